"""`regnum play`, typed at by a script."""

from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import regnum
from regnum.bots import make_bot
from regnum.bots.base import bot_seed
from regnum.cli.main import app, main

HERE = {"COLUMNS": "100", "LC_ALL": "C"}


def run(typed: list[str], *arguments: str, file: Path) -> Result:
    words = ["play", *arguments, "--save", str(file)]
    result = CliRunner().invoke(app, words, input="".join(f"{line}\n" for line in typed), env=HERE)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    assert result.exit_code == 0, result.output
    return result


def saved(file: Path) -> regnum.Game:
    return regnum.load(file.read_text(encoding="utf-8"))


def answers(game: regnum.Game, seed: int) -> list[str]:
    """What blue types against a greedy red until the end: random moves, now by number, now by notation."""
    bots = [make_bot("random", 99), make_bot("greedy", bot_seed(seed, 1))]
    typed: list[str] = []
    while not game.over:
        decision = game.decision
        move = bots[decision.seat].choose(game, decision.seat)
        if decision.seat == 0:
            words = game.catalogue.notations[move]
            typed.append(words if len(typed) % 2 else str(decision.moves.index(move) + 1))
        game.play(move, decision.seat)
    return typed


@pytest.fixture(scope="module")
def played() -> tuple[regnum.Game, list[str]]:
    """A whole game against greedy, and what blue typed in it."""
    game = regnum.new("architects", 2, 1)
    return game, answers(game, 1)


def test_a_whole_game(file: Path, played: tuple[regnum.Game, list[str]]) -> None:
    _, typed = played
    result = run(typed, "architects", "--seed", "1", "--seats", "me,greedy", file=file)
    assert saved(file).over
    assert "Total" in result.output
    assert "wins." in result.output
    assert "None" not in result.output


def test_the_last_turns_of_a_game_in_polish(file: Path, tmp_path: Path, played: tuple[regnum.Game, list[str]]) -> None:
    game, _ = played
    late = game.at(len(game.moves) - 60)
    begun = tmp_path / "begun.regnum"
    begun.write_text(str(late.record), encoding="utf-8")
    result = run(answers(late, 1), "--resume", str(begun), "--seats", "me,greedy", "--lang", "pl", file=file)
    assert saved(file).over
    assert "Razem" in result.output
    assert "Wygrywa" in result.output


def test_a_game_of_bots_is_told_to_its_end(file: Path) -> None:
    result = run([], "architects", "--seed", "3", "--seats", "random,random", file=file)
    assert "Final scores" in result.output
    assert "Total" in result.output
    assert saved(file).over


def test_quit_says_how_to_resume(file: Path) -> None:
    result = run(["1", "q"], "architects", "--seed", "3", file=file)
    assert f"regnum play --resume {file}\n" in result.output
    assert len(saved(file).moves) == 2


def test_the_end_of_input_saves_and_leaves(file: Path) -> None:
    result = run(["2"], "architects", "--seed", "3", file=file)
    assert "To go on later" in result.output
    assert len(saved(file).moves) == 2


def test_resume_goes_on(file: Path) -> None:
    run(["1", "1", "1", "q"], "architects", "--seed", "3", file=file)
    before = len(saved(file).moves)
    result = CliRunner().invoke(app, ["play", "--resume", str(file)], input="1\nq\n", env=HERE)
    assert result.exit_code == 0, result.output
    assert len(saved(file).moves) > before


def test_autosave_goes_to_the_data_folder(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["play", "architects", "--seed", "3"], input="q\n", env=HERE)
    assert result.exit_code == 0, result.output
    kept = list((tmp_path / "data" / "regnum").glob("architects-*.regnum"))
    assert len(kept) == 1
    assert str(kept[0]) in result.output


@pytest.mark.parametrize("word", ["q", "Q", "quit", "exit", "koniec"])
def test_words_to_leave(word: str, file: Path) -> None:
    result = run([word, "1"], "architects", "--seed", "3", file=file)
    assert "To go on later" in result.output
    assert saved(file).moves == []


def test_what_happened_is_told_below_the_table(file: Path) -> None:
    shown = run(["1", "1", "1", "q"], "architects", "--seed", "3", file=file).output
    last = shown[shown.rindex("Your hand") :]
    assert "begins the game" in last
    assert last.index("begins the game") < last.index("where do you place a Worker?")


def test_the_end_of_a_game_of_friends_tells_only_what_is_new(file: Path, tmp_path: Path) -> None:
    game = regnum.new("architects", 2, 1)
    bot = make_bot("random", 1)
    while not game.over:
        game.play(bot.choose(game, game.decision.seat), game.decision.seat)
    late = game.at(len(game.moves) - 12)
    begun = tmp_path / "begun.regnum"
    begun.write_text(str(late.record), encoding="utf-8")
    typed: list[str] = []
    looking = -1
    for seat, move in game.moves[-12:]:
        typed += [""] if seat != looking else []
        typed.append(game.catalogue.notations[move])
        looking = seat
    result = run(typed, "--resume", str(begun), "--seats", "me,me", file=file)
    assert saved(file).over
    end = result.output[result.output.rindex("> ") :]
    assert "Final scores" in end
    assert len(end.split("The game is over.")[0].splitlines()) < 12


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("0", "There is no move 0"),
        ("99", "There is no move 99"),
        ("-1", "There is no move -1"),
        ("keep tavrn", 'Did you mean "keep tavern"'),
        ("xyzzy", '"xyzzy" is no move'),
        ("[bold]", '"[bold]" is no move'),
        ("place quarry", "That is not what is to be decided now. (ARC-SETUP-11)"),
        ("w place quarry", "That is not what is to be decided now."),
        ("w", "Say which move"),
        ("w 2", "That move is legal now."),
        ("why not", '"not" is no move'),
        ("w xyzzy", '"xyzzy" is no move'),
        ("l", "Nothing has happened"),
        ("?", "take back: return to your last decision"),
        ("help", "take back: return to your last decision"),
        ("undo", "no decision yet"),
        ("s /dev/null/x", "Could not save"),
    ],
)
def test_what_is_no_move_changes_nothing(typed: str, answer: str, file: Path) -> None:
    result = run([typed, "q"], "architects", "--seed", "3", file=file)
    assert answer in result.output
    assert saved(file).moves == []


def test_a_move_can_be_typed_by_its_notation(file: Path) -> None:
    notation = regnum.new("architects", 2, 3).decision.notations[2]
    result = run(["n", f"w {notation}", notation.upper(), "q"], "architects", "--seed", "3", file=file)
    assert "That move is legal now." in result.output
    assert saved(file).record.moves[0] == ("blue", notation)


def test_save_into_another_file(file: Path, tmp_path: Path) -> None:
    other = tmp_path / "other game.regnum"
    run(["1", f"s {other}", "1", "q"], "architects", "--seed", "3", file=file)
    assert len(saved(other).moves) == 2
    assert len(saved(file).moves) == 4


def test_friends_at_one_screen_do_not_see_each_others_cards(file: Path) -> None:
    game = regnum.new("architects", 2, 3)
    hidden = [notation.split(" ")[1] for notation in game.decisions[1].notations]
    components: Any = game.type.components(game.options)
    names = {id: card["name"]["en"] for id, card in components["building"].items()}
    result = run(["", "q"], "architects", "--seed", "3", "--seats", "me,me", file=file)
    assert "Pass the screen to Blue" in result.output
    assert all(names[card] not in result.output for card in hidden)
    result = run(["", "1", "", "q"], "architects", "--seed", "3", "--seats", "me,me", file=file)
    assert "Pass the screen to Red" in result.output
    assert all(names[card] in result.output for card in hidden)


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["play", "chess"], "no game is called 'chess'"),
        (["play"], "say which game to play: regnum play GAME; there are: architects"),
        (["play", "architects", "--players", "9"], "is for 1 to 5 players"),
        (["play", "architects", "--seats", "me,nobody"], "no bot is called 'nobody'"),
        (["play", "architects", "--seats", "me,greedy", "--players", "3"], "--seats names 2"),
        (["play", "architects", "--option", "boards"], "name=value, not 'boards'; `regnum games` lists them"),
        (["play", "architects", "--option", "=round"], "name=value, not '=round'; `regnum games` lists them"),
        (["play", "architects", "--option", "boards=round"], "option boards takes one of"),
        (["play", "architects", "--lang", "xx"], "no language 'xx'"),
        (["play", "--resume", "/no/such/file"], "can't be read"),
        (["play", "--resume", __file__], "this is not a record"),
        (["games", "--lang", "xx"], "no language 'xx'"),
    ],
)
def test_bad_arguments_are_one_line(
    arguments: list[str], complaint: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["regnum", *arguments])
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == 2
    error = capsys.readouterr().err
    assert error.startswith("error: ")
    assert complaint in error
    assert error.count("\n") == 1
