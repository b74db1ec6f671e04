"""Those who look on: every table that somebody follows here has a room, which shows all of them what has changed.

A change is looked up once for a room and written once for all who see the same. Pages are then spoken to a few at a
time, so that a crowd at one table holds up nobody at another, and a page that does not listen holds up nobody at all.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Annotated, Final

import msgspec
import structlog

from regnum.engine.errors import RegnumError
from regnum.server import schemas
from regnum.server.database import AWAY as DATABASE_AWAY
from regnum.server.errors import TableError, TooMany
from regnum.server.news import HERE, NEWEST, News
from regnum.server.pictures import Picture
from regnum.server.seated import Seated
from regnum.server.tables import Tables

log = structlog.get_logger()

#: How many pages are spoken to before everybody else in the process has a turn.
AT_ONCE: Final = 4
HANDED_AT_ONCE: Final = 100
#: How long a page may take to listen before it is given up.
LISTEN_SECONDS: Final = 20.0
#: How soon a table is looked up again when the database does not answer.
AGAIN_SECONDS: Final = 0.5


class Eyes(schemas.Request):
    """A page's wish to look through other eyes or in another language."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=9)] | None = None
    lang: schemas.Lang = "en"


class Watcher:
    """One open page."""

    def __init__(self, send: Callable[[str], Awaitable[None]], owner: str | None, eyes: Eyes) -> None:
        self.owner = owner
        self.eyes = eyes
        self.mine: list[int] = []
        self._send = send
        #: What the page was shown last, and what it is to be shown.
        self._shown: Picture | None = None
        self._next: Picture | None = None
        self._error: Exception | None = None
        self._called = asyncio.Event()

    def look(self, eyes: Eyes) -> None:
        """Look through other eyes: nothing that was shown counts any more."""
        self.eyes, self._shown, self._next = eyes, None, None

    def show(self, picture: Picture) -> bool:
        """Let the page see a picture when it is called; whether there is anything new in it."""
        self._next = picture
        return picture.text(self._shown) is not None

    def fail(self, error: Exception) -> None:
        """Let the page end with an error."""
        self._error = error
        self.call()

    def call(self) -> None:
        """It is the page's turn to hear."""
        self._called.set()

    async def speak(self) -> None:
        """Tell the page what it is to be shown, always the newest; one that does not listen is given up."""
        while True:
            await self._called.wait()
            self._called.clear()
            if self._error is not None:
                raise self._error
            if self._next is None:
                continue
            text, self._shown = self._next.text(self._shown), self._next
            if text is not None:
                async with asyncio.timeout(LISTEN_SECONDS):
                    await self._send(text)


class Postman:
    """Calls pages a few at a time: first those for which there is news, then those that only look anew."""

    def __init__(self) -> None:
        self._news: deque[Watcher] = deque()
        self._looks: deque[Watcher] = deque()
        self._some = asyncio.Event()

    def bring(self, watcher: Watcher, news: bool) -> None:
        """A page has something to hear."""
        (self._news if news else self._looks).append(watcher)
        self._some.set()

    async def deliver_for_ever(self) -> None:
        """Call whoever waits; in between everybody else in the process has a turn."""
        while True:
            await self._some.wait()
            for _ in range(AT_ONCE):
                if not (waiting := self._news or self._looks):
                    self._some.clear()
                    break
                waiting.popleft().call()
            await asyncio.sleep(0)


class Room:
    """The pages that follow one table at this worker."""

    def __init__(self, id: str, tables: Tables, postman: Postman) -> None:
        self.id = id
        self.watchers: set[Watcher] = set()
        self._tables = tables
        self._postman = postman
        #: What one must know to be up to date; those that have asked to be shown the table, whatever has changed.
        self._known = HERE
        self._stale = False
        self._asking: set[Watcher] = set()
        self._called = asyncio.Event()
        self._pictures: dict[tuple[int | None, str | None, str], Picture | RegnumError] = {}
        self._pictured: object = None

    def hear(self, entries: int = HERE) -> None:
        """Something has changed, and one knows of it with so many entries."""
        self._stale = True
        self._note(entries)

    def ask(self, watcher: Watcher, known: int = HERE) -> None:
        """A page wants to be shown the table, with as many entries as it knows of."""
        self._asking.add(watcher)
        self._note(known)

    def _note(self, entries: int) -> None:
        self._known = NEWEST if NEWEST in (self._known, entries) else max(self._known, entries)
        self._called.set()

    async def show_for_ever(self) -> None:
        """Show all pages what has changed; several changes at once are one."""
        trouble = False
        while True:
            await self._called.wait()
            self._called.clear()
            known, self._known = self._known, HERE
            stale, self._stale = self._stale, False
            asking, self._asking = self._asking, set()
            try:
                await self._show(known, stale, asking)
                trouble = False
            except RegnumError as error:
                self._fail(error)
            except DATABASE_AWAY as error:
                # What could not be shown now will be.
                if not trouble:
                    log.warning("table not shown", table=self.id, error=repr(error))
                trouble = True
                self._asking |= asking
                self._stale |= stale
                self.hear(known)
                await asyncio.sleep(AGAIN_SECONDS)
            except Exception as error:
                log.exception("table can't be shown", table=self.id)
                self._fail(error)

    def _fail(self, error: Exception) -> None:
        for watcher in self.watchers:
            watcher.fail(error)

    async def _show(self, known: int, stale: bool, asking: set[Watcher]) -> None:
        async with self._tables.at(self.id, known) as seated:
            await self._tables.hear(seated, known)
            moment = seated.moment()
            if moment != self._pictured:
                self._pictured, stale = moment, True
                self._pictures.clear()
            shown = list(self.watchers if stale else asking & self.watchers)
            for watcher in shown:
                self._picture(seated, watcher)
        for number, watcher in enumerate(shown, 1):
            picture = self._pictures.get(_key(seated, watcher))
            if isinstance(picture, RegnumError):
                watcher.fail(picture)
            elif picture is not None and watcher in self.watchers:
                self._hand(watcher, picture, news=watcher not in asking)
            if number % HANDED_AT_ONCE == 0:
                await asyncio.sleep(0)

    def _picture(self, seated: Seated, watcher: Watcher) -> None:
        """Make what a page is to be shown, unless another sees the same."""
        key = _key(seated, watcher)
        if key in self._pictures:
            return
        seat, owner, lang = key
        try:
            self._pictures[key] = seated.picture(self._tables.viewer(seated, seat, owner), owner, lang)
        except TableError as error:
            self._pictures[key] = error

    def _hand(self, watcher: Watcher, picture: Picture, news: bool) -> None:
        if watcher.mine != picture.mine:
            self._tables.attendance.leave(self.id, watcher.mine)
            self._tables.attendance.enter(self.id, picture.mine)
            watcher.mine = picture.mine
        if watcher.show(picture):
            self._postman.bring(watcher, news)


def _key(seated: Seated, watcher: Watcher) -> tuple[int | None, str | None, str]:
    """Pages with the same key see the same: all that are no players' do, in a language."""
    return watcher.eyes.seat, seated.player(watcher.owner), watcher.eyes.lang


class Rooms:
    """The rooms of one worker, and who may come in."""

    def __init__(self, tables: Tables, most: int) -> None:
        self._tables = tables
        #: Pages that may follow one table; 0 for any number.
        self._most = most
        self._rooms: dict[str, Room] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self.postman = Postman()
        #: Told of a table that somebody has begun to follow.
        self.entered: list[Callable[[str], None]] = []

    def hear(self, news: News) -> None:
        """A table has changed."""
        if room := self._rooms.get(news.table):
            room.hear(news.entries)

    def show(self, id: str) -> None:
        """Something about a table has changed that is no entry."""
        if room := self._rooms.get(id):
            room.hear(HERE)

    def look_anew(self) -> None:
        """Any table may have changed."""
        for room in self._rooms.values():
            room.hear(NEWEST)

    def watched(self, id: str) -> bool:
        """Whether somebody follows a table here."""
        return id in self._rooms

    @contextmanager
    def entered_by(self, watcher: Watcher, id: str) -> Iterator[Room]:
        """The room of a table, with a page in it."""
        room = self._rooms.get(id)
        if room is None:
            room = self._rooms[id] = Room(id, self._tables, self.postman)
            self._tasks[id] = asyncio.create_task(room.show_for_ever())
            for listener in self.entered:
                listener(id)
        elif self._most and len(room.watchers) >= self._most:
            raise TooMany("there is no more room at this table; try again later")
        room.watchers.add(watcher)
        try:
            room.ask(watcher, NEWEST)
            yield room
        finally:
            room.watchers.discard(watcher)
            self._tables.attendance.leave(id, watcher.mine)
            if not room.watchers:
                del self._rooms[id]
                self._tasks.pop(id).cancel()

    async def stop(self) -> None:
        """Show nothing any more."""
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
