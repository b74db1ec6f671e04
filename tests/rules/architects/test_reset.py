"""The Black Market Reset (section 13.5 of the rules)."""

from typing import Any

import pytest

from regnum import Game
from regnum.engine.rng import seeded
from tests.rules.architects.setting import field, gained, moves, play, player, refusal, table
from tests.rules.marks import rule

TWO_TAKEN = {"left": "red", "right": "green"}
EMPTY = {"left": None, "middle": None, "right": None}


def trigger(*players: dict[str, Any], **fields: Any) -> Game:
    """Blue to place the third Worker on the Black Market (Red left, Green right), Silver at hand."""
    blue = {"silver": 5, **players[0]}
    return table(blue, *players[1:], black_market=TWO_TAKEN, **fields)


def run(game: Game) -> Game:
    """Blue fills the Black Market by hiring (a Conspirator, without Virtue icon); then the Reset comes."""
    return play(game, "place black-market middle hire", "hire top 4")


def workers_of_guildhall(number: int, seats: int) -> list[str]:
    return [("blue", "red", "green", "yellow", "purple")[i % seats] for i in range(number)]


@rule("ARC-RESET-01", "ARC-RESET-03")
def test_the_third_worker_on_the_black_market_triggers_a_reset_and_all_three_go_to_prison() -> None:
    game = run(trigger({}, {}, {}))
    assert field(game, "black_market") == EMPTY
    assert [player(game, seat)["prison"] for seat in range(3)] == [1, 1, 1]


@rule("ARC-RESET-05", "ARC-ADV-18")
@pytest.mark.parametrize(
    ("reacting", "use"), [({"apprentices": ["gatekeeper"]}, "use gatekeeper"), ({"board": "fara"}, "use board")]
)
def test_nobody_is_released_from_an_empty_prison(reacting: dict[str, Any], use: str) -> None:
    green = {**reacting, "apprentices": ["squire-gold", *reacting.get("apprentices", [])]}
    game = table({"silver": 5}, {}, green, black_market={"left": "red", "right": "red"})
    run(game)
    assert (game.decision.seat, game.decision.kind) == (2, "reactions")
    assert refusal(game, use) == "ARC-RESET-05"


@rule("ARC-RESET-05")
@pytest.mark.parametrize(("prison", "choices"), [(0, 1), (1, 2), (2, 2)])
def test_the_gatekeeper_releases_up_to_2_of_those_in_prison(prison: int, choices: int) -> None:
    game = run(trigger({}, {"prison": prison, "apprentices": ["gatekeeper"]}, {}))
    play(game, "use gatekeeper")
    inside = prison + 1
    if choices > 1:
        assert moves(game) == ["release 1", "release 2"]
        assert refusal(game, "release 3") == "ARC-RESET-05"
        play(game, "release 2")
    assert player(game, 1)["prison"] == inside - choices


@rule("ARC-RESET-06", "ARC-RUL-77")
def test_those_who_lose_virtue_are_asked_in_turn_order_from_the_active_player_on() -> None:
    merovech = {"board": "merovech", "prison": 3, "virtue": 5}
    hands: list[dict[str, Any]] = [{"hand": ["well"]}, {"hand": ["keep"]}, {"hand": ["castle"]}]
    players = [{**merovech, **hand} for hand in hands]
    game = table(players[0], {**players[1], "silver": 5}, players[2], turn="red", black_market=TWO_TAKEN)
    play(game, "place black-market middle hire", "decline", "hire top 4")
    asked = []
    while not game.over and game.decision.kind == "prevent-loss":
        asked.append(game.decision.seat)
        play(game, "decline")
    assert asked == [1, 2, 0]


@rule("ARC-RESET-07", "ARC-RUL-77")
def test_those_who_take_a_debt_are_asked_in_turn_order_from_the_active_player_on() -> None:
    hugo = {"board": "hugo", "prison": 1, "silver": 9}
    game = table(hugo, hugo, hugo, turn="red", black_market={"left": "blue", "right": "green"})
    play(game, "place black-market middle hire", "hire top 4")
    asked = []
    while game.decision.kind == "avoid-debt":
        asked.append(game.decision.seat)
        play(game, "take debt")
    assert asked == [1, 2, 0]


@rule("ARC-RESET-01")
def test_two_workers_on_the_black_market_trigger_nothing() -> None:
    game = table({"silver": 3}, {}, black_market={"left": "red"})
    play(game, "place black-market right")
    assert field(game, "black_market") == {"left": "red", "middle": None, "right": "blue"}
    assert len(field(game, "large_market")) == 0


BUILDER = {"hand": ["well", "smithy"], "wood": 2, "stone": 2}


@rule("ARC-RESET-01", "ARC-GUILDHALL-03", "ARC-SETUP-15")
@pytest.mark.parametrize(("seats", "numbers"), [(1, (7, 10)), (2, (7, 10)), (3, (9, 13)), (4, (11, 16)), (5, (13, 19))])
def test_the_first_outlines_of_rows_3_and_4_of_the_guildhall_trigger_a_reset(
    seats: int, numbers: tuple[int, int]
) -> None:
    for number in range(1, 4 * (max(2, seats) + 1) + 1):
        others: list[dict[str, Any]] = [{} for _ in range(seats - 1)]
        game = table(BUILDER, *others, guildhall=workers_of_guildhall(number - 1, seats))
        play(game, "place guildhall")
        assert len(field(game, "large_market")) == (1 if number in numbers else 0), number


@rule("ARC-RUL-43", "ARC-RESET-01")
def test_a_guildhall_reset_runs_with_an_empty_black_market() -> None:
    game = table({**BUILDER, "prison": 3}, {"prison": 1}, guildhall=workers_of_guildhall(6, 2), small_market=[5, 6])
    play(game, "place guildhall")
    assert field(game, "large_market") == [5]
    assert (player(game)["virtue"], player(game)["unpaid_debts"]) == (6, 1)
    assert (player(game, 1)["virtue"], player(game, 1)["unpaid_debts"]) == (7, 0)


@rule("ARC-RUL-43")
def test_there_is_at_most_one_reset_a_turn() -> None:
    # The Crane lays the 7th and then another Worker; with an outline of row 3 twice there is still one Reset.
    blue = {"hand": ["crane", "well"], "wood": 5, "stone": 3, "prison": 3}
    game = table(blue, {}, guildhall=workers_of_guildhall(6, 2), options={"promo_cards": True})
    play(game, "place guildhall", "build crane")
    assert len(field(game, "guildhall")) == 8
    assert len(field(game, "large_market")) == 1
    assert (player(game)["virtue"], player(game)["unpaid_debts"]) == (6, 1)


@rule("ARC-RESET-02")
def test_the_action_is_resolved_before_the_reset() -> None:
    game = trigger({}, {}, {}, apprentice_deck=["labourer"])
    play(game, "place black-market middle hire")
    assert field(game, "black_market") == {"left": "red", "middle": "blue", "right": "green"}
    assert player(game)["prison"] == 0
    play(game, "hire top 1")
    assert player(game)["prison"] == 1


@rule("ARC-RESET-02", "ARC-RESET-05")
def test_a_gatekeeper_hired_by_the_triggering_action_already_reacts() -> None:
    top = [{"apprentice": name} for name in ("thief", "miner-1", "miner-2", "gatekeeper")]
    bottom = [{"apprentice": name} for name in ("jeweller-1", "jeweller-2", "labourer", "trickster")]
    game = run(trigger({}, {}, {}, display={"top": top, "bottom": bottom}))
    assert set(moves(game)) == {"done", "use gatekeeper"}


@rule("ARC-RESET-04")
def test_the_top_small_card_is_turned_over_onto_the_large_pile() -> None:
    game = run(trigger({}, {"silver": 3}, {}, small_market=[4, 7], large_market=[2, 1]))
    assert field(game, "large_market") == [4, 2, 1]
    assert field(game, "small_market")[0] == 7
    before = player(game, 1)
    play(game, "place black-market right")
    assert gained(before, player(game, 1)) == {
        "silver": -3, "virtue": -1, "gold": 1, "stone": 1, "wood": 2, "workers": -1,
    }  # fmt: skip


@rule("ARC-RESET-05")
def test_apprentices_that_react_may_be_used_or_not() -> None:
    game = run(trigger({}, {"apprentices": ["gatekeeper"], "prison": 3}, {}))
    assert game.decision.seat == 1
    assert set(moves(game)) == {"done", "use gatekeeper"}
    declined = play(game.copy(), "done")
    assert player(declined, 1)["prison"] == 4
    play(game, "use gatekeeper")
    assert set(moves(game)) == {"release 1", "release 2"}
    assert refusal(game, "release 3") == "ARC-RESET-05"
    play(game, "release 2")
    assert player(game, 1)["prison"] == 2
    assert player(game, 1)["workers"] == 20 - 2


@rule("ARC-RESET-05")
def test_each_reacting_card_is_used_once_in_any_order() -> None:
    red = {"apprentices": ["squire-gold", "squire-marble"], "prison": 0}
    game = table({"silver": 5}, red, {}, black_market={"left": "green", "right": "green"})
    run(game)
    assert set(moves(game)) == {"done", "use squire-gold", "use squire-marble"}
    play(game, "use squire-marble")
    assert refusal(game, "use squire-marble") == "ARC-RESET-05"
    play(game, "use squire-gold")
    assert (player(game, 1)["gold"], player(game, 1)["marble"]) == (1, 1)


@rule("ARC-RESET-05", "ARC-ADV-18")
def test_a_board_that_reacts_may_be_used() -> None:
    game = run(trigger({}, {"board": "fara", "prison": 1}, {}))
    assert set(moves(game)) == {"done", "use board"}
    play(game, "use board")
    assert player(game, 1)["prison"] == 1


@rule("ARC-RESET-06")
@pytest.mark.parametrize(("prison", "lost"), [(0, 0), (2, 0), (3, 1), (4, 1), (9, 1)])
def test_three_or_more_workers_in_prison_cost_1_virtue(prison: int, lost: int) -> None:
    game = table({"silver": 5}, {"prison": prison}, {}, black_market={"left": "green", "right": "green"})
    run(game)
    assert player(game, 1)["virtue"] == 7 - lost


@rule("ARC-RESET-06", "ARC-RESET-03")
def test_workers_just_sent_from_the_black_market_count() -> None:
    game = run(table({"silver": 5, "prison": 2}, {"prison": 1}, black_market={"left": "red", "right": "red"}))
    assert [player(game, seat)["prison"] for seat in (0, 1)] == [3, 3]
    assert [player(game, seat)["virtue"] for seat in (0, 1)] == [5, 6]


@rule("ARC-RESET-07")
def test_whoever_has_most_workers_in_prison_takes_a_debt() -> None:
    game = run(trigger({}, {"prison": 4}, {"prison": 2}))
    assert [player(game, seat)["unpaid_debts"] for seat in range(3)] == [0, 1, 0]


@rule("ARC-RESET-07")
def test_nobody_in_prison_nobody_takes_a_debt() -> None:
    game = table(BUILDER, {}, guildhall=workers_of_guildhall(6, 2))
    play(game, "place guildhall")
    assert len(field(game, "large_market")) == 1
    assert [player(game, seat)["unpaid_debts"] for seat in (0, 1)] == [0, 0]


@rule("ARC-RUL-42", "ARC-RESET-07")
def test_all_who_tie_for_most_take_a_debt_even_with_1_worker() -> None:
    game = run(trigger({}, {}, {}, {}))
    assert [player(game, seat)["unpaid_debts"] for seat in range(4)] == [1, 1, 1, 0]


@rule("ARC-RUL-42", "ARC-RESET-02")
def test_steps_4_and_5_count_after_the_reactions() -> None:
    game = run(trigger({}, {"apprentices": ["gatekeeper"], "prison": 3}, {"prison": 2}))
    play(game, "use gatekeeper", "release 2")
    assert [player(game, seat)["prison"] for seat in range(3)] == [1, 2, 3]
    assert [player(game, seat)["virtue"] for seat in range(3)] == [6, 7, 6]  # Blue paid 1 for the action
    assert [player(game, seat)["unpaid_debts"] for seat in range(3)] == [0, 0, 1]


@rule("ARC-RESET-02", "ARC-RESET-06", "ARC-RESET-07")
def test_virtue_is_lost_before_the_debt_is_taken() -> None:
    game = trigger({}, {"prison": 4}, {})
    game.listen()
    run(game)
    told = [event.kind for event in game.events(None) if event.seat == 1]
    assert told == ["lost-virtue", "took-debt"]


@rule("ARC-RUL-42")
def test_a_debt_from_virtue_below_0_is_separate_from_the_debt_of_step_5() -> None:
    game = run(trigger({}, {"virtue": 0, "prison": 4}, {"virtue": 0, "prison": 3}))
    assert [player(game, seat)["unpaid_debts"] for seat in range(3)] == [0, 2, 1]


@rule("ARC-RUL-41")
def test_the_active_player_reacts_first_then_clockwise() -> None:
    blue = {"apprentices": ["squire-gold"]}
    red = {"silver": 3, "apprentices": ["gatekeeper"], "prison": 1}
    green = {"apprentices": ["squire-marble"]}
    game = table(blue, red, green, turn="red", black_market={"left": "red", "middle": "red"})
    play(game, "place black-market right")
    asked = []
    while game.decision.kind == "reactions":
        asked.append(game.decision.seat)
        play(game, "done")
    assert asked == [1, 2, 0]


@rule("ARC-RUL-41")
def test_a_squire_looks_at_the_prison_when_used_so_releasing_first_helps() -> None:
    game = run(trigger({}, {"apprentices": ["squire-virtue", "gatekeeper"], "prison": 1}, {}))
    assert refusal(game, "use squire-virtue") == "ARC-RUL-41"
    play(game, "use gatekeeper", "release 2", "use squire-virtue")
    assert player(game, 1)["virtue"] == 9


@rule("ARC-RESET-08", "ARC-RUL-40")
def test_with_an_empty_small_pile_the_large_cards_become_a_new_one() -> None:
    game = trigger({}, {}, {}, small_market=[], large_market=list(range(1, 11)))
    run(game)
    small, large = field(game, "small_market"), field(game, "large_market")
    assert (len(small), len(large)) == (9, 1)
    assert sorted(small + large) == list(range(1, 11))


@rule("ARC-RESET-08", "ARC-RUL-40")
def test_the_new_small_pile_is_shuffled_and_the_visible_card_with_it() -> None:
    tops, orders = set(), set()
    for seed in range(12):
        chance = seeded(seed).words()
        game = run(trigger({}, {}, {}, small_market=[], large_market=list(range(1, 11)), chance=chance))
        tops.add(field(game, "large_market")[0])
        orders.add(tuple(field(game, "small_market")))
    assert len(tops) > 2
    assert len(orders) > 2


@rule("ARC-RUL-40")
def test_after_the_last_small_card_the_small_space_shows_its_print_until_the_next_reset() -> None:
    game = run(trigger({}, {"silver": 1}, {}, small_market=[10], large_market=list(range(1, 10))))
    assert field(game, "small_market") == []
    before = player(game, 1)
    play(game, "place black-market left")
    assert gained(before, player(game, 1)) == {"silver": -1, "virtue": -1, "marble": 1, "gold": 1, "workers": -1}


@rule("ARC-EX-23")
def test_example_23() -> None:
    # Blue owns the Gatekeeper; Red (to move) and Blue stand on the Black Market; Prison: 2 Blue, 2 Yellow.
    blue = {"apprentices": ["gatekeeper"], "prison": 2}
    game = table(
        blue, {"silver": 3}, {}, {"prison": 2}, turn="red", black_market={"left": "red", "middle": "blue"},
        small_market=[3, 4],
    )  # fmt: skip
    play(game, "place black-market right")
    assert [player(game, seat)["prison"] for seat in range(4)] == [3, 2, 0, 2]
    assert field(game, "large_market") == [3]
    play(game, "use gatekeeper", "release 2")
    assert [player(game, seat)["prison"] for seat in range(4)] == [1, 2, 0, 2]
    assert [player(game, seat)["virtue"] for seat in range(4)] == [7, 6, 7, 7]  # Red paid 1 for the action
    assert [player(game, seat)["unpaid_debts"] for seat in range(4)] == [0, 1, 0, 1]
