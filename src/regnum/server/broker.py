"""How workers hear each other: through Redis, or not at all where there is only one.

Messages through a broker may get lost while it is away, so nothing depends on them: the database is the truth. Both
loops begin again by themselves, and whoever may have missed something is told to look at everything anew.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Final, Protocol

import structlog
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

log = structlog.get_logger()

#: Where workers tell each other of all tables.
CHANNEL: Final = "regnum:tables"
#: How long the broker may take for anything, and how long it may be silent before it is asked whether it is there.
SECONDS: Final = 2.0
SILENCE_SECONDS: Final = 5.0
#: How soon a lost broker is looked for again, and how often everything is looked at meanwhile.
AGAIN_SECONDS: Final = 0.25
LOOK_SECONDS: Final = 2.0
#: Messages that wait to be told; when there are more, others are told to look at everything.
MOST_WAITING: Final = 10_000
#: What goes wrong while a broker is away.
AWAY: Final = (RedisError, OSError, TimeoutError)


def redis_at(url: str) -> Redis:
    """A client that says at once when the broker is away: whoever asks knows what to do without it."""
    return Redis.from_url(
        url, socket_timeout=SECONDS, socket_connect_timeout=SECONDS, retry=Retry(NoBackoff(), 0), max_connections=64
    )


class Broker(Protocol):
    """What tells other workers."""

    def tell(self, message: bytes) -> None:
        """Tell all other workers, as soon as possible."""

    async def serve(self, hear: Callable[[bytes], None], missed: Callable[[], None]) -> None:
        """Hand on what others tell, for ever; `missed` is called whenever something may not have been heard."""

    async def ping(self) -> None:
        """Raise unless the broker answers."""


class Nobody:
    """The broker of a worker that is alone."""

    def tell(self, message: bytes) -> None:
        """There is nobody to be told."""

    async def serve(self, hear: Callable[[bytes], None], missed: Callable[[], None]) -> None:
        """There is nothing to be heard."""

    async def ping(self) -> None:
        """There is nothing that could be away."""


class RedisBroker:
    """Tells and hears through one channel of Redis. `again` is the message that lets others look at everything."""

    def __init__(self, redis: Redis, again: bytes) -> None:
        self._redis = redis
        self._again = again
        self._waiting: deque[bytes] = deque()
        self._some = asyncio.Event()
        self._away = False

    def tell(self, message: bytes) -> None:
        """Tell all other workers; what can't be told is made good when the broker is back."""
        if len(self._waiting) >= MOST_WAITING:
            self._waiting.clear()
            message = self._again
        self._waiting.append(message)
        self._some.set()

    async def serve(self, hear: Callable[[bytes], None], missed: Callable[[], None]) -> None:
        """Tell and hear for ever, however often the broker goes."""
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._tell_for_ever())
            tasks.create_task(self._hear_for_ever(hear, missed))

    async def ping(self) -> None:
        """Raise unless the broker answers."""
        await self._redis.execute_command("PING")  # type: ignore[no-untyped-call]

    async def _tell_for_ever(self) -> None:
        while True:
            await self._some.wait()
            self._some.clear()
            messages = list(self._waiting)
            self._waiting.clear()
            try:
                async with asyncio.timeout(SECONDS), self._redis.pipeline(transaction=False) as pipeline:
                    for message in messages:
                        pipeline.publish(CHANNEL, message)
                    await pipeline.execute()
            except AWAY as error:
                self._note_away(error)
                self._waiting.clear()
                self.tell(self._again)
                await asyncio.sleep(AGAIN_SECONDS)

    async def _hear_for_ever(self, hear: Callable[[bytes], None], missed: Callable[[], None]) -> None:
        looked = 0.0
        while True:
            try:
                await self._hear(hear, missed)
            except AWAY as error:
                self._note_away(error)
            if time.monotonic() - looked > LOOK_SECONDS:
                # Without a broker the database is asked again and again: play goes on, only slower.
                looked = time.monotonic()
                missed()
            await asyncio.sleep(AGAIN_SECONDS)

    async def _hear(self, hear: Callable[[bytes], None], missed: Callable[[], None]) -> None:
        """Hear until the broker goes away; one that is silent is asked, and must answer."""
        async with self._redis.pubsub() as channel:
            async with asyncio.timeout(SECONDS):
                await channel.subscribe(CHANNEL)
            asked = False
            while True:
                message = await channel.get_message(timeout=SILENCE_SECONDS)
                if message is None:
                    if asked:
                        raise TimeoutError("the broker does not answer")
                    asked = True
                    async with asyncio.timeout(SECONDS):
                        await channel.ping()
                    continue
                asked = False
                if message["type"] == "subscribe":
                    self._note_back()
                    missed()
                elif message["type"] == "message":
                    hear(message["data"])

    def _note_away(self, error: BaseException) -> None:
        if not self._away:
            self._away = True
            log.warning("broker away", error=str(error) or repr(error))

    def _note_back(self) -> None:
        if self._away:
            self._away = False
            log.info("broker back")
