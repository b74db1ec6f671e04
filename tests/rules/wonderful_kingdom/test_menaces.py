"""The menace module: choosing decks, the order of the strikes, the fight phase, points (section 11.1)."""

from typing import Any

import pytest

import regnum
from regnum import Game
from regnum.games.wonderful_kingdom.cardfiles import deck_of
from tests.rules.marks import rule
from tests.rules.wonderful_kingdom.setting import commit, field, moves, names, play, player, refusal, site, table

DECK = deck_of("")
FIGHT = {menace.id: menace.fight for menace in DECK.menaces}
LOST = {menace.id: menace.vp for menace in DECK.menaces}
DECKS = ["shadows", "frost-giants", "thieves", "giant-rats"]
DEALT = {"shadows": "shadow", "frost-giants": "frost-giant", "thieves": "thief", "giant-rats": "giant-rat"}
DECK_OF = {**{card: deck for deck, card in DEALT.items()}, "plague": "giant-rats"}


def menaced(
    blue: dict[str, Any], red: dict[str, Any], decks: tuple[str, str] = ("giant-rats", "shadows"), **more: Any
) -> Game:
    """A table with a menace deck for each player."""
    return table({"menace_deck": decks[0], **blue}, {"menace_deck": decks[1], **red}, module="menace", **more)


def chosen(*decks: str, **options: object) -> Game:
    """A new game for as many players as decks, which are chosen in this order."""
    game = regnum.new("wonderful_kingdom", len(decks), 7, module="menace", **options)
    return play(game, *[f"menace {deck}" for deck in decks])


@rule("IWK-MENACE-01")
def test_no_calamity_is_in_the_game() -> None:
    game = chosen("frost-giants", "giant-rats")
    assert field(game, "calamities") == 0
    assert "calamity" not in str(game.position())


@rule("IWK-MENACE-02")
@pytest.mark.parametrize(("first", "seat"), [("blue", 0), ("red", 1)])
def test_player_one_chooses_first_and_the_decks_differ(first: str, seat: int) -> None:
    game = regnum.new("wonderful_kingdom", 2, 7, module="menace", first=first)
    assert [decision.seat for decision in game.decisions] == [seat]
    assert moves(game) == [f"menace {deck}" for deck in DECKS]
    play(game, "menace thieves")
    assert [decision.seat for decision in game.decisions] == [1 - seat]
    assert refusal(game, "menace thieves") == "IWK-MENACE-02"
    assert moves(game) == ["menace shadows", "menace frost-giants", "menace giant-rats"]
    play(game, "menace shadows")
    assert (player(game, seat)["menace_deck"], player(game, 1 - seat)["menace_deck"]) == ("thieves", "shadows")


@rule("IWK-MENACE-03")
@pytest.mark.parametrize("deck", DECKS)
def test_each_deck_strikes_in_its_own_way(deck: str) -> None:
    """The same two cards and one menace, but each deck leaves another table."""
    card = DEALT[deck]
    other = "shadows" if deck != "shadows" else "thieves"
    game = menaced({"selection": [card, "hamlet", "barracks"]}, {"sites": ["citadel"]}, (deck, other), at="reveal")
    answer = {"shadows": "discard hamlet", "frost-giants": "host-new hamlet", "thieves": "cover gold"}.get(deck)
    asked = {"shadows": "shadow-discard", "frost-giants": "place-giant", "thieves": "cover-icon"}.get(deck, "planning")
    assert (game.decision.seat, game.decision.kind) == (0, asked)
    if answer:
        play(game, answer, seat=0)
    assert [decision.kind for decision in game.decisions] == ["planning", "planning"]
    mine = player(game)
    left = {
        "selection": names(mine["selection"]),
        "menaces": mine["menaces"],
        "frozen": [(entry["card"], entry["guard"]) for entry in mine["sites"]],
        "theft": mine["theft"],
        "fed": player(game, 1)["alchemy"],
    }
    untouched = {"selection": ["hamlet", "barracks"], "menaces": [card], "frozen": [], "theft": {}, "fed": {}}
    changed: dict[str, dict[str, object]] = {
        "shadows": {"selection": ["barracks"], "fed": {"population": 1}},
        "frost-giants": {"selection": ["barracks"], "menaces": [], "frozen": [("hamlet", "frost-giant")]},
        "thieves": {"theft": {"gold": 1}},
        "giant-rats": {"menaces": ["giant-rat", "plague"]},
    }
    assert left == {**untouched, **changed[deck]}


@rule("IWK-MENACE-03", "IWK-MENACE-04")
def test_each_hand_holds_one_card_of_the_own_menace_deck() -> None:
    game = chosen("frost-giants", "giant-rats", first="blue")
    special = [[card for card in player(game, seat)["hand"] if card in DECK_OF] for seat in (0, 1)]
    assert special == [["frost-giant"], ["giant-rat"]]
    assert [len(player(game, seat)["hand"]) for seat in (0, 1)] == [8, 8]
    assert [player(game, seat)["menaces_left"] for seat in (0, 1)] == [3, 3]
    assert (field(game, "plague"), len(field(game, "deck"))) == (10, 64)


@rule("IWK-MENACE-04", "IWK-MENACE-RAT-01")
def test_a_plague_card_is_never_dealt() -> None:
    game = regnum.new("wonderful_kingdom", 2, 3, module="menace", first="blue")
    play(game, "menace giant-rats", "menace thieves")
    for number in range(1, 5):
        assert field(game, "round") == number
        assert [card for card in player(game)["hand"] if card in DECK_OF] == ["giant-rat"]
        assert player(game)["menaces_left"] == 4 - number
        while not game.over and field(game, "round") == number:
            play(game, moves(game)[0])


@rule("IWK-MENACE-04")
def test_a_menace_is_offered_like_any_card() -> None:
    game = menaced({"hand": ["giant-rat", "hamlet"]}, {"hand": ["rangers", "barracks"]}, at="offer")
    play(game, "offer giant-rat left face-down", "offer hamlet left", "select left")
    assert names(player(game, 1)["selection"]) == ["giant-rat", "hamlet"]


@rule("IWK-MENACE-05", "IWK-MENACE-06")
@pytest.mark.parametrize("card", ["shadow", "frost-giant", "thief", "giant-rat"])
def test_menaces_are_neither_recycled_nor_constructed_but_leave_the_selection_area(card: str) -> None:
    other = "shadows" if card != "shadow" else "thieves"
    mine = {"selection": [card, "hamlet", "barracks"], "sites": ["stone-quarry"]}
    game = menaced(mine, {}, (DECK_OF[card], other), at="reveal")
    while game.decision.kind != "planning":
        play(game, next(move for move in moves(game) if move != "host-new hamlet" and move != "discard hamlet"))
    assert card not in names(player(game)["selection"])
    assert refusal(game, f"construct {card}") == "IWK-PLAN-02"
    assert refusal(game, f"recycle {card}") == "IWK-PLAN-02"
    guards = [entry["guard"] for entry in player(game)["sites"] if entry["guard"]]
    assert [*player(game)["menaces"], *guards].count(card) == 1


@rule("IWK-MENACE-07")
def test_a_menace_of_the_opponents_deck_strikes_whoever_took_it() -> None:
    game = menaced({}, {"selection": ["giant-rat", "hamlet"]}, at="reveal")
    assert player(game, 1)["menaces"] == ["giant-rat", "plague"]
    assert player(game, 0)["menaces"] == []


@rule("IWK-MENACE-08")
def test_all_effects_of_all_menaces_taken_are_applied() -> None:
    mine = {"selection": ["thief", "thief", "giant-rat", "hamlet"]}
    game = menaced(mine, {}, ("giant-rats", "thieves"), at="reveal")
    assert refusal(game, "commit") == "IWK-MENACE-THIEF-01"
    play(game, "cover materials", "cover gold")
    assert player(game)["theft"] == {"materials": 1, "gold": 1}
    assert sorted(player(game)["menaces"]) == ["giant-rat", "plague", "thief", "thief"]
    assert game.decision.kind == "planning"


ORDER = [
    (("frost-giants", "shadows"), ["shadow-discard", "place-giant"]),
    (("thieves", "shadows"), ["shadow-discard", "cover-icon"]),
    (("thieves", "frost-giants"), ["place-giant", "cover-icon"]),
]


@rule("IWK-MENACE-09")
@pytest.mark.parametrize(("decks", "kinds"), ORDER)
@pytest.mark.parametrize("turned", [False, True])
def test_the_decks_strike_in_a_fixed_order(decks: tuple[str, str], kinds: list[str], turned: bool) -> None:
    cards = [DEALT[deck] for deck in decks]
    owners = (decks[1], decks[0]) if turned else decks
    game = menaced({"selection": [*cards, "hamlet", "barracks", "rangers"]}, {}, owners, at="reveal")
    asked = []
    while game.decision.kind != "planning":
        asked.append(game.decision.kind)
        assert refusal(game, "construct rangers") != "", "other planning starts when all sub-steps are done"
        play(game, moves(game)[0])
    assert asked == kinds


@rule("IWK-MENACE-09")
@pytest.mark.parametrize("deck", ["shadows", "frost-giants", "thieves"])
def test_the_rats_come_last(deck: str) -> None:
    mine = {"selection": [DEALT[deck], "giant-rat", "hamlet", "barracks"]}
    game = menaced(mine, {}, ("giant-rats", deck), at="reveal")
    assert "giant-rat" in names(player(game)["selection"])
    assert player(game)["menaces"] == []
    play(game, moves(game)[0])
    assert "giant-rat" in player(game)["menaces"]


@rule("IWK-MENACE-09")
def test_each_deck_is_one_simultaneous_step() -> None:
    both = ["thief", "frost-giant", "hamlet"]
    blue = {"selection": both, "sites": ["barracks"]}
    red = {"selection": both, "sites": ["guildhall"]}
    game = menaced(blue, red, ("thieves", "frost-giants"), at="reveal")
    assert [(decision.seat, decision.kind) for decision in game.decisions] == [(0, "place-giant"), (1, "place-giant")]
    play(game, "host barracks", seat=0)
    assert [(decision.seat, decision.kind) for decision in game.decisions] == [(1, "place-giant")]
    view: Any = game.view(1)
    assert view["table"]["players"][0]["sites"][0]["guard"] is None
    play(game, "host-new hamlet", seat=1)
    assert [(decision.seat, decision.kind) for decision in game.decisions] == [(0, "cover-icon"), (1, "cover-icon")]


@rule("IWK-MENACE-10", "IWK-MENACE-11")
@pytest.mark.parametrize("card", ["shadow", "frost-giant", "thief", "giant-rat", "plague"])
def test_only_thieves_are_felt_in_production(card: str) -> None:
    theft = {"materials": 1} if card == "thief" else {}
    frozen = {"card": "cathedral", "guard": "frost-giant"} if card == "frost-giant" else "cathedral"
    mine = {"sites": [frozen], "theft": theft, "menaces": [] if card == "frost-giant" else [card]}
    other = "shadows" if DECK_OF[card] != "shadows" else "thieves"
    game = menaced(mine, {}, (DECK_OF[card], other), at="materials")
    assert player(game)["waiting"] == {"materials": 2 if card == "thief" else 3}
    game.listen()
    commit(game, "placing")
    counts = [event.args["amount"] for event in game.events(0) if event.kind == "produced" and event.seat == 0]
    assert counts == [1, 1, 0], "population, gold, exploration"
    assert (field(game, "round"), game.decision.kind) == (1, "fight"), "the fight comes after all four steps"


@rule("IWK-MENACE-13")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_fight_follows_production_in_every_round(number: int) -> None:
    mine = {"menaces": ["giant-rat"], "soldiers": FIGHT["giant-rat"]}
    game = menaced(mine, {}, at="exploration", round=number)
    assert (game.decision.kind, field(game, "round")) == ("fight", number)
    assert moves(game) == ["commit", "fight giant-rat"], "a player may fight, but need not"
    play(game, "commit")
    assert player(game)["menaces"] == ["giant-rat"]
    assert game.over == (number == 4)


@rule("IWK-MENACE-12", "IWK-MENACE-14", "IWK-MENACE-15")
@pytest.mark.parametrize("card", ["giant-rat", "plague", "frost-giant", "shadow", "thief"])
def test_a_menace_is_defeated_with_as_many_soldiers_as_its_spaces(card: str) -> None:
    decks = (DECK_OF[card], "shadows" if card != "shadow" else "thieves")
    mine = {"menaces": [card], "sites": ["hamlet"]}
    short = menaced({**mine, "soldiers": FIGHT[card] - 1}, {}, decks, at="fight")
    assert refusal(short, f"fight {card}") == "IWK-MENACE-14"
    game = menaced({**mine, "soldiers": FIGHT[card] + 1}, {}, decks, at="fight")
    play(game, f"fight {card}")
    assert (player(game)["menaces"], player(game)["soldiers"]) == ([], 1)
    play(game, "commit")
    assert field(game, "discards") == [card]
    assert "menaces" not in game.scores.parts[0]


@rule("IWK-MENACE-15")
def test_a_defeated_shadow_takes_nothing_any_more() -> None:
    mine = {"menaces": ["shadow"], "soldiers": FIGHT["shadow"], "sites": ["hamlet"]}
    game = menaced(mine, {}, ("shadows", "thieves"), at="fight")
    play(game, "fight shadow", "commit")
    later = menaced({"selection": ["hamlet", "barracks"]}, {}, ("shadows", "thieves"), at="reveal", discards=["shadow"])
    assert player(game)["menaces"] == []
    assert later.decision.kind == "planning"


@rule("IWK-MENACE-16")
@pytest.mark.parametrize("moment", ["offer", "planning", "materials", "exploration"])
def test_menaces_are_fought_in_no_other_phase(moment: str) -> None:
    mine = {"menaces": ["giant-rat"], "soldiers": 9, "sites": ["cathedral"], "hand": ["hamlet", "barracks"]}
    mine["selection"] = ["rangers"] if moment == "planning" else []
    game = menaced(mine, {}, at=moment)
    assert [move for move in moves(game) if move.startswith(("fight", "thaw"))] == []
    assert refusal(game, "fight giant-rat") != ""


@rule("IWK-MENACE-16")
def test_an_undefeated_menace_stays_until_the_next_fight() -> None:
    game = menaced({"menaces": ["giant-rat"]}, {"menaces": ["plague"]}, at="fight")
    assert field(game, "round") == 2, "nobody could fight"
    assert (player(game)["menaces"], player(game, 1)["menaces"]) == (["giant-rat"], ["plague"])


@rule("IWK-MENACE-12", "IWK-MENACE-17")
@pytest.mark.parametrize("card", ["giant-rat", "plague", "frost-giant", "shadow", "thief"])
def test_an_undefeated_menace_costs_its_points(card: str) -> None:
    decks = (DECK_OF[card], "shadows" if card != "shadow" else "thieves")
    game = menaced({"menaces": [card, card]}, {}, decks, at="end", round=4)
    assert LOST[card] < 0
    assert game.scores.totals == [2 * LOST[card], 0]


@rule("IWK-MENACE-17")
def test_a_giant_under_a_card_costs_its_points_too() -> None:
    mine = {"sites": [{"card": "hamlet", "guard": "frost-giant"}], "menaces": ["frost-giant"]}
    game = menaced(mine, {}, ("frost-giants", "shadows"), at="end", round=4)
    assert game.scores.totals == [2 * LOST["frost-giant"], 0]
    assert game.scores.winners == [1]


@rule("IWK-MENACE-18")
def test_any_number_of_menaces_is_fought_in_any_order_each_paid_at_once() -> None:
    mine = {"menaces": ["giant-rat", "plague", "plague"], "soldiers": FIGHT["giant-rat"] + FIGHT["plague"]}
    game = menaced({**mine, "sites": ["hamlet"]}, {}, at="fight")
    play(game, "fight plague", "fight giant-rat")
    assert (player(game)["menaces"], player(game)["soldiers"]) == (["plague"], 0)
    assert refusal(game, "fight plague") == "IWK-MENACE-14"
    assert refusal(game, "fight giant-rat") == "IWK-MENACE-13"


@rule("IWK-MENACE-19")
def test_a_menace_left_over_has_no_effect() -> None:
    fields: dict[str, Any] = {"left": ["giant-rat"], "right": ["hamlet"], "turn": 15, "first": "blue"}
    game = menaced({}, {}, at="select", **fields)
    play(game, "select right")
    assert field(game, "discards") == ["giant-rat"]
    assert (player(game, 0)["menaces"], player(game, 1)["menaces"]) == ([], [])
    assert field(game, "plague") == 10


@rule("IWK-MENACE-SOLO-01")
@pytest.mark.parametrize("deck", DECKS)
def test_alone_the_cards_of_one_deck_lie_in_the_risk_deck(deck: str) -> None:
    game = chosen(deck)
    risk = field(game, "risk")
    assert (len(risk), risk.count(DEALT[deck]), risk.count("plague")) == (12, 4, 0)
    assert (field(game, "plague"), field(game, "calamities"), player(game)["menaces_left"]) == (10, 0, 0)
    assert "calamity" not in str(game.position())


@rule("IWK-MENACE-SOLO-01")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_alone_the_fight_is_played_in_every_round(number: int) -> None:
    mine = {"menaces": ["giant-rat"], "soldiers": FIGHT["giant-rat"], "menace_deck": "giant-rats"}
    game = table(mine, at="exploration", round=number, module="menace", risk=[])
    play(game, "fight giant-rat")
    assert player(game)["menaces"] == []


@rule("IWK-MENACE-13", "IWK-RUL-03")
def test_the_window_is_open_in_the_fight() -> None:
    """It is the fight of phase D; the window's actions don't end it, and what they bring can be used in it."""
    sites = [site("barracks", materials=1), "citadel"]
    mine = {"krystallium": 1, "sites": sites, "menaces": ["plague"], "soldiers": FIGHT["plague"] - 1}
    game = menaced(mine, {}, at="fight")
    assert (game.decision.kind, game.decision.rule) == ("fight", "IWK-MENACE-13")
    assert refusal(game, "fight plague") == "IWK-MENACE-14"
    play(game, "krystallium barracks materials")
    assert (player(game)["built"], player(game)["krystallium"]) == (["barracks"], 0)
    assert player(game)["soldiers"] == FIGHT["plague"], "the bonus of the barracks"
    play(game, "scrap citadel", "fight plague")
    assert (player(game)["menaces"], player(game)["sites"], player(game)["soldiers"]) == ([], [], 0)
    assert field(game, "round") == 2, "nothing is left to do but to commit"
