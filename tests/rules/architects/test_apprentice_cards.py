"""Every Apprentice, by what it does at the table."""

from typing import Any

import pytest

from regnum import Game
from tests.rules.architects.setting import field, gained, moves, play, player, refusal, table
from tests.rules.marks import rule

PROMO: dict[str, object] = {"promo_cards": True}

#: Card, skills, Virtue icon.
CARDS = (
    ("acolyte-building", "carpentry", 1),
    ("acolyte-clay", "tiling", 1),
    ("acolyte-silver", "masonry", 1),
    ("conspirator-1", "carpentry", 0),
    ("conspirator-2", "carpentry", 0),
    ("debt-collector-clay", "tiling", 0),
    ("debt-collector-stone", "masonry", 0),
    ("debt-collector-wood", "carpentry", 0),
    ("gatekeeper", "masonry", -1),
    ("illusionist", "carpentry", -1),
    ("jeweller-1", "tiling", 0),
    ("jeweller-2", "tiling", 0),
    ("labourer", "carpentry tiling masonry", 0),
    ("merchant-clay", "tiling", 0),
    ("merchant-gold", "masonry", 0),
    ("merchant-marble", "tiling", 0),
    ("merchant-stone", "masonry", 0),
    ("merchant-wood", "carpentry", 0),
    ("miner-1", "tiling", 0),
    ("miner-2", "tiling", 0),
    ("patron-clay", "tiling", 0),
    ("patron-silver", "masonry", 0),
    ("patron-stone", "masonry", 0),
    ("patron-wood", "carpentry", 0),
    ("pickpocket", "tiling", -1),
    ("squire-gold", "tiling", 1),
    ("squire-marble", "masonry", 1),
    ("squire-virtue", "carpentry", 1),
    ("stonecutter-1", "masonry", 0),
    ("stonecutter-2", "masonry", 0),
    ("swindler-clay", "tiling", -1),
    ("swindler-stone", "masonry", -1),
    ("swindler-wood", "carpentry", -1),
    ("thief", "carpentry", 0),
    ("trader-clay", "tiling", 0),
    ("trader-stone", "masonry", 0),
    ("trader-wood", "carpentry", 0),
    ("trickster", "masonry", -1),
    ("woodcutter-1", "carpentry", 0),
    ("woodcutter-2", "carpentry", 0),
    ("enforcer", "tiling", 0),
    ("overseer", "masonry", 0),
    ("peddler", "carpentry", -1),
)

#: A Building that needs just this skill.
NEEDS = {"carpentry": "chapel", "tiling": "clay-market", "masonry": "stone-market"}
PLENTY = {"clay": 9, "wood": 9, "stone": 9, "gold": 9, "marble": 9, "silver": 20}


@rule("ARC-WORKSHOP-13", "ARC-WORKSHOP-14")
@pytest.mark.parametrize(("card", "skills", "virtue"), CARDS, ids=[card for card, _, _ in CARDS])
def test_an_apprentice_brings_the_skills_on_its_card(card: str, skills: str, virtue: int) -> None:
    hand = ["well", *NEEDS.values()]
    game = table({"apprentices": [card], "hand": hand, "virtue": 4, **PLENTY}, {}, options=PROMO)
    play(game, "place guildhall")
    assert set(moves(game)) == {"build well", *[f"build {NEEDS[skill]}" for skill in skills.split()]}


@rule("ARC-WORKSHOP-09", "ARC-WORKSHOP-14")
@pytest.mark.parametrize(("card", "skills", "virtue"), CARDS, ids=[card for card, _, _ in CARDS])
def test_the_virtue_icon_takes_effect_when_hired(card: str, skills: str, virtue: int) -> None:
    display = {"top": [{"apprentice": card}, {}, {}, {}], "bottom": [{}, {}, {}, {}]}
    game = table({"silver": 4, "virtue": 7}, {}, display=display, options=PROMO)
    play(game, "place workshop hire", "hire top 1")
    assert player(game)["apprentices"] == [card]
    assert player(game)["virtue"] == 7 + virtue


@rule("ARC-VAR-03", "ARC-RUL-02")
def test_these_are_all_the_apprentices_of_the_game() -> None:
    game = table({}, {}, options=PROMO)
    shown = [space["apprentice"] for row in field(game, "display").values() for space in row]
    assert sorted(shown + field(game, "apprentice_deck")) == sorted(card for card, _, _ in CARDS)


#: Where the bonus Apprentices work: blue's things, the moves of blue's turn.
SCENES: dict[str, tuple[dict[str, Any], tuple[str, ...]]] = {
    "quarry": ({}, ("place quarry",)),
    "forest": ({}, ("place forest",)),
    "mines clay": ({}, ("place mines clay",)),
    "mines gold": ({"at": {"mines": 1}}, ("place mines gold",)),
    "silversmith": ({}, ("place silversmith",)),
    "tax stand": ({}, ("place tax-stand",)),
    "market left": ({"silver": 5}, ("place black-market left",)),
    "market middle": ({"silver": 5}, ("place black-market middle draw", "keep smithy")),
    "market right": ({"silver": 5}, ("place black-market right",)),
    "cathedral": ({"gold": 1, "hand": ["castle"]}, ("place guildhall",)),
    "repay": ({"silver": 6, "unpaid_debts": 1}, ("place guardhouse", "repay")),
    "imprison": ({"captured": {"red": 2}}, ("place guardhouse", "imprison")),
}

#: Card, scene, what the card adds.
BONUSES: tuple[tuple[str, str, dict[str, int]], ...] = (
    ("stonecutter-1", "quarry", {"stone": 1}),
    ("stonecutter-2", "quarry", {"stone": 1}),
    ("woodcutter-1", "forest", {"wood": 1}),
    ("woodcutter-2", "forest", {"wood": 1}),
    ("miner-1", "mines clay", {"clay": 1}),
    ("miner-2", "mines clay", {"clay": 1}),
    ("miner-1", "mines gold", {"clay": 1}),
    ("jeweller-1", "silversmith", {"silver": 1}),
    ("jeweller-2", "silversmith", {"silver": 1}),
    ("pickpocket", "tax stand", {"gold": 1}),
    ("thief", "tax stand", {"virtue": 1}),
    ("swindler-clay", "market left", {"clay": 2}),
    ("swindler-clay", "market middle", {"clay": 2}),
    ("swindler-stone", "market middle", {"stone": 1}),
    ("swindler-stone", "market right", {"stone": 1}),
    ("swindler-wood", "market right", {"wood": 1}),
    ("swindler-wood", "market left", {"wood": 1}),
    ("trickster", "market left", {"silver": 1}),
    ("trickster", "market middle", {"silver": 1}),
    ("trickster", "market right", {"silver": 1}),
    ("illusionist", "market left", {"virtue": 1}),
    ("illusionist", "market middle", {"virtue": 1}),
    ("illusionist", "market right", {"virtue": 1}),
    ("acolyte-building", "cathedral", {"hand": 1}),
    ("acolyte-clay", "cathedral", {"clay": 2}),
    ("acolyte-silver", "cathedral", {"silver": 2}),
    ("debt-collector-clay", "repay", {"clay": 2}),
    ("debt-collector-stone", "repay", {"stone": 2}),
    ("debt-collector-wood", "repay", {"wood": 2}),
    ("enforcer", "imprison", {"gold": 1}),
)


def after(scene: str, own: list[str], others: list[str]) -> dict[str, Any]:
    """Blue after the scene, with Apprentices of blue's own and of red's."""
    things, turn = SCENES[scene]
    game = table({**things, "apprentices": own}, {"apprentices": others}, options=PROMO)
    return player(play(game, *turn))


def added(scene: str, own: list[str], others: list[str]) -> dict[str, int]:
    """What Apprentices change of the outcome of a scene."""
    plain, changed = after(scene, [], []), after(scene, own, others)
    cards = len(changed["hand"]) - len(plain["hand"])
    return gained(plain, changed) | ({"hand": cards} if cards else {})


@rule("ARC-WORKSHOP-14", "ARC-RUL-15")
@pytest.mark.parametrize(("card", "scene", "extra"), BONUSES)
def test_a_bonus_is_added_unasked(card: str, scene: str, extra: dict[str, int]) -> None:
    assert added(scene, [card], []) == extra


@rule("ARC-WORKSHOP-11")
@pytest.mark.parametrize(("card", "scene", "extra"), BONUSES)
def test_a_bonus_is_for_its_owner_only(card: str, scene: str, extra: dict[str, int]) -> None:
    assert added(scene, [], [card]) == {}


@rule("ARC-WORKSHOP-14")
@pytest.mark.parametrize("card", sorted({card for card, _, _ in BONUSES}))
def test_a_bonus_works_nowhere_else(card: str) -> None:
    own = {scene.split()[0] for name, scene, _ in BONUSES if name == card}
    elsewhere = [scene for scene in SCENES if scene.split()[0] not in own]
    assert [scene for scene in elsewhere if added(scene, [card], [])] == []


@rule("ARC-RUL-14", "ARC-WORKSHOP-10")
@pytest.mark.parametrize(
    ("cards", "scene", "extra"),
    [
        (["stonecutter-1", "stonecutter-2"], "quarry", {"stone": 2}),
        (["woodcutter-1", "woodcutter-2"], "forest", {"wood": 2}),
        (["miner-1", "miner-2"], "mines clay", {"clay": 2}),
        (["jeweller-1", "jeweller-2"], "silversmith", {"silver": 2}),
        (["swindler-clay", "swindler-wood"], "market left", {"clay": 2, "wood": 1}),
        (["debt-collector-clay", "debt-collector-wood"], "repay", {"clay": 2, "wood": 2}),
    ],
)
def test_several_with_the_same_name_add_up(cards: list[str], scene: str, extra: dict[str, int]) -> None:
    assert added(scene, cards, []) == extra


@rule("ARC-WORKSHOP-11")
def test_a_discarded_apprentice_works_no_more() -> None:
    own = ["stonecutter-1", "miner-1", "miner-2", "jeweller-1", "jeweller-2"]
    game = table({"apprentices": own, "silver": 4}, {})
    play(game, "place workshop hire", "dismiss stonecutter-1", "hire top 1", "place forest", "place quarry")
    assert player(game)["stone"] == 1


@rule("ARC-WORKSHOP-14")
def test_the_trickster_makes_the_small_market_free() -> None:
    assert refusal(table({}, {}), "place black-market left") == "ARC-BLACKMARKET-03"
    game = table({"apprentices": ["trickster"]}, {}, small_market=[6])
    assert gained(player(game), player(play(game, "place black-market left"))) == {
        "marble": 1,
        "virtue": -1,
        "workers": -1,
    }


@rule("ARC-WORKSHOP-14", "ARC-RUL-31")
@pytest.mark.parametrize("card", ["conspirator-1", "conspirator-2"])
def test_a_conspirator_saves_one_silver_a_visit_but_no_tax(card: str) -> None:
    game = captures([card])
    assert player(game)["silver"] == 5 - 1 - 0 - 1
    assert field(game, "tax_stand") == 4 + 1


@rule("ARC-RUL-31")
def test_two_conspirators_save_two_silver_a_visit() -> None:
    assert player(captures([]))["silver"] == 5 - 1 - 1 - 1
    assert player(captures(["conspirator-1", "conspirator-2"]))["silver"] == 5 - 1


def captures(apprentices: list[str]) -> Game:
    """Three captures at the Town Centre by blue, who has 5 Silver."""
    game = table(
        {"silver": 5, "at": {"town-centre": 2}, "apprentices": apprentices},
        {"at": {"forest": 1, "quarry": 1}},
        {"at": {"forest": 1}},
    )
    return play(game, "place town-centre", "capture red forest", "capture green forest", "capture red quarry")


@rule("ARC-WORKSHOP-14", "ARC-RUL-31")
def test_who_saves_silver_in_one_place_saves_none_in_another() -> None:
    game = table({"silver": 3, "apprentices": ["conspirator-1"]}, {})
    assert player(play(game, "place black-market right"))["silver"] == 0
    assert player(captures(["trickster"]))["silver"] == 5 - 1 - 1 - 1
    assert player(captures(["conspirator-1"]))["silver"] == 5 - 1 - 1


#: Card, what it takes and what it gives at the King's Storehouse.
TRADES = (
    ("merchant-clay", {"silver": 1}, {"clay": 3}),
    ("merchant-gold", {"silver": 2}, {"gold": 1}),
    ("merchant-marble", {"silver": 3}, {"marble": 1}),
    ("merchant-stone", {"silver": 1}, {"stone": 2}),
    ("merchant-wood", {"silver": 1}, {"wood": 2}),
    ("patron-clay", {"clay": 1}, {"virtue": 1}),
    ("patron-silver", {"silver": 2}, {"virtue": 1}),
    ("patron-stone", {"stone": 1}, {"virtue": 1}),
    ("patron-wood", {"wood": 1}, {"virtue": 1}),
    ("trader-clay", {"clay": 3}, {"marble": 1}),
    ("trader-stone", {"stone": 2}, {"marble": 1}),
    ("trader-wood", {"wood": 2}, {"marble": 1}),
)


@rule("ARC-WORKSHOP-14", "ARC-STORE-04")
@pytest.mark.parametrize(("card", "pay", "gain"), TRADES)
def test_a_trade_may_be_used_once_for_each_worker(card: str, pay: dict[str, int], gain: dict[str, int]) -> None:
    purse = {good: 3 * amount for good, amount in pay.items()}
    game = table({"apprentices": [card], "at": {"storehouse": 1}, **purse}, {})
    before = player(game)
    play(game, "place storehouse", f"trade {card}", f"trade {card}")
    changes = {good: -2 * amount for good, amount in pay.items()} | {good: 2 * n for good, n in gain.items()}
    assert gained(before, player(game)) == changes | {"workers": -1}
    assert game.decision.seat == 1


@rule("ARC-WORKSHOP-14")
@pytest.mark.parametrize(("card", "pay", "gain"), TRADES)
def test_a_trade_needs_its_whole_price(card: str, pay: dict[str, int], gain: dict[str, int]) -> None:
    purse = {good: amount - 1 for good, amount in pay.items()}
    other = "stone" if "clay" in pay else "clay"
    game = table({"apprentices": [card], **purse, other: 2}, {})
    play(game, "place storehouse")
    assert refusal(game, f"trade {card}") == "ARC-STORE-01"


@rule("ARC-WORKSHOP-11")
@pytest.mark.parametrize(("card", "pay", "gain"), TRADES)
def test_a_trade_is_for_its_owner_only(card: str, pay: dict[str, int], gain: dict[str, int]) -> None:
    game = table(PLENTY, {"apprentices": [card]})
    play(game, "place storehouse")
    assert refusal(game, f"trade {card}") == "ARC-WORKSHOP-11"


@rule("ARC-WORKSHOP-14")
def test_the_overseer_counts_as_another_worker_at_the_storehouse() -> None:
    game = table({"apprentices": ["overseer"], "clay": 9}, {}, options=PROMO)
    play(game, "place storehouse", "trade virtue", "trade virtue")
    assert player(game)["virtue"] == 9
    assert game.decision.seat == 1


def reset(blue: dict[str, Any]) -> Game:
    """Red has just triggered a Reset; blue may react if anything reacts."""
    market = {"left": "red", "middle": "red"}
    game = table(blue, {"silver": 3}, turn="red", black_market=market, options=PROMO)
    return play(game, "place black-market right")


@rule("ARC-WORKSHOP-14", "ARC-RESET-05")
@pytest.mark.parametrize(
    ("card", "gain"),
    [
        ("squire-gold", {"gold": 1}),
        ("squire-marble", {"marble": 1}),
        ("squire-virtue", {"virtue": 2}),
        ("peddler", {"silver": 2}),
    ],
)
def test_a_gain_at_a_reset_may_be_taken_once_or_declined(card: str, gain: dict[str, int]) -> None:
    game = reset({"apprentices": [card]})
    assert moves(game) == ["done", f"use {card}"]
    before = player(game)
    declined = play(game.copy(), "done")
    assert gained(before, player(declined)) == {}
    play(game, f"use {card}")
    assert gained(before, player(game)) == gain
    assert game.decision.kind == "place-worker"


@rule("ARC-WORKSHOP-14", "ARC-RUL-41")
@pytest.mark.parametrize("card", ["squire-gold", "squire-marble", "squire-virtue"])
def test_a_squire_needs_a_prison_without_own_workers(card: str) -> None:
    game = reset({"apprentices": [card, "peddler"], "prison": 1})
    assert refusal(game, f"use {card}") == "ARC-RUL-41"
    assert refusal(game, "use peddler") == ""


@rule("ARC-RUL-41")
def test_a_gatekeeper_may_empty_the_prison_for_a_squire() -> None:
    game = reset({"apprentices": ["squire-gold", "gatekeeper"], "prison": 2})
    assert refusal(game, "use squire-gold") == "ARC-RUL-41"
    play(game, "use gatekeeper", "release 2", "use squire-gold")
    assert player(game)["gold"] == 1


@rule("ARC-WORKSHOP-14", "ARC-RESET-05")
def test_the_gatekeeper_releases_up_to_two_workers_at_a_reset() -> None:
    game = reset({"apprentices": ["gatekeeper"], "prison": 4})
    assert moves(game) == ["done", "use gatekeeper"]
    before = player(game)
    play(game, "use gatekeeper")
    assert moves(game) == ["release 1", "release 2"]
    assert refusal(game, "release 3") == "ARC-RESET-05"
    play(game, "release 2")
    assert (player(game)["prison"], player(game)["workers"]) == (2, before["workers"] + 2)
    assert game.decision.kind == "place-worker"


@rule("ARC-WORKSHOP-14")
def test_the_labourer_has_all_skills_and_no_ability() -> None:
    assert [scene for scene in SCENES if added(scene, ["labourer"], [])] == []
