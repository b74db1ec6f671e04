"""`regnum games`: what can be played."""

import json
from collections.abc import Sequence
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

import regnum
from regnum.cli.common import Lang
from regnum.engine.gametype import GameType
from regnum.engine.messages import Message
from regnum.engine.options import Option, OptionValue, SeatOption, written
from regnum.locale import LANGUAGES, Texts, texts


def games(
    as_json: Annotated[bool, typer.Option("--json", help="Print the list as JSON, in all languages.")] = False,
    lang: Lang = "",
) -> None:
    """List the games, their player counts and options."""
    if as_json:
        print(json.dumps([listed(game) for game in regnum.games()]))
        return
    console = Console(highlight=False)
    for game in regnum.games():
        show(console, game, texts(lang, *game.texts_folders()))


def listed(game: GameType) -> dict[str, object]:
    """A game as plain data."""
    said = [texts(lang, *game.texts_folders()) for lang in LANGUAGES]
    return {
        "name": game.name,
        "title": in_all(said, "game-title"),
        "about": in_all(said, "game-about"),
        "players": list(game.seats),
        "rules_version": game.rules_version,
        "options": [
            {
                "name": option.name,
                "default": option.default,
                "choices": list(option.choices),
                "by_seat": isinstance(option, SeatOption),
                "needs": dict(option.needs),
                "about": in_all(said, option_id(option)),
            }
            for option in game.options
        ],
    }


def option_id(option: Option) -> str:
    """The message that explains an option."""
    return f"option-{option.name}"


def in_all(said: list[Texts], id: str) -> dict[str, str]:
    """A message in every language."""
    return {one.lang: one.say(Message(id)) for one in said}


def show(console: Console, game: GameType, said: Texts) -> None:
    """A game's title, what it is, and its options."""
    heading = Message("cli-game", name=game.name, title=Message("game-title"))
    console.print(Text(said.say(heading), style="bold"))
    console.print(said.say(Message("game-about")))
    console.print(said.say(Message("cli-game-players", least=game.seats[0], most=game.seats[-1])))
    console.print()
    console.print(said.say(Message("cli-game-options", name=game.name)))
    sheet = Table.grid(padding=(0, 2, 0, 0))
    sheet.add_column(style="bold cyan", no_wrap=True)
    for option in game.options:
        sheet.add_row(f"  {option.name}", Text(said.say(Message(option_id(option)))))
        sheet.add_row("", Text(said.say(values(option, game.seat_names, said)), style="dim"))
    console.print(sheet)


def values(option: Option, seats: Sequence[str], said: Texts) -> Message:
    """What an option takes, each with its meaning, and its default."""
    if not option.choices:
        return Message("cli-option-text")
    words = " | ".join([explained(option, choice, said) for choice in option.choices])
    if isinstance(option, SeatOption):
        return Message("cli-option-by-seat", choices=words, default=written(option.default), seats=", ".join(seats))
    return Message("cli-option-choices", choices=words, default=written(option.default))


def explained(option: Option, choice: OptionValue, said: Texts) -> str:
    """A value as it is written, and in words where it has some that say more."""
    value, id = written(choice), f"{option_id(option)}-{choice}"
    title = said.say(Message(id)) if said.knows(id) else value
    return value if title.lower() == value else f"{value} ({title})"
