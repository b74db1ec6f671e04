"""Phase 2: the Viscount moves along the arrows, clockwise (VIS-MOVE)."""

from typing import Final

from regnum.engine.fields import Fields
from regnum.engine.state import SEAT, Refusal
from regnum.games.viscounts import moves
from regnum.games.viscounts.effects import Rearrange
from regnum.games.viscounts.fields import AT_SPACE, OF_CARD, whole
from regnum.games.viscounts.offers import OpenChoice, Paid, purse, when_paid
from regnum.games.viscounts.state import Table
from regnum.games.viscounts.steps import DoEffect
from regnum.games.viscounts.words import INNER, LEFT, RIGHT, SEGMENTS, SPACES

#: The farthest that it is ever worth reckoning: every space can be reached in fewer steps more than any card asks for.
FAR: Final = 40
#: The dearest card that the tables below know.
DEAREST: Final = 12


def steps_from(space: int) -> list[int]:
    """Where one step leads, on a ring of segments in their own order (VIS-MOVE-04): always clockwise (VIS-MOVE-05)."""
    segment = space // 3
    after = (segment + 1) % len(SEGMENTS)
    if space % 3 == LEFT:
        return [segment * 3 + RIGHT, segment * 3 + INNER]
    if space % 3 == INNER:
        return [segment * 3 + RIGHT, after * 3 + INNER]
    return [after * 3 + LEFT]


def fewest_steps(start: int, least: int) -> list[int]:
    """For each space the smallest number of steps, not below `least`, that leads exactly there (VIS-MOVE-08).

    A whole loop leads back to the start (VIS-MOVE-06).
    """
    found = [FAR] * len(SPACES)
    reached = {start}
    for number in range(FAR):
        if number >= least:
            for space in reached:
                found[space] = min(found[space], number)
        reached = {to for space in reached for to in steps_from(space)}
    return found


#: By the card's value, then by the side of the start: the fewest steps to each space, seen from the start's segment.
FEWEST: Final = [[fewest_steps(side, value) for side in range(3)] for value in range(DEAREST + 1)]


def within(fewest: list[int], most: int) -> list[int]:
    """Which spaces of each segment can be reached in so many steps: a bit for each of the three."""
    return [sum(1 << side for side in range(3) if fewest[away * 3 + side] <= most) for away in range(len(SEGMENTS))]


#: By the card's value, the side of the start and the most steps: what is `within` reach, for all segments twice round.
REACHED: Final = [[[within(fewest, most) * 2 for most in range(FAR + 1)] for fewest in by_side] for by_side in FEWEST]
#: By the segment: the moves to those of its spaces whose bits are set.
GOING: Final = [
    [[moves.GO + segment * 3 + side for side in range(3) if bits >> side & 1] for bits in range(8)]
    for segment in range(len(SEGMENTS))
]


def free_steps(table: Table, seat: int) -> int:
    """The optional free steps of a player: they add up (VIS-R-23)."""
    found = table.deck.board.uncovered[table.players[seat].built].steps
    for module in table.modules:
        found += module.free_steps(table, seat)
    return found


def steps_to(table: Table, start: int, space: int, least: int) -> int:
    """The fewest steps, not below `least`, from one space exactly to another on this table's ring."""
    away = (table.place_of(space // 3) + len(SEGMENTS) - table.place_of(start // 3)) % len(SEGMENTS)
    return FEWEST[least][start % 3][away * 3 + space % 3]


def price_of(table: Table, seat: int, card: int, space: int) -> int:
    """The Silver for the way to a space: 1 for a step beyond the card's value, but for free ones (VIS-R-23)."""
    player = table.players[seat]
    value = table.deck.townsfolk[card].silver
    return max(0, steps_to(table, player.at, space, value) - value - free_steps(table, seat))


class Move(OpenChoice):
    """Where the Viscount ends: only the end space and its price matter, never the path (VIS-MOVE-01, VIS-MOVE-08).

    The card is the one that was played this turn, wherever it lies by now (VIS-CARDS-10).
    """

    NAME = "move"
    FIELDS = Fields(SEAT, OF_CARD)
    BELOW = ("action-phase",)
    RULE = "VIS-MOVE-01"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def answers(self, state: Table) -> list[int]:
        return ALL_SPACES

    def refused(self, state: Table, move: int) -> Refusal | None:
        """Never fewer steps than the card's value (VIS-MOVE-02); more of them must be paid (VIS-MOVE-03)."""
        player = state.players[self.seat]
        space = move - moves.GO
        if price_of(state, self.seat, self.card, space) <= purse(state, self.seat):
            return None
        near = steps_to(state, player.at, space, 0) < state.deck.townsfolk[self.card].silver
        return TOO_NEAR if near else TOO_FAR

    def legal(self, state: Table) -> list[int]:
        """The same with one look at the card and the board."""
        player = state.players[self.seat]
        value = state.deck.townsfolk[self.card].silver
        most = value + free_steps(state, self.seat) + purse(state, self.seat)
        reached = REACHED[value][player.at % 3][min(most, FAR)]
        before = len(SEGMENTS) - state.place_of(player.at // 3)
        legal: list[int] = []
        for segment in range(len(SEGMENTS)):
            legal += GOING[segment][reached[before + state.place_of(segment)]]
        return legal

    def take(self, state: Table, move: int) -> None:
        space = move - moves.GO
        when_paid(state, Arrive(self.seat, space, price_of(state, self.seat, self.card, space)), "VIS-MOVE-03")


class Arrive(Paid):
    """The Viscount comes to a space, once the way is paid."""

    NAME = "arrive"
    FIELDS = Fields(SEAT, AT_SPACE, whole("price"))

    def __init__(self, seat: int, space: int, price: int) -> None:
        super().__init__(seat, price)
        self.space = space

    def resolve(self, state: Table) -> None:
        """The Viscount ends its movement."""
        state.players[self.seat].at = self.space
        if state.log is not None:
            state.tell("moved", "VIS-MOVE-01", self.seat, {"space": SPACES[self.space], "price": self.price})
        meet(state, self.seat)


def meet(table: Table, side: int) -> None:
    """Whoever stands where a Viscount has come to may rearrange, in turn order (VIS-MOVE-07, VIS-R-24)."""
    at = table.side(side).at
    count = table.sides
    for step in range(count - 1, 0, -1):
        other = (side + step) % count
        if table.side(other).at == at:
            table.push(DoEffect(other, REARRANGE, "VIS-MOVE-07"))


REARRANGE: Final = Rearrange("rearrange")


ALL_SPACES: Final = list(range(moves.GO, moves.GO + len(SPACES)))
TOO_NEAR: Final = Refusal("VIS-MOVE-02", "too-near")
TOO_FAR: Final = Refusal("VIS-MOVE-03", "too-far")
