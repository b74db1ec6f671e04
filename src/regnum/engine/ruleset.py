"""A game with the modules of one table: all that stays the same while it is played."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from regnum.engine.fields import Names
from regnum.engine.figures import digest_of
from regnum.engine.knowledge import ALL, NOBODY, BySeat, Rule
from regnum.engine.moves import Catalogue, Moves
from regnum.engine.options import Options
from regnum.engine.state import Choice, Frame

if TYPE_CHECKING:
    from regnum.engine.gametype import GameType
    from regnum.engine.modules import Module


class Ruleset:
    """What a game, a number of seats and options make together; shared by all tables that are alike in these."""

    def __init__(self, type: "GameType", seats: int, options: Options) -> None:
        self.type = type
        self.seats = seats
        self.options = dict(options)  # its own: a game's options are whoever's who holds the game
        self.modules: list[Module] = type.modules(seats, options)
        self.watching: list[Module] = [module for module in self.modules if module.WATCHES]
        self.catalogue = Catalogue()
        vocabulary = type.vocabulary(options)
        type.moves.add_to(self.catalogue, vocabulary)
        for index, module in enumerate(self.modules):
            module.index = index
            module.first = module.MOVES.add_to(self.catalogue, vocabulary)
        #: Who acts at the table without a seat.
        self.actors = [actor for module in self.modules for actor in module.ACTORS]
        self.names = Names(type.seat_names[:seats], self.actors, type.card_names(options), self.catalogue)
        #: Every kind of frame that can be pending, by its name.
        self.frames: dict[str, type_of_frame] = {kind.NAME: kind for kind in type.frames}
        for module in self.modules:
            self.frames.update({kind.NAME: kind for kind in module.FRAMES})
        #: Every kind of decision that can wait for a seat, numbered.
        self.kinds = decision_kinds(self.frames)
        self.knowledge = knowledge_of(type, self.modules)
        self._cards_digest = ""

    def cards_digest(self) -> str:
        """A digest of the figures on the cards of such tables; made when it is first asked for."""
        if not self._cards_digest:
            self._cards_digest = digest_of(self.type.cards_in_play(self.seats, self.options))
        return self._cards_digest

    def first_of(self, moves: Moves) -> int:
        """The number that the first of a module's moves has at this table."""
        for module in self.modules:
            if module.MOVES is moves:
                return module.first
        raise AssertionError("no module of this table has these moves: add it to the modules that the options bring")

    def module_of(self, move: int) -> "Module | None":
        """The module that a move belongs to; None for the game's own."""
        for module in reversed(self.modules):
            if module.MOVES.size and move >= module.first:
                return module
        return None


type_of_frame = type[Frame]


def decision_kinds(frames: Mapping[str, type_of_frame]) -> dict[str, int]:
    """The choices among frames, numbered."""
    names = [name for name, kind in frames.items() if issubclass(kind, Choice)]
    return {name: number for number, name in enumerate(names)}


def knowledge_of(type: "GameType", modules: "list[Module]") -> dict[str, Rule]:
    """Who may know what at a table: the game's own zones, and those of its modules."""
    players: dict[str, Rule] = {type.seat_word: ALL, **type.player_fields.knowledge(), "deciding": ALL}
    table: dict[str, Rule] = {**type.fields.knowledge(), **type.facts_knowledge}
    for module in modules:
        players.update(module.PLAYER_FIELDS.knowledge())
        table.update(module.FIELDS.knowledge())
        table.update(module.facts_knowledge())
    kernel = dict.fromkeys(("chance", "stack", "lanes", "openings", "before"), NOBODY)
    return {**table, **kernel, "players": BySeat(players)}
