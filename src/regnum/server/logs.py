"""One structured line a request: what was asked, what came of it, how long it took. No bodies, no keys."""

import time
from typing import Final

import structlog
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

log = structlog.get_logger()

#: What is asked so often, and by machines, that it would only bury the rest.
QUIET: Final = ("/healthz", "/livez", "/metrics", "/assets/")


def noted(app: ASGIApp) -> ASGIApp:
    """Note every HTTP request when it has been answered."""

    async def noting(scope: Scope, receive: Receive, send: Send) -> None:
        path = scope["path"]
        if scope["type"] != ScopeType.HTTP or path.startswith(QUIET):
            await app(scope, receive, send)
            return
        began = time.perf_counter()
        method = scope["method"]

        async def send_noting(message: Message) -> None:
            if message["type"] == "http.response.start":
                took = round(1000 * (time.perf_counter() - began), 1)
                log.info("request", method=method, path=path, status=message["status"], ms=took)
            await send(message)

        await app(scope, receive, send_noting)

    return noting
