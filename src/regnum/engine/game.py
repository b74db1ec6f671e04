"""A game at the table: what a program, a server or a notebook holds in its hands."""

import hashlib
import json
from collections.abc import Mapping
from random import Random

from regnum.engine.errors import BadOption, BadPosition, IllegalMove, RegnumError
from regnum.engine.events import Event
from regnum.engine.gametype import GameType
from regnum.engine.knowledge import redact
from regnum.engine.moves import Catalogue
from regnum.engine.options import Options
from regnum.engine.positions import describe, restore
from regnum.engine.record import Record
from regnum.engine.rng import Rng, seeded
from regnum.engine.scores import Scores
from regnum.engine.state import (
    NOT_NOW,
    Choice,
    Refusal,
    State,
    advance,
    deciders,
    first_decider,
    is_legal,
    legal_moves,
    play,
    relist,
    waiting_choice,
)


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

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, kind={self.kind!r}, moves={self.notations})"


class Game:
    """One game: its state, how it began, and the moves played since."""

    def __init__(
        self, type: GameType, options: Options, seed: int | None, origin: State, state: State, history: list[int]
    ) -> None:
        self.type = type
        self.options = options
        self.seed = seed
        self.state = state
        self.catalogue = state.rules.catalogue
        self._origin = origin
        self._history = history
        #: How often lanes had been opened, and after how many moves that was seen to change.
        self._times_opened = state.times_opened
        self._opened_at = len(history)

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
        play(self.state, mover, move)
        self._history.append(mover << 16 | move)
        if self.state.times_opened != self._times_opened:
            self._times_opened = self.state.times_opened
            self._opened_at = len(self._history)

    def _checked_seat(self, seat: object) -> int:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.players:
            raise RegnumError(f"there is no seat {seat!r}; seats are 0 to {self.players - 1}")
        return seat

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
        """All moves so far, as (seat, move)."""
        return [(entry >> 16, entry & 0xFFFF) for entry in self._history]

    def goes_on_from(self, earlier: "Game") -> bool:
        """Whether this is the same game as another, or a copy of it, some moves later."""
        return self._origin is earlier._origin and self._history[: len(earlier._history)] == earlier._history

    def copy(self) -> "Game":
        """An independent copy; playing on it leaves this game alone."""
        twin = Game(self.type, self.options, self.seed, self._origin, self.state.copy(), self._history.copy())
        twin._opened_at = self._opened_at
        return twin

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
        self._times_opened = self.state.times_opened
        self._opened_at = 0
        for entry in history:
            self._play(entry >> 16, entry & 0xFFFF)

    def at(self, plies: object) -> "Game":
        """The game as it was after its first `plies` moves."""
        if isinstance(plies, bool) or not isinstance(plies, int) or not 0 <= plies <= len(self._history):
            raise RegnumError(f"the game has {len(self._history)} moves; there is no position after {plies!r}")
        earlier = self.copy()
        earlier._rewind(plies)
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
        return {
            "game": self.type.name,
            "rules": self.type.rules_version,
            "seats": self.players,
            "options": dict(self.options),
            "table": describe(self.state),
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
        return len(self.moves_seen_by(viewer)) if self.state.lanes else len(self._history)

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

    def moves_seen_by(self, seat: object) -> list[tuple[int, int]]:
        """The moves that a seat (or a spectator, None) knows of: none of others in lanes which are still open."""
        viewer = None if seat is None else self._checked_seat(seat)
        if not self.state.lanes:
            return self.moves
        moves = self.moves
        return moves[: self._opened_at] + [entry for entry in moves[self._opened_at :] if entry[0] == viewer]

    def moves_told_to(self, seat: object) -> list[tuple[int, int]]:
        """The same moves, those of each simultaneous step by seat: the order of answering leaves no trace.

        Nobody notes while playing where steps opened and closed; the game is played through once more to see it.
        """
        viewer = None if seat is None else self._checked_seat(seat)
        told: list[tuple[int, int]] = []
        step: list[tuple[int, int]] = []
        state = self._origin.copy()
        for mover, move in self.moves:
            together, opened = bool(state.lanes), state.times_opened
            play(state, mover, move)
            if not together:
                told.append((mover, move))
                continue
            step.append((mover, move))
            if not state.lanes or state.times_opened != opened:
                for other in range(self.players):
                    told += [entry for entry in step if entry[0] == other]
                step = []
        return told + [entry for entry in step if entry[0] == viewer]

    def determinize(self, seat: object, rng: object) -> "Game":
        """A game that looks the same to a seat, with all that it can't know dealt anew.

        `rng` is a seed, a `random.Random`, or one of our own generators. The new game's generator is
        fresh too, so that nobody who plays it on reads the real game's future.
        """
        viewer = self._checked_seat(seat)
        source = _source(rng)
        state = dealt_anew(self.type, self.state, viewer, source)
        return Game(self.type, self.options, None, state.copy(), state, [])

    def digest(self) -> str:
        """A hash of the state: equal states, equal digests, in every build."""
        text = json.dumps(self.position(), sort_keys=True, separators=(",", ":"))
        return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()

    @property
    def record(self) -> Record:
        """All that is needed to play this game again: save file, replay and bug report in one."""
        return self._record(self.moves, [self.catalogue.notations[move] for _, move in self.moves], True)

    def record_for(self, seat: object) -> Record:
        """The record as a seat may read it: no seed, and question marks for what others hid.

        The moves of a simultaneous step stand there seat by seat; `record` has them as they were played.
        """
        viewer = None if seat is None else self._checked_seat(seat)
        seen = self.moves_told_to(viewer)
        words = [
            self.catalogue.notations[move] if mover == viewer else self.catalogue.redacted(move) for mover, move in seen
        ]
        return self._record(seen, words, False)

    def _record(self, moves: list[tuple[int, int]], words: list[str], whole: bool) -> Record:
        start = None
        if whole and self.seed is None:
            start = Game(self.type, self.options, None, self._origin, self._origin, []).position()
        movers = [self.type.seat_names[seat] for seat, _ in moves]
        return Record(
            game=self.type.name,
            rules=self.type.rules_version,
            seats=self.players,
            seed=self.seed if whole else None,
            options=self.options,
            start=start,
            moves=list(zip(movers, words, strict=True)),
            redacted=not whole,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.position() == other.position()

    def __hash__(self) -> int:
        return id(self)

    def __repr__(self) -> str:
        return f"<{self.type.name} for {self.players}, {len(self._history)} moves{', over' if self.over else ''}>"


def dealt_anew(type: GameType, state: State, seat: int, rng: Rng) -> State:
    """A copy of a state with all that a seat can't know dealt anew, and chance of its own."""
    deal = state.copy()
    type.determinize(deal, seat, rng)
    deal.rng = seeded(rng.word() << 32 | rng.word())
    relist(deal)
    return deal


def _source(rng: object) -> Rng:
    """A generator out of whatever was given."""
    if isinstance(rng, Rng):
        return rng
    if isinstance(rng, Random):
        return seeded(rng.getrandbits(96))
    if isinstance(rng, int) and not isinstance(rng, bool) and rng >= 0:
        return seeded(rng)
    raise RegnumError(f"chance comes from a seed (a whole number) or a generator, not {rng!r}")


def new_game(type: GameType, players: object, seed: object, options: Mapping[str, object]) -> Game:
    """Set a game up and bring it to its first decision."""
    if isinstance(players, bool) or not isinstance(players, int) or players not in type.seats:
        raise BadOption(f"{type.name} is for {type.seats[0]} to {type.seats[-1]} players, not {players!r}")
    dealt = checked_seed(seed)
    checked = type.check_options(players, options)
    state = type.setup(type.ruleset(players, checked), seeded(dealt))
    advance(state)
    return Game(type, checked, dealt, state.copy(), state, [])


def checked_seed(seed: object) -> int:
    """A seed of a game, if it is one: the generator has so many bits to set."""
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 2**96:
        raise BadOption(f"a seed is a whole number from 0 to 2^96 - 1, not {seed!r}")
    return seed


def game_from_position(type: GameType, data: Mapping[str, object]) -> Game:
    """The game that a position describes."""
    rules, told = data.get("rules", type.rules_version), data.get("options")
    if not isinstance(rules, int) or not type.plays_alike(rules, told if isinstance(told, dict) else {}):
        raise BadPosition("rules", f"this is version {type.rules_version} of the rules, not {rules!r}")
    seats = data.get("seats")
    if isinstance(seats, bool) or not isinstance(seats, int) or seats not in type.seats:
        raise BadPosition("seats", f"{type.name} has {type.seats[0]} to {type.seats[-1]} seats, not {seats!r}")
    options, table = data.get("options", {}), data.get("table")
    if not isinstance(options, dict):
        raise BadPosition("options", "must be an object of option names and values")
    if not isinstance(table, dict):
        raise BadPosition("table", "must be an object")
    try:
        checked = type.check_options(seats, options)
    except BadOption as error:
        raise BadPosition("options", str(error)) from None
    state = restore(type.ruleset(seats, checked), table)
    state.lane_legal = [[] for _ in state.lanes]
    state.lane_logs = [[] for _ in state.lanes]
    try:
        advance(state)
    except Exception as broken:
        raise BadPosition("table.stack", f"the game can't go on from here: {broken}") from None
    return Game(type, checked, None, state.copy(), state, [])
