"""Guardhouse, Prison and Debts (section 12 of the rules)."""

import pytest

from regnum import Game
from tests.rules.architects.setting import field, gained, moves, play, player, refusal, table
from tests.rules.marks import rule


def visit(game: Game, *actions: str) -> Game:
    return play(game, "place guardhouse", *actions)


@rule("ARC-GUARD-01")
@pytest.mark.parametrize("workers", [1, 2, 3])
def test_there_is_one_action_for_each_own_worker(workers: int) -> None:
    blue = {"at": {"guardhouse": workers - 1}, "silver": 60, "unpaid_debts": 5}
    game = visit(table(blue, {"at": {"guardhouse": 4}}))
    for _ in range(workers):
        assert game.decision.kind == "guard-actions"
        play(game, "repay")
    assert player(game)["paid_debts"] == workers
    assert game.decision.seat == 1


@rule("ARC-GUARD-01")
@pytest.mark.parametrize("workers", [1, 2, 3])
@pytest.mark.parametrize("action", ["imprison", "release", "ransom silver", "ransom debt", "repay"])
def test_every_action_uses_up_exactly_one(action: str, workers: int) -> None:
    blue = {"at": {"guardhouse": workers - 1}, "silver": 60, "unpaid_debts": 9, "prison": 2, "captured": {"red": 2}}
    game = visit(table(blue, {"captured": {"blue": 2}}), action)
    paid = player(game)["paid_debts"]
    for _ in range(workers - 1):
        assert game.decision.kind == "guard-actions"
        play(game, "repay")
    assert player(game)["paid_debts"] == paid + workers - 1
    assert game.decision.seat == 1


@rule("ARC-GUARD-01", "ARC-RUL-44")
def test_actions_may_be_mixed_repeated_and_left_unused() -> None:
    blue = {"at": {"guardhouse": 4}, "silver": 30, "unpaid_debts": 3, "prison": 2, "captured": {"red": 2}}
    game = visit(table(blue, {}), "repay", "release", "repay", "imprison", "done")
    assert player(game)["paid_debts"] == 2
    assert player(game)["prison"] == 0
    assert player(game, 1)["prison"] == 2
    assert game.decision.seat == 1


@rule("ARC-GUARD-01")
def test_all_actions_may_be_left_unused() -> None:
    game = table({"prison": 2}, {})
    visit(game, "done")
    assert player(game)["prison"] == 2
    assert game.decision.seat == 1


@rule("ARC-RUL-44")
def test_an_action_that_would_do_nothing_is_not_offered() -> None:
    game = visit(table({"prison": 1, "silver": 20}, {}))
    assert moves(game) == ["done", "release"]
    assert refusal(game, "imprison") == "ARC-GUARD-02"
    assert refusal(game, "ransom silver") == "ARC-GUARD-04"
    assert refusal(game, "ransom debt") == "ARC-GUARD-04"
    assert refusal(game, "repay") == "ARC-GUARD-05"
    game = visit(table({"captured": {"red": 1}}, {}))
    assert refusal(game, "release") == "ARC-GUARD-03"


@rule("ARC-RUL-44", "ARC-GUARD-02")
def test_an_action_already_done_is_not_offered_again_while_it_would_do_nothing() -> None:
    game = visit(table({"at": {"guardhouse": 2}, "captured": {"red": 1}, "prison": 1}, {}), "imprison")
    assert moves(game) == ["done", "release"]


@rule("ARC-GUARD-02", "ARC-PRISON-01")
def test_imprisoning_sends_all_captured_workers_of_all_colours_for_1_silver_each() -> None:
    game = table({"captured": {"red": 3, "green": 1}}, {"prison": 1}, {})
    before = player(game)
    visit(game, "imprison")
    assert gained(before, player(game)) == {"silver": 4, "workers": -1}
    assert player(game)["captured"] == {"blue": 0, "red": 0, "green": 0}
    assert [player(game, seat)["prison"] for seat in range(3)] == [0, 4, 1]


@rule("ARC-GUARD-03", "ARC-PRISON-01")
def test_releasing_frees_all_own_workers_at_no_cost_and_nobody_elses() -> None:
    game = table({"prison": 5}, {"prison": 3})
    before = player(game)
    visit(game, "release")
    assert gained(before, player(game)) == {"workers": 5 - 1, "prison": -5}
    assert player(game, 1)["prison"] == 3


@rule("ARC-PRISON-01")
def test_it_does_not_matter_who_put_a_worker_into_prison() -> None:
    game = table({"captured": {"red": 2}}, {})
    visit(game, "imprison")
    visit(game, "release")
    assert player(game, 1)["prison"] == 0
    assert player(game, 1)["workers"] == 20 - 1


@rule("ARC-GUARD-04")
def test_the_ransom_of_5_silver_frees_own_workers_from_all_boards() -> None:
    game = table({"silver": 6}, {"captured": {"blue": 2, "green": 1}}, {"captured": {"blue": 1}})
    before = player(game)
    visit(game, "ransom silver")
    assert gained(before, player(game)) == {"silver": -5, "workers": 3 - 1}
    assert field(game, "tax_stand") == 4 + 2
    assert player(game, 1)["captured"] == {"blue": 0, "red": 0, "green": 1}
    assert player(game, 2)["captured"]["blue"] == 0


@rule("ARC-GUARD-04", "ARC-DEBT-01")
def test_the_ransom_may_be_a_debt_and_1_virtue_instead() -> None:
    game = table({"silver": 6}, {"captured": {"blue": 2}})
    before = player(game)
    visit(game, "ransom debt")
    assert gained(before, player(game)) == {"unpaid_debts": 1, "virtue": -1, "workers": 2 - 1}
    assert field(game, "tax_stand") == 4


@rule("ARC-GUARD-04")
def test_the_silver_ransom_needs_5_silver_and_the_debt_needs_none() -> None:
    game = visit(table({"silver": 4}, {"captured": {"blue": 1}}))
    assert refusal(game, "ransom silver") == "ARC-GUARD-04"
    assert refusal(game, "ransom debt") == ""


@rule("ARC-GUARD-04")
@pytest.mark.parametrize("action", ["ransom silver", "ransom debt"])
def test_no_ransom_without_an_own_captured_worker(action: str) -> None:
    game = visit(table({"silver": 9, "prison": 1}, {"captured": {"green": 1}}, {}))
    assert refusal(game, action) == "ARC-GUARD-04"


@rule("ARC-GUARD-05", "ARC-DEBT-02")
def test_paying_off_costs_6_silver_3_of_them_tax_flips_the_debt_and_gives_1_virtue() -> None:
    game = table({"silver": 7, "unpaid_debts": 2}, {})
    before = player(game)
    visit(game, "repay")
    assert gained(before, player(game)) == {
        "silver": -6, "unpaid_debts": -1, "paid_debts": 1, "virtue": 1, "workers": -1,
    }  # fmt: skip
    assert field(game, "tax_stand") == 4 + 3


@rule("ARC-GUARD-05")
def test_paying_off_needs_6_silver_and_each_debt_is_an_action_of_its_own() -> None:
    poor = visit(table({"silver": 5, "unpaid_debts": 1, "prison": 1}, {}))
    assert refusal(poor, "repay") == "ARC-GUARD-05"
    game = visit(table({"at": {"guardhouse": 1}, "silver": 18, "unpaid_debts": 3}, {}), "repay", "repay")
    assert player(game)["paid_debts"] == 2
    assert player(game)["silver"] == 6


@rule("ARC-GUARD-05", "ARC-VIRTUE-04", "ARC-ADV-12", "ARC-RUL-33")
@pytest.mark.parametrize("board", ["standard", "ada"])
@pytest.mark.parametrize(("virtue", "ignored"), [(0, 2), (1, 2), (2, 1), (3, 1), (4, 0)])
@pytest.mark.parametrize(("action", "silver", "tax"), [("repay", 3, 3), ("ransom silver", 3, 2)])
def test_the_least_silver_of_a_guardhouse_payment(
    action: str, silver: int, tax: int, virtue: int, ignored: int, board: str
) -> None:
    least = silver + max(0, tax - ignored - (board == "ada"))
    blue = {"board": board, "virtue": virtue, "unpaid_debts": 1, "prison": 1}
    red = {"captured": {"blue": 1}}
    assert refusal(visit(table({**blue, "silver": least - 1}, red)), action) == (
        "ARC-GUARD-05" if action == "repay" else "ARC-GUARD-04"
    )
    game = visit(table({**blue, "silver": least}, red), action)
    assert (player(game)["silver"], field(game, "tax_stand")) == (0, 4 + least - silver)


@rule("ARC-GUARD-05", "ARC-VIRTUE-04", "ARC-RUL-34")
def test_tax_of_each_guardhouse_payment_may_be_evaded_by_the_virtue_just_before_it() -> None:
    game = table({"at": {"guardhouse": 1}, "virtue": 1, "silver": 12, "unpaid_debts": 2}, {})
    visit(game, "repay", "tax 1")
    assert (player(game)["silver"], player(game)["virtue"]) == (12 - 4, 2)
    play(game, "repay")
    assert set(moves(game)) == {"tax 2", "tax 3"}


@rule("ARC-DEBT-01")
def test_a_debt_is_taken_unpaid() -> None:
    game = table({"hand": ["betting-house", "well"], "clay": 1, "stone": 2, "gold": 1}, {})
    play(game, "place guildhall", "build betting-house")
    assert (player(game)["unpaid_debts"], player(game)["paid_debts"]) == (1, 0)


@rule("ARC-DEBT-02")
def test_paying_off_triggers_the_debt_collectors() -> None:
    collectors = ["debt-collector-clay", "debt-collector-stone", "debt-collector-wood"]
    game = table({"silver": 6, "unpaid_debts": 1, "apprentices": collectors}, {})
    visit(game, "repay")
    assert (player(game)["clay"], player(game)["stone"], player(game)["wood"]) == (2, 2, 2)


DESTROYER = {
    "hand": ["church", "well"],
    "clay": 3,
    "stone": 3,
    "unpaid_debts": 2,
    "apprentices": ["debt-collector-clay", "debt-collector-stone"],
}


@rule("ARC-DEBT-03", "ARC-RUL-47")
def test_destroying_a_debt_by_the_church_returns_it_and_triggers_nothing() -> None:
    game = table(DESTROYER, {})
    before = player(game)
    play(game, "place guildhall", "destroy debt")
    assert gained(before, player(game)) == {
        "clay": -3, "stone": -3, "unpaid_debts": -1, "virtue": 1, "workers": -1,
    }  # fmt: skip


@rule("ARC-DEBT-03", "ARC-RUL-47", "ARC-VIRTUE-02")
def test_destroying_a_debt_by_virtue_above_14_triggers_nothing() -> None:
    blue = {"virtue": 14, "wood": 2, "unpaid_debts": 2, "apprentices": ["debt-collector-clay"]}
    game = table(blue, {})
    before = player(game)
    play(game, "place storehouse", "trade virtue", "destroy debt")
    assert gained(before, player(game)) == {"wood": -2, "unpaid_debts": -1, "workers": -1}


@rule("ARC-DEBT-04", "ARC-SCORE-05")
def test_an_unpaid_debt_is_worth_minus_2_points_and_a_paid_one_nothing() -> None:
    assert table({"unpaid_debts": 3}, {}).scores.totals == [-6, 0]
    assert table({"paid_debts": 3}, {}).scores.totals == [0, 0]


@rule("ARC-EX-14")
def test_example_14() -> None:
    # Blue sits in for the example's Red, with Red for its Yellow.
    blue = {"at": {"guardhouse": 2}, "captured": {"red": 3, "green": 2}, "prison": 2}
    game = table(blue, {}, {})
    before = player(game)
    visit(game, "imprison", "release")  # the third action could do nothing, so it is not asked for
    assert gained(before, player(game)) == {"silver": 5, "workers": 2 - 1, "prison": -2}
    assert [player(game, seat)["prison"] for seat in range(3)] == [0, 3, 2]
    assert game.decision.seat == 1


@rule("ARC-RUL-45")
def test_the_ransom_by_debt_at_virtue_0_gives_2_debts() -> None:
    game = table({"virtue": 0}, {"captured": {"blue": 1}})
    visit(game, "ransom debt")
    assert (player(game)["unpaid_debts"], player(game)["virtue"]) == (2, 0)
    assert player(game)["workers"] == 19


@rule("ARC-RUL-46")
def test_a_debt_paid_off_at_virtue_14_may_destroy_another_but_not_itself() -> None:
    game = visit(table({"silver": 6, "virtue": 14, "unpaid_debts": 2}, {}), "repay")
    assert moves(game) == ["decline", "destroy debt"]
    play(game, "destroy debt")
    assert (player(game)["unpaid_debts"], player(game)["paid_debts"]) == (0, 1)
    only = visit(table({"silver": 6, "virtue": 14, "unpaid_debts": 1}, {}), "repay")
    assert only.decision.seat == 1
    assert (player(only)["unpaid_debts"], player(only)["paid_debts"]) == (0, 1)


@rule("ARC-RUL-46")
def test_the_bonuses_come_together_with_the_virtue_before_a_debt_is_destroyed() -> None:
    blue = {"silver": 6, "virtue": 14, "unpaid_debts": 2, "apprentices": ["debt-collector-wood"]}
    game = visit(table(blue, {}), "repay")
    assert game.decision.kind == "destroy-debts"
    assert player(game)["wood"] == 2


@rule("ARC-RUL-48", "ARC-COMP-03")
def test_debts_never_run_out() -> None:
    game = table({"virtue": 0, "unpaid_debts": 11}, {"unpaid_debts": 11})
    play(game, "place tax-stand")
    assert player(game)["unpaid_debts"] == 13


@rule("ARC-RUL-49", "ARC-RESET-06", "ARC-RESET-07")
def test_captured_workers_do_not_count_as_imprisoned_at_a_reset() -> None:
    blue = {"silver": 5, "captured": {"red": 6}}
    game = table(blue, {}, {"prison": 2}, black_market={"left": "green", "right": "green"})
    play(game, "place black-market middle draw")
    play(game, moves(game)[0])
    assert (player(game, 1)["virtue"], player(game, 1)["unpaid_debts"]) == (7, 0)
    assert (player(game, 2)["virtue"], player(game, 2)["unpaid_debts"]) == (6, 1)


@rule("ARC-RUL-49")
def test_captured_workers_do_not_count_as_imprisoned_for_a_squire() -> None:
    blue = {"silver": 5, "captured": {"red": 6}}
    red = {"apprentices": ["squire-gold"]}
    game = table(blue, red, {}, black_market={"left": "green", "right": "green"})
    play(game, "place black-market middle draw")
    play(game, moves(game)[0])
    assert (game.decision.seat, refusal(game, "use squire-gold")) == (1, "")


@rule("ARC-RUL-49", "ARC-RUL-53")
def test_captured_workers_do_not_count_for_the_watchtower_or_for_scoring() -> None:
    blue = {
        "hand": ["watchtower", "well"], "apprentices": ["labourer"], "clay": 3, "wood": 4, "gold": 1, "marble": 1,
        "captured": {"red": 6},
    }  # fmt: skip
    game = table(blue, {})
    play(game, "place guildhall")
    assert player(game, 1)["virtue"] == 7
    assert game.scores.parts[1]["prison"] == 0
