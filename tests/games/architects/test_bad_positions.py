"""Positions that can't be: refused by name, whatever is wrong with them."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

import regnum
from regnum.engine.rng import seeded
from tests.conformance.tables import play_on


def position(moves: int) -> dict[str, Any]:
    game = regnum.new("architects", players=3, seed=5)
    play_on(game, seeded(5), moves)
    return copy.deepcopy(game.position())


def refused(data: dict[str, Any]) -> str:
    with pytest.raises(regnum.BadPosition) as caught:
        regnum.from_position(data)
    return caught.value.field


@pytest.mark.parametrize(
    "damage",
    [
        lambda ledger: ledger.pop(),
        lambda ledger: ledger.pop(0),
        lambda ledger: ledger.append(ledger[-1]),
        lambda ledger: ledger.insert(3, "built red castle"),
        lambda ledger: ledger.clear(),
    ],
)
def test_a_ledger_that_does_not_fit_the_cards(damage: Callable[[list[str]], object]) -> None:
    data = position(60)
    damage(data["table"]["ledger"])
    assert refused(data) == "table.ledger"


@pytest.mark.parametrize(
    ("damage", "field"),
    [
        (lambda told: told.update(seat="pink"), ".seat"),
        (lambda told: told.update(room="many"), ".room"),
        (lambda told: told.update(hands=[1]), ".hands[0]"),
        (lambda told: told.pop("kept"), ".kept"),
        (lambda told: told.update(more=1), ".more"),
        (lambda told: told["room"].pop(), ""),
        (lambda told: told.update(maybe=[0] * len(told["maybe"])), ""),
        (lambda told: told["lots"].append(999), ""),
    ],
)
def test_a_suspicion_that_can_t_be(damage: Callable[[Any], object], field: str) -> None:
    game = regnum.new("architects", players=3, seed=5)
    play_on(game, seeded(5), 60)
    data: dict[str, Any] = copy.deepcopy(game.determinize(1, 1).position())
    assert regnum.from_position(data).determinize(1, 2) == game.determinize(1, 1).determinize(1, 2)
    damage(data["table"]["suspicion"])
    assert refused(data) == f"table.suspicion{field}"


@pytest.mark.parametrize("moves", [0, 1, 4, 7])
@pytest.mark.parametrize(
    ("damage", "field"),
    [
        (lambda table: table["players"][1]["packet"].pop(), "table.players[1]"),
        (lambda table: table["players"][2].update(deciding=not table["players"][2]["deciding"]), "table.players[2]"),
        (lambda table: [owned.update(packet=[], kept=None) for owned in table["players"]], "table.players"),
        (lambda table: table["stack"].pop(), "table.stack"),
        (lambda table: table["stack"][-1].update(number=4), "table.stack"),
    ],
)
def test_a_draft_that_can_t_be(moves: int, damage: Callable[[Any], object], field: str) -> None:
    data = position(moves)
    damage(data["table"])
    assert refused(data).startswith(field)


def test_a_question_without_an_answer() -> None:
    data = {
        "game": "architects",
        "seats": 2,
        "table": {"turn": "blue", "first": "blue", "stack": [{"frame": "recall", "seat": "blue"}]},
    }
    assert refused(data) == "table.stack"


def test_tax_that_nobody_can_pay() -> None:
    frames = [{"frame": "end-turn", "seat": "blue"}, {"frame": "pay-tax", "seat": "blue", "least": 0, "most": 2}]
    table = {"turn": "blue", "first": "blue", "players": [{"silver": 1}, {}], "stack": frames}
    game = regnum.from_position({"game": "architects", "seats": 2, "table": table})
    assert game.decision.notations == ["tax 0", "tax 1"]
