"""`regnum simulate`: many games between bots, on all cores."""

import json
import os
import statistics
import time
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

import regnum
from regnum.arena.crews import crew_of
from regnum.arena.matches import play_table
from regnum.cli.common import GameName, OptionPairs, check_bot, fail, parse_options, progress_of

#: How many games of chance alone a process takes at a time; games of bots that think, it takes singly.
CHUNK = 10


def simulate(
    game: GameName,
    players: Annotated[int, typer.Option(help="How many players.")] = 2,
    bots: Annotated[str, typer.Option(help="Who plays: names joined by commas; the last fills the rest.")] = "random",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(min=0, help="The seed of the first game; the next have the next ones.")] = 0,
    option: OptionPairs = None,
    cores: Annotated[int, typer.Option(min=0, help="How many processes; 0 for one a core.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
) -> None:
    """Play games between bots and print the results."""
    options = parse_options(option)
    names = [name.strip() for name in bots.split(",")]
    for name in names:
        check_bot(name)
    if len(names) > players:
        fail(f"{len(names)} bots do not fit {players} seats")
    seated = (names + [names[-1]] * players)[:players]
    checked = regnum.new(game, players, seed, **options).options
    began = time.perf_counter()
    results = _play_all(game, seated, range(seed, seed + games), options, cores or os.cpu_count() or 1)
    seconds = time.perf_counter() - began
    finished = sum(1 for result in results if result["over"])
    report = {
        "game": game,
        "options": checked,
        "games": games,
        "finished": finished,
        "decisions": sum(result["decisions"] for result in results),
        "seconds": round(seconds, 3),
        "results": results,
    }
    if as_json:
        print(json.dumps(report))
    else:
        _print_report(report, seated)
    if finished < games:
        Console(stderr=True).print(f"{games - finished} of {games} games were not finished")
        raise typer.Exit(1)


def _play_chunk(task: tuple[str, list[str], list[int], dict[str, Any]]) -> list[dict[str, Any]]:
    name, bots, seeds, options = task
    return [_play(name, bots, seed, options) for seed in seeds]


def _play(name: str, bots: list[str], seed: int, options: dict[str, Any]) -> dict[str, Any]:
    played = play_table(name, bots, seed, options)
    return {
        "seed": seed,
        "scores": played.scores.totals,
        "over": played.over,
        "winners": played.winners,
        "together": played.scores.together,
        "goal": played.scores.goal,
        "rivals": {rival.name: rival.total for rival in played.scores.rivals},
        "decisions": sum(played.decisions),
        "digest": played.digest,
    }


def _play_all(name: str, bots: list[str], seeds: range, options: dict[str, Any], cores: int) -> list[dict[str, Any]]:
    """All games, in the order of their seeds; after Ctrl-C those that were finished."""
    size = CHUNK if len(seeds) > CHUNK * cores and set(bots) == {"random"} else 1
    tasks = [(name, bots, list(seeds[i : i + size]), options) for i in range(0, len(seeds), size)]
    results: list[dict[str, Any]] = []
    with progress_of("games", len(seeds)) as show:
        for chunk in crew_of(min(cores, len(tasks))).play(_play_chunk, tasks):
            results += chunk
            show(len(results), len(seeds))
    return sorted(results, key=lambda result: int(result["seed"]))


def _print_report(report: dict[str, Any], bots: list[str]) -> None:
    """The results in words and a table."""
    results = report["results"]
    table = Table(title=f"{report['game']}: {report['finished']} games in {report['seconds']:.1f} s")
    for heading in ("seat", "bot", "wins", "median", "lowest", "highest"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for seat, bot in enumerate(bots):
        wins = sum(seat in result["winners"] for result in results)
        _add_row(table, str(seat), bot, wins, [result["scores"][seat] for result in results])
    if any(result["together"] for result in results):
        won = sum(bool(result["winners"]) for result in results)
        _add_row(table, "all", "", won, [sum(result["scores"]) for result in results])
    for name in dict.fromkeys(name for result in results for name in result["rivals"]):
        lost = sum(result["over"] and not result["winners"] for result in results)
        _add_row(table, "", name, lost, [result["rivals"][name] for result in results])
    Console().print(table)


def _add_row(table: Table, seat: str, who: str, wins: int, points: list[int]) -> None:
    """How often somebody won, and with how many points."""
    if points:
        share = f"{wins} ({100 * wins / len(points):.0f} %)"
        table.add_row(seat, who, share, f"{statistics.median(points):g}", str(min(points)), str(max(points)))
