"""Gaining and spending goods, and the Building cards in hand."""

from regnum.engine.lists import without
from regnum.games.architects import ledger
from regnum.games.architects.state import Table
from regnum.games.architects.virtue import gain_virtue
from regnum.games.architects.words import BUILDING, GOODS, SILVER, VIRTUE


def gain(table: Table, seat: int, good: int, amount: int, rule: str) -> None:
    """Take goods from the Supply, which never runs out (ARC-COMP-03)."""
    if amount == 0:
        return
    table.players[seat].goods[good] += amount
    if table.log is not None:
        table.tell("gained", rule, seat, {"good": GOODS[good], "amount": amount})


def spend(table: Table, seat: int, good: int, amount: int, rule: str) -> None:
    """Put goods back into the Supply."""
    if amount == 0:
        return
    table.players[seat].goods[good] -= amount
    if table.log is not None:
        table.tell("paid", rule, seat, {"good": GOODS[good], "amount": amount})


def gain_all(table: Table, seat: int, gains: list[int], rule: str) -> None:
    """Gain everything that a card shows: goods, then Building cards, then Virtue."""
    for good in range(VIRTUE):
        if gains[good]:
            gain(table, seat, good, gains[good], rule)
    if gains[BUILDING]:
        draw_buildings(table, seat, gains[BUILDING], rule)
    if gains[VIRTUE]:
        gain_virtue(table, seat, gains[VIRTUE], rule)


def bonus(table: Table, seat: int, occasion: int) -> None:
    """What the player's Apprentices add on an occasion; several add up (ARC-RUL-14)."""
    for number in table.players[seat].apprentices:
        step = table.deck.apprentices[number].at[occasion]
        if step is not None:
            step.do(table, seat, "ARC-WORKSHOP-11")


def draw_buildings(table: Table, seat: int, number: int, rule: str) -> None:
    """Draw Buildings to hand, as many as there are (ARC-WORKSHOP-12, ARC-RUL-23)."""
    player = table.players[seat]
    for _ in range(number):
        if not table.building_deck:
            return
        card = table.building_deck[-1]
        table.building_deck = table.building_deck[:-1]
        player.hand = [*player.hand, card]
        ledger.note(table, ledger.DREW, seat, card)
        if table.log is not None:
            table.tell_secret("drew-building", rule, seat, {}, {"building": table.deck.buildings[card].id})


def discard_building(table: Table, seat: int, card: int, rule: str) -> None:
    """Put a Building from hand face down under the deck (ARC-HID-01)."""
    player = table.players[seat]
    player.hand = without(player.hand, card)
    table.building_deck = [card, *table.building_deck]
    ledger.note(table, ledger.UNDER, seat, card)
    if table.log is not None:
        table.tell_secret("discarded-building", rule, seat, {}, {"building": table.deck.buildings[card].id})


def add_to_tax_stand(table: Table, seat: int, coins: int) -> None:
    """Pay Tax: Silver that goes onto the Tax Stand (ARC-TAX-03)."""
    if coins == 0:
        return
    table.players[seat].goods[SILVER] -= coins
    table.tax_stand += coins
    if table.log is not None:
        table.tell("paid-tax", "ARC-TAX-03", seat, {"amount": coins})


def saving(table: Table, seat: int, occasion: int) -> int:
    """How much Silver the player's Apprentices save on an occasion."""
    total = 0
    for number in table.players[seat].apprentices:
        total += table.deck.apprentices[number].saving[occasion]
    return total


def spared_virtue(table: Table, seat: int, occasion: int) -> int:
    """How much Virtue the player's Apprentices spare on an occasion."""
    total = 0
    for number in table.players[seat].apprentices:
        total += table.deck.apprentices[number].spared[occasion]
    return total


def skills_of(table: Table, seat: int) -> int:
    """The skills of all hired Apprentices together (ARC-BUILD-01)."""
    skills = 0
    for number in table.players[seat].apprentices:
        skills |= table.deck.apprentices[number].skills
    return skills
