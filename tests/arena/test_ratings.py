"""That strength is found, with honest intervals."""

import math
import random

import pytest

from regnum.arena.ratings import pairing, pairings, rate, share, wilson
from tests.arena.made import a_result


def test_shares_count_pairs_of_seats_and_ties_half() -> None:
    game = a_result(["a", "b", "b", "b"], [2, 1, 2, 4])
    assert share(game, "a", "b") == pytest.approx((0 + 0.5 + 1) / 3)
    assert share(game, "b", "a") == pytest.approx(1 - (0 + 0.5 + 1) / 3)
    assert share(game, "a", "c") is None


def test_the_share_of_each_pair_has_its_interval() -> None:
    games = [a_result(["a", "b"], [1, 2]) for _ in range(7)] + [a_result(["b", "a"], [1, 2]) for _ in range(2)]
    games.append(a_result(["a", "b"], [1, 1]))
    pair = pairing("a", "b", games)
    assert (pair.games, pair.wins, pair.ties, pair.share) == (10, 7, 1, 0.75)
    assert pair.low < 0.75 < pair.high
    assert pairings(["a", "b", "c"], games) == [pair]


def test_wilson_agrees_with_published_values() -> None:
    assert wilson(0, 10) == pytest.approx((0, 0.2775), abs=1e-4)
    assert wilson(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert wilson(81, 263) == pytest.approx((0.2553, 0.3662), abs=1e-4)
    assert wilson(0, 0) == (0, 1)


def test_known_strengths_lie_within_their_intervals() -> None:
    strengths = {"a": 32.0, "b": 26.0, "c": 22.0, "d": 20.0}
    rng, games = random.Random(5), []
    spread = math.sqrt(2) * 25 / 6  # how far one game's luck reaches in the model
    for number in range(600):
        one, other = rng.sample(sorted(strengths), 2)
        wins = rng.random() < 1 / (1 + math.exp((strengths[other] - strengths[one]) / spread))
        games.append(a_result([one, other], [1, 2] if wins else [2, 1], number))
    first, *_, last = rate("abcd", games)
    assert [rating.bot for rating in sorted(last, key=lambda rating: -rating.mean)] == list("abcd")
    for before, rating in zip(first, last, strict=True):
        assert rating.low < strengths[rating.bot] < rating.high
        assert rating.conservative < rating.low
        assert rating.deviation < before.deviation / 4


def test_a_race_and_a_table_of_four_are_rated_by_who_was_ahead() -> None:
    race = rate("abc", [a_result(["c", "a", "b"], [1, 3, 2])])[-1]
    assert [rating.mean for rating in race] == sorted(rating.mean for rating in race)
    lone, rest = rate("ab", [a_result(["a", "b", "b", "b"], [1, 2, 3, 4])])[-1]
    assert lone.mean > 25 > rest.mean
    even = rate("ab", [a_result(["a", "b", "b"], [2, 1, 3])])[-1]
    assert even[0].mean == pytest.approx(even[1].mean)
