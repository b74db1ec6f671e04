"""The Black Market Reset (ARC-RESET)."""

from typing import Final

from regnum.engine.fields import Fields
from regnum.engine.lists import changed
from regnum.engine.state import SEAT, Choice, Refusal, SeatEffect
from regnum.games.architects import moves
from regnum.games.architects.captures import release_from_prison
from regnum.games.architects.fields import whole
from regnum.games.architects.state import Table
from regnum.games.architects.virtue import ChangeVirtue, TakeDebt
from regnum.games.architects.words import FREE

#: From so many Workers in Prison a Reset costs Virtue (ARC-RESET-06).
TOO_MANY_IN_PRISON: Final = 3
BOARD_USED: Final = 1 << 10


class Reset(SeatEffect):
    """The five steps, in order (ARC-RESET-02), also with an empty Black Market (ARC-RUL-43).

    `seat` is the active player.
    """

    NAME = "reset"

    def resolve(self, state: Table) -> None:
        """Steps 1 and 2 at once; 3, 4 and 5 may need decisions and wait on the stack."""
        state.reset_due = False
        if state.log is not None:
            state.tell("reset", "ARC-RESET-01", self.seat, {})
        state.push(ResetDebts(self.seat))
        state.push(ResetVirtue(self.seat))
        for seat in reversed(state.clockwise(self.seat)):
            if reacts(state, seat):
                state.push(Reactions(seat, 0))
        imprison_market(state)
        turn_market_card(state)


def imprison_market(table: Table) -> None:
    """Step 1: all Workers on the Black Market go to Prison (ARC-RESET-03)."""
    for space in range(3):
        colour = table.market[space]
        if colour >= 0:
            table.crew(colour).prison += 1
        table.market = changed(table.market, space, FREE)


def turn_market_card(table: Table) -> None:
    """Step 2: the top Small card goes, turned over, onto the Large pile (ARC-RESET-04).

    Without one all Large cards make a new Small pile first (ARC-RESET-08, ARC-RUL-40).
    """
    if not table.small:
        pile = table.large.copy()
        table.rng.shuffle(pile)
        table.small = pile
        table.large = []
    if table.small:
        table.large = [*table.large, table.small[-1]]
        table.small = table.small[:-1]


def reacts(table: Table, seat: int) -> bool:
    """Whether anything before the player reacts to a Reset."""
    player = table.players[seat]
    if player.board.reset_release:
        return True
    for number in player.apprentices:
        if table.deck.apprentices[number].reset is not None:
            return True
    return False


class Reactions(Choice):
    """Step 3: use what reacts to a Reset, in any order, or not at all (ARC-RESET-05, ARC-RUL-41).

    `used` has a bit for each of the player's Apprentices that was used, and one for the board.
    """

    NAME = "reactions"
    FIELDS = Fields(SEAT, whole("used"))
    RULE = "ARC-RESET-05"

    def __init__(self, seat: int, used: int) -> None:
        super().__init__(seat)
        self.used = used

    def candidates(self, state: Table) -> list[int]:
        """Everything that reacts to a Reset."""
        cards = [moves.USE + n for n, card in enumerate(state.deck.apprentices) if card.reset is not None]
        return [moves.DONE, *cards, moves.USE_BOARD]

    def refusal(self, state: Table, move: int) -> Refusal | None:
        """Once each, and only where it does something now (a Squire looks at the Prison when used)."""
        if move == moves.DONE:
            return None
        player = state.players[self.seat]
        if move == moves.USE_BOARD:
            if player.board.reset_release == 0:
                return NOT_YOURS
            if self.used & BOARD_USED:
                return ALREADY_USED
            return None if player.prison else NOBODY_TO_RELEASE
        if move - moves.USE not in player.apprentices:
            return NOT_YOURS
        if self.used >> player.apprentices.index(move - moves.USE) & 1:
            return ALREADY_USED
        step = state.deck.apprentices[move - moves.USE].reset
        return NOT_YOURS if step is None else step.refusal(state, self.seat)

    def choose(self, state: Table, move: int) -> None:
        """Use it, then ask again."""
        if move == moves.DONE:
            return
        player = state.players[self.seat]
        if move == moves.USE_BOARD:
            state.push(Reactions(self.seat, self.used | BOARD_USED))
            state.push(ReleaseSome(self.seat, player.board.reset_release))
            return
        number = move - moves.USE
        step = state.deck.apprentices[number].reset
        assert step is not None
        state.push(Reactions(self.seat, self.used | 1 << player.apprentices.index(number)))
        step.do(state, self.seat, self.RULE)


NOT_YOURS: Final = Refusal("ARC-WORKSHOP-11", "not-hired")
ALREADY_USED: Final = Refusal("ARC-RESET-05", "already-used")
NOBODY_TO_RELEASE: Final = Refusal("ARC-RESET-05", "nobody-in-prison")


class ReleaseSome(Choice):
    """How many own Workers to release from Prison, up to a number."""

    NAME = "release-some"
    FIELDS = Fields(SEAT, whole("most"))
    RULE = "ARC-RESET-05"

    def __init__(self, seat: int, most: int) -> None:
        super().__init__(seat)
        self.most = most

    def candidates(self, state: Table) -> list[int]:
        return [moves.RELEASE_SOME + i for i in range(moves.MOST_RELEASED)]

    def refusal(self, state: Table, move: int) -> Refusal | None:
        """As many as there are."""
        workers = move - moves.RELEASE_SOME + 1
        if workers > self.most:
            return TOO_MANY_RELEASED
        return None if workers <= state.players[self.seat].prison else NOBODY_TO_RELEASE

    def choose(self, state: Table, move: int) -> None:
        """To the player supply."""
        release_from_prison(state, self.seat, move - moves.RELEASE_SOME + 1, self.RULE)


TOO_MANY_RELEASED: Final = Refusal("ARC-RESET-05", "too-many-released")


class ResetVirtue(SeatEffect):
    """Step 4: 3 or more Workers in Prison cost 1 Virtue (ARC-RESET-06)."""

    NAME = "reset-virtue"

    def resolve(self, state: Table) -> None:
        """Asked in turn order, the active player first (ARC-RUL-77)."""
        for seat in reversed(state.clockwise(self.seat)):
            if state.players[seat].prison >= TOO_MANY_IN_PRISON:
                state.push(ChangeVirtue(seat, -1, "ARC-RESET-06"))


class ResetDebts(SeatEffect):
    """Step 5: whoever has most Workers in Prison takes a Debt (ARC-RESET-07)."""

    NAME = "reset-debts"

    def resolve(self, state: Table) -> None:
        """All who tie for most; nobody if the Prison is empty (ARC-RUL-42)."""
        most = 0
        for player in state.players:
            most = max(most, player.prison)
        if most == 0:
            return
        for seat in reversed(state.clockwise(self.seat)):
            if state.players[seat].prison == most:
                state.push(TakeDebt(seat))
