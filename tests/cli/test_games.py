"""`regnum games`, for people and for programs."""

import json
import os
import subprocess
import sys

import pytest
from typer.testing import CliRunner

import regnum
from regnum.cli.main import app


def listing(*arguments: str, **environment: str) -> str:
    result = CliRunner().invoke(app, ["games", *arguments], env={"COLUMNS": "200", "LC_ALL": "C", **environment})
    assert result.exit_code == 0, result.output
    return result.output


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("en", ["Architects of the West Kingdom", "Players: 1 to 5", "three Apprentices", "no | yes (default: no)"]),
        ("pl", ["Architekci Zachodniego Królestwa", "od 1 do 5", "trzech Pomocników", "(domyślnie: standard)"]),
    ],
)
def test_every_option_is_explained(lang: str, expected: list[str]) -> None:
    shown = listing("--lang", lang)
    for words in [*expected, *[option.name for option in regnum.games()[0].options]]:
        assert words in shown


def test_the_seats_of_an_option_are_named() -> None:
    assert "for each seat (blue, red, green, yellow, purple): random" in " ".join(listing("--lang", "en").split())
    assert "dla każdego miejsca (blue, red, green, yellow, purple)" in " ".join(listing("--lang", "pl").split())


def test_the_language_is_that_of_the_system() -> None:
    assert "Liczba graczy" in listing(LC_ALL="pl_PL.UTF-8")


def test_a_stream_without_polish_letters_is_no_error() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    words = [sys.executable, "-m", "regnum", "games", "--lang", "pl"]
    shown = subprocess.run(words, env=environment, capture_output=True, text=True, timeout=30, check=True)
    assert "Architekci Zachodniego Kr?lestwa" in shown.stdout


def test_the_json_has_both_languages() -> None:
    game = json.loads(listing("--json"))[0]
    assert game["name"] == "architects"
    assert game["players"] == [1, 2, 3, 4, 5]
    assert game["title"] == {"en": "Architects of the West Kingdom", "pl": "Architekci Zachodniego Królestwa"}
    assert set(game["about"]) == {"en", "pl"}
    assert game["options"][0]["choices"] == ["standard", "advanced"]
    assert [option["name"] for option in game["options"] if option["by_seat"]] == ["board"]
    for option in game["options"]:
        assert set(option["about"]) == {"en", "pl"}
        assert all(option["about"].values())
