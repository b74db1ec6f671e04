"""What the Buildings do: one class for each kind of effect in the card files."""

from typing import Final

from regnum.engine.state import Choice, Refusal
from regnum.games.architects import moves
from regnum.games.architects.captures import (
    NOBODY_THERE,
    Capture,
    Captures,
    captured_by_others,
    release_from_boards,
    release_from_prison,
)
from regnum.games.architects.cards import CardEffect
from regnum.games.architects.construction import GuildhallWork, can_work, take_outline
from regnum.games.architects.discards import OptionalDiscard
from regnum.games.architects.hiring import begin_hire, dismiss
from regnum.games.architects.state import Table
from regnum.games.architects.supply import draw_buildings, gain_all
from regnum.games.architects.virtue import ChangeVirtue, DestroyDebts, TakeDebt
from regnum.games.architects.words import CIRCLES, CLAY, COLUMNS, GOLD, GOODS, MARBLE, SKILLS, STONE, WOOD

RULE: Final = "ARC-BUILD-05"

#: What a card can count, in the words of the card files.
MEASURES: Final = (*GOODS, "goods", "virtue", "cathedral", "buildings", "captured", "paid_debts", *SKILLS)
OF_GOODS: Final = 6
OF_VIRTUE: Final = 7
OF_CATHEDRAL: Final = 8
OF_BUILDINGS: Final = 9
OF_CAPTURED: Final = 10
OF_PAID_DEBTS: Final = 11
OF_SKILL: Final = 12


def measure(table: Table, seat: int, of: int) -> int:
    """How much a player has of what a card counts (ARC-RUL-55, ARC-RUL-56)."""
    player = table.players[seat]
    if of in (GOLD, MARBLE):
        return player.board.treasure(player, of)
    if of < OF_GOODS:
        return player.goods[of]
    if of == OF_GOODS:
        return player.goods[STONE] + player.goods[WOOD] + player.goods[CLAY]
    if of == OF_VIRTUE:
        return player.virtue
    if of == OF_CATHEDRAL:
        return player.level
    if of == OF_BUILDINGS:
        return len(player.buildings)
    if of == OF_CAPTURED:
        return sum(player.captured)
    if of == OF_PAID_DEBTS:
        return player.paid
    skill = 1 << (of - OF_SKILL)
    return len([number for number in player.apprentices if table.deck.apprentices[number].skills & skill])


def strictly_most(table: Table, seat: int, of: int) -> bool:
    """More than every other player; a tie gives nothing (ARC-RUL-65)."""
    own = measure(table, seat, of)
    for other in range(table.seats):
        if other != seat and measure(table, other, of) >= own:
            return False
    return True


class Gain(CardEffect):
    """Gain goods."""

    def __init__(self, gains: list[int]) -> None:
        self.gains = gains

    def now(self, table: Table, seat: int) -> None:
        """From the Supply."""
        gain_all(table, seat, self.gains, RULE)


class GainPer(CardEffect):
    """Gain goods for every so many of something, rounded down (Palace, ARC-RUL-56)."""

    def __init__(self, gains: list[int], of: int, each: int) -> None:
        self.gains = gains
        self.of = of
        self.each = each

    def now(self, table: Table, seat: int) -> None:
        """Counted at the moment of construction."""
        times = measure(table, seat, self.of) // self.each
        gain_all(table, seat, [gain * times for gain in self.gains], RULE)


class ChooseGain(CardEffect):
    """Gain one of several things (Treasury, Clay Pit)."""

    def __init__(self, options: list[list[int]]) -> None:
        self.options = options

    def now(self, table: Table, seat: int) -> None:
        """One must be chosen (ARC-RUL-15)."""
        table.push(PickGain(seat, self.options))


class PickGain(Choice):
    """Which of the gains to take."""

    NAME = "pick-gain"
    FIELDS = ("seat", "options")
    RULE = "ARC-RUL-15"

    def __init__(self, seat: int, options: list[list[int]]) -> None:
        super().__init__(seat)
        self.options = options

    def candidates(self, state: Table) -> list[int]:
        """One of those on the card."""
        return [moves.CHOOSE + i for i in range(len(self.options))]

    def choose(self, state: Table, move: int) -> None:
        """Take it."""
        gain_all(state, self.seat, self.options[move - moves.CHOOSE], RULE)


class HireAny(CardEffect):
    """Hire any face-up Apprentice for free (Tavern, ARC-RUL-51)."""

    def now(self, table: Table, seat: int) -> None:
        """Only at the Apprentice limit may it be declined."""
        if max(table.display) >= 0:
            begin_hire(table, seat, COLUMNS, True)


class CaptureGroups(CardEffect):
    """Capture groups for free (Armoury, Fortress, ARC-RUL-29)."""

    def __init__(self, groups: int) -> None:
        self.groups = groups

    def now(self, table: Table, seat: int) -> None:
        """Within the limit of locations."""
        table.push(Captures(seat, self.groups, 0, 0, True))


class ReleaseOrCapture(CardEffect):
    """Release all own Workers from other boards, or capture a group (Barracks)."""

    def now(self, table: Table, seat: int) -> None:
        """Either, or neither (ARC-RUL-15)."""
        table.push(FreeOrCapture(seat))


class FreeOrCapture(Choice):
    """Barracks: free own Workers, capture a group, or neither."""

    NAME = "free-or-capture"
    FIELDS = ("seat",)
    RULE = "ARC-RUL-29"

    def candidates(self, state: Table) -> list[int]:
        """Every group, own Workers, or nothing."""
        captures = range(moves.CAPTURE, moves.CAPTURE + CIRCLES * 5)
        return [moves.DECLINE, *captures, moves.FREE_WORKERS]

    def refusal(self, state: Table, move: int) -> Refusal | None:
        """Somebody must be there."""
        if move == moves.DECLINE:
            return None
        if move == moves.FREE_WORKERS:
            return None if captured_by_others(state, self.seat) else NOBODY_TO_FREE
        place, colour = divmod(move - moves.CAPTURE, 5)
        return None if colour < state.seats and state.players[colour].at[place] else NOBODY_THERE

    def choose(self, state: Table, move: int) -> None:
        """Free of charge."""
        if move == moves.FREE_WORKERS:
            release_from_boards(state, self.seat)
        elif move != moves.DECLINE:
            place, colour = divmod(move - moves.CAPTURE, 5)
            state.push(Capture(self.seat, colour, place))


NOBODY_TO_FREE: Final = Refusal("ARC-RUL-29", "nobody-to-ransom")


class TakeDebts(CardEffect):
    """Take Debts (Betting House)."""

    def __init__(self, debts: int) -> None:
        self.debts = debts

    def now(self, table: Table, seat: int) -> None:
        """Mandatory."""
        for _ in range(self.debts):
            table.push(TakeDebt(seat))


class Draw(CardEffect):
    """Draw Buildings (Drafting Room)."""

    def __init__(self, buildings: int) -> None:
        self.buildings = buildings

    def now(self, table: Table, seat: int) -> None:
        """As many as there are."""
        draw_buildings(table, seat, self.buildings, RULE)


class ReleasePrison(CardEffect):
    """Release all own Workers from Prison (Hideout)."""

    def now(self, table: Table, seat: int) -> None:
        """All of them."""
        release_from_prison(table, seat, table.players[seat].prison, RULE)


class MayDestroyDebt(CardEffect):
    """Destroy unpaid Debts, if the player likes (Church, ARC-RUL-52)."""

    def __init__(self, debts: int) -> None:
        self.debts = debts

    def now(self, table: Table, seat: int) -> None:
        """Nothing happens without a Debt."""
        if table.players[seat].unpaid:
            table.push(DestroyDebts(seat, self.debts))


class MayDiscardBuilding(CardEffect):
    """Discard a Building for goods, if the player likes (Library, ARC-RUL-52)."""

    def __init__(self, gains: list[int]) -> None:
        self.gains = gains

    def now(self, table: Table, seat: int) -> None:
        """Nothing happens without a card in hand."""
        if table.players[seat].hand:
            table.push(DiscardForGain(seat, self.gains))


class DiscardForGain(OptionalDiscard):
    """Library: which Building to discard, or none."""

    NAME = "discard-for-gain"
    FIELDS = ("seat", "gains")
    RULE = "ARC-RUL-15"

    def __init__(self, seat: int, gains: list[int]) -> None:
        super().__init__(seat)
        self.gains = gains

    def choose(self, state: Table, move: int) -> None:
        """Discard first, then gain."""
        if move != moves.DECLINE:
            super().choose(state, move)
            gain_all(state, self.seat, self.gains, RULE)


class EveryoneVirtue(CardEffect):
    """Every player gains or loses Virtue, the builder too (Monument, Watchtower, ARC-RUL-53)."""

    def __init__(self, virtue: int, prison_at_least: int) -> None:
        self.virtue = virtue
        self.prison_at_least = prison_at_least

    def now(self, table: Table, seat: int) -> None:
        """In turn order, the builder first (ARC-RUL-77)."""
        for other in reversed(table.clockwise(seat)):
            if table.players[other].prison >= self.prison_at_least:
                table.push(ChangeVirtue(other, self.virtue, RULE))


class DiscardApprentices(CardEffect):
    """Dismiss own Apprentices (Graveyard, ARC-RUL-58)."""

    def __init__(self, apprentices: int) -> None:
        self.apprentices = apprentices

    def now(self, table: Table, seat: int) -> None:
        """Mandatory, as far as there are any."""
        for _ in range(min(self.apprentices, len(table.players[seat].apprentices))):
            table.push(DismissOne(seat))


class DismissOne(Choice):
    """Which own Apprentice to dismiss."""

    NAME = "dismiss-one"
    FIELDS = ("seat",)
    RULE = "ARC-RUL-58"

    def candidates(self, state: Table) -> list[int]:
        """Every Apprentice."""
        return [moves.DISMISS + n for n in range(len(state.deck.apprentices))]

    def refusal(self, state: Table, move: int) -> Refusal | None:
        """Only own ones."""
        return None if move - moves.DISMISS in state.players[self.seat].apprentices else NOT_YOURS

    def choose(self, state: Table, move: int) -> None:
        """Under the deck."""
        dismiss(state, self.seat, move - moves.DISMISS)


NOT_YOURS: Final = Refusal("ARC-RUL-58", "not-hired")


class BuildAgain(CardEffect):
    """Place another Worker in the Guildhall at once (Crane, ARC-RUL-57)."""

    def now(self, table: Table, seat: int) -> None:
        """Mandatory when there is a Worker and something to build, else nothing."""
        if table.players[seat].workers > 0 and can_work(table, seat):
            table.players[seat].workers -= 1
            table.push(GuildhallWork(seat))
            take_outline(table, seat)


class EndVpMost(CardEffect):
    """Points for having strictly most of something."""

    def __init__(self, of: int, vp: int) -> None:
        self.of = of
        self.vp = vp

    def end_vp(self, table: Table, seat: int) -> int:
        """Ties give nothing."""
        return self.vp if strictly_most(table, seat, self.of) else 0


class EndVpPer(CardEffect):
    """Points for every so many of something, rounded down."""

    def __init__(self, of: int, each: int, vp: int) -> None:
        self.of = of
        self.each = each
        self.vp = vp

    def end_vp(self, table: Table, seat: int) -> int:
        """Only full sets count (ARC-RUL-54, ARC-RUL-55, ARC-RUL-56)."""
        return measure(table, seat, self.of) // self.each * self.vp


class EndVpNoDebt(CardEffect):
    """Points for having no unpaid Debt (University)."""

    def __init__(self, vp: int) -> None:
        self.vp = vp

    def end_vp(self, table: Table, seat: int) -> int:
        """After Virtue has taken or destroyed Debts."""
        return self.vp if table.players[seat].unpaid == 0 else 0


class EndVirtue(CardEffect):
    """Virtue gained or lost at the end of the game (Dungeon)."""

    changes_virtue = True

    def __init__(self, virtue: int) -> None:
        self.virtue = virtue

    def end_virtue(self, table: Table, seat: int) -> int:
        """A fixed amount."""
        return self.virtue


class EndVirtuePer(CardEffect):
    """Virtue at the end for every so many of something, rounded down."""

    changes_virtue = True

    def __init__(self, of: int, each: int, virtue: int) -> None:
        self.of = of
        self.each = each
        self.virtue = virtue

    def end_virtue(self, table: Table, seat: int) -> int:
        """Counted when it is resolved."""
        return measure(table, seat, self.of) // self.each * self.virtue


class EndVirtueMost(CardEffect):
    """Virtue at the end for having strictly most of something (Chapel)."""

    changes_virtue = True

    def __init__(self, of: int, virtue: int) -> None:
        self.of = of
        self.virtue = virtue

    def end_virtue(self, table: Table, seat: int) -> int:
        """Ties give nothing."""
        return self.virtue if strictly_most(table, seat, self.of) else 0


class DebtVp(CardEffect):
    """Unpaid Debts are worth more or less (Fountain, Gambler's Den, ARC-RUL-64)."""

    def __init__(self, vp: int) -> None:
        self.vp = vp

    def debt_vp(self) -> int:
        """Several add up."""
        return self.vp
