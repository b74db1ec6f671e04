"""Virtue and Debts (ARC-VIRTUE, ARC-DEBT)."""

from typing import Final

from regnum.engine.fields import Fields
from regnum.engine.state import SEAT, Choice, Effect, Refusal, SeatEffect
from regnum.games.architects import moves
from regnum.games.architects.fields import BY_RULE, whole
from regnum.games.architects.state import Table
from regnum.games.architects.words import MAX_VIRTUE


def gain_virtue(table: Table, seat: int, points: int, rule: str) -> None:
    """Gain Virtue; each point above 14 may destroy an unpaid Debt (ARC-VIRTUE-01, ARC-VIRTUE-02)."""
    if points < 0:
        lose_virtue(table, seat, -points, rule)
        return
    if points == 0:
        return
    player = table.players[seat]
    reached = player.virtue + points
    player.virtue = min(MAX_VIRTUE, reached)
    if table.log is not None:
        table.tell("gained-virtue", rule, seat, {"amount": points, "virtue": player.virtue})
    player.board.virtue_gained(table, seat, points)
    if reached > MAX_VIRTUE and player.unpaid > 0:
        table.push(DestroyDebts(seat, reached - MAX_VIRTUE))


def lose_virtue(table: Table, seat: int, points: int, rule: str) -> None:
    """Lose Virtue, unless the player's board prevents it (ARC-VIRTUE-01)."""
    if points == 0:
        return
    if not table.players[seat].board.virtue_due(table, seat, points, rule):
        suffer_loss(table, seat, points, rule)


def suffer_loss(table: Table, seat: int, points: int, rule: str) -> None:
    """Lose Virtue; each point below 0 gives a Debt (ARC-VIRTUE-03)."""
    player = table.players[seat]
    reached = player.virtue - points
    player.virtue = max(0, reached)
    if table.log is not None:
        table.tell("lost-virtue", rule, seat, {"amount": points, "virtue": player.virtue})
    for _ in range(-reached):
        table.push(TakeDebt(seat))


def add_debt(table: Table, seat: int) -> None:
    """Put a Debt before the player, unpaid side up (ARC-DEBT-01); Debts never run out (ARC-RUL-48)."""
    player = table.players[seat]
    player.unpaid += 1
    if table.log is not None:
        table.tell("took-debt", "ARC-DEBT-01", seat, {"unpaid": player.unpaid})
    player.board.debt_taken(table, seat)


class TakeDebt(SeatEffect):
    """The player takes a Debt, unless the player's board has a way out (ARC-DEBT-01)."""

    NAME = "take-debt"

    def resolve(self, state: Table) -> None:
        if not state.players[self.seat].board.debt_due(state, self.seat):
            add_debt(state, self.seat)


class ChangeVirtue(Effect):
    """A player gains or loses Virtue; a frame, so that players are asked in turn order (ARC-RUL-77)."""

    NAME = "change-virtue"
    FIELDS = Fields(SEAT, whole("points"), BY_RULE)

    def __init__(self, seat: int, points: int, rule: str) -> None:
        self.seat = seat
        self.points = points
        self.rule = rule

    def resolve(self, state: Table) -> None:
        gain_virtue(state, self.seat, self.points, self.rule)


class DestroyDebts(Choice):
    """Virtue went above 14: for each point an unpaid Debt may be destroyed (ARC-VIRTUE-02)."""

    NAME = "destroy-debts"
    FIELDS = Fields(SEAT, whole("points"))
    RULE = "ARC-VIRTUE-02"

    def __init__(self, seat: int, points: int) -> None:
        super().__init__(seat)
        self.points = points

    def candidates(self, state: Table) -> list[int]:
        """Destroy one, or not."""
        return [moves.DECLINE, moves.DESTROY_DEBT]

    def refusal(self, state: Table, move: int) -> Refusal | None:
        """Two cards that give Virtue at one moment may both ask for the last Debt."""
        return None if move == moves.DECLINE or state.players[self.seat].unpaid else NO_DEBT

    def choose(self, state: Table, move: int) -> None:
        """A destroyed Debt goes back to the pile and triggers nothing (ARC-DEBT-03)."""
        if move == moves.DECLINE:
            return
        destroy_debt(state, self.seat)
        if self.points > 1 and state.players[self.seat].unpaid > 0:
            state.push(DestroyDebts(self.seat, self.points - 1))


NO_DEBT: Final = Refusal("ARC-DEBT-03", "no-debt")


def destroy_debt(table: Table, seat: int) -> None:
    """Return an unpaid Debt to the pile (ARC-DEBT-03); that is no pay-off (ARC-RUL-47)."""
    player = table.players[seat]
    player.unpaid -= 1
    if table.log is not None:
        table.tell("destroyed-debt", "ARC-DEBT-03", seat, {"unpaid": player.unpaid})
