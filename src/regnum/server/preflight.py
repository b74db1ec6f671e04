"""What is wrong with a set-up is said before the server starts: in one sentence, with what to do."""

import asyncio
import errno
import re
import socket
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from redis.asyncio import Redis
from redis.exceptions import AuthenticationError, RedisError

from regnum.engine.errors import BadOption
from regnum.server.explaining import check_password, plain_reason, without_password
from regnum.server.programs import offered
from regnum.server.settings import Settings

#: How long the database and the broker may take to answer at the start.
PATIENCE_SECONDS: Final = 10.0
USUAL_PORTS: Final = {"http": 80, "https": 443}


def check(settings: Settings, host: str, port: int) -> None:
    """All that can be known before anything is begun; raises `BadOption`."""
    offered(settings.programs)
    if settings.workers > 1 and not settings.broker:
        raise BadOption("several workers need a broker to tell each other of moves: --broker redis://HOST:6379")
    for origin in settings.origins:
        check_origin_setting(origin)
    check_base(settings.base)
    for address in (settings.database, settings.broker):
        check_password(address)
    check_address(host, port)
    if settings.broker:
        asyncio.run(check_broker(settings.broker))
    check_file(settings.database_url)


def check_address(host: str, port: int) -> None:
    """The address must be this machine's, and free."""
    if not 1 <= port <= 65535:
        raise BadOption(f"there is no port {port}; ports are 1 to 65535")
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except (OSError, UnicodeError):
        raise BadOption(f"{host!r} is no address; this machine is 127.0.0.1, the whole network 0.0.0.0") from None
    with socket.socket(family, kind, protocol) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(address)
            probe.listen(1)
        except OSError as error:
            raise BadOption(_why_no_address(host, port, error)) from None


def _why_no_address(host: str, port: int, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"port {port} of {host} is in use, perhaps by another Regnum; stop that, or choose another with --port"
    if error.errno == errno.EACCES:
        return f"port {port} needs the rights of an administrator; choose one from 1024 on and let a proxy do the rest"
    return f"nobody can listen at {host} port {port}: {error.strerror}"


def check_origin_setting(origin: str) -> None:
    """An origin is told exactly as a browser sends it, or it never matches."""
    try:
        parts = urlsplit(origin)
        port = parts.port
    except ValueError:
        raise BadOption(f"the origin {origin!r} is no address; give one as https://games.example.org") from None
    if parts.scheme not in USUAL_PORTS or not parts.hostname or parts.username is not None:
        raise BadOption(f"the origin {origin!r} can never match; give it with its scheme, as https://games.example.org")
    hostname = parts.hostname.encode("idna").decode() if not parts.hostname.isascii() else parts.hostname
    sent = f"{parts.scheme}://{f'[{hostname}]' if ':' in hostname else hostname}"
    if port is not None and port != USUAL_PORTS[parts.scheme]:
        sent += f":{port}"
    if origin != sent:
        raise BadOption(f"the origin {origin!r} can never match: browsers send {sent!r}")


def check_base(base: str) -> None:
    """A path begins and ends with a slash."""
    if not re.fullmatch(r"/([A-Za-z0-9._~-]+/)*", base):
        raise BadOption(f"the page can't be under {base!r}; give a path such as /regnum/, with a slash at both ends")


async def check_broker(url: str) -> None:
    """The broker must answer."""
    where = without_password(url)
    try:
        client: Redis = Redis.from_url(url, socket_connect_timeout=PATIENCE_SECONDS, socket_timeout=PATIENCE_SECONDS)
    except ValueError:
        raise BadOption(f"no broker is reached by {where}; use redis://HOST:6379, or rediss:// for TLS") from None
    try:
        answer: Any = client.ping()
        await asyncio.wait_for(answer, PATIENCE_SECONDS)
    except AuthenticationError:
        raise BadOption(f"the broker at {where} does not take this password: redis://:WORD@HOST:6379") from None
    except (RedisError, OSError, TimeoutError, ValueError) as error:
        raise BadOption(f"the broker at {where} does not answer: {plain_reason(error)}") from None
    finally:
        await client.aclose()


def check_file(url: str) -> None:
    """The folder and the file of an SQLite database must be of use."""
    if not url.startswith("sqlite"):
        return
    file = Path(url.partition(":///")[2])
    if file.is_dir():
        raise BadOption(f"{file} is a folder; name a file in it, such as {file / 'tables.sqlite'}")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadOption(f"the folder {file.parent} can't be made: {error.strerror}") from None
