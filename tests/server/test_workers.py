"""Several workers on PostgreSQL and Redis are one server: whoever asks whichever sees the same table.

Run with `python3 -m tools.services python -m pytest -m services tests/server`.
"""

import asyncio
import os
import secrets
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa

import regnum
from regnum.bots import make_bot
from regnum.engine.rng import seeded
from regnum.server.database import connect
from regnum.server.settings import Settings
from tests.arena.made import a_program, entrant, wait
from tests.server.pages import page
from tests.server.setting import HERE, ME, PATIENCE, TOKEN, House, Person, Process, in_own_process
from tests.server.test_double import at_once
from tests.server.test_migrations import differences
from tests.server.test_programs import alive, noting, pids
from tests.server.test_undo import after_draft, same_place

POSTGRES, REDIS = os.environ.get("REGNUM_TEST_POSTGRES", ""), os.environ.get("REGNUM_TEST_REDIS", "")
pytestmark = [
    pytest.mark.services,
    pytest.mark.skipif(
        not (POSTGRES and REDIS), reason="needs REGNUM_TEST_POSTGRES and REGNUM_TEST_REDIS: see tools/services.py"
    ),
]


def new_database() -> str:
    """The URL of an empty database."""
    name = f"regnum_{secrets.token_hex(6)}"

    async def create() -> None:
        engine = connect(Settings(database=POSTGRES).database_url)
        async with engine.connect() as connection:
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            await connection.execute(sa.text(f"CREATE DATABASE {name}"))
        await engine.dispose()

    asyncio.run(create())
    return f"{POSTGRES.rpartition('/')[0]}/{name}"


Worker = tuple[Process, House]


@pytest.fixture
def workers() -> Iterator[list[Worker]]:
    """Two servers with the same database and broker."""
    with two_workers() as found:
        yield found


@contextmanager
def two_workers(*arguments: str) -> Iterator[list[Worker]]:
    """Two servers with the same database and broker, started at the same time on an empty database."""
    database = new_database()
    with ExitStack() as stack:
        processes = [Process(database, "--broker", REDIS, *arguments) for _ in range(2)]
        for process in processes:
            process.launch()
            stack.callback(process.stop)
        found = []
        for process in processes:
            process.wait_until_ready()
            client = stack.enter_context(httpx.Client(base_url=process.address, timeout=PATIENCE, trust_env=False))
            found.append((process, House(client, process.address, Settings(database=database).database_url)))
        yield found


def at(house: House, person: Person) -> Person:
    """The same person, at another worker."""
    return Person(house.client, person.key)


def check_whole_game(one: House, other: House, name: str, bot: str) -> None:
    """Two people, each at a worker of their own, play a game; both see every move live."""
    game = regnum.new(name, 2, 11)
    people = [one.person(), other.person()]
    id = one.lay(game, people)
    bots = [make_bot(bot, seat) for seat in range(2)]
    rng = seeded(11)
    with page(one.address, people[0], id) as first, page(other.address, people[1], id) as second:
        pages = [first, second]
        for open_page in pages:
            open_page.receive()
        while not game.over:
            waiting = game.decisions
            seat = waiting[rng.below(len(waiting))].seat
            move = game.catalogue.notations[bots[seat].choose(game, seat)]
            answer = people[seat].play(id, seat, pages[seat].state["version"], move)
            assert answer.status_code == 200, answer.text
            game.play(move, seat)
            for viewer, open_page in enumerate(pages):
                now = {"ply": game.plies(viewer), "waiting": [decision.seat for decision in game.decisions]}
                open_page.until(
                    lambda told: (
                        now  # noqa: B023
                        == {"ply": told["ply"], "waiting": [decision["seat"] for decision in told["decisions"]]}
                    )
                )
        for person, open_page in zip(people, pages, strict=True):
            assert open_page.state["status"] == "over"
            assert open_page.log == person.state(id, open_page.state["seat"])["log"]["entries"]
    assert one.truth(id).game == game


@pytest.mark.parametrize(("name", "bot"), [("architects", "greedy"), ("wonderful_kingdom", "random")])
def test_players_at_different_workers_see_every_move_live(workers: list[Worker], name: str, bot: str) -> None:
    (_, one), (_, other) = workers
    check_whole_game(one, other, name, bot)


def test_one_server_with_two_workers_plays_a_whole_game() -> None:
    """`--workers 2`: whoever connects gets one or the other, and the counts of both are added up."""
    with in_own_process(new_database(), "--broker", REDIS, "--workers", "2", "--metrics-token", TOKEN) as (_, house):
        check_whole_game(house, house, "architects", "greedy")
        assert 'regnum_moves_total{by="person",game="architects"}' in house.metrics()


def test_a_move_sent_to_both_workers_many_times_is_played_once(workers: list[Worker]) -> None:
    (_, one), (_, other) = workers
    ann = one.person()
    id = ann.open("wonderful_kingdom", ME, HERE, first="blue", module="none")
    for ply in range(5):
        seat = ann.state(id)["decisions"][0]["seat"]
        move = ann.state(id, seat)["moves"][0]["notation"]
        asks = [lambda who=who: who.play(id, seat, ply, move) for who in [ann, at(other, ann)] * 10]  # noqa: B023
        answers = at_once(*asks)
        assert {answer.status_code for answer in answers} == {200}
        assert {answer.json()["version"] for answer in answers} == {ply + 1}
        assert len(one.entries(id)) == ply + 1


def test_of_two_different_moves_at_two_workers_exactly_one_wins(workers: list[Worker]) -> None:
    (_, one), (_, other) = workers
    ann = one.person()
    for _ in range(5):
        id = ann.open("wonderful_kingdom", ME, HERE, first="blue")
        first, second = [move["notation"] for move in ann.state(id)["moves"][:2]]
        there = at(other, ann)
        there.state(id)
        answers = at_once(lambda: ann.play(id, 0, 0, first), lambda: there.play(id, 0, 0, second))  # noqa: B023
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        assert one.entries(id) == [(0, first if answers[0].status_code == 200 else second)]


def test_both_answer_a_simultaneous_step_at_two_workers(workers: list[Worker]) -> None:
    (_, one), (_, other) = workers
    ann, bob = one.person(), other.person()
    for seed in range(5):
        game = regnum.new("architects", 2, seed)
        id = one.lay(game, [ann, bob])
        moves = [decision.notations[0] for decision in game.decisions]
        answers = at_once(lambda: ann.play(id, 0, 0, moves[0]), lambda: bob.play(id, 1, 0, moves[1]))  # noqa: B023
        assert [answer.status_code for answer in answers] == [200, 200]
        assert sorted(one.entries(id)) == [(0, moves[0]), (1, moves[1])]


def test_a_move_is_taken_back_at_another_worker(workers: list[Worker]) -> None:
    (_, one), (_, other) = workers
    ann = one.person()
    there = at(other, ann)
    game = after_draft()
    seat = game.decision.seat
    id = one.lay(game, [ann, ann])
    before = ann.state(id, seat)
    assert there.state(id, seat) == before
    with page(one.address, ann, id, f"?seat={seat}") as open_page:
        open_page.receive()
        ann.move(id, seat, "place quarry")
        after = there.state(id, seat)
        undone = there.undo(id, seat, after["version"]).json()
        assert same_place(undone, before)
        open_page.until(lambda told: told["version"] == undone["version"])
        assert open_page.log == undone["log"]["entries"]
        assert same_place(ann.state(id, seat), before)


def test_a_seat_taken_at_one_worker_is_taken_at_the_other(workers: list[Worker]) -> None:
    (_, one), (_, other) = workers
    ann, bob = one.person(), other.person()
    id = ann.open("architects", ME, {"kind": "link"})
    with page(one.address, ann, id) as open_page:
        open_page.receive()
        bob.sit(id, 1, "Bob")
        open_page.until(lambda told: told["seats"][1]["player"] == "Bob")
    assert one.person().post(f"/api/tables/{id}/seats/1", {"player": "Cid"}).status_code == 409


def test_who_sat_down_at_one_worker_plays_at_the_other(workers: list[Worker]) -> None:
    """Also where nobody watches, and the other worker knows the table from before."""
    (_, one), (_, other) = workers
    id = one.person().open("architects", ME, {"kind": "link"})
    other.stranger().get(f"/api/tables/{id}")
    bob = one.person()
    bob.sit(id, 1, "Bob")
    there = Person(other.client, bob.key)
    state = one.client.get(f"/api/tables/{id}", params={"seat": 1}, headers=bob.headers).json()
    move = {"seat": 1, "ply": state["version"], "move": state["moves"][0]["notation"]}
    assert there.post(f"/api/tables/{id}/moves", move).status_code == 200


def test_a_killed_worker_loses_nothing_and_the_other_goes_on(workers: list[Worker]) -> None:
    """In the middle of a game against a bot; the bot of which the dead worker took care plays on at the other."""
    (process, one), (_, other) = workers
    ann = one.person()
    id = ann.open("wonderful_kingdom", ME, {"kind": "bot", "level": "random"}, first="blue", module="none")
    played = []
    for _ in range(12):
        with page(one.address, ann, id) as open_page:
            open_page.until(lambda told: 0 in [decision["seat"] for decision in told["decisions"]])
        state = ann.state(id, 0)
        move = state["moves"][0]["notation"]
        assert ann.play(id, 0, state["version"], move).status_code == 200
        played.append((state["version"], move))
    process.kill()
    there = at(other, ann)
    live = other.truth(id)
    for version, move in played:
        assert live.answer_to(version, 0) == move
    for _ in range(3):
        with page(other.address, there, id) as open_page:
            open_page.until(lambda told: 0 in [decision["seat"] for decision in told["decisions"]])
        there.move(id, 0)
    assert [words for seat, words in other.entries(id) if seat == 0][: len(played)] == [move for _, move in played]


def test_a_program_plays_at_whichever_worker_its_turn_comes(tmp_path: Path) -> None:
    """Each worker has a process of its own for the seat; a forfeit at one is known at the other; all end at the end."""
    bad = a_program(tmp_path, "say('bla')", "bad.py")
    offers = [entrant(a_program(tmp_path, noting(tmp_path)), "Ada"), entrant(bad, "Bea")]
    with two_workers(*[word for offer in offers for word in ("--bot", offer)]) as workers:
        ann = workers[0][1].person()
        for bot, sorry in (("Ada", ""), ("Bea", "made no sense")):
            people = [at(house, ann) for _, house in workers]
            id = ann.open("wonderful_kingdom", ME, {"kind": "bot", "level": bot}, module="none")
            played = 0
            while people[played % 2].state(id)["status"] == "playing":
                state = people[played % 2].state(id, 0)
                if state["moves"]:
                    answer = people[played % 2].play(id, 0, state["version"], state["moves"][0]["notation"])
                    assert answer.status_code == 200, answer.text
                    played += 1
            for person in people:
                assert sorry in person.state(id)["seats"][1]["forfeit"]
                assert bool(person.state(id)["seats"][1]["forfeit"]) == bool(sorry)
            forfeits = [words for _, words in workers[0][1].entries(id) if words.startswith("forfeit")]
            assert forfeits == (["forfeit protocol"] if sorry else [])
        assert len(pids(tmp_path)) >= 2
        wait(lambda: not alive(tmp_path))


def test_two_that_start_at_once_make_the_tables_once(workers: list[Worker]) -> None:
    """The fixture has started both on an empty database; it has exactly our tables."""
    assert differences(workers[0][1].url) == []
    assert workers[1][1].person().open("architects", ME, HERE)


def test_an_id_that_no_database_takes_is_not_found(workers: list[Worker]) -> None:
    """PostgreSQL has no text with a zero byte."""
    assert workers[0][1].person().get("/api/tables/%00").status_code == 404
