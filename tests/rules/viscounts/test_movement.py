"""Movement (VIS-MOVE)."""

import pytest

from regnum.games.viscounts.movement import FEWEST, steps_from
from regnum.games.viscounts.words import SPACES
from tests.rules.marks import rule
from tests.rules.viscounts.setting import BLUE, YELLOW, kind, moves, play, player, refusal, table


def ends(game: object) -> set[str]:
    return {move.removeprefix("go ") for move in moves(game)}  # type: ignore[arg-type]


@rule("VIS-MOVE-04", "VIS-MOVE-05", "VIS-EX-06")
def test_two_steps_from_a_left_town_lead_to_three_spaces() -> None:
    """Abbot (value 2) without Silver: next.L, next.I and X.R."""
    game = table({"at": "town-3"}, {"at": "town-9"}, move="abbot")
    assert ends(game) == {"town-5", "inner-c", "town-4"}


@rule("VIS-MOVE-04", "VIS-MOVE-05")
def test_one_step_follows_the_arrows() -> None:
    for at, reached in [("town-1", {"town-2", "inner-a"}), ("inner-a", {"town-2", "inner-b"}), ("town-2", {"town-3"})]:
        assert {SPACES[space] for space in steps_from(SPACES.index(at))} == reached
    game = table({"at": "inner-e"}, {"at": "town-3"}, move="trader")
    assert ends(game) == {"town-10", "inner-a"}


@rule("VIS-MOVE-04", "VIS-SETUP-01")
def test_arrows_lead_to_the_segment_that_lies_next() -> None:
    game = table({"at": "town-2"}, {"at": "town-9"}, move="abbot", ring=["a", "d", "b", "e", "c"])
    assert ends(game) == {"town-8", "inner-d"}


@rule("VIS-MOVE-02")
def test_never_fewer_steps_than_the_value() -> None:
    game = table({"at": "town-1", "silver": 2}, {"at": "town-9"}, move="financier")
    assert "inner-a" not in ends(game)
    assert refusal(game, "go inner-a") == "VIS-MOVE-02"
    assert refusal(game, "go inner-e") == ""
    assert refusal(game, "go town-10") == "VIS-MOVE-03"


@rule("VIS-MOVE-03")
def test_each_step_more_costs_a_silver() -> None:
    game = table({"at": "town-2", "silver": 2}, {"at": "town-9"}, move="trader")
    assert ends(game) == {"town-3", "town-4", "inner-b", "town-5", "inner-c"}
    play(game, "go inner-c")
    assert (player(game)["silver"], player(game)["at"]) == (0, "inner-c")


@rule("VIS-MOVE-06")
def test_a_whole_loop_ends_where_it_began() -> None:
    game = table({"at": "inner-a", "silver": 4}, {"at": "town-9"}, move="trader")
    play(game, "go inner-a")
    assert (player(game)["silver"], player(game)["at"]) == (0, "inner-a")


@rule("VIS-MOVE-07", "VIS-R-24", "VIS-R-08")
def test_whoever_stands_on_the_end_space_may_rearrange_in_turn_order() -> None:
    row = {"row": ["abbot", "squire", None], "at": "town-4"}
    game = table({"at": "town-3"}, dict(row), dict(row), {"row": row["row"], "at": "town-3"}, move="trader")
    play(game, "go town-4")
    assert (kind(game), game.decision.seat) == ("rearrange", BLUE)
    play(game, "arrange 2 1 3")
    assert (kind(game), game.decision.seat) == ("rearrange", YELLOW)
    play(game, "arrange 1 2 3")
    assert kind(game) == "primary-action"
    assert (player(game, BLUE)["row"][0], player(game, YELLOW)["row"][0]) == ("squire", "abbot")


@rule("VIS-MOVE-07")
def test_passing_through_has_no_effect() -> None:
    game = table({"at": "town-2"}, {"row": ["abbot", "squire", None], "at": "town-3"}, move="abbot")
    play(game, "go town-4")
    assert kind(game) == "primary-action"


@rule("VIS-MOVE-08", "VIS-EX-29", "VIS-R-23", "VIS-BUILD-12")
def test_prices_with_a_free_step() -> None:
    """A.R 0, A.I 0, B.L 0, B.I 0, B.R 1, C.I 1; nothing else."""
    prices = {"town-2": 0, "inner-a": 0, "town-3": 0, "inner-b": 0, "town-4": 1, "inner-c": 1}
    own = {"at": "town-1", "silver": 1, "built": ["trading-post-1"]}
    game = table(own, {"at": "town-9"}, move="trader")
    assert ends(game) == set(prices)
    for space, price in prices.items():
        assert player(play(game.copy(), f"go {space}"))["silver"] == 1 - price


def walks(start: int, steps: int) -> set[int]:
    """Where walks of exactly so many steps end."""
    if not steps:
        return {start}
    return {end for space in steps_from(start) for end in walks(space, steps - 1)}


@rule("VIS-MOVE-08")
@pytest.mark.parametrize("value", [1, 2, 3, 4])
def test_the_fewest_steps_are_those_of_the_shortest_walk_that_is_long_enough(value: int) -> None:
    for side in range(3):
        for space in range(len(SPACES)):
            steps = next(n for n in range(value, 40) if space in walks(side, n))
            assert FEWEST[value][side][space] == steps


@rule("VIS-MOVE-03", "VIS-MOVE-08")
def test_a_space_is_refused_only_when_its_price_is_too_high() -> None:
    """From inner-d a card of value 1 leads to inner-e for nothing, to inner-a for 1 Silver, to inner-b for 2."""
    for silver, reached in [(0, 1), (1, 2), (2, 3)]:
        game = table({"at": "inner-d", "silver": silver}, {"at": "town-5"}, move="trader")
        for place, space in enumerate(["inner-e", "inner-a", "inner-b"]):
            assert (f"go {space}" in moves(game)) == (place < reached)
            assert refusal(game, f"go {space}") == ("" if place < reached else "VIS-MOVE-03")
