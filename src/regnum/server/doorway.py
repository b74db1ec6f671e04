"""How requests come in: as the web server takes them, but none that never ends.

Without a bound one connection with an address of a hundred megabytes holds everybody up, and connections on which
nothing is ever asked use up all that the machine allows.
"""

from asyncio import TimerHandle
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

#: How many bytes may come to nothing: neither to a whole head, nor to a part of a body.
LONGEST_HEAD: Final = 65_536
#: How long a request may take to come in, and how long whoever asks may take to read some of the answer.
REQUEST_SECONDS: Final = 30.0
READ_SECONDS: Final = 60.0


class Doorway(HttpToolsProtocol):
    """A connection that is given up when nothing comes of it."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._loose = 0
        self._asking: TimerHandle | None = None
        self._reading: TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """Somebody has come, and will ask for something soon."""
        super().connection_made(transport)
        self._await_request()

    def data_received(self, data: bytes) -> None:
        """Take in what comes, as long as something comes of it."""
        self._await_request()
        self._loose += len(data)
        super().data_received(data)
        if self._loose > LONGEST_HEAD and not self.transport.is_closing():
            self.send_400_response("The head of this request is too long.")

    def on_headers_complete(self) -> None:
        """The head is whole."""
        self._loose = 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Some of the body has come."""
        self._loose = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        """All of the request has come."""
        self._loose = 0
        self._has_asked()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on this is a live view, with a wire of its own."""
        self._has_asked()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        """What was sent is not read."""
        if self._reading is None:
            self._reading = self.loop.call_later(READ_SECONDS, self.transport.abort)
        super().pause_writing()

    def resume_writing(self) -> None:
        """Some of it was."""
        self._has_read()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is waited for any more."""
        self._has_asked()
        self._has_read()
        super().connection_lost(exc)

    def _await_request(self) -> None:
        if self._asking is None:
            self._asking = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _has_asked(self) -> None:
        if self._asking is not None:
            self._asking.cancel()
            self._asking = None

    def _has_read(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None
