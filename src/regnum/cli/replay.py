"""`regnum replay`: print, check or step through a record."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

import regnum
from regnum.cli.common import read_text
from regnum.engine.scores import Scores


def replay(
    file: Annotated[Path, typer.Argument(help="A record, as 'regnum play' saves it.")],
    at: Annotated[int | None, typer.Option(min=0, help="Print the position after so many moves, as JSON.")] = None,
    check: Annotated[bool, typer.Option("--check", help="Only check that the record is sound.")] = False,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter after every move.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print a summary as JSON.")] = False,
) -> None:
    """Play a record again."""
    game = regnum.load(read_text(file))
    if at is not None:
        print(json.dumps(game.at(at).position(), ensure_ascii=False, indent=1))
        return
    scores = game.scores
    if as_json:
        summary = {
            "game": game.type.name,
            "players": game.players,
            "seed": game.seed,
            "options": game.options,
            "moves": len(game.moves),
            "over": game.over,
            "scores": scores.data(),
            "digest": game.digest(),
        }
        print(json.dumps(summary))
        return
    if not check:
        _tell(game, step)
    state = "over" if game.over else "not over yet"
    print(f"{game.type.name} for {game.players}: {len(game.moves)} moves, {state}; points {_points(scores)}")


def _points(scores: Scores) -> str:
    """The points of all seats, and of what stands against them."""
    told = str(scores.totals) + (f" together {scores.points[0]}" if scores.together else "")
    told += "".join(f", {rival.name} {rival.total}" for rival in scores.rivals)
    return told if scores.goal is None else f"{told}, goal {scores.goal}"


def _tell(game: regnum.Game, step: bool) -> None:
    """Every move with what came of it; a record holds what was hidden too."""
    console = Console(highlight=False)
    told = game.at(0)
    told.listen()
    seen = 0
    for ply, (seat, move) in enumerate(game.moves, 1):
        told.play(move, seat)
        console.print(f"{ply:4}. {game.type.seat_names[seat]}: {game.catalogue.notations[move]}")
        events = told.events(None)
        for event in events[seen:]:
            who = game.type.seat_names[event.seat] if event.seat >= 0 else event.rival or "-"
            details = ", ".join(f"{name} {value}" for name, value in event.args.items())
            console.print(f"        {who} {event.kind} {details} [dim]{event.rule}[/dim]")
        seen = len(events)
        if step and not _wait(console):
            return


def _wait(console: Console) -> bool:
    """Wait for Enter; False to stop."""
    try:
        return console.input("[dim]Enter: next move, q: stop[/dim] ").strip().lower() != "q"
    except (EOFError, KeyboardInterrupt):
        return False
