"""How good a table looks to a seat, in points: what the simple bots go by."""

from regnum.games.viscounts.scoring import total
from regnum.games.viscounts.state import Table


def evaluate(table: Table, seat: int) -> float:
    """The points as they stand."""
    return float(total(table, seat))
