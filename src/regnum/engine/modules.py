"""Modules: what an option, a mode, an expansion or a campaign adds to a game, each owning its part.

A game publishes hooks in its own words in a subclass of `Module`; base rules call them and never ask which module is
there. Everything that a module brings beside hooks is declared here, and the engine puts it where it belongs: its state
beside the game's, its fields into positions and views, its moves behind those of the game and of the modules before it.
"""

from collections.abc import Sequence
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, ClassVar, Final

from regnum.engine.fields import Fields
from regnum.engine.knowledge import Knowledge
from regnum.engine.messages import Argument, Message, Narrator, Prospect
from regnum.engine.moves import Moves
from regnum.engine.parts import NO_PARTS, NOTHING, Part, Player
from regnum.engine.rng import Rng
from regnum.engine.scores import Tally
from regnum.engine.sheet import Sheet
from regnum.engine.state import NO_FIELDS, Choice, Frame, State

if TYPE_CHECKING:
    from regnum.engine.options import Option, Options


NO_MOVES: Final = Moves()


class Module:
    """What is added to a game. One object a module and kind of table; what changes in play is in its parts."""

    name: ClassVar[str] = ""
    #: What a position has of the module: fields of the table and of every player, and frames that can be pending.
    FIELDS: ClassVar[Fields] = NO_FIELDS
    PLAYER_FIELDS: ClassVar[Fields] = NO_FIELDS
    FRAMES: ClassVar[tuple[type[Frame], ...]] = ()
    #: Its moves, counted from `first`.
    MOVES: ClassVar[Moves] = NO_MOVES
    #: Who acts for it at the table without a seat, by name: numbered after the seats.
    ACTORS: ClassVar[tuple[str, ...]] = ()
    #: Whether it wants to be asked after every resolved frame.
    WATCHES: ClassVar[bool] = False

    def __init__(self) -> None:
        #: Its place among the modules of the table, and the number of its first move there.
        self.index = 0
        self.first = 0

    def part(self) -> Part:
        """What the module keeps for the whole table, as it is before anything is set up."""
        return NOTHING

    def player_part(self) -> Part:
        """What it keeps for each player."""
        return NOTHING

    def watch(self, state: Any, frame: Frame) -> None:
        """A frame was resolved. A watch may change the state and push; in a lane only what is its seat's own."""

    def complete(self, state: Any, told: frozenset[str]) -> None:
        """Fill in what a position made by hand leaves out of the module's fields; `told` are the table's it has."""

    def check(self, state: Any) -> None:
        """Raise `BadPosition` for what a position can't have of the module."""

    def facts(self, state: Any) -> dict[str, object]:
        """Public facts for a view that are not fields of the position."""
        return {}

    def facts_knowledge(self) -> Knowledge:
        """Who may know those facts."""
        return {}

    def deal_anew(self, state: Any, seat: int, rng: Rng) -> None:
        """Deal anew what a seat can't know of the module's own cards."""

    def score(self, state: Any, seat: int, tally: Tally) -> None:
        """Count a seat's points for the module's things."""

    def audit(self, state: Any) -> None:
        """Check what must always hold of the module's things."""

    def write(self, state: Any, seat: int, sheet: Sheet) -> None:
        """Write the module's things of the table in numbers, for programs that learn."""

    def write_player(self, state: Any, owner: int, sheet: Sheet) -> None:
        """Write what lies open of one player's things."""

    def write_secrets(self, state: Any, seat: int, sheet: Sheet) -> None:
        """Write what only the seat knows."""

    def tell_move(self, narrator: Narrator, state: Any, seat: int, move: int) -> Message:
        """What one of the module's moves would do for a seat; the move is counted from the module's first."""
        return Message("move-" + state.rules.catalogue.notations[self.first + move].replace(" ", "-"))

    def tell_prospect(self, narrator: Narrator, state: Any, seat: int, target: str) -> Prospect | None:
        """How a seat can use what it points at, and what it lacks for that; None for what is not the module's."""
        return None

    def decision_arguments(self, narrator: Narrator, state: Any, choice: Choice) -> dict[str, Argument]:
        """What fills the gaps of the sentence for one of the module's decisions."""
        return {}


class Expansion:
    """What attaches to a game from a package of its own: the game does not know it.

    Expansions are handed to their game where games are listed (`regnum.games`). Their options join those of the game.
    """

    options: tuple["Option", ...] = ()

    def modules(self, seats: int, options: "Options") -> list[Module]:
        """The modules that these options bring to a table."""
        return []

    def check_options(self, options: "Options") -> None:
        """Raise `BadOption` for options that do not go together."""

    def texts_folder(self) -> Traversable | None:
        """The folder with its message files."""
        return None

    def lessons_folder(self) -> Traversable | None:
        """The folder with its lessons, if it has some."""
        return None


def attach(state: State, players: Sequence[Player]) -> None:
    """Give the table and every player the parts of the modules: the first thing that a new table needs.

    Where no module keeps anything there are none, and copies cost nothing.
    """
    modules = state.rules.modules
    state.parts = _kept([module.part() for module in modules])
    for player in players:
        player.parts = _kept([module.player_part() for module in modules])


def _kept(parts: list[Part]) -> list[Part]:
    for part in parts:
        if part is not NOTHING:
            return parts
    return NO_PARTS
