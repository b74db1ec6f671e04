"""The Town Centre: capturing groups of Workers (ARC-TOWN)."""

from regnum.games.architects.captures import Captures
from regnum.games.architects.places.placing import Placing, stand
from regnum.games.architects.state import Table
from regnum.games.architects.words import TOWN_CENTRE


class TownCentre(Placing):
    """One capture for each own Worker; none is fine too (ARC-TOWN-01, ARC-TOWN-04)."""

    NAME = "town-centre"

    def visit(self, table: Table, seat: int) -> None:
        """The number of captures is fixed now (ARC-RUL-27)."""
        table.push(Captures(seat, stand(table, seat, TOWN_CENTRE), 0, 0, False))
