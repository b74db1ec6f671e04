"""Dealing anew what a seat can't know (IWK-INFO-02).

Whatever is hidden is one of: the deck, the opponent's hand, cards laid face down by somebody else, the
solo risk deck, and advisors that only the opponent has seen. How many calamities or menaces are among the
cards that one placer hid in one round is known to all: each hand held exactly one, and every other card of
a round is seen by its end (IWK-INFO-03). So the deal is uniform over all tables that look the same to the seat.
"""

from regnum.engine.rng import Rng
from regnum.engine.state import finish_lane, rewind_lane
from regnum.games.wonderful_kingdom.cards import is_advisor, is_dealt_menace
from regnum.games.wonderful_kingdom.state import Laid, Table
from regnum.games.wonderful_kingdom.words import CALAMITY, NOBODY


class Group:
    """Cards that one placer hid in one round: laid ones, and those still in the hand or in the risk deck."""

    def __init__(self, placer: int, round: int) -> None:
        self.placer = placer
        self.round = round
        self.laid: list[Laid] = []
        self.held: list[int] = []

    def cards(self) -> list[int]:
        """All cards of the group."""
        return [laid.card for laid in self.laid] + self.held


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
    deal_advisors(table, other, rng)
    deal_cards(table, seat, rng)
    if table.lanes and other != NOBODY:
        before = table.before.copy()
        before[other] = table.players[other].copy()
        table.before = before
        rewind_lane(table, other)
        if committed:
            finish_lane(table, other, rng)


def deal_advisors(table: Table, other: int, rng: Rng) -> None:
    """In set-up: the advisors that the opponent has drawn, and those not drawn."""
    if not table.advisor_deck:
        return
    drawn = table.players[other].drawn if other != NOBODY else []
    pile = sorted(drawn + table.advisor_deck)
    rng.shuffle(pile)
    if drawn:
        table.players[other].drawn = sorted(pile[: len(drawn)])
    table.advisor_deck = pile[len(drawn) :]


def deal_cards(table: Table, seat: int, rng: Rng) -> None:
    """Collect what is unknown, shuffle, and put it back into the same places.

    A deck that was made anew holds cards that everybody has seen, so it is shuffled by itself (IWK-RUL-10).
    """
    groups = hidden_groups(table, seat)
    other = table.other(seat)
    known_top = table.cards[-1:] if table.seats == 1 else []
    deck = table.cards[: len(table.cards) - len(known_top)]
    pool: list[int] = [] if table.reshuffled else deck
    for group in groups:
        pool = pool + [card for card in group.cards() if not is_special(card)]
    rejected = table.players[other].rejected if other != NOBODY else NOBODY
    if rejected != NOBODY:
        pool = [*pool, rejected]
    pool.sort()
    rng.shuffle(pool)
    if rejected != NOBODY:
        unknown = next(card for card in pool if is_advisor(card))
        pool.remove(unknown)
        table.players[other].rejected = unknown
    dealt: dict[int, int] = {}
    for group in groups:
        pool = deal_group(table, group, pool, dealt, rng)
    if table.reshuffled:
        pool = sorted(deck)
        rng.shuffle(pool)
    table.cards = pool + known_top
    put_back(table, seat, dealt)


def hidden_groups(table: Table, seat: int) -> list[Group]:
    """The groups of cards that others hid, in an order that everybody knows."""
    laid = table.areas[0] + table.areas[1]
    for player in table.players:
        laid = laid + player.selection
    groups: list[Group] = []
    for card in laid + table.unseen:
        if card.face_down and card.placer != seat:
            group_of(groups, card.placer, card.round if table.seats == 2 else 0).laid.append(card)
    other = table.other(seat)
    if other != NOBODY and table.players[other].hand:
        group_of(groups, other, table.round).held = table.players[other].hand
    if table.risk:
        group_of(groups, NOBODY, 0).held = table.risk
    return groups


def group_of(groups: list[Group], placer: int, round: int) -> Group:
    """The group of a placer and a round."""
    for group in groups:
        if group.placer == placer and group.round == round:
            return group
    groups.append(Group(placer, round))
    return groups[-1]


def deal_group(table: Table, group: Group, pool: list[int], dealt: dict[int, int], rng: Rng) -> list[int]:
    """Give a group as many cards as it has, with as many special ones; what is left of the pool."""
    special = [card for card in group.cards() if is_special(card)]
    size = len(group.cards()) - len(special)
    cards = pool[:size] + special
    rng.shuffle(cards)
    for laid in group.laid:
        dealt[key(laid)] = cards.pop()
    if group.placer == NOBODY:
        table.risk = cards
    elif group.held:
        cards.sort()
        table.players[group.placer].hand = cards
    return pool[size:]


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
