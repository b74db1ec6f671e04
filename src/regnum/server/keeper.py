"""The keeper of the bots: sees to it that a bot whose turn it is moves, whatever happened before."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import structlog

from regnum.bots import BOTS
from regnum.bots.outside import START_SECONDS
from regnum.engine.game import Game
from regnum.server.database import AWAY
from regnum.server.errors import NoSuchTable, TableEnded
from regnum.server.lessons import scripted_answer
from regnum.server.metrics import THINKING
from regnum.server.news import HERE, NEWEST
from regnum.server.outages import OUTAGE
from regnum.server.programs import Programs
from regnum.server.seated import Seated
from regnum.server.tables import DEFAULT_LEVEL, Tables
from regnum.server.thinking import Asker, Thinkers

log = structlog.get_logger()

#: How often the database is asked for tables on which a bot is due, and how long a table must have been quiet.
SWEEP_SECONDS: Final = 10.0
QUIET_SECONDS: Final = 8.0
SWEEP_MOST: Final = 200


@dataclass(frozen=True)
class Turn:
    """A bot that must decide: who plays its seat, and the game and the version of the table that it answers."""

    seat: int
    level: str
    game: Game
    version: int


class Keeper:
    """Plays the bots of every table that this worker has changed, and of those that others left behind."""

    def __init__(self, tables: Tables, thinkers: Thinkers, programs: Programs, watched: Callable[[str], bool]) -> None:
        self.tables = tables
        #: Whether somebody looks on at a table here.
        self.watched = watched
        self.thinkers = thinkers
        self.programs = programs
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
        except (TableEnded, NoSuchTable):
            return
        except AWAY as error:
            OUTAGE.note(error)
        except Exception:
            log.exception("bots stopped", table=id)
        finally:
            self._busy.discard(id)

    async def _move(self, id: str, known: int) -> bool:
        """Let one bot move; False when none is due."""
        async with self.tables.at(id, known) as seated:
            idle = seated.bots_only and not (self.watched(id) or seated.looked_at())
            turn = None if idle else _turn(seated)
        if turn is None:
            if seated.live.over:
                await self.programs.end(id, seated.live.game)
            return False
        began = time.perf_counter()
        words = await self._answer(seated, turn)
        THINKING.labels(turn.level).observe(time.perf_counter() - began)
        await self.tables.play_for_bot(id, turn.version, turn.seat, words)
        return True

    async def _answer(self, seated: Seated, turn: Turn) -> str:
        """What a bot of the house plays, or what a program does; nobody else waits for it."""
        id = seated.row.id
        scripted = scripted_answer(seated.course, turn.game, turn.seat) if seated.course else None
        if scripted is not None:
            return scripted
        if turn.level in BOTS:
            whose = Asker(seated.account, self.tables.asked_from.get(id, ""))
            return await self.thinkers.move(whose, id, seated.row.record, seated.live, turn.seat, turn.level)
        return await self.programs.answer(id, turn.seat, turn.level, turn.game)

    async def sweep_for_ever(self) -> None:
        """Pick up tables on which a bot is due: at once those that wait since before the start, then regularly."""
        quiet = 0.0
        while True:
            try:
                await self._sweep(quiet)
            except AWAY as error:
                OUTAGE.note(error)
            except Exception:
                log.exception("sweep failed")
            # A program takes all its time, to start too, and must not be asked at another worker meanwhile.
            quiet = QUIET_SECONDS + (START_SECONDS + self.programs.seconds if self.programs.commands else 0)
            await asyncio.sleep(SWEEP_SECONDS)

    async def _sweep(self, quiet: float) -> None:
        """Look after tables that nobody plays on, and those of programs: another worker may have ended the game."""
        for id in await self.tables.store.waiting_for_bots(time.time() - quiet, SWEEP_MOST):
            self.look_after(id)
        await self.programs.dismiss_idle()
        for id in self.programs.tables():
            self.look_after(id)

    async def stop(self) -> None:
        """Let no bot begin to think any more, and wait for none."""
        self._stopping = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _turn(seated: Seated) -> Turn | None:
    """The first bot that must decide, if any; for a program that has forfeited a bot of the house plays on."""
    live = seated.live
    for seat in () if seated.replay else seated.standing().deciders:
        if seat in live.bots:
            level = DEFAULT_LEVEL if seat in live.forfeits else seated.level(seat, seat)
            assert level is not None
            return Turn(seat, level, live.game.copy(), live.version(seat))
    return None
