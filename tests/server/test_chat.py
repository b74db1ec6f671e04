"""Talking at a table: bounded, plain, heard by all who look on, and no part of the game."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import regnum
from regnum.engine.rng import seeded
from regnum.server.admin import opened, remove
from regnum.server.conversation import KEPT
from regnum.server.database import connect
from regnum.server.store import Keep, Store
from regnum.server.talk import LINES_A_MINUTE
from tests.conformance.tables import play_on
from tests.server.pages import Page, page
from tests.server.setting import BOT, LINK, ME, House, Person, in_process
from tests.server.test_double import at_once, planning
from tests.server.test_problems import refused
from tests.server.test_pruning import age, rows, with_store
from tests.server.test_start import shown
from tests.server.test_undo import after_draft
from tests.server.test_workers import POSTGRES, REDIS, at, two_workers

MARKUP = "<b>Ann</b> & <img src=x onerror=alert(1)> {text} %s"


def say(person: Person, id: str, text: str) -> dict[str, Any]:
    """A line; it is heard."""
    said = person.post(f"/api/tables/{id}/chat", {"text": text})
    assert said.status_code == 201, said.text
    line: dict[str, Any] = said.json()
    return line


def heard(person: Person, id: str, lang: str = "en") -> list[str]:
    """What somebody who opens the table reads."""
    return [f"{line['player']}: {line['phrase'] or line['text']}" for line in person.state(id, lang=lang)["chat"]]


@pytest.fixture
def quiet(tmp_path: Path) -> Iterator[House]:
    """A house whose host has switched talking off."""
    with in_process(tmp_path, chat=False) as house:
        yield house


def test_who_sits_at_the_table_talks_and_everybody_reads(house: House) -> None:
    ann, bob = house.person(), house.person()
    id = ann.open("architects", ME, LINK)
    bob.sit(id, 1, "Bob")
    assert say(ann, id, "  hello there ") == {
        "number": 1,
        "seat": 0,
        "player": "Ann",
        "text": "hello there",
        "phrase": None,
    }
    assert bob.post(f"/api/tables/{id}/chat", {"phrase": "thanks"}).json()["phrase"] == "thanks"
    for reader in (ann, bob, house.stranger()):
        assert heard(reader, id) == ["Ann: hello there", "Bob: thanks"]


def test_spectators_and_strangers_are_refused(house: House) -> None:
    ann = house.person()
    id = ann.open("architects", ME, LINK, BOT)
    for other in (house.person(), house.stranger()):
        refused(other.post(f"/api/tables/{id}/chat", {"text": "hello"}), 403, "not-your-seat")
    refused(ann.post("/api/tables/none/chat", {"text": "hello"}), 404, "no-such-table")
    assert heard(ann, id) == []


def test_markup_is_text_like_any_other(house: House) -> None:
    ann = house.person()
    id = ann.open("architects", ME, LINK)
    assert say(ann, id, MARKUP)["text"] == MARKUP
    assert heard(ann, id) == [f"Ann: {MARKUP}"]


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"text": ""},
        {"text": "   "},
        {"text": "x" * 161},
        {"text": "two\nlines"},
        {"text": "turned \u202e round"},
        {"text": "\u200b"},
        {"text": "\u2800"},
        {"text": "hello", "phrase": "hello"},
        {"phrase": "goodbye"},
        {"text": 5},
        {"text": "hello", "seat": 1},
    ],
)
def test_what_is_no_line_is_refused(house: House, body: dict[str, object]) -> None:
    ann = house.person()
    id = ann.open("architects", ME, LINK)
    refused(ann.post(f"/api/tables/{id}/chat", body), 400, "bad-request")
    assert heard(ann, id) == []


def test_a_player_says_so_much_a_minute_wherever_they_sit(house: House) -> None:
    ann, bob = house.person(), house.person()
    ids = [ann.open("architects", ME, LINK) for _ in range(2)]
    bob.sit(ids[0], 1, "Bob")
    for number in range(LINES_A_MINUTE):
        say(ann, ids[number % 2], f"line {number}")
    for id in ids:
        answer = ann.post(f"/api/tables/{id}/chat", {"text": "one more"})
        refused(answer, 429, "too-many")
        assert 0 < int(answer.headers["retry-after"]) <= 60
    say(bob, ids[0], "others still can")


async def talk_much(url: str, id: str, lines: int) -> None:
    """Many lines of one player, without a limit."""
    store = Store(connect(url))
    for number in range(1, lines + 1):
        assert await store.say(id, 0, "Ann", f"line {number}", None, KEPT) == number
    await store.engine.dispose()


def test_a_table_keeps_the_newest_lines(house: House) -> None:
    ann, bob = house.person(), house.person()
    id = ann.open("architects", ME, LINK)
    bob.sit(id, 1, "Bob")
    asyncio.run(talk_much(house.url, id, KEPT + 5))
    say(bob, id, "the last")
    lines = ann.state(id)["chat"]
    assert [line["number"] for line in lines] == list(range(7, KEPT + 7))
    assert lines[-1]["text"] == "the last"


def test_who_speaks_at_once_is_heard_one_after_the_other(house: House) -> None:
    people = [house.person() for _ in range(5)]
    id = house.lay(regnum.new("architects", 5, 5), people)
    asks = [lambda one=one: one.post(f"/api/tables/{id}/chat", {"phrase": "hello"}) for one in people]
    assert {answer.status_code for answer in at_once(*asks)} == {201}
    lines = people[0].state(id)["chat"]
    assert [line["number"] for line in lines] == [1, 2, 3, 4, 5]
    assert {line["seat"] for line in lines} == {0, 1, 2, 3, 4}


def test_of_several_seats_the_one_speaks_whose_turn_it_is(house: House) -> None:
    ann, bob = house.person(), house.person()
    game = after_draft(3)
    first = game.decision.seat
    others = [seat for seat in range(3) if seat != first]
    id = house.lay(game, [bob if seat == others[1] else ann for seat in range(3)])
    assert say(ann, id, "mine")["seat"] == first
    id = house.lay(game, [bob if seat == first else ann for seat in range(3)])
    assert say(ann, id, "not mine")["seat"] == others[0]


def test_in_a_simultaneous_step_it_tells_nothing_of_the_game(house: House) -> None:
    """What somebody has answered while others still decide is told by no line, and by none that was said before it."""
    people = [house.person(), house.person()]
    id, _ = planning(people, house)
    deciding = [decision["seat"] for decision in people[0].state(id)["decisions"]]
    assert len(deciding) == 2
    for _ in range(2):
        readers = [people[1], house.stranger()]
        before = [one.state(id) for one in readers]
        say(people[0], id, "well")
        people[0].move(id, 0)
        say(people[0], id, "so be it")
        after = [one.state(id) for one in readers]
        seen = [("version", "ply", "plies", "since", "log", "expires")] * 2
        for parts, old, new in zip(seen, before, after, strict=True):
            assert [new[part] for part in parts] == [old[part] for part in parts]
            assert [line["seat"] for line in new["chat"][-2:]] == [0, 0]


def test_what_is_said_is_no_part_of_the_game(house: House) -> None:
    """No entry, no view, no record and no position tells of it, and it takes no move's place."""
    ann, bob = house.person(), house.person()
    id, game = planning([ann, bob], house)
    entries, before = house.entries(id), ann.state(id)
    say(ann, id, "xyzzy")
    after = ann.state(id)
    assert after == before | {"chat": after["chat"]}
    assert house.entries(id) == entries
    assert "xyzzy" not in str(house.truth(id).game.position())
    assert "xyzzy" not in ann.get(f"/api/tables/{id}/record").text
    assert ann.move(id, 0)["version"] == before["version"] + 1
    assert game.moves == house.truth(id).game.moves[: len(game.moves)]


def test_ready_phrases_and_nameless_players_are_read_in_the_own_language(house: House) -> None:
    ann, bob = house.person(), house.person()
    id = ann.open("architects", {"kind": "me"}, LINK)
    bob.sit(id, 1, "Bob")
    assert ann.post(f"/api/tables/{id}/chat", {"phrase": "good-luck"}).status_code == 201
    assert heard(bob, id, "en") == ["Blue: good-luck"]
    assert heard(bob, id, "pl") == ["Niebieski: good-luck"]


def test_lines_keep_their_name_when_somebody_else_sits_there(house: House) -> None:
    ann, bob, cid = (house.person() for _ in range(3))
    id = ann.open("architects", ME, LINK)
    bob.sit(id, 1, "Bob")
    say(bob, id, "must go")

    async def free() -> None:
        store = Store(connect(house.url))
        async with opened(house.url) as connection:
            await connection.exec_driver_sql(f"UPDATE seats SET owner = NULL WHERE table_id = '{id}' AND seat = 1")
        await store.engine.dispose()

    asyncio.run(free())
    cid.sit(id, 1, "Cid")
    say(cid, id, "here I am")
    assert heard(ann, id) == ["Bob: must go", "Cid: here I am"]


def test_nobody_talks_at_records_and_lessons(house: House) -> None:
    ann = house.person()
    game = regnum.new("architects", 2, 5)
    play_on(game, seeded(5), 30)
    replay = ann.post("/api/replays", {"record": str(game.record)}).json()["id"]
    lesson = ann.get("/api/games/architects/lessons").json()[0]["id"]
    taught = ann.post("/api/lessons", {"game": "architects", "lesson": lesson}).json()["id"]
    for id in (replay, taught):
        refused(ann.post(f"/api/tables/{id}/chat", {"text": "hello"}), 403, "no-chat")
        assert ann.state(id)["chat"] is None


def test_the_host_can_switch_talking_off(quiet: House) -> None:
    ann = quiet.person()
    id = ann.open("architects", ME, LINK)
    refused(ann.post(f"/api/tables/{id}/chat", {"text": "hello"}), 403, "no-chat")
    assert ann.state(id)["chat"] is None


def test_the_switch_is_a_setting_like_the_others(tmp_path: Path) -> None:
    file = tmp_path / "regnum.toml"
    file.write_text("chat = false\n")
    assert shown()["chat"] == "true  # the default"
    assert shown("--no-chat")["chat"] == "false  # a flag"
    assert shown(REGNUM_CHAT="no")["chat"] == "false  # REGNUM_CHAT"
    assert shown("--config", str(file))["chat"] == "false  # the file"
    assert shown("--config", str(file), "--chat")["chat"] == "true  # a flag"


def test_what_was_said_goes_with_the_table(tmp_path: Path) -> None:
    with in_process(tmp_path) as house:
        ann = house.person()
        ids = [ann.open("architects", ME, LINK) for _ in range(3)]
        for id in ids:
            say(ann, id, "hello")
        age(tmp_path, ids[0], 30.0)
        asyncio.run(with_store(house, Keep(tables=20), remove=True))
        assert rows(tmp_path, "said") == 2

        async def remove_one() -> int:
            async with opened(house.url) as connection:
                return await remove(connection, ids[1:2])

        assert asyncio.run(remove_one()) == 1
        assert rows(tmp_path, "said") == 1


def test_it_outlives_the_server(tmp_path: Path) -> None:
    with in_process(tmp_path) as house:
        ann = house.person()
        id = ann.open("architects", ME, LINK)
        say(ann, id, "see you tomorrow")
    with in_process(tmp_path) as house:
        assert heard(Person(house.client, ann.key), id) == ["Ann: see you tomorrow"]


def chat_of(open_page: Page) -> list[tuple[int, str]]:
    """What a push has brought."""
    return [(line["number"], line["text"]) for line in open_page.state["chat"]]


def expect(open_page: Page, lines: list[tuple[int, str]]) -> None:
    """Wait for a push that brings exactly these lines."""
    open_page.until(lambda state: bool(state["chat"]))
    assert chat_of(open_page) == lines
    open_page.state = {}


def test_open_pages_hear_every_line_once(served: House) -> None:
    """Also those who only watch; a page that comes later is told what was said before."""
    ann, bob = served.person(), served.person()
    id = ann.open("architects", ME, LINK)
    bob.sit(id, 1, "Bob")
    say(ann, id, "before")
    with page(served.address, bob, id, "?seat=1") as his, page(served.address, served.stranger(), id) as watching:
        for one in (his, watching):
            expect(one, [(1, "before")])
        for number, text in enumerate(["first", MARKUP], 2):
            say(ann, id, text)
            for one in (his, watching):
                expect(one, [(number, text)])
        his.look(1, "pl")
        assert chat_of(his) == [(1, "before"), (2, "first"), (3, MARKUP)]


@pytest.mark.services
@pytest.mark.skipif(not (POSTGRES and REDIS), reason="needs PostgreSQL and Redis: see tools/services.py")
def test_pages_at_another_worker_hear_it_too() -> None:
    """By the broker; what both say at once gets numbers one after the other; and both count a player's lines."""
    with two_workers() as ((_, one), (_, other)):
        ann, bob = one.person(), other.person()
        id = ann.open("architects", ME, LINK)
        bob.sit(id, 1, "Bob")
        with page(other.address, bob, id, "?seat=1") as his, page(one.address, ann, id, "?seat=0") as hers:
            his.receive()
            hers.receive()
            say(ann, id, "hello Bob")
            for open_page in (his, hers):
                expect(open_page, [(1, "hello Bob")])
            asks = [lambda who=who: who.post(f"/api/tables/{id}/chat", {"phrase": "hello"}) for who in (ann, bob) * 5]
            assert {answer.status_code for answer in at_once(*asks)} == {201}
            his.until(lambda state: any(line["number"] == 11 for line in state["chat"]))
        assert [line["number"] for line in at(one, bob).state(id)["chat"]] == list(range(1, 12))
        for _ in range(LINES_A_MINUTE - 6):
            say(ann, id, "on and on")
        refused(at(other, ann).post(f"/api/tables/{id}/chat", {"phrase": "hello"}), 429, "too-many")
