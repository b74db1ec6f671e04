"""The Workshop: hiring Apprentices and drawing Buildings (ARC-WORKSHOP)."""

from typing import Final

from regnum.engine.state import Refusal
from regnum.games.architects.hiring import begin_hire
from regnum.games.architects.payment import can_afford, pay_silver
from regnum.games.architects.places.placing import Placing, stand
from regnum.games.architects.state import Table
from regnum.games.architects.supply import draw_buildings
from regnum.games.architects.words import COLUMNS, WORKSHOP

#: Hiring costs 4 Silver, 2 of them Tax (ARC-WORKSHOP-02).
HIRE_SILVER: Final = 2
HIRE_TAX: Final = 2


class WorkshopHire(Placing):
    """Hire an Apprentice (ARC-WORKSHOP-01)."""

    NAME = "workshop hire"

    def refusal(self, table: Table, seat: int) -> Refusal | None:
        """The price must be payable, and a card in reach."""
        if not can_afford(table, seat, hire_price(table, seat), HIRE_TAX):
            return CANNOT_PAY_HIRE
        if table.display[0] < 0 and table.display[COLUMNS] < 0:
            return NOBODY_TO_HIRE
        return None

    def visit(self, table: Table, seat: int) -> None:
        """Pay first, then choose; own Workers give reach (ARC-WORKSHOP-03)."""
        reach = stand(table, seat, WORKSHOP)
        begin_hire(table, seat, min(reach, COLUMNS), False)
        pay_silver(table, seat, hire_price(table, seat), HIRE_TAX, "ARC-WORKSHOP-02")


def hire_price(table: Table, seat: int) -> int:
    """The Silver that is not Tax (ARC-ADV-14 lowers it)."""
    return max(0, HIRE_SILVER - table.players[seat].board.hire_saving)


class WorkshopDraw(Placing):
    """Draw Buildings (ARC-WORKSHOP-12)."""

    NAME = "workshop draw"

    def visit(self, table: Table, seat: int) -> None:
        """1, and 1 for each pair of own Workers; free."""
        draw_buildings(table, seat, 1 + stand(table, seat, WORKSHOP) // 2, "ARC-WORKSHOP-12")


CANNOT_PAY_HIRE: Final = Refusal("ARC-WORKSHOP-02", "cannot-pay")
NOBODY_TO_HIRE: Final = Refusal("ARC-WORKSHOP-07", "nobody-to-hire")
