"""What can go wrong, each with its own class; all are `RegnumError`."""

from collections.abc import Iterable
from difflib import get_close_matches


def meant(word: object, known: Iterable[str]) -> str:
    """A question whether a known word was meant, for the middle of a complaint; nothing where no word is like it.

    A part of one will do: "kingdom" for "wonderful_kingdom".
    """
    written, names = str(word).lower(), list(known)
    parts = {part: name for name in names for part in name.split("_")}
    close = get_close_matches(written, names, 1) or [parts[one] for one in get_close_matches(written, parts, 1)]
    return f"did you mean {close[0]!r}? " if close else ""


class RegnumError(Exception):
    """Bad input of any kind. Nothing has changed when it is raised."""


class UnknownGame(RegnumError):
    """No game of that name is registered."""


class BadOption(RegnumError):
    """An option that the game does not have, or a value it does not take."""


class MalformedMove(RegnumError):
    """What was given is not a move of the game's catalogue at all."""


class IllegalMove(RegnumError):
    """A real move that the rules forbid now; `rule` is the number of the rule."""

    def __init__(self, message: str, rule: str, reason: str) -> None:
        super().__init__(message)
        self.rule = rule
        self.reason = reason

    def __reduce__(self) -> tuple[object, ...]:
        """An error that can't travel between processes takes a pool of them down."""
        return IllegalMove, (str(self), self.rule, self.reason)


class BadRecord(RegnumError):
    """A record that can't be read; `line` is where."""

    def __init__(self, message: str, line: int) -> None:
        super().__init__(f"line {line}: {message}")
        self.message = message
        self.line = line

    def __reduce__(self) -> tuple[object, ...]:
        return BadRecord, (self.message, self.line)


class OtherVersion(BadRecord):
    """A record that other rules or other cards than those of today have made: to play it through would mislead."""

    def __reduce__(self) -> tuple[object, ...]:
        return OtherVersion, (self.message, self.line)


class BadPosition(RegnumError):
    """A position that can't be; `field` is the path of the first impossible field."""

    def __init__(self, field: str, message: str) -> None:
        super().__init__(f"{field}: {message}")
        self.message = message
        self.field = field

    def __reduce__(self) -> tuple[object, ...]:
        return BadPosition, (self.field, self.message)


class BadDeck(RegnumError):
    """A card file that can't be used; the message names file, card and field."""
