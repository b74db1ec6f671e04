"""Tidying memory up without holding a table up.

A collection of everything looks at each object of every table and lets nobody move meanwhile: a third of a second with
five hundred live tables. So only what is young is collected on the way; what has grown old is put aside, where
collections do not look, and is gone through when nobody plays, or after an hour at the latest.
"""

import asyncio
import gc
import time
from typing import Final

#: How often what has grown old is put aside.
ASIDE_SECONDS: Final = 10.0
#: How long the tables must have been quiet for everything to be gone through, and how long that can wait at most.
QUIET_SECONDS: Final = 5.0
LONGEST_SECONDS: Final = 3600.0
#: Young objects until they are collected, collections of them until the next older are, and these until all are: never.
THRESHOLDS: Final = (2_000, 10, 1_000_000)


class Tidier:
    """Decides when to look at what."""

    def __init__(self) -> None:
        self._moved = self._tidied = time.monotonic()

    def note_move(self) -> None:
        """Somebody plays."""
        self._moved = time.monotonic()

    async def tidy_for_ever(self) -> None:
        """Put aside what is old every few seconds; go through all of it in quiet times."""
        gc.set_threshold(*THRESHOLDS)
        gc.freeze()
        while True:
            await asyncio.sleep(ASIDE_SECONDS)
            self.tidy(time.monotonic())

    def tidy(self, now: float) -> None:
        """One round of it."""
        played_since = self._moved > self._tidied
        if (now - self._moved > QUIET_SECONDS and played_since) or now - self._tidied > LONGEST_SECONDS:
            self._tidied = now
            gc.unfreeze()
            gc.collect()
        else:
            gc.collect(1)
        gc.freeze()
