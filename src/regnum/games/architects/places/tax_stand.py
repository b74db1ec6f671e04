"""The Tax Stand (ARC-TAX)."""

from typing import Final

from regnum.engine.state import Refusal
from regnum.games.architects.places.placing import Placing, stand
from regnum.games.architects.state import Table
from regnum.games.architects.supply import bonus, gain, spared_virtue
from regnum.games.architects.virtue import lose_virtue
from regnum.games.architects.words import SILVER, TAX_STAND


class TaxStand(Placing):
    """Take all the Tax, at the price of 2 Virtue (ARC-TAX-01)."""

    NAME = "tax-stand"

    def refusal(self, table: Table, seat: int) -> Refusal | None:
        """There must be something to take (ARC-TAX-02)."""
        return None if table.tax_stand > 0 else NO_TAX_TO_TAKE

    def visit(self, table: Table, seat: int) -> None:
        """The Silver first, the Virtue as a consequence (ARC-RUL-16), below 0 as Debts (ARC-RUL-37)."""
        stand(table, seat, TAX_STAND)
        coins = table.tax_stand
        table.tax_stand = 0
        gain(table, seat, SILVER, coins, "ARC-TAX-01")
        bonus(table, seat, TAX_STAND)
        lose_virtue(table, seat, max(0, 2 - spared_virtue(table, seat, TAX_STAND)), "ARC-TAX-01")


NO_TAX_TO_TAKE: Final = Refusal("ARC-TAX-02", "no-tax-to-take")
