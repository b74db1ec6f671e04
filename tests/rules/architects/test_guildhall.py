"""The Guildhall and constructing Buildings (sections 13.1 and 13.2 of the rules)."""

from typing import Any

import pytest

from tests.rules.architects.setting import PLENTY, build, builder, field, gained, moves, play, player, refusal, table
from tests.rules.marks import rule

#: The cost of the Well.
WELL: dict[str, Any] = {"hand": ["well"], "wood": 2, "stone": 2, "virtue": 4}
COLOURS = ("blue", "red", "green", "yellow", "purple")


def laid(number: int, seats: int) -> list[str]:
    return [COLOURS[i % seats] for i in range(number)]


@rule("ARC-GUILDHALL-01")
def test_the_guildhall_is_closed_to_those_who_can_neither_build_nor_advance() -> None:
    assert refusal(table({**PLENTY, "hand": []}, {}), "place guildhall") == "ARC-GUILDHALL-01"
    assert refusal(table({**WELL, "wood": 1}, {}), "place guildhall") == "ARC-GUILDHALL-01"
    assert refusal(table(WELL, {}), "place guildhall") == ""
    assert refusal(table({"hand": ["university"], "gold": 1}, {}), "place guildhall") == ""


@rule("ARC-GUILDHALL-01")
def test_the_choice_is_between_the_buildings_and_the_cathedral_and_one_must_be_taken() -> None:
    blue = {"hand": ["well", "smithy", "university"], "clay": 4, "wood": 2, "stone": 2, "gold": 1}
    game = play(table(blue, {}), "place guildhall")
    assert moves(game) == ["build smithy", "build well", "advance cathedral"]
    assert refusal(game, "build castle") == "ARC-GUILDHALL-01"
    assert refusal(game, "done") != ""
    assert refusal(game, "decline") != ""
    play(game, "build well")
    assert player(game)["buildings"] == ["well"]
    assert game.decision.seat == 1


@rule("ARC-GUILDHALL-02", "ARC-PLACE-03")
def test_the_worker_takes_the_next_outline_and_never_comes_back() -> None:
    game = build(table({**WELL, "at": {"quarry": 18}}, {}, guildhall=["red", "blue"]), "well")
    assert field(game, "guildhall") == ["red", "blue", "blue"]
    assert player(game)["workers"] == 0
    play(game, "place quarry")
    assert moves(game) == ["recall quarry"]


@rule("ARC-GUILDHALL-02", "ARC-END-03", "ARC-RUL-62")
def test_with_no_outline_left_the_worker_lies_beside_and_triggers_nothing() -> None:
    game = table(WELL, {}, guildhall=laid(12, 2), last_turns=2)
    build(game, "well")
    assert len(field(game, "guildhall")) == 13
    assert player(game)["buildings"] == ["well"]
    assert field(game, "large_market") == []
    assert field(game, "last_turns") == 1


@rule("ARC-GUILDHALL-03")
def test_the_reset_of_an_outline_comes_after_the_action() -> None:
    game = table(builder("hideout", "well", prison=4), {}, guildhall=laid(6, 2))
    build(game, "hideout")
    # The Hideout has emptied the Prison before the Reset counts it.
    assert len(field(game, "large_market")) == 1
    assert player(game)["virtue"] == 4 - 2
    assert player(game)["unpaid_debts"] == 0


@rule("ARC-GUILDHALL-04", "ARC-END-01")
@pytest.mark.parametrize(("seats", "last"), [(2, 12), (3, 16), (4, 20), (5, 24)])
def test_the_last_outline_in_use_triggers_the_end(seats: int, last: int) -> None:
    others: list[dict[str, Any]] = [{} for _ in range(seats - 1)]
    before = build(table(WELL, *others, guildhall=laid(last - 2, seats)), "well")
    assert field(before, "last_turns") is None
    after = build(table(WELL, *others, guildhall=laid(last - 1, seats)), "well")
    assert field(after, "last_turns") == seats


SKILLS = {"carpentry": "thief", "tiling": "miner-1", "masonry": "stonecutter-1"}


@rule("ARC-BUILD-01")
@pytest.mark.parametrize("missing", SKILLS)
def test_every_skill_icon_needs_an_apprentice_with_that_skill(missing: str) -> None:
    others = [name for skill, name in SKILLS.items() if skill != missing]
    game = table({**PLENTY, "hand": ["university", "well", "smithy"], "apprentices": others}, {})
    play(game, "place guildhall")
    assert refusal(game, "build university") == "ARC-BUILD-01"
    able = table({**PLENTY, "hand": ["university"], "apprentices": list(SKILLS.values())}, {})
    build(able, "university")
    assert player(able)["buildings"] == ["university"]
    assert player(able)["apprentices"] == list(SKILLS.values())


@rule("ARC-BUILD-01")
def test_one_apprentice_may_cover_several_icons_and_is_not_used_up() -> None:
    game = build(table(builder("university"), {}), "university")
    assert player(game)["buildings"] == ["university"]
    assert player(game)["apprentices"] == ["labourer"]


@rule("ARC-BUILD-01")
def test_other_players_apprentices_do_not_help() -> None:
    game = table({**PLENTY, "hand": ["tavern"]}, {"apprentices": ["thief"]})
    assert refusal(game, "place guildhall") == "ARC-GUILDHALL-01"


@rule("ARC-BUILD-02")
def test_the_full_cost_is_paid_to_the_supply() -> None:
    game = table(builder("university"), {})
    before = player(game)
    build(game, "university")
    assert gained(before, player(game)) == {
        "clay": -4, "wood": -2, "stone": -3, "marble": -2, "virtue": 1, "workers": -1,
    }  # fmt: skip
    assert field(game, "tax_stand") == 4


@rule("ARC-BUILD-02")
@pytest.mark.parametrize(("good", "amount"), [("clay", 3), ("wood", 1), ("stone", 2), ("marble", 1)])
def test_a_building_that_cannot_be_paid_in_full_cannot_be_built(good: str, amount: int) -> None:
    game = table(builder("university", **{good: amount}), {})
    assert refusal(game, "place guildhall") == "ARC-GUILDHALL-01"
    game = table(builder("university", "betting-house", virtue=7, **{good: amount}), {})
    play(game, "place guildhall")
    assert refusal(game, "build university") == "ARC-BUILD-02"
    assert moves(game) == ["build betting-house", "advance cathedral"]


@rule("ARC-BUILD-03")
def test_the_card_leaves_the_hand_and_lies_open_for_all() -> None:
    game = build(table(builder("well", "smithy"), {}), "well")
    assert player(game)["hand"] == ["smithy"]
    seen: Any = game.view(1)["table"]
    assert seen["players"][0]["buildings"] == ["well"]


@rule("ARC-BUILD-04")
@pytest.mark.parametrize(("building", "change"), [("fountain", 1), ("steeple", 1), ("thieves-den", -2), ("keep", -2)])
def test_the_virtue_icon_applies_at_once(building: str, change: int) -> None:
    game = build(table(builder(building), {}), building)
    assert player(game)["virtue"] == 4 + change


@rule("ARC-BUILD-05")
def test_an_immediate_effect_happens_once_right_after_construction() -> None:
    game = build(table(builder("smithy"), {}), "smithy")
    assert player(game)["stone"] == 9 + 4
    play(game, "place quarry", "place forest")
    assert player(game)["stone"] == 9 + 4


@rule("ARC-BUILD-05", "ARC-END-04", "ARC-SCORE-01")
def test_an_end_game_effect_waits_for_the_end() -> None:
    game = build(table(builder("dungeon"), {}), "dungeon")
    assert player(game)["virtue"] == 4 - 1  # the icon only
    game = table({"buildings": ["dungeon"]}, {}, last_turns=1)
    assert player(game)["virtue"] == 7
    play(game, "place quarry")
    assert game.over
    assert player(game)["virtue"] == 7 - 2


@rule("ARC-BUILD-06", "ARC-SCORE-02")
def test_the_points_of_a_building_count() -> None:
    game = table({"buildings": ["well", "smithy", "tavern"]}, {})
    assert game.scores.parts[0]["buildings"] == 3 + 3 + 6


@rule("ARC-EX-15")
def test_example_15() -> None:
    # 4 players: 5 outlines a row; the 7th placement is the 2nd outline of row 2 and triggers nothing.
    game = build(table(WELL, {}, {}, {}, guildhall=[*laid(5, 4), "blue"]), "well")
    assert len(field(game, "guildhall")) == 7
    assert field(game, "large_market") == []
    # Columns without use stay empty: row 3 begins with the 11th placement, row 4 with the 16th, 20 is the last.
    assert len(field(build(table(WELL, {}, {}, {}, guildhall=laid(10, 4)), "well"), "large_market")) == 1
    seen: Any = game.view(0)["table"]
    assert seen["outlines"] == 4 * 5


@rule("ARC-EX-16")
def test_example_16() -> None:
    game = table(WELL, {})
    before = player(game)
    build(game, "well")
    assert gained(before, player(game)) == {"wood": -2, "stone": -2, "clay": 4, "workers": -1}
    assert game.scores.parts[0]["buildings"] == 3


@rule("ARC-EX-17", "ARC-RUL-54")
def test_example_17() -> None:
    blue = {"hand": ["keep"], "wood": 5, "stone": 2, "gold": 2, "captured": {"red": 3}}
    game = table({**blue, "apprentices": list(SKILLS.values())}, {})
    before = player(game)
    play(game, "place guildhall", "build keep")
    assert gained(before, player(game)) == {"wood": -5, "stone": -2, "gold": -2, "virtue": -2, "workers": -1}
    parts = game.scores.parts[0]
    assert (parts["buildings"], parts["bonuses"]) == (12, 1)


@rule("ARC-RUL-50")
def test_constructing_pays_then_applies_the_icon_then_the_effect_then_clovis_draws() -> None:
    game = table(builder("thieves-den", board="clovis"), {}, building_deck=["keep"])
    game.listen()
    build(game, "thieves-den")
    kinds = [event.kind for event in game.events(0)]
    assert kinds.index("paid") < kinds.index("lost-virtue") < kinds.index("gained") < kinds.index("drew-building")
    assert player(game)["hand"] == ["keep"]


@rule("ARC-RUL-50")
def test_the_icon_comes_before_the_effect() -> None:
    # The Church at Virtue 14: first the icon may destroy a Debt, then the effect another.
    game = table(builder("church", virtue=14, unpaid_debts=3, gold=0), {})
    build(game, "church")
    play(game, "destroy debt")
    assert game.decision.kind == "destroy-debts"
    play(game, "destroy debt")
    assert player(game)["unpaid_debts"] == 1
    assert game.decision.seat == 1
