"""Clocks: how long a move may take at a table, and what happens to those whose time runs out.

When that will be is written with every entry, so any worker can see to it, also after a restart; the entry by which a
seat goes to a bot is written once, as every other. In a simultaneous step all have the time of the step: it begins with
it and ends with it, and tells nothing of who has answered.
"""

from typing import Final

from regnum.engine.game import Game
from regnum.server import schemas
from regnum.server.hands import BOT, hand_entry, is_about_seats
from regnum.server.live import LiveTable, is_move
from regnum.server.store import SeatRow, TableRow

MINUTE: Final = 60


def clock_of(row: TableRow, live: LiveTable) -> schemas.Clock | None:
    """The clock of a table, if it has one."""
    return schemas.Clock(seconds=row.clock, due=None if live.over else row.due) if row.clock else None


def awaited(live: LiveTable, sitting: list[SeatRow]) -> list[int]:
    """The people who must decide: for those the clock runs."""
    return [seat for seat in holders_asked(live, sitting) if seat not in live.bots]


def holders_asked(live: LiveTable, sitting: list[SeatRow]) -> list[int]:
    """The seats that must decide and that people hold, even if a bot plays for them now."""
    deciders = [] if live.over else [decision.seat for decision in live.game.decisions]
    return [seat for seat in deciders if sitting[seat].owner is not None]


def due_after(row: TableRow, live: LiveTable, sitting: list[SeatRow], words: str, now: float) -> float | None:
    """When the time of those ends who must decide after an entry; a move gives the next ones all of it.

    Who lets a bot play for a moment gains nothing by it.
    """
    if not row.clock or live.over:
        return None
    if live.secret() and (row.due is not None or not is_about_seats(words)):
        return row.due
    if words.startswith(hand_entry(BOT)) and holders_asked(live, sitting):
        return row.due
    if not awaited(live, sitting):
        return None
    return now + row.clock if row.due is None or is_move(words) else row.due


def first_due(row: TableRow, game: Game, sitting: list[SeatRow], now: float) -> float | None:
    """When the time of those ends who must decide at a table that is being opened."""
    waits = any(sitting[decision.seat].owner is not None for decision in game.decisions)
    return now + row.clock if row.clock and waits else None


def due_for_newcomer(row: TableRow, live: LiveTable, seat: int, now: float) -> float | None:
    """A clock that begins to run for somebody who sits down and must decide; none where one runs already."""
    decides = any(decision.seat == seat for decision in live.game.decisions)
    return now + row.clock if row.clock and row.due is None and decides and not live.over else None
