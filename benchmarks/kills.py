"""What is left after power cuts under load: `python -m benchmarks.kills --kills 200 --clients 16`.

Every client plays games of its own, as fast as it is answered, while the server is killed (`kill -9`) again and again
at a moment that chance picks, and started again. A move that was not answered is sent again, as the page does. In the
end the database must hold exactly the moves that were acknowledged, each once, in their order.
"""

import argparse
import asyncio
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import aiohttp
import uvloop

from benchmarks.load import cookie_of, free_port, start_server, wait_for
from regnum.server.database import connect
from regnum.server.settings import sqlite_url
from regnum.server.store import Store

#: What a client meets when the server dies.
GONE = (aiohttp.ClientError, TimeoutError, OSError)
#: How soon a client tries again, and how long a server lives at most after it has answered.
AGAIN_SECONDS = 0.1
LIFE_SECONDS = 3.0
#: The games that are played, in turn.
WISHES: list[tuple[str, dict[str, object]]] = [
    ("architects", {}),
    ("wonderful_kingdom", {"module": "none"}),
    ("viscounts", {}),
]


class Client:
    """Somebody who holds both seats of one table after another."""

    def __init__(self, address: str, number: int) -> None:
        self.address = address
        self.rng = random.Random(number)
        self.games = 0
        #: By table: the moves that were acknowledged, in their order.
        self.acknowledged: dict[str, list[tuple[int, str]]] = {}
        self.again = 0

    async def play_for_ever(self, ending: asyncio.Event) -> None:
        """Play one game after another until it is time to go home."""
        async with aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar()) as session:
            while not ending.is_set():
                table, cookie = await self._open(session)
                while not ending.is_set() and await self._move(session, table, {"Cookie": cookie}):
                    pass

    async def _open(self, session: aiohttp.ClientSession) -> tuple[str, str]:
        game, options = WISHES[self.games % len(WISHES)]
        self.games += 1
        seats = [{"kind": "me", "player": "One"}, {"kind": "here", "player": "Two"}]
        wish = {"game": game, "seats": seats, "options": options}
        while True:
            with suppress(*GONE):
                async with session.post(f"{self.address}/api/tables", json=wish) as made:
                    cookie, id = cookie_of(made), (await made.json())["id"]
                    self.acknowledged[id] = []
                    return id, cookie
            await asyncio.sleep(AGAIN_SECONDS)

    async def _move(self, session: aiohttp.ClientSession, table: str, headers: dict[str, str]) -> bool:
        """One move, sent until it is acknowledged; False when the game is over."""
        url = f"{self.address}/api/tables/{table}"
        state = await self._asked(session, url, headers, {})
        if state["status"] == "over":
            return False
        seat = state["decisions"][0]["seat"]
        state = await self._asked(session, url, headers, {"seat": seat})
        body = {"seat": seat, "ply": state["version"], "move": self.rng.choice(state["moves"])["notation"]}
        while True:
            with suppress(*GONE):
                async with session.post(f"{url}/moves", json=body, headers=headers) as played:
                    if played.status != 503:
                        played.raise_for_status()
                        await played.read()
                        self.acknowledged[table].append((seat, body["move"]))
                        return True
            self.again += 1
            await asyncio.sleep(AGAIN_SECONDS)

    async def _asked(
        self, session: aiohttp.ClientSession, url: str, headers: dict[str, str], query: dict[str, int]
    ) -> Any:
        while True:
            with suppress(*GONE):
                async with session.get(url, params=query, headers=headers) as looked:
                    if looked.status == 200:
                        return await looked.json()
            await asyncio.sleep(AGAIN_SECONDS)


class Server:
    """The server, which is killed and started again."""

    def __init__(self, folder: str) -> None:
        self.port = free_port()
        self.folder = folder
        self.address = f"http://127.0.0.1:{self.port}"
        self._running: subprocess.Popen[bytes] | None = None
        #: How long each start took until the server was well.
        self.starts: list[float] = []

    def start(self) -> None:
        """Start it and wait until it is well."""
        began = time.monotonic()
        self._running = start_server(self.port, self.folder, "", limits=False)
        wait_for(self.address)
        self.starts.append(time.monotonic() - began)

    def kill(self) -> None:
        """End it as a power cut would."""
        assert self._running is not None
        self._running.kill()
        self._running.wait()

    def stop(self) -> None:
        """End it properly."""
        assert self._running is not None
        self._running.send_signal(signal.SIGTERM)
        self._running.wait(30)


async def _held(folder: str, tables: list[str]) -> dict[str, list[tuple[int, str]]]:
    """What the database holds of some tables."""
    engine = connect(sqlite_url(str(Path(folder) / "load.sqlite")))
    store = Store(engine)
    held = {id: await store.entries(id, 0) for id in tables}
    await engine.dispose()
    return held


async def run(kills: int, clients: int, seed: int) -> dict[str, float]:
    """Play, kill, compare; the figures."""
    lot = random.Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder)
        await asyncio.to_thread(server.start)
        ending = asyncio.Event()
        players = [Client(server.address, number) for number in range(clients)]
        playing = [asyncio.create_task(player.play_for_ever(ending)) for player in players]
        for number in range(kills):
            await asyncio.sleep(lot.random() * LIFE_SECONDS)
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            for task in playing:
                if task.done():
                    task.result()
            if number % 10 == 9:
                moves = sum(len(one) for player in players for one in player.acknowledged.values())
                print(f"  {number + 1} kills, {moves} moves acknowledged", file=sys.stderr)
        ending.set()
        await asyncio.gather(*playing)
        await asyncio.to_thread(server.stop)
        acknowledged = {id: moves for player in players for id, moves in player.acknowledged.items()}
        held = await _held(folder, list(acknowledged))
    lost = sum(len(moves) - common(moves, held[id]) for id, moves in acknowledged.items())
    return {
        "kills": kills,
        "clients": clients,
        "tables": len(acknowledged),
        "acknowledged": sum(map(len, acknowledged.values())),
        "sent_again": sum(player.again for player in players),
        "lost": lost,
        "doubled_or_unasked": sum(len(held[id]) - common(moves, held[id]) for id, moves in acknowledged.items()),
        "start_p50_s": sorted(server.starts)[len(server.starts) // 2],
        "start_longest_s": max(server.starts),
        "machine_load": os.getloadavg()[0],
    }


def common(one: list[tuple[int, str]], other: list[tuple[int, str]]) -> int:
    """With how many moves two lists begin alike."""
    return next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))


def main() -> None:
    """Measure what the command line asks for and print it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--clients", type=int, default=16)
    parser.add_argument("--seed", type=int, default=0)
    wish = parser.parse_args()
    if not 1 <= wish.kills <= 1000 or not 1 <= wish.clients <= 64:
        sys.exit("at most 1000 kills and 64 clients")
    for name, value in uvloop.run(run(wish.kills, wish.clients, wish.seed)).items():
        print(f"{name:>18}: {value:,.1f}")


if __name__ == "__main__":
    main()
