"""What is new at tables, told to every worker and by each to the pages that follow the table there.

What happens at this worker is told here at once, whether or not there is a broker to tell the others. All workers
listen to one channel; a page costs the broker nothing.
"""

from collections.abc import Callable
from typing import Final

import msgspec
import structlog

from regnum.server.broker import Broker
from regnum.server.players import new_id

log = structlog.get_logger()

#: Instead of a number of entries: all that any worker has written, or just what this one knows of.
NEWEST: Final = -1
HERE: Final = 0


class News(msgspec.Struct):
    """That a table has changed, and how many entries one must know to have heard of it, or NEWEST.

    Where somebody has spoken, `said` is the number of the line.
    """

    table: str
    entries: int = NEWEST
    said: int = 0


class Presence(msgspec.Struct):
    """The seats of each named table that have an open page at a worker."""

    here: dict[str, list[int]]


class Told(msgspec.Struct, omit_defaults=True):
    """What a worker tells the others: one of these, or that it may have been silent and all should be looked at."""

    worker: str
    news: News | None = None
    presence: Presence | None = None


class Crier:
    """Tells what is new at this worker, and hands on what others tell."""

    def __init__(self, connect: Callable[[bytes], Broker]) -> None:
        self.worker = new_id()
        self._broker = connect(msgspec.json.encode(Told(self.worker)))
        #: Who wants to know: of a changed table, of who is there at another worker, of what may have been missed.
        self.on_news: list[Callable[[News], None]] = []
        self.on_presence: list[Callable[[str, Presence], None]] = []
        self.on_missed: list[Callable[[], None]] = []

    def tell(self, news: News) -> None:
        """Tell of a change at a table."""
        self._tell_here(news)
        self._broker.tell(msgspec.json.encode(Told(self.worker, news=news)))

    def tell_presence(self, presence: Presence) -> None:
        """Tell the others who is here."""
        self._broker.tell(msgspec.json.encode(Told(self.worker, presence=presence)))

    async def cry_for_ever(self) -> None:
        """Hand on what others tell."""
        await self._broker.serve(self._hear, self._missed)

    async def ping(self) -> None:
        """Raise unless others can be told."""
        await self._broker.ping()

    def _hear(self, message: bytes) -> None:
        try:
            told = msgspec.json.decode(message, type=Told)
        except msgspec.DecodeError as error:
            # Perhaps a worker of another version: what it has to tell is in the database.
            log.warning("not understood", error=str(error))
            self._missed()
            return
        if told.worker == self.worker:
            return
        if told.news is not None:
            self._tell_here(told.news)
        elif told.presence is not None:
            for listener in self.on_presence:
                listener(told.worker, told.presence)
        else:
            self._missed()

    def _tell_here(self, news: News) -> None:
        for listener in self.on_news:
            listener(news)

    def _missed(self) -> None:
        for listener in self.on_missed:
            listener()
