"""Bots think in processes of their own, within a time, and never hold a table up."""

import multiprocessing
import os
import secrets
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, Concatenate, Final, NamedTuple, ParamSpec, TypeVar

import structlog
from pebble import ProcessPool

import regnum
from regnum.api import begin
from regnum.bots import make_bot
from regnum.bots.advice import ANALYSIS_WALKS, HINT_WALKS, Candidate, Judged, advise, analyse
from regnum.bots.base import Bot
from regnum.bots.search import Budget
from regnum.engine.record import parse_record
from regnum.server.desk import Desk
from regnum.server.errors import TooMany
from regnum.server.live import LiveTable

log = structlog.get_logger()

#: Tables and bots that a thinking process remembers, so that it plays and thinks only the newest moves anew.
REMEMBERED: Final = 64
#: How long a hint and each move of an analysis may take, on a machine too slow for their walks.
HINT_MILLISECONDS: Final = 2000
JUDGE_MILLISECONDS: Final = 400
#: Hints come before analyses.
HINT: Final = 0
ANALYSIS: Final = 1
#: How many thoughts may wait: of bots as many as there may be tables, of advice as many as people wait for.
MOST_MOVES_WAITING: Final = 10_000
MOST_ADVICE_WAITING: Final = 64
#: By how much a process gives way to all others.
STAND_BACK: Final = 10

P = ParamSpec("P")
T = TypeVar("T")

_tables: OrderedDict[str, LiveTable] = OrderedDict()
_bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()
#: The number of the question that nobody waits for any more: the server writes it, the process that thinks reads it.
_given_up: Any = None


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


def think_for(
    question: int, id: str, record: str, bots: frozenset[int], entries: list[tuple[int, str]], seat: int
) -> list[Candidate]:
    """What a bot would do in the place of a seat."""
    budget = Budget(HINT_WALKS, HINT_MILLISECONDS, lambda: is_given_up(question))
    return advise(follow(id, record, bots, entries).game, seat, budget)


def judge(question: int, record: str, start: int, end: int) -> list[Judged]:
    """How the chances stood in a game from one move to another."""
    budget = Budget(ANALYSIS_WALKS, JUDGE_MILLISECONDS, lambda: is_given_up(question))
    return list(analyse(regnum.load(record), budget, start, end))


def is_given_up(question: int) -> bool:
    """Whether nobody waits any more for the answer to a question."""
    return _given_up is not None and _given_up.value == question


def games() -> list[str]:
    """The games that a process knows; asking makes it load them."""
    return [type.name for type in regnum.games()]


def stand_back(given_up: Any) -> None:
    """Let a process think only where nobody else needs the processor, and for nobody who has gone."""
    global _given_up
    _given_up = given_up
    if hasattr(os, "nice"):
        os.nice(STAND_BACK)


class Asker(NamedTuple):
    """For whom is thought: an account, and the address from which it is asked, as far as it is known."""

    account: str
    address: str


class Thinkers:
    """The processes of one worker: those in which bots think out their moves, and one for hints and analyses.

    However many ask for advice, no bot waits for it.
    """

    def __init__(self, processes: int, seconds: float) -> None:
        self.seconds = seconds
        self._processes = processes
        self._moves = Desk(processes, MOST_MOVES_WAITING)
        self._advice = Desk(1, MOST_ADVICE_WAITING)
        self._questions = 0

    def start(self) -> None:
        """Begin the processes."""
        context = multiprocessing.get_context("spawn")
        self._movers = ProcessPool(max_workers=self._processes, context=context)
        self._given_up = context.Value("q", 0, lock=False)
        self._advisers = ProcessPool(max_workers=1, initializer=stand_back, initargs=[self._given_up], context=context)
        self.load()

    def load(self) -> None:
        """Let every process load its games: it answers the first move at once then."""
        for _ in range(self._processes):
            self._movers.schedule(games)
        self._advisers.schedule(games)

    async def move(self, whose: Asker, id: str, record: str, live: LiveTable, seat: int, level: str) -> str:
        """The move of a bot. One that takes too long or fails loses its thought: chance moves for it."""
        entries = live.entries.copy()
        try:
            return await self._ask(whose, id, record, live.first_bots, entries, seat, level)
        except TooMany:
            raise
        except Exception as error:
            log.warning("bot failed", table=id, seat=seat, level=level, error=repr(error))
            return await self._ask(whose, id, record, live.first_bots, entries, seat, "random")

    async def _ask(
        self,
        whose: Asker,
        id: str,
        record: str,
        bots: frozenset[int],
        entries: list[tuple[int, str]],
        seat: int,
        level: str,
    ) -> str:
        begin = self._begin(self._movers, think, id, record, bots, entries, seat, level)
        return await self._moves.do(whose.account, begin, address=whose.address)

    async def advice(
        self, whose: Asker, id: str, record: str, bots: frozenset[int], entries: list[tuple[int, str]], seat: int
    ) -> list[Candidate]:
        """What a bot would do in the place of a seat."""
        return await self._question(whose, HINT, think_for, id, record, bots, entries, seat)

    async def analysis(self, whose: Asker, record: str, start: int, end: int) -> list[Judged]:
        """How the chances stood in a game from one move to another."""
        return await self._question(whose, ANALYSIS, judge, record, start, end)

    async def _question(
        self,
        whose: Asker,
        urgency: int,
        function: Callable[Concatenate[int, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Ask for advice. When the asker goes, the process hears of it between two walks and thinks of the next."""
        self._questions += 1
        question = self._questions

        def give_up() -> None:
            self._given_up.value = question

        begin = self._begin(self._advisers, function, question, *args, **kwargs)
        return await self._advice.do(whose.account, begin, urgency, give_up, whose.address)

    def _begin(
        self, pool: ProcessPool, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> Callable[[], Future[T]]:
        """Call a function in a process when its turn has come; one that takes too long is ended."""
        return lambda: pool.schedule(function, args=args, kwargs=kwargs, timeout=self.seconds)

    def stop(self) -> None:
        """End the processes."""
        for pool in (self._movers, self._advisers):
            pool.stop()  # type: ignore[no-untyped-call]
            pool.join(timeout=5)
