"""What was acknowledged is never lost and never doubled, however often the server is killed."""

import threading
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import regnum
from tests.server.pages import page
from tests.server.setting import PATIENCE, House, Person, Process, in_own_process

KILLS = 50
#: How long the server lives before it is killed, at most.
LIFE = 1.0
GONE = (httpx.TransportError, ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError)


class Chaos:
    """Two people and a bot at one table after another, and a killer."""

    def __init__(self, process: Process, house: House, lot: Random) -> None:
        self.process = process
        self.house = house
        self.lot = lot
        self.people = [house.person(), house.person()]
        self.kills = 0
        self._killer: threading.Timer | None = None
        #: By table: what was acknowledged, as (seat, version, move).
        self.acknowledged: dict[str, list[tuple[int, int, str]]] = {}

    def threaten(self) -> None:
        """Let the server be killed at some moment soon."""
        if self.kills < KILLS:
            self._killer = threading.Timer(self.lot.random() * LIFE, self.process.kill)
            self._killer.start()

    def recover(self) -> None:
        """The server is gone: start it again, and find everything that it ever acknowledged."""
        assert self._killer is not None, "the server has stopped by itself"
        self._killer.join()
        self.kills += 1
        self._killer = None
        self.process.start()
        self.check()
        self.threaten()

    def check(self) -> None:
        """Every acknowledged move of every table is in the database, at its place."""
        for id, moves in self.acknowledged.items():
            live = self.house.truth(id)
            for seat, version, move in moves:
                assert live.answer_to(version, seat) == move

    def survive(self, ask: Any) -> Any:
        """Ask until there is an answer, however often the server dies meanwhile."""
        while True:
            try:
                return ask()
            except GONE:
                self.recover()

    def open(self) -> str:
        """A new table with a bot; opened without the network, so that we know whether it is there."""
        players = self.lot.choice([("architects", 3), ("wonderful_kingdom", 2)])
        game = regnum.new(*players, self.lot.randrange(2**32))
        people: list[Person | None] = [*self.people, None][: game.players]
        id = self.house.lay(game, people, {2: "random"} if game.players == 3 else {})
        self.acknowledged[id] = []
        return id

    def wait_for_a_person(self, id: str) -> list[int]:
        """The seats of people that must decide; none when the game is over."""
        with page(self.process.address, self.people[0], id) as watching:
            state = watching.until(
                lambda told: told["status"] == "over" or any(one["seat"] < 2 for one in told["decisions"])
            )
        return [one["seat"] for one in state["decisions"] if one["seat"] < 2]

    def play_on(self, id: str) -> bool:
        """One move of a person; False when the game is over."""
        seats = self.survive(lambda: self.wait_for_a_person(id))
        if not seats:
            return False
        seat = self.lot.choice(seats)
        person = self.people[seat]
        state = self.survive(lambda: person.state(id, seat))
        move = self.lot.choice(state["moves"])["notation"]
        answer = self.survive(lambda: person.play(id, seat, state["version"], move))
        assert answer.status_code == 200, answer.text
        self.acknowledged[id].append((seat, state["version"], move))
        return True


@pytest.mark.slow
def test_a_server_that_is_killed_fifty_times_loses_nothing(tmp_path: Path) -> None:
    """Every acknowledged move is there, none is there twice, and every game goes on to its end."""
    with in_own_process(str(tmp_path / "tables.sqlite")) as (process, house):
        chaos = Chaos(process, house, Random(8))
        chaos.threaten()
        while chaos.kills < KILLS:
            id = chaos.open()
            while chaos.play_on(id):
                pass
        chaos.check()
        for id, moves in chaos.acknowledged.items():
            live = house.truth(id)
            assert live.game.over
            mine = Counter(seat for seat, _ in live.entries if seat < 2)
            assert mine == Counter(seat for seat, _, _ in moves)


def test_a_table_that_waits_for_a_bot_is_picked_up_at_the_start(tmp_path: Path) -> None:
    """Nobody asks for the table; the server that was started anew finds it by itself."""
    database = str(tmp_path / "tables.sqlite")
    with in_own_process(database) as (process, house):
        process.kill()
        game = regnum.new("wonderful_kingdom", 2, 3, first="red", module="none")
        assert game.decision.seat == 1
        id = house.lay(game, [house.person(), None], {1: "random"})
        process.start()
        give_up = time.monotonic() + PATIENCE
        while not house.entries(id):
            assert time.monotonic() < give_up
            time.sleep(0.05)
        assert house.entries(id)[0][0] == 1
