"""Saved games: who plays is remembered, the last goes on, and all are listed."""

import json
import os
from pathlib import Path

import pytest
from typer.testing import CliRunner

import regnum
from regnum.cli.main import app
from tests.cli.test_play import HERE, run, saved


def typed(words: list[str], *lines: str) -> str:
    result = CliRunner().invoke(app, words, input="".join(f"{line}\n" for line in lines), env=HERE)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    assert result.exit_code == 0, result.output
    return result.output


def test_resume_remembers_who_plays(file: Path) -> None:
    run(["1", "q"], "architects", "--seed", "3", "--seats", "me,random,beginner", file=file)
    assert saved(file).players == 3
    assert "players: me, random, beginner\n" in file.read_text(encoding="utf-8")
    typed(["play", "--resume", str(file)], "1", "q")
    assert "players: me, random, beginner\n" in file.read_text(encoding="utf-8")
    typed(["play", "--resume", str(file), "--seats", "me,greedy,greedy"], "q")
    assert "players: me, greedy, greedy\n" in file.read_text(encoding="utf-8")


def test_who_plays_is_no_matter_of_the_rules(file: Path) -> None:
    run(["1", "q"], "architects", "--seed", "3", file=file)
    game = saved(file)
    assert regnum.load(str(game.record)) == game
    assert "players" not in str(game.record)


def test_continue_goes_on_with_the_last_game_that_is_not_over(tmp_path: Path) -> None:
    typed(["play", "wonderful_kingdom", "--seed", "3"], "q")
    typed(["play", "architects", "--seed", "3"], "1", "q")
    folder = tmp_path / "data" / "regnum"
    older, newer = folder.glob("wonderful_kingdom-*.regnum"), folder.glob("architects-*.regnum")
    os.utime(next(older), (1, 1))
    over = folder / "architects-over.regnum"
    typed(["play", "architects", "--seed", "3", "--seats", "random,random", "--save", str(over)])
    (folder / "notes.regnum").write_text("no game", encoding="utf-8")
    assert "Architects" in typed(["play", "--continue"], "1", "q")
    assert len(saved(next(newer)).moves) > 2
    assert "Wonderful Kingdom" in typed(["play", "wonderful_kingdom", "-c"], "q")


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_saves_are_listed(lang: str, tmp_path: Path) -> None:
    empty = typed(["saves", "--lang", lang])
    assert ("No game is saved yet" if lang == "en" else "Nie ma jeszcze zapisanych gier") in empty
    typed(["play", "architects", "--seed", "3"], "1", "q")
    listed = " ".join(typed(["saves", "--lang", lang]).split())
    assert ("Architects of the West Kingdom" if lang == "en" else "Architekci Zachodniego Królestwa") in listed
    assert ("me, greedy 2 moves" if lang == "en" else "me, greedy 2 ruchy") in listed
    (only,) = json.loads(typed(["saves", "--json"]))
    assert (only["game"], only["players"], only["moves"], only["over"]) == ("architects", ["me", "greedy"], 2, False)
    assert Path(only["file"]).exists()
    assert only["file"] in listed, "whole, to be copied"
