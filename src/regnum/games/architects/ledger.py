"""The ledger: where Building cards went that somebody saw and others did not.

It is written in passing, one small number a card, and read only by `secrets`, which works out what
a seat can know. Each entry packs what happened, to whom (a seat, or a packet of the draft) and the card.
"""

from typing import Final

from regnum.games.architects.state import Note, Table

DEALT: Final = 1  # a card was dealt into a packet (named by its first holder)
KEPT: Final = 2  # a seat kept a card of the packet it held
LEFT: Final = 3  # the last card of a seat's packet went under the deck
DREW: Final = 4  # a seat drew a card from the deck
UNDER: Final = 5  # a seat put a card from hand under the deck
LOOKED: Final = 6  # a seat drew a card to look at (Black Market)
TOOK: Final = 7  # ... kept it
RETURNED: Final = 8  # ... or put it under the deck, with the others
BUILT: Final = 9  # a seat constructed a card, for all to see

WORDS: Final = ("", "dealt", "kept", "left", "drew", "under", "looked", "took", "returned", "built")


def note(table: Table, what: int, who: int, card: int) -> None:
    """Add an entry."""
    table.ledger = Note(table.ledger, what << 16 | who << 8 | card)


def entries(table: Table) -> list[int]:
    """All entries, the oldest first."""
    listed: list[int] = []
    last = table.ledger
    while last is not None:
        listed.append(last.entry)
        last = last.before
    listed.reverse()
    return listed


def pretend(table: Table) -> None:
    """A ledger for a table whose past is not known: as if all cards had just been dealt and drawn."""
    table.ledger = None
    for seat, player in enumerate(table.players):
        for card in player.packet:
            note(table, DEALT, seat, card)
    for seat, player in enumerate(table.players):
        for card in player.hand + player.buildings:
            note(table, DREW, seat, card)
        for card in player.buildings:
            note(table, BUILT, seat, card)
    for seat, player in enumerate(table.players):
        for card in player.looking:
            note(table, LOOKED, seat, card)


def what(entry: int) -> int:
    """What happened."""
    return entry >> 16


def who(entry: int) -> int:
    """To whom."""
    return (entry >> 8) & 0xFF


def card(entry: int) -> int:
    """The card."""
    return entry & 0xFF
