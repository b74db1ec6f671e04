"""What all faces share: seeds from game to game, and moves that come as numbers of any kind."""

import operator
import secrets
from typing import Any

from regnum.engine.beginning import checked_seed
from regnum.engine.errors import IllegalMove, MalformedMove
from regnum.engine.game import Game


class Seeds:
    """The seeds of games played one after the other: the given one, then the next ones."""

    def __init__(self, seed: int | None) -> None:
        self._next = secrets.randbits(63) if seed is None else checked_seed(seed)

    def take(self, seed: int | None) -> int:
        """The seed of the next game; a given one begins a new series, unless it is refused."""
        taken = checked_seed(self._next if seed is None else seed)
        self._next = taken + 1
        return taken


def play_number(game: Game, seat: int, action: Any) -> None:
    """Play a move given by its number; what the mask does not allow is refused, and nothing has changed."""
    try:
        number = operator.index(action)
    except TypeError:
        raise MalformedMove(f"an action is the number of a move, not {action!r}") from None
    try:
        game.play(number, seat)
    except IllegalMove as error:
        raise IllegalMove(f"{error}; take an action whose action_mask is 1", error.rule, error.reason) from None
