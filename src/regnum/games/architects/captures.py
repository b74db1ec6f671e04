"""Capturing Workers, at the Town Centre or by a Building (ARC-TOWN, ARC-RUL-29)."""

from typing import Final

from regnum.engine.fields import Fields
from regnum.engine.lists import changed
from regnum.engine.state import SEAT, Choice, Effect, Refusal
from regnum.games.architects import moves
from regnum.games.architects.fields import AT_PLACE, OF_COLOUR, flag, whole
from regnum.games.architects.payment import can_afford, pay_silver
from regnum.games.architects.state import Table
from regnum.games.architects.supply import saving
from regnum.games.architects.words import CIRCLES, PLACES, TOWN_CENTRE


class Captures(Choice):
    """The next capture, or enough: all Workers of one colour from one large-circle location.

    `made` counts the captures of this action, `places` is a bit for each location used, `free` says
    that a Building pays for them.
    """

    NAME = "captures"
    FIELDS = Fields(SEAT, whole("left"), whole("made"), whole("places"), flag("free"))
    RULE = "ARC-TOWN-01"

    def __init__(self, seat: int, left: int, made: int, places: int, free: bool) -> None:
        super().__init__(seat)
        self.left = left
        self.made = made
        self.places = places
        self.free = free

    def candidates(self, state: Table) -> list[int]:
        """Every colour on every large circle, the Town Centre too, and nowhere else (ARC-TOWN-05, ARC-TOWN-06)."""
        return [moves.DONE, *moves.ALL_CAPTURES]

    def refusal(self, state: Table, move: int) -> Refusal | None:
        """Somebody must stand there, the place be within the limit, the Silver at hand."""
        if move == moves.DONE:
            return None
        place, colour = moves.captured_group(move, state.seats, state.colours)
        if colour < 0 or state.crew(colour).at[place] == 0:
            return NOBODY_THERE
        if not (self.may_go_on(state) or self.places >> place & 1):
            return TOO_MANY_PLACES
        if not self.affordable(state):
            return CANNOT_PAY_CAPTURE
        return None

    def moves(self, state: Table) -> list[int]:
        """The same, asking for money and places once."""
        legal = [moves.DONE]
        if not self.affordable(state):
            return legal
        anywhere = self.may_go_on(state)
        for place in range(CIRCLES):
            if anywhere or self.places >> place & 1:
                for colour in range(state.colours):
                    if state.crew(colour).at[place]:
                        legal.append(moves.capture(place, colour, state.seats))
        return legal

    def may_go_on(self, state: Table) -> bool:
        """Whether another location may be used; going back to one always is (ARC-TOWN-03, ARC-RUL-28)."""
        used = 0
        for place in range(CIRCLES):
            used += self.places >> place & 1
        return used < state.capture_places

    def price(self, state: Table) -> tuple[int, int]:
        """Silver and Tax: the first capture is Tax, ignored or not (ARC-RUL-32); Conspirators save later Silver.

        Each saves the Silver of one capture (ARC-RUL-31).
        """
        if self.free:
            return (0, 0)
        if self.made == 0:
            return (0, 1)
        return (0 if self.made <= saving(state, self.seat, TOWN_CENTRE) else 1, 0)

    def affordable(self, state: Table) -> bool:
        """Whether the next capture can be paid."""
        silver, tax = self.price(state)
        return can_afford(state, self.seat, silver, tax)

    def choose(self, state: Table, move: int) -> None:
        """Pay, then capture, then perhaps go on."""
        if move == moves.DONE:
            return
        place, colour = moves.captured_group(move, state.seats, state.colours)
        if self.left > 1:
            state.push(Captures(self.seat, self.left - 1, self.made + 1, self.places | 1 << place, self.free))
        state.push(Capture(self.seat, colour, place))
        silver, tax = self.price(state)
        pay_silver(state, self.seat, silver, tax, "ARC-TOWN-02")


NOBODY_THERE: Final = Refusal("ARC-TOWN-01", "nobody-there")
TOO_MANY_PLACES: Final = Refusal("ARC-TOWN-03", "too-many-places")
CANNOT_PAY_CAPTURE: Final = Refusal("ARC-TOWN-02", "cannot-pay")


class Capture(Effect):
    """A whole group is taken (ARC-RUL-30)."""

    NAME = "capture"
    FIELDS = Fields(SEAT, OF_COLOUR, AT_PLACE)

    def __init__(self, seat: int, colour: int, place: int) -> None:
        self.seat = seat
        self.colour = colour
        self.place = place

    def resolve(self, state: Table) -> None:
        """Own Workers return to the supply, others to the captor's board (ARC-TOWN-07, ARC-TOWN-08)."""
        crew = state.crew(self.colour)
        workers = crew.at[self.place]
        crew.at[self.place] = 0
        if self.colour == self.seat:
            crew.workers += workers
        else:
            captor = state.players[self.seat]
            captor.captured = changed(captor.captured, self.colour, captor.captured[self.colour] + workers)
        if state.log is not None:
            state.tell(
                "captured",
                "ARC-TOWN-01",
                self.seat,
                {"colour": state.rules.names.everybody[self.colour], "place": PLACES[self.place], "amount": workers},
            )


def release_from_boards(table: Table, seat: int) -> None:
    """All own Workers on other players' boards return to the player supply."""
    freed = 0
    for other in table.players:
        freed += other.captured[seat]
        other.captured = changed(other.captured, seat, 0)
    table.players[seat].workers += freed
    if table.log is not None:
        table.tell("freed", "ARC-GUARD-04", seat, {"amount": freed})


def captured_by_others(table: Table, seat: int) -> int:
    """How many own Workers are on other players' boards; these are not in Prison (ARC-RUL-49)."""
    workers = 0
    for other in table.players:
        workers += other.captured[seat]
    return workers


def release_from_prison(table: Table, seat: int, workers: int, rule: str) -> None:
    """Own Workers leave Prison for the player supply."""
    player = table.players[seat]
    player.prison -= workers
    player.workers += workers
    if table.log is not None:
        table.tell("released", rule, seat, {"amount": workers})
