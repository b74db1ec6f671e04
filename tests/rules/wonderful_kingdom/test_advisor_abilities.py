"""What each of the fourteen advisors does (section 12.2 of the rules)."""

from typing import Any

import pytest

from regnum import Game
from regnum.games.wonderful_kingdom import multiset
from regnum.games.wonderful_kingdom.cardfiles import deck_of
from regnum.games.wonderful_kingdom.words import EXPLORATION, GOLD, MATERIALS
from tests.rules.marks import rule
from tests.rules.wonderful_kingdom.setting import (
    commit,
    face_down,
    field,
    laid,
    moves,
    names,
    play,
    player,
    refusal,
    site,
    table,
)

DECK = deck_of("")
#: A card that produces exactly one materials cube, one that produces exploration, and one that costs some.
MASONS = next(c.id for c in DECK.developments if multiset.count(c.production, MATERIALS) == 1 and c.scaled_resource < 0)
EXPLORERS = next(card.id for card in DECK.developments if multiset.count(card.production, EXPLORATION))
FAR_AWAY = next(card for card in DECK.developments if multiset.count(card.cost, EXPLORATION) >= 3)
#: Another card than the cathedral with spaces for materials and gold.
PALACE = next(
    card.id
    for card in DECK.developments
    if multiset.count(card.cost, MATERIALS) and multiset.count(card.cost, GOLD) and card.id != "cathedral"
)


def court(blue: dict[str, Any], red: dict[str, Any] | None = None, at: str = "select", **more: Any) -> Game:
    """A table of the advisors module; the hands are there to be offered."""
    choice = at in ("offer", "select")
    players = (
        {"hand": ["hamlet", "rangers"] if choice else [], **blue},
        {"hand": ["barracks", "guildhall"] if choice else [], **(red or {})},
    )
    return table(*players, at=at, module="advisors", **more)


def with_advisor(advisor: str, soldiers: int = 9, **more: Any) -> dict[str, Any]:
    """A player with one advisor."""
    return {"advisors": [advisor], "soldiers": soldiers, **more}


PRICES = [
    ("secret-agent", 2),
    ("mistress-of-cartography", 3),
    ("grey-eminence", 3),
    ("mercenary-captain", 4),
    ("mad-gambler", 5),
    ("ruthless-overseer", 3),
    ("lady-of-the-forest", 3),
    ("nursing-mother", 3),
    ("lady-of-the-lake-country", 4),
    ("queen-of-the-five-seas", 4),
    ("alchemist-diviner", 7),
    ("inspired-prophet", 5),
    ("master-goldsmith", 5),
    ("master-craftsman", 3),
]


@rule(*[f"IWK-ADVISOR-ABIL-{number:02}" for number in range(1, 15)])
def test_every_ability_has_its_price() -> None:
    assert [(advisor.id, advisor.price) for advisor in DECK.advisors] == PRICES


@rule("IWK-ADVISOR-ABIL-01")
@pytest.mark.parametrize("moment", ["offer", "select"])
def test_the_secret_agent_takes_back_a_trap_token(moment: str) -> None:
    game = court(with_advisor("secret-agent", traps=0), at=moment)
    play(game, "activate secret-agent")
    assert (player(game)["traps"], player(game)["soldiers"]) == (1, 7)


@rule("IWK-ADVISOR-ABIL-01")
def test_the_secret_agent_never_makes_more_than_two_tokens() -> None:
    game = court(with_advisor("secret-agent", traps=2))
    assert refusal(game, "activate secret-agent") == "IWK-ADVISOR-16"


@rule("IWK-ADVISOR-ABIL-02")
@pytest.mark.parametrize(("left", "right", "area"), [(2, 1, "right"), (0, 1, "left")])
def test_the_mistress_of_cartography_lays_a_card_into_the_smaller_area(left: int, right: int, area: str) -> None:
    cards = ["stone-quarry", "woodcutters"]
    fields: dict[str, Any] = {"left": cards[:left], "right": laid(["cathedral"][:right], 1, 5), "deck": ["royal-mint"]}
    game = court(with_advisor("mistress-of-cartography"), **fields)
    play(game, "activate mistress-of-cartography")
    newest = field(game, area)[-1]
    assert (newest["card"], newest["face_down"]) == ("royal-mint", False)
    assert (player(game)["soldiers"], game.decision.kind) == (6, "select")


@rule("IWK-ADVISOR-ABIL-02")
@pytest.mark.parametrize("area", ["left", "right"])
def test_with_equal_areas_the_player_chooses(area: str) -> None:
    fields: dict[str, Any] = {"left": ["stone-quarry"], "right": laid(["cathedral"], 1, 5), "deck": ["royal-mint"]}
    game = court(with_advisor("mistress-of-cartography"), at="offer", **fields)
    play(game, "activate mistress-of-cartography")
    assert moves(game) == ["chart left", "chart right"]
    play(game, f"chart {area}")
    assert names(field(game, area))[-1] == "royal-mint"


@rule("IWK-ADVISOR-ABIL-03")
@pytest.mark.parametrize(("slot", "place"), [(1, "left"), (5, "right"), (10, "blue"), (11, "red")])
def test_the_grey_eminence_turns_up_one_card_where_it_lies(slot: int, place: str) -> None:
    blue = with_advisor("grey-eminence", selection=[face_down("cathedral", "red")])
    red = {"selection": [face_down("royal-mint", "blue")]}
    fields: dict[str, Any] = {
        "left": [face_down("calamity", "red")],
        "right": laid([face_down("woodcutters", "blue")], 1, 5),
    }
    game = court(blue, red, **fields)
    play(game, "activate grey-eminence")
    assert moves(game) == ["reveal #1", "reveal #5", "reveal #10", "reveal #11"]
    play(game, f"reveal #{slot}")
    places = {
        "left": field(game, "left"),
        "right": field(game, "right"),
        "blue": player(game, 0)["selection"],
        "red": player(game, 1)["selection"],
    }
    assert {name: [card["face_down"] for card in cards] for name, cards in places.items()} == {
        name: [name != place] for name in places
    }


@rule("IWK-ADVISOR-ABIL-03")
def test_only_an_advisor_turned_up_in_a_selection_area_moves_to_its_owner() -> None:
    red = {"selection": [face_down("mad-gambler", "blue"), face_down("master-goldsmith", "blue")]}
    left = [face_down("secret-agent", "red")]
    game = court(with_advisor("grey-eminence"), red, left=left)
    theirs = play(game.copy(), "activate grey-eminence", "reveal #10")
    assert (player(theirs, 1)["advisors"], player(theirs, 1)["soldiers"]) == (["mad-gambler"], 1)
    assert names(player(theirs, 1)["selection"]) == ["master-goldsmith"]
    offered = play(game.copy(), "activate grey-eminence", "reveal #1")
    assert names(field(offered, "left")) == ["secret-agent"]
    assert player(offered)["advisors"] == ["grey-eminence"]


@rule("IWK-ADVISOR-ABIL-04")
def test_the_mercenary_captain_discards_a_card_of_either_area() -> None:
    fields: dict[str, Any] = {
        "left": ["stone-quarry", face_down("calamity", "red")],
        "right": laid(["cathedral"], 1, 5),
    }
    game = court(with_advisor("mercenary-captain"), **fields)
    play(game, "activate mercenary-captain")
    assert moves(game) == ["remove #1", "remove #2", "remove #5"]
    open_card = play(game.copy(), "remove #5")
    assert (field(open_card, "discards"), field(open_card, "right")) == (["cathedral"], [])
    assert open_card.decision.kind == "select", "the selection follows"
    hidden = game.copy()
    hidden.listen()
    play(hidden, "remove #2")
    assert names(field(hidden, "unseen")) == ["calamity"]
    view: Any = hidden.view(0)
    assert "calamity" not in str(view["table"]["unseen"]) + str(view["table"]["discards"])
    assert "calamity" not in str([event.args for event in hidden.events(0)])


@rule("IWK-ADVISOR-ABIL-05")
@pytest.mark.parametrize(("slot", "card", "hidden"), [(1, "stone-quarry", False), (2, "calamity", True)])
def test_the_mad_gambler_moves_a_card_to_the_other_area_as_it_lies(slot: int, card: str, hidden: bool) -> None:
    fields: dict[str, Any] = {
        "left": ["stone-quarry", face_down("calamity", "red")],
        "right": laid(["cathedral"], 1, 5),
    }
    game = court(with_advisor("mad-gambler"), **fields)
    play(game, "activate mad-gambler")
    assert moves(game) == ["shift #1", "shift #2", "shift #5"]
    play(game, f"shift #{slot}")
    moved = field(game, "right")[-1]
    assert (moved["card"], moved["face_down"], moved["slot"]) == (card, hidden, slot)
    assert card not in names(field(game, "left"))
    back = play(court(with_advisor("mad-gambler"), **fields), "activate mad-gambler", "shift #5")
    assert (names(field(back, "left"))[-1], field(back, "right")) == ("cathedral", [])


@rule("IWK-ADVISOR-ABIL-06")
@pytest.mark.parametrize("resource", ["materials", "gold"])
def test_the_ruthless_overseer_puts_a_cube_of_one_resource_on_each_card_with_room_for_it(resource: str) -> None:
    sites = ["cathedral", site("triumphal-arch", soldiers=1), PALACE, "hamlet", "royal-statue"]
    game = court(with_advisor("ruthless-overseer", sites=sites), at="exploration")
    before = {entry["card"]: entry["missing"] for entry in player(game)["sites"]}
    play(game, "activate ruthless-overseer")
    assert moves(game) == ["oversee materials", "oversee gold"], "no card has a space for the others"
    assert refusal(game, "oversee exploration") == "IWK-BUILD-02"
    assert refusal(game, "commit") == refusal(game, "place gold cathedral") == "IWK-ADVISOR-ABIL-06"
    play(game, f"oversee {resource}")
    after = {entry["card"]: entry["missing"] for entry in player(game)["sites"]}
    for card, missing in before.items():
        left = {kind: number - (kind == resource) for kind, number in missing.items()}
        assert after[card] == {kind: number for kind, number in left.items() if number}, card
    assert (player(game)["soldiers"], game.decision.kind) == (6, "placing")


@rule("IWK-ADVISOR-ABIL-06")
def test_cards_may_be_completed_by_the_overseer() -> None:
    sites = [site("hamlet", materials=1), site("barracks", materials=1), "cathedral"]
    game = court(with_advisor("ruthless-overseer", 3, sites=sites), at="exploration")
    play(game, "activate ruthless-overseer", "oversee materials")
    assert sorted(player(game)["built"]) == ["barracks", "hamlet"]
    assert [entry["missing"] for entry in player(game)["sites"]] == [{"materials": 2, "gold": 4}]
    assert player(game)["soldiers"] == 1, "the bonus of the barracks"


@rule("IWK-ADVISOR-ABIL-06", "IWK-ADVISOR-16")
def test_the_overseer_needs_a_card_with_an_empty_basic_space() -> None:
    full = [site("triumphal-arch", soldiers=1), site("griffin-riders", krystallium=1)]
    game = court(with_advisor("ruthless-overseer", sites=full), at="exploration")
    assert refusal(game, "activate ruthless-overseer") == "IWK-ADVISOR-16"


@rule("IWK-ADVISOR-ABIL-06")
def test_the_overseer_waits_until_the_exploration_cubes_are_placed() -> None:
    mine = with_advisor("ruthless-overseer", sites=[FAR_AWAY.id], built=[EXPLORERS])
    game = court(mine, at="exploration")
    assert player(game)["waiting"] == {"exploration": multiset.count(game_card(EXPLORERS), EXPLORATION)}
    assert refusal(game, "activate ruthless-overseer") == "IWK-RUL-16"
    while player(game)["waiting"]:
        play(game, f"place exploration {FAR_AWAY.id}")
    play(game, "activate ruthless-overseer")
    assert player(game)["used"] == ["ruthless-overseer"]


def game_card(id: str) -> int:
    """What a card produces."""
    return next(card.production for card in DECK.developments if card.id == id)


EXTRAS = [
    ("lady-of-the-forest", "materials", 3),
    ("nursing-mother", "population", 3),
    ("lady-of-the-lake-country", "gold", 4),
    ("queen-of-the-five-seas", "exploration", 4),
]


@rule("IWK-ADVISOR-ABIL-07", "IWK-ADVISOR-ABIL-08", "IWK-ADVISOR-ABIL-09", "IWK-ADVISOR-ABIL-10")
@pytest.mark.parametrize(("advisor", "resource", "price"), EXTRAS)
def test_four_extra_cubes_are_placed_like_produced_ones(advisor: str, resource: str, price: int) -> None:
    kind = ("materials", "population", "gold", "exploration").index(resource)
    card = next(card for card in DECK.developments if multiset.count(card.cost, kind) >= 2)
    game = court(with_advisor(advisor, 10, sites=[card.id]), at=resource)
    count = player(game)["waiting"].get(resource, 0)
    play(game, f"activate {advisor}")
    assert player(game)["waiting"] == {resource: count + 4}
    assert player(game)["soldiers"] == 10 - price
    assert refusal(game, "commit") == "IWK-RUL-16"
    before = player(game)["sites"][0]["missing"][resource]
    play(game, f"place {resource} {card.id}")
    assert player(game)["sites"][0]["missing"].get(resource, 0) == before - 1
    play(game, "alchemy all")
    assert player(game)["krystallium"] * 5 + sum(player(game)["alchemy"].values()) == count + 3


@rule("IWK-EX-26", "IWK-ADVISOR-ABIL-07")
def test_extra_cubes_do_not_count_for_supremacy() -> None:
    mine = with_advisor("lady-of-the-forest", 6, sites=["cathedral"])
    game = court(mine, {"duchy": "valados-a", "built": [MASONS], "sites": ["barracks"]}, at="materials")
    assert (player(game, 0)["waiting"], player(game, 1)["waiting"]) == ({"materials": 3}, {"materials": 4})
    play(game, "activate lady-of-the-forest")
    assert player(game)["waiting"] == {"materials": 7}
    assert (player(game, 0)["camp"], player(game, 1)["camp"]) == (0, 1)
    assert player(game)["soldiers"] == 3
    assert refusal(game, "activate lady-of-the-forest") == "IWK-ADVISOR-03"


@rule("IWK-ADVISOR-ABIL-11")
def test_the_alchemist_diviner_doubles_the_calamities_of_both() -> None:
    game = court(with_advisor("alchemist-diviner", 8, calamities=1), {"calamities": 3}, at="end", round=4)
    declined = play(game.copy(), "decline")
    assert declined.scores.totals == [-4, -12]
    play(game, "activate alchemist-diviner")
    assert game.over
    assert game.scores.totals == [-8, -24]
    assert player(game)["soldiers"] == 1


@rule("IWK-ADVISOR-ABIL-11")
@pytest.mark.parametrize(("soldiers", "calamities", "round"), [(6, 1, 4), (7, 0, 4), (9, 1, 3)])
def test_the_alchemist_diviner_needs_soldiers_calamities_and_the_end(
    soldiers: int, calamities: int, round: int
) -> None:
    mine = with_advisor("alchemist-diviner", soldiers, calamities=calamities)
    game = court(mine, at="end", round=round)
    assert game.over == (round == 4)
    assert game.scores.totals == [-4 * calamities, 0]
    if not game.over:
        assert refusal(game, "activate alchemist-diviner", game.decision.seat) == "IWK-ADVISOR-11"


@rule("IWK-ADVISOR-ABIL-11")
def test_the_diviner_is_asked_before_points_are_counted_whoever_has_it() -> None:
    red = with_advisor("alchemist-diviner", 7)
    game = court({"calamities": 1}, red, at="exploration", round=4)
    commit(game, "placing")
    assert (game.decision.seat, game.decision.kind) == (1, "last-advice")
    play(game, "activate alchemist-diviner")
    assert game.scores.totals == [-8, 0]


@rule("IWK-ADVISOR-ABIL-12")
@pytest.mark.parametrize("moment", ["offer", "planning", "gold"])
def test_the_inspired_prophet_discards_an_own_calamity(moment: str) -> None:
    mine = with_advisor("inspired-prophet", 5, calamities=2, sites=["hamlet"])
    game = court(mine, {"calamities": 1}, at=moment)
    play(game, "activate inspired-prophet")
    assert (player(game, 0)["calamities"], player(game, 1)["calamities"]) == (1, 1)
    assert (game.scores.totals, player(game)["soldiers"]) == ([-4, -4], 0)
    assert [*field(game, "discards"), *player(game)["gone"]] == ["calamity"]


@rule("IWK-ADVISOR-ABIL-12")
def test_the_prophet_reaches_no_calamity_that_is_not_on_the_own_duchy_card() -> None:
    mine = with_advisor("inspired-prophet", 5, selection=["calamity"], hand=["calamity", "hamlet"])
    game = court(mine, {"calamities": 2}, at="offer")
    assert refusal(game, "activate inspired-prophet") == "IWK-ADVISOR-16"


@rule("IWK-ADVISOR-ABIL-13")
@pytest.mark.parametrize("moment", ["offer", "select", "planning", "materials"])
def test_the_master_goldsmith_brings_three_krystallium(moment: str) -> None:
    game = court(with_advisor("master-goldsmith", 6, krystallium=1, sites=["hamlet"]), at=moment)
    play(game, "activate master-goldsmith")
    assert (player(game)["krystallium"], player(game)["soldiers"]) == (4, 1)


@rule("IWK-ADVISOR-ABIL-14")
@pytest.mark.parametrize("moment", ["select", "planning", "materials"])
def test_the_master_craftsman_completes_a_card_of_choice(moment: str) -> None:
    sites = ["hamlet", site("barracks", materials=2)]
    game = court(with_advisor("master-craftsman", 3, sites=sites), {"sites": ["cathedral"]}, at=moment)
    play(game, "activate master-craftsman")
    assert moves(game) == ["complete hamlet", "complete barracks"]
    assert refusal(game, "complete cathedral") != ""
    play(game, "complete barracks")
    assert (player(game)["built"], player(game)["soldiers"]) == (["barracks"], 1), "3 paid, 1 for the barracks"
    assert [entry["card"] for entry in player(game)["sites"]] == ["hamlet"]
    assert player(game)["alchemy"] == {}, "the cubes on it return to the supply"


@rule("IWK-ADVISOR-ABIL-14")
def test_the_craftsman_completes_an_empty_card_as_well() -> None:
    game = court(with_advisor("master-craftsman", 3, sites=["cathedral"]), at="planning")
    play(game, "activate master-craftsman")
    assert player(game)["built"] == ["cathedral"]
