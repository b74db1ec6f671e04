"""Plain players of Viscounts of the West Kingdom: one for each way to score, and some that end the game early."""

import random

from regnum.bots.base import Bot, asked
from regnum.engine.game import Game
from regnum.games.viscounts.cardfiles import deck_of
from regnum.games.viscounts.words import ICONS

ICONS_OF = {card.id: dict(zip(ICONS, card.icons, strict=True)) for card in deck_of("").townsfolk}


class Stranger(Bot):
    """Plays cards with the icons it loves, goes where it can do what it likes best, and takes what it likes best.

    `likes` are the beginnings of moves, the dearest first; of moves that it likes alike it takes one by lot.
    """

    def __init__(self, seed: int, loves: tuple[str, ...], likes: tuple[str, ...]) -> None:
        self.rng = random.Random(seed)
        self.loves = loves
        self.likes = likes

    def choose(self, game: Game, seat: int) -> int:
        seat, moves = asked(game, seat)
        if len(moves) == 1:
            return moves[0]
        names = [game.catalogue.notations[move] for move in moves]
        ranks = [self.rank(game, seat, move, name) for move, name in zip(moves, names, strict=True)]
        return self.rng.choice([move for move, rank in zip(moves, ranks, strict=True) if rank == min(ranks)])

    def rank(self, game: Game, seat: int, move: int, name: str) -> float:
        """The less, the better: by its icons for a card that is played, by what can be done there for a space."""
        word, _, what = name.partition(" ")
        if word == "play":
            return -float(sum(ICONS_OF[what][icon] for icon in self.loves))
        if word == "go":
            there = game.determinize(seat, self.rng.getrandbits(30))
            money = goods(there, seat)
            there.play(move, seat)
            price = (money - goods(there, seat)) / 100
            if there.over or there.decision.seat != seat:
                return len(self.likes) + price
            return min(self.liking(next_name) for next_name in there.decision.notations) + price
        return self.liking(name)

    def liking(self, name: str) -> float:
        """How far down its list a move is."""
        for place, beginning in enumerate(self.likes):
            if name.startswith(beginning):
                return float(place)
        return float(len(self.likes))


def goods(game: Game, seat: int) -> int:
    """The Silver of a seat."""
    silver = game.state.players[seat].goods[0]  # type: ignore[attr-defined]
    return int(silver)


#: By name: the icons that it loves, and the moves that it likes.
STRANGERS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "builder": (
        ("builder", "criminal"),
        ("construct", "build guildhall", "build trading-post", "build", "take stone", "trade", "exchange", "flip deed"),
    ),
    "climber": (
        ("noble", "criminal"),
        ("castle", "send 4", "send 3", "send 2", "climb", "place", "take gold", "trade", "exchange", "flip deed"),
    ),
    "scribe": (
        ("cleric", "criminal"),
        ("transcribe", "receive", "take ink", "trade", "exchange", "flip deed"),
    ),
    "saint": (
        ("merchant", "cleric"),
        ("flip deed", "transcribe", "trade", "exchange", "decline", "take ink"),
    ),
    "debtor": (
        ("criminal",),
        ("flip debt", "castle", "send 4", "send 3", "construct", "dismiss", "recruit", "hire", "take gold"),
    ),
    "hoarder": (
        ("merchant",),
        ("trade", "exchange 9", "exchange 8", "exchange 7", "exchange 6", "exchange 5", "recruit", "hire", "construct"),
    ),
}


def stranger(name: str, seed: int) -> Stranger:
    """A stranger by name."""
    loves, likes = STRANGERS[name]
    return Stranger(seed, loves, likes)
