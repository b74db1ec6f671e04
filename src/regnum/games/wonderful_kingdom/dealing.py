"""Taking cards from the development deck."""

from regnum.games.wonderful_kingdom.cards import is_advisor, is_recyclable
from regnum.games.wonderful_kingdom.state import Table
from regnum.games.wonderful_kingdom.words import AREAS, NOBODY


def goes_back(card: int) -> bool:
    """Whether a discarded card belongs to the development deck; calamities and menaces stay out (IWK-RUL-10)."""
    return is_recyclable(card) or is_advisor(card)


def has_card(table: Table) -> bool:
    """Whether a card can still be taken, after reshuffling if need be."""
    if table.cards:
        return True
    for card in discard_pile(table):
        if goes_back(card):
            return True
    return False


def discard_pile(table: Table) -> list[int]:
    """All discarded cards, those that lie face down too (IWK-RUL-11)."""
    return table.discards + [laid.card for laid in table.unseen]


def next_card(table: Table) -> int:
    """The top card; an empty deck is made anew of the discards (IWK-RUL-10). NOBODY when there is none."""
    if not table.cards:
        reshuffle(table)
    if not table.cards:
        return NOBODY
    card = table.cards[-1]
    table.cards = table.cards[:-1]
    return card


def next_cards(table: Table, number: int) -> list[int]:
    """So many cards from the top of the deck, the top card last: at once where the deck suffices."""
    left = len(table.cards) - number
    if left < 0:
        return [next_card(table) for _ in range(number)][::-1]
    cards = table.cards[left:]
    table.cards = table.cards[:left]
    return cards


def reshuffle(table: Table) -> None:
    """Only ever needed in solo: with two players the deck suffices. What stays out is seen in doing so."""
    pile = discard_pile(table)
    deck = sorted([card for card in pile if goes_back(card)])
    table.discards = [card for card in pile if not goes_back(card)]
    table.unseen = []
    table.mode.reshuffled(table)
    table.rng.shuffle(deck)
    table.cards = deck
    if table.log is not None and deck:
        table.tell("reshuffled", "IWK-RUL-10", NOBODY, {"amount": len(deck)})


def lay_next(table: Table, area: int, rule: str) -> None:
    """Put the next card into an area, always face up (IWK-TRAP-07), as far as there is one."""
    card = next_card(table)
    if card == NOBODY:
        return
    if table.log is not None:
        told: dict[str, int | str] = {"card": table.deck.ids[card], "area": AREAS[area], "slot": table.slot + 1}
        table.tell("laid", rule, NOBODY, told)
    table.lay(area, card, False, NOBODY)
