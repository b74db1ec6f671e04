"""Starting the server: migrate the database once, then serve with as many workers as wanted."""

import asyncio
import os
import socket
import sys
import threading
import time
import webbrowser
from contextlib import suppress
from typing import Any, Final

try:
    import resource
except ImportError:  # Windows has no such bound
    resource = None  # type: ignore[assignment]

import uvicorn
from litestar import Litestar

from regnum.engine.errors import BadOption
from regnum.server.app import create
from regnum.server.database import connect, migrate
from regnum.server.doorway import Doorway
from regnum.server.explaining import UNUSABLE, explained
from regnum.server.metrics import shared_counts
from regnum.server.network import EVERYWHERE, Network, Openable, ask
from regnum.server.preflight import check
from regnum.server.present import read_all
from regnum.server.settings import Settings
from regnum.server.store import Store
from regnum.server.wire import Wire

#: How long open requests may take to be answered when the server is stopped, and when it is gone at the latest.
GRACE_SECONDS = 3
LATEST_SECONDS = 8.0
#: How long a worker may not answer until another takes its place. On a slow machine it takes long to begin.
HUNG_SECONDS = 30
#: How requests are taken in.
WAYS: Final[dict[str, Any]] = {
    "app": "regnum.server.run:served",
    "factory": True,
    "log_config": None,
    "access_log": False,
    "proxy_headers": True,
    "timeout_keep_alive": 130,  # longer than proxies keep an idle connection: nginx a minute, Caddy two
    "ws_max_size": 4096,
    "ws_ping_interval": 25,
    "ws_ping_timeout": 25,
    "timeout_graceful_shutdown": GRACE_SECONDS,
    "timeout_worker_healthcheck": HUNG_SECONDS,
    "http": Doorway,
    "ws": Wire,
    "server_header": False,
}
#: After how long a thread that plays a long game through lets others go on.
SWITCH_SECONDS = 0.001


def prepare(settings: Settings, host: str, port: int) -> None:
    """Refuse what can't work, and bring the database to its newest form; `BadOption` says what is wrong."""
    check(settings, host, port)
    migrate(settings.database_url)
    asyncio.run(check_writing(settings.database_url))


async def check_writing(url: str) -> None:
    """One that can only be read, such as a file that belongs to somebody else, is refused at once."""
    engine = connect(url)
    try:
        await Store(engine).pulse()
    except UNUSABLE as error:
        raise explained(url, error) from None
    finally:
        await engine.dispose()


def serve(settings: Settings, host: str, port: int, open_page: bool = False) -> None:
    """Serve until somebody stops it; open moves are finished first."""
    settings.to_environment()
    allow_many_connections()
    if open_page:
        threading.Thread(target=_open_when_ready, args=(host, port), daemon=True).start()
    with shared_counts(settings.workers):
        if settings.workers > 1:
            uvicorn.run(host=host, port=port, workers=settings.workers, **WAYS)
        else:
            _serve_here(host, port)


def _serve_here(host: str, port: int) -> None:
    """Serve in this process; the network may be let in while it runs."""
    Network.server = Openable(uvicorn.Config(host=host, port=port, **WAYS))
    with suppress(KeyboardInterrupt):
        Network.server.run()
    if not Network.server.started:
        sys.exit(1)


def allow_many_connections() -> None:
    """Let the server have as many connections open as the machine allows: it mostly begins with 1,024."""
    if resource is not None:
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def served() -> Litestar:
    """The application of a worker process. Whatever is broken, the process ends soon after it was asked to.

    It listens when it has read all sentences: who asked earlier would hold up everybody until they were read.
    """
    sys.setswitchinterval(SWITCH_SECONDS)
    read_all()
    app = create()
    app.on_shutdown.append(_end_soon)
    return app


def _end_soon() -> None:
    """Something that hangs, such as a thread that waits for a lost machine, would keep the process for ever."""
    last = threading.Timer(LATEST_SECONDS, os._exit, [1])
    last.daemon = True
    last.start()


def free_port(host: str, wanted: int) -> int:
    """The wanted port, or the next that is free."""
    for port in range(wanted, wanted + 50):
        with socket.socket() as probe, suppress(OSError):
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
            return port
    raise BadOption(f"no port from {wanted} to {wanted + 49} is free; name one with --port")


def _open_when_ready(host: str, port: int) -> None:
    """Open the page in the browser as soon as the server answers."""
    address = f"http://{'127.0.0.1' if host in EVERYWHERE else host}:{port}/"
    for _ in range(200):
        with suppress(OSError):
            ask(f"{address}healthz", 1)
            webbrowser.open(address)
            return
        time.sleep(0.1)
