"""The live view of a table: one WebSocket a page, told of every change that its seat may know of."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from regnum.engine.errors import RegnumError
from regnum.server import schemas
from regnum.server.errors import TableError
from regnum.server.house import House
from regnum.server.limits import Doors, address_of
from regnum.server.metrics import SOCKETS
from regnum.server.players import asker, check_origin
from regnum.server.rooms import Eyes, Room, Rooms, Watcher
from regnum.server.settings import Settings

#: The longest message that a page may send.
LONGEST: Final = 200
#: How many wishes of a page are heeded at once, and how many seconds each costs; the newest of the others waits.
WISHES: Final = 4
WISH_SECONDS: Final = 0.5
#: How fast a page is listened to whose wishes must wait.
PAUSE_SECONDS: Final = 0.05

BAD_INPUT: Final = (RegnumError, msgspec.DecodeError)

Socket = WebSocket[Any, Any, Any]


class Entrance:
    """Who may open live views, and how many."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._addresses = Doors("too many open pages from your address; close one")
        self._players = Doors("you have too many open pages; close one")

    @contextmanager
    def entered(self, socket: Socket, owner: str | None) -> Iterator[None]:
        """Let a page in, if there is room."""
        with self._addresses.entered(address_of(socket), self._settings.sockets_an_address):
            if owner is None:
                yield
                return
            with self._players.entered(owner, self._settings.sockets_a_player):
                yield


async def listen(socket: Socket, watcher: Watcher, room: Room) -> None:
    """Follow what the page says: a few wishes a second, and of those that come faster the newest."""
    ready = 0.0
    while True:
        text = await socket.receive_data(mode="text")
        ready = max(ready, time.monotonic() - WISHES * WISH_SECONDS) + WISH_SECONDS
        with suppress(TimeoutError):
            async with asyncio.timeout(max(0.0, ready - time.monotonic())):
                while ready > time.monotonic():
                    await asyncio.sleep(PAUSE_SECONDS)
                    text = await socket.receive_data(mode="text")
        if len(text) > LONGEST:
            raise TableError("this message is too long")
        watcher.look(msgspec.json.decode(text, type=Eyes))
        room.ask(watcher)


@websocket("/api/tables/{id:str}/live")
async def live(
    socket: Socket,
    id: FromPath[str],
    settings: NamedDependency[Settings],
    entrance: NamedDependency[Entrance],
    house: NamedDependency[House],
    rooms: NamedDependency[Rooms],
    seat: FromQuery[int | None] = None,
    lang: FromQuery[schemas.Lang] = "en",
) -> None:
    """Show a table live: a TableState at once and after every change."""
    check_origin(socket, settings.origins)
    await socket.accept()
    owner = asker(socket)

    async def send(text: str) -> None:
        house.check_welcome(socket.scope)
        await socket.send_data(text, mode="text")

    watcher = Watcher(send, owner, Eyes(seat=seat, lang=lang))
    SOCKETS.inc()
    try:
        with entrance.entered(socket, owner), rooms.entered_by(watcher, id) as room:
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(listen(socket, watcher, room))
                tasks.create_task(watcher.speak())
    except* (WebSocketDisconnect, OSError):
        pass  # gone, or does not listen
    except* Exception as errors:
        await _close(socket, errors.exceptions[0])
    finally:
        SOCKETS.dec()


async def _close(socket: Socket, error: BaseException) -> None:
    """End with a code of ours: 4000 and the HTTP status that says the same."""
    status = error.status if isinstance(error, TableError) else 400 if isinstance(error, BAD_INPUT) else 500
    with suppress(TimeoutError):
        async with asyncio.timeout(PAUSE_SECONDS):
            await socket.close(code=4000 + status, reason=str(error)[:100] if status < 500 else "")
