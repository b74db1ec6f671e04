"""Tables that older rules have played: they go on from their position with the rules of today, or end in a clear state.

What a move means may change with the rules, so moves are not played through again with others. Every move is therefore
written together with a snapshot of the table after it. Where today's rules can read its position, the table begins anew
from there; its seats, its link and its place in the lists stay, and the record of what was played before is kept.
"""

from collections.abc import Sequence
from dataclasses import replace

import msgspec
import structlog

import regnum
from regnum.api import go_on_from
from regnum.engine.errors import RegnumError
from regnum.engine.game import Game
from regnum.engine.record import parse_record
from regnum.server.errors import TableEnded
from regnum.server.live import LiveTable
from regnum.server.seated import bots_of, standing_of
from regnum.server.store import SeatRow, Standing, Store, TableRow

log = structlog.get_logger()


class Snapshot(msgspec.Struct, frozen=True):
    """A table after its newest move: how many there were, its position, and the record of its game."""

    entries: int
    position: dict[str, object]
    record: str


def standing_with(game: Game, standing: Standing, entries: int) -> Standing:
    """How a table stands, with a snapshot of it after so many moves."""
    record = game.record
    if standing.conceded is not None:
        record.conceded = game.type.seat_names[standing.conceded]
    snapshot = Snapshot(entries, game.position(), str(record))
    return replace(standing, snapshot=msgspec.json.encode(snapshot).decode())


async def resumed(store: Store, row: TableRow, sitting: Sequence[SeatRow], why: RegnumError) -> TableRow:
    """A table that can't be played out as it was, begun anew from its newest position; `TableEnded` where it can't."""
    told, earlier = await store.kept(row.id)
    if row.kind == "replay" or told is None:
        raise await _ended(store, row, why)
    snapshot = msgspec.json.decode(told, type=Snapshot)
    try:
        game = go_on_from(snapshot.position)
    except RegnumError as error:
        raise await _ended(store, row, error) from None
    live = LiveTable(game, bots_of(sitting), renewed=True)
    for seat, words in (await store.entries(row.id, 0))[: snapshot.entries]:
        live.carry(seat, words)
    standing = standing_with(game, standing_of(game, live.bots, live.conceded), snapshot.entries)
    standing = replace(standing, due=row.due)
    records = "\n".join(filter(None, (earlier, snapshot.record)))
    await store.begin_anew(row, str(game.record), snapshot.entries, records, standing)
    log.warning("table goes on with the rules of today", table=row.id, game=row.game, reason=str(why))
    return await store.table(row.id) or row


async def _ended(store: Store, row: TableRow, why: RegnumError) -> TableEnded:
    await store.end(row.id)
    log.warning("table has ended", table=row.id, game=row.game, reason=str(why))
    return TableEnded(
        "the rules or the cards of this game have changed since, and the table can't go on with those of today; its "
        f"record is kept and can be downloaded ({why})"
    )


async def kept_record(store: Store, id: str) -> str:
    """All that a table which has ended has left: its record, after those of what was played with older rules still."""
    row = await store.table(id)
    assert row is not None
    told, earlier = await store.kept(id)
    newest = msgspec.json.decode(told, type=Snapshot).record if told else await _written_down(store, row)
    return "\n".join(filter(None, (earlier, newest)))


async def _written_down(store: Store, row: TableRow) -> str:
    """The record of a table that is older than snapshots: all that was written down, in its order."""
    record = parse_record(row.record)
    names = {type.name: type.seat_names for type in regnum.games()}.get(row.game, ())
    for seat, words in await store.entries(row.id, row.first_ply):
        record.moves.append((names[seat] if seat < len(names) else f"seat-{seat}", words))
    return str(record)
