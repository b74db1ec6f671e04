"""Following the ledger with open eyes: in a position it must lead to where the Building cards lie."""

from regnum.games.architects import ledger
from regnum.games.architects.audit import building_cards
from regnum.games.architects.state import Table


class Retraced:
    """Where the cards are after each entry; an entry that can't be raises ValueError or IndexError."""

    def __init__(self, seats: int, cards: list[int]) -> None:
        self.seats = seats
        #: Lots of the deck from top to bottom; within a lot nobody knows the order.
        self.lots = [cards]
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.built: list[list[int]] = [[] for _ in range(seats)]
        self.looks: list[list[int]] = [[] for _ in range(seats)]
        self.packets: list[list[int]] = [[] for _ in range(seats)]
        self.kept = [0] * seats
        self.leftovers: list[int] = []

    def follow(self, what: int, who: int, card: int) -> None:
        """One entry: the card leaves one place for another."""
        if what == ledger.DEALT:
            move(card, self.lots[0], self.packets[who])
        elif what == ledger.KEPT:
            move(card, self.packets[self.held(who)], self.hands[who])
            self.kept[who] += 1
        elif what == ledger.LEFT:
            if not self.leftovers:
                self.lots.append(self.leftovers)
            move(card, self.packets[(self.held(who) + 1) % self.seats], self.leftovers)
        elif what in (ledger.DREW, ledger.LOOKED):
            top: list[int] = next((lot for lot in self.lots if lot), [])
            move(card, top, self.hands[who] if what == ledger.DREW else self.looks[who])
        elif what == ledger.BUILT:
            move(card, self.hands[who], self.built[who])
        else:
            self.put_under(what, who, card)

    def put_under(self, what: int, who: int, card: int) -> None:
        """Entries with which a lot begins or goes on."""
        if what == ledger.UNDER:
            self.lots.append([])
            move(card, self.hands[who], self.lots[-1])
        elif what == ledger.TOOK:
            self.lots.append([])
            move(card, self.looks[who], self.hands[who])
        else:
            move(card, self.looks[who], self.lots[-1])

    def held(self, seat: int) -> int:
        """Which packet a seat holds: it is passed to the left after every card kept."""
        return (seat - self.kept[seat]) % self.seats


def move(card: int, source: list[int], target: list[int]) -> None:
    """From one place to another."""
    source.remove(card)
    target.append(card)


def leads_here(table: Table) -> bool:
    """Whether the ledger leads to the table as it is."""
    traced = Retraced(table.seats, building_cards(table))
    try:
        for entry in ledger.entries(table):
            traced.follow(ledger.what(entry), ledger.who(entry), ledger.card(entry))
    except (IndexError, ValueError):
        return False
    return _same_hands(table, traced) and _same_deck(table, traced)


def _same_hands(table: Table, traced: Retraced) -> bool:
    for seat, player in enumerate(table.players):
        pairs = [(traced.hands[seat], player.hand), (traced.built[seat], player.buildings)]
        pairs += [(traced.looks[seat], player.looking), (traced.packets[traced.held(seat)], player.packet)]
        for there, here in pairs:
            if sorted(there) != sorted(here):
                return False
    return True


def _same_deck(table: Table, traced: Retraced) -> bool:
    deck = table.building_deck[::-1]
    for lot in traced.lots:
        if sorted(lot) != sorted(deck[: len(lot)]):
            return False
        deck = deck[len(lot) :]
    return not deck
