"""What a stranger is: a script over what a program outside is told."""

import random
from collections.abc import Mapping, Sequence
from typing import Any

from regnum.bots.base import Bot, asked
from regnum.engine.game import Game

#: What `game.view(seat)` gives.
View = Mapping[str, Any]


class Stranger(Bot):
    """Takes the move that it likes best; of moves that it likes alike, one by lot."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)  # noqa: S311 - chance, no secret

    def choose(self, game: Game, seat: int) -> int:
        seat, moves = asked(game, seat)
        if len(moves) == 1:
            return moves[0]
        names = [game.catalogue.notations[move] for move in moves]
        return moves[names.index(self.pick(names, game.view(seat)))]

    def pick(self, moves: Sequence[str], view: View) -> str:
        """One of the moves, as the seat sees the table."""
        likings = [self.liking(move, view) for move in moves]
        return self.rng.choice([move for move, liking in zip(moves, likings, strict=True) if liking == max(likings)])

    def liking(self, move: str, view: View) -> float:
        """How much it likes a move: the more, the better."""
        raise NotImplementedError


def own(view: View) -> Mapping[str, Any]:
    """What the seat sees of itself."""
    player: Mapping[str, Any] = view["table"]["players"][view["seat"]]
    return player


def place_in(likes: Sequence[str], move: str) -> float:
    """How much a list of beginnings of moves, the dearest first, likes a move; nothing when none of them fits."""
    for place, beginning in enumerate(likes):
        if move.startswith(beginning):
            return float(len(likes) - place)
    return 0.0
