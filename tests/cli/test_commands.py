"""The reporting commands: what they print, that it depends on the arguments alone, and their exit codes."""

import json
import os
import signal
import subprocess
import sys
import time
import tomllib
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import regnum
from regnum.arena.matches import play_table
from regnum.cli.analyse import chance_chart
from regnum.cli.main import app, main
from regnum.engine.record import parse_record
from regnum.engine.rng import seeded
from tests.conformance.tables import play_on

runner = CliRunner()


def run(*arguments: str, code: int = 0) -> str:
    result = runner.invoke(app, list(arguments))
    assert result.exit_code == code, result.output
    return result.stdout


def report(*arguments: str) -> Any:
    return json.loads(run(*arguments, "--json"))


def a_record(tmp_path: Path, moves: int = 60) -> Path:
    game = regnum.new("architects", players=2, seed=8)
    play_on(game, seeded(8), moves)
    path = tmp_path / "game.record"
    path.write_text(str(game.record), encoding="utf-8")
    return path


def test_games_lists_every_game_with_its_options() -> None:
    listed = report("games")
    assert [game["name"] for game in listed] == [game.name for game in regnum.games()]
    assert listed[0]["players"] == [1, 2, 3, 4, 5]
    assert "boards" in [option["name"] for option in listed[0]["options"]]
    assert "boards" in run("games")


def test_simulate_depends_on_its_arguments_alone() -> None:
    arguments = ("simulate", "architects", "--players", "2", "--bots", "greedy", "--games", "3", "--seed", "5")
    one, other = report(*arguments, "--cores", "1"), report(*arguments, "--cores", "2")
    assert set(one) == {"game", "options", "games", "finished", "decisions", "seconds", "results"}
    one.pop("seconds")
    other.pop("seconds")
    assert one == other
    assert one["games"] == one["finished"] == 3
    assert [result["seed"] for result in one["results"]] == [5, 6, 7]
    assert set(one["results"][0]) == {
        *("seed", "scores", "over", "winners", "together", "goal", "rivals", "decisions", "digest")
    }
    assert one["decisions"] == sum(result["decisions"] for result in one["results"])


def test_simulate_lets_a_search_play_with_a_budget_of_its_own() -> None:
    assert report("simulate", "wonderful_kingdom", "--bots", "search:2,random", "--games", "1")["finished"] == 1


def test_a_game_that_nobody_wins_is_finished_too() -> None:
    told = report("simulate", "wonderful_kingdom", "--games", "1", "--seed", "9", "--cores", "1")
    assert told["finished"] == 1
    assert told["results"][0]["winners"] == []


def test_simulate_prints_a_table_and_takes_options() -> None:
    told = run("simulate", "architects", "--players", "2", "--games", "2", "-o", "boards=advanced")
    assert "2 games" in told
    assert "random" in told


@pytest.mark.parametrize(
    ("pairs", "board"),
    [
        (["board=ada,rudolf"], ["ada", "rudolf"]),
        (["board.red=rudolf"], ["random", "rudolf"]),
        (["board.red=ada", "board.blue=rudolf"], ["rudolf", "ada"]),
    ],
)
def test_an_option_for_a_seat_is_given_for_all_or_for_one(pairs: list[str], board: list[str]) -> None:
    words = [word for pair in ["boards=advanced", *pairs] for word in ("-o", pair)]
    told = report("simulate", "architects", "--games", "1", *words)
    assert told["options"]["board"] == board
    same = regnum.new("architects", 2, 0, boards="advanced", board=board)
    assert told["results"][0]["digest"] == play_table("architects", ["random"] * 2, 0, same.options).digest
    assert report("bench", "architects", "--players", "2", "--seconds", "0.1", *words)["decisions_per_second"] > 0
    assert report("fuzz", "architects", "--players", "2", "--games", "1", "--every", "500", *words)["games"] == 1


@pytest.mark.parametrize(
    "arguments",
    [
        ("simulate", "architects", "--players", "2", "--bots", "random,random,random"),
        ("simulate", "architects", "-o", "boards"),
        ("simulate", "architects", "-o", "boards=advanced", "-o", "board.=ada"),
        ("simulate", "architects", "-o", "boards=advanced", "-o", "board=ada,random", "-o", "board.red=rudolf"),
        ("fuzz", "-o", "boards=advanced"),
        ("simulate", "architects", "--games", "0"),
        ("replay", "no-such-file.record"),
        ("bench", "--seconds", "-1"),
        ("fuzz", "--folder", "no-such-folder"),
        ("nonsense",),
    ],
)
def test_bad_arguments_end_with_code_2(arguments: tuple[str, ...]) -> None:
    run(*arguments, code=2)


@pytest.mark.parametrize(
    "arguments",
    [
        ("simulate", "chess"),
        ("simulate", "architects", "--bots", "genius"),
        ("simulate", "architects", "--players", "9"),
        ("simulate", "architects", "-o", "bords=advanced"),
        ("bench", "chess"),
        ("fuzz", "chess"),
        ("fuzz", "architects", "-o", "boards=advanced", "-o", "board=ada,rudolf"),
        ("simulate", "architects", "-o", "boards=advanced", "-o", "board.green=ada"),
        ("simulate", "architects", "-o", "boards.red=advanced"),
    ],
)
def test_what_the_rules_refuse_ends_with_a_line_and_code_2(
    arguments: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["regnum", *arguments])
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == 2
    assert capsys.readouterr().err.startswith("error: ")


@pytest.mark.skipif(os.name == "nt", reason="signals are another matter there")
def test_ctrl_c_keeps_the_results_so_far() -> None:
    for seconds in (3, 8, 15, 40):  # on a crowded machine the program and its first games may take their time
        code, out, err = _interrupted(seconds)
        told = json.loads(out) if out else {"results": []}
        if told["results"]:
            break
    assert code == 1
    assert 0 < len(told["results"]) == told["finished"] < told["games"] == 200000
    assert "results so far" in err


def _interrupted(seconds: float) -> tuple[int, str, str]:
    """What a long simulation says that is stopped after some seconds."""
    command = [sys.executable, "-m", "regnum", "simulate", "architects", "--games", "200000", "--json"]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, preexec_fn=_heed_ctrl_c
    )
    time.sleep(seconds)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    return process.returncode, out, err


def _heed_ctrl_c() -> None:
    """Also where the tests themselves run in the background of a shell, which has Ctrl-C ignored there."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_bench_says_which_build_it_measures() -> None:
    told = report("bench", "--seconds", "0.2")
    figures = {key: value for key, value in told.items() if key not in ("game", "compiled")}
    rates = {f"{what}_per_second" for what in ("decisions", "games", "calls", "walks")}
    assert set(figures) == {*rates, "copy_microseconds"}
    assert all(value > 0 for value in figures.values())
    assert told["compiled"] == regnum.compiled()
    assert ("compiled" if regnum.compiled() else "interpreted") in run("bench", "--seconds", "0.2")


def test_bench_seats_as_many_as_can_play() -> None:
    assert "wonderful_kingdom for 2" in run("bench", "wonderful_kingdom", "--seconds", "0.2")
    assert "architects for 5" in run("bench", "--seconds", "0.2")
    assert "architects for 3" in run("bench", "--players", "3", "--seconds", "0.2")


def test_replay_tells_checks_and_shows_a_position(tmp_path: Path) -> None:
    path = a_record(tmp_path)
    game = regnum.load(path.read_text(encoding="utf-8"))
    assert "60 moves" in run("replay", str(path), "--check")
    assert report("replay", str(path))["digest"] == game.digest()
    position = json.loads(run("replay", str(path), "--at", "20"))
    assert regnum.from_position(position) == game.at(20)


def test_replay_says_who_has_conceded(tmp_path: Path) -> None:
    path = a_record(tmp_path)
    record = parse_record(path.read_text(encoding="utf-8"))
    record.conceded = record.moves[0][0]
    path.write_text(str(record), encoding="utf-8")
    assert "concedes" in run("replay", str(path), "--check")
    assert report("replay", str(path))["conceded"] == record.conceded


def test_replay_steps_until_told_to_stop(tmp_path: Path) -> None:
    result = runner.invoke(app, ["replay", str(a_record(tmp_path)), "--step"], input="\n\nq\n")
    assert result.exit_code == 0
    assert "3. " in result.stdout
    assert "4. " not in result.stdout


def test_replay_names_the_line_of_a_damaged_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = a_record(tmp_path)
    path.write_text(path.read_text(encoding="utf-8")[:-30], encoding="utf-8")
    monkeypatch.setattr(sys, "argv", ["regnum", "replay", str(path)])
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == 2
    assert "line " in capsys.readouterr().err


def test_fuzz_plays_and_counts(tmp_path: Path) -> None:
    told = report("fuzz", "architects", "--games", "1", "--every", "200", "--folder", str(tmp_path))
    assert told["games"] == 1
    assert told["decisions"] > 0
    assert list(tmp_path.iterdir()) == []


def test_fuzz_leaves_the_record_of_a_failing_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(game: regnum.Game) -> None:
        assert len(game.moves) < 12, "a planted mistake"

    monkeypatch.setattr("regnum.cli.fuzz.checks.check_components", broken)
    told = run("fuzz", "--games", "3", "--folder", str(tmp_path), code=1)
    assert "a planted mistake" in told
    (left,) = tmp_path.iterdir()
    assert len(regnum.load(left.read_text(encoding="utf-8")).moves) == 12


def test_analyse_tells_the_chances_at_every_move(tmp_path: Path) -> None:
    record = a_record(tmp_path, 9)
    told = report("analyse", str(record), "--walks", "2")
    assert [move["ply"] for move in told["moves"]] == list(range(9))
    assert all(abs(sum(move["chances"]) - 1) < 0.001 for move in told["moves"])
    assert set(told["turning_points"]) <= set(range(9))
    text = run("analyse", str(record), "--walks", "2")
    assert "Where the game turned" in text
    assert "blue" in text


@pytest.mark.parametrize("moves", [2, 71, 72, 73, 300])
def test_a_chart_of_chances_begins_and_ends_with_the_game(moves: int) -> None:
    chart = chance_chart([1.0] + [0.0] * (moves - 2) + [1.0])
    assert len(chart) == min(moves, 72)
    assert chart[0] == chart[-1] == "█"


def test_a_record_without_moves_is_not_analysed(tmp_path: Path) -> None:
    assert "nothing was played yet" in runner.invoke(app, ["analyse", str(a_record(tmp_path, 0))]).stderr


def test_the_script_of_the_command_reads_nothing_until_it_runs() -> None:
    """Every process that the server starts reads the script too, and would carry all of the command about."""
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text())
    module, _, name = project["project"]["scripts"]["regnum"].partition(":")
    words = f"import sys; from {module} import {name}; print('typer' in sys.modules, 'litestar' in sys.modules)"
    words += f"; sys.argv[1:] = ['--version']; {name}()"
    told = subprocess.run([sys.executable, "-c", words], capture_output=True, text=True, check=True).stdout
    assert told.splitlines()[0] == "False False"
    assert told.splitlines()[1].startswith("regnum ")
