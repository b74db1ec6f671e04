"""Try it from here: a position of a finished game as a table of its own."""

import random

import pytest

import regnum
from tests.server.setting import BOT, ME, House

TABLES = [("architects", 3), ("viscounts", 2), ("viscounts", 1), ("wonderful_kingdom", 2), ("wonderful_kingdom", 1)]


def played(game: str, players: int) -> regnum.Game:
    """A whole game by chance."""
    table = regnum.new(game, players, 7)
    rng = random.Random(3)
    while not table.over:
        decision = rng.choice(table.decisions)
        table.play(rng.choice(decision.moves), decision.seat)
    return table


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_new_table_begins_where_the_game_stood_with_bots_on_the_other_seats(
    house: House, game: str, players: int
) -> None:
    record = played(game, players)
    ann = house.person()
    id = ann.post("/api/replays", {"record": str(record.record)}).json()["id"]
    told = record.moves_told_to(None)
    for ply in (0, len(told) // 2, len(told) - 1):
        seat = told[ply][0]
        made = ann.post(f"/api/tables/{id}/try", {"ply": ply, "seat": seat, "player": "Ann"})
        assert made.status_code == 201, made.text
        before = ann.get(f"/api/tables/{id}/at/{ply}", seat=seat).json()
        after = ann.get(f"/api/tables/{made.json()['id']}").json()
        assert (after["kind"], after["mine"], after["status"]) == ("table", [seat], "playing")
        assert [one["kind"] for one in after["seats"]] == ["person" if at == seat else "bot" for at in range(players)]
        assert after["seats"][seat]["player"] == "Ann"
        assert after["table"] == before["table"]
        assert after["moves"]


def test_bots_are_as_strong_as_those_who_sat_there(house: House) -> None:
    ann = house.person()
    id = house.lay(played("wonderful_kingdom", 2), [ann, None], {1: "greedy"})
    made = ann.post(f"/api/tables/{id}/try", {"ply": 3, "seat": 0, "player": "Ann"}).json()["id"]
    rival = ann.get(f"/api/tables/{made}").json()["seats"][1]
    assert (rival["level"], rival["player"]) == ("greedy", "Player 1")


def test_what_can_not_be_tried_is_refused_with_the_reason(house: House) -> None:
    ann = house.person()
    lasting = ann.open("architects", ME, BOT)
    assert "finished" in refused(house, lasting, ply=0, seat=0)
    game = played("wonderful_kingdom", 2)
    id = ann.post("/api/replays", {"record": str(game.record)}).json()["id"]
    assert "no seat 5" in refused(house, id, ply=0, seat=5)
    assert "no position after 9999" in refused(house, id, ply=9999, seat=0)
    assert "over by then" in refused(house, id, ply=len(game.moves), seat=0)


def refused(house: House, id: str, **wish: int) -> str:
    answer = house.person().post(f"/api/tables/{id}/try", {**wish, "player": "Ann"})
    assert answer.status_code == 400
    detail: str = answer.json()["detail"]
    return detail
