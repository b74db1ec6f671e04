"""Placing Workers, and what happens in the Castle (VIS-CASTLE)."""

from typing import Any

import pytest

from regnum import Game
from tests.rules.marks import rule
from tests.rules.viscounts.setting import (
    BARE,
    BLUE,
    RED,
    YELLOW,
    field,
    kind,
    moves,
    pending,
    play,
    player,
    refusal,
    table,
)

NOBLES = {"row": ["enforcer", "squire", "princess"], "at": "inner-a"}


def tiers(game: Game, seat: int = RED) -> tuple[dict[str, int], dict[str, int], int]:
    """The sections in which a player has Workers, and how many are in the centre."""
    own = player(game, seat)
    first, second = ({wedge: n for wedge, n in own[tier].items() if n} for tier in ("first_tier", "second_tier"))
    return first, second, own["centre"]


@rule("VIS-CASTLE-02", "VIS-CASTLE-03", "VIS-SETUP-02")
@pytest.mark.parametrize(("gold", "most"), [(0, 2), (1, 3), (3, 3), (4, 4), (9, 4)])
def test_workers_for_1_3_5_and_8_icons(gold: int, most: int) -> None:
    """Four Nobles on the board."""
    game = table({**NOBLES, "gold": gold}, {}, phase="action", townsfolk=BARE, castle="k3")
    play(game, "castle")
    assert moves(game) == [f"send {number}" for number in range(1, most + 1)]
    play(game, "send 2")
    assert (tiers(game)[0], player(game)["gold"]) == ({"k3": 2}, gold)


@rule("VIS-CASTLE-04", "VIS-R-31", "VIS-INV-01")
def test_nobody_sends_workers_that_are_not_there() -> None:
    own = {**NOBLES, "gold": 9, "centre": 18}
    game = table(own, {}, phase="action", townsfolk=BARE, leader="red")
    play(game, "castle")
    assert moves(game) == ["send 1", "send 2"]
    assert refusal(game, "send 3") == "VIS-CASTLE-04"
    none = table({**own, "centre": 20}, {}, phase="action", townsfolk=BARE, leader="red")
    assert refusal(none, "castle") == "VIS-CASTLE-04"
    effect = table({**own, "centre": 19}, {}, effect="place 2 workers", leader="red")
    assert tiers(play(effect, "place k2"))[0] == {"k2": 1}


@rule("VIS-CASTLE-05", "VIS-CASTLE-06", "VIS-EX-11")
def test_three_workers_move_on() -> None:
    """One inwards (K4: hire or destroy, at once), one clockwise, one back."""
    own = {**NOBLES, "gold": 1, "hand": ["abbot"]}
    game = table(own, {}, phase="action", townsfolk=BARE, castle="k4")
    play(game, "castle", "send 3")
    assert kind(game) == "destroy-card"  # nobody is to be hired
    assert tiers(game) == ({"k4": 2}, {"k4": 1}, 0)
    play(game, "decline")
    assert tiers(game) == ({"k3": 1, "k5": 1}, {"k4": 1}, 0)


@rule("VIS-CASTLE-07")
def test_of_several_groups_the_player_chooses_the_first() -> None:
    """K1 spreads and makes groups in K2 and K5."""
    own = {**NOBLES, "gold": 1, "first_tier": {"k2": 2, "k5": 2}}
    game = table(own, {}, phase="action", townsfolk=BARE)
    play(game, "castle", "send 3")
    assert moves(game) == ["climb k2", "climb k5"]
    play(game, "climb k5")
    assert player(game)["virtue"] == 5  # K5's effect at once, before K2


@rule("VIS-CASTLE-08", "VIS-CASTLE-11")
def test_the_second_tier_moves_only_to_the_centre_and_after_the_first() -> None:
    own = {**NOBLES, "gold": 1, "second_tier": {"k1": 2}}
    game = table(own, {}, phase="action", townsfolk=BARE)
    play(game, "castle", "send 3")
    assert kind(game) == "gain-resource"
    assert tiers(game) == ({"k2": 1, "k5": 1}, {"k1": 2}, 1)
    play(game, "take gold")
    assert (player(game)["ink"], player(game)["stone"], player(game)["gold"]) == (1, 1, 1)


@rule("VIS-CASTLE-09", "VIS-CASTLE-10", "VIS-R-33", "VIS-INV-02")
def test_too_many_workers_are_bumped() -> None:
    own = {**NOBLES, "first_tier": {"k1": 0}}
    others = {"first_tier": {"k1": 1}, "second_tier": {"k1": 1}}
    full = table(own, {"first_tier": {"k1": 2}}, dict(others), phase="action", townsfolk=BARE)
    play(full, "castle", "send 2")
    assert moves(full) == ["bump red k1 first", "bump blue k1 first", "bump yellow k1 first"]
    play(full, "bump blue k1 first")
    assert player(full, BLUE)["silver"] == 0  # the rewards come when all are bumped
    play(full, "bump red k1 first")
    assert (player(full, RED)["silver"], player(full, BLUE)["silver"], player(full, YELLOW)["silver"]) == (2, 2, 0)
    assert (player(full, BLUE)["workers"], player(full, RED)["workers"]) == (19, 19)


@rule("VIS-CASTLE-10", "VIS-R-33", "VIS-R-08")
def test_who_is_bumped_from_the_second_tier_gains_virtue_and_a_resource() -> None:
    own = {**NOBLES, "gold": 1, "second_tier": {"k1": 1}}
    others: dict[str, Any] = {"second_tier": {"k1": 1}}
    game = table(own, {**others}, {**others}, phase="action", townsfolk=BARE)
    play(game, "castle", "send 3")
    assert moves(game) == ["bump red k1 second", "bump blue k1 second", "bump yellow k1 second"]
    play(game, "bump yellow k1 second")
    assert (game.decision.seat, kind(game)) == (YELLOW, "gain-resource")
    play(game, "take ink")
    assert (player(game, YELLOW)["virtue"], player(game, YELLOW)["ink"]) == (6, 1)


@rule("VIS-CASTLE-13", "VIS-CASTLE-14")
def test_the_castle_leader_card() -> None:
    own = {**NOBLES, "gold": 1, "second_tier": {"k1": 2}}
    first = play(table(dict(own), {}, phase="action", townsfolk=BARE), "castle", "send 3")
    assert field(first, "leader") == "red"
    tie = play(table(dict(own), {"centre": 1}, phase="action", townsfolk=BARE, leader="blue"), "castle", "send 3")
    assert field(tie, "leader") == "blue"
    more = {**own, "centre": 1}
    taken = play(table(more, {"centre": 1}, phase="action", townsfolk=BARE, leader="blue"), "castle", "send 3")
    assert field(taken, "leader") == "red"


@rule("VIS-CASTLE-15")
def test_losing_the_card_forces_no_discard() -> None:
    hand = ["abbot", "lender", "thief", "trader"]
    own = {**NOBLES, "gold": 1, "second_tier": {"k1": 2}, "centre": 1}
    game = table(own, {"centre": 1, "hand": hand}, phase="action", townsfolk=BARE, leader="blue")
    play(game, "castle", "send 3", "take ink")
    assert player(game, BLUE)["hand"] == hand


@rule("VIS-CASTLE-16", "VIS-R-29", "VIS-R-32")
def test_another_player_climbs_after_the_active_one() -> None:
    """Red builds on A5; the Link A4-A5 lets red, then blue make a Castle move; each finishes before the other."""
    red = {"row": ["charlatan", "labourer", "abbot"], "at": "town-2", "first_tier": {"k1": 2, "k2": 1}}
    blue = {"first_tier": {"k1": 1, "k3": 2, "k4": 1}, "at": "town-9"}
    game = table(red, blue, {}, phase="action", townsfolk=BARE, buildings={"a4": "blue workshop"})
    play(game, "construct", "build workshop-1")
    assert kind(game) == "destroy-card"  # spot A5
    play(game, "decline")
    assert (game.decision.seat, kind(game)) == (RED, "shift-worker")
    play(game, "shift back k2")
    assert tiers(game, RED) == ({"k2": 1, "k5": 1}, {"k1": 1}, 0)
    assert (game.decision.seat, kind(game)) == (BLUE, "shift-worker")
    play(game, "shift back k4")
    assert (game.decision.seat, kind(game)) == (BLUE, "pick-effect")  # K3: Gold or a Castle move
    play(game, "choose 1")
    assert tiers(game, BLUE) == ({"k1": 1, "k2": 1, "k4": 1}, {"k3": 1}, 0)
    assert player(game, RED)["corruption"] == 2  # the Charlatan: red's turn went on


@rule("VIS-R-28")
def test_the_two_that_will_move_sideways_are_reserved() -> None:
    """K3's Castle move may not take them; a fourth Worker may go."""
    game = table({**NOBLES, "gold": 1}, {}, phase="action", townsfolk=BARE, castle="k3")
    play(game, "castle", "send 3")
    assert player(game)["gold"] == 1  # no Worker is free for a Castle move, so the Gold is taken (VIS-R-09)
    game = table({**NOBLES, "gold": 4}, {}, phase="action", townsfolk=BARE, castle="k3")
    play(game, "castle", "send 4", "choose 2")
    assert moves(game) == ["decline", "shift on k3", "shift back k3"]
    play(game, "shift on k3")
    assert tiers(game) == ({"k2": 1, "k4": 2}, {"k3": 1}, 0)


@rule("VIS-R-30", "VIS-R-29")
def test_what_is_moved_in_step_a_joins_it() -> None:
    """K3's Castle move makes a group in K5; it moves on in the same step A, before anything of step B."""
    own = {**NOBLES, "gold": 1, "first_tier": {"k5": 2, "k1": 1}, "second_tier": {"k3": 2}}
    game = table(own, {}, phase="action", townsfolk=BARE, castle="k3")
    play(game, "castle", "send 3", "choose 2", "shift back k1")
    assert kind(game) == "gain-resource"  # step B, with K3's third Worker of the second tier
    assert tiers(game) == ({"k2": 1, "k4": 2, "k1": 1}, {"k3": 2, "k5": 1}, 1)
    assert player(game)["virtue"] == 5


@rule("VIS-ICON-15")
def test_a_castle_move_is_optional_and_goes_to_a_neighbour() -> None:
    game = table({"first_tier": {"k1": 1, "k4": 1}}, {}, effect="move 1 worker")
    assert moves(game) == ["decline", "shift on k1", "shift on k4", "shift back k1", "shift back k4"]
    assert tiers(play(game.copy(), "shift back k1"))[0] == {"k4": 1, "k5": 1}
    assert tiers(play(game.copy(), "shift on k4"))[0] == {"k1": 1, "k5": 1}
    assert tiers(play(game, "decline"))[0] == {"k1": 1, "k4": 1}


@rule("VIS-ICON-16", "VIS-R-29", "VIS-R-58")
def test_free_workers_go_to_one_section_and_climb_but_are_no_action() -> None:
    game = table({"row": ["overseer-virtue", "abbot", "squire"]}, {}, effect="place 4 workers")
    assert moves(game) == ["place k1", "place k2", "place k3", "place k4", "place k5"]
    play(game, "place k5")
    assert tiers(game) == ({"k5": 1, "k1": 1, "k4": 1}, {"k5": 1}, 0)
    assert player(game)["virtue"] == 5  # K5's 2 Virtue, and none of the Overseer


@rule("VIS-EX-12")
def test_the_long_example() -> None:
    red = {
        "row": ["thief", "overseer-cards", "benefactor"],
        "built": ["guildhall-2", "trading-post-3"],
        "at": "inner-a",
        "gold": 3,
        "corruption": 3,
        "virtue": 6,
        "hand": ["abbot", "squire"],
        "first_tier": {"k1": 1, "k3": 1, "k5": 2},
        "second_tier": {"k1": 2, "k3": 1},
    }
    blue = {"first_tier": {"k2": 2, "k3": 1, "k4": 1, "k5": 1}, "second_tier": {"k3": 1, "k4": 2}, "centre": 1}
    yellow = {"first_tier": {"k2": 1, "k4": 1}}
    game = table(red, blue, yellow, phase="action", townsfolk=BARE, leader="blue")
    play(game, "castle", "send 4")
    assert kind(game) == "gain-resource"
    assert (player(game)["ink"], player(game)["stone"], player(game)["virtue"], player(game)["gold"]) == (2, 2, 4, 0)
    play(game, "take gold", "take ink")
    assert field(game, "leader") == "red"
    assert moves(game) == ["bump red k2 first", "bump blue k2 first", "bump yellow k2 first"]
    play(game, "bump blue k2 first", "bump blue k2 first")
    assert (player(game, BLUE)["silver"], player(game, BLUE)["workers"]) == (4, 13)
    assert kind(game) == "pick-effect"  # the Overseer: destroy or discard
    play(game, "choose 2", "discard squire")
    assert tiers(game, RED) == ({"k2": 2, "k3": 1, "k4": 1, "k5": 1}, {"k1": 2, "k3": 1, "k5": 1}, 2)
    assert tiers(game, BLUE) == ({"k3": 1, "k4": 1, "k5": 1}, {"k3": 1, "k4": 2}, 1)
    assert tiers(game, YELLOW) == ({"k2": 1, "k4": 1}, {}, 0)


def in_reds_turn(effect: str, yellow: dict[str, Any], red: dict[str, Any] | None = None, **fields: Any) -> Game:
    """Yellow resolves an effect in red's turn; blue's turn is next."""
    frame = {"frame": "do-effect", "seat": "yellow", "effect": effect, "rule": "VIS-BUILD-08"}
    hand = {"hand": ["trader", "thief"]}
    blue = {**hand, **fields.pop("blue", {})}
    return table({**hand, **(red or {})}, blue, {**hand, **yellow}, stack=[*pending("draw", "red"), frame], **fields)


@rule("VIS-CASTLE-16", "VIS-R-32", "VIS-CASTLE-08", "VIS-CASTLE-13")
def test_all_steps_of_another_player_are_that_player_s_own() -> None:
    """Yellow's Workers climb in red's turn: yellow gains, leads the Castle, and says who is bumped."""
    yellow = {"second_tier": {"k5": 2}}
    game = in_reds_turn("place 4 workers", yellow, {"first_tier": {"k4": 2}}, blue={"first_tier": {"k4": 1}})
    play(game, "place k5")
    assert (game.decision.seat, kind(game), player(game, YELLOW)["virtue"]) == (YELLOW, "gain-resource", 5)
    assert (field(game, "leader"), tiers(game, YELLOW)[2]) == ("yellow", 1)
    play(game, "take ink")
    assert (game.decision.seat, kind(game)) == (YELLOW, "bump")
    play(game, "bump red k4 first")
    assert (player(game, RED)["silver"], player(game, YELLOW)["ink"], game.decision.seat) == (2, 1, BLUE)
    assert tiers(game, YELLOW) == ({"k1": 1, "k4": 1, "k5": 1}, {"k5": 2}, 1)
    assert tiers(game, RED)[0] == {"k4": 1}


@rule("VIS-CASTLE-07", "VIS-R-32")
def test_another_player_chooses_among_own_groups() -> None:
    """K2 spreads and makes groups in K1, the first wedge, and K3."""
    game = in_reds_turn("place 3 workers", {"first_tier": {"k1": 2, "k3": 2}})
    play(game, "place k2")
    assert (game.decision.seat, moves(game)) == (YELLOW, ["climb k1", "climb k3"])
    assert refusal(game, "climb k2") == "VIS-CASTLE-05"
    play(game, "climb k1")
    assert (player(game, YELLOW)["ink"], player(game, YELLOW)["stone"]) == (1, 1)


@rule("VIS-R-33", "VIS-R-08", "VIS-CASTLE-10")
def test_rewards_of_the_bumped_come_in_turn_order_from_the_active_player_on() -> None:
    """Blue is active and bumps red and yellow, in this order; yellow, who comes next, takes a resource first."""
    blue = {**NOBLES, "gold": 1, "first_tier": {"k2": 2}}
    red, yellow = {"second_tier": {"k1": 2, "k2": 1}}, {"second_tier": {"k1": 1, "k2": 2}}
    game = table(red, blue, yellow, turn="blue", phase="action", townsfolk=BARE)
    play(game, "castle", "send 3", "bump red k1 second", "bump yellow k2 second")
    assert (game.decision.seat, kind(game)) == (YELLOW, "gain-resource")
    play(game, "take ink")
    assert (game.decision.seat, kind(game)) == (RED, "gain-resource")
    assert (player(game, YELLOW)["virtue"], player(game, RED)["virtue"]) == (6, 6)


@rule("VIS-CASTLE-09")
def test_nobody_is_bumped_who_is_not_there() -> None:
    game = table(dict(NOBLES), {"first_tier": {"k1": 2}}, {}, {}, phase="action", townsfolk=BARE)
    play(game, "castle", "send 2")
    assert moves(game) == ["bump red k1 first", "bump blue k1 first"]
    assert refusal(game, "bump yellow k1 first") == "VIS-CASTLE-09"
    assert refusal(game, "bump blue k1 second") != ""


@rule("VIS-CASTLE-14")
def test_the_leader_who_sends_one_more_stays_the_leader() -> None:
    own = {**NOBLES, "gold": 1, "second_tier": {"k1": 2}, "centre": 1}
    game = play(table(own, {}, phase="action", townsfolk=BARE, leader="red"), "castle", "send 3")
    assert (field(game, "leader"), tiers(game)[2]) == ("red", 2)


@rule("VIS-CASTLE-03", "VIS-SETUP-02")
@pytest.mark.parametrize(
    ("at", "wedge"), [("inner-c", "k4"), ("inner-e", "k5"), ("inner-a", "k1"), ("inner-d", "k2"), ("inner-b", "k3")]
)
def test_workers_go_to_the_section_in_front(at: str, wedge: str) -> None:
    ring = ["c", "e", "a", "d", "b"]
    game = table({**NOBLES, "at": at}, {}, phase="action", townsfolk=BARE, castle="k4", ring=ring)
    assert tiers(play(game, "castle", "send 1"))[0] == {wedge: 1}


@rule("VIS-ICON-15")
def test_a_worker_in_the_last_wedge_moves_too() -> None:
    game = table({"first_tier": {"k5": 1}}, {}, effect="move 1 worker")
    assert moves(game) == ["decline", "shift on k5", "shift back k5"]
    assert tiers(play(game.copy(), "shift on k5"))[0] == {"k1": 1}
    assert tiers(play(game, "shift back k5"))[0] == {"k4": 1}


@rule("VIS-CASTLE-04", "VIS-ACT-09")
def test_without_workers_every_other_action_is_still_there() -> None:
    own = {"row": ["bishop", "friar", "trader"], "centre": 20, "at": "inner-a"}
    tile = {"a": ["psalter-of-mercy"]}
    game = table(own, {}, phase="action", townsfolk=BARE, manuscripts=tile, leader="red")
    assert moves(game) == ["transcribe", "pass"]


@rule("VIS-CASTLE-14", "VIS-CASTLE-09", "VIS-R-32")
def test_another_player_takes_the_lead_and_bumps_twice() -> None:
    """Yellow comes to 2 in the centre against red's 1; K1 and K4 hold one Worker too many each."""
    yellow = {"second_tier": {"k5": 2}, "centre": 1}
    red = {"first_tier": {"k1": 2, "k4": 2}, "centre": 1}
    others = {"first_tier": {"k1": 1, "k4": 1}}
    game = in_reds_turn("place 3 workers", yellow, red, blue=others, leader="red")
    play(game, "place k5", "take ink")
    assert field(game, "leader") == "yellow"
    assert (game.decision.seat, kind(game)) == (YELLOW, "bump")
    play(game, "bump red k1 first")
    assert (game.decision.seat, kind(game)) == (YELLOW, "bump")
    play(game, "bump blue k4 first")
    assert [player(game, seat)["silver"] for seat in range(3)] == [2, 2, 0]
