"""Manuscript Boards and their columns (GOG-MBOARD)."""

from typing import Any

import pytest

from regnum import Game
from tests.rules.gates_of_gold.setting import ORDER, gate, silver, told
from tests.rules.marks import rule
from tests.rules.viscounts.setting import BARE, BLUE, RED, cards, kind, moves, pending, play, player, refusal, state

FULL: dict[str, Any] = {"row": ["squire", "financier", "lender"], "hand": ["abbot", "labourer"]}


@rule("GOG-MBOARD-02", "GOG-MBOARD-03")
def test_a_column_is_unlocked_by_a_manuscript_of_its_ribbon() -> None:
    red = {**FULL, "silver": 9, "ink": 9, "at": "inner-a"}
    game = gate(red, {}, phase="action", townsfolk={"a": ["mason"]}, manuscripts={"a": ["merchants-tally"]})
    assert refusal(game, "column draw") == "GOG-MBOARD-03"
    play(game, "transcribe")
    assert state(game).players[RED].parts
    assert "column draw" in moves(game)
    other = gate(red, {}, phase="action", townsfolk={"a": ["mason"]}, manuscripts={"a": ["book-of-pardons"]})
    play(other, "transcribe")
    assert refusal(other, "column draw") == "GOG-MBOARD-03"


@rule("GOG-MBOARD-03", "GOG-MBOARD-04", "GOG-MBOARD-05", "GOG-R-06")
def test_in_phase_4_an_order_costs_3_silver() -> None:
    game = gate({**FULL, "silver": 3}, {}, phase="recruit", townsfolk=BARE)
    assert kind(game) == "recruit"
    assert moves(game) == ["decline", "order"]
    left = len(told(game, "orders"))
    play(game, "order")
    assert silver(game) == 0
    assert player(game)["discard"] == [ORDER]
    assert len(told(game, "orders")) == left - 1
    assert kind(gate({**FULL, "silver": 2}, {}, phase="recruit", townsfolk=BARE)) != "recruit"


@rule("GOG-MBOARD-05")
def test_who_cannot_pay_3_silver_is_told_so() -> None:
    game = gate({**FULL, "silver": 2}, {}, phase="recruit", townsfolk={"a": ["mason"]})
    assert refusal(game, "order") == "GOG-MBOARD-05"


@rule("GOG-MBOARD-04", "GOG-MBOARD-05")
def test_in_place_of_a_free_hire_an_order_is_free() -> None:
    game = gate(FULL, {}, effect="hire")
    play(game, "order")
    assert kind(game) == "discard-card"
    assert (silver(game), player(game)["discard"]) == (0, [ORDER])


@rule("GOG-MBOARD-06", "GOG-R-05")
def test_an_order_counts_as_a_hire_for_what_saves_and_what_follows_one() -> None:
    saving = {"row": ["larena", "financier", "lender"], "hand": ["abbot"], "silver": 2, "built": ["workshop-1"]}
    game = gate(saving, {}, phase="recruit", townsfolk=BARE, options={"extra_heroes": True})
    play(game, "order")
    assert silver(game) == 0
    for _ in ("slot WS1", "order"):  # two discards that are alike: none is chosen to come first
        assert kind(game) == "discard-card"
        play(game, "decline")
    assert kind(game) != "discard-card"
    leading = {"row": ["squire", "financier", "lender"], "silver": 3, "built": ["workshop-1"], "centre": 1}
    more = gate(leading, {}, phase="recruit", townsfolk=BARE, leader="red", leader_card="leader-2")
    play(more, "order")
    assert moves(more) == ["resolve workshop-1", "resolve leader", "resolve order"]


@rule("GOG-MBOARD-07")
def test_without_an_order_in_the_pile_column_1_does_nothing() -> None:
    everywhere = [f"kings-order-{number}" for number in range(1, 25)]
    blue = {"discard": everywhere}
    game = gate({**FULL, "silver": 9}, blue, phase="recruit", townsfolk={"a": ["mason"]})
    assert refusal(game, "order") == "GOG-MBOARD-07"
    assert kind(gate({**FULL, "silver": 9}, blue, phase="recruit", townsfolk=BARE)) != "recruit"


# Column 2.


def paying(price: int, **goods: int) -> Game:
    """Red owes so much for the Townsfolk of segment a; phase 4."""
    card = {1: "mason", 2: "woodcutter-virtue", 3: "acolyte"}[price]
    game = gate({**FULL, "columns": [2], **goods}, {}, phase="recruit", townsfolk={"a": [card]})
    return play(game, "recruit") if "recruit" in moves(game) else game


@rule("GOG-MBOARD-08", "GOG-R-09")
def test_resources_may_be_paid_in_place_of_silver() -> None:
    game = paying(3, silver=2, stone=1, gold=1)
    assert kind(game) == "pay-silver"
    assert moves(game) == ["pay stone", "pay gold"]
    play(game, "pay gold")
    assert moves(game) == ["pay silver"] or silver(game) == 0
    assert (silver(game), player(game)["stone"], player(game)["gold"]) == (0, 1, 0)
    assert "acolyte" in cards(game)


@rule("GOG-MBOARD-08")
def test_silver_pays_all_the_rest_and_no_mix_is_offered_twice() -> None:
    game = paying(3, silver=5, stone=1, gold=1, ink=2)
    assert moves(game) == ["pay silver", "pay stone", "pay gold", "pay ink"]
    play(game, "pay gold")
    assert moves(game) == ["pay silver", "pay ink"]
    assert refusal(game, "pay stone") == "GOG-MBOARD-08"
    play(game, "pay silver")
    assert (silver(game), player(game)["gold"]) == (3, 0)


@rule("GOG-MBOARD-08", "GOG-MBOARD-03")
def test_without_column_2_only_silver_pays() -> None:
    game = gate({**FULL, "silver": 1, "stone": 9}, {}, phase="recruit", townsfolk={"a": ["acolyte"]})
    assert kind(game) != "recruit"


@rule("GOG-R-09")
def test_resources_pay_for_movement_and_dismissals() -> None:
    game = gate({**FULL, "columns": [2], "stone": 2}, {"at": "inner-e"}, move="squire")
    far = [move for move in moves(game) if move.startswith("go ")]
    near = [m for m in moves(gate({**FULL, "stone": 2}, {"at": "inner-e"}, move="squire")) if m.startswith("go ")]
    assert set(near) < set(far)
    play(game, next(move for move in far if move not in near))
    assert player(game)["stone"] < 2
    red = {"row": ["trader", "financier", "lender"], "at": "town-2", "columns": [2], "gold": 1}
    game = gate(red, {}, phase="action", townsfolk={"a": ["mason"]})
    play(game, "trade", "dismiss")
    assert (player(game)["gold"], told(game, "gone")) == (0, ["mason"])


@rule("GOG-R-09")
def test_resources_count_as_silver_in_a_trade() -> None:
    red = {"row": ["squire", "abbot", "labourer"], "at": "town-2", "columns": [2], "silver": 1, "gold": 2, "stone": 1}
    game = gate(red, {}, phase="action", townsfolk=BARE)
    icons = 0
    assert kind(game) == "primary-action"
    play(game, "trade")
    while kind(game) == "may-dismiss":
        play(game, "dismiss nobody")
    assert kind(game) in ("choose-exchanges", "pay-silver"), icons
    play(game, moves(game)[-1])
    while kind(game) == "pay-silver":
        play(game, moves(game)[-1])
    after = player(game)
    assert after["ink"] == 2
    assert after["silver"] + after["gold"] + after["stone"] <= 1


@rule("GOG-R-09")
def test_in_a_town_that_gives_silver_every_resource_becomes_one() -> None:
    red = {"row": ["squire", "abbot", "labourer"], "at": "town-1", "gold": 2, "silver": 4}
    plain = gate(red, {}, phase="action", townsfolk=BARE)
    assert "trade" not in moves(plain)
    game = gate({**red, "columns": [2]}, {}, phase="action", townsfolk=BARE)
    play(game, "trade")
    while kind(game) == "may-dismiss":
        play(game, "dismiss nobody")
    play(game, "exchange 2")
    while kind(game) == "pay-silver":
        play(game, "pay gold")
    assert (silver(game), player(game)["gold"]) == (6, 0)


@rule("GOG-R-08")
def test_column_2_works_in_the_own_turn_only_column_1_always() -> None:
    red = {**FULL, "columns": [2, 3], "stone": 5}
    stack = [*pending("draw", "blue"), {"frame": "do-effect", "seat": "red", "effect": "recruit", "rule": "GOG-R-12"}]
    game = gate(red, {"hand": ["abbot", "thief"]}, turn="blue", stack=stack)
    assert kind(game) != "paid-hire"
    stack[-1] = {**stack[-1], "effect": "hire"}
    game = gate(red, {"hand": ["abbot", "thief"]}, turn="blue", stack=stack)
    assert (game.decision.seat, kind(game)) == (RED, "free-hire")
    assert "order" in moves(game)


# Columns 3 and 4.


@rule("GOG-MBOARD-09", "GOG-MBOARD-11", "GOG-ICON-02")
def test_column_3_draws_any_number_of_times_for_2_silver_each() -> None:
    game = gate({**FULL, "columns": [3], "silver": 5, "draw": ["thief", "trader", "journeyman"]}, {}, phase="action")
    play(game, "column draw", "column draw")
    assert (silver(game), player(game)["hand"]) == (1, ["abbot", "labourer", "thief", "trader"])
    assert refusal(game, "column draw") == "GOG-MBOARD-09"
    assert kind(game) == "primary-action"


@rule("GOG-MBOARD-10", "GOG-MBOARD-11")
def test_column_4_rearranges_for_any_3_resources() -> None:
    game = gate({**FULL, "columns": [4], "stone": 1, "gold": 1, "ink": 2}, {}, phase="action")
    play(game, "column rearrange")
    assert kind(game) == "spend-resources"
    assert moves(game) == ["pay stone", "pay gold"]
    play(game, "pay gold")
    assert kind(game) == "rearrange"
    play(game, "arrange 3 2 1")
    after = player(game)
    assert (after["stone"], after["gold"], after["ink"]) == (1, 0, 0)
    assert after["row"] == ["lender", "financier", "squire"]
    assert refusal(game, "column rearrange") == "GOG-MBOARD-10"


@rule("GOG-MBOARD-11", "GOG-R-27")
@pytest.mark.parametrize("phase", ["play", "action", "recruit"])
def test_columns_are_among_the_answers_of_the_decisions_of_a_turn(phase: str) -> None:
    red = {**FULL, "columns": [3, 4], "silver": 4, "stone": 3}
    if phase == "play":
        red["row"] = [None, "financier", "lender"]
    game = gate(red, {}, phase=phase, townsfolk={"a": ["mason"]})
    assert {"column draw", "column rearrange"} <= set(moves(game))
    asked = kind(game)
    play(game, "column draw")
    assert kind(game) == asked
    assert "column draw" in moves(game)


@rule("GOG-R-27")
def test_columns_can_be_used_before_movement() -> None:
    game = gate({**FULL, "columns": [3, 4], "silver": 2, "stone": 3}, {}, move="squire")
    assert {"column draw", "column rearrange"} <= set(moves(game))


@rule("GOG-R-27", "GOG-R-33")
def test_before_the_shift_it_is_asked_only_where_it_matters() -> None:
    game = gate({**FULL, "columns": [3, 4], "silver": 2, "stone": 3}, {})
    assert kind(game) == "use-columns"
    assert moves(game) == ["decline", "column draw", "column rearrange"]
    assert kind(gate({**FULL, "columns": [3, 4], "silver": 1, "stone": 2}, {})) == "play-card"
    plain = {**FULL, "row": ["lender", "financier", "squire"]}
    assert kind(gate({**plain, "columns": [3], "silver": 9}, {})) == "play-card"
    dropping = {**FULL, "row": ["squire", "financier", "journeyman"], "columns": [3], "silver": 9}
    assert kind(gate(dropping, {})) == "use-columns"
    assert kind(gate({**plain, "draw": [], "discard": ["thief"], "columns": [3], "silver": 9}, {})) == "use-columns"
    # Two cards can be paid for and the pile has one: the second draw shuffles, without the card that drops off.
    short = {**plain, "draw": ["trader"], "discard": ["thief"], "columns": [3]}
    twice = gate({**short, "silver": 4}, {})
    play(twice, "column draw", "column draw")
    assert player(twice)["hand"] == ["abbot", "labourer", "thief", "trader"]
    assert player(twice)["discard"] == ["squire"]
    assert kind(gate({**short, "silver": 3}, {})) == "play-card"
    assert kind(gate({**short, "discard": [], "silver": 4}, {})) == "play-card"


@rule("GOG-R-27", "GOG-R-33")
def test_before_a_collision_it_is_asked_where_a_shuffle_would_change_it() -> None:
    red = {**FULL, "columns": [3], "silver": 2, "draw": [], "discard": ["thief", "trader"], "hand": ["abbot"]}
    met = gate({**red, "corruption": 4, "virtue": 4}, {}, phase="collision")
    assert kind(met) == "use-columns"
    near = gate({**red, "corruption": 4, "virtue": 5}, {}, phase="collision")
    assert kind(near) == "use-columns"
    play(near, "column draw")
    assert (player(near)["corruption"], player(near)["virtue"]) == (1, 7)
    second = gate({**red, "silver": 4, "draw": ["labourer"], "corruption": 4, "virtue": 5}, {}, phase="collision")
    play(second, "column draw", "column draw")
    assert (player(second)["corruption"], player(second)["virtue"]) == (1, 7)
    far = gate({**red, "corruption": 2, "virtue": 5, "draw": ["labourer"]}, {}, phase="collision")
    assert player(far)["hand"] != ["abbot"]


@rule("GOG-R-27", "GOG-R-28", "GOG-MBOARD-11")
def test_after_the_draw_a_card_may_come_beyond_the_limit() -> None:
    red = {**FULL, "columns": [3], "silver": 2, "draw": ["thief", "trader", "journeyman"]}
    game = gate(red, {}, phase="draw")
    assert (kind(game), len(player(game)["hand"])) == ("use-columns", 3)
    play(game, "column draw")
    assert len(player(game)["hand"]) == 4


@rule("GOG-R-28")
def test_a_card_drawn_before_phase_6_counts_for_its_limit() -> None:
    red = {**FULL, "columns": [3], "silver": 3, "draw": ["thief", "trader", "journeyman"], "at": "inner-a"}
    game = gate(red, {}, phase="recruit", townsfolk={"a": ["mason"]})
    play(game, "column draw", "decline")
    assert (player(game)["hand"], player(game)["draw"]) == (["abbot", "labourer", "thief"], ["trader", "journeyman"])


@rule("GOG-R-10", "GOG-MBOARD-09")
def test_a_draw_shuffles_an_empty_pile_and_needs_a_card() -> None:
    red = {**FULL, "columns": [3], "silver": 2, "draw": [], "discard": ["journeyman"]}
    game = gate(red, {}, phase="action")
    play(game, "column draw")
    assert "journeyman" in player(game)["hand"]
    assert player(game)["virtue"] == 6
    none = gate({**red, "discard": []}, {}, phase="action")
    assert refusal(none, "column draw") == "GOG-R-10"


# The Blank Roll.


@rule("GOG-MBOARD-12", "GOG-R-21")
def test_the_colour_of_the_blank_roll_is_chosen_at_once() -> None:
    red = {"row": ["squire", "financier", "lender"], "ink": 9, "at": "inner-a", "manuscripts": ["psalter-of-mercy"]}
    game = gate(red, {}, phase="action", manuscripts={"a": ["blank-roll"]}, townsfolk=BARE)
    play(game, "transcribe")
    while kind(game) == "may-dismiss":
        play(game, "dismiss nobody")
    assert kind(game) == "choose-ribbon"
    assert player(game)["corruption"] == 1
    play(game, "ribbon grey")
    assert player(game)["manuscripts"] == ["board-1-manuscript", "psalter-of-mercy", "blank-roll-grey"]
    assert told(game, "favours")["grey"] == "red"
    assert player(game)["corruption"] == 2


@rule("GOG-MBOARD-12", "GOG-MBOARD-02")
def test_the_blank_roll_unlocks_the_column_of_its_colour() -> None:
    red = {**FULL, "silver": 2, "manuscripts": ["blank-roll"]}
    choice = {"frame": "choose-ribbon", "seat": "red"}
    game = gate(red, {}, stack=[*pending("action", "red"), choice])
    play(game, "ribbon blue")
    assert "column draw" in moves(game)


@rule("GOG-MBOARD-13", "GOG-R-21", "GOG-MBOARD-01")
def test_the_first_manuscript_counts_as_an_own_one() -> None:
    tiles = ["catalogue-of-the-scriptorium", "merchants-tally", "treasury-roll"]
    game = gate({"manuscripts": tiles}, {})
    assert game.scores.parts[RED]["sets"] == 16
    assert game.scores.parts[RED]["manuscripts"] == 2
    assert game.scores.parts[BLUE]["sets"] == 1
    grey = {"manuscripts": ["psalter-of-mercy"], "ink": 9, "at": "inner-a"}
    game = gate(grey, {}, phase="action", manuscripts={"a": ["ledger-of-oaths"]}, townsfolk=BARE)
    play(game, "transcribe")
    assert told(game, "favours")["grey"] == "red"


@rule("GOG-R-09", "GOG-R-34")
def test_where_cards_turn_silver_into_icons_resources_count_as_that_silver() -> None:
    """The Diplomat counts 2 Silver as a Noble; Gold counts as a Noble itself and is kept for that."""
    red = {
        "row": ["diplomat", "squire", "lender"],
        "hand": ["abbot"],
        "at": "inner-a",
        "silver": 1,
        "stone": 2,
        "ink": 1,
    }
    plain = gate(red, {}, phase="action", townsfolk=BARE)
    game = gate({**red, "columns": [2], "gold": 1}, {}, phase="action", townsfolk=BARE)
    assert most_workers(game) > most_workers(plain)
    play(game, "castle")
    while kind(game) == "may-dismiss":
        play(game, "dismiss nobody")
    play(game, moves(game)[-1])
    while kind(game) in ("pay-icons", "pay-silver"):
        if kind(game) == "pay-silver" and player(game)["gold"]:
            assert refusal(game, "pay gold") == "GOG-R-34"
        play(game, moves(game)[-1])
    after = player(game)
    assert after["silver"] + after["stone"] + after["ink"] <= 2


@rule("GOG-R-34")
def test_a_dismissal_leaves_what_its_action_needs() -> None:
    """The Manuscript costs 3: the dismissed Cleric is 1 of them, and the two Ink Wells are needed for the others."""
    red = {"row": ["lender", "financier", "squire"], "hand": ["trader"], "at": "inner-a", "columns": [2], "silver": 0}
    piles = {"townsfolk": {"a": ["clergyman"]}, "manuscripts": {"a": ["ledger-of-oaths"]}}
    game = gate({**red, "stone": 1, "gold": 1, "ink": 2}, {}, phase="action", **piles)
    play(game, "transcribe")  # without the Clergyman it can't be done
    assert (kind(game), moves(game)) == ("pay-silver", ["pay stone", "pay gold"])
    assert refusal(game, "pay ink") == "GOG-R-34"
    play(game, "pay gold", "arrange 1 2 3")
    assert player(game)["ink"] == 0
    assert "ledger-of-oaths" in player(game)["manuscripts"]
    more = gate({**red, "stone": 1, "gold": 1, "ink": 3}, {}, phase="action", **piles)
    play(more, "transcribe", "dismiss")
    assert "pay ink" in moves(more)


@rule("GOG-R-34")
def test_what_pays_for_a_dismissal_is_taken_so_that_the_rest_can_be_paid_too() -> None:
    """2 Silver for a Cleric, with 1 Stone, 1 Gold and 3 Ink Wells of which 2 are needed: no way leads to all three."""
    red = {"row": ["lender", "financier", "squire"], "hand": ["trader"], "at": "inner-a", "columns": [2], "silver": 0}
    piles = {"townsfolk": {"a": ["friar"]}, "manuscripts": {"a": ["ledger-of-oaths"]}}
    game = gate({**red, "stone": 1, "gold": 1, "ink": 3}, {}, phase="action", **piles)
    play(game, "transcribe", "dismiss")
    assert moves(game) == ["pay stone", "pay gold"]
    assert refusal(game, "pay ink") == "GOG-R-34"
    play(game, "pay gold")
    assert (player(game)["stone"], player(game)["gold"], player(game)["ink"]) == (1, 0, 0)


def most_workers(game: Game) -> int:
    """How many Workers could be sent."""
    twin = game.copy()
    if "castle" not in moves(twin):
        return 0
    play(twin, "castle")
    while kind(twin) == "may-dismiss":
        play(twin, "dismiss nobody")
    return len([move for move in moves(twin) if move.startswith("send")]) or 1
