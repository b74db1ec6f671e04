"""Who sees what at any depth, and what lies face down, wherever it is."""

import copy
from typing import Any

import pytest

from regnum.engine.knowledge import (
    ALL,
    COUNT,
    FACES,
    NOBODY,
    OWNER,
    PRIVATE,
    TOP,
    UNORDERED,
    BySeat,
    Each,
    Knowledge,
    face_down_piles,
    redact,
)

RULES: Knowledge = {
    "round": ALL,
    "offer": TOP,
    "players": BySeat(
        {"hand": OWNER, "draw": UNORDERED, "plan": PRIVATE, "boards": Each({"face": ALL, "under": COUNT})}
    ),
    "spaces": Each({"name": ALL, "pile": COUNT}),
    "rival": {"schemes": COUNT, "shown": ALL, "inner": {"deck": TOP}},
    "laid": FACES,
    "points": BySeat(ALL),
    "chance": NOBODY,
}


def player(*cards: str) -> dict[str, Any]:
    return {
        "hand": list(cards),
        "draw": ["z", *cards, "a"],
        "plan": "attack",
        "boards": [{"face": "up", "under": list(cards)}],
    }


POSITION: dict[str, Any] = {
    "round": 3,
    "offer": ["monk", "thief"],
    "players": [player("knight"), player("squire", "baker")],
    "spaces": [{"name": "gate", "pile": ["x", "y"]}, {"name": "wall", "pile": []}],
    "rival": {"schemes": ["s1", "s2"], "shown": ["s3"], "inner": {"deck": []}},
    "laid": [{"card": "monk", "face_down": True}, {"card": "thief", "face_down": False}],
    "points": [3, 4],
    "chance": [1, 2, 3, 4],
}


@pytest.mark.parametrize("seat", [0, 1, None])
def test_lists_by_seat_belong_to_their_seat_and_others_see_numbers(seat: int | None) -> None:
    seen: Any = redact(POSITION, RULES, seat)["players"]
    for owner, cards in enumerate((["knight"], ["squire", "baker"])):
        own = seen[owner]
        assert own["hand"] == (cards if owner == seat else len(cards))
        assert own["draw"] == (sorted(["z", *cards, "a"]) if owner == seat else len(cards) + 2)
        assert own.get("plan") == ("attack" if owner == seat else None)
        assert ("plan" in own) == (owner == seat)
        assert own["boards"] == [{"face": "up", "under": len(cards)}], "a zone inside a seat's own"


@pytest.mark.parametrize("seat", [0, 1, None])
def test_what_is_nobodys_own_is_alike_for_all(seat: int | None) -> None:
    seen = redact(POSITION, RULES, seat)
    assert seen["offer"] == {"top": "monk", "count": 2}
    assert seen["spaces"] == [{"name": "gate", "pile": 2}, {"name": "wall", "pile": 0}]
    assert seen["rival"] == {"schemes": 2, "shown": ["s3"], "inner": {"deck": {"top": None, "count": 0}}}
    assert seen["laid"] == [{"card": None, "face_down": True}, {"card": "thief", "face_down": False}]
    assert (seen["points"], seen["round"]) == ([3, 4], 3)
    assert "chance" not in seen


@pytest.mark.parametrize(
    ("path", "name"),
    [
        (lambda table: table, "secret"),
        (lambda table: table["players"][1], r"players\[1\].secret"),
        (lambda table: table["players"][0]["boards"][0], r"boards\[0\].secret"),
        (lambda table: table["rival"]["inner"], "rival.inner.secret"),
    ],
)
def test_what_the_table_forgets_is_an_error_at_any_depth(path: Any, name: str) -> None:
    position = copy.deepcopy(POSITION)
    path(position)["secret"] = ["card"]
    with pytest.raises(AssertionError, match=name):
        redact(position, RULES, 0)


def test_face_down_piles_are_found_wherever_they_are() -> None:
    assert face_down_piles(POSITION, RULES) == {
        ".offer": 2,
        ".players[0].draw": 3,
        ".players[0].boards[0].under": 1,
        ".players[1].draw": 4,
        ".players[1].boards[0].under": 2,
        ".spaces[0].pile": 2,
        ".spaces[1].pile": 0,
        ".rival.schemes": 2,
        ".rival.inner.deck": 0,
    }
