"""Phase A: the deal, offers and selections (section 4.1 of the rules)."""

from collections import Counter
from typing import Any

import pytest

import regnum
from regnum import Game, IllegalMove
from tests.rules.marks import rule
from tests.rules.wonderful_kingdom.setting import field, moves, names, play, player, refusal, table

HAND = ["hamlet", "hamlet", "barracks", "barracks", "rangers", "rangers", "woodcutters", "calamity"]
OTHER = ["hamlet", "hamlet", "guildhall", "guildhall", "tatis-tribe", "tatis-tribe", "woodcutters", "calamity"]
TOP = [
    *["stone-quarry"] * 3, *["guildhall"] * 3, *["merchant-caravan"] * 3, *["barracks"] * 3, *["hamlet"] * 4,
]  # fmt: skip


def full_hands(**more: Any) -> Game:
    """The first turn of a round: both hands, and a card in each area."""
    return table({"hand": HAND}, {"hand": OTHER}, **{"left": ["cathedral"], "right": ["citadel"], **more})


def areas(game: Game) -> tuple[list[str], list[str]]:
    return names(field(game, "left")), names(field(game, "right"))


def selected(game: Game, seat: int) -> list[str]:
    return names(player(game, seat)["selection"])


def offer_all(game: Game, area: str) -> None:
    """Offer the first two cards of the hand into an area."""
    for _ in range(2):
        play(game, f"offer {player(game, game.decision.seat)['hand'][0]} {area}")


@rule("IWK-OFFER-01", "IWK-OFFER-02")
@pytest.mark.parametrize(("first", "f", "n"), [("blue", 0, 1), ("red", 1, 0)])
def test_sixteen_turns_f_offers_n_selects_n_offers_f_selects_four_times(first: str, f: int, n: int) -> None:
    game = full_hands(first=first)
    turns = []
    while game.decision.kind in ("offer", "select"):
        turns.append((game.decision.seat, game.decision.kind))
        if game.decision.kind == "offer":
            offer_all(game, "left")
        else:
            play(game, "select right")
    assert turns == [(f, "offer"), (n, "select"), (n, "offer"), (f, "select")] * 4
    assert [kind for _, kind in turns] == ["offer", "select"] * 8


@rule("IWK-OFFER-03", "IWK-OFFER-05")
def test_seven_cards_of_the_deck_and_a_calamity_are_dealt_to_each_hand() -> None:
    game = table({}, {}, at="end", deck=TOP)
    hands = [player(game, seat)["hand"] for seat in range(2)]
    assert [len(hand) for hand in hands] == [8, 8]
    assert [hand.count("calamity") for hand in hands] == [1, 1]
    assert field(game, "calamities") == 6
    left, right = areas(game)
    assert (len(left), len(right)) == (1, 1)
    dealt = [card for card in hands[0] + hands[1] + left + right if card != "calamity"]
    assert Counter(dealt) == Counter(TOP)
    assert len(field(game, "deck")) == 80 - 16


@rule("IWK-OFFER-03")
def test_with_menaces_the_eighth_card_is_one_of_the_own_menace_deck() -> None:
    game = table({"menace_deck": "thieves"}, {"menace_deck": "giant-rats"}, at="end", module="menace")
    for seat, menace in enumerate(["thief", "giant-rat"]):
        hand = player(game, seat)["hand"]
        assert len(hand) == 8
        assert (hand.count(menace), hand.count("calamity")) == (1, 0)
        assert player(game, seat)["menaces_left"] == 3


@rule("IWK-OFFER-04")
def test_a_player_sees_the_own_hand_and_of_the_other_only_its_size() -> None:
    game = full_hands()
    for seat in range(2):
        seen: Any = game.view(seat)["table"]
        assert sorted(seen["players"][seat]["hand"]) == sorted(player(game, seat)["hand"])
        assert seen["players"][1 - seat]["hand"] == 8
    spectator: Any = game.view(None)["table"]
    assert [own["hand"] for own in spectator["players"]] == [8, 8]


@rule("IWK-OFFER-04", "IWK-INFO-03")
def test_nothing_tells_which_card_of_a_hand_is_the_calamity() -> None:
    """A hand looks the same in whatever order it was dealt, and the calamity like any other card of it."""
    game = full_hands()
    reversed_hand = table({"hand": HAND[::-1]}, {"hand": OTHER}, left=["cathedral"], right=["citadel"])
    assert reversed_hand.position() == game.position()
    another = table(
        {"hand": ["calamity", "world-tree", *HAND[:6]]}, {"hand": OTHER}, left=["cathedral"], right=["citadel"]
    )
    for viewer in (1, None):
        assert another.view(viewer) == game.view(viewer)
    play(game, "offer calamity left face-down", "offer rangers right")
    play(another, "offer hamlet left face-down", "offer rangers right")
    for viewer in (1, None):
        assert another.view(viewer) == game.view(viewer)


@rule("IWK-OFFER-04")
def test_a_dealt_hand_tells_nothing_of_the_order_in_which_it_was_dealt() -> None:
    """It is the same hand as one set up in any order, and copies of a card are offered once."""
    for seed in range(10):
        game = regnum.new("wonderful_kingdom", 2, seed=seed, module="none", first="blue")
        hand = player(game)["hand"]
        assert player(table({"hand": hand[::-1]}, {}))["hand"] == hand
        assert len(set(moves(game))) == len(moves(game)) == 4 * len(set(hand))


@rule("IWK-OFFER-05", "IWK-TRAP-07")
@pytest.mark.parametrize("round", [1, 2, 3])
def test_every_round_begins_with_one_card_face_up_in_each_area(round: int) -> None:
    game = table({}, {}, at="end", round=round)
    for area in ("left", "right"):
        (laid,) = field(game, area)
        assert (laid["face_down"], laid["placer"]) == (False, None)
        seen: Any = game.view(1)["table"]
        assert seen[area][0]["card"] == laid["card"]


@rule("IWK-OFFER-06")
@pytest.mark.parametrize(
    ("first", "second", "left", "right"),
    [
        ("left", "left", ["cathedral", "hamlet", "rangers"], ["citadel"]),
        ("right", "right", ["cathedral"], ["citadel", "hamlet", "rangers"]),
        ("left", "right", ["cathedral", "hamlet"], ["citadel", "rangers"]),
        ("right", "left", ["cathedral", "rangers"], ["citadel", "hamlet"]),
    ],
)
def test_an_offer_is_two_cards_of_the_hand_into_one_area_or_one_into_each(
    first: str, second: str, left: list[str], right: list[str]
) -> None:
    game = full_hands()
    play(game, f"offer hamlet {first}", f"offer rangers {second}")
    assert areas(game) == (left, right)
    laid = field(game, "left") + field(game, "right")
    assert not any(card["face_down"] for card in laid)
    assert Counter(player(game)["hand"]) == Counter(HAND) - Counter(["hamlet", "rangers"])
    assert (game.decision.seat, game.decision.kind) == (1, "select")


@rule("IWK-OFFER-06")
def test_one_card_is_not_enough_and_three_are_too_many() -> None:
    game = full_hands()
    play(game, "offer hamlet left")
    assert (game.decision.seat, game.decision.kind) == (0, "offer-second")
    assert refusal(game, "select left", 0) == refusal(game, "commit", 0) == "IWK-OFFER-06"
    with pytest.raises(IllegalMove):
        game.play("select left", 1)
    play(game, "offer hamlet left")
    before = game.position()
    with pytest.raises(IllegalMove):
        game.play("offer barracks left", 0)
    assert game.position() == before


@rule("IWK-OFFER-06")
def test_only_cards_of_the_own_hand_can_be_offered() -> None:
    game = full_hands()
    before = game.position()
    assert refusal(game, "offer guildhall left") == "IWK-OFFER-06"
    assert refusal(game, "offer cathedral right") == "IWK-OFFER-06"
    with pytest.raises(IllegalMove):
        game.play("offer guildhall left")
    assert game.position() == before
    play(game, "offer calamity left")
    assert refusal(game, "offer calamity left") == "IWK-OFFER-06"


@rule("IWK-OFFER-07", "IWK-OFFER-08")
@pytest.mark.parametrize(("chosen", "other"), [("left", "right"), ("right", "left")])
def test_a_selection_takes_all_cards_of_one_area_and_leaves_the_other_alone(chosen: str, other: str) -> None:
    cards = {"left": ["cathedral", "stone-quarry", "rangers"], "right": ["citadel", "barracks"]}
    game = table(
        {"selection": ["world-tree"], "hand": OTHER}, {}, at="select", left=cards["left"], right=cards["right"]
    )
    kept = field(game, other)
    play(game, f"select {chosen}")
    assert selected(game, 0) == ["world-tree", *cards[chosen]]
    assert field(game, chosen) == []
    assert field(game, other) == kept


@rule("IWK-OFFER-08")
def test_cards_that_were_not_chosen_can_be_taken_later() -> None:
    game = full_hands()
    play(game, "offer hamlet left", "offer rangers right", "select right")
    assert (game.decision.seat, game.decision.kind) == (1, "offer")
    play(game, "offer guildhall left", "offer calamity right", "select left")
    assert selected(game, 0) == ["cathedral", "hamlet", "guildhall"]
    assert selected(game, 1) == ["citadel", "rangers"]
    assert areas(game) == ([], ["calamity"])


@rule("IWK-OFFER-09")
def test_both_cards_may_join_others_and_the_other_area_may_stay_empty() -> None:
    game = full_hands(right=[])
    play(game, "offer hamlet left", "offer rangers left")
    assert areas(game) == (["cathedral", "hamlet", "rangers"], [])


@rule("IWK-OFFER-10")
def test_an_empty_area_may_be_selected_and_gives_nothing() -> None:
    game = table({"hand": OTHER}, {}, at="select", left=["cathedral"], right=[])
    assert "select right" in moves(game)
    play(game, "select right")
    assert selected(game, 0) == []
    assert areas(game) == (["cathedral"], [])


@rule("IWK-EX-08")
def test_offer_into_one_area_of_one_and_none() -> None:
    game = full_hands(right=[])
    play(game, "offer hamlet left", "offer barracks left")
    assert [len(area) for area in areas(game)] == [3, 0]
    play(game, "select right")
    assert selected(game, 1) == []
    assert [len(area) for area in areas(game)] == [3, 0]


@rule("IWK-OFFER-11", "IWK-OFFER-12", "IWK-OFFER-13")
def test_an_area_holds_any_number_of_cards_and_what_is_left_is_discarded_at_the_very_end() -> None:
    """Everything goes to the left, everybody selects the right."""
    game = full_hands(right=["citadel"])
    for turn in range(8):
        offer_all(game, "left")
        assert len(field(game, "left")) == 1 + 2 * (turn + 1)
        assert field(game, "discards") == []
        if turn == 7:
            break
        play(game, "select right")
    assert [player(game, seat)["hand"] for seat in range(2)] == [[], []]
    assert (game.decision.seat, game.decision.kind) == (0, "select")
    left = areas(game)[0]
    assert len(left) == 17
    assert selected(game, 1) == ["citadel"]
    play(game, "select right")
    assert areas(game) == ([], [])
    assert Counter(field(game, "discards")) == Counter(left)
    assert (game.decision.seat, game.decision.kind) == (1, "planning")


@rule("IWK-OFFER-12")
def test_the_last_selection_takes_its_cards_and_only_the_remaining_area_is_discarded() -> None:
    """Turn 15 of 16 is over: the last offer was made and F has one selection left."""
    game = table({}, {}, first="blue", turn=15, left=["hamlet", "rangers"], right=["cathedral", "citadel"])
    assert (game.decision.seat, game.decision.kind, field(game, "discards")) == (0, "select", [])
    play(game, "select left")
    assert game.decision.kind == "planning"
    assert selected(game, 0) == ["hamlet", "rangers"]
    assert field(game, "discards") == ["cathedral", "citadel"]


@rule("IWK-OFFER-13")
def test_one_player_may_select_many_cards_and_the_other_none() -> None:
    left = ["hamlet", "rangers", "cathedral", "barracks"]
    game = table({}, {}, first="blue", turn=15, left=left, right=[])
    play(game, "select left")
    assert (selected(game, 0), selected(game, 1)) == (left, [])


@rule("IWK-OFFER-14")
@pytest.mark.parametrize("word", ["commit", "decline"])
def test_there_is_no_pass(word: str) -> None:
    game = full_hands(module="advisors")
    assert all(move.startswith("offer ") for move in moves(game))
    assert refusal(game, word) == "IWK-OFFER-06"
    play(game, "offer hamlet left")
    assert all(move.startswith("offer ") for move in moves(game))
    assert refusal(game, word) == "IWK-OFFER-06"
    play(game, "offer hamlet left")
    assert moves(game) == ["select left", "select right"]
    assert refusal(game, word) == "IWK-OFFER-07"
    with pytest.raises(IllegalMove):
        game.play(word)


@rule("IWK-OFFER-14")
def test_a_card_once_placed_cannot_be_moved_or_taken_back() -> None:
    game = full_hands(module="advisors")
    play(game, "offer rangers left", "offer rangers right", "select right")
    laid = field(game, "left")
    play(game, "offer guildhall left", "offer guildhall right")
    assert field(game, "left")[:2] == laid
    for move in ("shift #3", "remove #3", "offer rangers right"):
        assert refusal(game, move) == "IWK-OFFER-07"


@rule("IWK-OFFER-15")
@pytest.mark.parametrize(
    ("module", "cards", "decks"),
    [
        ("none", ["hamlet", "chest-of-coins", "calamity"], {}),
        ("menace", ["hamlet", "chest-of-coins", "thief"], {"menace_deck": "thieves"}),
        ("menace", ["hamlet", "chest-of-coins", "giant-rat"], {"menace_deck": "giant-rats"}),
        ("advisors", ["hamlet", "grey-eminence", "calamity"], {}),
    ],
)
def test_any_card_in_hand_may_be_offered(module: str, cards: list[str], decks: dict[str, str]) -> None:
    game = table({"hand": cards, **decks}, {}, module=module)
    assert set(moves(game)) == {
        f"offer {card} {area}{facing}" for card in cards for area in ("left", "right") for facing in ("", " face-down")
    }
    play(game, f"offer {cards[1]} left", f"offer {cards[2]} right")
    assert areas(game) == ([cards[1]], [cards[2]])
