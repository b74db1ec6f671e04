"""Quarry, Forest, Mines and Silversmith: goods by the number of own Workers (ARC-PLACE-05)."""

from typing import Final

from regnum.engine.state import Refusal
from regnum.games.architects.places.placing import Placing, stand
from regnum.games.architects.state import Table
from regnum.games.architects.supply import bonus, gain
from regnum.games.architects.words import CLAY, FOREST, GOLD, MINES, QUARRY, SILVER, SILVERSMITH, STONE, WOOD


class Quarry(Placing):
    """Stone (ARC-QUARRY-01)."""

    NAME = "quarry"

    def visit(self, table: Table, seat: int) -> None:
        """1 Stone for each own Worker."""
        gain(table, seat, STONE, stand(table, seat, QUARRY), "ARC-QUARRY-01")
        bonus(table, seat, QUARRY)


class Forest(Placing):
    """Wood (ARC-FOREST-01)."""

    NAME = "forest"

    def visit(self, table: Table, seat: int) -> None:
        """1 Wood for each own Worker."""
        gain(table, seat, WOOD, stand(table, seat, FOREST), "ARC-FOREST-01")
        bonus(table, seat, FOREST)


class MinesForClay(Placing):
    """Clay from the Mines (ARC-MINES-02); Clay or Gold is chosen with the placement (ARC-MINES-01)."""

    NAME = "mines clay"

    def visit(self, table: Table, seat: int) -> None:
        """1 Clay, and 1 for each own Worker."""
        gain(table, seat, CLAY, 1 + stand(table, seat, MINES), "ARC-MINES-02")
        bonus(table, seat, MINES)


class MinesForGold(Placing):
    """Gold from the Mines (ARC-MINES-03)."""

    NAME = "mines gold"

    def refusal(self, table: Table, seat: int) -> Refusal | None:
        """Gold needs a pair of Workers (ARC-MINES-04)."""
        return None if table.players[seat].at[MINES] >= 1 else NEEDS_TWO_WORKERS

    def visit(self, table: Table, seat: int) -> None:
        """1 Gold for each pair of own Workers."""
        gain(table, seat, GOLD, stand(table, seat, MINES) // 2, "ARC-MINES-03")
        bonus(table, seat, MINES)


NEEDS_TWO_WORKERS: Final = Refusal("ARC-MINES-04", "needs-two-workers")


class Silversmith(Placing):
    """Silver (ARC-SILVER-01)."""

    NAME = "silversmith"

    def visit(self, table: Table, seat: int) -> None:
        """1 Silver, and 1 for each own Worker."""
        gain(table, seat, SILVER, 1 + stand(table, seat, SILVERSMITH), "ARC-SILVER-01")
        bonus(table, seat, SILVERSMITH)
