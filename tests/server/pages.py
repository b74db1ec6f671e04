"""An open page: a WebSocket that merges what it is told, as the browser does."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.setting import PATIENCE, Person


class Page:
    """What one page has been told of a table."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        #: Every text that has arrived.
        self.received: list[str] = []
        self.state: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []

    def receive(self) -> dict[str, Any]:
        """Wait for the next state and merge it."""
        text = self.connection.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        self.received.append(text)
        self.state = json.loads(text)
        part = self.state["log"]
        assert part["start"] <= len(self.log), "lines are missing"
        self.log[part["start"] :] = part["entries"]
        return self.state

    def until(self, reached: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Wait for a state of a kind; the one there is may do."""
        while not self.state or not reached(self.state):
            self.receive()
        return self.state

    def look(self, seat: int | None = None, lang: str = "en") -> dict[str, Any]:
        """Ask for other eyes or another language, and wait for them."""
        self.connection.send(json.dumps({"seat": seat, "lang": lang}))
        self.log = []
        return self.receive()

    def closed(self) -> int:
        """Wait for the end of the connection; its code."""
        try:
            while True:
                self.connection.recv(timeout=PATIENCE)
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else 1006


@contextmanager
def page(
    address: str, person: Person, id: str, query: str = "", headers: dict[str, str] | None = None
) -> Iterator[Page]:
    """A page of a person at a table."""
    where = f"{address.replace('http', 'ws', 1)}/api/tables/{id}/live{query}"
    told = {**person.headers, **(headers or {})}
    with connect(where, additional_headers=told, open_timeout=PATIENCE, proxy=None, max_size=None) as connection:
        yield Page(connection)
