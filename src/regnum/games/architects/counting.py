"""What cards count: so many of something, strictly most of it, none of it."""

from typing import Final

from regnum.games.architects.card_words import THINGS
from regnum.games.architects.state import Table
from regnum.games.architects.words import CLAY, GOLD, MARBLE, STONE, WOOD
from regnum.games.expressions import LEAST, MOST, NO, If

OF_GOODS: Final = 6
OF_VIRTUE: Final = 7
OF_CATHEDRAL: Final = 8
OF_BUILDINGS: Final = 9
OF_CAPTURED: Final = 10
OF_PAID_DEBTS: Final = 11
OF_SKILL: Final = 12
OF_UNPAID_DEBTS: Final = 15
OF_PRISONERS: Final = 16


def measure(table: Table, seat: int, of: int) -> int:
    """How much a player has of what a card counts (ARC-RUL-54, ARC-RUL-55, ARC-RUL-56)."""
    player = table.players[seat]
    if of in (GOLD, MARBLE):
        return player.board.treasure(player, of)
    if of < OF_GOODS:
        return player.goods[of]
    if of == OF_GOODS:
        return player.goods[STONE] + player.goods[WOOD] + player.goods[CLAY]
    if of == OF_VIRTUE:
        return player.virtue
    if of == OF_CATHEDRAL:
        return player.level
    if of == OF_BUILDINGS:
        return len(player.buildings)
    if of == OF_CAPTURED:
        return sum(player.captured)
    if of == OF_PAID_DEBTS:
        return player.paid
    if of < OF_UNPAID_DEBTS:
        skill = 1 << (of - OF_SKILL)
        return len([number for number in player.apprentices if table.deck.apprentices[number].skills & skill])
    return player.unpaid if of == OF_UNPAID_DEBTS else player.prison


def strictly_most(table: Table, seat: int, of: int) -> bool:
    """More than every other player; a tie gives nothing (ARC-RUL-65)."""
    own = measure(table, seat, of)
    for other in range(table.seats):
        if other != seat and measure(table, other, of) >= own:
            return False
    return True


class Condition:
    """What must hold for an effect: strictly most of something, none of it, or at least so many."""

    def __init__(self, node: If) -> None:
        self.most = node.test == MOST
        self.none = node.test == NO
        self.least = node.least if node.test == LEAST else 0
        self.of = THINGS.index(node.of)

    def holds(self, table: Table, seat: int) -> bool:
        if self.most:
            return strictly_most(table, seat, self.of)
        number = measure(table, seat, self.of)
        return number == 0 if self.none else number >= self.least


class Term:
    """Points or Virtue at the end of the game: so many, for every so many of something, on a condition."""

    def __init__(self, points: int, of: int = -1, each: int = 1, condition: Condition | None = None) -> None:
        self.points = points
        self.of = of
        self.each = each
        self.condition = condition

    def value(self, table: Table, seat: int) -> int:
        """Rounded down (ARC-RUL-56)."""
        if self.condition is not None and not self.condition.holds(table, seat):
            return 0
        if self.of < 0:
            return self.points
        return measure(table, seat, self.of) // self.each * self.points
