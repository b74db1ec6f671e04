"""The keeper of the bots: sees to it that a bot whose turn it is moves, whatever happened before."""

import asyncio
import time
from typing import Final

import structlog

from regnum.server.metrics import THINKING
from regnum.server.news import HERE, NEWEST
from regnum.server.tables import Tables
from regnum.server.thinking import Thinkers

log = structlog.get_logger()

#: How often the database is asked for tables on which a bot is due, and how long a table must have been quiet.
SWEEP_SECONDS: Final = 10.0
QUIET_SECONDS: Final = 8.0
SWEEP_MOST: Final = 200


class Keeper:
    """Plays the bots of every table that this worker has changed, and of those that others left behind."""

    def __init__(self, tables: Tables, thinkers: Thinkers) -> None:
        self.tables = tables
        self.thinkers = thinkers
        self._busy: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopping = False

    def look_after(self, id: str, known: int = NEWEST) -> None:
        """Play the bots of a table, if they are due and nobody here does it already."""
        if id in self._busy or self._stopping:
            return
        self._busy.add(id)
        task = asyncio.create_task(self._drive(id, known))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _drive(self, id: str, known: int) -> None:
        try:
            while not self._stopping and await self._move(id, known):
                known = HERE
        except Exception:
            log.exception("bots stopped", table=id)
        finally:
            self._busy.discard(id)

    async def _move(self, id: str, known: int) -> bool:
        """Let one bot move; False when none is due."""
        async with self.tables.at(id, known) as seated:
            live = seated.live
            due = [seat for seat in seated.standing().deciders if seat in live.bots]
            if not due or seated.replay:
                return False
            seat, after = due[0], len(live.entries)
            level = seated.sitting[seat].level or "random"
        began = time.perf_counter()
        words = await self.thinkers.move(id, seated.row.record, live, seat, level)
        THINKING.labels(level).observe(time.perf_counter() - began)
        await self.tables.play_for_bot(id, after, seat, words)
        return True

    async def sweep_for_ever(self) -> None:
        """Pick up tables on which a bot is due: at once those that wait since before the start, then regularly."""
        quiet = 0.0
        while True:
            try:
                for id in await self.tables.store.waiting_for_bots(time.time() - quiet, SWEEP_MOST):
                    self.look_after(id)
            except Exception:
                log.exception("sweep failed")
            quiet = QUIET_SECONDS
            await asyncio.sleep(SWEEP_SECONDS)

    async def stop(self) -> None:
        """Let no bot begin to think any more, and wait for none."""
        self._stopping = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
