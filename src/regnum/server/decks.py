"""The decks of the host's folder: chosen by name at set-up, with what is wrong with each; nobody names a file."""

from functools import lru_cache
from typing import Final

from regnum.engine.errors import BadOption, RegnumError, meant
from regnum.engine.gametype import GameType
from regnum.engine.options import Option
from regnum.games.deckfolder import deck_names, file_named

#: How many looks into files are remembered.
LOOKS: Final = 500


def deck_options(type: GameType) -> list[Option]:
    """The options that name a file, where the host has files for them."""
    return [option for option in type.options if option.names_file] if deck_names(type.name) else []


def mistake_in(option: Option, name: str, type: GameType) -> str:
    """What is wrong with a deck: file, card and field; nothing of a good one. An unchanged file is read once."""
    try:
        stat = file_named(name, type.name).stat()
    except OSError as error:
        return f"{name}: can't be read: {error.strerror}"
    return _mistake(option, name, stat.st_mtime_ns, stat.st_size)


@lru_cache(LOOKS)
def _mistake(option: Option, name: str, changed: int, size: int) -> str:
    try:
        option.value(name)
    except RegnumError as error:
        return str(error)
    return ""


def checked_deck(type: GameType, deck: str) -> str:
    """A deck of the host's with its fingerprint; nothing for nothing."""
    for option in type.options:
        if option.names_file and deck:
            check_file_option(option, deck, type)
            return str(option.value(deck))
    return ""


def check_file_option(option: Option, given: object, type: GameType) -> None:
    """Take only what the host's folder has; a deck of a table has its fingerprint behind its name."""
    names = deck_names(type.name)
    if given in ("", None) or (isinstance(given, str) and given.partition("@")[0] in names):
        return
    there = f"there are: {', '.join(names)}" if names else "there is none"
    raise BadOption(f"option {option.name} takes only decks of this server; {meant(given, names)}{there}")
