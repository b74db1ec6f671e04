"""Plain players of Viscounts of the West Kingdom: one for each way to score, and some that end the game early."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from regnum.bots.base import asked
from regnum.engine.game import Game
from regnum.games.viscounts.cardfiles import deck_of
from regnum.games.viscounts.words import ICONS
from regnum.strangers.base import Stranger, View, own, place_in

ICONS_OF: Final = {card.id: dict(zip(ICONS, card.icons, strict=True)) for card in deck_of("").townsfolk}


class Viscount(Stranger):
    """Plays cards with the icons it loves, goes where it can do what it likes best, and takes what it likes best.

    `likes` are the beginnings of moves, the dearest first. What can be done at a space it finds out by going there in a
    deal that fits what it knows; as a program outside, which has no such deals, it takes a space by lot.
    """

    def __init__(self, loves: Sequence[str], likes: Sequence[str], seed: int) -> None:
        super().__init__(seed)
        self.loves = loves
        self.likes = likes
        self.there: dict[str, float] = {}

    def choose(self, game: Game, seat: int) -> int:
        seat, moves = asked(game, seat)
        names = [game.catalogue.notations[move] for move in moves]
        self.there = {name: self.beyond(game, seat, name) for name in names if name.startswith("go ")}
        return super().choose(game, seat)

    def beyond(self, game: Game, seat: int, move: str) -> float:
        """How much it likes what it could do at a space, less what it pays to go there."""
        there = game.determinize(seat, self.rng.getrandbits(30))
        silver = own(there.view(seat))["silver"]
        there.play(move, seat)
        price = (silver - own(there.view(seat))["silver"]) / 100
        if there.over or there.decision.seat != seat:
            return -float(price)
        return float(max(place_in(self.likes, name) for name in there.decision.notations) - price)

    def liking(self, move: str, view: View) -> float:
        """By its icons for a card that is played, by what can be done there for a space."""
        word, _, what = move.partition(" ")
        if word == "play":
            return float(sum(ICONS_OF[what][icon] for icon in self.loves)) if what in ICONS_OF else 0.0
        if word == "go":
            return self.there.get(move, 0.0)
        return place_in(self.likes, move)


def _made(loves: Sequence[str], *likes: str) -> Callable[[int], Stranger]:
    return partial(Viscount, loves, likes)


#: By name: how to make one out of a seed.
STRANGERS: Final[dict[str, Callable[[int], Stranger]]] = {
    "builder": _made(
        ("builder", "criminal"),
        *("construct", "build guildhall", "build trading-post", "build", "take stone", "trade", "exchange"),
        "flip deed",
    ),
    "climber": _made(
        ("noble", "criminal"),
        *("castle", "send 4", "send 3", "send 2", "climb", "place", "take gold", "trade", "exchange", "flip deed"),
    ),
    "scribe": _made(("cleric", "criminal"), "transcribe", "receive", "take ink", "trade", "exchange", "flip deed"),
    "saint": _made(("merchant", "cleric"), "flip deed", "transcribe", "trade", "exchange", "decline", "take ink"),
    "debtor": _made(
        ("criminal",),
        *("flip debt", "castle", "send 4", "send 3", "construct", "dismiss", "recruit", "hire", "take gold"),
    ),
    "hoarder": _made(
        ("merchant",),
        *("trade", "exchange 9", "exchange 8", "exchange 7", "exchange 6", "exchange 5", "recruit", "hire"),
        "construct",
    ),
}
#: Those by which bots are judged, and never tuned.
HELD_BACK: Final = ("debtor", "hoarder")
