"""An AI's turn: a Scheme is revealed and resolved row by row (section 20.3 of the rules)."""

from typing import Final

from regnum.engine.fields import Card, Field, Fields
from regnum.engine.state import Effect, SeatEffect
from regnum.games.steps import Step
from regnum.games.viscounts import effects
from regnum.games.viscounts.building import build
from regnum.games.viscounts.castle import place
from regnum.games.viscounts.collision import CollisionPhase
from regnum.games.viscounts.fields import OF_SIDE, SCHEMES, whole
from regnum.games.viscounts.gaining import can_flip
from regnum.games.viscounts.manuscripts import take_manuscript, visible_cost
from regnum.games.viscounts.movement import meet
from regnum.games.viscounts.solo.effects import AiFlips, leftmost_spot, shuffle_schemes
from regnum.games.viscounts.solo.rival import Rival, not_the_ai, rival_of
from regnum.games.viscounts.state import NO_CARD, NOBODY, Table
from regnum.games.viscounts.steps import DoEffect
from regnum.games.viscounts.turn import EndTurn
from regnum.games.viscounts.words import (
    ACTIONS,
    CASTLE,
    CONSTRUCT,
    CRIMINAL,
    FLIP,
    GOODS,
    LEFT,
    OF_A_KIND,
    RIGHT,
    SEGMENTS,
    SPACES,
)

#: The slots of an AI board from left to right, by the numbers of a Player Board (VIS-SOLO-02).
LEFT_TO_RIGHT: Final = [3, 4, 5, 0, 1, 2, 6, 7, 8]


class AiTurn(SeatEffect):
    """Its cards move on (VIS-SOLO-21), and a Scheme is revealed; all after each turn of the player (VIS-SOLO-08)."""

    NAME = "ai-turn"
    FIELDS = Fields(OF_SIDE)
    BELOW = ("",)

    def misfit(self, state: Table) -> str:
        return not_the_ai(state, self.seat)

    def resolve(self, state: Table) -> None:
        side = self.seat
        rival = rival_of(state)
        state.turn = side
        dropped = rival.row[2]
        rival.row = [NO_CARD, rival.row[0], rival.row[1]]
        if dropped >= 0:
            rival.discard = [*rival.discard, dropped]
        state.push(EndTurn(side))
        state.push(CollisionPhase(side))
        state.push(AiReveal(side))


class AiReveal(SeatEffect):
    """The top Scheme comes into the left space (VIS-SOLO-22); an empty draw pile is shuffled first (VIS-SOLO-20)."""

    NAME = "ai-reveal"
    FIELDS = Fields(OF_SIDE)

    def misfit(self, state: Table) -> str:
        rival = rival_of(state)
        if rival.row[0] >= 0 or not (rival.draw or rival.discard):
            return "there is no Scheme to reveal"
        return not_the_ai(state, self.seat)

    def resolve(self, state: Table) -> None:
        side = self.seat
        rival = rival_of(state)
        if not rival.draw:
            shuffle_schemes(state, side)
        scheme = rival.draw[-1]
        rival.draw = rival.draw[:-1]
        rival.row = [scheme, rival.row[1], rival.row[2]]
        if scheme in rival.unseen:
            rival.unseen = [other for other in rival.unseen if other != scheme]
        told = state.deck.schemes[scheme]
        if state.log is not None:
            state.tell("revealed-scheme", "VIS-SOLO-22", side, {"scheme": told.id})
        state.push(AiOptions(side, scheme))
        state.push(AiMove(side, told.move))
        for row in range(len(told.rows) - 1, -1, -1):
            state.push(AiRow(side, scheme, row))


class AiRow(Effect):
    """A row of the Scheme (VIS-SOLO-23)."""

    NAME = "ai-row"
    FIELDS = Fields(OF_SIDE, Field("scheme", Card(SCHEMES)), whole("row"))

    def __init__(self, seat: int, scheme: int, row: int) -> None:
        self.seat = seat
        self.scheme = scheme
        self.row = row

    def misfit(self, state: Table) -> str:
        if self.row >= len(state.deck.schemes[self.scheme].rows):
            return "the Scheme has no such row"
        return not_the_ai(state, self.seat)

    def resolve(self, state: Table) -> None:
        step = state.deck.schemes[self.scheme].rows[self.row]
        if state.log is not None:
            state.tell("resolved-row", "VIS-SOLO-23", self.seat, {"effect": step.text})
        state.push(DoEffect(self.seat, step, "VIS-SOLO-23"))


class AiMove(Effect):
    """The Viscount moves on the outer path only, clockwise (VIS-SOLO-09)."""

    NAME = "ai-move"
    FIELDS = Fields(OF_SIDE, whole("steps"))

    def __init__(self, seat: int, steps: int) -> None:
        self.seat = seat
        self.steps = steps

    def misfit(self, state: Table) -> str:
        return not_the_ai(state, self.seat)

    def resolve(self, state: Table) -> None:
        """Whoever stands there may rearrange (VIS-SOLO-10)."""
        rival = rival_of(state)
        for _ in range(self.steps):
            rival.at = next_town(state, rival.at)
        if state.log is not None:
            state.tell("moved", "VIS-SOLO-09", self.seat, {"space": SPACES[rival.at], "price": 0})
        meet(state, self.seat)


def next_town(table: Table, town: int) -> int:
    """The next town on the outer path, clockwise."""
    if town % 3 == LEFT:
        return town - LEFT + RIGHT
    return table.ring[(table.place_of(town // 3) + 1) % len(SEGMENTS)] * 3 + LEFT


class AiOptions(Effect):
    """The last row: of its options the first that the AI can carry out (VIS-SOLO-25)."""

    NAME = "ai-options"
    FIELDS = Fields(OF_SIDE, Field("scheme", Card(SCHEMES)))

    def __init__(self, seat: int, scheme: int) -> None:
        self.seat = seat
        self.scheme = scheme

    def misfit(self, state: Table) -> str:
        return not_the_ai(state, self.seat)

    def resolve(self, state: Table) -> None:
        for step in state.deck.schemes[self.scheme].options:
            if possible(state, self.seat, step):
                if state.log is not None:
                    state.tell("resolved-option", "VIS-SOLO-25", self.seat, {"effect": step.text})
                if isinstance(step, effects.Act):
                    act(state, self.seat, action_of(rival_of(state), step))
                else:
                    state.push(DoEffect(self.seat, step, "VIS-SOLO-25"))
                return


def action_of(rival: Rival, step: effects.Act) -> int:
    """The action that an option names; the focus is that of the board (VIS-SOLO-19)."""
    return rival.board.focus if step.action < 0 else step.action


def possible(table: Table, side: int, step: Step) -> bool:
    """Whether an option can be carried out: funded, and with a target (VIS-R-63). Other effects always can."""
    if not isinstance(step, effects.Act):
        return True
    rival = rival_of(table)
    action = action_of(rival, step)
    if action == FLIP:
        return can_flip(table, side, True, True)
    if action == CONSTRUCT:
        return affordable_slot(table, side) != NOBODY and leftmost_spot(table, rival.at) != NOBODY
    if action == CASTLE:
        return most_workers(table, side) > 0
    return visible_cost(table, rival.at // 3) <= reach(table, side, action)


def icons(table: Table, side: int, icon: int) -> int:
    """The icons that it can use: of its cards, of empty spaces, of slots and Church Favours (VIS-SOLO-16)."""
    rival = rival_of(table)
    found = rival.uncovered(table.deck).icons[icon]
    for space, scheme in enumerate(rival.row):
        found += table.deck.schemes[scheme].icons[icon] if scheme >= 0 else rival.board.printed[space][icon]
    for ribbon, holder in enumerate(table.favours):
        if holder == side:
            found += table.deck.favours[ribbon].icons[icon]
    return found


def strength(table: Table, side: int, action: int) -> int:
    """Its icons for an action, with Criminals as any (VIS-SOLO-16)."""
    return icons(table, side, action) + icons(table, side, CRIMINAL)


def reach(table: Table, side: int, action: int) -> int:
    """The most icons that it can bring together, with its resources."""
    rival = rival_of(table)
    return strength(table, side, action) + rival.goods[rival.purse(action)]


def pay(table: Table, side: int, action: int, need: int) -> None:
    """Spend only what is missing (VIS-R-51)."""
    rival = rival_of(table)
    missing = need - strength(table, side, action)
    if missing > 0:
        good = rival.purse(action)
        rival.goods[good] -= missing
        if table.log is not None:
            table.tell("paid", "VIS-SOLO-16", side, {"good": GOODS[good], "amount": missing})


def affordable_slot(table: Table, side: int) -> int:
    """The left-most Building of its board that it can afford; -1 for none (VIS-SOLO-26)."""
    rival = rival_of(table)
    most = reach(table, side, CONSTRUCT)
    for slot in LEFT_TO_RIGHT:
        if not rival.built >> slot & 1 and table.deck.board.cost[slot // OF_A_KIND] <= most:
            return slot
    return NOBODY


def most_workers(table: Table, side: int) -> int:
    """As many Workers as it can afford and has, never a single one; 0 for none (VIS-SOLO-29, VIS-R-62)."""
    most = reach(table, side, CASTLE)
    needed = table.deck.castle.icons
    for number in range(len(needed), 1, -1):
        if needed[number - 1] <= most and number <= rival_of(table).workers:
            return number
    return 0


def act(table: Table, side: int, action: int) -> None:
    """Carry out an action; it works from the outer path (VIS-SOLO-29, VIS-SOLO-35).

    Spots and Links work as for a player, on its own side of the River (VIS-SOLO-27).
    """
    rival = rival_of(table)
    segment = rival.at // 3
    if action == FLIP:
        table.push(AiFlips(side, 1, True, True))
        return
    if table.log is not None:
        table.tell("declared", "VIS-SOLO-25", side, {"action": ACTIONS[action]})
    if action == CONSTRUCT:
        slot = affordable_slot(table, side)
        pay(table, side, action, table.deck.board.cost[slot // OF_A_KIND])
        build(table, side, slot, leftmost_spot(table, rival.at), "VIS-SOLO-26")
    elif action == CASTLE:
        number = most_workers(table, side)
        pay(table, side, action, table.deck.castle.icons[number - 1])
        place(table, side, table.wedge_at(segment), number, "VIS-SOLO-29")
    else:
        pay(table, side, action, visible_cost(table, segment))
        if table.manuscripts[segment]:
            take_manuscript(table, side, segment, "VIS-SOLO-35")
        else:
            if table.log is not None:
                table.tell("transcribed-printed", "VIS-R-52", side, {"segment": SEGMENTS[segment]})
            table.push(DoEffect(side, table.deck.segments[segment].printed.scribed, "VIS-R-52"))
