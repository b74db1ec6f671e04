"""Gaining goods, Debts, Deeds, Virtue and Corruption; flipping Debts and Deeds (VIS-DEBT)."""

from typing import Final

from regnum.engine.fields import Fields
from regnum.engine.state import SEAT, Choice, Effect, Refusal
from regnum.games import steps
from regnum.games.viscounts import moves
from regnum.games.viscounts.fields import BY_RULE, flag, whole
from regnum.games.viscounts.state import OPEN, TRIGGERED, Table
from regnum.games.viscounts.track import gain_corruption, gain_virtue
from regnum.games.viscounts.triggers import has_trigger, trigger
from regnum.games.viscounts.words import (
    CORRUPTION,
    DEBTS,
    DEEDS,
    FLIP_DEBT,
    FLIP_DEED,
    GAIN_DEBT,
    GOODS,
    INK,
    RESOURCE,
    STONE,
    VIRTUE,
)


def gain_all(table: Table, side: int, given: list[int], rule: str) -> None:
    """All that an effect gives, by `GAINS`; Corruption before Virtue (VIS-TRACK-03). What asks comes last."""
    owner = table.side(side)
    goods = owner.goods
    for good in range(len(GOODS)):
        if given[good]:
            goods[good] += given[good]
            if table.log is not None:
                table.tell("gained", rule, side, {"good": GOODS[good], "amount": given[good]})
    if given[DEEDS]:
        gain_deeds(table, side, given[DEEDS], rule)
    if given[CORRUPTION]:
        gain_corruption(table, side, given[CORRUPTION], rule)
    if given[VIRTUE]:
        gain_virtue(table, side, given[VIRTUE], rule)
    if given[DEBTS]:
        gain_debts(table, side, given[DEBTS], rule)
    if given[RESOURCE]:
        table.push(GainResource(side, given[RESOURCE], STONE, rule))


class Gain(steps.Gain):
    """`gain`: goods, any resources, Deeds, Debts, Corruption, Virtue, Schemes; by `GAINS`."""

    def give(self, table: Table, seat: int, given: list[int], rule: str) -> None:
        gain_all(table, seat, given, rule)


def gain_good(table: Table, side: int, good: int, amount: int, rule: str) -> None:
    """Some of one good."""
    table.side(side).goods[good] += amount
    if table.log is not None:
        table.tell("gained", rule, side, {"good": GOODS[good], "amount": amount})


def gain_deeds(table: Table, side: int, number: int, rule: str) -> None:
    """Deeds from the stack on Prosperity, then from below (VIS-DEBT-01, VIS-DEBT-02, VIS-DEBT-03).

    What is gained in set-up does not come from the stack, which is not laid yet (VIS-SETUP-20).
    """
    table.side(side).deeds += number
    if table.log is not None:
        table.tell("gained-deeds", rule, side, {"number": number})
    if not table.setting_up and table.deed_stack:
        table.deed_stack = max(0, table.deed_stack - number)
        if not table.deed_stack:
            _reveal(table, side, "prosperity")


def gain_debts(table: Table, side: int, number: int, rule: str) -> None:
    """Debts from the stack on Poverty, then from below: the last one on it reveals the card (VIS-INV-05).

    Each has its triggers.
    """
    table.side(side).debts += number
    if table.log is not None:
        table.tell("gained-debts", rule, side, {"number": number})
    if not table.setting_up and table.debt_stack:
        table.debt_stack = max(0, table.debt_stack - number)
        if not table.debt_stack:
            _reveal(table, side, "poverty")
    if has_trigger(table, side, GAIN_DEBT):
        for _ in range(number):
            trigger(table, side, GAIN_DEBT)


def _reveal(table: Table, side: int, card: str) -> None:
    """The first card that is revealed triggers the end (VIS-END-01, VIS-R-41); a second one adds nothing (VIS-R-42)."""
    if table.closing == OPEN:
        table.closing = TRIGGERED
        if table.log is not None:
            table.tell("revealed", "VIS-DEBT-02", side, {"card": card})
    elif table.log is not None:
        table.tell("revealed-too", "VIS-DEBT-02", side, {"card": card})


class GainResource(Choice):
    """Which resource to take, one after the other: Ink Well, Gold or Stone (VIS-ICON-03).

    Each next one is of the same kind or a later one, so that no mix is offered twice.
    """

    NAME = "gain-resource"
    FIELDS = Fields(SEAT, whole("number"), whole("least"), BY_RULE)
    RULE = "VIS-ICON-03"

    def __init__(self, seat: int, number: int, least: int, rule: str) -> None:
        super().__init__(seat)
        self.number = number
        self.least = least
        self.rule = rule

    def misfit(self, state: Table) -> str:
        return "" if self.number and STONE <= self.least <= INK else "is nothing to take"

    def candidates(self, state: Table) -> list[int]:
        return ALL_RESOURCES

    def refusal(self, state: Table, move: int) -> Refusal | None:
        return None if move - moves.TAKE + 1 >= self.least else SAME_AGAIN

    def choose(self, state: Table, move: int) -> None:
        good = move - moves.TAKE + 1
        if self.number > 1:
            state.push(GainResource(self.seat, self.number - 1, good, self.rule))
        gain_good(state, self.seat, good, 1, self.rule)


ALL_RESOURCES: Final = list(range(moves.TAKE, moves.TAKE + INK))
SAME_AGAIN: Final = Refusal("VIS-ICON-03", "resources-in-order")


def can_flip(table: Table, side: int, debts: bool, deeds: bool) -> bool:
    """Whether there is an unpaid Debt or an acquired Deed to flip."""
    owner = table.side(side)
    return (debts and owner.debts > 0) or (deeds and owner.deeds > 0)


class FlipCards(Effect):
    """So many flips one after the other, as long as there is something to flip (VIS-ICON-05)."""

    NAME = "flip-cards"
    FIELDS = Fields(SEAT, whole("number"), flag("debts"), flag("deeds"), BY_RULE)

    def __init__(self, seat: int, number: int, debts: bool, deeds: bool, rule: str) -> None:
        self.seat = seat
        self.number = number
        self.debts = debts
        self.deeds = deeds
        self.rule = rule

    def resolve(self, state: Table) -> None:
        if not can_flip(state, self.seat, self.debts, self.deeds):
            return
        if self.number > 1:
            state.push(FlipCards(self.seat, self.number - 1, self.debts, self.deeds, self.rule))
        owner = state.players[self.seat]
        if self.debts and self.deeds and owner.debts and owner.deeds:
            state.push(FlipOne(self.seat, self.rule))
        elif self.debts and owner.debts:
            flip_debt(state, self.seat, self.rule)
        else:
            flip_deed(state, self.seat, self.rule)


class FlipOne(Choice):
    """A Debt or a Deed (VIS-DEBT-06)."""

    NAME = "flip-one"
    FIELDS = Fields(SEAT, BY_RULE)
    RULE = "VIS-DEBT-06"

    def __init__(self, seat: int, rule: str) -> None:
        super().__init__(seat)
        self.rule = rule

    def misfit(self, state: Table) -> str:
        owner = state.players[self.seat]
        return "" if owner.debts and owner.deeds else "there is nothing to choose from"

    def candidates(self, state: Table) -> list[int]:
        return FLIPS

    def choose(self, state: Table, move: int) -> None:
        if move == moves.FLIP_DEBT:
            flip_debt(state, self.seat, self.rule)
        else:
            flip_deed(state, self.seat, self.rule)


FLIPS: Final = [moves.FLIP_DEBT, moves.FLIP_DEED]


def flip_debt(table: Table, seat: int, rule: str) -> None:
    """An unpaid Debt becomes a paid one and brings any 1 resource; then what it triggers (VIS-DEBT-05, VIS-DEBT-07)."""
    owner = table.players[seat]
    owner.debts -= 1
    owner.paid += 1
    if table.log is not None:
        table.tell("flipped-debt", rule, seat, {})
    trigger(table, seat, FLIP_DEBT)
    table.push(GainResource(seat, 1, STONE, "VIS-DEBT-07"))


def flip_deed(table: Table, seat: int, rule: str) -> None:
    """An acquired Deed becomes an approved one (VIS-DEBT-05)."""
    owner = table.players[seat]
    owner.deeds -= 1
    owner.approved += 1
    if table.log is not None:
        table.tell("flipped-deed", rule, seat, {})
    trigger(table, seat, FLIP_DEED)
