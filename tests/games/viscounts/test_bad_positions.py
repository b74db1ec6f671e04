"""Positions that can't be are refused by the name of the field, and nothing else happens."""

from typing import Any

import pytest

import regnum
from regnum.engine.errors import BadPosition

PAIRS = {"offered_cards": [1, 2, 3], "offered_heroes": ["ada", "emma", "rudolf"]}


def load(seats: int = 2, **table: Any) -> regnum.Game:
    data = {"players": [{} for _ in range(seats)], **table}
    return regnum.from_position({"game": "viscounts", "seats": seats, "table": data})


def test_what_is_left_out_is_filled_in() -> None:
    game = load(3)
    assert game.decision.kind in ("play-card", "move")
    game.type.audit(game.state)


@pytest.mark.parametrize(
    ("path", "table"),
    [
        ("table.ring", {"ring": ["a", "a", "b", "c", "d"]}),
        ("table.buildings.a5", {"buildings": {"a5": "red workshop"}}),
        ("table.players[0].workers", {"players": [{"workers": 19}, {}]}),
        ("table.players[1].corruption", {"players": [{}, {"corruption": 5, "virtue": 4}]}),
        ("table.players[0].row", {"players": [{"row": ["abbot"]}, {}]}),
        ("table.players[0].built[1]", {"players": [{"built": ["workshop-1", "workshop-1"]}, {}]}),
        ("table.townsfolk.b", {"townsfolk": {"b": ["abbot"]}}),
        ("table.offered_heroes", {"offered_heroes": ["mason"], "offered_cards": [1]}),
        ("table.leader", {"leader": "red"}),
        ("table.setting_up", {"setting_up": True, "stack": [{"frame": "turn", "seat": "red"}], **PAIRS}),
        ("table.climbing", {"climbing": "red"}),
        ("table.reserved", {"reserved": "k1"}),
        ("table.stack[1]", {"stack": [{"frame": "turn", "seat": "red"}, {"frame": "play-card", "seat": "red"}]}),
        ("table", {"players": [{"hand": ["mason"]}, {"hand": ["mason"]}]}),
        ("table", {"players": [{"first_tier": {"k1": 3}}, {}]}),
        ("table", {"debt_stack": 0}),
    ],
)  # fmt: skip
def test_what_can_not_be_is_named(path: str, table: dict[str, Any]) -> None:
    with pytest.raises(BadPosition) as found:
        load(**table)
    assert str(found.value).startswith(f"{path}: ")


def test_only_players_decide() -> None:
    stack = [
        {"frame": "end-turn", "seat": "ai"},
        {"frame": "gain-resource", "seat": "ai", "number": 1, "least": 1, "rule": ""},
    ]
    with pytest.raises(BadPosition) as found:
        load(1, turn="ai", stack=stack)
    assert str(found.value).startswith("table.stack[1].seat: ")
    with pytest.raises(BadPosition, match="only the AI does that"):
        load(1, stack=[{"frame": "ai-turn", "seat": "red"}])


@pytest.mark.parametrize(("path", "ai"), [("table.ai.at", {"at": "inner-a"}), ("table.ai", {"silver": 3})])
def test_an_ai_keeps_to_its_path_and_has_no_silver(path: str, ai: dict[str, Any]) -> None:
    with pytest.raises(BadPosition) as found:
        load(1, ai=ai)
    assert str(found.value).startswith(path)
