"""Options of the whole table: each is a module that fills some of the game's hooks."""

from typing import Final

from regnum.engine.errors import BadPosition
from regnum.engine.fields import Field, Fields, Whole
from regnum.engine.lists import changed
from regnum.engine.parts import Part
from regnum.engine.sheet import Sheet
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
from regnum.games.architects.state import NOT_YET, Module, Table
from regnum.games.architects.words import COLUMNS, NEUTRAL


class FirstApprentice(Choice):
    """Hire a first Apprentice for free (ARC-VAR-01)."""

    NAME = "first-apprentice"
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

    def resolve(self, state: Table) -> None:
        """Each empty space gets a card; nothing slides."""
        for space in range(2 * COLUMNS):
            if state.display[space] < 0:
                state.display = changed(state.display, space, draw_apprentice(state))


class StartingApprentice(Module):
    """Everybody begins with an Apprentice of their choice (ARC-VAR-01, ARC-RUL-03)."""

    name = "starting_apprentice"
    FIRST_BEFORE_DRAFT = True
    FRAMES = (FirstApprentice, RefillDisplay)

    def before_draft(self, table: Table) -> None:
        """Last player first; the display is refilled when everyone has chosen."""
        table.push(RefillDisplay())
        for seat in table.clockwise(table.first):
            table.push(FirstApprentice(seat))


class GuildhallDiscard(Module):
    """The 3rd outline of rows 1 to 3 discards the first column of Apprentices (ARC-VAR-02, ARC-RUL-04)."""

    name = "guildhall_discard"

    def outline_taken(self, table: Table, colour: int, number: int) -> None:
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


class NeutralOutline(SeatEffect):
    """A neutral Worker is laid on the next outline (ARC-SOLO-05, ARC-RUL-78)."""

    NAME = "neutral-outline"

    def resolve(self, state: Table) -> None:
        """Its outline triggers a Reset or the end as any other."""
        if state.log is not None:
            rule = "ARC-SOLO-05" if state.seats == 1 else "ARC-RUL-78"
            state.tell("clock-ticked", rule, state.seat_of(NEUTRAL), {"outline": len(state.guildhall) + 1})
        take_outline(state, NEUTRAL)
        if state.reset_due:
            state.push(Reset(self.seat))


class Patience(Part):
    """How long the King has waited."""

    def __init__(self, outline_turn: int) -> None:
        #: How many turns had ended when the last outline was taken.
        self.outline_turn = outline_turn

    def copy(self) -> "Patience":
        return Patience(self.outline_turn)


class KingsPatience(Module):
    """Nobody builds for 50 rounds: a neutral Worker takes an outline (ARC-RUL-78)."""

    name = "kings_patience"
    FIELDS = Fields(Field("outline_turn", Whole()))
    FRAMES = (NeutralOutline,)

    def part(self) -> Part:
        return Patience(0)

    def of(self, table: Table) -> Patience:
        part = table.parts[self.index]
        assert isinstance(part, Patience)
        return part

    def outline_taken(self, table: Table, colour: int, number: int) -> None:
        """A player's own turn has not ended yet; a neutral Worker comes after it."""
        self.of(table).outline_turn = table.turns if colour == NEUTRAL else table.turns + 1

    def turn_ended(self, table: Table, seat: int) -> None:
        """So that every game ends, however it is played."""
        idle = table.turns - self.of(table).outline_turn
        if idle >= ROUNDS_OF_PATIENCE * table.seats and table.last_turns == NOT_YET:
            table.push(NeutralOutline(seat))

    def complete(self, state: Table, told: frozenset[str]) -> None:
        if "outline_turn" not in told:
            self.of(state).outline_turn = state.turns

    def check(self, state: Table) -> None:
        if self.of(state).outline_turn > state.turns + 1:
            raise BadPosition("table.outline_turn", f"must be a whole number from 0 to {state.turns + 1}")

    def write(self, state: Table, seat: int, sheet: Sheet) -> None:
        sheet.number("outline_turn", self.of(state).outline_turn)


ROUNDS_OF_PATIENCE: Final = 50


class GuildhallClock(Module):
    """The solo clock: every 4th turn a neutral Worker takes an outline (ARC-SOLO-05)."""

    name = "guildhall_clock"
    FRAMES = (NeutralOutline,)

    def turn_ended(self, table: Table, seat: int) -> None:
        """Not any more in the last round."""
        if table.turns % TURNS_A_TICK == 0 and table.last_turns == NOT_YET:
            table.push(NeutralOutline(seat))


TURNS_A_TICK: Final = 4
