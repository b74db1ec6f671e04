"""The front door: what every request passes before and after the application, also where it has no handler."""

import re
import secrets
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec
import structlog
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from regnum.server import page
from regnum.server.limits import Bounds
from regnum.server.schemas import Problem
from regnum.server.turns import in_turn

log = structlog.get_logger()

#: What is asked so often, and by machines, that it would only bury the rest.
QUIET: Final = ("/healthz", "/livez", "/metrics", "/assets/")
#: What of the API is the same for everybody and may be kept.
COMMON: Final = ("/api/games", "/api/schema")
TABLE: Final = re.compile(r"/(?:api/tables|t|r)/([A-Za-z0-9]{1,24})(?:/|$)")
REQUEST_ID: Final = re.compile(r"[A-Za-z0-9._-]{1,64}")
SLASHES: Final = re.compile("//+")
Refuses = Callable[[Scope], Problem | None]
TOO_MANY: Final = Problem(
    title="Too many requests", status=429, detail="your address asks for too much; wait a little", code="too-many"
)
#: How often it is noted that somebody asks for too much: who floods the server must not fill its disk with that.
NOTE_SECONDS: Final = 1.0


def front(app: ASGIApp, base: str, refuses: Refuses, bounds: Bounds) -> ASGIApp:
    """The application behind its front door, from the inside out."""
    inside = (_with_page_for_strangers(base), _uncached, _heads, _guarded(refuses), _bounded(bounds), in_turn)
    for wrapped in (*inside, page.with_security_headers):
        app = wrapped(app)
    return _under(base)(_noted(app))


def _changed(scope: Scope, **values: object) -> Any:
    return {**scope, **values}


def _under(base: str) -> Callable[[ASGIApp], ASGIApp]:
    """Serve under a path. A proxy may take the path away or leave it: both are understood.

    Several slashes are one here, as they are where handlers are found: what is limited or kept by no cache is known
    by its path.
    """
    bare = base.rstrip("/")

    def wrapped(app: ASGIApp) -> ASGIApp:
        async def rooted(scope: Scope, receive: Receive, send: Send) -> None:
            path = SLASHES.sub("/", scope["path"])
            if bare and path == bare and scope["type"] == ScopeType.HTTP:
                await _answer(send, 308, [(b"location", base.encode())])
                return
            if path.startswith(base):
                path = path[len(bare) :]
            if path != scope["path"]:
                scope = _changed(scope, path=path, raw_path=path.encode())
            await app(scope, receive, send)

        return rooted

    return wrapped


def _noted(app: ASGIApp) -> ASGIApp:
    """One structured line a request: who asked what, of which table, and what came of it. No bodies, no keys."""
    refused = -NOTE_SECONDS

    def worth_noting(status: int) -> bool:
        """Whether nobody has asked for too much, or for the first time in a while."""
        nonlocal refused
        if status != TOO_MANY.status:
            return True
        now = time.monotonic()
        if now - refused < NOTE_SECONDS:
            return False
        refused = now
        return True

    async def noting(scope: Scope, receive: Receive, send: Send) -> None:
        request = _request_id(scope)
        with structlog.contextvars.bound_contextvars(request=request):
            began, told = time.perf_counter(), False

            async def send_noting(message: Message) -> None:
                nonlocal told
                status = _status(message)
                if status is not None and not told:
                    told = True
                    if not scope["path"].startswith(QUIET) and worth_noting(status):
                        _note(scope, status, time.perf_counter() - began)
                    if message["type"] == "http.response.start":
                        message["headers"] = [*message["headers"], (b"x-request-id", request.encode())]
                await send(message)

            await app(scope, receive, send_noting)

    return noting


def _request_id(scope: Scope) -> str:
    """The number that the proxy gave a request, or one of our own."""
    told = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"x-request-id"), "")
    return told if REQUEST_ID.fullmatch(told) else secrets.token_hex(6)


def _status(message: Message) -> int | None:
    if message["type"] == "http.response.start":
        return message["status"]
    return {"websocket.accept": 101, "websocket.close": 403}.get(message["type"])


def _note(scope: Scope, status: int, seconds: float) -> None:
    client = scope.get("client")
    table = TABLE.match(scope["path"])
    told = {"table": table[1]} if table else {}
    log.info(
        "request",
        method=scope["method"] if scope["type"] == ScopeType.HTTP else "LIVE",
        path=scope["path"],
        status=status,
        ms=round(1000 * seconds, 1),
        address=client[0] if client else "",
        **told,
    )


def _guarded(refuses: Refuses) -> Callable[[ASGIApp], ASGIApp]:
    """Turn away whom the host does not want."""

    def wrapped(app: ASGIApp) -> ASGIApp:
        async def guarding(scope: Scope, receive: Receive, send: Send) -> None:
            problem = refuses(scope)
            if problem is None:
                await app(scope, receive, send)
            else:
                await _refuse(problem, scope, receive, send)

        return guarding

    return wrapped


def _bounded(bounds: Bounds) -> Callable[[ASGIApp], ASGIApp]:
    """Refuse what is too much, also at addresses where nothing is, and say when to come back."""

    def wrapped(app: ASGIApp) -> ASGIApp:
        async def bounding(scope: Scope, receive: Receive, send: Send) -> None:
            wait = await bounds.wait(scope)
            if wait is None:
                await app(scope, receive, send)
            else:
                await _refuse(TOO_MANY, scope, receive, send, (b"retry-after", str(wait).encode()))

        return bounding

    return wrapped


async def _refuse(problem: Problem, scope: Scope, receive: Receive, send: Send, *more: tuple[bytes, bytes]) -> None:
    """Turn somebody away, who may have wanted a live view."""
    if scope["type"] == ScopeType.HTTP:
        headers = [(b"content-type", b"application/problem+json"), *more]
        await _answer(send, problem.status, headers, msgspec.json.encode(problem))
    else:
        await receive()
        await send({"type": "websocket.close", "code": 4000 + problem.status, "reason": problem.detail})


def _heads(app: ASGIApp) -> ASGIApp:
    """Answer HEAD as GET, without the body."""

    async def heading(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or scope["method"] != "HEAD":
            await app(scope, receive, send)
            return

        async def send_head(message: Message) -> None:
            if message["type"] == "http.response.body":
                message["body"] = b""
            await send(message)

        await app(_changed(scope, method="GET"), receive, send_head)

    return heading


def _uncached(app: ASGIApp) -> ASGIApp:
    """Let nobody keep keys and tables: neither a browser nor a proxy."""

    async def uncaching(scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path", "")
        private = path.startswith("/api/") and not path.startswith(COMMON)

        async def send_uncached(message: Message) -> None:
            if private and message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], (b"cache-control", b"no-store")]
            await send(message)

        await app(scope, receive, send_uncached)

    return uncaching


def _with_page_for_strangers(base: str) -> Callable[[ASGIApp], ASGIApp]:
    """Show the page, which says so in the reader's language, at an address where nothing is."""

    def wrapped(app: ASGIApp) -> ASGIApp:
        async def showing(scope: Scope, receive: Receive, send: Send) -> None:
            if not _wants_page(scope):
                await app(scope, receive, send)
                return
            lost = False

            async def send_page(message: Message) -> None:
                nonlocal lost
                if message["type"] == "http.response.start" and message["status"] == 404:
                    found = page.document(base)
                    lost = found is not None
                    if found is not None:
                        headers = [(b"content-type", b"text/html; charset=utf-8"), (b"cache-control", b"no-cache")]
                        await _answer(send, 404, headers, found)
                if not lost:
                    await send(message)

            await app(scope, receive, send_page)

        return showing

    return wrapped


def _wants_page(scope: Scope) -> bool:
    """Whether a browser asks for something to show."""
    if scope["type"] != ScopeType.HTTP or scope["method"] != "GET" or scope["path"].startswith(("/api/", "/assets/")):
        return False
    return any(name == b"accept" and b"text/html" in value for name, value in scope["headers"])


async def _answer(send: Send, status: int, headers: list[tuple[bytes, bytes]], body: bytes = b"") -> None:
    length = (b"content-length", str(len(body)).encode())
    start: Any = {"type": "http.response.start", "status": status, "headers": [*headers, length]}
    await send(start)
    await send({"type": "http.response.body", "body": body, "more_body": False})
