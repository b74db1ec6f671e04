"""A house to play in: the server in this process or in one of its own, and people who sit down."""

import asyncio
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from typing import Any

import httpx
import pytest
import structlog
from litestar.testing import TestClient

import regnum
from regnum.engine.record import parse_record
from regnum.server.app import create
from regnum.server.database import connect, migrate
from regnum.server.live import LiveTable
from regnum.server.players import new_id, owner_of
from regnum.server.settings import Settings
from regnum.server.store import SeatRow, Standing, Store, TableRow
from regnum.server.thinking import Thinkers

#: No answer takes longer; one that does is an error, not a wait for ever.
PATIENCE = 30.0
SOURCES = Path(__file__).parents[2] / "src"
#: What opens the metrics.
TOKEN = "night-owl"
ME = {"kind": "me", "player": "Ann"}
HERE = {"kind": "here", "player": "Bob"}
LINK = {"kind": "link"}
BOT = {"kind": "bot", "level": "random"}


class Person:
    """Somebody with a key (or without one: a spectator) who talks to the server."""

    def __init__(self, client: httpx.Client, key: str | None = None) -> None:
        self.client = client
        self.key = key

    @property
    def headers(self) -> dict[str, str]:
        """What says who asks."""
        return {"authorization": f"Bearer {self.key}"} if self.key else {}

    @property
    def owner(self) -> str | None:
        """What the database keeps of the key."""
        return owner_of(self.key) if self.key else None

    def get(self, path: str, **query: Any) -> httpx.Response:
        """Ask for something."""
        return self.client.get(path, params=query or None, headers=self.headers)

    def post(self, path: str, body: object, **query: Any) -> httpx.Response:
        """Ask for something to be done."""
        return self.client.post(path, json=body, params=query or None, headers=self.headers)

    def open(self, game: str, *seats: Mapping[str, object], **options: object) -> str:
        """A new table; its id."""
        made = self.post("/api/tables", {"game": game, "seats": list(seats), "options": options})
        assert made.status_code == 201, made.text
        return str(made.json()["id"])

    def sit(self, id: str, seat: int, player: str = "Cid") -> None:
        """Sit down on a free seat."""
        sat = self.post(f"/api/tables/{id}/seats/{seat}", {"player": player})
        assert sat.status_code == 200, sat.text

    def state(self, id: str, seat: int | None = None, lang: str = "en") -> dict[str, Any]:
        """A table, through one's own eyes or those of a seat."""
        query = {"lang": lang} if seat is None else {"lang": lang, "seat": str(seat)}
        seen = self.get(f"/api/tables/{id}", **query)
        assert seen.status_code == 200, seen.text
        state: dict[str, Any] = seen.json()
        return state

    def play(self, id: str, seat: int, ply: int, move: str) -> httpx.Response:
        """A move, as the answer to a version of the table."""
        return self.post(f"/api/tables/{id}/moves", {"seat": seat, "ply": ply, "move": move})

    def move(self, id: str, seat: int, move: str | None = None) -> dict[str, Any]:
        """Play a move, or the first there is, on the table as it stands now."""
        before = self.state(id, seat)
        played = self.play(id, seat, before["version"], move or before["moves"][0]["notation"])
        assert played.status_code == 200, played.text
        after: dict[str, Any] = played.json()
        return after

    def undo(self, id: str, seat: int, ply: int) -> httpx.Response:
        """The wish to take the last move back."""
        return self.post(f"/api/tables/{id}/undo", {"seat": seat, "ply": ply})


class House:
    """A server that somebody has started, with its database."""

    def __init__(self, client: httpx.Client, address: str, url: str) -> None:
        client.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))
        self.client = client
        self.address = address
        self.url = url

    def metrics(self) -> str:
        """What the server counts."""
        told = self.client.get("/metrics", headers={"authorization": f"Bearer {TOKEN}"})
        assert told.status_code == 200, told.text
        return told.text

    def person(self) -> Person:
        """Somebody new, with a key of their own."""
        return Person(self.client, secrets.token_urlsafe(24))

    def stranger(self) -> Person:
        """Somebody without a key, who may only look."""
        return Person(self.client)

    def lay(self, game: regnum.Game, people: Sequence[Person | None], bots: Mapping[int, str] | None = None) -> str:
        """Put a game on a table as it stands; people without a name here leave their seats free."""
        levels = bots or {}
        sitting = [
            SeatRow(f"Player {seat}", levels.get(seat), person.owner if person else None)
            for seat, person in enumerate(people)
        ]
        deciders = tuple(decision.seat for decision in game.decisions)
        standing = Standing(game.over, deciders, any(seat in levels for seat in deciders))
        row = TableRow(new_id(), "table", game.type.name, str(game.record))
        asyncio.run(self._lay(row, sitting, standing))
        return row.id

    async def _lay(self, row: TableRow, sitting: list[SeatRow], standing: Standing) -> None:
        engine = connect(self.url)
        await Store(engine).open(row, sitting, standing)
        await engine.dispose()

    def entries(self, id: str) -> list[tuple[int, str]]:
        """What the database holds of a table's moves."""
        return asyncio.run(self._read(id))[2]

    async def _read(self, id: str) -> tuple[TableRow, list[SeatRow], list[tuple[int, str]]]:
        engine = connect(self.url)
        store = Store(engine)
        row = await store.table(id)
        assert row is not None
        found = row, await store.sitting(id), await store.entries(id, 0)
        await engine.dispose()
        return found

    def truth(self, id: str) -> LiveTable:
        """The table as it really stands, played out here from what the database holds."""
        row, sitting, entries = asyncio.run(self._read(id))
        record = parse_record(row.record)
        game = regnum.api.begin(record)
        live = LiveTable(game, frozenset(seat for seat, one in enumerate(sitting) if one.level))
        names = game.type.seat_names
        for seat, words in [(names.index(mover), words) for mover, words in record.moves] + entries[row.first_ply :]:
            live.apply(seat, words)
        return live


@contextmanager
def in_process(folder: Path, **settings: Any) -> Iterator[House]:
    """The application in this process, on a new SQLite file. Its bots' processes begin when a bot must think."""
    chosen = Settings(database=str(folder / "tables.sqlite"), **{"tables_a_minute": 0, "tables_a_day": 0, **settings})
    migrate(chosen.database_url)
    app = create(chosen)
    # A test may have caught the output: what is logged later must not go to where it went.
    structlog.configure(cache_logger_on_first_use=False)
    with pytest.MonkeyPatch.context() as patch:
        _load_when_asked(patch)
        with TestClient(app, timeout=PATIENCE) as client:
            yield House(client, str(client.base_url), chosen.database_url)


def _load_when_asked(patch: pytest.MonkeyPatch) -> None:
    """Let processes in which bots think begin when somebody asks for a thought: most tests ask for none."""
    load, begin = Thinkers.load, Thinkers._begin
    loaded: set[Thinkers] = set()

    def loaded_first(self: Thinkers, *args: Any, **kwargs: Any) -> Any:
        if self not in loaded:
            loaded.add(self)
            load(self)
        return begin(self, *args, **kwargs)

    patch.setattr(Thinkers, "load", lambda _: None)
    patch.setattr(Thinkers, "_begin", loaded_first)


class Process:
    """`regnum serve` in a process of its own, to be started, killed and started again."""

    def __init__(self, database: str, *arguments: str, module: str = "regnum", log: Path | None = None) -> None:
        self.database = database
        self.arguments = arguments
        self.module = module
        self.log = log
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._running: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it answers."""
        self.launch()
        self.wait_until_ready()

    def launch(self) -> None:
        """Start it and wait for nothing."""
        command = [sys.executable, "-m", self.module, "serve", "--port", str(self.port), "--database", self.database]
        limits = ["--rate-limit", "0", "--table-limit", "0", "--day-limit", "0"]
        with (self.log or Path(os.devnull)).open("ab") as log:
            self._running = subprocess.Popen(
                [*command, *limits, *self.arguments],
                env=os.environ | {"PYTHONPATH": os.environ.get("PYTHONPATH", str(SOURCES))},
                stdout=log,
                stderr=log,
                start_new_session=True,
            )

    def wait_until_ready(self) -> None:
        """Nothing tells when a server listens, so it is asked until it answers."""
        give_up = time.monotonic() + PATIENCE
        while time.monotonic() < give_up:
            assert self._running is not None
            assert self._running.poll() is None, "the server has stopped"
            try:
                httpx.get(f"{self.address}/healthz", timeout=PATIENCE, trust_env=False).raise_for_status()
            except httpx.TransportError:
                time.sleep(0.02)
                continue
            return
        raise AssertionError("the server does not answer")

    @property
    def pid(self) -> int:
        """The process that was started."""
        assert self._running is not None
        return self._running.pid

    def kill(self) -> None:
        """End it as a power cut would: at once, with nothing finished."""
        assert self._running is not None
        self._running.kill()
        self._running.wait(PATIENCE)

    def end(self) -> float:
        """Ask it to end, and wait; how long it took."""
        assert self._running is not None
        began = time.monotonic()
        self._running.terminate()
        self._running.wait(PATIENCE)
        return time.monotonic() - began

    def stop(self) -> None:
        """End it properly, and whatever it has left behind."""
        if self._running is None:
            return
        self._running.terminate()
        try:
            self._running.wait(PATIENCE)
        finally:
            self.clear()

    def clear(self) -> None:
        """End all processes that it has ever started."""
        assert self._running is not None
        try:
            os.killpg(self._running.pid, signal.SIGKILL)
        except ProcessLookupError:
            return


@contextmanager
def in_own_process(database: str, *arguments: str, module: str = "regnum") -> Iterator[tuple[Process, House]]:
    """A server that is started with the command line, and stopped at the end."""
    process = Process(database, *arguments, module=module)
    try:
        process.start()
        with httpx.Client(base_url=process.address, timeout=PATIENCE, trust_env=False) as client:
            yield process, House(client, process.address, Settings(database=database).database_url)
    finally:
        process.stop()


def free_port() -> int:
    """A port on loopback on which nobody listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
