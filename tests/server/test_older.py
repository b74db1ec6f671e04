"""Tables that an older version of a game has played: they go on, or end in a clear state; nothing is lost."""

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

import regnum
from regnum.engine.errors import BadOption
from regnum.games import GAMES
from regnum.games.architects.gametype import Architects
from regnum.games.wonderful_kingdom.gametype import WonderfulKingdom
from regnum.server.database import connect, migrate, tables
from regnum.server.settings import Settings
from tests.server.setting import BOT, HERE, ME, PATIENCE, House, Person, in_process


class Upgrade:
    """A house that is closed for an upgrade: one server before it, one after, on the same database."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.monkeypatch = monkeypatch
        self.url = Settings(database=str(folder / "tables.sqlite")).database_url

    def play_before(self, game: str, *seats: Any, moves: int = 6, **options: object) -> tuple[Person, str, Any]:
        """A table of today that will be an older one: who opened it, its id, its state for the first seat."""
        with in_process(self.folder) as house:
            person = house.person()
            id = person.open(game, *seats, **options)
            for _ in range(moves):
                seat = person.state(id)["decisions"][0]["seat"]
                person.move(id, seat)
            return person, id, person.state(id, 0)

    def new_rules(self, *types: Any) -> None:
        """The games of the newer program."""
        for type in types:
            type.rules_version += 1
            self.monkeypatch.setitem(GAMES, type.name, type)

    def other_cards(self, id: str) -> None:
        """Let a table have been played with other figures."""
        played = regnum.engine.record.parse_record(self.read(id).record)
        played.cards = "00000000"
        self.write(id, record=str(played))

    def write(self, id: str, **values: object) -> None:
        """Change a table behind the server's back."""

        async def written() -> None:
            engine = connect(self.url)
            async with engine.begin() as connection:
                await connection.execute(sa.update(tables).where(tables.c.id == id).values(values))
            await engine.dispose()

        asyncio.run(written())

    def read(self, id: str) -> Any:
        """What the database has of a table."""

        async def found() -> Any:
            engine = connect(self.url)
            async with engine.connect() as connection:
                row = (await connection.execute(sa.select(tables).where(tables.c.id == id))).one()
            await engine.dispose()
            return row

        return asyncio.run(found())


@pytest.fixture
def upgrade(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Upgrade:
    return Upgrade(tmp_path, monkeypatch)


def again(house: House, person: Person) -> Person:
    """The same person at another server."""
    return Person(house.client, person.key)


def test_a_table_of_older_rules_goes_on_from_its_position(upgrade: Upgrade) -> None:
    person, id, before = upgrade.play_before("architects", ME, HERE)
    upgrade.new_rules(Architects())
    with in_process(upgrade.folder) as house:
        ann = again(house, person)
        after = ann.state(id, 0)
        for told in ("table", "decisions", "moves", "scores", "options"):
            assert after[told] == before[told]
        assert [seat["player"] for seat in after["seats"]] == ["Ann", "Bob"]
        for _ in range(3):
            ann.move(id, ann.state(id)["decisions"][0]["seat"])
        position = house.truth(id).game.position()
    with in_process(upgrade.folder) as house:
        assert house.truth(id).game.position() == position
        assert len(again(house, person).state(id, 0)["log"]["entries"]) > 0
        assert len(house.entries(id)) == 9


def test_in_the_middle_of_a_simultaneous_step_nobody_learns_of_others(upgrade: Upgrade) -> None:
    """The position has open lanes; versions say nothing of who has answered already."""
    person, id, before = upgrade.play_before("wonderful_kingdom", ME, HERE, moves=0, module="advisors", first="blue")
    with in_process(upgrade.folder) as house:
        ann = again(house, person)
        while len(ann.state(id)["decisions"]) < 2:
            ann.move(id, ann.state(id)["decisions"][0]["seat"])
        ann.move(id, 0)
        before = ann.state(id, 1)
        assert house.truth(id).game.state.lanes
    upgrade.new_rules(WonderfulKingdom())
    with in_process(upgrade.folder) as house:
        after = again(house, person).state(id, 1)
        assert after["table"] == before["table"]
        assert after["version"] == again(house, person).state(id, 0)["version"] == 0
        again(house, person).move(id, 1)


def test_the_chronicle_says_that_play_goes_on_with_newer_rules(upgrade: Upgrade) -> None:
    """Once, as its first line, to everybody, whatever is played or taken back later; nobody did it."""
    person, id, _ = upgrade.play_before("architects", ME, HERE)
    upgrade.new_rules(Architects())
    with in_process(upgrade.folder) as house:
        ann = again(house, person)
        first = ann.state(id, 0)["log"]["entries"]
        assert [(line["kind"], line["seat"], line["ply"], line["rule"]) for line in first] == [
            ("rules-renewed", -1, 0, "")
        ]
        assert "play goes on from this position" in first[0]["text"]
        assert "toczy się dalej" in house.stranger().state(id, lang="pl")["log"]["entries"][0]["text"]
        seat = ann.state(id)["decisions"][0]["seat"]
        after = ann.move(id, seat)
        assert ann.undo(id, seat, after["version"]).status_code == 200
        assert ann.state(id, seat)["log"]["entries"] == first
        ann.move(id, seat)
    with in_process(upgrade.folder) as house:
        kinds = [line["kind"] for line in again(house, person).state(id, 0)["log"]["entries"]]
        assert kinds[0] == "rules-renewed"
        assert kinds.count("rules-renewed") == 1 < len(kinds)


def test_a_bot_at_an_older_table_goes_on_too(upgrade: Upgrade) -> None:
    person, id, _ = upgrade.play_before("architects", ME, HERE, BOT, moves=0)
    upgrade.other_cards(id)  # its thoughts are thought in another process, where no test can change the rules
    with in_process(upgrade.folder) as house:
        ann = again(house, person)
        played = len(house.entries(id))
        give_up = time.monotonic() + PATIENCE
        while not any(seat == 2 for seat, _ in house.entries(id)[played:]):
            assert time.monotonic() < give_up
            mine = [one["seat"] for one in ann.state(id)["decisions"] if one["seat"] < 2]
            if mine:
                ann.move(id, mine[0])
            else:
                time.sleep(0.05)


def test_retuned_cards_are_noticed_and_the_table_goes_on(upgrade: Upgrade) -> None:
    person, id, before = upgrade.play_before("architects", ME, HERE)
    upgrade.other_cards(id)
    with in_process(upgrade.folder) as house:
        assert again(house, person).state(id, 0)["table"] == before["table"]
    assert upgrade.read(id).first_ply == 6
    assert "seed: " in upgrade.read(id).earlier


def test_a_position_that_can_not_be_read_ends_the_table_with_its_record(upgrade: Upgrade) -> None:
    person, id, _ = upgrade.play_before("architects", ME, HERE)
    snapshot = json.loads(upgrade.read(id).snapshot)
    snapshot["position"]["table"]["moon"] = 3
    upgrade.write(id, snapshot=json.dumps(snapshot), bot_due=True)
    upgrade.new_rules(Architects())
    with in_process(upgrade.folder) as house:
        ann = again(house, person)
        for _ in range(2):
            answer = ann.get(f"/api/tables/{id}")
            assert (answer.status_code, answer.json()["code"]) == (410, "table-ended")
            assert "its record is kept" in answer.json()["detail"]
            assert "moon" in answer.json()["detail"]
        assert ann.play(id, 0, 0, "keep well").status_code == 410
        record = ann.get(f"/api/tables/{id}/record")
        assert record.text == snapshot["record"]
        assert [line["status"] for line in ann.get("/api/tables").json()] == ["over"]
    assert not upgrade.read(id).bot_due


def test_a_table_from_before_there_were_snapshots_ends_with_its_record(upgrade: Upgrade) -> None:
    person, id, _ = upgrade.play_before("architects", ME, HERE)
    with in_process(upgrade.folder) as house:
        moves = [words for _, words in house.entries(id)]
    upgrade.write(id, snapshot=None)
    upgrade.new_rules(Architects())
    with in_process(upgrade.folder) as house:
        assert again(house, person).get(f"/api/tables/{id}").status_code == 410
        record = regnum.engine.record.parse_record(again(house, person).get(f"/api/tables/{id}/record").text)
        assert [words for _, words in record.moves] == moves
        assert record.rules == 1


def test_a_replay_of_older_rules_is_not_played_through(upgrade: Upgrade) -> None:
    text = str(regnum.new("architects", 2, 5).record)
    with in_process(upgrade.folder) as house:
        id = house.person().post("/api/replays", {"record": text}).json()["id"]
    upgrade.new_rules(Architects())
    with in_process(upgrade.folder) as house:
        answer = house.stranger().get(f"/api/tables/{id}")
        assert answer.status_code == 410
        assert "needs version 1 of the rules of architects; this is version 2" in answer.json()["detail"]
        assert house.stranger().get(f"/api/tables/{id}/record").text == text


def test_what_was_played_before_is_told_when_the_game_is_over(upgrade: Upgrade) -> None:
    person, id, _ = upgrade.play_before("wonderful_kingdom", ME, moves=3)
    upgrade.new_rules(WonderfulKingdom())
    with in_process(upgrade.folder) as house:
        ann = again(house, person)
        assert ann.get(f"/api/tables/{id}/record", earlier="true").status_code == 400
        while ann.state(id)["status"] == "playing":
            ann.move(id, 0)
        earlier = regnum.engine.record.parse_record(ann.get(f"/api/tables/{id}/record", earlier="true").text)
        assert (earlier.rules, len(earlier.moves)) == (2, 3)
        assert "\nstart: {" in ann.get(f"/api/tables/{id}/record").text


def test_a_database_that_is_newer_than_the_program_is_refused_in_one_sentence(upgrade: Upgrade) -> None:
    migrate(upgrade.url)

    async def from_the_future() -> None:
        engine = connect(upgrade.url)
        async with engine.begin() as connection:
            await connection.execute(sa.text("UPDATE alembic_version SET version_num = '0099'"))
        await engine.dispose()

    asyncio.run(from_the_future())
    with pytest.raises(BadOption, match="written by a newer version of Regnum: its form is 0099"):
        migrate(upgrade.url)
