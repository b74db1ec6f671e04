"""A table in memory: the moves that the database holds, played out.

Any worker can make it from the database at any time; it decides nothing that another worker,
with the same moves, would decide otherwise.
"""

from collections import deque
from dataclasses import dataclass, field
from typing import Final

from regnum.engine.errors import RegnumError
from regnum.engine.events import Event
from regnum.engine.game import Game
from regnum.engine.state import NO_LOGS
from regnum.server.foresight import reveals
from regnum.server.hands import LATE, TOLD, Hand, event_of, hand_in, is_about_seats

#: How many moves back one can go.
UNDO_DEPTH: Final = 64
#: The entry of a seat that takes its last move back.
TAKE_BACK: Final = "undo"
#: The first word of the entry by which a program gives up a seat to a bot of the house; the second says why.
FORFEIT: Final = "forfeit"
#: The first line of a chronicle whose table went on with newer rules: what came before can't be told by them.
RENEWED: Final = "rules-renewed"


def forfeit_entry(reason: str) -> str:
    """The entry of a program that plays no more."""
    return f"{FORFEIT} {reason}"


def forfeit_reason(words: str) -> str | None:
    """Why a program plays no more, when an entry says so."""
    word, _, reason = words.partition(" ")
    return reason if word == FORFEIT else None


def is_move(words: str) -> bool:
    """Whether an entry is a move of the game."""
    return words != TAKE_BACK and forfeit_reason(words) is None and not is_about_seats(words)


class CantTakeBack(RegnumError):
    """There is no move that this seat may take back now."""


@dataclass(slots=True)
class Line:
    """One line of a chronicle: the event as its reader may know it, and where it stands in the game."""

    event: Event
    ply: int
    #: The event as the game keeps it, to find the line again.
    source: Event
    #: The line in words, a language each; made when somebody reads it.
    words: dict[str, str] | None = None


@dataclass
class Step:
    """A move that may still be taken back, with the game as it was before."""

    seat: int
    move: int
    before: Game
    #: How many events had been told to all, and those of each lane of an open simultaneous step.
    told: int
    told_in_lanes: list[list[Event]]
    #: Whether a bot moved: its moves keep nobody from taking back what was before them.
    by_bot: bool
    #: Whether it showed a seat something new; asked once for each seat.
    revealed: dict[int, bool] = field(default_factory=dict)

    def shows(self, seat: int) -> bool:
        """Whether the move told a seat what it could not have known."""
        if seat not in self.revealed:
            self.revealed[seat] = reveals(self.before, self.seat, self.move, seat)
        return self.revealed[seat]


class LiveTable:
    """The game of a table after all entries so far. `bots` are the seats that bots play, at first and then now.

    A `renewed` table has been played with older rules before the game begins.
    """

    def __init__(self, game: Game, bots: frozenset[int], renewed: bool = False) -> None:
        self.game = game
        self.game.listen()
        if renewed:
            self.game.state.log = [Event(RENEWED, "", -1, {})]
        self.first_bots = self.bots = bots
        #: What the database holds: (seat, and a notation, TAKE_BACK, a forfeit, or a word of `hands`).
        self.entries: list[tuple[int, str]] = []
        #: Why programs play no more, by seat. It is no part of the game: no undo and no record knows of it.
        self.forfeits: dict[int, str] = {}
        #: The seats that have changed hands, and the one that has given up the game for good.
        self.hands: dict[int, Hand] = {}
        self.conceded: int | None = None
        self._steps: deque[Step] = deque(maxlen=UNDO_DEPTH)
        #: The words with which a seat answered a version of the table, as the seat counted it.
        self._answers: dict[tuple[int, int], str] = {}
        self._times_opened = game.state.times_opened
        #: How many entries there were when the open simultaneous step began.
        self._opened_at = 0
        viewers: list[int | None] = [None, *range(game.players)]
        self._chronicles = {viewer: Chronicle() for viewer in viewers}
        self._note(None, NO_LOGS)

    # Entries.

    def apply(self, seat: int, words: str) -> None:
        """Play an entry; an illegal one raises and changes nothing."""
        answered = self.version(seat)
        forfeit = forfeit_reason(words)
        lanes = self.game.state.lane_logs if self._together() else NO_LOGS
        if words == TAKE_BACK:
            self._take_back(seat)
        elif forfeit is not None:
            self.forfeits[seat] = forfeit
        elif is_about_seats(words):
            self._change_hands(seat, words)
        else:
            self._play(seat, words)
        self.entries.append((seat, words))
        self._answers[seat, answered] = words
        if self.game.state.times_opened != self._times_opened:
            self._times_opened = self.game.state.times_opened
            self._opened_at = len(self.entries)
            if self.game.players > 1:
                self._steps.clear()
        self._note(seat if is_move(words) else None, lanes)

    def carry(self, seat: int, words: str) -> None:
        """Take in what an entry from before the game began said of its seats."""
        forfeit = forfeit_reason(words)
        if forfeit is not None:
            self.forfeits[seat] = forfeit
        elif is_about_seats(words):
            self._hold(seat, words)

    def _change_hands(self, seat: int, words: str) -> None:
        self._hold(seat, words)
        state = self.game.state
        assert state.log is not None
        late = seat in self.hands and self.hands[seat].how == LATE
        (state.lane_logs[seat] if late and self._together() else state.log).append(event_of(seat, words))

    def _hold(self, seat: int, words: str) -> None:
        hand = hand_in(words, len(self.entries), self.hands.get(seat))
        if hand is None:
            self.conceded = seat
            return
        self.hands[seat] = hand
        self.bots = self.bots | {seat} if hand.level else self.bots - {seat}

    def hand(self, seat: int, viewer: int | None) -> Hand | None:
        """How a seat is held as far as a viewer may know.

        Who has not answered a simultaneous step in time is nobody's business before all have answered.
        """
        hand = self.hands.get(seat)
        if hand and hand.how == LATE and viewer != seat and self._together() and hand.entry >= self._opened_at:
            return hand.before
        return hand

    @property
    def over(self) -> bool:
        """Whether nobody plays any more: the game has ended, or somebody has given it up."""
        return self.game.over or self.conceded is not None

    def _play(self, seat: int, words: str) -> None:
        step = self._step(seat, self.game.catalogue.parse(words))
        self.game.play(words, seat)
        if not step.by_bot and not self.game.state.lanes and any(step.seat != seat for step in self._steps):
            self._forget_others(seat)
        self._steps.append(step)

    def _step(self, seat: int, move: int) -> Step:
        state = self.game.state
        told = len(state.log or []), [told.copy() for told in state.lane_logs]
        return Step(seat, move, self.game.copy(), *told, by_bot=seat in self.bots)

    def _forget_others(self, seat: int) -> None:
        """Another person has moved: what people did before stays."""
        kept = []
        for step in reversed(self._steps):
            if step.seat != seat and not step.by_bot:
                break
            kept.append(step)
        self._steps = deque(reversed(kept), maxlen=UNDO_DEPTH)

    def _together(self) -> bool:
        """Whether several seats decide at once."""
        return bool(self.game.state.lanes) and self.game.players > 1

    def secret(self) -> bool:
        """Whether nobody else may know yet of the last entry: several seats decide at once, and did before it."""
        return self._together() and self._opened_at < len(self.entries)

    def may_take_back(self, seat: int) -> bool:
        """Whether a seat's last move can be taken back: nobody else has moved, nothing hidden has been shown."""
        if self.over or seat in self.bots:
            return False
        own = self._last_own(seat)
        if own is None:
            return False
        if self._together():
            return not self._steps[own].shows(seat)
        later = list(self._steps)[own:]
        return all(step.seat == seat or step.by_bot for step in later) and not any(step.shows(seat) for step in later)

    def _last_own(self, seat: int) -> int | None:
        for index in range(len(self._steps) - 1, -1, -1):
            if self._steps[index].seat == seat:
                return index
        return None

    def _take_back(self, seat: int) -> None:
        if not self.may_take_back(seat):
            raise CantTakeBack("this move can't be taken back: somebody else has moved, or something hidden was shown")
        own = self._last_own(seat)
        assert own is not None
        steps = list(self._steps)
        self._chronicles[seat].forget_move()
        again = [step for step in steps[own + 1 :] if step.seat != seat] if self._together() else []
        self._return_to(steps[own])
        self._steps = deque(steps[:own], maxlen=UNDO_DEPTH)
        for step in again:
            self._steps.append(self._step(step.seat, step.move))
            self.game.play(step.move, step.seat)

    def _return_to(self, step: Step) -> None:
        """The game as it was before a step, with all that had been told by then."""
        log = _rewound(self.game.state.log or [], step.told)
        lanes = self.game.state.lane_logs
        self.game = step.before.copy()
        self.game.state.log = log
        self.game.state.lane_logs = [
            told + _rewound(lanes[lane], len(told))[len(told) :] if lane < len(lanes) else told.copy()
            for lane, told in enumerate(step.told_in_lanes)
        ]

    # What a viewer counts and reads.

    def version(self, viewer: int | None) -> int:
        """The number of entries that a viewer knows of: without those of others in an open simultaneous step."""
        if not self.game.state.lanes:
            return len(self.entries)
        return self._opened_at + sum(seat == viewer for seat, _ in self.entries[self._opened_at :])

    def _known(self, viewer: int | None) -> list[tuple[int, str]]:
        if not self.game.state.lanes:
            return self.entries
        own = [entry for entry in self.entries[self._opened_at :] if entry[0] == viewer]
        return self.entries[: self._opened_at] + own

    def still_at(self, version: int, viewer: int) -> bool:
        """Whether nothing has happened since a version that an answer to it would have to heed: who plays is not."""
        known = self._known(viewer)
        return version <= len(known) and all(is_about_seats(words) for _, words in known[version:])

    def answer_to(self, version: int, seat: int) -> str | None:
        """The words with which a seat answered a version of the table, if it did."""
        known = self._known(seat)
        while version < len(known) and is_about_seats(known[version][1]):
            version += 1
        return self._answers.get((seat, version))

    def chronicle(self, viewer: int | None) -> list[Line]:
        """All that a viewer has been told, line by line."""
        return self._chronicles[viewer].lines

    def news(self, seat: int) -> list[Event]:
        """What a seat was told since its last move, without its own deeds."""
        return self._chronicles[seat].news()

    def chosen(self, seat: int) -> list[tuple[Game, int]]:
        """What a seat has answered in an open simultaneous step: each move, with the game as it was before."""
        if not self._together():
            return []
        return [(step.before, step.move) for step in self._steps if step.seat == seat]

    def _note(self, mover: int | None, lanes: list[list[Event]]) -> None:
        """Write down what everybody was told since the last entry: a seat's move, perhaps in a step with others."""
        state = self.game.state
        told = state.log or []
        for viewer, chronicle in self._chronicles.items():
            own = state.lane_logs[viewer] if viewer is not None and state.lane_logs else []
            deeds = lanes[viewer] if viewer is not None and lanes else None
            if deeds is not None:
                chronicle.deeds = deeds
            if viewer is None or viewer != mover:
                chronicle.add(viewer, told, own, self.game.plies(viewer))
            else:
                chronicle.move(viewer, told, own, self.game.plies(viewer), deeds is not None)


class Chronicle:
    """What one viewer was told. Lines from an open simultaneous step may still change their places."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self._settled = 0
        #: After each move of the viewer: how many lines are no news.
        self._known: list[int] = []
        #: The viewer's own deeds in the last simultaneous step.
        self.deeds: list[Event] = []

    def move(self, viewer: int, told: list[Event], own: list[Event], ply: int, with_others: bool) -> None:
        """The viewer has moved: what came of it is no news, unless others have decided at the same time."""
        settled = self._settled
        self.add(viewer, told, own, ply)
        self._known.append(settled if with_others else len(self.lines))

    def forget_move(self) -> None:
        """The viewer has taken the last move back."""
        self._known.pop()

    def news(self) -> list[Event]:
        """What the viewer was told since the last move, without own deeds."""
        deeds = {id(event) for event in self.deeds}
        known = self._known[-1] if self._known else 0
        return [line.event for line in self.lines[known:] if id(line.source) not in deeds]

    def add(self, viewer: int | None, told: list[Event], own: list[Event], ply: int) -> None:
        """Bring the lines up to all events `told` and the viewer's `own` in an open step; new ones stand at `ply`."""
        same = min(self._settled, len(told))
        sources = told[same:] + own
        lines = self.lines[same:]
        del self.lines[same:]
        for index, source in enumerate(sources):
            if index < len(lines) and lines[index].source is source:
                self.lines.append(lines[index])
            else:
                lines = []
                self.lines.append(Line(source.told_to(viewer), ply, source))
        self._settled = len(told)


def _rewound(log: list[Event], told: int) -> list[Event]:
    """What stays told when a move is taken back: all before it, and who has left or come since."""
    return log[:told] + [event for event in log[told:] if event.kind in TOLD]


def still_there(had: list[Line], lines: list[Line]) -> int:
    """How many lines of a chronicle somebody who had it earlier need not be told again."""
    known = 0
    for one, line in zip(had, lines, strict=False):
        if one is not line:
            break
        known += 1
    return known
