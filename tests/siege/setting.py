"""Tables of Siege, and games of it played out."""

from regnum.api import new
from regnum.bots.base import Bot
from regnum.bots.search import Budget, SearchBot
from regnum.engine.game import Game
from regnum.engine.gametype import NOTHING
from regnum.engine.scores import Scores
from regnum.engine.yardstick import Yardstick
from tests.siege.game import EACH_FOR_ITSELF, RIVALS, SEATS, SIEGE, SiegeType
from tests.siege.table import Siege

TABLES: list[tuple[int, str]] = [(players, rival) for players in range(1, len(SEATS) + 1) for rival in RIVALS]


def siege(players: int, rival: str, seed: int = 1) -> Game:
    """A fresh game."""
    return new("siege", players, seed, rival=rival)


def played(players: int, rival: str, seed: int, *moves: str) -> Game:
    """A game with these ways to play, each with the first card that may be played so; the last goes on to the end."""
    game = siege(players, rival, seed)
    game.listen()
    ways = list(moves)
    while not game.over:
        way = ways.pop(0) if len(ways) > 1 else ways[0]
        game.play(next(notation for notation in game.decision.notations if notation.startswith(way)))
    return game


def result(*stores: int, rival: str = "horde", plunder: int = 0) -> Game:
    """A finished game with these stores and so much plunder."""
    game = siege(len(stores), rival)
    while not game.over:
        game.play(game.decision.moves[-1])
    assert isinstance(game.state, Siege)
    game.state.stores, game.state.plunder = list(stores), plunder
    return game


class PartnersAsRivals(SiegeType):
    """Siege as one sees it who takes partners for rivals."""

    def yardstick(self, state: Siege) -> Yardstick:
        return EACH_FOR_ITSELF


class RivalForgotten(SiegeType):
    """Siege as one sees it who goes by a fair score, and has nobody to beat."""

    def opposition(self, state: Siege) -> list[float]:
        return NOTHING

    def scores(self, state: Siege) -> Scores:
        scores = super().scores(state)
        scores.rivals = []
        return scores


class Believer(Bot):
    """A search that believes in another kind of game."""

    def __init__(self, seed: int, walks: int, belief: SiegeType) -> None:
        self.bot = SearchBot(seed, Budget(walks=walks))
        self.belief = belief

    def choose(self, game: Game, seat: int) -> int:
        """As the search would, were the belief true."""
        state = game.state.copy()
        return self.bot.choose(Game(self.belief, game.options, None, state.copy(), state, []), seat)


def won(players: int, rival: str, games: int, walks: int, belief: SiegeType = SIEGE) -> int:
    """How many games searches of a belief win, one on every seat."""
    wins = 0
    for seed in range(games):
        game = siege(players, rival, seed)
        bots = [Believer(seed << 2 | seat, walks, belief) for seat in range(players)]
        while not game.over:
            seat = game.decision.seat
            game.play(bots[seat].choose(game, seat), seat)
        wins += bool(game.scores.winners)
    return wins
