"""The house rulings on windows, counts and completions (IWK-RUL-01 to IWK-RUL-09)."""

from typing import Any

import pytest

import regnum
from regnum import Game
from regnum.engine.errors import IllegalMove
from regnum.games.wonderful_kingdom.cardfiles import deck_of
from regnum.games.wonderful_kingdom.multiset import count
from regnum.games.wonderful_kingdom.words import RESOURCES, TYPES
from tests.rules.marks import rule
from tests.rules.wonderful_kingdom.setting import (
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
BUSY: dict[str, Any] = {"duchy": "valados-a", "sites": ["citadel"]}


def reason(game: Game, move: str, seat: int) -> str:
    """Why a move is refused, in a word; empty for a legal one."""
    found = game.why_not(move, seat)
    return found.reason if found else ""


@rule("IWK-RUL-01")
def test_the_order_of_answers_in_a_simultaneous_step_does_not_matter() -> None:
    blue = {"selection": ["barracks", "masons-wagons"], "sites": ["hamlet"]}
    red = {"selection": ["rangers", "chest-of-coins"], "sites": ["cathedral"]}
    blues = ["recycle masons-wagons", "place materials hamlet", "place materials hamlet", "construct barracks"]
    reds = ["recycle chest-of-coins", "place gold cathedral", "alchemy gold", "recycle rangers"]
    first = table(blue, red, at="planning")
    play(first, *blues, "commit", seat=0)
    play(first, *reds, "commit", seat=1)
    mixed = table(blue, red, at="planning")
    for mine, theirs in zip(reds, blues, strict=True):
        play(mixed, mine, seat=1)
        play(mixed, theirs, seat=0)
    play(mixed, "commit", seat=1)
    play(mixed, "commit", seat=0)
    assert field(first, "step") == "materials"
    assert mixed.position() == first.position()


@rule("IWK-RUL-01")
@pytest.mark.parametrize("moment", ["planning", "materials", "fight"])
def test_a_commit_is_final_and_ends_nothing_for_the_other(moment: str) -> None:
    blue = {"sites": ["merchant-caravan"], "menace_deck": "shadows"}
    game = table(blue, {**BUSY, "menace_deck": "thieves"}, at=moment, module="menace")
    kind = game.decision.kind
    play(game, "commit", seat=0)
    before = game.digest()
    assert reason(game, "scrap merchant-caravan", 0) == "not-your-decision"
    with pytest.raises(IllegalMove):
        play(game, "scrap merchant-caravan", seat=0)
    assert game.digest() == before
    assert [(decision.seat, decision.kind) for decision in game.decisions] == [(1, kind)]


@rule("IWK-RUL-01")
def test_no_action_of_one_player_changes_what_the_other_may_do() -> None:
    game = table({"sites": ["hamlet"], "krystallium": 2}, {**BUSY, "krystallium": 1}, at="planning")
    before = (moves(game, 1), player(game, 1))
    play(game, "krystallium hamlet materials", "scrap hamlet", seat=0)
    assert (moves(game, 1), player(game, 1)) == before


@rule("IWK-RUL-02")
def test_both_counts_are_fixed_before_anything_is_placed() -> None:
    blue = {"duchy": "valados-a", "sites": [site("stone-quarry", materials=1)], "krystallium": 1}
    red = {"duchy": "valados-a", "sites": [site("stone-quarry", materials=1), "cathedral"]}
    game = table(blue, red, at="materials")
    play(game, "krystallium stone-quarry materials", seat=0)
    assert player(game)["built"] == ["stone-quarry"]
    assert player(game)["alchemy"] == {"materials": 3}
    assert player(game, 1)["waiting"] == {"materials": 3}
    assert [player(game, seat)["camp"] for seat in (0, 1)] == [0, 0]


@rule("IWK-RUL-02")
def test_nothing_can_be_done_between_count_and_supremacy() -> None:
    game = table({"duchy": "valados-a", "sites": ["cathedral"], "built": ["stone-quarry"]}, BUSY, at="planning")
    commit(game, "planning")
    assert [decision.kind for decision in game.decisions] == ["placing", "placing"]
    assert player(game)["camp"] == 1


@rule("IWK-RUL-03")
def test_the_window_is_closed_in_the_opponents_turn() -> None:
    blue = {"sites": ["hamlet"], "krystallium": 1, "hand": ["rangers", "rangers"]}
    for moment in ("offer", "select"):
        game = table(blue, blue | {"sites": ["barracks"]} | {"hand": []}, at=moment)
        assert reason(game, "krystallium hamlet materials", 0) == ""
        for move in ("krystallium barracks materials", "scrap barracks"):
            assert reason(game, move, 1) == "not-your-decision"


@rule("IWK-RUL-03")
def test_the_window_is_open_only_before_the_main_action_of_a_turn() -> None:
    game = table({"sites": ["hamlet"], "krystallium": 1, "hand": ["rangers", "barracks"]}, {}, at="offer")
    play(game, "offer rangers left")
    assert refusal(game, "krystallium hamlet materials") == "IWK-OFFER-06"
    assert refusal(game, "scrap hamlet") == "IWK-OFFER-06"


@rule("IWK-RUL-03")
def test_in_the_window_any_number_of_actions_may_be_mixed() -> None:
    blue = {"sites": ["triumphal-arch", "hamlet", "rangers"], "krystallium": 2, "soldiers": 1}
    game = table({**blue, "hand": ["barracks", "barracks"]}, {}, at="offer")
    play(game, "krystallium hamlet materials", "scrap rangers", "soldier triumphal-arch")
    play(game, "krystallium hamlet materials", "scrap triumphal-arch", "offer barracks left")
    assert player(game)["built"] == ["hamlet"]
    assert player(game)["sites"] == []


@rule("IWK-RUL-03")
def test_the_list_of_window_actions_is_complete() -> None:
    blue = {"sites": ["hamlet", "triumphal-arch"], "krystallium": 1, "soldiers": 1, "alchemy": {"gold": 4}}
    game = table(blue, BUSY, at="population")
    verbs = [move.split()[0] for move in moves(game, 0) if move != "commit"]
    assert sorted(set(verbs)) == ["krystallium", "scrap", "soldier"]
    for move in ("transmute", "stage 1", "activate master-goldsmith"):
        with pytest.raises(regnum.MalformedMove):
            game.why_not(move, 0)


@rule("IWK-RUL-03")
def test_modules_add_their_own_actions_to_the_window() -> None:
    blue: dict[str, Any] = {"sites": ["hamlet"], "soldiers": 9, "advisors": ["master-goldsmith", "master-craftsman"]}
    advised = table(blue, BUSY, at="population", module="advisors")
    assert {"activate master-goldsmith", "activate master-craftsman"} <= set(moves(advised, 0))
    questing = {"sites": ["hamlet"], "alchemy": dict.fromkeys(RESOURCES, 5), "soldiers": 9}
    quest = table(questing, BUSY, at="population", module="quest")
    assert {"transmute", "stage 1", "stage 4"} <= set(moves(quest, 0))


@rule("IWK-RUL-03")
def test_after_the_last_phase_of_round_4_no_window_is_open() -> None:
    game = table({"sites": ["hamlet"], "krystallium": 2}, {}, at="exploration", round=4)
    play(game, "commit")
    assert game.over
    assert reason(game, "krystallium hamlet materials", 0) == "game-over"


@rule("IWK-RUL-04")
def test_krystallium_in_one_step_may_finish_a_producer_for_the_next() -> None:
    game = table({"sites": [site("hamlet", materials=1)], "krystallium": 1}, BUSY, at="materials")
    play(game, "krystallium hamlet materials", seat=0)
    play(game, "alchemy all", "commit", seat=1)
    assert field(game, "step") == "population"
    assert (player(game)["krystallium"], player(game)["alchemy"]) == (1, {})
    assert player(game)["camp"] == 1


@rule("IWK-RUL-04")
def test_a_card_completed_too_late_in_a_step_counts_only_in_the_next_round() -> None:
    blue = {"duchy": "valados-a", "sites": [site("hamlet", materials=1), "cathedral"], "krystallium": 1}
    game = table(blue, BUSY, at="population")
    play(game, "krystallium hamlet materials", seat=0)
    assert (player(game)["alchemy"], player(game)["camp"]) == ({"population": 1}, 0)


@rule("IWK-RUL-05")
def test_a_tied_supremacy_changes_no_camp() -> None:
    game = table({"duchy": "valados-a", "camp": 1}, BUSY, at="population")
    assert [player(game, seat)["camp"] for seat in (0, 1)] == [1, 0]


@rule("IWK-RUL-06")
def test_the_bonus_of_one_completion_may_cause_another_in_the_order_the_player_chooses() -> None:
    giver = next(card for card in DECK.developments if card.krystallium)
    space = next(word for number, word in enumerate(RESOURCES) if count(giver.cost, number))
    sites = [site(giver.id, **{space: 1}), site("hamlet", materials=1), site("barracks", materials=1)]
    game = table({"sites": sites, "krystallium": 1}, BUSY, at="planning")
    play(game, f"krystallium {giver.id} {space}", seat=0)
    assert player(game)["krystallium"] == giver.krystallium
    assert {"krystallium hamlet materials", "krystallium barracks materials"} <= set(moves(game, 0))
    play(game, "krystallium barracks materials", seat=0)
    assert player(game)["built"] == [giver.id, "barracks"]


@rule("IWK-RUL-07")
def test_type_icons_count_the_cards_in_the_duchy_when_the_count_is_fixed() -> None:
    blue = {"built": ["expeditionary-force"], "sites": [site("merchant-caravan", population=1)], "krystallium": 1}
    late = play(table(blue, BUSY, at="exploration"), "krystallium merchant-caravan population", seat=0)
    assert player(late)["alchemy"] == {"exploration": 1}
    early = play(table(blue, BUSY, at="gold"), "krystallium merchant-caravan population", seat=0)
    early.listen()
    commit(early, "placing")
    assert next(event.args["amount"] for event in early.events(None) if event.kind == "produced") == 2


@rule("IWK-RUL-07")
@pytest.mark.parametrize("type", range(4))
def test_the_duchy_card_itself_has_no_type(type: int) -> None:
    bearers = [card for card in DECK.developments if card.scaled_type == type and card.type != type]
    for card in bearers:
        busy = table({"built": [card.id]}, BUSY, at=RESOURCES[card.scaled_resource])
        plain = table({}, BUSY, at=RESOURCES[card.scaled_resource])
        assert player(busy)["alchemy"] == player(plain)["alchemy"]
    for duchy in DECK.duchies:
        if duchy.vp_type == type:
            assert table({"duchy": duchy.id}, {}, at="end", round=4).scores.totals[0] == 0
    assert bearers or type in [duchy.vp_type for duchy in DECK.duchies], TYPES[type]


@rule("IWK-RUL-08")
def test_krystallium_and_soldiers_are_unlimited() -> None:
    blue = {"sites": [site("barracks", materials=1)], "soldiers": 200, "krystallium": 200, "alchemy": {"gold": 4}}
    game = table({**blue, "selection": ["chest-of-coins"]}, {**BUSY, "selection": ["hamlet"]}, at="planning")
    play(game, "recycle chest-of-coins", "krystallium barracks materials", seat=0)
    assert (player(game)["soldiers"], player(game)["krystallium"]) == (201, 200)


@rule("IWK-RUL-08")
def test_the_plague_cards_always_suffice() -> None:
    blue = {"selection": ["giant-rat"] * 4, "menace_deck": "giant-rats"}
    game = table({**blue, "sites": ["hamlet"]}, {"menace_deck": "shadows"}, at="reveal", module="menace")
    assert player(game)["menaces"].count("plague") == 10
    assert field(game, "plague") == 0


@rule("IWK-RUL-09")
def test_transmutation_happens_in_the_middle_of_placing_several_cubes() -> None:
    game = table({"sites": ["cathedral"], "alchemy": {"gold": 4}}, BUSY, at="materials")
    all_at_once = play(game.copy(), "alchemy all", seat=0)
    assert (player(all_at_once)["krystallium"], player(all_at_once)["alchemy"]) == (1, {"materials": 2})
    play(game, "alchemy materials", seat=0)
    assert (player(game)["krystallium"], player(game)["alchemy"]) == (1, {})
    play(game, "alchemy materials", "alchemy materials", seat=0)
    assert (player(game)["krystallium"], player(game)["alchemy"]) == (1, {"materials": 2})
