"""A game at the table: what a program, a server or a notebook holds in its hands."""

import hashlib
import json
from typing import Any, Final

from regnum.engine.errors import IllegalMove, RegnumError
from regnum.engine.events import Event
from regnum.engine.gametype import GameType
from regnum.engine.history import entry_of, is_hidden, known, move_of, open_step, seat_of, told, untold
from regnum.engine.knowledge import redact
from regnum.engine.moves import Catalogue
from regnum.engine.numbers import whole
from regnum.engine.options import Options
from regnum.engine.positions import describe
from regnum.engine.record import Record
from regnum.engine.resolving import deciders, first_decider, is_legal, legal_moves, play, relist, waiting_choice
from regnum.engine.rng import Rng, seeded
from regnum.engine.scores import Scores
from regnum.engine.state import NOT_NOW, Choice, Refusal, State


class Decision:
    """What one seat must decide now: the kind of choice, its rule, and the legal moves."""

    def __init__(self, seat: int, choice: Choice, moves: list[int], catalogue: Catalogue) -> None:
        self.seat = seat
        self.choice = choice
        self.moves = moves
        self._catalogue = catalogue

    @property
    def kind(self) -> str:
        """What is to be decided."""
        return self.choice.NAME

    @property
    def rule(self) -> str:
        """The number of the rule that asks."""
        return self.choice.asking_rule()

    @property
    def notations(self) -> list[str]:
        """The legal moves as text."""
        return [self._catalogue.notations[move] for move in self.moves]

    def __reduce__(self) -> tuple[object, ...]:
        """How it travels between processes; compiled classes don't know that by themselves."""
        return Decision, (self.seat, self.choice, self.moves, self._catalogue)

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, kind={self.kind!r}, moves={self.notations})"


#: The past of a game that begins with its first move.
NO_PAST: Final[list[int]] = []


class Game:
    """One game: its state, how it began, and the moves played since.

    It began from a seed, from a position, or dealt anew out of another game (`determinize`). Of the game that went
    before, one dealt anew has the past as its seat was told it, for `view`, `plies`, `moves_told_to` and `record_for`;
    `moves`, `record`, `undo` and `at` are about what was played since it began.
    """

    def __init__(
        self,
        type: GameType,
        options: Options,
        seed: int | None,
        origin: State,
        state: State,
        history: list[int],
        past: list[int] = NO_PAST,
    ) -> None:
        self.type = type
        self.options = options
        self.seed = seed
        self.state = state
        self.catalogue = state.rules.catalogue
        self._origin = origin
        self._history = history
        #: What went before the origin; shared by all copies and never changed.
        self._past = past

    @property
    def players(self) -> int:
        """The number of seats."""
        return self.state.seats

    @property
    def rivals(self) -> tuple[str, ...]:
        """The names of those without a seat who act at this table."""
        return self.type.rivals(self.players, self.options)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    @property
    def decisions(self) -> list[Decision]:
        """Everything that must be decided now; more than one in a simultaneous step.

        From the whole table, hidden cards included: for whoever holds the game, never for a client, who gets `view`.
        """
        return [self._decision(seat) for seat in deciders(self.state)]

    @property
    def decision(self) -> Decision:
        """The (first) decision that must be made now."""
        seat = first_decider(self.state)
        if seat < 0:
            raise RegnumError("the game is over: nothing is left to decide")
        return self._decision(seat)

    def _decision(self, seat: int) -> Decision:
        choice = waiting_choice(self.state, seat)
        assert choice is not None
        return Decision(seat, choice, legal_moves(self.state, seat).copy(), self.catalogue)

    # What comes from outside is an `object` here: compiled code would answer a wrong type with a bare
    # TypeError before we could say what is wrong.
    def play(self, move: object, seat: object = None) -> None:
        """Play a move, by number or notation; in a simultaneous step `seat` says whose it is."""
        number = self.catalogue.parse(move)
        mover = first_decider(self.state) if seat is None else self._checked_seat(seat)
        if not is_legal(self.state, mover, number):
            refusal = self._refusal(number, mover)
            raise IllegalMove(
                f"{self.catalogue.notations[number]!r} is not legal now: {refusal.reason} ({refusal.rule})",
                refusal.rule,
                refusal.reason,
            )
        self._play(mover, number)

    def _play(self, mover: int, move: int) -> None:
        entry = entry_of(open_step(self.state), mover, move)
        play(self.state, mover, move)
        self._history.append(entry)

    def _checked_seat(self, seat: object) -> int:
        number = whole(seat)
        if number is None or not 0 <= number < self.players:
            raise RegnumError(f"there is no seat {seat!r}; seats are 0 to {self.players - 1}")
        return number

    def why_not(self, move: object, seat: object = None) -> Refusal | None:
        """The rule and the reason that forbid a move now; None for a legal one.

        From the whole table, hidden cards included: for whoever holds the game, never for a client, whose `view`
        lists the legal moves of its seat.
        """
        number = self.catalogue.parse(move)
        mover = first_decider(self.state) if seat is None else self._checked_seat(seat)
        return None if is_legal(self.state, mover, number) else self._refusal(number, mover)

    def _refusal(self, move: int, seat: int) -> Refusal:
        """Why a move that is not legal is not."""
        if self.over:
            return Refusal("", "game-over")
        choice = waiting_choice(self.state, seat)
        if choice is None:
            return Refusal("", "not-your-decision")
        return choice.why_not(self.state, move) or Refusal(choice.asking_rule(), NOT_NOW)

    @property
    def scores(self) -> Scores:
        """The scores as they stand; final once the game is over.

        From the whole table, open simultaneous steps included: for whoever holds the game, never for a client,
        who finds the scores as the seat may know them in `view`.
        """
        return self.type.scores(self.state)

    @property
    def moves(self) -> list[tuple[int, int]]:
        """All moves since the game began, as (seat, move)."""
        return [(seat_of(entry), move_of(entry)) for entry in self._history]

    def goes_on_from(self, earlier: "Game") -> bool:
        """Whether this is the same game as another, or a copy of it, some moves later."""
        return self._history[: len(earlier._history)] == earlier._history and self._began_like(earlier)

    def _began_like(self, other: "Game") -> bool:
        """Copies share their beginning; one that was packed and unpacked has an equal one."""
        return self._origin is other._origin or (
            self.type is other.type
            and self.options == other.options
            and self.players == other.players
            and describe(self._origin) == describe(other._origin)
        )

    def copy(self) -> "Game":
        """An independent copy; playing on it leaves this game alone."""
        return Game(
            self.type, self.options, self.seed, self._origin, self.state.copy(), self._history.copy(), self._past
        )

    def __copy__(self) -> "Game":
        """What `copy.copy` makes of a game."""
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Game":
        """What `copy.deepcopy` makes of a game inside another object: the same as `copy`."""
        return self.copy()

    def undo(self) -> None:
        """Take back the last move, exactly."""
        if not self._history:
            raise RegnumError("there is no move to take back")
        self._rewind(len(self._history) - 1)

    def _rewind(self, plies: int) -> None:
        listening = self.state.log is not None
        self.state = self._origin.copy()
        if listening:
            self.state.log = []
        history, self._history = self._history[:plies], []
        self.replay(history)

    def replay(self, history: list[int]) -> None:
        """Play moves as a game has noted them."""
        for entry in history:
            self._play(seat_of(entry), move_of(entry))

    def at(self, plies: object) -> "Game":
        """The game as it was after the first `plies` moves since it began."""
        number = whole(plies)
        if number is None or not 0 <= number <= len(self._history):
            raise RegnumError(f"the game has {len(self._history)} moves; there is no position after {plies!r}")
        earlier = self.copy()
        earlier._rewind(number)
        return earlier

    def listen(self) -> None:
        """Begin to note events; until then they cost nothing."""
        if self.state.log is None:
            self.state.log = []

    def events(self, seat: object) -> list[Event]:
        """The events since `listen`, as a seat (or a spectator, None) may know them."""
        viewer = None if seat is None else self._checked_seat(seat)
        told = self.state.log or []
        if viewer is not None and self.state.lane_logs:
            told = told + self.state.lane_logs[viewer]
        return [event.told_to(viewer) for event in told]

    def position(self) -> dict[str, object]:
        """The whole state as plain JSON data; `regnum.from_position` takes it."""
        return self._position_of(self.state)

    def _position_of(self, state: State) -> dict[str, object]:
        return {
            "game": self.type.name,
            "rules": self.type.rules_version,
            "seats": self.players,
            "options": dict(self.options),
            "table": describe(state),
        }

    def view(self, seat: object) -> dict[str, object]:
        """All that a seat (or a spectator, None) may know, and nothing else."""
        viewer = None if seat is None else self._checked_seat(seat)
        seen = self.type.seen_by(self.state, viewer)
        return {
            "game": self.type.name,
            "seat": viewer,
            "ply": self.plies(viewer),
            "over": self.over,
            "table": redact(describe(seen) | self._facts(seen), seen.rules.knowledge, viewer),
            "memory": {} if viewer is None else self.type.memory(self.state, viewer),
            "decisions": [self._told_decision(decision, viewer) for decision in self.decisions],
            "scores": self.type.scores(seen).data(),
        }

    def _facts(self, seen: State) -> dict[str, object]:
        facts = self.type.facts(seen)
        for module in seen.rules.modules:
            facts.update(module.facts(seen))
        return facts

    def plies(self, seat: object) -> int:
        """The number of moves that a seat (or a spectator, None) knows of: a view's `ply`."""
        viewer = None if seat is None else self._checked_seat(seat)
        plies = len(self._past) + len(self._history)
        if self.state.lanes:
            step = open_step(self.state)
            plies -= untold(self._past, step, viewer) + untold(self._history, step, viewer)
        return plies

    def _told_decision(self, decision: Decision, seat: int | None) -> dict[str, object]:
        if decision.seat == seat:
            return {
                "seat": seat,
                "kind": decision.kind,
                "rule": decision.rule,
                "moves": decision.notations,
            }
        if not self.state.openings:
            return {"seat": decision.seat, "kind": decision.kind, "rule": decision.rule}
        opening = self.state.openings[decision.seat]
        assert isinstance(opening, Choice)
        return {"seat": decision.seat, "kind": opening.NAME, "rule": opening.asking_rule()}

    def _told(self, viewer: int | None) -> list[int]:
        return told(self._past + self._history, open_step(self.state), viewer)

    def moves_told_to(self, seat: object) -> list[tuple[int, int]]:
        """The moves that a seat (or a spectator, None) knows of, as (seat, move): none of others in lanes still open.

        Those of each simultaneous step stand there by seat: the order of answering leaves no trace. In a game dealt
        anew a secret move of the past that its seat does not know is the first one with the same public words.
        """
        viewer = None if seat is None else self._checked_seat(seat)
        return [(seat_of(entry), move_of(entry)) for entry in self._told(viewer)]

    def determinize(self, seat: object, rng: object) -> "Game":
        """A game that looks the same to a seat, with all that it can't know dealt anew.

        `rng` is a seed, a `random.Random`, a generator of numpy, or one of our own. The new game's generator is
        fresh too, so that nobody who plays it on reads the real game's future.

        Its `view(seat)` and `record_for(seat)` are those of this game: it keeps the past as the seat was told it, with
        question marks for what others hid. But it begins here: `moves`, `record`, `undo` and `at` don't reach back,
        since nobody has played how its cards came to lie as they do.
        """
        viewer = self._checked_seat(seat)
        state = dealt_anew(self.type, self.state, viewer, _source(rng))
        past = known(self._past + self._history, open_step(state), viewer, self.catalogue.veils)
        return Game(self.type, self.options, None, state.copy(), state, [], past)

    def digest(self) -> str:
        """A hash of the state: equal states, equal digests, in every build."""
        text = json.dumps(self.position(), sort_keys=True, separators=(",", ":"))
        return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()

    @property
    def cards_digest(self) -> str:
        """A digest of the figures on the table's cards: a record of another one was played with other cards."""
        return self.state.rules.cards_digest()

    @property
    def record(self) -> Record:
        """All that is needed to play this game again: save file, replay and bug report in one."""
        history = self._history
        words = [self.catalogue.notations[move_of(entry)] for entry in history]
        return self._record([seat_of(entry) for entry in history], words, True)

    def record_for(self, seat: object) -> Record:
        """The record as a seat may read it: no seed, and question marks for what others hid.

        The moves of a simultaneous step stand there seat by seat; `record` has them as they were played.
        """
        viewer = None if seat is None else self._checked_seat(seat)
        heard = self._told(viewer)
        words = [
            self.catalogue.notations[move_of(entry)]
            if seat_of(entry) == viewer and not is_hidden(entry)
            else self.catalogue.redacted(move_of(entry))
            for entry in heard
        ]
        return self._record([seat_of(entry) for entry in heard], words, False)

    def _record(self, seats: list[int], words: list[str], entire: bool) -> Record:
        start = None
        if entire and self.seed is None:
            start = self._position_of(self._origin)
        movers = [self.type.seat_names[seat] for seat in seats]
        return Record(
            game=self.type.name,
            rules=self.type.rules_version,
            seats=self.players,
            seed=self.seed if entire else None,
            options=self.options,
            start=start,
            moves=list(zip(movers, words, strict=True)),
            redacted=not entire,
            cards=self.cards_digest,
        )

    def packed(self) -> tuple[object, ...]:
        """The game as plain data that travels between processes; `unpacked` makes the same game of it again."""
        start = describe(self._origin) if self.seed is None else None
        return self.players, self.options, self.seed, start, self._origin.times_opened, self._history, self._past

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.position() == other.position()

    def __hash__(self) -> int:
        return id(self)

    def __repr__(self) -> str:
        moves = len(self._past) + len(self._history)
        return f"<{self.type.name} for {self.players}, {moves} moves{', over' if self.over else ''}>"


def dealt_anew(type: GameType, state: State, seat: int, rng: Rng) -> State:
    """A copy of a state with all that a seat can't know dealt anew, and chance of its own."""
    deal = state.copy()
    type.determinize(deal, seat, rng)
    deal.rng = seeded(rng.word() << 32 | rng.word())
    relist(deal)
    return deal


def _source(rng: Any) -> Rng:
    """A generator out of whatever was given."""
    if isinstance(rng, Rng):
        return rng
    if callable(getattr(rng, "getrandbits", None)):  # Python's, and its module `random`
        return seeded(rng.getrandbits(96))
    if callable(getattr(rng, "bytes", None)):  # numpy's generators, old and new
        return seeded(int.from_bytes(rng.bytes(12), "little"))
    seed = whole(rng)
    if seed is None or seed < 0:
        raise RegnumError(f"chance comes from a seed (a whole number) or a generator, not {rng!r}")
    return seeded(seed)
