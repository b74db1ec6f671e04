"""The four extra boards: Emma, Guntram, Judith and Merovech (ARC-ADV-20 to ARC-ADV-24)."""

from typing import Any

import pytest

import regnum
from regnum import Game
from tests.rules.architects.setting import field, gained, moves, play, player, refusal, table
from tests.rules.marks import rule

EXTRA = {"emma", "guntram", "judith", "merovech"}


def building(board: str, card: str, *others: str, **blue: Any) -> Game:
    """Blue has just placed in the Guildhall to build a card, without access to the Cathedral."""
    things = {"board": board, "hand": [card, *others], "apprentices": ["labourer"], "virtue": 4} | blue
    game = play(table(things, {}), "place guildhall")
    return play(game, f"build {card}") if game.decision.kind == "guildhall-work" else game


def reset(blue: dict[str, Any]) -> Game:
    """Red has just triggered a Reset, with 3 red Workers in Prison."""
    market = {"left": "red", "middle": "red"}
    game = table(blue, {"silver": 3}, turn="red", black_market=market)
    return play(game, "place black-market right")


def last_turn(blue: dict[str, Any]) -> Game:
    """Red has just taken the last turn of the game."""
    return play(table(blue, {}, turn="red", last_turns=1), "place guardhouse")


@rule("ARC-ADV-24", "ARC-VAR-05")
@pytest.mark.parametrize("promo", [False, True])
def test_extra_boards_may_be_used_in_any_advanced_game(promo: bool) -> None:
    seen: set[str] = set()
    for seed in range(60):
        game = regnum.new("architects", 5, seed, boards="advanced", extra_boards=True, promo_boards=promo)
        seen |= {player(game, seat)["board"] for seat in range(5)}
    assert len(seen) == (14 if promo else 9)
    assert seen >= EXTRA


@rule("ARC-VAR-05")
def test_extra_boards_are_off_by_default() -> None:
    for seed in range(30):
        game = regnum.new("architects", 5, seed, boards="advanced", promo_boards=True)
        assert not EXTRA & {player(game, seat)["board"] for seat in range(5)}
    with pytest.raises(regnum.BadOption, match="emma needs extra_boards=yes"):
        regnum.new("architects", 2, 1, boards="advanced", board=["emma"])
    with pytest.raises(regnum.BadOption):
        regnum.new("architects", 2, 1, extra_boards=True)


# Emma.


@rule("ARC-ADV-20", "ARC-RUL-72")
def test_emma_gains_silver_and_clay_with_each_debt() -> None:
    game = table({"board": "emma", "virtue": 0}, {})
    before = player(game)
    play(game, "place tax-stand")
    assert gained(before, player(game)) == {"unpaid_debts": 2, "silver": 4 + 2, "clay": 2, "workers": -1}


@rule("ARC-RUL-72")
def test_emma_gains_from_any_source_of_debts() -> None:
    game = building("emma", "betting-house", clay=1, stone=2, gold=1)
    assert (player(game)["silver"], player(game)["clay"]) == (1, 1)
    game = table({"board": "emma"}, {"captured": {"blue": 1}})
    play(game, "place guardhouse", "ransom debt")
    assert (player(game)["silver"], player(game)["clay"]) == (1, 1)


@rule("ARC-RUL-72", "ARC-RUL-42")
def test_emma_gains_outside_her_turn_and_at_the_end() -> None:
    game = reset({"board": "emma", "prison": 4, "virtue": 0})
    assert player(game)["unpaid_debts"] == 2
    assert (player(game)["silver"], player(game)["clay"]) == (2, 2)
    game = last_turn({"board": "emma", "virtue": 1, "buildings": ["dungeon", "clay-market"]})
    assert player(game)["clay"] == 1
    assert game.scores.parts[0]["bonuses"] == 2, "the Clay comes before markets are compared (ARC-RUL-63)"


@rule("ARC-ADV-20")
def test_emma_gains_nothing_without_a_debt() -> None:
    game = play(table({"board": "emma", "virtue": 2}, {}), "place tax-stand")
    assert (player(game)["silver"], player(game)["clay"]) == (4, 0)


# Guntram.


@rule("ARC-ADV-21")
def test_guntram_gains_a_silver_with_each_point_of_virtue() -> None:
    game = table({"board": "guntram", "clay": 4, "at": {"storehouse": 1}}, {})
    play(game, "place storehouse", "trade virtue", "trade virtue")
    assert (player(game)["virtue"], player(game)["silver"]) == (9, 2)
    game = table({"board": "guntram", "silver": 6, "unpaid_debts": 1}, {})
    play(game, "place guardhouse", "repay")
    assert player(game)["silver"] == 1


@rule("ARC-ADV-21", "ARC-RUL-76")
def test_guntram_gains_outside_his_turn() -> None:
    game = reset({"board": "guntram", "apprentices": ["squire-virtue"]})
    play(game, "use squire-virtue")
    assert player(game)["silver"] == 2


@rule("ARC-RUL-73")
@pytest.mark.parametrize("debts", [0, 1])
def test_points_above_14_count_for_guntram(debts: int) -> None:
    game = reset({"board": "guntram", "apprentices": ["squire-virtue"], "virtue": 13, "unpaid_debts": debts})
    play(game, "use squire-virtue")
    assert (player(game)["virtue"], player(game)["silver"]) == (14, 2)


@rule("ARC-ADV-21", "ARC-RUL-63")
def test_guntram_gains_at_the_end_before_silver_is_compared() -> None:
    game = last_turn({"board": "guntram", "buildings": ["castle", "silver-market"], "gold": 2})
    assert game.scores.parts[0]["bonuses"] == 2


@rule("ARC-ADV-21")
def test_guntram_gains_nothing_for_a_loss() -> None:
    game = play(table({"board": "guntram", "silver": 1}, {}), "place black-market left")
    assert (player(game)["virtue"], player(game)["silver"]) == (6, 0)


# Judith.


@rule("ARC-ADV-22", "ARC-RUL-74")
@pytest.mark.parametrize("good", ["clay", "wood", "gold", "marble"])
def test_judith_replaces_any_resource_by_a_building_card(good: str) -> None:
    goods = {"clay": 2, "wood": 4, "gold": 1, "marble": 2}
    game = building("judith", "castle", "keep", **(goods | {good: goods[good] - 1}))
    assert player(game)["buildings"] == ["castle"]
    assert player(game)["hand"] == []
    assert {name: player(game)[name] for name in goods} == dict.fromkeys(goods, 0)
    assert field(game, "building_deck")[-1] == "keep"


@rule("ARC-ADV-22")
def test_judith_may_replace_several_resources_of_one_action() -> None:
    game = building("judith", "well", "keep", "castle", "barracks", wood=2)
    assert moves(game) == ["replace wood", "replace stone"]
    play(game, "replace stone", "discard castle", "replace stone", "discard keep")
    assert moves(game) == ["replace wood", "pay rest"]
    play(game, "pay rest")
    assert (player(game)["hand"], player(game)["wood"]) == (["barracks"], 0)
    assert player(game)["buildings"] == ["well"]


@rule("ARC-ADV-22", "ARC-RUL-15")
def test_judith_need_not_replace_what_she_has() -> None:
    game = building("judith", "well", "keep", wood=2, stone=2)
    assert refusal(game, "replace gold") == "ARC-ADV-22"
    kept = play(game.copy(), "pay rest")
    assert (player(kept)["hand"], player(kept)["wood"], player(kept)["stone"]) == (["keep"], 0, 0)
    play(game, "replace stone")
    assert (player(game)["hand"], player(game)["wood"], player(game)["stone"]) == ([], 0, 1)


@rule("ARC-ADV-22")
def test_the_building_itself_can_not_pay_for_itself() -> None:
    poor = {"board": "judith", "hand": ["well"], "wood": 2, "stone": 1, "virtue": 4}
    assert refusal(table(poor, {}), "place guildhall") == "ARC-GUILDHALL-01"
    assert refusal(table(poor | {"hand": ["well", "keep"]}, {}), "place guildhall") == ""
    assert refusal(table(poor | {"hand": ["well", "keep"], "stone": 0}, {}), "place guildhall") == "ARC-GUILDHALL-01"


@rule("ARC-RUL-74", "ARC-BUILD-02")
def test_what_a_building_requires_does_not_count_the_building_itself() -> None:
    things = {"board": "judith", "hand": ["well", "smithy"], "wood": 4, "stone": 1, "clay": 2, "virtue": 4}
    game = play(table(things, {}), "place guildhall", "build well")
    assert player(game)["hand"] == []
    game = table(things, {})
    game.play("place guildhall")
    assert moves(game) == ["build well"], "the Smithy lacks 2 Clay, and only the Well could stand for one of them"
    assert refusal(game, "build smithy") == "ARC-BUILD-02"


@rule("ARC-RUL-74")
def test_judith_can_not_replace_silver_or_tax() -> None:
    hand = ["keep", "castle", "well", "smithy"]
    game = table({"board": "judith", "hand": hand, "silver": 3, "apprentices": ["merchant-marble"], "clay": 2}, {})
    assert refusal(game, "place workshop hire") == "ARC-WORKSHOP-02"
    game = table({"board": "judith", "hand": hand, "silver": 2, "apprentices": ["merchant-marble"], "clay": 2}, {})
    play(game, "place storehouse")
    assert refusal(game, "trade merchant-marble") == "ARC-STORE-01"


@rule("ARC-RUL-74", "ARC-CATHEDRAL-02")
def test_judith_needs_a_separate_card_for_the_cathedral() -> None:
    one: dict[str, Any] = {"board": "judith", "hand": ["keep"]}
    assert refusal(table(one, {}), "place guildhall") == "ARC-GUILDHALL-01"
    game = table(one | {"hand": ["keep", "castle"]}, {}, rewards=[5])
    play(game, "place guildhall", "discard castle")
    assert (player(game)["cathedral"], player(game)["hand"]) == (1, [])


@rule("ARC-RUL-74", "ARC-CATHEDRAL-02")
def test_the_card_for_the_cathedral_is_kept_back_while_judith_pays() -> None:
    game = table({"board": "judith", "hand": ["keep"], "gold": 1}, {}, rewards=[5])
    play(game, "place guildhall")
    assert (player(game)["cathedral"], player(game)["gold"]) == (1, 0)


@rule("ARC-ADV-22")
def test_judith_replaces_goods_of_a_mix_at_storehouse_and_cathedral() -> None:
    game = table({"board": "judith", "hand": ["keep"], "clay": 1}, {})
    play(game, "place storehouse", "trade virtue")
    assert (player(game)["virtue"], player(game)["clay"], player(game)["hand"]) == (8, 0, [])
    game = table({"board": "judith", "hand": ["keep", "castle"], "wood": 3, "cathedral": 1}, {}, rewards=[5])
    play(game, "place guildhall", "discard keep")
    assert (player(game)["cathedral"], player(game)["wood"], player(game)["hand"]) == (2, 0, [])


@rule("ARC-ADV-22", "ARC-STORE-03")
@pytest.mark.parametrize("hand", [[], ["keep"]])
def test_clay_does_not_buy_marble_for_judith_either(hand: list[str]) -> None:
    game = table({"board": "judith", "hand": hand, "clay": 9, "wood": 2}, {})
    play(game, "place storehouse")
    assert refusal(game, "trade marble") == ("" if hand else "ARC-STORE-01")
    if hand:
        play(game, "trade marble")
        assert (player(game)["marble"], player(game)["clay"], player(game)["wood"]) == (1, 9, 0)


@rule("ARC-ADV-22")
def test_a_card_replaces_only_one_good_of_a_mix() -> None:
    game = table({"board": "judith", "hand": ["keep"], "apprentices": ["patron-clay"]}, {})
    play(game, "place storehouse")
    assert moves(game) == ["done", "trade patron-clay"]
    assert refusal(game, "trade virtue") == "ARC-STORE-01"
    play(game, "trade patron-clay")
    assert (player(game)["virtue"], player(game)["hand"]) == (8, [])


@rule("ARC-RUL-74")
def test_judith_can_not_spend_the_cards_that_she_needs_for_the_rest_of_the_cost() -> None:
    things = {"board": "judith", "hand": ["keep", "castle"], "cathedral": 4, "gold": 2, "marble": 1}
    game = play(table(things, {}, rewards=[5]), "place guildhall")
    assert moves(game) == ["discard castle", "discard keep"], "only Marble could be replaced"
    play(game, "discard keep")
    assert (player(game)["cathedral"], player(game)["gold"], player(game)["marble"]) == (5, 0, 0)


# Merovech.


@rule("ARC-ADV-23", "ARC-RUL-75")
def test_merovech_may_discard_a_card_for_each_point_of_a_loss() -> None:
    game = table({"board": "merovech", "hand": ["keep", "castle", "well"]}, {})
    play(game, "place tax-stand")
    assert moves(game) == ["decline", "discard well", "discard castle", "discard keep"]
    assert player(play(game.copy(), "decline"))["virtue"] == 5
    play(game, "discard keep")
    assert player(play(game.copy(), "decline"))["virtue"] == 6
    play(game, "discard well")
    assert (player(game)["virtue"], player(game)["hand"]) == (7, ["castle"])
    assert field(game, "building_deck")[-2:] == ["keep", "well"]
    assert game.decision.seat == 1


@rule("ARC-ADV-23")
def test_merovech_loses_what_his_cards_do_not_cover() -> None:
    game = play(table({"board": "merovech", "hand": ["keep"]}, {}), "place tax-stand", "discard keep")
    assert player(game)["virtue"] == 6
    game = play(table({"board": "merovech"}, {}), "place tax-stand")
    assert player(game)["virtue"] == 5


@rule("ARC-RUL-75", "ARC-VIRTUE-03")
def test_a_prevented_loss_below_0_gives_no_debt() -> None:
    game = table({"board": "merovech", "hand": ["keep"], "virtue": 0}, {})
    play(game, "place tax-stand", "discard keep")
    assert (player(game)["virtue"], player(game)["unpaid_debts"]) == (0, 1)


@rule("ARC-RUL-75", "ARC-RUL-76")
def test_merovech_may_prevent_outside_his_turn_and_at_the_end() -> None:
    game = reset({"board": "merovech", "hand": ["keep"], "prison": 3})
    assert game.decision.seat == 0
    play(game, "discard keep")
    assert player(game)["virtue"] == 7
    game = last_turn({"board": "merovech", "hand": ["keep", "well"], "buildings": ["dungeon"]})
    play(game, "discard keep", "discard well")
    assert game.over
    assert player(game)["virtue"] == 7


@rule("ARC-ADV-23")
def test_merovech_may_prevent_virtue_icons() -> None:
    game = building("merovech", "dungeon", "keep", stone=4, gold=2, marble=2)
    assert player(play(game, "discard keep"))["virtue"] == 4


@rule("ARC-ADV-23", "ARC-RUL-75", "ARC-WORKSHOP-15")
@pytest.mark.parametrize(("board", "limit"), [("merovech", 8), ("standard", 6), ("judith", 6)])
def test_the_hand_limit_of_merovech_is_eight(board: str, limit: int) -> None:
    hand = ["keep", "castle", "well", "smithy", "church", "chapel", "library", "palace", "hideout"][:limit]
    game = table({"board": board, "hand": hand}, {})
    play(game, "place quarry")
    assert len(player(game)["hand"]) == limit
    play(game, "place quarry", "place workshop draw")
    assert game.decision.kind == "discard-to-limit"
    play(game, "discard keep")
    assert len(player(game)["hand"]) == limit
    assert game.decision.seat == 1
