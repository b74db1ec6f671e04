"""What a host does with `regnum admin` and `regnum doctor`, beside a running server."""

import re
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from typer.testing import CliRunner

import regnum
from regnum.cli.admin import span
from regnum.cli.main import app
from regnum.engine.errors import BadOption
from regnum.games import GAMES
from regnum.games.architects.gametype import Architects
from regnum.server import house as orders
from regnum.server import page as pages
from regnum.server.database import migrate
from regnum.server.settings import sqlite_url
from tests.server.pages import page
from tests.server.setting import HERE, LINK, ME, PATIENCE, House, Person, free_port, in_own_process, in_process
from tests.server.test_problems import refused


class Host:
    """A house that runs, and its host at the command line."""

    def __init__(self, house: House, file: Path) -> None:
        self.house = house
        self.file = file

    def __call__(self, *arguments: str) -> str:
        """What `regnum admin` prints."""
        result = CliRunner().invoke(app, ["admin", *arguments, "--database", str(self.file)], env={"COLUMNS": "200"})
        if result.exception is not None:
            raise result.exception
        return result.output

    def touched(self, id: str, at: float) -> None:
        """Let a table have been touched at some time."""
        with sqlite3.connect(self.file) as connection:
            connection.execute("UPDATE tables SET updated = ?, told = ? WHERE id = ?", (at, at, id))


@pytest.fixture
def host(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Host]:
    monkeypatch.setattr(orders, "LOOK_SECONDS", 0.05)
    with in_process(tmp_path) as house:
        yield Host(house, tmp_path / "tables.sqlite")


def until(what: Any) -> None:
    """Workers look for orders every few moments."""
    give_up = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < give_up
        time.sleep(0.02)


def test_tables_are_listed_and_shown(host: Host) -> None:
    ann = host.house.person()
    id = ann.open("architects", ME, HERE)
    ann.move(id, 0)
    listed = host("tables", "list")
    assert id in listed
    assert "Ann, Bob" in listed
    shown = host("tables", "show", id, "--record")
    assert "playing" in shown
    assert regnum.load(shown[shown.index("regnum record 1") :].rstrip("\n") + "\n") == host.house.truth(id).game
    with pytest.raises(BadOption, match="there is no table nowhere"):
        host("tables", "show", "nowhere")


@pytest.mark.parametrize("name", ["[/x]", "[red]Bob", "[link=/x]Bob[/]"])
def test_whatever_players_are_called_the_list_shows_it(host: Host, name: str) -> None:
    """Some names are marks in the language in which lists are written; one of them could end the list."""
    id = host.house.person().open("architects", {"kind": "me", "player": name}, HERE)
    assert f"{name}, Bob" in host("tables", "list")
    assert f"{name}, Bob" in host("tables", "show", id)


def test_a_removed_table_is_gone_for_everybody_at_once(host: Host) -> None:
    ann = host.house.person()
    id = ann.open("architects", ME, HERE)
    other = ann.open("architects", ME, HERE)
    ann.state(id)
    assert "1 would be removed" in host("tables", "remove", id)
    assert ann.state(id)["id"] == id
    with pytest.raises(BadOption, match="nothing is removed"):
        host("tables", "remove", id, "nowhere", "--yes")
    assert host("tables", "remove", id, "--yes").endswith("removed: 1\n")
    until(lambda: ann.get(f"/api/tables/{id}").status_code == 404)
    assert [line["id"] for line in ann.get("/api/tables").json()] == [other]
    with sqlite3.connect(host.file) as connection:
        for table in ("seats", "moves"):
            assert connection.execute(f"SELECT count(*) FROM {table} WHERE table_id = ?", (id,)).fetchone() == (0,)


def test_old_tables_are_pruned_after_a_dry_run(host: Host) -> None:
    ann = host.house.person()
    old, young = ann.open("architects", ME, HERE), ann.open("architects", ME, HERE)
    host.touched(old, time.time() - 91 * 86400)
    host.touched(young, time.time() - 89 * 86400)
    assert host("tables", "prune", "--older", "90d") == "1 would be removed; with --yes they are, for ever\n"
    assert old in host("tables", "list")
    assert host("tables", "prune", "--older", "90d", "--yes") == "removed: 1\n"
    assert old not in host("tables", "list")
    assert young in host("tables", "list")


def test_a_record_at_which_somebody_looks_is_not_pruned(host: Host) -> None:
    ann = host.house.person()
    looked_at, forgotten = (
        ann.post("/api/replays", {"record": str(regnum.new("architects", 2, seed).record)}).json()["id"]
        for seed in (1, 2)
    )
    for id in (looked_at, forgotten):
        host.touched(id, time.time() - 91 * 86400)
    host.house.stranger().state(looked_at)
    assert host("tables", "prune", "--older", "90d", "--yes") == "removed: 1\n"
    listed = host("tables", "list")
    assert looked_at in listed
    assert forgotten not in listed


def test_a_list_reads_nothing_that_is_long(host: Host) -> None:
    """Records and snapshots have hundreds of kilobytes: neither a player's list nor the host's reads them."""
    ann = host.house.person()
    id = ann.open("architects", ME, HERE)
    read: list[str] = []

    def note(connection: Any, cursor: Any, statement: str, *rest: Any) -> None:
        read.append(statement)

    sa.event.listen(sa.Engine, "before_cursor_execute", note)
    try:
        assert [line["id"] for line in ann.get("/api/tables").json()] == [id]
        assert id in host("tables", "list")
    finally:
        sa.event.remove(sa.Engine, "before_cursor_execute", note)
    lists = [statement for statement in read if re.search("FROM tables.*ORDER BY", statement, re.DOTALL)]
    assert len(lists) >= 2
    assert not re.search("record|snapshot|earlier", " ".join(lists))


@pytest.mark.parametrize(("text", "seconds"), [("30m", 1800), ("12h", 43200), ("90d", 7776000), ("1w", 604800)])
def test_times_are_written_as_people_write_them(text: str, seconds: int) -> None:
    assert span(text) == seconds


@pytest.mark.parametrize("text", ["", "90", "d", "-1d", "1.5h", "1y"])
def test_other_times_are_refused(text: str) -> None:
    with pytest.raises(BadOption, match="30m, 12h, 90d"):
        span(text)


def test_a_notice_reaches_all_pages_and_goes_again(host: Host) -> None:
    def told() -> str:
        return str(host.house.stranger().get("/api/house").json()["notice"])

    host("notice", "Restart at 20:00", "--for", "2h")
    until(lambda: told() == "Restart at 20:00")
    host("notice", "Restart at 21:00")
    until(lambda: told() == "Restart at 21:00")
    host("notice")
    until(lambda: told() == "")


def test_a_key_that_is_signed_out_holds_nothing(host: Host) -> None:
    ann, thief = host.house.person(), host.house.person()
    id = ann.open("architects", ME, LINK)
    assert ann.key is not None
    assert host("players", "sign-out", ann.key) == "seats that are free again: 1\n"
    until(lambda: ann.state(id)["mine"] == [])
    refused(ann.play(id, 0, 0, "keep well"), 403, "not-your-seat")
    thief.sit(id, 1, "Eve")
    assert host("players", "sign-out", id, "--seat", "1") == "seats that are free again: 1\n"
    until(lambda: thief.state(id)["mine"] == [])
    Person(host.house.client, ann.key).sit(id, 0, "Ann")
    with pytest.raises(BadOption, match="nobody holds seat 1"):
        host("players", "sign-out", id, "--seat", "1")
    with pytest.raises(BadOption, match="this is no key"):
        host("players", "sign-out", "x")


def test_a_blocked_address_stays_outside_for_a_time(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(orders, "address_of", lambda _: "203.0.113.9")
    get = host.house.client.get
    assert "203.0.113.9 is blocked until" in host("players", "block", "203.0.113.9", "--for", "1h")
    until(lambda: get("/api/games").status_code == 403)
    refused(get("/api/games"), 403, "blocked")
    assert "203.0.113.9  until" in host("players", "blocked")
    host("players", "unblock", "203.0.113.9")
    until(lambda: get("/api/games").status_code == 200)
    with pytest.raises(BadOption, match="is not blocked"):
        host("players", "unblock", "203.0.113.9")


def test_a_blocked_address_sees_nothing_more_of_a_table_either(tmp_path: Path) -> None:
    """Its open pages end with the next thing that would be shown; those of others stay."""
    file = tmp_path / "tables.sqlite"
    with in_own_process(str(file)) as (_, house):
        ann = house.person()
        id = ann.open("wonderful_kingdom", ME, HERE, first="blue", module="none")
        elsewhere = {"x-forwarded-for": "203.0.113.9"}
        with page(house.address, ann, id) as own, page(house.address, house.stranger(), id, headers=elsewhere) as other:
            own.receive()
            other.receive()
            CliRunner().invoke(app, ["admin", "players", "block", "203.0.113.9", "--database", str(file)])
            until(lambda: house.client.get("/api/games", headers=elsewhere).status_code == 403)
            version = ann.move(id, 0)["version"]
            assert other.closed() == 4403
            own.until(lambda state: state["version"] >= version)


def test_of_ipv6_a_household_is_blocked(host: Host) -> None:
    for told in ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"):
        assert "2001:db8:1:2::/64 is blocked" in host("players", "block", told)


@pytest.mark.parametrize("told", ["203.0.113", "203.0.113.0/24", "games.example.org", "2001:db8::/32", ""])
def test_what_is_no_address_is_not_blocked(host: Host, told: str) -> None:
    """Nobody would ever come from there, and the host would think that somebody is kept out."""
    with pytest.raises(BadOption, match="is no address"):
        host("players", "block", told)
    assert host("players", "blocked") == ""


def test_a_database_that_takes_nothing_is_told_in_a_sentence(host: Host) -> None:
    """One that can be read, but belongs to somebody else, or has a full disk."""
    with sqlite3.connect(host.file) as connection:
        connection.execute("CREATE TRIGGER full BEFORE INSERT ON orders BEGIN SELECT RAISE(ABORT, 'disk full'); END")
    for command in (("notice", "Hello"), ("players", "block", "203.0.113.9")):
        with pytest.raises(BadOption, match=r"tables.sqlite can't be used: disk full"):
            host(*command)


def test_a_copy_of_the_database_is_the_same(host: Host, tmp_path: Path) -> None:
    ann = host.house.person()
    id = ann.open("architects", ME, HERE)
    for _ in range(4):
        ann.move(id, ann.state(id)["decisions"][0]["seat"])
    target = tmp_path / "copies" / "copy.sqlite"
    copied = CliRunner().invoke(app, ["admin", "db", "copy", str(host.file), str(target)])
    assert "tables: 1\n" in copied.output
    assert "moves: 4\n" in copied.output
    assert House(host.house.client, "", sqlite_url(str(target))).truth(id).game == host.house.truth(id).game
    again = CliRunner().invoke(app, ["admin", "db", "copy", str(host.file), str(target)])
    assert isinstance(again.exception, BadOption)
    assert str(again.exception) == f"{target} has tables already; copy into an empty database"


def test_where_there_is_no_database_none_is_made(tmp_path: Path) -> None:
    for command in (["admin", "tables", "list", "--database"], ["admin", "db", "copy"]):
        missing = [str(tmp_path / "missing.sqlite"), str(tmp_path / "new.sqlite")][
            : 1 if "--database" in command else 2
        ]
        result = CliRunner().invoke(app, [*command, *missing])
        assert isinstance(result.exception, BadOption)
        assert "there is no database" in str(result.exception)
    assert list(tmp_path.iterdir()) == []


# The doctor.


def doctor(file: Path, *arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["doctor", "--database", str(file), "--port", str(free_port()), *arguments])
    return result.exit_code, result.output


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page that has been built."""
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "index.html").write_text("")
    monkeypatch.setattr(pages, "FOLDER", tmp_path / "page")


def test_a_sound_set_up_is_told_so(host: Host, built: None) -> None:
    host.house.person().open("architects", ME, HERE)
    code, told = doctor(host.file, "--bot", "Ada=program:python3 -c pass")
    assert code == 0, told
    for line in (
        "ok    settings: can be used",
        "ok    page: is built",
        "ok    broker: is not needed",
        "ok    clock: agrees",
        "ok    tables: 1 of 1 load as they are",
    ):
        assert line in told
    assert "BAD" not in told


def test_many_tables_are_read_together_and_each_is_played(
    host: Host, built: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With moves that were taken back, seats that changed hands, renewed and as records; one that can't be played."""
    monkeypatch.setattr("regnum.server.doctor.AT_ONCE", 4)
    ann = host.house.person()
    tables = [ann.open("architects", ME, HERE) for _ in range(9)]
    for id in tables:
        seat = ann.state(id)["decisions"][0]["seat"]
        after = ann.move(id, seat)
        assert ann.undo(id, seat, after["version"]).status_code == 200
        ann.move(id, seat)
    for id in tables[:3]:
        assert ann.post(f"/api/tables/{id}/concede", {"seat": 0}).status_code == 200
    assert ann.post("/api/replays", {"record": ann.get(f"/api/tables/{tables[0]}/record").text}).status_code == 201
    asked: list[str] = []
    sa.event.listen(sa.Engine, "before_cursor_execute", note := lambda *told: asked.append(told[2]))
    try:
        assert "10 of 10 load as they are" in doctor(host.file)[1]
    finally:
        sa.event.remove(sa.Engine, "before_cursor_execute", note)
    assert len([one for one in asked if "FROM moves" in one]) == 3
    with sqlite3.connect(host.file) as connection:
        connection.execute("UPDATE moves SET words = 'keep nothing' WHERE table_id = ? AND ply = 2", (tables[4],))
    told = doctor(host.file)[1]
    assert "9 of 10 load as they are" in told
    assert f"goes on from its position: {tables[4]} (architects)" in told


def test_what_is_wrong_is_bad_and_code_1(host: Host, built: None) -> None:
    ann = host.house.person()
    host.touched(ann.open("architects", ME, HERE), time.time() + 3600)
    code, told = doctor(host.file, "--origin", "x.example.org", "--broker", "redis://127.0.0.1:1")
    assert code == 1
    assert "BAD   settings: the origin 'x.example.org' can never match" in told
    assert "BAD   broker: the broker at redis://127.0.0.1:1 does not answer" in told
    assert "BAD   clock: the newest move was made 3" in told


def test_without_a_database_there_is_little_to_say(tmp_path: Path) -> None:
    code, told = doctor(tmp_path / "missing.sqlite")
    assert code == 1
    assert "BAD   database: there is none" in told
    assert not (tmp_path / "missing.sqlite").exists()


def test_before_an_upgrade_it_tells_which_tables_would_not_load(
    tmp_path: Path, built: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "tables.sqlite"
    with in_process(tmp_path) as house:
        ann = house.person()
        going, ending = (ann.open("architects", ME, HERE) for _ in range(2))
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE tables SET snapshot = NULL WHERE id = ?", (ending,))
    newer = Architects()
    newer.rules_version = 2
    monkeypatch.setitem(GAMES, "architects", newer)
    code, told = doctor(file)
    assert code == 1
    assert "tables: 0 of 2 load as they are" in told
    assert f"note  tables: goes on from its position: {going} (architects)" in told
    assert f"BAD   tables: would end, with its record: {ending} (architects)" in told


def test_a_database_of_an_older_form_is_read_as_it_is(tmp_path: Path, built: None) -> None:
    file = tmp_path / "old.sqlite"
    url = sqlite_url(str(file))
    migrate(url, "0001")
    code, told = doctor(file)
    assert code == 0, told
    assert "note  database: has the form 0001; the next start brings it to" in told
