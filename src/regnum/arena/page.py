"""The report as one HTML file that needs nothing else: styles and charts stand in it."""

from collections.abc import Sequence
from html import escape
from importlib.resources import files

from regnum.arena.charts import bars, colour, course, intervals
from regnum.arena.entrants import label
from regnum.arena.ratings import Pairing
from regnum.arena.report import Report
from regnum.arena.tournament import Tournament
from regnum.engine.options import written


def page(report: Report) -> str:
    """The whole page."""
    style = files("regnum.arena").joinpath("page.css").read_text(encoding="utf-8")
    title = f"Arena: {report.tournament.game}, {told_players(report.tournament)}"
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n"
        f"<header><h1>{escape(title)}</h1><p>{escape(_about(report))}</p></header>\n"
        + "\n".join([_ratings(report), _cross_table(report), _course(report), _times(report), _seats(report)])
        + f"{_forfeits(report)}\n</body>\n</html>\n"
    )


def told_players(tournament: Tournament) -> str:
    """How many sit at a table, in words."""
    if tournament.players == 1:
        return "solo"
    return f"{tournament.players} players" + (" together" if tournament.together else "")


def _about(report: Report) -> str:
    """The tournament in a sentence or two."""
    settings = report.tournament
    options = ", ".join(f"{name} {written(value)}" for name, value in settings.options.items() if value != "")
    told = f"{report.games} games, {settings.format}, seed {settings.seed}; rules {settings.rules}; {options}."
    if report.ladder:
        told += f" The ladder, from the top: {', '.join(map(label, report.ladder))}."
    if report.unfinished:
        told += f" {report.unfinished} games did not come to an end."
    return told


def _ratings(report: Report) -> str:
    chart = intervals(
        [label(bot.bot) for bot in report.ratings], [(bot.low, bot.mean, bot.high) for bot in report.ratings]
    )
    rows = [
        f"<tr>{_bot_cell(index, bot.bot)}<td>{bot.mean:.1f}</td><td>{bot.low:.1f} to {bot.high:.1f}</td>"
        f"<td>{bot.conservative:.1f}</td><td>{bot.games}</td><td>{bot.mean_score:.1f}</td><td>{bot.forfeits}</td>"
        f"{'' if bot.won is None else f'<td>{bot.won:.0%}</td>'}</tr>"
        for index, bot in enumerate(report.ratings)
    ]
    headings = ["bot", "rating", "95 % interval", "conservative", "games", "mean score", "forfeits"]
    table = _table(headings + (["won"] if report.has_won else []), rows)
    about = "The conservative rating lies three standard deviations below the mean: a bot is almost surely worth it."
    return _section("Ratings", about, chart + table)


def _cross_table(report: Report) -> str:
    bots = [bot.bot for bot in report.ratings]
    met = {(pair.one, pair.other): pair for pair in report.pairings}
    rows = []
    for index, one in enumerate(bots):
        cells = "".join(_share_cell(met, one, other) for other in bots)
        rows.append(f"<tr>{_bot_cell(index, one)}{cells}</tr>")
    about = "What the bot of the row got against the bot of the column, ties half, with Wilson's 95 % interval."
    return _section("Who against whom", about, _table(["", *map(label, bots)], rows, "cell"))


def _share_cell(met: dict[tuple[str, str], Pairing], one: str, other: str) -> str:
    """One meeting seen from the row's side; the report has it from one side only."""
    if (one, other) in met:
        pair = met[one, other]
        return _cell(pair.share, f"{pair.low:.0%} to {pair.high:.0%}")
    if (other, one) in met:
        pair = met[other, one]
        return _cell(1 - pair.share, f"{1 - pair.high:.0%} to {1 - pair.low:.0%}")
    return '<td class="cell">·</td>'


def _course(report: Report) -> str:
    lines = {label(bot.bot): report.course[bot.bot] for bot in report.ratings}
    return _section("Rating over the games", "The mean after every game, in the order of the games.", course(lines))


def _times(report: Report) -> str:
    chart = bars([label(bot.bot) for bot in report.ratings], [bot.milliseconds_per_move for bot in report.ratings])
    return _section("Time a move", "Milliseconds; each line is ten times the one before.", chart)


def _seats(report: Report) -> str:
    """What each bot got on each seat; in a race nobody sits with others."""
    if report.tournament.race:
        return ""
    rows = []
    for index, bot in enumerate(report.ratings):
        cells = "".join('<td class="cell">·</td>' if got is None else _cell(got) for got in bot.share_by_seat)
        rows.append(f"<tr>{_bot_cell(index, bot.bot)}{cells}</tr>")
    seats = [f"seat {seat + 1}" for seat in range(report.tournament.players)]
    return _section(
        "By seat", "What a bot got against other bots on each seat, ties half.", _table(["", *seats], rows, "cell")
    )


def _forfeits(report: Report) -> str:
    if not report.forfeits:
        return ""
    rows = [f"<tr><td>{forfeit.game}</td><td>{escape(forfeit.what)}</td></tr>" for forfeit in report.forfeits[:50]]
    about = f"{len(report.forfeits)} games were lost by what a program did; these are the first of them."
    return "\n" + _section("Forfeits", about, _table(["game", "what"], rows))


def _cell(share: float, below: str = "") -> str:
    """A share as a cell, the deeper in colour the further it is from a half."""
    side = "up" if share > 0.5 else "down"
    small = f"<small>{below}</small>" if below else ""
    return f'<td class="cell {side}" style="--much: {abs(share - 0.5) * 90:.0f}%">{share:.0%}{small}</td>'


def _bot_cell(index: int, bot: str) -> str:
    """A bot's name, after its colour in the charts."""
    return f'<td><span class="key {colour(index)}"></span>{escape(label(bot))}</td>'


def _table(headings: Sequence[str], rows: Sequence[str], kind: str = "") -> str:
    head = "".join(f'<th class="{kind}">{escape(heading)}</th>' for heading in headings)
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{"".join(rows)}</tbody></table></div>'


def _section(title: str, about: str, content: str) -> str:
    return f"<section><h2>{title}</h2><p>{about}</p>{content}</section>"
