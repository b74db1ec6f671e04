"""A result says who played against whom."""

import pytest

from regnum.engine.scores import RivalScore, Scores


def scores(*totals: int, winners: tuple[int, ...] = (), **mode: object) -> Scores:
    return Scores([{"points": total} for total in totals], list(winners), **mode)  # type: ignore[arg-type]


BARON = RivalScore("baron", {"plunder": 9, "gold": 3})


@pytest.mark.parametrize(
    ("result", "points", "against", "leads", "contested"),
    [
        (scores(5, 9), [5, 9], [], [-4, 4], True),
        (scores(5), [5], [], [5], False),
        (scores(5, goal=7), [5], [7], [-2], True),
        (scores(15, rivals=[BARON]), [15], [12], [3], True),
        (scores(15, 20, rivals=[BARON]), [15, 20], [12], [-5, 5], True),
        (scores(5, 9, together=True), [14, 14], [], [14, 14], True),
        (scores(5, 9, together=True, goal=20), [14, 14], [20], [-6, -6], True),
        (scores(5, 9, together=True, goal=10, rivals=[BARON]), [14, 14], [12, 10], [2, 2], True),
        (scores(5, together=True), [5], [], [5], True),
    ],
)
def test_who_is_ahead_of_whom(
    result: Scores, points: list[int], against: list[int], leads: list[int], contested: bool
) -> None:
    assert result.points == points
    assert result.against == against
    assert result.leads == leads
    assert result.contested is contested


def test_a_win_is_shared_by_equals_and_whole_for_partners() -> None:
    assert scores(9, 9, 1, winners=(0, 1)).shares == [0.5, 0.5, 0.0]
    assert scores(9, 9, winners=(0, 1), together=True).shares == [1.0, 1.0]
    assert scores(9, 9, together=True).shares == [0.0, 0.0]


def test_the_data_of_a_result_is_whole() -> None:
    assert scores(5, 9, winners=(0, 1), together=True, goal=10, rivals=[BARON]).data() == {
        "totals": [5, 9],
        "parts": [{"points": 5}, {"points": 9}],
        "winners": [0, 1],
        "award": "",
        "together": True,
        "goal": 10,
        "rivals": [{"name": "baron", "parts": {"plunder": 9, "gold": 3}, "total": 12}],
    }
