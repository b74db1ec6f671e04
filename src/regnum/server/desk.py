"""Whose thought comes next: a few can be thought at a time, and many may wait.

What is more urgent comes first; of the equally urgent, whoever has been thought for least of late. So one who asks for
much waits behind those who ask for little, and not they behind him. Whoever goes away waits no more, and what is being
thought for them is given up.
"""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Future
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, TypeVar, cast

from regnum.server.errors import TooMany

T = TypeVar("T")

#: After so many seconds half of what somebody has used is forgotten.
HALF_LIFE: Final = 30.0
#: What is left of somebody's use when it is not worth being remembered.
NOTHING: Final = 0.01
#: From how many accounts on those are looked for that can be forgotten.
MOST_ACCOUNTS: Final = 1000
#: After so many seconds what is not urgent is as urgent as anything: else who asks for hints without end, with many
#: keys, would keep everybody from analyses.
LONGEST_WAIT: Final = 20.0
#: How long somebody's question waits for their last to be answered or withdrawn.
PATIENCE: Final = 1.0


@dataclass(eq=False)
class Job:
    """A thought that waits for its turn."""

    urgency: int
    account: str
    begin: Callable[[], Future[Any]]
    done: asyncio.Future[Any]
    give_up: Callable[[], None]
    address: str = ""
    since: float = field(default_factory=time.monotonic)


class Accounts:
    """How long was thought for whom of late."""

    def __init__(self) -> None:
        #: By account: seconds, and when they were reckoned.
        self._used: dict[str, tuple[float, float]] = {}

    def used(self, account: str, now: float) -> float:
        """What is not yet forgotten of somebody's use."""
        seconds, at = self._used.get(account, (0.0, now))
        return float(seconds * 0.5 ** ((now - at) / HALF_LIFE))

    def charge(self, account: str, seconds: float, now: float) -> None:
        """Somebody was thought for."""
        self._used[account] = self.used(account, now) + seconds, now
        if len(self._used) > MOST_ACCOUNTS:
            self._used = {one: use for one, use in self._used.items() if self.used(one, now) > NOTHING}


class Desk:
    """The work of as many processes as there are `places`."""

    def __init__(self, places: int, most: int) -> None:
        self._free = places
        self._most = most
        self._waiting: list[Job] = []
        self._accounts = Accounts()

    async def do(
        self,
        account: str,
        begin: Callable[[], Future[T]],
        urgency: int = 0,
        give_up: Callable[[], None] = lambda: None,
        address: str = "",
    ) -> T:
        """Let something be thought for somebody when its turn comes; the lowest urgency is the first.

        Keys cost nothing, so of two it counts first for whose address, where that is known, less has been thought.

        `give_up` is called when somebody goes away in the middle of it; its place is free when the thought has ended.
        """
        if len(self._waiting) >= self._most:
            self._make_room(address)
        job = Job(urgency, account, begin, asyncio.get_running_loop().create_future(), give_up, address)
        self._waiting.append(job)
        self._begin()
        try:
            return cast(T, await job.done)
        finally:
            if job in self._waiting:
                self._waiting.remove(job)
            elif job.done.cancelled():
                job.give_up()

    def _make_room(self, address: str) -> None:
        """Let the address that has most waiting give way to one that has less; others are refused.

        Else one that asks for all that can wait would keep everybody from asking at all.
        """
        waiting = Counter(job.address for job in self._waiting)
        greediest, most = waiting.most_common(1)[0]
        sorry = TooMany("too many are waiting for the bots; try again later")
        if waiting[address] + 1 >= most:
            raise sorry
        newest = max((job for job in self._waiting if job.address == greediest), key=lambda job: job.since)
        self._waiting.remove(newest)
        newest.done.set_exception(sorry)

    def _begin(self) -> None:
        """Begin whatever comes next, as long as there is a place."""
        while self._free and self._waiting:
            began = time.monotonic()
            job = self._next(began)
            try:
                thought = asyncio.wrap_future(job.begin())
            except Exception as error:
                job.done.set_exception(error)
                continue
            self._free -= 1
            thought.add_done_callback(partial(self._end, job, began))

    def _next(self, now: float) -> Job:
        """Take out whoever's turn it is."""
        used = self._accounts.used
        job = min(
            self._waiting,
            key=lambda one: (_urgency(one, now), used(_of_address(one), now), used(one.account, now), one.since),
        )
        self._waiting.remove(job)
        return job

    def _end(self, job: Job, began: float, thought: asyncio.Future[Any]) -> None:
        self._free += 1
        now = time.monotonic()
        self._accounts.charge(job.account, now - began, now)
        if job.address:
            self._accounts.charge(_of_address(job), now - began, now)
        if not job.done.done():
            _pass_on(thought, job.done)
        elif not thought.cancelled():
            thought.exception()  # nobody wants to know any more
        self._begin()


def _urgency(job: Job, now: float) -> int:
    """How urgent a job is by now; the lowest comes first."""
    return job.urgency if now - job.since < LONGEST_WAIT else 0


def _of_address(job: Job) -> str:
    """The account of an address, which no player's is called."""
    return f"from {job.address}"


def _pass_on(thought: asyncio.Future[Any], done: asyncio.Future[Any]) -> None:
    if thought.cancelled():
        done.cancel()
    elif error := thought.exception():
        done.set_exception(error)
    else:
        done.set_result(thought.result())


class OneEach:
    """One question of everybody at a time."""

    def __init__(self) -> None:
        self._asking: dict[str, asyncio.Lock] = {}

    @asynccontextmanager
    async def asking(self, who: str) -> AsyncIterator[None]:
        """Ask when the last question has been answered or withdrawn; if that takes long, it is one too many."""
        lock = self._asking.setdefault(who, asyncio.Lock())
        try:
            await asyncio.wait_for(lock.acquire(), PATIENCE)
        except TimeoutError:
            raise TooMany("a bot is still thinking about your last question; wait for it") from None
        try:
            yield
        finally:
            lock.release()
            if not lock.locked() and not lock._waiters:
                self._asking.pop(who, None)
