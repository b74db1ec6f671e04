"""Where games are kept, and writing them there safely."""

import os
from datetime import datetime
from pathlib import Path

from regnum.engine.errors import RegnumError
from regnum.engine.game import Game
from regnum.folders import data_folder


class NotSaved(RegnumError):
    """A file that could not be written."""


def new_save(game: str) -> Path:
    """A fresh file for a game."""
    return data_folder() / f"{game}-{datetime.now():%Y%m%d-%H%M%S}-{os.getpid()}.regnum"


def save(game: Game, file: Path) -> None:
    """Write the game's record; a crash half way leaves the old file whole."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        draft = file.with_name(file.name + ".part")
        draft.write_text(str(game.record), encoding="utf-8")
        draft.replace(file)
    except OSError as error:
        raise NotSaved(f"{file}: {error.strerror}") from None


def read_save(file: Path) -> str:
    """The text of a saved game."""
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise RegnumError(f"{file}: can't be read: {error.strerror}; saved games are in {data_folder()}") from None
    except UnicodeDecodeError:
        raise RegnumError(f"{file}: is not a saved game; saved games are in {data_folder()}") from None
