"""What the grammar of the card files does: sequence, choice, may, cost and result, per, conditions, everyone.

Where a card asks something in the middle, what is left of it waits on the stack as an expression (`do-effect`,
`pick-effect`), so that a position can say it and needs no card to be read back.
"""

from typing import Final

from regnum.engine.fields import Fields
from regnum.engine.state import SEAT, Choice, Effect, Refusal
from regnum.games.architects import moves
from regnum.games.architects.cards import Step
from regnum.games.architects.counting import OF_PRISONERS, Condition, measure
from regnum.games.architects.discards import OptionalDiscard
from regnum.games.architects.effects import FreeOrCapture
from regnum.games.architects.fields import BY_RULE, OF_CHOICE, OF_EFFECT, WITH_GAINS, WITH_OPTIONS
from regnum.games.architects.state import Table
from regnum.games.architects.supply import gain_all
from regnum.games.architects.virtue import ChangeVirtue, DestroyDebts
from regnum.games.vocabulary import HIGHEST

#: The rule of Building effects. Some frames have no room for another one; they are for Buildings alone.
BUILDING_RULE: Final = "ARC-BUILD-05"


class DoEffect(Effect):
    """A part of a card that waits for what comes before it."""

    NAME = "do-effect"
    FIELDS = Fields(SEAT, OF_EFFECT, BY_RULE)

    def __init__(self, seat: int, effect: Step, rule: str) -> None:
        self.seat = seat
        self.effect = effect
        self.rule = rule

    def resolve(self, state: Table) -> None:
        self.effect.do(state, self.seat, self.rule)


class Later(Step):
    """Something that waits until what happens on the occasion is over: it may ask, and other cards ask too."""

    def __init__(self, step: Step) -> None:
        super().__init__(step.text)
        self.step = step

    def do(self, table: Table, seat: int, rule: str) -> None:
        table.push(DoEffect(seat, self.step, rule))


class InOrder(Step):
    """One step after the other (`then`)."""

    def __init__(self, text: str, steps: list[Step]) -> None:
        super().__init__(text)
        self.steps = steps

    def do(self, table: Table, seat: int, rule: str) -> None:
        """The first now; the others once it is over, with all that it asks."""
        for step in reversed(self.steps[1:]):
            table.push(DoEffect(seat, step, rule))
        self.steps[0].do(table, seat, rule)

    def gains(self) -> list[int]:
        return [sum(numbers) for numbers in zip(*[step.gains() for step in self.steps], strict=True)]


class Bargain(Step):
    """A cost, and what it brings (`->`): costs come before benefits (ARC-RUL-16)."""

    def __init__(self, text: str, cost: Step, result: Step) -> None:
        super().__init__(text)
        self.cost = cost
        self.result = result

    def do(self, table: Table, seat: int, rule: str) -> None:
        """Nothing happens where the cost can't be met."""
        if self.cost.refusal(table, seat) is None:
            table.push(DoEffect(seat, self.result, rule))
            self.cost.do(table, seat, rule)

    def refusal(self, table: Table, seat: int) -> Refusal | None:
        return self.cost.refusal(table, seat)


class ForEvery(Step):
    """A verb for every so many of something, rounded down (`per`, ARC-RUL-56)."""

    def __init__(self, text: str, what: Step, of: int, each: int) -> None:
        super().__init__(text)
        self.what = what
        self.of = of
        self.each = each

    def do(self, table: Table, seat: int, rule: str) -> None:
        """Counted at this moment; a card that counts what it gives must not grow beyond all bounds."""
        times = min(measure(table, seat, self.of) // self.each, HIGHEST)
        if times:
            self.what.repeat(table, seat, rule, times)


class Provided(Step):
    """Something on a condition (`if`)."""

    def __init__(self, text: str, what: Step, condition: Condition) -> None:
        super().__init__(text)
        self.what = what
        self.condition = condition

    def do(self, table: Table, seat: int, rule: str) -> None:
        if self.condition.holds(table, seat):
            self.what.do(table, seat, rule)

    def refusal(self, table: Table, seat: int) -> Refusal | None:
        if self.condition.holds(table, seat):
            return self.what.refusal(table, seat)
        return PRISON_NOT_EMPTY if self.condition.none and self.condition.of == OF_PRISONERS else CONDITION_NOT_MET


PRISON_NOT_EMPTY: Final = Refusal("ARC-RUL-41", "prison-not-empty")
CONDITION_NOT_MET: Final = Refusal("ARC-RUL-15", "condition-not-met")


class EveryoneDoes(Step):
    """Something for every player whose own condition holds now (`everyone`, ARC-RUL-53)."""

    def __init__(self, text: str, what: Step, condition: Condition | None) -> None:
        super().__init__(text)
        self.what = what
        self.condition = condition

    def do(self, table: Table, seat: int, rule: str) -> None:
        """In turn order, the builder first (ARC-RUL-77)."""
        for other in reversed(table.clockwise(seat)):
            if self.condition is None or self.condition.holds(table, other):
                self.push(table, other, rule)

    def push(self, table: Table, seat: int, rule: str) -> None:
        table.push(DoEffect(seat, self.what, rule))


class EveryoneVirtue(EveryoneDoes):
    """Virtue for every player (Monument, Watchtower)."""

    def __init__(self, text: str, what: Step, condition: Condition | None, points: int) -> None:
        super().__init__(text, what, condition)
        self.points = points

    def push(self, table: Table, seat: int, rule: str) -> None:
        table.push(ChangeVirtue(seat, self.points, rule))


class Pick(Step):
    """One of several things (`or`); or none of them (`may`)."""

    def __init__(self, text: str, options: list[Step], optional: bool) -> None:
        super().__init__(text)
        self.options = options
        self.optional = optional

    def do(self, table: Table, seat: int, rule: str) -> None:
        """Nobody is asked where nothing can be done."""
        if self.possible(table, seat):
            table.push(PickEffect(seat, self, rule))

    def refusal(self, table: Table, seat: int) -> Refusal | None:
        return None if self.possible(table, seat) else self.options[0].refusal(table, seat)

    def possible(self, table: Table, seat: int) -> bool:
        for option in self.options:
            if option.refusal(table, seat) is None:
                return True
        return False


class PickEffect(Choice):
    """Which of the things on a card to do, or none where the card says may (ARC-RUL-15)."""

    NAME = "pick-effect"
    FIELDS = Fields(SEAT, OF_CHOICE, BY_RULE)
    RULE = "ARC-RUL-15"

    def __init__(self, seat: int, effect: Pick, rule: str) -> None:
        super().__init__(seat)
        self.effect = effect
        self.rule = rule

    def candidates(self, state: Table) -> list[int]:
        options = [moves.CHOOSE + i for i in range(len(self.effect.options))]
        return [moves.DECLINE, *options] if self.effect.optional else options

    def refusal(self, state: Table, move: int) -> Refusal | None:
        """What can't be done can't be chosen; unless one must be, and by now none can be done."""
        if move == moves.DECLINE:
            return None
        refused = self.effect.options[move - moves.CHOOSE].refusal(state, self.seat)
        return refused if self.effect.optional or self.effect.possible(state, self.seat) else None

    def choose(self, state: Table, move: int) -> None:
        if move != moves.DECLINE:
            self.effect.options[move - moves.CHOOSE].do(state, self.seat, self.rule)


class PickOfGains(Pick):
    """One of several gains (Treasury, Clay Pit)."""

    def do(self, table: Table, seat: int, rule: str) -> None:
        """One must be chosen (ARC-RUL-15)."""
        if rule == BUILDING_RULE:
            table.push(PickGain(seat, [option.gains() for option in self.options]))
        else:
            super().do(table, seat, rule)


class PickGain(Choice):
    """Which of the gains to take."""

    NAME = "pick-gain"
    FIELDS = Fields(SEAT, WITH_OPTIONS)
    RULE = "ARC-RUL-15"

    def __init__(self, seat: int, options: list[list[int]]) -> None:
        super().__init__(seat)
        self.options = options

    def candidates(self, state: Table) -> list[int]:
        return [moves.CHOOSE + i for i in range(len(self.options))]

    def choose(self, state: Table, move: int) -> None:
        gain_all(state, self.seat, self.options[move - moves.CHOOSE], BUILDING_RULE)


class MayDiscard(Pick):
    """Discard a Building for goods, if the player likes (Library, ARC-RUL-52)."""

    def __init__(self, text: str, options: list[Step], given: list[int]) -> None:
        super().__init__(text, options, True)
        self.given = given

    def do(self, table: Table, seat: int, rule: str) -> None:
        """Nothing happens without a card in hand."""
        if rule != BUILDING_RULE:
            super().do(table, seat, rule)
        elif table.players[seat].hand:
            table.push(DiscardForGain(seat, self.given))


class DiscardForGain(OptionalDiscard):
    """Library: which Building to discard, or none."""

    NAME = "discard-for-gain"
    FIELDS = Fields(SEAT, WITH_GAINS)
    RULE = "ARC-RUL-15"

    def __init__(self, seat: int, gains: list[int]) -> None:
        super().__init__(seat)
        self.gains = gains

    def choose(self, state: Table, move: int) -> None:
        """Discard first, then gain."""
        if move != moves.DECLINE:
            super().choose(state, move)
            gain_all(state, self.seat, self.gains, BUILDING_RULE)


class MayDestroy(Pick):
    """Destroy unpaid Debts one by one, if the player likes (Church, ARC-RUL-52)."""

    def __init__(self, text: str, options: list[Step], debts: int) -> None:
        super().__init__(text, options, True)
        self.debts = debts

    def do(self, table: Table, seat: int, rule: str) -> None:
        """Nothing happens without a Debt."""
        if table.players[seat].unpaid:
            table.push(DestroyDebts(seat, self.debts))


class FreeOrCaptureGroup(Pick):
    """Release all own Workers from other boards, or capture a group: either, or neither (Barracks, ARC-RUL-15)."""

    def do(self, table: Table, seat: int, rule: str) -> None:
        table.push(FreeOrCapture(seat))
