"""Solo: the risk deck, the token, Search, supremacy and medals (section 10 of the rules)."""

from typing import Any

import pytest

import regnum
from regnum import Game
from regnum.games.wonderful_kingdom import multiset
from regnum.games.wonderful_kingdom.cardfiles import deck_of
from regnum.games.wonderful_kingdom.words import GOLD, MONUMENT
from tests.rules.marks import rule
from tests.rules.wonderful_kingdom.setting import (
    face_down,
    field,
    laid,
    moves,
    names,
    play,
    player,
    refusal,
    site,
    table,
)

DECK = deck_of("")
CALM = ("select left", "take", "recycle", "alchemy", "keep", "menace", "discard", "host", "cover", "commit")


def alone(module: str = "none", seed: int = 1, **options: object) -> Game:
    """A new game for one, without any question of the module's set-up left."""
    game = regnum.new("wonderful_kingdom", 1, seed, module=module, duchies="valados", **options)
    while game.decision.kind != "solo-select":
        play(game, moves(game)[0])
    return game


def calmly(game: Game, until: str) -> Game:
    """Take what lies left and recycle everything, until a decision of that kind."""
    while not game.over and game.decision.kind != until:
        play(game, next(move for verb in CALM for move in moves(game) if move.startswith(verb)))
    return game


def take(game: Game, area: str = "left") -> Game:
    """Select an area without Search; its token and Search are asked only when there is something to ask."""
    play(game, f"select {area}")
    return play(game, "take") if game.decision.kind == "solo-take" else game


def hidden(card: str) -> dict[str, Any]:
    """A card of the risk deck, laid face down by nobody."""
    return face_down(card, None)


def producing(resource: int, total: int) -> list[str]:
    """Constructed cards that together produce so many cubes of a resource."""
    cards: list[str] = []
    for card in DECK.developments:
        amount = multiset.count(card.production, resource)
        for _ in range(card.copies):
            if 0 < amount <= total and card.scaled_resource != resource:
                cards.append(card.id)
                total -= amount
    assert total == 0
    return cards


def worth(total: int) -> list[str]:
    """Constructed cards that bring Valados (2 points a monument) exactly so many points."""
    reached: dict[int, list[str]] = {0: []}
    for card in DECK.developments:
        points = card.vp + (2 if card.type == MONUMENT else 0)
        for _ in range(card.copies if card.vp_type < 0 and points else 0):
            more = {before + points: [*cards, card.id] for before, cards in reached.items()}
            reached = {**more, **reached}
    return reached[total]


@rule("IWK-SOLO-01")
@pytest.mark.parametrize("module", ["quest", "menace", "advisors"])
def test_one_player_plays_four_rounds_with_any_module(module: str) -> None:
    game = alone(module)
    assert (game.players, player(game)["seat"], field(game, "round")) == (1, "blue", 1)
    assert calmly(game, "the end").over
    assert field(game, "round") == 4


@rule("IWK-SOLO-01")
def test_planning_and_production_are_those_of_the_game_for_two() -> None:
    game = table({"selection": ["hamlet", "chest-of-coins"]}, at="planning")
    assert refusal(game, "construct chest-of-coins") == "IWK-PLAN-08"
    play(game, "recycle chest-of-coins", "construct hamlet", "commit")
    assert player(game)["waiting"] == {"materials": 3}
    game.listen()
    play(game, "place materials hamlet", "place materials hamlet")
    assert player(game)["built"] == ["hamlet"]
    counts = [event.args["amount"] for event in game.events(0) if event.kind == "produced"]
    assert counts == [2, 1, 0], "population of the duchy and of the hamlet, gold, exploration"


@rule("IWK-SOLO-02", "IWK-SOLO-03", "IWK-SOLO-04")
def test_the_risk_deck_is_made_of_eight_cards_and_four_calamities() -> None:
    game = alone()
    risk = field(game, "risk")
    assert len(risk) == 12
    assert risk.count("calamity") == 4
    laid_out = field(game, "left") + field(game, "right")
    assert len(field(game, "deck")) + len(laid_out) == 72
    assert field(game, "calamities") == 0, "the other calamities are out of the game"
    cards = [*risk, *field(game, "deck"), *names(laid_out)]
    everything = [card.id for card in DECK.developments for _ in range(card.copies)]
    everything += [card.id for card in DECK.treasures]
    assert sorted(cards) == sorted([*everything, *["calamity"] * 4])


@rule("IWK-SOLO-02", "IWK-SOLO-03")
def test_both_decks_are_shuffled() -> None:
    games = [alone(seed=seed) for seed in range(12)]
    assert len({tuple(field(game, "deck")) for game in games}) == 12
    places = [[place for place, card in enumerate(field(game, "risk")) if card == "calamity"] for game in games]
    assert len({tuple(found) for found in places}) > 6


@rule("IWK-SOLO-02", "IWK-SOLO-03", "IWK-SOLO-04")
def test_only_the_top_of_the_deck_can_be_seen() -> None:
    game = alone()
    view: Any = game.view(0)
    assert view["table"]["risk"] == 12
    assert view["table"]["deck"] == 68
    top = view["table"]["top"]
    assert top == field(game, "deck")[0]
    take(game)
    assert names(field(game, "left"))[0] == top
    twin = game.determinize(0, 7)
    assert field(twin, "deck")[0] == field(game, "deck")[0]
    assert field(twin, "deck") != field(game, "deck")


@rule("IWK-SOLO-05")
def test_the_only_token_comes_back_every_round() -> None:
    game = alone()
    assert player(game)["traps"] == 1
    take(game)
    hole = next(card for card in field(game, "right") if card["face_down"])
    play(game, f"reveal #{hole['slot']}")
    assert player(game)["traps"] == 0
    calmly(game, "planning")
    calmly(game, "solo-select")
    assert (field(game, "round"), player(game)["traps"]) == (2, 1)


@rule("IWK-SOLO-06")
def test_a_round_begins_with_two_open_cards_in_each_area() -> None:
    game = alone()
    for area in ("left", "right"):
        assert [card["face_down"] for card in field(game, area)] == [False, False]
        assert {card["placer"] for card in field(game, area)} == {None}


@rule("IWK-SOLO-07")
def test_the_other_area_gets_a_risk_card_and_the_emptied_one_two_of_the_deck() -> None:
    game = table({}, at="select", left=["hamlet"], right=laid(["rangers"], 1, 5), deck=["barracks", "guildhall"])
    take(game, "left")
    assert names(player(game)["selection"]) == ["hamlet"]
    assert [(card["card"], card["face_down"]) for card in field(game, "right")] == [
        ("rangers", False),
        ("calamity", True),
    ]
    assert [(card["card"], card["face_down"]) for card in field(game, "left")] == [
        ("barracks", False),
        ("guildhall", False),
    ]
    assert len(field(game, "risk")) == 3


@rule("IWK-SOLO-08", "IWK-EX-30")
def test_three_risk_cards_and_ten_of_the_deck_are_used_a_round() -> None:
    game = alone()
    left = []
    for number in range(1, 5):
        assert field(game, "round") == number
        for _ in range(4):
            assert game.decision.kind == "solo-select"
            take(game)
        calmly(game, "planning")
        left.append((len(field(game, "risk")), len(field(game, "deck"))))
        calmly(game, "solo-select")
    assert left == [(9, 62), (6, 52), (3, 42), (0, 32)]
    assert game.over


@rule("IWK-SOLO-08")
def test_nothing_is_laid_after_the_fourth_selection() -> None:
    game = table({}, at="select", turn=3, left=["hamlet"], right=laid(["rangers"], 1, 5))
    deck, risk = field(game, "deck"), field(game, "risk")
    take(game)
    assert game.decision.kind == "planning"
    assert (field(game, "deck"), field(game, "risk")) == (deck, risk)


@rule("IWK-SOLO-09")
def test_what_was_not_selected_is_discarded_as_it_lies() -> None:
    right = laid(["rangers", hidden("calamity")], 1, 5)
    game = table({}, at="select", turn=3, left=["hamlet", "barracks"], right=right)
    take(game)
    assert (field(game, "left"), field(game, "right")) == ([], [])
    assert field(game, "discards") == ["rangers"]
    assert names(field(game, "unseen")) == ["calamity"]
    assert player(game)["calamities"] == 0


@rule("IWK-SOLO-10")
def test_the_token_turns_up_a_card_of_either_area_or_of_the_selection_where_it_lies() -> None:
    for slot, where in ((1, "left"), (5, "right"), (10, "selection")):
        fields: dict[str, Any] = {"left": [hidden("hamlet")], "right": laid([hidden("rangers")], 1, 5)}
        game = table({"selection": [hidden("barracks")]}, at="select", **fields)
        assert [move for move in moves(game) if move.startswith("reveal")] == ["reveal #1", "reveal #5", "reveal #10"]
        play(game, f"reveal #{slot}")
        areas = {"left": field(game, "left"), "right": field(game, "right"), "selection": player(game)["selection"]}
        assert {name: [card["face_down"] for card in cards] for name, cards in areas.items()} == {
            name: [name != where] for name in areas
        }


@rule("IWK-SOLO-10")
def test_the_token_is_used_once_a_round_and_only_on_face_down_cards() -> None:
    game = table({}, at="select", left=["hamlet", hidden("calamity")], right=laid([hidden("calamity")], 1, 5))
    assert refusal(game, "reveal #1") == "IWK-SOLO-10"
    assert refusal(game, "reveal #9") == "IWK-SOLO-10"
    play(game, "reveal #2")
    assert refusal(game, "reveal #5") == "IWK-SOLO-10"
    play(game, "select left")
    assert [move for move in moves(game) if move.startswith("reveal")] == []


@rule("IWK-SOLO-14")
def test_a_card_taken_face_down_is_seen_only_in_planning() -> None:
    game = table({}, at="select", turn=2, left=[hidden("barracks")])
    take(game)
    view: Any = game.view(0)
    assert "barracks" not in str(view["table"]["players"])
    assert player(game)["selection"][0]["face_down"]
    take(game, "right")
    assert "construct barracks" in moves(game)


@rule("IWK-SOLO-15", "IWK-EX-20")
@pytest.mark.parametrize(("count", "camp"), [(3, 0), (4, 0), (5, 1), (6, 1)])
def test_a_production_count_of_five_wins_supremacy(count: int, camp: int) -> None:
    game = table({"built": producing(GOLD, count - 1), "sites": ["cathedral"]}, at="gold")
    assert player(game)["waiting"] == {"gold": count}
    assert (player(game)["camp"], player(game)["soldiers"]) == (camp, 0)


@rule("IWK-SOLO-15")
def test_the_second_win_brings_the_soldier_home() -> None:
    game = table({"built": producing(GOLD, 4), "camp": 1, "sites": ["cathedral"]}, at="gold")
    assert (player(game)["camp"], player(game)["soldiers"]) == (0, 1)


@rule("IWK-SOLO-16", "IWK-SOLO-17", "IWK-EX-21")
@pytest.mark.parametrize(
    ("total", "medal"),
    [(69, ""), (70, "bronze"), (94, "bronze"), (95, "silver"), (114, "silver"), (115, "gold"), (116, "gold")],
)
def test_points_are_compared_with_the_medals_and_with_nothing_else(total: int, medal: str) -> None:
    game = table({"built": worth(total), "soldiers": 9, "krystallium": 9}, at="end", round=4)
    assert game.over
    assert game.scores.totals == [total]
    assert game.scores.award == medal
    assert game.scores.winners == ([0] if medal else [])


MEDALS = [(69, ""), (70, "bronze"), (95, "silver"), (115, "gold")]


@rule("IWK-MENACE-SOLO-02")
@pytest.mark.parametrize("deck", ["shadows", "frost-giants", "thieves", "giant-rats"])
@pytest.mark.parametrize(("total", "medal"), MEDALS)
def test_the_medals_are_the_same_for_every_menace_deck(deck: str, total: int, medal: str) -> None:
    game = table({"built": worth(total), "menace_deck": deck}, at="end", round=4, module="menace")
    assert (game.scores.totals, game.scores.award) == ([total], medal)


@rule("IWK-ADVISOR-SOLO-03")
@pytest.mark.parametrize(("total", "medal"), MEDALS)
def test_the_medals_are_the_same_with_advisors(total: int, medal: str) -> None:
    game = table({"built": worth(total)}, at="end", round=4, module="advisors")
    assert (game.scores.totals, game.scores.award) == ([total], medal)


@rule("IWK-QUEST-SOLO-02")
@pytest.mark.parametrize("quest", [0, 1])
@pytest.mark.parametrize(("total", "medal"), MEDALS)
def test_the_medals_are_the_same_for_both_quests(quest: int, total: int, medal: str) -> None:
    cards = DECK.quests[quest]
    built = worth(total - cards.solo_stages[-1].vp)
    game = table({"built": built, "stages": [4]}, at="end", round=4, module="quest", options={"quest": cards.id})
    assert (game.scores.totals, game.scores.award) == ([total], medal)


@rule("IWK-QUEST-SOLO-02")
def test_without_the_last_stage_there_is_no_medal() -> None:
    game = table({"built": worth(120), "stages": [1, 2, 3]}, at="end", round=4, module="quest")
    assert game.scores.totals[0] >= 120
    assert (game.scores.award, game.scores.winners) == ("", [])


@rule("IWK-SOLO-17")
def test_what_names_an_opponent_does_nothing() -> None:
    lost = {"menaces": ["shadow"], "menace_deck": "shadows", "selection": ["chest-of-coins", "hamlet"]}
    game = table({**lost, "alchemy": {"gold": 4}}, at="reveal", module="menace")
    play(game, "discard chest-of-coins")
    assert (player(game)["alchemy"], player(game)["krystallium"]) == ({"gold": 4}, 0)


@rule("IWK-SOLO-19")
@pytest.mark.parametrize("side", ["a", "b"])
@pytest.mark.parametrize("duchy", ["valados", "teressia"])
def test_the_table_for_one_has_a_duchy_of_choice_and_neither_hand_nor_calamity_stack(duchy: str, side: str) -> None:
    game = regnum.new("wonderful_kingdom", 1, 3, module="none", duchies=duchy, side=side)
    mine = player(game)
    assert mine["duchy"] == f"{duchy}-{side}"
    empty = ("hand", "selection", "sites", "built", "alchemy", "krystallium", "soldiers", "camp", "calamities")
    assert not any(mine[name] for name in empty)
    assert (field(game, "round"), field(game, "calamities")) == (1, 0)
    assert game.decision.kind == "solo-select"
    assert refusal(game, "offer hamlet left") == "IWK-SOLO-07"


@rule("IWK-SOLO-18")
def test_the_extras_come_before_the_area_is_chosen_and_the_token_after_it_too() -> None:
    mine = {"krystallium": 1, "sites": [site("hamlet", materials=1), "barracks"]}
    game = table(mine, at="select", left=["rangers", hidden("calamity")], right=laid(["guildhall"], 1, 5))
    play(game, "krystallium hamlet materials", "select left")
    assert player(game)["built"] == ["hamlet"]
    assert refusal(game, "scrap barracks") == "IWK-SOLO-18"
    assert moves(game) == ["reveal #2", "take"]
    play(game, "reveal #2")
    assert [card["face_down"] for card in player(game)["selection"]] == [False, False], "nothing else to ask: taken"
