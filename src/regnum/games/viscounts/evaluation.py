"""How good a table looks to a player, in points: what the bots go by.

The score as it stands, and prices for what can still become points: so much of each thing (`features`), at what the
time left makes it worth (`weights`). Nothing hidden is read: which cards a player owns is public.
"""

from typing import Final

from mypy_extensions import i64

from regnum.games.viscounts.scoring import prize, ribbons_of, total
from regnum.games.viscounts.state import LAST_ROUND, NOBODY, OPEN, Table
from regnum.games.viscounts.weights import EARLY, LATE
from regnum.games.viscounts.words import (
    CARD_SPACES,
    GOLD,
    ICONS,
    INK,
    OF_A_KIND,
    RIBBONS,
    SILVER,
    SLOTS,
    STONE,
    TRACK,
    WEDGES,
)

#: Goods beyond so many have another price, and there is an end of use.
FEW: Final = 3
MANY: Final = 9
RICH: Final = 12
#: Icons on the own cards are counted as if there were so many cards.
LIKE_CARDS: Final = 24
#: A lead in flipped cards beyond this is no surer.
SURE: Final = 3
#: How much of a prize counts that is not revealed yet, when its stack is nearly gone.
PRIZE: Final = 0.7
#: Turns that each has in a game, by the number of players; with so many left things have their early price.
TURNS: Final = [17.0, 17.0, 15.0, 14.0]
#: What an AI board gains in a turn.
AI_PACE: Final = 5.7
#: What players of some skill gain besides, for the square of the turns left, by their number, and how much of what is
#: promised becomes points, the less when fewer turns than this are left: fitted to games of greedy bots.
TO_COME: Final = [0.19, 0.2, 0.19, 0.13]
FULFILLED: Final = 0.45
SOON: Final = 3.0
#: How much the best opponent's points count against one's own, by the number of players: for two a point is a point.
ENVY: Final = [0.0, 1.0, 0.5, 0.5]


#: What a Collision is worth on each space of the track, from the left, with what Deeds and Debts come to mostly.
MEETING: Final = [0.0, 5.0, 3.6, 2.0, 1.6, 0.2, -0.6, -1.6]
#: The share of the steps until markers meet that Corruption makes.
CORRUPT: Final = 0.3


def _collisions() -> list[list[int]]:
    """Tenths of a point that the two markers promise, by the spaces of Corruption and Virtue: the nearer they are."""
    found = [[0] * (TRACK + 1) for _ in range(TRACK + 1)]
    for corruption in range(1, TRACK + 1):
        for virtue in range(corruption, TRACK + 1):
            gap = virtue - corruption
            space = corruption + CORRUPT * gap
            below = min(int(space), TRACK - 1)
            worth = MEETING[below] + (space - below) * (MEETING[below + 1] - MEETING[below])
            found[corruption][virtue] = round(10 * worth * (TRACK - 1 - gap) / (TRACK - 1))
    return found


COLLISION: Final = _collisions()


def evaluate(table: Table, seat: int) -> float:
    """What is promised to a player, against the points of the best other player.

    A rival is no matter of this; but as it gains more in a turn than players do, alone the turns left count too.
    """
    if table.seats == 1:
        left = turns_left(table, seat)
        return promise(table, seat) + TO_COME[0] * left * left
    found = promise(table, seat)
    best = -1000.0
    for other in range(table.seats):
        if other != seat:
            best = max(best, standing(table, other))
    return found - ENVY[table.seats - 1] * best


def opposition(table: Table) -> list[float]:
    """What each actor without a seat will likely have."""
    left = turns_left(table, table.seats)
    return [standing(table, side) + AI_PACE * left for side in range(table.seats, table.sides)]


def prospects(table: Table) -> list[float]:
    """How good the table is for each player."""
    return [promise(table, seat) for seat in range(table.seats)]


def forecast(table: Table, seat: int) -> float:
    """The points that a player will likely end with: what is there, and what the time left mostly brings.

    Prices that make good plans promise more than is kept.
    """
    left = turns_left(table, seat)
    there = standing(table, seat)
    kept = FULFILLED * min(1.0, left / SOON)
    return there + kept * (promise(table, seat) - there) + TO_COME[table.seats - 1] * left * left


def standing(table: Table, side: int) -> float:
    """The points that a side has, with what it may expect of the prizes."""
    return total(table, side) + _prizes(table, side)


def promise(table: Table, seat: int) -> float:
    """One player's points, now and to come; each module knows what its own things promise."""
    found = standing(table, seat)
    left = turns_left(table, seat)
    if left > 0.0:
        things = features(table, seat)
        early = 0.0
        late = 0.0
        for place in range(len(things)):
            number = things[place]
            if number:
                amount = float(number)
                early += amount * EARLY[place]
                late += amount * LATE[place]
        share = min(1.0, (left - 1.0) / (TURNS[table.seats - 1] - 1.0)) if left > 1.0 else 0.0
        found += min(1.0, left) * (share * early + (1.0 - share) * late)
    for module in table.modules:
        found += module.promise(table, seat)
    return found


def turns_left(table: Table, seat: int) -> float:
    """How many turns a side has still to begin: known once the end is triggered, guessed by the stacks before."""
    whole = TURNS[table.seats - 1]
    if table.setting_up:
        return whole
    if table.over:
        return 0.0
    sides = table.sides
    ended = table.turns % sides
    this_round = 1.0 if (seat + sides - table.first_seat) % sides >= ended else 0.0
    if table.closing == LAST_ROUND:
        return this_round
    if table.closing != OPEN:
        return this_round + 1.0
    kingdom = table.deck.kingdom
    debts = table.debt_stack / kingdom.debts[table.seats - 1]
    deeds = table.deed_stack / kingdom.deeds[table.seats - 1]
    return 1.0 + (whole - 1.0) * min(debts, deeds)


def _prizes(table: Table, side: int) -> float:
    """A share of the prizes whose cards are not revealed yet: the more, the lower their stacks; at the end none."""
    if table.setting_up or table.over:
        return 0.0
    kingdom = table.deck.kingdom
    debts = kingdom.debts[table.seats - 1]
    deeds = kingdom.deeds[table.seats - 1]
    found = 0.0
    if 0 < table.debt_stack < debts and table.side(side).approved:
        approved = [table.side(other).approved for other in range(table.sides)]
        found += PRIZE * (1.0 - table.debt_stack / debts) * prize(table, approved, side)
    if 0 < table.deed_stack < deeds and table.side(side).paid:
        paid = [table.side(other).paid for other in range(table.sides)]
        found += PRIZE * (1.0 - table.deed_stack / deeds) * prize(table, paid, side)
    return found


def features(table: Table, seat: int) -> list[int]:
    """How much a player has of each thing in the table of prices, in its order."""
    player = table.players[seat]
    goods = player.goods
    found = [min(goods[SILVER], RICH), min(goods[STONE], MANY), min(goods[GOLD], MANY), min(goods[INK], MANY)]
    for good in (STONE, GOLD, INK):
        found.append(max(0, min(goods[good], MANY) - FEW))
    _count_icons(table, seat, found)
    for slot in range(len(SLOTS)):
        found.append(player.built >> slot & 1)
    _count_workers(table, seat, found)
    _count_manuscripts(table, seat, found)
    _count_kingdom(table, seat, found)
    return found


def _count_icons(table: Table, seat: int, found: list[int]) -> None:
    """The icons on all own cards, on those that stay in the row (twice what stays for two turns), and the cards."""
    player = table.players[seat]
    townsfolk = table.deck.townsfolk
    owned: i64 = 0
    staying: i64 = 0
    cards = len(player.hand) + len(player.draw) + len(player.discard)
    for card in player.hand:
        owned += townsfolk[card].packed_icons
    for card in player.draw:
        owned += townsfolk[card].packed_icons
    for card in player.discard:
        owned += townsfolk[card].packed_icons
    for space in range(CARD_SPACES):
        card = player.row[space]
        if card >= 0:
            cards += 1
            icons = townsfolk[card].packed_icons
            owned += icons
            staying += icons * (CARD_SPACES - 1 - space)
    for icon in range(len(ICONS)):
        found.append(LIKE_CARDS * int(owned >> 8 * icon & 255) // cards if cards else 0)
    for icon in range(len(ICONS)):
        found.append(int(staying >> 8 * icon & 255))
    found.append(cards)


def _count_workers(table: Table, seat: int, found: list[int]) -> None:
    """Workers on the lower tiers, those that want but one more, and those in supply."""
    player = table.players[seat]
    first = 0
    first_pairs = 0
    second = 0
    second_pairs = 0
    for wedge in range(len(WEDGES)):
        number = player.first[wedge]
        first += number
        if number == 2:
            first_pairs += 1
        number = player.second[wedge]
        second += number
        if number == 2:
            second_pairs += 1
    found.append(first)
    found.append(first_pairs)
    found.append(second)
    found.append(second_pairs)
    found.append(min(player.workers, 8))


def _count_manuscripts(table: Table, seat: int, found: list[int]) -> None:
    """Manuscripts, sets that want but one ribbon, ribbons that want but one for their Church Favour, and Favours."""
    player = table.players[seat]
    ribbons = ribbons_of(table, player)
    sets = 0
    for layer in range(1, 4):
        different = 0
        for number in ribbons:
            if number >= layer:
                different += 1
        if different == len(RIBBONS) - 1:
            sets += 1
    twos = 0
    favours = 0
    for ribbon in range(len(RIBBONS)):
        if table.favours[ribbon] == NOBODY:
            if ribbons[ribbon] == OF_A_KIND - 1:
                twos += 1
        elif table.favours[ribbon] == seat:
            favours += 1
    found.append(len(player.manuscripts))
    found.append(sets)
    found.append(twos)
    found.append(favours)


def _count_kingdom(table: Table, seat: int, found: list[int]) -> None:
    """Debts and Deeds to flip, the lead in flipped ones, and where the markers are."""
    player = table.players[seat]
    found.append(min(player.debts, 6))
    found.append(min(player.deeds, 6))
    approved = 0
    paid = 0
    for other in range(table.sides):
        if other != seat:
            approved = max(approved, table.side(other).approved)
            paid = max(paid, table.side(other).paid)
    found.append(max(-SURE, min(SURE, player.approved - approved)))
    found.append(max(-SURE, min(SURE, player.paid - paid)))
    found.append(COLLISION[player.corruption][player.virtue])
