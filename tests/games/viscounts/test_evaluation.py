"""What the bots go by: what a table promises to a player."""

from regnum.games.viscounts import evaluation
from regnum.games.viscounts.state import Module, Table
from tests.rules.viscounts.setting import BLUE, RED, state, table


class Omen(Module):
    """A module that promises Red something."""

    NAME = "omen"

    def promise(self, table: Table, seat: int) -> float:
        return 3.0 if seat == RED else 0.0


def test_what_a_module_promises_counts() -> None:
    plain = state(table({}, {}))
    before = evaluation.prospects(plain)
    plain.modules = [Omen()]
    after = evaluation.prospects(plain)
    assert after[RED] == before[RED] + 3.0
    assert after[BLUE] == before[BLUE]
