"""The Guardhouse: Prison, ransom and Debts (ARC-GUARD)."""

from typing import Final

from regnum.engine.fields import Fields
from regnum.engine.state import SEAT, Choice, Refusal, SeatEffect
from regnum.games.architects import moves
from regnum.games.architects.captures import captured_by_others, release_from_boards, release_from_prison
from regnum.games.architects.fields import whole
from regnum.games.architects.payment import can_afford, pay_silver
from regnum.games.architects.places.placing import Placing, stand
from regnum.games.architects.state import Table
from regnum.games.architects.supply import bonus, gain
from regnum.games.architects.virtue import ChangeVirtue, TakeDebt, gain_virtue
from regnum.games.architects.words import DEBT_PAID, GUARDHOUSE, SEND_TO_PRISON, SILVER

#: 5 Silver, 2 of them Tax (ARC-GUARD-04); 6 Silver, 3 of them Tax (ARC-GUARD-05).
RANSOM_PRICE: Final = (3, 2)
REPAY_PRICE: Final = (3, 3)


class Guardhouse(Placing):
    """Up to one action for each own Worker, in any order, repeats allowed (ARC-GUARD-01)."""

    NAME = "guardhouse"

    def visit(self, table: Table, seat: int) -> None:
        """Unused actions are lost."""
        table.push(GuardActions(seat, stand(table, seat, GUARDHOUSE)))


class GuardActions(Choice):
    """The next Guardhouse action, or enough (ARC-RUL-44)."""

    NAME = "guard-actions"
    FIELDS = Fields(SEAT, whole("left"))
    RULE = "ARC-GUARD-01"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def candidates(self, state: Table) -> list[int]:
        """The four actions, the third in two ways."""
        return [
            moves.DONE,
            moves.IMPRISON,
            moves.RELEASE,
            moves.RANSOM_SILVER,
            moves.RANSOM_DEBT,
            moves.REPAY,
        ]

    def refusal(self, state: Table, move: int) -> Refusal | None:
        """An action that would do nothing is not offered (ARC-RUL-44)."""
        player = state.players[self.seat]
        if move == moves.IMPRISON:
            return None if player.has_captured() else NOBODY_CAPTURED
        if move == moves.RELEASE:
            return None if player.prison else NOBODY_IN_PRISON
        if move == moves.RANSOM_SILVER or move == moves.RANSOM_DEBT:
            if captured_by_others(state, self.seat) == 0:
                return NOBODY_TO_RANSOM
            if move == moves.RANSOM_SILVER and not can_afford(state, self.seat, RANSOM_PRICE[0], RANSOM_PRICE[1]):
                return CANNOT_PAY_RANSOM
        elif move == moves.REPAY:
            if player.unpaid == 0:
                return NO_DEBT
            if not can_afford(state, self.seat, REPAY_PRICE[0], REPAY_PRICE[1]):
                return CANNOT_PAY_DEBT
        return None

    def choose(self, state: Table, move: int) -> None:
        """Costs before benefits (ARC-RUL-16); at Virtue 0 the ransom by Debt gives two of them (ARC-RUL-45)."""
        if move == moves.DONE:
            return
        seat = self.seat
        if self.left > 1:
            state.push(GuardActions(seat, self.left - 1))
        if move == moves.IMPRISON:
            send_to_prison(state, seat)
        elif move == moves.RELEASE:
            release_from_prison(state, seat, state.players[seat].prison, "ARC-GUARD-03")
        elif move == moves.REPAY:
            state.push(PayOffDebt(seat))
            pay_silver(state, seat, REPAY_PRICE[0], REPAY_PRICE[1], "ARC-GUARD-05")
        else:
            state.push(ReleaseFromBoards(seat))
            if move == moves.RANSOM_SILVER:
                pay_silver(state, seat, RANSOM_PRICE[0], RANSOM_PRICE[1], "ARC-GUARD-04")
            else:
                state.push(ChangeVirtue(seat, -1, "ARC-GUARD-04"))
                state.push(TakeDebt(seat))


NOBODY_CAPTURED: Final = Refusal("ARC-GUARD-02", "nobody-captured")
NOBODY_IN_PRISON: Final = Refusal("ARC-GUARD-03", "nobody-in-prison")
NOBODY_TO_RANSOM: Final = Refusal("ARC-GUARD-04", "nobody-to-ransom")
CANNOT_PAY_RANSOM: Final = Refusal("ARC-GUARD-04", "cannot-pay")
NO_DEBT: Final = Refusal("ARC-GUARD-05", "no-debt")
CANNOT_PAY_DEBT: Final = Refusal("ARC-GUARD-05", "cannot-pay")


def send_to_prison(table: Table, seat: int) -> None:
    """All captured Workers go to Prison, 1 Silver each (ARC-GUARD-02); they stay their owners' (ARC-PRISON-01)."""
    player = table.players[seat]
    total = 0
    for colour in range(table.colours):
        table.crew(colour).prison += player.captured[colour]
        total += player.captured[colour]
    player.captured = [0] * table.colours
    if table.log is not None:
        table.tell("sent-to-prison", "ARC-GUARD-02", seat, {"amount": total})
    gain(table, seat, SILVER, total, "ARC-GUARD-02")
    bonus(table, seat, SEND_TO_PRISON)
    gain(table, seat, SILVER, player.board.prison_silver, "ARC-ADV-19")


class ReleaseFromBoards(SeatEffect):
    """The ransom is paid: all own Workers come home (ARC-GUARD-04)."""

    NAME = "release-from-boards"

    def resolve(self, state: Table) -> None:
        """From all other players' boards."""
        release_from_boards(state, self.seat)


class PayOffDebt(SeatEffect):
    """Flip a Debt to its paid side (ARC-DEBT-02)."""

    NAME = "pay-off-debt"

    def resolve(self, state: Table) -> None:
        """Flip, Virtue, then what Apprentices add (ARC-RUL-46)."""
        player = state.players[self.seat]
        player.unpaid -= 1
        player.paid += 1
        if state.log is not None:
            state.tell("paid-off-debt", "ARC-DEBT-02", self.seat, {"paid": player.paid})
        gain_virtue(state, self.seat, 1, "ARC-DEBT-02")
        bonus(state, self.seat, DEBT_PAID)
