"""Constructing Buildings, spots, Links, slots (VIS-BUILD)."""

import pytest

from regnum.games.viscounts.building import link_after, link_before, spot_after, spot_before
from regnum.games.viscounts.words import SPOTS
from tests.rules.marks import rule
from tests.rules.viscounts.setting import (
    BARE,
    BLUE,
    RED,
    field,
    kind,
    moves,
    pending,
    play,
    player,
    refusal,
    state,
    table,
)

#: Ten Builders and more: any Building can be paid.
RICH = {"row": ["labourer", "charlatan", "foreman"], "stone": 9, "at": "town-3"}


@rule("VIS-BUILD-02", "VIS-BUILD-03")
def test_only_empty_spots_on_the_own_side_of_the_river() -> None:
    game = table(dict(RICH), {}, {}, phase="action", townsfolk=BARE)
    play(game, "construct", "build workshop-1")
    assert moves(game) == ["build on b1", "build on b2"]
    assert refusal(game, "build on b3") == "VIS-BUILD-02"
    assert refusal(game, "build on a1") == "VIS-BUILD-02"
    right = table({**RICH, "at": "town-4"}, {}, {}, phase="action", townsfolk=BARE, buildings={"b4": "blue workshop"})
    play(right, "construct", "build workshop-1")
    assert moves(right) == ["build on b3", "build on b5"]
    assert refusal(right, "build on b4") == "VIS-BUILD-03"
    first = table({**RICH, "at": "town-1"}, {}, {}, phase="action", townsfolk=BARE)
    assert moves(play(first, "construct", "build workshop-1")) == ["build on a1", "build on a2", "build on a3"]
    left = {"a1": "blue workshop", "a2": "blue workshop", "a3": "yellow workshop"}
    filled = table({**RICH, "at": "town-1"}, {}, {}, phase="action", buildings=left)
    assert refusal(filled, "construct") == "VIS-BUILD-02"
    full = {"b1": "blue workshop", "b2": "blue workshop"}
    assert refusal(table(dict(RICH), {}, {}, phase="action", buildings=full), "construct") == "VIS-BUILD-02"


@rule("VIS-BUILD-04")
@pytest.mark.parametrize(("slot", "cost"), [("workshop-1", 3), ("trading-post-1", 5), ("guildhall-1", 7)])
def test_costs_in_builders(slot: str, cost: int) -> None:
    own = {"row": ["labourer", "abbot", "squire"], "stone": cost - 1, "at": "town-3"}
    game = table(own, {}, {}, phase="action", townsfolk=BARE)
    play(game, "construct")
    if kind(game) == "choose-building":
        play(game, f"build {slot}")
    assert player(game)["stone"] == 0
    short = table({**own, "stone": cost - 2}, {}, {}, phase="action", townsfolk=BARE)
    if cost > 3:
        play(short, "construct")
        assert refusal(short, f"build {slot}") == "VIS-BUILD-04"
    else:
        assert refusal(short, "construct") == "VIS-ACT-09"


@rule("VIS-BUILD-05")
def test_any_slot_of_a_kind_may_go_first() -> None:
    standing = {"e5": "red workshop"}
    game = table({**RICH, "built": ["workshop-2"]}, {}, {}, phase="action", townsfolk=BARE, buildings=standing)
    play(game, "construct")
    assert moves(game) == [
        "build trading-post-1",
        "build trading-post-2",
        "build trading-post-3",
        "build guildhall-1",
        "build guildhall-2",
        "build guildhall-3",
        "build workshop-1",
        "build workshop-3",
    ]
    assert refusal(game, "build workshop-2") == "VIS-BUILD-05"
    play(game, "build trading-post-3", "build on b1")
    assert player(game)["built"] == ["trading-post-3", "workshop-2"]


@rule("VIS-BUILD-06")
def test_nine_buildings_are_all() -> None:
    slots = [f"{kind}-{number}" for kind in ("trading-post", "guildhall", "workshop") for number in (1, 2, 3)]
    game = table({**RICH, "built": slots}, {}, {}, phase="action", townsfolk=BARE)
    assert refusal(game, "construct") == "VIS-BUILD-06"


@rule("VIS-BUILD-07", "VIS-R-25", "VIS-INV-03")
def test_the_effect_of_the_spot_comes_at_once_then_two_links_in_any_order() -> None:
    """B1 between A5 (virtue) and B2 (2 Silver)."""
    around = {"a5": "yellow workshop", "b2": "blue trading-post"}
    game = table(dict(RICH), {}, {}, phase="action", townsfolk=BARE, buildings=around)
    play(game, "construct", "build guildhall-2")
    assert player(game)["ink"] == 1
    assert moves(game) == ["link before", "link after"]
    before = game.copy()
    play(game, "link after")
    assert (player(game)["silver"], player(game)["virtue"]) == (2, 6)
    play(before, "link before")
    assert (player(before)["silver"], player(before)["virtue"]) == (2, 6)
    assert field(game, "buildings")["b1"] == "red guildhall"


@rule("VIS-BUILD-08", "VIS-BUILD-10", "VIS-R-26")
def test_a_link_works_for_both_owners_across_a_border() -> None:
    """A5 (the last spot of A) is linked to the first of the next segment, wherever that lies."""
    game = table(dict(RICH), {}, {}, phase="action", townsfolk=BARE, buildings={"a5": "blue workshop"})
    play(game, "construct", "build workshop-1", "build on b1")
    assert (player(game, RED)["virtue"], player(game, BLUE)["virtue"]) == (6, 6)
    ring = ["a", "c", "b", "d", "e"]
    apart = table(dict(RICH), {}, {}, phase="action", townsfolk=BARE, buildings={"a5": "blue workshop"}, ring=ring)
    play(apart, "construct", "build workshop-1", "build on b1")
    assert (player(apart, RED)["virtue"], player(apart, BLUE)["virtue"]) == (7, 7)


@rule("VIS-BUILD-09")
def test_one_owner_of_both_ends_gets_it_once() -> None:
    game = table(dict(RICH), {}, {}, phase="action", townsfolk=BARE, buildings={"a5": "red workshop"})
    play(game, "construct", "build workshop-2", "build on b1")
    assert player(game, RED)["virtue"] == 6


@rule("VIS-BUILD-10")
def test_spots_lie_in_a_ring() -> None:
    """Every spot is the neighbour of its neighbours, and the small side has 14 lines, the large one 20."""
    for players, lines in [(2, 14), (3, 20)]:
        board = state(table(*[{} for _ in range(players)], ring=["c", "a", "e", "b", "d"]))
        used = [spot for spot in range(len(SPOTS)) if spot % 5 < len(board.spots_of(spot // 5))]
        for spot in used:
            assert spot_before(board, spot_after(board, spot)) == spot
        assert sum(board.spots_of(spot // 5)[spot % 5].link is not None for spot in used) == lines
        last = [spot for spot in used if spot // 5 == 3][-1]  # of d, which lies last in the ring
        assert SPOTS[spot_after(board, last)] == "c1"


@rule("VIS-R-26", "VIS-R-08")
def test_links_are_resolved_on_other_turns_with_their_triggers() -> None:
    """A3-A4 brings a Debt to both; blue's Racketeer asks blue in red's turn, after red."""
    own = {**RICH, "at": "town-1"}
    blue = {"row": ["racketeer-rearrange", "abbot", "squire"], "hand": ["thief"]}
    around = {"a4": "blue workshop"}
    game = table(own, blue, {}, phase="action", townsfolk=BARE, buildings=around)
    play(game, "construct", "build workshop-1", "build on a3", "take ink")
    assert (player(game, RED)["unpaid_debts"], player(game, BLUE)["unpaid_debts"]) == (1, 1)
    assert (game.decision.seat, kind(game)) == (BLUE, "pick-effect")


@rule("VIS-EX-10", "VIS-R-04")
def test_building_with_a_dismissed_mason() -> None:
    """2 Stone and 1 Silver for the Mason: first the rearranging, then only B1, 1 Ink Well, 2 Silver for both."""
    own = {"row": ["abbot", "squire", "trader"], "stone": 2, "silver": 1, "at": "town-3"}
    game = table(own, {}, {}, phase="action", townsfolk={"b": ["mason"]}, buildings={"b2": "blue trading-post"})
    play(game, "construct")
    assert moves(game) == ["build workshop-1", "build workshop-2", "build workshop-3"]
    play(game, "build workshop-3")
    assert kind(game) == "rearrange"  # it can be paid only with the Mason, so nobody is asked
    assert (player(game)["silver"], player(game)["stone"]) == (0, 2)
    play(game, "arrange 2 1 3")
    assert (player(game)["row"], player(game)["stone"]) == (["squire", "abbot", "trader"], 0)
    assert (player(game)["ink"], player(game)["silver"], player(game, BLUE)["silver"]) == (1, 2, 2)
    assert field(game, "buildings")["b1"] == "red workshop"


@rule("VIS-BUILD-11", "VIS-BUILD-12", "VIS-BUILD-14")
def test_slots_work_from_the_moment_they_are_uncovered() -> None:
    game = table({**RICH, "at": "town-3"}, {}, {}, phase="action", townsfolk=BARE)
    play(game, "construct", "build guildhall-1", "build on b2")
    board = state(game)
    uncovered = board.deck.board.uncovered[board.players[RED].built]
    assert uncovered.icons == [0, 1, 0, 0, 0]
    every = board.deck.board.uncovered[(1 << 9) - 1]
    assert (every.icons, every.steps, every.hand_limit, every.dismiss_price) == ([2, 1, 1, 1, 0], 1, 1, 1)


@rule("VIS-BUILD-13", "VIS-R-19")
def test_the_first_workshop_lets_one_discard_with_every_hire() -> None:
    own = {"built": ["workshop-1"], "hand": ["abbot", "thief"], "silver": 9, "at": "town-1"}
    game = table(dict(own), {}, phase="recruit", townsfolk={"a": ["friar"]})
    play(game, "recruit")
    assert moves(game) == ["resolve workshop-1", "resolve effect"]
    play(game, "resolve workshop-1", "discard thief")
    assert (player(game)["virtue"], player(game)["discard"]) == (6, ["thief", "friar"])
    free = table(dict(own), {}, townsfolk={**BARE, "c": ["friar"]}, effect="hire")
    play(free, "resolve effect")
    assert kind(free) == "discard-card"


@rule("VIS-ICON-17", "VIS-ICON-07", "VIS-R-27", "VIS-R-58")
def test_a_free_building_stands_anywhere_and_is_no_action() -> None:
    own = {"row": ["woodcutter-virtue", "abbot", "squire"], "at": "inner-a"}
    game = table(dict(own), {}, {}, effect="build 1 workshop")
    assert moves(game) == ["build workshop-1", "build workshop-2", "build workshop-3"]
    play(game, "build workshop-2")
    assert len(moves(game)) == 25
    play(game, "build on c1")
    assert (player(game)["virtue"], player(game)["built"]) == (6, ["workshop-2"])  # C1's Virtue, not the Woodcutter's
    one = table({**own, "built": ["workshop-1"]}, {}, {}, effect="build 1 workshop")
    assert moves(one) == ["build workshop-2", "build workshop-3"]
    assert refusal(one, "build workshop-1") == "VIS-BUILD-05"
    used_up = {**own, "built": ["workshop-1", "workshop-2", "workshop-3"]}
    lost = table(used_up, {}, {}, effect="build 1 workshop")
    assert lost.decision.seat == BLUE


@rule("VIS-BUILD-08")
def test_no_link_without_a_line_or_a_building() -> None:
    board = state(table({}, {}, {}, buildings={"a1": "red workshop", "a2": "blue workshop", "a3": "blue workshop"}))
    spots = {name: number for number, name in enumerate(SPOTS)}
    first, second = link_after(board, spots["a1"]), link_after(board, spots["a2"])
    assert first is not None
    assert first.text == "gain 1 virtue"
    assert second is None  # no line between A2 and A3
    assert link_after(board, spots["a3"]) is None  # nobody on A4
    assert link_before(board, spots["a2"]) is first


@rule("VIS-BUILD-03", "VIS-BUILD-08")
def test_the_first_sides_first_kind_is_a_building_like_any_other() -> None:
    """A red Trading Post has the number 0."""
    around = {"a1": "red trading-post", "b2": "red trading-post"}
    board = state(table({}, {}, {}, buildings={**around, "a2": "blue workshop", "b1": "blue workshop"}))
    spots = {name: number for number, name in enumerate(SPOTS)}
    assert link_before(board, spots["a2"]) is not None
    assert link_after(board, spots["b1"]) is not None
    full = {"b1": "red trading-post", "b2": "red trading-post"}
    assert refusal(table(dict(RICH), {}, {}, phase="action", buildings=full), "construct") == "VIS-BUILD-02"


@rule("VIS-BUILD-04", "VIS-ACT-09")
@pytest.mark.parametrize(
    ("kinds", "cost"), [(["workshop"], 5), (["workshop", "trading-post"], 7), (["trading-post"], 3)]
)
def test_the_cheapest_building_that_is_left_must_be_payable(kinds: list[str], cost: int) -> None:
    built = [f"{name}-{number}" for name in kinds for number in (1, 2, 3)]
    spots = dict(
        zip([f"{segment}{n}" for segment in "cde" for n in (1, 2, 3)], [f"red {b[:-2]}" for b in built], strict=False)
    )
    own = {"row": ["labourer", "abbot", "squire"], "at": "town-3", "built": built}
    for stone, possible in [(cost - 2, False), (cost - 1, True)]:
        game = table({**own, "stone": stone}, {}, {}, phase="action", townsfolk=BARE, buildings=spots)
        assert ("construct" in moves(game)) == possible


@rule("VIS-R-25")
@pytest.mark.parametrize("first", ["before", "after"])
def test_the_builder_says_which_of_two_links_comes_first(first: str) -> None:
    """B1 on the small side: A4-B1 is a Castle move, B1-B2 2 Silver."""
    own = {"row": ["labourer", "abbot", "squire"], "stone": 2, "at": "town-3", "first_tier": {"k1": 1}}
    around = {"a4": "blue workshop", "b2": "blue workshop"}
    game = table(own, {}, phase="action", townsfolk=BARE, buildings=around)
    play(game, "construct", "build workshop-1")
    assert moves(game) == ["link before", "link after"]
    play(game, f"link {first}")
    assert (kind(game), player(game)["silver"]) == ("shift-worker", 0 if first == "before" else 2)
    play(game, "decline")
    assert (player(game)["silver"], player(game, BLUE)["silver"]) == (2, 2)


@rule("VIS-ICON-17", "VIS-R-27")
@pytest.mark.parametrize("left", ["a1", "c3", "e5"])
def test_the_last_empty_spot_is_found_wherever_it_is(left: str) -> None:
    """All others are taken: 8 Buildings of red, 9 of blue, 7 of yellow. Once that one is too, a free one is lost."""
    spots = [f"{segment}{number}" for segment in "abcde" for number in range(1, 6)]
    slots = [f"{name}-{number}" for name in ("workshop", "guildhall", "trading-post") for number in (1, 2, 3)]
    built = {"red": slots[:8], "blue": slots, "yellow": slots[:7]}
    standing = [f"{owner} {slot[:-2]}" for owner, own in built.items() for slot in own]
    buildings = dict(zip([spot for spot in spots if spot != left], standing, strict=True))
    players = [{"built": own, "hand": ["trader", "thief"]} for own in built.values()]
    game = table(*players, effect="build 1 trading-post", buildings=buildings)
    assert field(game, "buildings")[left] == "red trading-post"
    players[2]["built"] = slots[:8]
    full = table(*players, effect="build 1 trading-post", buildings={**buildings, left: "yellow trading-post"})
    assert (player(full)["built"], full.decision.seat) == ([*slots[6:8], *slots[3:6], *slots[:3]], BLUE)


@rule("VIS-BUILD-08", "VIS-BUILD-09", "VIS-R-26")
def test_a_link_completed_in_another_s_turn_is_for_its_two_owners() -> None:
    """Yellow builds on B1 in red's turn; blue stands on B2."""
    frame = {"frame": "do-effect", "seat": "yellow", "effect": "build 1 workshop", "rule": "VIS-SCRIBE-04"}
    hand = {"hand": ["trader", "thief"]}
    stack = [*pending("draw", "red"), frame]
    game = table(hand, {**hand}, {**hand}, stack=stack, buildings={"b2": "blue workshop"})
    play(game, "build workshop-1", "build on b1")
    assert [player(game, seat)["silver"] for seat in range(3)] == [0, 2, 2]
    assert [player(game, seat)["ink"] for seat in range(3)] == [0, 0, 1]
