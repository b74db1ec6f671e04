"""Dealing a multiset anew over zones of known sizes."""

from collections import Counter

import pytest

from regnum.engine.dealing import Zone, deal, deal_where, shuffled
from regnum.engine.rng import seeded


def test_every_card_finds_a_place_and_every_zone_its_number() -> None:
    for seed in range(50):
        hand, deck, box = deal([3, 1, 4, 1, 5, 9, 2, 6], [Zone(3), Zone(4), Zone(1)], seeded(seed))
        assert (len(hand), len(deck), len(box)) == (3, 4, 1)
        assert sorted(hand + deck + box) == [1, 1, 2, 3, 4, 5, 6, 9]


def test_all_deals_are_equally_likely_and_do_not_depend_on_where_cards_lay() -> None:
    dealt = Counter(tuple(sorted(deal([0, 1, 2, 3], [Zone(2), Zone(2)], seeded(seed))[0])) for seed in range(3000))
    assert len(dealt) == 6
    assert all(400 < number < 600 for number in dealt.values())
    for seed in range(20):
        one, other = (deal(cards, [Zone(2), Zone(2)], seeded(seed)) for cards in ([0, 1, 2, 3], [3, 2, 1, 0]))
        assert one == other


def test_known_cards_stay_in_their_zone_but_not_in_their_place() -> None:
    places = set()
    for seed in range(40):
        zone, rest = deal([1, 2, 3, 4], [Zone(2, [90]), Zone(2)], seeded(seed))
        assert len(zone) == 3
        assert zone.count(90) == 1
        assert 90 not in rest
        places.add(zone.index(90))
    assert places == {0, 1, 2}


def test_a_zone_may_take_only_what_fits() -> None:
    taken = {
        deal([1, 2, 30, 40], [Zone(3), Zone(1, None, lambda card: card >= 30)], seeded(s))[1][0] for s in range(40)
    }
    assert taken == {30, 40}


def test_more_cards_than_places_is_an_error() -> None:
    with pytest.raises(AssertionError, match="as many cards as there are places"):
        deal([1, 2, 3], [Zone(2)], seeded(0))
    with pytest.raises(AssertionError, match="as many cards as there are places"):
        deal_where([0, 1, 2], [2], [1, 1, 1], seeded(0))


def test_cards_are_dealt_only_where_they_may_be_whenever_that_is_possible() -> None:
    #: Card 0 only in the first place, card 1 in both, card 2 only in the second, card 3 anywhere.
    maybe = [0b01, 0b11, 0b10, 0b11]
    seen = set()
    for seed in range(60):
        one, other = deal_where([0, 1, 2, 3], [2, 2], maybe, seeded(seed))
        assert 0 in one
        assert 2 in other
        seen.add(tuple(sorted(one)))
    assert seen == {(0, 1), (0, 3)}
    assert deal_where([0, 1], [0, 2], [0b01, 0b11], seeded(0)) == []


def test_shuffling_forgets_the_order() -> None:
    assert shuffled([3, 1, 2], seeded(5)) == shuffled([1, 2, 3], seeded(5))
    assert len({tuple(shuffled([1, 2, 3], seeded(seed))) for seed in range(40)}) == 6
