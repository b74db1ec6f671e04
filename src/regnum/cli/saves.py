"""Where games are kept, writing them there safely, and finding them again."""

import os
from collections.abc import Iterator, Sequence
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

import regnum
from regnum.engine.errors import RegnumError
from regnum.engine.game import Game
from regnum.engine.record import Record, parse_record
from regnum.folders import data_folder

ENDING = ".regnum"


class NotSaved(RegnumError):
    """A file that could not be written."""


class Save(NamedTuple):
    """A saved game: its file, what it says, and the game after its last move."""

    file: Path
    record: Record
    game: Game


def new_save(game: str) -> Path:
    """A fresh file for a game."""
    return data_folder() / f"{game}-{datetime.now():%Y%m%d-%H%M%S}-{os.getpid()}{ENDING}"


def save(game: Game, file: Path, players: Sequence[str] = ()) -> None:
    """Write the game's record, with who plays; a crash half way leaves the old file whole."""
    record = game.record
    record.players = list(players)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        draft = file.with_name(file.name + ".part")
        draft.write_text(str(record), encoding="utf-8")
        draft.replace(file)
    except OSError as error:
        raise NotSaved(f"{file}: {error.strerror}") from None


def read_save(file: Path) -> Save:
    """A saved game."""
    try:
        text = file.read_text(encoding="utf-8")
    except OSError as error:
        raise RegnumError(f"{file}: can't be read: {error.strerror}; saved games are in {data_folder()}") from None
    except UnicodeDecodeError:
        raise RegnumError(f"{file}: is not a saved game; saved games are in {data_folder()}") from None
    try:
        record = parse_record(text)
        return Save(file, record, regnum.load(record))
    except RegnumError as error:
        raise RegnumError(f"{file}: {error}") from None


def kept() -> Iterator[Save]:
    """The games in the data folder that can be read, the newest first."""
    files = [(file.stat().st_mtime, file) for file in data_folder().glob(f"*{ENDING}")]
    for _, file in sorted(files, reverse=True):
        try:
            yield read_save(file)
        except RegnumError:
            continue
