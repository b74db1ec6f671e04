"""What the bots hold things to be worth, beyond the points that they score already: one table.

The prices follow from what icons and resources buy in a turn, about a point each; `benchmarks/tune.py` tries others in
play. A plain climber taught the prices of Gold and of Workers in the Castle, who move on and up when others come after
them: docs/strength.md tells how much they gain. `evaluation.features` counts the things.
"""

from typing import Final

#: Each thing with its price while the whole game is still to come, and in the last turn; between them it moves evenly.
PRICES: Final[list[tuple[str, float, float]]] = [
    ("silver", 0.45, 0.1),
    ("stone", 1.0, 0.45),
    ("gold", 1.3, 0.6),
    ("ink", 1.1, 0.5),
    ("much stone", -0.35, -0.3),
    ("much gold", -0.35, -0.3),
    ("much ink", -0.4, -0.3),
    ("merchants on cards", 0.12, 0.01),
    ("builders on cards", 0.4, 0.02),
    ("nobles on cards", 0.4, 0.02),
    ("clerics on cards", 0.42, 0.02),
    ("criminals on cards", 0.4, 0.02),
    ("merchants in the row", 0.12, 0.1),
    ("builders in the row", 0.3, 0.35),
    ("nobles in the row", 0.3, 0.35),
    ("clerics in the row", 0.35, 0.35),
    ("criminals in the row", 0.4, 0.45),
    ("cards owned", 0.15, 0.0),
    ("trading-post-1", 2.5, 0.2),
    ("trading-post-2", 2.0, 0.2),
    ("trading-post-3", 2.0, 0.2),
    ("guildhall-1", 3.5, 0.4),
    ("guildhall-2", 3.5, 0.4),
    ("guildhall-3", 3.8, 0.4),
    ("workshop-1", 0.5, 0.0),
    ("workshop-2", 1.2, 0.1),
    ("workshop-3", 1.5, 0.0),
    ("workers on the first tier", 1.3, 0.9),
    ("pairs on the first tier", 0.5, 0.4),
    ("workers on the second tier", 2.6, 1.8),
    ("pairs on the second tier", 1.0, 0.5),
    ("workers left", 0.0, 0.0),
    ("manuscripts", 0.8, 0.1),
    ("sets of three", 1.0, 0.5),
    ("two of a ribbon", 1.0, 0.4),
    ("church favours", 2.5, 0.4),
    ("unpaid debts", 1.5, 0.4),
    ("acquired deeds", 0.8, 0.3),
    ("lead in approved deeds", 0.6, 0.5),
    ("lead in paid debts", 0.6, 0.5),
    ("tenths of a collision", 0.1, 0.05),
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
