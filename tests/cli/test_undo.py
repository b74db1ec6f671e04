"""Taking back at the terminal: by the rule of the table in the browser."""

from pathlib import Path

import regnum
from tests.cli.test_play import run, saved

SEED = "3"


def drafted(tmp_path: Path, players: int = 2) -> Path:
    """A game of Architects in which the first Worker is to be placed."""
    game = regnum.new("architects", players, 3)
    while "place quarry" not in game.decision.notations:
        game.play(game.decision.moves[0], game.decision.seat)
    file = tmp_path / "drafted.regnum"
    file.write_text(str(game.record), encoding="utf-8")
    return file


def test_undo_goes_back_to_the_last_own_decision(file: Path, tmp_path: Path) -> None:
    begun = drafted(tmp_path, 1)
    before = len(saved(begun).moves)
    result = run(["place quarry", "cofnij", "q"], "--resume", str(begun), file=file)
    assert "Taken back" in result.output
    assert len(saved(file).moves) == before


def test_what_a_bot_has_done_since_is_taken_back_too(file: Path, tmp_path: Path) -> None:
    begun = drafted(tmp_path)
    before = saved(begun)
    me = ["greedy", "greedy"]
    me[before.decision.seat] = "me"
    result = run(["place quarry", "u", "q"], "--resume", str(begun), "--seats", ",".join(me), file=file)
    assert "Taken back" in result.output
    assert saved(file) == before


def test_there_may_be_nothing_to_take_back(file: Path) -> None:
    assert "no decision yet" in run(["u", "q"], "architects", "--seed", SEED, file=file).output


def test_what_was_shown_stays(file: Path) -> None:
    """Keeping a Building passes the hands on: the next one has been seen."""
    result = run(["1", "u", "q"], "architects", "--seed", SEED, file=file)
    assert "that move can't be taken back" in result.output
    assert len(saved(file).moves) == 2


def test_another_person_is_asked(file: Path, tmp_path: Path) -> None:
    begun = drafted(tmp_path)
    seats = ("--resume", str(begun), "--seats", "me,me")
    both = ["", "place quarry", "", "place forest", "", "u"]
    before = len(saved(begun).moves)
    refused = run([*both, "n", "q"], *seats, file=file)
    assert "may it be taken back? (y/n)" in refused.output
    assert "It stays as it is." in refused.output
    assert len(saved(file).moves) == before + 2
    agreed = run([*both, "y", "q"], *seats, file=file)
    assert "Taken back" in agreed.output
    assert len(saved(file).moves) == before
