"""The Black Market (section 11 of the rules)."""

from typing import Any

import pytest

import regnum
from regnum.engine.rng import seeded
from tests.rules.architects.setting import field, gained, moves, play, player, refusal, table
from tests.rules.marks import rule

SPACES = ["left", "middle hire", "middle draw", "right"]


@rule("ARC-BLACKMARKET-01", "ARC-VIRTUE-05")
@pytest.mark.parametrize("space", SPACES)
def test_virtue_10_closes_the_black_market_and_virtue_9_does_not(space: str) -> None:
    assert refusal(table({"virtue": 10, "silver": 9}, {}), f"place black-market {space}") == "ARC-BLACKMARKET-01"
    assert refusal(table({"virtue": 14, "silver": 9}, {}), f"place black-market {space}") == "ARC-BLACKMARKET-01"
    assert refusal(table({"virtue": 9, "silver": 9}, {}), f"place black-market {space}") == ""


@rule("ARC-BLACKMARKET-01")
def test_the_ban_ends_as_soon_as_virtue_falls_to_9() -> None:
    game = table({"virtue": 11, "silver": 1}, {})
    play(game, "place tax-stand", "place quarry")
    assert player(game)["virtue"] == 9
    assert "place black-market left" in moves(game)


@rule("ARC-BLACKMARKET-02")
def test_an_occupied_space_is_closed_to_everybody() -> None:
    game = table({"silver": 9}, {"silver": 9}, black_market={"left": "blue", "middle": "red"})
    for space in ("left", "middle hire", "middle draw"):
        assert refusal(game, f"place black-market {space}") == "ARC-BLACKMARKET-02"
    assert "place black-market right" in moves(game)
    play(game, "place quarry")
    for space in ("left", "middle hire", "middle draw"):
        assert refusal(game, f"place black-market {space}") == "ARC-BLACKMARKET-02"


@rule("ARC-BLACKMARKET-02")
def test_one_player_may_hold_several_spaces_and_a_reset_opens_them() -> None:
    game = table({"silver": 9}, {}, black_market={"left": "blue"})
    play(game, "place black-market right", "place quarry")
    assert field(game, "black_market") == {"left": "blue", "middle": None, "right": "blue"}
    play(game, "place black-market middle hire", "hire top 1", "place quarry")
    assert field(game, "black_market") == {"left": None, "middle": None, "right": None}
    assert "place black-market left" in moves(game)


@rule("ARC-BLACKMARKET-03")
def test_the_left_space_gives_the_goods_of_the_small_card() -> None:
    game = table({"silver": 4}, {}, small_market=[2])
    before = player(game)
    play(game, "place black-market left")
    assert gained(before, player(game)) == {"silver": -1, "virtue": -1, "gold": 2, "workers": -1}


@rule("ARC-BLACKMARKET-04")
def test_the_right_space_gives_the_goods_of_the_large_card() -> None:
    game = table({"silver": 4}, {}, large_market=[9, 1])
    before = player(game)
    play(game, "place black-market right")
    assert gained(before, player(game)) == {
        "silver": -3, "virtue": -1, "marble": 1, "gold": 1, "stone": 1, "wood": 1, "workers": -1,
    }  # fmt: skip


@rule("ARC-BLACKMARKET-03", "ARC-BLACKMARKET-04", "ARC-BLACKMARKET-06")
@pytest.mark.parametrize(("space", "price"), [("left", 1), ("middle hire", 2), ("middle draw", 2), ("right", 3)])
def test_each_space_needs_its_price_at_hand(space: str, price: int) -> None:
    assert refusal(table({"silver": price - 1}, {}), f"place black-market {space}") != ""
    game = table({"silver": price}, {})
    play(game, f"place black-market {space}")
    assert player(game)["silver"] == 0


@rule("ARC-BLACKMARKET-05", "ARC-RUL-06")
def test_the_large_space_of_a_fresh_game_gives_what_the_board_shows() -> None:
    game = regnum.new("architects", 2, seed=3)
    while game.decision.kind == "draft-pick":
        game.play(game.decision.moves[0])
    assert field(game, "large_market") == []
    seat = game.decision.seat
    before = player(game, seat)
    play(game, "place black-market right")
    assert gained(before, player(game, seat)) == {
        "silver": -3, "virtue": -1, "marble": 2, "stone": 1, "wood": 1, "workers": -1,
    }  # fmt: skip


@rule("ARC-BLACKMARKET-05", "ARC-RUL-06")
def test_the_small_space_without_a_card_gives_what_the_board_shows() -> None:
    game = table({"silver": 1}, {}, large_market=list(range(1, 11)), small_market=[])
    before = player(game)
    play(game, "place black-market left")
    assert gained(before, player(game)) == {"silver": -1, "virtue": -1, "marble": 1, "gold": 1, "workers": -1}


def shown(*cards: tuple[str, int]) -> list[dict[str, object]]:
    return [{"apprentice": name, "silver": silver} for name, silver in cards]


@rule("ARC-BLACKMARKET-06")
@pytest.mark.parametrize("move", [f"hire {row} {column}" for row in ("top", "bottom") for column in (1, 2, 3, 4)])
def test_the_middle_space_hires_any_face_up_apprentice_for_2_silver(move: str) -> None:
    game = table({"silver": 2}, {})
    _, row, column = move.split()
    wanted = field(game, "display")[row][int(column) - 1]["apprentice"]
    play(game, "place black-market middle hire", move)
    assert player(game)["apprentices"] == [wanted]
    assert player(game)["silver"] == 0


@rule("ARC-BLACKMARKET-06")
def test_the_hire_takes_silver_and_virtue_icon_and_the_row_slides() -> None:
    top = shown(("thief", 1), ("squire-gold", 3), ("gatekeeper", 2), ("labourer", 0))
    bottom = shown(("miner-1", 0), ("miner-2", 0), ("jeweller-1", 0), ("jeweller-2", 0))
    game = table({"silver": 2}, {}, display={"top": top, "bottom": bottom}, apprentice_deck=["trickster"])
    play(game, "place black-market middle hire", "hire top 2")
    assert player(game)["silver"] == 3
    assert player(game)["virtue"] == 7 - 1 + 1
    assert field(game, "display")["top"] == shown(("thief", 1), ("gatekeeper", 2), ("labourer", 0), ("trickster", 0))
    assert field(game, "display")["bottom"] == bottom


FIVE = ["miner-1", "miner-2", "jeweller-1", "jeweller-2", "thief"]


@rule("ARC-BLACKMARKET-06", "ARC-RUL-15")
def test_at_the_apprentice_limit_one_must_go_or_the_hire_is_declined_without_refund() -> None:
    game = table({"silver": 2, "apprentices": FIVE}, {})
    play(game, "place black-market middle hire")
    assert set(moves(game)) == {"decline", *[f"dismiss {name}" for name in FIVE]}
    declined = play(game.copy(), "decline")
    assert player(declined)["apprentices"] == FIVE
    assert (player(declined)["silver"], player(declined)["virtue"]) == (0, 6)
    play(game, "dismiss miner-2")
    assert refusal(game, "decline") != ""
    play(game, "hire top 4")
    assert len(player(game)["apprentices"]) == 5
    assert "miner-2" not in player(game)["apprentices"]
    assert field(game, "apprentice_deck")[-1] == "miner-2"


@rule("ARC-BLACKMARKET-06", "ARC-RUL-25")
def test_the_middle_space_draws_5_buildings_keeps_1_and_puts_4_under_the_deck() -> None:
    deck = ["well", "smithy", "steeple", "tavern", "castle", "keep"]
    game = table({"silver": 2, "hand": ["church"]}, {}, building_deck=deck)
    cards = len(field(game, "building_deck"))
    play(game, "place black-market middle draw")
    assert set(moves(game)) == {f"keep {name}" for name in deck[:5]}
    assert refusal(game, "keep keep") == "ARC-BLACKMARKET-06"
    play(game, "keep tavern")
    assert player(game)["hand"] == ["church", "tavern"]
    after = field(game, "building_deck")
    assert after[0] == "keep"
    assert len(after) == cards - 1
    assert set(after[-4:]) == {"well", "smithy", "steeple", "castle"}


@rule("ARC-RUL-25", "ARC-BLACKMARKET-06")
def test_the_4_cards_go_under_the_deck_in_random_order() -> None:
    orders = set()
    for seed in range(8):
        game = table({"silver": 2}, {}, chance=seeded(seed).words())
        play(game, "place black-market middle draw", "keep smithy")
        orders.add(tuple(field(game, "building_deck")[-4:]))
    assert len(orders) > 2


@rule("ARC-BLACKMARKET-06")
def test_the_choice_between_hiring_and_drawing_is_made_with_the_placement_and_carried_out() -> None:
    game = play(table({"silver": 2}, {}), "place black-market middle hire")
    assert all(move.startswith("hire ") for move in moves(game))
    game = play(table({"silver": 2}, {}), "place black-market middle draw")
    assert all(move.startswith("keep ") for move in moves(game))


@rule("ARC-BLACKMARKET-07")
@pytest.mark.parametrize("space", SPACES)
def test_nothing_paid_here_is_tax_or_can_be_evaded(space: str) -> None:
    price = {"left": 1, "right": 3}.get(space, 2)
    game = table({"silver": 5, "virtue": 1}, {})
    play(game, f"place black-market {space}")
    assert player(game)["silver"] == 5 - price
    assert field(game, "tax_stand") == 4


@rule("ARC-BLACKMARKET-08")
def test_the_cards_stay_where_they_are_until_a_reset() -> None:
    game = table({"silver": 9}, {"silver": 9}, small_market=[1, 2], large_market=[3, 4])
    small, large = field(game, "small_market"), field(game, "large_market")
    play(game, "place black-market left", "place black-market right")
    assert field(game, "small_market") == small
    assert field(game, "large_market") == large


EX_13: dict[str, Any] = {"small_market": [3], "large_market": [4]}


@rule("ARC-EX-13")
@pytest.mark.parametrize(
    ("space", "change"),
    [
        ("left", {"silver": -1, "virtue": -1, "marble": 1, "stone": 1, "workers": -1}),
        ("right", {"silver": -3, "virtue": -1, "gold": 1, "stone": 1, "wood": 2, "workers": -1}),
    ],
)
def test_example_13_the_goods_of_both_cards(space: str, change: dict[str, int]) -> None:
    game = table({"silver": 3}, {}, **EX_13)
    before = player(game)
    play(game, f"place black-market {space}")
    assert gained(before, player(game)) == change


@rule("ARC-EX-13")
def test_example_13_the_middle_space() -> None:
    top = shown(("thief", 0), ("miner-1", 0), ("miner-2", 0), ("labourer", 1))
    bottom = shown(("trickster", 0), ("jeweller-1", 0), ("jeweller-2", 0), ("gatekeeper", 0))
    game = table({"silver": 3}, {}, display={"top": top, "bottom": bottom}, **EX_13)
    hired = play(game.copy(), "place black-market middle hire", "hire top 4")
    assert player(hired)["apprentices"] == ["labourer"]
    assert gained(player(game), player(hired)) == {"silver": -2 + 1, "virtue": -1, "workers": -1}
    drawn = play(game.copy(), "place black-market middle draw", "keep smithy")
    assert player(drawn)["hand"] == ["smithy"]
    assert gained(player(game), player(drawn)) == {"silver": -2, "virtue": -1, "workers": -1}
    assert len(field(drawn, "building_deck")) == len(field(game, "building_deck")) - 1


@rule("ARC-RUL-36")
def test_workers_stay_when_their_owner_becomes_too_virtuous() -> None:
    game = table({"virtue": 9, "wood": 2}, {}, black_market={"left": "blue"})
    play(game, "place storehouse", "trade virtue")
    assert player(game)["virtue"] == 10
    assert field(game, "black_market")["left"] == "blue"


@rule("ARC-RUL-37", "ARC-VIRTUE-03")
@pytest.mark.parametrize("virtue", [0, 1])
def test_the_black_market_and_the_tax_stand_are_open_at_virtue_0_and_1_and_give_debts(virtue: int) -> None:
    market = play(table({"virtue": virtue, "silver": 1}, {}), "place black-market left")
    assert (player(market)["virtue"], player(market)["unpaid_debts"]) == (0, 1 - virtue)
    stand = play(table({"virtue": virtue}, {}), "place tax-stand")
    assert (player(stand)["virtue"], player(stand)["unpaid_debts"]) == (0, 2 - virtue)


@rule("ARC-RUL-38")
def test_the_order_is_costs_then_goods_then_swindler_then_carolines_card() -> None:
    blue = {"board": "caroline", "silver": 3, "virtue": 0, "apprentices": ["swindler-clay"]}
    game = table(blue, {}, small_market=[2])
    game.listen()
    play(game, "place black-market left")
    told = [(event.kind, event.args.get("good")) for event in game.events(1)]
    assert told == [
        ("placed", None),
        ("paid", "silver"),
        ("lost-virtue", None),
        ("took-debt", None),
        ("gained", "gold"),
        ("gained", "clay"),
        ("drew-building", None),
    ]


@rule("ARC-RUL-38")
@pytest.mark.parametrize(
    "line", [["left"], ["right"], ["middle hire", "hire top 1"], ["middle draw", "keep well"]], ids=lambda line: line[0]
)
def test_swindler_and_caroline_work_on_all_three_spaces(line: list[str]) -> None:
    deck = ["well", "smithy", "steeple", "tavern", "castle", "keep"]
    blue = {"board": "caroline", "silver": 3, "apprentices": ["swindler-clay"]}
    game = table(blue, {}, building_deck=deck)
    play(game, f"place black-market {line[0]}", *line[1:])
    assert player(game)["clay"] == 2
    assert len(player(game)["hand"]) == (2 if line[0] == "middle draw" else 1)


FULL = ["swindler-clay", "labourer", "miner-1", "miner-2", "jeweller-1"]


@rule("ARC-RUL-79", "ARC-RUL-38", "ARC-WORKSHOP-11")
@pytest.mark.parametrize(
    ("hired", "line", "goods"),
    [
        ([], ["hire top 1"], {"stone": 1}),
        (["swindler-clay"], ["hire top 1"], {"clay": 2, "stone": 1}),
        (["swindler-clay"], ["hire top 2"], {"clay": 2}),
        (FULL, ["dismiss swindler-clay", "hire top 1"], {"stone": 1}),
        (FULL, ["dismiss swindler-clay", "hire top 2"], {}),
        (FULL, ["dismiss labourer", "hire top 2"], {"clay": 2}),
        (FULL, ["decline"], {"clay": 2}),
    ],
)
def test_the_swindlers_that_are_hired_after_the_action_give_their_bonus(
    hired: list[str], line: list[str], goods: dict[str, int]
) -> None:
    top = shown(("swindler-stone", 0), ("thief", 0), ("trickster", 0), ("illusionist", 0))
    game = table({"silver": 2, "apprentices": hired}, {}, display={"top": top})
    play(game, "place black-market middle hire", *line)
    assert {good: player(game)[good] for good in ("clay", "wood", "stone") if player(game)[good]} == goods


@rule("ARC-RUL-79", "ARC-RUL-16")
@pytest.mark.parametrize("card", [3, 4])
def test_who_lowers_the_price_counts_only_when_hired_before(card: int) -> None:
    top = shown(("swindler-stone", 0), ("thief", 0), ("trickster", 0), ("illusionist", 0))
    game = table({"silver": 2}, {}, display={"top": top})
    play(game, "place black-market middle hire", f"hire top {card}")
    assert (player(game)["silver"], player(game)["virtue"]) == (0, 7 - 1 - 1), "the price, and the new card's icon"
    hired = [*FULL[1:], "trickster"]
    game = table({"silver": 1, "apprentices": hired}, {})
    play(game, "place black-market middle hire", "dismiss trickster", "hire top 1")
    assert player(game)["silver"] == 0, "the price was paid before the Trickster went"


@rule("ARC-RUL-38", "ARC-RUL-16")
def test_the_price_cannot_be_paid_with_what_the_action_gives() -> None:
    top = shown(("thief", 9), ("miner-1", 9), ("miner-2", 9), ("labourer", 9))
    bottom = shown(("trickster", 9), ("jeweller-1", 9), ("jeweller-2", 9), ("gatekeeper", 9))
    game = table({"silver": 1}, {}, display={"top": top, "bottom": bottom})
    assert refusal(game, "place black-market middle hire") == "ARC-BLACKMARKET-06"


@rule("ARC-RUL-39", "ARC-RESET-02")
@pytest.mark.parametrize(("space", "goods"), [("left", {"gold": 2}), ("right", {"marble": 2, "stone": 2})])
def test_the_third_worker_still_uses_the_old_cards(space: str, goods: dict[str, int]) -> None:
    others = {"left": "red", "middle": "red", "right": "red"} | {space: None}
    game = table({"silver": 3}, {}, black_market=others, small_market=[2, 1], large_market=[3])
    play(game, f"place black-market {space}")
    assert field(game, "large_market")[0] == 2
    assert {good: player(game)[good] for good in goods} == goods
    assert sum(player(game)[good] for good in ("clay", "wood", "stone", "gold", "marble")) == sum(goods.values())
