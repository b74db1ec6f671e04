"""Positions that can't be are refused by the field; what is left out is filled in so that the game can be played."""

from typing import Any

import pytest

import regnum
from regnum.engine.errors import BadPosition
from tests.rules.wonderful_kingdom.setting import PlayerData, commit, face_down, player, table

MENACES: dict[str, Any] = {"module": "menace"}
LAID = {"card": "hamlet", "slot": 3, "round": 1}

#: What is wrong, blue's own fields, the rest of the table, and the field that is named.
IMPOSSIBLE: tuple[tuple[str, PlayerData, dict[str, Any], str], ...] = (
    ("a calamity at planning", {"selection": ["calamity"]}, {"at": "planning"}, "players[0].selection[0]"),
    ("a hidden card at planning", {"selection": [face_down("hamlet", "red")]}, {"at": "planning"},
        "players[0].selection[0].face_down"),
    ("a selection in phase C", {"selection": ["hamlet"]}, {"at": "gold"}, "players[0].selection[0]"),
    ("a rat under a card", {"sites": [{"card": "hamlet", "guard": "giant-rat"}]}, {"at": "planning", **MENACES},
        "players[0].sites[0].guard"),
    ("a development among menaces", {"menaces": ["rangers"]}, {"at": "planning", **MENACES}, "players[0].menaces[0]"),
    ("the same menace deck", {"menace_deck": "thieves"}, {"at": "planning", "red": {"menace_deck": "thieves"},
        **MENACES}, "players[1].menace_deck"),
    ("an advisor without the module", {"hand": ["mad-gambler"]}, {}, ""),
    ("a card of an earlier round", {}, {"left": [LAID], "round": 2}, "left[0].round"),
    ("a slot that is taken", {}, {"left": [LAID], "slot": 2}, "slot"),
    ("too few slots", {"hand": ["hamlet", "rangers"]}, {"slot": 31}, "slot"),
    ("unseen, but face up", {}, {"unseen": ["hamlet"]}, "unseen[0].face_down"),
    ("more soldiers than a game has", {"soldiers": 100_000}, {}, "players[0].soldiers"),
    ("more cubes than fit", {"alchemy": {"gold": 501}}, {"module": "quest"}, "players[0].alchemy"),
    ("an advisor too few", {"drawn": ["mad-gambler"]}, {"module": "advisors"}, "players[0].drawn"),
    ("rounds before the first", {}, {"at": "end", "round": 0}, "round"),
)  # fmt: skip


@pytest.mark.parametrize(("blue", "more", "field"), [case[1:] for case in IMPOSSIBLE], ids=[c[0] for c in IMPOSSIBLE])
def test_what_can_not_be_is_refused_by_its_field(blue: PlayerData, more: dict[str, Any], field: str) -> None:
    more = dict(more)
    with pytest.raises(BadPosition) as refused:
        table(blue, more.pop("red", {}), **more)
    assert refused.value.field == (f"table.{field}" if field else "table")


#: A module, the frame that is put on top of an offer of blue's, and the field that is named.
FRAMES: tuple[tuple[str, dict[str, Any], str], ...] = (
    ("quest", {"frame": "pay-stage", "seat": "blue", "stage": 0, "cubes": {"gold": 200}}, "stack[7]"),
    ("quest", {"frame": "give-cubes", "seat": "blue", "left": 5}, "stack[7]"),
    ("quest", {"frame": "complete-site", "seat": "blue"}, "stack[7].frame"),
    ("none", {"frame": "planning", "seat": "blue"}, "stack[7]"),
    ("advisors", {"frame": "complete-site", "seat": "blue"}, "stack[7]"),
    ("advisors", {"frame": "point-at-card", "seat": "blue", "advisor": 3}, "stack[7]"),
    ("advisors", {"frame": "chart", "seat": "red"}, "stack[7].seat"),
)


@pytest.mark.parametrize(("module", "frame", "field"), FRAMES)
def test_frames_must_stand_where_they_can_be_resolved(module: str, frame: dict[str, Any], field: str) -> None:
    data: Any = table({"hand": ["hamlet", "rangers"]}, {}, module=module).position()
    data["table"]["stack"].append(frame)
    with pytest.raises(BadPosition) as refused:
        regnum.from_position(data)
    assert refused.value.field == f"table.{field}"


def test_the_players_as_they_were_before_open_lanes_are_checked_too() -> None:
    data: Any = table({"selection": ["hamlet"]}, {"selection": ["rangers"]}, at="planning").position()
    data["table"]["before"][1]["built"] = ["hamlet"]
    with pytest.raises(BadPosition) as refused:
        regnum.from_position(data)
    assert refused.value.field == "table.before"


def test_a_lane_belongs_to_its_seat() -> None:
    data: Any = table({"selection": ["hamlet"]}, {"selection": ["rangers"]}, at="planning").position()
    data["table"]["lanes"].reverse()
    with pytest.raises(BadPosition) as refused:
        regnum.from_position(data)
    assert refused.value.field == "table.lanes[0][0]"


def test_without_special_cards_left_hands_are_dealt_without_them() -> None:
    game = table({"calamities": 8}, {}, at="end", module="none", round=1)
    assert len(player(game)["hand"]) == 7
    assert regnum.from_position(game.position()) == game


def test_who_is_not_told_to_have_a_menace_deck_gets_one() -> None:
    game = table({}, {"menace_deck": "shadows"}, at="end", module="menace", round=1)
    assert player(game)["menace_deck"] == "frost-giants"
    assert "frost-giant" in player(game)["hand"]


def test_many_cubes_are_counted() -> None:
    game = table({"alchemy": {"materials": 254}}, {}, at="materials", module="quest")
    commit(game, "placing")
    assert player(game)["alchemy"]["materials"] == 257


def test_an_advisor_that_is_kept_first_waits_for_the_other() -> None:
    """What was not told of the players before the step is not filled in from after it."""
    for seat in (0, 1):
        game = regnum.new("wonderful_kingdom", 2, 7, module="advisors")
        game.play(game.decisions[seat].moves[0], seat)
        assert game.state.lanes
        assert regnum.from_position(game.position()) == game
