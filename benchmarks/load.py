"""How many live tables a server bears, on loopback: `python -m benchmarks.load --tables 500 --seconds 60`.

Every table has two players, each with an open WebSocket; one of them moves every few seconds. Measured is the time
from sending a move to its arrival at the other player's socket, the moves made, and the server's memory a table.
The load is bounded in tables and time and ends by itself. With `--workers 2` a Redis server must be installed.
"""

import argparse
import asyncio
import json
import os
import random
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import websockets

#: Rounds of moves that are not measured: a thousand sockets that open at once are no steady state.
WARM_UP = 2


class Seat:
    """One player: a socket that keeps the newest state."""

    def __init__(self, table: "LoadTable", number: int, cookie: str) -> None:
        self.table = table
        self.number = number
        self.cookie = cookie
        self.state: dict[str, Any] = {}
        self.arrived: dict[int, float] = {}
        self.changed = asyncio.Event()

    async def watch(self, address: str) -> None:
        """Follow the table until cancelled."""
        url = f"ws{address.removeprefix('http')}/api/tables/{self.table.id}/live?seat={self.number}"
        async with websockets.connect(url, additional_headers={"Cookie": self.cookie}, compression=None) as live:
            async for message in live:
                at = time.perf_counter()
                self.state = json.loads(message)
                self.arrived.setdefault(self.state["version"], at)
                self.changed.set()


class LoadTable:
    """One table with two players."""

    def __init__(self, id: str, cookies: list[str]) -> None:
        self.id = id
        self.seats = [Seat(self, number, cookie) for number, cookie in enumerate(cookies)]
        self.latencies: list[tuple[float, float]] = []
        self.moves = 0

    async def play(self, clients: list[httpx.AsyncClient], every: float, until: float, rng: random.Random) -> None:
        """Move every so many seconds; whose turn it is moves."""
        await asyncio.sleep(rng.random() * every)
        while time.perf_counter() < until:
            began = time.perf_counter()
            mover = next((seat for seat in self.seats if seat.state.get("moves")), None)
            if mover is None:
                if self.seats[0].state.get("status") == "over":
                    return
            else:
                await self._move(mover, clients[mover.number % len(clients)], rng)
            await asyncio.sleep(max(0.0, every - (time.perf_counter() - began)))

    async def _move(self, mover: Seat, client: httpx.AsyncClient, rng: random.Random) -> None:
        body = {
            "seat": mover.number,
            "ply": mover.state["version"],
            "move": rng.choice(mover.state["moves"])["notation"],
        }
        sent = time.perf_counter()
        try:
            answer = await client.post(f"/api/tables/{self.id}/moves", json=body, headers={"Cookie": mover.cookie})
        except httpx.TransportError:
            return  # a kept connection that the server has closed meanwhile; the next round tries again
        if answer.status_code != 200:
            return
        self.moves += 1
        if len(mover.state["decisions"]) > 1:
            return  # in a simultaneous step the other is told nothing yet
        other = self.seats[1 - mover.number]
        after = answer.json()["version"]
        for _ in range(20):
            if after in other.arrived:
                self.latencies.append((sent, other.arrived[after] - sent))
                return
            other.changed.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(other.changed.wait(), 0.5)


async def open_tables(address: str, number: int) -> list[LoadTable]:
    """Tables of Architects for two; the second player takes the free seat by the link."""
    tables = []
    async with httpx.AsyncClient(base_url=address, timeout=30) as client:
        for index in range(number):
            client.cookies.clear()
            seats = [{"kind": "me", "player": "One"}, {"kind": "link"}]
            made = await client.post("/api/tables", json={"game": "architects", "seats": seats})
            id, first = made.json()["id"], cookie_of(made)
            client.cookies.clear()
            second = cookie_of(await client.post(f"/api/tables/{id}/seats/1", json={"player": "Two"}))
            tables.append(LoadTable(id, [first, second]))
            if index % 50 == 49:
                print(f"  {index + 1} tables open", file=sys.stderr)
    return tables


def cookie_of(answer: httpx.Response) -> str:
    """The cookie that holds a seat."""
    answer.raise_for_status()
    return f"regnum_player={answer.cookies['regnum_player']}"


async def load(addresses: list[str], number: int, seconds: float, every: float) -> dict[str, float]:
    """Run the load; the figures."""
    tables = await open_tables(addresses[0], number)
    limits = httpx.Limits(max_connections=50, max_keepalive_connections=50)
    clients = [httpx.AsyncClient(base_url=address, timeout=30, limits=limits) for address in addresses]
    watching = [
        asyncio.create_task(seat.watch(addresses[seat.number % len(addresses)]))
        for table in tables
        for seat in table.seats
    ]
    while not all(seat.state for table in tables for seat in table.seats):
        await asyncio.sleep(0.2)
        for task in watching:
            if task.done():
                task.result()
    print(f"  {len(watching)} sockets open; playing for {seconds:.0f} s", file=sys.stderr)
    until = time.perf_counter() + seconds
    rng = random.Random(7)
    await asyncio.gather(*(table.play(clients, every, until, random.Random(rng.random())) for table in tables))
    for task in watching:
        task.cancel()
    await asyncio.gather(*watching, return_exceptions=True)
    warm = until - seconds + WARM_UP * every
    latencies = sorted(latency for table in tables for sent, latency in table.latencies if sent > warm)
    moves = sum(table.moves for table in tables)
    return {
        "tables": number,
        "sockets": len(watching),
        "moves_per_second": moves / seconds,
        "p50_ms": 1000 * statistics.median(latencies),
        "p99_ms": 1000 * latencies[int(0.99 * (len(latencies) - 1))],
        "pushes_measured": len(latencies),
    }


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def start_server(port: int, folder: str, broker: str) -> subprocess.Popen[bytes]:
    """A server without limits of requests."""
    database = str(Path(folder) / "load.sqlite")
    command = [sys.executable, "-m", "regnum", "serve", "--port", str(port), "--database", database]
    command += ["--rate-limit", "0", "--table-limit", "0", *(["--broker", broker] if broker else [])]
    with (Path(folder) / f"{port}.log").open("wb") as log:
        return subprocess.Popen(command, stdout=log, stderr=log)


def wait_for(address: str) -> None:
    """Until the server answers."""
    for _ in range(300):
        with suppress(httpx.HTTPError):
            if httpx.get(f"{address}/healthz").status_code == 200:
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


def main() -> None:
    """Start the servers, load them, print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--every", type=float, default=5)
    parser.add_argument("--workers", type=int, default=1)
    wish = parser.parse_args()
    if not 1 <= wish.tables <= 2000 or not 1 <= wish.seconds <= 600:
        sys.exit("at most 2000 tables and 600 seconds")
    with tempfile.TemporaryDirectory() as folder:
        broker, redis = "", None
        if wish.workers > 1:
            if not shutil.which("redis-server"):
                sys.exit("several workers need redis-server; on Debian: apt-get install redis-server")
            port = free_port()
            redis = subprocess.Popen(
                ["redis-server", "--port", str(port), "--save", "", "--bind", "127.0.0.1"], stdout=subprocess.DEVNULL
            )
            broker = f"redis://127.0.0.1:{port}"
        ports = [free_port() for _ in range(wish.workers)]
        servers: list[subprocess.Popen[bytes]] = []
        for port in ports:
            servers.append(start_server(port, folder, broker))
            wait_for(f"http://127.0.0.1:{port}")
        addresses = [f"http://127.0.0.1:{port}" for port in ports]
        try:
            before = memory_of(servers)
            figures = asyncio.run(load(addresses, wish.tables, wish.seconds, wish.every))
            figures["kb_per_table"] = 1024 * (memory_of(servers) - before) / wish.tables
            figures["workers"] = wish.workers
            figures["cores"] = os.cpu_count() or 1
        finally:
            for process in [*servers, *([redis] if redis else [])]:
                process.terminate()
                process.wait()
    for name, value in figures.items():
        print(f"{name:>18}: {value:,.1f}")


if __name__ == "__main__":
    main()
