"""Who asks: a player is whoever has the key, kept in a cookie or sent as a bearer token."""

import hashlib
import re
import secrets
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException

from regnum.server.errors import WrongOrigin

COOKIE: Final = "regnum_player"
#: What a key looks like.
KEY: Final = re.compile(r"[A-Za-z0-9_-]{20,64}")
YEAR: Final = 365 * 24 * 3600
#: Letters that nobody mistakes for another.
LETTERS: Final = "abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789"


def new_key() -> str:
    """An unguessable key."""
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """The id of a table: short enough to be sent in a message, too long to be guessed."""
    return "".join(LETTERS[byte % len(LETTERS)] for byte in secrets.token_bytes(16))


def owner_of(key: str) -> str:
    """What the database keeps of a key."""
    return hashlib.sha256(key.encode()).hexdigest()


def key_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The key that a request brings."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and KEY.fullmatch(token):
        return token
    key = connection.cookies.get(COOKIE, "")
    return key if KEY.fullmatch(key) else None


def asker(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The player who asks, as the database knows players; None for a stranger."""
    key = key_of(connection)
    return owner_of(key) if key else None


def cookie_with(key: str, connection: ASGIConnection[Any, Any, Any, Any]) -> Cookie:
    """The cookie that keeps a key: out of reach of scripts and of other sites."""
    path = connection.app.state.get("base", "/")
    secure = connection.url.scheme in ("https", "wss")
    return Cookie(key=COOKIE, value=key, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path=path)


def check_origin(connection: ASGIConnection[Any, Any, Any, Any], allowed: tuple[str, ...]) -> None:
    """Browsers say from which site's page a request comes: only our own may act in a player's name."""
    origin = connection.headers.get("origin")
    if origin is None or origin in allowed:
        return
    if _host(origin) != connection.headers.get("host"):
        raise WrongOrigin("open the page at its own address and try again")


def check_json(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """A body is JSON, and says so."""
    kind = connection.headers.get("content-type", "application/json").partition(";")[0].strip().lower()
    if kind != "application/json" and not kind.endswith("+json"):
        raise HTTPException(f"send the body as application/json, not {kind}", status_code=415)


def _host(origin: str) -> str:
    """The host and port that an origin names; nothing for one that can't be read."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""
