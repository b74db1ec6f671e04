"""Connections of which nothing comes: each is given up, and nobody else waits meanwhile."""

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import pytest
import uvicorn

from regnum.server import doorway, run
from tests.server.setting import PATIENCE, free_port

#: More than any system keeps on the way.
LARGE = 64_000_000


async def application(scope: Any, receive: Any, send: Any) -> None:
    """Answers when the whole body has come; at /large more than anybody takes in at once."""
    if scope["type"] == "lifespan":
        return
    while (await receive()).get("more_body"):
        pass
    body = b"x" * (LARGE if scope["path"] == "/large" else 2)
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": body})


@contextmanager
def serving() -> Iterator[int]:
    """A server; its port."""
    port = free_port()
    server = uvicorn.Server(
        uvicorn.Config(application, port=port, http=doorway.Doorway, lifespan="off", log_config=None)
    )
    thread = threading.Thread(target=server.run)
    thread.start()
    give_up = time.monotonic() + PATIENCE
    while not server.started:
        assert time.monotonic() < give_up
        time.sleep(0.01)
    yield port
    server.should_exit = True
    thread.join(PATIENCE)


@pytest.fixture
def patient() -> Iterator[int]:
    """A server as it is."""
    with serving() as port:
        yield port


@pytest.fixture
def port(monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """A server that has little patience."""
    monkeypatch.setattr(doorway, "REQUEST_SECONDS", 0.3)
    monkeypatch.setattr(doorway, "READ_SECONDS", 0.3)
    with serving() as port:
        yield port


@contextmanager
def connected(port: int) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as connection:
        yield connection


def ended(connection: socket.socket) -> bytes:
    """What comes until the server ends the connection."""
    told = b""
    with suppress(ConnectionError):
        while some := connection.recv(65_536):
            told += some
    return told


def test_the_server_takes_requests_in_by_this_door() -> None:
    assert run.WAYS["http"] is doorway.Doorway


@pytest.mark.parametrize(
    "beginning",
    [
        b"GET /",
        b"GET / HTTP/1.1\r\nx: ",
        b"GET / HTTP/1.1\r\n" + b"y: z\r\n" * 20 + b"x: ",
        b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nxx\r\n0\r\nx: ",
    ],
    ids=["address", "header", "headers", "trailer"],
)
def test_a_head_without_end_is_refused(patient: int, beginning: bytes) -> None:
    """It is not collected either: of fifty megabytes little is ever taken in."""
    sent = 0
    with connected(patient) as connection:
        connection.sendall(beginning)
        with suppress(ConnectionError):
            for _ in range(800):
                connection.sendall(b"a" * 65_536)
                sent += 65_536
        assert sent < 25_000_000


def test_a_long_body_is_no_head(patient: int) -> None:
    with connected(patient) as connection:
        connection.sendall(b"POST / HTTP/1.1\r\nContent-Length: 400000\r\nConnection: close\r\n\r\n")
        for _ in range(4):
            connection.sendall(b"a" * 100_000)
        assert b" 200 OK\r\n" in ended(connection)


@pytest.mark.parametrize(
    "beginning",
    [b"", b"\r\n", b"GET / HT", b"POST / HTTP/1.1\r\nContent-Length: 9\r\n\r\nx", b"GET / HTTP/1.1\r\n\r\nGET / HT"],
    ids=["nothing", "an empty line", "half a head", "half a body", "half a second request"],
)
def test_a_request_that_never_comes_is_not_waited_for(port: int, beginning: bytes) -> None:
    with connected(port) as connection:
        connection.sendall(beginning)
        ended(connection)


def test_who_does_not_read_is_given_up(port: int) -> None:
    with connected(port) as connection:
        connection.sendall(b"GET /large HTTP/1.1\r\n\r\n")
        time.sleep(1.5)
        assert len(ended(connection)) < LARGE


def test_requests_one_after_another_are_answered(port: int) -> None:
    with connected(port) as connection:
        for _ in range(4):
            connection.sendall(b"GET / HTTP/1.1\r\n\r\n")
            told = b""
            while not told.endswith(b"xx\r\n0\r\n\r\n"):
                told += connection.recv(1000)
            time.sleep(0.2)


def test_as_many_connections_as_the_machine_allows() -> None:
    resource = pytest.importorskip("resource")
    before, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(before, 512), most))
    try:
        run.allow_many_connections()
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (most, most)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (before, most))
