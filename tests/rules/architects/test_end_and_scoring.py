"""The end of the game and scoring (sections 13.6 and 13.7 of the rules)."""

from typing import Any

import pytest

from regnum import Game
from tests.rules.architects.setting import field, moves, play, player, table
from tests.rules.marks import rule

COLOURS = ("blue", "red", "green", "yellow", "purple")
#: Can construct the Well, and nothing else.
WELL: dict[str, Any] = {"hand": ["well"], "wood": 2, "stone": 2}


def nearly_full(seats: int) -> list[str]:
    """All outlines but the last."""
    return [COLOURS[i % seats] for i in range(4 * (seats + 1) - 1)]


def finished(*players: dict[str, Any], **fields: Any) -> Game:
    """The game after Blue's last turn, spent at the Quarry (1 Stone)."""
    return play(table(*players, last_turns=1, **fields), "place quarry")


def last_turns(game: Game) -> list[int]:
    """Whose turns follow until the end, each spent at the Quarry."""
    seats = []
    while not game.over:
        seats.append(game.decision.seat)
        play(game, "place quarry")
    return seats


@rule("ARC-END-01")
def test_the_current_player_finishes_the_turn_that_triggers_the_end() -> None:
    game = table({**WELL, "hand": ["well", "university"], "gold": 1}, {}, guildhall=nearly_full(2))
    play(game, "place guildhall")
    assert game.decision.kind == "guildhall-work"
    play(game, "build well")
    assert player(game)["buildings"] == ["well"]
    assert player(game)["clay"] == 4


@rule("ARC-END-02", "ARC-RUL-61", "ARC-GEN-03")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("trigger", [0, 1])
def test_everyone_takes_exactly_one_last_turn_the_triggering_player_last(seats: int, trigger: int) -> None:
    players: list[dict[str, Any]] = [{} for _ in range(seats)]
    players[trigger] = WELL
    game = table(*players, turn=COLOURS[trigger], guildhall=nearly_full(seats))
    play(game, "place guildhall")
    assert last_turns(game) == [(trigger + 1 + i) % seats for i in range(seats)]


@rule("ARC-END-03", "ARC-RUL-62")
def test_in_the_last_round_the_guildhall_still_works_and_ends_nothing_again() -> None:
    game = table(WELL, {**WELL, "hand": ["tavern", "smithy"], "clay": 4}, {}, guildhall=nearly_full(3))
    play(game, "place guildhall", "place guildhall")
    assert player(game, 1)["buildings"] == ["smithy"]
    assert len(field(game, "guildhall")) == 17
    assert field(game, "large_market") == []
    assert last_turns(game) == [2, 0]


@rule("ARC-RUL-62")
def test_a_reset_by_three_black_market_workers_still_happens_in_the_last_round() -> None:
    game = table({"silver": 1}, {}, last_turns=2, black_market={"middle": "red", "right": "red"})
    play(game, "place black-market left")
    assert len(field(game, "large_market")) == 1
    assert (player(game)["prison"], player(game, 1)["prison"]) == (1, 2)
    assert player(game, 1)["unpaid_debts"] == 1


@rule("ARC-END-04")
def test_after_the_last_turn_end_game_effects_are_resolved_and_the_game_is_scored() -> None:
    game = table({"buildings": ["dungeon"]}, {}, last_turns=2)
    play(game, "place quarry")
    assert (game.over, player(game)["virtue"]) == (False, 7)
    play(game, "place quarry")
    assert (game.over, player(game)["virtue"]) == (True, 5)
    assert game.scores.totals == [14 - 1, 0]


@rule("ARC-SCORE-01")
def test_virtue_effects_come_before_the_points_that_depend_on_them() -> None:
    # The Castle lifts Virtue from 7 to 8 before the Lighthouse counts it by fours.
    game = finished({"buildings": ["lighthouse", "castle"], "gold": 2}, {})
    assert game.scores.parts[0]["bonuses"] == 2


@rule("ARC-SCORE-01", "ARC-RUL-67", "ARC-EX-25")
def test_example_25() -> None:
    game = finished({"buildings": ["castle"], "virtue": 13, "gold": 6, "unpaid_debts": 3}, {})
    assert moves(game) == ["decline", "destroy debt"]
    play(game, "destroy debt", "destroy debt")
    assert game.over
    assert (player(game)["virtue"], player(game)["unpaid_debts"]) == (14, 1)
    assert game.scores.parts[0]["debts"] == -2


@rule("ARC-RUL-67")
def test_an_end_game_loss_below_0_gives_debts_that_are_scored() -> None:
    game = finished({"buildings": ["dungeon"], "virtue": 1}, {})
    assert (player(game)["virtue"], player(game)["unpaid_debts"]) == (0, 1)
    assert game.scores.totals[0] == 14 - 9 - 2


@rule("ARC-RUL-67", "ARC-RUL-63")
def test_debts_destroyed_at_the_end_are_gone_when_the_university_is_counted() -> None:
    game = finished({"buildings": ["university", "castle"], "virtue": 14, "gold": 2, "unpaid_debts": 1}, {})
    play(game, "destroy debt")
    assert game.scores.parts[0]["bonuses"] == 2


@rule("ARC-SCORE-02", "ARC-GEN-02")
def test_printed_points_and_bonuses_of_buildings_count() -> None:
    game = finished({"buildings": ["tavern", "stone-market"], "stone": 1}, {"stone": 1})
    assert (game.scores.parts[0]["buildings"], game.scores.parts[0]["bonuses"]) == (6 + 7, 2)


@rule("ARC-SCORE-03", "ARC-SCORE-04", "ARC-SCORE-05", "ARC-GEN-02", "ARC-GEN-05")
def test_cathedral_virtue_and_debts_count() -> None:
    game = finished({"cathedral": 4, "virtue": 12, "unpaid_debts": 2}, {"virtue": 2})
    assert game.scores.totals == [12 + 3 - 4, -7]


@rule("ARC-SCORE-06")
def test_gold_and_marble_are_worth_1_point_each() -> None:
    assert finished({"gold": 3, "marble": 4}, {}).scores.totals == [7, 0]


@rule("ARC-SCORE-07")
@pytest.mark.parametrize(("silver", "points"), [(0, 0), (9, 0), (10, 1), (19, 1), (20, 2)])
def test_every_full_10_silver_are_worth_1_point(silver: int, points: int) -> None:
    assert finished({"silver": silver}, {}).scores.totals == [points, 0]


@rule("ARC-SCORE-08")
@pytest.mark.parametrize(("prison", "points"), [(0, 0), (1, 0), (2, -1), (3, -1), (4, -2), (7, -3)])
def test_every_full_pair_in_prison_costs_1_point(prison: int, points: int) -> None:
    assert finished({"prison": prison}, {}).scores.totals == [points, 0]


@rule("ARC-SCORE-09", "ARC-GEN-01")
def test_most_points_win() -> None:
    assert finished({"gold": 2}, {"gold": 3, "virtue": 6}, {"silver": 9, "virtue": 9}).scores.winners == [1]


@rule("ARC-SCORE-09", "ARC-RUL-66")
def test_ties_go_to_virtue_then_to_silver_then_are_shared() -> None:
    higher = finished({"virtue": 7, "silver": 9}, {"virtue": 8, "silver": 0})
    assert (higher.scores.totals, higher.scores.winners) == ([0, 0], [1])
    richer = finished({"silver": 5}, {"silver": 6}, {"silver": 4})
    assert (richer.scores.totals, richer.scores.winners) == ([0, 0, 0], [1])
    shared = finished({"silver": 5}, {"silver": 2}, {"silver": 5})
    assert shared.scores.winners == [0, 2]


@rule("ARC-SCORE-10")
def test_what_scores_nothing() -> None:
    blue = {
        "clay": 9, "wood": 9, "stone": 9, "paid_debts": 4, "hand": ["keep", "university"],
        "captured": {"red": 6}, "at": {"quarry": 5}, "apprentices": ["labourer"],
    }  # fmt: skip
    assert finished(blue, {}).scores.totals == [0, 0]


@rule("ARC-EX-24")
def test_example_24() -> None:
    game = table(WELL, {}, {}, guildhall=nearly_full(3))
    assert len(field(game, "guildhall")) == 15
    play(game, "place guildhall")
    assert not game.over
    assert last_turns(game) == [1, 2, 0]


@rule("ARC-EX-26")
def test_example_26() -> None:
    # Aqueduct 3 + Fortress 12 + Tavern 6 + Church 5, and 4 for the Aqueduct: 30.
    red = {
        "buildings": ["aqueduct", "fortress", "tavern", "church"], "cathedral": 3, "virtue": 12, "unpaid_debts": 2,
        "gold": 2, "marble": 1, "silver": 6, "prison": 3,
    }  # fmt: skip
    scores = finished({}, red).scores
    assert scores.parts[1]["buildings"] + scores.parts[1]["bonuses"] == 30
    assert scores.totals[1] == 30 + 7 + 3 - 4 + 3 + 0 - 1 == 38


@rule("ARC-EX-27")
def test_example_27() -> None:
    # Keep 12 + 1 for 3 captured, Silver Market 6 + 2, Tavern 6, Church 5, Well 3: 35.
    blue = {
        "buildings": ["keep", "silver-market", "tavern", "church", "well"], "captured": {"red": 3}, "cathedral": 2,
        "virtue": 6, "gold": 1, "silver": 22, "prison": 4,
    }  # fmt: skip
    scores = finished(blue, {"silver": 21}).scores
    assert scores.parts[0]["buildings"] + scores.parts[0]["bonuses"] == 35
    assert scores.totals[0] == 35 + 4 + 0 + 0 + 1 + 2 - 2 == 40


@rule("ARC-RUL-63", "ARC-SCORE-01")
def test_each_owner_chooses_the_order_of_own_virtue_effects() -> None:
    game = finished({"buildings": ["dungeon", "castle"], "virtue": 1, "gold": 4}, {})
    assert moves(game) == ["resolve castle", "resolve dungeon"]
    first_up = play(game.copy(), "resolve castle")
    assert (player(first_up)["virtue"], player(first_up)["unpaid_debts"]) == (1, 0)
    first_down = play(game.copy(), "resolve dungeon")
    assert (player(first_down)["virtue"], player(first_down)["unpaid_debts"]) == (2, 1)
    assert first_up.over
    assert first_down.over


@rule("ARC-RUL-63")
def test_all_virtue_effects_of_all_players_come_before_any_points() -> None:
    # Guntram's Castle brings him 2 Silver, so that Blue no longer has the most for the Silver Market.
    red = {"board": "guntram", "buildings": ["castle"], "gold": 4, "silver": 4, "virtue": 7}
    game = finished({"buildings": ["silver-market"], "silver": 5}, red)
    assert player(game, 1)["silver"] == 6
    assert game.scores.parts[0]["bonuses"] == 0


@rule("ARC-RUL-63")
def test_what_a_virtue_effect_brings_one_player_counts_in_the_comparisons_of_another() -> None:
    # Emma's Dungeon gives her a Debt and with it 1 Clay: Blue no longer has the most for the Clay Market.
    red = {"board": "emma", "buildings": ["dungeon"], "virtue": 1, "clay": 2}
    game = finished({"buildings": ["clay-market"], "clay": 3}, red)
    assert player(game, 1)["clay"] == 3
    assert game.scores.parts[0]["bonuses"] == 0


@rule("ARC-RUL-77", "ARC-RUL-63")
@pytest.mark.parametrize(("first", "order"), [("blue", [0, 1, 2]), ("green", [2, 0, 1])])
def test_in_final_scoring_the_starting_player_of_the_game_decides_first(first: str, order: list[int]) -> None:
    # Each has a Debt to destroy or not.
    cards = ["castle", "observatory", "reservoir"]
    wealth = {"virtue": 14, "unpaid_debts": 1, "gold": 2, "marble": 2, "paid_debts": 2}
    game = finished(*[{"buildings": [card], **wealth} for card in cards], first=first)
    asked = []
    while not game.over:
        asked.append(game.decision.seat)
        play(game, "decline")
    assert asked == order


@rule("ARC-RUL-64")
@pytest.mark.parametrize(
    ("buildings", "each"), [([], -2), (["fountain"], -1), (["gamblers-den"], -3), (["fountain", "gamblers-den"], -2)]
)
def test_fountain_and_gamblers_den_change_what_a_debt_costs_and_cancel_out(buildings: list[str], each: int) -> None:
    game = finished({"buildings": buildings, "unpaid_debts": 3}, {"unpaid_debts": 1})
    assert game.scores.parts[0]["debts"] == 3 * each
    assert game.scores.parts[1]["debts"] == -2


@rule("ARC-RUL-65")
@pytest.mark.parametrize(
    ("building", "good"),
    [("stone-market", "stone"), ("wood-market", "wood"), ("clay-market", "clay"), ("silver-market", "silver"),
     ("steeple", "cathedral")],
)  # fmt: skip
def test_most_means_strictly_more_than_every_other_player(building: str, good: str) -> None:
    def bonus(*amounts: int) -> int:
        others = [{good: amount} for amount in amounts[1:]]
        return table({"buildings": [building], good: amounts[0]}, *others).scores.parts[0]["bonuses"]

    assert bonus(2, 1, 1) == 2
    assert bonus(2, 2, 1) == 0
    assert bonus(1, 0, 2) == 0
    assert bonus(0, 0, 0) == 0


@rule("ARC-RUL-65")
@pytest.mark.parametrize(("other", "virtue"), [(1, 9), (2, 7), (3, 7)])
def test_the_chapel_gives_2_virtue_for_being_strictly_highest_on_the_cathedral(other: int, virtue: int) -> None:
    game = finished({"buildings": ["chapel"], "cathedral": 2}, {"cathedral": other}, {})
    assert player(game)["virtue"] == virtue
