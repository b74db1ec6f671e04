"""Hiring Townsfolk: in phase 4, or for free by an effect (VIS-RECRUIT, VIS-ICON-08)."""

from typing import Final

from regnum.engine.fields import Fields
from regnum.engine.state import SEAT, Refusal, SeatEffect
from regnum.games.viscounts import moves
from regnum.games.viscounts.fields import BY_RULE, IN_SEGMENT, whole
from regnum.games.viscounts.offers import OpenChoice, Paid, purse, when_paid
from regnum.games.viscounts.state import Table, with_pile
from regnum.games.viscounts.triggers import Triggers, sources_of
from regnum.games.viscounts.words import HIRE, SEGMENTS


def top_of(table: Table, segment: int) -> int:
    """The visible Townsfolk of a segment; -1 when the pile is empty."""
    pile = table.townsfolk[segment]
    return pile[-1] if pile else -1


def take_top(table: Table, segment: int) -> int:
    """The visible Townsfolk leaves its pile; the next one becomes visible (VIS-RECRUIT-06)."""
    pile = table.townsfolk[segment]
    table.townsfolk = with_pile(table.townsfolk, segment, pile[:-1])
    return pile[-1]


def hire(table: Table, seat: int, segment: int, price: int, rule: str) -> None:
    """The card goes onto the discard pile, then its effect must be resolved.

    VIS-RECRUIT-04, VIS-RECRUIT-05, VIS-R-17.
    """
    card = take_top(table, segment)
    player = table.players[seat]
    player.discard = [*player.discard, card]
    if table.log is not None:
        table.tell("hired", rule, seat, {"card": table.deck.townsfolk[card].id, "price": price})
    sources = hire_sources(table, seat)
    effect = table.deck.townsfolk[card].effect
    if effect is not None:
        if not sources:
            effect.do(table, seat, "VIS-RECRUIT-05")
            return
        sources.append(moves.RESOLVE_EFFECT)
        sources.sort()
    if sources:
        table.push(Triggers(seat, HIRE, sources, card))


def hire_sources(table: Table, seat: int) -> list[int]:
    """What else a hire does, before or after its effect, as its owner likes (VIS-BUILD-13, VIS-R-19).

    In set-up there is nothing to discard, so that nobody is asked about the order (VIS-R-20).
    """
    sources = sources_of(table, seat, HIRE)
    slots = table.deck.board.slots
    built = table.players[seat].built
    for slot in range(len(slots)):
        if built >> slot & 1:
            step = slots[slot].powers.at[HIRE]
            if step is not None and (not table.setting_up or step.refusal(table, seat) is None):
                sources.append(moves.RESOLVE_SLOT + slot)
    sources.sort()
    return sources


def anybody_visible(table: Table) -> bool:
    """Whether any pile has a card; printed Townsfolk cannot be hired (VIS-RECRUIT-08)."""
    for pile in table.townsfolk:
        if pile:
            return True
    return False


def can_hire(table: Table, seat: int) -> bool:
    """Whether a free hire has anything to offer."""
    if anybody_visible(table):
        return True
    for module in table.modules:
        if module.hires_instead(table, seat, True):
            return True
    return False


class FreeHire(OpenChoice):
    """One visible Townsfolk from any segment, without paying (VIS-ICON-08)."""

    NAME = "free-hire"
    FIELDS = Fields(SEAT, BY_RULE)
    RULE = "VIS-ICON-08"

    def __init__(self, seat: int, rule: str) -> None:
        super().__init__(seat)
        self.rule = rule

    def misfit(self, state: Table) -> str:
        return "" if can_hire(state, self.seat) else "there is nobody to hire"

    def answers(self, state: Table) -> list[int]:
        return ALL_HIRES

    def refused(self, state: Table, move: int) -> Refusal | None:
        return None if state.townsfolk[move - moves.HIRE] else PILE_IS_EMPTY

    def take(self, state: Table, move: int) -> None:
        hire(state, self.seat, move - moves.HIRE, 0, self.rule)


ALL_HIRES: Final = list(range(moves.HIRE, moves.HIRE + len(SEGMENTS)))


def hire_price(table: Table, seat: int, card: int) -> int:
    """Its silver value, less what is saved (VIS-RECRUIT-02)."""
    return price_to_hire(table, seat, table.deck.townsfolk[card].silver)


def price_to_hire(table: Table, seat: int, price: int) -> int:
    """A price less what cards on the Player Board save when hiring; never below 0 (VIS-R-21)."""
    for own in table.players[seat].row:
        if own >= 0:
            powers = table.deck.townsfolk[own].powers
            if powers is not None:
                price -= powers.hire_saving
    return max(0, price)


class RecruitPhase(SeatEffect):
    """Phase 4: nobody is asked who has nobody to hire (VIS-RECRUIT-07), or can't pay."""

    NAME = "recruit-phase"
    BELOW = ("collision-phase",)

    def resolve(self, state: Table) -> None:
        card = top_of(state, state.players[self.seat].at // 3)
        if card >= 0 and hire_price(state, self.seat, card) <= purse(state, self.seat):
            state.push(Recruit(self.seat))
            return
        for module in state.modules:
            if module.hires_instead(state, self.seat, False):
                state.push(Recruit(self.seat))
                return


class Recruit(OpenChoice):
    """Hire the visible Townsfolk of the own segment, once, or not (VIS-RECRUIT-01, VIS-RECRUIT-03)."""

    NAME = "recruit"
    BELOW = ("collision-phase",)
    RULE = "VIS-RECRUIT-01"

    def answers(self, state: Table) -> list[int]:
        return RECRUITING

    def refused(self, state: Table, move: int) -> Refusal | None:
        if move == moves.DECLINE:
            return None
        card = top_of(state, state.players[self.seat].at // 3)
        if card < 0:
            return PRINTED
        return None if hire_price(state, self.seat, card) <= purse(state, self.seat) else NOT_ENOUGH_SILVER

    def take(self, state: Table, move: int) -> None:
        if move != moves.DECLINE:
            buy(state, self.seat, state.players[self.seat].at // 3, self.RULE)


def buy(table: Table, seat: int, segment: int, rule: str) -> None:
    """Pay for the visible Townsfolk of a segment, then hire it."""
    when_paid(table, Hire(seat, segment, hire_price(table, seat, top_of(table, segment)), rule), "VIS-RECRUIT-02")


class Hire(Paid):
    """A hire, once it is paid."""

    NAME = "hire"
    FIELDS = Fields(SEAT, IN_SEGMENT, whole("price"), BY_RULE)

    def __init__(self, seat: int, segment: int, price: int, rule: str) -> None:
        super().__init__(seat, price)
        self.segment = segment
        self.rule = rule

    def misfit(self, state: Table) -> str:
        return "" if state.townsfolk[self.segment] else "there is nobody to hire"

    def resolve(self, state: Table) -> None:
        hire(state, self.seat, self.segment, self.price, self.rule)


RECRUITING: Final = [moves.DECLINE, moves.RECRUIT]
PILE_IS_EMPTY: Final = Refusal("VIS-ICON-08", "pile-is-empty")
PRINTED: Final = Refusal("VIS-RECRUIT-08", "printed-townsfolk")
NOT_ENOUGH_SILVER: Final = Refusal("VIS-RECRUIT-02", "not-enough-silver")
NOBODY_TO_HIRE: Final = Refusal("VIS-R-09", "nobody-to-hire")
