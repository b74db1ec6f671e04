"""Who answered first in a simultaneous step leaves no trace when the step is over."""

import json
from typing import Any

import pytest

import regnum
from tests.server.setting import House, Person
from tests.server.test_live import planning


def lanes(game: regnum.Game) -> list[list[str]]:
    """What each seat answers until the step is over."""
    played: list[list[str]] = [[] for _ in range(game.players)]
    opened = game.state.times_opened
    copy = game.copy()
    while copy.state.lanes and copy.state.times_opened == opened:
        decision = copy.decisions[-1]
        played[decision.seat].append(decision.notations[-1])
        copy.play(decision.moves[-1], decision.seat)
    return played


def told(house: House, game: regnum.Game, order: list[tuple[int, str]]) -> list[Any]:
    """All that each player and a spectator can ask for after answers in an order, but for the table's own id."""
    people: list[Person] = [house.person() for _ in range(game.players)]
    id = house.lay(game, people)
    for seat, words in order:
        people[seat].move(id, seat, words)
    answers = []
    began = len(game.moves)
    some = sorted({began + 1, began + len(order) // 2, began + len(order) - 1})
    for viewer in [*people, house.stranger()]:
        for path in ("", "/record", "/reckoning", *(f"/at/{ply}" for ply in some)):
            answers.append(viewer.get(f"/api/tables/{id}{path}").text.replace(id, "ID"))
    return [without_places(text) for text in answers]


def without_places(text: str) -> Any:
    """An answer without the plies of its lines: those of one's own in a step are finer."""
    if not text.startswith("{"):
        return text
    data = json.loads(text)
    for line in data.get("log", {}).get("entries", []):
        del line["ply"]
    return data


@pytest.mark.parametrize("game", [regnum.new("architects", 2, 5), planning()], ids=["draft", "planning"])
def test_the_order_of_answering_can_not_be_found_out(house: House, game: regnum.Game) -> None:
    """Neither from the chronicle and the record, nor from past positions and the reckoning."""
    blue, red = [[(seat, words) for words in lane] for seat, lane in enumerate(lanes(game))]
    mixed = [pair for both in zip(blue, red, strict=False) for pair in both]
    rest = blue[len(red) :] + red[len(blue) :]
    first = told(house, game, blue + red)
    assert told(house, game, red + blue) == first
    assert told(house, game, mixed + rest) == first


def test_the_number_of_anothers_answers_is_not_told_before_the_step_is_over(house: House) -> None:
    """Not in the reckoning, not in the list of past positions, not in the record."""
    ann, bob = house.person(), house.person()
    game = planning()
    id = house.lay(game, [ann, bob])
    asked = ["/record", "/reckoning", "", f"/at/{len(game.moves)}"]
    before = [[who.get(f"/api/tables/{id}{path}").text for path in asked] for who in (bob, house.stranger())]
    ann.move(id, 0)
    ann.move(id, 0)
    after = [[who.get(f"/api/tables/{id}{path}").text for path in asked] for who in (bob, house.stranger())]
    assert after == before
    assert ann.get(f"/api/tables/{id}/at/{len(game.moves) + 2}").status_code == 200
    assert bob.get(f"/api/tables/{id}/at/{len(game.moves) + 1}").status_code == 400
