"""What the verbs of the card files do: one class for each, and the decisions that they ask for."""

from typing import Final

from regnum.engine.state import Choice, Refusal
from regnum.games import steps
from regnum.games.architects import moves
from regnum.games.architects.captures import (
    NOBODY_THERE,
    Capture,
    Captures,
    captured_by_others,
    release_from_boards,
    release_from_prison,
)
from regnum.games.architects.cards import Cost
from regnum.games.architects.construction import GuildhallWork, can_work, take_outline
from regnum.games.architects.discards import DiscardBuilding
from regnum.games.architects.hiring import begin_hire, dismiss
from regnum.games.architects.payment import pay
from regnum.games.architects.reset import NOBODY_TO_RELEASE, ReleaseSome
from regnum.games.architects.state import Table
from regnum.games.architects.supply import draw_buildings, gain_all
from regnum.games.architects.virtue import NO_DEBT, TakeDebt, destroy_debt, lose_virtue
from regnum.games.architects.words import COLUMNS
from regnum.games.steps import Amount, Step


class Gain(steps.Gain):
    """`gain`: goods, Building cards and Virtue."""

    def give(self, table: Table, seat: int, given: list[int], rule: str) -> None:
        gain_all(table, seat, given, rule)


class LoseVirtue(Amount):
    """`lose`: Virtue."""

    def repeat(self, table: Table, seat: int, rule: str, times: int) -> None:
        lose_virtue(table, seat, self.number * times, rule)


class Pay(Step):
    """`pay`: goods to the Supply; only what an arrow follows."""

    def __init__(self, text: str, cost: Cost) -> None:
        super().__init__(text)
        self.cost = cost

    def do(self, table: Table, seat: int, rule: str) -> None:
        pay(table, seat, self.cost, 0, rule)

    def refusal(self, table: Table, seat: int) -> Refusal | None:
        player = table.players[seat]
        return None if player.board.can_pay(player, self.cost, len(player.hand)) else CANNOT_PAY


class Draw(Amount):
    """`draw`: Buildings, as many as there are."""

    def repeat(self, table: Table, seat: int, rule: str, times: int) -> None:
        draw_buildings(table, seat, self.number * times, rule)


class Discard(Amount):
    """`discard`: Buildings from hand, as far as there are any."""

    def repeat(self, table: Table, seat: int, rule: str, times: int) -> None:
        for _ in range(min(self.number * times, len(table.players[seat].hand))):
            table.push(DiscardOne(seat))

    def refusal(self, table: Table, seat: int) -> Refusal | None:
        return None if len(table.players[seat].hand) >= self.number else NO_CARD_TO_DISCARD


class DiscardOne(DiscardBuilding):
    """Which Building to discard."""

    NAME = "discard-one"
    RULE = "ARC-RUL-15"


class TakeDebts(Amount):
    """`take`: Debts (Betting House)."""

    def repeat(self, table: Table, seat: int, rule: str, times: int) -> None:
        for _ in range(self.number * times):
            table.push(TakeDebt(seat))


class Destroy(Amount):
    """`destroy`: unpaid Debts, as far as there are any (ARC-DEBT-03)."""

    def repeat(self, table: Table, seat: int, rule: str, times: int) -> None:
        for _ in range(min(self.number * times, table.players[seat].unpaid)):
            destroy_debt(table, seat)

    def refusal(self, table: Table, seat: int) -> Refusal | None:
        return None if table.players[seat].unpaid else NO_DEBT


class Dismiss(Amount):
    """`dismiss`: own Apprentices, as far as there are any (Graveyard, ARC-RUL-58)."""

    def repeat(self, table: Table, seat: int, rule: str, times: int) -> None:
        for _ in range(min(self.number * times, len(table.players[seat].apprentices))):
            table.push(DismissOne(seat))

    def refusal(self, table: Table, seat: int) -> Refusal | None:
        return None if len(table.players[seat].apprentices) >= self.number else NOBODY_TO_DISMISS


class DismissOne(Choice):
    """Which own Apprentice to dismiss."""

    NAME = "dismiss-one"
    RULE = "ARC-RUL-58"

    def candidates(self, state: Table) -> list[int]:
        return [moves.DISMISS + n for n in range(len(state.deck.apprentices))]

    def refusal(self, state: Table, move: int) -> Refusal | None:
        return None if move - moves.DISMISS in state.players[self.seat].apprentices else NOT_YOURS

    def choose(self, state: Table, move: int) -> None:
        dismiss(state, self.seat, move - moves.DISMISS)


class CaptureGroups(Amount):
    """`capture`: groups for free, within the limit of locations; one may always stop (ARC-RUL-29)."""

    def repeat(self, table: Table, seat: int, rule: str, times: int) -> None:
        table.push(Captures(seat, self.number * times, 0, 0, True))


class FreeWorkers(Step):
    """`free-workers`: all own Workers come home from other boards."""

    def do(self, table: Table, seat: int, rule: str) -> None:
        release_from_boards(table, seat)

    def refusal(self, table: Table, seat: int) -> Refusal | None:
        return None if captured_by_others(table, seat) else NOBODY_TO_FREE


class FreeOrCapture(Choice):
    """Barracks: free own Workers, capture a group, or neither."""

    NAME = "free-or-capture"
    RULE = "ARC-RUL-29"

    def candidates(self, state: Table) -> list[int]:
        return [moves.DECLINE, *moves.ALL_CAPTURES, moves.FREE_WORKERS]

    def refusal(self, state: Table, move: int) -> Refusal | None:
        """Somebody must be there."""
        if move == moves.DECLINE:
            return None
        if move == moves.FREE_WORKERS:
            return None if captured_by_others(state, self.seat) else NOBODY_TO_FREE
        place, colour = moves.captured_group(move, state.seats, state.colours)
        return None if colour >= 0 and state.crew(colour).at[place] else NOBODY_THERE

    def choose(self, state: Table, move: int) -> None:
        """Free of charge."""
        if move == moves.FREE_WORKERS:
            release_from_boards(state, self.seat)
        elif move != moves.DECLINE:
            place, colour = moves.captured_group(move, state.seats, state.colours)
            state.push(Capture(self.seat, colour, place))


class Release(Amount):
    """`release`: up to so many own Workers from Prison; how many is asked at a Reset, else it is as many as can be."""

    def repeat(self, table: Table, seat: int, rule: str, times: int) -> None:
        workers = min(self.number * times, table.players[seat].prison)
        if workers and rule == ReleaseSome.RULE:
            table.push(ReleaseSome(seat, self.number * times))
        elif workers:
            release_from_prison(table, seat, workers, rule)

    def refusal(self, table: Table, seat: int) -> Refusal | None:
        return None if table.players[seat].prison else NOBODY_TO_RELEASE


class ReleaseAll(Step):
    """`release-all`: all own Workers from Prison (Hideout)."""

    def do(self, table: Table, seat: int, rule: str) -> None:
        release_from_prison(table, seat, table.players[seat].prison, rule)


class HireAny(Step):
    """`hire`: any face-up Apprentice for free; only at the Apprentice limit may it be declined (ARC-RUL-51)."""

    def do(self, table: Table, seat: int, rule: str) -> None:
        if max(table.display) >= 0:
            begin_hire(table, seat, COLUMNS, True)


class BuildAgain(Step):
    """`build-again`: another Worker in the Guildhall at once (Crane, ARC-RUL-57)."""

    def do(self, table: Table, seat: int, rule: str) -> None:
        """Mandatory when there is a Worker and something to build, else nothing."""
        if table.players[seat].workers > 0 and can_work(table, seat):
            table.players[seat].workers -= 1
            table.push(GuildhallWork(seat))
            take_outline(table, seat)


CANNOT_PAY: Final = Refusal("ARC-RUL-16", "cannot-pay")
NO_CARD_TO_DISCARD: Final = Refusal("ARC-RUL-16", "no-card-to-discard")
NOBODY_TO_DISMISS: Final = Refusal("ARC-RUL-16", "nobody-to-dismiss")
NOBODY_TO_FREE: Final = Refusal("ARC-RUL-29", "nobody-to-ransom")
NOT_YOURS: Final = Refusal("ARC-RUL-58", "not-hired")
