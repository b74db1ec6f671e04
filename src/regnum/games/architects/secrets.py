"""What a seat can't know, dealt anew (ARC-HID-01).

`Suspicion` follows the ledger through one seat's eyes and keeps, for every Building that the seat does
not see, the set of places where it may be: a card in somebody's hand, a packet of the draft, or a lot
of the deck (cards that went under it together, whose order nobody knows). A deal that respects these
sets and the size of every place contradicts nothing that the seat has seen. Where somebody discards
face down, their hand and the new lot become one suspicion: only from then on may a deal forget that
two cards can't both have come from the same packet.
"""

from regnum.engine.dealing import Zone, deal, deal_where, shuffled
from regnum.engine.rng import Rng
from regnum.games.architects import ledger
from regnum.games.architects.audit import building_cards
from regnum.games.architects.construction import GuildhallWork, cathedral_refusal, requirement_refusal
from regnum.games.architects.state import Table


class Suspicion:
    """Where one seat thinks the Building cards are; places are bits of a mask."""

    def __init__(self, seat: int, seats: int, cards: int, in_play: int) -> None:
        self.seat = seat
        self.seats = seats
        #: How many cards each place holds, and in which places each card may be.
        self.room: list[int] = []
        everything = self.new_place(in_play)
        self.maybe = [1 << everything] * cards
        #: Lots of the deck from top to bottom; each seat's hand and looked-at cards, a place a card.
        self.lots = [everything]
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.looks: list[list[int]] = [[] for _ in range(seats)]
        self.packets: list[int] = []
        self.contents: list[list[int]] = []
        self.kept = [0] * seats
        self.draft_lot = -1

    def copy(self) -> "Suspicion":
        twin = Suspicion(self.seat, self.seats, 0, 0)
        twin.room = self.room.copy()
        twin.maybe = self.maybe.copy()
        twin.lots = self.lots.copy()
        twin.hands = [slots.copy() for slots in self.hands]
        twin.looks = [slots.copy() for slots in self.looks]
        twin.packets = self.packets.copy()
        twin.contents = [packet.copy() for packet in self.contents]
        twin.kept = self.kept.copy()
        twin.draft_lot = self.draft_lot
        return twin

    def data(self) -> dict[str, object]:
        """All but the seat as plain numbers, for a position."""
        return {
            "room": self.room,
            "maybe": self.maybe,
            "lots": self.lots,
            "hands": self.hands,
            "looks": self.looks,
            "packets": self.packets,
            "contents": self.contents,
            "kept": self.kept,
            "draft_lot": self.draft_lot,
        }

    def new_place(self, room: int) -> int:
        """A new place for so many cards."""
        self.room.append(room)
        return len(self.room) - 1

    def spread(self, sources: int, place: int) -> None:
        """Any card that may be in one of the sources may now be in the place too."""
        for card in range(len(self.maybe)):
            if self.maybe[card] & sources:
                self.maybe[card] |= 1 << place

    def top_lot(self) -> int:
        """The lot from which the next card is drawn."""
        for lot in self.lots:
            if self.room[lot]:
                return lot
        raise AssertionError("the ledger draws from an empty deck")

    def follow(self, what: int, who: int, card: int) -> None:
        """One entry of the ledger."""
        own = who == self.seat
        if what == ledger.DEALT:
            self.dealt(who, card)
        elif what == ledger.KEPT:
            self.kept_card(who, card, own)
        elif what == ledger.LEFT:
            self.left(who, card, own)
        elif what in (ledger.DREW, ledger.LOOKED):
            self.drew(self.hands[who] if what == ledger.DREW else self.looks[who], own)
        elif what == ledger.UNDER:
            self.put_under(who, card, own)
        elif what == ledger.TOOK:
            self.took(who, own)
        elif what == ledger.RETURNED:
            self.returned(who, card, own)
        elif not own:
            self.built(who, card)

    def dealt(self, packet: int, card: int) -> None:
        """A card left the deck for a packet."""
        while len(self.packets) <= packet:
            self.packets.append(self.new_place(0))
            self.contents.append([])
            self.spread(1 << self.lots[0], self.packets[-1])
        self.room[self.lots[0]] -= 1
        self.room[self.packets[packet]] += 1
        self.contents[packet].append(card)

    def held(self, seat: int) -> int:
        """Which packet a seat holds: it is passed to the left after every card kept."""
        return (seat - self.kept[seat]) % self.seats

    def see_packet(self, seat: int) -> None:
        """The seat sees exactly what is in the packet it holds."""
        packet = self.held(seat)
        for card in self.contents[packet]:
            self.maybe[card] = 1 << self.packets[packet]

    def kept_card(self, who: int, card: int, own: bool) -> None:
        """A card went from a packet to a hand."""
        packet = self.held(who)
        place = self.packets[packet]
        if own:
            self.see_packet(who)
        else:
            slot = self.new_place(1)
            self.hands[who].append(slot)
            self.spread(1 << place, slot)
        self.room[place] -= 1
        self.contents[packet].remove(card)
        self.kept[who] += 1

    def left(self, who: int, card: int, own: bool) -> None:
        """The last card of a packet went under the deck, with the other packets' last cards."""
        if self.draft_lot < 0:
            self.draft_lot = self.new_place(0)
            self.lots.append(self.draft_lot)
        # After the third card nothing is passed any more: the packet is the one held before.
        place = self.packets[(who - self.kept[who] + 1) % self.seats]
        self.room[place] -= 1
        self.room[self.draft_lot] += 1
        if own:
            self.maybe[card] = 1 << self.draft_lot
        else:
            self.spread(1 << place, self.draft_lot)

    def drew(self, slots: list[int], own: bool) -> None:
        """A card left the deck for a hand, or to be looked at."""
        lot = self.top_lot()
        self.room[lot] -= 1
        if not own:
            slot = self.new_place(1)
            slots.append(slot)
            self.spread(1 << lot, slot)

    def forget_one(self, slots: list[int], place: int) -> None:
        """One of the cards in the slots, nobody knows which, went to the place (-1: into the open)."""
        mask = 0
        for slot in slots:
            mask |= 1 << slot
        gone = slots.pop()
        self.room[gone] = 0
        for card in range(len(self.maybe)):
            if self.maybe[card] & mask:
                self.maybe[card] |= mask
                self.maybe[card] &= ~(1 << gone)
                if place >= 0:
                    self.maybe[card] |= 1 << place

    def put_under(self, who: int, card: int, own: bool) -> None:
        """A card went from a hand under the deck, face down."""
        lot = self.new_place(1)
        self.lots.append(lot)
        if own:
            self.maybe[card] = 1 << lot
        else:
            self.forget_one(self.hands[who], lot)

    def took(self, who: int, own: bool) -> None:
        """One of the cards looked at was kept; a lot for the others begins."""
        if not own:
            slot = self.new_place(1)
            self.forget_one(self.looks[who], slot)
            self.hands[who].append(slot)
        self.lots.append(self.new_place(0))

    def returned(self, who: int, card: int, own: bool) -> None:
        """One of the cards looked at went under the deck."""
        lot = self.lots[-1]
        self.room[lot] += 1
        if own:
            self.maybe[card] = 1 << lot
        else:
            self.forget_one(self.looks[who], lot)

    def built(self, who: int, card: int) -> None:
        """A card came from a hand into the open: only one of the places where it may have been is left out."""
        possible = [slot for slot in self.hands[who] if self.maybe[card] >> slot & 1]
        others = [slot for slot in self.hands[who] if slot not in possible]
        self.forget_one(possible, -1)
        self.hands[who] = others + possible


def suspicion_of(table: Table, seat: int) -> Suspicion:
    """What a seat thinks by now; in a game dealt anew for it, from what it knew then."""
    entries = ledger.entries(table)
    memory = table.memory
    if isinstance(memory, Suspicion) and memory.seat == seat:
        suspicion = memory.copy()
        entries = entries[table.remembered :]
    else:
        suspicion = Suspicion(seat, table.seats, len(table.deck.buildings), len(building_cards(table)))
    for entry in entries:
        suspicion.follow(ledger.what(entry), ledger.who(entry), ledger.card(entry))
    if table.drafting:
        suspicion.see_packet(seat)
    return suspicion


def face_down(table: Table, seat: int) -> list[int]:
    """The Buildings that lie face down for a seat, place by place."""
    cards = table.building_deck.copy()
    for other in range(table.seats):
        if other != seat:
            player = table.players[other]
            cards += player.hand + player.packet + player.looking
    return cards


def deal_buildings(table: Table, seat: int, rng: Rng) -> None:
    """Deal the unseen Buildings anew, against nothing that the seat has seen."""
    suspicion = suspicion_of(table, seat)
    unseen = sorted(face_down(table, seat)) + table.players[seat].packet
    dealt = deal_with_choice(table, suspicion, unseen, rng)
    deck: list[int] = []
    for lot in suspicion.lots:
        rng.shuffle(dealt[lot])
        deck += dealt[lot]
    deck.reverse()
    table.building_deck = deck
    for other in range(table.seats):
        if other == seat:
            continue
        player = table.players[other]
        player.hand = [dealt[slot][0] for slot in suspicion.hands[other]]
        player.looking = [dealt[slot][0] for slot in suspicion.looks[other]]
        if table.drafting:
            player.packet = sorted(dealt[suspicion.packets[suspicion.held(other)]])
            if player.kept >= 0:
                player.kept = player.packet[rng.below(len(player.packet))]
    remember(table, suspicion)


def deal_with_choice(table: Table, suspicion: Suspicion, cards: list[int], rng: Rng) -> list[list[int]]:
    """A deal; somebody else who is choosing work at the Guildhall must hold something to build.

    Everybody can see that much: with nothing to build the Worker could not have been placed.
    """
    hand, ready = asked_builder(table, suspicion, cards)
    maybe = suspicion.maybe
    rng.shuffle(ready)
    for card in ready:
        suspicion.maybe = maybe.copy()
        if card >= 0:
            suspicion.maybe[card] &= hand
        dealt = deal_where(cards, suspicion.room, suspicion.maybe, rng)
        suspicion.maybe = maybe
        if dealt:
            return dealt
    raise AssertionError("no deal fits what the seat has seen")


def asked_builder(table: Table, suspicion: Suspicion, cards: list[int]) -> tuple[int, list[int]]:
    """The places of an asked builder's hand, and the cards of which one must be there (-1: none need be)."""
    top = table.top if table.depth and not table.lanes else None
    if not isinstance(top, GuildhallWork) or top.seat == suspicion.seat:
        return 0, [-1]
    if cathedral_refusal(table, top.seat) is None:
        return 0, [-1]
    hand = 0
    for slot in suspicion.hands[top.seat]:
        hand |= 1 << slot
    ready: list[int] = []
    for card in cards:
        if suspicion.maybe[card] & hand and requirement_refusal(table, top.seat, card) is None:
            ready.append(card)
    return hand, ready


def remember(table: Table, suspicion: Suspicion) -> None:
    """The seat keeps what it knew; for everybody else the new table is one whose past is not known."""
    if table.drafting:
        for seat, player in enumerate(table.players):
            suspicion.contents[suspicion.held(seat)] = player.packet.copy()
    ledger.pretend(table)
    table.memory = suspicion
    table.remembered = len(ledger.entries(table))


def deal_market(table: Table, rng: Rng) -> None:
    """Shuffle the Small pile; of its top card everybody sees the Small side only."""
    if not table.small:
        return
    pile = table.small.copy()
    shown = table.deck.market[pile[-1]].small
    tops = [card for card in sorted(pile) if table.deck.market[card].small == shown]
    top = tops[rng.below(len(tops))]
    pile.remove(top)
    table.small = [*shuffled(pile, rng), top]


def deal_rewards(table: Table, rng: Rng) -> None:
    """Nobody knows which Rewards are in the pile and which in the box."""
    zones = [Zone(len(table.rewards)), Zone(len(table.rewards_in_box))]
    pile, box = deal(table.rewards + table.rewards_in_box, zones, rng)
    table.rewards, table.rewards_in_box = pile, sorted(box)


def deal_apprentices(table: Table, rng: Rng) -> None:
    """Shuffle the deck; the lots at its bottom are known to all, but not the order within a lot."""
    deck = table.apprentice_deck
    dealt: list[int] = []
    start = 0
    for lot in [*reversed(table.apprentices_under), len(deck) - sum(table.apprentices_under)]:
        dealt += shuffled(deck[start : start + lot], rng)
        start += lot
    table.apprentice_deck = dealt


def deal_anew(table: Table, seat: int, rng: Rng) -> None:
    """Everything that a seat can't know."""
    deal_buildings(table, seat, rng)
    deal_market(table, rng)
    deal_rewards(table, rng)
    deal_apprentices(table, rng)
    for module in table.modules:
        module.deal_anew(table, seat, rng)
