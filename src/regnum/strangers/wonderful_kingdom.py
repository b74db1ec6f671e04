"""Plain players of It's a Wonderful Kingdom: one for each type of card, and some for other simple thoughts."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from regnum.games.wonderful_kingdom.cardfiles import built_in_cards
from regnum.games.wonderful_kingdom.specs import DevelopmentSpec
from regnum.strangers.base import Stranger, View, own

CARDS: Final[Mapping[str, DevelopmentSpec]] = {card.id: card for card in built_in_cards().developments}
#: The type that each duchy counts.
COUNTED: Final = {card.id: card.vp_per.type for card in built_in_cards().duchies if card.vp_per}
#: The rounds of a game.
ROUNDS: Final = 4
#: What a card is taken for whose face is unknown, and one that is bad luck.
UNKNOWN: Final = 0.3
CALAMITY: Final = -2.0
#: What is done with a card, or in a step, when there is a choice.
DEEDS: Final = ("stage", "place", "substitute", "soldier", "krystallium", "alchemy", "transmute", "pay", "commit")
#: How much a player loves a card.
Taste = Callable[[DevelopmentSpec], float]


class Duke(Stranger):
    """Selects the area with the cards that it loves most, constructs these and recycles the others.

    `builds` is how much it must love a card to construct it; `sites` how many it has under construction at most.
    """

    def __init__(self, taste: Taste, builds: float, sites: int, seed: int) -> None:
        super().__init__(seed)
        self.taste = taste
        self.builds = builds
        self.sites = sites

    def love(self, card: str | None) -> float:
        """How much it loves a card by its name."""
        if card == "calamity":
            return CALAMITY
        return self.taste(CARDS[card]) if card is not None and card in CARDS else UNKNOWN

    def liking(self, move: str, view: View) -> float:
        """By the cards: offered ones it would rather not give away, constructed ones it would rather have."""
        word, *rest = move.split()
        if word == "select":
            return sum(self.love(laid["card"]) for laid in view["table"][rest[0]])
        if word == "offer":
            return -self.love(rest[0]) + (0.1 if len(rest) == 2 else 0.0)
        if word == "construct":
            busy = len(own(view)["sites"]) >= self.sites
            return 40.0 + self.love(rest[0]) if self.love(rest[0]) >= self.builds and not busy else 20.0
        if word == "recycle":
            return 30.0 - self.love(rest[0]) / 10
        if word == "scrap":
            return 0.0
        return 1.0 + len(DEEDS) - DEEDS.index(word) + self._care(rest) if word in DEEDS else 0.5

    def _care(self, words: list[str]) -> float:
        """How much it cares for what a cube is for, always less than for the deed itself."""
        return max((self.love(word) for word in words if word in CARDS), default=0.0) / 100


class Steward(Duke):
    """What it loves hangs on what it sees; and it offers so that both areas are worth as much as each other to it."""

    def __init__(self, seeing: Callable[[View], Taste], builds: float, sites: int, even: bool, seed: int) -> None:
        super().__init__(flat, builds, sites, seed)
        self.seeing = seeing
        self.even = even

    def liking(self, move: str, view: View) -> float:
        """As any duke, with another taste each time."""
        self.taste = self.seeing(view)
        word, *rest = move.split()
        if word != "offer" or not self.even:
            return super().liking(move, view)
        worth = {area: sum(self.love(laid["card"]) for laid in view["table"][area]) for area in ("left", "right")}
        worth[rest[1]] += self.love(rest[0])
        return -abs(worth["left"] - worth["right"])


def size(card: DevelopmentSpec) -> int:
    """How many spaces a card has."""
    return sum(card.cost.values())


def points(card: DevelopmentSpec) -> float:
    """The points of a card, three cards of its type taken for granted."""
    return float(card.vp or 0) + (3.0 * card.vp_per.points if card.vp_per else 0.0)


def of_type(type: str, card: DevelopmentSpec) -> float:
    """A card of one type, and whatever counts that type."""
    counts = card.vp_per is not None and card.vp_per.type == type
    return 3.0 * (card.type == type) + 4.0 * counts + points(card) / 4


def producing(card: DevelopmentSpec) -> float:
    """Cubes first."""
    return 2.0 * sum(card.production.values()) - size(card) / 4


def scoring(card: DevelopmentSpec) -> float:
    """Points, whatever they cost."""
    return points(card)


def cheap(card: DevelopmentSpec) -> float:
    """Points for each cube: many small cards."""
    return 6.0 * (points(card) + sum(card.production.values())) / (size(card) + 1.0)


def small(card: DevelopmentSpec) -> float:
    """The fewer spaces, the better."""
    return 8.0 - size(card)


def flat(card: DevelopmentSpec) -> float:
    """Points that are printed and sure, and some cubes."""
    return float(card.vp or 0) + sum(card.production.values())


def growing(view: View) -> Taste:
    """Production in the first half of the game, points in the second."""
    return producing if view["table"]["round"] <= ROUNDS // 2 else points


def loyal(view: View) -> Taste:
    """What the own duchy counts."""
    return partial(of_type, COUNTED[own(view)["duchy"]])


def collecting(view: View) -> Taste:
    """More of the type of which it has most."""
    mine = [*own(view)["built"], *[site["card"] for site in own(view)["sites"]]]
    types = [CARDS[card].type for card in mine if card in CARDS]
    return partial(of_type, max(types, key=types.count)) if types else cheap


def reckoning(view: View) -> Taste:
    """Points and the cubes still to come, for each cube that is not produced anyway."""
    left: int = ROUNDS - view["table"]["round"]
    income: Mapping[str, int] = view["table"]["production"][view["seat"]]

    def taste(card: DevelopmentSpec) -> float:
        lacking = sum(max(0, number - int(income.get(kind, 0))) for kind, number in card.cost.items())
        return 8.0 * (points(card) + left * sum(card.production.values())) / (size(card) + 2.0 * lacking + 1.0)

    return taste


def _made(taste: Taste, builds: float = 3.0, sites: int = 4) -> Callable[[int], Stranger]:
    return partial(Duke, taste, builds, sites)


def _seeing(
    seeing: Callable[[View], Taste], builds: float = 3.0, sites: int = 4, even: bool = False
) -> Callable[[int], Stranger]:
    return partial(Steward, seeing, builds, sites, even)


#: By name: how to make one out of a seed.
STRANGERS: Final[dict[str, Callable[[int], Stranger]]] = {
    "mason": _made(partial(of_type, "structure")),
    "captain": _made(partial(of_type, "company")),
    "patron": _made(partial(of_type, "monument")),
    "explorer": _made(partial(of_type, "discovery")),
    "producer": _made(producing, 1.0),
    "magnate": _made(scoring, 4.0, 3),
    "haggler": _made(cheap),
    "hasty": _made(small, 4.0, 6),
    "careful": _made(flat, 3.0, 3),
    "grower": _seeing(growing, 1.0),
    "loyalist": _seeing(loyal),
    "collector": _seeing(collecting),
    "reckoner": _seeing(reckoning, 4.0),
    "halver": _seeing(reckoning, 4.0, 5, even=True),
}
#: Those by which bots are judged, and never tuned.
HELD_BACK: Final = ("haggler", "hasty", "careful", "collector", "halver")
