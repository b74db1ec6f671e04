"""What an AI has: pieces like a player's, Schemes instead of Townsfolk (VIS-SOLO-02)."""

from typing import Any, Final

from regnum.engine.fields import Cards, Field, Fields, Kind, Names, Pile, Whole, Word
from regnum.engine.knowledge import COUNT, NOBODY, Rule
from regnum.engine.parts import Part
from regnum.engine.reading import Reader
from regnum.games.steps import Step
from regnum.games.viscounts.cards import AiBoard, Deck, Slot, Uncovered
from regnum.games.viscounts.fields import SCHEMES
from regnum.games.viscounts.position import SIDE_FIELDS, RowKind
from regnum.games.viscounts.state import EMPTY_ROW, NO_CARDS, Side, Table
from regnum.games.viscounts.words import CRIMINAL, GOODS, INK, SPACES, WORKERS

#: Where an AI to which all resources are one kind keeps them (VIS-R-64).
POOL: Final = INK
#: Schemes are numbers: the starting ones come first.
FIRST_FUTURE: Final = 8
ALL_SCHEMES: Final = 16


class Rival(Side):
    """The AI. It has no Silver, no hand and no Townsfolk (VIS-R-47)."""

    def __init__(self, board: AiBoard, goods: list[int], at: int) -> None:
        super().__init__(goods, at)
        self.board = board
        #: The Schemes on its board, its draw and discard pile, and the future ones; the last card of a pile is its top.
        self.row = EMPTY_ROW
        self.draw = NO_CARDS
        self.discard = NO_CARDS
        self.future = NO_CARDS
        #: Future Schemes that were shuffled into the draw pile in set-up and that nobody has seen yet (VIS-SOLO-41).
        self.unseen = NO_CARDS

    def copy(self) -> "Rival":
        twin = Rival(self.board, self.goods.copy(), self.at)
        self.copy_side(twin)
        twin.row = self.row
        twin.draw = self.draw
        twin.discard = self.discard
        twin.future = self.future
        twin.unseen = self.unseen
        return twin

    def criminals(self, deck: Deck) -> int:
        """Criminal icons on the Schemes of its board (VIS-R-50)."""
        found = 0
        for scheme in self.row:
            if scheme >= 0:
                found += deck.schemes[scheme].icons[CRIMINAL]
        return found

    def icons_owned(self, deck: Deck, icon: int) -> int:
        """The header icons of all its Schemes (VIS-R-54)."""
        found = 0
        for schemes in (self.row, self.draw, self.discard):
            for scheme in schemes:
                if scheme >= 0:
                    found += deck.schemes[scheme].icons[icon]
        return found

    def slots(self, deck: Deck) -> list[Slot]:
        return self.board.by_number

    def uncovered(self, deck: Deck) -> Uncovered:
        return self.board.uncovered[self.built]

    def above(self, deck: Deck) -> list[Step]:
        """Its own track (VIS-R-49)."""
        return self.board.above

    def purse(self, action: int) -> int:
        """The good with which it funds an action."""
        return action if self.board.priority else POOL

    def favourite(self) -> int:
        """A resource of its choice: one kind until it holds so many, then the next (VIS-SOLO-11)."""
        priority = self.board.priority
        if not priority:
            return POOL
        for place in range(len(self.board.until)):
            if self.goods[priority[place]] < self.board.until[place]:
                return priority[place]
        return priority[-1]


class AiPart(Part):
    """What the solo game keeps beside the table."""

    def __init__(self, rival: Rival) -> None:
        self.rival = rival

    def copy(self) -> "AiPart":
        return AiPart(self.rival.copy())


def rival_of(table: Table) -> Rival:
    """The AI of a table."""
    found = table.strangers[0]
    assert isinstance(found, Rival)
    return found


def not_the_ai(table: Table, side: int) -> str:
    """What is wrong when a player is told to do what only the AI does."""
    return "" if side >= table.seats else "only the AI does that"


RIVAL_FIELDS: Final = Fields(
    Field("at", Word(SPACES)),
    *[Field(good, Whole(), attribute="goods", entry=number) for number, good in enumerate(GOODS) if number],
    *SIDE_FIELDS,
    Field("row", RowKind(SCHEMES)),
    Field("draw", Pile(SCHEMES), COUNT),
    Field("discard", Pile(SCHEMES)),
    Field("future", Pile(SCHEMES), COUNT),
    Field("unseen", Cards(SCHEMES), NOBODY, sparse=True),
)


class RivalKind(Kind):
    """The AI as an object inside the position."""

    def tell(self, value: Any, names: Names) -> object:
        fields = [field for field in RIVAL_FIELDS.all if value[field.name] or not field.sparse]
        return {field.name: field.kind.tell(value[field.name], names) for field in fields}

    def read(self, read: Reader, name: str, names: Names) -> list[tuple[Field, Any]]:
        """What is told; all else stays as it is."""
        inner = read.inner(name)
        inner.asked.update(field.name for field in RIVAL_FIELDS.all)
        inner.done()
        fields = [field for field in RIVAL_FIELDS.all if inner.tells(field.name)]
        return [(field, field.kind.read(inner, field.name, names)) for field in fields]

    def knowledge(self) -> Rule:
        return RIVAL_FIELDS.knowledge()


class RivalField(Field):
    """The AI of the module's part: its values by the names of their fields, so that copies can be compared."""

    def get(self, owner: Any) -> dict[str, Any]:
        return {field.name: field.get(owner.rival) for field in RIVAL_FIELDS.all}

    def set(self, owner: Any, value: Any) -> None:
        for field, told in value:
            field.set(owner.rival, told)
        fill(owner.rival, {field.name for field, _ in value})


def fill(rival: Rival, told: set[str]) -> None:
    """What a position does not tell of an AI: Workers are in its supply, Schemes that are nowhere in their piles."""
    if "workers" not in told:
        rival.workers = WORKERS - sum(rival.first) - sum(rival.second) - rival.centre
    seen = rival.row + rival.draw + rival.discard + rival.future + rival.board.removed
    if "draw" not in told:
        rival.draw = [scheme for scheme in range(FIRST_FUTURE - 1, -1, -1) if scheme not in seen]
    if "future" not in told:
        rival.future = [scheme for scheme in range(ALL_SCHEMES - 1, FIRST_FUTURE - 1, -1) if scheme not in seen]
