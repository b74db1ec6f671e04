"""What the server counts of itself, for Prometheus."""

import os
import re
import secrets
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from litestar import Response, get
from litestar.connection import ASGIConnection
from litestar.exceptions import NotAuthorizedException
from litestar.plugins.prometheus import PrometheusController
from prometheus_client import Counter, Gauge, Histogram
from prometheus_client.multiprocess import mark_process_dead

#: Where the counts of several workers lie, as prometheus_client wants to be told.
VARIABLE: Final = "PROMETHEUS_MULTIPROC_DIR"

MOVES = Counter("regnum_moves", "Moves played", ["game", "by"])
LIVE_TABLES = Gauge("regnum_live_tables", "Tables in this worker's memory", multiprocess_mode="livesum")
LIVE_MOVES = Gauge("regnum_live_moves", "Their moves in this worker's memory", multiprocess_mode="livesum")
STORED = Gauge("regnum_stored_tables", "Tables in the database", ["kind"], multiprocess_mode="livemostrecent")
STORED_MOVES = Gauge("regnum_stored_moves", "Moves in the database", multiprocess_mode="livemostrecent")
STORED_BYTES = Gauge("regnum_database_bytes", "Size of the database", multiprocess_mode="livemostrecent")
SOCKETS = Gauge("regnum_open_sockets", "Open WebSocket connections", multiprocess_mode="livesum")
THINKING = Histogram("regnum_bot_seconds", "Time from a bot's turn to its move", ["level"])


@contextmanager
def shared_counts(workers: int) -> Iterator[None]:
    """A folder in which several workers count together; it goes with them."""
    if workers == 1 or VARIABLE in os.environ:
        yield
        return
    folder = tempfile.mkdtemp(prefix="regnum-metrics-")
    os.environ[VARIABLE] = folder
    try:
        yield
    finally:
        del os.environ[VARIABLE]
        shutil.rmtree(folder, ignore_errors=True)


def forget_the_dead(folder: Path) -> None:
    """Tables and sockets of a worker that was killed are counted no more; its moves are."""
    for file in folder.glob("gauge_live*.db"):
        pid = re.search(r"_(\d+)\.db$", file.name)
        if pid and not _alive(int(pid[1])):
            mark_process_dead(int(pid[1]), str(folder))  # type: ignore[no-untyped-call]


def _alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True


def controllers(token: str) -> list[Any]:
    """What tells the counts to those who run the server and have the token; no part of the API."""

    def guard(connection: ASGIConnection[Any, Any, Any, Any], _: object) -> None:
        if not secrets.compare_digest(connection.headers.get("authorization", "").encode(), f"Bearer {token}".encode()):
            raise NotAuthorizedException("bring the token of --metrics-token as a bearer token")

    class Metrics(PrometheusController):
        include_in_schema = False
        guards = [guard]

        @get()
        async def get(self) -> Response[bytes]:
            if VARIABLE in os.environ:
                forget_the_dead(Path(os.environ[VARIABLE]))
            told: Response[bytes] = await PrometheusController.get.fn(self)
            return told

    return [Metrics] if token else []
