"""A field is declared once: whatever a table has is declared, and copies have it too."""

from typing import Any

import pytest

import regnum
from regnum.engine.fields import Fields
from regnum.engine.positions import players_of
from regnum.engine.rng import seeded
from tests.conformance.tables import NAMES, TABLES, deal, play_on

#: What a state has beside its fields: the kernel's own things, and what can be worked out or never changes.
KERNEL = {
    *(
        "rules",
        "seats",
        "rng",
        "parts",
        "watching",
        "frames",
        "depth",
        "lanes",
        "lane",
        "legal",
        "lane_legal",
        "openings",
    ),
    *("times_opened", "log", "lane_logs", "players", "before", "deck", "modules", "mode", "module"),
}
#: Attributes that two lists of a field share, that only a game dealt anew has (`secrets` of Architects), or that are
#: looked up in the parts of modules (Viscounts).
MORE = {"display_silver", "memory", "remembered", "strangers"}
#: What parts have that never changes, or can be worked out (Gates of Gold).
OF_PARTS = {"deck", "slides", "unlocked"}


@pytest.mark.skipif(regnum.compiled(), reason="compiled classes do not list their attributes")
@pytest.mark.parametrize("table", TABLES, ids=NAMES)
def test_every_attribute_is_a_declared_field_and_a_copy_has_the_same(table: tuple[str, int, dict[str, Any]]) -> None:
    game = deal(table, 3)
    play_on(game, seeded(3), 40)
    state, rules = game.state, game.state.rules
    owners: list[tuple[Any, Fields, set[str]]] = [(state, rules.type.fields, KERNEL | MORE)]
    owners += [(player, rules.type.player_fields, {"parts"}) for player in players_of(state)]
    for module in rules.modules:
        if state.parts:
            owners.append((state.parts[module.index], module.FIELDS, OF_PARTS))
        for player in players_of(state):
            if player.parts:
                owners.append((player.parts[module.index], module.PLAYER_FIELDS, OF_PARTS))
    for owner, fields, known in owners:
        undeclared = set(vars(owner)) - fields.attributes() - known
        assert not undeclared, f"{type(owner).__name__} has {undeclared}, which no field declares"
        twin = owner.copy()
        for field in fields.all:
            assert field.get(twin) == field.get(owner), f"a copy of {type(owner).__name__} loses {field.name}"
