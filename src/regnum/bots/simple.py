"""Three simple opponents: chance, a player that looks one turn ahead, and one that does so with a blurred eye."""

from regnum.bots.base import Bot, asked
from regnum.bots.greed import FORESIGHT, best_move
from regnum.engine.game import Game, dealt_anew
from regnum.engine.rng import Rng, seeded


class RandomBot(Bot):
    """Every legal move is equally likely."""

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)

    def choose(self, game: Game, seat: int) -> int:
        """By lot."""
        _, moves = asked(game, seat)
        return moves[self.rng.below(len(moves))]


class GreedyBot(Bot):
    """Takes the move after which its own turn, played on greedily, looks best to it.

    It looks at a deal of the hidden cards that fits what it knows, never at the real one.
    """

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)

    def choose(self, game: Game, seat: int) -> int:
        """The best by the game's own evaluation; ties by lot."""
        return greediest(game, seat, self.rng)


def greediest(game: Game, seat: int, rng: Rng, slip: float = 0.0) -> int:
    """The move that looks best in a deal that fits what the seat knows, each misjudged by up to `slip` points."""
    seat, moves = asked(game, seat)
    if len(moves) == 1:
        return moves[0]
    imagined = dealt_anew(game.type, game.state, seat, rng)
    return best_move(game.type, imagined, seat, moves, rng, FORESIGHT, slip)


class SlippingBot(Bot):
    """Plays like the greedy bot, but misjudges what its moves come to: it takes good-looking ones, not always the best.

    By how much hangs on its level and on the game (`slips` of the yardstick).
    """

    def __init__(self, seed: int, level: int) -> None:
        self.rng = seeded(seed)
        self.level = level

    def choose(self, game: Game, seat: int) -> int:
        """What looks best to it."""
        return greediest(game, seat, self.rng, game.type.yardstick(game.state).slips[self.level])
