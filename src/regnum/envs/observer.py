"""What a seat may know of a game, as arrays with a fixed layout."""

import operator
from typing import Final, SupportsIndex

import numpy as np
from librt.vecs import vec
from mypy_extensions import i32
from numpy.typing import NDArray

from regnum.engine.errors import BadOption
from regnum.engine.game import Game
from regnum.engine.observing import layout, observe, width
from regnum.engine.resolving import legal_moves
from regnum.engine.sheet import blank_row

#: No number in a row is smaller or larger.
LOWEST: Final = -32768
HIGHEST: Final = 32767
#: How an observation can be asked for: one array, or a dictionary of named ones.
FORMS: Final = ("array", "dict")
#: Numbers as they are, or their logarithms, which suit neural networks.
SCALES: Final = ("plain", "log")

Row = NDArray[np.float32]
Mask = NDArray[np.int8]


def numbers(row: vec[i32]) -> NDArray[np.int32]:
    """A written row as an array that shares its memory, to look at only."""
    return np.frombuffer(memoryview(row), np.int32)


def checked_scale(scale: str) -> str:
    """The name of a scale, if it is one."""
    if scale not in SCALES:
        raise BadOption(f"a scale is one of: {', '.join(SCALES)}; not {scale!r}")
    return scale


def to_scale(rows: Row, scale: str) -> Row:
    """Bring rows of plain numbers to a scale, in place: log(1 + n), with the sign of n."""
    if scale == "log":
        np.copysign(np.log1p(np.abs(rows)), rows, out=rows)
    return rows


class Observer:
    """Makes observations of all games of one name, number of players and options. It never changes."""

    def __init__(self, game: Game, form: str = "array", scale: str = "plain") -> None:
        if form not in FORMS:
            raise BadOption(f"an observation is one of: {', '.join(FORMS)}; not {form!r}")
        self.form = form
        self.scale = checked_scale(scale)
        #: No number of an observation is smaller or larger.
        self.low, self.high = to_scale(np.array([LOWEST, HIGHEST], np.float32), scale).tolist()
        parts = layout(game.type, game.state)
        #: Where each named part of a row lies.
        self.parts = {part.name: slice(part.start, part.start + part.size) for part in parts}
        self.size = width(parts)
        self.moves = len(game.catalogue.notations)

    def row(self, game: Game, seat: SupportsIndex) -> Row:
        """All that a seat may know, as one array."""
        row = blank_row(self.size)
        observe(game.type, game.state, operator.index(seat), row, 0)
        return to_scale(numbers(row).astype(np.float32), self.scale)

    def named(self, row: Row) -> dict[str, Row]:
        """The parts of a row by name; they share its memory."""
        return {name: row[place] for name, place in self.parts.items()}

    def mask(self, game: Game, seat: SupportsIndex) -> Mask:
        """A 1 for each legal move of a seat; only zeros while it has nothing to decide.

        When the game is over, only ones: nothing is asked any more, but programs weigh the moves of the last row too,
        and weights over no move at all are no numbers.
        """
        if game.over:
            return np.ones(self.moves, np.int8)
        mask = np.zeros(self.moves, np.int8)
        mask[legal_moves(game.state, operator.index(seat))] = 1
        return mask

    def observation(self, game: Game, seat: SupportsIndex) -> dict[str, object]:
        """The observation and the mask of the legal moves, as the classic games of PettingZoo give them."""
        row = self.row(game, seat)
        return {
            "observation": row if self.form == "array" else self.named(row),
            "action_mask": self.mask(game, seat),
        }
