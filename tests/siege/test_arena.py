"""Bots are rated by games that they win or lose together, and by rivals that they beat."""

from regnum.arena import Here, new_tournament, play_tournament, summarize
from regnum.arena.page import page
from regnum.arena.report import Report


def tournament(*bots: str, games: int = 12, **settings: object) -> Report:
    made = new_tournament("siege", bots, games=games, **settings)  # type: ignore[arg-type]
    return summarize(made, play_tournament(made, Here()))


def test_partners_are_rated_by_races_on_tables_of_their_own() -> None:
    report = tournament("random", "greedy", players=2, rival="horde")
    assert report.tournament.together
    assert report.games == 12
    assert [bot.bot for bot in report.ratings] == ["greedy", "random"]
    best, worst = report.ratings
    assert best.won is not None
    assert worst.won is not None
    assert best.won > worst.won
    assert best.mean_score > worst.mean_score
    assert best.share_by_seat == []
    assert report.pairings[0].share > 0.8
    assert "siege, 2 players together" in page(report)
    assert "By seat" not in page(report)
    assert '<th class="">won</th>' in page(report)


def test_all_partners_race_on_the_same_deals() -> None:
    made = new_tournament("siege", ["random", "greedy", "beginner"], players=3, games=2, rival="horde")
    results = play_tournament(made, Here())
    assert [result.bots for result in results] == [made.bots] * 2
    for result in results:
        assert len(result.scores) == len(result.won) == len(result.digests) == 3
        assert all(decisions == 15 or not won for decisions, won in zip(result.decisions, result.won, strict=True))


def test_alone_against_a_rival_a_win_counts_before_points() -> None:
    report = tournament("random", "greedy", players=1, rival="baron", games=20)
    assert not report.tournament.together
    best = report.ratings[0]
    assert best.bot == "greedy"
    assert best.won is not None
    assert best.won > (report.ratings[1].won or 0)


def test_several_with_a_rival_sit_at_one_table() -> None:
    report = tournament("random", "greedy", players=2, rival="baron", games=4)
    assert report.games == 4
    assert report.ratings[0].won is None
    assert len(report.ratings[0].share_by_seat) == 2
