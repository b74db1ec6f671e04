"""The Castle: placing Workers, and how they climb, spread and are bumped (VIS-CASTLE)."""

from typing import Final

from regnum.engine.fields import Field, Fields, ListOf, Whole
from regnum.engine.lists import changed
from regnum.engine.state import NO_FIELDS, SEAT, Choice, Effect, Refusal, SeatEffect
from regnum.games.viscounts import moves
from regnum.games.viscounts.fields import BY_RULE, IN_WEDGE, OF_SIDE, whole
from regnum.games.viscounts.state import NO_CARDS, NOBODY, Side, Table
from regnum.games.viscounts.steps import DoEffect
from regnum.games.viscounts.words import SEGMENTS, TIERS, WEDGES

#: So many own Workers in a section move on (VIS-CASTLE-05, VIS-CASTLE-08); more than so many of all are too many.
GROUP: Final = 3
FULL: Final = 3
WITH_BUMPED: Final = Field("bumped", ListOf(Whole(0, 9)))


def place(table: Table, side: int, wedge: int, number: int, rule: str) -> None:
    """Workers from the supply to a section of the first tier, as many as there are (VIS-R-31)."""
    owner = table.side(side)
    placed = min(number, owner.workers)
    owner.workers -= placed
    owner.first = changed(owner.first, wedge, owner.first[wedge] + placed)
    if table.log is not None:
        table.tell("placed", rule, side, {"workers": placed, **section(table, wedge)})
    settle(table, side)


def section(table: Table, wedge: int) -> dict[str, int | str]:
    """A wedge for events: people know a section by the segment in front of it."""
    return {"wedge": WEDGES[wedge], "segment": SEGMENTS[table.segment_at(wedge)]}


def settle(table: Table, side: int) -> None:
    """Workers of a side have come to the first tier: steps A to C follow (VIS-R-29).

    What happens while they run joins them (VIS-R-30); another side waits until they are over (VIS-CASTLE-16).
    """
    if table.climbing == side:
        return
    if table.climbing == NOBODY and not table.waiting:
        table.push(CastleSteps())
    table.waiting |= 1 << side


class CastleSteps(Effect):
    """Steps A, B and C for every side that has placed or moved Workers, the active one first.

    VIS-CASTLE-16, VIS-R-32.
    """

    NAME = "castle-steps"
    FIELDS = NO_FIELDS

    def resolve(self, state: Table) -> None:
        state.climbing = NOBODY
        for side in state.in_turn(state.turn):
            if state.waiting >> side & 1:
                state.waiting &= ~(1 << side)
                state.climbing = side
                state.push(self)
                state.push(BumpWorkers(side, NO_CARDS))
                state.push(SecondTier(side))
                state.push(FirstTier(side))
                return


def not_climbing(table: Table, side: int) -> str:
    """What is wrong when these are not the steps of the side that is told to be climbing."""
    return "" if table.climbing == side else "the Castle steps of another side are running"


class FirstTier(SeatEffect):
    """Step A: as long as a section of the first tier holds 3 own Workers, they move on (VIS-CASTLE-05)."""

    NAME = "first-tier"
    FIELDS = Fields(OF_SIDE)

    def misfit(self, state: Table) -> str:
        return not_climbing(state, self.seat)

    def resolve(self, state: Table) -> None:
        first = state.side(self.seat).first
        found = NOBODY
        for wedge in range(len(first)):
            if first[wedge] >= GROUP:
                if found >= 0:
                    state.push(self)
                    choose_group(state, self.seat)
                    return
                found = wedge
        if found >= 0:
            state.push(self)
            climb(state, self.seat, found)


def choose_group(table: Table, side: int) -> None:
    """Ask which of several groups moves on first; an actor without a seat knows."""
    if side < table.seats:
        table.push(ChooseGroup(side))
        return
    for module in table.modules:
        wedge = module.choose_group(table, side)
        if wedge != NOBODY:
            climb(table, side, wedge)


class ChooseGroup(Choice):
    """Which of several groups moves on first (VIS-CASTLE-07)."""

    NAME = "choose-group"
    RULE = "VIS-CASTLE-07"

    def misfit(self, state: Table) -> str:
        group = state.climbing == self.seat and max(state.players[self.seat].first) >= GROUP
        return "" if group else "no group moves on"

    def candidates(self, state: Table) -> list[int]:
        return ALL_CLIMBS

    def refusal(self, state: Table, move: int) -> Refusal | None:
        return None if state.players[self.seat].first[move - moves.CLIMB] >= GROUP else NO_GROUP

    def choose(self, state: Table, move: int) -> None:
        climb(state, self.seat, move - moves.CLIMB)


ALL_CLIMBS: Final = list(range(moves.CLIMB, moves.CLIMB + len(WEDGES)))


def climb(table: Table, side: int, wedge: int) -> None:
    """One Worker inwards, at once the effect of its section, then one to either side (VIS-CASTLE-06).

    The two that are about to move sideways are reserved meanwhile (VIS-R-28).
    """
    owner = table.side(side)
    owner.first = changed(owner.first, wedge, owner.first[wedge] - 1)
    owner.second = changed(owner.second, wedge, owner.second[wedge] + 1)
    table.reserved = wedge
    if table.log is not None:
        table.tell("climbed", "VIS-CASTLE-06", side, section(table, wedge))
    table.push(Spread(side, wedge))
    table.push(DoEffect(side, table.deck.castle.entering[wedge], "VIS-CASTLE-06"))


class Spread(Effect):
    """Two Workers of the group move sideways, one each way (VIS-CASTLE-06)."""

    NAME = "spread"
    FIELDS = Fields(OF_SIDE, IN_WEDGE)

    def __init__(self, seat: int, wedge: int) -> None:
        self.seat = seat
        self.wedge = wedge

    def misfit(self, state: Table) -> str:
        reserved = state.climbing == self.seat and state.reserved == self.wedge
        two = reserved and state.side(self.seat).first[self.wedge] >= 2
        return "" if two else "there are no two Workers to move sideways"

    def resolve(self, state: Table) -> None:
        owner = state.side(self.seat)
        first = owner.first.copy()
        count = len(first)
        first[self.wedge] -= 2
        first[(self.wedge + 1) % count] += 1
        first[(self.wedge + count - 1) % count] += 1
        owner.first = first
        state.reserved = NOBODY
        if state.log is not None:
            state.tell("spread", "VIS-CASTLE-06", self.seat, section(state, self.wedge))


def wedges_for(table: Table, side: int) -> list[int]:
    """The wedges in the order in which a side goes through them.

    An actor without a seat begins in front of its Viscount (VIS-SOLO-32, VIS-R-61); with a player it does not matter.
    """
    return AROUND[table.wedge_at(table.side(side).at // 3) if side >= table.seats else 0]


#: By the wedge with which one begins: all of them clockwise.
AROUND: Final = [[(first + step) % len(WEDGES) for step in range(len(WEDGES))] for first in range(len(WEDGES))]


class SecondTier(SeatEffect):
    """Step B: of 3 own Workers in a section of the second tier one moves to the centre, none sideways.

    VIS-CASTLE-08.
    """

    NAME = "second-tier"
    FIELDS = Fields(OF_SIDE)

    def misfit(self, state: Table) -> str:
        return not_climbing(state, self.seat)

    def resolve(self, state: Table) -> None:
        owner = state.side(self.seat)
        for wedge in wedges_for(state, self.seat):
            if owner.second[wedge] >= GROUP:
                owner.second = changed(owner.second, wedge, owner.second[wedge] - 1)
                owner.centre += 1
                if state.log is not None:
                    state.tell("reached-centre", "VIS-CASTLE-08", self.seat, section(state, wedge))
                check_leader(state, self.seat)
                state.push(self)
                state.push(DoEffect(self.seat, state.deck.castle.centre, "VIS-CASTLE-08"))
                return


def check_leader(table: Table, side: int) -> None:
    """The card goes to the first in the centre (VIS-CASTLE-13), then to whoever has more there (VIS-CASTLE-14).

    An AI can have it too (VIS-SOLO-31).
    """
    if table.leader == side:
        return
    if table.leader == NOBODY or table.side(side).centre > table.side(table.leader).centre:
        table.leader = side
        if table.log is not None:
            table.tell("leads-castle", "VIS-CASTLE-13", side, {})


def crowd(table: Table, tier: int, wedge: int) -> int:
    """The Workers of all colours in a section; tier 0 is the first."""
    found = 0
    for side in range(table.sides):
        found += workers_on(table.side(side), tier)[wedge]
    return found


def workers_on(owner: Side, tier: int) -> list[int]:
    """A side's Workers on the first (0) or the second tier, by wedge."""
    return owner.second if tier else owner.first


class BumpWorkers(Effect):
    """Step C: in every section with more than 3 Workers some are removed, until 3 remain (VIS-CASTLE-09).

    `bumped` has who was removed so far: twice the side, and 1 for the second tier. Their rewards come when all are
    removed, one Worker at a time, owner by owner in turn order (VIS-CASTLE-10, VIS-R-33).
    """

    NAME = "bump-workers"
    FIELDS = Fields(OF_SIDE, WITH_BUMPED)

    def __init__(self, seat: int, bumped: list[int]) -> None:
        self.seat = seat
        self.bumped = bumped

    def misfit(self, state: Table) -> str:
        return not_climbing(state, self.seat)

    def resolve(self, state: Table) -> None:
        for tier in range(2):
            for wedge in wedges_for(state, self.seat):
                if crowd(state, tier, wedge) > FULL:
                    choose_bumped(state, self.seat, tier, wedge, self.bumped)
                    return
        if self.bumped:
            order = state.in_turn(state.turn)
            order.reverse()
            for side in order:
                for entry in self.bumped:
                    if entry // 2 == side:
                        state.push(DoEffect(side, state.deck.castle.bumped[entry % 2], "VIS-CASTLE-10"))


def choose_bumped(table: Table, side: int, tier: int, wedge: int, before: list[int]) -> None:
    """Ask whose Worker is removed; an actor without a seat knows."""
    if side < table.seats:
        table.push(Bump(side, tier, wedge, before))
        return
    for module in table.modules:
        owner = module.choose_bumped(table, side, tier, wedge)
        if owner != NOBODY:
            bump(table, side, owner, tier, wedge, before)


def bump(table: Table, side: int, owner: int, tier: int, wedge: int, before: list[int]) -> None:
    """The Worker returns to its owner's supply (VIS-CASTLE-10); then step C goes on."""
    bumped = table.side(owner)
    workers = workers_on(bumped, tier)
    left = changed(workers, wedge, workers[wedge] - 1)
    if tier:
        bumped.second = left
    else:
        bumped.first = left
    bumped.workers += 1
    if table.log is not None:
        whose = table.rules.names.everybody[owner]
        args: dict[str, int | str] = {"whose": whose, "tier": TIERS[tier], **section(table, wedge)}
        table.tell("bumped", "VIS-CASTLE-09", side, args)
    table.push(BumpWorkers(side, [*before, owner * 2 + tier]))


class Bump(Choice):
    """Whose Worker to remove; own ones may be too (VIS-CASTLE-09). The third tier is safe (VIS-CASTLE-11)."""

    NAME = "bump"
    FIELDS = Fields(SEAT, whole("tier"), IN_WEDGE, WITH_BUMPED)
    RULE = "VIS-CASTLE-09"

    def __init__(self, seat: int, tier: int, wedge: int, bumped: list[int]) -> None:
        super().__init__(seat)
        self.tier = tier
        self.wedge = wedge
        self.bumped = bumped

    def misfit(self, state: Table) -> str:
        if state.climbing != self.seat or self.tier > 1 or crowd(state, self.tier, self.wedge) <= FULL:
            return "there are not too many Workers"
        return ""

    def candidates(self, state: Table) -> list[int]:
        return [moves.bump(side, self.wedge, self.tier, state.seats) for side in range(state.sides)]

    def refusal(self, state: Table, move: int) -> Refusal | None:
        side = moves.bumped(move, state.seats, state.sides)
        return None if workers_on(state.side(side), self.tier)[self.wedge] else NOBODY_THERE

    def choose(self, state: Table, move: int) -> None:
        side = moves.bumped(move, state.seats, state.sides)
        bump(state, self.seat, side, self.tier, self.wedge, self.bumped)


def free_to_shift(table: Table, side: int, wedge: int) -> int:
    """The Workers of a side in a section of the first tier that a Castle move may take (VIS-R-28)."""
    workers = table.side(side).first[wedge]
    return workers - 2 if table.climbing == side and table.reserved == wedge else workers


def can_shift(table: Table, side: int) -> bool:
    """Whether any Worker may make a Castle move."""
    for wedge in range(len(WEDGES)):
        if free_to_shift(table, side, wedge) > 0:
            return True
    return False


class ShiftWorker(Choice):
    """A Castle move: an own Worker of the first tier to a section beside it, or none (VIS-ICON-15)."""

    NAME = "shift-worker"
    FIELDS = Fields(SEAT, whole("number"), BY_RULE)
    RULE = "VIS-ICON-15"

    def __init__(self, seat: int, number: int, rule: str) -> None:
        super().__init__(seat)
        self.number = number
        self.rule = rule

    def candidates(self, state: Table) -> list[int]:
        return ALL_SHIFTS

    def refusal(self, state: Table, move: int) -> Refusal | None:
        if move == moves.DECLINE:
            return None
        return None if free_to_shift(state, self.seat, (move - moves.SHIFT_ON) % len(WEDGES)) > 0 else NOBODY_THERE

    def choose(self, state: Table, move: int) -> None:
        """Who declines once is not asked again."""
        if move == moves.DECLINE:
            return
        if self.number > 1:
            state.push(ShiftWorker(self.seat, self.number - 1, self.rule))
        wedge = (move - moves.SHIFT_ON) % len(WEDGES)
        step = 1 if move < moves.SHIFT_BACK else len(WEDGES) - 1
        to = (wedge + step) % len(WEDGES)
        owner = state.players[self.seat]
        first = owner.first.copy()
        first[wedge] -= 1
        first[to] += 1
        owner.first = first
        if state.log is not None:
            segment = SEGMENTS[state.segment_at(to)]
            state.tell("shifted", self.rule, self.seat, {"to_segment": segment, **section(state, wedge)})
        settle(state, self.seat)


ALL_SHIFTS: Final = [moves.DECLINE, *range(moves.SHIFT_ON, moves.SHIFT_BACK + len(WEDGES))]


class PlaceFree(Choice):
    """So many Workers for free, all in one section of the first tier (VIS-ICON-16)."""

    NAME = "place-free"
    FIELDS = Fields(SEAT, whole("number"), BY_RULE)
    RULE = "VIS-ICON-16"

    def __init__(self, seat: int, number: int, rule: str) -> None:
        super().__init__(seat)
        self.number = number
        self.rule = rule

    def candidates(self, state: Table) -> list[int]:
        return ALL_SECTIONS

    def choose(self, state: Table, move: int) -> None:
        place(state, self.seat, move - moves.PLACE, self.number, self.rule)


ALL_SECTIONS: Final = list(range(moves.PLACE, moves.PLACE + len(WEDGES)))
NO_GROUP: Final = Refusal("VIS-CASTLE-05", "no-group")
NOBODY_THERE: Final = Refusal("VIS-CASTLE-09", "no-worker-there")
NO_WORKER_TO_SHIFT: Final = Refusal("VIS-R-09", "no-worker-to-shift")
NO_WORKER_LEFT: Final = Refusal("VIS-CASTLE-04", "no-worker-left")
