"""How good a table looks to a player, in points: what the bots go by.

The score as it stands, and prices for what can still become points: so much of each thing, at what the time left makes
it worth (`weights`). Nothing hidden is read but the player's own hand.
"""

from typing import Final

from regnum.games.architects import scoring
from regnum.games.architects.captures import captured_by_others
from regnum.games.architects.cards import Cost
from regnum.games.architects.state import NOT_YET, Table
from regnum.games.architects.supply import skills_of
from regnum.games.architects.weights import (
    A_GOOD,
    A_PAIR_AT,
    A_WORKER_AT,
    APPRENTICES,
    BEST_PLAN,
    BUILDINGS,
    CAPTURED,
    CARDS,
    EARLY,
    EXPOSED,
    IN_OTHERS_HANDS,
    IN_PRISON,
    LATE,
    LEVELS,
    MORE_WORKERS,
    MUCH,
    OUTLINES,
    PREY,
    SECOND_PLAN,
    SKILLED,
    SOME_WORKERS,
    THE_FIRST_WORKER,
    TOO_LITTLE_VIRTUE,
    TOO_MUCH_VIRTUE,
    UNPAID,
    VIRTUE,
)
from regnum.games.architects.words import CIRCLES, GOODS, SILVER, SKILLS, STONE, WOOD

#: Goods beyond the first number have another price, and beyond the second there is no use for them.
ENOUGH: Final = 8
PLENTY: Final = 16
#: Cards in hand beyond this number are worth nothing more.
A_FEW: Final = 4
#: Workers in the supply beyond this number have another price.
A_HANDFUL: Final = 4
#: Virtue at which the Black Market is closed, and at which Taxes may be left unpaid.
CLOSED: Final = 9
LAWLESS: Final = 4
#: Rounds after which a game is long, and what an outline is then worth to who leads when it has lasted twice as long:
#: nothing else ends a game in which hoarding pays.
PATIENCE: Final = 20
HURRY: Final = 8.0
#: How many skills a set of them has.
SKILLS_IN: Final = [skills.bit_count() for skills in range(1 << len(SKILLS))]
#: The share of a plan that is left when so many skills are missing: half for each.
UNSKILLED: Final = [1.0 / (1 << missing) for missing in SKILLS_IN]
#: How much the best opponent's prospects count against one's own, by the number of players.
ENVY: Final = [0.0, 0.8, 0.6, 0.5, 0.5]
#: What players of some skill gain in a whole game, by their number, and the share of what a player has by which that
#: is less: fitted to games of the level hard, as measured by benchmarks/forecast.py.
FAIR: Final = [0.0, 43.0, 37.0, 37.0, 35.0]
LEVELLED: Final = 0.3
#: The same alone: nobody captures, so what one has grows, and the more so the more time is left.
GROWTH: Final = 0.4
EARLY_GAIN: Final = 194.0
SLOW_START: Final = -45.0


class Promise:
    """What things are worth together, at the prices of the start and of the end."""

    def __init__(self) -> None:
        self.early = 0.0
        self.late = 0.0

    def add(self, thing: int, number: float) -> None:
        """Count so much of a thing."""
        self.early += EARLY[thing] * number
        self.late += LATE[thing] * number

    def at(self, left: float) -> float:
        """The points to come of it, with so much time left."""
        return self.early * left + self.late * (1.0 - left)


def evaluate(table: Table, seat: int) -> float:
    """Points so far and points to come, against the best opponent's."""
    promised = prospects(table)
    best = 0.0
    for other in range(table.seats):
        if other != seat:
            best = max(best, promised[other])
    return promised[seat] - ENVY[table.seats - 1] * best


def forecast(table: Table, seat: int) -> float:
    """The points that a player will likely end with: early on a fair score, later more and more what is there."""
    points = scoring.points(table, seat)
    if table.over:
        return float(points)
    left = time_left(table)
    if table.seats > 1:
        return points + left * (FAIR[table.seats - 1] - LEVELLED * points)
    to_come = promise(table, seat, left, points, 0.0) - points
    return points + left * (GROWTH * points + to_come + EARLY_GAIN * left + SLOW_START)


def prospects(table: Table) -> list[float]:
    """How good the table is for each player: points now and to come, and how far they have brought the end.

    Who leads in a long game wants it to end.
    """
    points = [scoring.points(table, seat) for seat in range(table.seats)]
    most = max(points)
    left = time_left(table)
    found: list[float] = []
    for seat in range(table.seats):
        outline = pace(table, left, points[seat] == most)
        found.append(promise(table, seat, left, points[seat], outline) + outline * outlines(table, seat))
    return found


def outlines(table: Table, seat: int) -> int:
    """How many Workers a player has in the Guildhall."""
    own = 0
    for colour in table.guildhall:
        if colour == seat:
            own += 1
    return own


def pace(table: Table, left: float, leads: bool) -> float:
    """What an outline is worth for bringing the end nearer; in a long game who leads will have the end."""
    if table.over:
        return 0.0
    found = EARLY[OUTLINES] * left + LATE[OUTLINES] * (1.0 - left)
    late = table.turns / table.seats / PATIENCE - 1.0
    if leads and late > 0.0:
        found += HURRY * late * late
    return found


def promise(table: Table, seat: int, left: float, points: int, outline: float) -> float:
    """One player's points, now and to come in the time left, with what an outline is worth."""
    if table.over:
        return float(points)
    found = Promise()
    _count_goods(table, seat, found)
    _count_workers(table, seat, found)
    _count_people(table, seat, outline, found)
    return points + found.at(left)


def _count_goods(table: Table, seat: int, found: Promise) -> None:
    """Goods, and those of which there is enough."""
    goods = table.players[seat].goods
    for good in range(len(GOODS)):
        number = min(goods[good], PLENTY)
        if number > ENOUGH:
            found.add(MUCH + good, number - ENOUGH)
        found.add(A_GOOD + good, number)


def _count_workers(table: Table, seat: int, found: Promise) -> None:
    """Workers where they stand: a group earns more with every Worker added to it, and so is worth capturing."""
    player = table.players[seat]
    for place in range(CIRCLES):
        number = player.at[place]
        if number:
            found.add(A_WORKER_AT + place, number)
            found.add(A_PAIR_AT + place, number * (number - 1) / 2)
    _count_crowds(table, seat, found)
    found.add(THE_FIRST_WORKER, min(player.workers, 1))
    found.add(SOME_WORKERS, min(player.workers, A_HANDFUL))
    found.add(MORE_WORKERS, max(0, player.workers - A_HANDFUL))
    for number in player.captured:
        found.add(CAPTURED, number)
    found.add(IN_OTHERS_HANDS, captured_by_others(table, seat))
    found.add(IN_PRISON, player.prison)


def _count_crowds(table: Table, seat: int, found: Promise) -> None:
    """The largest group of others that the player has Silver to capture, and its own largest if others have."""
    most = 0
    hunted = False
    for other in range(table.seats):
        if other != seat:
            most = max(most, largest_group(table, other))
            hunted = hunted or table.players[other].goods[SILVER] > 0
    if most and table.players[seat].goods[SILVER] > 0:
        found.add(PREY, most * (most - 1) / 2)
    if hunted:
        own = largest_group(table, seat)
        found.add(EXPOSED, own * (own - 1) / 2)


def largest_group(table: Table, seat: int) -> int:
    """How many of a player's Workers stand together at most, where they can be captured."""
    most = 0
    for number in table.players[seat].at:
        most = max(most, number)
    return most


def _count_people(table: Table, seat: int, outline: float, found: Promise) -> None:
    """Who was hired, what they can do, what others think of the player, and what is planned."""
    player = table.players[seat]
    skills = skills_of(table, seat)
    found.add(APPRENTICES, len(player.apprentices))
    found.add(SKILLED, SKILLS_IN[skills])
    found.add(VIRTUE, player.virtue)
    found.add(TOO_MUCH_VIRTUE, max(0, player.virtue - CLOSED))
    found.add(TOO_LITTLE_VIRTUE, max(0, LAWLESS - player.virtue))
    found.add(UNPAID, player.unpaid)
    found.add(LEVELS, player.level)
    found.add(BUILDINGS, len(player.buildings))
    _count_plans(table, seat, skills, outline, found)


def _count_plans(table: Table, seat: int, skills: int, outline: float, found: Promise) -> None:
    """What a hand promises, with the card just kept in the draft; another seat's cards are re-dealt ones.

    The next level of the Cathedral is a plan too. Nobody builds everything: the two best count.
    """
    player = table.players[seat]
    hand = player.hand
    if player.kept >= 0:
        hand = [*hand, player.kept]
    levels = table.deck.main_board.levels
    first, second = 0.0, 0.0
    if player.level < len(levels) and hand:
        level = levels[player.level]
        before = levels[player.level - 1].vp if player.level else 0
        first = (level.vp - before + outline) * readiness(player.goods, level.cost)
    for number in hand:
        card = table.deck.buildings[number]
        plan = (card.vp + outline) * readiness(player.goods, card.cost) * UNSKILLED[card.skills & ~skills]
        if plan > first:
            first, second = plan, first
        elif plan > second:
            second = plan
    found.add(CARDS, min(len(hand), A_FEW))
    found.add(BEST_PLAN, first)
    found.add(SECOND_PLAN, second)


def readiness(goods: list[int], cost: Cost) -> float:
    """How much of a cost is there: 1 for all of it."""
    missing = 0
    wanted = cost.goods
    for good in range(5):
        if wanted[good] > goods[good]:
            missing += wanted[good] - goods[good]
    if cost.mix:
        spare = max(0, goods[STONE] - wanted[STONE]) + max(0, goods[WOOD] - wanted[WOOD])
        missing += max(0, cost.mix - spare)
    return 1.0 - missing / (cost.size + cost.mix + 1.0)


def time_left(table: Table) -> float:
    """From 1 at the start to 0 in the last turns."""
    if table.last_turns != NOT_YET and table.last_turns <= table.seats:
        return 0.1
    outlines = 4 * table.outlines_per_row
    return max(0.0, 1.0 - 0.8 * len(table.guildhall) / outlines)
