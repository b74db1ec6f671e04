"""What nobody touches any more is removed, after times that the host sets; how much there is, is counted."""

import asyncio
import random
import time
from typing import Final

import structlog

from regnum.server.database import AWAY
from regnum.server.metrics import STORED, STORED_BYTES, STORED_MOVES
from regnum.server.store import Keep, Store

log = structlog.get_logger()

#: How often it is looked for what can be removed.
EVERY_SECONDS: Final = 1800.0
#: How long others may write between two transactions that remove something.
PAUSE_SECONDS: Final = 0.2


async def remove_expired(store: Store, keep: Keep, now: float) -> int:
    """Remove all that has expired, some at a time; how many tables and records."""
    removed = 0
    while found := await store.remove_expired(keep, now):
        removed += len(found)
        await asyncio.sleep(PAUSE_SECONDS)
    return removed


async def prune_for_ever(store: Store, keep: Keep) -> None:
    """Remove what has expired and count what is left, again and again; workers need not do so together."""
    while True:
        try:
            removed = await remove_expired(store, keep, time.time())
            if removed:
                log.info("removed", tables=removed)
            await _count(store)
        except AWAY as error:
            log.warning("nothing removed", error=repr(error))
        await asyncio.sleep(EVERY_SECONDS * random.uniform(0.8, 1.2))  # noqa: S311


async def _count(store: Store) -> None:
    stock = await store.stock()
    STORED.labels("replay").set(stock.replays)
    STORED.labels("playing").set(stock.tables)
    STORED.labels("over").set(stock.finished)
    STORED_MOVES.set(stock.moves)
    STORED_BYTES.set(stock.bytes)
