"""The house rulings on cards, chance and what plays itself (IWK-RUL-10 to IWK-RUL-23)."""

from random import Random
from typing import Any

import pytest

import regnum
from regnum import Game
from regnum.engine.errors import IllegalMove
from regnum.games.wonderful_kingdom.cardfiles import deck_of
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
from tests.rules.wonderful_kingdom.views import VIEWERS, told

DECK = deck_of("")
CARDS = {card.id: card for card in DECK.developments}
#: An opponent who is asked in every step, because a card under construction could be discarded.
BUSY: dict[str, Any] = {"duchy": "valados-a", "sites": ["citadel"]}


def random_game(seed: int, chooser: int, **options: object) -> Game:
    """A whole game with choices by lot."""
    game = regnum.new("wonderful_kingdom", 2, seed=seed, **options)
    lot = Random(chooser)
    while not game.over:
        decision = lot.choice(game.decisions)
        game.play(lot.choice(decision.moves), decision.seat)
    return game


@rule("IWK-RUL-10")
def test_with_two_players_the_deck_is_never_exhausted() -> None:
    game = random_game(3, 4, module="advisors")
    assert 80 - 68 <= len(field(game, "deck")) <= 80 - 64


@rule("IWK-RUL-10")
@pytest.mark.parametrize("deck", [[], ["cathedral"]])
def test_in_solo_an_empty_deck_is_made_anew_of_the_discards_when_a_card_is_needed(deck: list[str]) -> None:
    everything = [card.id for card in DECK.developments for _ in range(card.copies) if card.id != "cathedral"]
    everything += [card.id for card in DECK.treasures]
    discards = [id for id in everything if id not in ("hamlet", "rangers")] + ["calamity"]
    discards += [] if deck else ["cathedral"]
    unseen = [{**face_down("rangers", None), "slot": 15}, {**face_down("calamity", None), "slot": 16}]
    left, right = ["hamlet"] * 4, ["rangers"] * 2
    risk = ["calamity", "calamity"]
    more: dict[str, Any] = {"discards": discards, "unseen": unseen, "risk": risk, "deck": deck, "left": left}
    game = table({}, right=right, at="select", **more)
    game.listen()
    play(game, "select left", "take")
    amounts = [event.args["amount"] for event in game.events(None) if event.kind == "reshuffled"]
    assert amounts == [len(discards)]
    assert len(field(game, "left")) == 2
    assert deck == names(field(game, "left"))[: len(deck)]
    assert len(field(game, "deck")) == len(discards) - 2 + len(deck)
    assert field(game, "discards") == ["calamity", "calamity"]
    assert field(game, "unseen") == []


@rule("IWK-RUL-10")
def test_discarded_advisors_go_back_into_the_solo_deck() -> None:
    built = [card.id for card in DECK.developments for _ in range(card.copies)]
    advisors = ["mad-gambler", "mistress-of-cartography", "master-goldsmith"]
    more: dict[str, Any] = {"deck": [], "risk": ["calamity"] * 4, "discards": advisors}
    game = table({"built": built}, at="select", module="advisors", **more)
    play(game, "select left")
    assert sorted(names(field(game, "left")) + field(game, "deck")) == sorted(advisors)
    assert field(game, "discards") == []


@rule("IWK-RUL-10")
def test_without_any_card_left_the_instruction_is_carried_out_as_far_as_possible() -> None:
    every = [card.id for card in DECK.developments for _ in range(card.copies)] + [card.id for card in DECK.treasures]
    every.remove("cathedral")
    built = [id for id in every if id in CARDS]
    treasures = [id for id in every if id not in CARDS]
    blue = {"built": built, "selection": treasures}
    game = table(blue, at="select", turn=1, deck=["cathedral"], risk=["calamity"] * 3, discards=["calamity"])
    play(game, "select left")
    assert names(field(game, "left")) == ["cathedral"]
    assert names(field(game, "right")) == ["calamity"]
    assert field(game, "deck") == []


@rule("IWK-RUL-11")
def test_leftover_cards_are_discarded_as_they_lie() -> None:
    left = ["hamlet", "calamity", face_down("calamity", "red"), face_down("rangers", "blue")]
    game = table({"sites": ["cathedral"]}, BUSY, at="select", turn=15, first="blue", left=left)
    play(game, "select right")
    assert field(game, "discards") == ["hamlet", "calamity"]
    view: Any = game.view(0)
    assert names(view["table"]["unseen"]) == [None, None]
    assert [entry["card"] for entry in view["memory"]["face_down"]] == ["rangers"]
    assert game.scores.totals == [0, 0]
    assert [player(game, seat)["calamities"] for seat in (0, 1)] == [0, 0]


@rule("IWK-RUL-12")
def test_a_calamity_waits_in_the_selection_area_until_phase_b() -> None:
    game = table({"hand": ["rangers", "rangers"]}, {}, at="select", turn=13, first="red", left=["calamity"])
    play(game, "select left")
    assert names(player(game)["selection"]) == ["calamity"]
    assert player(game)["calamities"] == 0
    play(game, "offer rangers left", "offer rangers left", "select left")
    assert (player(game)["calamities"], player(game)["selection"]) == (1, [])


@rule("IWK-RUL-13")
def test_a_card_in_the_construction_area_cannot_be_recycled() -> None:
    game = table({"selection": ["hamlet", "rangers"]}, BUSY, at="planning")
    play(game, "construct hamlet", seat=0)
    assert refusal(game, "recycle hamlet", 0) == "IWK-PLAN-02"
    assert refusal(game, "construct hamlet", 0) == "IWK-PLAN-02"


@rule("IWK-RUL-13")
@pytest.mark.parametrize(
    ("moment", "number"), [("offer", "IWK-OFFER-06"), ("select", "IWK-OFFER-07"), ("gold", "IWK-BUILD-01")]
)
def test_cards_are_recycled_only_in_phase_b(moment: str, number: str) -> None:
    selection = [] if moment == "gold" else ["hamlet"]
    blue = {"selection": selection, "hand": ["hamlet", "rangers"], "sites": ["hamlet"]}
    game = table(blue, BUSY, at=moment)
    assert refusal(game, "recycle hamlet", 0) == number


@rule("IWK-RUL-14")
def test_what_was_done_before_the_own_commit_may_be_taken_back_exactly() -> None:
    """Move by move: the table, all views, the moves to choose from and the record are those from before."""
    blue = {"sites": ["cathedral", site("triumphal-arch", gold=1, soldier=1)], "krystallium": 2, "soldiers": 1}
    game = table(blue, BUSY, at="materials")
    before = []
    done = ("place materials cathedral", "krystallium triumphal-arch gold", "soldier triumphal-arch", "scrap cathedral")
    for move in done:
        before.append(whole(game))
        play(game, move, seat=0)
        assert whole(game) != before[-1]
    assert player(game)["built"] == ["triumphal-arch"]
    for earlier in reversed(before):
        game.undo()
        assert whole(game) == earlier


@rule("IWK-RUL-14")
def test_what_is_taken_back_was_never_seen_by_the_opponent() -> None:
    """So before the own commit nothing hidden is revealed, and a client may offer to take moves back."""
    game = table({"selection": ["hamlet", "rangers"]}, {"selection": ["barracks", "citadel"]}, at="planning")
    game.listen()
    before = told(game, 1)
    play(game, "construct hamlet", "recycle rangers", seat=0)
    assert told(game, 1) == before
    game.undo()
    game.undo()
    assert told(game, 1) == before


@rule("IWK-RUL-14", "IWK-RUL-01")
def test_a_commit_is_final_and_pieces_put_on_a_card_stay_there() -> None:
    """Whoever has committed has no move left in the step; and no move ever takes a piece off a card."""
    game = table({"sites": ["cathedral"]}, BUSY, at="materials")
    play(game, "place materials cathedral", "alchemy all", "commit", seat=0)
    assert moves(game, 0) == []
    for move in ("commit", "place materials cathedral", "scrap cathedral"):
        assert refusal(game, move, 0) == "not-your-decision"
    play(game, "alchemy all", "commit", seat=1)
    assert moves(game, 0) == ["commit", "scrap cathedral"]
    assert player(game)["sites"][0]["missing"] == {"materials": 2, "gold": 4}


def whole(game: Game) -> list[object]:
    """All that there is to know about a game."""
    choices = [(decision.seat, decision.kind, decision.notations) for decision in game.decisions]
    return [game.position(), [game.view(viewer) for viewer in VIEWERS], choices, str(game.record)]


@rule("IWK-RUL-15")
def test_soldiers_on_a_card_never_come_back() -> None:
    sites = [site("triumphal-arch", gold=1, soldier=1)]
    game = table({"sites": sites, "soldiers": 1, "krystallium": 1}, BUSY, at="planning")
    play(game, "soldier triumphal-arch", seat=0)
    discarded = play(game.copy(), "scrap triumphal-arch", seat=0)
    completed = play(game.copy(), "krystallium triumphal-arch gold", seat=0)
    for after in (discarded, completed):
        assert (player(after)["soldiers"], player(after)["camp"]) == (0, 0)
    assert player(completed)["built"] == ["triumphal-arch"]


@rule("IWK-RUL-16")
def test_every_cube_is_placed_before_anything_else_is_done() -> None:
    blue = {"selection": ["marble-and-gold", "rangers"], "sites": ["cathedral"]}
    game = table(blue, BUSY, at="planning")
    play(game, "recycle marble-and-gold", seat=0)
    before = game.digest()
    for move in ("commit", "construct rangers", "recycle rangers"):
        assert refusal(game, move, 0) == "IWK-RUL-16"
    play(game, "place gold cathedral", seat=0)
    assert refusal(game, "commit", 0) == "IWK-RUL-16"
    assert game.digest() != before
    play(game, "place materials cathedral", seat=0)
    assert refusal(game, "commit", 0) == "IWK-PLAN-13"
    assert refusal(game, "construct rangers", 0) == ""


@rule("IWK-RUL-17")
def test_in_phase_a_selected_cards_take_nothing_but_cards_under_construction_do() -> None:
    blue = {"selection": ["rangers", "triumphal-arch"], "krystallium": 2, "soldiers": 1}
    blue |= {"sites": [site("barracks", materials=1)], "hand": ["hamlet", "hamlet"]}
    game = table(blue, {}, at="offer")
    assert refusal(game, "krystallium rangers population") == "IWK-BUILD-02"
    assert refusal(game, "soldier triumphal-arch") == "IWK-BUILD-02"
    play(game, "krystallium barracks materials")
    assert (player(game)["built"], player(game)["soldiers"]) == (["barracks"], 2)


@rule("IWK-RUL-18")
def test_both_players_may_construct_copies_of_one_card() -> None:
    game = table({"selection": ["hamlet"], "built": ["hamlet"]}, {"selection": ["hamlet"]}, at="planning")
    play(game, "construct hamlet", seat=0)
    play(game, "construct hamlet", seat=1)
    for seat in (0, 1):
        assert names(player(game, seat)["sites"]) == ["hamlet"]


@rule("IWK-RUL-19")
def test_a_card_counts_itself_for_production_and_points() -> None:
    assert player(table({"built": ["expeditionary-force"]}, BUSY, at="exploration"))["alchemy"] == {"exploration": 1}
    game = table({"duchy": "valados-b", "built": ["royal-palace"]}, {}, at="end", round=4)
    assert game.scores.totals[0] == CARDS["royal-palace"].vp


@rule("IWK-RUL-20")
@pytest.mark.parametrize("module", ["quest", "menace", "advisors"])
def test_the_same_seed_and_the_same_actions_give_the_same_game(module: str) -> None:
    game, again = random_game(11, 5, module=module), random_game(11, 5, module=module)
    assert again.position() == game.position()
    assert regnum.load(str(game.record)).position() == game.position()
    assert random_game(12, 5, module=module).position() != game.position()


@rule("IWK-RUL-21")
def test_menaces_in_the_construction_area_are_no_cards_under_construction() -> None:
    blue = {"menaces": ["giant-rat", "plague"], "menace_deck": "giant-rats", "krystallium": 1, "soldiers": 9}
    game = table(blue, {**BUSY, "menace_deck": "shadows"}, at="materials", module="menace")
    assert player(game)["alchemy"] == {"materials": 3}
    assert moves(game, 0) == []
    assert player(game)["menaces"] == ["giant-rat", "plague"]


@rule("IWK-RUL-22", "IWK-RUL-16")
def test_cubes_and_commits_without_an_alternative_go_by_themselves() -> None:
    game = table({"built": ["hamlet"]}, BUSY, at="materials")
    assert player(game)["alchemy"] == {"materials": 3}
    assert [decision.seat for decision in game.decisions] == [1]
    asked = table({"sites": ["merchant-caravan"]}, BUSY, at="materials")
    assert player(asked)["alchemy"] == {"materials": 3}
    assert moves(asked, 0) == ["commit", "scrap merchant-caravan"]


@rule("IWK-RUL-22", "IWK-ADVISOR-ABIL-14")
def test_cubes_that_wait_for_the_craftsmans_last_card_go_to_the_alchemy_area() -> None:
    blue = {"advisors": ["master-craftsman"], "soldiers": 3, "sites": ["barracks"]}
    game = table(blue, BUSY, at="materials", module="advisors")
    assert player(game)["waiting"] == {"materials": 3}
    play(game, "activate master-craftsman", seat=0)
    assert player(game)["built"] == ["barracks"]
    assert (player(game)["waiting"], player(game)["alchemy"]) == ({}, {"materials": 3})
    other = table({**blue, "sites": ["barracks", "hamlet"]}, BUSY, at="materials", module="advisors")
    play(other, "activate master-craftsman", "complete barracks", seat=0)
    assert (player(other)["waiting"], player(other)["alchemy"]) == ({"materials": 3}, {}), "the hamlet has spaces"


@rule("IWK-RUL-23")
@pytest.mark.parametrize("ending", ["scrap hamlet", "krystallium hamlet materials"])
def test_copies_are_numbered_in_the_order_they_were_laid_and_move_up(ending: str) -> None:
    blue = {"sites": [site("hamlet", materials=1)], "selection": ["hamlet"], "krystallium": 2}
    game = table(blue, BUSY, at="planning")
    assert refusal(game, "scrap hamlet-2", 0) == "IWK-BUILD-02"
    play(game, "construct hamlet", seat=0)
    assert [entry["missing"] for entry in player(game)["sites"]] == [{"materials": 1}, {"materials": 2}]
    second = play(game.copy(), "krystallium hamlet-2 materials", seat=0)
    assert [entry["missing"] for entry in player(second)["sites"]] == [{"materials": 1}, {"materials": 1}]
    play(game, ending, seat=0)
    assert [entry["missing"] for entry in player(game)["sites"]] == [{"materials": 2}]
    assert refusal(game, "scrap hamlet-2", 0) == "IWK-BUILD-02"
    assert refusal(game, "scrap hamlet", 0) == ""


@rule("IWK-EX-33", "IWK-RUL-17")
def test_example_krystallium_in_phase_a() -> None:
    caravan = {"sites": [site("merchant-caravan", population=1)], "krystallium": 1}
    blue = {**caravan, "duchy": "valados-a", "hand": ["hamlet", "hamlet"]}
    red = {**caravan, "hand": ["barracks", "barracks"]}
    game = table(blue, red, at="offer", round=2, turn=12, first="red")
    assert [(decision.seat, decision.kind) for decision in game.decisions] == [(0, "offer")]
    with pytest.raises(IllegalMove, match="not-your-decision"):
        play(game, "krystallium merchant-caravan population", seat=1)
    game.listen()
    play(game, "krystallium merchant-caravan population")
    assert (player(game)["built"], player(game)["sites"]) == (["merchant-caravan"], [])
    play(game, "offer hamlet left", "offer hamlet left", "select right", "offer barracks left", "offer barracks left")
    play(game, "select right")
    commit(game, "planning")
    commit(game, "placing")
    gold = [event for event in game.events(None) if event.kind == "produced" and event.args["resource"] == "gold"]
    assert gold[0].seat == 0
    assert gold[0].args["amount"] == 1 + 1
