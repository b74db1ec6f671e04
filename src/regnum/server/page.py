"""The page: files built from `web/`, and the headers that keep a browser from running anything else."""

import gzip
import mimetypes
import re
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from regnum.server.settings import Settings

FOLDER: Final = Path(__file__).parent / "page"
#: What a file of the page can be called.
NAME: Final = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9_.-]{0,150}")
YEAR: Final = 365 * 24 * 3600
#: The addresses that the page itself understands.
ADDRESSES: Final = ["/", "/t/{_:str}", "/r/{_:str}", "/rules/{_:str}", "/learn", "/learn/{_:str}", "/credits"]

SECURITY: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def with_security_headers(app: ASGIApp) -> ASGIApp:
    """Send the security headers with every answer, errors included."""
    headers = [(name.encode(), value.encode()) for name, value in SECURITY.items()]

    async def secured(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_secured(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *headers]
            await send(message)

        await app(scope, receive, send_secured)

    return secured


def document(base: str) -> bytes | None:
    """The page, its files named by where they are; None when it has not been built."""
    file = FOLDER / "index.html"
    if not file.exists():
        return None
    return re.sub(rb'(href|src)="\./', rb'\1="' + base.encode(), file.read_bytes())


@get(ADDRESSES, include_in_schema=False, media_type=MediaType.HTML, sync_to_thread=False)
def index(settings: NamedDependency[Settings]) -> Response[bytes]:
    """The page at each of its addresses."""
    found = document(settings.base)
    if found is None:
        words = b"The page has not been built. From a checkout start it with: python3 start.py"
        return Response(words, status_code=503, media_type=MediaType.TEXT)
    return Response(found, media_type=MediaType.HTML, headers={"cache-control": "no-cache"})


#: How many files are kept in memory, as they are and packed.
FILES: Final = 500
#: Says of a handler that its answers are packed already.
PACKED: Final = "packed"
#: Kinds that not every system knows.
KINDS: Final = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}
Asking = Request[Any, Any, Any]


def files() -> list[Any]:
    """The files of the page: those with a hash in their names for ever, the rest for a short time."""
    if not FOLDER.is_dir():
        return [index]
    singles = [
        _single(file)
        for file in sorted(FOLDER.iterdir())
        if file.is_file() and file.name != "index.html" and not file.name.startswith(".")
    ]
    return [index, asset, *singles]


@get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False, opt={PACKED: True})
def asset(request: Asking, name: FromPath[str]) -> Response[bytes]:
    """A file with a hash in its name. Only what can be such a name is looked for on the disk."""
    if not NAME.fullmatch(name):
        raise NotFoundException
    return _sent(request, FOLDER / "assets" / name, f"public, max-age={YEAR}, immutable")


def _single(file: Path) -> Any:
    """A file at the root, such as an icon."""

    @get(
        f"/{file.name}",
        include_in_schema=False,
        name=f"page {file.name}",
        sync_to_thread=False,
        opt={PACKED: True},
    )
    def single(request: Asking) -> Response[bytes]:
        return _sent(request, file, "max-age=3600")

    return single


def _sent(request: Asking, file: Path, cache: str) -> Response[bytes]:
    """A file of the page. Who asks for the same again and again must cost nothing, so it is packed once."""
    try:
        body, packed = _read(file, file.stat().st_mtime_ns)
    except OSError:
        raise NotFoundException from None
    headers = {"cache-control": cache, "vary": "accept-encoding"}
    if packed and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = packed, "gzip"
    kind = KINDS.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return Response(body, media_type=kind, headers=headers)


@lru_cache(FILES)
def _read(file: Path, changed: int) -> tuple[bytes, bytes]:
    """A file as it is and packed; an empty packed one where that gains nothing."""
    body = file.read_bytes()
    packed = gzip.compress(body, mtime=0)
    return body, packed if len(packed) < len(body) else b""
