"""What a seat may know as a row of numbers with a fixed layout, for programs that learn.

A game writes its table onto a `Sheet` in a fixed order (`GameType.write`). The sheet decides what becomes of it:
a plain one puts the numbers into a row, a `Plan` notes which part of the row means what. So the layout and the
numbers come from the same lines of a game, and can't disagree.
"""

from librt.vecs import extend, vec
from mypy_extensions import i32

from regnum.engine.gametype import GameType
from regnum.engine.resolving import deciders, waiting_choice
from regnum.engine.sheet import Sheet, blank_row
from regnum.engine.state import State


class Part:
    """A named piece of a row: `size` numbers from `start` on."""

    def __init__(self, name: str, start: int, size: int) -> None:
        self.name = name
        self.start = start
        self.size = size

    def __reduce__(self) -> tuple[object, ...]:
        return Part, (self.name, self.start, self.size)

    def __repr__(self) -> str:
        return f"Part({self.name!r}, {self.start}, {self.size})"


class Plan(Sheet):
    """A sheet that notes the parts and forgets the numbers."""

    def __init__(self) -> None:
        super().__init__(blank_row(0), 0)
        self.parts: list[Part] = []

    def part(self, name: str, size: int) -> int:
        """Note the part, and make room for it."""
        self.row = extend(self.row, blank_row(size))
        self.parts.append(Part(f"{self.about}.{name}", self.at, size))
        return super().part(name, size)


def layout(type: GameType, state: State) -> list[Part]:
    """The parts of every row of a table like this one: same game, players and options."""
    plan = Plan()
    _write(type, state, 0, plan)
    return plan.parts


def width(parts: list[Part]) -> int:
    """How many numbers a row has."""
    return parts[-1].start + parts[-1].size


def observe(type: GameType, state: State, seat: int, row: vec[i32], start: int) -> None:
    """Write what a seat may know into a blank row, from `start` on."""
    _write(type, state, seat, Sheet(row, start))


def _write(type: GameType, state: State, seat: int, sheet: Sheet) -> None:
    """Who must decide and about what, then the table as the seat may see it."""
    kinds = state.rules.kinds
    choice = waiting_choice(state, seat)
    sheet.section("decision")
    sheet.counts("seats", state.seats, [(other - seat) % state.seats for other in deciders(state)])
    sheet.one_of("kind", len(kinds), -1 if choice is None else kinds[choice.NAME])
    type.write(type.seen_by(state, seat), seat, sheet)
