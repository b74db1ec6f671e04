"""Hiring Townsfolk: in phase 4, or for free by an effect (VIS-RECRUIT, VIS-ICON-08)."""

from typing import Final

from regnum.engine.fields import Fields
from regnum.engine.state import SEAT, Choice, Refusal, SeatEffect
from regnum.games.viscounts import moves
from regnum.games.viscounts.fields import BY_RULE
from regnum.games.viscounts.state import Table, with_pile
from regnum.games.viscounts.triggers import Triggers, sources_of
from regnum.games.viscounts.words import HIRE, SEGMENTS, SILVER


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
    """The card goes onto the discard pile, then its effect must be resolved (VIS-RECRUIT-04, VIS-RECRUIT-05, VIS-R-17).

    What else a hire does comes before or after it, as its owner likes (VIS-BUILD-13, VIS-R-19). In set-up there is
    nothing to discard, so that nobody is asked about the order (VIS-R-20).
    """
    card = take_top(table, segment)
    player = table.players[seat]
    player.discard = [*player.discard, card]
    if table.log is not None:
        table.tell("hired", rule, seat, {"card": table.deck.townsfolk[card].id, "price": price})
    sources = sources_of(table, seat, HIRE)
    slots = table.deck.board.slots
    for slot in range(len(slots)):
        if player.built >> slot & 1:
            step = slots[slot].powers.at[HIRE]
            if step is not None and (not table.setting_up or step.refusal(table, seat) is None):
                sources.append(moves.RESOLVE_SLOT + slot)
    effect = table.deck.townsfolk[card].effect
    if effect is not None:
        if not sources:
            effect.do(table, seat, "VIS-RECRUIT-05")
            return
        sources.append(moves.RESOLVE_EFFECT)
    if sources:
        table.push(Triggers(seat, HIRE, sources, card))


def anybody_visible(table: Table) -> bool:
    """Whether any pile has a card; printed Townsfolk cannot be hired (VIS-RECRUIT-08)."""
    for pile in table.townsfolk:
        if pile:
            return True
    return False


class FreeHire(Choice):
    """One visible Townsfolk from any segment, without paying (VIS-ICON-08)."""

    NAME = "free-hire"
    FIELDS = Fields(SEAT, BY_RULE)
    RULE = "VIS-ICON-08"

    def __init__(self, seat: int, rule: str) -> None:
        super().__init__(seat)
        self.rule = rule

    def misfit(self, state: Table) -> str:
        return "" if anybody_visible(state) else "there is nobody to hire"

    def candidates(self, state: Table) -> list[int]:
        return ALL_HIRES

    def refusal(self, state: Table, move: int) -> Refusal | None:
        return None if state.townsfolk[move - moves.HIRE] else PILE_IS_EMPTY

    def choose(self, state: Table, move: int) -> None:
        hire(state, self.seat, move - moves.HIRE, 0, self.rule)


ALL_HIRES: Final = list(range(moves.HIRE, moves.HIRE + len(SEGMENTS)))


def hire_price(table: Table, seat: int, card: int) -> int:
    """The silver value, less what cards on the Player Board save; never below 0 (VIS-RECRUIT-02, VIS-R-21)."""
    price = table.deck.townsfolk[card].silver
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
        if card >= 0 and hire_price(state, self.seat, card) <= state.players[self.seat].goods[SILVER]:
            state.push(Recruit(self.seat))


class Recruit(Choice):
    """Hire the visible Townsfolk of the own segment, once, or not (VIS-RECRUIT-01, VIS-RECRUIT-03)."""

    NAME = "recruit"
    BELOW = ("collision-phase",)
    RULE = "VIS-RECRUIT-01"

    def candidates(self, state: Table) -> list[int]:
        return RECRUITING

    def refusal(self, state: Table, move: int) -> Refusal | None:
        if move == moves.DECLINE:
            return None
        player = state.players[self.seat]
        card = top_of(state, player.at // 3)
        if card < 0:
            return PRINTED
        return None if hire_price(state, self.seat, card) <= player.goods[SILVER] else NOT_ENOUGH_SILVER

    def choose(self, state: Table, move: int) -> None:
        if move == moves.DECLINE:
            return
        player = state.players[self.seat]
        segment = player.at // 3
        price = hire_price(state, self.seat, top_of(state, segment))
        player.goods[SILVER] -= price
        hire(state, self.seat, segment, price, self.RULE)


RECRUITING: Final = [moves.DECLINE, moves.RECRUIT]
PILE_IS_EMPTY: Final = Refusal("VIS-ICON-08", "pile-is-empty")
PRINTED: Final = Refusal("VIS-RECRUIT-08", "printed-townsfolk")
NOT_ENOUGH_SILVER: Final = Refusal("VIS-RECRUIT-02", "not-enough-silver")
NOBODY_TO_HIRE: Final = Refusal("VIS-R-09", "nobody-to-hire")
