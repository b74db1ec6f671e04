"""`hint`: what a bot would do, and nothing is played."""

import re
from pathlib import Path

import pytest

import regnum
from regnum.bots.search import Budget
from regnum.cli import session
from tests.cli.test_play import run, saved


@pytest.mark.parametrize("game", [type.name for type in regnum.games()])
@pytest.mark.parametrize(("word", "lang"), [("hint", "en"), ("podpowiedź", "pl")])
def test_a_hint_names_moves_by_number(
    game: str, word: str, lang: str, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session, "HINT_BUDGET", Budget(walks=20))
    shown = run([word, "q"], game, "--seed", "3", "--lang", lang, file=file).output
    said = shown.split("> ")[1]
    number = re.match(r"(\d+): ", said)
    assert number is not None, said
    assert 1 <= int(number[1]) <= len(saved(file).decision.moves)
    assert ("points" if lang == "en" else "punkt") in said
    assert all(seat != 0 for seat, _ in saved(file).moves)
