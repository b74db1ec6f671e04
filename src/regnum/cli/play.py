"""`regnum play`: a game against bots or friends, at the terminal."""

import os
import shlex
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

import regnum
from regnum.bots import NAMES, make_bot
from regnum.bots.base import Bot, bot_seed
from regnum.cli import completing
from regnum.cli.common import BOT_NAMES, GameName, Lang, OptionPairs, check_bot, parse_options
from regnum.cli.completing import PERSON
from regnum.cli.saves import Save, kept, new_save, read_save
from regnum.cli.screen import Screen
from regnum.cli.session import Session
from regnum.engine.errors import BadOption
from regnum.engine.game import Game
from regnum.engine.messages import Message
from regnum.locale import texts


def play(
    game: GameName = "",
    players: Annotated[
        int | None, typer.Option(metavar="N", help="How many seats. By default as many as --seats names, else 2.")
    ] = None,
    seats: Annotated[
        str,
        typer.Option(
            metavar="WHO,WHO",
            autocompletion=completing.seats,
            help="Who sits where: me for a person (several share the screen), or a bot: "
            f"{NAMES}. By default: me, and greedy for the rest; in a saved game those who sat there.",
        ),
    ] = "",
    seed: Annotated[int | None, typer.Option(metavar="N", help="The same seed deals the same game.")] = None,
    option: OptionPairs = None,
    lang: Lang = "",
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where to save after every move; by default a new file.")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on with a saved game; `regnum saves` lists them.")
    ] = None,
    go_on: Annotated[bool, typer.Option("--continue", "-c", help="Go on with the last game that is not over.")] = False,
) -> None:
    """Play a game at the terminal, against bots or with friends.

    For example: regnum play architects --seats me,greedy,greedy -o boards=advanced
    """
    saved = _saved(resume, go_on, game)
    table = saved.game if saved else _begun(game, players, seats, seed, option)
    names = seat_players(seats, table.players, saved.record.players if saved else [])
    bots = [_sitting(name, bot_seed(table.seed or 0, seat)) for seat, name in enumerate(names)]
    file = (save or (saved.file if saved else new_save(table.type.name))).expanduser()
    said = texts(lang, *table.type.texts_folders())
    screen = Screen(Console(highlight=False), said, table.type.narrator(table.options), table)
    screen.say(Message("game-title"), "bold")
    screen.say_whole(Message("cli-saved-in", file=str(file)), "dim")
    screen.say(Message("cli-hint-line"), "dim")
    Session(table, bots, screen, file, _resume_command(file), names).run()


def _begun(game: str, players: int | None, seats: str, seed: int | None, option: list[str] | None) -> Game:
    if not game:
        known = ", ".join(type.name for type in regnum.games())
        raise BadOption(f"say which game to play: regnum play GAME; there are: {known}")
    number = players if players is not None else len(seats.split(",")) if seats else 2
    return regnum.new(game, number, seed, **parse_options(option))


def _saved(resume: Path | None, go_on: bool, game: str) -> Save | None:
    """The saved game that is meant: that of a file, or the last one."""
    if resume:
        saved = read_save(resume.expanduser())
        if game and game != saved.game.type.name:
            raise BadOption(f"{resume} is a game of {saved.game.type.name}, not of {game}")
        return saved
    if not go_on:
        return None
    for saved in kept():
        if not saved.game.over and game in ("", saved.game.type.name):
            return saved
    raise BadOption("no saved game waits to go on; begin one: regnum play GAME")


def seat_players(seats: str, number: int, before: list[str]) -> list[str]:
    """Who sits where; by default who sat there before, else a person, and greedy bots for the rest."""
    names = [name.strip() for name in seats.split(",")] if seats else before or [PERSON] + ["greedy"] * (number - 1)
    if len(names) != number:
        raise BadOption(
            f"--seats names {len(names)}, but the game has {number} seats; name one for each, like me,greedy"
        )
    return names


def _sitting(name: str, seed: int) -> Bot | None:
    if name == PERSON:
        return None
    check_bot(name, (PERSON, *BOT_NAMES))
    return make_bot(name, seed)


def _resume_command(file: Path) -> str:
    command = shlex.split(os.environ.get("REGNUM_COMMAND", "regnum"))
    return shlex.join([*command, "play", "--resume", str(file)])
