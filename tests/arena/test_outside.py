"""Programs outside: what they are told, and that those which misbehave lose their game and disturb nobody."""

import json
import os
import sys
from pathlib import Path

import pytest

import regnum
from regnum.arena import Here, new_tournament, play_tournament, summarize
from regnum.bots.outside import LAST_WORDS, Forfeit, OutsideBot
from tests.arena.made import a_program, entrant, is_alive, wait

pytestmark = pytest.mark.skipif(os.name == "nt", reason="programs are ended by their group, which Windows lacks")

READY = "if word == 'hello':\n    say('ready 1')\n"
FIRST = READY + "elif word == 'decide':\n    say('move ' + told['moves'][0])\n"


def forfeit(command: list[str], seconds: float = 20.0, start_seconds: float = 20.0) -> str:
    """What is said of a program that forfeits at its first move; its process must be gone."""
    game = regnum.new("architects", players=2, seed=4)
    with OutsideBot(command, 7, seconds, start_seconds) as bot, pytest.raises(Forfeit) as told:
        bot.choose(game, game.decision.seat)
    if bot.pid is not None:
        assert not is_alive(bot.pid)
    assert str(told.value).startswith(" ".join(command))
    return str(told.value).removeprefix(" ".join(command)).strip()


def test_a_program_is_told_what_its_seat_may_know_and_nothing_else(tmp_path: Path) -> None:
    heard = tmp_path / "heard.txt"
    keep = f"open({str(heard)!r}, 'a').write(line)\n"
    game = regnum.new("architects", players=3, seed=123456789, boards="advanced")
    seat = game.decision.seat
    with OutsideBot(a_program(tmp_path, keep + FIRST), seed=5, seconds=20) as bot:
        assert bot.choose(game, seat) == game.decision.moves[0]
        view = game.view(seat)
        bot.tell_end(game, seat)
    hello, decide, over, quit = heard.read_text(encoding="utf-8").splitlines()
    assert json.loads(hello.removeprefix("hello ")) == {
        "protocol": 1,
        "game": "architects",
        "rules": game.type.rules_version,
        "players": 3,
        "options": game.options,
        "seat": seat,
        "seed": 5,
        "seconds": 20,
    }
    told = json.loads(decide.removeprefix("decide "))
    assert told == {"moves": game.decision.notations, "view": json.loads(json.dumps(view))}
    assert json.loads(over.removeprefix("over ")) == {"view": told["view"]}
    assert quit == "quit"
    assert "123456789" not in heard.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ("time.sleep(60)", "took longer than 0.5 s to start"),
        (READY + "else:\n    time.sleep(60)", "took longer than 0.5 s to move"),
        ("pass", "took longer than 0.5 s to start"),
    ],
)
def test_a_slow_one_forfeits(tmp_path: Path, body: str, told: str) -> None:
    assert told in forfeit(a_program(tmp_path, body), seconds=0.5, start_seconds=20 if "ready" in body else 0.5)


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ("sys.exit('no licence')", "ended with code 1 in place of answering 'hello'; its last words: no licence"),
        (READY + "else:\n    1 / 0", "ended with code 1 in place of answering 'decide'"),
        (READY + "else:\n    1 / 0", "ZeroDivisionError"),
        (READY + "else:\n    os.kill(os.getpid(), 9)", "ended with code -9 in place of answering 'decide'"),
        ("say('ready 2')", "speaks version '2' of the protocol; this is version 1"),
        ("say('')", r"answered 'hello' with b'\n' in place of a line 'ready ...'"),
        (READY + "else:\n    say('keep quarry')", r"answered 'decide' with b'keep quarry\n' in place of a line 'move"),
        (READY + "else:\n    sys.stdout.buffer.write(bytes(range(128, 256)) + b'\\n'); sys.stdout.flush()", "in place"),
        (READY + "else:\n    say('move')", "answered what is no move"),
        (READY + "else:\n    say('move fly to the moon')", "answered what is no move"),
        (READY + "else:\n    say('move place quarry')", "answered the illegal move 'place quarry': "),
        ("while True:\n    sys.stdout.write('x' * 10000)", "said a line longer than 4096 bytes"),
        ("while True:\n    say('info thinking')", "answered 'hello' with b'info thinking\\n'"),
    ],
)
def test_one_that_crashes_or_breaks_the_protocol_forfeits(tmp_path: Path, body: str, told: str) -> None:
    assert told in forfeit(a_program(tmp_path, body))


def test_of_a_flood_of_last_words_the_end_is_kept(tmp_path: Path) -> None:
    told = forfeit(a_program(tmp_path, "sys.stderr.write('bla ' * 500_000 + 'the end')\nsys.exit(3)"))
    assert "ended with code 3" in told
    assert told.endswith("the end")
    assert len(told) < LAST_WORDS + 200


def test_one_that_never_reads_can_not_block_the_arena(tmp_path: Path) -> None:
    game = regnum.new("architects", players=2, seed=4)
    script = tmp_path / "deaf.py"
    answers = f"'move {game.decision.notations[0]}\\n' * 1000"
    script.write_text(f"import time\nprint('ready 1\\n' + {answers}, flush=True)\ntime.sleep(60)\n", encoding="utf-8")

    def go_on(bot: OutsideBot) -> None:
        for _ in range(1000):
            bot.choose(game, game.decision.seat)

    with OutsideBot([sys.executable, str(script)], 7, seconds=1.0) as bot, pytest.raises(Forfeit, match="to move"):
        go_on(bot)


def test_one_that_can_not_be_started_forfeits(tmp_path: Path) -> None:
    assert "could not be started" in forfeit([str(tmp_path / "nothing")])


def test_what_a_program_has_started_ends_with_it(tmp_path: Path) -> None:
    note = tmp_path / "child"
    start = f"child = subprocess.Popen(['sleep', '1000'])\nopen({str(note)!r}, 'w').write(str(child.pid))\n"
    game = regnum.new("architects", players=2, seed=4)
    with OutsideBot(a_program(tmp_path, READY + "else:\n" + indented(start + "time.sleep(60)")), 7, 2.0) as bot:
        with pytest.raises(Forfeit):
            bot.choose(game, game.decision.seat)
        child = int(note.read_text(encoding="utf-8"))
        assert is_alive(child)
    wait(lambda: not is_alive(child))


def indented(body: str) -> str:
    return "".join(f"    {line}\n" for line in body.splitlines())


def test_one_that_will_not_leave_is_ended(tmp_path: Path) -> None:
    game = regnum.new("architects", players=2, seed=4)
    with OutsideBot(a_program(tmp_path, FIRST + "else:\n    time.sleep(1000)"), 7) as bot:
        bot.choose(game, game.decision.seat)
        bot.tell_end(game, 0)
        assert bot.pid is not None
        assert is_alive(bot.pid)
    assert not is_alive(bot.pid)


def test_a_program_that_misbehaves_loses_and_the_others_play_on(tmp_path: Path) -> None:
    good = entrant(a_program(tmp_path, FIRST, "good.py"), "good")
    bad = entrant(a_program(tmp_path, READY + "else:\n    sys.exit('oh no')", "bad.py"), "bad")
    tournament = new_tournament("architects", ["random", good, bad], games=2)
    results = play_tournament(tournament, Here())
    for result in results:
        assert (bad in result.bots) == bool(result.forfeits) == (not result.over)
        if bad in result.bots:
            assert result.places[result.bots.index(bad)] == 2
    report = summarize(tournament, results)
    assert [bot.forfeits for bot in report.ratings if bot.bot == bad] == [4]
    assert report.ratings[-1].bot == bad
    assert report.unfinished == 0
    assert all("oh no" in forfeit.what for forfeit in report.forfeits)


def test_the_example_of_the_manual_plays_whole_games() -> None:
    example = Path(__file__).parents[2] / "examples" / "outside_bot.py"
    tournament = new_tournament("wonderful_kingdom", ["random", f"program:{sys.executable} {example}"], games=2)
    results = play_tournament(tournament, Here())
    assert all(result.over and not result.forfeits for result in results)
    again = play_tournament(tournament, Here())
    assert [result.digests for result in again] == [result.digests for result in results]
