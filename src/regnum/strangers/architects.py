"""Plain players of Architects of the West Kingdom: one for each thing that looks like enough to win by."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from regnum.games.architects.cardfiles import printed_cards
from regnum.games.architects.specs import ApprenticeSpec, BuildingSpec
from regnum.strangers.base import Stranger, View, own, place_in

BUILDINGS: Final[Mapping[str, BuildingSpec]] = {card.id: card for card in printed_cards().buildings}
APPRENTICES: Final[Mapping[str, ApprenticeSpec]] = {card.id: card for card in printed_cards().apprentices}
#: Where each good is gathered.
SOURCES: Final = {
    "clay": "place mines clay",
    "wood": "place forest",
    "stone": "place quarry",
    "gold": "place mines gold",
    "marble": "place storehouse",
}

#: Where a Worker goes when nothing of a plan can be done.
ANYWHERE: Final = ("place silversmith", "place quarry", "place forest", "place mines gold", "place mines clay")
#: What to do once a Worker stands somewhere, the dearest first; `done` and `decline` come after all that is named.
DEEDS: Final = (
    "build",
    "advance",
    "pay",
    "hire",
    "draw",
    "imprison",
    "release",
    "repay",
    "destroy",
    "trade",
    "ransom silver",
    "tax 0",
    "resolve",
)
#: A plan: the places that a player would like to go to by what it sees, the dearest first.
Plan = Callable[[View, Mapping[str, Any]], Sequence[str]]


class Architect(Stranger):
    """Goes where its plan says, captures the largest group, and takes what it can get."""

    def __init__(self, plan: Plan, deeds: Sequence[str], seed: int) -> None:
        super().__init__(seed)
        self.plan = plan
        self.deeds = deeds

    def liking(self, move: str, view: View) -> float:
        """Of groups the larger, of deeds the dearer, of places by the plan."""
        word, *rest = move.split()
        if word == "capture":
            return 10.0 + group(view, *rest)
        if word == "recall":
            return float(own(view)["at"].get(rest[0], 0))  # nothing likes to come from Prison or a board
        if word == "place":
            return 100.0 + place_in((*self.plan(view, own(view)), *ANYWHERE), move)
        return place_in((*self.deeds, *DEEDS), move)


def group(view: View, colour: str, place: str) -> int:
    """How many Workers of a colour stand at a place."""
    for player in view["table"]["players"]:
        if player["colour"] == colour:
            return int(player["at"][place])
    return 0


def crowd(view: View) -> int:
    """How many Workers the largest group of another player has."""
    me = own(view)["colour"]
    return max(
        (number for player in view["table"]["players"] if player["colour"] != me for number in player["at"].values()),
        default=0,
    )


def mining(view: View, me: Mapping[str, Any]) -> Sequence[str]:
    """Gold is a point, and never runs out."""
    return ("place mines gold", "place mines clay")


def building(view: View, me: Mapping[str, Any]) -> Sequence[str]:
    """Goods in turn, the skills for the cards, and the Guildhall as soon as something can be built."""
    lacking = sorted(("clay", "wood", "stone"), key=lambda good: me[good])
    gather = {"clay": "place mines clay", "wood": "place forest", "stone": "place quarry"}
    hires = ["place workshop hire", "place black-market middle hire"] if len(me["apprentices"]) < 4 else []
    cards = ["place workshop draw"] if len(me["hand"]) < 2 else []
    money = ["place silversmith"] if me["silver"] < 4 else []
    return ("place guildhall", *cards, *money, *hires, *[gather[good] for good in lacking])


def worshipping(view: View, me: Mapping[str, Any]) -> Sequence[str]:
    """Marble and Gold for the Cathedral, and up it goes."""
    wanted = ["place storehouse"] if me["stone"] + me["wood"] >= 3 and me["marble"] < 3 else []
    gold = ["place mines gold", "place mines clay"] if me["gold"] < 3 else []
    return ("place guildhall", *wanted, *gold, "place quarry", "place forest", "place workshop draw")


def capturing(view: View, me: Mapping[str, Any]) -> Sequence[str]:
    """Whoever stands in a crowd is caught and sold; between that, gold."""
    caught = ["place guardhouse"] if sum(me["captured"].values()) >= 5 else []
    catch = ["place town-centre"] if crowd(view) >= 3 and me["silver"] >= 1 else []
    money = ["place silversmith"] if me["silver"] < 2 else []
    return (*caught, *catch, *money, "place guildhall", "place mines gold", "place mines clay")


def trading(view: View, me: Mapping[str, Any]) -> Sequence[str]:
    """The Black Market whenever it is open, Taxes taken, Debts left to others."""
    market = ["place black-market right", "place black-market left"] if me["silver"] >= 3 else []
    taxes = ["place tax-stand"] if view["table"]["tax_stand"] >= 3 else []
    return (*market, "place guildhall", *taxes, "place silversmith")


def carting(view: View, me: Mapping[str, Any]) -> Sequence[str]:
    """Stone by the cart, made Marble at the Storehouse: each a point, and the Cathedral besides."""
    stock = me["stone"] + me["wood"] >= 9
    return ("place storehouse",) if stock else ("place quarry",)


def smithing(view: View, me: Mapping[str, Any]) -> Sequence[str]:
    """Silver by the heap, and ten are a point; it buys what the Black Market has."""
    market = ["place black-market right", "place black-market left"] if me["silver"] >= 10 else []
    return (*market, "place silversmith")


def hurrying(view: View, me: Mapping[str, Any]) -> Sequence[str]:
    """The game is over before anybody's plan comes to something."""
    cards = ["place workshop draw"] if len(me["hand"]) < 4 else []
    wood = ["place forest"] if me["wood"] <= me["stone"] else ["place quarry"]
    return ("place guildhall", *cards, *wood)


def guarded_mining(view: View, me: Mapping[str, Any]) -> Sequence[str]:
    """Gold, but the crowd goes home before somebody takes it, and others' crowds are taken."""
    if crowd(view) >= 4 and me["silver"] >= 1:
        return ("place town-centre",)
    home = ["place town-centre"] if me["workers"] <= 4 and me["silver"] >= 1 else []
    money = ["place silversmith"] if me["silver"] < 2 else []
    return (*home, *money, "place mines gold", "place mines clay")


def mining_and_ending(view: View, me: Mapping[str, Any]) -> Sequence[str]:
    """Gold for the first half of the game; then anything that fills the Guildhall."""
    if me["gold"] < 15:
        return mining(view, me)
    return building(view, me)


def lacking(card: BuildingSpec, me: Mapping[str, Any]) -> list[str]:
    """The goods for a card that are not there yet."""
    return [good for good, number in card.cost.items() if me[good] < number]


def planning(view: View, me: Mapping[str, Any]) -> Sequence[str]:
    """The card that lacks least: whoever has its skill, what it costs, and then the Guildhall."""
    cards = sorted((BUILDINGS[card] for card in me["hand"]), key=lambda card: len(lacking(card, me)) - card.vp / 10)
    if not cards:
        return ("place workshop draw",)
    skills = {skill for name in me["apprentices"] for skill in APPRENTICES[name].skills}
    if not skills.issuperset(cards[0].skills):
        money = ["place silversmith"] if me["silver"] < 4 else []
        return (*money, "place workshop hire", "place silversmith")
    return (*[SOURCES[good] for good in lacking(cards[0], me)], "place guildhall")


def crowding(view: View, me: Mapping[str, Any]) -> Sequence[str]:
    """Where most of its own stand there goes the next; what comes of it is built."""
    places = {"quarry": "stone", "forest": "wood", "mines": "gold", "silversmith": "silver"}
    useful = [place for place, good in places.items() if good == "gold" or me[good] < 12]
    largest = max(useful, key=lambda place: int(me["at"][place]))
    return ("place guildhall", "place mines gold" if largest == "mines" else f"place {largest}")


def jailing(view: View, me: Mapping[str, Any]) -> Sequence[str]:
    """Nobody else keeps Workers: pairs are caught, locked up and paid for, and the pay buys what is sold."""
    locked = ["place guardhouse"] if sum(me["captured"].values()) >= 3 else []
    catch = ["place town-centre"] if crowd(view) >= 2 and me["silver"] >= 1 else []
    market = ["place black-market right", "place black-market left"] if me["silver"] >= 4 else []
    return (*locked, *catch, "place guildhall", *market, "place silversmith")


def leading(view: View, me: Mapping[str, Any]) -> Sequence[str]:
    """Gold until it is ahead by some points; from then on whatever fills the Guildhall."""
    totals = view["scores"]["totals"]
    most = max(total for seat, total in enumerate(totals) if seat != view["seat"])
    return building(view, me) if totals[view["seat"]] >= most + 8 else guarded_mining(view, me)


def pocketing(view: View, me: Mapping[str, Any]) -> Sequence[str]:
    """The Tax Stand as soon as something lies there, and cards that cost no Virtue to build."""
    taxes = ["place tax-stand"] if view["table"]["tax_stand"] >= 2 else []
    return (*taxes, *building(view, me))


def _made(plan: Plan, *deeds: str) -> Callable[[int], Stranger]:
    return partial(Architect, plan, deeds)


#: By name: how to make one out of a seed.
STRANGERS: Final[dict[str, Callable[[int], Stranger]]] = {
    "miner": _made(mining),
    "builder": _made(building, "build", "decline"),
    "worshipper": _made(worshipping, "advance", "trade marble", "done"),
    "capturer": _made(capturing),
    "trader": _made(trading, "ransom debt"),
    "carter": _made(carting, "trade marble", "advance"),
    "smith": _made(smithing),
    "hurrier": _made(hurrying, "advance", "build"),
    "guarded-miner": _made(guarded_mining),
    "late-builder": _made(mining_and_ending, "build"),
    "planner": _made(planning, "build", "hire"),
    "crowder": _made(crowding, "build", "advance", "recall"),
    "jailer": _made(jailing, "imprison"),
    "leader": _made(leading, "build", "advance"),
    "pickpocket": _made(pocketing, "build", "decline"),
}
#: Those by which bots are judged, and never tuned.
HELD_BACK: Final = ("carter", "hurrier", "guarded-miner", "late-builder", "leader", "pickpocket")
