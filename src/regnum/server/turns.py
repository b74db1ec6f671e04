"""Turns: of one address a few requests are worked on at a time, so that whoever asks for much waits behind themselves.

What a request costs is reckoned at a stretch, in which nobody else in the process is heard. A thousand that come at
once would hold everybody up for seconds; so they queue, and others come in between.
"""

import asyncio
import re
from collections import Counter
from collections.abc import Callable
from typing import Final

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from regnum.server.limits import address_of

#: How many requests of one address are worked on at a time.
AT_A_TIME: Final = 4
#: How long one can keep others of its address waiting, such as one whose body never comes.
SECONDS: Final = 1.0
#: What machines ask for, and costs nothing.
AT_ONCE: Final = ("/healthz", "/livez", "/metrics")
#: What waits for a bot, in a queue of its own.
THOUGHTS: Final = re.compile(r"/api/tables/[^/]+/(advice|analysis)/?")


class Turns:
    """Who may go on, address by address."""

    def __init__(self) -> None:
        self._lines: dict[str, asyncio.Semaphore] = {}
        self._there: Counter[str] = Counter()

    async def wait(self, who: str) -> Callable[[], None]:
        """Wait for a turn. What comes back ends it, and may be called more than once; it ends by itself too."""
        line = self._lines.setdefault(who, asyncio.Semaphore(AT_A_TIME))
        self._there[who] += 1
        try:
            await line.acquire()
        except BaseException:
            self._leave(who)
            raise

        ended = False

        def end() -> None:
            nonlocal ended
            if not ended:
                ended = True
                last.cancel()
                line.release()
                self._leave(who)

        last = asyncio.get_running_loop().call_later(SECONDS, end)
        return end

    def _leave(self, who: str) -> None:
        self._there[who] -= 1
        if not self._there[who]:
            del self._there[who], self._lines[who]


def in_turn(app: ASGIApp) -> ASGIApp:
    """Let requests wait for their turn; it ends when the answer begins, for what it costs is spent by then."""
    turns = Turns()

    async def waiting(scope: Scope, receive: Receive, send: Send) -> None:
        path = scope["path"]
        if scope["type"] != ScopeType.HTTP or path in AT_ONCE or THOUGHTS.fullmatch(path):
            await app(scope, receive, send)
            return
        end = await turns.wait(address_of(ASGIConnection(scope)))

        async def send_ending(message: Message) -> None:
            end()
            await send(message)

        try:
            await app(scope, receive, send_ending)
        finally:
            end()

    return waiting
