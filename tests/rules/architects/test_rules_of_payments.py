"""Who pays is told by which rule: that of the Building, of the Cathedral or of the trade, whatever a board changes."""

from typing import Any

import pytest

import regnum
from regnum import Game
from tests.rules.architects.setting import PLENTY, moves, play, player, table
from tests.rules.marks import rule

GOODS = {"clay", "wood", "stone", "gold", "marble"}


def paid(game: Game) -> dict[str, int]:
    """What was paid in goods, by rule."""
    found: dict[str, int] = {}
    for event in game.events(None):
        if event.kind == "paid" and event.args["good"] in GOODS:
            found[event.rule] = found.get(event.rule, 0) + int(event.args["amount"])
    return found


def working(blue: dict[str, Any], *line: str) -> Game:
    """Blue works at the Guildhall, with events noted."""
    game = table(blue, {}, rewards=[5])
    game.listen()
    return play(game, "place guildhall", *line)


def cathedral(board: str, level: int, **goods: Any) -> dict[str, Any]:
    """Somebody who can do nothing but advance on the Cathedral."""
    return {"board": board, "cathedral": level, "hand": ["keep"], **goods}


@rule("ARC-CATHEDRAL-05", "ARC-STORE-02", "ARC-STORE-03")
def test_a_mix_is_asked_and_paid_by_the_rule_of_its_cost() -> None:
    game = working(cathedral("standard", 1, wood=4, stone=1))
    assert (game.decision.kind, game.decision.rule) == ("pay-mix", "ARC-CATHEDRAL-05")
    assert paid(play(game, "pay 1 stone 3 wood")) == {"ARC-CATHEDRAL-05": 4}
    for trade, number, mix in (("virtue", "ARC-STORE-02", "2 wood"), ("marble", "ARC-STORE-03", "3 wood")):
        game = table({"wood": 4, "stone": 1}, {})
        game.listen()
        play(game, "place storehouse", f"trade {trade}")
        assert game.decision.rule == number
        assert paid(play(game, f"pay {mix}")) == {number: int(mix[0])}


@rule("ARC-STORE-02", "ARC-STORE-03", "ARC-STORE-04")
@pytest.mark.parametrize(
    ("trade", "number"), [("virtue", "ARC-STORE-02"), ("marble", "ARC-STORE-03"), ("trader-wood", "ARC-STORE-04")]
)
def test_a_trade_gives_by_the_rule_by_which_it_takes(trade: str, number: str) -> None:
    game = table({"wood": 3, "apprentices": ["trader-wood"]}, {})
    game.listen()
    play(game, "place storehouse", f"trade {trade}")
    told = {(event.kind, event.rule) for event in game.events(None) if event.kind != "placed"}
    assert told == {("paid", number), ("gained-virtue" if trade == "virtue" else "gained", number)}


@rule("ARC-BUILD-02", "ARC-CATHEDRAL-05", "ARC-ADV-10")
def test_therese_pays_by_the_rule_of_what_she_works_on() -> None:
    assert paid(working(cathedral("therese", 0, marble=1))) == {"ARC-CATHEDRAL-05": 1}
    assert paid(working(cathedral("therese", 2, gold=1))) == {"ARC-CATHEDRAL-05": 1}
    things = {**PLENTY, "board": "therese", "hand": ["keep"], "apprentices": ["labourer"], "gold": 0}
    assert set(paid(working(things))) == {"ARC-BUILD-02"}


@rule("ARC-BUILD-02", "ARC-CATHEDRAL-05", "ARC-ADV-15")
def test_lothaire_pays_by_the_rule_of_what_he_works_on_and_is_asked_by_his_own() -> None:
    assert paid(working(cathedral("lothaire", 1, wood=3))) == {"ARC-CATHEDRAL-05": 3}
    game = working({"board": "lothaire", "hand": ["well"], "wood": 2, "stone": 2, "virtue": 4})
    assert (game.decision.kind, game.decision.rule) == ("waive", "ARC-ADV-15")
    assert paid(play(game, "waive wood")) == {"ARC-BUILD-02": 3}
    short = working({"board": "lothaire", "hand": ["well"], "wood": 1, "stone": 2, "virtue": 4})
    assert paid(short) == {"ARC-BUILD-02": 3}


@rule("ARC-BUILD-02", "ARC-CATHEDRAL-05", "ARC-STORE-02", "ARC-ADV-22")
def test_judith_pays_by_the_rule_of_what_she_works_on_and_is_asked_by_her_own() -> None:
    game = working({"board": "judith", "hand": ["well", "keep"], "wood": 2, "stone": 2, "virtue": 4})
    assert (game.decision.kind, game.decision.rule) == ("replace-good", "ARC-ADV-22")
    assert paid(play(game, "replace stone")) == {"ARC-BUILD-02": 3}
    game = working({"board": "judith", "cathedral": 1, "hand": ["keep", "castle"], "wood": 4, "stone": 0})
    assert paid(play(game, "replace mix", "discard keep")) == {"ARC-CATHEDRAL-05": 3}
    discarded = [event.rule for event in game.events(None) if event.kind == "discarded-building"]
    assert discarded == ["ARC-ADV-22", "ARC-CATHEDRAL-02"]
    game = table({"board": "judith", "hand": ["keep"], "wood": 2}, {})
    game.listen()
    assert paid(play(game, "place storehouse", "trade virtue", "pay rest")) == {"ARC-STORE-02": 2}


@rule("ARC-CATHEDRAL-05", "ARC-ADV-22")
@pytest.mark.parametrize("line", [["replace mix", "discard keep"], ["replace mix", "discard castle"]])
def test_the_rule_of_a_cost_is_kept_in_a_position(line: list[str]) -> None:
    game = working({"board": "judith", "cathedral": 1, "hand": ["keep", "castle"], "wood": 2, "stone": 2})
    play(game, *line[:1])
    again = regnum.from_position(game.position())
    again.listen()
    play(again, line[1])
    while "pay 1 stone 2 wood" not in moves(again):
        play(again, moves(again)[0])
    assert again.decision.rule == "ARC-CATHEDRAL-05"
    assert player(again)["cathedral"] == 1
