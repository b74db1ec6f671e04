"""What the host wants: a word for who opens tables, a notice for all, and names that can be seen."""

import asyncio
import threading
from pathlib import Path

import pytest

from regnum.server import house as orders
from tests.server.setting import HERE, LINK, ME, PATIENCE, House, in_process
from tests.server.test_problems import refused

TABLE = {"game": "architects", "seats": [ME, HERE]}


def test_without_a_word_anybody_opens_a_table(house: House) -> None:
    assert house.stranger().get("/api/house").json() == {
        "asks_word": False,
        "notice": "",
        "addresses": [],
        "may_open": False,
    }
    assert house.person().post("/api/tables", TABLE).status_code == 201


def test_only_who_knows_the_word_opens_a_table(tmp_path: Path) -> None:
    """Sitting down, playing and looking need none."""
    with in_process(tmp_path, open_word="Night owl") as house:
        ann = house.person()
        assert ann.get("/api/house").json()["asks_word"] is True
        for word in ({}, {"word": ""}, {"word": "cat"}):
            refused(ann.post("/api/tables", {**TABLE, **word}), 403, "wrong-word")
            refused(ann.post("/api/replays", {"record": "x", **word}), 403, "wrong-word")
        made = ann.post("/api/tables", {"game": "architects", "seats": [ME, LINK], "word": " night OWL "})
        assert made.status_code == 201
        house.person().sit(made.json()["id"], 1)


@pytest.mark.parametrize(
    "name",
    [
        "\u200b",
        "\u200d\u200d",
        "\u3164",
        "\u2800\u2800",
        "\ufe0f",
        "\u0301",
        "\U000e0041\U000e0042",
        "An\u200bn",
        "An\u00adn",
        "\ufeffAnn",
        "\u200fAnn",
    ],
)
def test_names_that_nobody_can_see_are_refused(house: House, name: str) -> None:
    ann = house.person()
    refused(
        ann.post("/api/tables", {"game": "architects", "seats": [{**ME, "player": name}, HERE]}), 400, "bad-request"
    )
    id = ann.open("architects", ME, LINK)
    refused(ann.post(f"/api/tables/{id}/seats/1", {"player": name}), 400, "bad-request")


@pytest.mark.parametrize("name", ["Ann", "Łucja Święcka", "李小龍", "👩\u200d🚀 Ada", "O'Neill (2)", "नमस्ते"])
def test_names_of_all_kinds_of_people_are_taken(house: House, name: str) -> None:
    ann = house.person()
    id = ann.open("architects", {**ME, "player": name}, HERE)
    assert ann.state(id)["seats"][0]["player"] == name


def test_who_reads_the_database_when_the_server_stops_is_not_interrupted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the thread in which SQLite works would be left over, and complain when everything else is gone."""
    reading, read = threading.Event(), threading.Event()

    async def look(house: orders.House) -> None:
        async with house._engine.connect():
            reading.set()
            await asyncio.sleep(0.2)
        read.set()

    monkeypatch.setattr(orders.House, "look", look)
    with in_process(tmp_path):
        assert reading.wait(PATIENCE)
    assert read.is_set()
