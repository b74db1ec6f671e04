"""Nothing grows without end: memory has a bound, and what nobody touches is removed after a time."""

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import regnum
from regnum.cli.main import app
from regnum.engine.errors import BadOption
from regnum.engine.rng import seeded
from regnum.server.database import connect, migrate, revision_of
from regnum.server.pruning import remove_expired
from regnum.server.settings import Settings, sqlite_url
from regnum.server.store import DAY, Keep, Store
from regnum.server.tables import Tables
from tests.arena.made import wait
from tests.conformance.tables import play_on
from tests.server.setting import HERE, ME, TOKEN, House, Person, in_process
from tests.server.test_live import finished
from tests.server.test_problems import refused


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A house of its own: everything in it is counted."""
    with in_process(tmp_path, requests_a_minute=0, replay_days=10, table_days=20) as house:
        yield house


def age(folder: Path, id: str, days: float) -> None:
    """Let a table lie untouched for some days."""
    with sqlite3.connect(folder / "tables.sqlite") as connection:
        connection.execute("UPDATE tables SET told = ? WHERE id = ?", (time.time() - days * DAY, id))
    connection.close()


def rows(folder: Path, table: str) -> int:
    """How many rows there are."""
    connection = sqlite3.connect(folder / "tables.sqlite")
    (found,) = connection.execute(f"SELECT count(*) FROM {table}").fetchone()
    connection.close()
    return int(found)


def a_replay(person: Person) -> str:
    """A record that somebody has opened."""
    game = regnum.new("architects", 2, 5)
    play_on(game, seeded(5), 30)
    return str(person.post("/api/replays", {"record": str(game.record)}).json()["id"])


def fill(house: House, folder: Path) -> dict[str, str]:
    """Old and young: records, unfinished and finished tables."""
    ann = house.person()
    made = {}
    for name, days in (("old", 30.0), ("young", 5.0)):
        made[f"{name} replay"] = a_replay(ann)
        made[f"{name} table"] = ann.open("architects", ME, HERE)
        ann.move(made[f"{name} table"], 0)
        made[f"{name} finished"] = house.lay(finished(), [ann, ann])
        for kind in ("replay", "table", "finished"):
            age(folder, made[f"{name} {kind}"], days)
    return made


async def with_store(house: House, keep: Keep, remove: bool) -> Any:
    """Ask a store, or let it remove what has expired."""
    store = Store(connect(house.url))
    try:
        return await (remove_expired(store, keep, time.time()) if remove else store.expired(keep, time.time()))
    finally:
        await store.engine.dispose()


def left(folder: Path, made: dict[str, str]) -> set[str]:
    """The names of the tables that are still there."""
    connection = sqlite3.connect(folder / "tables.sqlite")
    found = {id for (id,) in connection.execute("SELECT id FROM tables")}
    connection.close()
    return {name for name, id in made.items() if id in found}


def test_what_nobody_touched_for_long_is_removed_with_all_that_belongs_to_it(house: House, tmp_path: Path) -> None:
    made = fill(house, tmp_path)
    keep = Keep(replays=10, tables=20)
    found = asyncio.run(with_store(house, keep, remove=False))
    assert (found.replays, found.tables, found.finished, found.moves) == (1, 1, 0, 1)
    assert asyncio.run(with_store(house, keep, remove=True)) == 2
    assert left(tmp_path, made) == set(made) - {"old replay", "old table"}
    assert rows(tmp_path, "seats") == 2 * 4
    assert rows(tmp_path, "moves") == 1


def test_for_ever_is_for_ever(house: House, tmp_path: Path) -> None:
    fill(house, tmp_path)
    assert asyncio.run(with_store(house, Keep(), remove=True)) == 0


def test_prune_says_what_it_would_remove_and_removes_it(house: House, tmp_path: Path) -> None:
    made = fill(house, tmp_path)
    run, file = CliRunner(), str(tmp_path / "tables.sqlite")
    days = ["--replay-days", "10", "--table-days", "0", "--finished-days", "10"]
    told = run.invoke(app, ["prune", "--database", file, *days, "--dry-run"])
    assert told.output == "would remove: 1 records, 0 unfinished tables, 1 finished tables, 0 moves\n"
    assert left(tmp_path, made) == set(made)
    assert run.invoke(app, ["prune", "--database", file, *days]).output.startswith("removed: 1 records")
    assert left(tmp_path, made) == set(made) - {"old replay", "old finished"}


def test_a_table_tells_when_it_will_be_removed(house: House) -> None:
    """To the day, in its state and in lists; a finished one stays."""
    ann = house.person()
    replay, table, over = a_replay(ann), ann.open("architects", ME, HERE), house.lay(finished(), [ann, ann])
    lines = {line["id"]: line["expires"] for line in ann.get("/api/tables").json()}
    for id, days in ((replay, 10), (table, 20)):
        expires = ann.state(id)["expires"]
        assert 0 <= expires - (time.time() + days * DAY) <= DAY
        assert expires % DAY == 0
        assert lines[id] == expires
    assert ann.state(over)["expires"] is None
    assert lines[over] is None


def test_who_looks_at_a_record_keeps_it(tmp_path: Path) -> None:
    with in_process(tmp_path, replay_days=10) as house:
        id = a_replay(house.person())
        age(tmp_path, id, 9)
        assert house.stranger().state(id)["expires"] > time.time() + 9 * DAY
        assert asyncio.run(with_store(house, Keep(replays=1), remove=True)) == 0


def test_the_server_removes_by_itself_what_has_expired(tmp_path: Path) -> None:
    with in_process(tmp_path) as house:
        made = fill(house, tmp_path)
    with in_process(tmp_path, replay_days=10, table_days=20, metrics_token=TOKEN) as house:
        wait(lambda: left(tmp_path, made) == set(made) - {"old replay", "old table"})
        refused(house.stranger().get(f"/api/tables/{made['old table']}"), 404, "no-such-table")
        wait(lambda: 'regnum_stored_tables{kind="over"} 2' in house.metrics())
        counted = house.metrics()
    for name in ("regnum_stored_moves 1", "regnum_database_bytes", "regnum_live_moves"):
        assert name in counted


def test_memory_is_bounded_by_moves(tmp_path: Path) -> None:
    """A long record pushes many short tables out; they are still there when somebody asks."""
    with in_process(tmp_path, moves_in_memory=300, metrics_token=TOKEN) as house:
        ann = house.person()
        ids = [ann.open("architects", ME, HERE) for _ in range(10)]
        for id in ids:
            ann.state(id)
        assert "regnum_live_tables 6.0" in house.metrics()
        game = finished()
        assert len(game.moves) > 150
        ann.state(house.lay(game, [ann, ann]))
        counted = house.metrics()
        assert f"regnum_live_moves {float(len(game.moves))}" in counted
        for id in ids:
            assert ann.move(id, 0)["version"] == 1


def test_who_looks_at_a_record_in_memory_keeps_it_too(house: House, tmp_path: Path) -> None:
    """A server that runs for months never reads it anew."""
    id = a_replay(house.person())

    async def scene() -> tuple[float | None, float | None]:
        tables = Tables(Store(connect(house.url)), Settings(database=str(tmp_path / "tables.sqlite"), replay_days=10))
        try:
            async with tables.at(id) as seated:
                seated.state(0, None, "en")
                seated.told -= 9 * DAY
                age(tmp_path, id, 9)
            async with tables.at(id) as seated:
                return seated.told, seated.state(0, None, "en").expires
        finally:
            await tables.store.engine.dispose()

    told, expires = asyncio.run(scene())
    assert told is not None
    assert told > time.time() - DAY
    assert expires is not None
    assert expires > time.time() + 9 * DAY
    assert asyncio.run(with_store(house, Keep(replays=1), remove=True)) == 0


@pytest.mark.parametrize("arguments", [["--dry-run"], []])
def test_a_database_of_an_older_form_is_left_as_it_is(tmp_path: Path, arguments: list[str]) -> None:
    """To ask what would be removed changes nothing, least of all under a server that runs."""
    url = sqlite_url(str(tmp_path / "old.sqlite"))
    migrate(url, "0001")
    result = CliRunner().invoke(app, ["prune", "--database", str(tmp_path / "old.sqlite"), *arguments])
    assert isinstance(result.exception, BadOption)
    assert "has the form 0001" in str(result.exception)
    assert asyncio.run(revision_of(url)) == "0001"
