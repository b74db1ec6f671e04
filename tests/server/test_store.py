"""Writing moves: several at once are one transaction, and one that comes too late spoils nobody else's."""

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa

from regnum.server.database import connect, migrate, tables
from regnum.server.settings import Settings
from regnum.server.store import SeatRow, Standing, Store, TableRow

STANDING = Standing(False, (1,), True)
IDS = ["a", "b", "c"]


async def _opened(folder: Path) -> Store:
    url = Settings(database=str(folder / "tables.sqlite")).database_url
    await asyncio.to_thread(migrate, url)
    store = Store(connect(url))
    for id in IDS:
        await store.open(TableRow(id, "table", "g", ""), [SeatRow("Ann", None, "x")], Standing(False, (0,), False))
    return store


def test_moves_that_come_together_are_all_written(tmp_path: Path) -> None:
    async def scene() -> None:
        store = await _opened(tmp_path)
        assert await asyncio.gather(*(store.append(id, 0, 0, f"move {id}", STANDING) for id in IDS)) == [True] * 3
        assert [await store.entries(id, 0) for id in IDS] == [[(0, f"move {id}")] for id in IDS]
        assert sorted(await store.waiting_for_bots(9e9, 10)) == IDS
        await store.engine.dispose()

    asyncio.run(scene())


def test_a_move_whose_place_is_taken_is_refused_alone(tmp_path: Path) -> None:
    async def scene() -> None:
        store = await _opened(tmp_path)
        assert await store.append("b", 0, 0, "first", STANDING)
        written = await asyncio.gather(*(store.append(id, 0, 0, "second", STANDING) for id in IDS))
        assert written == [True, False, True]
        assert [words for id in IDS for _, words in await store.entries(id, 0)] == ["second", "first", "second"]
        assert await store.append("b", 1, 0, "third", STANDING)
        await store.engine.dispose()

    asyncio.run(scene())


def test_when_the_database_fails_everybody_who_waits_is_told(tmp_path: Path) -> None:
    async def scene() -> None:
        store = await _opened(tmp_path)
        async with store.engine.begin() as connection:
            await connection.execute(sa.text("DROP TABLE moves"))
        answers = await asyncio.gather(
            *(store.append(id, 0, 0, "lost", STANDING) for id in IDS), return_exceptions=True
        )
        assert [type(answer).__name__ for answer in answers] == ["OperationalError"] * 3
        async with store.engine.connect() as connection:
            assert set(await connection.scalars(sa.select(tables.c.deciders))) == {"0"}
        await store.engine.dispose()

    asyncio.run(scene())


def test_somebody_who_leaves_while_a_move_is_written_disturbs_nobody(tmp_path: Path) -> None:
    async def scene() -> None:
        store = await _opened(tmp_path)
        leaving = asyncio.create_task(store.append("a", 0, 0, "gone", STANDING))
        staying = asyncio.create_task(store.append("b", 0, 0, "here", STANDING))
        await asyncio.sleep(0)
        leaving.cancel()
        with pytest.raises(asyncio.CancelledError):
            await leaving
        assert await staying
        await store.engine.dispose()

    asyncio.run(scene())
