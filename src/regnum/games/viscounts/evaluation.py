"""How good a table looks to a player, in points: what the simple bots go by.

The score as it stands, plus rough prices for what can still become points. Nothing hidden is read: which cards a player
owns is public.
"""

from typing import Final

from regnum.games.viscounts.scoring import prize, ribbons_of, total
from regnum.games.viscounts.state import LAST_ROUND, NOBODY, OPEN, Table
from regnum.games.viscounts.words import GOLD, INK, RIBBONS, SILVER, SLOTS, STARTING, STONE, WEDGES

#: What goods are worth while there is time to use them, up to a number beyond which they find none.
RESOURCE: Final = 0.9
ENOUGH: Final = 7
COIN: Final = 0.4
RICH: Final = 8
#: What each open slot, each good card and each icon on the own cards does for the rest of the game.
SLOT: Final = 1.5
CARD: Final = 0.5
ICON: Final = 0.35
#: Two Workers in a section are nearly a group; two Manuscripts of a ribbon nearly a Church Favour.
PAIR: Final = (0.5, 1.0)
RIBBON: Final = 0.8
#: What a Debt or a Deed that can still be flipped is worth beyond its points.
TO_FLIP: Final = 0.6
#: Markers far to the left promise Deeds, far to the right Debts.
TRACK: Final = 0.45
MIDDLE: Final = 8
#: How much of a prize counts that is not revealed yet, when its stack is nearly gone.
PRIZE: Final = 0.7
#: What an AI board has still to come at the start.
AI_PACE: Final = 50.0
#: What players of some skill still gain beyond their promise from the start on, by their number: fitted to games of the
#: level hard, as measured by benchmarks/forecast.py.
TO_COME: Final = [62.0, 62.0, 42.0, 36.0]
#: With so little time left nothing more comes.
SETTLED: Final = 0.15
#: How much the best opponent's prospects count against one's own.
ENVY: Final = 0.5


def evaluate(table: Table, seat: int) -> float:
    """Points so far and points to come, against the best opponent's."""
    best = -1000.0
    for other in range(table.seats):
        if other != seat:
            best = max(best, promise(table, other))
    for points in opposition(table):
        best = max(best, points)
    return promise(table, seat) - ENVY * best


def opposition(table: Table) -> list[float]:
    """What each actor without a seat will likely have: its points, and what its resources score at the end."""
    found: list[float] = []
    for side in range(table.seats, table.sides):
        found.append(total(table, side) + _prizes(table, side) + AI_PACE * time_left(table))
    return found


def prospects(table: Table) -> list[float]:
    """How good the table is for each player."""
    return [promise(table, seat) for seat in range(table.seats)]


def forecast(table: Table, seat: int) -> float:
    """The points that a player will likely end with: what is there, and what the time left mostly brings."""
    return promise(table, seat) + TO_COME[table.seats - 1] * max(0.0, time_left(table) - SETTLED)


def time_left(table: Table) -> float:
    """From 1 at the start to nearly 0 in the last round."""
    if table.closing != OPEN:
        return 0.05 if table.closing == LAST_ROUND else 0.2
    if table.setting_up:
        return 1.0
    kingdom = table.deck.kingdom
    debts = table.debt_stack / kingdom.debts[table.seats - 1]
    deeds = table.deed_stack / kingdom.deeds[table.seats - 1]
    return 0.2 + 0.8 * min(debts, deeds)


def promise(table: Table, seat: int) -> float:
    """One player's points, now and to come; each module knows what its own things promise."""
    left = time_left(table)
    found = total(table, seat) + _prizes(table, seat) + left * (_means(table, seat) + _standing(table, seat))
    for module in table.modules:
        found += module.promise(table, seat)
    return found


def _prizes(table: Table, seat: int) -> float:
    """A share of the prizes whose cards are not revealed yet: the more, the lower their stacks."""
    if table.setting_up:
        return 0.0
    found = 0.0
    kingdom = table.deck.kingdom
    if table.debt_stack:
        approved = [table.side(side).approved for side in range(table.sides)]
        gone = 1.0 - table.debt_stack / kingdom.debts[table.seats - 1]
        found += PRIZE * gone * prize(table, approved, seat)
    if table.deed_stack:
        paid = [table.side(side).paid for side in range(table.sides)]
        gone = 1.0 - table.deed_stack / kingdom.deeds[table.seats - 1]
        found += PRIZE * gone * prize(table, paid, seat)
    return found


def _means(table: Table, seat: int) -> float:
    """Goods, open slots, and what the own cards can do."""
    player = table.players[seat]
    goods = player.goods
    found = COIN * min(goods[SILVER], RICH)
    found += RESOURCE * (min(goods[INK], ENOUGH) + min(goods[GOLD], ENOUGH) + min(goods[STONE], ENOUGH))
    for slot in range(len(SLOTS)):
        if player.built >> slot & 1:
            found += SLOT
    cards = 0
    icons = 0
    for pile in (player.row, player.hand, player.draw, player.discard):
        for card in pile:
            if card >= 0:
                cards += 1
                icons += sum(table.deck.townsfolk[card].icons)
                if card >= STARTING:
                    found += CARD
    return found + 8 * ICON * icons / cards if cards else found


def _standing(table: Table, seat: int) -> float:
    """What is nearly something: groups in the Castle, ribbons, cards to flip, markers about to meet."""
    player = table.players[seat]
    found = 0.0
    for wedge in range(len(WEDGES)):
        if player.first[wedge] == 2:
            found += PAIR[0]
        if player.second[wedge] == 2:
            found += PAIR[1]
    ribbons = ribbons_of(table, player)
    for ribbon in range(len(RIBBONS)):
        if ribbons[ribbon] == 2 and table.favours[ribbon] == NOBODY:
            found += RIBBON
    found += TO_FLIP * (min(player.debts, 3) + min(player.deeds, 3))
    return found + TRACK * (MIDDLE - player.corruption - player.virtue)
