"""Setting up a table with the expansion (GOG-SETUP)."""

from typing import Any

import pytest

import regnum
from regnum import Game
from tests.rules.gates_of_gold.setting import OPTIONS, ORDER, gate, told
from tests.rules.marks import rule
from tests.rules.viscounts.setting import RED, cards, kind, moves, play, player, refusal, state


def fresh(players: int = 2, seed: int = 1) -> Game:
    return regnum.new("viscounts", players, seed, **OPTIONS)


def begun(players: int = 2, seed: int = 1) -> Game:
    """A game at its first turn."""
    game = fresh(players, seed)
    while told(game, "setting_up"):
        game.play(game.decision.moves[0])
    return game


@rule("GOG-SETUP-01", "GOG-SETUP-12")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_all_else_is_set_up_as_in_the_base_game(players: int) -> None:
    game, base = fresh(players), regnum.new("viscounts", players, 1)
    assert len(told(game, "offered_cards")) == len(told(base, "offered_cards")) == players + 1
    stacks = [(told(table, "debt_stack"), told(table, "deed_stack")) for table in (begun(players), table_of(players))]
    assert stacks[0] == stacks[1]
    assert [len(state(game).spots_of(segment)) for segment in range(5)] == [
        len(state(base).spots_of(segment)) for segment in range(5)
    ]


def table_of(players: int) -> Game:
    base = regnum.new("viscounts", players, 1)
    while told(base, "setting_up"):
        base.play(base.decision.moves[0])
    return base


@rule("GOG-SETUP-02")
def test_there_are_96_ordinary_townsfolk_and_five_more_heroes() -> None:
    game = fresh()
    piles = told(game, "townsfolk")
    assert sorted(len(pile) for pile in piles.values()) == [19, 19, 19, 19, 20]
    assert "advocate" in [card for pile in piles.values() for card in pile]
    heroes = {hero for seed in range(60) for hero in told(fresh(4, seed), "offered_heroes")}
    assert {"arnulf", "charles", "clotilde", "louis", "matilda"} <= heroes
    assert len(heroes) == 15


@rule("GOG-SETUP-03")
def test_every_pile_of_manuscripts_has_eight_with_a_grey_back_on_top() -> None:
    for seed in range(5):
        game = fresh(2, seed)
        piles = told(game, "manuscripts")
        assert [len(pile) for pile in piles.values()] == [8] * 5
        parts: Any = game.type.components(game.options)
        assert {parts["manuscript"][pile[0]].get("back", "black") for pile in piles.values()} == {"grey"}
    below = {tile for pile in piles.values() for tile in pile[1:]}
    assert {"blank-roll", "writ-of-clearance", "book-of-strangers", "letters-of-safe-conduct", "royal-warrant"} <= below


@rule("GOG-SETUP-04", "GOG-SETUP-05")
def test_one_card_of_each_kind_is_in_the_game_by_lot() -> None:
    found: dict[str, set[str]] = {"diversified_card": set(), "specialized_card": set(), "leader_card": set()}
    for seed in range(60):
        game = fresh(2, seed)
        for name, cards_seen in found.items():
            cards_seen.add(told(game, name))
        assert (told(game, "diversified_holder"), told(game, "specialized_holder"), told(game, "leader")) == (None,) * 3
    assert [len(seen) for seen in found.values()] == [6, 6, 6]


@rule("GOG-SETUP-04")
def test_the_castle_leader_has_no_higher_hand_limit_but_its_points() -> None:
    red = {"centre": 1, "hand": [], "row": ["squire", "thief", "trader"]}
    game = gate(red, {}, leader="red", leader_card="leader-5", phase="draw")
    assert len(player(game)["hand"]) == 3
    assert game.scores.parts[RED]["leader"] == 5


@rule("GOG-SETUP-06", "GOG-SETUP-07", "GOG-SETUP-09")
def test_outsiders_and_orders_are_laid_out() -> None:
    game = fresh(3)
    assert (len(told(game, "outsiders")), len(told(game, "outsider_pile"))) == (3, 21)
    assert len(told(game, "orders")) == 24 - 3
    rows = {tuple(told(fresh(2, seed), "outsiders")) for seed in range(20)}
    assert len(rows) > 15


@rule("GOG-SETUP-08")
def test_boards_are_dealt_before_pairs_are_chosen() -> None:
    boards: set[str] = set()
    for seed in range(20):
        game = fresh(4, seed)
        assert kind(game) == "choose-pair"
        dealt = [player(game, seat)["manuscript_board"] for seat in range(4)]
        assert len(set(dealt)) == 4
        boards.add(dealt[0])
    assert len(boards) == 4


@rule("GOG-SETUP-09", "GOG-EX-03", "GOG-MBOARD-01")
def test_the_starting_deck_has_ten_cards_with_one_order() -> None:
    seed = next(seed for seed in range(50) if player(fresh(2, seed))["manuscript_board"] == "board-1")
    game = begun(2, seed)
    assert player(game)["manuscripts"][0] == "board-1-manuscript"
    ribbons: Any = game.type.components(game.options)
    assert ribbons["manuscript"]["board-1-manuscript"]["ribbon"] == "grey"
    own = cards(game)
    orders = [card for card in own if card.startswith("kings-order")]
    if player(game)["player_card"] not in (3, 6, 8, 9):
        assert (len(own), len(orders)) == (10, 1)
    assert not player(game)["discard"]


@rule("GOG-SETUP-10")
def test_player_card_9_cannot_remove_the_order() -> None:
    red = {"draw": ["abbot", "squire", "thief"], "discard": [ORDER], "row": [None, None, None], "hand": []}
    stack = [{"frame": "lay-stacks"}, {"frame": "shuffle-deck", "seat": "red"}, {"frame": "destroy-own", "seat": "red"}]
    offered = {"offered_cards": [1], "offered_heroes": ["ada"], "setting_up": True}
    blue = {"player_card": 4}
    game = gate({**red, "player_card": 9}, blue, stack=stack, **offered)
    assert moves(game) == ["decline", "destroy abbot", "destroy squire", "destroy thief"]
    assert refusal(game, f"destroy {ORDER}") == "VIS-R-57"


@rule("GOG-SETUP-11", "GOG-R-29")
def test_an_order_in_place_of_a_free_hire_of_set_up_brings_no_discard() -> None:
    red = {"draw": ["abbot", "squire", "thief"], "discard": [ORDER], "hand": [], "player_card": 3}
    hire = {"frame": "do-effect", "seat": "red", "effect": "hire", "rule": "VIS-SETUP-14"}
    stack = [{"frame": "lay-stacks"}, {"frame": "shuffle-deck", "seat": "red"}, hire]
    offered = {"offered_cards": [1], "offered_heroes": ["ada"], "setting_up": True}
    game = gate(red, {"player_card": 4}, stack=stack, **offered)
    play(game, "order")
    assert not told(game, "setting_up")
    orders = [card for card in cards(game) if card.startswith("kings-order")]
    assert (len(orders), player(game)["discard"], len(cards(game))) == (2, [], 5)
    assert (silver := player(game)["silver"]) == 0, silver
