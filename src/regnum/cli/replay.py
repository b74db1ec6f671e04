"""`regnum replay`: print, check or step through a record."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

import regnum
from regnum.cli.common import Lang, read_text
from regnum.cli.screen import Screen
from regnum.engine.messages import Message
from regnum.engine.record import parse_record
from regnum.locale import texts
from regnum.server.live import LiveTable


def replay(
    file: Annotated[Path, typer.Argument(help="A record, as 'regnum play' saves it.")],
    at: Annotated[int | None, typer.Option(min=0, help="Print the position after so many moves, as JSON.")] = None,
    check: Annotated[bool, typer.Option("--check", help="Only check that the record is sound.")] = False,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter after every move.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print a summary as JSON.")] = False,
    lang: Lang = "",
) -> None:
    """Play a record again, and tell it in words."""
    record = parse_record(read_text(file))
    game = regnum.load(record)
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
            "over": game.over or bool(record.conceded),
            "conceded": record.conceded or None,
            "scores": scores.data(),
            "digest": game.digest(),
        }
        print(json.dumps(summary))
        return
    said = texts(lang, *game.type.texts_folders())
    screen = Screen(Console(highlight=False), said, game.type.narrator(game.options), game)
    if not check:
        _tell(game, screen, step)
    if record.conceded:
        who = screen.narrator.seat(game.type.seat_names.index(record.conceded))
        screen.say(Message("cli-log-line", seat=who, what=Message("concede")))
    screen.say(_summary(game, screen))


def _summary(game: regnum.Game, screen: Screen) -> Message:
    """How long the game was, whether it is over, and the points of all seats and of what stands against them."""
    scores, narrator = game.scores, screen.narrator
    names = [*map(narrator.seat, range(game.players)), *[narrator.rival(rival.name) for rival in scores.rivals]]
    totals = [*scores.totals, *[rival.total for rival in scores.rivals]]
    points = [Message("cli-replay-points", who=who, n=n) for who, n in zip(names, totals, strict=True)]
    told = Message(
        "cli-replay-over" if game.over else "cli-replay-open",
        title=Message("game-title"),
        moves=len(game.moves),
        points=points,
    )
    return told if scores.goal is None else Message("cli-replay-goal", told=told, goal=scores.goal)


def _tell(game: regnum.Game, screen: Screen, step: bool) -> None:
    """Every move with what came of it, as who made it knows it: a record holds what was hidden too."""
    live = LiveTable(game.at(0), frozenset())
    heard = {id(line.source) for line in live.chronicle(None)}
    for ply, (seat, move) in enumerate(game.moves, 1):
        words = screen.narrator.move(live.game.state, seat, move)
        live.apply(seat, game.catalogue.notations[move])
        news = [line for line in live.chronicle(seat) if id(line.source) not in heard]
        heard |= {id(line.source) for line in news}
        lines = screen.actions([(ply, line.event) for line in news])
        if not any(line.event.seat == seat for line in news):
            lines = [screen.sentence(Message("cli-log-line", seat=screen.seat(seat), what=words)), *lines]
        for number, line in enumerate(lines):
            screen.console.print(Text.assemble(f"{ply:4}. " if number == 0 else " " * 6, line))
        if step and not _wait(screen):
            return


def _wait(screen: Screen) -> bool:
    """Wait for Enter; False to stop."""
    try:
        return screen.console.input(screen.sentence(Message("cli-replay-step"), "dim") + " ").strip().lower() != "q"
    except (EOFError, KeyboardInterrupt):
        return False
