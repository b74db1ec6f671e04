"""The folder of decks: a deck file that lies there, in the folder of its game, is named by its name alone.

So people who play elsewhere can choose it, and neither they nor a record ever name or read a path of this machine.
"""

import os
import re
from pathlib import Path
from typing import Final

from regnum.folders import data_folder

#: The variable that names the folder, where it is not in the user's data folder.
VARIABLE: Final = "REGNUM_DECKS"
ENDING: Final = ".toml"
#: What a deck can be called: no dot and no slash, so that no path looks like it.
NAME: Final = re.compile(r"[^\W_][\w -]{0,38}\w|[^\W_]")
#: The most decks of a game that are shown, and the most bytes of one.
MOST_DECKS: Final = 100
MOST_BYTES: Final = 500_000


def decks_folder() -> Path:
    """Where the decks are, in a folder for each game."""
    told = os.environ.get(VARIABLE)
    return Path(told) if told else data_folder() / "decks"


def use_folder(folder: Path) -> None:
    """Look for decks in another folder from now on; processes that are started later do so too."""
    os.environ[VARIABLE] = str(folder)


def is_name(deck: str) -> bool:
    """Whether this is the name of a deck in the folder, and not a path."""
    return NAME.fullmatch(deck) is not None


def file_named(name: str, game: str) -> Path:
    """The file of a deck."""
    return decks_folder() / game / f"{name}{ENDING}"


def deck_names(game: str) -> list[str]:
    """The decks of a game, in the order of their names."""
    try:
        files = sorted((decks_folder() / game).iterdir())
    except OSError:
        return []
    names = [file.stem for file in files if file.suffix == ENDING and is_name(file.stem) and is_small_file(file)]
    return names[:MOST_DECKS]


def is_small_file(file: Path) -> bool:
    """Whether this is a file of a size that somebody would write."""
    try:
        return file.is_file() and file.stat().st_size <= MOST_BYTES
    except OSError:
        return False
