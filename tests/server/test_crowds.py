"""Crowds and pages that behave badly: nobody else is held up, and what all see alike is made once."""

import asyncio
import json
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import regnum
from regnum.server.app import create, done_for_ever
from regnum.server.broker import Nobody
from regnum.server.database import connect, migrate
from regnum.server.errors import TooMany
from regnum.server.limits import Doors, OwnCounts, household
from regnum.server.news import Crier, News, Presence
from regnum.server.presence import Attendance
from regnum.server.rooms import Eyes, Rooms, Watcher
from regnum.server.seated import Seated
from regnum.server.settings import Settings
from regnum.server.sockets import WISHES, listen
from regnum.server.store import SeatRow, Standing, Store, TableRow
from regnum.server.tables import Tables
from tests.server.pages import page
from tests.server.setting import HERE, ME, PATIENCE, House, in_own_process

ID = "t"


async def on_a_table(folder: Path, scene: Callable[[Tables, Rooms], Awaitable[None]], most: int = 0) -> None:
    """Play a scene with one table, at which Ann and Bob sit, and its room."""
    settings = Settings(database=str(folder / "tables.sqlite"))
    await asyncio.to_thread(migrate, settings.database_url)
    tables = Tables(Store(connect(settings.database_url)), settings)
    game = regnum.new("wonderful_kingdom", 2, 7, first="blue", module="none")
    row = TableRow(ID, "table", game.type.name, str(game.record))
    sitting = [SeatRow("Ann", None, "a"), SeatRow("Bob", None, "b")]
    await tables.store.open(row, sitting, Standing(False, (0,), False))
    rooms = Rooms(tables, most)
    postman = asyncio.create_task(rooms.postman.deliver_for_ever())
    try:
        await asyncio.wait_for(scene(tables, rooms), PATIENCE)
    finally:
        postman.cancel()
        await rooms.stop()
        await tables.store.engine.dispose()


class Crowd:
    """Pages in a room, and what each was sent."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.told: dict[Watcher, list[dict[str, Any]]] = {}
        self._stack = ExitStack()
        self._speaking: list[asyncio.Task[None]] = []

    def enter(self, owner: str | None = None, lang: Any = "en", deaf: bool = False) -> Watcher:
        """Open a page; one that is deaf never takes what it is sent."""

        async def send(text: str) -> None:
            if deaf:
                await asyncio.Event().wait()
            self.told[watcher].append(json.loads(text))

        watcher = Watcher(send, owner, Eyes(lang=lang))
        self._stack.enter_context(self.rooms.entered_by(watcher, ID))
        self.told[watcher] = []
        self._speaking.append(asyncio.create_task(watcher.speak()))
        return watcher

    async def heard(self, *watchers: Watcher, version: int) -> None:
        """Wait until some have heard of a version."""
        while not all(self.told[one] and self.told[one][-1]["version"] == version for one in watchers):
            await asyncio.sleep(0.01)

    async def leave(self) -> None:
        """Close all pages."""
        self._stack.close()
        for task in self._speaking:
            task.cancel()
        await asyncio.gather(*self._speaking, return_exceptions=True)


async def move(tables: Tables, rooms: Rooms) -> int:
    """Play a move; the version after it."""
    async with tables.at(ID) as seated:
        decision = seated.live.game.decisions[0]
        assert await tables.append(seated, decision.seat, decision.notations[0])
        entries = len(seated.live.entries)
    rooms.hear(News(ID, entries))
    return entries


def test_a_crowd_is_shown_one_picture(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hundred who look on cost as many pictures as there are languages; each player has an own one."""
    made: Counter[tuple[object, ...]] = Counter()
    picture = Seated.picture

    def counted(self: Seated, viewer: int | None, owner: str | None, lang: str) -> Any:
        made[viewer, lang, len(self.live.entries)] += 1
        return picture(self, viewer, owner, lang)

    monkeypatch.setattr(Seated, "picture", counted)

    async def scene(tables: Tables, rooms: Rooms) -> None:
        crowd = Crowd(rooms)
        lookers = [crowd.enter(lang=("en", "pl")[number % 2], owner=f"key {number}") for number in range(100)]
        players = [crowd.enter("a"), crowd.enter("b")]
        await crowd.heard(*lookers, *players, version=0)
        await crowd.heard(*lookers, *players, version=await move(tables, rooms))
        await crowd.leave()

    asyncio.run(on_a_table(tmp_path, scene))
    assert set(made) == {
        (viewer, lang, version)
        for version in (0, 1)
        for viewer, lang in ((None, "en"), (None, "pl"), (0, "en"), (1, "en"))
    }
    assert set(made.values()) == {1}


def test_who_does_not_listen_holds_up_nobody_and_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Others hear every move; what waits for the deaf page is never more than the newest picture."""
    monkeypatch.setattr("regnum.server.rooms.LISTEN_SECONDS", 0.2)

    async def scene(tables: Tables, rooms: Rooms) -> None:
        crowd = Crowd(rooms)
        deaf = crowd.enter(deaf=True)
        others = [crowd.enter() for _ in range(10)]
        for _ in range(3):
            await crowd.heard(*others, version=await move(tables, rooms))
        with pytest.raises(TimeoutError):
            await crowd._speaking[0]
        assert crowd.told[deaf] == []
        await crowd.leave()

    asyncio.run(on_a_table(tmp_path, scene))


def test_a_full_table_lets_nobody_in(tmp_path: Path) -> None:
    async def scene(_: Tables, rooms: Rooms) -> None:
        crowd = Crowd(rooms)
        crowd.enter()
        crowd.enter()
        with pytest.raises(TooMany):
            crowd.enter()
        await crowd.leave()
        assert not rooms.watched(ID)
        crowd.enter()

    asyncio.run(on_a_table(tmp_path, scene, most=2))


def test_doors_let_so_many_in_at_a_time() -> None:
    doors = Doors("full")
    with doors.entered("ann", 1), doors.entered("bob", 1), pytest.raises(TooMany), doors.entered("ann", 1):
        pass
    with doors.entered("ann", 1):
        pass
    assert not doors._open


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("testclient", "testclient"),
    ],
)
def test_a_household_counts_as_one_address(host: str, counted: str) -> None:
    """Whoever has IPv6 has more addresses than can be counted."""
    assert household(host) == counted


def test_more_pages_than_an_address_may_have_are_refused(tmp_path: Path) -> None:
    with in_own_process(str(tmp_path / "tables.sqlite"), "--socket-limit", "3") as (_, house), ExitStack() as stack:
        ann = house.person()
        id = ann.open("architects", ME, HERE)
        for _ in range(3):
            assert stack.enter_context(page(house.address, ann, id)).receive()["id"] == id
        with page(house.address, ann, id) as one_more:
            assert one_more.closed() == 4429
        assert ann.state(id)["id"] == id


def test_of_many_wishes_the_newest_is_granted(served: House) -> None:
    """A page that changes its language all the time is shown a few of them, and in the end the last."""
    ann = served.person()
    id = ann.open("architects", ME, HERE)
    wishes = 60
    with page(served.address, ann, id) as screen:
        screen.receive()
        for number in range(wishes):
            screen.connection.send(json.dumps({"lang": ("en", "pl")[number % 2]}))
        screen.connection.send(json.dumps({"seat": 1, "lang": "pl"}))
        states = 0
        while screen.state["seat"] != 1:
            screen.log = []
            screen.receive()
            states += 1
        assert states < wishes / 2


def test_a_few_wishes_are_heeded_at_once_and_then_the_newest() -> None:
    """However fast a page wishes, it costs no more than a few pictures a second."""
    heeded: list[str] = []
    wishes = [("en", "pl")[number % 2] for number in range(61)]

    async def scene() -> None:
        waiting = iter(wishes)
        heard_all = asyncio.Event()

        async def receive_data(mode: str) -> str:
            lang = next(waiting, None)
            if lang is None:
                await heard_all.wait()
            return json.dumps({"lang": lang})

        room: Any = SimpleNamespace(ask=lambda watcher: heeded.append(watcher.eyes.lang))
        socket: Any = SimpleNamespace(receive_data=receive_data)
        listening = asyncio.create_task(listen(socket, Watcher(lambda _: asyncio.sleep(0), None, Eyes()), room))
        while len(heeded) <= WISHES:
            await asyncio.sleep(0.01)
        listening.cancel()

    asyncio.run(asyncio.wait_for(scene(), PATIENCE))
    assert heeded == wishes[:WISHES] + heeded[WISHES:]
    assert len(heeded) < len(wishes) / 2


def test_presence_is_told_in_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    """A seat with many pages is told of once; what comes and goes in between is not told at all."""
    monkeypatch.setattr("regnum.server.presence.BATCH_SECONDS", 0.01)
    told: list[dict[str, list[int]]] = []
    shown: list[str] = []

    async def scene() -> None:
        attendance, crier = Attendance(), Crier(lambda _: Nobody())
        monkeypatch.setattr(crier, "tell_presence", lambda presence: told.append(presence.here))
        for _ in range(20):
            attendance.enter("x", [0, 1])
        attendance.enter("y", [0])
        attendance.leave("y", [0])
        telling = asyncio.create_task(attendance.tell_for_ever(crier, shown.append))
        while not shown:
            await asyncio.sleep(0.01)
        attendance.hear("another worker", Presence({"x": [2], "z": []}))
        assert attendance.at("x") == {0, 1, 2}
        while len(shown) < 2:
            await asyncio.sleep(0.01)
        for _ in range(20):
            attendance.leave("x", [0, 1])
        assert attendance.at("x") == {2}
        while len(shown) < 3:
            await asyncio.sleep(0.01)
        telling.cancel()

    asyncio.run(asyncio.wait_for(scene(), PATIENCE))
    assert told == [{"x": [0, 1], "y": []}, {"x": []}]
    assert shown == ["x", "x", "x"]


def test_what_is_not_understood_lets_everybody_look(monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker of another version, or whoever else uses the same Redis, ends no worker's hearing."""
    crier = Crier(lambda _: Nobody())
    missed: list[int] = []
    told: list[str] = []
    crier.on_missed.append(lambda: missed.append(1))
    crier.on_news.append(lambda news: told.append(news.table))
    for message in (b"garbage", b"{}", b"[1]", b'{"worker": 7}', b"\xff"):
        crier._hear(message)
    crier._hear(b'{"worker": "another", "news": {"table": "x"}}')
    assert (len(missed), told) == (5, ["x"])


def test_counts_have_connections_of_their_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A flood that is counted must not use up those by which workers hear each other."""
    told_by: list[object] = []
    counted_by: list[object] = []
    monkeypatch.setattr("regnum.server.app.redis_at", lambda url: object())

    def broker(redis: object, again: bytes) -> Nobody:
        told_by.append(redis)
        return Nobody()

    monkeypatch.setattr("regnum.server.app.RedisBroker", broker)

    class Counted(OwnCounts):
        def __init__(self, redis: object) -> None:
            super().__init__()
            counted_by.append(redis)

    monkeypatch.setattr("regnum.server.app.SharedCounts", Counted)
    create(Settings(database=str(tmp_path / "tables.sqlite"), broker="redis://127.0.0.1:1"))
    assert len(told_by) == len(counted_by) == 1
    assert told_by[0] is not counted_by[0]


def test_what_must_never_cease_is_begun_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regnum.server.app.AGAIN_SECONDS", 0.0)
    begun: list[int] = []

    async def duty() -> None:
        begun.append(1)
        if len(begun) < 3:
            raise ValueError("bad")

    asyncio.run(asyncio.wait_for(done_for_ever(duty), PATIENCE))
    assert len(begun) == 3
