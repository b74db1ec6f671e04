"""Programs of the host's at tables: they play, and those that misbehave lose their seat and disturb nobody."""

import asyncio
import json
import os
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

import regnum
from regnum.bots.outside import Forfeit, Program
from regnum.engine.errors import BadOption
from regnum.server import keeper, programs, schemas
from regnum.server.app import create
from regnum.server.database import connect, migrate, moves, tables
from regnum.server.live import TAKE_BACK, LiveTable, forfeit_entry
from regnum.server.programs import Programs, offered
from regnum.server.settings import Settings
from regnum.server.store import Store
from regnum.server.tables import DEFAULT_LEVEL, Tables
from regnum.server.thinking import Asker, Thinkers
from tests.arena.made import a_program, entrant, is_alive, wait
from tests.server.setting import BOT, ME, PATIENCE, House, Person, in_own_process, in_process
from tests.server.test_undo import after_draft, same_place

pytestmark = pytest.mark.skipif(os.name == "nt", reason="programs are ended by their group, which Windows lacks")

EXAMPLE = Path(__file__).parents[2] / "examples" / "outside_bot.py"
ADA = {"kind": "bot", "level": "Ada"}
READY = "if word == 'hello':\n    say('ready 1')\n"
FIRST = READY + "elif word == 'decide':\n    say('move ' + told['moves'][0])\n"
#: A game that bots play out in a moment.
QUICK = ("wonderful_kingdom", {"module": "none"})


def waiting_for(go: Path) -> str:
    """A program that thinks until a file is there."""
    waits = f"    while not os.path.exists({str(go)!r}):\n        time.sleep(0.01)\n"
    return READY + "elif word == 'decide':\n" + waits + "    say('move ' + told['moves'][0])\n"


def ada(command: list[str]) -> tuple[str, ...]:
    """The setting of a server that offers a program called Ada."""
    return (entrant(command, "Ada"),)


def noting(folder: Path, body: str = FIRST) -> str:
    """A program that leaves its process and all that it hears in a folder."""
    return f"open({str(folder)!r} + '/' + str(os.getpid()) + '.heard', 'a').write(line)\n" + body


def pids(folder: Path) -> set[int]:
    """The processes that have been there."""
    return {int(note.stem) for note in folder.glob("*.heard")}


def alive(folder: Path) -> set[int]:
    """Those of them that still run."""
    return {pid for pid in pids(folder) if is_alive(pid)}


def heard(folder: Path) -> list[str]:
    """The first words of all that was said to the programs."""
    return [line.split()[0] for note in folder.glob("*.heard") for line in note.read_text().splitlines()]


def ended(person: Person, id: str) -> dict[str, Any]:
    """The table when bots have played its game out; who looks at it too often holds them up."""
    wait(lambda: person.state(id)["status"] == "over", 2 * PATIENCE, 0.1)
    return person.state(id)


def test_the_example_of_the_manual_plays_a_game_at_a_table_to_its_end(tmp_path: Path) -> None:
    with in_process(tmp_path, programs=ada([sys.executable, str(EXAMPLE)])) as house:
        ann = house.person()
        for game in regnum.games():
            id = ann.open(game.name, ADA, BOT)
            state = ended(ann, id)
            assert [seat["forfeit"] for seat in state["seats"]] == ["", ""]
            assert state["seats"][0]["player"] == "Ada"
            assert regnum.load(ann.get(f"/api/tables/{id}/record").text).over


def test_programs_are_offered_in_both_languages_and_sit_down_by_name(tmp_path: Path) -> None:
    with in_process(tmp_path, programs=ada(a_program(tmp_path, FIRST))) as house:
        ann = house.person()
        for lang, words in (("en", "A program that the host"), ("pl", "Program zaproszony")):
            for game in ann.get("/api/games", lang=lang).json():
                *levels, last = game["levels"]
                assert [level["name"] for level in levels if level["program"]] == []
                assert (last["name"], last["title"], last["program"]) == ("Ada", "Ada", True)
                assert last["about"].startswith(words)
        id = ann.open("architects", ME, ADA)
        assert (ann.state(id)["seats"][1]["level"], ann.state(id)["seats"][1]["kind"]) == ("Ada", "bot")
        refused = ann.post("/api/tables", {"game": "architects", "seats": [ME, {"kind": "bot", "level": "Bea"}]})
        assert refused.status_code == 400
        assert "no bot is called 'Bea'" in refused.json()["detail"]
        assert "Ada" in refused.json()["detail"]


def test_without_programs_none_can_be_asked_for(house: House) -> None:
    ann = house.person()
    assert not any(level["program"] for game in ann.get("/api/games").json() for level in game["levels"])
    assert ann.post("/api/tables", {"game": "architects", "seats": [ME, ADA]}).status_code == 400


MISBEHAVING = [
    ("slow", READY + "else:\n    time.sleep(60)", "took too long over a move", "zbyt długo zastanawiał się"),
    ("ended", READY + "else:\n    sys.exit('secret words')", "stopped in the middle", "przestał działać"),
    ("ended", READY + "    sys.exit('secret words')", "stopped in the middle", "przestał działać"),
    ("illegal", READY + "else:\n    say('move forfeit slow')", "a move that is not legal", "niedozwolony ruch"),
    ("protocol", READY + "else:\n    say('secret words')", "made no sense", "nie dało się zrozumieć"),
    ("protocol", "say('ready 9')", "made no sense", "nie dało się zrozumieć"),
    ("start", "sys.exit('secret words')", "could not be started", "nie udało się go uruchomić"),
]


@pytest.mark.parametrize(("reason", "body", "english", "polish"), MISBEHAVING)
def test_one_that_misbehaves_forfeits_its_seat_and_a_house_bot_plays_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, reason: str, body: str, english: str, polish: str
) -> None:
    """Players are told a short reason; what the program ran as and wrote is for the host, in the log."""
    logged: list[dict[str, Any]] = []
    monkeypatch.setattr(programs.log, "warning", lambda what, **told: logged.append({"what": what, **told}), False)
    command = a_program(tmp_path, noting(tmp_path, body))
    monkeypatch.setattr(keeper, "DEFAULT_LEVEL", "random")  # another test tells at which level it is
    with in_process(tmp_path, programs=ada(command), bot_seconds=2.0) as house:
        ann = house.person()
        id = ann.open(QUICK[0], BOT, ADA, **QUICK[1])
        state = ended(ann, id)
        assert english in state["seats"][1]["forfeit"]
        assert "Ada" in state["seats"][1]["forfeit"]
        assert polish in ann.state(id, lang="pl")["seats"][1]["forfeit"]
        assert state["seats"][0]["forfeit"] == ""
        entries = house.entries(id)
        assert [entry for entry in entries if entry[1].startswith("forfeit")] == [(1, f"forfeit {reason}")]
        record = ann.get(f"/api/tables/{id}/record").text
        assert regnum.load(record).over
        assert "forfeit" not in record
        assert len(regnum.load(record).moves) == len(entries) - 1
        assert state["plies"] == len(entries) - 1
        assert "secret words" not in json.dumps(state) + json.dumps(ann.state(id, lang="pl"))
        assert str(tmp_path) not in json.dumps(state)
        assert len(pids(tmp_path)) == 1, "it was started again"
        assert not alive(tmp_path)
        replay = ann.post("/api/replays", {"record": record}).json()["id"]
        assert [seat["forfeit"] for seat in ann.state(replay)["seats"]] == ["", ""]
    [line] = logged
    assert (line["what"], line["table"], line["seat"]) == ("program forfeits", id, 1)
    assert (line["program"], line["reason"]) == ("Ada", reason)
    assert line["error"].startswith(" ".join(command))
    if "secret words" in body:
        assert "secret words" in line["error"]


def test_after_a_forfeit_the_usual_level_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    think = Thinkers.move

    async def noted(self: Any, whose: Asker, id: str, record: str, live: LiveTable, seat: int, level: str) -> str:
        asked.append(level)
        return await think(self, whose, id, record, live, seat, level)

    monkeypatch.setattr(Thinkers, "move", noted)
    with in_process(tmp_path, programs=ada(a_program(tmp_path, READY + "else:\n    say('move')"))) as house:
        ann = house.person()
        id = ann.open(QUICK[0], ADA, ADA, **QUICK[1])
        wait(lambda: ann.state(id)["plies"] > 5)  # they play while somebody looks on
    assert set(asked) == {DEFAULT_LEVEL}


def test_nobody_waits_for_a_program_that_thinks(tmp_path: Path) -> None:
    """Other tables go on, its own can be looked at, and who decides at the same time need not wait, nor it again."""
    go = tmp_path / "go"
    body = noting(tmp_path, waiting_for(go))
    with in_process(tmp_path, programs=ada(a_program(tmp_path, body)), bot_seconds=PATIENCE) as house:
        ann = house.person()
        held = ann.open("architects", ME, ADA)
        wait(lambda: "decide" in heard(tmp_path))
        ended(ann, ann.open(QUICK[0], BOT, BOT, **QUICK[1]))
        assert ann.state(held, 0)["moves"]
        while 0 in [decision["seat"] for decision in ann.state(held)["decisions"]]:
            ann.move(held, 0)  # the draft: both decide at once
        assert [seat for seat, _ in house.entries(held)].count(1) == 0
        assert heard(tmp_path).count("decide") == 1
        go.touch()
        wait(lambda: 1 in [seat for seat, _ in house.entries(held)])
        first = next(words for seat, words in house.entries(held) if seat == 1)
        assert not first.startswith("forfeit")
        [note] = tmp_path.glob("*.heard")
        asked = [json.loads(line.partition(" ")[2]) for line in note.read_text().splitlines() if line[:6] == "decide"]
        assert asked[0]["moves"][0] == first, "its first answer was thrown away"


def test_two_seats_are_two_processes_and_both_end_with_the_game(tmp_path: Path) -> None:
    with in_process(tmp_path, programs=ada(a_program(tmp_path, noting(tmp_path)))) as house:
        ann = house.person()
        ended(ann, ann.open(QUICK[0], ADA, ADA, **QUICK[1]))
        assert len(pids(tmp_path)) == 2
        wait(lambda: not alive(tmp_path))
        for note in tmp_path.glob("*.heard"):
            lines = note.read_text().splitlines()
            assert lines[0].startswith("hello ")
            assert lines[-2].startswith("over ")
            assert json.loads(lines[-2].removeprefix("over "))["view"]["over"]
            assert lines[-1] == "quit"
        hellos = [json.loads(note.read_text().splitlines()[0][6:]) for note in tmp_path.glob("*.heard")]
        assert sorted(hello["seat"] for hello in hellos) == [0, 1]
        assert len({hello["seed"] for hello in hellos}) == 2


def started(ann: Person, folder: Path, *seats: dict[str, str]) -> str:
    """A table at which a program has made its first move, and a person must decide."""
    id = ann.open("architects", *(seats or (ME, ADA)))
    wait(lambda: "decide" in heard(folder) and not any(one["seat"] for one in ann.state(id)["decisions"]))
    return id


def test_programs_end_when_the_server_stops(tmp_path: Path) -> None:
    """One that waits and one that thinks, or won't go: none is left, and none has forfeited by it."""
    stubborn = noting(tmp_path, FIRST + "else:\n    time.sleep(60)")
    thinker = noting(tmp_path, READY + "else:\n    time.sleep(60)")
    offers = (*ada(a_program(tmp_path, stubborn)), entrant(a_program(tmp_path, thinker, "slow.py"), "Bea"))
    with in_process(tmp_path, programs=offers, bot_seconds=60.0) as house:
        ann = house.person()
        id = started(ann, tmp_path)
        other = ann.open("architects", ME, {"kind": "bot", "level": "Bea"})
        wait(lambda: heard(tmp_path).count("hello") == 2)
        assert len(alive(tmp_path)) == 2
    assert len(pids(tmp_path)) == 2
    assert not alive(tmp_path)
    assert not any(words.startswith("forfeit") for table in (id, other) for _, words in house.entries(table))


def test_the_real_server_plays_with_a_program_and_ends_it(tmp_path: Path) -> None:
    """`regnum serve --bot`, on the event loop that it has in earnest."""
    crash = FIRST + "    sys.exit(3)"
    folder, crashing = tmp_path / "ada", tmp_path / "bea"
    folder.mkdir()
    crashing.mkdir()
    offers = (
        entrant(a_program(folder, noting(folder)), "Ada"),
        entrant(a_program(crashing, noting(crashing, crash)), "Bea"),
    )
    arguments = [word for offer in offers for word in ("--bot", offer)]
    with in_own_process(str(tmp_path / "tables.sqlite"), *arguments) as (process, house):
        ann = house.person()
        over = ended(ann, ann.open(QUICK[0], ADA, {"kind": "bot", "level": "Bea"}, **QUICK[1]))
        assert over["seats"][0]["forfeit"] == ""
        assert "stopped in the middle" in over["seats"][1]["forfeit"]
        wait(lambda: not alive(folder) | alive(crashing))
        started(ann, folder)
        wait(lambda: len(pids(folder)) == 2)
        assert alive(folder)
        process.stop()
        assert not alive(folder)


def test_a_program_that_is_no_longer_offered_makes_way(tmp_path: Path) -> None:
    with in_process(tmp_path, programs=ada(a_program(tmp_path, noting(tmp_path)))) as house:
        ann = house.person()
        id = started(ann, tmp_path)
        waiting = ann.state(id)
    with in_process(tmp_path) as house:
        ann = Person(house.client, ann.key)
        assert ann.state(id)["seats"][1]["forfeit"] == ""
        assert ann.state(id)["version"] == waiting["version"]
        for _ in range(4):
            wait(lambda: 0 in [one["seat"] for one in ann.state(id)["decisions"]])
            ann.move(id, 0)
        wait(lambda: 0 in [one["seat"] for one in ann.state(id)["decisions"]])
        assert "no longer offers it" in ann.state(id)["seats"][1]["forfeit"]
        assert "już go nie udostępnia" in ann.state(id, lang="pl")["seats"][1]["forfeit"]
        assert [words for _, words in house.entries(id)].count("forfeit gone") == 1


def test_a_program_whose_turn_it_was_at_the_restart_makes_way_at_once(tmp_path: Path) -> None:
    """Nobody has to move first: the server looks for bots that are due when it starts."""
    sleeping = READY + "else:\n    time.sleep(60)"
    with in_process(tmp_path, programs=ada(a_program(tmp_path, noting(tmp_path, sleeping))), bot_seconds=60.0) as house:
        ann = house.person()
        id = ann.open("architects", ME, ADA)
        wait(lambda: "decide" in heard(tmp_path))
    with in_process(tmp_path) as house:
        wait(lambda: "forfeit gone" in [words for _, words in house.entries(id)])


def test_only_so_many_live_and_who_was_let_go_comes_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "MOST_ALIVE", 2)
    with in_process(tmp_path, programs=ada(a_program(tmp_path, noting(tmp_path)))) as house:
        ann = house.person()
        opened = [ann.open("architects", ME, ADA) for _ in range(4)]
        for _ in range(5):
            for id in opened:
                wait(lambda: 0 in [one["seat"] for one in ann.state(id)["decisions"]])  # noqa: B023
                ann.move(id, 0)
                assert len(alive(tmp_path)) <= 2
        for id in opened:
            wait(lambda: 0 in [one["seat"] for one in ann.state(id)["decisions"]])  # noqa: B023
            assert ann.state(id)["seats"][1]["forfeit"] == ""
        assert len(pids(tmp_path)) > 4
        assert heard(tmp_path).count("quit") >= len(pids(tmp_path)) - 2


def test_programs_of_people_who_are_away_are_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "IDLE_SECONDS", 0.0)
    monkeypatch.setattr(keeper, "SWEEP_SECONDS", 0.05)
    with in_process(tmp_path, programs=ada(a_program(tmp_path, noting(tmp_path)))) as house:
        ann = house.person()
        id = started(ann, tmp_path)
        wait(lambda: not alive(tmp_path))
        before = len(pids(tmp_path))
        ann.move(id, 0)
        wait(lambda: 0 in [one["seat"] for one in ann.state(id)["decisions"]])
        ann.move(id, 0)
        wait(lambda: 0 in [one["seat"] for one in ann.state(id)["decisions"]])
        assert len(pids(tmp_path)) > before
        assert ann.state(id)["seats"][1]["forfeit"] == ""


def test_a_game_that_ended_at_another_worker_ends_its_programs_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody tells this worker: it looks at the tables of its programs from time to time."""
    monkeypatch.setattr(keeper, "SWEEP_SECONDS", 0.05)
    with in_process(tmp_path, programs=ada(a_program(tmp_path, noting(tmp_path))), workers=2) as house:
        ann = house.person()
        id = started(ann, tmp_path)
        assert alive(tmp_path)
        live = house.truth(id)
        asyncio.run(play_out_elsewhere(house.url, id, live))
        wait(lambda: not alive(tmp_path))
        assert "over" in heard(tmp_path)


async def play_out_elsewhere(url: str, id: str, live: LiveTable) -> None:
    """Another worker writes the rest of a game, faster than anybody here can answer."""
    known = len(live.entries)
    while not live.game.over:
        decision = live.game.decisions[0]
        live.apply(decision.seat, decision.notations[0])
    rest = list(enumerate(live.entries))[known:]
    engine = connect(url)
    async with engine.begin() as connection:
        rows = [{"table_id": id, "ply": ply, "seat": seat, "words": words, "at": 0.0} for ply, (seat, words) in rest]
        await connection.execute(sa.insert(moves), rows)
        await connection.execute(sa.update(tables).values(over=True, deciders="", bot_due=False))
    await engine.dispose()


def test_two_workers_agree_on_a_forfeit(tmp_path: Path) -> None:
    """What comes late is not written: neither a second forfeit nor a move of the program that has forfeited."""
    settings = Settings(database=str(tmp_path / "tables.sqlite"), workers=2, programs=ada(a_program(tmp_path, FIRST)))
    migrate(settings.database_url)

    async def play() -> None:
        one, other = (Tables(Store(connect(settings.database_url)), settings) for _ in range(2))
        seats = [schemas.NewSeat(kind="me"), schemas.NewSeat(kind="bot", level="Ada")]
        id = await one.open(schemas.NewTable(game="architects", seats=seats), "me")
        async with one.at(id) as seated, other.at(id) as there:
            version = seated.live.version(1)
            assert there.live.version(1) == version
            move = seated.live.game.decisions[1].notations[0]
        await one.play_for_bot(id, version, 1, forfeit_entry("slow"))
        await other.play_for_bot(id, version, 1, forfeit_entry("ended"))
        await other.play_for_bot(id, version, 1, move)
        for worker in (one, other):
            async with worker.at(id) as seated:
                assert seated.live.entries == [(1, "forfeit slow")]
                assert seated.live.forfeits == {1: "slow"}
            assert "too long" in (await worker.look(id, None, None, "en")).seats[1].forfeit
            await worker.store.engine.dispose()

    asyncio.run(play())


def test_a_person_takes_a_move_back_while_a_program_thinks(tmp_path: Path) -> None:
    """What it answers then is about a table that is no more; it is asked again when its turn comes."""
    go = tmp_path / "go"
    body = noting(tmp_path, waiting_for(go))
    with in_process(tmp_path, programs=ada(a_program(tmp_path, body)), bot_seconds=PATIENCE) as house:
        ann = house.person()
        game = after_draft()
        seat = game.decision.seat
        id = house.lay(game, [ann if one == seat else None for one in range(2)], {1 - seat: "Ada"})
        before = ann.state(id, seat)
        ann.move(id, seat, "place quarry")
        wait(lambda: "decide" in heard(tmp_path))
        assert same_place(ann.undo(id, seat, ann.state(id, seat)["version"]).json(), before)
        go.touch()
        ann.move(id, seat, "place forest")
        wait(lambda: heard(tmp_path).count("decide") > 1)
        wait(lambda: seat in [one["seat"] for one in ann.state(id, seat)["decisions"]])
        entries = house.entries(id)
        assert entries[:3] == [(seat, "place quarry"), (seat, TAKE_BACK), (seat, "place forest")]
        assert {mover for mover, _ in entries[3:]} == {1 - seat}
        assert ann.state(id)["seats"][1 - seat]["forfeit"] == ""
        assert len(pids(tmp_path)) == 1


def test_a_forfeit_is_no_move_to_be_taken_back() -> None:
    game = after_draft()
    seat = game.decision.seat
    live = LiveTable(game.copy(), frozenset({1 - seat}))
    live.apply(seat, "place quarry")
    live.apply(1 - seat, forfeit_entry("slow"))
    assert live.version(seat) == len(live.entries) == 2
    assert live.may_take_back(seat)
    live.apply(seat, TAKE_BACK)
    assert live.game == game
    assert live.forfeits == {1 - seat: "slow"}
    assert live.version(seat) == 3


def test_nobody_can_forfeit_by_a_move(house: House) -> None:
    ann = house.person()
    id = ann.open("architects", ME, BOT)
    assert ann.play(id, 0, ann.state(id, 0)["version"], "forfeit slow").status_code == 422
    for type in regnum.games():
        for variant in type.variants():
            notations = regnum.new(type.name, max(type.seats), 1, **variant).catalogue.notations
            assert not any(words.split()[0] in ("forfeit", TAKE_BACK) for words in notations)


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ("python3 ada.py", "a program is given as 'NAME=program:COMMAND'"),
        ("program:python3 ada.py", "a program is given as 'NAME=program:COMMAND'"),
        ("=program:python3 ada.py", "a program is given as 'NAME=program:COMMAND'"),
        ("Ada=python3 ada.py", "a program is given as 'NAME=program:COMMAND'"),
        ("normal=program:python3 ada.py", "a bot of the house is called 'normal'"),
        ("Greedy=program:python3 ada.py", "a bot of the house is called 'Greedy'"),
        (f"{'a' * 25}=program:python3 ada.py", "at most 24 characters"),
        ("<Ada>=program:python3 ada.py", "at most 24 characters, and no signs"),
        ("Ada=program:python3 'ada.py", "the command can't be read"),
        ("Ada=program:", "needs a command"),
        ("Ada=program:no-such-program-anywhere ada.py", "there is no program 'no-such-program-anywhere'"),
    ],
)
def test_what_can_not_be_offered_is_refused_at_the_start(given: str, told: str) -> None:
    with pytest.raises(BadOption, match=r".") as refused:
        create(Settings(database="unused.sqlite", programs=(given,)))
    assert told in str(refused.value)


def test_the_command_says_what_is_wrong_with_a_program_and_leaves() -> None:
    command = [sys.executable, "-m", "regnum", "serve", "--database", "unused.sqlite", "--bot", "Ada=program:"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1].startswith("error: program: needs a command")
    assert not Path("unused.sqlite").exists()


def test_a_name_is_given_once_and_commands_are_read_as_in_a_shell() -> None:
    python = shlex.quote(sys.executable)
    assert offered([f"Ada Lovelace=program:{python} 'a b.py' c"]) == {"Ada Lovelace": [sys.executable, "a b.py", "c"]}
    with pytest.raises(BadOption, match="another program is called 'Ada'"):
        offered([f"Ada=program:{python} a.py", f"Ada=program:{python} b.py"])


@pytest.mark.parametrize("library", ["asyncio", "uvloop"])
def test_one_that_left_between_two_moves_forfeits_on_every_event_loop(tmp_path: Path, library: str) -> None:
    """Loops differ in what they say of a pipe that nobody reads any more."""

    async def ask() -> None:
        program = Program(a_program(tmp_path, noting(tmp_path, FIRST + "    sys.exit(3)")))
        game = regnum.new("architects", 2, 4)
        seat = game.decision.seat
        assert await program.choose(game, seat) == game.decision.moves[0]
        while alive(tmp_path):
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.1)
        with pytest.raises(Forfeit, match="ended with code 3 in place of answering 'decide'") as told:
            await program.choose(game, seat)
        assert told.value.reason == "ended"
        await program.tell_end(game, seat)
        await program.close()

    with asyncio.Runner(loop_factory=pytest.importorskip(library).new_event_loop) as runner:
        runner.run(ask())


def test_a_program_with_which_the_talk_broke_off_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever broke it off: nobody would know what its next line answers."""

    async def broken(*_: object) -> int:
        raise ValueError("something else")

    async def ask() -> None:
        held = Programs({"Ada": a_program(tmp_path, noting(tmp_path))}, 10.0)
        game = regnum.new("architects", 2, 4)
        seat = game.decision.seat
        await held.answer("t", seat, "Ada", game)
        assert alive(tmp_path)
        assert held.tables() == {"t"}
        monkeypatch.setattr(Program, "choose", broken)
        with pytest.raises(ValueError, match="something else"):
            await held.answer("t", seat, "Ada", game)
        assert held.tables() == set()
        assert not alive(tmp_path)

    asyncio.run(ask())
