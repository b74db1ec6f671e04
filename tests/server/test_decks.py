"""Decks of the host's folder: shown by name, checked at set-up, played with, and never a path from outside."""

import asyncio
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import pytest

import regnum
from regnum.games.deckfolder import VARIABLE
from regnum.server.doctor import examined
from regnum.server.settings import Settings
from tests.server.setting import HERE, ME, House, in_process
from tests.server.test_problems import refused

GAME = "architects"


def printed(kind: str) -> str:
    """A built-in card file."""
    return resources.files(f"regnum.games.{GAME}").joinpath("cards", f"{kind}.toml").read_text(encoding="utf-8")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A host's decks: a good one and one with a mistake."""
    decks = tmp_path / "decks"
    (decks / GAME).mkdir(parents=True)
    (decks / GAME / "Club night.toml").write_text(printed("buildings").replace('en = "Smithy"', 'en = "Smelter"'))
    (decks / GAME / "broken.toml").write_text(printed("buildings").replace("cost = {", "cost = { bronze = 1, ", 1))
    monkeypatch.setenv(VARIABLE, str(decks))
    return decks


@pytest.fixture
def host(folder: Path, tmp_path: Path) -> Iterator[House]:
    """A house whose host has decks."""
    with in_process(tmp_path) as house:
        yield house


def test_decks_are_shown_by_name_with_what_is_wrong_with_them(host: House) -> None:
    games = {game["name"]: game for game in host.client.get("/api/games").json()}
    deck = next(option for option in games[GAME]["options"] if option["name"] == "deck")
    shown = {choice["value"]: (choice["title"], choice["about"]) for choice in deck["choices"]}
    assert shown[""] == ("Cards of the game", "")
    assert shown["Club night"] == ("Club night", "")
    assert shown["broken"][0] == "broken (has a mistake)"
    assert shown["broken"][1].startswith("broken.toml: building ")
    assert "bronze" in shown["broken"][1]
    assert not any(option["name"] == "deck" for option in games["viscounts"]["options"])


def test_a_mended_file_is_looked_at_again(host: House, folder: Path) -> None:
    test_decks_are_shown_by_name_with_what_is_wrong_with_them(host)
    (folder / GAME / "broken.toml").write_text(printed("buildings"))
    [game] = [game for game in host.client.get("/api/games").json() if game["name"] == GAME]
    deck = next(option for option in game["options"] if option["name"] == "deck")
    assert ("broken", "") in [(choice["title"], choice["about"]) for choice in deck["choices"]]


def test_a_table_plays_with_a_deck_and_tells_no_path(host: House, folder: Path) -> None:
    ann = host.person()
    id = ann.open(GAME, ME, HERE, deck="Club night")
    state = ann.move(id, 0)
    deck = state["options"]["deck"]
    assert deck.startswith("Club night@")
    own = host.client.get(f"/api/games/{GAME}/components", params={"deck": deck}).json()
    usual = host.client.get(f"/api/games/{GAME}/components").json()
    names = [{entry["name"] for entry in told["entries"].values()} for told in (own, usual)]
    assert ["Smelter" in one for one in names] == [True, False]
    record = ann.get(f"/api/tables/{id}/record").text
    assert "deck: Club night@" in record
    assert str(folder) not in record + str(state)


def test_a_record_with_a_deck_of_the_host_is_shown(host: House) -> None:
    record = str(regnum.new(GAME, 2, 1, deck="Club night").record)
    made = host.person().post("/api/replays", {"record": record})
    assert made.status_code == 201, made.text


@pytest.mark.parametrize("given", ["/etc/passwd", "../broken", "architects/broken", "nowhere", "./Club night.toml", 3])
def test_nothing_else_can_be_named(host: House, given: str | int) -> None:
    body = {"game": GAME, "seats": [ME, HERE], "options": {"deck": given}}
    problem = refused(host.person().post("/api/tables", body), 400, "bad-request")
    assert "takes only decks of this server" in problem["detail"]
    asked = host.client.get(f"/api/games/{GAME}/components", params={"deck": given})
    assert "takes only decks of this server" in refused(asked, 400, "bad-request")["detail"]


def test_a_deck_with_a_mistake_opens_no_table(host: House) -> None:
    body = {"game": GAME, "seats": [ME, HERE], "options": {"deck": "broken"}}
    problem = refused(host.person().post("/api/tables", body), 400, "bad-request")
    assert problem["detail"].startswith("broken.toml: building ")


def test_a_changed_deck_ends_its_tables_in_a_sentence_until_it_is_back(folder: Path, tmp_path: Path) -> None:
    file = folder / GAME / "Club night.toml"
    text = file.read_text()
    with in_process(tmp_path) as house:
        ann = house.person()
        id = ann.open(GAME, ME, HERE, deck="Club night")
    file.write_text(text + "\n# other\n")
    with in_process(tmp_path) as house:
        problem = refused(house.client.get(f"/api/tables/{id}", headers=ann.headers), 410, "table-ended")
        assert "Club night.toml: is not the file that the game began with" in problem["detail"]
        assert str(folder) not in problem["detail"]
    file.write_text(text)
    with in_process(tmp_path) as house:
        assert house.client.get(f"/api/tables/{id}", headers=ann.headers).status_code == 200


def test_decks_are_beside_the_database_unless_the_host_says_otherwise(tmp_path: Path) -> None:
    assert Settings(database=str(tmp_path / "tables.sqlite")).decks_folder == tmp_path / "decks"
    assert Settings(database=str(tmp_path / "tables.sqlite"), decks="/srv/decks").decks_folder == Path("/srv/decks")


def test_the_doctor_looks_at_decks(folder: Path, tmp_path: Path) -> None:
    (folder / "lost.toml").write_text("")
    found = asyncio.run(examined(Settings(database=str(tmp_path / "tables.sqlite")), "http://127.0.0.1:1"))
    told = {(one.state, one.sentence.split(": ")[1]) for one in found if one.what == "decks" and ": " in one.sentence}
    assert {("good", "Club night can be used"), ("bad", "broken.toml")} <= told
    assert any(one.state == "note" and "lost.toml" in one.sentence for one in found if one.what == "decks")
