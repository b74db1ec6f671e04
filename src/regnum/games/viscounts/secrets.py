"""Dealing anew what a seat can't know (section 23 of the rules).

A player's cards are public: all saw what was hired, destroyed and discarded. Hidden is which of those that are neither
on the board nor on the discard pile are in hand, and the order of the draw pile (VIS-HID-01). Of another's hand more is
known: when a discard pile is shuffled in, the hand holds none of it. A `Hint` of a hand says that at least so many of
its cards are among certain ones; each later one has all hidden cards of those before it (`piles` notes them).
"""

from regnum.engine.dealing import Zone, deal, shuffled
from regnum.engine.rng import Rng
from regnum.games.viscounts.state import Player, Table


def deal_anew(table: Table, seat: int, rng: Rng) -> None:
    """Piles on the board below their tops (VIS-SETUP-05), hands of others, and the order of every draw pile."""
    table.townsfolk = _deal_piles(table.townsfolk, rng)
    table.manuscripts = _deal_piles(table.manuscripts, rng)
    for other in range(table.seats):
        player = table.players[other]
        if other != seat:
            _deal_hand(player, rng)
        player.draw = shuffled(player.draw, rng)
    for module in table.modules:
        module.deal_anew(table, seat, rng)


def _deal_piles(piles: list[list[int]], rng: Rng) -> list[list[int]]:
    """What lies below the tops can be in any of the piles."""
    hidden = [card for pile in piles for card in pile[:-1]]
    zones = [Zone(max(0, len(pile) - 1)) for pile in piles]
    dealt = deal(hidden, zones, rng)
    return [dealt[number] + pile[-1:] for number, pile in enumerate(piles)]


def _deal_hand(player: Player, rng: Rng) -> None:
    """A hand of the same size that fits all hints: the narrowest first, the rest from all hidden cards."""
    size = len(player.hand)
    hidden = player.hand + player.draw
    hand: list[int] = []
    for hint in player.hints:
        among = len([card for card in hand if card in hint.cards])
        if among < hint.least:
            rest = [card for card in hint.cards if card not in hand]
            hand += shuffled(rest, rng)[: hint.least - among]
    hand += shuffled([card for card in hidden if card not in hand], rng)[: size - len(hand)]
    player.draw = [card for card in hidden if card not in hand]
    hand.sort()
    player.hand = hand
