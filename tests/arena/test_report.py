"""What the report makes of results, number by number."""

import re

import pytest

from regnum.arena import Report, Result, summarize
from regnum.arena.matches import DECISION_LIMIT
from regnum.arena.page import page
from regnum.arena.ratings import rate
from regnum.arena.report import ForfeitReport
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


#: Five games of three seats; the fourth is forfeited and the last never ended.
FIVE = [
    a_result("abb", [1, 2, 3], 0, scores=(50, 40, 30), decisions=(10, 20, 20), seconds=(0.02, 0.1, 0.1)),
    a_result("bab", [1, 3, 2], 1, scores=(60, 20, 40), decisions=(10, 10, 10), seconds=(0.1, 0.04, 0.1)),
    a_result("aba", [1, 1, 3], 2, scores=(40, 40, 12), decisions=(5, 10, 15), seconds=(0.03, 0.3, 0.05)),
    a_result("abb", [1, 2, 2], 3, scores=(99, 99, 99), over=False, forfeits={1: "slept"}),
    a_result("baa", [1, 1, 1], 4, scores=(99, 99, 99), over=False),
]


def test_every_number_of_the_report() -> None:
    tournament = a_tournament(*"abc", players=3)
    report = summarize(tournament, FIVE)
    last = {rating.bot: rating for rating in rate("abc", FIVE)[-1]}
    bots = {bot.bot: bot for bot in report.ratings}
    assert [bot.bot for bot in report.ratings] == sorted("abc", key=lambda bot: -last[bot].mean)
    for name, bot in bots.items():
        rating = last[name]
        assert (bot.mean, bot.low, bot.high) == (rating.mean, rating.low, rating.high)
        assert bot.conservative == rating.conservative
    assert {name: bot.games for name, bot in bots.items()} == {"a": 5, "b": 5, "c": 0}
    assert mean_scores(report) == {"a": 30.5, "b": 42, "c": 0}
    assert bots["a"].milliseconds_per_move == pytest.approx(1000 * 0.17 / 70)
    assert bots["b"].milliseconds_per_move == pytest.approx(1000 * 0.73 / 100)
    assert bots["a"].share_by_seat == pytest.approx([2.5 / 3, 0.25, 0.25])
    assert bots["b"].share_by_seat == pytest.approx([0.75, 0.25, 1 / 3])
    assert bots["c"].share_by_seat == [None] * 3
    assert {name: bot.forfeits for name, bot in bots.items()} == {"a": 0, "b": 1, "c": 0}
    assert report.forfeits == [ForfeitReport(3, "b", "slept")]
    assert (report.games, report.unfinished, report.ladder) == (5, 1, [])
    assert [(pair.one, pair.other) for pair in report.pairings] == [("a", "b")]
    assert report.pairings[0].share == 0.55
    assert {name: len(means) for name, means in report.course.items()} == {"a": 6, "b": 6, "c": 6}


def test_a_meeting_is_seen_from_both_sides() -> None:
    games = [a_result("ab", [1, 2], number) for number in range(8)]
    games += [a_result("ab", [2, 1], number) for number in (8, 9)]
    html = page(summarize(a_tournament("a", "b"), games))
    table = html.partition("Who against whom")[2].partition("</section>")[0]
    cells = re.findall(r'<td class="cell (\w+)"[^>]*>(\d+%)<small>(.*?)</small>', table)
    assert cells == [("up", "80%", "49% to 94%"), ("down", "20%", "6% to 51%")]
