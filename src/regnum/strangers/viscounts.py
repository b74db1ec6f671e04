"""Plain players of Viscounts of the West Kingdom: one for each way to score, one that hurries, one that starves others.

Each plans its own turn, as people do: it tries out how the turn could go on and takes what ends best by its own idea.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from regnum.bots.base import asked
from regnum.engine.game import Game
from regnum.games.viscounts.cardfiles import deck_of
from regnum.games.viscounts.words import ICONS
from regnum.strangers.base import Stranger, View, own, place_in

ICONS_OF: Final = {card.id: dict(zip(ICONS, card.icons, strict=True)) for card in deck_of("").townsfolk}
#: How many ways through the rest of its turn it tries for a decision, and for each move at least.
TRIES: Final = 48
FEWEST: Final = 3
#: How often it goes on with what it likes best, and not by lot.
LIKELY: Final = 0.6
#: Decisions of one turn that it follows at most.
LONGEST: Final = 30
#: What goods are worth to everybody, and icons of a loved kind on the cards before it.
GOODS: Final = {"silver": 0.25, "stone": 0.5, "gold": 0.5, "ink": 0.5}
LOVE: Final = 0.35


class Viscount(Stranger):
    """Takes the move after which the rest of its turn can end best, by an idea of its own of what is good.

    `loves` are icons that it wants before it, `likes` the beginnings of moves with which it mostly goes on, the dearest
    first; `must`, where it can, comes before everything else. `dear` says how often parts of the score count, others
    once; `things` what other things before it are worth besides. `envy` is how much the points of the best other player
    count against its own, `hurry` how much it dislikes a card that lies on the shorter stack of Debts or Deeds.

    Ways through a turn it tries out in a deal that fits what it knows; as a program outside, which has no such deals,
    it goes by its likes alone.
    """

    def __init__(
        self,
        loves: Sequence[str],
        likes: Sequence[str],
        dear: Mapping[str, float],
        things: Mapping[str, float],
        must: str,
        envy: float,
        hurry: float,
        seed: int,
    ) -> None:
        super().__init__(seed)
        self.loves = loves
        self.likes = likes
        self.dear = dear
        self.things = GOODS | dict(things)
        self.must = must
        self.envy = envy
        self.hurry = hurry

    def choose(self, game: Game, seat: int) -> int:
        seat, moves = asked(game, seat)
        names = [game.catalogue.notations[move] for move in moves]
        if len(moves) == 1 or self.must in names:
            return moves[names.index(self.must) if self.must in names else 0]
        dealt = game.determinize(seat, self.rng.getrandbits(30))
        tries = max(FEWEST, TRIES // len(moves))
        worth = [max(self.tried(dealt, seat, move) for _ in range(tries)) for move in moves]
        return self.rng.choice([move for move, value in zip(moves, worth, strict=True) if value == max(worth)])

    def tried(self, game: Game, seat: int, move: int) -> float:
        """What comes of a move when the turn goes on half by liking, half by lot."""
        there = game.copy()
        there.play(move, seat)
        for _ in range(LONGEST):
            if there.over:
                break
            decision = there.decision
            if decision.seat != seat or decision.kind == "play-card":
                break
            there.play(self.going_on(there, decision.moves), seat)
        return self.worth(there, seat)

    def going_on(self, game: Game, moves: Sequence[int]) -> int:
        """A move by liking or by lot."""
        if self.rng.random() > LIKELY:
            return self.rng.choice(moves)
        likings = [self.liking(game.catalogue.notations[move], {}) for move in moves]
        return self.rng.choice([move for move, liking in zip(moves, likings, strict=True) if liking == max(likings)])

    def worth(self, game: Game, seat: int) -> float:
        """How good it finds a table."""
        scores = game.scores
        view: Any = game.view(seat)
        table: Mapping[str, int] = view["table"]
        mine = own(view)
        found = float(sum(points * self.dear.get(part, 1.0) for part, points in scores.parts[seat].items()))
        found += sum(float(mine[thing]) * price for thing, price in self.things.items())
        found += LOVE * sum(ICONS_OF[card][icon] for card in mine["row"] if card in ICONS_OF for icon in self.loves)
        others = [total for number, total in enumerate(scores.totals) if number != seat]
        if others:
            found -= self.envy * max(others)
        return found - self.hurry * min(table["debt_stack"], table["deed_stack"])

    def liking(self, move: str, view: View) -> float:
        """By its icons for a card that is played, by its place in the list for any other move."""
        word, _, what = move.partition(" ")
        if word == "play":
            return float(sum(ICONS_OF[what][icon] for icon in self.loves)) if what in ICONS_OF else 0.0
        return place_in(self.likes, move)


def _made(
    loves: Sequence[str],
    likes: Sequence[str],
    dear: Mapping[str, float] | None = None,
    things: Mapping[str, float] | None = None,
    must: str = "",
    envy: float = 0.0,
    hurry: float = 0.0,
) -> Callable[[int], Stranger]:
    return partial(Viscount, loves, likes, dear or {}, things or {}, must, envy, hurry)


#: With what everybody likes to go on who has no better idea.
ANYTHING: Final = ("transcribe", "castle", "construct", "send 4", "send 3", "build", "trade", "exchange", "take")

#: By name: how to make one out of a seed.
STRANGERS: Final[dict[str, Callable[[int], Stranger]]] = {
    "builder": _made(
        ("builder", "criminal"),
        ("construct", "build guildhall", "build trading-post", "build", "take stone", "trade", "exchange", "flip deed"),
        {"buildings": 2.0},
        {"stone": 1.0},
    ),
    "climber": _made(
        ("noble", "criminal"),
        ("castle", "send 4", "send 3", "send 2", "climb", "place", "take gold", "trade", "exchange", "flip deed"),
        {"workers": 2.0, "leader": 1.5},
        {"gold": 1.0},
    ),
    "scribe": _made(
        ("cleric", "criminal"),
        ("transcribe", "receive", "take ink", "trade", "exchange", "flip deed"),
        {"sets": 2.0, "manuscripts": 2.0, "favours": 2.0},
        {"ink": 1.0},
        must="transcribe",
    ),
    "saint": _made(
        ("merchant", "cleric"),
        ("flip deed", "transcribe", "trade", "exchange", "decline", "take ink"),
        {"deeds": 2.0, "poverty": 2.0},
        {"acquired_deeds": 1.0, "approved_deeds": 1.5, "virtue": 0.3, "corruption": -0.3},
    ),
    "debtor": _made(
        ("criminal",),
        ("flip debt", "castle", "send 4", "send 3", "construct", "dismiss", "recruit", "hire", "take gold"),
        {"prosperity": 2.0},
        {"unpaid_debts": 2.5, "paid_debts": 4.0},
    ),
    "hoarder": _made(
        ("merchant",),
        ("trade", "exchange 9", "exchange 8", "exchange 7", "exchange 6", "exchange 5", "recruit", "hire", "construct"),
        {},
        {"silver": 0.6, "stone": 0.9, "gold": 0.9, "ink": 0.9},
    ),
    "racer": _made(("noble", "cleric", "criminal"), ANYTHING, hurry=3.0),
    "miser": _made(("noble", "cleric", "criminal"), ANYTHING, envy=1.5),
    "reckoner": _made(("noble", "cleric", "builder", "criminal"), ANYTHING),
}
#: Those by which bots are judged, and never tuned.
HELD_BACK: Final = ("debtor", "hoarder", "reckoner")
