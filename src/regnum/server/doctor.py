"""Whether a set-up is sound, told check by check: beside a running server, or with a new version before an upgrade.

Nothing is changed: a database of an older form is read as it is.
"""

import asyncio
import shutil
import time
import urllib.error
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Literal

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

import regnum
from regnum.api import begin, go_on_from
from regnum.engine.errors import RegnumError
from regnum.engine.record import parse_record
from regnum.games.deckfolder import deck_names, decks_folder
from regnum.server import page
from regnum.server.database import connect, forms, moves, revision_of, seats
from regnum.server.decks import deck_options, mistake_in
from regnum.server.explaining import UNUSABLE, explained
from regnum.server.live import TAKE_BACK, LiveTable, is_move
from regnum.server.network import ask
from regnum.server.preflight import check_base, check_broker, check_origin_setting
from regnum.server.programs import offered
from regnum.server.resuming import Snapshot
from regnum.server.settings import Settings

State = Literal["good", "note", "bad"]
#: Less free disk than this is told.
FREE_BYTES: Final = 1_000_000_000
#: How long a server may take to say how it is.
ASK_SECONDS: Final = 10.0
#: By how many seconds clocks may differ.
CLOCK_SECONDS: Final = 30.0
#: Tables that are read at once, and those that are named one by one.
AT_ONCE: Final = 200
NAMED: Final = 20


@dataclass(frozen=True)
class Finding:
    """What a check has found, in a sentence."""

    what: str
    state: State
    sentence: str


async def examined(settings: Settings, address: str) -> list[Finding]:
    """All checks, one after the other."""
    found = [*_settings(settings), *_programs(settings), *_decks(), _page(), _rules()]
    found.append(await _checked("broker", _broker, settings))
    found.append(await _running(address))
    database = await _database(settings)
    found += database
    if not any(one.state == "bad" for one in database):
        engine = connect(settings.database_url)
        try:
            async with engine.connect() as connection:
                found.append(await _clock(connection))
                found += await _tables(connection)
        finally:
            await engine.dispose()
    return found


async def _checked(what: str, check: Callable[[Settings], Awaitable[str]], settings: Settings) -> Finding:
    try:
        return Finding(what, "good", await check(settings))
    except RegnumError as error:
        return Finding(what, "bad", str(error))


def _settings(settings: Settings) -> Iterator[Finding]:
    try:
        for origin in settings.origins:
            check_origin_setting(origin)
        check_base(settings.base)
        if settings.workers > 1 and not settings.broker:
            yield Finding("settings", "bad", "several workers need a broker: --broker redis://HOST:6379")
            return
    except RegnumError as error:
        yield Finding("settings", "bad", str(error))
        return
    yield Finding("settings", "good", "can be used")


def _programs(settings: Settings) -> Iterator[Finding]:
    """The programs that play as bots must be there."""
    try:
        commands = offered(settings.programs)
    except RegnumError as error:
        yield Finding("programs", "bad", str(error))
        return
    for name, command in commands.items():
        there = shutil.which(command[0]) is not None
        sentence = f"{name}: {command[0]} is there" if there else f"{name}: there is no program {command[0]}"
        yield Finding("programs", "good" if there else "bad", sentence)


def _decks() -> Iterator[Finding]:
    """The host's decks must be good, and lie where somebody finds them."""
    folder = decks_folder()
    types = {type.name: type for type in regnum.games()}
    for type in types.values():
        for option in deck_options(type):
            for name in deck_names(type.name):
                mistake = mistake_in(option, name, type)
                sentence = f"{type.name}: {mistake or f'{name} can be used'}"
                yield Finding("decks", "bad" if mistake else "good", sentence)
    for file in sorted(folder.glob("*.toml")) + sorted(folder.glob("*/*.toml")):
        if file.parent.name not in types or file.stem not in deck_names(file.parent.name):
            example = folder / next(iter(types)) / "my-cards.toml"
            yield Finding("decks", "note", f"{file} is not shown: decks are small files such as {example}")


def _page() -> Finding:
    built = (page.FOLDER / "index.html").exists()
    return Finding(
        "page", "good" if built else "bad", "is built" if built else "is not built: python3 start.py builds it"
    )


def _rules() -> Finding:
    if regnum.compiled():
        return Finding("rules", "good", f"version {regnum.__version__}, compiled")
    return Finding(
        "rules", "note", f"version {regnum.__version__}, not compiled: bots think faster with REGNUM_COMPILE=1"
    )


async def _broker(settings: Settings) -> str:
    if not settings.broker:
        return "is not needed by one worker"
    await check_broker(settings.broker)
    return "answers"


async def _running(address: str) -> Finding:
    try:
        await asyncio.to_thread(ask, f"{address}/healthz", ASK_SECONDS)
    except urllib.error.HTTPError as error:
        with error:
            return Finding(
                "server", "bad", f"at {address} says {error.code}: {error.read(300).decode(errors='replace')}"
            )
    except OSError:
        return Finding("server", "note", f"none runs at {address}")
    return Finding("server", "good", f"answers at {address}")


async def _database(settings: Settings) -> list[Finding]:
    """Whether it is there, has a form that this program knows, and has room to grow."""
    url = settings.database_url
    file = Path(url.partition(":///")[2]) if url.startswith("sqlite") else None
    if file is not None and not file.is_file():
        return [Finding("database", "bad", f"there is none at {file}; the server makes one at its first start")]
    try:
        form = await asyncio.wait_for(revision_of(url), 10)
    except UNUSABLE as error:
        return [Finding("database", "bad", str(explained(url, error)))]
    found = [_form(form)]
    if file is not None:
        found.append(_disk(file))
    return found


def _form(form: str | None) -> Finding:
    known = forms()
    if form is None:
        return Finding("database", "bad", "holds no tables of Regnum's; the server makes them at its first start")
    if form not in known:
        return Finding("database", "bad", f"was written by a newer version of Regnum (its form is {form})")
    if form != known[0]:
        return Finding(
            "database", "note", f"has the form {form}; the next start brings it to {known[0]}: make a backup"
        )
    return Finding("database", "good", f"answers, and has the newest form ({form})")


def _disk(file: Path) -> Finding:
    free, size = shutil.disk_usage(file.parent).free, file.stat().st_size
    sentence = f"{free / 1e9:.1f} GB free, the database has {size / 1e6:.1f} MB"
    return Finding("disk", "good" if free > max(FREE_BYTES, 2 * size) else "bad", sentence)


async def _clock(connection: AsyncConnection) -> Finding:
    """Limits and lists go by the time: no move comes from the future, and the database agrees."""
    newest = (await connection.execute(sa.text("SELECT max(updated) FROM tables"))).scalar()
    ahead = float(newest or 0.0) - time.time()
    if ahead > CLOCK_SECONDS:
        return Finding("clock", "bad", f"the newest move was made {ahead:.0f} seconds from now: set the clock")
    if connection.dialect.name == "postgresql":
        theirs = float((await connection.execute(sa.text("SELECT extract(epoch FROM now())"))).scalar_one())
        if abs(theirs - time.time()) > CLOCK_SECONDS:
            return Finding("clock", "bad", f"differs by {abs(theirs - time.time()):.0f} seconds from the database's")
    return Finding("clock", "good", "agrees with the database")


async def _tables(connection: AsyncConnection) -> list[Finding]:
    """Which stored tables this program would play on, begin anew from their positions, or end."""
    ids = list(await connection.scalars(sa.text("SELECT id FROM tables ORDER BY id")))
    anew: list[str] = []
    ended: list[str] = []
    for start in range(0, len(ids), AT_ONCE):
        for table in await _stored(connection, ids[start : start + AT_ONCE]):
            verdict = _verdict(table)
            if verdict is not None:
                (anew if verdict[0] else ended).append(f"{table.row['id']} ({table.row['game']}): {verdict[1]}")
    found = [Finding("tables", "good", f"{len(ids) - len(anew) - len(ended)} of {len(ids)} load as they are")]
    found += [Finding("tables", "note", f"goes on from its position: {one}") for one in anew[:NAMED]]
    found += [Finding("tables", "bad", f"would end, with its record: {one}") for one in ended[:NAMED]]
    hidden = max(0, len(anew) - NAMED) + max(0, len(ended) - NAMED)
    return [*found, Finding("tables", "note", f"and {hidden} more")] if hidden else found


@dataclass(frozen=True)
class Stored:
    """A table as the database has it: its row, the seats of bots, and its entries."""

    row: Mapping[Any, Any]
    bots: frozenset[int]
    entries: list[tuple[int, str]]


async def _stored(connection: AsyncConnection, ids: Sequence[str]) -> list[Stored]:
    """Some tables with all that belongs to them, read at once: there may be many thousands."""
    present = await connection.run_sync(lambda inner: {one["name"] for one in sa.inspect(inner).get_columns("tables")})
    optional = [name for name in ("first_ply", "snapshot") if name in present]
    columns: list[Any] = [sa.column(name) for name in ("id", "kind", "game", "record", *optional)]
    query = sa.select(*columns).select_from(sa.table("tables")).where(sa.column("id").in_(ids))
    rows = {row.id: row._mapping for row in await connection.execute(query)}
    bots: dict[str, set[int]] = defaultdict(set)
    held = sa.select(seats.c.table_id, seats.c.seat).where(seats.c.table_id.in_(ids), seats.c.level.is_not(None))
    for id, seat in await connection.execute(held):
        bots[id].add(seat)
    entries: dict[str, list[tuple[int, str]]] = defaultdict(list)
    made = sa.select(moves.c.table_id, moves.c.ply, moves.c.seat, moves.c.words).where(moves.c.table_id.in_(ids))
    for id, ply, seat, words in await connection.execute(made.order_by(moves.c.table_id, moves.c.ply)):
        if ply >= (rows[id].get("first_ply") or 0):
            entries[id].append((seat, words))
    return [Stored(row, frozenset(bots[id]), entries[id]) for id, row in rows.items()]


def _verdict(table: Stored) -> tuple[bool, str] | None:
    """None for a table that loads; else whether it can go on from its position, and why it must."""
    try:
        _play(table)
    except RegnumError as error:
        try:
            snapshot = table.row.get("snapshot")
            if table.row["kind"] == "replay" or not snapshot:
                return False, str(error)
            go_on_from(msgspec.json.decode(snapshot, type=Snapshot).position)
        except RegnumError as unreadable:
            return False, str(unreadable)
        return True, str(error)
    return None


def _play(table: Stored) -> None:
    """Play a table as the server would; all that a live table knows is needed only where something was taken back."""
    record = parse_record(table.row["record"])
    game = begin(record)
    names = game.type.seat_names
    entries = [*((names.index(mover), words) for mover, words in record.moves), *table.entries]
    if any(words == TAKE_BACK for _, words in table.entries):
        live = LiveTable(game, table.bots)
        for seat, words in entries:
            live.apply(seat, words)
        return
    for seat, words in entries:
        if is_move(words):
            game.play(words, seat)
