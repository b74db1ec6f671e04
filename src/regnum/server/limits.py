"""How much one address may ask for, so that nobody keeps the others from playing.

Workers that share a broker count together. While it is away each counts for itself: nobody is refused because a count
can't be read.
"""

import asyncio
import math
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address
from typing import Any, Final, Protocol

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import Scope
from redis.asyncio import Redis

from regnum.server.broker import AWAY
from regnum.server.errors import TooMany

MINUTE: Final = 60
DAY: Final = 24 * 60 * MINUTE
#: How long a shared count may take, and how long it is not asked for after it could not be read.
SECONDS: Final = 0.5
REST_SECONDS: Final = 2.0
#: What machines ask for all the time.
UNLIMITED: Final = ("/assets/", "/healthz", "/livez", "/metrics")
#: What opens a table: these, and trying again from a position of one, or playing again.
OPENINGS: Final = ("/api/tables", "/api/lessons", "/api/replays")
FROM_A_TABLE: Final = ("/try", "/again")
#: The part of an IPv6 address that one household has to itself.
HOUSEHOLD: Final = 64


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """From where somebody asks: an address, or of IPv6 the network that one household has."""
    return household(connection.client.host) if connection.client else ""


def household(host: str) -> str:
    """An address, or of IPv6 the network that one household has."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return f"{IPv6Address(int(address) >> HOUSEHOLD << HOUSEHOLD)}/{HOUSEHOLD}"


class Counts(Protocol):
    """Who counts how often something was asked for, in the time that begins with the first time."""

    async def add(self, name: str, seconds: int) -> tuple[int, int]:
        """Count once more; how often by now, and in how many seconds the count begins anew."""


class OwnCounts:
    """Counts in this process."""

    def __init__(self) -> None:
        #: When a count begins anew, and how far it is.
        self._counts: dict[str, tuple[float, int]] = {}
        self._tidy_at = 0.0

    async def add(self, name: str, seconds: int) -> tuple[int, int]:
        """Count once more; how often by now, and in how many seconds the count begins anew."""
        now = time.monotonic()
        if now > self._tidy_at:
            self._counts = {name: count for name, count in self._counts.items() if count[0] > now}
            self._tidy_at = now + MINUTE
        until, asked = self._counts.get(name, (0.0, 0))
        if until <= now:
            until, asked = now + seconds, 0
        self._counts[name] = until, asked + 1
        return asked + 1, math.ceil(until - now)


class SharedCounts:
    """Counts that all workers share; while the broker is away those of this process."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._own = OwnCounts()
        self._rests_until = 0.0

    async def add(self, name: str, seconds: int) -> tuple[int, int]:
        """Count once more; how often by now, and in how many seconds the count begins anew."""
        own = await self._own.add(name, seconds)
        if time.monotonic() < self._rests_until:
            return own
        key = f"regnum:limit:{name}"
        try:
            async with asyncio.timeout(SECONDS), self._redis.pipeline(transaction=False) as pipeline:
                pipeline.set(key, 0, ex=seconds, nx=True)
                pipeline.incr(key)
                pipeline.ttl(key)
                _, asked, left = await pipeline.execute()
            return int(asked), max(1, int(left))
        except AWAY:
            self._rests_until = time.monotonic() + REST_SECONDS
            return own


@dataclass(frozen=True)
class Limit:
    """How often an address may ask for something in a time. The name keeps its count apart from others."""

    name: str
    most: int
    applies: Callable[[Scope], bool]
    seconds: int = MINUTE


def anything(scope: Scope) -> bool:
    """Whatever costs something; the opening of a live view too."""
    return not scope["path"].startswith(UNLIMITED)


def openings(scope: Scope) -> bool:
    """What opens a table, which is dearer than the rest."""
    path = scope["path"].rstrip("/")
    opens = path in OPENINGS or path.endswith(FROM_A_TABLE)
    return scope["type"] == ScopeType.HTTP and scope["method"] == "POST" and opens


class Bounds:
    """Who has asked for too much."""

    def __init__(self, limits: list[Limit], counts: Counts) -> None:
        self._limits = limits
        self._counts = counts

    async def wait(self, scope: Scope) -> int | None:
        """Count a request; in how many seconds whoever asks may do so again, if it is one too many."""
        for limit in self._limits:
            if limit.applies(scope):
                address = address_of(ASGIConnection(scope))
                asked, wait = await self._counts.add(f"{limit.name}:{address}", limit.seconds)
                if asked > limit.most:
                    return wait
        return None


class Doors:
    """How many of something each may have at a time; 0 for any number."""

    def __init__(self, sorry: str) -> None:
        self._sorry = sorry
        self._open: Counter[str] = Counter()

    @contextmanager
    def entered(self, who: str, most: int) -> Iterator[None]:
        """Let somebody in, if there is room."""
        if most and self._open[who] >= most:
            raise TooMany(self._sorry)
        self._open[who] += 1
        try:
            yield
        finally:
            self._open[who] -= 1
            if not self._open[who]:
                del self._open[who]
