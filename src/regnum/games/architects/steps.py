"""What the grammar of the card files does here: sequence, choice, may, cost and result, per, conditions, everyone."""

from typing import Final

from regnum.engine.fields import Fields
from regnum.engine.state import SEAT, Choice, Refusal
from regnum.games import steps
from regnum.games.architects import moves
from regnum.games.architects.counting import OF_PRISONERS, Condition, measure
from regnum.games.architects.discards import OptionalDiscard
from regnum.games.architects.effects import FreeOrCapture, Gain
from regnum.games.architects.fields import BY_RULE, OF_CHOICE, OF_EFFECT, WITH_GAINS, WITH_OPTIONS
from regnum.games.architects.state import Table
from regnum.games.architects.supply import gain_all
from regnum.games.architects.virtue import ChangeVirtue, DestroyDebts
from regnum.games.architects.words import GAINS
from regnum.games.steps import Step
from regnum.games.vocabulary import HIGHEST

#: The rule of Building effects. Some frames have no room for another one; they are for Buildings alone.
BUILDING_RULE: Final = "ARC-BUILD-05"


class DoEffect(steps.DoEffect):
    """A part of a card that waits for what comes before it."""

    FIELDS = Fields(SEAT, OF_EFFECT, BY_RULE)


class Later(Step):
    """Something that waits until what happens on the occasion is over: it may ask, and other cards ask too."""

    def __init__(self, step: Step) -> None:
        super().__init__(step.text)
        self.step = step

    def do(self, table: Table, seat: int, rule: str) -> None:
        table.push(DoEffect(seat, self.step, rule))


class InOrder(steps.InOrder):
    """One step after the other (`then`)."""

    def put_off(self, table: Table, seat: int, step: Step, rule: str) -> None:
        table.push(DoEffect(seat, step, rule))


def sure_gains(step: Step) -> list[int]:
    """What it is sure to give, without a condition or a choice."""
    if isinstance(step, Gain):
        return step.given
    if isinstance(step, InOrder):
        return [sum(numbers) for numbers in zip(*[sure_gains(part) for part in step.steps], strict=True)]
    return [0] * len(GAINS)


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


class Pick(steps.Pick):
    """One of several things (`or`); or none of them (`may`)."""

    def ask(self, table: Table, seat: int, rule: str) -> None:
        table.push(PickEffect(seat, self, rule))


class PickEffect(steps.PickEffect):
    """Which of the things on a card to do, or none where the card says may (ARC-RUL-15)."""

    FIELDS = Fields(SEAT, OF_CHOICE, BY_RULE)
    RULE = "ARC-RUL-15"

    def first(self) -> int:
        return moves.CHOOSE

    def none(self) -> int:
        return moves.DECLINE

    def refusal(self, state: Table, move: int) -> Refusal | None:
        """What can't be done can't be chosen; unless one must be, and by now none can be done."""
        refused = super().refusal(state, move)
        if refused is None or self.effect.optional or self.effect.refusal(state, self.seat) is None:
            return refused
        return None


class PickOfGains(Pick):
    """One of several gains (Treasury, Clay Pit)."""

    def do(self, table: Table, seat: int, rule: str) -> None:
        """One must be chosen (ARC-RUL-15)."""
        if rule == BUILDING_RULE:
            table.push(PickGain(seat, [sure_gains(option) for option in self.options]))
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
