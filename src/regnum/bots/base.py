"""What an opponent is: something that picks a legal move for a seat."""

from regnum.engine.errors import RegnumError
from regnum.engine.game import Game
from regnum.engine.numbers import whole
from regnum.engine.resolving import legal_moves


class Bot:
    """A player. It may look at the game only through `Game.determinize` for its own seat."""

    def choose(self, game: Game, seat: int) -> int:
        """One of the seat's legal moves."""
        raise NotImplementedError


def asked(game: Game, seat: object) -> tuple[int, list[int]]:
    """A seat that must decide, as Python's own number whatever kind it came as, and its legal moves."""
    number = whole(seat)
    moves = legal_moves(game.state, number) if number is not None and 0 <= number < game.players else []
    if number is None or not moves:
        raise RegnumError(f"seat {seat} has nothing to decide now")
    return number, moves


def bot_seed(seed: int, seat: int) -> int:
    """Chance for a bot at a seat of the game with this seed.

    With the game's own seed it would draw from the very generator that dealt the cards. Published results of the arena
    depend on this number.
    """
    return seed << 8 | seat + 1
