"""What ends a part of a game stands on the chart of it, in a word or two."""

from typing import Any

import pytest

import regnum
from regnum.engine.events import Event
from regnum.engine.messages import MILESTONE
from regnum.locale import texts

MILESTONES: list[tuple[str, str, dict[str, Any], str, str]] = [
    ("architects", "reset", {}, "Reset", "Odświeżenie"),
    ("architects", "end-triggered", {}, "Last turns", "Ostatnie tury"),
    ("viscounts", "revealed", {"card": "poverty"}, "Poverty", "Ubóstwo"),
    ("viscounts", "revealed-too", {"card": "prosperity"}, "Prosperity", "Dobrobyt"),
    ("viscounts", "last-round", {}, "Last round", "Ostatnia runda"),
    ("wonderful_kingdom", "round", {"round": 3}, "Round 3", "Runda 3"),
]


@pytest.mark.parametrize(("game", "kind", "args", "english", "polish"), MILESTONES)
def test_milestones_are_told_shortly(game: str, kind: str, args: dict[str, Any], english: str, polish: str) -> None:
    type = next(one for one in regnum.games() if one.name == game)
    narrator = type.narrator(type.check_options(2, {}))
    event = Event(kind, "", 0, args)
    assert narrator.standing_out(event) == MILESTONE
    told = [texts(lang, *type.texts_folders()).say(narrator.milestone(event)) for lang in ("en", "pl")]
    assert told == [english, polish]
