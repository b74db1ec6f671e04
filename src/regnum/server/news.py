"""What is new at tables, told to every worker and by each to the pages that follow the table there.

All workers listen to one channel; a page costs the broker nothing.
"""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import msgspec
from litestar.channels import ChannelsPlugin

#: Where workers tell each other of all tables.
CHANNEL: Final = "tables"
#: Instead of a number of entries: all that any worker has written, or just what this one knows of.
NEWEST: Final = -1
HERE: Final = 0


class News(msgspec.Struct):
    """What workers tell each other of a table: that it has changed, or who is there."""

    table: str
    #: How many entries one must know to have heard of it, or NEWEST.
    entries: int = NEWEST
    seat: int = -1
    connection: str = ""
    there: bool = True


class Crier:
    """Tells news to all workers, and hands what it hears to those who follow a table here."""

    def __init__(self, channels: ChannelsPlugin) -> None:
        self._channels = channels
        self._followers: dict[str, set[asyncio.Queue[News]]] = {}

    def tell(self, news: News) -> None:
        """Tell all workers, this one too."""
        self._channels.publish(msgspec.json.encode(news), CHANNEL)

    @contextmanager
    def following(self, table: str) -> Iterator[asyncio.Queue[News]]:
        """The news of a table from now on."""
        heard: asyncio.Queue[News] = asyncio.Queue()
        followers = self._followers.setdefault(table, set())
        followers.add(heard)
        try:
            yield heard
        finally:
            followers.discard(heard)
            if not followers:
                self._followers.pop(table, None)

    async def cry_for_ever(self) -> None:
        """Hand on what is heard."""
        subscriber = await self._channels.subscribe(CHANNEL)
        async for message in subscriber.iter_events():
            news = msgspec.json.decode(message, type=News)
            for heard in self._followers.get(news.table, ()):
                heard.put_nowait(news)
