"""The command line itself: in Polish where the language is, with guesses for what is mistyped."""

import re
import sys
from collections.abc import Iterator
from typing import Any

import pytest
import typer
from typer import rich_utils

from regnum.cli import polish
from regnum.cli.main import app, main


@pytest.fixture(autouse=True)
def _english_again(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What Polish help leaves in typer is taken away."""
    for name in polish._file()["headings"]:
        if hasattr(rich_utils, name):
            monkeypatch.setattr(rich_utils, name, getattr(rich_utils, name))
    yield
    polish.speak(polish.ENGLISH)


def said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lang: str, *arguments: str
) -> tuple[int, str, str]:
    """The exit code, and what was printed, on a system of a language."""
    monkeypatch.setenv("LC_ALL", f"{lang}_XX.UTF-8")
    monkeypatch.setattr(sys, "argv", ["regnum", *arguments])
    # the command goes by this name however the tests were started; its shell completion depends on it
    monkeypatch.setattr(sys.modules["__main__"], "__package__", None, raising=False)
    with pytest.raises(SystemExit) as left:
        main()
    printed = capsys.readouterr()
    return int(left.value.code or 0), printed.out, printed.err


def parts_of_help(command: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Every command and every parameter that has help, each under the names that its Polish may have."""
    yield path or "regnum", path or "regnum"
    for parameter in command.params:
        if getattr(parameter, "help", None):
            yield f"{path}.{parameter.name}", f".{parameter.name}"
    for name, below in getattr(command, "commands", {}).items():
        yield from parts_of_help(below, f"{path} {name}".strip())


def test_all_help_is_there_in_polish() -> None:
    known = polish._file()["help"]
    lacking = [
        own for own, shared in parts_of_help(typer.main.get_command(app)) if own not in known and shared not in known
    ]
    assert lacking == []


def test_no_polish_help_is_for_nothing() -> None:
    used = {name for names in parts_of_help(typer.main.get_command(app)) for name in names}
    assert set(polish._file()["help"]) - used - {".help"} == set()


def test_help_speaks_polish(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    for word in ("-h", "--help"):
        code, shown, _ = said(monkeypatch, capsys, "pl", "play", word)
        assert code == 0
        assert "Użycie: " in shown
        assert "Graj dalej ostatnią nieskończoną grę." in shown
        assert "Pokaż tę pomoc i zakończ." in shown
        assert "Play a game" not in shown
    assert "Play a game" in said(monkeypatch, capsys, "en", "play", "-h")[1]


@pytest.mark.parametrize(
    ("arguments", "english", "polish"),
    [
        (("play", "architekts"), "did you mean 'architects'?", "czy chodziło o 'architects'?"),
        (("play", "kingdm"), "did you mean 'wonderful_kingdom'?", "czy chodziło o 'wonderful_kingdom'?"),
        (("play", "architects", "-o", "bords=x"), "did you mean 'boards'?", "czy chodziło o 'boards'? ma: boards"),
        (
            ("play", "architects", "-o", "boards=advansed"),
            "did you mean 'advanced'? not 'advansed'",
            "czy chodziło o 'advanced'? nie 'advansed'",
        ),
        (("play", "architects", "--seats", "me,greddy"), "did you mean 'greedy'?", "żaden bot nie nazywa się 'greddy'"),
        (("simulate", "architects", "--bots", "greddy"), "did you mean 'greedy'?", "czy chodziło o 'greedy'?"),
        (("arena", "architects", "--bots", "greddy,hard"), "did you mean 'greedy'?", "czy chodziło o 'greedy'?"),
        (("learn", "architects", "a-tern"), "did you mean 'a-turn'?", "czy chodziło o 'a-turn'? ma: a-turn"),
        (("pley",), "Did you mean 'play'", "nie ma polecenia 'pley'; czy chodziło o 'play'"),
        (("play", "architects", "--seat", "me"), "--seats", "nie ma opcji --seat; może jedna z: "),
        (("play", "architects", "--players", "x"), "valid integer", "zła wartość '--players': to ma być liczba"),
        (("simulate", "architects", "--games", "0"), "greater than or equal to 1", "'--games': co najmniej 1"),
        (("replay",), "Missing argument 'file'", "brakuje argumentu 'file'"),
        (("play", "a", "b"), "unexpected extra argument", "niepotrzebne argumenty: b"),
        (("play", "architects", "--lang", "xx"), "no language 'xx'", "nie ma języka 'xx'; są: en, pl"),
        (("play", "--resume", "/no/such"), "No such file", "nie ma takiego pliku ani folderu; zapisane gry są w"),
        (("replay", __file__), "this is not a record", "wiersz 1: to nie zapis gry"),
        (("play", "--continue"), "no saved game waits", "żadna zapisana gra nie czeka"),
        (("play", "architects", "--players", "9"), "is for 1 to 5 players", "to gra od 1 do 5 graczy, nie 9"),
    ],
)
def test_mistakes_are_told_in_both_languages(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: tuple[str, ...],
    english: str,
    polish: str,
) -> None:
    code, _, told = said(monkeypatch, capsys, "en", *arguments)
    assert (code, told.startswith("error: "), english in told) == (2, True, True), told
    code, _, told = said(monkeypatch, capsys, "pl", *arguments)
    assert (code, told.startswith("błąd: "), polish in told) == (2, True, True), told


def test_the_language_may_be_written_in_capitals(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    code, shown, _ = said(monkeypatch, capsys, "en", "games", "--lang", "PL")
    assert code == 0
    assert "Liczba graczy" in shown
    assert "żadna gra" in said(monkeypatch, capsys, "en", "play", "chess", "--lang=PL")[2]


def test_the_version(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    code, shown, _ = said(monkeypatch, capsys, "en", "--version")
    assert code == 0
    assert re.fullmatch(r"regnum \S+ \((compiled|interpreted)\)\n", shown)


@pytest.mark.parametrize(
    ("words", "completed"),
    [
        ("regnum play arch", "architects"),
        ("regnum play architects --lang p", "pl"),
        ("regnum play architects -o boa", "boards=advanced"),
        ("regnum play architects --seats me,gre", "me,greedy"),
        ("regnum learn architects a-", "a-turn"),
        ("regnum sav", "saves"),
    ],
)
def test_the_shell_completes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], words: str, completed: str
) -> None:
    monkeypatch.setenv("_REGNUM_COMPLETE", "complete_bash")
    monkeypatch.setenv("COMP_WORDS", words)
    monkeypatch.setenv("COMP_CWORD", str(len(words.split()) - 1))
    assert completed in said(monkeypatch, capsys, "en")[1].split()
