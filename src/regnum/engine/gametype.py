"""What a game offers to the rest of the house: one `GameType` object a game."""

from collections.abc import Mapping
from importlib.resources.abc import Traversable
from typing import Any, Final

from regnum.engine.errors import BadOption, meant
from regnum.engine.fields import CardId, Fields
from regnum.engine.knowledge import Knowledge
from regnum.engine.messages import Narrator
from regnum.engine.modules import NO_MOVES, Expansion, Module
from regnum.engine.moves import Moves, Vocabulary
from regnum.engine.options import Option, Options
from regnum.engine.reading import Reader
from regnum.engine.rng import Rng
from regnum.engine.ruleset import Ruleset, decision_kinds
from regnum.engine.scores import Scores
from regnum.engine.sheet import Sheet
from regnum.engine.state import NO_FIELDS, Choice, Frame, State
from regnum.engine.yardstick import PLAIN, Yardstick

#: How many kinds of tables are remembered; each is made anew in milliseconds.
REMEMBERED: Final = 64
#: What most tables have against their seats.
NOTHING: Final[list[float]] = []


class GameType:
    """A game's contract. A new game is a subclass of this, listed in `regnum.games`."""

    name: str = ""
    #: Raised whenever a change of the rules makes old records play differently; an addition behind an option does not,
    #: and a changed figure of a card tells by the cards' digest.
    rules_version: int = 1
    seats: range = range(1, 1)
    options: tuple[Option, ...] = ()
    seat_names: tuple[str, ...] = ()
    #: How long a game mostly lasts among people: from, to.
    minutes: tuple[int, int] = (0, 0)
    #: How heavy the rules are, from 1 (light) to 5.
    weight: float = 1.0
    #: What a position has: the fields of the table and of every player, and the frames that can be pending.
    fields: Fields = NO_FIELDS
    player_fields: Fields = NO_FIELDS
    #: What a position calls the name of a player's seat.
    seat_word: str = "seat"
    frames: tuple[type[Frame], ...] = ()
    #: Who may know what `facts` tells.
    facts_knowledge: Knowledge = {}
    moves: Moves = NO_MOVES

    def __init__(self, *expansions: Expansion) -> None:
        self.expansions = expansions
        for expansion in expansions:
            self.options = (*self.options, *expansion.options)
        self._rulesets: dict[str, Ruleset] = {}

    def ruleset(self, seats: int, options: Options) -> Ruleset:
        """The game with these seats and (checked) options, made once."""
        key = f"{seats} {sorted(options.items())}"
        if key not in self._rulesets:
            if len(self._rulesets) >= REMEMBERED:
                self._rulesets = {}
            self._rulesets[key] = Ruleset(self, seats, options)
        return self._rulesets[key]

    def modules(self, seats: int, options: Options) -> list[Module]:
        """Everything that is added to the base game at such a table, in a fixed order."""
        return [module for expansion in self.expansions for module in expansion.modules(seats, options)]

    def vocabulary(self, options: Options) -> Vocabulary:
        """The words of the table's cards and the like, of which moves are made."""
        return {}

    def card_names(self, options: Options) -> Mapping[str, Mapping[int, CardId]]:
        """What the cards of a table are called in positions, by family and number."""
        return {}

    def check_options(self, seats: int, given: Mapping[str, object]) -> Options:
        """All options of a table with so many seats, defaults filled in."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise BadOption(
                    f"{self.name} has no option {name!r}; {meant(name, known)}it has: {', '.join(known) or 'none'}"
                )
        names = self.seat_names[:seats]
        options: Options = {
            name: option.checked(given.get(name, option.default), names) for name, option in known.items()
        }
        for option in self.options:
            option.check_needs(options)
        for expansion in self.expansions:
            expansion.check_options(options)
        return options

    def plays_alike(self, rules: int, options: Mapping[str, object]) -> bool:
        """Whether a game of another version of the rules plays here as it did then, at a table with such options."""
        return rules == self.rules_version

    def variants(self) -> list[Options]:
        """Sets of options that together switch everything on: what tests and the fuzzer play."""
        return [{}]

    def rivals(self, seats: int, options: Options) -> tuple[str, ...]:
        """The names of those without a seat who act at such a table: by effects, never by a decision."""
        return tuple(self.ruleset(seats, options).actors)

    def setup(self, rules: Ruleset, rng: Rng) -> State:
        """A fresh table; nothing resolved yet."""
        raise NotImplementedError

    def blank(self, rules: Ruleset, rng: Rng) -> State:
        """A table with its players and nothing on it, into which a position is read."""
        raise NotImplementedError

    def complete(self, state: Any, read: Reader) -> None:
        """Fill in what a position made by hand leaves out of the fields."""

    def go_on(self, state: Any, told: bool) -> None:
        """Push what is pending where a position does not tell of a stack: mostly somebody's turn."""

    def check(self, state: Any) -> None:
        """Raise `BadPosition` with the first field that can't be."""

    def facts(self, state: Any) -> dict[str, object]:
        """Public facts for a view that are not fields of the position."""
        return {}

    def seen_by(self, state: Any, seat: int | None) -> State:
        """The table as a seat (or a spectator, None) may see it while others decide in open lanes.

        A game whose lanes change what lies on the table gives a table with the others' things as they
        were when the lanes opened; it is only looked at, never played on.
        """
        seen: State = state
        return seen

    def memory(self, state: Any, seat: int) -> dict[str, object]:
        """What a seat knows without seeing it on the table, such as the cards it laid face down."""
        return {}

    def determinize(self, state: Any, seat: int, rng: Rng) -> None:
        """Re-deal, in place, all that a seat can't know; keep all that it does know."""
        raise NotImplementedError

    def decision_kinds(self) -> Mapping[str, int]:
        """Every kind of decision that occurs at any table of the game; each table has its own numbers."""
        frames: dict[str, type[Frame]] = {}
        for options in self.variants():
            for seats in self.seats:
                frames.update(self.ruleset(seats, self.check_options(seats, options)).frames)
        return decision_kinds(frames)

    def write(self, state: Any, seat: int, sheet: Sheet) -> None:
        """Write the table in numbers for programs that learn: what `seat` may know and nothing else.

        The table is that of `seen_by`. What is written, in which order and how long, may depend on the players and
        the options, never on the state.
        """
        raise NotImplementedError

    def scores(self, state: Any) -> Scores:
        """The score as it stands."""
        raise NotImplementedError

    def evaluate(self, state: Any, seat: int) -> float:
        """How good a state looks to a seat, in points; what the simple bots go by."""
        raise NotImplementedError

    def yardstick(self, state: Any) -> Yardstick:
        """By what the search measures a table of this mode."""
        return PLAIN

    def prospects(self, state: Any) -> list[float]:
        """How good a state is for each seat, in points; what the search goes by where each plays for itself."""
        return [self.evaluate(state, seat) for seat in range(state.seats)]

    def forecast(self, state: Any, seat: int) -> float:
        """The points that a seat will likely have at the end: what people are told.

        The search goes by it alone and, added up, where all play together. Unlike an evaluation it has no price on what
        helps to win but never scores.
        """
        return self.evaluate(state, seat)

    def opposition(self, state: Any) -> list[float]:
        """What will likely stand against every seat at the end: the points of each rival that scores, and the goal."""
        return NOTHING

    def looks_past(self, choice: Choice) -> bool:
        """Whether a simple bot plays such a choice of its own out before it judges the move that led to it."""
        return True

    def compared(self, choice: Choice, moves: list[int]) -> list[int]:
        """Those of a choice's moves that are compared when the rest of a turn is planned (`ways` of the yardstick).

        Of moves after which the table is worth the same, one is enough.
        """
        return moves

    def narrator(self, options: Options) -> Narrator:
        """Who puts a table with these options into messages."""
        raise NotImplementedError(f"{self.name} has no narrator: fill GameType.narrator")

    def texts_folder(self) -> Traversable:
        """The folder with the game's message files, `en.ftl` and `pl.ftl`."""
        raise NotImplementedError(f"{self.name} has no message files: fill GameType.texts_folder")

    def texts_folders(self) -> list[Traversable]:
        """The same, with those of its expansions."""
        folders = [expansion.texts_folder() for expansion in self.expansions]
        return [self.texts_folder(), *[folder for folder in folders if folder is not None]]

    def lessons_folder(self) -> Traversable | None:
        """The folder with the game's lessons, if it has some (`regnum.lessons` reads them)."""
        return None

    def lessons_folders(self) -> list[Traversable]:
        """The same, with those of its expansions behind it."""
        folders = [self.lessons_folder(), *[expansion.lessons_folder() for expansion in self.expansions]]
        return [folder for folder in folders if folder is not None]

    def components(self, options: Options) -> dict[str, object]:
        """The cards and boards of a table with these options as plain JSON data, by kind."""
        return {}

    def unused_lists(self, seats: int, options: Options) -> tuple[str, ...]:
        """The kinds of components with which such a table is not played: its records don't depend on them."""
        return ()

    def cards_in_play(self, seats: int, options: Options) -> dict[str, object]:
        """The components with which such a table is played."""
        unused = self.unused_lists(seats, options)
        return {kind: listed for kind, listed in self.components(options).items() if kind not in unused}

    def audit(self, state: Any) -> None:
        """Check what must always hold (components conserved, nothing negative)."""
