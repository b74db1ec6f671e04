"""Dealing anew what a seat cannot know (IWK-INFO-02 c, IWK-INFO-03)."""

from collections import Counter
from typing import Any

import pytest

import regnum
from regnum import Game
from regnum.games.wonderful_kingdom.cardfiles import deck_of
from tests.rules.marks import rule
from tests.rules.wonderful_kingdom.setting import face_down, field, moves, names, play, player, table
from tests.rules.wonderful_kingdom.views import HAND, OTHER, full_hands

SPECIAL = {"calamity", "shadow", "thief", "giant-rat", "frost-giant"}
MANY = 1600


def deals(game: Game, seat: int, number: int = 60) -> list[Game]:
    """The table as it may be for all that a seat knows, again and again; no card is lost or doubled."""
    dealt = [game.determinize(seat, chance) for chance in range(number)]
    for each in dealt[:60]:
        each.type.audit(each.state)
    return dealt


def hidden_by(game: Game, seat: str, round: int = 1) -> list[str]:
    """The cards that a seat laid face down in a round, wherever they lie, and those in its hand."""
    data: Any = game.position()["table"]
    laid = data["left"] + data["right"] + data["unseen"]
    laid += [card for own in data["players"] for card in own["selection"]]
    found = [card["card"] for card in laid if card["face_down"] and (card["placer"], card["round"]) == (seat, round)]
    held = [own["hand"] for own in data["players"] if own["seat"] == seat] if data["round"] == round else []
    return found + [card for hand in held for card in hand]


def specials(cards: list[str]) -> int:
    return len([card for card in cards if card in SPECIAL])


def about(number: int, share: float) -> bool:
    """Whether a count out of MANY deals is what a share of it should be, within five deviations."""
    return bool(abs(number - MANY * share) <= 5 * (MANY * share * (1 - share)) ** 0.5)


@rule("IWK-INFO-02")
def test_the_own_hand_and_the_own_face_down_cards_are_kept() -> None:
    game = full_hands()
    play(game, "offer rangers left face-down", "offer calamity left face-down", "select left")
    for dealt in deals(game, 0):
        assert player(dealt)["hand"] == player(game)["hand"]
        assert player(dealt, 1)["selection"] == player(game, 1)["selection"]
        assert dealt.view(0)["memory"] == game.view(0)["memory"]


@rule("IWK-INFO-02")
def test_the_own_cards_that_were_discarded_face_down_are_kept() -> None:
    unseen = [face_down("citadel", "blue"), {**face_down("hamlet", "red"), "slot": 2}]
    game = table({"hand": HAND}, {"hand": OTHER}, unseen=unseen)
    assert {names(field(dealt, "unseen"))[0] for dealt in deals(game, 0)} == {"citadel"}
    assert len({names(field(dealt, "unseen"))[1] for dealt in deals(game, 0)}) > 15


@rule("IWK-INFO-02")
def test_the_others_hand_and_face_down_cards_and_the_deck_are_dealt_anew() -> None:
    game = full_hands()
    play(game, "offer calamity left face-down", "offer hamlet right")
    dealt = deals(game, 1)
    assert len({tuple(player(each)["hand"]) for each in dealt}) > 50
    assert len({names(field(each, "left"))[1] for each in dealt}) > 15
    assert len({tuple(field(each, "deck")) for each in dealt}) == 60
    for each in dealt:
        assert player(each, 1)["hand"] == player(game, 1)["hand"]
        assert names(field(each, "left"))[0] == "cathedral"
        assert field(each, "right") == field(game, "right")
        assert len(player(each)["hand"]) == 6


@rule("IWK-INFO-02", "IWK-INFO-03")
@pytest.mark.parametrize("laid", ["calamity", "woodcutters"])
def test_a_face_down_card_of_the_other_is_any_possible_card_each_as_often_as_it_may_be(laid: str) -> None:
    """One of eight cards that the other had is the calamity; the others are cards that nobody has seen."""
    game = full_hands()
    play(game, f"offer {laid} left face-down", "offer rangers right face-down")
    unseen = Counter([*field(game, "deck"), *player(game)["hand"], laid, "rangers"])
    del unseen["calamity"]
    places = [Counter[str](), Counter[str]()]
    for dealt in deals(game, 1, MANY):
        places[0][names(field(dealt, "left"))[1]] += 1
        places[1][names(field(dealt, "right"))[1]] += 1
    total = unseen.total()
    assert total == 64 + 7
    for found in places:
        assert about(found["calamity"], 1 / 8)
        assert set(found) == {*unseen, "calamity"}
        for card, copies in unseen.items():
            assert about(found[card], 7 / 8 * copies / total)


@rule("IWK-INFO-02")
def test_a_card_of_the_deck_is_any_possible_card() -> None:
    game = full_hands()
    play(game, "offer calamity left face-down", "offer rangers right face-down")
    dealt = deals(game, 1, MANY)
    unseen = Counter([*field(game, "deck"), *player(game)["hand"], "rangers"])
    for place in (0, 30, 63):
        found = Counter(field(each, "deck")[place] for each in dealt)
        assert set(found) == set(unseen)
        assert all(about(found[card], copies / 71) for card, copies in unseen.items())


@rule("IWK-INFO-03")
def test_exactly_one_special_card_is_among_the_hidden_cards_of_the_other_in_a_round() -> None:
    game = full_hands()
    for notation in ("offer hamlet left face-down", "offer calamity right face-down", "select right"):
        play(game, notation)
        for dealt in deals(game, 1):
            assert specials(hidden_by(dealt, "blue")) == 1
            assert "calamity" not in field(dealt, "deck")
            assert field(dealt, "calamities") == field(game, "calamities")


@rule("IWK-INFO-03")
def test_a_calamity_that_was_shown_is_not_dealt_again() -> None:
    game = full_hands()
    play(game, "offer calamity left", "offer hamlet right face-down")
    for dealt in deals(game, 1):
        assert specials(hidden_by(dealt, "blue")) == 0
        assert len(hidden_by(dealt, "blue")) == 7


@rule("IWK-INFO-03")
def test_with_menaces_the_other_hides_a_card_of_the_own_deck() -> None:
    blue = {"menace_deck": "thieves", "hand": [*HAND[:-1], "thief"]}
    red = {"menace_deck": "shadows", "hand": [*OTHER[:-1], "shadow"]}
    game = table(blue, red, module="menace")
    play(game, "offer thief left face-down", "offer hamlet right face-down")
    kinds = Counter(names(field(dealt, "left"))[0] == "thief" for dealt in deals(game, 1, MANY))
    assert about(kinds[True], 1 / 8)
    for dealt in deals(game, 1):
        assert [card for card in hidden_by(dealt, "blue") if card in SPECIAL] == ["thief"]
        assert player(dealt, 1)["hand"] == player(game, 1)["hand"]


@rule("IWK-INFO-03", "IWK-INFO-02")
def test_the_special_card_of_an_earlier_round_stays_among_what_was_hidden_then() -> None:
    """Of what a player hid in round 1, one card was the calamity; the calamity of round 2 is in the hand."""
    unseen = [
        {**face_down("calamity", "blue"), "round": 1, "slot": 5},
        {**face_down("citadel", "blue"), "round": 1, "slot": 6},
    ]
    game = table({"hand": HAND}, {"hand": OTHER}, round=2, first="red", unseen=unseen, left=["cathedral"])
    play(game, "offer rangers left face-down", "offer barracks right")
    first = Counter(names(field(dealt, "unseen"))[0] == "calamity" for dealt in deals(game, 1, MANY))
    assert about(first[True], 1 / 2)
    for dealt in deals(game, 1):
        assert specials(hidden_by(dealt, "blue", 1)) == 1
        assert specials(hidden_by(dealt, "blue", 2)) == 1
        assert len(hidden_by(dealt, "blue", 2)) == 7


@rule("IWK-INFO-02")
def test_advisors_drawn_in_setup_are_dealt_anew_for_the_other() -> None:
    game = regnum.new("wonderful_kingdom", 2, seed=2, module="advisors")
    play(game, moves(game, 1)[0], seat=1)
    own = player(game)["drawn"]
    found: Counter[str] = Counter()
    for dealt in deals(game, 0, MANY):
        assert player(dealt)["drawn"] == own
        kept, out = player(dealt, 1)["advisors"], player(dealt, 1)["rejected"]
        assert len({*own, *kept, out}) == 4
        found.update([*kept, out])
    assert len(found) == 12
    assert all(about(number, 1 / 6) for number in found.values())


@rule("IWK-INFO-02")
def test_the_advisor_that_the_other_rejected_may_be_any_that_was_not_seen() -> None:
    game = regnum.new("wonderful_kingdom", 2, seed=2, module="advisors")
    play(game, moves(game, 0)[0], seat=0)
    play(game, moves(game, 1)[0], seat=1)
    kept = {*player(game)["advisors"], *player(game, 1)["advisors"], player(game)["rejected"]}
    known = {*kept, *names(field(game, "left")), *names(field(game, "right")), *player(game)["hand"]}
    found = Counter(str(player(dealt, 1)["rejected"]) for dealt in deals(game, 0, MANY))
    advisors = {advisor.id for advisor in deck_of("").advisors} - known
    assert set(found) == advisors
    assert all(about(number, 1 / len(advisors)) for number in found.values())
    for dealt in deals(game, 0):
        assert player(dealt)["rejected"] == player(game)["rejected"]


@rule("IWK-INFO-02", "IWK-SOLO-04")
def test_in_solo_the_top_card_is_kept_and_the_risk_cards_are_mixed() -> None:
    game = regnum.new("wonderful_kingdom", 1, seed=3)
    while not any(laid["face_down"] for laid in field(game, "left")):
        play(game, "select right", "take")
    (place,) = [number for number, laid in enumerate(field(game, "left")) if laid["face_down"]]
    risky = Counter[str]()
    for dealt in deals(game, 0, MANY):
        assert field(dealt, "deck")[0] == field(game, "deck")[0]
        assert field(dealt, "right") == field(game, "right")
        cards = [*field(dealt, "risk"), names(field(dealt, "left"))[place]]
        assert (len(cards), cards.count("calamity")) == (12, 4)
        risky[names(field(dealt, "left"))[place]] += 1
    assert about(risky["calamity"], 4 / 12)
    assert len(risky) > 40
    assert len({tuple(field(dealt, "deck")) for dealt in deals(game, 0)}) == 60


@rule("IWK-INFO-02", "IWK-RUL-10")
def test_two_deals_after_a_solo_reshuffle_differ_in_the_order_of_the_deck_alone() -> None:
    risk = ["calamity", "calamity", "calamity", "calamity", "aqueduct", "lost-mines"]
    game = table({}, at="select", left=["royal-mint"], risk=risk, reshuffled=True)
    deck = field(game, "deck")
    dealt = deals(game, 0)
    assert len({tuple(field(each, "deck")) for each in dealt}) == len(dealt)
    for each in dealt:
        assert field(each, "deck")[0] == deck[0], "the top card lies open"
        assert sorted(field(each, "deck")) == sorted(deck), "all its cards were seen in the discard pile"
        assert sorted(field(each, "risk")) == sorted(risk)


@rule("IWK-INFO-02")
def test_a_new_deal_leaves_the_game_itself_alone_and_can_be_played_on() -> None:
    game = full_hands()
    play(game, "offer calamity left face-down", "offer hamlet right")
    before = game.position()
    for dealt in deals(game, 1, 10):
        assert dealt.decision.notations == game.decision.notations
        while not dealt.over:
            dealt.play(dealt.decision.moves[0], dealt.decision.seat)
    assert game.position() == before
