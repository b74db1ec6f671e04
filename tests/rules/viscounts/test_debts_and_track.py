"""Debts and Deeds, Virtue and Corruption, Criminals (VIS-GOAL, VIS-COMP, VIS-DEBT, VIS-TRACK, VIS-CRIM)."""

import pytest

from regnum.games.viscounts.track import gain_corruption, gain_virtue
from tests.rules.marks import rule
from tests.rules.viscounts.setting import BLUE, field, gained, kind, moves, play, player, refusal, state, table


def markers(corruption: int, virtue: int, gains: str) -> tuple[int, int]:
    """Where the markers stand after an effect."""
    own = player(table({"corruption": corruption, "virtue": virtue}, {}, effect=gains))
    return own["corruption"], own["virtue"]


@rule("VIS-TRACK-01", "VIS-ICON-10")
def test_corruption_goes_right_and_virtue_left() -> None:
    assert markers(1, 7, "gain 2 corruption") == (3, 7)
    assert markers(1, 7, "gain 2 virtue") == (1, 5)


@rule("VIS-TRACK-02", "VIS-TRACK-07", "VIS-INV-04")
@pytest.mark.parametrize(("gains", "stand"), [("gain 3 corruption", 7), ("gain 3 virtue", 1)])
def test_markers_stop_at_the_ends_together(gains: str, stand: int) -> None:
    game = table({"corruption": 4, "virtue": 4}, {}, phase="draw")
    for _ in range(2):
        (gain_corruption if "corruption" in gains else gain_virtue)(state(game), 0, 3, "")
    assert (player(game)["corruption"], player(game)["virtue"]) == (stand, stand)


@rule("VIS-TRACK-03")
def test_corruption_comes_before_virtue_whatever_is_written_first() -> None:
    # Corruption first: 4 meets 4, then Virtue takes both to 3. The other way round: 3 meets 3, then both go to 4.
    assert markers(3, 4, "gain 1 virtue + 1 corruption") == (3, 3)


@rule("VIS-TRACK-04", "VIS-TRACK-05", "VIS-EX-01")
def test_markers_that_touch_move_together() -> None:
    assert markers(4, 5, "gain 2 virtue") == (3, 3)
    assert markers(4, 5, "gain 2 corruption") == (6, 6)


@rule("VIS-TRACK-06", "VIS-DRAW-06")
def test_a_collision_waits_for_phase_5() -> None:
    """Red's shuffle in phase 6 makes the markers touch; nothing comes of it in this turn."""
    red = {"corruption": 3, "virtue": 4, "hand": ["abbot", "squire"], "draw": [], "discard": ["lender", "trader"]}
    game = table(red, {"hand": ["abbot"]}, phase="draw")
    assert (player(game)["corruption"], player(game)["virtue"], player(game)["silver"]) == (3, 3, 0)


@rule("VIS-DEBT-01", "VIS-ICON-04", "VIS-COMP-03")
def test_debts_and_deeds_come_from_the_stacks() -> None:
    game = table({}, {}, effect="gain 1 debt + 2 deeds")
    assert (player(game)["unpaid_debts"], player(game)["acquired_deeds"]) == (1, 2)
    assert (field(game, "debt_stack"), field(game, "deed_stack")) == (11, 10)


@rule("VIS-DEBT-02", "VIS-DEBT-03", "VIS-DEBT-04", "VIS-COMP-01", "VIS-R-41", "VIS-INV-05", "VIS-GOAL-03")
def test_the_last_card_of_a_stack_reveals_and_the_rest_comes_from_below() -> None:
    game = table({}, {}, debt_stack=2, effect="gain 3 debts")
    assert player(game)["unpaid_debts"] == 3
    assert (field(game, "debt_stack"), field(game, "closing")) == (0, "triggered")
    game = table({}, {}, debt_stack=4, effect="gain 3 debts")
    assert (field(game, "debt_stack"), field(game, "closing")) == (1, "open")
    game = table({}, {}, deed_stack=1, effect="gain 1 deed")
    assert (field(game, "deed_stack"), field(game, "closing")) == (0, "triggered")
    game = table({}, {}, deed_stack=0, closing="triggered", effect="gain 3 deeds")
    assert player(game)["acquired_deeds"] == 3


@rule("VIS-DEBT-05", "VIS-DEBT-06", "VIS-ICON-05")
def test_three_kinds_of_flips() -> None:
    both = {"unpaid_debts": 1, "acquired_deeds": 1}
    game = play(table(dict(both), {}, effect="flip 1 debt"), "take ink")
    assert (player(game)["unpaid_debts"], player(game)["paid_debts"], player(game)["acquired_deeds"]) == (0, 1, 1)
    game = table(dict(both), {}, effect="flip 1 deed")
    assert (player(game)["acquired_deeds"], player(game)["approved_deeds"], player(game)["unpaid_debts"]) == (0, 1, 1)
    game = table(dict(both), {}, effect="flip 1 any")
    assert moves(game) == ["flip debt", "flip deed"]
    assert player(play(game, "flip deed"))["approved_deeds"] == 1


@rule("VIS-DEBT-05", "VIS-R-09")
def test_a_flip_without_anything_to_flip_does_nothing() -> None:
    game = table({"paid_debts": 2, "approved_deeds": 2}, {}, effect="flip 2 any")
    assert (player(game)["paid_debts"], player(game)["approved_deeds"]) == (2, 2)
    assert kind(game) == "play-card" or game.decision.seat == BLUE


@rule("VIS-DEBT-07", "VIS-ICON-03", "VIS-ICON-02")
def test_a_paid_debt_brings_any_resource_but_never_silver() -> None:
    game = table({"unpaid_debts": 1}, {}, effect="flip 1 any")
    assert moves(game) == ["take stone", "take gold", "take ink"]
    before = player(game)
    assert gained(before, player(play(game, "take gold"))) == {"gold": 1}


@rule("VIS-CRIM-01", "VIS-ACT-03")
def test_criminals_stand_in_for_any_icon_of_an_action() -> None:
    at_the_castle = table({"row": ["thief", "trader", "lender"], "at": "inner-a"}, {}, phase="action")
    assert "castle" in moves(at_the_castle)
    without = table({"row": ["abbot", "trader", "lender"], "at": "inner-a"}, {}, phase="action")
    assert refusal(without, "castle") == "VIS-ACT-09"


@rule("VIS-R-10")
def test_several_triggers_of_one_player_come_in_the_order_that_the_player_likes() -> None:
    row = ["debt-collector-deed", "debt-collector-virtue", "trader"]
    game = table({"unpaid_debts": 1, "acquired_deeds": 1, "row": row}, {}, effect="flip 1 debt")
    play(game, "take ink")
    assert moves(game) == ["resolve debt-collector-deed", "resolve debt-collector-virtue"]
    play(game, "resolve debt-collector-virtue")
    assert (player(game)["virtue"], player(game)["silver"], player(game)["approved_deeds"]) == (6, 1, 1)


@rule("VIS-ICON-03")
def test_several_resources_are_taken_one_by_one_and_no_mix_is_offered_twice() -> None:
    game = table({}, {}, effect="gain 4 resources")
    play(game, "take stone", "take gold")
    assert (moves(game), refusal(game, "take stone")) == (["take gold", "take ink"], "VIS-ICON-03")
    play(game, "take gold", "take ink")
    assert (player(game)["stone"], player(game)["gold"], player(game)["ink"]) == (1, 2, 1)
    assert game.decision.seat == BLUE
