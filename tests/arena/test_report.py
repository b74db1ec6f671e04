"""What the report makes of results, number by number."""

import pytest

from regnum.arena import Report, Result, summarize
from regnum.arena.matches import DECISION_LIMIT
from tests.arena.made import a_result, a_tournament


def mean_scores(report: Report) -> dict[str, float]:
    return {bot.bot: bot.mean_score for bot in report.ratings}


def a_race(number: int, scores: tuple[int, ...], **other: object) -> Result:
    return a_result("abc", [1, 2, 3], number, scores=scores, **other)


@pytest.mark.parametrize("stopped", [{"forfeits": {2: "crashed"}}, {"decisions": (10, 10, DECISION_LIMIT)}])
def test_in_a_race_one_that_stops_on_the_way_takes_no_points_from_the_others(stopped: dict[str, object]) -> None:
    races = [a_race(0, (30, 20, 9), over=False, **stopped), a_race(1, (50, 10, 5))]
    report = summarize(a_tournament(*"abc", players=1), races)
    assert mean_scores(report) == {"a": 40, "b": 15, "c": 5}


def test_at_a_table_that_did_not_come_to_an_end_nobody_has_points() -> None:
    games = [
        a_result("ab", [1, 2], 0, scores=(40, 30)),
        a_result("ba", [2, 1], 1, scores=(9, 7), over=False, forfeits={0: "crashed"}),
    ]
    assert mean_scores(summarize(a_tournament("a", "b"), games)) == {"a": 40, "b": 30}
