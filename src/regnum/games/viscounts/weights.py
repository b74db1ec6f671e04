"""What the bots hold things to be worth, beyond the points that they score already: one table.

`benchmarks/fit.py` made the prices: 629 games of `greedy` by the prices of before, which were reckoned by hand, among
two, three and four players, some seats with slips and some of strangers, and a regression of what each seat still
gained on its things, drawn towards those prices with strength 1,000. Docs/strength.md tells what that gained.
`evaluation.features` counts the things; `benchmarks/tune.py` tries other prices in play.
"""

from typing import Final

#: Each thing with its price while the whole game is still to come, and in the last turn; between them it moves evenly.
PRICES: Final[list[tuple[str, float, float]]] = [
    ("silver", 0.95, 0.21),
    ("stone", 0.77, 0.41),
    ("gold", 2.18, 0.54),
    ("ink", 0.26, 0.43),
    ("much stone", -0.33, -0.28),
    ("much gold", -0.42, -0.39),
    ("much ink", -0.52, -0.33),
    ("merchants on cards", 0.0, 0.04),
    ("builders on cards", -0.25, 0.01),
    ("nobles on cards", 1.16, 0.0),
    ("clerics on cards", 0.18, 0.01),
    ("criminals on cards", 0.71, -0.03),
    ("merchants in the row", -0.13, 0.01),
    ("builders in the row", 0.03, 0.14),
    ("nobles in the row", 0.18, 0.19),
    ("clerics in the row", 0.12, 0.14),
    ("criminals in the row", 0.3, 0.2),
    ("cards owned", 0.02, -0.05),
    ("trading-post-1", 6.52, 0.19),
    ("trading-post-2", 2.55, 0.19),
    ("trading-post-3", 0.75, 0.19),
    ("guildhall-1", 2.83, 0.38),
    ("guildhall-2", 5.03, 0.42),
    ("guildhall-3", 4.36, 0.39),
    ("workshop-1", 0.01, -0.04),
    ("workshop-2", -0.91, 0.09),
    ("workshop-3", 2.79, 0.01),
    ("workers on the first tier", 2.16, 0.68),
    ("pairs on the first tier", 0.41, 0.37),
    ("workers on the second tier", 1.71, -0.49),
    ("pairs on the second tier", -0.08, 0.16),
    ("workers left", 0.18, 0.24),
    ("manuscripts", 1.09, 0.17),
    ("sets of three", 0.82, 0.5),
    ("two of a ribbon", 1.28, 0.49),
    ("church favours", 2.99, 0.43),
    ("unpaid debts", 2.05, 0.56),
    ("acquired deeds", 1.03, 0.13),
    ("lead in approved deeds", 0.33, -0.08),
    ("lead in paid debts", 0.54, 0.4),
    ("tenths of a collision", 0.06, 0.13),
]
NAMES: Final = [name for name, _, _ in PRICES]
#: The same as numbers, by the place of each thing in the table.
EARLY: Final = [early for _, early, _ in PRICES]
LATE: Final = [late for _, _, late in PRICES]
#: What is tuned together: the names of groups, and how the names of their things begin.
GROUPS: Final[list[tuple[str, tuple[str, ...]]]] = [
    ("silver", ("silver",)),
    ("resources", ("stone", "gold", "ink", "much")),
    ("deck", (*[name for name in NAMES if name.endswith("on cards")], "cards owned")),
    ("row", tuple(name for name in NAMES if name.endswith("in the row"))),
    ("slots", ("trading-post", "guildhall", "workshop")),
    ("castle", ("workers", "pairs")),
    ("manuscripts", ("manuscripts", "sets", "two of", "church")),
    ("flips", ("unpaid", "acquired")),
    ("leads", ("lead",)),
    ("collision", ("tenths",)),
]
