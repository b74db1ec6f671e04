"""What a host does to the database, beside a running server or without one (`regnum admin`).

Running workers hear of it through the list of orders, within seconds (`house.py`).
"""

import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from regnum.engine.errors import BadOption
from regnum.server.database import connect, metadata, moves, newest_form, orders, revision_of, said, seats, tables
from regnum.server.explaining import UNUSABLE, explained, shown
from regnum.server.house import BLOCK, LOOK, NOTICE
from regnum.server.limits import HOUSEHOLD, household
from regnum.server.players import KEY, owner_of

#: How long running workers have to see that a table was changed.
LOOK_SECONDS: Final = 60.0
#: When somebody last played at a table, or looked at a record.
TOUCHED: Final = sa.case((tables.c.told > tables.c.updated, tables.c.told), else_=tables.c.updated).label("touched")
#: Rows that are copied at a time.
CHUNK: Final = 500


@dataclass(frozen=True)
class Known:
    """A table in the host's list."""

    id: str
    kind: str
    game: str
    over: bool
    moves: int
    players: list[str]
    touched: float


def refuse_missing(url: str) -> None:
    """A database that is looked after is there already: a new file would only hide a wrong name."""
    if url.startswith("sqlite") and not Path(url.partition(":///")[2]).is_file():
        raise BadOption(f"there is no database {shown(url)}; name it with --database")


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[AsyncConnection]:
    """A transaction in a database that is there and has the form that this program knows."""
    refuse_missing(url)
    try:
        form = await revision_of(url)
    except UNUSABLE as error:
        raise explained(url, error) from None
    if form != newest_form():
        raise BadOption(
            f"the database {shown(url)} has the form {form or 'of no Regnum'}, this program's is "
            f"{newest_form()}: start the server once, which brings it there"
        )
    engine = connect(url)
    try:
        async with engine.begin() as connection:
            yield connection
    except UNUSABLE as error:
        raise explained(url, error) from None  # it can be read, but not written to, or it is locked
    finally:
        await engine.dispose()


async def listed(connection: AsyncConnection, ids: Sequence[str] | None = None, most: int = 50) -> list[Known]:
    """The tables that were touched last, or those of the ids; moves are counted of these alone."""
    query = sa.select(tables.c.id, tables.c.kind, tables.c.game, tables.c.over, TOUCHED).order_by(TOUCHED.desc())
    query = query.limit(most) if ids is None else query.where(tables.c.id.in_(ids))
    found = list(await connection.execute(query))
    shown = [row.id for row in found]
    count = sa.select(moves.c.table_id, sa.func.count().label("moves")).where(moves.c.table_id.in_(shown))
    counted = {row.table_id: row.moves for row in await connection.execute(count.group_by(moves.c.table_id))}
    sitting = sa.select(seats).where(seats.c.table_id.in_(shown)).order_by(seats.c.seat)
    players: dict[str, list[str]] = {}
    for one in await connection.execute(sitting):
        players.setdefault(one.table_id, []).append(f"{one.player} ({one.level})" if one.level else one.player or "-")
    return [
        Known(row.id, row.kind, row.game, row.over, counted.get(row.id, 0), players.get(row.id, []), row.touched)
        for row in found
    ]


async def untouched(connection: AsyncConnection, seconds: float) -> list[str]:
    """The tables on which nobody has played, and the records at which nobody has looked, for so long."""
    since = time.time() - seconds
    query = sa.select(tables.c.id).where(since > TOUCHED).order_by(TOUCHED)
    return list(await connection.scalars(query))


async def remove(connection: AsyncConnection, ids: Sequence[str]) -> int:
    """Remove tables with their seats, moves and what was said; how many there were."""
    removed = 0
    for start in range(0, len(ids), CHUNK):
        some = ids[start : start + CHUNK]
        for table in (moves, seats, said):
            await connection.execute(sa.delete(table).where(table.c.table_id.in_(some)))
        removed += (await connection.execute(sa.delete(tables).where(tables.c.id.in_(some)))).rowcount
    await _have_looked_at(connection, ids)
    return removed


async def _have_looked_at(connection: AsyncConnection, ids: Sequence[str]) -> None:
    for id in ids:
        await _order(connection, LOOK, id, LOOK_SECONDS)


async def _order(connection: AsyncConnection, kind: str, value: str, seconds: float) -> None:
    await connection.execute(sa.delete(orders).where(orders.c.until < time.time() - LOOK_SECONDS))
    await connection.execute(sa.insert(orders).values(kind=kind, value=value, until=time.time() + seconds))


async def notify(connection: AsyncConnection, text: str, seconds: float) -> None:
    """Show a notice on all pages for a time, in place of any other; an empty one takes it away."""
    await connection.execute(sa.delete(orders).where(orders.c.kind == NOTICE))
    if text:
        await _order(connection, NOTICE, text, seconds)


async def sign_out(connection: AsyncConnection, key: str) -> int:
    """Let a key hold nothing any more: its seats are free again; how many there were."""
    if not KEY.fullmatch(key):
        raise BadOption("this is no key; a key is what follows # in the link by which a player moves to another device")
    return await _freed(connection, owner_of(key))


async def holder_signed_out(connection: AsyncConnection, table: str, seat: int) -> int:
    """Sign out whoever holds a seat, everywhere; how many seats are free again."""
    query = sa.select(seats.c.owner).where(seats.c.table_id == table, seats.c.seat == seat)
    owner = (await connection.execute(query)).scalar_one_or_none()
    if owner is None:
        raise BadOption(f"nobody holds seat {seat} of table {table}")
    return await _freed(connection, owner)


async def _freed(connection: AsyncConnection, owner: str) -> int:
    held = list(await connection.scalars(sa.select(seats.c.table_id).where(seats.c.owner == owner)))
    await connection.execute(sa.update(seats).where(seats.c.owner == owner).values(owner=None))
    await _have_looked_at(connection, sorted(set(held)))
    return len(held)


async def block(connection: AsyncConnection, address: str, seconds: float) -> str:
    """Let an address (of IPv6 its household) in no more for a time; what is blocked."""
    blocked = _one_address(address)
    await unblock(connection, address)
    await _order(connection, BLOCK, blocked, seconds)
    return blocked


def _one_address(told: str) -> str:
    """What is compared with whoever asks: an address, or of IPv6 a household. Anything else would never be met."""
    try:
        network = ip_network(household(told))
    except ValueError:
        network = None
    if network is None or network.prefixlen != (32 if network.version == 4 else HOUSEHOLD):
        raise BadOption(f"{told!r} is no address such as the log tells: 203.0.113.9, or of IPv6 a household's /64")
    return str(network.network_address if network.version == 4 else network)


async def unblock(connection: AsyncConnection, address: str) -> bool:
    """Let an address in again; whether it was blocked."""
    own = (orders.c.kind == BLOCK, orders.c.value == household(address))
    return (await connection.execute(sa.delete(orders).where(*own))).rowcount > 0


async def blocked(connection: AsyncConnection) -> list[tuple[str, float]]:
    """The addresses that are blocked, and until when."""
    query = sa.select(orders.c.value, orders.c.until).where(orders.c.kind == BLOCK, orders.c.until > time.time())
    return [(address, until) for address, until in await connection.execute(query.order_by(orders.c.until))]


async def copied(source: str, target: str) -> dict[str, int]:
    """Copy all of a database into another that is empty; the rows of every table."""
    async with opened(source) as old, _empty(target) as new:
        rows = {table.name: await _copy(old, new, table) for table in metadata.sorted_tables}
        if new.dialect.name == "postgresql":
            after = sa.select(sa.func.coalesce(sa.func.max(orders.c.id), 0) + 1).scalar_subquery()
            await new.execute(sa.select(sa.func.setval("orders_id_seq", after, False)))
        return rows


@asynccontextmanager
async def _empty(url: str) -> AsyncIterator[AsyncConnection]:
    """A transaction in the database that is copied to."""
    async with opened(url) as connection:
        if (await connection.execute(sa.select(sa.func.count()).select_from(tables))).scalar_one():
            raise BadOption(f"{shown(url)} has tables already; copy into an empty database")
        for table in metadata.sorted_tables:
            await connection.execute(sa.delete(table))
        yield connection


async def _copy(old: AsyncConnection, new: AsyncConnection, table: sa.Table) -> int:
    copied = 0
    async with old.stream(sa.select(table)) as rows:
        async for some in rows.partitions(CHUNK):
            values: list[dict[str, Any]] = [dict(row._mapping) for row in some]
            await new.execute(sa.insert(table), values)
            copied += len(values)
    return copied
