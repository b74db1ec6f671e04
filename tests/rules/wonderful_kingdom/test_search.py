"""Solo: Search (section 10 of the rules)."""

from typing import Any

import pytest

from regnum import Game
from regnum.games.wonderful_kingdom.cardfiles import deck_of
from tests.rules.marks import rule
from tests.rules.wonderful_kingdom.setting import face_down, field, laid, moves, names, play, player, refusal, table

SEEN = ["rangers", "cathedral", "royal-mint"]


def searching(left: list[Any], turn: int = 0, **more: Any) -> Game:
    """A selection of the left area, with known cards on top of the deck."""
    more.setdefault("module", "none")
    game = table({}, at="select", turn=turn, left=left, right=laid(["guildhall"], 1, 8), deck=SEEN, **more)
    return play(game, "select left")


def hidden(card: str) -> dict[str, Any]:
    """A card of the risk deck."""
    return face_down(card, None)


@rule("IWK-EX-31", "IWK-SOLO-11")
def test_search_costs_two_open_cards_and_brings_one_of_three() -> None:
    game = searching(["hamlet", "barracks", hidden("calamity")])
    deck = len(field(game, "deck"))
    play(game, "search", "remove #1")
    assert len(field(game, "deck")) == deck - 3
    assert sorted(player(game)["looking"]) == sorted(SEEN)
    assert sorted(moves(game)) == sorted(f"pick {card}" for card in SEEN)
    play(game, "pick cathedral")
    assert sorted(field(game, "discards")) == sorted(["hamlet", "barracks", "rangers", "royal-mint"])
    taken = {card["card"]: card["face_down"] for card in player(game)["selection"]}
    assert taken == {"calamity": True, "cathedral": False}
    assert refusal(game, "search") == "IWK-SOLO-07"


@rule("IWK-SOLO-11", "IWK-SOLO-12")
def test_an_area_is_searched_once_even_with_cards_left_to_discard() -> None:
    game = searching(["hamlet", "barracks", "stone-quarry", "hamlet"])
    play(game, "search", "remove #2")
    assert refusal(game, "remove #2") == "IWK-SOLO-13"
    assert refusal(game, "search") == "IWK-SOLO-11"
    play(game, "remove #4")
    assert game.decision.kind == "search-pick"
    play(game, "pick rangers")
    assert sorted(names(player(game)["selection"])) == ["hamlet", "rangers", "stone-quarry"]
    assert game.decision.kind == "solo-select"


@rule("IWK-SOLO-12")
def test_search_may_be_used_at_every_selection_of_a_round() -> None:
    game = searching(["hamlet", "barracks"])
    play(game, "search", "remove #1", "pick rangers")
    for _ in range(3):
        play(game, "select left", "search")
        play(game, moves(game)[0])
        play(game, moves(game)[0])
    assert game.decision.kind == "planning"


@rule("IWK-SOLO-11")
def test_search_needs_two_cards() -> None:
    game = searching(["hamlet", hidden("barracks"), hidden("calamity")])
    assert refusal(game, "search") == "IWK-SOLO-11"
    assert "search" not in moves(game)


@rule("IWK-SOLO-12")
def test_a_card_turned_up_with_the_token_counts_as_open() -> None:
    game = searching(["hamlet", hidden("barracks")])
    assert refusal(game, "search") == "IWK-SOLO-11"
    play(game, "reveal #2", "search", "remove #2", "pick rangers")
    assert names(player(game)["selection"]) == ["rangers"]


@rule("IWK-SOLO-11", "IWK-SOLO-13")
@pytest.mark.parametrize(
    ("card", "module"),
    [("calamity", "none"), ("shadow", "menace"), ("mad-gambler", "advisors")],
)
def test_special_cards_cannot_be_discarded_for_search(card: str, module: str) -> None:
    alone: dict[str, Any] = {"menace_deck": "shadows"} if module == "menace" else {}
    fields: dict[str, Any] = {"module": module, "right": laid(["guildhall"], 1, 8), "turn": 3}
    game = play(table(alone, at="select", left=["hamlet", card, "rangers"], **fields), "select left", "search")
    assert refusal(game, "remove #2") == "IWK-SOLO-13"
    assert moves(game) == ["remove #1", "remove #3"]
    without = table(alone, at="select", left=["hamlet", card], **fields)
    assert play(without, "select left").decision.kind != "solo-take", "too few cards for Search: taken at once"


@rule("IWK-SOLO-13")
def test_treasures_may_be_discarded_for_search() -> None:
    game = play(searching(["chest-of-coins", "ancient-maps"]), "search", "remove #1", "pick rangers")
    assert field(game, "discards")[:2] == ["chest-of-coins", "ancient-maps"]


@rule("IWK-SOLO-13")
def test_with_fewer_cards_the_player_looks_at_what_there_is() -> None:
    built = [card.id for card in deck_of("").developments for _ in range(card.copies)]
    built.remove("hamlet")
    built.remove("barracks")
    fields: dict[str, Any] = {"left": ["hamlet", "barracks"], "deck": [], "turn": 3, "module": "advisors"}
    game = play(table({"built": built}, at="select", **fields), "select left", "search", "remove #1")
    assert moves(game) == ["pick hamlet", "pick barracks"], "the cards just discarded are the whole new deck"
    play(game, "pick barracks")
    assert names(player(game)["selection"]) == ["barracks"]
    assert field(game, "discards") == ["hamlet"]


@rule("IWK-SOLO-18")
def test_the_pick_is_compulsory_once_search_was_started() -> None:
    game = play(searching(["hamlet", "barracks", hidden("calamity")]), "search")
    assert refusal(game, "take") == "IWK-SOLO-11"
    assert refusal(game, "reveal #3") == "IWK-SOLO-11", "the token comes before Search"
    play(game, "remove #1")
    assert refusal(game, "take") == "IWK-SOLO-11"
    assert refusal(game, "pick hamlet") == "IWK-SOLO-11"
    assert refusal(game, "reveal #3") == "IWK-SOLO-11"


@rule("IWK-SOLO-18", "IWK-ADVISOR-09")
def test_an_open_advisor_goes_at_once_to_the_advisor_area() -> None:
    right = laid(["guildhall"], 1, 8)
    game = table({}, at="select", module="advisors", left=["hamlet", "barracks"], right=right, deck=["mad-gambler"])
    play(game, "select left", "search", "remove #1", "pick mad-gambler")
    assert player(game)["advisors"] == ["mad-gambler"]
    assert (player(game)["selection"], player(game)["soldiers"]) == ([], 1)


@rule("IWK-RUL-10", "IWK-SOLO-13")
def test_the_new_deck_is_made_of_the_whole_discard_pile_without_calamities() -> None:
    built = [card.id for card in deck_of("").developments for _ in range(card.copies)]
    for card in ("hamlet", "barracks", "rangers", "cathedral"):
        built.remove(card)
    unseen = [hidden("cathedral"), hidden("calamity")]
    fields: dict[str, Any] = {"discards": ["rangers"], "unseen": unseen, "deck": [], "module": "advisors"}
    game = table({"built": built}, at="select", left=["hamlet", "barracks"], turn=3, **fields)
    play(game, "select left", "search", "remove #1")
    seen = player(game)["looking"]
    assert sorted([*seen, *field(game, "deck")]) == ["barracks", "cathedral", "hamlet", "rangers"]
    assert (len(seen), field(game, "unseen"), field(game, "discards")) == (3, [], ["calamity"])


@rule("IWK-SOLO-07")
def test_without_risk_cards_the_refill_goes_on() -> None:
    mine: dict[str, Any] = {"menace_deck": "shadows"}
    game = table(mine, at="select", module="menace", left=["hamlet"], right=laid(["rangers"], 1, 8), risk=[])
    play(game, "select left")
    assert (names(field(game, "right")), len(field(game, "left"))) == (["rangers"], 2)
