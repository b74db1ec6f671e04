"""Whether the server can do what it is there for: write to the database, and tell other workers."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

import structlog
from litestar import Response, get
from litestar.di import NamedDependency

import regnum
from regnum.server import schemas
from regnum.server.handlers import PROBLEM, unwell

log = structlog.get_logger()

#: How long each part may take to answer, and how long an answer holds: who asks all the time must not cost anything.
SECONDS: Final = 2.0
HOLDS_SECONDS: Final = 1.0


class Health:
    """Asks every part that the server needs, once for all who want to know."""

    def __init__(self, parts: Mapping[str, Callable[[], Awaitable[None]]]) -> None:
        self._parts = parts
        self._asking: asyncio.Task[list[str]] | None = None
        self._answered = 0.0
        self._broken: list[str] = []

    async def broken(self) -> list[str]:
        """The parts that don't answer."""
        if self._asking is None or (self._asking.done() and time.monotonic() - self._answered > HOLDS_SECONDS):
            self._asking = asyncio.create_task(self._ask())
        return await asyncio.shield(self._asking)

    async def _ask(self) -> list[str]:
        answers = await asyncio.gather(*(_answers(part) for part in self._parts.values()))
        broken = [name for name, answer in zip(self._parts, answers, strict=True) if not answer]
        if broken != self._broken:
            log.warning("health", broken=broken)
        self._broken, self._answered = broken, time.monotonic()
        return broken


async def _answers(part: Callable[[], Awaitable[None]]) -> bool:
    try:
        await asyncio.wait_for(part(), SECONDS)
    except Exception:
        return False
    return True


@get("/healthz", tags=["server"], operation_id="health", responses=unwell())
async def healthz(health: NamedDependency[Health]) -> Response[Any]:
    """Whether the server can play: its database can be written to, and its broker, if it has one, answers."""
    broken = await health.broken()
    if not broken:
        return Response({"status": "ok", "version": regnum.__version__})
    detail = f"This does not answer: {', '.join(broken)}."
    title = "The server can't play now"
    problem = schemas.Problem(title=title, status=503, detail=detail, code="unavailable")
    return Response(problem, status_code=503, media_type=PROBLEM)


@get("/livez", tags=["server"], operation_id="alive", sync_to_thread=False)
def livez() -> dict[str, str]:
    """That the process answers; nothing else is asked."""
    return {"status": "ok", "version": regnum.__version__}
