"""What the expansion's things promise a player beside their points: the module's part of the bots' evaluation."""

from typing import Final

from regnum.games.gates_of_gold.state import board_of, gate_of
from regnum.games.viscounts.state import LAST_ROUND, OPEN, Table

#: An open column, and an order in the deck, which will welcome or refuse an Outsider.
COLUMN: Final = 0.7
ORDER: Final = 1.0
#: How much of it is left once the end is triggered.
LATE: Final = 0.4


def promise(table: Table, seat: int) -> float:
    """Open columns and orders, the less the nearer the end is."""
    if table.closing == LAST_ROUND:
        return 0.0
    player = table.players[seat]
    deck = gate_of(table).deck
    unlocked = board_of(player).unlocked
    found = 0.0
    while unlocked:
        found += COLUMN * (unlocked & 1)
        unlocked >>= 1
    for cards in (player.row, player.hand, player.draw, player.discard):
        for card in cards:
            if deck.first_order <= card < deck.first_outsider:
                found += ORDER
    return found if table.closing == OPEN else found * LATE
