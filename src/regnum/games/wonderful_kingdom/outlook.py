"""How good a table looks to a player, in points: what the simple bots go by."""

from regnum.games.wonderful_kingdom.scoring import score_parts
from regnum.games.wonderful_kingdom.state import Table


def outlook(table: Table, seat: int) -> float:
    """Points so far."""
    return float(sum(score_parts(table, seat).values()))
