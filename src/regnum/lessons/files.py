"""Finding and reading the lessons of a game."""

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources.abc import Traversable

import regnum.api
from regnum.engine.errors import RegnumError, meant
from regnum.engine.game import Game
from regnum.lessons.errors import BadLesson, NoSuchLesson
from regnum.lessons.reading import convert
from regnum.lessons.specs import LessonFile, Step
from regnum.lessons.teaching import TIPS

#: A file's name: its place among the lessons, and the lesson's id.
NAME = re.compile(r"(\d\d)-([a-z0-9]+(?:-[a-z0-9]+)*)\.toml")


@dataclass(frozen=True)
class Lesson:
    """A lesson of a game."""

    game: str
    id: str
    file: LessonFile

    @property
    def steps(self) -> list[Step]:
        """What is said and done."""
        return self.file.steps

    @property
    def seat(self) -> int:
        """The learner's seat."""
        return self.file.start.seat

    def begin(self) -> Game:
        """The table as the learner finds it: it begins there, with no moves behind it."""
        start = self.file.start
        try:
            if start.table is None:
                game = regnum.api.new(self.game, start.players, start.seed, **start.options)
            else:
                game = regnum.api.from_position(
                    {"game": self.game, "seats": start.players, "options": start.options, "table": start.table}
                )
            for words in start.moves:
                game.play(words)
        except RegnumError as error:
            raise BadLesson(f"{self.game}, lesson {self.id}: start: {error}") from None
        return regnum.api.from_position(game.position()) if start.moves else game


@cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game in their order; those of its expansions come last."""
    types = {type.name: type for type in regnum.api.games()}
    found = (
        [one for folder in types[game].lessons_folders() for one in _in_folder(game, folder)] if game in types else []
    )
    ids = [one.id for one in found]
    for id in ids:
        if ids.count(id) > 1:
            raise BadLesson(f"{game}: two lessons are called {id!r}")
    return tuple(found)


def lesson(game: str, id: str) -> Lesson:
    """A lesson by its id."""
    known = lessons(game)
    for one in known:
        if one.id == id:
            return one
    names = [one.id for one in known]
    raise NoSuchLesson(f"{game} has no lesson {id!r}; {meant(id, names)}it has: {', '.join(names) or 'none'}")


def _in_folder(game: str, folder: Traversable) -> list[Lesson]:
    found = (file for file in folder.iterdir() if file.name.endswith(".toml") and file.name != TIPS)
    files = sorted(found, key=lambda file: file.name)
    return [_read(game, file) for file in files]


def _read(game: str, file: Traversable) -> Lesson:
    where = f"{game}, lesson file {file.name}"
    name = NAME.fullmatch(file.name)
    if name is None:
        raise BadLesson(f"{where}: must be called like 03-the-guildhall.toml")
    return Lesson(game, name[2], read(where, file.read_text(encoding="utf-8")))


def read(where: str, text: str) -> LessonFile:
    """A lesson's file; an error names it and the field."""
    return convert(where, text, LessonFile)
