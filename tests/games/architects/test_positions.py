"""Positions by hand: what is impossible is refused, by the name of the field."""

from typing import Any

import pytest

import regnum


def position(**table: Any) -> dict[str, Any]:
    return {"game": "architects", "seats": 2, "table": table}


def test_an_empty_table_is_a_first_turn() -> None:
    game = regnum.from_position(position())
    assert game.decision.kind == "place-worker"
    assert game.view(0)["table"]["players"][0]["workers"] == 20  # type: ignore[index]


@pytest.mark.parametrize(
    ("data", "field"),
    [
        ({"game": "chess", "seats": 2, "table": {}}, "game"),
        ({"game": "architects", "seats": 7, "table": {}}, "seats"),
        ({"game": "architects", "seats": 2, "table": []}, "table"),
        ({"game": "architects", "seats": 2, "rules": 0, "table": {}}, "rules"),
        (
            {"game": "architects", "seats": 2, "options": {"x": 1}, "table": {}},
            "options",
        ),
        ({"game": "architects", "seats": 2, "table": {}, "more": 1}, "more"),
        (position(colour="blue"), "table.colour"),
        (position(turn="pink"), "table.turn"),
        (position(turn="green"), "table.turn"),
        (position(tax_stand=-1), "table.tax_stand"),
        (position(tax_stand=True), "table.tax_stand"),
        (position(players=[{}]), "table.players"),
        (position(players=[{}, {"stone": "2"}]), "table.players[1].stone"),
        (position(players=[{}, {"virtue": 15}]), "table.players[1].virtue"),
        (position(players=[{"cathedral": 6}, {}]), "table.players[0].cathedral"),
        (position(players=[{"at": {"moon": 1}}, {}]), "table.players[0].at.moon"),
        (position(players=[{"prison": 21}, {}]), "table.players[0].workers"),
        (position(players=[{"workers": 3}, {}]), "table.players[0].workers"),
        (
            position(players=[{"captured": {"blue": 1}}, {}]),
            "table.players[0].captured.blue",
        ),
        (position(players=[{"hand": ["moon-base"]}, {}]), "table.players[0].hand[0]"),
        (
            position(players=[{"hand": ["well", "well"]}, {}]),
            "table.players[0].hand[1]",
        ),
        (
            position(players=[{"hand": ["well"]}, {"buildings": ["well"]}]),
            "table.building_deck",
        ),
        (position(players=[{"hand": ["crane"]}, {}]), "table.players[0].hand[0]"),
        (position(players=[{"board": "nobody"}, {}]), "table.players[0].board"),
        (position(players=[{"colour": "red"}, {}]), "table.players[0].colour"),
        (position(players=[{}, {"looking": ["well"]}]), "table.players[1].looking"),
        (position(players=[{"kept": "well"}, {}]), "table.players[0].kept"),
        (position(display={"top": []}), "table.display.top"),
        (position(guildhall=["pink"]), "table.guildhall[0]"),
        (position(chance=[1, 2]), "table.chance"),
        (position(ledger=["drew blue"]), "table.ledger[0]"),
        (position(stack=[{"frame": "moon"}]), "table.stack[0].frame"),
        (position(stack=[{"frame": "turn", "seat": "pink"}]), "table.stack[0].seat"),
        (
            position(stack=[{"frame": "turn", "seat": "blue", "x": 1}]),
            "table.stack[0].x",
        ),
        (position(rewards=[1], rewards_in_box=[1]), "table.rewards"),
        (position(apprentices_under=[99]), "table.apprentices_under"),
        (position(last_turns=9), "table.last_turns"),
    ],
)
def test_an_impossible_field_is_named(data: dict[str, Any], field: str) -> None:
    with pytest.raises(regnum.BadPosition) as error:
        regnum.from_position(data)
    assert error.value.field == field


def test_a_position_is_plain_json() -> None:
    import json

    game = regnum.new("architects", players=3, seed=4)
    assert regnum.from_position(json.loads(json.dumps(game.position()))) == game
