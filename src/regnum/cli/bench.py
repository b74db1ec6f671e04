"""`regnum bench`: how fast the rules are in this build, on one core, by the time that the process has really had."""

import json
import time
from collections.abc import Callable
from typing import Annotated, Any

import typer
from rich.console import Console

import regnum
from regnum import Game
from regnum.bots.search import Budget, SearchBot
from regnum.cli.common import OptionPairs, parse_options
from regnum.engine.playout import copies, random_playout
from regnum.engine.rng import seeded

#: How far into a game the state is that gets copied.
COPY_AT = 200
COPIES = 2_000
#: Calls between two looks at the clock.
CALLS = 100
#: How far apart the decisions are that the search thinks about, and how many walks it makes at each.
THINK_AT = 30
WALKS = 40


def bench(
    game: Annotated[str, typer.Argument(help="The game's name; by default the first of 'regnum games'.")] = "",
    players: Annotated[int | None, typer.Option(help="How many players; by default as many as can play.")] = None,
    seconds: Annotated[float, typer.Option(min=0.1, help="How long to play.")] = 3.0,
    option: OptionPairs = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    """Measure random play, calls from Python, copying and searching on one core."""
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
    console.print(f"  {report['calls_per_second']:>12,.0f} decisions a second, each asked for and played from Python")
    console.print(f"  {report['copy_microseconds']:>12,.2f} microseconds a copy")
    console.print(f"  {report['walks_per_second']:>12,.0f} walks of the search a second")


def measure(game: str, players: int, seconds: float, options: dict[str, Any]) -> dict[str, Any]:
    """The figures; half of the time goes into random play, a quarter each into calls and walks."""

    def deal(seed: int) -> Game:
        return regnum.new(game, players, seed, **options)

    decisions, games, played = random_play(deal, seconds / 2)
    under_way = deal(1)
    random_playout(under_way.state, seeded(1), COPY_AT)
    best = min(_time_copies(under_way) for _ in range(5))
    return {
        "game": game,
        "compiled": regnum.compiled(),
        "decisions_per_second": round(decisions / played, 1),
        "games_per_second": round(games / played, 2),
        "calls_per_second": round(calls_from_python(deal, seconds / 4), 1),
        "copy_microseconds": round(best * 1e6, 3),
        "walks_per_second": round(walks(deal, seconds / 4), 1),
    }


def random_play(deal: Callable[[int], Game], seconds: float) -> tuple[int, int, float]:
    """Decisions, games, and the seconds they took; set-up of each game included."""
    decisions = games = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        decisions += random_playout(deal(games).state, seeded(games), 100_000)
        games += 1
    return decisions, games, time.process_time() - began


def calls_from_python(deal: Callable[[int], Game], seconds: float) -> float:
    """Decisions a second where interpreted Python asks for each one and plays a move."""
    game, rng = deal(0), seeded(0)
    decisions = games = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        for _ in range(CALLS):
            if game.over:
                games += 1
                game = deal(games)
            decision = game.decision
            game.play(decision.moves[rng.below(len(decision.moves))], decision.seat)
        decisions += CALLS
    return decisions / (time.process_time() - began)


def walks(deal: Callable[[int], Game], seconds: float) -> float:
    """Walks a second of the search, at decisions of games under way in which seats decide in turn."""
    walked = thought = 0.0
    seed = 0
    while thought < seconds:
        game = deal(seed)
        random_playout(game.state, seeded(seed), THINK_AT * (seed % 8 + 1))
        seed += 1
        if game.over or game.state.lanes:
            continue
        began = time.process_time()
        walked += SearchBot(seed, Budget(WALKS)).think(game, game.decision.seat).walks
        thought += time.process_time() - began
    return walked / thought


def _time_copies(game: Game) -> float:
    """Seconds a copy."""
    began = time.process_time()
    copies(game.state, COPIES)
    return (time.process_time() - began) / COPIES
