"""`regnum learn`: the lessons of a game, at the terminal."""

import os
import shlex
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

import regnum
from regnum.cli.common import GameName, Lang
from regnum.cli.completing import lessons_of
from regnum.cli.fitting import cut
from regnum.cli.learning import LessonSession
from regnum.cli.screen import Screen
from regnum.engine.errors import BadOption, RegnumError, meant
from regnum.engine.game import Game
from regnum.engine.messages import Message
from regnum.folders import data_folder
from regnum.lessons import Lesson, lessons
from regnum.lessons import lesson as find
from regnum.locale import Texts, texts

#: How far what a lesson is about stands in beneath its title.
INDENT = 5


def learn(
    game: GameName = "",
    lesson: Annotated[
        str, typer.Argument(help="The lesson; without it they are listed.", autocompletion=lessons_of)
    ] = "",
    again: Annotated[bool, typer.Option("--again", help="Begin a lesson that was left from its beginning.")] = False,
    lang: Lang = "",
) -> None:
    """Learn a game in short lessons, at the terminal. One that was left goes on where it was.

    For example: regnum learn architects
    """
    types = {type.name: type for type in regnum.games()}
    if game not in types:
        raise BadOption(
            f"say which game to learn: regnum learn GAME; {meant(game, types)}there are: {', '.join(types)}"
        )
    said = texts(lang, *types[game].texts_folders())
    console = Console(highlight=False)
    chosen = find(game, lesson) if lesson else _choose(console, said, lessons(game))
    while chosen is not None:
        if not _give(console, said, chosen, again, lang):
            return
        chosen = _offer_next(console, said, chosen)


def _choose(console: Console, said: Texts, known: tuple[Lesson, ...]) -> Lesson | None:
    """Which lesson; Enter takes the first that is not done."""
    if not known:
        raise BadOption("this game has no lessons yet")
    console.print(said.say(Message("game-title")), style="bold")
    for line in _listed(console, said, known):
        console.print(line)
    first = next((number for number, one in enumerate(known, 1) if not done_file(one).exists()), 1)
    while True:
        try:
            typed = console.input(said.say(Message("learn-which", n=first)), markup=False).strip() or str(first)
        except (EOFError, KeyboardInterrupt):
            return None
        if typed in ("q", "quit", "koniec"):
            return None
        if typed.isdigit() and 1 <= int(typed) <= len(known):
            return known[int(typed) - 1]
        console.print(said.say(Message("learn-no-such", n=len(known))), style="yellow")


def _listed(console: Console, said: Texts, known: tuple[Lesson, ...]) -> list[Text]:
    """Every lesson with what it is about; in a line where all of it would not stand on one screen."""
    titles, abouts = [], []
    for number, one in enumerate(known, 1):
        mark = "✓" if done_file(one).exists() else "…" if begun_file(one).exists() else " "
        minutes = said.say(Message("learn-minutes", n=one.file.minutes))
        titles.append(Text(f"{number:2} {mark} {one.file.title.of(said.lang)} ({minutes}; {one.id})"))
        about = Text(one.file.about.of(said.lang), "dim")
        abouts.append([Text(" " * INDENT) + line for line in about.wrap(console, console.width - INDENT)])
    # the title of the game stands above them, the question below
    room = console.height - 2 if console.is_terminal else None
    if room is not None and sum(1 + len(about) for about in abouts) > room:
        abouts = [[cut(about[0] + Text("…"), console.width)] if len(about) > 1 else about for about in abouts]
    return [line for title, about in zip(titles, abouts, strict=True) for line in (title, *about)]


def _give(console: Console, said: Texts, chosen: Lesson, again: bool, lang: str) -> bool:
    """A lesson from where it was left; whether it was gone through to its end."""
    table = (None if again else _left(chosen)) or chosen.begin()
    screen = Screen(console, said, table.type.narrator(table.options), table)
    screen.say(Message("learn-begin", title=chosen.file.title.of(said.lang)), "bold")
    screen.say(Message("learn-help"), "dim")
    session = LessonSession(chosen, table, screen, begun_file(chosen), _command(chosen, lang))
    session.run()
    if session.passed:
        begun_file(chosen).replace(done_file(chosen))
    return session.passed


def _offer_next(console: Console, said: Texts, chosen: Lesson) -> Lesson | None:
    known = lessons(chosen.game)
    at = known.index(chosen) + 1
    if at == len(known):
        console.print(said.say(Message("learn-all-done", game=chosen.game)))
        return None
    title = known[at].file.title.of(said.lang)
    try:
        typed = console.input(said.say(Message("learn-next", title=title)), markup=False).strip().lower()
    except (EOFError, KeyboardInterrupt):
        return None
    return None if typed in ("q", "n", "quit", "koniec", "nie", "no") else known[at]


def _left(chosen: Lesson) -> Game | None:
    """The game of a lesson that was left, unless lesson or rules are no longer the same."""
    try:
        game = regnum.load(begun_file(chosen).read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, RegnumError):
        return None
    return game if game.at(0) == chosen.begin() else None


def begun_file(chosen: Lesson) -> Path:
    """Where a lesson is kept while it is not done."""
    return _folder(chosen) / f"{chosen.id}.regnum"


def done_file(chosen: Lesson) -> Path:
    """What is left of a lesson that was gone through: the record of its game."""
    return _folder(chosen) / f"{chosen.id}.done.regnum"


def _folder(chosen: Lesson) -> Path:
    return data_folder() / "lessons" / chosen.game


def _command(chosen: Lesson, lang: str) -> str:
    language_words = ["--lang", lang] if lang else []
    command = shlex.split(os.environ.get("REGNUM_COMMAND", "regnum"))
    return shlex.join([*command, "learn", chosen.game, chosen.id, *language_words])
