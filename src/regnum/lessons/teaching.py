"""Teach me as I play: what a game says once, the first time that a place, a phase or a kind of card matters."""

from functools import cache
from importlib.resources.abc import Traversable
from typing import Final

import regnum.api
from regnum.lessons.errors import BadLesson
from regnum.lessons.reading import convert
from regnum.lessons.specs import Tip, TipsFile

#: The file beside a game's lessons that has them.
TIPS: Final = "tips.toml"


@cache
def tips(game: str) -> tuple[Tip, ...]:
    """The tips of a game in the order in which they are told; those of its expansions come last."""
    types = {type.name: type for type in regnum.api.games()}
    folders = types[game].lessons_folders() if game in types else []
    found = [tip for folder in folders for tip in _in_folder(game, folder)]
    ids = [tip.id for tip in found]
    for id in ids:
        if ids.count(id) > 1:
            raise BadLesson(f"{game}: two tips are called {id!r}")
    return tuple(found)


def _in_folder(game: str, folder: Traversable) -> list[Tip]:
    file = folder / TIPS
    return read_tips(f"{game}, {TIPS}", file.read_text(encoding="utf-8")) if file.is_file() else []


def read_tips(where: str, text: str) -> list[Tip]:
    """A file of tips; an error names it and the field."""
    found = convert(where, text, TipsFile).tips
    for tip in found:
        if not (tip.decision or tip.target or tip.event):
            raise BadLesson(f"{where}: {tip.id}: say when: a decision, a target or an event")
    return found
