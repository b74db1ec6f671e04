"""Seats that change hands in the middle of a game: entries of a table that are no moves of its game.

They stand among the moves, so that whoever plays a table out knows who held a seat when: a bot's move can be taken
back over, a person's can't. No rule and no record of the game knows of them.
"""

from dataclasses import dataclass
from typing import Final

from regnum.engine.events import Event

#: The first word of an entry by which a seat changes hands; the second says how, a third which bot plays there now.
SEAT: Final = "seat"
#: A bot plays in the place of whoever holds the seat, or where nobody does; the same because time has run out.
BOT: Final = "bot"
LATE: Final = "late"
#: Its holder plays again; its holder has left it for good; whoever has the link may sit down.
ME: Final = "me"
NOBODY: Final = "nobody"
FRIEND: Final = "friend"
#: The entry of a seat that gives up the game for good and ends it.
CONCEDE: Final = "concede"
#: The kinds of lines in a chronicle that tell of it.
TOLD: Final = frozenset({CONCEDE, *(f"{SEAT}-{how}" for how in (BOT, LATE, ME, NOBODY, FRIEND))})


@dataclass(frozen=True)
class Hand:
    """How a seat is held since the entry of this number, by a bot of a level or by none, and how it was before."""

    how: str
    level: str = ""
    entry: int = 0
    before: "Hand | None" = None


def hand_entry(how: str, level: str = "") -> str:
    """The entry by which a seat changes hands."""
    return " ".join(filter(None, (SEAT, how, level)))


def hand_in(words: str, entry: int, before: Hand | None) -> Hand | None:
    """How a seat is held after an entry, when the entry says so."""
    word, _, rest = words.partition(" ")
    how, _, level = rest.partition(" ")
    return Hand(how, level, entry, before) if word == SEAT else None


def is_about_seats(words: str) -> bool:
    """Whether an entry is about who plays, and no answer to the table."""
    return words == CONCEDE or words.startswith(f"{SEAT} ")


def event_of(seat: int, words: str) -> Event:
    """What the chronicle tells of such an entry."""
    how = words.split(" ")[1] if words != CONCEDE else ""
    return Event(f"{SEAT}-{how}" if how else CONCEDE, "", seat, {})
