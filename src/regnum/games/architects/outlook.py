"""How good a table looks to a player, in points: what the simple bots go by.

The score as it stands, plus rough prices for what can still become points. Nothing hidden is read
but the player's own hand.
"""

from typing import Final

from regnum.games.architects.scoring import score_parts
from regnum.games.architects.state import NOT_YET, Table
from regnum.games.architects.supply import skills_of
from regnum.games.architects.words import CLAY, GOLD, MARBLE, SILVER, STONE, WOOD

#: What a good is worth while there is time to build with it, beyond the points it already gives.
PRICES: Final = {CLAY: 0.45, WOOD: 0.6, STONE: 0.6, GOLD: 0.6, MARBLE: 0.9, SILVER: 0.3}
WORKER: Final = 0.12
APPRENTICE: Final = 1.0
SKILL: Final = 0.8
STANDING: Final = 0.18
CAPTURED: Final = 0.15
#: The share of a Building's points that its card in hand is worth, by how much of its cost is there.
PLAN: Final = 0.55


def outlook(table: Table, seat: int) -> float:
    """Points so far and points to come, against the best opponent's."""
    own = promise(table, seat)
    others = [promise(table, other) for other in range(table.seats) if other != seat]
    return own - (0.35 * max(others) if others else 0.0)


def promise(table: Table, seat: int) -> float:
    """One player's points, now and to come."""
    parts = score_parts(table, seat)
    points = float(sum(parts.values()))
    left = time_left(table)
    if left == 0.0:
        return points
    player = table.players[seat]
    value = 0.0
    for good, price in PRICES.items():
        amount = min(player.goods[good], 10)
        value += amount * price
    value += min(player.workers, 8) * WORKER + sum(player.captured) * CAPTURED
    value += sum(player.at) * STANDING
    value += len(player.apprentices) * APPRENTICE
    skills = skills_of(table, seat)
    value += skills.bit_count() * SKILL
    value += min(player.virtue, 10) * 0.15
    return points + left * (value + plans(table, seat, skills))


def plans(table: Table, seat: int, skills: int) -> float:
    """What the player's own hand promises; seats whose hand is unknown hold re-dealt cards."""
    player = table.players[seat]
    best: list[float] = []
    for number in player.hand:
        card = table.deck.buildings[number]
        wanted = sum(card.cost.goods)
        missing = 0
        for good in range(5):
            missing += max(0, card.cost.goods[good] - player.goods[good])
        unskilled = (card.skills & ~skills).bit_count()
        ready = (1.0 - missing / (wanted + 1)) * (0.5**unskilled)
        best.append(card.vp * ready * PLAN)
    best.sort(reverse=True)
    return sum(best[:2])


def time_left(table: Table) -> float:
    """From 1 at the start to 0 in the last turns."""
    if table.last_turns != NOT_YET and table.last_turns <= table.seats:
        return 0.15
    outlines = 4 * table.outlines_per_row
    return max(0.0, 1.0 - 0.8 * len(table.guildhall) / outlines)
