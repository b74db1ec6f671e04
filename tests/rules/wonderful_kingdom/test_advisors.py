"""The advisors module: set-up, how advisors are taken, when they act (sections 12.1 and 12.3 of the rules)."""

from typing import Any

import pytest

import regnum
from regnum import Game
from regnum.games.wonderful_kingdom.cardfiles import deck_of
from tests.rules.marks import rule
from tests.rules.wonderful_kingdom.setting import (
    commit,
    face_down,
    field,
    moves,
    names,
    play,
    player,
    refusal,
    table,
)

DECK = deck_of("")
ADVISORS = [card.id for card in DECK.advisors]
PRICE = {card.id: card.price for card in DECK.advisors}
TREASURES = [card.id for card in DECK.treasures]
#: The cards with the two-player mark.
FOR_TWO = ["secret-agent", "grey-eminence", "alchemist-diviner"]
OFFERS = ["secret-agent", "mistress-of-cartography", "grey-eminence"]
SELECTIONS = [*OFFERS, "mercenary-captain", "mad-gambler"]
ANY_TIME = ["inspired-prophet", "master-goldsmith", "master-craftsman"]
EVERYWHERE: list[tuple[str, list[str]]] = [
    ("offer", [*OFFERS, *ANY_TIME]),
    ("select", [*SELECTIONS, *ANY_TIME]),
    ("planning", ANY_TIME),
    ("materials", ["lady-of-the-forest", *ANY_TIME]),
    ("population", ["nursing-mother", *ANY_TIME]),
    ("gold", ["lady-of-the-lake-country", *ANY_TIME]),
    ("exploration", ["ruthless-overseer", "queen-of-the-five-seas", *ANY_TIME]),
    ("end", ["alchemist-diviner"]),
]


def court(blue: dict[str, Any], red: dict[str, Any] | None = None, at: str = "offer", **more: Any) -> Game:
    """A table of the advisors module; the hands are there to be offered."""
    hands = {"blue": ["hamlet", "rangers"], "red": ["barracks", "guildhall"]} if at in ("offer", "select") else {}
    players = ({"hand": hands.get("blue", []), **blue}, {"hand": hands.get("red", []), **(red or {})})
    return table(*players, at=at, module="advisors", **more)


def rich(*advisors: str) -> dict[str, Any]:
    """A player for whom every ability would do something."""
    can = {"traps": 0, "calamities": 1, "soldiers": 20, "sites": ["cathedral"]}
    return {"advisors": list(advisors), **can}


def activations(game: Game, seat: int = 0) -> list[str]:
    """The advisors that a seat can activate."""
    return [move.removeprefix("activate ") for move in moves(game, seat) if move.startswith("activate")]


def new(seats: int, seed: int = 4) -> Game:
    """A new game, both players before their first choice."""
    return regnum.new("wonderful_kingdom", seats, seed, module="advisors", first="blue")


def advisors_in(game: Game, *areas: str) -> list[str]:
    """The advisors in some of the decks."""
    return [card for area in areas for card in field(game, area) if card in ADVISORS]


@rule("IWK-ADVISOR-01", "IWK-ADVISOR-04", "IWK-ADVISOR-05")
def test_two_of_fourteen_advisors_are_drawn_and_one_is_kept() -> None:
    game = new(2)
    drawn = [player(game, seat)["drawn"] for seat in (0, 1)]
    assert [len(cards) for cards in drawn] == [2, 2]
    assert sorted([*drawn[0], *drawn[1], *field(game, "advisor_deck")]) == sorted(ADVISORS)
    assert len(ADVISORS) == 14
    for seat in (0, 1):
        assert moves(game, seat) == [f"keep {card}" for card in drawn[seat]]
        other = next(card for card in ADVISORS if card not in drawn[seat])
        assert refusal(game, f"keep {other}", seat) == "IWK-ADVISOR-05"
    for seat in (0, 1):
        play(game, f"keep {drawn[seat][1]}", seat=seat)
    for seat in (0, 1):
        assert player(game, seat)["advisors"] == [drawn[seat][1]]
        assert player(game, seat)["rejected"] == drawn[seat][0], "out of the game"
        rest = game.position()["table"]
        assert str(rest).count(f"'{drawn[seat][0]}'") == 1


@rule("IWK-ADVISOR-04")
def test_the_advisor_deck_is_shuffled_and_face_down() -> None:
    games = [new(2, seed) for seed in range(8)]
    assert len({tuple(player(game)["drawn"]) for game in games}) > 4
    view: Any = games[0].view(0)
    assert view["table"]["advisor_deck"] == 10
    assert view["table"]["players"][1]["drawn"] == 2


@rule("IWK-ADVISOR-05")
def test_both_players_choose_at_the_same_time() -> None:
    game = new(2)
    play(game, moves(game, 1)[0], seat=1)
    view: Any = game.view(0)
    assert view["table"]["players"][1]["advisors"] == []
    assert [decision.seat for decision in game.decisions] == [0]


@rule("IWK-EX-32", "IWK-ADVISOR-06", "IWK-ADVISOR-07")
def test_ten_advisors_take_the_place_of_the_treasures() -> None:
    game = new(2)
    play(game, moves(game, 0)[0], seat=0)
    assert field(game, "calamities") == 8
    assert [player(game, seat)["soldiers"] for seat in (0, 1)] == [2, 2]
    play(game, moves(game, 1)[0], seat=1)
    hands = player(game, 0)["hand"] + player(game, 1)["hand"]
    dealt = [*hands, *names(field(game, "left")), *names(field(game, "right")), *field(game, "deck")]
    assert (len(dealt), dealt.count("calamity")) == (80 + 2, 2)
    assert len([card for card in dealt if card in ADVISORS]) == 10
    assert [card for card in dealt if card in TREASURES] == []
    assert [len(player(game, seat)["advisors"]) for seat in (0, 1)] == [1, 1]
    assert [player(game, seat)["soldiers"] for seat in (0, 1)] == [2, 2], "no selection bonus for the kept advisor"
    assert field(game, "calamities") == 8 - 2


@rule("IWK-ADVISOR-06")
def test_the_advisors_are_shuffled_into_the_deck() -> None:
    places = set()
    for seed in range(6):
        game = new(2, seed)
        play(game, moves(game, 0)[0], moves(game, 1)[0])
        places.add(tuple(place for place, card in enumerate(field(game, "deck")) if card in ADVISORS))
    assert len(places) == 6


@rule("IWK-ADVISOR-08")
def test_advisors_are_offered_like_other_cards() -> None:
    game = court({"hand": ["mad-gambler", "master-goldsmith"]})
    play(game, "offer mad-gambler left face-down", "offer master-goldsmith right")
    assert [(card["card"], card["face_down"]) for card in field(game, "left")] == [("mad-gambler", True)]
    view: Any = game.view(1)
    assert "mad-gambler" not in str(view["table"]["left"])
    assert "master-goldsmith" in str(view["table"]["right"])


@rule("IWK-EX-25", "IWK-ADVISOR-09", "IWK-ADVISOR-10", "IWK-ADVISOR-01")
def test_an_open_advisor_goes_to_the_advisor_area_with_a_soldier() -> None:
    game = court({"camp": 1}, at="select", left=["mad-gambler", "stone-quarry"])
    play(game, "select left")
    assert player(game)["advisors"] == ["mad-gambler"]
    assert (player(game)["soldiers"], player(game)["camp"]) == (1, 1)
    assert names(player(game)["selection"]) == ["stone-quarry"]


@rule("IWK-ADVISOR-10")
def test_each_advisor_brings_a_soldier() -> None:
    game = court({"soldiers": 2}, at="select", left=["mad-gambler", "grey-eminence", "secret-agent"])
    play(game, "select left")
    assert player(game)["soldiers"] == 2 + 3
    assert player(game)["advisors"] == ["mad-gambler", "grey-eminence", "secret-agent"]


@rule("IWK-ADVISOR-12", "IWK-ADVISOR-09")
def test_an_advisor_taken_face_down_comes_in_planning() -> None:
    left = [face_down("mad-gambler", "red"), "stone-quarry"]
    game = court({}, at="select", left=left)
    play(game, "select left")
    assert (player(game)["advisors"], player(game)["soldiers"]) == ([], 0)
    assert names(player(game)["selection"]) == ["mad-gambler", "stone-quarry"]
    later = court({"selection": left}, at="reveal")
    assert (player(later)["advisors"], player(later)["soldiers"]) == (["mad-gambler"], 1)
    assert names(player(later)["selection"]) == ["stone-quarry"]


@rule("IWK-ADVISOR-13")
def test_advisors_are_neither_recycled_nor_constructed() -> None:
    game = court({"selection": [face_down("mad-gambler", "red"), "stone-quarry"]}, at="reveal")
    assert moves(game) == ["construct stone-quarry", "recycle stone-quarry"]
    assert refusal(game, "recycle mad-gambler") == "IWK-PLAN-02"
    assert refusal(game, "construct mad-gambler") == "IWK-PLAN-02"


@rule("IWK-ADVISOR-14")
def test_advisors_bring_no_points() -> None:
    game = court({"advisors": ["mad-gambler", "master-goldsmith", "secret-agent"]}, at="end", round=4)
    assert game.over
    assert game.scores.totals == [0, 0]


@rule("IWK-ADVISOR-02")
def test_an_ability_is_paid_with_soldiers_of_the_duchy_card() -> None:
    price = PRICE["master-goldsmith"]
    mine = {"advisors": ["master-goldsmith"], "soldiers": price + 1, "camp": 1, "sites": ["hamlet"]}
    game = play(court(mine, at="planning"), "activate master-goldsmith")
    assert (player(game)["soldiers"], player(game)["camp"]) == (1, 1)
    short = court({**mine, "soldiers": price - 1}, at="planning")
    assert refusal(short, "activate master-goldsmith") == "IWK-ADVISOR-02"
    assert activations(short) == []


@rule("IWK-ADVISOR-02", "IWK-ADVISOR-03")
def test_an_ability_is_used_once_a_round_and_again_in_the_next() -> None:
    mine = {"advisors": ["master-goldsmith"], "soldiers": 20, "sites": ["hamlet"]}
    game = court(mine, at="exploration")
    play(game, "activate master-goldsmith")
    assert refusal(game, "activate master-goldsmith") == "IWK-ADVISOR-03"
    assert player(game)["used"] == ["master-goldsmith"]
    commit(game, "placing")
    assert field(game, "round") == 2
    while game.decision.seat == 1:
        play(game, moves(game)[0])
    play(game, "activate master-goldsmith")
    assert player(game)["krystallium"] == 3 + 3


@rule("IWK-ADVISOR-03")
def test_using_one_advisor_does_not_use_up_another() -> None:
    game = court(rich("master-goldsmith", "inspired-prophet"), at="planning")
    play(game, "activate master-goldsmith", "activate inspired-prophet")
    assert player(game)["used"] == ["inspired-prophet", "master-goldsmith"]


@rule("IWK-ADVISOR-11", "IWK-ADVISOR-15", "IWK-ADVISOR-16")
@pytest.mark.parametrize(("moment", "able"), EVERYWHERE)
def test_every_advisor_has_its_phase(moment: str, able: list[str]) -> None:
    mine = {**rich(*ADVISORS), "selection": ["stone-quarry"] if moment == "planning" else []}
    area = [face_down("woodcutters", "red")] if moment in ("offer", "select") else []
    game = court(mine, at=moment, left=area, round=4 if moment == "end" else 1)
    assert sorted(activations(game)) == sorted(able)
    for card in [card for card in ADVISORS if card not in able]:
        assert refusal(game, f"activate {card}") == ("IWK-ADVISOR-ABIL-11" if moment == "end" else "IWK-ADVISOR-11")


@rule("IWK-ADVISOR-11")
def test_only_own_advisors_can_be_activated() -> None:
    game = court(rich("secret-agent"), {"advisors": ["master-goldsmith"]}, at="planning")
    assert refusal(game, "activate master-goldsmith") == "IWK-ADVISOR-11"


@rule("IWK-ADVISOR-15")
def test_choice_abilities_come_before_the_offer_and_never_in_the_opponents_turn() -> None:
    game = court(rich("mistress-of-cartography"), {"advisors": ["secret-agent"], "soldiers": 9, "traps": 0})
    assert game.why_not("activate secret-agent", 1) is not None
    play(game, "offer hamlet left")
    assert refusal(game, "activate mistress-of-cartography") == "IWK-OFFER-06"


@rule("IWK-ADVISOR-11", "IWK-ADVISOR-15")
def test_an_advisor_just_taken_can_be_used_in_the_offer_turn_that_follows() -> None:
    left = ["mistress-of-cartography"]
    game = court({"soldiers": PRICE["mistress-of-cartography"] - 1}, at="select", left=left, deck=["woodcutters"])
    play(game, "select left")
    assert (game.decision.seat, game.decision.kind) == (0, "offer")
    play(game, "activate mistress-of-cartography", "chart right")
    assert names(field(game, "right")) == ["woodcutters"]
    assert player(game)["soldiers"] == 0


@rule("IWK-ADVISOR-15")
def test_after_the_last_selection_the_choice_phase_is_over() -> None:
    mine = {"soldiers": 9, "traps": 0, "hand": [], "selection": ["stone-quarry"]}
    game = court(mine, {"hand": []}, at="select", left=["secret-agent"], turn=15, first="blue")
    play(game, "select left")
    assert game.decision.kind == "planning"
    assert refusal(game, "activate secret-agent") == "IWK-ADVISOR-11"


NO_EFFECT: list[tuple[str, str, dict[str, Any]]] = [
    ("secret-agent", "offer", {"traps": 2}),
    ("grey-eminence", "offer", {}),
    ("mercenary-captain", "select", {}),
    ("mad-gambler", "select", {}),
    ("ruthless-overseer", "exploration", {"sites": [{"card": "triumphal-arch", "missing": {"soldier": 1}}]}),
    ("inspired-prophet", "planning", {"calamities": 0}),
    ("master-craftsman", "planning", {"sites": [], "selection": ["hamlet", "rangers"]}),
]


@rule("IWK-ADVISOR-16")
@pytest.mark.parametrize(("advisor", "moment", "mine"), NO_EFFECT)
def test_an_ability_without_an_effect_cannot_be_activated(advisor: str, moment: str, mine: dict[str, Any]) -> None:
    game = court({**rich(advisor), **mine}, at=moment)
    assert refusal(game, f"activate {advisor}") == "IWK-ADVISOR-16"
    assert activations(game) == []


@rule("IWK-ADVISOR-16")
def test_soldiers_are_paid_before_the_effect() -> None:
    mine = {"advisors": ["master-craftsman"], "soldiers": PRICE["master-craftsman"] - 1, "sites": ["barracks"]}
    game = court(mine, at="planning")
    assert refusal(game, "activate master-craftsman") == "IWK-ADVISOR-02", "the soldier of the barracks comes too late"


@rule("IWK-ADVISOR-16")
def test_after_round_four_any_phase_abilities_are_over() -> None:
    game = court(rich("alchemist-diviner", "inspired-prophet", "master-goldsmith"), at="end", round=4)
    assert moves(game) == ["activate alchemist-diviner", "decline"]
    assert refusal(game, "activate inspired-prophet") == "IWK-ADVISOR-ABIL-11"


@rule("IWK-EX-32", "IWK-ADVISOR-SOLO-01", "IWK-ADVISOR-SOLO-02")
def test_alone_the_advisors_for_two_are_out_and_the_other_one_is_shuffled_back() -> None:
    for seed in range(5):
        game = new(1, seed)
        drawn = player(game)["drawn"]
        assert len(drawn) == 2
        play(game, f"keep {drawn[0]}")
        assert (player(game)["advisors"], player(game)["soldiers"]) == ([drawn[0]], 2)
        assert not any(f"'{card}'" in str(game.position()) for card in FOR_TWO)
        dealt = [*names(field(game, "left")), *names(field(game, "right")), *field(game, "deck")]
        assert (len(dealt), len(field(game, "risk"))) == (72, 12)
        among = [card for card in [*dealt, *field(game, "risk")] if card in ADVISORS]
        assert sorted([*among, drawn[0]]) == sorted(card for card in ADVISORS if card not in FOR_TWO)
        assert drawn[1] in among
        assert [card for card in [*dealt, *field(game, "risk")] if card in TREASURES] == []


@rule("IWK-ADVISOR-SOLO-02")
def test_the_risk_deck_may_hold_advisors() -> None:
    games = [new(1, seed) for seed in range(8)]
    found = [len(advisors_in(play(game, moves(game)[0]), "risk")) for game in games]
    assert max(found) > 0
    assert {field(game, "risk").count("calamity") for game in games} == {4}
