"""How good a table looks to a player, in points: what the simple bots go by.

The score as it stands, and a plan for the rest of the game: the cubes still to be produced are given to the
cards that turn them into most points, production that comes in time included. Nothing hidden is read but the
player's own hand and what it remembers; a bot looks at a re-dealt table anyway.
"""

from math import inf
from typing import Final

from mypy_extensions import i64

from regnum.games.wonderful_kingdom.cards import is_advisor, is_development, is_recyclable
from regnum.games.wonderful_kingdom.choice import next_chooser
from regnum.games.wonderful_kingdom.multiset import size
from regnum.games.wonderful_kingdom.rehearsal import (
    Plan,
    Prospect,
    Rehearsal,
    orders,
    plan_of,
    scrap_value,
)
from regnum.games.wonderful_kingdom.scoring import built_points, other_points
from regnum.games.wonderful_kingdom.state import Laid, Player, Table
from regnum.games.wonderful_kingdom.words import CALAMITY, NOBODY

#: What is behind a back, for somebody who does not know it: not every trap hides a calamity. This and the next figures
#: were tried in games of greedy bots against those with other figures.
BACK: Final = 0.3
#: A card under construction that the plan does not complete: something may still come of it.
UNFINISHED: Final = 0.3
#: The share of what is left in an area that the player who does not choose now gets later.
LEFTOVER: Final = 0.4
#: How much the opponent's gain counts against one's own.
ENVY: Final = 1.0
#: How much dearer cubes are that an offered card needs: others are offered that need them as well.
DEARER: Final = 1.4
#: What a frozen card may still become.
FROZEN_HOPE: Final = 0.5
IDLE_SOLDIER: Final = 0.3
#: What comes of the cubes that no plan has a use for. This, the share of a plan that comes true and what a round brings
#: (`COMES_TRUE` and `ROUND_BRINGS` of the module) are fitted to games of the level hard, as benchmarks/forecast.py
#: measures them.
WINDFALL: Final = 3.1


class Outlook:
    """What the cards under construction and the selected ones will have become: points, and soldiers to spare.

    It hangs on few things, like a `Prospect`.
    """

    def __init__(self, prospect: Prospect, player: Player, points: float, soldiers: i64) -> None:
        self.prospect = prospect
        self.sites = player.sites
        self.selection = player.selection
        self.krystallium = player.krystallium
        self.alchemy = player.alchemy
        self.own_soldiers = player.soldiers
        self.points = points
        self.soldiers = soldiers

    def holds(self, prospect: Prospect, player: Player) -> bool:
        """Whether it is the outlook of a player with that prospect."""
        return (
            self.prospect is prospect
            and self.krystallium == player.krystallium
            and self.alchemy == player.alchemy
            and self.own_soldiers == player.soldiers
            and self.sites is player.sites
            and self.selection == player.selection
        )


#: The last prospect and the last outlook of each seat: most moves that a bot looks at change neither.
_prospects: Final[list[Prospect | None]] = [None, None]
_outlooks: Final[list[Outlook | None]] = [None, None]


def prospect_of(table: Table, seat: int) -> Prospect:
    """What a player can still expect."""
    player = table.players[seat]
    last = _prospects[seat]
    if last is not None and last.holds(table, player):
        return last
    prospect = _prospects[seat] = Prospect(table, player)
    return prospect


def outlook_of(table: Table, seat: int) -> Outlook:
    """What a player's cards will have become."""
    player = table.players[seat]
    prospect = prospect_of(table, seat)
    last = _outlooks[seat]
    if last is not None and last.holds(prospect, player):
        return last
    outlook = _outlooks[seat] = planned(table, player, prospect)
    return outlook


def evaluate(table: Table, seat: int) -> float:
    """Points so far and points to come."""
    player = table.players[seat]
    if table.over:
        points = float(built_points(table.deck, player) + other_points(table, player))
        return points + table.module.evaluate(table, player, 0, 0)
    outlook = outlook_of(table, seat)
    points = standing(table, player, outlook)
    if not table.lanes:
        points += offers(table, seat, outlook.prospect)
    return points


def standing(table: Table, player: Player, outlook: Outlook) -> float:
    """What a player has, with what is planned; without the offer areas."""
    prospect = outlook.prospect
    points = float(prospect.points + other_points(table, player)) + hoped(player, outlook)
    return points + table.module.evaluate(table, player, outlook.soldiers, prospect.rounds_left)


def hoped(player: Player, outlook: Outlook) -> float:
    """What is planned and hoped for, and soldiers."""
    return (
        outlook.prospect.growth() + outlook.points + 0.4 * float(player.camp) + float(outlook.soldiers) * IDLE_SOLDIER
    )


def forecast(table: Table, seat: int) -> float:
    """The points that a player will likely end with: what is there, what is planned, and what more cards will bring."""
    player = table.players[seat]
    outlook = outlook_of(table, seat)
    prospect = outlook.prospect
    module = table.module
    points = float(prospect.points + other_points(table, player)) + module.COMES_TRUE * hoped(player, outlook)
    a_round = module.ROUND_BRINGS[table.seats - 1]
    return points + a_round * float(prospect.rounds_left) + (WINDFALL if table.lanes else a_round)


def prospects(table: Table) -> list[float]:
    """How good the table is for each player: what they have, what they plan, and what the offer areas will bring."""
    if table.seats == 1 or table.over:
        return [evaluate(table, seat) for seat in range(table.seats)]
    points = [standing(table, table.players[seat], outlook_of(table, seat)) for seat in range(2)]
    if not table.lanes:
        share_out(table, points)
    return points


def share_out(table: Table, points: list[float]) -> None:
    """Add what the areas bring: who selects next takes what looks best, the other may get the rest later."""
    chooser = next_chooser(table)
    if chooser == NOBODY:
        return
    other = 1 - chooser
    chosen = prospect_of(table, chooser)
    taken = best_area(table, chosen, chooser)
    points[chooser] += area_value(table, chosen, table.areas[taken], chooser, True)
    left = area_value(table, prospect_of(table, other), table.areas[1 - taken], other, True)
    points[other] += LEFTOVER * max(0.0, left)
    for seat in range(2):
        points[seat] += hand_value(table, seat)


def planned(table: Table, player: Player, prospect: Prospect) -> Outlook:
    """What the cards under construction and the selected ones will have become, in the best order of plans."""
    plans: list[Plan] = []
    for site in player.sites:
        plan = plan_of(prospect, site.card, site.missing, UNFINISHED)
        if site.guard != NOBODY:
            plan.frozen = True
            plan.fallback = plan.value * FROZEN_HOPE * (1.0 - float(size(site.missing)) / 10.0)
        plans.append(plan)
    points = 0.0
    for laid in player.selection:
        if laid.face_down:
            points += BACK
        elif is_development(laid.card):
            plans.append(prospect.plan_for(laid.card).copy())
        else:
            points += loose_value(table, prospect, laid.card)
    highest, soldiers = -inf, player.soldiers
    for order in orders(plans):
        rehearsal = Rehearsal(prospect, player, order)
        value = rehearsal.play()
        if value > highest:
            highest, soldiers = value, rehearsal.soldiers
    return Outlook(prospect, player, points + highest, soldiers)


# Phase A.


def loose_value(table: Table, prospect: Prospect, card: int) -> float:
    """What a card is worth that is never built."""
    if card == CALAMITY:
        return float(table.deck.calamity.vp)
    if is_recyclable(card):
        return 2 * scrap_value(prospect)
    return table.module.card_worth(table, card, prospect.rounds_left)


def card_value(table: Table, prospect: Prospect, card: i64) -> float:
    """What a card in an offer area is worth to a player, by itself."""
    if not is_development(card):
        return loose_value(table, prospect, card)
    plan = prospect.plan_for(card)
    return max(plan.fallback, plan.value - DEARER * plan.price)


def offers(table: Table, seat: int, prospect: Prospect) -> float:
    """What the offer areas promise: the next chooser takes what looks best to them."""
    if table.seats == 1:
        own = [area_value(table, prospect, area, 0, False) for area in table.areas]
        return LEFTOVER * max(own)
    other = 1 - seat
    theirs = prospect_of(table, other)
    chosen = best_area(table, theirs, other)
    lost = area_value(table, theirs, table.areas[chosen], other, True)
    kept = area_value(table, prospect, table.areas[1 - chosen], seat, True)
    return LEFTOVER * max(kept, 0.0) - ENVY * lost + hand_value(table, seat)


def best_area(table: Table, prospect: Prospect, chooser: int) -> int:
    """The area that looks best to who selects."""
    left = area_value(table, prospect, table.areas[0], chooser, False)
    right = area_value(table, prospect, table.areas[1], chooser, False)
    return 0 if left >= right else 1


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
    points = 0.3 * float(player.traps)
    for card in player.hand:
        if not is_recyclable(card) and not is_advisor(card):
            points += 0.8
    return points
