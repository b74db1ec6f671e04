"""What a server needs goes away and comes back: play goes on, and nobody has to start anything again.

Each test has a Redis or PostgreSQL of its own, to be stopped at will. No time is asserted; how long it took until
everybody had heard the next move is noted (`pytest -o junit_family=xunit1 --junit-xml FILE`).
"""

import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest
from tools.services import Service, postgres, redis

from regnum.server.settings import Settings
from tests.server.pages import Page, page
from tests.server.setting import HERE, LINK, ME, PATIENCE, House, Person, Process
from tests.server.test_problems import refused

pytestmark = [
    pytest.mark.services,
    pytest.mark.skipif(not shutil.which("redis-server"), reason="needs Redis and PostgreSQL: see tools/services.py"),
]

Note = Callable[[str, object], None]
AWAY_SECONDS = 2.0
SOCKETS = 8


@pytest.fixture
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which the user of PostgreSQL gets too."""
    folder = tmp_path_factory.mktemp("services")
    for one in (folder, *folder.parents[:3]):
        one.chmod(one.stat().st_mode | 0o055)
    return folder


@contextmanager
def workers(database: str, broker: str, *arguments: str) -> Iterator[list[tuple[Process, House]]]:
    """Two servers with the same database and broker."""
    with ExitStack() as stack:
        found = []
        for _ in range(2):
            process = Process(database, "--broker", broker, *arguments)
            stack.callback(process.stop)
            process.start()
            client = stack.enter_context(httpx.Client(base_url=process.address, timeout=PATIENCE, trust_env=False))
            found.append((process, House(client, process.address, Settings(database=database).database_url)))
        yield found


def until(done: Callable[[], bool]) -> float:
    """Ask again and again until something is so; how long it took."""
    began = time.monotonic()
    while not done():
        assert time.monotonic() - began < PATIENCE, "it never came"
        time.sleep(0.02)
    return time.monotonic() - began


def hear(pages: list[Page], version: int) -> float:
    """Wait until every page has heard of a version; how long it took."""
    began = time.monotonic()
    for one in pages:
        one.until(lambda told: told["version"] >= version)
    return time.monotonic() - began


def check_outage(services: list[tuple[Process, House]], service: Service, name: str, plays_on: bool) -> float:
    """People at both workers, and many who look on at each; then a service goes away for a while.

    How long after its return everybody had heard the next move.
    """
    (_, one), (_, other) = services
    ann, bob = one.person(), other.person()
    id = ann.open("wonderful_kingdom", ME, LINK, first="blue", module="none")
    bob.sit(id, 1)
    there = Person(other.client, ann.key)
    with ExitStack() as stack:
        pages = [
            stack.enter_context(page((one, other)[number % 2].address, one.stranger(), id)) for number in range(SOCKETS)
        ]
        for open_page in pages:
            open_page.receive()
        hear(pages, ann.move(id, 0)["version"])
        before = ann.state(id)
        service.stop()
        time.sleep(AWAY_SECONDS)
        for _, house in services:
            assert name in refused(house.client.get("/healthz"), 503, "unavailable")["detail"]
            assert house.client.get("/livez").status_code == 200
        seat = before["decisions"][0]["seat"]
        asker = (ann, Person(one.client, bob.key))[seat]
        move = before["moves"][0]["notation"] if seat == 0 else asker_moves(asker, id, plays_on)
        played = asker.play(id, seat, before["version"], move) if move else None
        if plays_on:
            assert played is not None
            assert played.status_code == 200, played.text
            hear(pages, before["version"] + 1)
        elif played is not None:
            refused(played, 503, "unavailable")
        service.start()
        back = time.monotonic()
        until(lambda: ann.get(f"/api/tables/{id}").status_code == 200 == there.get(f"/api/tables/{id}").status_code)
        now = ann.state(id)
        seat = now["decisions"][0]["seat"]
        mover = (ann, bob)[seat]
        hear(pages, mover.move(id, seat)["version"])
        heard = time.monotonic() - back
        for _, house in services:
            until(lambda: house.client.get("/healthz").status_code == 200)  # noqa: B023
    return heard


def asker_moves(asker: Person, id: str, plays_on: bool) -> str | None:
    """What another may play; while nothing can be read, nothing is known."""
    return asker.state(id, 1)["moves"][0]["notation"] if plays_on else None


def test_while_the_broker_is_away_play_goes_on_and_then_everybody_hears(folder: Path, record_property: Note) -> None:
    with redis(folder) as broker, workers(str(folder / "tables.sqlite"), broker.url) as both:
        record_property("seconds", check_outage(both, broker, "broker", plays_on=True))


def test_after_the_database_was_away_everybody_hears_the_next_move(folder: Path, record_property: Note) -> None:
    with redis(folder) as broker, postgres(folder) as database, workers(database.url, broker.url) as both:
        record_property("seconds", check_outage(both, database, "database", plays_on=False))


def test_a_server_stops_when_it_is_told_to_whatever_is_away(folder: Path, record_property: Note) -> None:
    with redis(folder) as broker, workers(str(folder / "tables.sqlite"), broker.url) as both:
        (process, house), _ = both
        ann = house.person()
        id = ann.open("architects", ME, HERE)
        with page(house.address, ann, id) as open_page:
            open_page.receive()
            broker.stop()
            ann.move(id, 0)
            record_property("seconds", process.end())


def test_each_limit_has_a_count_of_its_own(folder: Path) -> None:
    """Many requests of any kind don't count as tables that were opened; both workers count together."""
    limits = ("--rate-limit", "60", "--table-limit", "5")
    with redis(folder) as broker, workers(str(folder / "tables.sqlite"), broker.url, *limits) as both:
        people = [house.person() for _, house in both]
        for _ in range(20):
            for person in people:
                assert person.get("/api/tables").status_code == 200
        wish = {"game": "architects", "seats": [ME, HERE]}
        answers = [person.post("/api/tables", wish).status_code for _ in range(5) for person in people]
        assert answers == [201] * 5 + [429] * 5
        answer = people[0].post("/api/tables", wish)
        refused(answer, 429, "too-many")
        assert 1 <= int(answer.headers["retry-after"]) <= 60
        until(lambda: people[0].get("/api/tables").status_code == 429)
        broker.stop()
        assert people[1].get("/api/tables").status_code == 200, "nobody is refused because a count can't be read"
