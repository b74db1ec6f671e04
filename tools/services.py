"""Run a command with a PostgreSQL and a Redis of its own: `python3 -m tools.services COMMAND ...`.

Both are private: on free loopback ports, with their data in a temporary folder, gone when the command ends.
The command finds them in REGNUM_TEST_POSTGRES and REGNUM_TEST_REDIS.
"""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PATIENCE = 60.0


def main(command: list[str]) -> int:
    """Start both, run the command, stop both; the command's exit code."""
    if not command:
        sys.exit("Say what to run: python3 -m tools.services COMMAND ...")
    with tempfile.TemporaryDirectory(prefix="regnum-services-") as folder:
        # PostgreSQL does not run as root, so its user must get through.
        Path(folder).chmod(0o755)
        with postgres(Path(folder)) as database, redis(Path(folder)) as broker:
            env = os.environ | {"REGNUM_TEST_POSTGRES": database.url, "REGNUM_TEST_REDIS": broker.url}
            return subprocess.run(command, env=env, check=False).returncode


class Service:
    """A server that can be stopped and started again, at the same address and with the same data."""

    def __init__(
        self, url: str, command: list[str | Path], question: list[str], end: signal.Signals, user: str | None = None
    ) -> None:
        self.url = url
        self._command = command
        self._question = question
        self._end = end
        self._user = user
        self._server: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it answers."""
        quiet = subprocess.DEVNULL
        self._server = subprocess.Popen(self._command, user=self._user, group=self._user, stdout=quiet, stderr=quiet)
        wait_for(self._question, self._server)

    def stop(self) -> None:
        """Stop it; an unwilling one by force."""
        if self._server is not None:
            stop(self._server, self._end)
            self._server = None


@contextmanager
def postgres(folder: Path) -> Iterator[Service]:
    """A PostgreSQL server."""
    data, port = folder / "postgres", free_port()
    data.mkdir(mode=0o700)
    user = "postgres" if os.geteuid() == 0 else None
    if user:
        shutil.chown(data, user)
    run([program("initdb"), "-D", data, "-U", "regnum", "--auth=trust", "--encoding=UTF8", "--no-sync"], user)
    settings = [
        f"listen_addresses=127.0.0.1 port={port} unix_socket_directories={data}",
        "fsync=off max_connections=200",
    ]
    options = [word for setting in " ".join(settings).split() for word in ("-c", setting)]
    command: list[str | Path] = [program("postgres"), "-D", data, *options]
    question = [program("pg_isready"), "-h", "127.0.0.1", "-p", str(port)]
    # With SIGTERM it would wait for whoever is still connected.
    with _running(
        Service(f"postgresql://regnum@127.0.0.1:{port}/postgres", command, question, signal.SIGINT, user)
    ) as it:
        yield it


@contextmanager
def redis(folder: Path) -> Iterator[Service]:
    """A Redis server."""
    port = free_port()
    options = ["--bind", "127.0.0.1", "--port", str(port), "--save", "", "--dir", str(folder)]
    command: list[str | Path] = [program("redis-server"), *options]
    question = [program("redis-cli"), "-p", str(port), "ping"]
    with _running(Service(f"redis://127.0.0.1:{port}", command, question, signal.SIGTERM)) as it:
        yield it


@contextmanager
def _running(service: Service) -> Iterator[Service]:
    try:
        service.start()
        yield service
    finally:
        service.stop()


def program(name: str) -> str:
    """Where a program is; Debian keeps PostgreSQL's out of the way."""
    found = shutil.which(name)
    if found:
        return found
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (folder / name).exists():
            return str(folder / name)
    sys.exit(f"{name} is not installed. On Debian or Ubuntu: apt-get install postgresql redis-server.")


def run(command: list[str | Path], user: str | None) -> None:
    """One step, quietly; its output only when it fails."""
    home = pwd.getpwnam(user).pw_dir if user else None
    done = subprocess.run(command, user=user, group=user, cwd=home, check=False, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{command[0]} failed:\n{done.stdout}{done.stderr}")


def wait_for(question: list[str], server: subprocess.Popen[bytes]) -> None:
    """Ask until the server answers."""
    give_up = time.monotonic() + PATIENCE
    while subprocess.run(question, check=False, capture_output=True).returncode:
        if time.monotonic() > give_up or server.poll() is not None:
            sys.exit(f"{server.args!r} does not answer")
        time.sleep(0.05)


def stop(server: subprocess.Popen[bytes], politely: signal.Signals) -> None:
    """End a server; an unwilling one by force."""
    server.send_signal(politely)
    try:
        server.wait(20)
    except subprocess.TimeoutExpired:
        server.kill()
        server.wait()


def free_port() -> int:
    """A port on which nobody listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
