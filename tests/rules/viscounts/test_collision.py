"""Resolving a Collision (VIS-COLLISION)."""

from typing import Any

import pytest

from tests.rules.marks import rule
from tests.rules.viscounts.setting import BLUE, RED, YELLOW, field, kind, moves, play, player, table

CALM = ["abbot", "squire", "labourer"]
CRIME = ["thief", "squire", "labourer"]


def met(space: int, **more: Any) -> dict[str, Any]:
    return {"corruption": space, "virtue": space, "row": CALM, "hand": ["trader", "lender", "financier"], **more}


@rule("VIS-COLLISION-01", "VIS-R-39")
def test_only_for_the_active_player_and_only_when_the_markers_meet() -> None:
    game = table({"row": CALM, "corruption": 3, "virtue": 4}, met(4), phase="collision")
    assert (player(game)["silver"], player(game)["corruption"]) == (0, 3)
    assert player(game, BLUE)["corruption"] == 4


@rule("VIS-COLLISION-05", "VIS-COLLISION-07", "VIS-COLLISION-02")
@pytest.mark.parametrize(
    ("space", "silver", "deeds", "debts"),
    [(1, 1, 3, 0), (2, 1, 2, 0), (3, 1, 1, 0), (4, 2, 1, 1), (5, 2, 0, 1), (6, 3, 0, 2), (7, 4, 0, 3)],
)
def test_what_the_active_player_gains(space: int, silver: int, deeds: int, debts: int) -> None:
    game = table(met(space), {}, phase="collision")
    own = player(game)
    assert (own["silver"], own["acquired_deeds"], own["unpaid_debts"]) == (silver, deeds, debts)
    assert (own["corruption"], own["virtue"]) == (1, 7)


@rule("VIS-COLLISION-06")
@pytest.mark.parametrize(
    ("space", "with_crime", "without"),
    [
        (1, {"unpaid_debts": 1}, {}),
        (2, {"corruption": 2}, {}),
        (3, {"corruption": 2}, {}),
        (5, {}, {"virtue": 6}),
        (6, {}, {"virtue": 6}),
        (7, {}, {"acquired_deeds": 1}),
    ],
)
def test_what_the_others_gain(space: int, with_crime: dict[str, int], without: dict[str, int]) -> None:
    start = {"unpaid_debts": 0, "acquired_deeds": 0, "corruption": 1, "virtue": 7}
    game = table(met(space), {"row": CRIME}, {"row": CALM}, phase="collision")
    for seat, change in [(BLUE, with_crime), (YELLOW, without)]:
        own = player(game, seat)
        assert {name: own[name] for name in start} == start | change


@rule("VIS-COLLISION-06", "VIS-R-08")
def test_on_the_middle_space_all_others_may_rearrange_in_turn_order() -> None:
    game = table({"row": CALM}, met(4), {"row": CRIME}, turn="blue", phase="collision")
    assert (game.decision.seat, kind(game)) == (YELLOW, "rearrange")
    play(game, "arrange 1 2 3")
    assert (game.decision.seat, kind(game)) == (RED, "rearrange")


@rule("VIS-COLLISION-03", "VIS-BUILD-14")
def test_the_second_workshop_gives_virtue_to_everybody_without_criminals() -> None:
    """Also to the active player, whose markers move together to 3: 1 Silver and 1 Deed."""
    built = {"built": ["workshop-2"]}
    game = table(met(4, **built), {"row": CALM, **built}, {"row": CRIME, **built}, phase="collision")
    assert (player(game)["silver"], player(game)["acquired_deeds"], player(game)["unpaid_debts"]) == (1, 1, 0)
    assert (player(game, BLUE)["virtue"], player(game, YELLOW)["virtue"]) == (6, 7)


@rule("VIS-BUILD-05", "VIS-COLLISION-03")
def test_it_is_the_slot_that_counts_not_the_order() -> None:
    game = table(met(4, built=["workshop-1", "workshop-3"]), {}, phase="collision")
    assert player(game)["silver"] == 2
    game = table(met(4, built=["workshop-2"]), {}, phase="collision")
    assert player(game)["silver"] == 1


@rule("VIS-COLLISION-04", "VIS-ICON-09")
def test_collision_abilities_of_all_players() -> None:
    game = table(
        met(5, row=["peddler-ink", "abbot", "squire"]), {"row": ["peddler-silver", "abbot", None]}, phase="collision"
    )
    assert (player(game)["ink"], player(game, BLUE)["silver"]) == (1, 2)


@rule("VIS-R-38", "VIS-TRACK-04")
def test_the_markers_move_together_during_the_collision_and_each_step_reads_the_space_anew() -> None:
    """Ada gives 1 Virtue in step 2: from 5 to 4, so step 3 is that of 4 and step 4 too."""
    game = table(met(5, row=["ada", "abbot", "squire"]), {"row": CALM}, phase="collision")
    play(game, "take ink")
    assert (player(game)["silver"], player(game)["acquired_deeds"], player(game)["unpaid_debts"]) == (2, 1, 1)
    assert (game.decision.seat, kind(game)) == (BLUE, "rearrange")
    assert player(game, BLUE)["virtue"] == 7


@rule("VIS-R-38", "VIS-DRAW-05")
def test_a_shuffle_in_step_3_changes_the_space_of_step_4() -> None:
    """On 4 red gains a Debt, and the Racketeer lets red discard from an empty draw pile."""
    own = met(4, row=["racketeer-destroy", "abbot", "squire"], hand=["trader"], draw=[], discard=["thief", "lender"])
    game = table(own, {"row": CALM}, phase="collision")
    play(game, "choose 2", "discard top")
    # Step 3 on space 4 (2 Silver, 1 Deed, 1 Debt); the shuffle brings 1 Corruption: step 4 is that of space 5.
    assert player(game, BLUE)["virtue"] == 6


@rule("VIS-EX-15")
def test_the_example() -> None:
    red = met(6, row=["diplomat", "peddler-ink", "thief"], built=["workshop-2"])
    game = table(red, {"row": CALM}, {"row": CRIME}, phase="collision")
    own = player(game)
    assert (own["ink"], own["unpaid_debts"], own["silver"]) == (1, 2, 3)
    assert (own["corruption"], own["virtue"]) == (1, 7)
    assert (player(game, BLUE)["virtue"], player(game, YELLOW)["virtue"]) == (6, 7)


@rule("VIS-END-01", "VIS-R-42")
def test_a_collision_can_trigger_the_end() -> None:
    game = table(met(7), {}, phase="collision", debt_stack=2)
    assert (field(game, "closing"), field(game, "debt_stack")) == ("triggered", 0)
    assert moves(game)
