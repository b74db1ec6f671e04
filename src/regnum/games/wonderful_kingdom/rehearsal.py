"""The rest of the game, rehearsed with the cards at hand: what the bots' evaluation is made of.

The cubes still to be produced are given to the cards that turn them into most points, production that comes in time
included.
"""

from typing import Final

from regnum.games.wonderful_kingdom import multiset
from regnum.games.wonderful_kingdom.cards import Development
from regnum.games.wonderful_kingdom.production import produced, types_built
from regnum.games.wonderful_kingdom.state import NO_STEP, Player, Table
from regnum.games.wonderful_kingdom.words import BASIC, KRYSTALLIUM, ROUNDS, SOLDIER, TRANSMUTED, TYPES

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
#: Further cards of a type that a card that counts them may hope for, each round.
MORE_OF_A_TYPE: Final = 0.18
#: Soldiers: for a fight or an advisor, as far as they find use; the rest breaks ties.
USEFUL_SOLDIER: Final = 0.6


class Prospect:
    """What a player can still expect: cubes by kind, and how many rounds are left for each."""

    def __init__(self, table: Table, player: Player) -> None:
        self.round = max(1, table.round)
        self.step = table.step
        self.income = [produced(table, player, resource) for resource in range(BASIC)]
        #: Steps of each resource still to come.
        self.times = [self.steps_left(resource) for resource in range(BASIC)]
        self.supply = [
            multiset.count(player.waiting, resource) + self.income[resource] * self.times[resource]
            for resource in range(BASIC)
        ]
        self.now = [multiset.count(player.waiting, resource) for resource in range(BASIC)]
        self.krystallium = player.krystallium
        self.alchemy = multiset.size(player.alchemy)
        self.soldiers = player.soldiers
        self.types = [types_built(table.deck, player, type) for type in range(len(TYPES))]
        self.per_type = points_per_type(table, player)

    def steps_left(self, resource: int) -> int:
        """The step of this round counts until it has come."""
        this_round = 1 if self.step == NO_STEP or self.step < resource else 0
        return ROUNDS - self.round + this_round

    def rounds_left(self) -> int:
        """Rounds after this one."""
        return ROUNDS - self.round

    def wait(self, missing: int) -> tuple[int, int]:
        """In how many rounds the cubes for a card can be there, and the last resource that comes."""
        rounds = 0
        last = -1
        for resource in range(BASIC):
            lacking = multiset.count(missing, resource) - self.now[resource]
            if lacking <= 0:
                continue
            income = self.income[resource]
            steps = (lacking + income - 1) // income if income else ROUNDS
            if self.step != NO_STEP and self.step >= resource:
                steps += 1
            if steps >= rounds:
                rounds, last = steps, resource
        return max(0, rounds - 1), last


def points_per_type(table: Table, player: Player) -> list[float]:
    """What one more card of each type would score for cards that count it."""
    points = [0.0] * len(TYPES)
    if player.duchy.vp_type >= 0:
        points[player.duchy.vp_type] += player.duchy.vp
    for number in player.built:
        card = table.deck.developments[number]
        if card.vp_type >= 0:
            points[card.vp_type] += card.vp
    return points


def worth(prospect: Prospect, card: Development, rounds: int, last: int) -> float:
    """What a card brings when it is completed after so many more rounds, by cubes of the resource `last`."""
    more = MORE_OF_A_TYPE * prospect.rounds_left()
    points = prospect.per_type[card.type]
    if card.vp_type < 0:
        points += card.vp
    else:
        own = 1.0 if card.type == card.vp_type else 0.0
        points += card.vp * (prospect.types[card.vp_type] + own + more)
    for resource in range(BASIC):
        icons = float(multiset.count(card.production, resource))
        if card.scaled_resource == resource:
            icons += prospect.types[card.scaled_type] + (1.0 if card.type == card.scaled_type else 0.0)
        if icons:
            points += icons * production_value(resource, times_produced(prospect, resource, rounds, last))
    return points + card.krystallium * STONE + card.soldiers * USEFUL_SOLDIER


def times_produced(prospect: Prospect, resource: int, rounds: int, last: int) -> int:
    """How often a card still produces that is completed `rounds` rounds from now, in the step of `last`."""
    times = prospect.times[resource] - rounds
    # In the round of its completion only the later steps count.
    if last >= resource:
        times -= 1
    return max(0, times)


def production_value(resource: int, times: int) -> float:
    """What an icon is worth that produces in the last `times` rounds."""
    value = 0.0
    for round in range(ROUNDS - times, ROUNDS):
        value += LATER[resource][round]
    return value


class Plan:
    """A card that might be completed: what it needs and what it brings."""

    def __init__(self, card: Development, missing: int, value: float, rounds: int, fallback: float) -> None:
        self.card = card
        self.missing = [multiset.count(missing, resource) for resource in range(BASIC)]
        #: Cubes that are still missing, and spaces that only krystallium or soldiers fill.
        self.cubes = sum(self.missing)
        self.stones = multiset.count(missing, KRYSTALLIUM)
        self.soldiers = multiset.count(missing, SOLDIER)
        self.value = value * HOPE[min(rounds, len(HOPE) - 1)]
        #: What it is worth when it is not completed.
        self.fallback = fallback
        self.frozen = False
        self.density = (self.value - fallback) / (self.cubes + STONE * (self.stones + self.soldiers) + 0.5)
        self.done = False

    def copy(self) -> "Plan":
        """The same plan, to be rehearsed in another way."""
        twin = Plan(self.card, 0, self.value, 0, self.fallback)
        twin.missing = self.missing.copy()
        twin.cubes = self.cubes
        twin.stones = self.stones
        twin.soldiers = self.soldiers
        twin.frozen = self.frozen
        twin.density = self.density
        return twin


def plan_of(table: Table, prospect: Prospect, number: int, missing: int, fallback: float) -> Plan:
    """The plan for a development card with these spaces still empty."""
    rounds, last = prospect.wait(missing)
    card = table.deck.developments[number]
    value = worth(prospect, card, rounds, last)
    return Plan(card, missing, value, rounds, fallback)


class Rehearsal:
    """The rest of the game, played through with the cards at hand: each step's cubes go to the best plans."""

    def __init__(self, prospect: Prospect, plans: list[Plan]) -> None:
        self.prospect = prospect
        self.plans = plans
        self.income = prospect.income.copy()
        self.types = prospect.types.copy()
        self.per_type = prospect.per_type.copy()
        self.krystallium = prospect.krystallium
        self.alchemy = prospect.alchemy
        self.soldiers = prospect.soldiers
        self.points = 0.0

    def play(self) -> float:
        """All steps to come; what is completed, and what is left over."""
        first = self.prospect.round
        for resource in range(BASIC):
            self.spend(resource, self.prospect.now[resource], SPARE)
        self.use_krystallium(ROUNDS - first)
        for round in range(first, ROUNDS + 1):
            for resource in range(BASIC):
                if round == first and self.prospect.step != NO_STEP and resource <= self.prospect.step:
                    continue
                self.spend(resource, self.income[resource], SPARE if round == first else LATER[resource][round - 1])
                if round == first:
                    self.use_krystallium(ROUNDS - round)
            self.use_krystallium(ROUNDS - round)
        for plan in self.plans:
            if not plan.done:
                self.points += plan.fallback
        late = 1.0 if first < ROUNDS else 0.2
        return self.points + late * (self.krystallium * STONE + self.alchemy * SPARE)

    def spend(self, resource: int, cubes: int, price: float) -> None:
        """Give the cubes of a step to the plans in their order; `price` is what they are worth elsewhere."""
        for plan in self.plans:
            if cubes == 0:
                return
            if plan.done or plan.density < price or plan.missing[resource] == 0:
                continue
            given = min(cubes, plan.missing[resource])
            cubes -= given
            plan.missing[resource] -= given
            plan.cubes -= given
            if plan.cubes == 0:
                self.finish(plan)
        if price == SPARE:
            self.alchemy += cubes
            self.krystallium += self.alchemy // TRANSMUTED
            self.alchemy %= TRANSMUTED
        else:
            self.points += cubes * price

    def use_krystallium(self, rounds_left: int) -> None:
        """Complete what lacks little, as far as krystallium reaches."""
        for plan in self.plans:
            stones = plan.cubes + plan.stones
            if plan.done or stones == 0 or stones > self.krystallium or plan.soldiers > self.soldiers:
                continue
            if plan.value > stones * (STONE if rounds_left else 0.3):
                plan.stones = plan.cubes = 0
                self.krystallium -= stones
                self.finish(plan)

    def finish(self, plan: Plan) -> None:
        """A card is complete when its special spaces can be filled as well."""
        if plan.frozen or plan.stones > self.krystallium or plan.soldiers > self.soldiers:
            return
        self.krystallium += plan.card.krystallium - plan.stones
        self.soldiers += plan.card.soldiers - plan.soldiers
        plan.done = True
        self.count_points(plan.card)
        self.types[plan.card.type] += 1
        for resource in range(BASIC):
            self.income[resource] += multiset.count(plan.card.production, resource)
        if plan.card.scaled_resource >= 0:
            self.income[plan.card.scaled_resource] += self.types[plan.card.scaled_type]

    def count_points(self, card: Development) -> None:
        """The points of a completed card, with what it adds to cards that count its type."""
        self.points += self.per_type[card.type]
        if card.vp_type < 0:
            self.points += card.vp
            return
        self.per_type[card.vp_type] += card.vp
        own = 1 if card.type == card.vp_type else 0
        more = MORE_OF_A_TYPE * self.prospect.rounds_left()
        self.points += card.vp * (self.types[card.vp_type] + own + more)


def scrap_value(prospect: Prospect) -> float:
    """What a card gives that is only recycled."""
    return SCRAP[prospect.round - 1]


def by_density(plan: Plan) -> float:
    """What brings most for each cube first."""
    return plan.density


def by_value(plan: Plan) -> float:
    """What brings most first."""
    return plan.value


def by_nearness(plan: Plan) -> float:
    """What lacks least first."""
    return -float(plan.cubes)


ORDERS: Final = (by_density, by_value, by_nearness)


def cube_price(prospect: Prospect, resource: int) -> float:
    """What a cube would be worth elsewhere, on average over the steps to come."""
    times = prospect.times[resource]
    if times == 0:
        return SPARE
    later = min(times, prospect.rounds_left())
    return (SPARE * (times - later) + production_value(resource, later)) / times
