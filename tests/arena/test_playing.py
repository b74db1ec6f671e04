"""Whole tournaments: the same results wherever they are played, and whatever happens on the way."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from regnum.arena import Here, Play, Processes, Result, in_order, new_tournament, play_tournament
from regnum.arena.tournament import Tournament
from regnum.engine.errors import RegnumError
from tests.arena.made import a_program, entrant, is_alive, wait

posix = pytest.mark.skipif(os.name == "nt", reason="signals are another matter there")


def a_short_one() -> Tournament:
    return new_tournament("architects", ["random", "greedy"], games=4, seed=3)


@pytest.fixture(scope="module")
def straight() -> list[Result]:
    """The short tournament, played in one go in one process."""
    return play_tournament(a_short_one(), Here())


def timeless(results: list[Result]) -> list[Result]:
    """Results without the time they took: all that must be the same everywhere."""
    return [msgspec.structs.replace(result, seconds=()) for result in results]


def test_results_do_not_depend_on_how_many_processes_play(straight: list[Result]) -> None:
    assert timeless(play_tournament(a_short_one(), Processes(2))) == timeless(straight)
    assert [result.number for result in straight] == [0, 1, 2, 3]
    assert [result.seed for result in straight] == [3, 3, 4, 4]
    assert straight[0].bots == straight[1].bots[::-1]


def test_what_was_stopped_goes_on_and_ends_the_same(tmp_path: Path, straight: list[Result]) -> None:
    path = tmp_path / "results.jsonl"
    play = iter(Play(a_short_one(), Here(), path))
    next(play)
    play.close()  # type: ignore[attr-defined]
    again = Play(a_short_one(), Here(), path)
    assert sorted(again.results) == [0]
    assert [result.number for result in again] == [1, 2, 3]
    assert timeless(in_order(again.results)) == timeless(straight)
    assert list(Play(a_short_one(), Here(), path)) == []


def children(pid: int) -> list[int]:
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    return [int(child) for child in found]


@posix
def test_kill_9_loses_only_games_in_flight_and_leaves_nobody_behind(tmp_path: Path, straight: list[Result]) -> None:
    path = tmp_path / "results.jsonl"
    arguments = ["architects", "--bots", "random,greedy", "--games", "4", "--seed", "3", "--out", str(path)]
    command = [sys.executable, "-m", "regnum", "arena", *arguments, "--jobs", "2"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    while not path.exists() or path.read_bytes().count(b"\n") < 2:
        assert process.poll() is None
        time.sleep(0.02)
    workers = children(process.pid)
    assert len(workers) >= 2
    process.kill()
    process.wait()
    wait(lambda: not any(is_alive(worker) for worker in workers))
    written = path.read_bytes().count(b"\n") - 1
    play = Play(a_short_one(), Here(), path)
    assert len(play.results) == written >= 1
    assert len(list(play)) == 4 - written
    assert timeless(in_order(play.results)) == timeless(straight)


@posix
def test_a_program_outside_ends_with_an_arena_that_is_killed(tmp_path: Path) -> None:
    note = tmp_path / "pid"
    stubborn = f"signal.signal(signal.SIGTERM, signal.SIG_IGN)\nopen({str(note)!r}, 'w').write(f'{{os.getpid()}}\\n')\n"
    command = a_program(tmp_path, "import signal\n" + stubborn + "time.sleep(1000)")
    arguments = ["architects", "--bots", f"random,{entrant(command)}", "--jobs", "2"]
    process = subprocess.Popen([sys.executable, "-m", "regnum", "arena", *arguments], stdout=subprocess.DEVNULL)
    while not note.exists() or not note.read_text(encoding="ascii").endswith("\n"):
        assert process.poll() is None
        time.sleep(0.02)
    process.kill()
    process.wait()
    wait(lambda: not is_alive(int(note.read_text(encoding="ascii").split()[0])))


def fall_once(path: Path) -> str:
    """Work at which the first worker dies."""
    if path.name == "work-1" and not path.exists():
        path.touch()
        fall()
    return path.name


def fall(_: int = 0) -> None:
    """Work at which every worker dies; not before the pool knows who works at what, which it hears now and then."""
    time.sleep(0.5)
    os.kill(os.getpid(), signal.SIGKILL)


@posix
def test_what_a_lost_worker_had_in_hand_is_done_again(tmp_path: Path) -> None:
    names = [f"work-{number}" for number in range(3)]
    assert sorted(Processes(2).play(fall_once, [tmp_path / name for name in names])) == names


@posix
@pytest.mark.slow
def test_work_at_which_every_worker_is_lost_is_given_up(tmp_path: Path) -> None:
    with pytest.raises(RegnumError, match="workers were lost over the same game"):
        list(Processes(1).play(fall, [1]))


def test_tables_of_three_and_races() -> None:
    three = new_tournament("architects", ["random", "greedy"], players=3, games=6)
    result = next(iter(Play(three, Here())))
    assert sorted(result.bots) == ["greedy", "greedy", "random"]
    assert len(result.scores) == len(result.places) == 3
    race = next(iter(Play(new_tournament("wonderful_kingdom", ["random", "greedy"], players=1), Here())))
    assert race.bots == ("random", "greedy")
    assert race.places == (2, 1)
    assert len(race.digests) == 2
