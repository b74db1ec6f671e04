"""Phase C: what is produced, and when."""

from typing import Any

import pytest

from regnum import Game
from regnum.games.wonderful_kingdom.cardfiles import deck_of
from regnum.games.wonderful_kingdom.multiset import count
from regnum.games.wonderful_kingdom.words import RESOURCES
from tests.rules.marks import rule
from tests.rules.wonderful_kingdom.setting import (
    STEPS,
    commit,
    field,
    moves,
    play,
    player,
    refusal,
    site,
    table,
)

DECK = deck_of("")
CARDS = {card.id: card for card in DECK.developments}
#: An opponent who is asked in every step, because a card under construction could be discarded.
BUSY: dict[str, Any] = {"sites": ["citadel"]}


def counts_of(game: Game, seat: int) -> list[object]:
    """The production counts that were told, step by step."""
    return [event.args["amount"] for event in game.events(None) if event.kind == "produced" and event.seat == seat]


def production_of(seat: int, *players: dict[str, Any], at: str) -> int:
    """How many cubes a seat takes in a step, when none of its cards under construction needs them."""
    game = table(*players, at=at)
    had = player(game, seat)
    return int(sum(had["alchemy"].values()) + 5 * had["krystallium"] + sum(had["waiting"].values()))


@rule("IWK-PROD-01")
def test_the_four_steps_follow_each_other_in_a_fixed_order() -> None:
    game = table({"sites": ["cathedral"]}, {}, at="planning")
    game.listen()
    play(game, "commit")
    seen = []
    while field(game, "step") is not None:
        if field(game, "step") not in seen:
            seen.append(field(game, "step"))
        play(game, next(move for move in ("alchemy all", "alchemy gold", "commit") if move in moves(game)))
    assert seen == ["materials", "population", "gold", "exploration"]
    resources = [event.args["resource"] for event in game.events(None) if event.kind == "produced"]
    assert resources == [step for step in STEPS for _ in range(2)]


@rule("IWK-PROD-02")
def test_each_step_counts_then_awards_supremacy_then_places() -> None:
    blue = {"selection": ["hamlet"], "sites": ["cathedral"], "built": ["stone-quarry"]}
    game = table(blue, {}, at="planning")
    play(game, "construct hamlet")
    game.listen()
    play(game, "commit", "place materials cathedral")
    assert [event.kind for event in game.events(0)][:3] == ["produced", "produced", "supremacy"]
    assert [event.kind for event in game.events(0)][-1] == "placed"
    assert player(game)["camp"] == 1


@rule("IWK-PROD-02")
def test_cubes_that_place_themselves_do_so_after_supremacy() -> None:
    game = table({"sites": ["merchant-caravan"], "built": ["stone-quarry"]}, {}, at="planning")
    game.listen()
    play(game, "commit")
    kinds = [event.kind for event in game.events(0)]
    assert kinds[:4] == ["produced", "produced", "supremacy", "to-alchemy"]


@rule("IWK-PROD-03")
def test_the_duchy_card_and_constructed_cards_produce() -> None:
    assert production_of(0, {}, BUSY, at="materials") == 3
    assert production_of(0, {"built": ["stone-quarry"]}, BUSY, at="materials") == 3 + 2
    assert production_of(0, {"built": ["stone-quarry", "stone-quarry"]}, BUSY, at="materials") == 3 + 2 + 2
    assert production_of(0, {"built": ["hamlet", "barracks"]}, BUSY, at="population") == 1 + 1 + 1


@rule("IWK-PROD-03")
def test_icons_of_other_resources_do_not_count() -> None:
    assert production_of(0, {"built": ["stone-quarry"]}, BUSY, at="population") == 1
    assert production_of(0, {"built": ["hamlet"]}, BUSY, at="materials") == 3


@rule("IWK-PROD-03")
def test_cards_under_construction_and_the_opponents_cards_do_not_count() -> None:
    assert production_of(0, {"sites": ["stone-quarry"]}, BUSY, at="materials") == 3
    assert production_of(0, {}, {**BUSY, "built": ["stone-quarry"]}, at="materials") == 3


@rule("IWK-PROD-03")
@pytest.mark.parametrize("card", [card.id for card in DECK.developments if card.scaled_resource < 0])
def test_every_card_produces_what_is_printed_on_it(card: str) -> None:
    duchy = next(duchy for duchy in DECK.duchies if duchy.id == "valados-a")
    for step, resource in enumerate(RESOURCES):
        busy = {"sites": ["cathedral" if card == "citadel" else "citadel"]}
        printed = count(duchy.production, step) + count(CARDS[card].production, step)
        assert production_of(0, {"built": [card]}, busy, at=resource) == printed


@rule("IWK-PROD-04", "IWK-RUL-19")
@pytest.mark.parametrize("card", [card.id for card in DECK.developments if card.scaled_resource >= 0])
def test_an_icon_with_a_type_produces_a_cube_for_every_card_of_that_type(card: str) -> None:
    carrier = CARDS[card]
    step = RESOURCES[carrier.scaled_resource]
    others = [other.id for other in DECK.developments if other.type == carrier.scaled_type and other is not carrier]
    barren = [id for id in others if not count(CARDS[id].production, carrier.scaled_resource) and id != "citadel"]
    barren = [id for id in barren if CARDS[id].scaled_resource != carrier.scaled_resource][:3]
    plain = production_of(0, {}, BUSY, at=step)
    itself = 1 if carrier.type == carrier.scaled_type else 0
    assert production_of(0, {"built": [card]}, BUSY, at=step) == plain + itself
    assert production_of(0, {"built": [card, *barren]}, BUSY, at=step) == plain + itself + len(barren)
    assert len(barren) > 0


@rule("IWK-PROD-04")
def test_a_type_icon_does_not_count_the_opponents_cards_nor_cards_under_construction() -> None:
    blue = {"built": ["expeditionary-force"], "sites": ["rangers"]}
    red = {"built": ["merchant-caravan", "woodcutters"], **BUSY}
    assert production_of(0, blue, red, at="exploration") == 1


@rule("IWK-PROD-05")
def test_both_players_do_each_part_at_the_same_time() -> None:
    blue, red = {"sites": ["hamlet"]}, {"duchy": "valados-a", "sites": ["barracks"]}
    game = table(blue, red, at="materials")
    assert [(decision.seat, decision.kind) for decision in game.decisions] == [(0, "placing"), (1, "placing")]
    assert [player(game, seat)["waiting"] for seat in (0, 1)] == [{"materials": 3}, {"materials": 3}]
    play(game, "place materials barracks", seat=1)
    play(game, "place materials hamlet", seat=0)
    play(game, "place materials barracks", seat=1)
    assert [player(game, seat)["waiting"] for seat in (0, 1)] == [{"materials": 2}, {"materials": 1}]


@rule("IWK-PROD-06")
def test_the_next_step_waits_until_both_have_placed_all_cubes() -> None:
    game = table({"sites": ["hamlet"]}, {"duchy": "valados-a", "sites": ["barracks"]}, at="materials")
    play(game, "alchemy all", "commit", seat=0)
    assert field(game, "step") == "materials"
    assert moves(game, 0) == []
    assert refusal(game, "commit", 1) == "IWK-RUL-16"
    play(game, "alchemy all", seat=1)
    assert field(game, "step") == "materials"
    play(game, "commit", seat=1)
    assert field(game, "step") == "population"


@rule("IWK-PROD-06")
def test_after_the_exploration_step_the_phase_is_over() -> None:
    game = table({"sites": ["hamlet"]}, {}, at="exploration")
    play(game, "commit")
    assert (field(game, "round"), field(game, "step"), game.decision.kind) == (2, None, "offer")


@rule("IWK-PROD-07", "IWK-RUL-08")
def test_the_supply_never_limits_production() -> None:
    structures = [card.id for card in DECK.developments if card.type == 0 for _ in range(card.copies)]
    companies = [card.id for card in DECK.developments if card.type == 1 for _ in range(card.copies)]
    built = structures + companies
    expected = 3 + sum(count(CARDS[id].production, 0) for id in built)
    expected += sum(len(structures) for id in built if CARDS[id].scaled_resource == 0)
    game = table({"built": built, "sites": ["cathedral"]}, {}, at="materials")
    assert player(game)["waiting"] == {"materials": expected}
    assert expected > 25
    play(game, "alchemy all")
    assert (player(game)["krystallium"], sum(player(game)["alchemy"].values())) == divmod(expected, 5)


@rule("IWK-PROD-08")
def test_a_card_completed_in_a_step_does_not_count_in_that_step() -> None:
    blue = {"sites": [site("stone-quarry", materials=1), "cathedral"]}
    game = table(blue, {"duchy": "valados-a", **BUSY}, at="materials")
    play(game, "place materials stone-quarry", seat=0)
    assert player(game)["built"] == ["stone-quarry"]
    assert player(game)["waiting"] == {"materials": 2}
    assert player(game)["camp"] == 0


@rule("IWK-PROD-08")
def test_a_card_completed_in_a_step_counts_from_the_next_one_on() -> None:
    blue = {"sites": [site("hamlet", materials=1), "cathedral"], "krystallium": 1}
    late = table(blue, BUSY, at="population")
    play(late, "krystallium hamlet materials", seat=0)
    assert player(late)["built"] == ["hamlet"]
    assert player(late)["alchemy"] == {"population": 1}
    early = table(blue, BUSY, at="materials")
    play(early, "krystallium hamlet materials", seat=0)
    early.listen()
    commit(early, "placing")
    assert counts_of(early, 0)[0] == 2


@rule("IWK-EX-01")
def test_example_production_count() -> None:
    game = table({"duchy": "valados-a", "built": ["stone-quarry"], "sites": ["stone-quarry"]}, {}, at="materials")
    assert player(game)["waiting"] == {"materials": 5}


@rule("IWK-EX-02")
@pytest.mark.parametrize(("others", "cubes"), [([], 1), (["woodcutters", "woodcutters"], 3)])
def test_example_production_per_type(others: list[str], cubes: int) -> None:
    blue = {"duchy": "valados-a", "built": ["expeditionary-force", *others]}
    game = table(blue, BUSY, at="exploration")
    assert player(game)["alchemy"] == {"exploration": cubes}


@rule("IWK-EX-03")
def test_example_building_in_a_step() -> None:
    game = table({"duchy": "valados-a", "sites": ["barracks"]}, BUSY, at="materials")
    play(game, *["place materials barracks"] * 3, seat=0)
    assert field(game, "step") == "materials"
    assert player(game)["built"] == ["barracks"]
    assert player(game)["sites"] == []
    play(game, "alchemy all", "commit", seat=1)
    assert field(game, "step") == "population"
    assert player(game)["alchemy"] == {"population": 2}
