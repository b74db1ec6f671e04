"""Bots think in processes of their own, within a time, and never hold a table up."""

import asyncio
import multiprocessing
import secrets
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, ParamSpec, TypeVar

import structlog
from pebble import ProcessPool

import regnum
from regnum.api import begin
from regnum.bots import make_bot
from regnum.bots.advice import ANALYSIS_WALKS, HINT_WALKS, Candidate, Judged, advise, analyse
from regnum.bots.base import Bot
from regnum.bots.search import Budget
from regnum.engine.record import parse_record
from regnum.server.live import LiveTable

log = structlog.get_logger()

#: Tables and bots that a thinking process remembers, so that it plays and thinks only the newest moves anew.
REMEMBERED: Final = 64
#: How long a hint and each move of an analysis may take, on a machine too slow for their walks.
HINT_MILLISECONDS: Final = 2000
JUDGE_MILLISECONDS: Final = 400

P = ParamSpec("P")
T = TypeVar("T")

_tables: OrderedDict[str, LiveTable] = OrderedDict()
_bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()


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
    """The move of a bot; one that was asked here before remembers what it thought.

    Its chance follows from nothing that players know: they could tell when it will move by lot.
    """
    game = follow(id, record, bots, entries).game
    bot = _bots.pop((id, seat, level), None) or make_bot(level, secrets.randbits(63))
    _bots[id, seat, level] = bot
    while len(_bots) > REMEMBERED:
        _bots.popitem(last=False)
    return game.catalogue.notations[bot.choose(game, seat)]


def think_for(id: str, record: str, bots: frozenset[int], entries: list[tuple[int, str]], seat: int) -> list[Candidate]:
    """What a bot would do in the place of a seat."""
    return advise(follow(id, record, bots, entries).game, seat, Budget(HINT_WALKS, HINT_MILLISECONDS))


def judge(record: str, start: int, end: int) -> list[Judged]:
    """How the chances stood in a game from one move to another."""
    return list(analyse(regnum.load(record), Budget(ANALYSIS_WALKS, JUDGE_MILLISECONDS), start, end))


def games() -> list[str]:
    """The games that a process knows; asking makes it load them."""
    return [type.name for type in regnum.games()]


class Thinkers:
    """The processes of one worker."""

    def __init__(self, processes: int, seconds: float) -> None:
        self.seconds = seconds
        self._processes = processes

    def start(self) -> None:
        """Begin the processes."""
        self._pool = ProcessPool(max_workers=self._processes, context=multiprocessing.get_context("spawn"))
        for _ in range(self._processes):
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
        return await self._run(think, id, record, bots, entries, seat, level)

    async def advice(
        self, id: str, record: str, bots: frozenset[int], entries: list[tuple[int, str]], seat: int
    ) -> list[Candidate]:
        """What a bot would do in the place of a seat."""
        return await self._run(think_for, id, record, bots, entries, seat)

    async def analysis(self, record: str, start: int, end: int) -> list[Judged]:
        """How the chances stood in a game from one move to another."""
        return await self._run(judge, record, start, end)

    async def _run(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call a function in one of the processes; one that takes too long is ended."""
        future = self._pool.schedule(function, args=args, kwargs=kwargs, timeout=self.seconds)
        return await asyncio.wrap_future(future)

    def stop(self) -> None:
        """End the processes."""
        self._pool.stop()  # type: ignore[no-untyped-call]
        self._pool.join(timeout=5)
