"""The sheet on which a game writes its table in numbers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32

#: The parts of a row about the players: the observing seat first, then the others clockwise.
PLAYER_SECTIONS: Final = ("own", "opponent_1", "opponent_2", "opponent_3", "opponent_4", "opponent_5")

#: Zeros, as many as any row has needed so far.
_zeros: list[vec[i32]] = [vec[i32]()]


def blank_row(size: int) -> vec[i32]:
    """So many zeros, to be written on. Its memory is packed: an array library reads it as it is, as 32-bit numbers."""
    if len(_zeros[0]) < size:
        _zeros[0] = vec[i32]([0] * size)
    return _zeros[0][:size]


class Sheet:
    """A row of numbers that is written from left to right, part after part.

    Every part has a fixed size, whatever lies on the table. The row begins as zeros, so only what is there is written.
    """

    def __init__(self, row: vec[i32], start: int) -> None:
        self.row = row
        self.at = start
        self.about = ""

    def section(self, about: str) -> None:
        """What the parts that follow are about."""
        self.about = about

    def part(self, name: str, size: int) -> int:
        """Take the next `size` places for a part; the first of them."""
        first = self.at
        self.at = first + size
        return first

    def number(self, name: str, value: int) -> None:
        """One number."""
        place = self.part(name, 1)
        if value:
            self.row[place] = value

    def numbers(self, name: str, values: list[int]) -> None:
        """A list of numbers whose length never changes."""
        place = self.part(name, len(values))
        for value in values:
            if value:
                self.row[place] = value
            place += 1

    def one_of(self, name: str, kinds: int, which: int) -> None:
        """One of so many kinds, as a single 1; none of them for -1."""
        place = self.part(name, kinds)
        if which >= 0:
            self.row[place + which] = 1

    def counts(self, name: str, kinds: int, items: list[int]) -> None:
        """How many there are of each kind: a hand of cards, a set of flags."""
        place = self.part(name, kinds)
        for item in items:
            self.row[place + item] += 1

    def count(self, place: int) -> None:
        """One more at a place of a part that was taken, where no list of all the items is at hand."""
        self.row[place] += 1

    def scattered(self, name: str, size: int, amounts: dict[int, int]) -> None:
        """Amounts at a few of many places."""
        place = self.part(name, size)
        for offset, amount in amounts.items():
            self.row[place + offset] = amount
