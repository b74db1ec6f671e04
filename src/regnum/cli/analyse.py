"""`regnum analyse`: how the chances stood at every move of a game, and where it turned."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

import regnum
from regnum.bots.advice import ANALYSIS_WALKS, Judged, analyse, result_of, turning_points
from regnum.bots.search import Budget
from regnum.cli.common import fail, progress_of, read_text

#: How many turning points are told.
TURNS = 8
#: The signs of a chart in one line, from no chance to certainty.
BARS = " ▁▂▃▄▅▆▇█"
#: How wide such a chart is at most.
WIDTH = 72


def analyse_record(
    file: Annotated[Path, typer.Argument(help="A record, as 'regnum play' and the page save it.")],
    walks: Annotated[int, typer.Option(min=1, max=100_000, help="How long to think about each move.")] = ANALYSIS_WALKS,
    as_json: Annotated[bool, typer.Option("--json", help="Print every move's chances as JSON.")] = False,
) -> None:
    """Tell how the chances stood at every move of a recorded game, and where it turned."""
    game = regnum.load(read_text(file))
    if not game.moves:
        fail(f"{file}: nothing was played yet")
    judged = _judge(game, walks)
    if not judged:
        fail("it was stopped before a move was judged")
    if as_json:
        print(json.dumps(_data(game, judged)))
    else:
        _tell(game, judged)


def _judge(game: regnum.Game, walks: int) -> list[Judged]:
    """All decisions, with a bar on a terminal while it takes."""
    judged: list[Judged] = []
    with progress_of("moves", len(game.moves)) as show:
        for one in analyse(game, Budget(walks=walks)):
            judged.append(one)
            show(len(judged), len(game.moves))
    return judged


def _final(game: regnum.Game, judged: list[Judged]) -> list[float]:
    """The result; of a game that was not judged to its end the chances as they were last."""
    return result_of(game) if game.over and len(judged) == len(game.moves) else judged[-1].chances


def _data(game: regnum.Game, judged: list[Judged]) -> dict[str, object]:
    names, words = game.type.seat_names, game.catalogue.notations
    return {
        "game": game.type.name,
        "players": game.players,
        "over": game.over,
        "moves": [
            {
                "ply": one.ply,
                "seat": names[one.seat],
                "chances": [round(chance, 4) for chance in one.chances],
                "played": words[one.played],
                "advised": words[one.advised],
            }
            for one in judged
        ],
        "turning_points": [one.ply for one, _ in turning_points(judged, _final(game, judged), TURNS)],
        "result": _final(game, judged),
    }


def _tell(game: regnum.Game, judged: list[Judged]) -> None:
    """A line of chances for each seat, or one for all who play together; then the turning points."""
    console = Console(highlight=False)
    names, words = game.type.seat_names, game.catalogue.notations
    result = _final(game, judged)
    for seat, name in enumerate(["together"] if game.scores.together else names[: game.players]):
        line = [one.chances[seat] for one in judged] + [result[seat]]
        console.print(f"{name:>8} {chance_chart(line)}")
    table = Table(title="Where the game turned")
    for heading in ("move", "seat", "played", "a bot's choice", "chance before", "after"):
        table.add_column(heading, justify="right" if heading in ("move", "chance before", "after") else "left")
    for one, change in turning_points(judged, result, TURNS):
        before = one.chances[one.seat]
        advised = "the same" if one.advised == one.played else words[one.advised]
        table.add_row(
            str(one.ply + 1), names[one.seat], words[one.played], advised, f"{before:.0%}", f"{before + change:.0%}"
        )
    console.print(table)


def chance_chart(line: list[float]) -> str:
    """Chances as a row of bars, thinned out where there are too many."""
    most = len(line) - 1
    shown = line if most < WIDTH else [line[round(index * most / (WIDTH - 1))] for index in range(WIDTH)]
    return "".join(BARS[round(chance * (len(BARS) - 1))] for chance in shown)
