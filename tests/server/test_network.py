"""A link that works: a server on this machine alone is opened to the network by who sits there, and by nobody else."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.setting import LINK, ME, PATIENCE, House, Person, Process, in_own_process

#: Another address of this machine stands for its address in the network.
ELSEWHERE = "127.0.0.2"


@pytest.fixture
def started(tmp_path: Path) -> Iterator[tuple[Process, House]]:
    """A server that listens on 127.0.0.1 alone."""
    with in_own_process(str(tmp_path / "t.sqlite"), "--network-address", ELSEWHERE) as running:
        yield running


@pytest.fixture(scope="module")
def closed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Process, House]]:
    """A server that nobody opens."""
    database = tmp_path_factory.mktemp("closed") / "t.sqlite"
    with in_own_process(str(database), "--network-address", ELSEWHERE) as running:
        yield running


def test_only_this_machine_is_served_until_its_owner_lets_the_network_in(started: tuple[Process, House]) -> None:
    process, house = started
    elsewhere = f"http://{ELSEWHERE}:{process.port}"
    told = house.client.get("/api/house").json()
    assert (told["addresses"], told["may_open"]) == ([], True)
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"{elsewhere}/livez", timeout=PATIENCE, trust_env=False)
    opened = house.client.post("/api/house/network", json={})
    assert (opened.status_code, opened.json()["addresses"]) == (200, [f"{elsewhere}/"])
    assert opened.json()["may_open"] is False
    assert house.client.post("/api/house/network", json={}).json()["addresses"] == [f"{elsewhere}/"]
    assert httpx.get(f"{elsewhere}/livez", timeout=PATIENCE, trust_env=False).status_code == 200


def test_a_friend_sits_down_and_plays_by_the_new_address(started: tuple[Process, House]) -> None:
    process, house = started
    host = house.person()
    table = host.open("architects", ME, LINK)
    house.client.post("/api/house/network", json={})
    elsewhere = f"http://{ELSEWHERE}:{process.port}"
    with httpx.Client(base_url=elsewhere, headers={"origin": elsewhere}, timeout=PATIENCE, trust_env=False) as client:
        friend = Person(client, "f" * 32)
        friend.sit(table, 1)
        state = friend.state(table)
        mover = friend if state["decisions"][0]["seat"] == 1 else host
        mover.move(table, state["decisions"][0]["seat"])
        told = client.get("/api/house").json()
        assert (told["addresses"], told["may_open"]) == ([], False)


@pytest.mark.parametrize(
    "headers",
    [
        {"x-forwarded-for": "127.0.0.1"},
        {"forwarded": "for=127.0.0.1"},
        {"via": "1.1 proxy"},
        {"host": "games.example.org"},
        {"host": "127.0.0.1:1"},
        {"origin": "https://games.example.org"},
    ],
)
def test_nobody_else_opens_it(closed: tuple[Process, House], headers: dict[str, str]) -> None:
    process, house = closed
    refused = house.client.post("/api/house/network", json={}, headers=headers)
    assert refused.status_code == 403
    assert refused.json()["code"] in ("not-the-host", "wrong-origin")
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"http://{ELSEWHERE}:{process.port}/livez", timeout=PATIENCE, trust_env=False)


def test_a_hosted_server_tells_its_own_address_and_opens_nothing(tmp_path: Path) -> None:
    with in_own_process(str(tmp_path / "t.sqlite"), "--origin", "https://games.example.org") as (_, house):
        told = house.client.get("/api/house").json()
        assert (told["addresses"], told["may_open"]) == (["https://games.example.org/"], False)
        assert house.client.post("/api/house/network", json={}).json()["code"] == "not-the-host"


def test_a_machine_without_a_network_says_so(tmp_path: Path) -> None:
    with in_own_process(str(tmp_path / "t.sqlite"), "--network-address", "192.0.2.7") as (_, house):
        refused = house.client.post("/api/house/network", json={})
        assert (refused.status_code, refused.json()["code"]) == (409, "no-network")
