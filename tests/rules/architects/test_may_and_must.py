"""What is legal though it achieves little, what is optional, what comes first, and who is asked when."""

from typing import Any

import pytest

from tests.rules.architects.setting import field, gained, moves, play, player, refusal, table
from tests.rules.marks import rule

RICH = {"clay": 9, "wood": 9, "stone": 9, "gold": 9, "marble": 9, "silver": 12}
#: Able to construct anything, but barred from the Cathedral.
BUILDER = {**RICH, "virtue": 4, "apprentices": ["labourer"]}
FIVE = ["labourer", "jeweller-1", "jeweller-2", "miner-1", "miner-2"]
PROMO: dict[str, object] = {"promo_cards": True}


@rule("ARC-RUL-10")
@pytest.mark.parametrize(
    "place",
    ["quarry", "forest", "silversmith", "mines clay", "storehouse", "workshop draw", "town-centre", "guardhouse"],
)
def test_these_locations_are_legal_even_when_nothing_can_be_done_there(place: str) -> None:
    buildings = field(table({}, {}), "building_deck")
    game = table({}, {"buildings": buildings}, tax_stand=0)
    play(game, f"place {place}")
    if game.decision.seat == 0:
        play(game, "done")
    assert (player(game)["workers"], game.decision.seat) == (19, 1)


@rule("ARC-RUL-10")
@pytest.mark.parametrize(
    ("place", "blue", "fields", "rule_number"),
    [
        ("mines gold", {"at": {"mines": 0}}, {}, "ARC-MINES-04"),
        ("mines gold", {"at": {"mines": 1}}, {}, ""),
        ("workshop hire", {"silver": 3}, {}, "ARC-WORKSHOP-02"),
        ("workshop hire", {"silver": 4}, {}, ""),
        ("tax-stand", {}, {"tax_stand": 0}, "ARC-TAX-02"),
        ("tax-stand", {}, {"tax_stand": 1}, ""),
        ("black-market left", {"silver": 1, "virtue": 10}, {}, "ARC-BLACKMARKET-01"),
        ("black-market left", {"silver": 1, "virtue": 9}, {}, ""),
        ("black-market left", {"silver": 1}, {"black_market": {"left": "red"}}, "ARC-BLACKMARKET-02"),
        ("black-market left", {"silver": 0}, {}, "ARC-BLACKMARKET-03"),
        ("guildhall", {"hand": ["well"], "wood": 2, "stone": 1}, {}, "ARC-GUILDHALL-01"),
        ("guildhall", {"hand": ["well"], "wood": 2, "stone": 2}, {}, ""),
        ("guildhall", {"hand": ["well"], "gold": 1, "virtue": 5}, {}, ""),
        ("guildhall", {"hand": ["well"], "gold": 1, "virtue": 4}, {}, "ARC-GUILDHALL-01"),
        ("guildhall", {"gold": 1}, {}, "ARC-GUILDHALL-01"),
    ],
)
def test_these_locations_are_legal_only_when_they_can_be_used(
    place: str, blue: dict[str, Any], fields: dict[str, Any], rule_number: str
) -> None:
    game = table(blue, {}, **fields)
    assert refusal(game, f"place {place}") == rule_number
    assert (f"place {place}" in moves(game)) == (rule_number == "")


@rule("ARC-RUL-10")
def test_a_hire_needs_a_card_to_take_and_at_the_workshop_it_must_be_completed() -> None:
    nobody: list[dict[str, Any]] = [{} for _ in range(4)]
    for place in ("workshop hire", "black-market middle hire"):
        empty = table({"silver": 9}, {}, display={"top": nobody, "bottom": nobody})
        assert refusal(empty, f"place {place}") != ""
        for row in ("top", "bottom"):
            spaces = {"top": nobody, "bottom": nobody} | {row: [{"apprentice": "thief"}, *nobody[1:]]}
            half = table({"silver": 9}, {}, display=spaces)
            assert refusal(half, f"place {place}") == ""
    game = table({"silver": 9}, {})
    play(game, "place workshop hire")
    assert all(move.startswith("hire ") for move in moves(game))
    full = table({"silver": 9, "apprentices": FIVE}, {})
    play(full, "place workshop hire")
    assert refusal(full, "decline") == "ARC-RUL-10"


@rule("ARC-RUL-15")
@pytest.mark.parametrize(
    ("apprentice", "line", "gain"),
    [
        ("jeweller-1", ["place silversmith"], {"silver": 3}),
        ("miner-1", ["place mines clay"], {"clay": 3}),
        ("stonecutter-1", ["place quarry"], {"stone": 2}),
        ("woodcutter-1", ["place forest"], {"wood": 2}),
        ("pickpocket", ["place tax-stand"], {"silver": 4, "virtue": -2, "gold": 1}),
        ("swindler-clay", ["place black-market left"], {"silver": -1, "virtue": -1, "marble": 1, "clay": 2}),
        ("trickster", ["place black-market left"], {"virtue": -1, "marble": 1}),
        ("illusionist", ["place black-market left"], {"silver": -1, "marble": 1}),
        ("thief", ["place tax-stand"], {"silver": 4, "virtue": -1}),
        ("enforcer", ["place guardhouse", "imprison"], {"silver": 2, "gold": 1}),
        (
            "debt-collector-clay",
            ["place guardhouse", "repay"],
            {"silver": -6, "unpaid_debts": -1, "paid_debts": 1, "virtue": 1, "clay": 2},
        ),
    ],
)
def test_bonuses_and_discounts_of_apprentices_are_automatic(
    apprentice: str, line: list[str], gain: dict[str, int]
) -> None:
    blue = {"silver": 8, "unpaid_debts": 1, "captured": {"red": 2}, "apprentices": [apprentice]}
    game = table(blue, {}, options=PROMO)
    before = player(game)
    play(game, *line)
    assert gained(before, player(game)) == {**gain, "workers": -1}
    assert game.decision.seat == 1


@rule("ARC-RUL-15")
def test_rudolfs_discount_is_automatic() -> None:
    game = table({"board": "rudolf", "silver": 3}, {}, tax_stand=0)
    play(game, "place workshop hire")
    assert (player(game)["silver"], field(game, "tax_stand")) == (0, 2)


@rule("ARC-RUL-15")
@pytest.mark.parametrize(
    ("blue", "choices"),
    [
        ({"virtue": 3}, ["tax 1", "tax 2"]),
        ({"virtue": 1}, ["tax 0", "tax 1", "tax 2"]),
        ({"board": "ada"}, ["tax 1", "tax 2"]),
    ],
)
def test_ignoring_tax_is_optional_for_each_coin(blue: dict[str, Any], choices: list[str]) -> None:
    game = table({**blue, "silver": 9}, {})
    play(game, "place workshop hire")
    assert moves(game) == choices


@rule("ARC-RUL-15")
@pytest.mark.parametrize("reacting", ["gatekeeper", "squire-gold", "peddler", "fara"])
def test_a_reaction_to_a_reset_may_be_declined(reacting: str) -> None:
    squire = reacting == "squire-gold"
    red: dict[str, Any] = {"board": "fara"} if reacting == "fara" else {"apprentices": [reacting]}
    market = {"left": "blue", "middle": "blue"}
    game = table({"silver": 3}, {**red, "prison": 0 if squire else 1}, black_market=market, options=PROMO)
    play(game, "place black-market right")
    assert moves(game) == ["done", "use board" if reacting == "fara" else f"use {reacting}"]
    before = player(game, 1)
    play(game, "done")
    assert (gained(before, player(game, 1)), game.decision.kind) == ({}, "place-worker")


@rule("ARC-RUL-15")
def test_the_owner_chooses_the_order_of_reactions() -> None:
    red = {"apprentices": ["gatekeeper", "squire-gold", "peddler"], "prison": 2}
    game = table({"silver": 3}, red, black_market={"left": "blue", "middle": "blue"}, options=PROMO)
    play(game, "place black-market right")
    assert moves(game) == ["done", "use gatekeeper", "use peddler"]
    play(game, "use gatekeeper", "release 2")
    assert moves(game) == ["done", "use squire-gold", "use peddler"]


@rule("ARC-RUL-15")
@pytest.mark.parametrize("place", ["storehouse", "guardhouse", "town-centre"])
def test_trades_guardhouse_actions_and_captures_are_optional(place: str) -> None:
    game = table({**RICH, "unpaid_debts": 1}, {"at": {"quarry": 1}})
    play(game, f"place {place}")
    assert len(moves(game)) > 1
    before = player(game)
    play(game, "done")
    assert (player(game), game.decision.seat) == (before, 1)


@rule("ARC-RUL-15")
def test_hire_and_draw_on_the_black_market_must_be_carried_out() -> None:
    hire = play(table({"silver": 2}, {}), "place black-market middle hire")
    assert len(moves(hire)) == 8
    assert all(move.startswith("hire ") for move in moves(hire))
    draw = play(table({"silver": 2}, {}), "place black-market middle draw")
    assert len(moves(draw)) == 5
    assert all(move.startswith("keep ") for move in moves(draw))


@rule("ARC-RUL-15")
def test_a_player_at_the_limit_may_decline_the_black_market_hire_without_refund() -> None:
    game = table({"silver": 2, "apprentices": FIVE}, {})
    play(game, "place black-market middle hire", "decline")
    blue = player(game)
    assert (blue["apprentices"], blue["silver"], blue["virtue"], game.decision.seat) == (FIVE, 0, 6, 1)


@rule("ARC-RUL-15")
def test_the_tavern_hire_may_be_declined_only_at_the_limit() -> None:
    game = table({**BUILDER, "hand": ["tavern"]}, {})
    play(game, "place guildhall")
    assert all(move.startswith("hire ") for move in moves(game))
    full = table({**BUILDER, "apprentices": FIVE, "hand": ["tavern"]}, {})
    play(full, "place guildhall", "decline")
    assert (player(full)["apprentices"], full.decision.seat) == (FIVE, 1)


@rule("ARC-RUL-15")
@pytest.mark.parametrize("building", ["library", "church", "armoury", "fortress", "barracks"])
def test_these_building_effects_may_be_declined(building: str) -> None:
    hand = [building, "palace"]
    game = table({**BUILDER, "hand": hand, "unpaid_debts": 1}, {"at": {"quarry": 1}, "captured": {"blue": 2}})
    play(game, "place guildhall", f"build {building}")
    assert game.decision.seat == 0
    before = player(game)
    play(game, "done" if "done" in moves(game) else "decline")
    assert (player(game), game.decision.seat) == (before, 1)


@rule("ARC-RUL-15")
@pytest.mark.parametrize(("building", "gains"), [("treasury", ["gold", "silver"]), ("clay-pit", ["gold", "marble"])])
def test_one_of_two_gains_must_be_chosen(building: str, gains: list[str]) -> None:
    game = table({**BUILDER, "hand": [building]}, {})
    play(game, "place guildhall")
    assert moves(game) == ["choose 1", "choose 2"]
    before = player(game)
    for number, good in enumerate(gains, 1):
        found = gained(before, player(play(game.copy(), f"choose {number}")))
        assert list(found) == [good]


@rule("ARC-RUL-15")
@pytest.mark.parametrize(
    ("building", "blue", "red", "cards"),
    [
        ("hideout", {"clay": -1, "wood": -3, "stone": -2, "virtue": -2, "prison": -3, "workers": 2}, {}, 0),
        ("palace", {"wood": -3, "stone": -3, "marble": -2, "gold": 1, "workers": -1}, {}, 0),
        ("drafting-room", {"stone": -4, "gold": -3, "workers": -1}, {}, 2),
        ("well", {"wood": -2, "stone": -2, "clay": 4, "workers": -1}, {}, 0),
        ("betting-house", {"clay": -1, "stone": -2, "gold": -1, "virtue": -1, "unpaid_debts": 1, "workers": -1}, {}, 0),
        (
            "watchtower",
            {"clay": -3, "wood": -4, "gold": -1, "marble": -1, "virtue": -2, "workers": -1},
            {"virtue": -1},
            0,
        ),
        ("monument", {"wood": -2, "stone": -3, "marble": -2, "virtue": 2, "workers": -1}, {"virtue": 1}, 0),
    ],
)
def test_these_building_effects_happen_unasked(
    building: str, blue: dict[str, int], red: dict[str, int], cards: int
) -> None:
    game = table({**BUILDER, "hand": [building], "prison": 3}, {"prison": 3})
    before, other = player(game), player(game, 1)
    play(game, "place guildhall")
    assert game.decision.seat == 1
    assert gained(before, player(game)) == blue
    assert gained(other, player(game, 1)) == red
    assert len(player(game)["hand"]) == cards


@rule("ARC-RUL-15")
def test_the_crane_and_the_graveyard_are_mandatory() -> None:
    game = table({**BUILDER, "hand": ["crane", "well", "smithy"]}, {}, options=PROMO)
    play(game, "place guildhall", "build crane")
    assert moves(game) == ["build smithy", "build well"]
    game = table({**BUILDER, "apprentices": ["labourer", "thief"], "hand": ["graveyard"]}, {}, options=PROMO)
    play(game, "place guildhall")
    assert moves(game) == ["dismiss labourer", "dismiss thief"]


@rule("ARC-RUL-15")
def test_destroying_a_debt_is_optional_for_each_point_above_fourteen() -> None:
    blue = {"virtue": 14, "unpaid_debts": 3, "clay": 4, "at": {"storehouse": 1}}
    game = table(blue, {})
    play(game, "place storehouse", "trade virtue")
    assert moves(game) == ["decline", "destroy debt"]
    play(game, "destroy debt", "trade virtue", "decline")
    assert (player(game)["virtue"], player(game)["unpaid_debts"]) == (14, 2)


@rule("ARC-RUL-15")
@pytest.mark.parametrize(
    ("blue", "line", "refuse"),
    [
        ({"board": "hugo", "virtue": 1}, ["place tax-stand"], "take debt"),
        ({"board": "merovech", "hand": ["well"]}, ["place tax-stand"], "decline"),
        ({"board": "judith", "hand": ["well"], "clay": 2}, ["place storehouse", "trade virtue"], "pay rest"),
    ],
)
def test_what_hugo_judith_and_merovech_may_do_they_need_not(blue: dict[str, Any], line: list[str], refuse: str) -> None:
    game = table(blue, {})
    play(game, *line)
    assert game.decision.seat == 0
    assert len(moves(game)) > 1
    play(game, refuse)
    assert player(game)["hand"] == blue.get("hand", [])


@rule("ARC-RUL-16")
def test_a_benefit_never_helps_to_pay_the_cost_of_its_own_action() -> None:
    treasury = {"hand": ["treasury"], "apprentices": ["labourer"], "wood": 1, "stone": 3, "virtue": 4}
    assert refusal(table({**treasury, "gold": 0}, {}), "place guildhall") == "ARC-GUILDHALL-01"
    assert refusal(table({**treasury, "gold": 1}, {}), "place guildhall") == ""
    trade = table({"silver": 2, "clay": 2, "apprentices": ["merchant-marble", "trader-clay"]}, {})
    play(trade, "place storehouse")
    assert moves(trade) == ["done", "trade virtue"]


@rule("ARC-RUL-16")
def test_at_the_black_market_virtue_is_lost_before_the_goods_are_gained() -> None:
    game = table({"board": "hugo", "virtue": 0, "silver": 3}, {})
    play(game, "place black-market left")
    assert (game.decision.kind, player(game)["silver"], player(game)["marble"]) == ("avoid-debt", 2, 0)
    play(game, "avoid debt")
    assert (player(game)["silver"], player(game)["marble"]) == (0, 1)


@rule("ARC-RUL-16")
def test_at_the_tax_stand_the_silver_comes_before_the_loss_of_virtue() -> None:
    game = table({"board": "hugo", "virtue": 1, "silver": 0}, {}, tax_stand=2)
    play(game, "place tax-stand", "avoid debt")
    assert (player(game)["silver"], player(game)["unpaid_debts"], player(game)["virtue"]) == (0, 0, 0)
