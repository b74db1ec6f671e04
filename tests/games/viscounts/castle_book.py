"""The Castle reckoned a second time, event by event: who may move where, in which order, and what it brings."""

from collections import Counter

from tests.games.viscounts import reckoning
from tests.games.viscounts.reckoning import WEDGES, Data

#: What the second tier gives at once, where nothing is to be chosen (facts 3).
ENTERING = {"k1": Counter(ink=1, stone=1), "k5": Counter(virtue=2)}


class CastleBook:
    """What lies in the Castle, and what is left to do there."""

    def __init__(self, table: Data, board: str) -> None:
        self.board = board
        self.renew(table)
        #: The side and the section whose two Workers wait to go sideways.
        self.spread: tuple[str, str] | None = None
        #: What the Worker that has just gone inwards brought.
        self.entering: Counter[str] = Counter()
        #: What bumped Workers still bring to their owners.
        self.amends: dict[str, Counter[str]] = {}
        #: Events that must come next, one after the other: kind, side, amount.
        self.due: list[tuple[str, str, int]] = []

    def renew(self, table: Data) -> None:
        """Take over a position that has been compared."""
        self.table = table
        self.sides = reckoning.sides(table)
        self.shuffled_rows: set[str] = set()
        #: The kind of the event before, if it came of the same move.
        self.before = ""

    def on_placed(self, name: str, own: Data, args: Data, rule: str, move: str) -> None:
        if rule in ("VIS-CASTLE-03", "VIS-SOLO-29"):
            assert args["segment"] == reckoning.segment(own["at"])
            assert args["wedge"] == self.wedge_before(args["segment"])
        own["workers"] -= args["workers"]
        own["first_tier"][args["wedge"]] += args["workers"]
        assert own["workers"] >= 0

    def wedge_before(self, segment: str) -> str:
        """The wedge that lies in front of a segment."""
        return WEDGES[(WEDGES.index(self.table["castle"]) + self.table["ring"].index(segment)) % 5]

    def on_shifted(self, name: str, own: Data, args: Data, rule: str, move: str) -> None:
        """Not with the two that will go sideways (VIS-R-28)."""
        reserved = 2 if self.spread == (name, args["wedge"]) else 0
        own["first_tier"][args["wedge"]] -= 1
        assert own["first_tier"][args["wedge"]] >= reserved
        to = self.wedge_before(args["to_segment"])
        assert to in neighbours(args["wedge"])
        own["first_tier"][to] += 1

    def on_climbed(self, name: str, own: Data, args: Data, rule: str, move: str) -> None:
        """Inwards from a group of three; the two beside it wait for the effect (VIS-CASTLE-06, VIS-R-30)."""
        assert self.spread is None
        assert own["first_tier"][args["wedge"]] >= 3
        assert name != "ai" or args["wedge"] == self.first_of(own["first_tier"], 3), "VIS-SOLO-32"
        own["first_tier"][args["wedge"]] -= 1
        own["second_tier"][args["wedge"]] += 1
        self.spread = (name, args["wedge"])
        self.entering = Counter()

    def first_of(self, numbers: dict[str, int], least: int) -> str:
        """The first section in front of the AI's Viscount or clockwise from there with so many (VIS-SOLO-32)."""
        at = WEDGES.index(self.wedge_before(reckoning.segment(self.sides["ai"]["at"])))
        return next(wedge for wedge in WEDGES[at:] + WEDGES[:at] if numbers[wedge] >= least)

    def on_spread(self, name: str, own: Data, args: Data, rule: str, move: str) -> None:
        assert self.spread == (name, args["wedge"])
        pool = name == "ai" and self.board == "card"
        owed = Counter(ink=2) if pool and args["wedge"] == "k1" else ENTERING.get(args["wedge"])
        assert owed is None or self.entering == owed
        self.spread = None
        own["first_tier"][args["wedge"]] -= 2
        for wedge in neighbours(args["wedge"]):
            own["first_tier"][wedge] += 1

    def on_reached_centre(self, name: str, own: Data, args: Data, rule: str, move: str) -> None:
        """Only when the first tier is done (VIS-CASTLE-08); the Castle Leader changes at once (VIS-CASTLE-13)."""
        assert self.spread is None
        assert max(own["first_tier"].values()) < 3 <= own["second_tier"][args["wedge"]]
        assert name != "ai" or args["wedge"] == self.first_of(own["second_tier"], 3), "VIS-R-61"
        own["second_tier"][args["wedge"]] -= 1
        own["centre"] += 1
        leader = self.table["leader"]
        if leader != name and (leader is None or self.sides[leader]["centre"] < own["centre"]):
            self.table["leader"] = name
            self.due = [("leads-castle", name, 1)]

    def on_bumped(self, name: str, own: Data, args: Data, rule: str, move: str) -> None:
        """Last, from sections of more than three (VIS-CASTLE-09); the owner is compensated (VIS-CASTLE-10)."""
        tier, wedge, owner = f"{args['tier']}_tier", args["wedge"], self.sides[args["whose"]]
        assert self.spread is None
        assert max([*own["first_tier"].values(), *own["second_tier"].values()]) < 3
        crowds = {place: sum(side[tier][place] for side in self.sides.values()) for place in WEDGES}
        assert crowds[wedge] > 3
        assert name != "ai" or wedge == self.first_of(crowds, 4), "VIS-R-61"
        assert name != "ai" or args["whose"] != "ai" or not self.sides["red"][tier][wedge], "VIS-SOLO-30"
        owner[tier][wedge] -= 1
        owner["workers"] += 1
        gains = {"silver": 2} if tier == "first_tier" else {"virtue": 1, "resource": 1}
        if args["whose"] == "ai":
            gains = {**gains, "resource": 1, "silver": 0}
        self.amends.setdefault(args["whose"], Counter()).update(gains)

    def make_amends(self, name: str, what: str, amount: int) -> None:
        """Owner by owner in turn order (VIS-R-33), when the bumping is over."""
        order = list(self.sides)
        first = order.index(self.table["turn"])
        waiting = [side for side in order[first:] + order[:first] if self.amends.get(side)]
        assert waiting[0] == name, f"{name} before {waiting}"
        what = "resource" if what in reckoning.RESOURCES else what
        self.amends[name][what] -= amount
        assert self.amends[name][what] >= 0
        self.amends[name] = +self.amends[name]

    def check_settled(self) -> None:
        """No section is too full, no three of a colour rest (VIS-INV-02)."""
        assert self.spread is None
        assert not any(self.amends.values())
        for tier in ("first_tier", "second_tier"):
            for wedge in WEDGES:
                there = [side[tier][wedge] for side in self.sides.values()]
                assert sum(there) <= 3
                assert max(there) < 3


def neighbours(wedge: str) -> tuple[str, str]:
    """The sections on both sides."""
    at = WEDGES.index(wedge)
    return WEDGES[(at + 1) % 5], WEDGES[at - 1]
