"""Buildings: which one, on which spot, and what comes of it (VIS-BUILD)."""

from typing import Final

from regnum.engine.fields import Field, Fields, Word
from regnum.engine.lists import changed
from regnum.engine.state import SEAT, Choice, Effect, Refusal
from regnum.games.steps import Step
from regnum.games.viscounts import moves
from regnum.games.viscounts.fields import AT_SPOT, BY_RULE, OF_SIDE, OF_SLOT, flag, whole
from regnum.games.viscounts.state import NOBODY, Table
from regnum.games.viscounts.steps import DoEffect
from regnum.games.viscounts.words import BUILDINGS, INNER, MOST_SPOTS, OF_A_KIND, SEGMENTS, SLOTS, SPOTS, UNCOVERED


def has_unbuilt(table: Table, side: int, kind: int) -> bool:
    """Whether a Building of a kind is still on its slot."""
    return table.side(side).built >> kind * OF_A_KIND & ALL_OF_A_KIND != ALL_OF_A_KIND


OF_KIND: Final = Field("kind", Word(BUILDINGS))
ALL_OF_A_KIND: Final = (1 << OF_A_KIND) - 1
ALL_BUILT: Final = (1 << len(SLOTS)) - 1


def usable(table: Table, spot: int, town: int) -> bool:
    """Whether a spot is empty (VIS-BUILD-03) and on the bank of a town (VIS-BUILD-02); with -1 of any town."""
    segment = spot // MOST_SPOTS
    place = spot % MOST_SPOTS
    spots = table.spots_of(segment)
    if place >= len(spots) or table.spots[spot] >= 0:
        return False
    return town < 0 or (town // 3 == segment and town % 3 == spots[place].bank)


def any_usable(table: Table, town: int) -> bool:
    """Whether there is such a spot."""
    if town % 3 == INNER and town >= 0:
        return False
    for spot in range(first_spot(town), last_spot(town)):
        if usable(table, spot, town):
            return True
    return False


def first_spot(town: int) -> int:
    """The first spot on the segment of a town, or of all."""
    return town // 3 * MOST_SPOTS if town >= 0 else 0


def last_spot(town: int) -> int:
    """The spot behind the last one there."""
    return first_spot(town) + MOST_SPOTS if town >= 0 else len(SPOTS)


def can_build(table: Table, side: int, kind: int, own_town: bool) -> bool:
    """Whether a Building of a kind is left, and a spot for it (VIS-R-27)."""
    return has_unbuilt(table, side, kind) and any_usable(table, table.side(side).at if own_town else NOBODY)


class FreeBuildings(Effect):
    """So many Buildings of a kind for free, one after the other, as long as it can be done (VIS-ICON-17, VIS-R-27)."""

    NAME = "free-buildings"
    FIELDS = Fields(SEAT, OF_KIND, whole("number"), flag("own_town"), BY_RULE)

    def __init__(self, seat: int, kind: int, number: int, own_town: bool, rule: str) -> None:
        self.seat = seat
        self.kind = kind
        self.number = number
        self.own_town = own_town
        self.rule = rule

    def resolve(self, state: Table) -> None:
        if can_build(state, self.seat, self.kind, self.own_town):
            if self.number > 1:
                state.push(FreeBuildings(self.seat, self.kind, self.number - 1, self.own_town, self.rule))
            state.push(ChooseSlot(self.seat, self.kind, self.own_town, self.rule))


class ChooseSlot(Choice):
    """A free Building: which of its kind leaves the Player Board (VIS-BUILD-05, VIS-ICON-17)."""

    NAME = "choose-slot"
    FIELDS = Fields(SEAT, OF_KIND, flag("own_town"), BY_RULE)
    RULE = "VIS-BUILD-05"

    def __init__(self, seat: int, kind: int, own_town: bool, rule: str) -> None:
        super().__init__(seat)
        self.kind = kind
        self.own_town = own_town
        self.rule = rule

    def misfit(self, state: Table) -> str:
        return "" if has_unbuilt(state, self.seat, self.kind) else "all of that kind are built"

    def candidates(self, state: Table) -> list[int]:
        first = moves.BUILD + self.kind * OF_A_KIND
        return list(range(first, first + OF_A_KIND))

    def refusal(self, state: Table, move: int) -> Refusal | None:
        return IS_BUILT if state.players[self.seat].built >> (move - moves.BUILD) & 1 else None

    def choose(self, state: Table, move: int) -> None:
        state.push(ChooseSpot(self.seat, move - moves.BUILD, self.own_town, self.rule))


class ChooseSpot(Choice):
    """On which empty Building Spot: of the own town, or any (VIS-BUILD-02, VIS-ICON-17)."""

    NAME = "choose-spot"
    FIELDS = Fields(SEAT, OF_SLOT, flag("own_town"), BY_RULE)
    RULE = "VIS-BUILD-02"

    def __init__(self, seat: int, slot: int, own_town: bool, rule: str) -> None:
        super().__init__(seat)
        self.slot = slot
        self.own_town = own_town
        self.rule = rule

    def misfit(self, state: Table) -> str:
        if state.players[self.seat].built >> self.slot & 1:
            return "that Building is built already"
        return "" if any_usable(state, self.town(state)) else "there is no empty spot"

    def town(self, state: Table) -> int:
        return state.players[self.seat].at if self.own_town else NOBODY

    def candidates(self, state: Table) -> list[int]:
        return ALL_SPOTS

    def refusal(self, state: Table, move: int) -> Refusal | None:
        spot = move - moves.SPOT
        if usable(state, spot, self.town(state)):
            return None
        return SPOT_IS_TAKEN if state.spots[spot] >= 0 else ACROSS_THE_RIVER

    def moves(self, state: Table) -> list[int]:
        """The same, looking at the own segment only where another is out of the question."""
        town = self.town(state)
        legal: list[int] = []
        for spot in range(first_spot(town), last_spot(town)):
            if usable(state, spot, town):
                legal.append(moves.SPOT + spot)
        return legal

    def choose(self, state: Table, move: int) -> None:
        build(state, self.seat, self.slot, move - moves.SPOT, self.rule)


ALL_SPOTS: Final = list(range(moves.SPOT, moves.SPOT + len(SPOTS)))


def build(table: Table, side: int, slot: int, spot: int, rule: str) -> None:
    """The Building leaves its slot, which works from now on (VIS-BUILD-11); then the effect of the spot, then Links.

    VIS-BUILD-07, VIS-R-25.
    """
    owner = table.side(side)
    owner.built |= 1 << slot
    table.spots = changed(table.spots, spot, side * len(BUILDINGS) + slot // OF_A_KIND)
    if table.log is not None:
        table.tell("built", rule, side, {"slot": SLOTS[slot], "spot": SPOTS[spot]})
    for module in table.modules:
        module.built(table, side)
    before = link_before(table, spot) is not None
    after = link_after(table, spot) is not None
    if before or after:
        table.push(Links(side, spot, before, after))
    table.push(DoEffect(side, table.spots_of(spot // MOST_SPOTS)[spot % MOST_SPOTS].effect, "VIS-BUILD-07"))
    uncovered = owner.slots(table.deck)[slot].powers.at[UNCOVERED]
    if uncovered is not None:
        table.push(DoEffect(side, uncovered, "VIS-R-65"))


def spot_before(table: Table, spot: int) -> int:
    """The next spot counter-clockwise, perhaps on another segment (VIS-BUILD-10)."""
    if spot % MOST_SPOTS:
        return spot - 1
    segment = table.ring[(table.place_of(spot // MOST_SPOTS) + len(SEGMENTS) - 1) % len(SEGMENTS)]
    return segment * MOST_SPOTS + len(table.spots_of(segment)) - 1


def spot_after(table: Table, spot: int) -> int:
    """The next spot clockwise (VIS-BUILD-10)."""
    segment = spot // MOST_SPOTS
    if spot % MOST_SPOTS < len(table.spots_of(segment)) - 1:
        return spot + 1
    return table.ring[(table.place_of(segment) + 1) % len(SEGMENTS)] * MOST_SPOTS


def link_after(table: Table, spot: int) -> Step | None:
    """The effect of the Link to the next Building clockwise; None without a line or a Building (VIS-BUILD-08)."""
    if table.spots[spot_after(table, spot)] < 0:
        return None
    return table.spots_of(spot // MOST_SPOTS)[spot % MOST_SPOTS].link


def link_before(table: Table, spot: int) -> Step | None:
    """The same counter-clockwise."""
    before = spot_before(table, spot)
    if table.spots[before] < 0:
        return None
    return table.spots_of(before // MOST_SPOTS)[before % MOST_SPOTS].link


class Links(Effect):
    """The Links that a Building has completed (VIS-BUILD-08)."""

    NAME = "links"
    FIELDS = Fields(OF_SIDE, AT_SPOT, flag("before"), flag("after"))

    def __init__(self, seat: int, spot: int, before: bool, after: bool) -> None:
        self.seat = seat
        self.spot = spot
        self.before = before
        self.after = after

    def misfit(self, state: Table) -> str:
        return links_misfit(state, self.spot, self.before, self.after)

    def resolve(self, state: Table) -> None:
        if self.before and self.after and self.seat < state.seats:
            state.push(ChooseLink(self.seat, self.spot))
        elif self.before:
            if self.after:  # an actor without a seat takes the one before first (VIS-R-61)
                state.push(Links(self.seat, self.spot, False, True))
            resolve_link(state, self.seat, self.spot, False)
        else:
            resolve_link(state, self.seat, self.spot, True)


class ChooseLink(Choice):
    """Which of two Links comes first (VIS-R-25)."""

    NAME = "choose-link"
    FIELDS = Fields(SEAT, AT_SPOT)
    RULE = "VIS-R-25"

    def __init__(self, seat: int, spot: int) -> None:
        super().__init__(seat)
        self.spot = spot

    def misfit(self, state: Table) -> str:
        return links_misfit(state, self.spot, True, True)

    def candidates(self, state: Table) -> list[int]:
        return BOTH_LINKS

    def choose(self, state: Table, move: int) -> None:
        clockwise = move == moves.LINK_AFTER
        state.push(Links(self.seat, self.spot, clockwise, not clockwise))
        resolve_link(state, self.seat, self.spot, clockwise)


BOTH_LINKS: Final = [moves.LINK_BEFORE, moves.LINK_AFTER]


def links_misfit(table: Table, spot: int, before: bool, after: bool) -> str:
    """What is wrong with Links to be resolved."""
    if table.spots[spot] < 0 or not (before or after):
        return "there is no Building there, or no Link"
    if (before and link_before(table, spot) is None) or (after and link_after(table, spot) is None):
        return "there is no such Link"
    return ""


def resolve_link(table: Table, side: int, spot: int, clockwise: bool) -> None:
    """Both owners, the builder first; one owner of both ends only once (VIS-BUILD-08, VIS-BUILD-09, VIS-R-26)."""
    step = link_after(table, spot) if clockwise else link_before(table, spot)
    assert step is not None
    end = spot_after(table, spot) if clockwise else spot_before(table, spot)
    other = table.spots[end] // len(BUILDINGS)
    if table.log is not None:
        table.tell("linked", "VIS-BUILD-08", side, {"spot": SPOTS[spot], "to": SPOTS[end]})
    if other != side:
        table.push(DoEffect(other, step, "VIS-BUILD-08"))
    table.push(DoEffect(side, step, "VIS-BUILD-08"))


IS_BUILT: Final = Refusal("VIS-BUILD-05", "is-built")
SPOT_IS_TAKEN: Final = Refusal("VIS-BUILD-03", "spot-is-taken")
ACROSS_THE_RIVER: Final = Refusal("VIS-BUILD-02", "across-the-river")
NO_BUILDING_LEFT: Final = Refusal("VIS-R-27", "no-building-left")
