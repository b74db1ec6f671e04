"""Shadows and thieves (sections 11.4 and 11.5 of the rules)."""

from typing import Any

import pytest

from regnum import Game
from regnum.games.wonderful_kingdom import multiset
from regnum.games.wonderful_kingdom.cardfiles import built_in_cards, deck_of
from regnum.games.wonderful_kingdom.words import MATERIALS
from tests.rules.marks import rule
from tests.rules.wonderful_kingdom.setting import commit, field, moves, names, play, player, refusal, table

DECK = deck_of("")
MENACES = {menace.id: menace for menace in DECK.menaces}
SHADOW, THIEF = MENACES["shadow"], MENACES["thief"]
#: A constructed card that produces exploration, which Valados has no icon of.
EXPLORERS = next(card.id for card in DECK.developments if multiset.count(card.production, 3))


def struck(blue: dict[str, Any], red: dict[str, Any] | None = None, at: str = "reveal", **more: Any) -> Game:
    """Blue's deck is the shadows, red's the thieves."""
    players = ({"menace_deck": "shadows", **blue}, {"menace_deck": "thieves", **(red or {})})
    return table(*players, at=at, module="menace", **more)


def production(game: Game, seat: int = 0) -> dict[str, int]:
    """What everybody can count."""
    view: Any = game.view(None)
    found: dict[str, int] = view["table"]["production"][seat]
    return found


# Shadows.


@rule("IWK-MENACE-SHADOW-01")
def test_there_are_four_shadows() -> None:
    assert player(struck({}, at="select"))["menaces_left"] == 4
    assert [card.difficulty for card in built_in_cards().menaces if card.id == "shadow"] == [3]


@rule("IWK-EX-23", "IWK-MENACE-SHADOW-01", "IWK-MENACE-SHADOW-02", "IWK-MENACE-SHADOW-04")
def test_a_shadow_takes_a_card_and_the_opponent_gets_its_cube() -> None:
    game = struck({"menaces": ["shadow"], "selection": ["hamlet", "barracks", "stone-quarry"]})
    assert moves(game) == ["discard stone-quarry", "discard hamlet", "discard barracks"]
    play(game, "discard hamlet")
    assert names(player(game)["selection"]) == ["barracks", "stone-quarry"]
    assert (player(game)["alchemy"], player(game)["waiting"]) == ({}, {})
    assert player(game, 1)["alchemy"] == {"population": 1}, "the recycled cube of the hamlet"
    assert field(game, "discards") == ["hamlet"]


@rule("IWK-EX-34", "IWK-MENACE-SHADOW-03", "IWK-MENACE-SHADOW-04")
def test_a_treasure_brings_the_opponent_two_cubes_which_may_transmute() -> None:
    mine = {"menaces": ["shadow"], "selection": ["hamlet", "chest-of-coins", "stone-quarry"]}
    game = struck(mine, {"alchemy": {"materials": 4}})
    play(game, "discard chest-of-coins")
    assert (player(game, 1)["krystallium"], player(game, 1)["alchemy"]) == (1, {"gold": 1})


@rule("IWK-MENACE-SHADOW-01", "IWK-MENACE-SHADOW-05")
def test_shadows_of_both_areas_take_a_card_each_and_then_settle() -> None:
    game = struck({"menaces": ["shadow"], "selection": ["shadow", "hamlet", "barracks", "rangers"]})
    play(game, "discard hamlet")
    assert game.decision.kind == "shadow-discard"
    assert names(player(game)["selection"]) == ["shadow", "barracks", "rangers"], "the shadow moves afterwards"
    play(game, "discard rangers")
    assert player(game)["menaces"] == ["shadow", "shadow"]
    assert names(player(game)["selection"]) == ["barracks"]
    assert game.decision.kind == "planning"


@rule("IWK-MENACE-SHADOW-06")
def test_a_menace_cannot_be_thrown_to_the_shadows() -> None:
    game = struck({"menaces": ["shadow"], "selection": ["thief", "hamlet", "chest-of-coins"]})
    assert moves(game) == ["discard hamlet", "discard chest-of-coins"]
    assert refusal(game, "discard rangers") == "IWK-MENACE-SHADOW-06"
    assert "discard thief" not in game.catalogue.notations
    assert refusal(game, "commit") == "IWK-MENACE-SHADOW-01", "the discard is compulsory"


@rule("IWK-MENACE-SHADOW-06")
def test_with_too_few_cards_all_of_them_are_discarded() -> None:
    game = struck({"menaces": ["shadow", "shadow"], "selection": ["shadow", "hamlet", "barracks"]}, {"sites": []})
    play(game, "discard hamlet")
    assert player(game)["selection"] == []
    assert sorted(field(game, "discards")[:2]) == ["barracks", "hamlet"]
    assert player(game)["menaces"] == ["shadow"] * 3


@rule("IWK-MENACE-SHADOW-06", "IWK-MENACE-SHADOW-02")
def test_cubes_are_handed_over_when_both_have_chosen() -> None:
    blue = {"menaces": ["shadow"], "selection": ["hamlet", "barracks"]}
    red = {"menaces": ["shadow"], "selection": ["hamlet", "barracks"]}
    game = struck(blue, red)
    play(game, "discard hamlet", seat=0)
    assert player(game, 1)["alchemy"] == {}
    view: Any = game.view(1)
    assert len(view["table"]["players"][0]["selection"]) == 2
    assert field(game, "discards") == []
    play(game, "discard barracks", seat=1)
    assert (player(game, 0)["alchemy"], player(game, 1)["alchemy"]) == ({"materials": 1}, {"population": 1})
    assert field(game, "discards") == ["hamlet", "barracks"]


@rule("IWK-MENACE-SHADOW-06")
@pytest.mark.parametrize("number", [2, 3, 4])
def test_an_undefeated_shadow_strikes_again_in_every_round(number: int) -> None:
    mine = {"menaces": ["shadow"], "selection": ["hamlet", "barracks"]}
    game = struck(mine, round=number)
    assert game.decision.kind == "shadow-discard"
    play(game, "discard barracks")
    assert player(game)["menaces"] == ["shadow"]


@rule("IWK-MENACE-SHADOW-07")
def test_alone_the_player_discards_and_nobody_gets_cubes() -> None:
    mine = {"menace_deck": "shadows", "menaces": ["shadow"], "selection": ["hamlet", "barracks", "shadow", "rangers"]}
    game = table(mine, at="reveal", module="menace")
    play(game, "discard hamlet", "discard barracks")
    assert field(game, "discards") == ["hamlet", "barracks"]
    assert (player(game)["alchemy"], player(game)["menaces"]) == ({}, ["shadow", "shadow"])
    assert names(player(game)["selection"]) == ["rangers"]


# Thieves.


@rule("IWK-MENACE-THIEF-01", "IWK-MENACE-THIEF-03")
def test_each_thief_covers_an_icon_of_the_duchy_and_moves_on() -> None:
    game = struck({"selection": ["thief", "thief", "hamlet"]})
    assert moves(game) == ["cover materials", "cover population", "cover gold"]
    play(game, "cover population")
    assert player(game)["menaces"] == ["thief"]
    play(game, "cover materials")
    assert player(game)["theft"] == {"materials": 1, "population": 1}
    assert player(game)["menaces"] == ["thief", "thief"]
    assert names(player(game)["selection"]) == ["hamlet"]


@rule("IWK-MENACE-THIEF-01")
def test_there_are_four_thieves() -> None:
    assert player(struck({}, at="select"), 1)["menaces_left"] == 4
    assert [card.difficulty for card in built_in_cards().menaces if card.id == "thief"] == [3]


@rule("IWK-MENACE-THIEF-01")
def test_an_old_thief_takes_no_further_token() -> None:
    game = struck({"menaces": ["thief"], "theft": {"gold": 1}, "selection": ["hamlet"]})
    assert game.decision.kind == "planning"
    assert player(game)["theft"] == {"gold": 1}


@rule("IWK-EX-24", "IWK-MENACE-THIEF-02")
def test_a_covered_icon_produces_nothing_and_does_not_count_for_supremacy() -> None:
    teressia = DECK.duchies[1]
    spare = multiset.count(teressia.production, MATERIALS) - 2
    red = {"theft": {"materials": spare}, "sites": ["barracks"]}
    game = struck({"theft": {"materials": 1}, "sites": ["barracks"]}, red, at="materials")
    assert (player(game, 0)["waiting"], player(game, 1)["waiting"]) == ({"materials": 2}, {"materials": 2})
    assert (player(game, 0)["camp"], player(game, 1)["camp"]) == (0, 0)
    assert (player(game, 0)["soldiers"], player(game, 1)["soldiers"]) == (0, 0)
    free = struck({"sites": ["barracks"]}, red, at="materials")
    assert (player(free, 0)["camp"], player(free, 1)["camp"]) == (1, 0), "3 against 2 without the token"


@rule("IWK-EX-24", "IWK-MENACE-THIEF-05")
def test_icons_of_constructed_cards_cannot_be_covered() -> None:
    game = struck({"selection": ["thief", "hamlet"], "built": [EXPLORERS]})
    assert production(game)["exploration"] > 0
    assert refusal(game, "cover exploration") == "IWK-MENACE-THIEF-05"
    assert moves(game) == ["cover materials", "cover population", "cover gold"]


@rule("IWK-MENACE-THIEF-05")
def test_there_are_never_more_tokens_than_icons_of_a_resource() -> None:
    game = struck({"selection": ["thief", "hamlet"], "theft": {"population": 1, "materials": 2}, "built": ["hamlet"]})
    assert refusal(game, "cover population") == "IWK-MENACE-THIEF-05", "the hamlet's icon is not on the duchy card"
    assert moves(game) == ["cover materials", "cover gold"]
    play(game, "cover materials")
    assert player(game)["theft"] == {"materials": 3, "population": 1}
    assert production(game) == {"materials": 0, "population": 1, "gold": 1, "exploration": 0}


@rule("IWK-MENACE-THIEF-05")
def test_the_affected_player_chooses_what_to_cover() -> None:
    game = struck({}, {"selection": ["thief", "hamlet"]})
    assert [(decision.seat, decision.kind) for decision in game.decisions] == [(1, "cover-icon")]


@rule("IWK-MENACE-THIEF-04")
def test_for_a_defeated_thief_a_token_of_choice_is_removed() -> None:
    mine = {"menaces": ["thief", "thief"], "theft": {"materials": 1, "gold": 1}, "soldiers": THIEF.fight}
    game = struck({**mine, "sites": ["hamlet"]}, at="fight")
    assert production(game) == {"materials": 2, "population": 1, "gold": 0, "exploration": 0}
    play(game, "fight thief")
    assert moves(game) == ["uncover materials", "uncover gold"]
    assert refusal(game, "uncover population") == "IWK-MENACE-THIEF-04"
    assert refusal(game, "commit") == "IWK-MENACE-THIEF-04"
    play(game, "uncover gold", "commit")
    assert player(game)["theft"] == {"materials": 1}
    assert production(game) == {"materials": 2, "population": 1, "gold": 1, "exploration": 0}
    assert player(game)["menaces"] == ["thief"]


@rule("IWK-MENACE-THIEF-01", "IWK-MENACE-THIEF-02")
@pytest.mark.parametrize("icon", ["materials", "population", "gold"])
def test_one_thief_covers_one_icon(icon: str) -> None:
    game = struck({"selection": ["thief", "hamlet"]})
    before = production(game)
    play(game, f"cover {icon}")
    assert (player(game)["theft"], player(game)["menaces"]) == ({icon: 1}, ["thief"])
    assert production(game) == {**before, icon: before[icon] - 1}


@rule("IWK-MENACE-THIEF-04")
def test_the_only_token_goes_with_the_only_thief() -> None:
    mine = {"menaces": ["thief"], "theft": {"gold": 1}, "soldiers": THIEF.fight, "sites": ["hamlet"]}
    game = play(struck(mine, at="fight"), "fight thief")
    assert (player(game)["theft"], player(game)["menaces"], player(game)["soldiers"]) == ({}, [], 0)
    play(game, "commit")
    assert production(game)["gold"] == 1


@rule("IWK-MENACE-THIEF-05")
def test_a_token_stays_from_round_to_round() -> None:
    game = struck({"menaces": ["thief"], "theft": {"gold": 1}, "sites": ["hamlet"]}, at="materials")
    commit(game, "placing")
    commit(game, "fight")
    assert (field(game, "round"), player(game)["theft"]) == (2, {"gold": 1})
    assert production(game)["gold"] == 0


@rule("IWK-MENACE-THIEF-05")
def test_without_an_uncovered_icon_no_token_is_placed() -> None:
    duchy = DECK.duchies[0]
    theft = {name: multiset.count(duchy.production, kind) for kind, name in enumerate(production(struck({})))}
    game = struck({"selection": ["thief", "hamlet"], "theft": theft})
    assert game.decision.kind == "planning"
    assert (sum(player(game)["theft"].values()), player(game)["menaces"]) == (sum(theft.values()), ["thief"])
