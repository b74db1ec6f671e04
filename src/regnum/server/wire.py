"""The wire of a live view: as the web server has it, but read in small pieces, and really closed when it is over."""

from asyncio import TimerHandle
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

#: How long what was sent last may take to arrive.
LINGER_SECONDS: Final = 5.0
#: How many bytes are looked at in one go: a page says little, and ten thousand messages at once would stop everybody.
PIECE: Final = 512
#: How soon the next piece is looked at when there was no whole message in the last.
PIECE_SECONDS: Final = 0.05


class Wire(WebSocketsSansIOProtocol):
    """A connection that takes in no more than is listened to.

    One whose other end does not read can't be closed politely either: what was sent never arrives. It is cut.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._held = bytearray()
        self._feeding: TimerHandle | None = None

    def data_received(self, data: bytes) -> None:
        """Take in the request as it is, and what follows in pieces."""
        if not self.handshake_initiated:
            super().data_received(data)
            return
        waiting = bool(self._held)
        self._held += data
        if not waiting:
            self._feed()

    def _feed(self) -> None:
        """Look at the next piece; while there are more, nothing new is read."""
        self._feeding = None
        piece = bytes(self._held[:PIECE])
        del self._held[:PIECE]
        super().data_received(piece)
        if not self._held or self.transport.is_closing():
            return
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        if self.queue.empty():
            self._feeding = self.loop.call_later(PIECE_SECONDS, self._feed)

    async def receive(self) -> Any:
        """The next message; when all have been heard, the next piece is looked at."""
        message = await self.queue.get()
        if self.queue.empty():
            if self._held:
                self._feed_soon()
            elif self.read_paused:
                self.read_paused = False
                self.transport.resume_reading()
        return message

    def _feed_soon(self) -> None:
        if self._feeding is None:
            self._feeding = self.loop.call_later(0, self._feed)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing more is looked at."""
        self._held.clear()
        if self._feeding is not None:
            self._feeding.cancel()
        super().connection_lost(exc)

    async def run_asgi(self) -> None:
        """Serve it, and cut it when it has been served."""
        await super().run_asgi()
        self._cut_soon()

    def keepalive_timeout(self) -> None:
        """Nobody answers any more."""
        super().keepalive_timeout()
        self._cut_soon()

    def _cut_soon(self) -> None:
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)
