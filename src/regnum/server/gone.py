"""Work for somebody who has gone away is not done."""

import asyncio
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

from litestar import Request
from litestar.exceptions import HTTPException

T = TypeVar("T")

#: What the log shows in place of an answer that nobody waits for.
GONE: Final = 499


async def unless_gone(request: Request[Any, Any, Any], work: Coroutine[Any, Any, T]) -> T:
    """What comes of some work, which is broken off when the asker goes away."""
    working = asyncio.create_task(work)
    leaving = asyncio.create_task(_left(request))
    try:
        await asyncio.wait({working, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if working.done():
            return working.result()
    finally:
        for task in (working, leaving):
            task.cancel()
        await asyncio.gather(working, leaving, return_exceptions=True)
    raise HTTPException("the asker has gone away", status_code=GONE)


async def _left(request: Request[Any, Any, Any]) -> None:
    """Wait until nobody waits for the answer."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
