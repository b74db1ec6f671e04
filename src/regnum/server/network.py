"""Letting friends in: where others reach this server, and opening it to the network while it runs.

A server that listens on this machine alone may be opened by whoever sits at this machine, and by nobody else.
"""

import asyncio
import socket
import urllib.request
from collections.abc import Container, Iterable
from contextlib import suppress
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

import uvicorn
from litestar.connection import ASGIConnection

from regnum.server.errors import NoNetwork, NotTheHost
from regnum.server.settings import Settings

#: What this machine calls itself.
OWN_NAMES: Final = frozenset({"localhost", "127.0.0.1", "::1"})
EVERYWHERE: Final = frozenset({"0.0.0.0", "::"})  # noqa: S104
#: What proxies add: who asks through one may sit anywhere.
OF_PROXIES: Final = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")
#: An address that is nobody's: to ask by which way one would reach it sends nothing.
SOMEWHERE: Final = ("192.0.2.1", 9)


def own_addresses() -> list[str]:
    """The addresses of this machine in its networks, the one by which it reaches others first."""
    found: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(SOMEWHERE)
        found.append(str(probe.getsockname()[0]))
    with suppress(OSError):
        found += [str(one[4][0]) for one in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [address for address in dict.fromkeys(found) if not _is_loopback(address)]


class Openable(uvicorn.Server):
    """A server of one process, which can listen at further addresses while it runs."""

    async def listen_at(self, address: str, port: int) -> None:
        """Serve at another address of this machine as well; all ends together."""
        config: Any = self.config

        def protocol() -> asyncio.Protocol:
            made: asyncio.Protocol = config.http_protocol_class(
                config=config, server_state=self.server_state, app_state=self.lifespan.state
            )
            return made

        loop = asyncio.get_running_loop()
        self.servers.append(await loop.create_server(protocol, address, port, backlog=config.backlog))


class Network:
    """Where this server is reached from, and who may change that."""

    #: The server of this process, where there is only one.
    server: Openable | None = None

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._opened: list[str] = []

    def addresses(self, connection: ASGIConnection[Any, Any, Any, Any]) -> list[str]:
        """Where others find the page: told to who asks on this machine; all others know by what they came."""
        settings = self._settings
        if settings.origins:
            return [f"{origin}{settings.base}" for origin in settings.origins]
        if not self._is_own(connection):
            return []
        return [f"http://{address}:{settings.port}{settings.base}" for address in self._listening()]

    def may_open(self, connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
        """Whether the asker could open the server to the network."""
        return self._is_own(connection) and not self._listening()

    async def open(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """Let the network in: only who sits at this machine may; done already, it is done."""
        if not self._is_own(connection):
            raise NotTheHost("only who sits at the machine of the server can open it to the network")
        if self._listening() or self.server is None:
            return
        for address in self._reachable():
            with suppress(OSError):
                await self.server.listen_at(address, self._settings.port)
                self._opened.append(address)
        if not self._opened:
            raise NoNetwork("this machine has no address that others can reach; connect it to a network and try again")

    def _listening(self) -> list[str]:
        """The addresses other than this machine's own at which the server listens."""
        if self._settings.host in EVERYWHERE:
            return self._reachable()
        return self._opened if _is_loopback(self._settings.host) else [self._settings.host]

    def _reachable(self) -> list[str]:
        return [self._settings.network_address] if self._settings.network_address else own_addresses()

    def _is_own(self, connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
        """Whether somebody asks who sits at this machine: straight, and by the machine's own name for itself."""
        settings = self._settings
        client = connection.client.host if connection.client else ""
        asked = urlsplit(f"//{connection.headers.get('host', '')}")
        with suppress(ValueError):
            return (
                self.server is not None
                and not settings.origins
                and _is_loopback(client)
                and asked.hostname in OWN_NAMES
                and asked.port == settings.port
                and not _has_any(connection.headers, OF_PROXIES)
            )
        return False


def _has_any(headers: Container[str], names: Iterable[str]) -> bool:
    return any(name in headers for name in names)


def _is_loopback(host: str) -> bool:
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


def ask(address: str, seconds: float) -> None:
    """Ask a server of ours, whatever proxy the environment names for other addresses; raise unless it is well."""
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    with opener.open(address, timeout=seconds):
        return
