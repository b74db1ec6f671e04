"""Turns: who asks for much waits behind themselves."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from regnum.server import turns
from regnum.server.turns import AT_A_TIME, Turns, in_turn
from tests.server.setting import PATIENCE


def play(scene: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(scene(), PATIENCE))


class Work:
    """An application whose requests last until they are let go; `working` are those that it works on."""

    def __init__(self) -> None:
        self.working: Counter[str] = Counter()
        self.most = 0
        self.go = asyncio.Event()
        self.app = in_turn(self)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """A request."""
        who = scope["client"][0]
        self.working[who] += 1
        self.most = max(self.most, self.working[who])
        await self.go.wait()
        self.working[who] -= 1
        await send({"type": "http.response.start", "status": 200})
        await asyncio.sleep(0.01)

    def ask(self, who: str, path: str = "/api/games", type: str = "http") -> asyncio.Task[None]:
        """Somebody asks for something."""

        async def send(message: Any) -> None:
            pass

        scope: Any = {"type": type, "path": path, "client": (who, 1), "headers": []}
        return asyncio.create_task(self.app(scope, send, send))  # type: ignore[arg-type]


async def settled() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def test_of_one_address_a_few_are_worked_on_and_others_come_in_between(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "SECONDS", PATIENCE)

    async def scene() -> None:
        work = Work()
        asked = [work.ask("192.0.2.1") for _ in range(50)] + [work.ask("192.0.2.2")]
        await settled()
        assert work.working == {"192.0.2.1": AT_A_TIME, "192.0.2.2": 1}
        work.go.set()
        await asyncio.gather(*asked)
        assert work.most <= AT_A_TIME

    play(scene)


@pytest.mark.parametrize(
    ("path", "type"),
    [
        ("/healthz", "http"),
        ("/api/tables/x/advice", "http"),
        ("/api/tables/x/analysis", "http"),
        ("/api/tables/x/live", "websocket"),
    ],
)
def test_what_costs_nothing_or_waits_for_others_takes_no_turn(path: str, type: str) -> None:
    async def scene() -> None:
        work = Work()
        asked = [work.ask("192.0.2.1", path, type) for _ in range(50)]
        await settled()
        assert work.working["192.0.2.1"] == 50
        work.go.set()
        await asyncio.gather(*asked)

    play(scene)


@pytest.mark.parametrize("path", ["/nowhere/advice", "/api/tables/x/y/analysis", "/advice"])
def test_what_only_looks_like_a_thought_takes_turns(path: str) -> None:
    async def scene() -> None:
        work = Work()
        asked = [work.ask("192.0.2.1", path) for _ in range(50)]
        await settled()
        assert work.working["192.0.2.1"] == AT_A_TIME
        work.go.set()
        await asyncio.gather(*asked)

    play(scene)


def test_nobody_waits_for_ever_for_who_never_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "SECONDS", 0.02)

    async def scene() -> None:
        work = Work()
        asked = [work.ask("192.0.2.1") for _ in range(3 * AT_A_TIME)]
        while work.working["192.0.2.1"] < 3 * AT_A_TIME:
            await asyncio.sleep(0.01)
        work.go.set()
        await asyncio.gather(*asked)

    play(scene)


def test_who_goes_away_while_waiting_takes_no_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "SECONDS", PATIENCE)

    async def scene() -> None:
        there = Turns()
        ends = [await there.wait("a") for _ in range(AT_A_TIME)]
        gone = asyncio.create_task(there.wait("a"))
        last = asyncio.create_task(there.wait("a"))
        await settled()
        gone.cancel()
        ends[0]()
        ends[0]()
        end = await last
        for one in (*ends, end):
            one()
        assert not there._lines
        assert not there._there

    play(scene)
