"""The kernel: a state and its stack of frames. How a move is played on it is in `resolving`.

Between decisions a game is plain data. What is still to be resolved stands on `State.stack` as
small immutable frames: an `Effect` resolves itself and may push more, a `Choice` waits for a seat.
Last pushed, first resolved, so nested triggers come out in the order of the rulebook.
"""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from regnum.engine.events import Event
from regnum.engine.fields import Field, Fields, Seat
from regnum.engine.parts import NO_PARTS, Part
from regnum.engine.rng import Rng

if TYPE_CHECKING:
    from regnum.engine.modules import Module
    from regnum.engine.ruleset import Ruleset


class Refusal:
    """Why a move is not legal: the number of the rule, and the id of a message that says it."""

    __slots__ = ("reason", "rule")

    def __init__(self, rule: str, reason: str) -> None:
        self.rule = rule
        self.reason = reason

    def __reduce__(self) -> tuple[object, ...]:
        return Refusal, (self.rule, self.reason)

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.reason!r})"


NOT_NOW: Final = "not-now"
NO_MOVES: Final[list[int]] = []

#: The fields of most frames: none, or the seat that they concern.
NO_FIELDS: Final = Fields()
SEAT: Final = Field("seat", Seat())
ONLY_SEAT: Final = Fields(SEAT)


class Frame:
    """One pending piece of the rules. Immutable: copies of a game share their frames.

    `NAME` and `FIELDS` say how the frame is written in a position: the name, then the fields, whose attributes are also
    the parameters of the constructor. `BELOW` names the frames that may lie right below it, "" for the bottom of a
    stack; left out, any may. The kernel calls every frame through the methods below, so that compiled code needs no
    type checks: an `Effect` fills `resolve`, a `Choice` the rest. `state` is `Any` here and the game's own table in its
    frames; a type parameter would make compiled frames slow.
    """

    NAME: ClassVar[str] = ""
    FIELDS: ClassVar[Fields] = NO_FIELDS
    BELOW: ClassVar[tuple[str, ...]] = ()

    def misfit(self, state: Any) -> str:
        """What on the table does not fit this frame; empty when all does. Only a position made by hand can misfit."""
        return ""

    def waits(self) -> bool:
        """Whether somebody must decide."""
        return False

    def decider(self) -> int:
        """Whose decision it is."""
        return -1

    def resolve(self, state: Any) -> None:
        """Change the state; push what comes of it."""
        raise NotImplementedError

    def moves(self, state: Any) -> list[int]:
        """The legal moves. Exact."""
        raise NotImplementedError

    def choose(self, state: Any, move: int) -> None:
        """Take one of the legal moves."""
        raise NotImplementedError

    def plays_itself(self) -> bool:
        """Whether a single legal move is played unasked."""
        return True

    def __reduce__(self) -> tuple[object, ...]:
        """How it travels between processes: as its class and its fields, like in a position."""
        return _made, (type(self), {field.attribute: field.get(self) for field in self.FIELDS.all})


def _made(kind: Any, values: dict[str, Any]) -> Frame:
    frame: Frame = kind(**values)
    return frame


class Effect(Frame):
    """A frame that resolves itself."""


class SeatEffect(Effect):
    """An effect that concerns one seat and needs to know no more."""

    FIELDS = ONLY_SEAT

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Choice(Frame):
    """A frame that waits for one seat.

    `candidates` are the moves that this choice is about; `refusal` says why one of them is not
    legal, or None. Legality has this one source: `why_not` asks it, and so does `moves`, unless a
    choice has a shorter way to the same list.
    """

    FIELDS = ONLY_SEAT
    RULE: ClassVar[str] = ""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asking_rule(self) -> str:
        """The number of the rule that asks; a choice that stands for several rules says which."""
        return self.RULE

    def waits(self) -> bool:
        return True

    def decider(self) -> int:
        """The seat."""
        return self.seat

    def candidates(self, state: Any) -> list[int]:
        """Every move that could be an answer here, legal or not, in ascending order.

        A choice whose answers would be too many to list leaves this empty and fills `moves` and `why_not`.
        """
        return []

    def refusal(self, state: Any, move: int) -> Refusal | None:
        """Why a candidate is not legal now; None when it is legal."""
        return None

    def moves(self, state: Any) -> list[int]:
        """The candidates that are not refused."""
        return [move for move in self.candidates(state) if self.refusal(state, move) is None]

    def why_not(self, state: Any, move: int) -> Refusal | None:
        """Why any move of the catalogue is not legal now; None when it is."""
        if move in self.candidates(state):
            return self.refusal(state, move)
        return Refusal(self.asking_rule(), NOT_NOW)


#: What a table has outside simultaneous steps; made once, for every copy would make its own, and never written to.
NO_FRAMES: Final[list[Frame]] = []
NO_LANES: Final[list[list[Frame]]] = []
NO_LANE_MOVES: Final[list[list[int]]] = []
NO_LOGS: Final[list[list[Event]]] = []


class State:
    """A table between two decisions. A game adds its own fields and its own `copy`."""

    def __init__(self, rules: "Ruleset", rng: Rng) -> None:
        self.rules = rules
        self.seats = rules.seats
        self.rng = rng
        #: What belongs to each module of the table, in their order; and those modules that watch.
        self.parts: list[Part] = NO_PARTS
        self.watching: list[Module] = rules.watching
        #: The pending frames, the first `depth` of the list; it never shrinks, for the next push would ask for the
        #: memory again.
        self.frames: list[Frame] = NO_FRAMES
        self.depth = 0
        #: In a simultaneous step one stack of frames a seat; otherwise empty.
        self.lanes: list[list[Frame]] = NO_LANES
        self.lane = -1
        #: The legal moves of the waiting choice, or of each lane's.
        self.legal: list[int] = NO_MOVES
        self.lane_legal: list[list[int]] = NO_LANE_MOVES
        #: The frames with which the open lanes began, and how often lanes were opened so far.
        self.openings: list[Frame] = NO_FRAMES
        self.times_opened = 0
        self.log: list[Event] | None = None
        #: What happened in each open lane: only its own seat hears of it before the lanes close.
        self.lane_logs: list[list[Event]] = NO_LOGS

    def copy_kernel(self, twin: "State") -> None:
        """Copy the kernel's part; a game's `copy` calls this. Events are not carried over."""
        if self.parts:
            twin.parts = [part.copy() for part in self.parts]
        twin.frames = self.frames.copy()
        twin.depth = self.depth
        twin.legal = self.legal
        twin.times_opened = self.times_opened
        if self.lanes:
            twin.lanes = [lane.copy() for lane in self.lanes]
            twin.lane_legal = self.lane_legal.copy()
            twin.openings = self.openings
            twin.lane_logs = [[] for _ in self.lanes]

    def copy(self) -> "State":
        raise NotImplementedError

    def push(self, frame: Frame) -> None:
        """Put a frame on top: it is resolved before all that lies below."""
        if self.lane >= 0:
            self.lanes[self.lane].append(frame)
            return
        depth = self.depth
        if depth < len(self.frames):
            self.frames[depth] = frame
        elif depth:
            self.frames.append(frame)
        else:
            self.frames = [frame]
        self.depth = depth + 1

    def pop(self) -> Frame:
        """Take the top frame of the stack."""
        self.depth -= 1
        return self.frames[self.depth]

    @property
    def top(self) -> Frame:
        """The top frame of a stack that is not empty."""
        return self.frames[self.depth - 1]

    @property
    def stack(self) -> list[Frame]:
        """What is pending, the bottom first; to look at, `push` and `pop` change it."""
        return self.frames[: self.depth]

    def open_lanes(self, frames: list[Frame]) -> None:
        """Begin a simultaneous step: every seat gets its own frame to resolve.

        Until all lanes are empty, frames in them may touch only what belongs to their own seat and
        may draw no random number: then the result can't depend on the order of answering.
        """
        self.lanes = [[frame] for frame in frames]
        self.lane_legal = [[] for _ in frames]
        self.openings = frames
        self.times_opened += 1
        self.lane_logs = [[] for _ in frames]

    def close_lanes(self) -> None:
        """End a simultaneous step; its events are told by seat, so that the order of answering leaves no trace."""
        if self.log is not None:
            for told in self.lane_logs:
                self.log += told
        self.lanes = NO_LANES
        self.lane_legal = NO_LANE_MOVES
        self.openings = NO_FRAMES
        self.lane_logs = NO_LOGS

    @property
    def over(self) -> bool:
        """Whether nothing is left to resolve."""
        return self.depth == 0 and not self.lanes

    def tell(self, kind: str, rule: str, seat: int, args: dict[str, int | str]) -> None:
        """Note an event; callers ask first whether `log` is there, so that silence is free."""
        self._note(Event(kind, rule, seat, args))

    def tell_secret(
        self, kind: str, rule: str, seat: int, args: dict[str, int | str], secret: dict[str, int | str]
    ) -> None:
        """Note an event of which only `seat` learns the secret part."""
        self._note(Event(kind, rule, seat, args, secret, (seat,)))

    def tell_rival(self, kind: str, rule: str, rival: str, args: dict[str, int | str]) -> None:
        """Note what a rival without a seat did."""
        self._note(Event(kind, rule, -1, args, rival=rival))

    def _note(self, event: Event) -> None:
        if self.log is None:
            return
        if self.lane >= 0:
            self.lane_logs[self.lane].append(event)
        else:
            self.log.append(event)
