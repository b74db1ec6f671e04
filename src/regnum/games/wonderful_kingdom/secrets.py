"""Dealing anew what a seat can't know (IWK-INFO-02).

Whatever is hidden is one of: the deck, the opponent's hand, cards laid face down by somebody else, and what mode and
module hide. How many calamities or menaces are among the cards that one placer hid in one round is known to all: each
hand held exactly one, and every other card of a round is seen by its end (IWK-INFO-03). So the deal is uniform over all
tables that look the same to the seat.
"""

from typing import Final

from regnum.engine.dealing import Zone, deal, shuffled
from regnum.engine.resolving import answer, rewind_lane
from regnum.engine.rng import Rng
from regnum.games.wonderful_kingdom import evaluation
from regnum.games.wonderful_kingdom.cards import is_dealt_menace
from regnum.games.wonderful_kingdom.state import Hidden, Laid, Table
from regnum.games.wonderful_kingdom.words import CALAMITY, NOBODY

#: By how many points, at most, others are taken to misjudge a move, and how finely that is drawn.
MISJUDGED: Final = 4.0
GRAINS: Final = 1 << 20


def is_special(card: int) -> bool:
    """Whether a card never was in the development deck."""
    return card == CALAMITY or is_dealt_menace(card)


def deal_anew(table: Table, seat: int, rng: Rng) -> None:
    """Everything that a seat can't know; what others do in open lanes is unknown too (IWK-INFO-05)."""
    other = table.other(seat)
    committed = False
    if table.lanes and other != NOBODY:
        committed = not table.lanes[other]
        table.players[other] = table.before[other].copy()
    table.module.deal_anew(table, seat, rng)
    deal_cards(table, seat, rng)
    if table.lanes and other != NOBODY:
        before = table.before.copy()
        before[other] = table.players[other].copy()
        table.before = before
        rewind_lane(table, other)
        if committed:
            finish_likely(table, other, rng)


def finish_likely(table: Table, seat: int, rng: Rng) -> None:
    """Answer for a player who has committed: any plan may be theirs, but rather one that looks good to them.

    Answers by plain lot would spoil their duchy as nobody does, and whoever thinks ahead would reckon with that.
    """
    while table.lanes[seat]:
        best, highest = -1, 0.0
        for move in table.lane_legal[seat]:
            after = table.copy()
            answer(after, seat, move)
            value = evaluation.evaluate(after, seat) + MISJUDGED * (rng.below(GRAINS) - rng.below(GRAINS)) / GRAINS
            if best < 0 or value > highest:
                best, highest = move, value
        answer(table, seat, best)


def deal_cards(table: Table, seat: int, rng: Rng) -> None:
    """Collect what is unknown, and deal it into the same places."""
    groups = hidden_groups(table, seat)
    known_top = table.cards[-1:] if table.mode.top_seen else []
    deck = table.cards[: len(table.cards) - len(known_top)]
    pool: list[int] = [] if table.mode.deck_is_known(table) else deck
    zones: list[Zone] = []
    for group in groups:
        cards = [laid.card for laid in group.laid] + group.held
        special = [card for card in cards if is_special(card)]
        pool = pool + [card for card in cards if not is_special(card)]
        zones.append(Zone(len(cards) - len(special), None if group.fits else special, group.fits))
    if not table.mode.deck_is_known(table):
        zones.append(Zone(len(deck)))
    dealt = deal(pool, zones, rng)
    slots: dict[int, int] = {}
    for group, cards in zip(groups, dealt, strict=False):
        for laid in group.laid:
            slots[key(laid)] = cards.pop()
        group.put(table, cards)
    table.cards = (shuffled(deck, rng) if table.mode.deck_is_known(table) else dealt[-1]) + known_top
    put_back(table, seat, slots)


def hidden_groups(table: Table, seat: int) -> list[Hidden]:
    """The groups of cards that others hid, in an order that everybody knows."""
    laid = table.areas[0] + table.areas[1]
    for player in table.players:
        laid = laid + player.selection
    groups: list[Hidden] = []
    for card in laid + table.unseen:
        if card.face_down and card.placer != seat:
            table.mode.group_of(groups, card.placer, card.round).laid.append(card)
    table.mode.add_hidden(table, seat, groups)
    table.module.add_hidden(table, seat, groups)
    return groups


def key(laid: Laid) -> int:
    """A number for each slot of each round."""
    return laid.round << 8 | laid.slot


def put_back(table: Table, seat: int, dealt: dict[int, int]) -> None:
    """Lay the dealt cards into their slots."""
    table.areas = [relaid(area, seat, dealt) for area in table.areas]
    for player in table.players:
        player.selection = relaid(player.selection, seat, dealt)
    table.unseen = relaid(table.unseen, seat, dealt)


def relaid(cards: list[Laid], seat: int, dealt: dict[int, int]) -> list[Laid]:
    """The same slots with the dealt cards."""
    return [
        Laid(laid.round, laid.slot, dealt[key(laid)], True, laid.placer)
        if laid.face_down and laid.placer != seat
        else laid
        for laid in cards
    ]
