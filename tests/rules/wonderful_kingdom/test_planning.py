"""Phase B: the selected cards are constructed or recycled."""

from typing import Any

import pytest

from regnum import Game
from regnum.games.wonderful_kingdom.cardfiles import deck_of
from regnum.games.wonderful_kingdom.multiset import unpacked
from regnum.games.wonderful_kingdom.words import BASIC, RESOURCES
from tests.rules.marks import rule
from tests.rules.wonderful_kingdom.setting import (
    commit,
    face_down,
    field,
    moves,
    names,
    play,
    player,
    refusal,
    site,
    table,
)

DECK = deck_of("")
#: An opponent with a card left to deal with: phase B goes on.
BUSY: dict[str, Any] = {"selection": ["citadel"]}


def cubes(multiset: int) -> dict[str, int]:
    """A multiset of basic cubes by word."""
    return {word: number for word, number in zip(RESOURCES, unpacked(multiset, BASIC), strict=True) if number}


def recycling(resource: str, number: int = 1) -> list[str]:
    """Development cards that give one cube of a resource when they are recycled."""
    found = [card.id for card in DECK.developments if cubes(card.recycle) == {resource: 1} and card.id != "hamlet"]
    return found[:number]


def seen_selections(game: Game, viewer: int | None) -> list[list[Any]]:
    """The cards of both selection areas, as somebody sees them."""
    view: Any = game.view(viewer)
    return [names(seat["selection"]) for seat in view["table"]["players"]]


@rule("IWK-PLAN-01")
def test_all_face_down_cards_are_turned_up_when_the_planning_begins() -> None:
    blue = {"selection": [face_down("hamlet", "red"), "rangers"]}
    red = {"selection": [face_down("barracks", "red"), face_down("citadel", "blue")]}
    game = table(blue, red, at="select", turn=15, first="blue")
    for viewer in (0, 1, None):
        assert seen_selections(game, viewer) == [[None, "rangers"], [None, None]]
    play(game, "select left")
    assert [decision.kind for decision in game.decisions] == ["planning", "planning"]
    for viewer in (0, 1, None):
        assert seen_selections(game, viewer) == [["hamlet", "rangers"], ["barracks", "citadel"]]


@rule("IWK-PLAN-02")
def test_a_card_is_either_constructed_or_recycled() -> None:
    game = table({"selection": ["hamlet"]}, BUSY, at="planning")
    assert moves(game) == ["construct hamlet", "recycle hamlet"]


@rule("IWK-PLAN-02", "IWK-PLAN-13")
def test_every_selected_card_must_be_used() -> None:
    game = table({"selection": ["hamlet", "rangers"], "sites": ["cathedral"]}, BUSY, at="planning")
    assert refusal(game, "commit") == "IWK-PLAN-13"
    play(game, "construct hamlet", seat=0)
    assert refusal(game, "commit") == "IWK-PLAN-13"
    play(game, "construct rangers", seat=0)
    assert refusal(game, "commit") == ""


@rule("IWK-PLAN-02")
def test_only_cards_of_the_own_selection_area_are_used() -> None:
    game = table({"selection": ["hamlet"], "sites": ["rangers"]}, BUSY, at="planning")
    before = game.digest()
    for move in ("construct citadel", "recycle citadel", "recycle rangers", "construct barracks"):
        assert refusal(game, move, 0) == "IWK-PLAN-02"
    assert game.digest() == before


@rule("IWK-PLAN-03")
def test_a_card_to_be_constructed_moves_to_the_construction_area() -> None:
    game = table({"selection": ["hamlet", "rangers"]}, BUSY, at="planning")
    play(game, "construct hamlet", seat=0)
    assert player(game)["sites"] == [
        {"card": "hamlet", "missing": {"materials": 2}, "krystallium": {}, "guard": None},
    ]
    assert names(player(game)["selection"]) == ["rangers"]
    assert player(game)["built"] == []
    assert field(game, "discards") == []


@rule("IWK-PLAN-04")
def test_a_recycled_card_is_discarded() -> None:
    game = table({"selection": ["hamlet", "rangers"]}, {}, at="planning")
    play(game, "recycle hamlet", seat=0)
    assert names(player(game)["selection"]) == ["rangers"]
    assert player(game)["sites"] == []
    play(game, "construct rangers", "commit", seat=0)
    assert field(game, "discards") == ["hamlet"]


@rule("IWK-PLAN-04")
def test_the_recycled_cube_goes_onto_a_matching_space_or_to_the_alchemy_area() -> None:
    card = recycling("materials")[0]
    game = table({"selection": [card], "sites": ["cathedral", "rangers"]}, BUSY, at="planning")
    play(game, f"recycle {card}", seat=0)
    assert player(game)["waiting"] == {"materials": 1}
    placements = [move for move in moves(game, 0) if not move.startswith("scrap")]
    assert placements == ["place materials cathedral", "alchemy materials"]
    onto_card = play(game.copy(), "place materials cathedral", seat=0)
    assert player(onto_card)["sites"][0]["missing"] == {"materials": 2, "gold": 4}
    assert player(onto_card)["alchemy"] == {}
    onto_duchy = play(game.copy(), "alchemy materials", seat=0)
    assert player(onto_duchy)["sites"][0]["missing"] == {"materials": 3, "gold": 4}
    assert player(onto_duchy)["alchemy"] == {"materials": 1}


@rule("IWK-PLAN-04")
def test_the_recycled_cube_is_placed_at_once() -> None:
    card = recycling("materials")[0]
    game = table({"selection": [card, "hamlet"], "sites": ["cathedral"]}, BUSY, at="planning")
    play(game, f"recycle {card}", seat=0)
    for move in ("construct hamlet", "recycle hamlet", "commit"):
        assert refusal(game, move, 0) == "IWK-RUL-16"


@rule("IWK-PLAN-05")
def test_a_recycled_cube_on_the_last_space_completes_the_card_at_once() -> None:
    card = recycling("materials")[0]
    blue = {"selection": [card, "rangers"], "sites": [site("barracks", materials=1)]}
    game = table(blue, BUSY, at="planning")
    play(game, f"recycle {card}", "place materials barracks", seat=0)
    assert player(game)["built"] == ["barracks"]
    assert player(game)["sites"] == []
    assert player(game)["soldiers"] == 1


@rule("IWK-PLAN-06")
def test_a_card_completed_while_planning_produces_in_every_step_of_this_round() -> None:
    sites = [site("stone-quarry", materials=1), site("hamlet", materials=1), site("merchant-caravan", population=1)]
    sites.append(site("expeditionary-force", population=1))
    game = table({"sites": sites, "krystallium": 3, "selection": ["woodcutters"]}, BUSY, at="planning")
    play(game, "krystallium hamlet materials", "krystallium merchant-caravan population", seat=0)
    play(game, "krystallium expeditionary-force population", seat=0)
    game.listen()
    play(game, "recycle woodcutters", "place materials stone-quarry", seat=0)
    commit(play(game, "construct citadel", seat=1), "planning")
    commit(game, "placing")
    counts = [event.args["amount"] for event in game.events(None) if event.kind == "produced" and event.seat == 0]
    assert counts == [3 + 2, 1 + 1, 1 + 1, 2]


@rule("IWK-PLAN-07")
def test_the_phase_ends_when_both_players_have_dealt_with_every_card() -> None:
    game = table({"selection": ["hamlet"]}, {"selection": ["rangers"], "sites": ["cathedral"]}, at="planning")
    play(game, "construct hamlet", "commit", seat=0)
    assert [(decision.seat, decision.kind) for decision in game.decisions] == [(1, "planning")]
    assert field(game, "step") is None
    play(game, "construct rangers", "commit", seat=1)
    assert field(game, "step") == "materials"
    assert [decision.kind for decision in game.decisions] == ["placing", "placing"]


@rule("IWK-PLAN-08")
@pytest.mark.parametrize("treasure", [card.id for card in DECK.treasures])
def test_a_treasure_can_only_be_recycled_and_gives_two_cubes(treasure: str) -> None:
    printed = next(cubes(card.recycle) for card in DECK.treasures if card.id == treasure)
    game = table({"selection": [treasure, "hamlet"]}, BUSY, at="planning")
    assert refusal(game, f"construct {treasure}", 0) == "IWK-PLAN-08"
    assert moves(game, 0) == ["construct hamlet", "recycle hamlet", f"recycle {treasure}"]
    play(game, f"recycle {treasure}", seat=0)
    assert player(game)["alchemy"] == printed
    assert sum(printed.values()) == 2


@rule("IWK-PLAN-09")
def test_a_calamity_goes_onto_the_duchy_card_and_can_be_neither_recycled_nor_constructed() -> None:
    game = table({"selection": ["calamity", "hamlet", "calamity"]}, BUSY, at="reveal")
    assert player(game)["calamities"] == 2
    assert names(player(game)["selection"]) == ["hamlet"]
    assert refusal(game, "recycle calamity", 0) == "IWK-PLAN-09"
    assert refusal(game, "construct calamity", 0) == "IWK-PLAN-09"
    assert player(game)["sites"] == []


@rule("IWK-PLAN-09")
@pytest.mark.parametrize("calamities", [1, 3])
def test_each_calamity_costs_its_owner_4_points(calamities: int) -> None:
    game = table({"calamities": calamities}, {}, at="end", round=4)
    assert game.scores.totals == [-4 * calamities, 0]


@rule("IWK-PLAN-10")
@pytest.mark.parametrize("order", [("hamlet", "rangers"), ("rangers", "hamlet")])
def test_cards_are_dealt_with_in_any_order_one_at_a_time(order: tuple[str, str]) -> None:
    game = table({"selection": ["hamlet", "rangers"], "sites": ["cathedral"]}, BUSY, at="planning")
    play(game, f"construct {order[0]}", seat=0)
    assert names(player(game)["selection"]) == [order[1]]
    play(game, f"construct {order[1]}", seat=0)
    assert names(player(game)["sites"]) == ["cathedral", *order]


@rule("IWK-PLAN-10")
def test_recycled_cubes_may_go_onto_a_card_constructed_in_the_same_phase() -> None:
    card = recycling("materials")[0]
    game = table({"selection": ["hamlet", card]}, BUSY, at="planning")
    play(game, "construct hamlet", f"recycle {card}", "place materials hamlet", seat=0)
    assert player(game)["sites"][0]["missing"] == {"materials": 1}


@rule("IWK-PLAN-11", "IWK-PLAN-04")
@pytest.mark.parametrize("card", [card.id for card in DECK.developments])
def test_a_development_card_gives_exactly_one_cube_when_recycled(card: str) -> None:
    printed = next(cubes(known.recycle) for known in DECK.developments if known.id == card)
    game = table({"selection": [card]}, {"selection": ["chest-of-coins", "ancient-maps"]}, at="planning")
    play(game, f"recycle {card}", seat=0)
    assert player(game)["alchemy"] == printed
    assert sum(printed.values()) == 1


@rule("IWK-PLAN-12")
def test_calamities_and_advisors_are_placed_before_anybody_plans() -> None:
    blue = {"selection": [face_down("calamity", "red"), face_down("master-craftsman", "red"), "hamlet"]}
    red = {"selection": [face_down("secret-agent", "blue"), "calamity"]}
    game = table(blue, red, at="select", turn=15, first="blue", module="advisors")
    game.listen()
    play(game, "select left")
    assert [(event.kind, event.seat) for event in game.events(None)] == [
        ("selected", 0),
        ("revealed", 0),
        ("revealed", 0),
        ("revealed", 1),
        ("advisor-came", 0),
        ("gained-soldiers", 0),
        ("calamities", 0),
        ("advisor-came", 1),
        ("gained-soldiers", 1),
        ("calamities", 1),
    ]
    assert (player(game)["advisors"], player(game)["soldiers"], player(game)["calamities"]) == (
        ["master-craftsman"], 1, 1,
    )  # fmt: skip
    assert (player(game, 1)["advisors"], player(game, 1)["soldiers"], player(game, 1)["calamities"]) == (
        ["secret-agent"], 1, 1,
    )  # fmt: skip
    assert names(player(game)["selection"]) == ["hamlet"]
    assert player(game, 1)["selection"] == []


@rule("IWK-PLAN-12")
def test_menaces_strike_after_the_cards_are_revealed_and_before_planning_and_the_window_open() -> None:
    selection = [face_down("shadow", "red"), face_down("hamlet", "red"), "rangers"]
    blue = {"selection": selection, "sites": ["cathedral"], "krystallium": 1, "menace_deck": "shadows"}
    game = table(blue, {"menace_deck": "thieves"}, at="reveal", module="menace")
    assert game.decision.kind == "shadow-discard"
    assert moves(game) == ["discard hamlet", "discard rangers"]
    for move in ("construct hamlet", "recycle hamlet", "scrap cathedral", "krystallium cathedral gold", "commit"):
        assert refusal(game, move) == "IWK-MENACE-SHADOW-01"
    play(game, "discard hamlet")
    assert game.decision.kind == "planning"
    for move in ("construct rangers", "scrap cathedral", "krystallium cathedral gold"):
        assert refusal(game, move) == ""


@rule("IWK-PLAN-13")
def test_nobody_commits_with_a_cube_waiting() -> None:
    card = recycling("materials")[0]
    game = table({"selection": [card], "sites": ["cathedral"]}, BUSY, at="planning")
    play(game, f"recycle {card}", seat=0)
    assert player(game)["selection"] == []
    assert "commit" not in moves(game, 0)
    assert refusal(game, "commit", 0) == "IWK-RUL-16"
    play(game, "alchemy materials", seat=0)
    assert refusal(game, "commit", 0) == ""


@rule("IWK-EX-10")
def test_example_completion_while_planning() -> None:
    first, second = recycling("materials", 2)
    game = table({"selection": [first, second], "sites": ["hamlet"]}, {"sites": ["cathedral"]}, at="planning")
    play(game, f"recycle {first}", "place materials hamlet", seat=0)
    play(game, f"recycle {second}", "place materials hamlet", seat=0)
    assert player(game)["built"] == ["hamlet"]
    assert field(game, "step") is None
    game.listen()
    commit(game, "planning")
    commit(game, "placing")
    counts = [event.args["amount"] for event in game.events(None) if event.kind == "produced" and event.seat == 0]
    assert counts[:2] == [3, 1 + 1]


@rule("IWK-EX-11")
def test_example_treasure() -> None:
    game = table({"selection": ["marble-and-gold"], "sites": ["cathedral"]}, BUSY, at="planning")
    assert refusal(game, "construct marble-and-gold", 0) == "IWK-PLAN-08"
    play(game, "recycle marble-and-gold", seat=0)
    assert player(game)["waiting"] == {"materials": 1, "gold": 1}
    play(game, "place gold cathedral", "alchemy materials", seat=0)
    assert player(game)["sites"][0]["missing"] == {"materials": 3, "gold": 3}
    assert player(game)["alchemy"] == {"materials": 1}


@rule("IWK-EX-12")
def test_example_calamity() -> None:
    game = table({"selection": ["calamity", "hamlet"]}, BUSY, at="reveal")
    assert refusal(game, "recycle calamity", 0) == "IWK-PLAN-09"
    assert player(game)["calamities"] == 1
    assert game.scores.totals == [-4, 0]
