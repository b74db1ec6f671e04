"""The live view of a table: one WebSocket a page, told of every change that its seat may know of."""

import asyncio
import random
import time
from typing import Annotated, Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from regnum.server import schemas
from regnum.server.errors import TableError
from regnum.server.live import Line, still_there
from regnum.server.metrics import SOCKETS
from regnum.server.news import HERE, NEWEST, Crier, News
from regnum.server.players import asker, check_origin, new_id
from regnum.server.settings import Settings
from regnum.server.tables import Tables

#: How often a page tells the others that somebody is still there.
PRESENCE_EVERY: Final = 30.0
#: The longest message that a page may send.
LONGEST: Final = 200


class Eyes(schemas.Request):
    """A page's wish to look through other eyes or in another language."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=9)] | None = None
    lang: schemas.Lang = "en"


class Watcher:
    """One open page."""

    def __init__(self, socket: WebSocket[Any, Any, Any], id: str, tables: Tables, crier: Crier) -> None:
        self.socket = socket
        self.id = id
        self.tables = tables
        self.crier = crier
        self.owner = asker(socket)
        self.connection = new_id()
        self.eyes = Eyes()
        self._lines: list[Line] = []
        #: What the page has been told: a digest of the table without its chronicle, its own seats, who is there.
        self._sent: int | None = None
        self._mine: list[int] = []
        self._online: frozenset[int] = frozenset()

    async def push(self, known: int = NEWEST) -> None:
        """Send the table with as many entries as are known of, unless this page knows it already."""
        async with self.tables.at(self.id, known) as seated:
            viewer = self.tables.viewer(seated, self.eyes.seat, self.owner)
            lines = seated.live.chronicle(viewer)
            known = still_there(self._lines, lines)
            state = seated.state(viewer, self.owner, self.eyes.lang, known)
            news = len(lines) > known or len(self._lines) > known
            self._lines, self._mine, self._online = lines.copy(), state.mine, seated.online()
        bare = msgspec.structs.replace(state, log=schemas.LogPart(start=0, entries=[]))
        digest = hash(msgspec.json.encode(bare))
        if news or digest != self._sent:
            self._sent = digest
            await self.socket.send_data(msgspec.json.encode(state).decode(), mode="text")

    async def listen(self) -> None:
        """Follow what the page says."""
        while True:
            text = await self.socket.receive_data(mode="text")
            if len(text) > LONGEST:
                raise TableError("this message is too long")
            eyes = msgspec.json.decode(text, type=Eyes)
            self.present(there=False)
            self.eyes, self._lines, self._sent = eyes, [], None
            await self.push()
            self.present()

    async def follow(self, heard: asyncio.Queue[News]) -> None:
        """Send the table whenever something has changed; several changes at once are one."""
        stale, known = False, HERE
        while True:
            news = await heard.get()
            if news.connection:
                stale = await self._note(news) or stale
            else:
                stale, known = True, NEWEST if NEWEST in (known, news.entries) else max(known, news.entries)
            if stale and heard.empty():
                await self.push(known)
                stale, known = False, HERE

    async def _note(self, news: News) -> bool:
        """Keep in mind who is there; whether the page has been told otherwise."""
        async with self.tables.at(self.id, HERE) as seated:
            if news.there:
                seated.present[news.seat, news.connection] = time.monotonic()
            else:
                seated.present.pop((news.seat, news.connection), None)
            return seated.online() != self._online

    def present(self, there: bool = True) -> None:
        """Tell everybody at the table that somebody is (or is no longer) there."""
        if self.owner is None:
            return
        for seat in self._mine:
            self.crier.tell(News(self.id, HERE, seat, self.connection, there))

    async def stay_present(self) -> None:
        """Say so again and again; pages that opened together need not speak together for ever."""
        while True:
            self.present()
            await asyncio.sleep(PRESENCE_EVERY * random.uniform(0.5, 1))  # noqa: S311


@websocket("/api/tables/{id:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any],
    id: FromPath[str],
    tables: NamedDependency[Tables],
    settings: NamedDependency[Settings],
    crier: NamedDependency[Crier],
    seat: FromQuery[int | None] = None,
    lang: FromQuery[schemas.Lang] = "en",
) -> None:
    """Show a table live: a TableState at once and after every change."""
    check_origin(socket, settings.origins)
    await socket.accept()
    watcher = Watcher(socket, id, tables, crier)
    watcher.eyes = Eyes(seat=seat, lang=lang)
    SOCKETS.inc()
    try:
        with crier.following(id) as heard:
            await watcher.push()
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(watcher.listen())
                tasks.create_task(watcher.follow(heard))
                tasks.create_task(watcher.stay_present())
    except* WebSocketDisconnect:
        pass
    except* (TableError, msgspec.DecodeError) as errors:
        await _close(socket, errors.exceptions[0])
    finally:
        SOCKETS.dec()
        watcher.present(there=False)


async def _close(socket: WebSocket[Any, Any, Any], error: BaseException) -> None:
    """End with a code of ours: 4000 and the HTTP status that says the same."""
    status = error.status if isinstance(error, TableError) else 400
    await socket.close(code=4000 + status, reason=str(error)[:100])
