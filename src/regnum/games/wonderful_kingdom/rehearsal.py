"""The rest of the game, rehearsed with the cards at hand: what the bots' evaluation is made of.

The cubes still to be produced are given to the cards that turn them into most points, production that comes in time
included.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from regnum.games.wonderful_kingdom.cards import Development
from regnum.games.wonderful_kingdom.multiset import BASIC_SPACES, BITS, MOST, Cubes, count, several, size, unit
from regnum.games.wonderful_kingdom.production import produced, types_built
from regnum.games.wonderful_kingdom.scoring import built_points
from regnum.games.wonderful_kingdom.state import NO_STEP, Player, Table
from regnum.games.wonderful_kingdom.words import (
    BASIC,
    KRYSTALLIUM,
    MOST_DEVELOPMENTS,
    ROUNDS,
    SOLDIER,
    TRANSMUTED,
    TYPES,
)

#: What a cube is worth that finds no card in this round.
SPARE: Final = 0.13
#: What a cube of a later round is worth, by resource and round: what turns into points only by way of other
#: production loses its worth before the end.
LATER: Final[list[list[float]]] = [
    [0.9, 0.8, 0.6, 0.3],
    [0.85, 0.75, 0.6, 0.35],
    [1.0, 1.0, 0.9, 0.75],
    [1.1, 1.1, 1.0, 0.9],
]
#: What krystallium is worth while there is time to use it.
STONE: Final = 1.0
#: What a cube of a recycled card is worth, by round: early ones start production.
SCRAP: Final[list[float]] = [1.3, 1.1, 0.55, 0.25]
#: How sure a card is that must wait for later rounds, by rounds to wait.
HOPE: Final[list[float]] = [1.0, 1.0, 1.0, 1.0, 0.8]
#: Further cards of a type that whatever counts them may hope for, each round; and how sure cards under construction are
#: to be of a type that is counted, or to count one.
MORE_OF_A_TYPE: Final = 0.4
UNDER_WAY: Final = 0.6
#: Soldiers: for a fight or an advisor, as far as they find use; the rest breaks ties.
USEFUL_SOLDIER: Final = 0.6
#: The orders in which plans are tried: by what they bring for each cube, by what they bring, by how little they lack.
BY_DENSITY: Final = 0
BY_VALUE: Final = 1
BY_NEARNESS: Final = 2


def production_value(resource: int, times: int) -> float:
    """What an icon is worth that produces in the last `times` rounds."""
    value = 0.0
    for round in range(ROUNDS - times, ROUNDS):
        value += LATER[resource][round]
    return value


#: The same, by resource and times.
PRODUCTION: Final = [[production_value(resource, times) for times in range(ROUNDS + 1)] for resource in range(BASIC)]


@mypyc_attr(acyclic=True)
class Plan:
    """A card that might be completed: what it needs and what it brings. A rehearsal fills it."""

    def __init__(self, card: Development, missing: Cubes, value: float, fallback: float) -> None:
        self.card = card
        self.missing = missing
        self.value = value
        #: What it is worth when it is not completed.
        self.fallback = fallback
        self.frozen = False
        #: What is left to fill: spaces for cubes, how many they are, and spaces that only krystallium or soldiers fill.
        self.left = missing & BASIC_SPACES
        self.cubes = size(self.left)
        self.stones = count(missing, KRYSTALLIUM)
        self.soldiers = count(missing, SOLDIER)
        self.done = False
        #: What it costs, in points, where that is asked for.
        self.price = 0.0
        #: What it brings for each cube.
        self.ranked = 0.0
        self.density = (value - fallback) / (float(self.cubes) + STONE * float(self.stones + self.soldiers) + 0.5)

    def rank(self, order: int) -> None:
        """Say how early it comes in an order."""
        if order == BY_DENSITY:
            self.ranked = self.density
        elif order == BY_VALUE:
            self.ranked = self.value
        else:
            self.ranked = -float(self.cubes)

    def copy(self) -> "Plan":
        """The same plan for another card of the name."""
        return Plan(self.card, self.missing, self.value, self.fallback)

    def empty(self) -> None:
        """Take everything off again."""
        self.left = self.missing & BASIC_SPACES
        self.cubes = size(self.left)
        self.stones = count(self.missing, KRYSTALLIUM)
        self.done = False


class Prospect:
    """What a player can still expect: cubes by kind, and how many rounds are left for each.

    It hangs on few things, and bots look at many tables that have them in common (`holds`); so it keeps the plans for
    whole cards that were once made.
    """

    def __init__(self, table: Table, player: Player) -> None:
        self.deck = table.deck
        self.duchy = player.duchy
        self.built = player.built
        self.waiting = player.waiting
        self.covered = table.module.covered(player)
        self.round: i64 = max(1, table.round)
        self.step: i64 = table.step
        self.income = produced(table, player)
        #: Rounds after this one; how often each resource is still produced; and the cubes that come of it.
        self.rounds_left: i64 = ROUNDS - self.round
        self.times: list[int] = [self.steps_left(resource) for resource in range(BASIC)]
        self.supply: list[int] = [
            count(self.waiting, resource) + count(self.income, resource) * self.times[resource]
            for resource in range(BASIC)
        ]
        self.types = types_built(table.deck, player)
        self.per_type = points_per_type(table, player)
        #: The same of the cards under construction, and how many are of each type; both as far as they are sure.
        self.sites = player.sites
        self.promised: list[float] = [0.0] * len(TYPES)
        self.coming: list[float] = [0.0] * len(TYPES)
        for site in player.sites:
            self.count_on(table.deck.developments[site.card])
        self.points = built_points(table.deck, player)
        #: By development card.
        self.plans: list[Plan | None] = []

    def count_on(self, card: Development) -> None:
        """Hope for a card under construction."""
        self.coming[card.type] += UNDER_WAY
        if card.vp_type >= 0:
            self.promised[card.vp_type] += UNDER_WAY * float(card.vp)

    def growth(self) -> float:
        """What the cards that are not there yet will bring by their types, to the duchy and to constructed cards."""
        points = 0
        for each in self.per_type:
            points += each
        return float(points) * more_of_a_type(self.rounds_left)

    def holds(self, table: Table, player: Player) -> bool:
        """Whether it is the prospect of a player at a table."""
        return (
            self.built is player.built
            and self.sites is player.sites
            and self.waiting == player.waiting
            and self.step == table.step
            and self.round == max(1, table.round)
            and self.duchy is player.duchy
            and self.covered == table.module.covered(player)
            and self.deck is table.deck
        )

    def steps_left(self, resource: i64) -> i64:
        """The step of this round counts until it has come."""
        this_round = 1 if self.step == NO_STEP or self.step < resource else 0
        return ROUNDS - self.round + this_round

    def wait(self, missing: Cubes) -> tuple[i64, i64]:
        """In how many rounds the cubes for a card can be there, and the last resource that comes."""
        rounds: i64 = 0
        last: i64 = -1
        for resource in range(BASIC):
            lacking = count(missing, resource) - count(self.waiting, resource)
            if lacking <= 0:
                continue
            income = count(self.income, resource)
            steps: i64 = (lacking + income - 1) // income if income else ROUNDS
            if self.step != NO_STEP and self.step >= resource:
                steps += 1
            if steps >= rounds:
                rounds, last = steps, resource
        return max(0, rounds - 1), last

    def plan_for(self, number: i64) -> Plan:
        """The plan for a whole development card, which can be recycled instead."""
        if not self.plans:
            self.plans = [None] * MOST_DEVELOPMENTS
        plan = self.plans[number]
        if plan is None:
            plan = plan_of(self, number, self.deck.developments[number].cost, scrap_value(self))
            plan.price = price_of(self, plan)
            self.plans[number] = plan
        return plan


def points_per_type(table: Table, player: Player) -> list[int]:
    """What one more card of each type would score for cards that count it."""
    points = [0] * len(TYPES)
    if player.duchy.vp_type >= 0:
        points[player.duchy.vp_type] += player.duchy.vp
    for number in player.built:
        card = table.deck.developments[number]
        if card.vp_type >= 0:
            points[card.vp_type] += card.vp
    return points


def more_of_a_type(rounds_left: i64) -> float:
    """How many further cards of a type may be hoped for."""
    return MORE_OF_A_TYPE * float(rounds_left)


def worth(prospect: Prospect, card: Development, rounds: i64, last: i64) -> float:
    """What a card brings when it is completed after so many more rounds, by cubes of the resource `last`."""
    points = float(prospect.per_type[card.type]) + prospect.promised[card.type]
    vp = float(card.vp)
    if card.vp_type < 0:
        points += vp
    else:
        own = 1.0 if card.type == card.vp_type else 0.0
        more = more_of_a_type(prospect.rounds_left) + prospect.coming[card.vp_type]
        points += vp * (float(count(prospect.types, card.vp_type)) + own + more)
    for resource in range(BASIC):
        icons = count(card.production, resource)
        if card.scaled_resource == resource:
            icons += count(prospect.types, card.scaled_type) + (1 if card.type == card.scaled_type else 0)
        if icons:
            points += float(icons) * PRODUCTION[resource][times_produced(prospect, resource, rounds, last)]
    return points + float(card.krystallium) * STONE + float(card.soldiers) * USEFUL_SOLDIER


def times_produced(prospect: Prospect, resource: i64, rounds: i64, last: i64) -> i64:
    """How often a card still produces that is completed `rounds` rounds from now, in the step of `last`."""
    times: i64 = prospect.times[resource] - rounds
    # In the round of its completion only the later steps count.
    if last >= resource:
        times -= 1
    return max(0, times)


def plan_of(prospect: Prospect, number: i64, missing: Cubes, fallback: float) -> Plan:
    """The plan for a development card with these spaces still empty."""
    rounds, last = prospect.wait(missing)
    card = prospect.deck.developments[number]
    value = worth(prospect, card, rounds, last) * HOPE[min(rounds, len(HOPE) - 1)]
    return Plan(card, missing, value, fallback)


@mypyc_attr(acyclic=True, free_list_len=1)
class Rehearsal:
    """The rest of the game, played through with the cards at hand: each step's cubes go to the best plans."""

    def __init__(self, prospect: Prospect, player: Player, plans: list[Plan]) -> None:
        self.prospect = prospect
        self.plans = plans
        self.income = prospect.income
        self.types = prospect.types
        self.per_type = prospect.per_type
        self.krystallium = player.krystallium
        self.alchemy = size(player.alchemy)
        self.soldiers = player.soldiers
        self.points = 0.0
        #: Whether there is a frozen card: cubes that come to one which krystallium has filled set some of it free.
        self.frozen = False

    def play(self) -> float:
        """All steps to come; what is completed, and what is left over."""
        prospect = self.prospect
        for plan in self.plans:
            plan.empty()
            self.frozen |= plan.frozen
        for resource in range(BASIC):
            self.spend(resource, count(prospect.waiting, resource), SPARE)
        self.use_krystallium(prospect.rounds_left)
        self.play_round()
        for round in range(prospect.round, ROUNDS):
            for resource in range(BASIC):
                self.spend(resource, count(self.income, resource), LATER[resource][round])
            self.use_krystallium(ROUNDS - 1 - round)
        for plan in self.plans:
            if not plan.done:
                self.points += plan.fallback
        late = 1.0 if prospect.rounds_left else 0.2
        return self.points + late * (float(self.krystallium) * STONE + float(self.alchemy) * SPARE)

    def play_round(self) -> None:
        """The steps of this round that are still to come."""
        rounds_left = self.prospect.rounds_left
        for resource in range(self.prospect.step + 1, BASIC):
            self.spend(resource, count(self.income, resource), SPARE)
            self.use_krystallium(rounds_left)
        self.use_krystallium(rounds_left)

    def spend(self, resource: i64, cubes: i64, price: float) -> None:
        """Give the cubes of a step to the plans in their order; `price` is what they are worth elsewhere."""
        kind = BITS * resource
        for plan in self.plans:
            if cubes == 0:
                return
            if plan.done or plan.density < price:
                continue
            spaces = plan.left >> kind & MOST
            if spaces:
                given = min(cubes, spaces)
                cubes -= given
                plan.left -= given << kind
                plan.cubes -= given
                if plan.cubes == 0:
                    self.finish(plan)
        if price == SPARE:
            self.alchemy += cubes
            self.krystallium += self.alchemy // TRANSMUTED
            self.alchemy %= TRANSMUTED
        else:
            self.points += float(cubes) * price

    def use_krystallium(self, rounds_left: i64) -> None:
        """Complete what lacks little, as far as krystallium reaches."""
        if self.krystallium == 0 and not self.frozen:
            return
        for plan in self.plans:
            stones = plan.cubes + plan.stones
            if plan.done or stones == 0 or stones > self.krystallium or plan.soldiers > self.soldiers:
                continue
            if plan.value > float(stones) * (STONE if rounds_left else 0.3):
                plan.stones = plan.cubes = 0
                self.krystallium -= stones
                self.finish(plan)

    def finish(self, plan: Plan) -> None:
        """A card is complete when its special spaces can be filled as well."""
        if plan.frozen or plan.stones > self.krystallium or plan.soldiers > self.soldiers:
            return
        card = plan.card
        self.krystallium += card.krystallium - plan.stones
        self.soldiers += card.soldiers - plan.soldiers
        plan.done = True
        self.count_points(card)
        self.types += unit(card.type)
        self.income += card.production
        if card.scaled_resource >= 0:
            self.income += several(count(self.types, card.scaled_type), card.scaled_resource)

    def count_points(self, card: Development) -> None:
        """The points of a completed card, with what it adds to cards that count its type."""
        self.points += float(self.per_type[card.type])
        if card.vp_type < 0:
            self.points += float(card.vp)
            return
        per_type = self.per_type.copy()
        per_type[card.vp_type] += card.vp
        self.per_type = per_type
        own = 1 if card.type == card.vp_type else 0
        more = more_of_a_type(self.prospect.rounds_left)
        self.points += float(card.vp) * (float(count(self.types, card.vp_type) + own) + more)


def scrap_value(prospect: Prospect) -> float:
    """What a card gives that is only recycled."""
    return SCRAP[prospect.round - 1]


def orders(plans: list[Plan]) -> list[list[Plan]]:
    """The plans in every order; where two are the same, once."""
    found: list[list[Plan]] = []
    for order in (BY_DENSITY, BY_VALUE, BY_NEARNESS):
        plans_in_order = ordered(plans, order)
        if plans_in_order not in found:
            found.append(plans_in_order)
    return found


def ordered(plans: list[Plan], order: int) -> list[Plan]:
    """The plans, best first; equals stay as they are."""
    best: list[Plan] = []
    for plan in plans:
        plan.rank(order)
        place = len(best)
        while place > 0 and best[place - 1].ranked < plan.ranked:
            place -= 1
        best.insert(place, plan)
    return best


def price_of(prospect: Prospect, plan: Plan) -> float:
    """What all that a card needs would be worth elsewhere."""
    price = float(plan.stones + plan.soldiers) * STONE
    for resource in range(BASIC):
        wanted = count(plan.missing, resource)
        there = min(wanted, prospect.supply[resource])
        price += float(there) * cube_price(prospect, resource) + float(wanted - there) * STONE
    return price


def cube_price(prospect: Prospect, resource: i64) -> float:
    """What a cube would be worth elsewhere, on average over the steps to come."""
    times = prospect.times[resource]
    if times == 0:
        return SPARE
    later: int = min(times, prospect.rounds_left)
    return (SPARE * (times - later) + PRODUCTION[resource][later]) / times
