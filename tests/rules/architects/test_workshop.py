"""The Workshop: hiring Apprentices, drawing Buildings, and the hand limit."""

from typing import Any

import pytest

from regnum import Game
from tests.rules.architects.setting import field, gained, moves, play, player, refusal, table
from tests.rules.marks import rule

FIVE = ["jeweller-1", "jeweller-2", "miner-1", "miner-2", "stonecutter-1"]


def row(*cards: str, silver: tuple[int, ...] = (0, 0, 0, 0)) -> list[dict[str, Any]]:
    return [{"apprentice": card, "silver": coins} for card, coins in zip(cards, silver, strict=True)]


def display(**silver: tuple[int, ...]) -> dict[str, Any]:
    """Eight Apprentices without Virtue icons, and Silver on them."""
    return {
        "top": row(
            "merchant-clay", "merchant-gold", "merchant-stone", "merchant-wood", silver=silver.get("top", (0,) * 4)
        ),
        "bottom": row(
            "patron-clay", "patron-silver", "patron-stone", "patron-wood", silver=silver.get("bottom", (0,) * 4)
        ),
    }


def shown(game: Game, name: str) -> list[str]:
    return [space["apprentice"] for space in field(game, "display")[name]]


def coins(game: Game, name: str) -> list[int]:
    return [space["silver"] for space in field(game, "display")[name]]


@rule("ARC-WORKSHOP-01")
def test_the_workshop_hires_or_draws_but_not_both() -> None:
    game = table({"silver": 9}, {})
    assert {"place workshop hire", "place workshop draw"} <= set(moves(game))
    hired = play(game.copy(), "place workshop hire", "hire bottom 1")
    assert (len(player(hired)["apprentices"]), len(player(hired)["hand"]), hired.decision.seat) == (1, 0, 1)
    drawn = play(game.copy(), "place workshop draw")
    assert (len(player(drawn)["apprentices"]), len(player(drawn)["hand"]), drawn.decision.seat) == (0, 1, 1)


@rule("ARC-WORKSHOP-01")
def test_hiring_takes_exactly_one_apprentice_even_with_many_workers() -> None:
    game = table({"silver": 20, "at": {"workshop": 5}}, {})
    play(game, "place workshop hire", "hire bottom 4")
    assert player(game)["apprentices"] == ["debt-collector-wood"]
    assert game.decision.seat == 1


@rule("ARC-WORKSHOP-02")
def test_hiring_costs_four_silver_first_two_of_them_tax() -> None:
    game = table({"silver": 9}, {}, tax_stand=1)
    play(game, "place workshop hire")
    assert game.decision.kind == "hire"
    assert (player(game)["silver"], field(game, "tax_stand")) == (5, 3)
    play(game, "hire bottom 1")
    assert (player(game)["silver"], field(game, "tax_stand")) == (5, 3)


@rule("ARC-WORKSHOP-02")
def test_without_four_silver_nobody_can_be_hired() -> None:
    assert refusal(table({"silver": 3}, {}), "place workshop hire") == "ARC-WORKSHOP-02"
    assert refusal(table({"silver": 4}, {}), "place workshop hire") == ""


@rule("ARC-WORKSHOP-03")
@pytest.mark.parametrize(("workers", "columns"), [(1, 1), (2, 2), (3, 3), (4, 4), (6, 4)])
def test_own_workers_give_reach_to_as_many_columns_of_both_rows(workers: int, columns: int) -> None:
    game = table({"silver": 4, "at": {"workshop": workers - 1}}, {"at": {"workshop": 3}})
    play(game, "place workshop hire")
    assert moves(game) == [f"hire {name} {n}" for name in ("top", "bottom") for n in range(1, columns + 1)]


@rule("ARC-WORKSHOP-04")
@pytest.mark.parametrize("further", [1, 2, 3])
def test_each_column_further_right_costs_a_coin_on_the_left_most_cards(further: int) -> None:
    game = table({"silver": 9}, {}, display=display(bottom=(1, 0, 0, 0)), tax_stand=0)
    play(game, "place workshop hire", f"hire bottom {1 + further}")
    placed = [1 if column < further else 0 for column in range(4)]
    placed[0] += 1
    assert coins(game, "bottom") == placed
    assert player(game)["silver"] == 9 - 4 - further
    assert field(game, "tax_stand") == 2


@rule("ARC-WORKSHOP-04")
def test_further_columns_need_the_silver_for_the_coins() -> None:
    game = table({"silver": 6}, {})
    play(game, "place workshop hire")
    assert refusal(game, "hire top 3") == ""
    assert refusal(game, "hire top 4") == "ARC-WORKSHOP-04"
    assert refusal(game, "hire bottom 4") == "ARC-WORKSHOP-04"


@rule("ARC-WORKSHOP-05")
@pytest.mark.parametrize(("used", "other"), [("top", "bottom"), ("bottom", "top")])
def test_a_hire_in_one_row_leaves_the_other_alone(used: str, other: str) -> None:
    game = table({"silver": 9}, {}, display=display(**{other: (0, 1, 2, 3)}))
    before = field(game, "display")[other]
    play(game, "place workshop hire", f"hire {used} 3")
    assert field(game, "display")[other] == before
    assert coins(game, used) == [1, 1, 0, 0]


@rule("ARC-WORKSHOP-06")
def test_silver_on_an_apprentice_goes_to_whoever_hires_it() -> None:
    game = table({"silver": 6}, {"silver": 6}, {"silver": 4}, display=display())
    play(game, "place workshop hire", "hire top 2", "place workshop hire", "hire top 2")
    assert coins(game, "top")[0] == 2
    play(game, "place workshop hire", "hire top 1")
    assert player(game, 2)["silver"] == 4 - 4 + 2


@rule("ARC-WORKSHOP-07")
@pytest.mark.parametrize(
    ("column", "names", "silver"),
    [
        (1, ["patron-silver", "patron-stone", "patron-wood", "thief"], [1, 2, 3, 0]),
        (3, ["patron-clay", "patron-silver", "patron-wood", "thief"], [5, 1, 3, 0]),
        (4, ["patron-clay", "patron-silver", "patron-stone", "thief"], [5, 1, 2, 0]),
    ],
)
def test_cards_right_of_the_gap_slide_with_their_silver_and_the_row_is_refilled(
    column: int, names: list[str], silver: list[int]
) -> None:
    blue = {"silver": 4, "at": {"workshop": 3}}
    game = table(blue, {}, display=display(bottom=(5, 1, 2, 3)), apprentice_deck=["thief", "labourer"])
    wanted = shown(game, "bottom")[column - 1]
    play(game, "place workshop hire", f"hire bottom {column}")
    assert player(game)["apprentices"] == [wanted]
    assert (shown(game, "bottom"), coins(game, "bottom")) == (names, silver)
    assert field(game, "apprentice_deck")[0] == "labourer"
    others: Any = game.view(1)["table"]
    assert others["players"][0]["apprentices"] == [wanted]


@rule("ARC-WORKSHOP-08")
@pytest.mark.parametrize(("board", "limit"), [("standard", 5), ("rudolf", 6)])
def test_a_player_has_at_most_five_apprentices_and_rudolf_six(board: str, limit: int) -> None:
    six = [*FIVE, "stonecutter-2"]
    below = table({"board": board, "silver": 9, "apprentices": six[: limit - 1]}, {}, display=display())
    play(below, "place workshop hire", "hire top 1")
    assert len(player(below)["apprentices"]) == limit
    full = table({"board": board, "silver": 9, "apprentices": six[:limit]}, {}, display=display())
    play(full, "place workshop hire")
    assert moves(full) == [f"dismiss {card}" for card in six[:limit]]
    play(full, "dismiss miner-1", "hire top 1")
    assert len(player(full)["apprentices"]) == limit
    assert "merchant-clay" in player(full)["apprentices"]


@rule("ARC-WORKSHOP-08")
def test_a_discarded_apprentice_goes_to_the_bottom_of_the_deck() -> None:
    game = table({"silver": 9, "apprentices": FIVE}, {}, display=display())
    play(game, "place workshop hire")
    assert refusal(game, "dismiss stonecutter-2") == "ARC-WORKSHOP-08"
    play(game, "dismiss miner-2")
    assert field(game, "apprentice_deck")[-1] == "miner-2"
    assert "miner-2" not in player(game)["apprentices"]


@rule("ARC-WORKSHOP-09")
@pytest.mark.parametrize(("apprentice", "virtue"), [("acolyte-clay", 8), ("gatekeeper", 6), ("labourer", 7)])
def test_a_virtue_icon_takes_effect_once_when_hired(apprentice: str, virtue: int) -> None:
    offered = {"top": row(apprentice, "thief", "miner-1", "miner-2"), "bottom": display()["bottom"]}
    game = table({"silver": 9}, {}, display=offered)
    play(game, "place workshop hire", "hire top 1")
    assert player(game)["virtue"] == virtue
    play(game, "place quarry", "place quarry")
    assert player(game)["virtue"] == virtue


@rule("ARC-WORKSHOP-09")
@pytest.mark.parametrize("apprentice", ["acolyte-clay", "gatekeeper"])
def test_discarding_an_apprentice_does_not_reverse_its_virtue_icon(apprentice: str) -> None:
    game = table({"silver": 9, "apprentices": [apprentice, *FIVE[:4]]}, {}, display=display())
    play(game, "place workshop hire", f"dismiss {apprentice}", "hire top 1")
    assert player(game)["virtue"] == 7


@rule("ARC-WORKSHOP-10")
def test_a_player_may_own_several_apprentices_of_one_name() -> None:
    offered = {"top": row("stonecutter-2", "thief", "miner-1", "miner-2"), "bottom": display()["bottom"]}
    game = table({"silver": 4, "apprentices": ["stonecutter-1"]}, {}, display=offered)
    play(game, "place workshop hire", "hire top 1")
    assert player(game)["apprentices"] == ["stonecutter-1", "stonecutter-2"]


@rule("ARC-WORKSHOP-12")
@pytest.mark.parametrize(("workers", "cards"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3), (6, 4)])
def test_drawing_gives_one_building_and_one_more_for_each_pair_of_own_workers(workers: int, cards: int) -> None:
    game = table({"at": {"workshop": workers - 1}, "silver": 2}, {"at": {"workshop": 4}})
    before, deck = player(game), field(game, "building_deck")
    play(game, "place workshop draw")
    assert player(game)["hand"] == deck[:cards]
    assert field(game, "building_deck") == deck[cards:]
    assert gained(before, player(game)) == {"workers": -1}


@rule("ARC-EX-08")
def test_example_blue_reaches_for_the_pickpocket() -> None:
    offered = {"top": display()["top"], "bottom": row("woodcutter-1", "swindler-clay", "thief", "pickpocket")}
    game = table({"silver": 10, "at": {"workshop": 1}}, {}, display=offered, tax_stand=4)
    play(game, "place workshop hire", "hire bottom 4")
    assert player(game)["apprentices"] == ["pickpocket"]
    assert player(game)["silver"] == 10 - 4 - 2
    assert field(game, "tax_stand") == 4 + 2
    assert coins(game, "bottom") == [1, 1, 0, 0]
    assert shown(game, "bottom")[:3] == ["woodcutter-1", "swindler-clay", "thief"]


@rule("ARC-EX-08")
def test_example_one_coin_reaches_only_column_three() -> None:
    game = table({"silver": 5, "at": {"workshop": 1}}, {})
    play(game, "place workshop hire")
    assert refusal(game, "hire bottom 3") == ""
    assert refusal(game, "hire bottom 4") == "ARC-WORKSHOP-04"


@rule("ARC-EX-09")
def test_example_blue_draws_two_buildings() -> None:
    game = table({"at": {"workshop": 1}}, {})
    play(game, "place workshop draw")
    assert len(player(game)["hand"]) == 2


@rule("ARC-RUL-19")
@pytest.mark.parametrize(
    ("place", "goods"),
    [("workshop hire", {"silver": 4}), ("black-market middle hire", {"silver": 2}), ("guildhall", {})],
)
def test_every_hire_at_the_limit_begins_with_a_discard(place: str, goods: dict[str, int]) -> None:
    five = ["conspirator-1", *FIVE[:4]]
    tavern = {"hand": ["tavern"], "wood": 3, "stone": 2, "gold": 1, "virtue": 4}
    game = table({"apprentices": five, **tavern, **goods}, {}, display=display())
    play(game, f"place {place}")
    assert game.decision.kind == "make-room"
    play(game, "dismiss conspirator-1", "hire top 1")
    assert player(game)["apprentices"] == [*FIVE[:4], "merchant-clay"]


@rule("ARC-RUL-19")
def test_the_discarded_apprentice_is_under_the_deck_before_the_refill() -> None:
    everyone = [
        *field(table({}, {}), "apprentice_deck"),
        *[s["apprentice"] for s in field(table({}, {}), "display")["top"]],
    ]
    everyone += [space["apprentice"] for space in field(table({}, {}), "display")["bottom"]]
    offered = [space["apprentice"] for space in [*display()["top"], *display()["bottom"]]]
    rest = [card for card in everyone if card not in [*FIVE, *offered]]
    game = table({"silver": 4, "apprentices": FIVE}, {"apprentices": rest}, display=display())
    assert field(game, "apprentice_deck") == []
    play(game, "place workshop hire", "dismiss miner-1", "hire top 1")
    assert shown(game, "top")[3] == "miner-1"


@rule("ARC-RUL-20")
def test_silver_on_the_wanted_card_does_not_pay_for_it() -> None:
    rich = display(top=(9, 9, 0, 0))
    assert refusal(table({"silver": 3}, {}, display=rich), "place workshop hire") == "ARC-WORKSHOP-02"
    game = table({"silver": 4}, {}, display=rich)
    play(game, "place workshop hire")
    assert refusal(game, "hire top 2") == "ARC-WORKSHOP-04"
    play(game, "hire top 1")
    assert player(game)["silver"] == 9


@rule("ARC-RUL-21")
@pytest.mark.parametrize(
    ("blue", "base", "tax"),
    [({"virtue": 0}, 2, ["tax 0"]), ({"board": "ada"}, 3, ["tax 1"]), ({"board": "rudolf"}, 3, [])],
)
def test_coins_for_further_columns_are_paid_in_full(blue: dict[str, Any], base: int, tax: list[str]) -> None:
    game = table({**blue, "silver": base + 2}, {}, display=display())
    play(game, "place workshop hire", *tax)
    assert player(game)["silver"] == 2
    assert refusal(game, "hire top 4") == "ARC-WORKSHOP-04"
    play(game, "hire top 3")
    assert player(game)["silver"] == 0
    assert coins(game, "top") == [1, 1, 0, 0]


@rule("ARC-RUL-21")
def test_a_fifth_worker_reaches_no_further_than_the_fourth_column() -> None:
    game = table({"silver": 4, "at": {"workshop": 4}}, {}, display=display())
    play(game, "place workshop hire")
    assert len(moves(game)) == 8
    play(game, "hire top 4")
    assert (player(game)["silver"], coins(game, "top")) == (0, [0, 0, 0, 0])


@rule("ARC-RUL-22")
def test_the_order_of_a_hire_is_price_discard_coins_card_silver_virtue_refill() -> None:
    offered = {
        "top": row("thief", "acolyte-clay", "miner-1", "merchant-clay", silver=(0, 7, 0, 0)),
        "bottom": display()["bottom"],
    }
    five = ["jeweller-1", "jeweller-2", "miner-2", "labourer", "stonecutter-1"]
    blue = {"silver": 5, "virtue": 14, "unpaid_debts": 1, "apprentices": five}
    game = table(blue, {}, display=offered, tax_stand=0)
    play(game, "place workshop hire")
    assert (game.decision.kind, player(game)["silver"], field(game, "tax_stand")) == ("make-room", 1, 2)
    play(game, "dismiss labourer")
    assert (game.decision.kind, player(game)["silver"], len(player(game)["apprentices"])) == ("hire", 1, 4)
    play(game, "hire top 2")
    assert (game.decision.kind, player(game)["silver"]) == ("destroy-debts", 1 - 1 + 7)
    assert player(game)["apprentices"][-1] == "acolyte-clay"
    assert shown(game, "top") == ["thief", None, "miner-1", "merchant-clay"]
    play(game, "destroy debt")
    assert shown(game, "top")[:3] == ["thief", "miner-1", "merchant-clay"]
    assert shown(game, "top")[3] is not None
