"""The turn, the kinds of locations, and what is regained and counted when."""

from typing import Any

import pytest

from regnum import IllegalMove, MalformedMove
from regnum.games.architects.words import PLACES
from tests.rules.architects.setting import field, gained, moves, play, player, refusal, table
from tests.rules.marks import rule

BUILDER = {"wood": 9, "stone": 9, "clay": 9, "gold": 9, "virtue": 4}


def placing(place: str) -> str:
    """A move that places a Worker on a large circle."""
    return f"place {place}{ {'mines': ' clay', 'workshop': ' draw'}.get(place, '') }"


@rule("ARC-TURN-01")
@pytest.mark.parametrize("players", [1, 2, 3, 5])
def test_players_take_turns_clockwise(players: int) -> None:
    game = table(*[{} for _ in range(players)], turn="blue")
    order = []
    for _ in range(2 * players):
        order.append(game.decision.seat)
        play(game, "place quarry")
    assert order == [*range(players), *range(players)]


@rule("ARC-TURN-01")
@pytest.mark.parametrize("place", PLACES)
def test_a_turn_moves_one_worker_from_the_supply_to_a_location(place: str) -> None:
    game = table({}, {})
    play(game, placing(place))
    if game.decision.seat == 0:
        play(game, "done")
    blue = player(game)
    assert (blue["workers"], blue["at"][place], sum(blue["at"].values())) == (19, 1, 1)
    assert (game.decision.seat, game.decision.kind) == (1, "place-worker")


@rule("ARC-TURN-02", "ARC-RUL-09")
def test_there_is_no_passing() -> None:
    game = table({}, {})
    before = game.position()
    for move in ("done", "decline"):
        assert refusal(game, move) == "ARC-TURN-01"
        with pytest.raises(IllegalMove):
            game.play(move)
    assert all(move.startswith("place ") for move in moves(game))
    assert game.position() == before


@rule("ARC-RUL-09")
def test_with_a_worker_in_the_supply_some_location_is_always_legal() -> None:
    ruined = {"virtue": 0, "unpaid_debts": 9, "workers": 1, "prison": 19}
    game = table(ruined, {}, tax_stand=0, black_market={"left": "red", "right": "red"})
    always = [
        "quarry",
        "forest",
        "mines clay",
        "silversmith",
        "storehouse",
        "workshop draw",
        "town-centre",
        "guardhouse",
    ]
    assert moves(game) == [f"place {place}" for place in always]


@rule("ARC-TURN-02")
def test_only_the_crane_places_a_second_worker() -> None:
    blue = {**BUILDER, "hand": ["crane", "well", "smithy"]}
    ordinary = table(blue, {}, options={"promo_cards": True})
    play(ordinary, "place guildhall", "build well")
    assert (player(ordinary)["workers"], ordinary.decision.seat) == (19, 1)
    crane = table(blue, {}, options={"promo_cards": True})
    play(crane, "place guildhall", "build crane", "build well")
    assert (player(crane)["workers"], field(crane, "guildhall")) == (18, ["blue", "blue"])
    assert (player(crane)["buildings"], crane.decision.seat) == (["crane", "well"], 1)


@rule("ARC-TURN-03")
def test_without_workers_the_turn_is_used_to_take_one_back() -> None:
    game = table({"at": {"quarry": 12, "forest": 8}}, {})
    assert moves(game) == ["recall quarry", "recall forest"]
    assert refusal(game, "place quarry") == "ARC-TURN-03"
    assert refusal(game, "recall mines") == "ARC-TURN-03"
    before = player(game)
    play(game, "recall forest")
    assert gained(before, player(game)) == {"workers": 1}
    assert player(game)["at"] == {**before["at"], "forest": 7}
    assert game.decision.seat == 1
    play(game, "place quarry")
    assert "place forest" in moves(game)
    play(game, "place forest")
    assert player(game)["wood"] == 8


@rule("ARC-TURN-03")
def test_taking_a_worker_back_is_no_choice_while_one_is_in_the_supply() -> None:
    game = table({"workers": 1, "at": {"quarry": 19}}, {})
    assert refusal(game, "recall quarry") == "ARC-TURN-01"


@rule("ARC-TURN-03")
def test_taking_a_worker_back_counts_as_the_last_turn() -> None:
    game = table({"at": {"quarry": 20}}, {}, last_turns=1)
    play(game, "recall quarry")
    assert game.over


@rule("ARC-TURN-04")
def test_a_worker_is_not_taken_back_from_anywhere_but_a_large_circle() -> None:
    blue = {"at": {"quarry": 1}, "prison": 8}
    game = table(blue, {"captured": {"blue": 7}}, black_market={"left": "blue"}, guildhall=["blue"] * 3)
    assert moves(game) == ["recall quarry"]
    for place in ("prison", "black-market left", "red-board"):
        assert refusal(game, f"recall {place}") == "ARC-TURN-04"
    with pytest.raises(MalformedMove):
        game.why_not("recall guildhall")


@rule("ARC-TURN-05")
def test_a_turn_ends_with_the_action_then_the_reset_then_the_hand_limit() -> None:
    hand = ["smithy", "steeple", "stone-market", "tavern", "thieves-den", "well"]
    game = table({"silver": 2, "hand": hand}, {}, black_market={"left": "red", "right": "red"})
    play(game, "place black-market middle draw")
    assert (game.decision.kind, player(game, 1)["prison"], len(field(game, "large_market"))) == ("keep-one", 0, 0)
    play(game, moves(game)[0])
    assert (game.decision.kind, player(game, 1)["prison"], len(field(game, "large_market"))) == (
        "discard-to-limit", 2, 1,
    )  # fmt: skip
    play(game, "discard well")
    assert (game.decision.seat, len(player(game)["hand"])) == (1, 6)


@rule("ARC-RUL-11")
def test_a_player_without_workers_in_reach_loses_the_turn() -> None:
    game = table({"prison": 20}, {}, {})
    assert game.decision.seat == 1
    before = player(game)
    play(game, "place quarry", "place quarry")
    assert game.decision.seat == 1
    assert player(game) == before


@rule("ARC-RUL-11")
def test_the_check_is_repeated_each_turn_and_a_release_ends_the_plight() -> None:
    blue = {"prison": 20, "apprentices": ["gatekeeper"]}
    game = table(blue, {"silver": 1}, turn="red", black_market={"middle": "red", "right": "red"})
    play(game, "place black-market left", "use gatekeeper", "release 2")
    assert (game.decision.seat, game.decision.kind, player(game)["workers"]) == (0, "place-worker", 2)


@rule("ARC-RUL-11")
def test_when_all_players_lost_their_turns_the_next_takes_back_any_worker_but_the_guildhalls() -> None:
    blue = {"prison": 9}
    red = {"captured": {"blue": 6}, "prison": 20}
    game = table(blue, red, black_market={"left": "blue"}, guildhall=["blue"] * 4)
    assert game.decision.seat == 0
    assert moves(game) == ["recall black-market left", "recall prison", "recall red-board"]


@rule("ARC-RUL-11")
@pytest.mark.parametrize("place", ["black-market left", "prison", "red-board"])
def test_the_worker_of_the_safety_net_is_used_from_the_next_turn_on(place: str) -> None:
    blue = {"prison": 13}
    game = table(blue, {"captured": {"blue": 6}, "prison": 20}, black_market={"left": "blue"})
    play(game, f"recall {place}")
    blue = player(game)
    left = (blue["prison"], player(game, 1)["captured"]["blue"], field(game, "black_market")["left"])
    assert left == (
        13 - (place == "prison"), 6 - (place == "red-board"), None if place == "black-market left" else "blue",
    )  # fmt: skip
    assert (blue["workers"], game.decision.seat, game.decision.kind) == (1, 0, "place-worker")
    assert player(game, 1)["workers"] == 0


@rule("ARC-RUL-11")
@pytest.mark.parametrize(
    ("blue", "red", "fields", "only"),
    [
        ({"prison": 20}, {"prison": 20}, {}, "prison"),
        ({}, {"captured": {"blue": 20}, "prison": 20}, {}, "red-board"),
        ({}, {"prison": 20}, {"black_market": {"right": "blue"}, "guildhall": ["blue"] * 19}, "black-market right"),
    ],
)
def test_one_worker_in_any_of_the_three_places_is_enough_for_the_safety_net(
    blue: dict[str, Any], red: dict[str, Any], fields: dict[str, Any], only: str
) -> None:
    game = table(blue, red, **fields)
    assert (game.decision.seat, moves(game)) == (0, [f"recall {only}"])
    play(game, f"recall {only}")
    assert player(game)["workers"] == 1


@rule("ARC-RUL-11")
def test_the_safety_net_reaches_the_first_seats_board_as_well() -> None:
    game = table({"prison": 20, "captured": {"red": 20}}, {}, turn="red")
    assert (game.decision.seat, moves(game)) == (1, ["recall blue-board"])
    play(game, "recall blue-board")
    assert (player(game)["captured"]["red"], player(game, 1)["workers"]) == (19, 1)


@rule("ARC-RUL-11")
def test_who_has_all_workers_in_the_guildhall_is_passed_over_by_the_safety_net() -> None:
    game = table({}, {"prison": 20}, guildhall=["blue"] * 20)
    assert (game.decision.seat, moves(game)) == (1, ["recall prison"])


@rule("ARC-RUL-11")
def test_a_placement_begins_the_count_of_lost_turns_anew() -> None:
    red = {"workers": 1, "silver": 1, "prison": 19}
    game = table({"prison": 20}, red, turn="red", lost_turns=1)
    play(game, "place black-market left")
    assert (game.decision.seat, game.decision.kind) == (0, "last-resort"), "blue and red have lost a turn each"


@rule("ARC-RUL-11")
def test_the_safety_net_waits_until_every_player_has_lost_a_turn() -> None:
    game = table({"prison": 20}, {"prison": 20}, {"workers": 1, "prison": 19})
    for _ in range(3):
        assert game.decision.seat == 2
        play(game, "place quarry" if "place quarry" in moves(game) else "recall quarry")
    assert (player(game, 0)["prison"], player(game, 1)["prison"]) == (20, 20)


@rule("ARC-RUL-12")
@pytest.mark.parametrize("line", [["place town-centre", "capture blue quarry"], ["place guardhouse", "release"]])
def test_workers_regained_during_a_turn_are_used_from_the_next_turn_on(line: list[str]) -> None:
    game = table({"silver": 1, "workers": 1, "at": {"quarry": 6}, "prison": 13}, {})
    play(game, *line)
    assert player(game)["workers"] > 0
    assert (game.decision.seat, game.decision.kind) == (1, "place-worker")
    play(game, "place quarry", "place quarry")
    assert game.decision.seat == 1


@rule("ARC-RUL-12")
def test_running_out_of_workers_counts_only_at_the_start_of_a_turn() -> None:
    game = table({"workers": 1, "at": {"quarry": 19}}, {})
    play(game, "place forest")
    assert (player(game)["workers"], game.decision.seat) == (0, 1)
    play(game, "place quarry")
    assert (game.decision.seat, game.decision.kind) == (0, "recall")


@rule("ARC-RUL-13")
@pytest.mark.parametrize("workers", [2, 3])
def test_own_workers_are_counted_once_right_after_placing(workers: int) -> None:
    blue = {"silver": 9, "at": {"town-centre": workers - 1}}
    game = table(blue, {"at": {"quarry": 1, "forest": 1}}, {"at": {"quarry": 1}})
    play(game, "place town-centre", "capture blue town-centre")
    assert player(game)["at"]["town-centre"] == 0
    play(game, *["capture red quarry", "capture green quarry"][: workers - 1])
    assert sum(player(game)["captured"].values()) == workers - 1
    assert game.decision.seat == 1


@rule("ARC-RUL-14")
@pytest.mark.parametrize(
    ("pair", "place", "gain"),
    [
        (["stonecutter-1", "stonecutter-2"], "quarry", {"stone": 3}),
        (["woodcutter-1", "woodcutter-2"], "forest", {"wood": 3}),
        (["miner-1", "miner-2"], "mines clay", {"clay": 4}),
        (["jeweller-1", "jeweller-2"], "silversmith", {"silver": 4}),
    ],
)
def test_several_copies_of_a_bonus_add_up(pair: list[str], place: str, gain: dict[str, int]) -> None:
    game = table({"apprentices": pair}, {})
    before = player(game)
    play(game, f"place {place}")
    assert gained(before, player(game)) == {**gain, "workers": -1}


@rule("ARC-PLACE-01")
@pytest.mark.parametrize("place", PLACES)
def test_any_number_of_workers_stand_on_a_large_circle_and_can_be_captured(place: str) -> None:
    crowd: list[dict[str, Any]] = [{"at": {place: 7}} for _ in range(2)]
    game = table({"silver": 1, "at": {place: 8}}, *crowd, tax_stand=2)
    assert refusal(game, placing(place)) == ""
    play(game, "place town-centre", f"capture green {place}")
    assert (player(game)["captured"]["green"], player(game, 2)["at"][place]) == (7, 0)


@rule("ARC-PLACE-02")
@pytest.mark.parametrize("space", ["left", "middle", "right"])
def test_a_black_market_space_holds_one_worker_that_cannot_be_captured(space: str) -> None:
    game = table({"silver": 9}, {"silver": 9}, black_market={space: "red"})
    for move in (
        [f"black-market {space}"] if space != "middle" else ["black-market middle hire", "black-market middle draw"]
    ):
        assert refusal(game, f"place {move}") == "ARC-BLACKMARKET-02"
    play(game, "place town-centre")
    assert moves(game) == ["done", "capture blue town-centre"]


@rule("ARC-PLACE-02")
def test_workers_leave_the_black_market_only_through_a_reset() -> None:
    game = table({"silver": 9}, {"silver": 9})
    play(game, "place black-market left", "place black-market middle draw")
    play(game, moves(game)[0])
    for _ in range(6):
        play(game, "place quarry")
    assert field(game, "black_market") == {"left": "blue", "middle": "red", "right": None}
    play(game, "place black-market right")
    assert field(game, "black_market") == {"left": None, "middle": None, "right": None}
    assert (player(game, 0)["prison"], player(game, 1)["prison"]) == (2, 1)


@rule("ARC-PLACE-03")
def test_workers_fill_the_guildhall_in_order_and_stay_to_the_end() -> None:
    red = {**BUILDER, "hand": ["smithy"], "silver": 3}
    game = table(
        {**BUILDER, "hand": ["well"], "silver": 3}, red, guildhall=["red", "blue"], black_market={"left": "red"}
    )
    play(game, "place guildhall", "place guildhall")
    assert field(game, "guildhall") == ["red", "blue", "blue", "red"]
    play(game, "place town-centre")
    assert moves(game) == ["done", "capture blue town-centre"]
    play(game, "done", "place black-market right", "place black-market middle draw", "keep steeple")
    assert field(game, "large_market") != []
    assert field(game, "guildhall") == ["red", "blue", "blue", "red"]


@rule("ARC-PLACE-04")
def test_workers_are_never_placed_in_prison_nor_captured_there() -> None:
    game = table({"silver": 5}, {"prison": 5})
    with pytest.raises(MalformedMove):
        game.play("place prison")
    play(game, "place town-centre", "done")
    assert player(game, 1)["prison"] == 5


@rule("ARC-PLACE-04")
def test_workers_come_to_prison_from_the_guardhouse_and_by_a_reset() -> None:
    game = table({"silver": 1, "captured": {"red": 3}}, {}, black_market={"middle": "blue", "right": "red"})
    play(game, "place guardhouse", "imprison")
    assert (player(game, 0)["prison"], player(game, 1)["prison"]) == (0, 3)
    play(game, "place quarry", "place black-market left")
    assert (player(game, 0)["prison"], player(game, 1)["prison"]) == (2, 4)


@rule("ARC-PLACE-05")
@pytest.mark.parametrize("place", ["quarry", "forest", "mines clay", "mines gold", "silversmith", "workshop draw"])
def test_other_players_workers_never_change_the_benefit(place: str) -> None:
    where = place.split()[0]
    alone = play(table({"at": {where: 2}}, {}, {}), f"place {place}")
    crowded = play(table({"at": {where: 2}}, {"at": {where: 5}}, {"at": {where: 8}}), f"place {place}")
    assert player(alone) == player(crowded)


@rule("ARC-PLACE-05")
@pytest.mark.parametrize(("place", "action"), [("storehouse", "trade virtue"), ("guardhouse", "repay")])
def test_other_players_workers_give_no_further_actions(place: str, action: str) -> None:
    game = table({"clay": 20, "silver": 30, "unpaid_debts": 3, "at": {place: 1}}, {"at": {place: 9}})
    play(game, f"place {place}", action, action)
    assert game.decision.seat == 1


@rule("ARC-PLACE-06")
@pytest.mark.parametrize(("prison", "virtue", "debts"), [(0, 7, 0), (1, 7, 0), (2, 7, 1), (3, 6, 1), (6, 6, 1)])
def test_workers_in_prison_matter_only_at_a_reset(prison: int, virtue: int, debts: int) -> None:
    game = table({"prison": prison}, {"silver": 2}, black_market={"left": "red"})
    free = [move for move in moves(game) if not move.startswith("place black-market")]
    assert free == [move for move in moves(table({}, {})) if not move.startswith("place black-market")]
    play(game, "place quarry")
    assert (player(game)["virtue"], player(game)["unpaid_debts"]) == (7, 0)
    ready = table({"prison": prison}, {"silver": 3}, {}, turn="red", black_market={"left": "red", "middle": "green"})
    play(ready, "place black-market right")
    assert (player(ready)["virtue"], player(ready)["unpaid_debts"]) == (virtue, debts)
