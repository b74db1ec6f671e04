"""What an opponent is: something that picks a legal move for a seat."""

from regnum.engine.errors import RegnumError
from regnum.engine.game import Game
from regnum.engine.state import legal_moves


class Bot:
    """A player. It may look at the game only through `Game.determinize` for its own seat."""

    def choose(self, game: Game, seat: int) -> int:
        """One of the seat's legal moves."""
        raise NotImplementedError


def moves_of(game: Game, seat: int) -> list[int]:
    """The legal moves of a seat that must decide."""
    moves = legal_moves(game.state, seat) if 0 <= seat < game.players else []
    if not moves:
        raise RegnumError(f"seat {seat} has nothing to decide now")
    return moves
