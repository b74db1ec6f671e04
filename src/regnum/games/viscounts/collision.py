"""Phase 5: resolving a Collision (VIS-COLLISION)."""

from regnum.engine.fields import Fields
from regnum.engine.state import Effect, SeatEffect
from regnum.games.viscounts.fields import OF_SIDE, whole
from regnum.games.viscounts.state import Table
from regnum.games.viscounts.steps import DoEffect
from regnum.games.viscounts.triggers import trigger
from regnum.games.viscounts.words import BEFORE_COLLISION, COLLISION, TRACK


class CollisionPhase(SeatEffect):
    """Only now, and only for the active player (VIS-COLLISION-01, VIS-R-39)."""

    NAME = "collision-phase"
    FIELDS = Fields(OF_SIDE)
    BELOW = ("draw-phase", "end-turn")

    def resolve(self, state: Table) -> None:
        if state.modules and self.seat < state.seats:
            state.push(Collide(self.seat))
            for module in state.modules:
                module.moment(state, self.seat, BEFORE_COLLISION)
        else:
            collide(state, self.seat)


class Collide(SeatEffect):
    """The Collision of a player, once nothing more is asked before it."""

    NAME = "collide"
    BELOW = ("draw-phase",)

    def resolve(self, state: Table) -> None:
        collide(state, self.seat)


def collide(table: Table, side: int) -> None:
    """Where both markers stand on one space, the steps begin."""
    owner = table.side(side)
    if owner.corruption == owner.virtue:
        if table.log is not None:
            table.tell("collided", "VIS-COLLISION-01", side, {"space": owner.corruption})
        table.push(CollisionStep(side, 1))


class CollisionStep(Effect):
    """One of the four steps, in their order (VIS-COLLISION-02); then the markers go back (VIS-COLLISION-07).

    The markers stay together meanwhile; each step reads the space on which they stand when it begins (VIS-R-38).
    """

    NAME = "collision-step"
    FIELDS = Fields(OF_SIDE, whole("step"))

    def __init__(self, seat: int, step: int) -> None:
        self.seat = seat
        self.step = step

    def resolve(self, state: Table) -> None:
        owner = state.side(self.seat)
        if self.step > 4:
            owner.corruption = 1
            owner.virtue = TRACK
            return
        state.push(CollisionStep(self.seat, self.step + 1))
        space = owner.corruption - 1
        if self.step == 3:
            state.push(DoEffect(self.seat, owner.above(state.deck)[space], "VIS-COLLISION-05"))
            return
        order = state.in_turn(self.seat)
        for place in range(len(order) - 1, -1, -1):
            side = order[place]
            if self.step == 1:
                _slots(state, side)
            elif self.step == 2:
                trigger(state, side, COLLISION)
            elif side != self.seat:
                state.push(DoEffect(side, state.deck.board.below[space], "VIS-COLLISION-06"))


def _slots(table: Table, side: int) -> None:
    """What uncovered slots give in any Collision (VIS-COLLISION-03, VIS-BUILD-14)."""
    slots = table.side(side).slots(table.deck)
    built = table.side(side).built
    for slot in range(len(slots)):
        step = slots[slot].powers.at[COLLISION]
        if step is not None and built >> slot & 1:
            table.push(DoEffect(side, step, "VIS-COLLISION-03"))
