"""`regnum arena`: tournaments between bots, with ratings that say how sure they are."""

import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from regnum.arena import Play, Report, crew_of, in_order, new_tournament, summarize
from regnum.arena.crews import Crew
from regnum.arena.entrants import label
from regnum.arena.formats import upcoming
from regnum.arena.page import page, told_players
from regnum.arena.tournament import FORMATS
from regnum.bots.outside import MOVE_SECONDS
from regnum.cli.common import GameName, OptionPairs, fail, parse_options, progress_of


def arena(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(
            metavar="A,B,...",
            help="Who plays, joined by commas: bots by name, strangers as '@strangers' or '@NAME', and programs of "
            "your own as 'NAME=program:COMMAND'.",
        ),
    ],
    players: Annotated[int, typer.Option(help="How many seats a table has; 1 for races of solo games.")] = 2,
    games: Annotated[
        int, typer.Option(min=1, help="How many games two bots play; rounded up so that every deal has all seatings.")
    ] = 100,
    seed: Annotated[int, typer.Option(min=0, help="The seed of the first deal; the next have the next ones.")] = 0,
    format: Annotated[
        str,
        typer.Option(
            metavar="|".join(FORMATS),
            help="Everybody against everybody; or neighbours on a ladder, as named from the top, who swap when the "
            "lower one is better with 95 % certainty.",
        ),
    ] = FORMATS[0],
    option: OptionPairs = None,
    jobs: Annotated[int, typer.Option(min=0, help="How many processes; 0 for one a core.")] = 0,
    ray: Annotated[
        str, typer.Option(metavar="ADDRESS", help="Play on a Ray cluster instead (needs the extra 'cluster').")
    ] = "",
    move_seconds: Annotated[
        float, typer.Option(help="How long a program of yours may think about a move.")
    ] = MOVE_SECONDS,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Keep the results there, a line a game; run again, and it goes on."),
    ] = None,
    html: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the report as a page, with charts.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the report as JSON.")] = False,
) -> None:
    """Let bots play a tournament, and rate them.

    Every deal is played in all seatings: its luck falls on everybody alike.

    The results depend on what is played, not on how many processes play it.

    The manual: docs/arena.md. How a program of yours takes part: docs/bots.md.
    """
    if html is not None:
        _check_page(html)
    tournament = new_tournament(
        game,
        [name.strip() for name in bots.split(",")],
        players=players,
        games=games,
        seed=seed,
        format=format,
        seconds=move_seconds,
        **parse_options(option),
    )
    play = Play(tournament, _crew(jobs, ray), out)
    with progress_of("games", play.in_sight) as show:
        for _ in play:
            show(len(play.results), play.in_sight)
    left = len(upcoming(tournament, play.results))
    report = summarize(tournament, in_order(play.results))
    if as_json:
        print(msgspec.json.encode(report).decode())
    else:
        _print_report(report)
    if html is not None:
        _write_page(html, report)
    if left or report.unfinished:
        _leave_incomplete(left, report.unfinished, out)


def _check_page(html: Path) -> None:
    """Refuse before the first game what could not be written after the last."""
    if not html.parent.is_dir():
        fail(f"{html.parent}: is not a folder; make it first, or name another file with --html")
    if html.is_dir():
        fail(f"{html}: is a folder; name a file with --html")


def _write_page(html: Path, report: Report) -> None:
    try:
        html.write_text(page(report), encoding="utf-8")
    except OSError as error:
        fail(f"{html}: {error.strerror}")


def _leave_incomplete(left: int, unfinished: int, out: Path | None) -> None:
    """Say what is missing and leave with code 1."""
    if left:
        print(f"{left} games were not played" + (f"; run it again to go on with {out}" if out else ""), file=sys.stderr)
    if unfinished:
        print(f"{unfinished} games did not come to an end", file=sys.stderr)
    raise typer.Exit(1)


def _crew(jobs: int, ray: str) -> Crew:
    if not ray:
        return crew_of(jobs)
    from regnum.arena.cluster import Cluster  # Ray is an extra, and slow to load

    return Cluster(ray)


def _print_report(report: Report) -> None:
    """Ratings, then every pair, then what went wrong.

    Names and deeds are anybody's words and go into a `Text`: plain strings would be read as rich's markup.
    """
    console = Console()
    console.print(_ratings(report))
    console.print(_pairs(report))
    if report.ladder:
        console.print(Text(f"The ladder, from the top: {', '.join(map(label, report.ladder))}"))
    for forfeit in report.forfeits[:5]:
        console.print(Text(f"Game {forfeit.game} was forfeited: {forfeit.what}", style="red"))
    if len(report.forfeits) > 5:
        console.print(Text(f"... and {len(report.forfeits) - 5} games more were forfeited", style="red"))


def _ratings(report: Report) -> Table:
    """Who is how strong: the mean rating, its 95 % interval, and what a bot is almost surely worth."""
    headings = ("bot", "rating", "from", "to", "surely", "games", "score", "ms a move")
    table = _table(
        f"{report.tournament.game}, {told_players(report.tournament)}: {report.games} games",
        headings + (("won",) if report.has_won else ()),
    )
    for bot in report.ratings:
        table.add_row(
            Text(label(bot.bot)),
            f"{bot.mean:.1f}",
            f"{bot.low:.1f}",
            f"{bot.high:.1f}",
            f"{bot.conservative:.1f}",
            str(bot.games),
            f"{bot.mean_score:.1f}",
            f"{bot.milliseconds_per_move:.2f}",
            *([] if bot.won is None else [f"{bot.won:.0%}"]),
        )
    return table


def _pairs(report: Report) -> Table:
    """Who got how much against whom, with the 95 % interval."""
    table = _table("", ("bot", "against", "share", "from", "to", "won", "tied", "lost"))
    for pair in report.pairings:
        table.add_row(
            Text(label(pair.one)),
            Text(label(pair.other)),
            f"{pair.share:.1%}",
            f"{pair.low:.1%}",
            f"{pair.high:.1%}",
            str(pair.wins),
            str(pair.ties),
            str(pair.games - pair.wins - pair.ties),
        )
    return table


def _table(title: str, headings: tuple[str, ...]) -> Table:
    table = Table(title=title)
    for heading in headings:
        if heading in ("bot", "against"):
            table.add_column(heading, overflow="fold")
        else:
            table.add_column(heading, justify="right", no_wrap=True)
    return table
