"""While a service that the server needs is away, the log says so once a minute, not once a request."""

import time
from typing import Final

import structlog
from redis.exceptions import RedisError
from sqlalchemy.exc import DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from regnum.server.preflight import plain_reason

log = structlog.get_logger()

#: How long nothing more is said of a service that is away.
QUIET_SECONDS: Final = 60.0


class Outages:
    """What is away, and when that was last said."""

    def __init__(self) -> None:
        self._said: dict[str, float] = {}

    def forget(self) -> None:
        """Say it again next time."""
        self._said.clear()

    def noted(self, error: BaseException) -> str | None:
        """The service whose absence an error tells of, which is said unless it just was; None for a fault of ours."""
        service = service_of(error)
        if service is not None and time.monotonic() - self._said.get(service, -QUIET_SECONDS) >= QUIET_SECONDS:
            self._said[service] = time.monotonic()
            log.error(f"the {service} is away", reason=plain_reason(_root(error)))
        return service


def service_of(error: BaseException) -> str | None:
    """The service that is away, as an error tells; None for any other error."""
    if isinstance(error, RedisError):
        return "broker"
    if isinstance(error, IntegrityError | ProgrammingError):
        return None
    # A refused or broken connection reaches us bare while PostgreSQL starts or stops.
    if isinstance(error, DBAPIError | PoolTimeout | ConnectionError):
        return "database"
    return None


def _root(error: BaseException) -> BaseException:
    return error.orig if isinstance(error, DBAPIError) and error.orig is not None else error


#: Those of this process.
OUTAGES: Final = Outages()
