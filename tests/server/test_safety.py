"""What keeps players safe from other sites, from floods, and from each other's pages."""

import asyncio
import sqlite3
import time
from http.cookies import Morsel, SimpleCookie
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from regnum.server.health import Health
from regnum.server.page import SECURITY
from regnum.server.players import COOKIE
from tests.server.pages import page
from tests.server.setting import HERE, LINK, ME, PATIENCE, House, in_process
from tests.server.test_problems import refused

TABLE = {"game": "architects", "seats": [ME, HERE]}
OTHER_SITES = ["https://evil.example", "null", "http://testserver.local.evil.example", "http://[", "file://", ""]


@pytest.mark.parametrize("origin", OTHER_SITES)
def test_another_site_can_do_nothing_in_a_players_name(house: House, origin: str) -> None:
    ann = house.person()
    id = ann.open("architects", ME, LINK)
    headers = {**ann.headers, "origin": origin}
    for path in ("/api/tables", "/api/replays", "/api/session", f"/api/tables/{id}/moves", f"/api/tables/{id}/undo"):
        refused(house.client.post(path, json={}, headers=headers), 403, "wrong-origin")
    assert len(ann.get("/api/tables").json()) == 1


@pytest.mark.parametrize("origin", OTHER_SITES)
def test_another_site_can_open_no_live_view(served: House, origin: str) -> None:
    ann = served.person()
    id = ann.open("architects", ME, HERE)
    with pytest.raises(InvalidStatus) as wrong, page(served.address, ann, id, headers={"origin": origin}):
        pass
    assert wrong.value.response.status_code == 403


def test_our_own_page_and_the_named_addresses_may_act(tmp_path: Path) -> None:
    with in_process(tmp_path, origins=("https://games.example.org",)) as house:
        for origin in ("http://testserver.local", "https://games.example.org"):
            made = house.client.post("/api/tables", json=TABLE, headers={"origin": origin})
            assert made.status_code == 201
        refused(house.client.post("/api/tables", json=TABLE, headers={"origin": "http://x.test"}), 403, "wrong-origin")


def test_our_own_page_opens_a_live_view(served: House) -> None:
    ann = served.person()
    id = ann.open("architects", ME, HERE)
    with page(served.address, ann, id, headers={"origin": served.address}) as own:
        assert own.receive()["id"] == id


def test_too_many_requests_are_told_when_to_come_back(tmp_path: Path) -> None:
    with in_process(tmp_path, requests_a_minute=3) as house:
        for _ in range(3):
            assert house.client.get("/api/games").status_code == 200
        answer = house.client.get("/api/games")
        refused(answer, 429, "too-many")
        assert 1 <= int(answer.headers["retry-after"]) <= 60
        assert house.client.get("/healthz").status_code == 200


@pytest.mark.parametrize("path", ["/nowhere", "/api/tables/x/y/z", "/assets", "/t/x/y/z"])
def test_what_is_nowhere_is_limited_too(tmp_path: Path, path: str) -> None:
    """Else anybody could ask for it thousands of times a second, with a line in the log each time."""
    with in_process(tmp_path, requests_a_minute=3) as house:
        answers = [house.client.get(path) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [404, 404, 404, 429]
        refused(answers[-1], 429, "too-many")
        refused(house.client.delete("/api/games"), 429, "too-many")


def test_too_many_new_tables_are_refused_while_playing_goes_on(tmp_path: Path) -> None:
    with in_process(tmp_path, tables_a_minute=2, requests_a_minute=0) as house:
        ann = house.person()
        ids = [ann.open("architects", ME, HERE) for _ in range(2)]
        answer = ann.post("/api/tables", TABLE)
        refused(answer, 429, "too-many")
        assert 1 <= int(answer.headers["retry-after"]) <= 60
        assert refused(ann.post("/api/tables/", TABLE), 429, "too-many")
        assert refused(ann.post("/api/lessons", {"game": "architects", "lesson": "first"}), 429, "too-many")
        assert refused(ann.post(f"/api/tables/{ids[0]}/try", {"ply": 0, "seat": 0, "player": "Ann"}), 429, "too-many")
        assert ann.move(ids[0], 0)["version"] == 1


def test_nobody_fills_the_disk_in_a_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr("regnum.server.limits.time", SimpleNamespace(monotonic=lambda: clock[0]))
    with in_process(tmp_path, tables_a_day=2, requests_a_minute=0) as house:
        ann = house.person()
        for _ in range(2):
            ann.open("architects", ME, HERE)
            clock[0] += 61  # no more than one in a minute
        answer = ann.post("/api/tables", TABLE)
        refused(answer, 429, "too-many")
        assert 23 * 3600 < int(answer.headers["retry-after"]) <= 24 * 3600
        clock[0] += 24 * 3600
        assert ann.post("/api/tables", TABLE).status_code == 201


def answers(house: House) -> dict[str, httpx.Response]:
    """One answer of every kind."""
    get, post = house.client.get, house.client.post
    return {
        "page": get("/"),
        "page of a table": get("/t/abc"),
        "api": get("/api/games"),
        "schema": get("/api/schema/openapi.json"),
        "health": get("/healthz"),
        "metrics": get("/metrics"),
        "created": post("/api/tables", json=TABLE),
        "broken": post("/api/tables", content=b"{"),
        "too large": post("/api/tables", content=b"x" * 600_000),
        "forbidden": post("/api/tables", json=TABLE, headers={"origin": "http://x.test"}),
        "no table": get("/api/tables/nowhere"),
        "no address": get("/nowhere"),
        "no method": house.client.delete("/api/tables"),
    }


def test_every_answer_carries_the_security_headers(tmp_path: Path) -> None:
    """Page, API, errors, addresses that do not exist, and the answer to a flood; each header once."""
    with in_process(tmp_path, requests_a_minute=20) as house:
        seen = answers(house)
        seen["flood"] = [house.client.get("/api/games") for _ in range(20)][-1]
        assert seen["flood"].status_code == 429
    for kind, answer in seen.items():
        for name, value in SECURITY.items():
            assert answer.headers.get_list(name) == [value], f"{name} of {kind}"
    policy = SECURITY["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "*" not in policy


def cookie(answer: httpx.Response) -> Morsel[str]:
    """The cookie that an answer sets."""
    return SimpleCookie(answer.headers["set-cookie"])[COOKIE]


@pytest.mark.parametrize(("address", "secure"), [("http://testserver.local", ""), ("https://testserver.local", True)])
def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(house: House, address: str, secure: bool) -> None:
    morsel = cookie(house.client.post(f"{address}/api/tables", json=TABLE))
    assert morsel["httponly"] is True
    assert morsel["samesite"].lower() == "lax"
    assert morsel["path"] == "/"
    assert morsel["domain"] == ""
    assert morsel["secure"] == secure
    assert int(morsel["max-age"]) > 30 * 24 * 3600
    assert len(morsel.value) >= 32


def test_the_cookie_holds_the_seats(house: House) -> None:
    """Without a key a new one is made; with one it is kept, also when sitting down elsewhere."""
    made = house.client.post("/api/tables", json=TABLE)
    key = cookie(made).value
    headers = {"cookie": f"{COOKIE}={key}"}
    assert house.client.get(f"/api/tables/{made.json()['id']}", headers=headers).json()["mine"] == [0, 1]
    ann = house.person()
    id = ann.open("architects", ME, LINK)
    sat = house.client.post(f"/api/tables/{id}/seats/1", json={"player": "Bob"}, headers=headers)
    assert cookie(sat).value == key
    assert sat.json()["mine"] == [1]


def test_a_key_brought_to_another_device_gives_the_same_seats(house: House) -> None:
    made = house.client.post("/api/tables", json=TABLE)
    headers = {"cookie": f"{COOKIE}={cookie(made).value}"}
    key = house.client.get("/api/session/key", headers=headers).json()["key"]
    brought = house.client.post("/api/session", json={"key": key})
    assert brought.status_code == 204
    there = {"cookie": f"{COOKIE}={cookie(brought).value}"}
    assert (
        house.client.get("/api/tables", headers=there).json() == house.client.get("/api/tables", headers=headers).json()
    )
    assert house.client.get(f"/api/tables/{made.json()['id']}", headers=there).json()["mine"] == [0, 1]


@pytest.mark.parametrize("key", ["", "short", "x" * 65, "x" * 20 + ";", "x" * 20 + "\n", "ż" * 20, None])
def test_what_is_no_key_is_not_taken_for_one(house: House, key: object) -> None:
    refused(house.client.post("/api/session", json={"key": key}), 400, "bad-request")
    if isinstance(key, str) and key.isascii() and "\n" not in key:
        refused(house.client.get("/api/session/key", headers={"authorization": f"Bearer {key}"}), 403, "not-your-seat")


def test_health_is_told(house: House) -> None:
    for path in ("/healthz", "/livez"):
        assert house.client.get(path).json()["status"] == "ok"


def test_a_database_that_takes_nothing_is_named_while_the_process_lives(tmp_path: Path) -> None:
    """It can still be read, and that is not enough."""
    with in_process(tmp_path) as house:
        file = sqlite3.connect(tmp_path / "tables.sqlite")
        file.execute("CREATE TRIGGER full BEFORE UPDATE ON pulse BEGIN SELECT RAISE(ABORT, 'disk full'); END")
        file.commit()
        answer = house.client.get("/healthz")
        assert "database" in refused(answer, 503, "unavailable")["detail"]
        assert house.client.get("/livez").status_code == 200
        file.execute("DROP TRIGGER full")
        file.commit()
        file.close()
        give_up = time.monotonic() + PATIENCE
        while house.client.get("/healthz").status_code != 200:
            assert time.monotonic() < give_up
            time.sleep(0.05)


def test_what_does_not_answer_in_time_is_named() -> None:
    """A part that hangs holds nobody up, and however many ask, it is asked once."""
    asked = []

    async def hangs() -> None:
        asked.append(1)
        await asyncio.Event().wait()

    async def answers() -> None:
        return

    async def scene() -> None:
        health = Health({"database": answers, "broker": hangs})
        assert await asyncio.gather(*(health.broken() for _ in range(5))) == [["broker"]] * 5
        assert len(asked) == 1

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("regnum.server.health.SECONDS", 0.05)
        asyncio.run(scene())


def test_moves_are_counted(house: House) -> None:
    ann = house.person()
    ann.move(ann.open("architects", ME, HERE), 0)
    counted = house.metrics()
    assert 'regnum_moves_total{by="person",game="architects"}' in counted
    for name in ("regnum_live_tables", "regnum_open_sockets", "regnum_requests_total"):
        assert name in counted
