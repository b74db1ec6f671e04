"""Virtue (section 13.4 of the rules)."""

import pytest

from tests.rules.architects.setting import field, gained, moves, play, player, refusal, table
from tests.rules.marks import rule

POINTS = [-9, -8, -7, -5, -3, -1, 0, 0, 0, 0, 1, 2, 3, 5, 7]


@rule("ARC-VIRTUE-01")
def test_virtue_stays_between_0_and_14() -> None:
    game = table({"virtue": 14, "wood": 2}, {"virtue": 1})
    play(game, "place storehouse", "trade virtue", "place tax-stand")
    assert (player(game)["virtue"], player(game, 1)["virtue"]) == (14, 0)


@rule("ARC-VIRTUE-01")
def test_virtue_changes_at_once() -> None:
    # The first trade lifts Blue to 10 within the visit, before the second is chosen.
    game = table({"virtue": 9, "wood": 4, "at": {"storehouse": 1}}, {})
    play(game, "place storehouse", "trade virtue")
    assert player(game)["virtue"] == 10
    assert game.decision.seat == 0


@rule("ARC-VIRTUE-02")
def test_each_point_above_14_may_destroy_one_unpaid_debt() -> None:
    # A Monument gives its builder 1 for the icon and 1 for the effect.
    blue = {
        "virtue": 14, "unpaid_debts": 3, "hand": ["monument"], "apprentices": ["labourer"],
        "wood": 2, "stone": 3, "marble": 2,
    }  # fmt: skip
    game = play(table(blue, {}), "place guildhall")
    play(game, "destroy debt", "destroy debt")
    assert player(game)["unpaid_debts"] == 1
    assert game.decision.seat == 1


@rule("ARC-VIRTUE-02", "ARC-RUL-15")
def test_destroying_is_optional_for_every_point() -> None:
    game = table({"virtue": 14, "unpaid_debts": 3, "gold": 1, "hand": ["university"]}, {}, rewards=[5])
    play(game, "place guildhall")
    assert moves(game) == ["decline", "destroy debt"]
    declined = play(game.copy(), "decline")
    assert player(declined)["unpaid_debts"] == 3
    play(game, "destroy debt", "decline")
    assert player(game)["unpaid_debts"] == 2
    assert game.decision.seat == 1


@rule("ARC-VIRTUE-02")
def test_a_point_above_14_without_an_unpaid_debt_is_wasted() -> None:
    game = table({"virtue": 14, "paid_debts": 2, "wood": 2}, {})
    before = player(game)
    play(game, "place storehouse", "trade virtue")
    assert gained(before, player(game)) == {"wood": -2, "workers": -1}
    assert game.decision.seat == 1


@rule("ARC-VIRTUE-02")
def test_reaching_14_exactly_destroys_nothing() -> None:
    game = table({"virtue": 13, "unpaid_debts": 1, "wood": 2}, {})
    play(game, "place storehouse", "trade virtue")
    assert (player(game)["virtue"], player(game)["unpaid_debts"]) == (14, 1)
    assert game.decision.seat == 1


@rule("ARC-VIRTUE-03")
@pytest.mark.parametrize(("virtue", "debts"), [(0, 2), (1, 1), (2, 0), (3, 0)])
def test_each_point_below_0_gives_a_debt(virtue: int, debts: int) -> None:
    game = play(table({"virtue": virtue}, {}), "place tax-stand")
    assert player(game)["unpaid_debts"] == debts
    assert player(game)["virtue"] == max(0, virtue - 2)


@rule("ARC-VIRTUE-04")
@pytest.mark.parametrize(("virtue", "ignored"), [(0, 2), (1, 2), (2, 1), (3, 1), (4, 0), (7, 0), (14, 0)])
def test_tax_evasion_by_virtue(virtue: int, ignored: int) -> None:
    # Paying off a Debt costs 3 Silver and 3 Tax.
    game = play(table({"virtue": virtue, "silver": 6, "unpaid_debts": 1}, {}), "place guardhouse", "repay")
    if ignored:
        assert moves(game) == [f"tax {coins}" for coins in range(3 - ignored, 4)]
        play(game, f"tax {3 - ignored}")
    assert player(game)["silver"] == ignored
    assert field(game, "tax_stand") == 4 + 3 - ignored


@rule("ARC-VIRTUE-04")
@pytest.mark.parametrize(("virtue", "silver"), [(0, 4), (2, 5), (4, 6)])
def test_ignored_tax_need_not_be_at_hand(virtue: int, silver: int) -> None:
    poor = table({"virtue": virtue, "silver": silver - 1, "unpaid_debts": 1, "prison": 1}, {})
    assert refusal(play(poor, "place guardhouse"), "repay") == "ARC-GUARD-05"
    game = table({"virtue": virtue, "silver": silver, "unpaid_debts": 1, "prison": 1}, {})
    play(game, "place guardhouse", "repay")
    assert player(game)["silver"] == 0
    assert player(game)["paid_debts"] == 1


@rule("ARC-VIRTUE-04")
def test_evasion_works_each_time_costs_are_paid() -> None:
    game = table({"virtue": 0, "silver": 8, "unpaid_debts": 2, "at": {"guardhouse": 1}}, {})
    play(game, "place guardhouse", "repay", "tax 1", "repay")
    assert player(game)["paid_debts"] == 2
    assert player(game)["silver"] == 0


@rule("ARC-VIRTUE-05", "ARC-VIRTUE-06")
@pytest.mark.parametrize("virtue", range(15))
def test_which_virtue_closes_the_black_market_and_the_cathedral(virtue: int) -> None:
    game = table({"virtue": virtue, "silver": 9, "gold": 1, "hand": ["university"]}, {})
    assert ("place black-market left" in moves(game)) == (virtue < 10)
    assert ("place guildhall" in moves(game)) == (virtue > 4)


@rule("ARC-VIRTUE-07", "ARC-SCORE-04")
@pytest.mark.parametrize("virtue", range(15))
def test_the_points_of_virtue(virtue: int) -> None:
    assert table({"virtue": virtue}, {}).scores.totals == [POINTS[virtue], 0]


@rule("ARC-EX-20")
def test_example_20() -> None:
    # 3 Virtue: 1 from each of three trades.
    blue = {"virtue": 13, "unpaid_debts": 3, "wood": 6, "at": {"storehouse": 2}}
    game = table(blue, {})
    assert refusal(game, "place black-market left") == "ARC-BLACKMARKET-01"
    assert game.scores.parts[0]["virtue"] == 5
    play(game, "place storehouse", "trade virtue", "trade virtue", "destroy debt", "trade virtue", "destroy debt")
    assert (player(game)["virtue"], player(game)["unpaid_debts"]) == (14, 1)
    assert game.decision.seat == 1


@rule("ARC-EX-20")
def test_example_20_with_one_gain_of_3() -> None:
    blue = {"virtue": 13, "unpaid_debts": 4, "buildings": ["castle"], "gold": 6}
    game = table(blue, {}, last_turns=1)
    play(game, "place quarry", "destroy debt", "destroy debt")
    assert game.over
    assert (player(game)["virtue"], player(game)["unpaid_debts"]) == (14, 2)


@rule("ARC-VIRTUE-02")
@pytest.mark.parametrize(("points", "debts"), [(1, 3), (2, 1), (3, 1), (3, 3), (3, 5)])
def test_each_point_above_14_destroys_one_debt_as_far_as_there_are_any(points: int, debts: int) -> None:
    blue = {"virtue": 14, "unpaid_debts": debts, "buildings": ["castle"], "gold": 2 * points}
    game = play(table(blue, {}, last_turns=1), "place quarry")
    for _ in range(min(points, debts)):
        assert moves(game) == ["decline", "destroy debt"]
        play(game, "destroy debt")
    assert game.over
    assert player(game)["unpaid_debts"] == max(0, debts - points)


@rule("ARC-EX-21")
def test_example_21() -> None:
    game = table({"virtue": 11}, {})
    play(game, "place tax-stand", "place quarry")
    assert (player(game)["virtue"], player(game)["silver"]) == (9, 4)
    assert "place black-market left" in moves(game)


@rule("ARC-EX-22")
def test_example_22() -> None:
    game = table({"virtue": 1, "silver": 4, "gold": 1, "hand": ["university"]}, {})
    assert refusal(game, "place guildhall") == "ARC-GUILDHALL-01"
    assert game.scores.parts[0]["virtue"] == -8
    play(game, "place workshop hire", "tax 0", "hire bottom 1")
    assert player(game)["silver"] == 4 - 2
    assert field(game, "tax_stand") == 4
