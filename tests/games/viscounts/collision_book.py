"""A Collision reckoned a second time: what each of its steps owes to whom, and what each side has got."""

from collections import Counter

from tests.games.viscounts import reckoning
from tests.games.viscounts.reckoning import Data

#: What the active player and an AI gain in a Collision, by space (facts 4.2, 12.2).
ABOVE: tuple[dict[str, int], ...] = (
    {"silver": 1, "deeds": 3},
    {"silver": 1, "deeds": 2},
    {"silver": 1, "deeds": 1},
    {"silver": 2, "deeds": 1, "debts": 1},
    {"silver": 2, "debts": 1},
    {"silver": 3, "debts": 2},
    {"silver": 4, "debts": 3},
)
AI_ABOVE: tuple[dict[str, int], ...] = (
    {"deeds": 3},
    {"deeds": 2},
    {"resource": 1, "deeds": 1},
    {"resource": 1, "deeds": 1, "debts": 1},
    {"resource": 1, "debts": 1},
    {"resource": 1, "debts": 2},
    {"resource": 2, "debts": 3},
)
#: What the others gain: with Criminals on spaces 1 to 3, without on 5 to 7; on 4 all may rearrange.
BELOW: tuple[dict[str, int], ...] = (
    {"debts": 1},
    {"corruption": 1},
    {"corruption": 1},
    {},
    {"virtue": 1},
    {"virtue": 1},
    {"deeds": 1},
)
#: What Townsfolk give in any Collision.
AT_COLLISIONS: dict[str, dict[str, int]] = {
    "peddler-ink": {"ink": 1},
    "peddler-gold": {"gold": 1},
    "peddler-stone": {"stone": 1},
    "peddler-silver": {"silver": 2},
    "ada": {"virtue": 1, "resource": 1},
}
STEPS = ("VIS-COLLISION-03", "VIS-COLLISION-04", "VIS-COLLISION-05", "VIS-COLLISION-06")


class Collision:
    """A Collision while it is resolved."""

    def __init__(self, name: str, sides: dict[str, Data]) -> None:
        self.name = name
        #: By side: what steps 1 and 2 give to players (VIS-COLLISION-03, VIS-COLLISION-04).
        self.owed: dict[str, Counter[str]] = {}
        #: By side and rule: what was got.
        self.got: dict[tuple[str, str], Counter[str]] = {}
        #: By rule: where the markers stood when its step began (VIS-R-38).
        self.space: dict[str, int] = {}
        for other, side in sides.items():
            self.owed[other] = Counter(virtue="workshop-2" in side["built"] and not reckoning.criminals(side))
            for card in side["row"]:
                self.owed[other].update(AT_COLLISIONS.get(card, {}))

    def note(self, name: str, rule: str, gain: tuple[str, int], space: int) -> None:
        """A side gains something in a step; the markers stand on this space."""
        self.space.setdefault(rule, space)
        self.got.setdefault((name, rule), Counter())[gain[0]] += gain[1]

    def check(self, sides: dict[str, Data]) -> None:
        """Does everybody have what the rules give?"""
        for name, side in sides.items():
            first, second, third, fourth = (self.got.get((name, rule), Counter[str]()) for rule in STEPS)
            if name != "ai":
                assert pooled(first + second, self.owed[name]) == +self.owed[name], f"{name} in steps 1 and 2"
            own = name == self.name
            markers: int = sides[self.name]["virtue"]
            space = self.space.get(STEPS[2 if own else 3], markers) - 1
            met = (reckoning.criminals(side) > 0) == (space < 3)
            gains = (AI_ABOVE if name == "ai" else ABOVE)[space] if own else BELOW[space] if met else {}
            got = third if own else fourth
            assert pooled(got, Counter(gains)) == Counter(gains), f"{name} on {space + 1}: {got}"


def pooled(got: Counter[str], owed: Counter[str]) -> Counter[str]:
    """What was got, with resources of free choice as such."""
    free = owed["resource"]
    for good in reckoning.RESOURCES:
        taken = min(free, got[good] - owed[good])
        if taken > 0:
            got = got - Counter({good: taken}) + Counter(resource=taken)
            free -= taken
    return +got
