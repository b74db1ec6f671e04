"""`regnum replay` tells a game in words, in the language that was chosen, a line an action."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

import regnum
from regnum.cli.main import app
from regnum.engine.rng import seeded
from tests.conformance.tables import play_on


def told(game: regnum.Game, lang: str, tmp_path: Path) -> list[str]:
    path = tmp_path / "game.record"
    path.write_text(str(game.record), encoding="utf-8")
    result = CliRunner().invoke(app, ["replay", str(path), "--lang", lang], env={"COLUMNS": "400"})
    assert result.exit_code == 0, result.output
    return result.output.splitlines()


@pytest.mark.parametrize("game", [type.name for type in regnum.games()])
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_move_is_told_in_words(game: str, lang: str, tmp_path: Path) -> None:
    played = regnum.new(game, 2, 8)
    play_on(played, seeded(8), 70)
    lines = told(played, lang, tmp_path)
    numbers = [line.split(".")[0].strip() for line in lines if line[:4].strip().isdigit()]
    assert numbers == [str(number) for number in range(1, 71)]
    names = {"en": ("Blue", "Red"), "pl": ("Niebieski", "Czerwony")}[lang]
    assert all(any(f"{name}: " in line for line in lines) for name in names)
    assert ("not over yet; points: " if lang == "en" else "gra jeszcze trwa; punkty: ") in lines[-1]


def test_the_whole_story_of_one_move(tmp_path: Path) -> None:
    game = regnum.new("architects", 1, 4)
    while "place quarry" not in game.decision.notations:
        game.play(game.decision.moves[0])
    game.play("place quarry")
    line = next(line for line in told(game, "pl", tmp_path) if line.startswith(f"{len(game.moves):4}. "))
    assert line.endswith("Niebieski: umieszcza Robotnika w Kamieniołomie; otrzymuje 1 Kamień")
    line = next(line for line in told(game, "en", tmp_path) if line.startswith(f"{len(game.moves):4}. "))
    assert line.endswith("Blue: places a Worker in the Quarry; gains 1 Stone")
