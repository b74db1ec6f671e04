"""What all faces share: seeds from game to game, moves as numbers of any kind, what is told at the end."""

import secrets
from typing import Any, Final, SupportsIndex

import numpy as np

from regnum.engine.beginning import checked_seed
from regnum.engine.errors import BadOption, IllegalMove, MalformedMove
from regnum.engine.game import Game
from regnum.engine.numbers import whole

#: How a table can be rendered: as text, or not at all.
RENDER_MODES: Final = ("ansi",)


class BadRenderMode(BadOption, TypeError):
    """A table can't be rendered so.

    stable-baselines3 asks every environment for pictures first, and goes on without after a TypeError.
    """


class Seeds:
    """The seeds of games played one after the other: the given one, then the next ones."""

    def __init__(self, seed: SupportsIndex | None) -> None:
        self._next = secrets.randbits(63) if seed is None else checked_seed(seed)

    def take(self, seed: SupportsIndex | None) -> int:
        """The seed of the next game; a given one begins a new series, unless it is refused."""
        taken = checked_seed(self._next if seed is None else seed)
        self._next = taken + 1
        return taken


def play_number(game: Game, seat: int, action: Any) -> None:
    """Play a move given by its number; what the mask does not allow is refused, and nothing has changed."""
    number = whole(action)
    if number is None:
        raise MalformedMove(f"an action is the number of a move, not {action!r}")
    try:
        game.play(number, seat)
    except IllegalMove as error:
        raise IllegalMove(f"{error}; take an action whose action_mask is 1", error.rule, error.reason) from None


def result(game: Game) -> dict[str, Any]:
    """What `info` tells of a finished game, seat by seat: the points, and whether it has won.

    Arrays whose shape is always the same: libraries stack what games tell.
    """
    scores = game.scores
    won = [seat in scores.winners for seat in range(game.players)]
    return {"scores": np.array(scores.totals, np.int64), "winners": np.array(won, np.bool_)}


def checked_render_mode(mode: str | None) -> str | None:
    """A way to render, if it is one."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadRenderMode(f"render_mode is one of: {', '.join(RENDER_MODES)}, None; not {mode!r}")
    return mode
