"""Golden play-throughs: a change of rules shows as a diff that a player can read.

After a change that is meant, `python -m tools.golden` writes them anew.
"""

from pathlib import Path

import pytest
from tools.golden import FOLDER, telling

import regnum

RECORDS = sorted(FOLDER.glob("*.record"))


def test_there_are_golden_games() -> None:
    assert len(RECORDS) >= 5


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_a_golden_game_plays_out_as_it_did(path: Path) -> None:
    game = regnum.load(path.read_text(encoding="utf-8"))
    assert game.over
    assert telling(game) == path.with_suffix(".txt").read_text(encoding="utf-8")
