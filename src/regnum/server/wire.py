"""The wire of a live view: as the web server has it, but one that is over is really closed."""

from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

#: How long what was sent last may take to arrive.
LINGER_SECONDS: Final = 5.0


class Wire(WebSocketsSansIOProtocol):
    """A connection whose other end does not read can't be closed politely: what was sent never arrives."""

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
