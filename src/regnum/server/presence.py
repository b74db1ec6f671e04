"""Who is there: the seats of which somebody has a page open, at this worker or another.

Told in batches: a page that comes or goes tells nobody by itself, and a seat with ten pages is told of once.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from regnum.server.news import Crier, Presence

#: How often what has changed is told, and how often all of it, for whoever has missed something.
BATCH_SECONDS: Final = 0.5
ALL_SECONDS: Final = 30.0
#: How long another worker counts without a sign of life.
LIFE_SECONDS: Final = 75.0

NOBODY: Final[frozenset[int]] = frozenset()


class Attendance:
    """Who is at which table."""

    def __init__(self) -> None:
        self._here: dict[str, Counter[int]] = {}
        #: By table and worker: the seats, and when they were last told.
        self._elsewhere: dict[str, dict[str, tuple[frozenset[int], float]]] = {}
        #: Tables at which something has changed since the last batch, here or anywhere, and what was shown of them.
        self._changed_here: set[str] = set()
        self._changed: set[str] = set()
        self._shown: dict[str, frozenset[int]] = {}

    def enter(self, table: str, seats: Sequence[int]) -> None:
        """A page is open for some seats."""
        if not seats:
            return
        self._here.setdefault(table, Counter()).update(seats)
        self._changed_here.add(table)

    def leave(self, table: str, seats: Sequence[int]) -> None:
        """A page for some seats has been closed."""
        if not seats:
            return
        left = self._here[table]
        left.subtract(seats)
        if not +left:
            del self._here[table]
        self._changed_here.add(table)

    def hear(self, worker: str, told: Presence) -> None:
        """Another worker tells who is there."""
        now = time.monotonic()
        for table, seats in told.here.items():
            workers = self._elsewhere.setdefault(table, {})
            if seats:
                workers[worker] = frozenset(seats), now
            else:
                workers.pop(worker, None)
                if not workers:
                    del self._elsewhere[table]
            self._changed.add(table)

    def here(self, table: str) -> frozenset[int]:
        """The seats with a page at this worker."""
        return frozenset(+self._here.get(table, Counter()))

    def at(self, table: str) -> frozenset[int]:
        """The seats with a page anywhere."""
        since = time.monotonic() - LIFE_SECONDS
        there = [seats for seats, at in self._elsewhere.get(table, {}).values() if at > since]
        return self.here(table).union(*there)

    async def tell_for_ever(self, crier: Crier, show: Callable[[str], None]) -> None:
        """Tell other workers of this one in batches, and show what has changed to those who look on here."""
        told_all = 0.0
        while True:
            await asyncio.sleep(BATCH_SECONDS)
            telling, self._changed_here = self._changed_here, set()
            showing, self._changed = self._changed | telling, set()
            if time.monotonic() - told_all > ALL_SECONDS:
                told_all = time.monotonic()
                self._forget_the_silent()
                telling |= set(self._here)
            if telling:
                crier.tell_presence(Presence({table: sorted(self.here(table)) for table in telling}))
            for table in showing:
                if self.at(table) != self._shown.get(table, NOBODY):
                    self._note_shown(table)
                    show(table)

    def _note_shown(self, table: str) -> None:
        now = self.at(table)
        if now:
            self._shown[table] = now
        else:
            self._shown.pop(table, None)

    def _forget_the_silent(self) -> None:
        since = time.monotonic() - LIFE_SECONDS
        for table, workers in list(self._elsewhere.items()):
            for worker in [worker for worker, (_, at) in workers.items() if at <= since]:
                del workers[worker]
                self._changed.add(table)
            if not workers:
                del self._elsewhere[table]
