"""The King's Storehouse."""

import pytest

from tests.rules.architects.setting import gained, moves, play, player, refusal, table
from tests.rules.marks import rule


@rule("ARC-STORE-01")
@pytest.mark.parametrize("workers", [1, 2, 3, 5])
def test_the_storehouse_allows_one_action_for_each_own_worker(workers: int) -> None:
    game = table({"at": {"storehouse": workers - 1}, "clay": 20}, {"at": {"storehouse": 6}})
    play(game, "place storehouse", *["trade virtue"] * workers)
    assert player(game)["virtue"] == 7 + workers
    assert game.decision.seat == 1


TRADES = {
    "virtue": "pay 2 clay",
    "marble": "pay 3 wood",
    **dict.fromkeys(
        ("merchant-clay", "merchant-gold", "merchant-marble", "merchant-stone", "merchant-wood", "patron-clay",
         "patron-silver", "patron-stone", "patron-wood", "trader-clay", "trader-stone", "trader-wood"),
        "",
    ),
}  # fmt: skip


@rule("ARC-STORE-01", "ARC-STORE-04")
@pytest.mark.parametrize("workers", [1, 2, 3])
@pytest.mark.parametrize("trade", TRADES)
def test_every_trade_uses_up_exactly_one_action(trade: str, workers: int) -> None:
    rich = {"silver": 20, "clay": 20, "stone": 20, "wood": 20, "virtue": 3}
    hired = [trade] if trade not in ("virtue", "marble") else []
    game = table({"at": {"storehouse": workers - 1}, "apprentices": hired, **rich}, {})
    play(game, "place storehouse", f"trade {trade}", *[TRADES[trade]] * bool(TRADES[trade]))
    before = player(game)
    assert before["hand"] == []
    for _ in range(workers - 1):
        assert game.decision.kind == "trades"
        play(game, "trade virtue", "pay 2 clay")
    assert player(game)["virtue"] == before["virtue"] + workers - 1
    assert game.decision.seat == 1


@rule("ARC-STORE-01")
def test_different_actions_may_be_mixed_in_any_order() -> None:
    game = table({"at": {"storehouse": 2}, "clay": 4, "wood": 3}, {})
    before = player(game)
    play(game, "place storehouse", "trade virtue", "pay 2 clay", "trade marble", "trade virtue")
    assert gained(before, player(game)) == {"clay": -4, "wood": -3, "marble": 1, "virtue": 2, "workers": -1}


@rule("ARC-STORE-01", "ARC-RUL-18")
def test_actions_at_the_storehouse_may_be_left_unused() -> None:
    game = table({"at": {"storehouse": 3}, "clay": 20}, {})
    play(game, "place storehouse", "trade virtue", "done")
    assert player(game)["virtue"] == 8
    assert game.decision.seat == 1


@rule("ARC-RUL-18")
def test_the_storehouse_may_be_visited_for_no_action_at_all() -> None:
    game = table({"clay": 2}, {})
    before = player(game)
    play(game, "place storehouse", "done")
    assert gained(before, player(game)) == {"workers": -1}


@rule("ARC-STORE-02")
@pytest.mark.parametrize(
    ("goods", "mix"),
    [
        ({"stone": 2, "wood": 1}, "2 stone"),
        ({"wood": 2, "clay": 1}, "2 wood"),
        ({"clay": 2, "stone": 1}, "2 clay"),
        ({"stone": 1, "wood": 2}, "1 stone 1 wood"),
        ({"stone": 2, "clay": 1}, "1 stone 1 clay"),
        ({"wood": 2, "clay": 1}, "1 wood 1 clay"),
    ],
)
def test_two_of_stone_wood_and_clay_in_any_mix_buy_one_virtue(goods: dict[str, int], mix: str) -> None:
    game = table(dict(goods), {})
    before = player(game)
    play(game, "place storehouse", "trade virtue", f"pay {mix}")
    words = mix.split()
    paid = {good: -int(amount) for amount, good in zip(words[::2], words[1::2], strict=True)}
    assert gained(before, player(game)) == {**paid, "virtue": 1, "workers": -1}


@rule("ARC-STORE-02")
def test_virtue_costs_two_goods_and_neither_gold_marble_nor_silver_will_do() -> None:
    game = table({"clay": 1, "gold": 5, "marble": 5, "silver": 5, "wood": 0, "at": {"storehouse": 1}}, {})
    before = player(game)
    play(game, "place storehouse")
    assert gained(before, player(game)) == {"workers": -1}
    assert game.decision.seat == 1


@rule("ARC-STORE-02")
def test_a_mix_of_another_size_is_refused() -> None:
    game = table({"clay": 3, "wood": 3}, {})
    play(game, "place storehouse", "trade virtue")
    assert refusal(game, "pay 1 wood") == "ARC-STORE-02"
    assert refusal(game, "pay 2 stone") == "ARC-STORE-02"
    assert moves(game) == ["pay 2 wood", "pay 1 wood 1 clay", "pay 2 clay"]


@rule("ARC-STORE-03")
@pytest.mark.parametrize("mix", ["3 stone", "2 stone 1 wood", "1 stone 2 wood", "3 wood"])
def test_three_of_stone_and_wood_in_any_mix_buy_one_marble(mix: str) -> None:
    game = table({"stone": 3, "wood": 3}, {})
    before = player(game)
    play(game, "place storehouse", "trade marble", f"pay {mix}")
    words = mix.split()
    paid = {good: -int(amount) for amount, good in zip(words[::2], words[1::2], strict=True)}
    assert gained(before, player(game)) == {**paid, "marble": 1, "workers": -1}


@rule("ARC-STORE-03")
def test_clay_does_not_buy_marble() -> None:
    game = table({"clay": 9, "stone": 1, "wood": 1}, {})
    play(game, "place storehouse")
    assert "trade marble" not in moves(game)
    assert "trade virtue" in moves(game)


@rule("ARC-STORE-03")
def test_marble_is_never_paid_in_clay() -> None:
    game = table({"clay": 9, "stone": 2, "wood": 2}, {})
    play(game, "place storehouse", "trade marble")
    assert moves(game) == ["pay 1 stone 2 wood", "pay 2 stone 1 wood"]


@rule("ARC-STORE-04")
@pytest.mark.parametrize(
    ("apprentice", "change"),
    [
        ("merchant-clay", {"silver": -1, "clay": 3}),
        ("merchant-gold", {"silver": -2, "gold": 1}),
        ("merchant-marble", {"silver": -3, "marble": 1}),
        ("merchant-stone", {"silver": -1, "stone": 2}),
        ("merchant-wood", {"silver": -1, "wood": 2}),
        ("patron-clay", {"clay": -1, "virtue": 1}),
        ("patron-silver", {"silver": -2, "virtue": 1}),
        ("patron-stone", {"stone": -1, "virtue": 1}),
        ("patron-wood", {"wood": -1, "virtue": 1}),
        ("trader-clay", {"clay": -3, "marble": 1}),
        ("trader-stone", {"stone": -2, "marble": 1}),
        ("trader-wood", {"wood": -2, "marble": 1}),
    ],
)
def test_merchants_patrons_and_traders_add_an_action_that_can_be_repeated(
    apprentice: str, change: dict[str, int]
) -> None:
    rich = {"silver": 9, "clay": 9, "stone": 9, "wood": 9}
    game = table({"at": {"storehouse": 1}, "apprentices": [apprentice], **rich}, {})
    before = player(game)
    play(game, "place storehouse", f"trade {apprentice}", f"trade {apprentice}")
    twice = {good: 2 * amount for good, amount in change.items()}
    assert gained(before, player(game)) == {**twice, "workers": -1}
    assert game.decision.seat == 1


@rule("ARC-STORE-04")
def test_an_apprentices_trade_uses_up_one_of_the_actions() -> None:
    game = table({"at": {"storehouse": 1}, "apprentices": ["patron-clay"], "clay": 9}, {})
    play(game, "place storehouse", "trade patron-clay", "trade virtue")
    assert player(game)["clay"] == 9 - 1 - 2
    assert game.decision.seat == 1


@rule("ARC-STORE-04")
def test_only_the_owner_may_use_an_apprentices_trade() -> None:
    game = table({"clay": 9}, {"apprentices": ["patron-clay"]})
    play(game, "place storehouse")
    assert refusal(game, "trade patron-clay") == "ARC-WORKSHOP-11"


@rule("ARC-STORE-04")
def test_an_apprentices_trade_must_be_paid() -> None:
    game = table({"clay": 2, "apprentices": ["trader-clay"]}, {})
    play(game, "place storehouse")
    assert refusal(game, "trade trader-clay") == "ARC-STORE-01"


@rule("ARC-EX-07")
def test_example_five_actions_with_a_merchant_and_a_trader() -> None:
    goods = {"clay": 5, "wood": 1, "stone": 2, "silver": 4}
    yellow = {"at": {"storehouse": 4}, "apprentices": ["merchant-gold", "trader-clay"], **goods}
    game = table({}, {}, {}, yellow, turn="yellow")
    before = player(game, 3)
    play(game, "place storehouse", "trade virtue", "pay 2 clay", "trade marble")
    play(game, "trade merchant-gold", "trade merchant-gold", "trade trader-clay")
    assert gained(before, player(game, 3)) == {
        "clay": -5, "wood": -1, "stone": -2, "silver": -4, "virtue": 1, "marble": 2, "gold": 2, "workers": -1,
    }  # fmt: skip
    assert game.decision.seat == 0


@rule("ARC-RUL-17")
def test_goods_from_one_trade_may_be_spent_in_the_next() -> None:
    game = table({"at": {"storehouse": 1}, "apprentices": ["merchant-wood", "trader-wood"], "silver": 1}, {})
    play(game, "place storehouse")
    assert refusal(game, "trade trader-wood") == "ARC-STORE-01"
    play(game, "trade merchant-wood", "trade trader-wood")
    assert (player(game)["silver"], player(game)["wood"], player(game)["marble"]) == (0, 0, 1)
