"""Names of players, and what they say: others must be able to see it."""

import unicodedata
from typing import Final

from regnum.server.errors import TableError

#: Letters by their category that nobody sees, and a pattern of Braille without dots.
BLANK: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800")
#: What joins the parts of letters and pictures.
JOINERS: Final = frozenset("\u200c\u200d")
UNSEEN: Final = frozenset(["Cc", "Cf", "Cs", "Co", "Cn", "Zs", "Zl", "Zp", "Mn", "Me"])


def checked_name(name: str) -> str:
    """A name without space around it; one that can't be seen, or that turns text around, is refused."""
    return _seen(name, "player: a name")


def checked_words(text: str) -> str:
    """What somebody says, by the same rules."""
    return _seen(text, "text: a line")


def _seen(text: str, what: str) -> str:
    text = text.strip()
    if any(unicodedata.category(letter) == "Cf" and letter not in JOINERS for letter in text):
        raise TableError(f"{what} can't have invisible characters")
    if text and all(unicodedata.category(letter) in UNSEEN or letter in BLANK for letter in text):
        raise TableError(f"{what} must have a character that can be seen")
    return text
