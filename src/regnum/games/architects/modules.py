"""Options of the whole table: each is a module that fills some of the game's hooks."""

from typing import Final

from regnum.engine.state import Choice, Effect, Refusal, SeatEffect
from regnum.games.architects import moves
from regnum.games.architects.construction import take_outline
from regnum.games.architects.hiring import (
    NO_CARD_THERE,
    close_gap,
    draw_apprentice,
    put_apprentices_under,
    take_apprentice,
)
from regnum.games.architects.reset import Reset
from regnum.games.architects.state import NOT_YET, Module, Table, changed
from regnum.games.architects.words import COLUMNS, NEUTRAL


class StartingApprentice(Module):
    """Everybody begins with an Apprentice of their choice (ARC-VAR-01, ARC-RUL-03)."""

    name = "starting_apprentice"
    first_before_draft = True

    def before_draft(self, table: Table) -> None:
        """Last player first; the display is refilled when everyone has chosen."""
        table.push(RefillDisplay())
        for seat in table.clockwise(table.first):
            table.push(FirstApprentice(seat))


class FirstApprentice(Choice):
    """Hire a first Apprentice for free (ARC-VAR-01)."""

    NAME = "first-apprentice"
    FIELDS = ("seat",)
    RULE = "ARC-VAR-01"

    def candidates(self, state: Table) -> list[int]:
        """All eight spaces."""
        return [moves.HIRE + space for space in range(2 * COLUMNS)]

    def refusal(self, state: Table, move: int) -> Refusal | None:
        """Taken cards are not replaced yet."""
        return NO_CARD_THERE if state.display[move - moves.HIRE] < 0 else None

    def choose(self, state: Table, move: int) -> None:
        """Its Virtue icon applies."""
        take_apprentice(state, self.seat, move - moves.HIRE)


class RefillDisplay(Effect):
    """Fill the empty spaces after everyone has chosen."""

    NAME = "refill-display"
    FIELDS = ()

    def resolve(self, state: Table) -> None:
        """Each empty space gets a card; nothing slides."""
        for space in range(2 * COLUMNS):
            if state.display[space] < 0:
                state.display = changed(state.display, space, draw_apprentice(state))


class GuildhallDiscard(Module):
    """The 3rd outline of rows 1 to 3 discards the first column of Apprentices (ARC-VAR-02, ARC-RUL-04)."""

    name = "guildhall_discard"

    def outline_taken(self, table: Table, number: int) -> None:
        """Before the construction; Silver on the cards goes back to the Supply."""
        row, column = divmod(number - 1, table.outlines_per_row)
        if column != 2 or row > 2:
            return
        gone = [table.display[space] for space in (0, COLUMNS) if table.display[space] >= 0]
        put_apprentices_under(table, gone)
        for space in (0, COLUMNS):
            close_gap(table, space)
        if table.log is not None:
            table.tell("column-discarded", "ARC-VAR-02", table.turn, {"amount": len(gone)})


class KingsPatience(Module):
    """Nobody builds for 50 rounds: a neutral Worker takes an outline (ARC-RUL-78)."""

    name = "kings_patience"

    def turn_ended(self, table: Table, seat: int) -> None:
        """So that every game ends, however it is played."""
        idle = table.turns - table.outline_turn
        if idle >= ROUNDS_OF_PATIENCE * table.seats and table.last_turns == NOT_YET:
            table.push(NeutralOutline(seat))


ROUNDS_OF_PATIENCE: Final = 50


class GuildhallClock(Module):
    """The solo clock: every 4th turn a neutral Worker takes an outline (ARC-SOLO-05)."""

    name = "guildhall_clock"

    def turn_ended(self, table: Table, seat: int) -> None:
        """Not any more in the last round."""
        if table.turns % TURNS_A_TICK == 0 and table.last_turns == NOT_YET:
            table.push(NeutralOutline(seat))


TURNS_A_TICK: Final = 4


class NeutralOutline(SeatEffect):
    """A neutral Worker is laid on the next outline (ARC-SOLO-05, ARC-RUL-78)."""

    NAME = "neutral-outline"

    def resolve(self, state: Table) -> None:
        """Its outline triggers a Reset or the end as any other."""
        if state.log is not None:
            rule = "ARC-SOLO-05" if state.seats == 1 else "ARC-RUL-78"
            state.tell("clock-ticked", rule, NEUTRAL, {"outline": len(state.guildhall) + 1})
        take_outline(state, NEUTRAL)
        if state.reset_due:
            state.push(Reset(self.seat))
