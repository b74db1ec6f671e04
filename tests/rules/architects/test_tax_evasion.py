"""Ignoring Tax: every payment by itself, by the Virtue just before it."""

from typing import Any

import pytest

from tests.rules.architects.setting import field, moves, play, player, refusal, table
from tests.rules.marks import rule


@rule("ARC-RUL-33")
@pytest.mark.parametrize(
    ("blue", "choices"),
    [
        ({"virtue": 4}, []),
        ({"virtue": 3}, ["tax 2", "tax 3"]),
        ({"virtue": 1}, ["tax 1", "tax 2", "tax 3"]),
        ({"virtue": 7, "board": "ada"}, ["tax 2", "tax 3"]),
        ({"virtue": 2, "board": "ada"}, ["tax 1", "tax 2", "tax 3"]),
        ({"virtue": 0, "board": "ada"}, ["tax 0", "tax 1", "tax 2", "tax 3"]),
    ],
)
def test_adas_tax_adds_to_what_virtue_lets_a_player_ignore(blue: dict[str, Any], choices: list[str]) -> None:
    game = table({"silver": 12, "unpaid_debts": 1, **blue}, {}, tax_stand=0)
    play(game, "place guardhouse", "repay")
    if choices:
        assert moves(game) == choices
        assert refusal(game, "tax 3") == ""
        play(game, choices[0])
        assert field(game, "tax_stand") == int(choices[0][-1])
    else:
        assert field(game, "tax_stand") == 3


@rule("ARC-RUL-33")
def test_tax_never_falls_below_nothing() -> None:
    game = table({"virtue": 0, "board": "ada", "silver": 9}, {"at": {"quarry": 1}}, tax_stand=0)
    play(game, "place town-centre", "capture red quarry")
    assert moves(game) == ["tax 0", "tax 1"]
    play(game, "tax 0")
    assert (player(game)["silver"], field(game, "tax_stand")) == (9, 0)


@rule("ARC-RUL-33")
def test_evasion_applies_to_every_payment_of_a_visit() -> None:
    game = table({"virtue": 0, "silver": 9, "unpaid_debts": 2, "at": {"guardhouse": 1}}, {}, tax_stand=0)
    play(game, "place guardhouse", "repay", "tax 1")
    assert (player(game)["silver"], player(game)["virtue"]) == (5, 1)
    play(game, "repay", "tax 1")
    assert (player(game)["silver"], field(game, "tax_stand")) == (1, 2)


@rule("ARC-RUL-33")
@pytest.mark.parametrize(("virtue", "least"), [(4, 4), (3, 3), (2, 3), (1, 2), (0, 2)])
def test_ignored_tax_need_not_be_at_hand(virtue: int, least: int) -> None:
    assert refusal(table({"virtue": virtue, "silver": least}, {}), "place workshop hire") == ""
    assert refusal(table({"virtue": virtue, "silver": least - 1}, {}), "place workshop hire") == "ARC-WORKSHOP-02"


@rule("ARC-RUL-33")
def test_more_tax_than_is_due_or_less_than_must_be_paid_is_refused() -> None:
    game = table({"virtue": 3, "silver": 9}, {})
    play(game, "place workshop hire")
    assert moves(game) == ["tax 1", "tax 2"]
    assert (refusal(game, "tax 0"), refusal(game, "tax 3")) == ("ARC-RUL-33", "ARC-RUL-33")


@rule("ARC-RUL-34")
def test_the_virtue_just_before_a_payment_decides() -> None:
    offered = [{"apprentice": card} for card in ("gatekeeper", "thief", "miner-1", "miner-2")]
    others = [{"apprentice": card} for card in ("jeweller-1", "jeweller-2", "patron-clay", "patron-wood")]
    blue = {"virtue": 4, "silver": 4}
    game = table(blue, {}, display={"top": offered, "bottom": others}, tax_stand=0)
    play(game, "place workshop hire", "hire top 1")
    assert (player(game)["virtue"], player(game)["silver"], field(game, "tax_stand")) == (3, 0, 2)


@rule("ARC-RUL-34")
def test_a_gain_of_virtue_counts_for_a_later_action_of_the_same_visit() -> None:
    game = table({"virtue": 3, "silver": 12, "unpaid_debts": 2, "at": {"guardhouse": 1}}, {}, tax_stand=0)
    play(game, "place guardhouse", "repay", "tax 2")
    assert player(game)["virtue"] == 4
    play(game, "repay")
    assert field(game, "tax_stand") == 2 + 3


@rule("ARC-RUL-34")
def test_a_loss_of_virtue_counts_for_a_later_action_of_the_same_visit() -> None:
    blue = {"virtue": 4, "silver": 5, "unpaid_debts": 1, "at": {"guardhouse": 1}}
    game = table(blue, {"captured": {"blue": 1}}, tax_stand=0)
    play(game, "place guardhouse")
    assert refusal(game, "repay") == "ARC-GUARD-05"
    play(game, "ransom debt", "repay")
    assert (player(game)["silver"], player(game)["paid_debts"], field(game, "tax_stand")) == (0, 1, 2)


@rule("ARC-RUL-35")
@pytest.mark.parametrize(("paid", "silver"), [(0, 10 - 2), (1, 10 - 3), (2, 10 - 4)])
def test_the_tax_stand_gets_only_what_was_really_paid(paid: int, silver: int) -> None:
    game = table({"virtue": 1, "silver": 10}, {}, tax_stand=4)
    play(game, "place workshop hire", f"tax {paid}", "hire bottom 1")
    assert (player(game)["silver"], field(game, "tax_stand")) == (silver, 4 + paid)
