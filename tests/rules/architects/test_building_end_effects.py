"""Every Building with an end-game effect, by what it adds to the score."""

from typing import Any

import pytest

from regnum import Game
from tests.rules.architects.setting import moves, play, player, table
from tests.rules.marks import rule

PROMO: dict[str, object] = {"promo_cards": True}


def finished(*players: dict[str, Any]) -> Game:
    """The last player has just taken the last turn of the game, without any gain."""
    turn = ("blue", "red", "green", "yellow")[len(players) - 1]
    game = table(*players, turn=turn, first="blue", last_turns=1, options=PROMO)
    return play(game, "place guardhouse")


def bonus(*players: dict[str, Any]) -> int:
    """Blue's end-game points from Buildings, besides those printed in their corners."""
    game = finished(*players)
    assert game.over
    return game.scores.parts[0]["bonuses"]


def end_virtue(*players: dict[str, Any]) -> int:
    """By how much blue's Virtue changed at the end of the game."""
    game = finished(*players)
    assert game.over
    return int(player(game)["virtue"]) - int(players[0].get("virtue", 7))


# Strictly most (ARC-RUL-65).


@rule("ARC-RUL-65", "ARC-BUILD-05", "ARC-SCORE-02")
@pytest.mark.parametrize(
    ("card", "of"),
    [
        ("stone-market", "stone"),
        ("wood-market", "wood"),
        ("clay-market", "clay"),
        ("silver-market", "silver"),
        ("steeple", "cathedral"),
    ],
)
def test_two_points_for_strictly_most(card: str, of: str) -> None:
    own = {"buildings": [card], of: 2}
    assert bonus(own, {of: 1}, {of: 1}) == 2
    assert bonus(own, {of: 1}, {of: 2}) == 0, "a tie gives nothing"
    assert bonus(own, {of: 3}, {of: 1}) == 0
    assert bonus({"buildings": [card]}, {}, {}) == 0, "nobody has most of nothing"


@rule("ARC-RUL-65")
@pytest.mark.parametrize(("card", "of"), [("stone-market", "stone"), ("wood-market", "wood"), ("clay-market", "clay")])
def test_a_market_counts_its_own_good_only(card: str, of: str) -> None:
    rich = {good: 9 for good in ("stone", "wood", "clay", "silver", "gold", "marble") if good != of}
    assert bonus({"buildings": [card], of: 1}, rich) == 2
    assert bonus({"buildings": [card], **rich}, {of: 1}) == 0


@rule("ARC-RUL-65", "ARC-SCORE-01")
def test_the_chapel_gives_two_virtue_for_the_highest_cathedral_level() -> None:
    assert end_virtue({"buildings": ["chapel"], "cathedral": 2}, {"cathedral": 1}) == 2
    assert end_virtue({"buildings": ["chapel"], "cathedral": 2}, {"cathedral": 2}) == 0
    assert end_virtue({"buildings": ["chapel"], "cathedral": 1}, {"cathedral": 2}) == 0


# So much for each (ARC-RUL-54 to ARC-RUL-56).


@rule("ARC-RUL-55", "ARC-BUILD-05")
@pytest.mark.parametrize(
    ("hut", "skilled", "unskilled"),
    [
        ("carpenters-hut", ["thief", "illusionist"], ["jeweller-1", "stonecutter-1"]),
        ("tilers-hut", ["jeweller-1", "miner-1"], ["thief", "stonecutter-1"]),
        ("masons-hut", ["stonecutter-1", "gatekeeper"], ["thief", "jeweller-1"]),
    ],
)
def test_a_hut_counts_apprentices_of_its_skill(hut: str, skilled: list[str], unskilled: list[str]) -> None:
    assert bonus({"buildings": [hut], "apprentices": unskilled}, {}) == 0
    assert bonus({"buildings": [hut], "apprentices": [*skilled, *unskilled]}, {}) == 2
    assert bonus({"buildings": [hut]}, {"apprentices": skilled}) == 0


@rule("ARC-RUL-55")
@pytest.mark.parametrize("hut", ["carpenters-hut", "tilers-hut", "masons-hut"])
def test_the_labourer_counts_once_for_each_hut(hut: str) -> None:
    assert bonus({"buildings": [hut], "apprentices": ["labourer"]}, {}) == 1
    huts = ["carpenters-hut", "tilers-hut", "masons-hut"]
    assert bonus({"buildings": huts, "apprentices": ["labourer"]}, {}) == 3


@rule("ARC-RUL-55")
def test_the_aqueduct_counts_itself() -> None:
    assert bonus({"buildings": ["aqueduct"]}, {}) == 1
    assert bonus({"buildings": ["well", "aqueduct", "smithy"], "hand": ["keep"]}, {}) == 3


@rule("ARC-RUL-55")
@pytest.mark.parametrize(("others", "virtue"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2)])
def test_the_museum_counts_itself(others: int, virtue: int) -> None:
    buildings = ["museum", "well", "smithy", "palace", "church"][: others + 1]
    assert end_virtue({"buildings": buildings}, {}) == virtue


@rule("ARC-RUL-54")
@pytest.mark.parametrize(("red", "green", "points"), [(0, 0, 0), (2, 0, 0), (3, 0, 1), (1, 2, 1), (3, 2, 1), (4, 2, 2)])
def test_the_keep_counts_captured_workers_of_all_colours_by_threes(red: int, green: int, points: int) -> None:
    own = {"buildings": ["keep"], "captured": {"red": red, "green": green}}
    assert bonus(own, {}, {}, {}) == points


@rule("ARC-RUL-56", "ARC-RUL-63")
@pytest.mark.parametrize(("virtue", "points"), [(3, 0), (4, 1), (7, 1), (8, 2), (11, 2), (12, 3), (14, 3)])
def test_the_lighthouse_gives_a_point_for_4_virtue(virtue: int, points: int) -> None:
    assert bonus({"buildings": ["lighthouse"], "virtue": virtue}, {}) == points


@rule("ARC-RUL-63", "ARC-SCORE-01")
def test_the_lighthouse_sees_the_virtue_after_all_virtue_effects() -> None:
    assert bonus({"buildings": ["lighthouse", "castle"], "virtue": 7, "gold": 2}, {}) == 2
    assert bonus({"buildings": ["lighthouse", "dungeon"], "virtue": 8}, {}) == 1


@rule("ARC-BUILD-05")
@pytest.mark.parametrize("paid", [0, 1, 3])
def test_the_moneylender_gives_a_point_for_each_paid_debt(paid: int) -> None:
    assert bonus({"buildings": ["moneylender"], "paid_debts": paid, "unpaid_debts": 2}, {}) == paid


@rule("ARC-RUL-56")
@pytest.mark.parametrize(("amount", "virtue"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2)])
@pytest.mark.parametrize(("card", "of"), [("castle", "gold"), ("observatory", "marble"), ("reservoir", "paid_debts")])
def test_a_point_of_virtue_for_every_two(card: str, of: str, amount: int, virtue: int) -> None:
    own: dict[str, Any] = {"gold": 0, "marble": 0, "paid_debts": 0} | {of: amount}
    assert end_virtue({"buildings": [card], **own}, {}) == virtue


@rule("ARC-RUL-56")
@pytest.mark.parametrize(
    ("card", "other"), [("castle", "marble"), ("observatory", "gold"), ("reservoir", "unpaid_debts")]
)
def test_nothing_else_counts_for_castle_observatory_and_reservoir(card: str, other: str) -> None:
    assert end_virtue({"buildings": [card], other: 8}, {}) == 0


@rule("ARC-RUL-56")
@pytest.mark.parametrize(
    ("stone", "wood", "clay", "virtue"), [(0, 0, 0, 0), (1, 1, 1, 0), (2, 1, 1, 1), (4, 0, 3, 1), (0, 4, 4, 2)]
)
def test_the_trading_post_gives_virtue_for_four_goods_in_any_mix(stone: int, wood: int, clay: int, virtue: int) -> None:
    own = {"stone": stone, "wood": wood, "clay": clay, "gold": 9, "marble": 9, "silver": 9}
    assert end_virtue({"buildings": ["trading-post"], **own}, {}) == virtue


@rule("ARC-BUILD-05", "ARC-RUL-67")
def test_the_dungeon_costs_two_virtue_at_the_end() -> None:
    assert end_virtue({"buildings": ["dungeon"]}, {}) == -2
    game = finished({"buildings": ["dungeon"], "virtue": 1}, {})
    assert (player(game)["virtue"], player(game)["unpaid_debts"]) == (0, 1)
    assert game.scores.parts[0]["debts"] == -2


# Debts.


@rule("ARC-BUILD-05")
@pytest.mark.parametrize(("debts", "points"), [(0, 2), (1, 0), (3, 0)])
def test_the_university_gives_two_points_without_unpaid_debts(debts: int, points: int) -> None:
    assert bonus({"buildings": ["university"], "unpaid_debts": debts, "paid_debts": 1}, {}) == points


@rule("ARC-RUL-63", "ARC-RUL-67")
def test_the_university_sees_the_debts_after_all_virtue_effects() -> None:
    assert bonus({"buildings": ["university", "dungeon"], "virtue": 1}, {}) == 0
    game = finished({"buildings": ["university", "castle"], "virtue": 14, "gold": 2, "unpaid_debts": 1}, {})
    assert moves(game) == ["decline", "destroy debt"]
    play(game, "destroy debt")
    assert game.over
    assert game.scores.parts[0]["bonuses"] == 2


@rule("ARC-RUL-64", "ARC-DEBT-04")
@pytest.mark.parametrize(
    ("buildings", "each"),
    [(["well"], -2), (["fountain"], -1), (["gamblers-den"], -3), (["fountain", "gamblers-den"], -2)],
)
def test_fountain_and_gamblers_den_change_what_a_debt_costs(buildings: list[str], each: int) -> None:
    own = {"buildings": buildings, "unpaid_debts": 3, "paid_debts": 2}
    game = finished(own, {"unpaid_debts": 3})
    assert game.scores.parts[0]["debts"] == 3 * each
    assert game.scores.parts[1]["debts"] == 3 * -2


# The order of resolving.


@rule("ARC-RUL-77")
@pytest.mark.parametrize(("first", "asked"), [("blue", [0, 1]), ("red", [1, 0])])
def test_in_final_scoring_the_starting_player_is_asked_first(first: str, asked: list[int]) -> None:
    blue, red = {"buildings": ["castle", "dungeon"]}, {"buildings": ["observatory", "reservoir"]}
    game = play(table(blue, red, turn="red", first=first, last_turns=1), "place guardhouse")
    seats = []
    while not game.over:
        seats.append(game.decision.seat)
        game.play(game.decision.moves[0])
    assert seats == asked


@rule("ARC-SCORE-01", "ARC-RUL-63")
def test_owners_choose_the_order_of_their_virtue_effects() -> None:
    game = finished({"buildings": ["castle", "well", "dungeon"], "gold": 4, "virtue": 1}, {"buildings": ["museum"]})
    assert game.decision.seat == 0
    assert moves(game) == ["resolve castle", "resolve dungeon"]
    prudent = play(game.copy(), "resolve castle")
    assert prudent.over
    assert (player(prudent)["virtue"], player(prudent)["unpaid_debts"]) == (1, 0)
    hasty = play(game, "resolve dungeon")
    assert (player(hasty)["virtue"], player(hasty)["unpaid_debts"]) == (2, 1)


@rule("ARC-BUILD-06", "ARC-SCORE-02", "ARC-SCORE-10")
def test_points_are_for_constructed_buildings_not_for_those_in_hand() -> None:
    game = finished({"buildings": ["well", "dungeon"], "hand": ["keep"]}, {"hand": ["castle"]})
    assert game.scores.parts[0]["buildings"] == 3 + 14
    assert game.scores.parts[1]["buildings"] == 0


@rule("ARC-BUILD-05")
@pytest.mark.parametrize("card", ["castle", "chapel", "dungeon", "museum", "observatory", "reservoir", "trading-post"])
def test_an_end_game_effect_waits_for_the_end(card: str) -> None:
    own = {"gold": 8, "marble": 8, "stone": 8, "clay": 8, "wood": 8, "paid_debts": 4, "cathedral": 5}
    buildings = ["well", "smithy"]
    game = table({"hand": [card], "buildings": buildings, "apprentices": ["labourer"], **own}, {}, options=PROMO)
    play(game, "place guildhall")
    icon = {"chapel": 1, "dungeon": -1}
    assert player(game)["virtue"] == 7 + icon.get(card, 0)
