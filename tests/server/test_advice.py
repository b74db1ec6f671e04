"""Hints and analyses over the network."""

from typing import Any

import regnum
from regnum.bots import make_bot
from tests.server.setting import BOT, LINK, ME, House


def test_a_hint_names_legal_moves_with_chances_and_points(house: House) -> None:
    ann = house.person()
    id = ann.open("architects", ME, LINK)
    state = ann.get(f"/api/tables/{id}").json()
    advice = ann.get(f"/api/tables/{id}/advice", seat=0, lang="pl").json()
    assert advice["version"] == state["version"]
    legal = {move["notation"]: move for move in state["moves"]}
    assert 0 < len(advice["candidates"]) <= 5
    for one in advice["candidates"]:
        assert one["target"] == legal[one["notation"]]["target"]
        assert 0 <= one["chance"] <= 1
        assert all(step["text"] and step["seat"] in (0, 1) for step in one["then"])
    shares = [one["share"] for one in advice["candidates"]]
    assert shares == sorted(shares, reverse=True)


def test_a_hint_is_for_the_own_seat_only(house: House) -> None:
    ann = house.person()
    id = ann.open("architects", ME, LINK)
    assert house.person().get(f"/api/tables/{id}/advice", seat=0).status_code == 403
    assert ann.get(f"/api/tables/{id}/advice", seat=1).status_code == 403


def test_who_has_nothing_to_decide_gets_no_hint(house: House) -> None:
    ann, bob = house.person(), house.person()
    id = ann.open("wonderful_kingdom", ME, LINK)
    bob.sit(id, 1)
    deciding = [one["seat"] for one in ann.get(f"/api/tables/{id}").json()["decisions"]]
    assert len(deciding) == 1
    idle, seat = (bob, 1) if deciding == [0] else (ann, 0)
    assert idle.get(f"/api/tables/{id}/advice", seat=seat).json()["candidates"] == []


def test_a_game_that_lasts_is_not_analysed(house: House) -> None:
    ann = house.person()
    id = ann.open("architects", ME, BOT)
    answer = ann.get(f"/api/tables/{id}/analysis")
    assert answer.status_code == 400
    assert "finished" in answer.json()["detail"]


def test_a_record_is_analysed_piece_by_piece(house: House) -> None:
    game = regnum.new("architects", 2, 5)
    bot = make_bot("greedy", 1)
    for _ in range(10):
        game.play(bot.choose(game, game.decision.seat), game.decision.seat)
    ann = house.person()
    id = ann.post("/api/replays", {"record": str(game.record)}).json()["id"]
    moves: list[dict[str, Any]] = []
    while True:
        piece = ann.get(f"/api/tables/{id}/analysis", start=len(moves)).json()
        assert piece["total"] == 10
        if not piece["moves"]:
            break
        moves += piece["moves"]
    assert [one["ply"] for one in moves] == list(range(10))
    assert all(one[deed].keys() == {"en", "pl"} for one in moves for deed in ("played", "advised"))
    assert moves[0]["played"]["pl"] != moves[0]["played"]["en"]
    assert ann.get(f"/api/tables/{id}/analysis", start=11).status_code == 400
