"""What the grammar of the card files does: sequence, choice, may, per, conditions.

Where a card asks something in the middle, what is left of it waits on the stack as an expression (`do-effect`,
`pick-effect`), so that a position can say it and needs no card to be read back.
"""

from typing import Final

from regnum.engine.fields import Fields
from regnum.engine.state import Choice, Effect, Refusal
from regnum.games.viscounts import moves
from regnum.games.viscounts.cards import Step
from regnum.games.viscounts.fields import BY_RULE, OF_CHOICE, OF_EFFECT, OF_SIDE
from regnum.games.viscounts.gaining import gain_all
from regnum.games.viscounts.state import Table


class DoEffect(Effect):
    """Something that waits for what comes before it."""

    NAME = "do-effect"
    FIELDS = Fields(OF_SIDE, OF_EFFECT, BY_RULE)

    def __init__(self, seat: int, effect: Step, rule: str) -> None:
        self.seat = seat
        self.effect = effect
        self.rule = rule

    def resolve(self, state: Table) -> None:
        if self.seat < state.seats:
            self.effect.do(state, self.seat, self.rule)
        else:
            for module in state.modules:
                module.resolve(state, self.seat, self.effect, self.rule)


class InOrder(Step):
    """One step after the other (`then`)."""

    def __init__(self, text: str, steps: list[Step]) -> None:
        super().__init__(text)
        self.steps = steps

    def do(self, table: Table, seat: int, rule: str) -> None:
        """The first now; the others once it is over, with all that it asks."""
        for number in range(len(self.steps) - 1, 0, -1):
            table.push(DoEffect(seat, self.steps[number], rule))
        self.steps[0].do(table, seat, rule)

    def refusal(self, table: Table, seat: int) -> Refusal | None:
        """It has an effect as long as one of its steps has."""
        found: Refusal | None = None
        for step in self.steps:
            refused = step.refusal(table, seat)
            if refused is None:
                return None
            found = refused
        return found


class Pick(Step):
    """One of several things (`or`, VIS-R-09); or none of them (`may`)."""

    def __init__(self, text: str, options: list[Step], optional: bool) -> None:
        super().__init__(text)
        self.options = options
        self.optional = optional

    def do(self, table: Table, seat: int, rule: str) -> None:
        """Nobody is asked where nothing has an effect (VIS-R-09)."""
        if self.refusal(table, seat) is None:
            table.push(PickEffect(seat, self, rule))

    def refusal(self, table: Table, seat: int) -> Refusal | None:
        """It has an effect as long as one of its sides has."""
        found: Refusal | None = None
        for option in self.options:
            refused = option.refusal(table, seat)
            if refused is None:
                return None
            found = refused
        return found


class PickEffect(Choice):
    """Which side of an effect to take; one that has no effect can't be taken (VIS-R-09)."""

    NAME = "pick-effect"
    FIELDS = Fields(OF_SIDE, OF_CHOICE, BY_RULE)
    RULE = "VIS-R-09"

    def __init__(self, seat: int, effect: Pick, rule: str) -> None:
        super().__init__(seat)
        self.effect = effect
        self.rule = rule

    def misfit(self, state: Table) -> str:
        return "" if self.effect.refusal(state, self.seat) is None else "none of it has an effect"

    def candidates(self, state: Table) -> list[int]:
        options = [moves.CHOOSE + i for i in range(len(self.effect.options))]
        return [moves.DECLINE, *options] if self.effect.optional else options

    def refusal(self, state: Table, move: int) -> Refusal | None:
        if move == moves.DECLINE:
            return None
        return self.effect.options[move - moves.CHOOSE].refusal(state, self.seat)

    def choose(self, state: Table, move: int) -> None:
        if move != moves.DECLINE:
            self.effect.options[move - moves.CHOOSE].do(state, self.seat, self.rule)


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
