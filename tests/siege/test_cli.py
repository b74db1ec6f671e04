"""The terminal tells of rivals and of results that are won or lost together."""

import json
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

from regnum.cli.main import app
from regnum.cli.screen import Screen
from regnum.engine.game import Game
from regnum.locale import texts
from tests.siege.setting import played, result


def screen_of(game: Game, lang: str = "en") -> Screen:
    console = Console(file=StringIO(), width=80, highlight=False)
    return Screen(console, texts(lang, *game.type.texts_folders()), game.type.narrator(game.options), game)


def drawn(screen: Screen) -> list[str]:
    assert isinstance(screen.console.file, StringIO)
    return [line.rstrip() for line in screen.console.file.getvalue().splitlines()]


def reckoned(game: Game, lang: str = "en") -> list[str]:
    screen = screen_of(game, lang)
    screen.scores(game)
    return drawn(screen)


def test_what_a_rival_did_stands_after_its_name() -> None:
    game = played(2, "baron", 3, "guard", "store", "store")
    screen = screen_of(game)
    screen.log([(0, event) for event in game.events(None)[:7]])
    told = drawn(screen)
    assert [line.split(":")[0] for line in told] == ["Blue", "Red", "The baron", "Blue"]
    assert told[2].startswith("The baron: raids with ")


def test_a_result_that_is_won_together() -> None:
    lines = reckoned(result(30, 2, plunder=4))
    assert lines[-3:] == ["Together: 32 points.", "Needed: 30 points.", "You win together."]
    assert lines[1].split() == ["Points", "for", "Blue", "Red"]
    assert reckoned(result(30, 2, plunder=4), "pl")[-3:] == [
        *("Razem: 32 punkty.", "Potrzeba: 30 punktów.", "Wygrywacie razem.")
    ]


def test_a_result_that_is_lost_together() -> None:
    assert reckoned(result(30, 2, plunder=7))[-1] == "You lose together."
    assert reckoned(result(90, 2, plunder=24))[-2:] == ["The wall has fallen.", "You lose together."]
    assert reckoned(result(90, 2, plunder=24), "pl")[-1] == "Przegrywacie razem."


def test_a_rival_has_a_column_and_wins_or_loses() -> None:
    lines = reckoned(result(9, rival="baron", plunder=8))
    assert lines[1].split() == ["Points", "for", "Blue", "The", "baron"]
    assert [line.split() for line in lines[3:5]] == [["Stores", "9", "0"], ["Plunder", "0", "8"]]
    assert lines[-2].split() == ["Total", "9", "8"]
    assert lines[-1] == "You win."
    assert reckoned(result(8, rival="baron", plunder=8))[-1] == "You lose."
    assert reckoned(result(9, 8, rival="baron", plunder=8))[-1] == "Blue wins."
    assert reckoned(result(9, 8, rival="baron", plunder=10))[-1] == "The baron wins."
    assert reckoned(result(9, 8, rival="baron", plunder=10), "pl")[-1] == "Wygrywa Baron."


def test_commands_tell_of_rivals(tmp_path: Path) -> None:
    run = CliRunner().invoke
    file = tmp_path / "game.record"
    file.write_text(str(played(2, "horde", 3, "guard", "store").record), encoding="utf-8")
    shown = run(app, ["replay", str(file)]).output
    assert "The horde: raids with 6" in shown
    assert shown.rstrip().endswith(
        f"needed: {json.loads(run(app, ['replay', '--json', str(file)]).output)['scores']['goal']}"
    )
    assert "together" in run(app, ["analyse", str(file), "--walks", "2"]).output
    many = ["simulate", "siege", "--players", "2", "--games", "4", "--cores", "1", "-o"]
    one = json.loads(run(app, [*many, "rival=baron", "--json"]).output)["results"][0]
    assert (one["together"], one["goal"], list(one["rivals"])) == (False, None, ["baron"])
    assert "baron" in run(app, [*many, "rival=baron"]).output
    assert " all " in run(app, [*many, "rival=horde"]).output


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_game_is_played_to_its_end(lang: str, tmp_path: Path) -> None:
    command = ["play", "siege", "--seats", "me,greedy", "--seed", "3", "--lang", lang, "--save", str(tmp_path / "s")]
    output = CliRunner().invoke(app, command, input="1\n" * 9).output
    assert ("The horde: raids with" if lang == "en" else "Orda: napada z siłą") in output
    assert ("together." if lang == "en" else "razem.") in output
