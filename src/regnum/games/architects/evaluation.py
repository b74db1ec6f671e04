"""How good a table looks to a player, in points: what the simple bots go by.

The score as it stands, plus rough prices for what can still become points. Nothing hidden is read
but the player's own hand.
"""

from typing import Final

from regnum.games.architects import scoring
from regnum.games.architects.cards import Building
from regnum.games.architects.state import NOT_YET, Table
from regnum.games.architects.supply import skills_of
from regnum.games.architects.words import GOLD, MARBLE, SILVER, SKILLS

#: What a good is worth while there is time to build with it, beyond the points it already gives.
PRICES: Final = [0.45, 0.6, 0.6, 0.5, 0.7, 0.3]
#: Goods beyond this number find no use.
ENOUGH: Final = 8
#: How little each Gold and Marble beyond that is taken for.
HOARD: Final = 1.0
WORKER: Final = 0.15
APPRENTICE: Final = 0.6
SKILL: Final = 1.2
#: A group earns more with every Worker added to it, and so is worth capturing.
GROUP: Final = 0.16
BIG_GROUP: Final = 5
CAPTURED: Final = 0.35
JAILED: Final = 0.12
VIRTUE: Final = 0.25
#: What it is worth to bring the end nearer by one outline; more, the longer the game has gone on, for
#: nothing else ends a game in which hoarding pays.
PACE: Final = 1.5
PATIENCE: Final = 15
#: The share of a Building's points that its card in hand is worth, by how much of its cost is there.
PLAN: Final = 0.5
#: How many skills a set of them has.
SKILLS_IN: Final = [skills.bit_count() for skills in range(1 << len(SKILLS))]
#: The share of a plan that is left when so many skills are missing: half for each.
UNSKILLED: Final = [1.0 / (1 << missing) for missing in SKILLS_IN]
#: How much the best opponent's prospects count against one's own.
ENVY: Final = 0.5
#: What players of some skill end with, by their number, and how much of a promise at the start that makes up for:
#: fitted to games of the level hard, as measured by benchmarks/forecast.py.
FAIR: Final = [27.0, 33.0, 29.0, 26.0, 24.0]
EVENED: Final = 0.9


def evaluate(table: Table, seat: int) -> float:
    """Points so far and points to come, against the best opponent's."""
    left = time_left(table)
    own = promise(table, seat, left)
    own += pace(table) * outlines(table, seat)
    best = 0.0
    for other in range(table.seats):
        if other != seat:
            best = max(best, promise(table, other, left))
    return own - ENVY * best


def forecast(table: Table, seat: int) -> float:
    """The points that a player will likely end with: early on a fair score, later more and more what is there."""
    left = time_left(table)
    return promise(table, seat, left) * (1.0 - EVENED * left) + FAIR[table.seats - 1] * left


def prospects(table: Table) -> list[float]:
    """How good the table is for each player."""
    left = time_left(table)
    return [promise(table, seat, left) + pace(table) * outlines(table, seat) for seat in range(table.seats)]


def outlines(table: Table, seat: int) -> int:
    """How many Workers a player has in the Guildhall."""
    own = 0
    for colour in table.guildhall:
        if colour == seat:
            own += 1
    return own


def pace(table: Table) -> float:
    """What an outline is worth by now."""
    rounds = table.turns / table.seats / PATIENCE
    return PACE * (1.0 + rounds * rounds)


def promise(table: Table, seat: int, left: float) -> float:
    """One player's points, now and to come in the time left."""
    player = table.players[seat]
    points = float(scoring.points(table, seat))
    # Hoards do score, but a player who lives for them never builds.
    points -= HOARD * max(0, player.goods[GOLD] + player.goods[MARBLE] - ENOUGH) + player.goods[SILVER] // 10
    value = 0.0
    for good in range(6):
        value += min(player.goods[good], ENOUGH) * PRICES[good]
    value += min(player.workers, 8) * WORKER - player.prison * JAILED
    for number in player.captured:
        value += number * CAPTURED
    for number in player.at:
        group = min(number, BIG_GROUP)
        value += GROUP * group * (group + 1) / 2
    skills = skills_of(table, seat)
    value += len(player.apprentices) * APPRENTICE + SKILLS_IN[skills] * SKILL
    value += min(player.virtue, 10) * VIRTUE
    return points + left * (value + plans(table, seat, skills))


def plans(table: Table, seat: int, skills: int) -> float:
    """What a hand promises, with the card just kept in the draft; another seat's cards are re-dealt ones.

    Nobody builds everything: the two best count.
    """
    player = table.players[seat]
    hand = player.hand
    if player.kept >= 0:
        hand = [*hand, player.kept]
    first, second = 0.0, 0.0
    for number in hand:
        plan = plan_of(table.deck.buildings[number], player.goods, skills)
        if plan > first:
            first, second = plan, first
        elif plan > second:
            second = plan
    return first + second


def plan_of(card: Building, goods: list[int], skills: int) -> float:
    """What a card in hand promises, by how much of its cost and of the skills for it is there."""
    missing = 0
    wanted = card.cost.goods
    for good in range(5):
        if wanted[good] > goods[good]:
            missing += wanted[good] - goods[good]
    ready = (1.0 - missing / (card.cost.size + 1.0)) * UNSKILLED[card.skills & ~skills]
    return card.vp * ready * PLAN


def time_left(table: Table) -> float:
    """From 1 at the start to 0 in the last turns."""
    if table.last_turns != NOT_YET and table.last_turns <= table.seats:
        return 0.1
    outlines = 4 * table.outlines_per_row
    return max(0.0, 1.0 - 0.8 * len(table.guildhall) / outlines)
