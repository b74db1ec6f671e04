"""Placing cubes, and completing cards."""

from typing import Any

import pytest

from regnum.games.wonderful_kingdom.cardfiles import deck_of
from regnum.games.wonderful_kingdom.multiset import count
from regnum.games.wonderful_kingdom.words import GOLD, RESOURCES
from tests.rules.marks import rule
from tests.rules.wonderful_kingdom.setting import (
    commit,
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
CARDS = {card.id: card for card in DECK.developments}
#: An opponent who is asked in every step, because a card under construction could be discarded.
BUSY: dict[str, Any] = {"duchy": "valados-a", "sites": ["kings-road"]}


def missing(data: dict[str, Any]) -> int:
    """How many spaces are empty on the cards under construction of a player."""
    return sum(sum(entry["missing"].values()) for entry in data["sites"])


@rule("IWK-BUILD-01")
def test_the_counted_cubes_are_placed_in_any_split() -> None:
    game = table({"sites": ["hamlet", "barracks"]}, BUSY, at="materials")
    assert player(game)["waiting"] == {"materials": 3}
    play(game, "place materials barracks", "alchemy materials", "place materials hamlet", seat=0)
    assert [entry["missing"] for entry in player(game)["sites"]] == [{"materials": 1}, {"materials": 2}]
    assert player(game)["alchemy"] == {"materials": 1}
    assert player(game)["waiting"] == {}


@rule("IWK-BUILD-01")
def test_no_more_cubes_are_placed_than_were_counted() -> None:
    game = table({"sites": ["cathedral", "hamlet"]}, BUSY, at="materials")
    play(game, *["place materials cathedral"] * 3, seat=0)
    assert refusal(game, "place materials hamlet", 0) == "IWK-BUILD-01"
    assert refusal(game, "alchemy materials", 0) == "IWK-BUILD-01"
    assert refusal(game, "place gold cathedral", 0) == "IWK-BUILD-01"


@rule("IWK-BUILD-01")
def test_all_cubes_must_be_placed_in_the_step() -> None:
    game = table({"sites": ["cathedral"]}, BUSY, at="materials")
    for _ in range(3):
        assert "commit" not in moves(game, 0)
        assert refusal(game, "commit", 0) == "IWK-RUL-16"
        play(game, "place materials cathedral", seat=0)
    assert refusal(game, "commit", 0) == ""


@rule("IWK-BUILD-02")
def test_a_cube_fits_only_on_an_empty_space_of_the_same_resource() -> None:
    game = table({"sites": [site("cathedral", gold=4), "merchant-caravan", "hamlet"]}, BUSY, at="materials")
    assert refusal(game, "place materials cathedral", 0) == "IWK-BUILD-02"
    assert refusal(game, "place materials merchant-caravan", 0) == "IWK-BUILD-02"
    placements = [move for move in moves(game, 0) if move.startswith("place")]
    assert placements == ["place materials hamlet"]


@rule("IWK-BUILD-02")
def test_cubes_lie_neither_on_constructed_cards_nor_on_the_opponents() -> None:
    game = table({"sites": ["hamlet"], "built": ["barracks"]}, BUSY, at="materials")
    assert refusal(game, "place materials barracks", 0) == "IWK-BUILD-02"
    assert refusal(game, "place materials kings-road", 0) == "IWK-BUILD-02"


@rule("IWK-BUILD-03")
def test_placed_cubes_cannot_be_moved() -> None:
    game = table({"sites": ["cathedral", "hamlet"], "krystallium": 1}, BUSY, at="materials")
    play(game, "place materials cathedral", "place materials hamlet", seat=0)
    filled = missing(player(game))
    for move in moves(game, 0):
        after = player(play(game.copy(), move, seat=0))
        if not move.startswith("scrap"):
            assert missing(after) <= filled
        assert sum(after["waiting"].values()) <= 1


@rule("IWK-BUILD-04", "IWK-KRYSTAL-05")
def test_a_cube_in_the_alchemy_area_is_no_resource_any_more() -> None:
    game = table({"sites": ["hamlet"], "alchemy": {"materials": 4}}, BUSY, at="population")
    assert refusal(game, "place materials hamlet", 0) == "IWK-BUILD-01"
    assert not [move for move in moves(game, 0) if move.startswith("place")]


@rule("IWK-BUILD-04")
def test_basic_cubes_are_not_saved_but_krystallium_is() -> None:
    blue = {"sites": ["hamlet", "merchant-caravan"], "krystallium": 2}
    game = table(blue, BUSY, at="materials")
    play(game, "place materials hamlet", "alchemy materials", "alchemy materials", "commit", seat=0)
    play(game, "alchemy all", "commit", seat=1)
    assert field(game, "step") == "population"
    assert player(game)["waiting"] == {"population": 1}
    assert player(game)["krystallium"] == 2


@rule("IWK-BUILD-04")
def test_cubes_stay_in_the_alchemy_area_across_rounds() -> None:
    game = table({"alchemy": {"gold": 2, "materials": 1}}, BUSY, at="exploration")
    commit(game, "placing")
    assert field(game, "round") == 2
    assert player(game)["alchemy"] == {"gold": 2, "materials": 1}


@rule("IWK-BUILD-05")
def test_a_cube_may_go_to_the_alchemy_area_although_a_space_is_empty() -> None:
    game = table({"sites": ["hamlet"]}, BUSY, at="materials")
    play(game, "alchemy materials", seat=0)
    assert player(game)["alchemy"] == {"materials": 1}
    play(game, "alchemy all", seat=0)
    assert player(game)["alchemy"] == {"materials": 3}
    assert player(game)["sites"][0]["missing"] == {"materials": 2}


@rule("IWK-BUILD-05")
def test_a_cube_without_a_matching_space_must_go_to_the_alchemy_area() -> None:
    game = table({"sites": [site("hamlet", materials=1), "merchant-caravan"]}, BUSY, at="materials")
    play(game, "place materials hamlet", seat=0)
    assert player(game)["waiting"] == {}
    assert player(game)["alchemy"] == {"materials": 2}


@rule("IWK-BUILD-06", "IWK-RUL-06")
def test_the_last_filled_space_completes_a_card_by_itself() -> None:
    game = table({"sites": ["hamlet", "cathedral"]}, BUSY, at="materials")
    play(game, "place materials hamlet", seat=0)
    assert (player(game)["built"], names(player(game)["sites"])) == ([], ["hamlet", "cathedral"])
    play(game, "place materials hamlet", seat=0)
    assert (player(game)["built"], names(player(game)["sites"])) == (["hamlet"], ["cathedral"])
    assert player(game)["waiting"] == {"materials": 1}


@rule("IWK-BUILD-06")
def test_a_frozen_card_is_not_completed_by_its_last_space() -> None:
    frozen = {"card": "hamlet", "missing": {"materials": 1}, "guard": "frost-giant"}
    blue = {"sites": [frozen, "cathedral"], "menace_deck": "frost-giants"}
    game = table(blue, {**BUSY, "menace_deck": "thieves"}, at="materials", module="menace")
    play(game, "place materials hamlet", seat=0)
    assert player(game)["built"] == []
    assert player(game)["sites"][0]["missing"] == {}


@rule("IWK-BUILD-07")
def test_at_completion_the_pieces_go_back_the_bonus_comes_and_the_card_joins_the_duchy() -> None:
    barracks = {"card": "barracks", "missing": {"materials": 1}, "krystallium": {"materials": 1}}
    blue = {"sites": [barracks, "cathedral"], "built": ["hamlet"], "soldiers": 2, "krystallium": 1}
    game = table(blue, BUSY, at="materials")
    play(game, "place materials barracks", seat=0)
    after = player(game)
    assert names(after["sites"]) == ["cathedral"]
    assert after["built"] == ["hamlet", "barracks"]
    assert after["soldiers"] == 2 + 1
    assert (after["krystallium"], after["alchemy"], after["waiting"]) == (1, {}, {"materials": 2})
    view: Any = game.view(0)
    assert view["table"]["production"][0]["population"] == 1 + 1 + 1


@rule("IWK-BUILD-07", "IWK-RUL-15")
def test_soldiers_on_a_completed_card_go_to_the_supply() -> None:
    blue = {"sites": [site("triumphal-arch", soldier=1), "cathedral"], "soldiers": 3}
    game = table(blue, BUSY, at="population")
    play(game, "soldier triumphal-arch", seat=0)
    assert player(game)["built"] == ["triumphal-arch"]
    assert (player(game)["soldiers"], player(game)["camp"]) == (2, 0)


@rule("IWK-BUILD-08")
def test_any_number_of_cards_of_one_name_may_be_constructed() -> None:
    blue = {"sites": [site("hamlet", materials=1), site("hamlet", materials=1)], "built": ["hamlet", "hamlet"]}
    game = table(blue, BUSY, at="materials")
    play(game, "place materials hamlet", "place materials hamlet", seat=0)
    assert player(game)["built"] == ["hamlet"] * 4


@rule("IWK-BUILD-08")
def test_there_is_no_limit_to_the_constructed_cards() -> None:
    built = [
        card.id for card in DECK.developments for _ in range(card.copies) if card.id not in ("hamlet", "kings-road")
    ]
    blue = {"sites": [site("hamlet", materials=1)], "built": [*built, "hamlet", "hamlet", "hamlet"]}
    game = table(blue, BUSY, at="materials")
    play(game, "place materials hamlet", seat=0)
    assert len(player(game)["built"]) == 69


@rule("IWK-BUILD-09", "IWK-BUILD-10")
@pytest.mark.parametrize("card", [card.id for card in DECK.developments])
def test_the_bonus_is_taken_once_from_the_supply(card: str) -> None:
    space = next(word for number, word in enumerate(RESOURCES) if count(CARDS[card].cost, number))
    other = "hamlet" if card != "hamlet" else "barracks"
    blue = {"sites": [site(card, **{space: 1}), other], "krystallium": 1, "soldiers": 1, "camp": 1}
    game = table(blue, {"sites": ["kings-road"] if card != "kings-road" else ["citadel"]}, at="planning")
    play(game, f"krystallium {card} {space}", seat=0)
    gained = (player(game)["soldiers"] - 1, player(game)["krystallium"])
    assert player(game)["built"] == [card]
    assert gained == (CARDS[card].soldiers, CARDS[card].krystallium)
    assert player(game)["camp"] == 1


@rule("IWK-BUILD-09")
def test_the_bonus_is_not_received_again() -> None:
    game = table({**BUSY, "built": ["barracks"], "sites": []}, {**BUSY, "built": ["hamlet"]}, at="gold")
    commit(game, "placing")
    assert field(game, "round") == 2
    assert player(game)["soldiers"] == 0


@rule("IWK-BUILD-11", "IWK-KRYSTAL-03")
@pytest.mark.parametrize("moment", ["offer", "select", "planning", "materials", "exploration", "fight"])
def test_soldiers_and_krystallium_are_placed_at_any_time(moment: str) -> None:
    blue = {"sites": ["triumphal-arch"], "soldiers": 1, "krystallium": 1, "menace_deck": "shadows"}
    blue["hand"] = ["hamlet", "hamlet"]
    red = {"sites": ["kings-road"], "menace_deck": "thieves"}
    game = table(blue, red, at=moment, module="menace")
    gold = count(CARDS["triumphal-arch"].cost, GOLD)
    play(game, "soldier triumphal-arch", "krystallium triumphal-arch gold", seat=0)
    assert player(game)["sites"][0]["missing"] == {"gold": gold - 1}
    assert (player(game)["soldiers"], player(game)["krystallium"]) == (0, 0)


@rule("IWK-BUILD-11")
def test_they_come_from_the_own_duchy_card() -> None:
    red = {**BUSY, "soldiers": 3, "krystallium": 3}
    game = table({"sites": ["triumphal-arch"]}, red, at="planning")
    assert refusal(game, "soldier triumphal-arch", 0) == "IWK-BUILD-11"
    assert refusal(game, "krystallium triumphal-arch gold", 0) == "IWK-KRYSTAL-03"


@rule("IWK-BUILD-11")
def test_a_soldier_fills_only_a_soldier_space() -> None:
    blue = {"sites": ["hamlet", site("triumphal-arch", gold=1)], "soldiers": 3}
    game = table(blue, BUSY, at="planning")
    assert refusal(game, "soldier hamlet", 0) == "IWK-BUILD-02"
    assert refusal(game, "soldier triumphal-arch", 0) == "IWK-BUILD-02"


@rule("IWK-BUILD-12")
def test_unfinished_cards_and_their_cubes_are_kept_for_later_rounds() -> None:
    cathedral = {"card": "cathedral", "missing": {"materials": 2, "gold": 3}, "krystallium": {"gold": 1}, "guard": None}
    game = table({"sites": [cathedral, site("hamlet", materials=1)]}, BUSY, at="exploration")
    before = player(game)["sites"]
    commit(game, "placing")
    assert field(game, "round") == 2
    assert player(game)["sites"] == before
    assert before[0] == cathedral


@rule("IWK-EX-15")
def test_example_construction_bonus() -> None:
    blue = {"sites": [site("barracks", materials=1)], "krystallium": 1, "camp": 1, "soldiers": 2}
    game = table(blue, BUSY, at="planning")
    play(game, "krystallium barracks materials", seat=0)
    assert player(game)["built"] == ["barracks"]
    assert (player(game)["soldiers"], player(game)["camp"]) == (3, 1)
