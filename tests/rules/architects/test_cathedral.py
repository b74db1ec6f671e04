"""The Cathedral (section 13.3 of the rules)."""

from typing import Any

import pytest

from regnum import Game
from tests.rules.architects.setting import field, gained, moves, play, player, refusal, table
from tests.rules.marks import rule

#: Each level's cost in Gold, Marble, and Stone or Wood (here Stone); its spots; its points.
COSTS: dict[int, dict[str, int]] = {
    1: {"gold": 1},
    2: {"stone": 4},
    3: {"marble": 1},
    4: {"stone": 8},
    5: {"gold": 2, "marble": 2},
}
SPOTS = {1: 3, 2: 3, 3: 2, 4: 2, 5: 1}
#: Reward 5 gives 2 Virtue and nothing else.
TWO_VIRTUE = [5]


def climber(level: int, **more: Any) -> dict[str, Any]:
    """Somebody who can pay for the given level, and has a card to discard that can't be built."""
    return {"cathedral": level - 1, "hand": ["university"], **COSTS[level], **more}


def advance(game: Game) -> Game:
    return play(game, "place guildhall")


@rule("ARC-CATHEDRAL-01", "ARC-CATHEDRAL-05")
@pytest.mark.parametrize("level", COSTS)
def test_one_advance_is_one_level_for_its_cost(level: int) -> None:
    game = table(climber(level), {}, rewards=TWO_VIRTUE)
    before = player(game)
    advance(game)
    costs = {good: -amount for good, amount in COSTS[level].items()}
    assert gained(before, player(game)) == {**costs, "cathedral": 1, "virtue": 2, "workers": -1}
    assert player(game)["cathedral"] == level


@rule("ARC-CATHEDRAL-05")
@pytest.mark.parametrize("level", COSTS)
def test_without_the_full_cost_there_is_no_advance(level: int) -> None:
    for good, amount in COSTS[level].items():
        poor = table(climber(level, **{good: amount - 1}), {})
        assert refusal(poor, "place guildhall") == "ARC-GUILDHALL-01"
    blue = climber(3, marble=0, hand=["well", "smithy"], clay=4, wood=2, stone=2)
    assert refusal(play(table(blue, {}), "place guildhall"), "advance cathedral") == "ARC-CATHEDRAL-05"


@rule("ARC-CATHEDRAL-05")
@pytest.mark.parametrize(("level", "number"), [(2, 4), (4, 8)])
def test_levels_2_and_4_take_stone_and_wood_in_any_mix_but_no_clay(level: int, number: int) -> None:
    game = advance(table(climber(level, stone=number, wood=number, clay=9), {}, rewards=TWO_VIRTUE))
    expected = {f"pay {number} stone", f"pay {number} wood"}
    expected |= {f"pay {stone} stone {number - stone} wood" for stone in range(1, number)}
    assert set(moves(game)) == expected
    play(game, f"pay 1 stone {number - 1} wood")
    assert (player(game)["stone"], player(game)["wood"], player(game)["clay"]) == (number - 1, 1, 9)
    clay = table(climber(level, stone=number - 1, clay=9), {})
    assert refusal(clay, "place guildhall") == "ARC-GUILDHALL-01"


@rule("ARC-CATHEDRAL-01")
def test_nobody_climbs_above_level_5() -> None:
    rich = {"gold": 9, "marble": 9, "stone": 9, "wood": 9, "clay": 9}
    game = table({"cathedral": 5, "hand": ["university"], **rich}, {})
    assert refusal(game, "place guildhall") == "ARC-GUILDHALL-01"
    choosing = play(table({"cathedral": 5, "hand": ["well", "smithy"], **rich}, {}), "place guildhall")
    assert refusal(choosing, "advance cathedral") == "ARC-CATHEDRAL-01"


@rule("ARC-CATHEDRAL-02")
def test_a_building_of_choice_is_discarded_to_the_bottom_of_the_deck() -> None:
    game = table(climber(1, hand=["university", "castle", "keep"]), {}, rewards=TWO_VIRTUE)
    advance(game)
    assert moves(game) == ["discard university", "discard castle", "discard keep"]
    play(game, "discard castle")
    assert player(game)["hand"] == ["university", "keep"]
    assert field(game, "building_deck")[-1] == "castle"


@rule("ARC-CATHEDRAL-02")
@pytest.mark.parametrize("level", COSTS)
def test_without_a_building_card_there_is_no_advance(level: int) -> None:
    game = table(climber(level, hand=[]), {})
    assert refusal(game, "place guildhall") == "ARC-GUILDHALL-01"


@rule("ARC-CATHEDRAL-02")
def test_the_steps_are_pay_discard_move_up_reward() -> None:
    game = table(climber(1, hand=["university", "castle"]), {}, rewards=[11, 5])
    game.listen()
    advance(game)
    assert (player(game)["gold"], player(game)["cathedral"]) == (0, 0)
    play(game, "discard castle")
    kinds = [event.kind for event in game.events(1)]
    assert kinds == ["placed", "paid", "discarded-building", "advanced", "gained", "gained-virtue"]
    assert field(game, "rewards") == [5]
    assert field(game, "rewards_in_box") == []


@rule("ARC-CATHEDRAL-02")
@pytest.mark.parametrize(
    ("reward", "gain"),
    [
        (1, {"virtue": 1, "silver": 3}),
        (2, {"virtue": 1, "wood": 2}),
        (3, {"virtue": 1, "stone": 2}),
        (4, {"virtue": 1}),
        (5, {"virtue": 2}),
        (11, {"virtue": 1, "gold": 1}),
    ],
)
def test_the_top_reward_gives_what_it_shows_and_leaves_the_game(reward: int, gain: dict[str, int]) -> None:
    rest = [number for number in range(1, 12) if number != reward]
    game = table(climber(3), {}, rewards=[reward, *rest])
    before = player(game)
    advance(game)
    assert gained(before, player(game)) == {**gain, "marble": -1, "cathedral": 1, "workers": -1}
    assert len(player(game)["hand"]) == (1 if reward == 4 else 0)
    assert field(game, "rewards") == rest


@rule("ARC-CATHEDRAL-02", "ARC-RUL-16")
def test_the_reward_comes_after_the_cost() -> None:
    # The Reward gives 1 Gold: too late to pay with it.
    assert refusal(table(climber(1, gold=0), {}, rewards=[11]), "place guildhall") == "ARC-GUILDHALL-01"
    # The Reward gives a Building: too late to discard it.
    assert refusal(table(climber(1, hand=[]), {}, rewards=[4]), "place guildhall") == "ARC-GUILDHALL-01"


@rule("ARC-CATHEDRAL-03", "ARC-RUL-60")
def test_an_empty_reward_pile_gives_1_virtue_and_acolytes_still_work() -> None:
    game = table(climber(1, apprentices=["acolyte-silver"]), {}, rewards=[])
    before = player(game)
    advance(game)
    assert gained(before, player(game)) == {"gold": -1, "cathedral": 1, "virtue": 1, "silver": 2, "workers": -1}


@rule("ARC-RUL-60")
def test_a_building_reward_with_an_empty_deck_gives_only_its_virtue() -> None:
    fresh = table({}, {})
    everything = field(fresh, "building_deck")
    hand = everything[:1]
    # All other cards stand built before Red, and Frederick need not discard: nothing is left to draw.
    game = table(climber(1, hand=hand, board="frederick"), {"buildings": everything[1:]}, rewards=[4])
    assert field(game, "building_deck") == []
    play(game, "place guildhall")
    assert (player(game)["virtue"], player(game)["hand"]) == (8, hand)


@rule("ARC-CATHEDRAL-04")
@pytest.mark.parametrize("level", SPOTS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_level_has_a_limited_number_of_spots(level: int, seats: int) -> None:
    for taken in range(min(seats - 1, SPOTS[level]) + 1):
        others = [{"cathedral": level} for _ in range(taken)] + [{} for _ in range(seats - 1 - taken)]
        allowed = refusal(table(climber(level), *others), "place guildhall") == ""
        assert allowed == (taken < SPOTS[level])


@rule("ARC-CATHEDRAL-04")
def test_a_full_level_is_refused_by_the_rule_of_the_spots() -> None:
    blue = climber(5, hand=["well", "smithy"], clay=9, wood=9, stone=9)
    game = play(table(blue, {"cathedral": 5}), "place guildhall")
    assert refusal(game, "advance cathedral") == "ARC-CATHEDRAL-04"


@rule("ARC-CATHEDRAL-06", "ARC-SCORE-03")
@pytest.mark.parametrize(("level", "points"), [(0, 0), (1, 2), (2, 4), (3, 7), (4, 12), (5, 20)])
def test_the_points_of_each_level(level: int, points: int) -> None:
    scores = table({"cathedral": level}, {}).scores
    assert (scores.parts[0]["cathedral"], scores.totals) == (points, [points, 0])


@rule("ARC-CATHEDRAL-07", "ARC-VIRTUE-06")
@pytest.mark.parametrize("level", COSTS)
def test_virtue_4_closes_the_cathedral_and_virtue_5_opens_it(level: int) -> None:
    assert refusal(table(climber(level, virtue=4), {}), "place guildhall") == "ARC-GUILDHALL-01"
    assert refusal(table(climber(level, virtue=5), {}), "place guildhall") == ""
    blue = climber(level, virtue=4, hand=["well", "smithy"], clay=9, wood=9, stone=9)
    assert refusal(play(table(blue, {}), "place guildhall"), "advance cathedral") == "ARC-CATHEDRAL-07"


@rule("ARC-CATHEDRAL-07")
def test_the_ban_ends_when_virtue_rises_again() -> None:
    game = table(climber(1, virtue=4, clay=2), {})
    play(game, "place storehouse", "trade virtue", "place quarry")
    assert refusal(game, "place guildhall") == ""


@rule("ARC-EX-18")
def test_example_18() -> None:
    game = table({"gold": 1, "hand": ["university"]}, {}, rewards=[11, 1])
    before = player(game)
    play(game, "place guildhall")
    assert gained(before, player(game)) == {"cathedral": 1, "virtue": 1, "workers": -1}  # Gold: -1, then +1
    assert player(game)["hand"] == []
    assert field(game, "rewards") == [1]
    assert game.scores.parts[0]["cathedral"] == 2


@rule("ARC-EX-19", "ARC-CATHEDRAL-04")
def test_example_19() -> None:
    # Blue sits in for the example's Green; Red and Green hold the two spots of level 3.
    blue = {"cathedral": 2, "virtue": 5, "marble": 1, "hand": ["university"]}
    red = {"cathedral": 3, "wood": 8, "hand": ["castle"]}
    game = table(blue, red, {"cathedral": 3})
    assert refusal(game, "place guildhall") == "ARC-GUILDHALL-01"
    play(game, "place quarry", "place guildhall", "place quarry")
    assert player(game, 1)["cathedral"] == 4
    play(game, "place guildhall")
    assert player(game)["cathedral"] == 3


@rule("ARC-RUL-59")
@pytest.mark.parametrize(
    "lacking",
    [{"cathedral": 5}, {"virtue": 4}, {"gold": 0}, {"hand": []}, {"spots": 0}],
    ids=lambda lacking: next(iter(lacking)),
)
def test_all_conditions_of_an_advance_must_hold_before_placing(lacking: dict[str, Any]) -> None:
    others = [{"cathedral": 1} for _ in range(3)] if "spots" in lacking else [{}]
    blue = {name: value for name, value in lacking.items() if name != "spots"}
    assert refusal(table(climber(1), {}), "place guildhall") == ""
    assert refusal(table(climber(1, **blue), *others), "place guildhall") == "ARC-GUILDHALL-01"


@rule("ARC-RUL-59", "ARC-ADV-13")
def test_frederick_needs_no_card() -> None:
    game = table(climber(1, hand=[], board="frederick"), {}, rewards=TWO_VIRTUE)
    play(game, "place guildhall")
    assert player(game)["cathedral"] == 1
