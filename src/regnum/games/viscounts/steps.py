"""What the grammar of the card files does here: sequence, choice, may, per, conditions."""

from typing import Final

from regnum.engine.fields import Fields
from regnum.engine.state import Refusal
from regnum.games import steps
from regnum.games.steps import Step
from regnum.games.viscounts import moves
from regnum.games.viscounts.fields import BY_RULE, OF_CHOICE, OF_EFFECT, OF_SIDE
from regnum.games.viscounts.gaining import gain_all
from regnum.games.viscounts.state import Table


class DoEffect(steps.DoEffect):
    """Something that waits for what comes before it."""

    FIELDS = Fields(OF_SIDE, OF_EFFECT, BY_RULE)

    def resolve(self, state: Table) -> None:
        if self.seat < state.seats:
            self.effect.do(state, self.seat, self.rule)
        else:
            for module in state.modules:
                module.resolve(state, self.seat, self.effect, self.rule)


class InOrder(steps.InOrder):
    """One step after the other (`then`)."""

    def put_off(self, table: Table, seat: int, step: Step, rule: str) -> None:
        table.push(DoEffect(seat, step, rule))

    def refusal(self, table: Table, seat: int) -> Refusal | None:
        """It has an effect as long as one of its steps has."""
        return steps.refusal_of_all(self.steps, table, seat)


class Pick(steps.Pick):
    """One of several things (`or`), as long as one of them has an effect (VIS-R-09); or none of them (`may`)."""

    def ask(self, table: Table, seat: int, rule: str) -> None:
        table.push(PickEffect(seat, self, rule))


class PickEffect(steps.PickEffect):
    """Which side of an effect to take; one that has no effect can't be taken (VIS-R-09)."""

    FIELDS = Fields(OF_SIDE, OF_CHOICE, BY_RULE)
    RULE = "VIS-R-09"

    def misfit(self, state: Table) -> str:
        return "" if self.effect.refusal(state, self.seat) is None else "none of it has an effect"

    def first(self) -> int:
        return moves.CHOOSE

    def none(self) -> int:
        return moves.DECLINE


class Provided(Step):
    """Something on a condition (`if`): no Criminal icon on the own board, or at least so many."""

    def __init__(self, text: str, what: Step, least: int) -> None:
        super().__init__(text)
        self.what = what
        #: 0 for none at all.
        self.least = least

    def do(self, table: Table, seat: int, rule: str) -> None:
        if self.holds(table, seat):
            self.what.do(table, seat, rule)

    def refusal(self, table: Table, seat: int) -> Refusal | None:
        return self.what.refusal(table, seat) if self.holds(table, seat) else CONDITION_NOT_MET

    def holds(self, table: Table, seat: int) -> bool:
        criminals = table.side(seat).criminals(table.deck)
        return criminals >= self.least if self.least else criminals == 0


CONDITION_NOT_MET: Final = Refusal("VIS-R-09", "condition-not-met")


class PerCriminal(Step):
    """A gain for every Criminal icon on the own board (`per`)."""

    def __init__(self, text: str, given: list[int]) -> None:
        super().__init__(text)
        self.given = given

    def do(self, table: Table, seat: int, rule: str) -> None:
        criminals = table.side(seat).criminals(table.deck)
        gain_all(table, seat, [number * criminals for number in self.given], rule)
