"""What a result is worth."""

from typing import Any

from regnum.engine.scores import RivalScore, Scores
from regnum.envs.rewards import outcome, score


def result(totals: list[int], winners: list[int], rivals: tuple[int, ...] = (), **mode: Any) -> Scores:
    told = [RivalScore(f"rival {number}", {"points": total}) for number, total in enumerate(rivals)]
    return Scores([{"points": total} for total in totals], winners, rivals=told, **mode)


def test_outcome() -> None:
    assert outcome(result([5, 9, 7], [1])) == [-1.0, 1.0, -1.0]
    assert outcome(result([9, 9, 7], [0, 1])) == [0.0, 0.0, -1.0]
    assert outcome(result([9, 8], [])) == [-1.0, -1.0]
    assert outcome(result([80], [0])) == [1.0]
    assert outcome(result([8], [])) == [-1.0]


def test_partners_have_one_outcome() -> None:
    assert outcome(result([5, 9], [0, 1], together=True, goal=14)) == [1.0, 1.0]
    assert outcome(result([5, 9], [], together=True, goal=15)) == [-1.0, -1.0]


def test_a_rival_wins_as_well_as_a_seat() -> None:
    assert outcome(result([30], [0], (20,))) == [1.0]
    assert outcome(result([20], [], (30,))) == [-1.0]
    assert outcome(result([20, 10], [], (30,))) == [-1.0, -1.0]


def test_score() -> None:
    assert score(result([5, 9, 7], [1])) == [-4.0, 2.0, -2.0]
    assert score(result([80], [0])) == [80.0]


def test_partners_have_one_score() -> None:
    assert score(result([5, 9], [0, 1], together=True)) == [14.0, 14.0]
    assert score(result([5, 9], [0, 1], together=True, goal=12)) == [2.0, 2.0]
    assert score(result([5, 9], [], (10, 20), together=True, goal=12)) == [-6.0, -6.0]


def test_the_score_is_the_lead_over_the_best_rival() -> None:
    assert score(result([30], [0], (20, 25))) == [5.0]
    assert score(result([30], [0], goal=28)) == [2.0]
    assert score(result([30, 26], [], (33,))) == [-3.0, -7.0]
    assert score(result([30, 26], [0], (27,))) == [3.0, -4.0]
