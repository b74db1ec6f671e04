"""When other players decide during a turn, and in which order."""

from typing import Any

import pytest

import regnum
from tests.rules.architects.setting import gained, moves, play, player, table
from tests.rules.marks import rule

PROMO: dict[str, object] = {"promo_cards": True}
RICH = {"clay": 9, "wood": 9, "stone": 9, "gold": 9, "marble": 9, "silver": 12}
MONUMENT = {**RICH, "virtue": 4, "apprentices": ["labourer"], "hand": ["monument"]}
WATCHTOWER = {**RICH, "virtue": 4, "apprentices": ["labourer"], "hand": ["watchtower"]}


@rule("ARC-RUL-76")
@pytest.mark.parametrize(
    ("apprentice", "line"),
    [
        ("stonecutter-1", ["place quarry"]),
        ("woodcutter-1", ["place forest"]),
        ("miner-1", ["place mines clay"]),
        ("jeweller-1", ["place silversmith"]),
        ("pickpocket", ["place tax-stand"]),
        ("swindler-clay", ["place black-market left"]),
        ("acolyte-silver", ["place guildhall"]),
        ("debt-collector-clay", ["place guardhouse", "repay"]),
        ("enforcer", ["place guardhouse", "imprison"]),
    ],
)
def test_other_players_cards_do_not_react_to_normal_actions(apprentice: str, line: list[str]) -> None:
    blue = {"silver": 9, "unpaid_debts": 1, "gold": 1, "hand": ["palace"], "captured": {"green": 1}}
    game = table(blue, {"apprentices": [apprentice]}, {}, options=PROMO)
    before = player(game, 1)
    play(game, *line)
    assert (gained(before, player(game, 1)), game.decision.seat, game.decision.kind) == ({}, 1, "place-worker")


@rule("ARC-RUL-76")
def test_a_player_is_not_asked_while_captured_or_outpaced() -> None:
    red = {"board": "hugo", "silver": 9, "at": {"quarry": 3}, "hand": ["well"]}
    game = table({"silver": 9}, red)
    play(game, "place town-centre", "capture red quarry")
    assert (game.decision.seat, game.decision.kind) == (1, "place-worker")


@rule("ARC-RUL-76")
@pytest.mark.parametrize(
    ("red", "kind"),
    [
        ({"apprentices": ["gatekeeper"], "prison": 1}, "reactions"),
        ({"apprentices": ["squire-gold"]}, "reactions"),
        ({"apprentices": ["peddler"]}, "reactions"),
        ({"board": "fara", "prison": 1}, "reactions"),
        ({"board": "hugo", "prison": 5, "silver": 2}, "avoid-debt"),
        ({"board": "merovech", "prison": 5, "hand": ["well"]}, "prevent-loss"),
    ],
)
def test_a_reset_may_ask_other_players(red: dict[str, Any], kind: str) -> None:
    game = table({"silver": 3}, red, black_market={"left": "blue", "middle": "blue"}, options=PROMO)
    play(game, "place black-market right")
    assert (game.decision.seat, game.decision.kind) == (1, kind)


@rule("ARC-RUL-76")
@pytest.mark.parametrize(
    ("blue", "red", "kind"),
    [
        (MONUMENT, {"virtue": 14, "unpaid_debts": 1}, "destroy-debts"),
        (WATCHTOWER, {"board": "merovech", "prison": 3, "hand": ["well"]}, "prevent-loss"),
        (WATCHTOWER, {"board": "hugo", "prison": 3, "virtue": 0, "silver": 2}, "avoid-debt"),
    ],
)
def test_monument_and_watchtower_may_ask_other_players(blue: dict[str, Any], red: dict[str, Any], kind: str) -> None:
    game = table(blue, red)
    play(game, "place guildhall")
    assert (game.decision.seat, game.decision.kind) == (1, kind)


@rule("ARC-RUL-76")
def test_a_squires_virtue_above_fourteen_asks_its_owner() -> None:
    red = {"apprentices": ["squire-virtue"], "virtue": 13, "unpaid_debts": 2}
    game = table({"silver": 3}, red, black_market={"left": "blue", "middle": "blue"})
    play(game, "place black-market right", "use squire-virtue")
    assert (game.decision.seat, moves(game)) == (1, ["decline", "destroy debt"])


@rule("ARC-RUL-77")
@pytest.mark.parametrize(("turn", "order"), [("blue", [0, 1, 2]), ("red", [1, 2, 0]), ("green", [2, 0, 1])])
def test_reactions_are_asked_in_turn_order_from_the_active_player(turn: str, order: list[int]) -> None:
    seats: list[dict[str, Any]] = [
        {"silver": 3, "apprentices": [card], "prison": prison}
        for card, prison in (("gatekeeper", 1), ("squire-gold", 0), ("peddler", 0))
    ]
    game = table(*seats, turn=turn, black_market={"left": "blue", "middle": "blue"}, options=PROMO)
    play(game, "place black-market right")
    asked = []
    while game.decision.kind == "reactions":
        asked.append(game.decision.seat)
        play(game, "done")
    # Red's Squire has nothing to do when Red's own Worker has just come to Prison.
    assert asked == ([seat for seat in order if seat != 1] if turn == "red" else order)


@rule("ARC-RUL-77")
@pytest.mark.parametrize(("turn", "order"), [("blue", [0, 1, 2]), ("green", [2, 0, 1])])
def test_virtue_above_fourteen_is_asked_in_turn_order_from_the_active_player(turn: str, order: list[int]) -> None:
    seats: list[dict[str, Any]] = [{"virtue": 14, "unpaid_debts": 2} for _ in range(3)]
    seats[order[0]] |= {**RICH, "apprentices": ["labourer"], "hand": ["monument", "well"]}
    game = table(*seats, turn=turn)
    play(game, "place guildhall", "build monument", "decline")
    asked = []
    while game.decision.kind == "destroy-debts":
        asked.append(game.decision.seat)
        play(game, "decline")
    assert asked == order


@rule("ARC-RUL-77")
@pytest.mark.parametrize(("first", "order"), [("blue", [0, 1, 2]), ("red", [1, 2, 0]), ("green", [2, 0, 1])])
def test_in_final_scoring_the_starting_player_of_the_game_is_asked_first(first: str, order: list[int]) -> None:
    buildings = [["trading-post", "castle"], ["chapel", "dungeon"], ["observatory", "reservoir"]]
    game = table(*[{"buildings": cards} for cards in buildings], first=first, turn="blue", last_turns=1)
    play(game, "place quarry")
    asked = []
    while not game.over:
        asked.append(game.decision.seat)
        play(game, moves(game)[0])
    assert asked == order


@rule("ARC-RUL-77")
def test_draft_choices_are_made_simultaneously_and_hidden() -> None:
    game = regnum.new("architects", players=3, seed=4)
    assert [decision.seat for decision in game.decisions] == [0, 1, 2]
    choices = {decision.seat: decision.notations[0] for decision in game.decisions}
    other = game.copy()
    game.play(choices[2], 2)
    assert [decision.seat for decision in game.decisions] == [0, 1]
    view: Any = game.view(0)["table"]
    assert "kept" not in view["players"][2]
    assert view["players"][2]["packet"] == 4
    for seat in (0, 1):
        game.play(choices[seat], seat)
    for seat in (1, 0, 2):
        other.play(choices[seat], seat)
    assert game.position() == other.position()
