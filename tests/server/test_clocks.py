"""Clocks: a time for each move, kept by the server."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from regnum.server.database import connect, migrate
from regnum.server.schemas import HandSeat, NewSeat, NewTable, PlayMove, TableState
from regnum.server.seated import standing_of
from regnum.server.seating import Seating
from regnum.server.settings import Settings
from regnum.server.store import SeatRow, Store, TableRow
from regnum.server.tables import Tables
from regnum.server.timekeeper import Timekeeper
from tests.server.setting import LINK, ME, House
from tests.server.test_live import planning

MINUTES = 5


def run(test: Callable[[Path], Coroutine[Any, Any, None]], folder: Path) -> None:
    """A test in an event loop of its own."""
    asyncio.run(test(folder))


@asynccontextmanager
async def workers(folder: Path, number: int = 1) -> AsyncIterator[list[Tables]]:
    """Workers at one database, whose bots and clocks do nothing by themselves."""
    settings = Settings(database=str(folder / "tables.sqlite"), workers=number)
    await asyncio.to_thread(migrate, settings.database_url)
    made = [Tables(Store(connect(settings.database_url)), settings) for _ in range(number)]
    yield made
    for tables in made:
        await tables.store.engine.dispose()


async def opened(tables: Tables, game: str = "viscounts") -> str:
    """A table of Ann and Bob with a clock, after which the first must decide."""
    seats = [NewSeat(kind="me", player="Ann"), NewSeat(kind="link")]
    id = await tables.open(NewTable(game=game, seats=seats, clock=MINUTES), "ann")
    await tables.take_seat(id, 1, "Bob", "bob")
    return id


async def look(tables: Tables, id: str, owner: str | None = "ann") -> TableState:
    """The table as somebody sees it."""
    return await tables.look(id, None, owner, "en")


async def decider(tables: Tables, id: str) -> tuple[int, str]:
    """Who must decide first."""
    async with tables.at(id) as seated:
        seat = seated.live.game.decisions[0].seat
    return seat, ("ann", "bob")[seat]


async def move(tables: Tables, id: str, seat: int, owner: str) -> TableState:
    """The last move that a seat has."""
    state = await tables.look(id, seat, owner, "en")
    wish = PlayMove(seat=seat, ply=state.version, move=state.moves[-1].notation)
    return await tables.play(id, wish, owner, "en")


async def entries(tables: Tables, id: str) -> list[tuple[int, str]]:
    """What the database holds."""
    return await tables.store.entries(id, 0)


def due(state: TableState) -> float:
    """When the time ends of those who must decide."""
    assert state.clock is not None
    assert state.clock.due is not None
    return state.clock.due


# What may be asked for.


@pytest.mark.parametrize("minutes", [-1, 43_201, 1.5, "long"])
def test_a_clock_has_bounds_and_says_so(house: House, minutes: object) -> None:
    wish = {"game": "architects", "seats": [ME, LINK], "clock": minutes}
    refused = house.person().post("/api/tables", wish)
    assert refused.status_code == 400
    assert "clock" in refused.text


def test_a_table_has_none_unless_somebody_wants_one(house: House) -> None:
    ann = house.person()
    assert ann.state(ann.open("architects", ME, LINK))["clock"] is None
    made = ann.post("/api/tables", {"game": "viscounts", "seats": [ME, LINK], "clock": 43_200}).json()["id"]
    clock = ann.state(made)["clock"]
    assert clock["seconds"] == 30 * 24 * 3600
    assert clock["due"] is None or clock["due"] > time.time()


# A clock that runs.


def test_every_move_has_its_time(tmp_path: Path) -> None:
    run(_every_move, tmp_path)


async def _every_move(folder: Path) -> None:
    async with workers(folder) as (tables,):
        id = await opened(tables)
        began = time.time()
        first = due(await look(tables, id))
        assert began - 5 < first - 60 * MINUTES <= time.time()
        await asyncio.sleep(0.02)
        later = await move(tables, id, *await decider(tables, id))
        assert due(later) > first


def test_nobody_waits_for_a_clock_where_a_friend_is_waited_for(tmp_path: Path) -> None:
    """It begins to run when the friend sits down."""
    run(_a_friend_is_waited_for, tmp_path)


async def _a_friend_is_waited_for(folder: Path) -> None:
    async with workers(folder) as (tables,):
        seats = [NewSeat(kind="link"), NewSeat(kind="link")]
        id = await tables.open(NewTable(game="viscounts", seats=seats, clock=MINUTES), "host")
        state = await look(tables, id, "host")
        assert state.clock is not None
        assert state.clock.due is None
        seat, _ = await decider(tables, id)
        await tables.take_seat(id, seat, "Ann", "ann")
        assert due(await look(tables, id)) > time.time()


def test_for_who_runs_out_a_bot_plays_until_they_come_back(tmp_path: Path) -> None:
    """Written once, though two workers look at the same time; not before its time; also after a restart."""
    run(_runs_out, tmp_path)


async def _runs_out(folder: Path) -> None:
    async with workers(folder, 2) as found:
        id = await opened(found[0])
        seat, owner = await decider(found[0], id)
        other = "bob" if owner == "ann" else "ann"
        end = due(await look(found[0], id))
        keepers = [Timekeeper(tables) for tables in found]
        await asyncio.gather(*(keeper.look(end - 1) for keeper in keepers))
        assert await entries(found[0], id) == []
    async with workers(folder, 2) as found:
        keepers = [Timekeeper(tables) for tables in found]
        await asyncio.gather(*(keeper.look(end + 1) for keeper in keepers), *(k.look(end + 1) for k in keepers))
        assert await entries(found[0], id) == [(seat, "seat late normal")]
        for tables in found:
            state = await look(tables, id, other)
            assert (state.seats[seat].absence, state.seats[seat].level) == ("late", "normal")
            assert state.clock is not None
            assert state.clock.due is None
        state = await look(found[1], id, owner)
        assert state.moves == []
        assert state.log.entries[-1].kind == "seat-late"
        async with found[0].at(id) as seated:
            assert seated.standing().bot_due
        back = await Seating(found[1]).hand(id, seat, HandSeat(to="me"), owner, "en")
        assert back.seats[seat].absence == ""
        assert due(back) > time.time() + 60 * MINUTES - 5
        await move(found[0], id, seat, owner)


def test_leaving_and_taking_back_give_nobody_more_time(tmp_path: Path) -> None:
    run(_no_more_time, tmp_path)


async def _no_more_time(folder: Path) -> None:
    async with workers(folder) as (tables,):
        id = await opened(tables)
        seat, owner = await decider(tables, id)
        before = due(await look(tables, id))
        other = 1 - seat
        await Seating(tables).hand(id, other, HandSeat(to="bot"), ("ann", "bob")[other], "en")
        assert due(await look(tables, id, owner)) == before
        await Seating(tables).hand(id, seat, HandSeat(to="bot"), owner, "en")
        back = await Seating(tables).hand(id, seat, HandSeat(to="me"), owner, "en")
        assert due(back) == before


# Where all decide at once.


def test_in_an_open_step_the_clock_tells_nothing_of_the_others(tmp_path: Path) -> None:
    """It stays as it was however often and whenever others answer; when it runs out, all who are late are replaced."""
    run(_open_step, tmp_path)


async def _open_step(folder: Path) -> None:
    async with workers(folder) as (tables,):
        game = planning()
        sitting = [SeatRow("Ann", None, "ann"), SeatRow("Bob", None, "bob")]
        row = TableRow("t", "table", game.type.name, str(game.record), clock=60 * MINUTES)
        end = time.time() + 60 * MINUTES
        standing = replace(standing_of(game, frozenset()), due=end)
        await tables.store.open(row, sitting, standing)
        before = await look(tables, "t", "bob")
        assert due(before) == end
        for _ in range(3):
            await asyncio.sleep(0.01)
            await move_first(tables, "t")
            seen = await look(tables, "t", "bob")
            assert (seen.clock, seen.seats, seen.version) == (before.clock, before.seats, before.version)
        await Timekeeper(tables).look(end + 1)
        state = await look(tables, "t", "bob")
        assert state.clock is not None
        assert state.clock.due is None
        assert [words for _, words in (await entries(tables, "t"))[-2:]] == ["seat late normal"] * 2
        assert state.seats[1].absence == "late"
        assert state.seats[0].absence == ""  # not before the step is over
        mine = await look(tables, "t", "ann")
        assert mine.seats[0].absence == "late"


async def move_first(tables: Tables, id: str) -> None:
    """One of several answers of Ann's."""
    state = await tables.look(id, 0, "ann", "en")
    assert len(state.moves) > 1
    await tables.play(id, PlayMove(seat=0, ply=state.version, move=state.moves[0].notation), "ann", "en")
