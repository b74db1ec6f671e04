"""What all locations have in common."""

from typing import ClassVar

from regnum.engine.state import Refusal
from regnum.games.architects.state import Table


class Placing:
    """One way to place a Worker: when it is legal, and what it does."""

    NAME: ClassVar[str] = ""

    def refusal(self, table: Table, seat: int) -> Refusal | None:
        """Why the Worker can't be placed here now; None when it can (ARC-RUL-10)."""
        return None

    def visit(self, table: Table, seat: int) -> None:
        """Resolve the location; the Worker has left the player supply."""
        raise NotImplementedError


def stand(table: Table, seat: int, place: int) -> int:
    """Stand the Worker on a large circle; the own Workers there now, counted once (ARC-RUL-13)."""
    at = table.players[seat].at
    at[place] += 1
    return at[place]
