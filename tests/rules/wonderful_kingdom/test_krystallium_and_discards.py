"""Krystallium, and discarding cards under construction."""

from typing import Any

import pytest

from regnum.engine.errors import IllegalMove, MalformedMove
from regnum.games.wonderful_kingdom.cardfiles import deck_of
from regnum.games.wonderful_kingdom.multiset import count, unpacked
from regnum.games.wonderful_kingdom.words import BASIC, KRYSTALLIUM, RESOURCES, SOLDIER
from tests.rules.marks import rule
from tests.rules.wonderful_kingdom.setting import commit, field, moves, names, play, player, refusal, site, table

DECK = deck_of("")
#: An opponent who is asked in every step, because a card under construction could be discarded.
BUSY: dict[str, Any] = {"duchy": "valados-a", "sites": ["citadel"]}
#: A card with a krystallium space and a card with a soldier space.
WITH_KRYSTALLIUM = next(card.id for card in DECK.developments if count(card.cost, KRYSTALLIUM))
WITH_SOLDIER = next(card.id for card in DECK.developments if count(card.cost, SOLDIER))


def with_space(resource: int) -> str:
    """A card with an empty space of a basic resource."""
    return next(card.id for card in DECK.developments if count(card.cost, resource))


@rule("IWK-KRYSTAL-01")
@pytest.mark.parametrize(
    "alchemy",
    [{"materials": 4}, {"exploration": 4}, {"population": 3, "gold": 1}, dict.fromkeys(RESOURCES, 1)],
)
def test_five_cubes_of_any_kinds_become_one_krystallium_at_once(alchemy: dict[str, int]) -> None:
    blue = {"sites": ["cathedral"], "alchemy": alchemy, "krystallium": 2}
    game = table(blue, BUSY, at="materials")
    play(game, "alchemy materials", seat=0)
    assert (player(game)["alchemy"], player(game)["krystallium"]) == ({}, 3)


@rule("IWK-KRYSTAL-01")
def test_four_cubes_stay_as_they_are() -> None:
    game = table({"sites": ["cathedral"], "alchemy": {"gold": 3}}, BUSY, at="materials")
    play(game, "alchemy materials", seat=0)
    assert (player(game)["alchemy"], player(game)["krystallium"]) == ({"materials": 1, "gold": 3}, 0)


@rule("IWK-KRYSTAL-01")
def test_the_alchemy_areas_are_each_players_own() -> None:
    game = table({"sites": ["cathedral"], "alchemy": {"gold": 2}}, {**BUSY, "alchemy": {"gold": 4}}, at="materials")
    play(game, "alchemy materials", seat=0)
    assert (player(game)["krystallium"], player(game, 1)["krystallium"]) == (0, 0)
    assert sum(player(game, 1)["alchemy"].values()) == 4


@rule("IWK-KRYSTAL-01")
def test_in_the_quest_module_five_cubes_may_stay() -> None:
    blue = {"sites": ["cathedral"], "alchemy": {"gold": 4}}
    game = table(blue, BUSY, at="materials", module="quest")
    play(game, "alchemy materials", seat=0)
    assert (player(game)["alchemy"], player(game)["krystallium"]) == ({"materials": 1, "gold": 4}, 0)
    assert "transmute" in moves(game, 0)


@rule("IWK-KRYSTAL-02")
def test_krystallium_is_kept_across_rounds_without_limit_and_never_counts_as_a_cube() -> None:
    game = table({"krystallium": 40, "alchemy": {"gold": 4}, "sites": ["hamlet"]}, BUSY, at="exploration")
    commit(game, "placing")
    assert field(game, "round") == 2
    assert (player(game)["krystallium"], player(game)["alchemy"]) == (40, {"gold": 4})


@rule("IWK-KRYSTAL-03")
@pytest.mark.parametrize("resource", range(BASIC))
def test_krystallium_stands_in_for_every_basic_resource(resource: int) -> None:
    card, word = with_space(resource), RESOURCES[resource]
    game = table({"sites": [card], "krystallium": 1}, {**BUSY, "sites": ["kings-road"]}, at="planning")
    before = player(game)["sites"][0]["missing"]
    play(game, f"krystallium {card} {word}", seat=0)
    expected = {space: number - (space == word) for space, number in before.items()}
    assert player(game)["sites"][0]["missing"] == {space: number for space, number in expected.items() if number}
    assert player(game)["krystallium"] == 0


@rule("IWK-KRYSTAL-03")
def test_krystallium_fills_a_krystallium_space() -> None:
    game = table({"sites": [WITH_KRYSTALLIUM], "krystallium": 1}, BUSY, at="planning")
    before = player(game)["sites"][0]["missing"]["krystallium"]
    play(game, f"krystallium {WITH_KRYSTALLIUM} krystallium", seat=0)
    assert player(game)["sites"][0]["missing"].get("krystallium", 0) == before - 1
    assert player(game)["krystallium"] == 0


@rule("IWK-KRYSTAL-03")
def test_krystallium_needs_an_empty_space_of_an_own_card_under_construction() -> None:
    blue = {"sites": [site("cathedral", gold=1)], "built": ["hamlet"], "krystallium": 1}
    game = table(blue, {**BUSY, "krystallium": 1}, at="planning")
    for move in ("krystallium cathedral materials", "krystallium hamlet materials", "krystallium citadel materials"):
        assert refusal(game, move, 0) == "IWK-BUILD-02"
    assert refusal(table({"sites": ["hamlet"]}, BUSY, at="planning"), "krystallium hamlet materials") == (
        "IWK-KRYSTAL-03"
    )


@rule("IWK-KRYSTAL-04")
def test_krystallium_never_replaces_a_soldier() -> None:
    game = table({"sites": [site(WITH_SOLDIER, soldier=1)], "krystallium": 9}, BUSY, at="planning")
    assert not [move for move in moves(game, 0) if move.startswith("krystallium")]
    assert refusal(game, f"soldier {WITH_SOLDIER}", 0) == "IWK-BUILD-11"


@rule("IWK-KRYSTAL-05")
@pytest.mark.parametrize("moment", ["planning", "population"])
def test_cubes_on_the_duchy_card_never_go_onto_cards(moment: str) -> None:
    blue = {"sites": [site("hamlet", materials=1)], "alchemy": {"materials": 3}}
    game = table(blue, BUSY, at=moment)
    assert refusal(game, "place materials hamlet", 0) == "IWK-BUILD-01"
    assert moves(game, 0) == ["commit", "scrap hamlet"]


@rule("IWK-KRYSTAL-06", "IWK-END-05")
def test_krystallium_is_worth_no_points() -> None:
    game = table({"krystallium": 30}, {}, at="end", round=4)
    assert game.scores.totals == [0, 0]


@rule("IWK-KRYSTAL-07")
@pytest.mark.parametrize("resource", RESOURCES)
def test_a_krystallium_space_accepts_only_krystallium(resource: str) -> None:
    blue = {"sites": [site(WITH_KRYSTALLIUM, krystallium=1)], "soldiers": 2, "built": ["expeditionary-force"]}
    game = table(blue, BUSY, at=resource)
    assert player(game)["waiting"] == {}
    assert moves(game, 0) == ["commit", f"scrap {WITH_KRYSTALLIUM}"]
    assert refusal(game, f"soldier {WITH_KRYSTALLIUM}", 0) == "IWK-BUILD-02"


@rule("IWK-KRYSTAL-07")
def test_krystallium_gained_while_placing_may_be_used_at_once() -> None:
    blue = {"sites": [site("hamlet", materials=1), "cathedral"], "alchemy": {"gold": 4}}
    game = table(blue, BUSY, at="materials")
    assert refusal(game, "krystallium hamlet materials", 0) == "IWK-KRYSTAL-03"
    play(game, "alchemy materials", "krystallium hamlet materials", seat=0)
    assert player(game)["built"] == ["hamlet"]
    assert player(game)["waiting"] == {"materials": 2}


@rule("IWK-KRYSTAL-08")
def test_placed_krystallium_stays_on_its_card_and_is_lost_with_it() -> None:
    game = table({"sites": ["cathedral"], "krystallium": 2}, BUSY, at="planning")
    play(game, "krystallium cathedral gold", seat=0)
    assert player(game)["sites"][0]["krystallium"] == {"gold": 1}
    for move in moves(game, 0):
        if move != "commit":
            assert player(play(game.copy(), move, seat=0))["krystallium"] <= 1
    play(game, "scrap cathedral", seat=0)
    assert player(game)["krystallium"] == 1


@rule("IWK-DISCARD-01")
@pytest.mark.parametrize("moment", ["offer", "select", "planning", "materials", "gold", "exploration", "fight"])
def test_a_card_under_construction_may_be_discarded_at_any_time(moment: str) -> None:
    blue = {"sites": ["rangers", "hamlet"], "menace_deck": "shadows", "hand": ["barracks", "barracks"]}
    red = {"sites": ["citadel"], "menace_deck": "thieves"}
    game = table(blue, red, at=moment, module="menace")
    play(game, "scrap rangers", seat=0)
    assert names(player(game)["sites"]) == ["hamlet"]
    assert "rangers" in field(game, "discards") + player(game)["gone"]


@rule("IWK-DISCARD-01")
def test_only_own_cards_under_construction_may_be_discarded() -> None:
    game = table({"sites": ["hamlet"], "built": ["barracks"], "selection": ["rangers"]}, BUSY, at="planning")
    for move in ("scrap citadel", "scrap barracks", "scrap rangers"):
        assert refusal(game, move, 0) == "IWK-BUILD-02"


@rule("IWK-DISCARD-02")
@pytest.mark.parametrize("card", [card.id for card in DECK.developments])
def test_the_recycled_resource_goes_to_the_alchemy_area(card: str) -> None:
    printed = unpacked(next(known.recycle for known in DECK.developments if known.id == card), BASIC)
    other = {"sites": ["hamlet" if card != "hamlet" else "rangers"]}
    game = table({"sites": [card], "selection": ["chest-of-coins", "ancient-maps"]}, other, at="planning")
    play(game, f"scrap {card}", seat=0)
    assert [player(game)["alchemy"].get(word, 0) for word in RESOURCES] == printed
    assert player(game)["sites"] == []


@rule("IWK-DISCARD-03", "IWK-RUL-15")
def test_everything_on_the_discarded_card_is_lost() -> None:
    blue = {"sites": [WITH_SOLDIER, WITH_KRYSTALLIUM], "soldiers": 2, "krystallium": 2}
    game = table(blue, BUSY, at="planning")
    play(game, f"soldier {WITH_SOLDIER}", f"krystallium {WITH_KRYSTALLIUM} krystallium", seat=0)
    play(game, f"scrap {WITH_SOLDIER}", f"scrap {WITH_KRYSTALLIUM}", seat=0)
    after = player(game)
    assert (after["soldiers"], after["krystallium"], after["camp"]) == (1, 1, 0)
    assert sum(after["alchemy"].values()) == 2
    assert after["waiting"] == {}


@rule("IWK-DISCARD-04")
@pytest.mark.parametrize("moment", ["planning", "population"])
def test_the_cube_of_a_discarded_card_never_goes_onto_a_card(moment: str) -> None:
    game = table({"sites": ["cathedral", "hamlet"], "selection": []}, BUSY, at=moment)
    play(game, "scrap cathedral", seat=0)
    assert player(game)["waiting"] == {}
    assert player(game)["alchemy"]["materials"] == 1
    assert refusal(game, "place materials hamlet", 0) == "IWK-BUILD-01"
    assert player(game)["sites"][0]["missing"] == {"materials": 2}


@rule("IWK-DISCARD-05")
def test_the_cube_of_a_discarded_card_may_complete_a_transmutation() -> None:
    game = table({"sites": ["cathedral"], "alchemy": {"gold": 4}}, BUSY, at="planning")
    play(game, "scrap cathedral", seat=0)
    assert (player(game)["alchemy"], player(game)["krystallium"]) == ({}, 1)


@rule("IWK-DISCARD-05", "IWK-RUL-21")
def test_menaces_and_frozen_cards_cannot_be_discarded() -> None:
    frozen = {"card": "hamlet", "guard": "frost-giant"}
    blue = {"sites": [frozen], "menaces": ["giant-rat", "plague"], "menace_deck": "frost-giants", "soldiers": 0}
    red = {"sites": ["citadel"], "menace_deck": "giant-rats"}
    game = table({**blue, "selection": ["rangers"]}, red, at="planning", module="menace")
    assert refusal(game, "scrap hamlet", 0) == "IWK-MENACE-FROST-06"
    assert moves(game, 0) == ["construct rangers", "recycle rangers"]
    with pytest.raises(MalformedMove):
        play(game, "scrap giant-rat", seat=0)


@rule("IWK-EX-16")
def test_example_transmutation() -> None:
    blue = {"sites": ["merchant-caravan"], "alchemy": {"gold": 2, "materials": 2}}
    game = table(blue, BUSY, at="population")
    play(game, "alchemy population", seat=0)
    assert (player(game)["alchemy"], player(game)["krystallium"]) == ({}, 1)


@rule("IWK-EX-17")
def test_example_krystallium_on_a_soldier_space() -> None:
    game = table({"sites": [site("triumphal-arch", soldier=1)], "krystallium": 1}, BUSY, at="planning")
    before = game.digest()
    with pytest.raises(MalformedMove):
        play(game, "krystallium triumphal-arch soldier", seat=0)
    for space in (*RESOURCES, "krystallium"):
        with pytest.raises(IllegalMove, match="IWK-BUILD-02"):
            play(game, f"krystallium triumphal-arch {space}", seat=0)
    assert game.digest() == before


@rule("IWK-EX-18")
def test_example_discarding() -> None:
    cathedral = {"card": "cathedral", "missing": {"materials": 3}, "krystallium": {"gold": 1}}
    game = table({"sites": [cathedral]}, BUSY, at="planning")
    play(game, "scrap cathedral", seat=0)
    after = player(game)
    assert (after["alchemy"], after["krystallium"], after["sites"]) == ({"materials": 1}, 0, [])
    assert after["gone"] == ["cathedral"]
