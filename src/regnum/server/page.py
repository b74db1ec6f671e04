"""The page: files built from `web/`, and the headers that keep a browser from running anything else."""

import re
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Response, Router, get
from litestar.connection import ASGIConnection
from litestar.datastructures import CacheControlHeader
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.handlers import BaseRouteHandler
from litestar.static_files import create_static_files_router
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


def files() -> list[Any]:
    """The files of the page: those with a hash in their names for ever, the rest for a short time."""
    if not FOLDER.is_dir():
        return [index]
    for_ever = CacheControlHeader(max_age=YEAR, public=True, immutable=True)
    routers: list[Router] = []
    if (FOLDER / "assets").is_dir():
        routers.append(
            create_static_files_router(
                "/assets", [FOLDER / "assets"], cache_control=for_ever, name="assets", guards=[_check_name]
            )
        )
    singles = [
        _single(file)
        for file in sorted(FOLDER.iterdir())
        if file.is_file() and file.name != "index.html" and not file.name.startswith(".")
    ]
    return [index, *routers, *singles]


def _check_name(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Only what can be the name of one of our files is looked for on the disk."""
    if not NAME.fullmatch(connection.scope["path"].rpartition("/assets/")[2]):
        raise NotFoundException


def _single(file: Path) -> Any:
    """A file at the root, such as an icon."""
    types = {
        ".js": "text/javascript",
        ".png": "image/png",
        ".svg": "image/svg+xml",
        ".webmanifest": "application/manifest+json",
    }

    @get(f"/{file.name}", include_in_schema=False, name=f"page {file.name}", sync_to_thread=False)
    def single() -> Response[bytes]:
        media_type = types.get(file.suffix, "application/octet-stream")
        return Response(file.read_bytes(), media_type=media_type, headers={"cache-control": "max-age=3600"})

    return single
