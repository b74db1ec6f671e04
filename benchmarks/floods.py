"""Floods against a server on loopback: `python -m benchmarks.load --spectators 2000 --seconds 20`, or `--analyses 200`.

A crowd looks on at one table at which somebody moves every few seconds, while some sockets change their language in a
loop and others never read, all from loopback addresses of their own; or one client asks for analyses and abandons them
while another plays a bot. Measured is how long `/healthz` takes, when the crowd has heard of a move, and how long the
bot takes. Each part is a process of its own. Everything is bounded in number and time and ends by itself.
"""

import asyncio
import base64
import json
import multiprocessing
import os
import statistics
import sys
import tempfile
import time
import urllib.error
import urllib.request
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Any

import aiohttp
import uvloop

from benchmarks.load import DECODER, cookie_of, free_port, start_server, wait_for

#: Sockets that one address opens at most, and how often `/healthz` is asked for.
SOCKETS_AN_ADDRESS = 100
PROBE_SECONDS = 0.05
#: How often somebody moves at the table of the crowd.
MOVE_SECONDS = 2.0
#: By how much crowd and floods give way to the server: elsewhere they would have processors of their own.
STAND_BACK = 10
#: How long anything may take before it is given up.
PATIENCE = 60.0


@dataclass(frozen=True)
class Flood:
    """What is asked for."""

    spectators: int
    languages: int
    deaf: int
    seconds: float


def address_number(network: int, number: int) -> str:
    """A loopback address of its own for every so many sockets."""
    return f"127.{network}.0.{2 + number // SOCKETS_AN_ADDRESS}"


# The parts, each in a process of its own.


def probe(port: int, until: Event, told: Any) -> None:
    """Ask for the server's health again and again; how long each answer took."""
    took = []
    while not until.is_set():
        began = time.perf_counter()
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=PATIENCE) as answer:
                answer.read()
            took.append(time.perf_counter() - began)
        except (urllib.error.URLError, OSError):
            took.append(PATIENCE)
        time.sleep(PROBE_SECONDS)
    told.put(("health", took))


def crowd(port: int, table: str, flood: Flood, ready: Event, until: Event, told: Any) -> None:
    """Look on; how many got in, and when each version had reached the first and the last of them."""
    os.nice(STAND_BACK)
    uvloop.run(_crowd(port, table, flood, ready, until, told))


async def _crowd(port: int, table: str, flood: Flood, ready: Event, until: Event, told: Any) -> None:
    heard: dict[int, list[float]] = {}
    entered: set[int] = set()
    lost: list[str] = []

    async def look_on(session: aiohttp.ClientSession, number: int) -> None:
        await asyncio.sleep(number * 0.005)  # two hundred a second come in
        try:
            async with session.ws_connect(f"http://127.0.0.1:{port}/api/tables/{table}/live", heartbeat=None) as live:
                async for message in live:
                    if not isinstance(message.data, str):
                        break
                    version = DECODER.decode(message.data).version
                    entered.add(number)
                    heard.setdefault(version, []).append(time.time())
                lost.append(str(live.close_code))
        except (aiohttp.ClientError, TimeoutError, OSError) as error:
            lost.append(type(error).__name__)

    sessions = {}
    for number in range(flood.spectators):
        own = address_number(1, number)
        if own not in sessions:
            sessions[own] = aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0, local_addr=(own, 0)))
    tasks = [
        asyncio.create_task(look_on(sessions[address_number(1, number)], number)) for number in range(flood.spectators)
    ]
    give_up = time.monotonic() + PATIENCE
    while len(entered) + len(lost) < flood.spectators and time.monotonic() < give_up:
        await asyncio.sleep(0.1)
    inside = len(entered)
    ready.set()
    while not until.is_set():
        await asyncio.sleep(0.1)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for session in sessions.values():
        await session.close()
    arrivals = {version: (min(times), max(times), len(times)) for version, times in heard.items()}
    told.put(("crowd", {"inside": inside, "lost": len(lost), "arrivals": arrivals}))


def change_languages(port: int, table: str, flood: Flood, until: Event) -> None:
    """Sockets that change their language as fast as they can, and read what they are told."""
    os.nice(STAND_BACK)
    uvloop.run(_change_languages(port, table, flood, until))


async def _change_languages(port: int, table: str, flood: Flood, until: Event) -> None:
    connector = aiohttp.TCPConnector(limit=0, local_addr=("127.2.0.2", 0))
    async with aiohttp.ClientSession(connector=connector) as session:

        async def change() -> None:
            url = f"http://127.0.0.1:{port}/api/tables/{table}/live"
            while not until.is_set():
                with suppress(aiohttp.ClientError, TimeoutError, OSError):
                    async with session.ws_connect(url) as live:
                        reading = asyncio.create_task(_read(live))
                        while not until.is_set() and not live.closed:
                            for lang in ("pl", "en"):
                                await live.send_str(f'{{"lang":"{lang}"}}')
                            await asyncio.sleep(0)
                        reading.cancel()
                await asyncio.sleep(0.1)

        await asyncio.gather(*(asyncio.wait_for(change(), 600) for _ in range(flood.languages)), return_exceptions=True)


async def _read(live: aiohttp.ClientWebSocketResponse) -> None:
    async for _ in live:
        pass


def be_deaf(port: int, table: str, flood: Flood, until: Event) -> None:
    """Sockets that ask all the time and never read an answer; one that is dropped comes back."""
    os.nice(STAND_BACK)
    uvloop.run(_be_deaf(port, table, flood, until))


async def _be_deaf(port: int, table: str, flood: Flood, until: Event) -> None:
    async def one() -> None:
        while not until.is_set():
            with suppress(OSError, TimeoutError):
                await _never_read(port, table, until)
            await asyncio.sleep(0.1)

    await asyncio.gather(*(one() for _ in range(flood.deaf)))


async def _never_read(port: int, table: str, until: Event) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=("127.3.0.2", 0), limit=1)
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET /api/tables/{table}/live HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {key}",
    ]
    writer.write("\r\n".join([*lines, "", ""]).encode())
    reader.feed_data = lambda data: None  # type: ignore[method-assign]
    transport: Any = writer.transport
    await asyncio.sleep(0.2)
    transport.pause_reading()
    wishes = [_frame(f'{{"lang":"{lang}"}}') for lang in ("pl", "en")]
    try:
        while not until.is_set() and not transport.is_closing():
            writer.write(b"".join(wishes))
            await asyncio.wait_for(writer.drain(), 5)
            await asyncio.sleep(0.01)
    finally:
        transport.abort()


def _frame(text: str) -> bytes:
    """A short text as a WebSocket frame of a client, masked with zeros."""
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text.encode()


# What is measured.


def measure_crowd(flood: Flood) -> dict[str, float]:
    """Let the crowd in, let the floods loose, and play; the figures."""
    context = multiprocessing.get_context("spawn")
    ready, until, told = context.Event(), context.Event(), context.Queue()
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        server = start_server(port, folder, "")
        parts: list[Any] = []
        try:
            wait_for(f"http://127.0.0.1:{port}")
            table, cookie = uvloop.run(_open(port))
            parts.append(context.Process(target=crowd, args=(port, table, flood, ready, until, told)))
            parts[-1].start()
            ready.wait(PATIENCE + 30)
            for part in (change_languages, be_deaf):
                parts.append(context.Process(target=part, args=(port, table, flood, until)))
            parts.append(context.Process(target=probe, args=(port, until, told)))
            for part in parts[1:]:
                part.start()
            time.sleep(3)
            spent, began = processor_seconds(server.pid), time.monotonic()
            moved = uvloop.run(_move(port, table, cookie, flood.seconds))
            share = (processor_seconds(server.pid) - spent) / (time.monotonic() - began)
            until.set()
            answers = dict(told.get(timeout=2 * PATIENCE) for _ in range(2))
        finally:
            until.set()
            for part in parts:
                part.join(20)
                part.kill()
            server.terminate()
            server.wait(30)
    health, seen = sorted(answers["health"]), answers["crowd"]
    last = [seen["arrivals"][version][1] - sent for version, sent in moved if version in seen["arrivals"]]
    return {
        "spectators": flood.spectators,
        "inside": seen["inside"],
        "lost": seen["lost"],
        "moves": len(moved),
        "moves_heard": len(last),
        "last_heard_p50_ms": 1000 * statistics.median(last) if last else float("nan"),
        "last_heard_longest_ms": 1000 * max(last, default=float("nan")),
        "health_asked": len(health),
        "health_p50_ms": 1000 * statistics.median(health),
        "health_p99_ms": 1000 * health[int(0.99 * (len(health) - 1))],
        "health_longest_ms": 1000 * health[-1],
        "server_processor_percent": 100 * share,
        "machine_load": os.getloadavg()[0],
    }


def processor_seconds(pid: int) -> float:
    """How much of a processor a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def _open(port: int) -> tuple[str, str]:
    """A table for two at one screen: its id and the cookie that holds both seats."""
    seats = [{"kind": "me", "player": "One"}, {"kind": "here", "player": "Two"}]
    wish = {"game": "wonderful_kingdom", "seats": seats, "options": {"module": "none"}}
    async with (
        aiohttp.ClientSession() as session,
        session.post(f"http://127.0.0.1:{port}/api/tables", json=wish) as made,
    ):
        return (await made.json())["id"], cookie_of(made)


async def _move(port: int, table: str, cookie: str, seconds: float) -> list[tuple[int, float]]:
    """Play now and then; the versions that everybody hears of, and when each was sent."""
    moved = []
    until = time.monotonic() + seconds
    url = f"http://127.0.0.1:{port}/api/tables/{table}"
    async with aiohttp.ClientSession(headers={"Cookie": cookie}) as session:
        while time.monotonic() < until:
            with suppress(aiohttp.ClientError, TimeoutError):
                async with session.get(url) as looked:
                    state = await looked.json()
                if state["status"] == "over":
                    break
                seat = state["decisions"][0]["seat"]
                async with session.get(url, params={"seat": seat}) as looked:
                    state = await looked.json()
                body = {"seat": seat, "ply": state["version"], "move": state["moves"][0]["notation"]}
                sent = time.time()
                async with session.post(f"{url}/moves", json=body) as played:
                    if played.status == 200 and len(state["decisions"]) == 1:
                        moved.append(((await played.json())["version"], sent))
            await asyncio.sleep(MOVE_SECONDS)
    return moved


def measure_analyses(analyses: int, seconds: float) -> dict[str, float]:
    """How long a bot takes to answer, before and while another asks for analyses and abandons them."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        server = start_server(port, folder, "")
        try:
            wait_for(f"http://127.0.0.1:{port}")
            return uvloop.run(_analyses(port, analyses, seconds))
        finally:
            server.terminate()
            server.wait(30)


async def _analyses(port: int, analyses: int, seconds: float) -> dict[str, float]:
    address = f"http://127.0.0.1:{port}"
    connector = aiohttp.TCPConnector(limit=0, local_addr=("127.4.0.2", 0))
    async with aiohttp.ClientSession() as honest, aiohttp.ClientSession(connector=connector) as hostile:
        before = await _bot_seconds(honest, address, seconds)
        async with hostile.post(f"{address}/api/replays", json={"record": _long_record()}) as made:
            replay = (await made.json())["id"]

        async def abandon() -> None:
            timeout = aiohttp.ClientTimeout(total=1)
            with suppress(aiohttp.ClientError, TimeoutError):
                async with hostile.get(f"{address}/api/tables/{replay}/analysis", timeout=timeout) as answer:
                    await answer.read()

        async with asyncio.TaskGroup() as attack:
            for _ in range(analyses):
                attack.create_task(abandon())
            await asyncio.sleep(1.5)
            during = await _bot_seconds(honest, address, seconds)
    return {
        "analyses": analyses,
        "bot_moves_before": len(before),
        "bot_p50_before_ms": 1000 * statistics.median(before),
        "bot_longest_before_ms": 1000 * max(before),
        "bot_moves_during": len(during),
        "bot_p50_during_ms": 1000 * statistics.median(during),
        "bot_longest_during_ms": 1000 * max(during),
        "machine_load": os.getloadavg()[0],
    }


async def _bot_seconds(session: aiohttp.ClientSession, address: str, seconds: float) -> list[float]:
    """Play a bot of the usual level; how long it took each time until it was the person's turn again."""
    took: list[float] = []
    seats = [{"kind": "me", "player": "One"}, {"kind": "bot"}]
    wish = {"game": "wonderful_kingdom", "seats": seats, "options": {"module": "none"}}
    async with session.post(f"{address}/api/tables", json=wish) as made:
        table, cookie = (await made.json())["id"], cookie_of(made)
    until = time.monotonic() + seconds
    headers = {"Cookie": cookie}
    async with session.ws_connect(f"{address}/api/tables/{table}/live?seat=0", headers=headers) as live:
        state = json.loads((await live.receive()).data)
        while state["status"] == "playing" and (time.monotonic() < until or not took):
            if state["moves"]:
                alone = len(state["decisions"]) == 1
                body = {"seat": 0, "ply": state["version"], "move": state["moves"][0]["notation"]}
                async with session.post(f"{address}/api/tables/{table}/moves", json=body, headers=headers) as played:
                    state = await played.json()
            else:
                alone = False
            began, answered = time.perf_counter(), state["version"]
            waits = state["status"] == "playing" and not state["moves"]
            while state["status"] == "playing" and not (state["moves"] and state["version"] > answered) and waits:
                state = json.loads((await live.receive()).data)
            if waits and alone:
                took.append(time.perf_counter() - began)
    return took or [float("nan")]


def _long_record() -> str:
    """A whole game, to be analysed."""
    import regnum
    from regnum.bots import make_bot

    game, bot = regnum.new("architects", 2, 1), make_bot("random", 1)
    while not game.over:
        seat = game.decisions[0].seat
        game.play(bot.choose(game, seat), seat)
    return str(game.record)


if __name__ == "__main__":
    sys.exit("python -m benchmarks.load --spectators 2000, or --analyses 200")
