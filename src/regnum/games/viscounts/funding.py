"""How primary actions are funded: icons, resources, and one dismissed Townsfolk (VIS-ACT-03, VIS-DISMISS)."""

from typing import Final

from regnum.engine.fields import Field, Fields, Word
from regnum.engine.state import SEAT, Choice, Refusal
from regnum.games.viscounts import moves
from regnum.games.viscounts.cards import NO_ICONS, Fund, Step
from regnum.games.viscounts.fields import OF_ACTION, whole
from regnum.games.viscounts.hiring import take_top, top_of
from regnum.games.viscounts.state import Player, Table
from regnum.games.viscounts.words import CRIMINAL, GOODS, MERCHANT, SILVER

NO_FUNDS: Final[list[Fund]] = []
#: A Fund that counts Merchant icons (VIS-R-14).
OF_ICONS: Final = -1


def icons(table: Table, seat: int, icon: int) -> int:
    """The icons of one kind that a player can use now (VIS-ACT-04): of cards, slots, Church Favours, printed ones that no
    card covers (VIS-SETUP-08), and of the Townsfolk that was dismissed for this action (VIS-DISMISS-06)."""
    player = table.players[seat]
    deck = table.deck
    found = deck.board.uncovered[player.built].icons[icon] + table.help[icon]
    row = player.row
    for space in range(len(row)):
        card = row[space]
        found += deck.townsfolk[card].icons[icon] if card >= 0 else deck.board.printed[space][icon]
    favours = table.favours
    for ribbon in range(len(favours)):
        if favours[ribbon] == seat:
            found += deck.favours[ribbon].icons[icon]
    return found


def funds_of(table: Table, seat: int, action: int) -> list[Fund]:
    """What the cards on a Player Board let count as icons of an action, beside the resource that does so anyway."""
    found = NO_FUNDS
    for card in table.players[seat].row:
        if card >= 0:
            powers = table.deck.townsfolk[card].powers
            if powers is not None and powers.funds[action]:
                found = found + powers.funds[action]
    return found


def strength(table: Table, seat: int, action: int, funds: list[Fund], extra: list[int]) -> int:
    """All icons that count for an action: its own, Criminals as any (VIS-CRIM-01), and pairs of Merchants (VIS-R-14).

    `extra` are the icons of a Townsfolk that could be dismissed.
    """
    found = icons(table, seat, action) + icons(table, seat, CRIMINAL) + extra[action] + extra[CRIMINAL]
    for fund in funds:
        if fund.good == OF_ICONS:
            merchants = icons(table, seat, MERCHANT) + extra[MERCHANT]
            return found + merchants // fund.number * fund.icons
    return found


def worth(amount: int, good: int, action: int, funds: list[Fund], used: int) -> int:
    """How many icons of an action an amount of a good can make; `used` units were spent before.

    What counts only once is used first, a unit each (VIS-R-15).
    """
    plain = 1 if good == action else 0
    each = 1
    bonus = 0
    for fund in funds:
        if fund.good == good:
            if fund.once:
                bonus += fund.icons - plain if used <= 0 and amount >= 1 else 0
                used -= 1
                amount_left = amount
                amount = amount_left
            elif not plain:
                plain = fund.icons
                each = fund.number
    return amount // each * plain + bonus
