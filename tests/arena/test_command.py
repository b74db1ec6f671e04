"""`regnum arena`: what it prints, its page, and its exit codes."""

import json
import re
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest
from typer.testing import CliRunner

from regnum.arena import Report, playing, summarize
from regnum.arena.formats import upcoming
from regnum.arena.page import page
from regnum.arena.results import Result, ResultsFile
from regnum.arena.tournament import Fixture, Tournament
from regnum.cli.main import app, main
from tests.arena.made import a_result, a_tournament, won_by

runner = CliRunner()


def run(*arguments: str, code: int = 0) -> str:
    result = runner.invoke(app, ["arena", *arguments])
    assert result.exit_code == code, result.output
    return result.stdout


def a_finished_file(path: Path, tournament: Tournament) -> None:
    """A file in which all games have been played, and the bot named last has won: the command only reports."""
    file = ResultsFile(path, tournament)
    while games := upcoming(tournament, file.results):
        for game in games:
            file.results[game.number] = won_by(game, tournament.bots[::-1])
            file.append(file.results[game.number])
    file.close()


def test_a_tournament_is_played_and_reported_as_json(tmp_path: Path) -> None:
    arguments = ("architects", "--bots", "random,greedy", "--games", "2", "--jobs", "1", "--seed", "7")
    told = json.loads(run(*arguments, "--out", str(tmp_path / "results.jsonl"), "--json"))
    assert set(told) == set(Report.__struct_fields__)
    assert told["games"] == 2
    assert [bot["bot"] for bot in told["ratings"]] == ["greedy", "random"]
    assert told["pairings"][0]["share"] == 1.0
    assert len(told["course"]["greedy"]) == 3
    again = json.loads(run(*arguments, "--out", str(tmp_path / "results.jsonl"), "--json"))
    assert again == told


@pytest.mark.parametrize("format", ["round-robin", "ladder"])
def test_a_finished_file_is_reported_in_tables_and_as_a_page(tmp_path: Path, format: str) -> None:
    results, html = tmp_path / "results.jsonl", tmp_path / "report.html"
    a_finished_file(results, a_tournament(games=40, format=format))
    arguments = ("architects", "--bots", "random,greedy", "--games", "40", "--format", format)
    told = run(*arguments, "--out", str(results), "--html", str(html))
    assert "40 games" in told
    assert "100.0%" in told
    assert ("The ladder, from the top: greedy, random" in told) == (format == "ladder")
    assert "greedy" in html.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "arguments",
    [
        ("architects",),
        ("architects", "--bots", "random,greedy", "--games", "0"),
        ("architects", "--bots", "random,greedy", "-o", "boards"),
        ("architects", "--bots", "random,greedy", "--html", "no-such-folder/report.html"),
        ("architects", "--bots", "random,greedy", "--html", "."),
    ],
)
def test_bad_arguments_end_with_code_2(arguments: tuple[str, ...]) -> None:
    run(*arguments, code=2)


@pytest.mark.parametrize(
    "arguments",
    [
        ("chess", "--bots", "random,greedy"),
        ("architects", "--bots", "random,genius"),
        ("architects", "--bots", "random"),
        ("architects", "--bots", "random,greedy", "--format", "swiss"),
        ("architects", "--bots", "random,greedy", "--out", "no-such-folder/results.jsonl"),
    ],
)
def test_what_can_not_be_played_ends_with_a_line_and_code_2(
    arguments: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["regnum", "arena", *arguments])
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == 2
    assert capsys.readouterr().err.startswith("error: ")


def test_a_page_that_can_not_be_written_costs_nobody_the_report(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    results, html = tmp_path / "results.jsonl", tmp_path / "report.html"
    a_finished_file(results, a_tournament(games=2))
    monkeypatch.setattr(Path, "write_text", refuse)
    arguments = ("architects", "--bots", "random,greedy", "--games", "2", "--out", str(results), "--html", str(html))
    told = runner.invoke(app, ["arena", *arguments])
    assert told.exit_code == 2
    assert "2 games" in told.stdout
    assert told.stderr == f"error: {html}: No space left on device\n"


def test_one_that_is_stopped_reports_what_there_is_and_ends_with_code_1(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def play_two(_: Tournament, game: Fixture) -> Result:
        if game.number == 2:
            raise KeyboardInterrupt
        return won_by(game, ["greedy", "random"])

    results = tmp_path / "results[v2].jsonl"
    arguments = ("--bots", "random,greedy", "--games", "6", "--jobs", "1", "--out", str(results))
    monkeypatch.setattr(playing, "play_fixture", play_two)
    stopped = runner.invoke(app, ["arena", "architects", *arguments])
    assert stopped.exit_code == 1
    assert "2 games" in stopped.stdout
    assert stopped.stderr.endswith(f"4 games were not played; run it again to go on with {results}\n")


def test_games_that_never_end_are_told_and_end_with_code_1(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "play_fixture", lambda _, game: a_result(game.bots, [1, 1], game.number, over=False))
    told = runner.invoke(app, ["arena", "architects", "--bots", "random,greedy", "--games", "2", "--jobs", "1"])
    assert told.exit_code == 1
    assert told.stderr == "2 games did not come to an end\n"


@pytest.mark.parametrize("name", ["a[/b]", "my[v2]bot", "b:smile:", "[red]"])
def test_names_are_printed_as_they_are(tmp_path: Path, name: str) -> None:
    results = tmp_path / "results.jsonl"
    bots = ("random", f"{name}=program:{sys.executable} bot.py")
    a_finished_file(results, a_tournament(*bots, games=40, format="ladder"))
    arguments = ("architects", "--bots", ",".join(bots), "--games", "40", "--format", "ladder")
    told = run(*arguments, "--out", str(results))
    assert told.count(name) == 3  # in the ratings, in the pairs and on the ladder


def test_without_ray_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.delitem(sys.modules, "regnum.arena.cluster", raising=False)
    monkeypatch.setattr(sys, "argv", ["regnum", "arena", "architects", "--bots", "random,greedy", "--ray", "auto"])
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == 2
    assert "pip install '.[cluster]'" in capsys.readouterr().err


class Tags(HTMLParser):
    """Checks that every tag is closed, and notes what refers to elsewhere."""

    VOID = {"meta", "line", "circle", "rect", "polyline"}

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.elsewhere: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        self.elsewhere += [name for name, _ in attrs if name in ("src", "href", "xlink:href")]
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.VOID:
            assert self.open.pop() == tag


def a_report(players: int = 2) -> Report:
    bots = ("greedy", "random", "<b>mine</b>=program:python3 x.py")
    tournament = a_tournament(*bots, players=players, games=6)
    results: dict[int, Result] = {game.number: won_by(game, bots) for game in upcoming(tournament, {})}
    results[0] = a_result(results[0].bots, results[0].places, 0, forfeits={0: "did <nothing>"}, over=False)
    return summarize(tournament, list(results.values()))


@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_page_stands_alone(players: int) -> None:
    html = page(a_report(players))
    tags = Tags()
    tags.feed(html)
    assert tags.open == []
    assert tags.elsewhere == []
    assert "script" not in tags.seen
    assert "b" not in tags.seen
    assert "nothing" not in tags.seen
    assert tags.seen.count("svg") == 3
    assert "prefers-color-scheme: dark" in html
    assert not re.search(r"https?:|url\(|@import|nan|None", html)
    assert ("By seat" in html) == (players > 1)
