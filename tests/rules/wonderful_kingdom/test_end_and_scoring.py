"""The end of the game, points and tie-breaks."""

from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from regnum import Game
from regnum.games.wonderful_kingdom import cardfiles
from regnum.games.wonderful_kingdom.cardfiles import deck_of
from regnum.games.wonderful_kingdom.words import TYPES
from tests.rules.marks import rule
from tests.rules.wonderful_kingdom.setting import commit, field, moves, play, player, site, table

DECK = deck_of("")
CARDS = {card.id: card for card in DECK.developments}
#: Twelve cards of which the other player can have the same.
TWELVE = ["hamlet", "hamlet", "stone-quarry", "barracks", "guildhall", "river-port", "castle-town", "woodcutters"]
TWELVE += ["merchant-caravan", "rangers", "tatis-tribe", "mercenary-band"]


def scored(*players: dict[str, Any], module: str = "none", **more: Any) -> Game:
    """A game that is over; every player has Valados A unless told otherwise."""
    game = table(*[{"duchy": "valados-a", **data} for data in players], at="end", round=4, module=module, **more)
    assert game.over
    return game


def points(*players: dict[str, Any], module: str = "none", **more: Any) -> list[int]:
    """The totals of a game that is over."""
    return scored(*players, module=module, **more).scores.totals


@rule("IWK-END-01")
@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_the_game_ends_at_the_end_of_round_4(round: int) -> None:
    game = table({"sites": ["hamlet"], "built": ["cathedral"]}, {}, at="exploration", round=round)
    play(game, "commit")
    assert game.over is (round == 4)
    assert moves(game) == [] if game.over else field(game, "round") == round + 1
    assert game.scores.totals[0] == CARDS["cathedral"].vp + 2


@rule("IWK-END-02")
@pytest.mark.parametrize("card", [card.id for card in DECK.developments if card.vp_type < 0])
def test_flat_points_are_added(card: str) -> None:
    per_monument = 2 if TYPES[CARDS[card].type] == "monument" else 0
    both = {"built": [card, "stone-quarry"]}
    assert points({"built": [card]}, {}) == [CARDS[card].vp + per_monument, 0]
    assert points(both, {})[0] == CARDS[card].vp + per_monument + CARDS["stone-quarry"].vp


@rule("IWK-END-02")
def test_flat_points_of_a_duchy_card_are_added(tmp_path: Path) -> None:
    """Its lists may have them: the printed ones count types of cards."""
    file = tmp_path / "duchies.toml"
    duchies = resources.files(cardfiles.__package__).joinpath("cards", "duchies.toml").read_text(encoding="utf-8")
    file.write_text(duchies.replace('vp_per = { points = 2, type = "monument" }', "vp = 7", 1), encoding="utf-8")
    assert points({"built": ["stone-quarry"]}, {}, options={"deck": str(file)}) == [7 + CARDS["stone-quarry"].vp, 7]


@rule("IWK-END-02")
@pytest.mark.parametrize("stages", [[], [3], [1, 2, 3, 4]])
def test_points_of_completed_quest_stages_are_added(stages: list[int]) -> None:
    quest = next(quest for quest in DECK.quests if quest.id == "lost-crown")
    expected = sum(quest.stages[stage - 1].vp for stage in stages)
    assert points({"stages": stages}, {}, module="quest", quest="lost-crown") == [expected, 0]


@rule("IWK-END-03", "IWK-RUL-19")
@pytest.mark.parametrize("card", [card.id for card in DECK.developments if card.vp_type >= 0])
def test_multiplier_points_count_the_own_constructed_cards_of_a_type(card: str) -> None:
    bearer = CARDS[card]
    others = [other for other in DECK.developments if other.type == bearer.vp_type and other.vp_type < 0][:3]
    flat = sum(other.vp for other in others)
    duchy = 2 if TYPES[bearer.vp_type] == "monument" else 0
    itself = 1 if bearer.type == bearer.vp_type else 0
    own_duchy = 2 if TYPES[bearer.type] == "monument" and not (duchy and itself) else 0
    number = len(others) + itself
    built = [card, *[other.id for other in others]]
    assert len(others) == 3
    assert points({"built": built}, {})[0] == flat + number * (bearer.vp + duchy) + own_duchy
    assert points({"built": [card]}, {"built": [other.id for other in others]})[0] == (
        itself * (bearer.vp + duchy) + own_duchy
    )


@rule("IWK-END-03")
@pytest.mark.parametrize("duchy", [duchy.id for duchy in DECK.duchies])
def test_the_duchy_card_multiplies_too(duchy: str) -> None:
    card = next(known for known in DECK.duchies if known.id == duchy)
    kind = [other for other in DECK.developments if other.type == card.vp_type and other.vp_type < 0][:2]
    strange = [other for other in DECK.developments if other.type != card.vp_type and other.vp_type < 0][:2]
    built = [other.id for other in kind + strange]
    flat = sum(other.vp for other in kind + strange)
    assert points({"duchy": duchy, "built": built}, {})[0] == flat + 2 * card.vp


@rule("IWK-END-04")
def test_each_calamity_costs_4_points() -> None:
    game = scored({"calamities": 2, "built": ["cathedral"]}, {"calamities": 1})
    assert game.scores.parts[0]["calamities"] == -8
    assert game.scores.totals == [CARDS["cathedral"].vp + 2 - 8, -4]


@rule("IWK-END-04")
def test_doubled_calamities_cost_8_points_each() -> None:
    assert points({"calamities": 2}, {"calamities": 1}, module="advisors", doubled=True) == [-16, -8]


@rule("IWK-END-04")
def test_undefeated_menaces_cost_their_points_instead() -> None:
    blue = {"menaces": ["shadow"], "sites": [{"card": "hamlet", "guard": "frost-giant"}]}
    worth = {menace.id: menace.vp for menace in DECK.menaces}
    totals = points({**blue, "menace_deck": "shadows"}, {"menace_deck": "frost-giants"}, module="menace")
    assert totals == [worth["shadow"] + worth["frost-giant"], 0]


@rule("IWK-END-05")
def test_krystallium_and_soldiers_give_no_points() -> None:
    assert points({"krystallium": 9, "soldiers": 9, "camp": 1, "alchemy": {"gold": 4}}, {}) == [0, 0]


@rule("IWK-END-06")
def test_cards_under_construction_give_neither_points_nor_penalties() -> None:
    sites = [site("cathedral", gold=1), "royal-palace", "stone-quarry"]
    assert points({"sites": sites, "built": ["royal-statue"]}, {})[0] == CARDS["royal-statue"].vp + 2


@rule("IWK-END-07")
@pytest.mark.parametrize(("blue", "red", "winners"), [(1, 2, [0]), (2, 1, [1])])
def test_the_higher_total_wins(blue: int, red: int, winners: list[int]) -> None:
    alike = {"calamities": 1, "built": ["hamlet"], "soldiers": 1}
    game = scored({**alike, "calamities": blue, "soldiers": blue}, {**alike, "calamities": red})
    assert game.scores.totals == [-4 * blue, -4 * red]
    assert game.scores.winners == winners


@rule("IWK-END-07")
def test_a_higher_total_beats_more_cards_and_more_soldiers() -> None:
    game = scored({"built": ["cathedral"]}, {"built": ["hamlet", "hamlet", "hamlet"], "soldiers": 9})
    assert game.scores.winners == [0]


@rule("IWK-END-08")
@pytest.mark.parametrize("winner", [0, 1])
def test_on_a_tie_more_constructed_cards_win(winner: int) -> None:
    players: list[dict[str, Any]] = [{"built": ["hamlet"], "soldiers": 9}, {"built": ["hamlet"], "soldiers": 9}]
    players[winner] = {"built": ["hamlet", "hamlet"], "soldiers": 0}
    game = scored(*players)
    assert game.scores.totals == [0, 0]
    assert game.scores.winners == [winner]


@rule("IWK-END-09")
@pytest.mark.parametrize("winner", [0, 1])
def test_then_more_soldiers_on_the_duchy_card_win(winner: int) -> None:
    players: list[dict[str, Any]] = [{"built": ["hamlet"], "krystallium": 9}, {"built": ["hamlet"], "krystallium": 9}]
    players[winner] = {"built": ["hamlet"], "soldiers": 1}
    assert scored(*players).scores.winners == [winner]


@rule("IWK-END-10")
def test_then_the_victory_is_shared() -> None:
    game = scored({"built": ["hamlet"], "soldiers": 2, "krystallium": 5}, {"built": ["hamlet"], "soldiers": 2})
    assert game.scores.winners == [0, 1]


@rule("IWK-END-11")
def test_advisors_and_cards_under_construction_are_no_constructed_cards() -> None:
    red = {"advisors": ["secret-agent", "mad-gambler"], "sites": ["rangers", "barracks"]}
    game = scored({"built": ["hamlet"]}, red, module="advisors")
    assert game.scores.totals == [0, 0]
    assert game.scores.winners == [0]


@rule("IWK-END-11")
def test_calamities_are_no_constructed_cards() -> None:
    plain = [card for card in DECK.developments if card.vp_type < 0 and TYPES[card.type] != "monument"]
    rich, poor = next((more, less) for more in plain for less in plain if more.vp == less.vp + 4)
    game = scored({"built": [rich.id], "calamities": 1}, {"built": [poor.id], "soldiers": 1})
    assert game.scores.totals == [poor.vp, poor.vp]
    assert game.scores.winners == [1]


@rule("IWK-END-11")
def test_menaces_are_no_constructed_cards() -> None:
    blue = {"menaces": ["giant-rat", "giant-rat"], "menace_deck": "giant-rats"}
    red = {"menaces": ["giant-rat", "giant-rat"], "menace_deck": "shadows", "built": ["hamlet"]}
    assert scored(blue, red, module="menace").scores.winners == [1]


@rule("IWK-END-11")
def test_soldiers_in_the_camp_and_on_cards_do_not_break_ties() -> None:
    blue = {"built": ["hamlet"], "soldiers": 1}
    red = {"built": ["hamlet"], "camp": 1, "sites": [site("triumphal-arch", gold=1)]}
    game = scored(blue, red)
    assert game.scores.winners == [0]
    blue["soldiers"] = 0
    assert scored(blue, red).scores.winners == [0, 1]


@rule("IWK-END-11")
def test_totals_may_be_negative() -> None:
    game = scored({"calamities": 3}, {"calamities": 2})
    assert game.scores.totals == [-12, -8]
    assert game.scores.winners == [1]


@rule("IWK-EX-04")
def test_example_final_scoring() -> None:
    built = ["royal-palace", "throne-of-the-old-dynasty", "royal-tomb", "royal-statue", "alchemists-tower"]
    blue = {"duchy": "valados-a", "built": built, "calamities": 2, "krystallium": 3, "soldiers": 2}
    game = scored({**blue, "sites": ["cathedral", "hall-of-ancestors"]}, {})
    assert game.scores.parts[0] == {"cards": 11, "multipliers": (3 + 4 + 2) * 4, "calamities": -8}
    assert game.scores.totals[0] == 39


@rule("IWK-EX-19")
@pytest.mark.parametrize(
    ("cards", "soldiers", "winners"),
    [((12, 11), (0, 5), [0]), ((11, 12), (5, 0), [1]), ((12, 12), (3, 1), [0]), ((12, 12), (2, 2), [0, 1])],
)
def test_example_tie_break(cards: tuple[int, int], soldiers: tuple[int, int], winners: list[int]) -> None:
    blue = {"built": TWELVE[12 - cards[0] :], "soldiers": soldiers[0]}
    game = scored(blue, {"built": TWELVE[12 - cards[1] :], "soldiers": soldiers[1]})
    assert [len(player(game, seat)["built"]) for seat in (0, 1)] == list(cards)
    assert game.scores.totals[0] == game.scores.totals[1]
    assert game.scores.winners == winners


@rule("IWK-END-01")
def test_the_points_of_the_last_round_count() -> None:
    game = table({"sites": [site("stone-quarry", materials=1)]}, {}, at="materials", round=4)
    play(game, "place materials stone-quarry")
    commit(game, "placing")
    assert game.over
    assert game.scores.totals == [CARDS["stone-quarry"].vp, 0]
