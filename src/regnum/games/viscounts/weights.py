"""What the bots hold things to be worth, beyond the points that they score already: one table, fitted to games.

`benchmarks/fit.py` fits it, and `benchmarks/tune.py` tries it in play; `evaluation.features` counts the things.
"""

from typing import Final

#: Each thing with its price while the whole game is still to come, and in the last turn; between them it moves evenly.
PRICES: Final[list[tuple[str, float, float]]] = [
    ("silver", 0.4, 0.1),
    ("stone", 0.9, 0.4),
    ("gold", 0.9, 0.4),
    ("ink", 0.9, 0.4),
    ("much stone", -0.3, -0.2),
    ("much gold", -0.3, -0.2),
    ("much ink", -0.3, -0.2),
    ("merchants on cards", 0.02, 0.0),
    ("builders on cards", 0.08, 0.0),
    ("nobles on cards", 0.08, 0.0),
    ("clerics on cards", 0.08, 0.0),
    ("criminals on cards", 0.08, 0.0),
    ("merchants in the row", 0.1, 0.1),
    ("builders in the row", 0.3, 0.3),
    ("nobles in the row", 0.3, 0.3),
    ("clerics in the row", 0.3, 0.3),
    ("criminals in the row", 0.3, 0.3),
    ("cards owned", 0.0, 0.0),
    ("trading-post-1", 1.5, 0.0),
    ("trading-post-2", 1.5, 0.0),
    ("trading-post-3", 1.5, 0.0),
    ("guildhall-1", 1.5, 0.3),
    ("guildhall-2", 1.5, 0.3),
    ("guildhall-3", 1.5, 0.3),
    ("workshop-1", 1.0, 0.0),
    ("workshop-2", 1.0, 0.0),
    ("workshop-3", 1.5, 0.0),
    ("workers on the first tier", 0.3, 0.1),
    ("pairs on the first tier", 0.5, 0.3),
    ("workers on the second tier", 0.3, 0.1),
    ("pairs on the second tier", 1.0, 0.3),
    ("workers left", 0.0, 0.0),
    ("manuscripts", 0.3, 0.0),
    ("sets of three", 0.5, 0.3),
    ("two of a ribbon", 0.8, 0.3),
    ("church favours", 1.5, 0.3),
    ("unpaid debts", 1.2, 0.6),
    ("acquired deeds", 0.6, 0.4),
    ("lead in approved deeds", 0.5, 0.5),
    ("lead in paid debts", 0.5, 0.5),
    ("virtue", 0.45, 0.2),
    ("corruption", -0.3, -0.2),
    ("virtue before contact", 0.0, 0.0),
    ("nearness of contact", 0.1, 0.0),
    ("contact on the left", 0.5, 0.5),
    ("contact on the right", -0.5, -0.5),
]
NAMES: Final = [name for name, _, _ in PRICES]
#: The same as numbers, by the place of each thing in the table.
EARLY: Final = [early for _, early, _ in PRICES]
LATE: Final = [late for _, _, late in PRICES]
