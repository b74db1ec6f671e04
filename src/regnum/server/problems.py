"""Errors as problem documents (RFC 9457): a clear sentence, a code for programs, and nothing of our insides."""

from typing import Any, Final

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from regnum.engine.errors import BadRecord, RegnumError
from regnum.server.database import AWAY, FAULTS
from regnum.server.errors import MoveRefused, Stale, TableError, TooMany
from regnum.server.handlers import PROBLEM
from regnum.server.outages import OUTAGE
from regnum.server.schemas import Problem

log = structlog.get_logger()
Asking = Request[Any, Any, Any]

#: After how many seconds one may try again what was too much at a time.
SOON: Final = "5"
TITLES = {
    400: "The request can't be understood",
    401: "Say who you are",
    403: "This is not allowed",
    404: "There is no such thing",
    405: "This can't be done here",
    413: "The request is too large",
    415: "Send JSON",
    429: "Too many requests",
}


def answer(problem: Problem, headers: dict[str, str] | None = None) -> Response[Problem]:
    """A problem as a response."""
    return Response(problem, status_code=problem.status, media_type=PROBLEM, headers=headers or {})


def table_error(_: Asking, error: TableError) -> Response[Problem]:
    """What can't be done at a table."""
    return answer(
        Problem(
            title=error.title,
            status=error.status,
            detail=str(error),
            code=error.code,
            rule=error.rule if isinstance(error, MoveRefused) else "",
            current=error.current if isinstance(error, Stale) else None,
        ),
        {"Retry-After": SOON} if isinstance(error, TooMany) else None,
    )


def game_error(_: Asking, error: RegnumError) -> Response[Problem]:
    """What the engine does not take: an option, a record."""
    code = "bad-record" if isinstance(error, BadRecord) else "bad-request"
    return answer(Problem(title=TITLES[400], status=400, detail=str(error), code=code))


def http_error(_: Asking, error: HTTPException) -> Response[Problem]:
    """What the framework does not take."""
    status = error.status_code
    detail = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        parts = [f"{one.get('key', 'body')}: {one.get('message', '')}" for one in error.extra if isinstance(one, dict)]
        detail = "; ".join(parts) or detail
    title = TITLES.get(status, "The request failed" if status < 500 else "The server failed")
    code = "too-many" if status == 429 else "not-found" if status == 404 else "bad-request"
    return answer(Problem(title=title, status=status, detail=detail, code=code), dict(error.headers or {}))


def unreadable(request: Asking, error: Exception) -> Response[Problem]:
    """A body that is no text, or that is nested so deeply that nobody can read it."""
    log.warning("body not read", path=request.url.path, error=type(error).__name__)
    detail = "the body is not UTF-8" if isinstance(error, UnicodeError) else "this is nested too deeply"
    return answer(Problem(title=TITLES[400], status=400, detail=detail, code="bad-request"))


def broken(request: Asking, error: Exception) -> Response[Problem]:
    """A fault of ours: noted, and told without its insides."""
    log.error("request failed", path=request.url.path, method=request.method, exc_info=error)
    detail = "Something went wrong on the server; nothing of yours is lost. Try again."
    return answer(Problem(title="The server failed", status=500, detail=detail, code="server-error"))


def away(_: Asking, error: Exception) -> Response[Problem]:
    """The database is away: nothing can be done, and it is noted now and then, not for everybody who asks."""
    OUTAGE.note(error)
    detail = "The database does not answer; nothing of yours is lost. Try again soon."
    problem = Problem(title="The server can't do this now", status=503, detail=detail, code="unavailable")
    return answer(problem, {"Retry-After": SOON})


HANDLERS: Any = {TableError: table_error, RegnumError: game_error, HTTPException: http_error, Exception: broken}
HANDLERS |= dict.fromkeys((UnicodeDecodeError, RecursionError), unreadable)
HANDLERS |= dict.fromkeys(AWAY, away) | dict.fromkeys(FAULTS, broken)
