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


def bot_seed(seed: int, seat: int) -> int:
    """Chance for a bot at a seat of the game with this seed.

    With the game's own seed it would draw from the very generator that dealt the cards. Published results of the arena
    depend on this number.
    """
    return seed << 8 | seat + 1
