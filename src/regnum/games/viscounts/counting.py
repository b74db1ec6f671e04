"""What Manuscripts count at the end of the game (VIS-SCORE-04, VIS-SCORE-06, VIS-R-45)."""

from typing import Final

from regnum.games.viscounts.card_words import THINGS
from regnum.games.viscounts.state import Side, Table
from regnum.games.viscounts.words import GOLD, INK, STONE

OF_RESOURCES: Final = THINGS.index("resources")
OF_BUILDINGS: Final = THINGS.index("buildings")
#: The icons by their numbers, from this on.
OF_MERCHANTS: Final = THINGS.index("merchants")
OF_CRIMINALS: Final = THINGS.index("criminals")
OF_PAID_DEBTS: Final = THINGS.index("paid-debts")
OF_APPROVED_DEEDS: Final = THINGS.index("approved-deeds")
OF_WORKERS: Final = THINGS.index("workers")
OF_MANUSCRIPTS: Final = THINGS.index("manuscripts")


def measure(table: Table, side: int, thing: int) -> int:
    """How many of a thing a side has."""
    owner = table.side(side)
    if OF_MERCHANTS <= thing <= OF_CRIMINALS:
        return all_icons(table, side, thing - OF_MERCHANTS)
    if thing == OF_RESOURCES:
        return owner.goods[INK] + owner.goods[GOLD] + owner.goods[STONE]
    if thing == OF_BUILDINGS:
        return buildings(owner)
    if thing == OF_PAID_DEBTS:
        return owner.paid
    if thing == OF_APPROVED_DEEDS:
        return owner.approved
    if thing == OF_WORKERS:
        return sum(owner.first) + sum(owner.second) + owner.centre
    if thing == OF_MANUSCRIPTS:
        return len(owner.manuscripts)
    found = 0
    for module in table.modules:
        found += module.measure(table, side, thing)
    return found


def buildings(owner: Side) -> int:
    """The Buildings that a side has built."""
    found = 0
    built = owner.built
    while built:
        found += built & 1
        built >>= 1
    return found


def all_icons(table: Table, side: int, icon: int) -> int:
    """The icons of one kind on all own cards, on Church Favours and on uncovered slots (VIS-SCORE-06).

    A Criminal is nothing but a Criminal here (VIS-CRIM-02).
    """
    owner = table.side(side)
    found = owner.icons_owned(table.deck, icon) + owner.uncovered(table.deck).icons[icon]
    for ribbon in range(len(table.favours)):
        if table.favours[ribbon] == side:
            found += table.deck.favours[ribbon].icons[icon]
    for module in table.modules:
        found += module.icons_owned(table, side, icon)
    return found
