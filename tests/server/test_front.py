"""What every request passes: numbers and lines in the log, HEAD, caches, content types, paths, unknown addresses."""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from regnum.server import front, page
from tests.server.pages import page as live_page
from tests.server.setting import HERE, ME, PATIENCE, House, Process, in_process
from tests.server.test_problems import refused

BROWSER = {"accept": "text/html,application/xhtml+xml"}
INDEX = b'<html><link rel="icon" href="./icon.svg" /><script src="./assets/x.js"></script></html>'


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page that has been built."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(INDEX)
    (folder / "icon.svg").write_text("<svg/>")
    monkeypatch.setattr(page, "FOLDER", folder)
    return folder


@pytest.mark.parametrize("path", ["/api/games", "/healthz", "/"])
def test_head_is_answered_as_get_without_a_body(built: Path, tmp_path: Path, path: str) -> None:
    with in_process(tmp_path) as house:
        got, head = house.client.get(path), house.client.head(path)
    assert head.status_code == got.status_code == 200
    assert head.content == b""
    assert head.headers["content-type"] == got.headers["content-type"]


def test_keys_and_tables_are_kept_by_no_cache(house: House) -> None:
    ann = house.person()
    id = ann.open("architects", ME, HERE)
    for path in ("/api/session/key", "/api/tables", f"/api/tables/{id}", f"/api/tables/{id}/record", "/api/tables/no"):
        assert ann.get(path).headers["cache-control"] == "no-store"
    assert "no-store" not in ann.get("/api/games").headers.get("cache-control", "")


def test_components_that_one_has_are_not_sent_again(house: House) -> None:
    path = "/api/games/architects/components"
    first = house.client.get(path)
    tag = {"if-none-match": first.headers["etag"]}
    again = house.client.get(path, headers=tag)
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", first.headers["etag"])
    other = house.client.get(path, params={"lang": "pl"}, headers=tag)
    assert (other.status_code, other.json()["game"]) == (200, "architects")
    assert first.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])
def test_a_body_that_is_not_json_is_415(house: House, kind: str) -> None:
    body = json.dumps({"game": "architects", "seats": [ME, HERE]})
    refused(house.client.post("/api/tables", content=body, headers={"content-type": kind}), 415, "bad-request")
    good = {"content-type": "application/json; charset=utf-8"}
    assert house.client.post("/api/tables", content=body, headers=good).status_code == 201


@pytest.mark.parametrize("path", ["/tabels", "/t/x/y/z", "/rulse/architects"])
def test_a_mistyped_address_shows_the_page(built: Path, tmp_path: Path, path: str) -> None:
    with in_process(tmp_path) as house:
        shown = house.client.get(path, headers=BROWSER)
        assert (shown.status_code, shown.headers["content-type"]) == (404, "text/html; charset=utf-8")
        assert b'src="/assets/x.js"' in shown.content
        assert shown.headers["x-frame-options"] == "DENY"
        refused(house.client.get(path, headers={"accept": "application/json"}), 404, "not-found")
        refused(house.client.get(f"/api{path}", headers=BROWSER), 404, "not-found")


def test_under_a_path_everything_is_there(built: Path, tmp_path: Path) -> None:
    """Whether the proxy takes the path away or not."""
    with in_process(tmp_path, base="/regnum/") as house:
        for prefix in ("/regnum", ""):
            assert house.client.get(f"{prefix}/api/games").status_code == 200
            assert b'href="/regnum/icon.svg"' in house.client.get(f"{prefix}/", headers=BROWSER).content
        made = house.client.post("/regnum/api/tables", json={"game": "architects", "seats": [ME, HERE]})
        assert "Path=/regnum/" in made.headers["set-cookie"]
        moved = house.client.get("/regnum", follow_redirects=False)
        assert (moved.status_code, moved.headers["location"]) == (308, "/regnum/")


def test_every_answer_has_a_number(house: House) -> None:
    given = house.client.get("/api/games", headers={"x-request-id": "from-the-proxy.7"})
    assert given.headers["x-request-id"] == "from-the-proxy.7"
    numbers = {house.client.get(path).headers["x-request-id"] for path in ("/api/games", "/nowhere", "/api/tables/x")}
    assert len(numbers) == 3
    bad = house.client.get("/api/games", headers={"x-request-id": "a b"})
    assert bad.headers["x-request-id"] != "a b"


@pytest.fixture
def noted(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """The lines of the log."""
    lines: list[dict[str, Any]] = []

    class Log:
        def info(self, event: str, **told: Any) -> None:
            lines.append({"event": event, **told})

    monkeypatch.setattr(front, "log", Log())
    return lines


def test_the_log_names_address_and_table(house: House, noted: list[dict[str, Any]]) -> None:
    ann = house.person()
    id = ann.open("architects", ME, HERE)
    ann.state(id)
    house.client.get("/nowhere")
    house.client.get("/healthz")
    del noted[0]["ms"]
    assert noted[0] == {
        "event": "request",
        "method": "POST",
        "path": "/api/tables",
        "status": 201,
        "address": "testclient",
    }
    assert (noted[1]["table"], noted[1]["status"]) == (id, 200)
    assert (noted[2]["path"], noted[2]["status"]) == ("/nowhere", 404)
    assert len(noted) == 3


def test_a_flood_does_not_fill_the_log(
    tmp_path: Path, noted: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of those who are told that they ask for too much it is noted now and then."""
    clock = [100.0]
    monkeypatch.setattr(front, "time", SimpleNamespace(monotonic=lambda: clock[0], perf_counter=lambda: 0.0))
    with in_process(tmp_path, requests_a_minute=2) as house:
        for second in range(3):
            clock[0] = 100.0 + 2 * second
            for _ in range(10):
                house.client.get("/nowhere")
    assert [line["status"] for line in noted] == [404, 404, 429, 429, 429]


@pytest.fixture(scope="module")
def logged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Process, Path]]:
    """A real server whose log is a file."""
    folder = tmp_path_factory.mktemp("logged")
    log = folder / "log"
    process = Process(str(folder / "tables.sqlite"), log=log)
    try:
        process.start()
        yield process, log
    finally:
        process.stop()


def test_behind_a_proxy_the_log_has_the_real_address(logged: tuple[Process, Path]) -> None:
    process, log = logged
    headers = {"x-forwarded-for": "203.0.113.9", "x-request-id": "proxied"}
    answer = httpx.get(f"{process.address}/api/games", headers=headers, timeout=PATIENCE, trust_env=False)
    assert answer.status_code == 200
    lines = [json.loads(line) for line in log.read_text().splitlines() if line.startswith("{")]
    line = next(line for line in lines if line.get("request") == "proxied")
    assert (line["address"], line["path"], line["status"]) == ("203.0.113.9", "/api/games", 200)


def test_a_live_view_is_logged_too(logged: tuple[Process, Path]) -> None:
    process, log = logged
    with httpx.Client(base_url=process.address, timeout=PATIENCE, trust_env=False) as client:
        house = House(client, process.address, "")
        ann = house.person()
        id = ann.open("architects", ME, HERE)
        with live_page(process.address, ann, id) as watching:
            watching.receive()
    lines = [json.loads(line) for line in log.read_text().splitlines() if line.startswith("{")]
    line = next(line for line in lines if line.get("method") == "LIVE")
    assert (line["table"], line["status"], line["address"]) == (id, 101, "127.0.0.1")


def test_metrics_are_nobodys_business_by_default(tmp_path: Path) -> None:
    with in_process(tmp_path) as house:
        assert house.client.get("/metrics").status_code == 404


def test_metrics_are_told_to_who_has_the_token(tmp_path: Path) -> None:
    with in_process(tmp_path, metrics_token="owl") as house:
        assert house.client.get("/metrics").status_code == 401
        assert house.client.get("/metrics", headers={"authorization": "Bearer cat"}).status_code == 401
        told = house.client.get("/metrics", headers={"authorization": "Bearer owl"})
        assert told.status_code == 200
        assert "regnum_open_sockets" in told.text


def test_settings_of_the_command_reach_the_workers(tmp_path: Path) -> None:
    """The command line, the environment of the workers, and the application are one chain."""
    process = Process(str(tmp_path / "tables.sqlite"), "--metrics-token", "owl", "--base", "/regnum/")
    try:
        process.start()
        url, token = f"{process.address}/regnum/metrics", {"authorization": "Bearer owl"}
        told = httpx.get(url, headers=token, timeout=PATIENCE, trust_env=False)
        assert told.status_code == 200
    finally:
        process.stop()


def test_however_many_slashes_it_is_the_same_address(tmp_path: Path) -> None:
    """What opens a table is counted, and kept by no cache, however it is written."""
    with in_process(tmp_path, tables_a_minute=2) as house:
        base = str(house.client.base_url)
        wish = {"game": "architects", "seats": [ME, HERE]}
        for path in ("//api/tables", "/api//tables//"):
            opened = house.client.post(f"{base}{path}", json=wish)
            assert (opened.status_code, opened.headers["cache-control"]) == (201, "no-store")
        refused(house.client.post(f"{base}//api//tables", json=wish), 429, "too-many")


def test_files_of_the_page_are_packed_once(built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who asks for the same file again and again costs nobody anything."""
    script = b"let a = 1;\n" * 500
    (built / "assets" / "x-1.js").write_bytes(script)
    (built / "assets" / "x-2.woff2").write_bytes(b"x")
    packed: list[bytes] = []
    pack = gzip.compress

    def noted(body: bytes, mtime: int) -> bytes:
        packed.append(body)
        return pack(body, mtime=mtime)

    monkeypatch.setattr(gzip, "compress", noted)
    with in_process(tmp_path) as house:
        for _ in range(3):
            got = house.client.get("/assets/x-1.js", headers={"accept-encoding": "gzip"})
            assert (got.content, got.headers["content-encoding"]) == (script, "gzip")
            assert int(got.headers["content-length"]) < len(script) / 10
        plain = house.client.get("/assets/x-1.js", headers={"accept-encoding": "identity"})
        assert (plain.content, "content-encoding" in plain.headers) == (script, False)
        assert plain.headers["vary"] == got.headers["vary"] == "accept-encoding"
        assert plain.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert plain.headers["content-type"].startswith("text/javascript")
        assert house.client.get("/assets/x-2.woff2").headers["content-type"] == "font/woff2"
        assert house.client.get("/icon.svg").headers["content-type"].startswith("image/svg+xml")
        refused(house.client.get("/assets/none.js"), 404, "not-found")
    assert packed.count(script) == 1
