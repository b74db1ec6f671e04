"""Three simple opponents: chance, a player that looks one turn ahead, and one that does so when it pays attention."""

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


def greediest(game: Game, seat: int, rng: Rng) -> int:
    """The move that looks best in a deal that fits what the seat knows."""
    seat, moves = asked(game, seat)
    if len(moves) == 1:
        return moves[0]
    imagined = dealt_anew(game.type, game.state, seat, rng)
    return best_move(game.type, imagined, seat, moves, rng, FORESIGHT)


class CarelessBot(Bot):
    """Plays like another bot, but of a hundred moves it makes so many without a thought."""

    def __init__(self, seed: int, bot: Bot, careless: int) -> None:
        self.rng = seeded(seed)
        self.bot = bot
        self.careless = careless

    def choose(self, game: Game, seat: int) -> int:
        """By lot now and then, else as the other bot would."""
        seat, moves = asked(game, seat)
        if self.rng.below(100) < self.careless:
            return moves[self.rng.below(len(moves))]
        return self.bot.choose(game, seat)
