"""A game as it was: played through once more, as far as a viewer knows it.

That takes long for a long game, so it is done in a thread, one game at a time, and some positions are kept on the way.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from regnum.engine.game import Game
from regnum.server import schemas

T = TypeVar("T")

#: How far apart positions are kept, at least, and about how many of a long game.
STRIDE: Final = 50
MOST_KEPT: Final = 40

#: From how many moves on a game is long.
LONG: Final = 600
#: One thread each: others of this process shall still have their turn, and what is short does not wait for the long.
_short: Final = ThreadPoolExecutor(1, "short")
_long: Final = ThreadPoolExecutor(1, "long")


async def apart(function: Callable[[], T], moves: int) -> T:
    """Play through so many moves without holding up everybody else."""
    return await asyncio.get_running_loop().run_in_executor(_long if moves > LONG else _short, function)


class Past:
    """The past of one table."""

    def __init__(self) -> None:
        self._busy = asyncio.Lock()
        #: The moves that were played through, and the positions that were kept on the way, by their number of moves.
        self._moves: list[tuple[int, int]] = []
        self._kept: dict[int, Game] = {}
        self._charts: dict[int | None, tuple[list[tuple[int, int]], list[schemas.ChartPoint]]] = {}

    async def position(self, game: Game, viewer: int | None, plies: int) -> Game:
        """The game after the first so many of the moves that a viewer knows of."""
        async with self._busy:
            copy = game.copy()
            return await apart(lambda: self._position(copy, copy.moves_told_to(viewer), plies), plies)

    async def chart(self, game: Game, viewer: int | None) -> list[schemas.ChartPoint]:
        """The totals as a viewer could see them at first and after each move."""
        async with self._busy:
            copy = game.copy()
            moves = copy.moves_told_to(viewer)
            known = self._charts.get(viewer)
            if known is None or known[0] != moves:
                points = await apart(lambda: score_over_time(copy, viewer), len(moves))
                known = self._charts[viewer] = moves, points
            return known[1]

    def _position(self, game: Game, moves: list[tuple[int, int]], plies: int) -> Game:
        """From the last position that was kept and that still lies on the way."""
        same = _common(self._moves, moves)
        self._moves = moves
        self._kept = {at: kept for at, kept in self._kept.items() if at <= same}
        stride = max(STRIDE, len(moves) // MOST_KEPT)
        begin = max((at for at in self._kept if at <= plies), default=0)
        earlier = self._kept[begin].copy() if begin else game.at(0)
        for ply, (mover, move) in enumerate(moves[begin:plies], begin + 1):
            earlier.play(move, mover)
            if ply % stride == 0:
                self._kept[ply] = earlier.copy()
        return earlier


def _common(had: list[tuple[int, int]], moves: list[tuple[int, int]]) -> int:
    """How many moves two games begin with alike."""
    for ply, (one, other) in enumerate(zip(had, moves, strict=False)):
        if one != other:
            return ply
    return min(len(had), len(moves))


def score_over_time(game: Game, viewer: int | None) -> list[schemas.ChartPoint]:
    """The totals as a viewer could see them at first and after each move."""
    earlier = game.at(0)
    points = [_point(earlier, 0, viewer)]
    for ply, (mover, move) in enumerate(game.moves_told_to(viewer), 1):
        earlier.play(move, mover)
        points.append(_point(earlier, ply, viewer))
    return points


def _point(game: Game, ply: int, viewer: int | None) -> schemas.ChartPoint:
    seen = game.type.seen_by(game.state, viewer)
    scores = game.type.scores(seen)
    rivals = [rival.total for rival in scores.rivals]
    return schemas.ChartPoint(ply=ply, totals=scores.totals, rivals=rivals, goal=scores.goal)
