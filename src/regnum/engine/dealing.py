"""Dealing anew what a seat can't know: a multiset of cards over zones of known sizes.

Games say which zones there are and what a seat knows of each; how cards come to lie there is decided here, and depends
on nothing but that. The cards are sorted before they are shuffled, so that no deal remembers where they really lay.
"""

from collections.abc import Callable

from regnum.engine.rng import Rng


class Zone:
    """A place for cards that a seat can't see.

    `size` cards are dealt to it. `known` are cards of which the seat knows that they lie there, but not where among
    the others: they are mixed in. Only cards that `fits` may be dealt to it, if that is said.
    """

    def __init__(self, size: int, known: list[int] | None = None, fits: Callable[[int], bool] | None = None) -> None:
        self.size = size
        self.known = known
        self.fits = fits


def shuffled(cards: list[int], rng: Rng) -> list[int]:
    """The cards in random order, whatever their order was."""
    mixed = sorted(cards)
    rng.shuffle(mixed)
    return mixed


def deal(cards: list[int], zones: list[Zone], rng: Rng) -> list[list[int]]:
    """Deal cards to zones, each deal equally likely; for every zone its cards. All cards must find a place."""
    assert len(cards) == sum([zone.size for zone in zones]), "as many cards as there are places for them"
    pool = shuffled(cards, rng)
    dealt: list[list[int]] = [[] for _ in zones]
    for number, zone in enumerate(zones):
        fits = zone.fits
        if fits is not None:
            dealt[number] = [card for card in pool if fits(card)][: zone.size]
            for card in dealt[number]:
                pool.remove(card)
    for number, zone in enumerate(zones):
        if zone.fits is None:
            dealt[number] = pool[: zone.size]
            pool = pool[zone.size :]
        if zone.known is not None:
            dealt[number] += zone.known
            rng.shuffle(dealt[number])
    return dealt


def deal_where(cards: list[int], sizes: list[int], maybe: list[int], rng: Rng) -> list[list[int]]:
    """Deal cards to places of known sizes, each card only where it may be; empty when no deal fits.

    `maybe` has for every card the places where it may be, a bit each. Cards with few places are seated first and moved
    on if need be (augmenting paths), so a deal is found whenever there is one; not all of them are equally likely.
    """
    slots: list[int] = []
    for place in range(len(sizes)):
        slots += [place] * sizes[place]
    assert len(slots) == len(cards), "as many cards as there are places for them"
    rng.shuffle(slots)
    order = cards.copy()
    rng.shuffle(order)
    order.sort(key=lambda card: maybe[card].bit_count())
    holder = [-1] * len(slots)
    for card in order:
        if not _seat(card, maybe, slots, holder, [False] * len(slots)):
            return []
    dealt: list[list[int]] = [[] for _ in sizes]
    for slot in range(len(slots)):
        dealt[slots[slot]].append(holder[slot])
    return dealt


def _seat(card: int, maybe: list[int], slots: list[int], holder: list[int], tried: list[bool]) -> bool:
    """Find a slot for a card, moving others on if need be."""
    places = maybe[card]
    for slot in range(len(slots)):
        if holder[slot] < 0 and places >> slots[slot] & 1:
            holder[slot] = card
            return True
    for slot in range(len(slots)):
        if not tried[slot] and places >> slots[slot] & 1:
            tried[slot] = True
            if _seat(holder[slot], maybe, slots, holder, tried):
                holder[slot] = card
                return True
    return False
