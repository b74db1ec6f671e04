"""The Apprentices' skills and abilities, and the Building cards: decks, hands and the hand limit."""

from typing import Any

import pytest

import regnum
from tests.rules.architects.setting import field, gained, moves, play, player, refusal, table
from tests.rules.marks import rule

RICH = {"clay": 9, "wood": 9, "stone": 9, "gold": 9, "marble": 9, "silver": 12}


def all_apprentices() -> list[str]:
    game = table({}, {})
    spaces = field(game, "display")
    return [space["apprentice"] for space in spaces["top"] + spaces["bottom"]] + list(field(game, "apprentice_deck"))


def all_buildings() -> list[str]:
    return list(field(table({}, {}), "building_deck"))


APPRENTICES = all_apprentices()
BUILDINGS = all_buildings()
#: One Building for each single skill.
ONE_SKILL = {"carpentry": "tavern", "tiling": "treasury", "masonry": "stone-market"}


def difference(apprentice: str, blue: dict[str, Any], line: list[str], **fields: Any) -> dict[str, int]:
    """What one Apprentice changes of the outcome of the same moves."""
    without = play(table(dict(blue), {}, **fields), *line)
    owned = play(table({**blue, "apprentices": [apprentice]}, {}, **fields), *line)
    return gained(player(without), player(owned))


@rule("ARC-WORKSHOP-11")
def test_an_apprentice_works_for_its_owner_only() -> None:
    game = table({}, {"apprentices": ["stonecutter-1"]})
    play(game, "place quarry", "place quarry")
    assert (player(game, 0)["stone"], player(game, 1)["stone"]) == (1, 2)


@rule("ARC-WORKSHOP-11")
def test_an_ability_ends_when_the_apprentice_is_discarded() -> None:
    five = ["stonecutter-1", "jeweller-1", "jeweller-2", "miner-1", "miner-2"]
    game = table({"silver": 4, "apprentices": five}, {})
    play(game, "place workshop hire", "dismiss stonecutter-1", "hire bottom 1", "place forest", "place quarry")
    assert player(game)["stone"] == 1


@rule("ARC-WORKSHOP-11")
def test_skills_count_for_the_owner_only_and_while_hired() -> None:
    blue = {"hand": ["stone-market"], "virtue": 4, **RICH}
    assert refusal(table(blue, {"apprentices": ["stonecutter-1"]}), "place guildhall") == "ARC-GUILDHALL-01"
    game = table({**blue, "apprentices": ["stonecutter-1", "jeweller-1", "jeweller-2", "miner-1", "miner-2"]}, {})
    assert refusal(game, "place guildhall") == ""
    play(game, "place workshop hire", "dismiss stonecutter-1", "hire bottom 1", "place forest")
    assert refusal(game, "place guildhall") == "ARC-GUILDHALL-01"


@rule("ARC-WORKSHOP-13")
@pytest.mark.parametrize("apprentice", APPRENTICES)
def test_every_apprentice_has_one_skill_and_the_labourer_all_three(apprentice: str) -> None:
    skills = [
        skill
        for skill, building in ONE_SKILL.items()
        if refusal(table({"hand": [building], "apprentices": [apprentice], "virtue": 4, **RICH}, {}), "place guildhall")
        == ""
    ]
    assert len(skills) == (3 if apprentice == "labourer" else 1)


@rule("ARC-WORKSHOP-14")
@pytest.mark.parametrize(
    ("apprentice", "visit", "change"),
    [
        ("jeweller-1", "silversmith", {"silver": 1}),
        ("jeweller-2", "silversmith", {"silver": 1}),
        ("miner-1", "mines clay", {"clay": 1}),
        ("miner-2", "mines gold", {"clay": 1}),
        ("stonecutter-1", "quarry", {"stone": 1}),
        ("stonecutter-2", "quarry", {"stone": 1}),
        ("woodcutter-1", "forest", {"wood": 1}),
        ("woodcutter-2", "forest", {"wood": 1}),
        ("pickpocket", "tax-stand", {"gold": 1}),
        ("thief", "tax-stand", {"virtue": 1}),
        ("swindler-clay", "black-market left", {"clay": 2}),
        ("swindler-stone", "black-market right", {"stone": 1}),
        ("swindler-wood", "black-market left", {"wood": 1}),
        ("trickster", "black-market right", {"silver": 1}),
        ("illusionist", "black-market left", {"virtue": 1}),
        ("labourer", "quarry", {}),
    ],
)
def test_the_ability_of_an_apprentice_at_a_location(apprentice: str, visit: str, change: dict[str, int]) -> None:
    blue = {"silver": 5, "at": {"mines": 1}}
    assert difference(apprentice, blue, [f"place {visit}"]) == change


@rule("ARC-WORKSHOP-14")
@pytest.mark.parametrize(
    ("apprentice", "change"),
    [("acolyte-building", {}), ("acolyte-clay", {"clay": 2}), ("acolyte-silver", {"silver": 2})],
)
def test_acolytes_add_to_an_advance_on_the_cathedral(apprentice: str, change: dict[str, int]) -> None:
    blue = {"gold": 1, "hand": ["palace"]}
    assert difference(apprentice, blue, ["place guildhall"]) == change
    game = table({**blue, "apprentices": [apprentice]}, {}, rewards=[5])
    play(game, "place guildhall")
    assert len(player(game)["hand"]) == (1 if apprentice == "acolyte-building" else 0)


@rule("ARC-WORKSHOP-14")
@pytest.mark.parametrize("good", ["clay", "stone", "wood"])
def test_debt_collectors_add_to_paying_off_a_debt(good: str) -> None:
    blue = {"silver": 6, "unpaid_debts": 1}
    assert difference(f"debt-collector-{good}", blue, ["place guardhouse", "repay"]) == {good: 2}


@rule("ARC-WORKSHOP-14")
@pytest.mark.parametrize("number", [1, 2])
def test_conspirators_save_one_silver_at_the_town_centre(number: int) -> None:
    blue = {"silver": 3, "at": {"town-centre": 1, "quarry": 1, "forest": 1}}
    line = ["place town-centre", "capture blue quarry", "capture blue forest"]
    assert difference(f"conspirator-{number}", blue, line) == {"silver": 1}


@rule("ARC-WORKSHOP-14")
@pytest.mark.parametrize(
    ("apprentice", "change"),
    [
        ("squire-gold", {"gold": 1}),
        ("squire-marble", {"marble": 1}),
        ("squire-virtue", {"virtue": 2}),
        ("gatekeeper", {"prison": -2, "workers": 2}),
    ],
)
def test_what_squires_and_the_gatekeeper_do_at_a_reset(apprentice: str, change: dict[str, int]) -> None:
    prison = 3 if apprentice == "gatekeeper" else 0
    game = table(
        {"silver": 1}, {"prison": prison, "apprentices": [apprentice]}, black_market={"middle": "blue", "right": "blue"}
    )
    before = player(game, 1)
    play(game, "place black-market left", f"use {apprentice}", *(["release 2"] if prison else []))
    assert gained(before, player(game, 1)) == change


@rule("ARC-WORKSHOP-15")
@pytest.mark.parametrize(("board", "limit"), [("standard", 6), ("merovech", 8)])
def test_the_hand_limit_is_six_and_eight_for_merovech(board: str, limit: int) -> None:
    at_limit = table({"board": board, "hand": BUILDINGS[: limit - 1]}, {})
    play(at_limit, "place workshop draw")
    assert (len(player(at_limit)["hand"]), at_limit.decision.seat) == (limit, 1)
    above = table({"board": board, "hand": BUILDINGS[:limit]}, {})
    play(above, "place workshop draw")
    assert (len(player(above)["hand"]), above.decision.kind) == (limit + 1, "discard-to-limit")
    play(above, f"discard {BUILDINGS[2]}")
    assert (len(player(above)["hand"]), above.decision.seat) == (limit, 1)
    assert field(above, "building_deck")[-1] == BUILDINGS[2]


@rule("ARC-WORKSHOP-15")
def test_any_building_in_hand_may_be_discarded_and_no_other() -> None:
    game = table({"hand": BUILDINGS[:6]}, {})
    play(game, "place workshop draw")
    assert sorted(moves(game)) == sorted(f"discard {card}" for card in BUILDINGS[:7])
    assert refusal(game, f"discard {BUILDINGS[9]}") == "ARC-WORKSHOP-15"


@rule("ARC-WORKSHOP-15")
def test_only_the_active_players_hand_is_checked() -> None:
    game = table({}, {"hand": BUILDINGS[:7]})
    play(game, "place quarry")
    assert game.decision.kind == "place-worker"
    play(game, "place quarry")
    assert (game.decision.seat, game.decision.kind) == (1, "discard-to-limit")


@rule("ARC-WORKSHOP-15")
def test_others_do_not_see_which_building_is_discarded() -> None:
    game = table({"hand": BUILDINGS[:6]}, {})
    play(game, "place workshop draw", f"discard {BUILDINGS[0]}")
    told: Any = game.view(1)["table"]
    assert (told["players"][0]["hand"], told["building_deck"]) == (6, 34)
    assert game.record_for(1).moves[-1] == ("blue", "discard ?")


@rule("ARC-RUL-23")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_a_small_building_deck_gives_what_is_left(left: int) -> None:
    game = table({"at": {"workshop": 3}}, {"buildings": BUILDINGS[left:]})
    assert refusal(game, "place workshop draw") == ""
    play(game, "place workshop draw")
    assert sorted(player(game)["hand"]) == sorted(BUILDINGS[:left])
    assert (field(game, "building_deck"), game.decision.seat) == ([], 1)


@rule("ARC-RUL-23")
def test_on_the_black_market_one_of_the_cards_left_is_kept() -> None:
    game = table({"silver": 2}, {"buildings": BUILDINGS[3:]})
    play(game, "place black-market middle draw")
    assert sorted(moves(game)) == sorted(f"keep {card}" for card in BUILDINGS[:3])
    play(game, f"keep {BUILDINGS[1]}")
    assert player(game)["hand"] == [BUILDINGS[1]]
    assert sorted(field(game, "building_deck")) == sorted([BUILDINGS[0], BUILDINGS[2]])


@rule("ARC-RUL-23", "ARC-BLACKMARKET-06")
def test_on_the_black_market_an_empty_building_deck_gives_nothing() -> None:
    game = table({"silver": 2}, {"buildings": BUILDINGS})
    play(game, "place black-market middle draw")
    assert (player(game)["hand"], player(game)["silver"], game.decision.seat) == ([], 0, 1)


@rule("ARC-RUL-24", "ARC-WORKSHOP-07")
def test_with_an_empty_apprentice_deck_the_last_space_of_the_row_stays_empty() -> None:
    hired = {"apprentices": APPRENTICES[8:]}
    spaces = [{"apprentice": card} for card in APPRENTICES[:8]]
    game = table({"silver": 9}, hired, display={"top": spaces[:4], "bottom": spaces[4:]})
    assert field(game, "apprentice_deck") == []
    play(game, "place workshop hire", "hire bottom 1")
    left = [space["apprentice"] for space in field(game, "display")["bottom"]]
    assert left == [*APPRENTICES[5:8], None]


@rule("ARC-RUL-24")
def test_the_apprentice_deck_lasts_even_with_five_full_boards() -> None:
    hired = [APPRENTICES[n : n + 5] for n in range(0, 25, 5)]
    hired[0] = [*hired[0], APPRENTICES[25]]
    seats: list[dict[str, Any]] = [{"apprentices": cards, "silver": 9} for cards in hired]
    seats[0]["board"] = "rudolf"
    game = table(*seats)
    assert len(field(game, "apprentice_deck")) == 40 - 26 - 8
    for cards in hired:
        play(game, "place workshop hire", f"dismiss {cards[0]}", "hire bottom 1")
        spaces = field(game, "display")
        assert all(space["apprentice"] for space in spaces["top"] + spaces["bottom"])
        assert len(field(game, "apprentice_deck")) == 6


def returned_to_the_deck(seed: int) -> list[str]:
    """The four cards under the deck after Black Market space B, from the top."""
    chance = field(regnum.new("architects", players=2, seed=seed), "chance")
    game = table({"silver": 2}, {}, chance=chance)
    play(game, "place black-market middle draw", f"keep {BUILDINGS[0]}")
    return list(field(game, "building_deck")[-4:])


@rule("ARC-RUL-25")
def test_cards_that_go_under_a_deck_together_are_put_in_random_order() -> None:
    orders = [returned_to_the_deck(seed) for seed in range(12)]
    assert all(sorted(order) == sorted(BUILDINGS[1:5]) for order in orders)
    assert len({tuple(order) for order in orders}) > 4


@rule("ARC-RUL-25")
def test_discards_made_one_after_another_keep_their_order() -> None:
    game = table({"hand": BUILDINGS[:6], "at": {"workshop": 3}}, {})
    play(game, "place workshop draw", *[f"discard {BUILDINGS[n]}" for n in (4, 1, 7)])
    assert field(game, "building_deck")[-3:] == [BUILDINGS[4], BUILDINGS[1], BUILDINGS[7]]


@rule("ARC-RUL-26")
def test_the_hand_limit_is_applied_after_a_reset() -> None:
    game = table({"silver": 2, "hand": BUILDINGS[:6]}, {}, black_market={"left": "red", "right": "red"})
    play(game, "place black-market middle draw", f"keep {BUILDINGS[8]}")
    assert game.decision.kind == "discard-to-limit"
    assert (player(game, 0)["prison"], player(game, 1)["prison"]) == (1, 2)
    assert (player(game, 1)["unpaid_debts"], len(field(game, "large_market"))) == (1, 1)


@rule("ARC-RUL-26")
def test_a_reset_may_still_lower_the_hand_before_the_limit_is_checked() -> None:
    blue = {"board": "merovech", "silver": 2, "hand": BUILDINGS[:8], "prison": 2, "apprentices": ["illusionist"]}
    game = table(blue, {}, black_market={"left": "red", "right": "red"})
    play(game, "place black-market middle draw", f"keep {BUILDINGS[9]}")
    assert (game.decision.kind, len(player(game)["hand"])) == ("prevent-loss", 9)
    play(game, f"discard {BUILDINGS[0]}")
    assert (game.decision.seat, game.decision.kind, len(player(game)["hand"])) == (1, "place-worker", 8)
