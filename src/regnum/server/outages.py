"""While something that the server needs is away, the log says so now and then, not for everybody who asks."""

import time
from typing import Final

import structlog

log = structlog.get_logger()

#: How often it is noted that something is still away.
EVERY_SECONDS: Final = 10.0


class Outage:
    """Something that is away, in the log: one line now and then."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._noted = -EVERY_SECONDS

    def note(self, error: Exception) -> None:
        """It is still away."""
        now = time.monotonic()
        if now - self._noted >= EVERY_SECONDS:
            self._noted = now
            log.warning(self._name, error=str(error).partition("\n")[0] or repr(error))


OUTAGE: Final = Outage("database away")
