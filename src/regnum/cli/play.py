"""`regnum play`: a game against bots or friends, at the terminal."""

import os
import shlex
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

import regnum
from regnum.bots import NAMES, is_bot, make_bot
from regnum.bots.base import Bot, bot_seed
from regnum.cli.common import OptionPairs, parse_options
from regnum.cli.saves import new_save, read_save
from regnum.cli.screen import Screen
from regnum.cli.session import Session
from regnum.engine.errors import BadOption, RegnumError
from regnum.engine.game import Game
from regnum.engine.messages import Message
from regnum.locale import LANGUAGES, language, texts

PERSON = "me"


def play(
    game: Annotated[str, typer.Argument(help="The game to play; `regnum games` lists them all.")] = "",
    players: Annotated[
        int | None, typer.Option(metavar="N", help="How many seats. By default as many as --seats names, else 2.")
    ] = None,
    seats: Annotated[
        str,
        typer.Option(
            metavar="WHO,WHO",
            help="Who sits where: me for a person (several share the screen), or a bot: "
            f"{NAMES}. By default: me, and greedy for the rest.",
        ),
    ] = "",
    seed: Annotated[int | None, typer.Option(metavar="N", help="The same seed deals the same game.")] = None,
    option: OptionPairs = None,
    lang: Annotated[str, typer.Option(metavar="en|pl", help="The language; by default that of your system.")] = "",
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where to save after every move; by default a new file.")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on with a saved game; sit down with the same --seats.")
    ] = None,
) -> None:
    """Play a game at the terminal, against bots or with friends.

    For example: regnum play architects --seats me,greedy,greedy -o boards=advanced
    """
    if lang and lang not in LANGUAGES:
        raise BadOption(f"no language {lang!r}; there are: {', '.join(LANGUAGES)}")
    table = _resumed(resume, game) if resume else _begun(game, players, seats, seed, option)
    names = seat_players(seats, table.players)
    bots = [_sitting(name, bot_seed(table.seed or 0, seat)) for seat, name in enumerate(names)]
    file = (save or resume or new_save(table.type.name)).expanduser()
    said = texts(language(lang), *table.type.texts_folders())
    screen = Screen(Console(highlight=False), said, table.type.narrator(table.options), table)
    screen.say(Message("game-title"), "bold")
    screen.say_whole(Message("cli-saved-in", file=str(file)), "dim")
    screen.say(Message("cli-help-hint"), "dim")
    Session(table, bots, screen, file, _resume_command(file, names, lang)).run()


def _begun(game: str, players: int | None, seats: str, seed: int | None, option: list[str] | None) -> Game:
    if not game:
        known = ", ".join(type.name for type in regnum.games())
        raise BadOption(f"say which game to play: regnum play GAME; there are: {known}")
    number = players if players is not None else len(seats.split(",")) if seats else 2
    return regnum.new(game, number, seed, **parse_options(option))


def _resumed(file: Path, game: str) -> Game:
    text = read_save(file.expanduser())
    try:
        table = regnum.load(text)
    except RegnumError as error:
        raise BadOption(f"{file}: {error}") from None
    if game and game != table.type.name:
        raise BadOption(f"{file} is a game of {table.type.name}, not of {game}")
    return table


def seat_players(seats: str, number: int) -> list[str]:
    """Who sits where; by default a person, and greedy bots for the rest."""
    names = [name.strip() for name in seats.split(",")] if seats else [PERSON] + ["greedy"] * (number - 1)
    if len(names) != number:
        raise BadOption(
            f"--seats names {len(names)}, but the game has {number} seats; name one for each, like me,greedy"
        )
    return names


def _sitting(name: str, seed: int) -> Bot | None:
    if name == PERSON:
        return None
    if not is_bot(name):
        raise BadOption(f"--seats: nobody is called {name!r}; there are: {PERSON}, {NAMES}")
    return make_bot(name, seed)


def _resume_command(file: Path, names: list[str], lang: str) -> str:
    language_words = ["--lang", lang] if lang else []
    command = shlex.split(os.environ.get("REGNUM_COMMAND", "regnum"))
    return shlex.join([*command, "play", "--resume", str(file), "--seats", ",".join(names), *language_words])
