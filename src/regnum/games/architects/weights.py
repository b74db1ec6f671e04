"""What the bots hold things to be worth, beyond the points that they score already: one table.

`evaluation.promise` counts the things. The prices began as guesses. Those of goods, groups, the supply, people, Virtue
and plans were moved group by group by 34 rounds of `benchmarks/tune.py` (40 pairs of games a round, tables for two,
three and four, half of the opponents strangers); those of prey, of exposed crowds and of the first Worker are set by
hand, and so is what hurries a long game (`evaluation.HURRY`).

Prey is cheap on purpose: it is what a crowd of others promises before it is captured, and where it was dear the bots
kept the promise in place of the crowd, until both sides mined without end.
"""

from typing import Final

from regnum.games.architects.words import GOODS, PLACES

#: Each thing with its price at the start of the game, and in the last turns; between them it moves evenly with the
#: outlines of the Guildhall.
PRICES: Final[list[tuple[str, float, float]]] = [
    ("clay", 0.78, -0.03),
    ("wood", 1.04, -0.05),
    ("stone", 1.04, -0.05),
    ("gold", 0.87, -0.04),
    ("marble", 1.22, -0.07),
    ("silver", 0.52, -0.00),
    ("much clay", -0.77, 0.42),
    ("much wood", -0.77, 0.42),
    ("much stone", -0.77, 0.42),
    ("much gold", -0.77, 0.42),
    ("much marble", -0.96, 0.53),
    ("much silver", -0.39, 0.21),
    ("a worker at quarry", 0.14, 0.10),
    ("a worker at forest", 0.14, 0.10),
    ("a worker at mines", 0.17, 0.12),
    ("a worker at silversmith", 0.14, 0.10),
    ("a worker at storehouse", 0.14, 0.10),
    ("a worker at workshop", 0.14, 0.10),
    ("a worker at town-centre", 0.14, 0.10),
    ("a worker at tax-stand", 0.00, 0.00),
    ("a worker at guardhouse", 0.09, 0.07),
    ("a pair at quarry", 0.10, 0.08),
    ("a pair at forest", 0.10, 0.08),
    ("a pair at mines", 0.14, 0.10),
    ("a pair at silversmith", 0.10, 0.08),
    ("a pair at storehouse", 0.10, 0.08),
    ("a pair at workshop", 0.09, 0.07),
    ("a pair at town-centre", 0.07, 0.06),
    ("a pair at tax-stand", 0.00, 0.00),
    ("a pair at guardhouse", 0.04, 0.05),
    ("prey", 0.03, 0.02),
    ("exposed", -0.04, -0.02),
    ("the first worker", 1.0, 0.2),
    ("some workers", 0.74, 0.36),
    ("more workers", 0.22, 0.10),
    ("captured", 0.34, 0.23),
    ("in others' hands", -0.04, 0.01),
    ("in prison", -0.09, -0.08),
    ("apprentices", 0.63, 0.15),
    ("skills", 1.27, 0.30),
    ("virtue", 0.37, 0.10),
    ("too much virtue", -0.11, 0.04),
    ("too little virtue", -0.16, 0.06),
    ("unpaid debts", 0.44, 0.06),
    ("levels", 0.34, -0.10),
    ("buildings", 0.00, 0.00),
    ("cards", 0.13, -0.01),
    ("best plan", 0.63, 0.04),
    ("second plan", 0.63, 0.04),
    ("outlines", 1.50, 1.65),
]
NAMES: Final = [name for name, _, _ in PRICES]
#: The same as numbers, by the place of each thing in the table.
EARLY: Final = [early for _, early, _ in PRICES]
LATE: Final = [late for _, _, late in PRICES]
#: What is tuned together: the names of groups, and how the names of their things begin.
GROUPS: Final[list[tuple[str, tuple[str, ...]]]] = [
    ("goods", GOODS),
    ("much", ("much",)),
    ("groups", ("a worker", "a pair")),
    ("supply", ("the first", "some workers", "more workers")),
    ("out of play", ("in others", "in prison")),
    ("captured", ("captured",)),
    ("crowds", ("prey", "exposed")),
    ("people", ("apprentices", "skills")),
    ("virtue", ("virtue", "too", "unpaid")),
    ("progress", ("levels", "buildings")),
    ("plans", ("cards", "best", "second")),
    ("outlines", ("outlines",)),
]

#: Where each thing stands in the table; things of a kind follow each other.
A_GOOD: Final = NAMES.index(GOODS[0])
MUCH: Final = NAMES.index(f"much {GOODS[0]}")
A_WORKER_AT: Final = NAMES.index(f"a worker at {PLACES[0]}")
A_PAIR_AT: Final = NAMES.index(f"a pair at {PLACES[0]}")
PREY: Final = NAMES.index("prey")
EXPOSED: Final = NAMES.index("exposed")
THE_FIRST_WORKER: Final = NAMES.index("the first worker")
SOME_WORKERS: Final = NAMES.index("some workers")
MORE_WORKERS: Final = NAMES.index("more workers")
CAPTURED: Final = NAMES.index("captured")
IN_OTHERS_HANDS: Final = NAMES.index("in others' hands")
IN_PRISON: Final = NAMES.index("in prison")
APPRENTICES: Final = NAMES.index("apprentices")
SKILLED: Final = NAMES.index("skills")
VIRTUE: Final = NAMES.index("virtue")
TOO_MUCH_VIRTUE: Final = NAMES.index("too much virtue")
TOO_LITTLE_VIRTUE: Final = NAMES.index("too little virtue")
UNPAID: Final = NAMES.index("unpaid debts")
LEVELS: Final = NAMES.index("levels")
BUILDINGS: Final = NAMES.index("buildings")
CARDS: Final = NAMES.index("cards")
BEST_PLAN: Final = NAMES.index("best plan")
SECOND_PLAN: Final = NAMES.index("second plan")
OUTLINES: Final = NAMES.index("outlines")
