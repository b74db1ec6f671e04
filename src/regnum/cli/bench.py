"""`regnum bench`: how fast the rules are in this build, on one core."""

import json
import time
from typing import Annotated, Any

import typer
from rich.console import Console

import regnum
from regnum.cli.common import OptionPairs, parse_options
from regnum.engine.playout import copies, random_playout
from regnum.engine.rng import seeded

#: How far into a game the state is that gets copied.
COPY_AT = 200
COPIES = 2_000


def bench(
    game: Annotated[str, typer.Argument(help="The game's name; by default the first of 'regnum games'.")] = "",
    players: Annotated[int | None, typer.Option(help="How many players; by default as many as can play.")] = None,
    seconds: Annotated[float, typer.Option(min=0.1, help="How long to play.")] = 3.0,
    option: OptionPairs = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    """Measure random play and copying on one core."""
    game = game or regnum.games()[0].name
    most = next((known.seats[-1] for known in regnum.games() if known.name == game), 1)
    seats = most if players is None else players
    report = measure(game, seats, seconds, parse_options(option))
    if as_json:
        print(json.dumps(report))
        return
    build = "compiled" if report["compiled"] else "interpreted"
    console = Console()
    console.print(f"{game} for {seats}, {build}, one core:")
    console.print(f"  {report['decisions_per_second']:>12,.0f} decisions a second, random play")
    console.print(f"  {report['games_per_second']:>12,.1f} games a second")
    console.print(f"  {report['copy_microseconds']:>12,.2f} microseconds a copy")


def measure(game: str, players: int, seconds: float, options: dict[str, Any]) -> dict[str, Any]:
    """The figures; set-up of each game included."""
    decisions = games = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        table = regnum.new(game, players, games, **options)
        decisions += random_playout(table.state, seeded(games), 100_000)
        games += 1
    played = time.perf_counter() - began
    table = regnum.new(game, players, 1, **options)
    random_playout(table.state, seeded(1), COPY_AT)
    best = min(_time_copies(table) for _ in range(5))
    return {
        "game": game,
        "compiled": regnum.compiled(),
        "decisions_per_second": round(decisions / played, 1),
        "games_per_second": round(games / played, 2),
        "copy_microseconds": round(best * 1e6, 3),
    }


def _time_copies(table: regnum.Game) -> float:
    """Seconds a copy."""
    began = time.perf_counter()
    copies(table.state, COPIES)
    return (time.perf_counter() - began) / COPIES
