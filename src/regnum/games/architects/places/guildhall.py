"""The Guildhall: constructing Buildings and working on the Cathedral (ARC-GUILDHALL, ARC-BUILD)."""

from typing import Final

from regnum.engine.state import Refusal
from regnum.games.architects.construction import GuildhallWork, can_work, take_outline
from regnum.games.architects.places.placing import Placing
from regnum.games.architects.state import Table


class Guildhall(Placing):
    """Construct a Building or advance on the Cathedral (ARC-GUILDHALL-01)."""

    NAME = "guildhall"

    def refusal(self, table: Table, seat: int) -> Refusal | None:
        """One of the two must be possible."""
        return None if can_work(table, seat) else NOTHING_TO_BUILD

    def visit(self, table: Table, seat: int) -> None:
        """The Worker stays there for the rest of the game (ARC-GUILDHALL-02)."""
        table.push(GuildhallWork(seat))
        take_outline(table, seat)


NOTHING_TO_BUILD: Final = Refusal("ARC-GUILDHALL-01", "nothing-to-build")
