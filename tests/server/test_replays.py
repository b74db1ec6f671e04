"""Records that are looked at: names, and who is nobody there."""

from typing import Any

import pytest

import regnum
from regnum.bots import make_bot
from tests.server.setting import BOT, ME, House


def finished(names: dict[str, str] | None = None) -> str:
    """The record of a short game."""
    game = regnum.new("architects", 1, 3)
    bot = make_bot("greedy", 0)
    while not game.over:
        game.play(bot.choose(game, 0), 0)
    record = game.record
    record.names = names or {}
    return str(record)


def opened(house: House, record: str) -> tuple[Any, str]:
    ann = house.person()
    return ann, ann.post("/api/replays", {"record": record}).json()["id"]


def test_a_record_with_names_is_shown_and_kept_with_them(house: House) -> None:
    ann, id = opened(house, finished({"blue": "Jadwiga"}))
    assert [seat["player"] for seat in ann.get(f"/api/tables/{id}").json()["seats"]] == ["Jadwiga"]
    assert "name blue: Jadwiga\n" in ann.get(f"/api/tables/{id}/record", names=True).text
    assert "Jadwiga" not in ann.get(f"/api/tables/{id}/record").text


@pytest.mark.parametrize(("lang", "colour"), [("en", "Blue"), ("pl", "Niebieski")])
def test_a_record_without_names_calls_seats_by_their_colours_in_every_language(
    house: House, lang: str, colour: str
) -> None:
    ann, id = opened(house, finished())
    assert [seat["player"] for seat in ann.get(f"/api/tables/{id}", lang=lang).json()["seats"]] == [colour]
    line = next(one for one in ann.get("/api/tables", lang=lang).json() if one["id"] == id)
    assert line["players"] == [colour]


def test_nobody_is_asked_in_a_record_and_no_seat_is_whose_who_brought_it(house: House) -> None:
    game = regnum.new("architects", 2, 5)
    ann, id = opened(house, str(game.record))
    state = ann.get(f"/api/tables/{id}").json()
    assert state["mine"] == []
    assert [seat["mine"] for seat in state["seats"]] == [False, False]
    earlier = ann.get(f"/api/tables/{id}/at/0").json()
    assert [seat["mine"] for seat in earlier["seats"]] == [False, False]
    for told in (state, earlier):
        assert "you" not in told["decisions"][0]["text"].lower()


@pytest.mark.parametrize("name", ["x" * 25, "a<b", "\u200b", " \u2800"])
def test_a_name_that_nobody_could_have_is_refused(house: House, name: str) -> None:
    answer = house.person().post("/api/replays", {"record": finished({"blue": name})})
    assert answer.status_code == 400
    assert "name blue: a name has 1 to 24 characters" in answer.json()["detail"]


def test_a_table_keeps_names_in_its_record_only_when_wanted(house: House) -> None:
    ann = house.person()
    id = ann.open("architects", {**ME, "player": "Jadwiga"}, BOT)
    assert "name blue: Jadwiga\nname red: Clotilde\n\n" in ann.get(f"/api/tables/{id}/record", names=True).text
    assert "Jadwiga" not in ann.get(f"/api/tables/{id}/record").text


def test_the_reckoning_marks_where_parts_of_the_game_ended(house: House) -> None:
    ann, id = opened(house, finished())
    found = ann.get(f"/api/tables/{id}/reckoning", lang="pl").json()
    state = ann.get(f"/api/tables/{id}").json()
    milestones = [one["ply"] for one in state["log"]["entries"] if one["mark"] == "milestone"]
    assert [mark["ply"] for mark in found["marks"]] == milestones
    assert found["marks"][-1]["text"] == "Ostatnie tury"
