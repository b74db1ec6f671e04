"""What an opponent is: something that picks a legal move for a seat."""

from regnum.engine.game import Game


class Bot:
    """A player. It may look at the game only through `Game.determinize` for its own seat."""

    def choose(self, game: Game, seat: int) -> int:
        """One of the seat's legal moves."""
        raise NotImplementedError
