"""How good a table looks to a player, in points: what the simple bots go by.

The score as it stands, and a plan for the rest of the game: the cubes still to be produced are given to the
cards that turn them into most points, production that comes in time included. Nothing hidden is read but the
player's own hand and what it remembers; a bot looks at a re-dealt table anyway.
"""

from typing import Final

from regnum.games.wonderful_kingdom import multiset, scoring
from regnum.games.wonderful_kingdom.cards import is_advisor, is_development, is_recyclable
from regnum.games.wonderful_kingdom.choice import next_chooser
from regnum.games.wonderful_kingdom.rehearsal import (
    ORDERS,
    STONE,
    Plan,
    Prospect,
    Rehearsal,
    cube_price,
    plan_of,
    scrap_value,
)
from regnum.games.wonderful_kingdom.state import Laid, Player, Table
from regnum.games.wonderful_kingdom.words import (
    BASIC,
    CALAMITY,
    NOBODY,
)

#: What is behind a back, for somebody who does not know it.
BACK: Final = -0.3
#: A card under construction that the plan does not complete: something may still come of it.
UNFINISHED: Final = 0.3
#: The share of what is left in an area that the player who does not choose now gets later.
LEFTOVER: Final = 0.48
#: How much the opponent's gain counts against one's own.
ENVY: Final = 0.6
#: What a frozen card may still become.
FROZEN_HOPE: Final = 0.5
IDLE_SOLDIER: Final = 0.15
#: The share of a plan that comes true; what the cards of a round bring that are not selected yet, for two and alone;
#: and what comes of the cubes that no plan has a use for: fitted to games of the level hard, as measured by
#: benchmarks/forecast.py.
COMES_TRUE: Final = 0.65
ROUND: Final = 7.0
ROUND_ALONE: Final = 9.0
WINDFALL: Final = 3.0


def evaluate(table: Table, seat: int) -> float:
    """Points so far and points to come."""
    player = table.players[seat]
    points = float(scoring.points(table, seat))
    if table.over:
        return points + table.module.evaluate(table, player, 0, 0)
    prospect = Prospect(table, player)
    points += planned(table, player, prospect)
    points += table.module.evaluate(table, player, prospect.soldiers, prospect.rounds_left())
    if not table.lanes:
        points += offers(table, seat, prospect)
    return points


def forecast(table: Table, seat: int) -> float:
    """The points that a player will likely end with: what is there, what is planned, and what more cards will bring."""
    player = table.players[seat]
    prospect = Prospect(table, player)
    points = scoring.points(table, seat) + COMES_TRUE * planned(table, player, prospect)
    a_round = ROUND if table.seats == 2 else ROUND_ALONE
    return points + a_round * prospect.rounds_left() + (WINDFALL if table.lanes else a_round)


def prospects(table: Table) -> list[float]:
    """How good the table is for each player: what they have, what they plan, and what the offer areas will bring."""
    if table.seats == 1 or table.over:
        return [evaluate(table, seat) for seat in range(table.seats)]
    points: list[float] = []
    views: list[Prospect] = []
    for seat in range(2):
        player = table.players[seat]
        prospect = Prospect(table, player)
        views.append(prospect)
        so_far = float(scoring.points(table, seat))
        so_far += planned(table, player, prospect)
        so_far += table.module.evaluate(table, player, prospect.soldiers, prospect.rounds_left())
        points.append(so_far)
    if not table.lanes:
        share_out(table, views, points)
    return points


def share_out(table: Table, views: list[Prospect], points: list[float]) -> None:
    """Add what the areas bring: who selects next takes what looks best, the other may get the rest later."""
    chooser = next_chooser(table)
    if chooser == NOBODY:
        return
    other = 1 - chooser
    looks = [area_value(table, views[chooser], area, chooser, False) for area in table.areas]
    taken = 0 if looks[0] >= looks[1] else 1
    points[chooser] += area_value(table, views[chooser], table.areas[taken], chooser, True)
    points[other] += LEFTOVER * max(0.0, area_value(table, views[other], table.areas[1 - taken], other, True))
    for seat in range(2):
        points[seat] += hand_value(table, seat)


def planned(table: Table, player: Player, prospect: Prospect) -> float:
    """What the cards under construction and the selected ones will have become."""
    plans: list[Plan] = []
    for site in player.sites:
        plans.append(plan_of(table, prospect, site.card, site.missing, UNFINISHED))
        if site.guard != NOBODY:
            plans[-1].frozen = True
            plans[-1].fallback = plans[-1].value * FROZEN_HOPE * (1.0 - multiset.size(site.missing) / 10.0)
    points = 0.0
    for laid in player.selection:
        if laid.face_down:
            points += BACK
        elif is_development(laid.card):
            cost = table.deck.developments[laid.card].cost
            plans.append(plan_of(table, prospect, laid.card, cost, scrap_value(prospect)))
        else:
            points += loose_value(table, prospect, laid.card)
    best: Rehearsal | None = None
    highest = 0.0
    for order in ORDERS:
        rehearsal = Rehearsal(prospect, sorted([plan.copy() for plan in plans], key=order, reverse=True))
        value = rehearsal.play()
        if best is None or value > highest:
            best, highest = rehearsal, value
    assert best is not None
    prospect.soldiers = best.soldiers
    return points + highest + 0.4 * player.camp + best.soldiers * IDLE_SOLDIER


# Phase A.


def loose_value(table: Table, prospect: Prospect, card: int) -> float:
    """What a card is worth that is never built."""
    if card == CALAMITY:
        return float(table.deck.calamity.vp)
    if is_recyclable(card):
        return 2 * scrap_value(prospect)
    return table.module.card_worth(table, card, prospect.rounds_left())


def card_value(table: Table, prospect: Prospect, card: int) -> float:
    """What a card in an offer area is worth to a player, by itself."""
    if not is_development(card):
        return loose_value(table, prospect, card)
    plan = plan_of(table, prospect, card, table.deck.developments[card].cost, scrap_value(prospect))
    price = (plan.stones + plan.soldiers) * STONE
    for resource in range(BASIC):
        wanted = plan.missing[resource]
        there = min(wanted, prospect.supply[resource])
        price += there * cube_price(prospect, resource) + (wanted - there) * STONE
    return max(plan.fallback, plan.value - price)


def offers(table: Table, seat: int, prospect: Prospect) -> float:
    """What the offer areas promise: the next chooser takes what looks best to them."""
    if table.seats == 1:
        own = [area_value(table, prospect, area, 0, False) for area in table.areas]
        return LEFTOVER * max(own)
    other = 1 - seat
    theirs = Prospect(table, table.players[other])
    looks = [area_value(table, theirs, area, other, False) for area in table.areas]
    chosen = 0 if looks[0] >= looks[1] else 1
    lost = area_value(table, theirs, table.areas[chosen], other, True)
    kept = area_value(table, prospect, table.areas[1 - chosen], seat, True)
    return LEFTOVER * max(kept, 0.0) - ENVY * lost + hand_value(table, seat)


def area_value(table: Table, prospect: Prospect, area: list[Laid], viewer: int, truly: bool) -> float:
    """What an area is worth to a player; backs as they are, or as the player takes them for."""
    points = 0.0
    for laid in area:
        if laid.face_down and not truly and laid.placer != viewer:
            points += BACK
        else:
            points += card_value(table, prospect, laid.card)
    return points


def hand_value(table: Table, seat: int) -> float:
    """Trap tokens kept for worse cards; a calamity still in the hand is a weapon."""
    player = table.players[seat]
    points = 0.3 * player.traps
    for card in player.hand:
        if not is_recyclable(card) and not is_advisor(card):
            points += 0.8
    return points
