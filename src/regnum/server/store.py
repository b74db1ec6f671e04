"""Reading and writing tables: every write is one transaction, and what it acknowledged is never lost."""

import asyncio
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from typing import Final

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from regnum.server.database import moves, pulse, said, seats, tables

DAY: Final = 24 * 3600.0
#: How many tables are removed in one transaction.
REMOVED_AT_ONCE: Final = 200
#: How often a line is said again when somebody else was faster.
ATTEMPTS: Final = 5

#: What is written at every move, made once: the move, and how the table stands after it.
APPEND: Final = sa.insert(moves)
STAND: Final = (
    sa.update(tables)
    .where(tables.c.id == sa.bindparam("table"))
    .values(
        {name: sa.bindparam(name) for name in ("updated", "over", "deciders", "bot_due", "snapshot", "due", "conceded")}
    )
    .values(told=sa.func.coalesce(sa.bindparam("public", type_=sa.Float), tables.c.told))
)


@dataclass(frozen=True)
class SeatRow:
    """Who sits on a seat; one with a level was laid for a bot."""

    player: str
    level: str | None
    owner: str | None
    shut: bool = False

    @property
    def free(self) -> bool:
        """Whether somebody may sit down."""
        return self.owner is None and self.level is None and not self.shut


@dataclass(frozen=True)
class TableRow:
    """A table as it was opened."""

    id: str
    kind: str
    game: str
    record: str
    #: When something happened that everybody may know of; not for a table that is only about to be opened.
    told: float = 0.0
    #: How many moves were made before the game that the record begins.
    first_ply: int = 0
    #: The lesson that is given there, if one is.
    lesson: str | None = None
    #: Who opened it, and the seconds that a move may take; 0 for any number.
    opener: str | None = None
    clock: int = 0
    #: When the time of those ends who must decide now, and the table to which everybody has gone on.
    due: float | None = None
    sequel: str | None = None


@dataclass(frozen=True)
class SaidRow:
    """What somebody has said: a text, or the id of a ready phrase."""

    number: int
    seat: int
    player: str
    text: str
    phrase: str | None


@dataclass(frozen=True)
class Keep:
    """For how many days what nobody touches is kept; 0 for ever."""

    replays: float = 0
    tables: float = 0
    finished: float = 0

    def expires(self, kind: str, over: bool, told: float) -> float | None:
        """When something will be removed, if it is never touched again."""
        days = self.replays if kind == "replay" else self.finished if over else self.tables
        return told + days * DAY if days else None


@dataclass(frozen=True)
class Stock:
    """How much there is: of records, unfinished and finished tables, their moves, and bytes of the whole database."""

    replays: int
    tables: int
    finished: int
    moves: int
    bytes: int = 0


@dataclass(frozen=True)
class Standing:
    """What lists and the bots' keeper want to know of a table without playing it out."""

    over: bool
    deciders: tuple[int, ...]
    bot_due: bool
    #: How it could go on with other rules (see `resuming.py`).
    snapshot: str | None = None
    #: When the time of those ends who must decide, and who has given up the game.
    due: float | None = None
    conceded: int | None = None


@dataclass(frozen=True)
class Listed:
    """A table in somebody's list: nothing that is long."""

    id: str
    kind: str
    game: str
    told: float
    standing: Standing
    seats: list[SeatRow]


@dataclass(frozen=True)
class Pending:
    """A move that waits to be written, and who waits for it."""

    move: dict[str, object]
    stand: dict[str, object]
    written: asyncio.Future[bool]


class HandedAlready(Exception):
    """Somebody else has sat down or left in between: nothing of it is written."""


class Store:
    """The database, in the words of tables."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        #: SQLite takes one writer at a time and lets others sleep; here they queue, and wake at once.
        self._pen = asyncio.Lock()
        self._pending: list[Pending] = []
        self._writing: asyncio.Task[None] | None = None

    async def open(
        self, row: TableRow, sitting: Sequence[SeatRow], standing: Standing, after: str | None = None
    ) -> bool:
        """Write a new table with its seats; False if it should follow `after` another that has a sequel already."""
        now = time.time()
        async with self._pen, self.engine.begin() as connection:
            if after is not None:
                first = (tables.c.id == after, tables.c.sequel.is_(None))
                followed = await connection.execute(sa.update(tables).where(*first).values(sequel=row.id))
                if followed.rowcount != 1:
                    return False
            await connection.execute(
                sa.insert(tables).values(
                    id=row.id,
                    kind=row.kind,
                    game=row.game,
                    record=row.record,
                    lesson=row.lesson,
                    opener=row.opener,
                    clock=row.clock,
                    created=now,
                    updated=now,
                    told=now,
                    **_columns(standing),
                )
            )
            if sitting:
                await connection.execute(
                    sa.insert(seats),
                    [
                        {"table_id": row.id, "seat": seat, "player": one.player, "level": one.level, "owner": one.owner}
                        for seat, one in enumerate(sitting)
                    ],
                )
        return True

    async def table(self, id: str) -> TableRow | None:
        """A table by its id."""
        columns = [tables.c[field.name] for field in fields(TableRow)]
        async with self.engine.connect() as connection:
            row = (await connection.execute(sa.select(*columns).where(tables.c.id == id))).first()
        return TableRow(*row) if row else None

    async def kept(self, id: str) -> tuple[str | None, str | None]:
        """The newest snapshot of a table, and the records of what was played there with older rules."""
        query = sa.select(tables.c.snapshot, tables.c.earlier).where(tables.c.id == id)
        async with self.engine.connect() as connection:
            snapshot, earlier = (await connection.execute(query)).one()
        return snapshot, earlier

    async def begin_anew(self, row: TableRow, record: str, first_ply: int, earlier: str, standing: Standing) -> None:
        """Let a table go on from another beginning, unless another worker has seen to it already."""
        same = (tables.c.id == row.id, tables.c.first_ply == row.first_ply, tables.c.record == row.record)
        values = {"record": record, "first_ply": first_ply, "earlier": earlier, **_columns(standing)}
        async with self._pen, self.engine.begin() as connection:
            await connection.execute(sa.update(tables).where(*same).values(values))

    async def end(self, id: str) -> None:
        """Nobody is waited for at a table any more."""
        ended = {"over": True, "deciders": "", "bot_due": False, "due": None}
        async with self._pen, self.engine.begin() as connection:
            await connection.execute(sa.update(tables).where(tables.c.id == id).values(ended))

    async def sitting(self, id: str) -> list[SeatRow]:
        """Who sits at a table, seat by seat."""
        query = sa.select(seats.c.player, seats.c.level, seats.c.owner, seats.c.shut).where(seats.c.table_id == id)
        async with self.engine.connect() as connection:
            return [SeatRow(*row) for row in await connection.execute(query.order_by(seats.c.seat))]

    async def entries(self, id: str, start: int) -> list[tuple[int, str]]:
        """The moves of a table from a ply on."""
        query = sa.select(moves.c.seat, moves.c.words).where(moves.c.table_id == id, moves.c.ply >= start)
        async with self.engine.connect() as connection:
            return [(seat, words) for seat, words in await connection.execute(query.order_by(moves.c.ply))]

    async def append(self, id: str, ply: int, seat: int, words: str, standing: Standing, secret: bool = False) -> bool:
        """Write a move as the one at `ply`; False when another has taken that place.

        Of a `secret` one nothing may tell when it was made: others are about to answer too.
        Moves of several tables that come while one is being written are written together after it.
        """
        pending = _pending(id, ply, seat, words, standing, secret)
        self._pending.append(pending)
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_pending())
        return await pending.written

    async def _write_pending(self) -> None:
        """Write what waits until nothing does."""
        while self._pending:
            together, self._pending = self._pending, []
            try:
                await self._write(together)
            except IntegrityError:
                for one in together:
                    await self._write_alone(one)
            except Exception as error:
                _answer(together, error)
        self._writing = None

    async def _write_alone(self, one: Pending) -> None:
        """Write a move of which it is not known whether its place is free."""
        try:
            await self._write([one])
        except IntegrityError:
            _answer([one], False)
        except Exception as error:
            _answer([one], error)

    async def _write(self, together: list[Pending]) -> None:
        async with self._pen, self.engine.begin() as connection:
            await connection.execute(APPEND, [one.move for one in together])
            await connection.execute(STAND, [one.stand for one in together])
        _answer(together, True)

    async def hand_over(
        self, id: str, ply: int, seat: int, words: str, standing: Standing, was: SeatRow, now: SeatRow, secret: bool
    ) -> bool:
        """Append an entry by which a seat changes hands, and change it; False when another writer was faster."""
        pending = _pending(id, ply, seat, words, standing, secret)
        held = seats.c.owner.is_(None) if was.owner is None else seats.c.owner == was.owner
        same = (seats.c.table_id == id, seats.c.seat == seat, held, seats.c.shut == was.shut)
        values = {"player": now.player, "owner": now.owner, "shut": now.shut}
        try:
            async with self._pen, self.engine.begin() as connection:
                await connection.execute(APPEND, [pending.move])
                await connection.execute(STAND, [pending.stand])
                handed = await connection.execute(sa.update(seats).where(*same).values(values))
                if handed.rowcount != 1:
                    raise HandedAlready
        except (IntegrityError, HandedAlready):
            return False
        return True

    async def take_seat(self, id: str, seat: int, player: str, owner: str, due: float | None = None) -> bool:
        """Sit somebody down on a free seat, for whom a clock may begin to run; False when it is not free."""
        unheld = (seats.c.owner.is_(None), seats.c.level.is_(None), ~seats.c.shut)
        free = (seats.c.table_id == id, seats.c.seat == seat, *unheld)
        async with self._pen, self.engine.begin() as connection:
            taken = await connection.execute(sa.update(seats).where(*free).values(player=player, owner=owner))
            if taken.rowcount == 1 and due is not None:
                await connection.execute(sa.update(tables).where(tables.c.id == id).values(due=due))
        return taken.rowcount == 1

    async def say(self, id: str, seat: int, player: str, text: str, phrase: str | None, most: int) -> int | None:
        """Write what somebody says as the newest line of a table, which keeps `most`; its number, if it had a place."""
        number = sa.select(sa.func.coalesce(sa.func.max(said.c.number), 0) + 1).where(said.c.table_id == id)
        line = {"table_id": id, "seat": seat, "player": player, "text": text, "phrase": phrase, "at": time.time()}
        say = sa.insert(said).values(number=number.scalar_subquery(), **line).returning(said.c.number)
        for _ in range(ATTEMPTS):
            try:
                async with self._pen, self.engine.begin() as connection:
                    newest = int((await connection.execute(say)).scalar_one())
                    old = (said.c.table_id == id, said.c.number <= newest - most)
                    await connection.execute(sa.delete(said).where(*old))
                return newest
            except IntegrityError:
                continue
        return None

    async def said(self, id: str, after: int) -> list[SaidRow]:
        """The lines of a table after a number."""
        columns = (said.c.number, said.c.seat, said.c.player, said.c.text, said.c.phrase)
        query = sa.select(*columns).where(said.c.table_id == id, said.c.number > after)
        async with self.engine.connect() as connection:
            return [SaidRow(*row) for row in await connection.execute(query.order_by(said.c.number))]

    async def overdue(self, now: float, most: int) -> list[str]:
        """Tables at which somebody's time has run out."""
        query = sa.select(tables.c.id).where(tables.c.due <= now).order_by(tables.c.due).limit(most)
        async with self.engine.connect() as connection:
            return [id for (id,) in await connection.execute(query)]

    async def forget_due(self, id: str, due: float) -> None:
        """Everybody whose time has run out at a table is replaced."""
        async with self._pen, self.engine.begin() as connection:
            same = (tables.c.id == id, tables.c.due == due)
            await connection.execute(sa.update(tables).where(*same).values(due=None))

    async def mine(self, owner: str, most: int) -> list[Listed]:
        """The tables at which a player sits, the latest first; lessons are not among them."""
        own = sa.select(seats.c.table_id).where(seats.c.owner == owner)
        names = ("id", "kind", "game", "told", "over", "deciders", "bot_due", "conceded")
        query = (
            sa.select(*(tables.c[name] for name in names))
            .where(tables.c.id.in_(own), tables.c.lesson.is_(None))
            .order_by(tables.c.told.desc())
            .limit(most)
        )
        async with self.engine.connect() as connection:
            found = list(await connection.execute(query))
            sitting = sa.select(seats).where(seats.c.table_id.in_([row.id for row in found])).order_by(seats.c.seat)
            by_table: dict[str, list[SeatRow]] = {}
            for one in await connection.execute(sitting):
                by_table.setdefault(one.table_id, []).append(SeatRow(one.player, one.level, one.owner, one.shut))
        return [
            Listed(
                row.id,
                row.kind,
                row.game,
                row.told,
                Standing(
                    row.over, tuple(int(seat) for seat in row.deciders.split()), row.bot_due, conceded=row.conceded
                ),
                by_table.get(row.id, []),
            )
            for row in found
        ]

    async def waiting_for_bots(self, idle_since: float, most: int) -> list[str]:
        """Tables on which a bot should have moved by now; those where only bots play wait until somebody looks on."""
        person = sa.exists().where(seats.c.table_id == tables.c.id, seats.c.level.is_(None))
        query = sa.select(tables.c.id).where(tables.c.bot_due, tables.c.updated < idle_since, person)
        async with self.engine.connect() as connection:
            return [id for (id,) in await connection.execute(query.order_by(tables.c.updated).limit(most))]

    async def touch(self, id: str) -> None:
        """Somebody looks at a record."""
        async with self._pen, self.engine.begin() as connection:
            await connection.execute(sa.update(tables).where(tables.c.id == id).values(told=time.time()))

    async def expired(self, keep: Keep, now: float) -> Stock:
        """What nobody has touched for too long."""
        return await self._stock(_expired(keep, now))

    async def stock(self) -> Stock:
        """All that there is."""
        stock = await self._stock(sa.true())
        async with self.engine.connect() as connection:
            if self.engine.dialect.name == "sqlite":
                pages = await connection.scalar(sa.text("PRAGMA page_count"))
                size = int(pages or 0) * int(await connection.scalar(sa.text("PRAGMA page_size")) or 0)
            else:
                size = int(await connection.scalar(sa.text("SELECT pg_database_size(current_database())")) or 0)
        return replace(stock, bytes=size)

    async def _stock(self, which: sa.ColumnElement[bool]) -> Stock:
        kinds = (
            sa.select(tables.c.kind, tables.c.over, sa.func.count()).where(which).group_by(tables.c.kind, tables.c.over)
        )
        played = sa.select(sa.func.count()).select_from(moves.join(tables)).where(which)
        async with self.engine.connect() as connection:
            counts: Counter[str] = Counter()
            for kind, over, number in await connection.execute(kinds):
                counts["replay" if kind == "replay" else "finished" if over else "table"] += number
            written = int(await connection.scalar(played) or 0)
        return Stock(counts["replay"], counts["table"], counts["finished"], written)

    async def remove_expired(self, keep: Keep, now: float) -> list[str]:
        """Remove some of what nobody has touched for too long, with seats and moves; what was removed."""
        async with self._pen, self.engine.begin() as connection:
            query = sa.select(tables.c.id).where(_expired(keep, now)).limit(REMOVED_AT_ONCE)
            found = [id for (id,) in await connection.execute(query)]
            if found:
                await connection.execute(sa.delete(tables).where(tables.c.id.in_(found), _expired(keep, now)))
        return found

    async def pulse(self) -> None:
        """Raise unless the database takes what is written."""
        async with self._pen, self.engine.begin() as connection:
            await connection.execute(sa.update(pulse).values(at=time.time()))


def _pending(id: str, ply: int, seat: int, words: str, standing: Standing, secret: bool) -> Pending:
    """What is to be written of an entry."""
    now = time.time()
    move = {"table_id": id, "ply": ply, "seat": seat, "words": words, "at": now}
    stand = {"table": id, "updated": now, "public": None if secret else now, **_columns(standing)}
    return Pending(move, stand, asyncio.get_running_loop().create_future())


def _answer(together: list[Pending], answer: bool | Exception) -> None:
    """Tell those who still wait what became of their moves."""
    for one in together:
        if one.written.done():
            continue
        if isinstance(answer, Exception):
            one.written.set_exception(answer)
        else:
            one.written.set_result(answer)


def _expired(keep: Keep, now: float) -> sa.ColumnElement[bool]:
    """Whether nobody has touched a table for too long."""
    replay = tables.c.kind == "replay"
    kinds = [
        (keep.replays, replay),
        (keep.tables, sa.and_(~replay, ~tables.c.over)),
        (keep.finished, sa.and_(~replay, tables.c.over)),
    ]
    old = [sa.and_(which, tables.c.told < now - days * DAY) for days, which in kinds if days]
    return sa.or_(sa.false(), *old)


def _columns(standing: Standing) -> dict[str, object]:
    deciders = " ".join(str(seat) for seat in standing.deciders)
    return {
        "over": standing.over,
        "deciders": deciders,
        "bot_due": standing.bot_due,
        "snapshot": standing.snapshot,
        "due": standing.due,
        "conceded": standing.conceded,
    }
