"""The ladder: who climbs, who does not, and that it comes to an end."""

from collections.abc import Callable
from itertools import permutations

import pytest

from regnum.arena import Result, Tournament
from regnum.arena.formats import climb, upcoming
from regnum.arena.tournament import Fixture
from tests.arena.made import a_result, a_tournament, won_by


def play_ladder(tournament: Tournament, play: Callable[[Fixture], Result]) -> dict[int, Result]:
    results: dict[int, Result] = {}
    while games := upcoming(tournament, results):
        for game in games:
            assert game.number not in results
            results[game.number] = play(game)
        assert len(results) < 10_000
    return results


def test_a_ladder_ends_in_the_order_of_strength() -> None:
    tournament = a_tournament(*"dbca", games=20, format="ladder")
    results = play_ladder(tournament, lambda game: won_by(game, "abcd"))
    assert climb(tournament, results) == (list("abcd"), [])
    assert sorted(results) == list(range(len(results)))
    assert len(results) <= 20 * 6, "two bots meet only once"


def test_neighbours_swap_only_when_the_lower_one_is_surely_better() -> None:
    tournament = a_tournament("a", "b", games=20, format="ladder")
    # Eleven of twenty may be luck; the lower bot stays where it is.
    results = play_ladder(tournament, lambda game: won_by(game, "ba" if game.number < 11 else "ab"))
    assert climb(tournament, results)[0] == ["a", "b"]
    results = play_ladder(tournament, lambda game: won_by(game, "ba" if game.number < 17 else "ab"))
    assert climb(tournament, results)[0] == ["b", "a"]


@pytest.mark.parametrize("named", list(permutations("abc")))
def test_three_that_beat_each_other_in_a_circle_do_not_climb_for_ever(named: tuple[str, ...]) -> None:
    tournament = a_tournament(*named, games=20, format="ladder")
    circle = {frozenset("ab"): "ab", frozenset("bc"): "bc", frozenset("ca"): "ca"}
    results = play_ladder(tournament, lambda game: won_by(game, circle[frozenset(game.bots)]))
    assert "".join(climb(tournament, results)[0]) in ("abc", "bca", "cab")


def test_a_solo_ladder_races_two_at_a_time() -> None:
    tournament = a_tournament(*"abc", players=1, games=20, format="ladder")
    results = play_ladder(tournament, lambda game: a_result(game.bots, [2, 1], game.number))
    assert {len(result.bots) for result in results.values()} == {2}
