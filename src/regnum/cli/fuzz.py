"""`regnum fuzz`: random play with every check on; a failing game leaves its record."""

import json
import time
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

import regnum
from regnum.cli.common import OptionPairs, fail, parse_options
from regnum.engine import checks
from regnum.engine.options import Options
from regnum.engine.rng import Rng, seeded

#: A game, the player counts and the sets of options with which it is played.
Tables = tuple[str, list[int], list[Options]]


def fuzz(
    game: Annotated[str | None, typer.Argument(help="The game's name; all games without it.")] = None,
    seconds: Annotated[float, typer.Option(min=0.1, help="How long to play.")] = 60.0,
    games: Annotated[int | None, typer.Option(min=1, help="Stop after so many games.")] = None,
    players: Annotated[int | None, typer.Option(help="How many players; by default any number.")] = None,
    option: OptionPairs = None,
    seed: Annotated[int, typer.Option(min=0, help="The first seed.")] = 0,
    every: Annotated[int, typer.Option(min=1, help="Run the dear checks at one decision in so many.")] = 7,
    folder: Annotated[Path, typer.Option(help="Where the record of a failing game goes.")] = Path(),
    as_json: Annotated[bool, typer.Option("--json", help="Print a summary as JSON.")] = False,
) -> None:
    """Play at random, with every player count and variant, checking everything.

    With -o all games have these options, in place of every variant.
    """
    if not folder.is_dir():
        fail(f"{folder}: is not a folder; make it first, or name another with --folder")
    console = Console(stderr=True)
    tables = _tables(game, players, parse_options(option))
    began = time.perf_counter()
    played = decisions = 0
    with console.status("fuzzing") if console.is_terminal else nullcontext() as status:
        while time.perf_counter() - began < seconds and (games is None or played < games):
            rng = seeded(seed + played)
            name, counts, variants = tables[rng.below(len(tables))]
            number = counts[rng.below(len(counts))]
            table = regnum.new(name, number, seed + played, **variants[rng.below(len(variants))])
            try:
                decisions += _play(table, rng, every)
            except Exception as error:
                path = folder / f"fuzz-{table.type.name}-{seed + played}.record"
                path.write_text(str(table.record), encoding="utf-8")
                print(f"{type(error).__name__}: {error}\nseed {seed + played}: the record is in {path}")
                raise typer.Exit(1) from error
            played += 1
            if status is not None:
                status.update(f"{played} games, {decisions} decisions, all well")
    if as_json:
        print(json.dumps({"games": played, "decisions": decisions, "failed": 0}))
    else:
        print(f"{played} games, {decisions} decisions: all checks hold")


def _tables(name: str | None, players: int | None, options: dict[str, Any]) -> list[Tables]:
    """What is played at random: every variant and player count, as far as the command does not say."""
    if options and name is None:
        fail("say which game the options are of: regnum fuzz GAME -o NAME=VALUE")
    found = [known for known in regnum.games() if name in (known.name, None)]
    if not found:
        raise regnum.UnknownGame(f"no game is called {name!r}")
    tables: list[Tables] = []
    for known in found:
        counts = list(known.seats) if players is None else [players]
        tables.append((known.name, counts, [options] if options else known.variants()))
        for number in counts:
            regnum.new(known.name, number, 0, **options)
    return tables


def _play(game: regnum.Game, rng: Rng, every: int) -> int:
    """Play to the end, checking."""
    made = 0
    while not game.over:
        checks.check_components(game)
        checks.check_result(game)
        checks.check_moves(game)
        if rng.below(every) == 0:
            _dear_checks(game, rng)
        waiting = game.decisions
        decision = waiting[rng.below(len(waiting))]
        game.play(decision.moves[rng.below(len(decision.moves))], decision.seat)
        made += 1
        assert made < 50_000, "the game does not end"
    checks.check_components(game)
    checks.check_result(game)
    checks.check_record(game, regnum.load)
    return made


def _dear_checks(game: regnum.Game, rng: Rng) -> None:
    """Those that cost many copies or replays."""
    checks.check_refusals(game, rng)
    checks.check_copies(game)
    checks.check_views(game, rng)
    checks.check_no_peeking(game, rng)
    checks.check_position(game, regnum.from_position)
    checks.check_packing(game, rng)
    if rng.below(10) == 0:
        checks.check_undo(game)
