"""The keeper of the clocks: lets a bot play for those whose time has run out (see `clocks.py`)."""

import asyncio
import time
from typing import Final

import structlog

from regnum.engine.errors import RegnumError
from regnum.server.clocks import awaited
from regnum.server.database import AWAY
from regnum.server.hands import LATE, hand_entry
from regnum.server.outages import OUTAGE
from regnum.server.tables import DEFAULT_LEVEL, Tables

log = structlog.get_logger()

#: How often it is looked for those whose time has run out, and how many tables are seen to in a round.
LOOK_SECONDS: Final = 1.0
AT_ONCE: Final = 100


class Timekeeper:
    """Every worker has one; whichever comes first writes down that somebody is late, the others find it written."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def keep_for_ever(self) -> None:
        """Look again and again for those whose time has run out."""
        while True:
            try:
                await self.look(time.time())
            except AWAY as error:
                OUTAGE.note(error)
            except Exception:
                log.exception("clocks not looked at")
            await asyncio.sleep(LOOK_SECONDS)

    async def look(self, now: float) -> None:
        """See to all tables at which time has run out; one at which nothing can be done holds up no other."""
        for id in await self.tables.store.overdue(now, AT_ONCE):
            try:
                await self._run_out(id, now)
            except RegnumError as error:
                log.warning("clock can't be heeded", table=id, error=str(error))

    async def _run_out(self, id: str, now: float) -> None:
        """Let bots play for all who are late; a clock that runs for nobody any more is put away."""
        async with self.tables.at(id) as seated:
            while seated.row.due is not None and seated.row.due <= now:
                late = awaited(seated.live, seated.sitting)
                if not late:
                    await self.tables.stop_clock(seated)
                elif not await self.tables.append(seated, late[0], hand_entry(LATE, DEFAULT_LEVEL)):
                    seated = await self.tables.current(id)
        self.tables.tell(id)
