"""A table of the server with partners and rivals: its state, its chronicle, its reckoning, hints and analysis."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from pebble import ProcessPool

from regnum.server import thinking
from regnum.server.foresight import numbers
from tests.arena.made import wait
from tests.server.setting import HERE, ME, House, in_own_process, in_process
from tests.server.test_secrets import check_whole_game
from tests.siege.game import list_siege
from tests.siege.setting import result, siege


def begin_with_siege(initializer: Callable[..., None] | None, initargs: Sequence[object]) -> None:
    """What a process does first: it gets to know the game, and then what it would do anyway."""
    list_siege()
    if initializer is not None:
        initializer(*initargs)


def knowing_siege(
    initializer: Callable[..., None] | None = None, initargs: Sequence[object] = (), **settings: Any
) -> ProcessPool:
    """Processes that know the game, and begin as they would."""
    return ProcessPool(initializer=begin_with_siege, initargs=[initializer, initargs], **settings)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The application in this process; the processes in which bots think know the game too."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(thinking, "ProcessPool", knowing_siege)
        with in_process(tmp_path_factory.mktemp("house"), requests_a_minute=0) as house:
            yield house


def test_a_table_tells_its_rivals(house: House) -> None:
    ann = house.person()
    id = ann.open("siege", ME, HERE, rival="horde")
    assert ann.state(id)["rivals"] == [{"name": "horde", "title": "The horde"}]
    assert ann.state(id, lang="pl")["rivals"] == [{"name": "horde", "title": "Orda"}]
    scores = ann.state(id)["scores"]
    assert (scores["together"], scores["goal"], scores["rivals"]) == (True, 26, [])
    assert len(ann.state(id)["seats"]) == 2
    ann.move(id, 0, None)
    told = ann.move(id, 1, None)
    raid = next(line for line in told["log"]["entries"] if line["rival"])
    assert (raid["rival"], raid["seat"], raid["kind"]) == ("horde", -1, "raided")
    assert told["scores"]["goal"] == 26 + told["table"]["plunder"]


def finished(house: House, rival: str) -> tuple[Any, str]:
    ann = house.person()
    id = ann.open("siege", ME, HERE, rival=rival)
    while (state := ann.state(id))["status"] == "playing":
        ann.move(id, state["decisions"][0]["seat"])
    return ann, id


def test_the_reckoning_has_the_course_of_rivals_and_of_the_goal(house: House) -> None:
    ann, id = finished(house, "baron")
    scores = ann.state(id)["scores"]
    assert [rival["name"] for rival in scores["rivals"]] == ["baron"]
    reckoning = ann.get(f"/api/tables/{id}/reckoning").json()
    assert reckoning["points"][0]["rivals"] == [0]
    assert reckoning["points"][-1]["rivals"] == [scores["rivals"][0]["total"]]
    assert [part["name"] for part in reckoning["parts"]] == ["stores", "plunder"]
    assert len(reckoning["statistics"]) == 2
    ann, id = finished(house, "horde")
    points = ann.get(f"/api/tables/{id}/reckoning").json()["points"]
    assert (points[0]["goal"], points[-1]["goal"]) == (26, ann.state(id)["scores"]["goal"])


def test_hints_and_the_analysis_know_partners(house: House) -> None:
    ann = house.person()
    id = ann.open("siege", ME, HERE, rival="horde")
    advice = ann.get(f"/api/tables/{id}/advice", seat=0).json()["candidates"]
    assert advice[0]["points"] > 26  # of both
    ann, id = finished(house, "horde")
    judged = ann.get(f"/api/tables/{id}/analysis", start=0).json()["moves"]
    assert judged
    assert all(one["chances"][0] == pytest.approx(one["chances"][1]) for one in judged)


def test_what_a_move_does_to_a_rival_and_to_the_goal_can_be_told() -> None:
    assert numbers(siege(2, "horde"), 0)["against/goal"] == 26
    assert numbers(result(9, rival="baron", plunder=8), 0)["against/baron"] == 8


def test_a_bot_plays_as_a_partner_and_the_rival_after_it(house: House) -> None:
    ann = house.person()
    id = ann.open("siege", ME, {"kind": "bot", "level": "hard"}, rival="horde")
    ann.move(id, 0)
    wait(lambda: ann.state(id)["table"]["round"] == 2)
    doers = [(line["seat"], line["rival"]) for line in ann.state(id)["log"]["entries"]]
    assert list(dict.fromkeys(doers)) == [(0, ""), (1, ""), (-1, "horde")]


@pytest.mark.parametrize(("players", "rival"), [(2, "horde"), (1, "baron")])
def test_no_viewer_is_told_more_than_the_engine_tells(
    players: int, rival: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    database = tmp_path_factory.mktemp("served") / "tables.sqlite"
    with in_own_process(str(database), module="tests.siege.command") as (_, served):
        check_whole_game(served, "siege", players, "random", {"rival": rival}, 4, 2)
