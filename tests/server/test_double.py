"""The same move sent many times is played once; of two different ones exactly one wins."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

import regnum
from regnum.engine.rng import seeded
from tests.conformance.tables import play_on
from tests.server.setting import HERE, ME, House, Person

MANY = 20


def at_once(*asks: Callable[[], httpx.Response]) -> list[httpx.Response]:
    """The answers to requests that are all made at the same time."""
    with ThreadPoolExecutor(len(asks)) as pool:
        return [asked.result() for asked in [pool.submit(ask) for ask in asks]]


@pytest.mark.parametrize("game", [game.name for game in regnum.games()])
def test_a_move_sent_many_times_at_once_is_played_once(house: House, game: str) -> None:
    """Everybody gets the same answer, and the table has moved by one. Architects begins with a simultaneous step."""
    ann = house.person()
    id = ann.open(game, ME, HERE)
    state = ann.state(id)
    seat, move = state["seat"], state["moves"][0]["notation"]
    answers = at_once(*[lambda: ann.play(id, seat, 0, move)] * MANY)
    assert [answer.status_code for answer in answers] == [200] * MANY
    assert {answer.json()["version"] for answer in answers} == {1}
    assert house.entries(id) == [(seat, move)]


def planning(people: list[Person], house: House) -> tuple[str, regnum.Game]:
    """A table at the beginning of a simultaneous step in which both have several moves to make."""
    game = regnum.new("wonderful_kingdom", 2, 7, module="none")
    while len(game.decisions) < 2:
        play_on(game, seeded(len(game.moves)), 1)
    return house.lay(game, people), game


def test_the_last_move_of_a_simultaneous_step_can_be_sent_again(house: House) -> None:
    """When the step has closed, moves count otherwise; each move of it is still known to have been played."""
    ann, bob = house.person(), house.person()
    id, game = planning([ann, bob], house)
    played: list[tuple[Person, int, int, str]] = []
    while game.state.lanes:
        seat = game.decisions[-1].seat
        person = (ann, bob)[seat]
        state = person.state(id, seat)
        move = state["moves"][-1]["notation"]
        answers = at_once(*[lambda: person.play(id, seat, state["version"], move)] * 5)  # noqa: B023
        assert [answer.status_code for answer in answers] == [200] * 5
        assert len({answer.json()["version"] for answer in answers}) == 1
        played.append((person, seat, state["version"], move))
        game.play(move, seat)
    before = house.entries(id)
    assert len(before) == len(played)
    for person, seat, version, move in played:
        assert person.play(id, seat, version, move).status_code == 200
    assert house.entries(id) == before


def test_of_two_different_moves_at_once_exactly_one_wins(house: House) -> None:
    ann = house.person()
    for _ in range(5):
        id = ann.open("wonderful_kingdom", ME, HERE, first="blue")
        one, other = [move["notation"] for move in ann.state(id)["moves"][:2]]
        answers = at_once(lambda: ann.play(id, 0, 0, one), lambda: ann.play(id, 0, 0, other))  # noqa: B023
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        won = one if answers[0].status_code == 200 else other
        assert house.entries(id) == [(0, won)]
        lost = answers[0] if answers[0].status_code == 409 else answers[1]
        assert lost.json()["current"]["version"] == 1


def test_both_answer_a_simultaneous_step_at_once(house: House) -> None:
    """Two people who decide at the same time are not in each other's way."""
    ann, bob = house.person(), house.person()
    id, game = planning([ann, bob], house)
    moves = [game.decisions[seat].notations[0] for seat in (0, 1)]
    version = len(game.moves)
    answers = at_once(lambda: ann.play(id, 0, version, moves[0]), lambda: bob.play(id, 1, version, moves[1]))
    assert [answer.status_code for answer in answers] == [200, 200]
    assert sorted(house.entries(id)) == [(0, moves[0]), (1, moves[1])]


def test_two_who_want_the_same_seat_at_once(house: House) -> None:
    ann = house.person()
    id = ann.open("architects", ME, {"kind": "link"})
    people = [house.person() for _ in range(5)]
    asks = [lambda one=one: one.post(f"/api/tables/{id}/seats/1", {"player": "Bob"}) for one in people]
    assert sorted(answer.status_code for answer in at_once(*asks)) == [200, 409, 409, 409, 409]
    assert sum(one.state(id)["mine"] == [1] for one in people) == 1
