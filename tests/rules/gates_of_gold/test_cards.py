"""The new Townsfolk, Heroes and Manuscripts, and the new icons (GOG-ICON)."""

from typing import Any

import pytest

from tests.rules.gates_of_gold.setting import ORDER, gate, silver, told
from tests.rules.marks import rule
from tests.rules.viscounts.setting import BARE, cards, kind, moves, play, player, refusal

HAND = ["abbot", "labourer"]


@rule("GOG-ICON-06", "GOG-R-11")
@pytest.mark.parametrize("card", ["advocate", "goldsmith", "partisan", "vagrant"])
def test_townsfolk_of_any_segment_may_be_dismissed(card: str) -> None:
    red = {"row": [card, "trader", "lender"], "at": "town-2", "silver": 4, "hand": HAND}
    piles = {**BARE, "a": ["mason"], "c": ["woodcutter-virtue"], "d": ["peddler-ink"]}
    game = gate(red, {}, phase="action", townsfolk=piles)
    play(game, "trade")
    assert kind(game) == "may-dismiss"
    assert "dismiss d" in moves(game)
    assert refusal(game, "dismiss c") == "VIS-DISMISS-02"
    play(game, "dismiss d")
    assert told(game, "gone")[-1] == "peddler-ink"
    assert kind(game) != "may-dismiss"
    without = gate({**red, "row": ["trader", "squire", "lender"]}, {}, phase="action", townsfolk=piles)
    play(without, "trade")
    assert refusal(without, "dismiss d") == "GOG-ICON-06"


@rule("GOG-R-11")
def test_printed_townsfolk_of_other_segments_may_be_dismissed_too() -> None:
    red = {"row": ["advocate", "squire", "lender"], "at": "town-2", "silver": 9, "stone": 9, "hand": HAND}
    game = gate(red, {}, phase="action", townsfolk=BARE)
    play(game, "construct", "build workshop-1")
    assert "dismiss b" in moves(game)
    play(game, "dismiss b")
    assert (silver(game), player(game)["virtue"]) == (7, 6)


@rule("GOG-R-11")
def test_the_price_of_a_far_townsfolk_must_be_paid() -> None:
    red = {"row": ["advocate", "trader", "lender"], "at": "town-2", "silver": 1, "hand": HAND}
    game = gate(red, {}, phase="action", townsfolk={**BARE, "a": ["mason"], "d": ["peddler-ink"]})
    play(game, "trade")
    assert refusal(game, "dismiss d") == "VIS-ACT-09"


@rule("GOG-ICON-02", "GOG-R-10")
def test_drop_offs_that_draw() -> None:
    red = {"hand": HAND, "draw": ["thief", "trader", "journeyman"], "row": ["squire", "financier", "charles"]}
    game = gate(red, {})
    assert (
        player(game)["hand"] == ["abbot", "labourer", "thief", "trader", "journeyman"] or len(player(game)["hand"]) == 5
    )
    brawler = gate({**red, "row": ["squire", "financier", "brawler"]}, {})
    after = player(brawler)
    assert (len(after["hand"]), after["silver"], after["virtue"]) == (3, 1, 6)


@rule("GOG-ICON-01", "GOG-ORDER-02")
def test_clotilde_gains_two_orders() -> None:
    game = gate({"hand": ["clotilde", *HAND], "row": [None, "financier", "squire"]}, {}, phase="play")
    play(game, "play clotilde", "decline", "decline")
    assert sorted(player(game)["discard"]) == [ORDER, "kings-order-2"]


@rule("GOG-ICON-01", "GOG-R-07")
def test_a_peddler_gains_an_order_in_every_collision() -> None:
    red = {"hand": HAND, "row": ["peddler-order", "squire", "lender"], "corruption": 4, "virtue": 4}
    game = gate(red, {}, phase="collision")
    assert player(game)["discard"] == [ORDER]


@rule("GOG-R-12")
def test_a_paid_hire_is_optional_and_among_all_visible_townsfolk() -> None:
    piles = {**BARE, "b": ["mason"], "d": ["acolyte"]}
    red = {"hand": ["father", *HAND], "row": [None, "squire", "lender"], "silver": 2}
    game = gate(red, {}, phase="play", townsfolk=piles)
    play(game, "play father")
    assert kind(game) == "paid-hire"
    assert moves(game) == ["decline", "hire b"]
    assert refusal(game, "hire d") == "VIS-RECRUIT-02"
    assert refusal(game, "order") == "GOG-MBOARD-05"
    play(game, "hire b")
    assert silver(game) == 1
    assert "mason" in cards(game)
    rich = gate({**red, "silver": 3}, {}, phase="play", townsfolk=BARE)
    play(rich, "play father", "order")
    assert (silver(rich), player(rich)["discard"]) == (0, [ORDER])
    poor = gate({**red, "silver": 0}, {}, phase="play", townsfolk=piles)
    assert kind(play(poor, "play father")) == "move"


@rule("GOG-ICON-04", "GOG-ICON-05", "GOG-ICON-03")
def test_brute_and_assassin_of_the_town() -> None:
    game = gate({"hand": HAND, "row": ["squire", "financier", "brute"]}, {})
    assert (kind(game), player(game)["unpaid_debts"]) == ("welcome", 1)
    other = gate({"hand": HAND, "row": ["squire", "financier", "assassin-townsfolk"]}, {})
    assert kind(other) == "refuse"
    play(other, "refuse hunter")
    assert (silver(other), player(other)["corruption"]) == (4, 2)


@rule("GOG-R-07", "GOG-MBOARD-06")
def test_matilda_draws_discards_and_gains_for_every_hire() -> None:
    red = {"hand": HAND, "row": ["matilda", "squire", "lender"], "draw": ["thief", "trader", "journeyman"]}
    game = gate(red, {}, effect="hire")
    play(game, "order")
    assert kind(game) == "triggers"
    assert moves(game) == ["resolve matilda", "resolve order"]
    play(game, "resolve matilda")
    assert "thief" in player(game)["hand"]
    play(game, "discard thief")
    assert silver(game) == 1


@rule("GOG-ICON-01")
@pytest.mark.parametrize(
    ("tile", "asked"),
    [("letters-of-safe-conduct", "welcome"), ("royal-warrant", "discard-card"), ("writ-of-clearance", "destroy-card")],
)
def test_the_new_manuscripts(tile: str, asked: str) -> None:
    red: dict[str, Any] = {"hand": HAND, "ink": 9, "at": "inner-a", "row": ["squire", "financier", "lender"]}
    game = gate({**red, "unpaid_debts": 1}, {}, phase="action", townsfolk=BARE, manuscripts={"a": [tile]})
    play(game, "transcribe")
    assert kind(game) == asked
    if tile == "royal-warrant":
        play(game, "decline")
        assert (player(game)["gold"], player(game)["discard"]) == (1, [ORDER])
    if tile == "writ-of-clearance":
        play(game, "decline")
        assert player(game)["paid_debts"] == 1


def test_drop_offs_with_a_choice() -> None:
    game = gate({"hand": HAND, "row": ["squire", "financier", "knight"]}, {})
    assert kind(game) == "pick-effect"
    play(game, "choose 2")
    assert player(game)["unpaid_debts"] == 1


def test_savage_chooses_between_an_order_and_rearranging() -> None:
    game = gate({"hand": ["savage", *HAND], "row": [None, "financier", "squire"]}, {}, phase="play")
    play(game, "play savage", "choose 1")
    assert player(game)["discard"] == [ORDER]


def test_the_dealer_gains_a_resource_for_every_deed() -> None:
    game = gate({"hand": HAND, "row": ["dealer", None, None], "acquired_deeds": 1}, {}, effect="flip 1 deed")
    assert kind(game) == "gain-resource"
