"""What a seat has seen stays true when the rest is dealt anew (section 15 of the rules)."""

from collections.abc import Callable
from typing import Any

import regnum
from regnum import Game
from regnum.games.architects.cardfiles import deck_of
from tests.rules.architects.setting import field, play, player, table
from tests.rules.marks import rule


def twins(game: Game, seat: int) -> list[Game]:
    """The game dealt anew through a seat's eyes, several times."""
    return [game.determinize(seat, chance) for chance in range(5, 25)]


def varies(games: list[Game], what: Callable[[Game], Any]) -> bool:
    return len({str(what(game)) for game in games}) > 1


def hand(game: Game, seat: int) -> list[str]:
    found: list[str] = player(game, seat)["hand"]
    return found


def packet(game: Game, seat: int) -> set[str]:
    return set(player(game, seat)["packet"])


@rule("ARC-HID-01")
def test_the_own_hand_is_kept_and_other_hands_and_decks_are_not() -> None:
    game = table({"hand": ["well", "keep"]}, {"hand": ["castle", "tavern", "smithy"]}, {})
    dealt = twins(game, 0)
    assert all(hand(twin, 0) == ["well", "keep"] for twin in dealt)
    assert all(len(hand(twin, 1)) == 3 for twin in dealt)
    assert varies(dealt, lambda twin: sorted(hand(twin, 1)))
    for deck in ("building_deck", "apprentice_deck", "rewards", "small_market", "chance"):
        assert all(len(field(twin, deck)) == len(field(game, deck)) for twin in dealt)
        assert len({str(field(twin, deck)) for twin in dealt}) > 1
    for twin in dealt:
        twin.type.audit(twin.state)


@rule("ARC-HID-01")
def test_a_card_put_under_the_deck_stays_there_for_the_one_who_put_it() -> None:
    game = table({"gold": 1, "hand": ["castle", "keep"]}, {}, rewards=[5])
    play(game, "place guildhall", "discard castle")
    assert all(field(twin, "building_deck")[-1] == "castle" for twin in twins(game, 0))
    assert varies(twins(game, 1), lambda twin: field(twin, "building_deck")[-1])


@rule("ARC-HID-01")
def test_cards_put_under_the_deck_one_after_another_keep_their_order() -> None:
    blue = {"hand": ["castle", "keep", "tavern", "dungeon", "library", "palace", "well"]}
    game = play(table(blue, {}), "place workshop draw", "discard castle", "discard keep")
    assert all(field(twin, "building_deck")[-2:] == ["castle", "keep"] for twin in twins(game, 0))


@rule("ARC-HID-01")
def test_a_card_known_to_be_drawn_by_somebody_is_in_that_hand() -> None:
    everything = field(table({}, {}), "building_deck")
    rest = [card for card in everything if card not in ("castle", "keep", "well")]
    game = table({"gold": 1, "hand": ["castle", "keep"]}, {"hand": ["well"], "buildings": rest}, rewards=[5])
    play(game, "place guildhall", "discard castle", "place workshop draw")
    assert hand(game, 1) == ["well", "castle"]
    assert all("castle" in hand(twin, 1) for twin in twins(game, 0))


@rule("ARC-HID-01")
def test_the_four_cards_returned_at_the_black_market_are_at_the_bottom_for_the_one_who_returned_them() -> None:
    deck = ["well", "smithy", "steeple", "tavern", "castle"]
    game = table({"silver": 2}, {}, building_deck=deck)
    play(game, "place black-market middle draw")
    looking = twins(game, 0)
    assert all(set(player(twin)["looking"]) == set(deck) for twin in looking)
    assert varies(twins(game, 1), lambda twin: sorted(player(twin)["looking"]))
    play(game, "keep tavern")
    own = twins(game, 0)
    assert all(set(field(twin, "building_deck")[-4:]) == set(deck) - {"tavern"} for twin in own)
    assert varies(own, lambda twin: field(twin, "building_deck")[-4:])
    other = twins(game, 1)
    assert varies(other, lambda twin: sorted(field(twin, "building_deck")[-4:]))
    assert varies(other, lambda twin: hand(twin, 0))


def draft_round(game: Game) -> dict[int, str]:
    """Everybody keeps the first card; who kept which."""
    kept = {}
    for decision in game.decisions:
        kept[decision.seat] = decision.notations[0].partition(" ")[2]
        game.play(decision.moves[0], decision.seat)
    return kept


@rule("ARC-HID-01", "ARC-SETUP-11")
def test_cards_passed_in_the_draft_are_accounted_for() -> None:
    game = regnum.new("architects", 3, seed=9)
    first = packet(game, 0)
    kept = draft_round(game)
    passed = first - {kept[0]}
    dealt = twins(game, 0)
    assert all(hand(twin, 0) == [kept[0]] for twin in dealt)
    assert all(packet(twin, 0) == packet(game, 0) for twin in dealt)
    assert all(packet(twin, 1) == passed for twin in dealt), "exactly what was passed on"
    assert varies(dealt, lambda twin: sorted(packet(twin, 2)))
    assert varies(dealt, lambda twin: hand(twin, 1))
    second = packet(game, 0)
    kept = draft_round(game)
    dealt = twins(game, 0)
    assert all(packet(twin, 1) == second - {kept[0]} for twin in dealt)
    assert all(passed == packet(twin, 2) | ({hand(twin, 1)[1]} & passed) for twin in dealt)
    assert varies(dealt, lambda twin: sorted(packet(twin, 2)))


@rule("ARC-HID-01", "ARC-SETUP-11")
def test_after_the_draft_what_was_passed_is_in_a_hand_or_under_the_deck() -> None:
    game = regnum.new("architects", 3, seed=9)
    draft_round(game)
    draft_round(game)
    third = packet(game, 0)
    kept = draft_round(game)
    left = third - {kept[0]}
    assert len(left) == 1
    dealt = twins(game, 0)
    assert all(left < set(field(twin, "building_deck")[-3:]) for twin in dealt)
    assert all(hand(twin, 0) == hand(game, 0) for twin in dealt)
    assert varies(dealt, lambda twin: sorted(hand(twin, 1)))


@rule("ARC-HID-01")
def test_a_packet_that_comes_back_tells_what_the_other_player_kept() -> None:
    game = regnum.new("architects", 2, seed=9)
    first = packet(game, 0)
    mine = draft_round(game)[0]
    theirs = draft_round(game)[1]
    assert packet(game, 0) == first - {mine, theirs}
    assert all(theirs in hand(twin, 1) for twin in twins(game, 0))


@rule("ARC-HID-01")
def test_a_choice_made_but_not_yet_shown_in_the_draft_is_dealt_anew() -> None:
    game = regnum.new("architects", 2, seed=9)
    game.play(game.decisions[1].moves[0], 1)
    dealt = twins(game, 0)
    assert all(player(twin, 1)["kept"] in packet(twin, 1) for twin in dealt)
    assert varies(dealt, lambda twin: player(twin, 1)["kept"])


@rule("ARC-HID-01")
def test_revealed_rewards_do_not_come_back_and_pile_and_box_are_mixed() -> None:
    box = [6, 7, 8, 9, 10, 11]
    game = table({"gold": 1, "hand": ["castle"]}, {}, rewards=[2, 1, 3, 4, 5], rewards_in_box=box)
    play(game, "place guildhall")
    dealt = twins(game, 0)
    assert all(2 not in field(twin, "rewards") + field(twin, "rewards_in_box") for twin in dealt)
    assert all(len(field(twin, "rewards")) == 4 for twin in dealt)
    assert any(set(field(twin, "rewards_in_box")) != set(box) for twin in dealt)


@rule("ARC-HID-01")
def test_the_top_small_card_keeps_its_visible_side_and_the_large_pile_is_remembered() -> None:
    # Cards 3 and 8 look the same from their Small sides; their Large sides differ.
    game = table({}, {}, small_market=[3, 1], large_market=[4, 9])
    dealt = twins(game, 0)
    assert {field(twin, "small_market")[0] for twin in dealt} == {3, 8}
    assert all(field(twin, "large_market") == [4, 9] for twin in dealt)
    assert varies(dealt, lambda twin: field(twin, "small_market")[1])


@rule("ARC-HID-01")
def test_apprentices_seen_to_go_under_the_deck_stay_there() -> None:
    five = ["miner-1", "miner-2", "jeweller-1", "jeweller-2", "thief"]
    game = table({"silver": 2, "apprentices": five}, {})
    play(game, "place black-market middle hire", "dismiss thief", "hire top 4")
    for seat in (0, 1):
        assert all(field(twin, "apprentice_deck")[-1] == "thief" for twin in twins(game, seat))
        assert all(field(twin, "display") == field(game, "display") for twin in twins(game, seat))


@rule("ARC-HID-01", "ARC-RUL-25")
def test_what_is_known_of_the_apprentice_deck_goes_as_its_cards_are_drawn() -> None:
    cards = [card.id for card in deck_of("").apprentices if not card.promo]
    deck, spaces = cards[:6], [{"apprentice": card} for card in cards[6:14]]
    blue = {"silver": 99, "board": "rudolf"}
    game = table(
        blue, {"apprentices": cards[14:]}, display={"top": spaces[:4], "bottom": spaces[4:]}, apprentice_deck=deck,
        apprentices_under=[2, 1, 1],
    )  # fmt: skip
    for left in ([2, 1, 1], [2, 1, 1], [1, 1, 1], [1, 1], [1], []):
        unknown = len(field(game, "apprentice_deck")) - sum(field(game, "apprentices_under"))
        seen = twins(game, 0)
        assert len({tuple(field(twin, "apprentice_deck")[:unknown]) for twin in seen}) == (2 if unknown > 1 else 1)
        assert len({frozenset(field(twin, "apprentice_deck")[-2:]) for twin in seen}) == 1
        play(game, "place workshop hire", "hire top 1", "place quarry")
        assert field(game, "apprentices_under") == left
    assert field(game, "apprentice_deck") == []


@rule("ARC-HID-01")
def test_a_new_deal_leaves_the_game_itself_alone() -> None:
    game = table({"hand": ["well"]}, {"hand": ["castle"]})
    before = game.digest()
    twin = game.determinize(0, 5)
    play(twin, "place quarry")
    assert game.digest() == before
