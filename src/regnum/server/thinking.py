"""Bots think in processes of their own, within a time, and never hold a table up."""

import asyncio
import multiprocessing
import zlib
from collections import OrderedDict
from typing import Final

import structlog
from pebble import ProcessPool

import regnum
from regnum.api import begin
from regnum.bots import make_bot
from regnum.engine.record import parse_record
from regnum.server.live import LiveTable

log = structlog.get_logger()

#: Tables that a thinking process remembers, so that it plays only the newest moves anew.
REMEMBERED: Final = 64
_tables: OrderedDict[str, LiveTable] = OrderedDict()


def follow(id: str, record: str, bots: frozenset[int], entries: list[tuple[int, str]]) -> LiveTable:
    """The table after all entries; what this process has played of it already is not played again."""
    live = _tables.pop(id, None)
    if live is None or live.entries != entries[: len(live.entries)]:
        live = LiveTable(begin(parse_record(record)), bots)
    for seat, words in entries[len(live.entries) :]:
        live.apply(seat, words)
    _tables[id] = live
    while len(_tables) > REMEMBERED:
        _tables.popitem(last=False)
    return live


def think(id: str, record: str, bots: frozenset[int], entries: list[tuple[int, str]], seat: int, level: str) -> str:
    """The move of a bot; the same table and level give the same move in every process."""
    game = follow(id, record, bots, entries).game
    seed = zlib.crc32(f"{id} {len(entries)} {seat}".encode())
    return game.catalogue.notations[make_bot(level, seed).choose(game, seat)]


def games() -> list[str]:
    """The games that a process knows; asking makes it load them."""
    return [type.name for type in regnum.games()]


class Thinkers:
    """The processes of one worker."""

    def __init__(self, processes: int, seconds: float) -> None:
        self.seconds = seconds
        self._pool = ProcessPool(max_workers=processes, context=multiprocessing.get_context("spawn"))
        for _ in range(processes):
            self._pool.schedule(games)  # a process that has loaded its games answers the first move at once

    async def move(self, id: str, record: str, live: LiveTable, seat: int, level: str) -> str:
        """The move of a bot. One that takes too long or fails loses its thought: chance moves for it."""
        entries = live.entries.copy()
        try:
            return await self._ask(id, record, live.bots, entries, seat, level)
        except Exception as error:
            log.warning("bot failed", table=id, seat=seat, level=level, error=repr(error))
            return await self._ask(id, record, live.bots, entries, seat, "random")

    async def _ask(
        self, id: str, record: str, bots: frozenset[int], entries: list[tuple[int, str]], seat: int, level: str
    ) -> str:
        future = self._pool.schedule(think, args=[id, record, bots, entries, seat, level], timeout=self.seconds)
        words = await asyncio.wrap_future(future)
        assert isinstance(words, str)
        return words

    def stop(self) -> None:
        """End the processes."""
        self._pool.stop()  # type: ignore[no-untyped-call]
        self._pool.join(timeout=5)
