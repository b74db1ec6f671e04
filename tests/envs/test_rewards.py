"""What a result is worth."""

from regnum.engine.scores import Scores
from regnum.envs.rewards import outcome, score


def result(totals: list[int], winners: list[int]) -> Scores:
    return Scores([{"points": total} for total in totals], winners)


def test_outcome() -> None:
    assert outcome(result([5, 9, 7], [1])) == [-1.0, 1.0, -1.0]
    assert outcome(result([9, 9, 7], [0, 1])) == [0.0, 0.0, -1.0]
    assert outcome(result([9, 8], [])) == [-1.0, -1.0]
    assert outcome(result([80], [0])) == [1.0]
    assert outcome(result([8], [])) == [-1.0]


def test_score() -> None:
    assert score(result([5, 9, 7], [1])) == [-4.0, 2.0, -2.0]
    assert score(result([80], [0])) == [80.0]
