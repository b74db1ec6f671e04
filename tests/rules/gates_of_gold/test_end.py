"""The end of the game: Rogues and the Assassin, then points (GOG-SCORE)."""

from typing import Any

import pytest

from regnum import Game
from tests.rules.gates_of_gold.setting import gate, told, total
from tests.rules.marks import rule
from tests.rules.viscounts.setting import BLUE, RED, kind, moves, play, player, refusal

DECK = ["abbot", "squire"]
END: list[dict[str, Any]] = [{"frame": "end-game"}]


def ending(*players: dict[str, Any], **fields: Any) -> Game:
    """A game whose last turn is over."""
    mine = [{"hand": [], "draw": DECK, "row": ["thief", None, None], **data} for data in players]
    return gate(*mine, stack=END, **fields)


def worth(*owned: str, **red: Any) -> int:
    """What the Outsiders in red's deck are worth."""
    fields = {name: red.pop(name) for name in ("buildings", "players") if name in red}
    others = fields.pop("players", [{}])
    players = [{"draw": [*DECK, *owned], **red}, *others]
    return total(gate(*players, **fields), "outsiders")


@rule("GOG-SCORE-01", "GOG-SCORE-18")
def test_bonus_cards_are_worth_3_and_2() -> None:
    game = gate({"centre": 1}, {}, diversified_holder="red", specialized_holder="blue", leader="red")
    assert (total(game, "builders"), total(game, "builders", BLUE), total(game, "leader")) == (3, 2, 5)
    both = gate({}, {}, diversified_holder="red", specialized_holder="red")
    assert total(both, "builders") == 5


@rule("GOG-SCORE-02")
def test_all_cards_are_public_at_the_end() -> None:
    game = ending({"hand": ["tyrant"], "draw": ["abbot", "warrior"]}, {})
    view: Any = game.view(BLUE)
    assert set(view["table"]["players"][RED]["discard"]) == {"tyrant", "abbot", "warrior"}
    assert total(game, "outsiders") == 3 + 1 + 2


@rule("GOG-SCORE-03", "GOG-R-16", "GOG-SCORE-20")
def test_rogues_and_the_assassin_are_resolved_in_reverse_turn_order() -> None:
    rogue = {"unpaid_debts": 1, "acquired_deeds": 1}
    players = [
        {"hand": ["rogue-noble"], **rogue},
        {"hand": ["rogue-cleric"], **rogue},
        {"hand": ["rogue-builder"], **rogue},
    ]
    game = ending(*players, first="blue")
    order = []
    while not game.over:
        order.append((game.decision.seat, kind(game)))
        play(game, "flip deed" if kind(game) == "reckoning" else moves(game)[0])
    assert [seat for seat, asked in order if asked == "reckoning"] == [RED, 2, BLUE]


@rule("GOG-SCORE-03", "GOG-SCORE-20")
def test_what_they_change_counts_for_poverty_and_prosperity() -> None:
    red, blue = {"hand": ["rogue-noble"], "acquired_deeds": 1, "approved_deeds": 1}, {"approved_deeds": 1}
    game = ending(red, blue, debt_stack=0, closing="last-round")
    assert game.over
    assert game.scores.parts[RED]["poverty"] == 12
    assert game.scores.parts[BLUE]["poverty"] == 4


@rule("GOG-SCORE-04", "GOG-R-14")
def test_the_assassin_discards_two_debts_or_gains_an_approved_deed() -> None:
    red = {"hand": ["assassin"], "unpaid_debts": 2, "paid_debts": 2}
    game = ending(red, {}, deed_stack=1)
    assert moves(game) == ["discard unpaid debt", "discard paid debt", "gain approved deed"]
    play(game, "discard paid debt", "discard unpaid debt")
    assert game.over
    assert (player(game)["unpaid_debts"], player(game)["paid_debts"]) == (1, 1)
    deed = ending(red, {}, deed_stack=1)
    play(deed, "gain approved deed")
    assert (player(deed)["approved_deeds"], told(deed, "deed_stack"), told(deed, "closing")) == (1, 1, "open")
    one = ending({"hand": ["assassin"], "unpaid_debts": 1}, {})
    play(one, "discard unpaid debt")
    assert (one.over, player(one)["unpaid_debts"]) == (True, 0)
    assert refusal(ending(red, {}), "flip debt") == "GOG-SCORE-05"
    assert ending({"hand": ["assassin"]}, {}).over


@rule("GOG-SCORE-05", "GOG-R-15")
def test_a_rogue_flips_and_nothing_is_triggered() -> None:
    red = {"hand": ["rogue-noble"], "unpaid_debts": 1, "acquired_deeds": 1, "row": ["dealer", None, None], "centre": 1}
    game = ending(red, {}, leader="red", leader_card="leader-3")
    assert moves(game) == ["flip debt", "flip deed"]
    play(game, "flip debt")
    assert kind(game) == "gain-resource"
    play(game, "take ink")
    assert game.over
    assert (player(game)["paid_debts"], player(game)["ink"], player(game)["silver"]) == (1, 1, 0)
    deed = ending(red, {}, leader="red", leader_card="leader-3")
    play(deed, "flip deed")
    assert (deed.over, player(deed)["approved_deeds"], player(deed)["silver"]) == (True, 1, 0)
    assert ending({"hand": ["rogue-noble"]}, {}).over


@rule("GOG-R-16")
def test_several_of_one_player_come_in_any_order_before_the_next_player() -> None:
    red = {"hand": ["rogue-noble", "rogue-cleric", "assassin"], "unpaid_debts": 1, "acquired_deeds": 1}
    game = ending(red, {"hand": ["rogue-builder"], "unpaid_debts": 1, "acquired_deeds": 1}, first="blue")
    assert {"flip debt", "flip deed", "discard unpaid debt", "gain approved deed"} == set(moves(game))
    play(game, "flip debt", "take gold", "discard paid debt")
    assert game.decision.seat == BLUE
    assert player(game)["approved_deeds"] == 1


@rule("GOG-SCORE-06")
def test_the_carpenter_counts_links_with_own_buildings_at_both_ends() -> None:
    built = ["workshop-1", "workshop-2", "workshop-3"]
    spots = {"b1": "red workshop", "b2": "red workshop", "b4": "red workshop", "b3": "blue workshop"}
    blue = {"built": ["workshop-1"]}
    assert worth("carpenter", built=built, buildings=spots, players=[blue]) == 1
    border = {"a4": "red workshop", "b1": "red workshop", "b2": "red workshop"}
    assert worth("carpenter", built=built, buildings=border) == 2


@rule("GOG-SCORE-07", "GOG-R-19")
@pytest.mark.parametrize(
    ("red", "blue", "points"),
    [
        ({"first_tier": {"k1": 2}}, {}, 1),
        ({"first_tier": {"k1": 1}}, {"second_tier": {"k1": 1}}, 0),
        ({"first_tier": {"k1": 1}, "second_tier": {"k1": 1}}, {"first_tier": {"k1": 1}}, 1),
        ({"centre": 4}, {}, 0),
        ({"first_tier": {"k1": 1, "k2": 1, "k3": 1, "k4": 1, "k5": 1}}, {}, 5),
    ],
)
def test_the_champion_counts_wedges_with_both_tiers_together(
    red: dict[str, Any], blue: dict[str, Any], points: int
) -> None:
    assert worth("champion", players=[blue], **red) == points


@rule("GOG-R-19")
def test_opponents_are_compared_singly() -> None:
    others = [{"first_tier": {"k1": 1}}, {"second_tier": {"k1": 1}}]
    assert worth("champion", players=others, second_tier={"k1": 2}) == 1


@rule("GOG-EX-07")
def test_the_champion_after_the_long_example_of_the_castle() -> None:
    red = {"second_tier": {"k1": 2, "k5": 1}, "first_tier": {"k2": 2, "k4": 1, "k5": 1, "k3": 1}, "centre": 2}
    red["second_tier"] = {"k1": 2, "k3": 1, "k5": 1}
    blue = {"first_tier": {"k3": 1, "k4": 1, "k5": 1}, "second_tier": {"k3": 1, "k4": 2}, "centre": 1}
    yellow = {"first_tier": {"k2": 1, "k4": 1}}
    assert worth("champion", players=[blue, yellow], **red) == 3
    red_two = {"first_tier": {"k1": 2}}
    blue_three = {"first_tier": {"k1": 1}, "second_tier": {"k1": 2}}
    assert worth("champion", players=[blue_three], **red_two) == 0
    assert worth("champion", players=[red_two], **blue_three) == 1


@rule("GOG-SCORE-08", "GOG-R-17")
def test_an_envoy_has_one_more_ribbon_of_the_best_colour() -> None:
    """Grey is printed on the board; black and blue make three colours, the Envoy the fourth."""
    tiles = ["book-of-pardons", "merchants-tally"]
    assert worth("envoy-noble", manuscripts=tiles) == 16 - 9
    assert worth("envoy-noble", "envoy-builder", manuscripts=tiles) == 16 + 1 - 9
    assert worth("envoy-noble") == 4 - 1
    alone = gate({"draw": [*DECK, "envoy-noble"], "manuscripts": ["catalogue-of-the-scriptorium"]}, {})
    assert total(alone, "manuscripts") == 1


@rule("GOG-R-17", "GOG-SCORE-14", "GOG-SCORE-15", "GOG-R-18")
def test_the_envoys_colour_is_the_same_for_all_purposes() -> None:
    """Three colours, a Translator and a yellow Scholar: yellow completes the set (7 + 3) and counts for the Scholar."""
    tiles = ["book-of-pardons", "merchants-tally"]
    assert worth("translator", manuscripts=tiles) == 0
    assert worth("envoy-noble", "translator", "scholar-yellow", manuscripts=tiles) == 7 + 3 + 2
    # four of grey and a grey Scholar: one more colour is worth 3, one more grey ribbon only 1 + 1
    grey = ["psalter-of-mercy", "ledger-of-oaths", "treatise-on-stone"]
    assert worth("envoy-noble", "scholar-grey", manuscripts=grey) == 3 + 1 + 4


@rule("GOG-R-17")
def test_an_envoy_claims_no_church_favour() -> None:
    game = gate({"draw": [*DECK, "envoy-noble"], "manuscripts": ["psalter-of-mercy"]}, {})
    assert told(game, "favours")["grey"] is None


@rule("GOG-SCORE-09")
@pytest.mark.parametrize(
    ("card", "kind_of", "points"),
    [
        ("guardian-guildhalls", "guildhall", 5),
        ("guardian-workshops", "workshop", 4),
        ("guardian-trading-posts", "trading-post", 4),
    ],
)
def test_guardians_want_all_three_of_a_kind(card: str, kind_of: str, points: int) -> None:
    all_three = [f"{kind_of}-{number}" for number in (1, 2, 3)]
    other = "workshop-1" if kind_of != "workshop" else "guildhall-1"
    assert (worth(card, built=all_three), worth(card, built=[*all_three[:2], other])) == (points, 0)


@rule("GOG-SCORE-10")
def test_the_hunter_counts_resources_by_three() -> None:
    assert worth("hunter", stone=2, gold=2, ink=1, silver=9) == 1
    assert worth("hunter", stone=2, gold=2, ink=2) == 2


@rule("GOG-SCORE-11", "GOG-R-20")
def test_mercenaries_count_the_workers_of_their_tier() -> None:
    castle: dict[str, Any] = {"first_tier": {"k1": 2, "k3": 1}, "second_tier": {"k2": 2}, "centre": 1}
    tiers = [worth(f"mercenary-{tier}-tier", **castle) for tier in ("1st", "2nd", "3rd")]
    assert tiers == [3, 2, 1]


@rule("GOG-SCORE-12")
def test_the_outrider_counts_segments_with_own_buildings() -> None:
    built = ["workshop-1", "workshop-2", "workshop-3"]
    spots = {"a1": "red workshop", "a3": "red workshop", "d1": "red workshop", "e1": "blue workshop"}
    assert worth("outrider", built=built, buildings=spots, players=[{"built": ["workshop-1"]}]) == 2


@rule("GOG-SCORE-13", "GOG-R-22")
def test_the_protector_halves_the_cost_of_unpaid_debts() -> None:
    game = gate({"draw": [*DECK, "protector"], "unpaid_debts": 3, "paid_debts": 2}, {})
    assert (total(game, "debts"), total(game, "outsiders")) == (-6, 3)


@rule("GOG-SCORE-14")
@pytest.mark.parametrize(("colour", "points"), [("grey", 3), ("black", 2), ("yellow", 1), ("blue", 1)])
def test_scholars_count_ribbons_of_their_colour(colour: str, points: int) -> None:
    assert worth(f"scholar-{colour}", manuscripts=["psalter-of-mercy", "book-of-pardons"]) == points


@rule("GOG-SCORE-15", "GOG-R-18")
def test_the_translator_counts_whole_sets() -> None:
    four = ["book-of-pardons", "merchants-tally", "treasury-roll"]
    assert worth("translator", manuscripts=four) == 3
    twice = [*four, "psalter-of-mercy", "recipe-for-ink", "bill-of-lading", "royal-remission"]
    assert worth("translator", manuscripts=twice) == 6


@rule("GOG-SCORE-16", "GOG-SCORE-17")
def test_tyrant_and_warrior() -> None:
    assert worth("tyrant") == 3
    assert worth("warrior") == 2
    assert worth("warrior", "tyrant", "translator") == 3 + 0 + 1 + 3


@rule("GOG-SCORE-19")
def test_the_book_of_strangers_counts_outsiders() -> None:
    owned = {"draw": [*DECK, "tyrant"], "hand": ["hunter"], "row": ["warrior", None, None]}
    game = gate({**owned, "manuscripts": ["book-of-strangers"]}, {})
    assert total(game, "manuscripts") == 3
