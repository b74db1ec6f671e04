"""How many live tables a server bears, on loopback: `python -m benchmarks.load --tables 500 --seconds 60`.

Every table has two open WebSockets and moves every few seconds. At most tables two people sit; at those that `--bots`
asks for a person plays a bot while somebody watches. Measured is the time from sending a move to its arrival at the
other socket, the moves made, and the server's memory a table. The load is bounded in tables and time and ends by
itself. With `--workers 2` a Redis server must be installed. `--spectators N` and `--analyses N` are floods instead (see
`floods.py`).
"""

import argparse
import asyncio
import os
import random
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import aiohttp
import msgspec
import uvloop

#: Rounds of moves that are not measured: a thousand sockets that open at once are no steady state.
WARM_UP = 2
#: How long a move may take to arrive before it counts as lost.
PATIENCE = 10.0


class Move(msgspec.Struct):
    """What a client needs of a legal move."""

    notation: str


class State(msgspec.Struct):
    """What a client needs of a table."""

    version: int
    status: str
    moves: list[Move]
    decisions: list[msgspec.Raw]


DECODER = msgspec.json.Decoder(State)


@dataclass(frozen=True)
class Load:
    """What is asked for."""

    tables: int
    bots: int
    seconds: float
    every: float


class Page:
    """One open page: a socket that keeps the newest state, of a seat or of a spectator."""

    def __init__(self, table: str, seat: int | None, cookie: str) -> None:
        self.table = table
        self.seat = seat
        self.headers = {"Cookie": cookie} if cookie else {}
        self.state: State | None = None
        self.arrived: dict[int, float] = {}
        self.changed = asyncio.Event()

    async def watch(self, session: aiohttp.ClientSession, address: str) -> None:
        """Follow the table until cancelled."""
        eyes = "" if self.seat is None else f"?seat={self.seat}"
        url = f"{address}/api/tables/{self.table}/live{eyes}"
        async with session.ws_connect(url, headers=self.headers) as live:
            async for message in live:
                at = time.perf_counter()
                self.state = DECODER.decode(message.data)
                self.arrived.setdefault(self.state.version, at)
                self.changed.set()

    async def arrival(self, version: int) -> float | None:
        """When a version of the table came, or a later one that has swallowed it."""
        until = time.perf_counter() + PATIENCE
        while time.perf_counter() < until:
            later = [at for one, at in self.arrived.items() if one >= version]
            if later:
                return min(later)
            self.changed.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.changed.wait(), 0.5)
        return None


class LoadTable:
    """One table with two pages; the second is another player's or, where a bot plays, a spectator's."""

    def __init__(self, id: str, first: str, second: str) -> None:
        self.id = id
        self.pages = [Page(id, 0, first), Page(id, 1 if second else None, second)]
        self.latencies: list[tuple[float, float]] = []
        self.moves = 0
        self.lost = 0

    async def play(self, session: aiohttp.ClientSession, addresses: list[str], load: Load, seed: int) -> None:
        """Move every so many seconds; whose turn it is moves."""
        rng = random.Random(seed)
        until = time.perf_counter() + load.seconds
        await asyncio.sleep(rng.random() * load.every)
        while time.perf_counter() < until:
            began = time.perf_counter()
            for number, page in enumerate(self.pages):
                if page.state and page.state.moves:
                    await self._move(session, addresses[number % len(addresses)], number, rng)
                    break
            await asyncio.sleep(max(0.0, load.every - (time.perf_counter() - began)))

    async def _move(self, session: aiohttp.ClientSession, address: str, number: int, rng: random.Random) -> None:
        page, other = self.pages[number], self.pages[1 - number]
        state = page.state
        assert state is not None
        body = {"seat": page.seat, "ply": state.version, "move": rng.choice(state.moves).notation}
        url = f"{address}/api/tables/{self.id}/moves"
        sent = time.perf_counter()
        async with session.post(url, json=body, headers=page.headers) as answer:
            if answer.status != 200:
                return
            after = DECODER.decode(await answer.read()).version
        self.moves += 1
        if len(state.decisions) > 1:
            return  # in a simultaneous step the other is told nothing yet
        at = await other.arrival(after)
        if at is None:
            self.lost += 1
        else:
            self.latencies.append((sent, at - sent))


async def open_tables(session: aiohttp.ClientSession, address: str, load: Load) -> list[LoadTable]:
    """Tables of Architects for two; the second player takes the free seat by the link, or is a bot."""
    tables = []
    for index in range(load.tables):
        second = {"kind": "bot"} if index < load.bots else {"kind": "link"}
        wish = {"game": "architects", "seats": [{"kind": "me", "player": "One"}, second]}
        async with session.post(f"{address}/api/tables", json=wish) as made:
            id, first = (await made.json())["id"], cookie_of(made)
        friend = ""
        if index >= load.bots:
            async with session.post(f"{address}/api/tables/{id}/seats/1", json={"player": "Two"}) as taken:
                friend = cookie_of(taken)
        tables.append(LoadTable(id, first, friend))
        if index % 50 == 49:
            print(f"  {index + 1} tables open", file=sys.stderr)
    return tables


def cookie_of(answer: aiohttp.ClientResponse) -> str:
    """The cookie that holds a seat."""
    answer.raise_for_status()
    return f"regnum_player={answer.cookies['regnum_player'].value}"


async def run(addresses: list[str], load: Load) -> dict[str, float]:
    """Run the load; the figures."""
    connector = aiohttp.TCPConnector(limit=0)
    async with aiohttp.ClientSession(connector=connector, cookie_jar=aiohttp.DummyCookieJar()) as session:
        tables = await open_tables(session, addresses[0], load)
        pages = [(number, page) for table in tables for number, page in enumerate(table.pages)]
        watching = [
            asyncio.create_task(page.watch(session, addresses[number % len(addresses)])) for number, page in pages
        ]
        while not all(page.state for _, page in pages):
            await asyncio.sleep(0.2)
            for task in watching:
                if task.done():
                    task.result()
        print(f"  {len(watching)} sockets open; playing for {load.seconds:.0f} s", file=sys.stderr)
        began = time.perf_counter()
        await asyncio.gather(*(table.play(session, addresses, load, seed) for seed, table in enumerate(tables)))
        for task in watching:
            task.cancel()
        await asyncio.gather(*watching, return_exceptions=True)
    warm = began + WARM_UP * load.every
    latencies = sorted(latency for table in tables for sent, latency in table.latencies if sent > warm)
    return {
        "tables": load.tables,
        "with_bots": load.bots,
        "sockets": len(watching),
        "moves_per_second": sum(table.moves for table in tables) / load.seconds,
        "p50_ms": 1000 * statistics.median(latencies),
        "p99_ms": 1000 * latencies[int(0.99 * (len(latencies) - 1))],
        "longest_ms": 1000 * latencies[-1],
        "pushes_measured": len(latencies),
        "pushes_lost": sum(table.lost for table in tables),
    }


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def start_server(port: int, folder: str, broker: str, limits: bool = True) -> subprocess.Popen[bytes]:
    """A server, as it is by default or without limits for one address."""
    database = str(Path(folder) / "load.sqlite")
    command = [sys.executable, "-m", "regnum", "serve", "--port", str(port), "--database", database]
    command += [] if limits else ["--rate-limit", "0", "--table-limit", "0", "--day-limit", "0", "--socket-limit", "0"]
    command += ["--broker", broker] if broker else []
    with (Path(folder) / f"{port}.log").open("wb") as log:
        return subprocess.Popen(command, stdout=log, stderr=log)


def wait_for(address: str) -> None:
    """Until the server answers."""
    for _ in range(300):
        with suppress(OSError), urllib.request.urlopen(f"{address}/healthz", timeout=5):
            return
        time.sleep(0.1)
    sys.exit(f"{address} does not answer")


def memory_of(processes: list[subprocess.Popen[bytes]]) -> float:
    """Resident memory of the servers, in MB."""
    total = 0
    for process in processes:
        for line in Path(f"/proc/{process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                total += int(line.split()[1])
    return total / 1024


@contextmanager
def broker(workers: int) -> Iterator[str]:
    """Where workers tell each other of moves: a Redis server of our own; nothing for one worker."""
    if workers == 1:
        yield ""
        return
    if not shutil.which("redis-server"):
        sys.exit("several workers need redis-server; on Debian: apt-get install redis-server")
    port = free_port()
    command = ["redis-server", "--port", str(port), "--save", "", "--bind", "127.0.0.1"]
    redis = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        yield f"redis://127.0.0.1:{port}"
    finally:
        redis.terminate()
        redis.wait()


def measure(load: Load, workers: int) -> dict[str, float]:
    """Start the servers, load them, stop them; the figures."""
    servers: list[subprocess.Popen[bytes]] = []
    with tempfile.TemporaryDirectory() as folder, broker(workers) as address:
        try:
            ports = [free_port() for _ in range(workers)]
            for port in ports:
                servers.append(start_server(port, folder, address, limits=False))
                wait_for(f"http://127.0.0.1:{port}")
            before = memory_of(servers)
            figures = uvloop.run(run([f"http://127.0.0.1:{port}" for port in ports], load))
            figures["kb_per_table"] = 1024 * (memory_of(servers) - before) / load.tables
        finally:
            for process in servers:
                process.terminate()
                process.wait()
    return figures | {"workers": workers, "cores": os.cpu_count() or 1}


def floods(spectators: int, languages: int, deaf: int, analyses: int, seconds: float) -> dict[str, float]:
    """What floods do, one kind at a time."""
    from benchmarks.floods import Flood, measure_analyses, measure_crowd

    if max(spectators, languages, deaf, analyses) > 3000 or not 1 <= seconds <= 120:
        sys.exit("at most 3000 of anything, and 120 seconds")
    if analyses:
        return measure_analyses(analyses, seconds)
    return measure_crowd(Flood(spectators, languages, deaf, seconds))


def main() -> None:
    """Measure what the command line asks for and print it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--bots", type=int, default=0, help="how many of the tables have a bot and a spectator")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--every", type=float, default=5)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--spectators", type=int, default=0, help="a crowd at one table, and floods of two kinds")
    parser.add_argument("--languages", type=int, default=10, help="sockets that change their language in a loop")
    parser.add_argument("--deaf", type=int, default=20, help="sockets that never read")
    parser.add_argument("--analyses", type=int, default=0, help="analyses that are asked for and abandoned")
    wish = parser.parse_args()
    if wish.spectators or wish.analyses:
        figures = floods(wish.spectators, wish.languages, wish.deaf, wish.analyses, wish.seconds)
        for name, value in figures.items():
            print(f"{name:>24}: {value:,.1f}")
        return
    if not 1 <= wish.tables <= 2000 or not 1 <= wish.seconds <= 600 or not 0 <= wish.bots <= wish.tables:
        sys.exit("at most 2000 tables, as many of them with bots, and 600 seconds")
    figures = measure(Load(wish.tables, wish.bots, wish.seconds, wish.every), wish.workers)
    for name, value in figures.items():
        print(f"{name:>18}: {value:,.1f}")


if __name__ == "__main__":
    main()
