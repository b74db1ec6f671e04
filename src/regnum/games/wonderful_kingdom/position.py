"""What the table and its players are made of: every field once, with its words and who may know it.

Section 14 of the rules (IWK-INFO-01) says who may see what.
"""

from typing import Any, Final

from regnum.engine.fields import Field, Fields, Flag, Kind, ListOf, Names, Whole, Word, Zone
from regnum.engine.knowledge import ALL, COUNT, FACES, OWNER
from regnum.engine.reading import Reader
from regnum.games.wonderful_kingdom import cardfiles
from regnum.games.wonderful_kingdom.cards import Duchy
from regnum.games.wonderful_kingdom.fields import (
    A_SEAT,
    ANY_CARD,
    ANY_CARDS,
    ANY_PILE,
    CUBES,
    DECK,
    Packed,
)
from regnum.games.wonderful_kingdom.state import Laid, Site, Table
from regnum.games.wonderful_kingdom.words import MOST_SLOTS, NOBODY, RESOURCES, ROUNDS, SPACES, TRAPS

#: Soldiers or krystallium that a position may tell of: more than a game can bring.
MOST_TOKENS: Final = 600
#: More turns than phase A has.
MOST_TURNS: Final = 16
#: Of a card that a position lays somewhere without its round or slot: they are filled in.
UNTOLD: Final = -1


class DuchyKind(Kind):
    """A duchy card by its id."""

    def tell(self, value: Any, names: Names) -> object:
        return value.id

    def read(self, read: Reader, name: str, names: Names) -> Duchy:
        deck = cardfiles.deck_of(str(names.cards[DECK][0]))
        duchies = {duchy.id: duchy for duchy in deck.duchies}
        return duchies[read.word(name, "", list(duchies))]


class SlotKind(Whole):
    """A slot, counted from 1 in positions."""

    def __init__(self) -> None:
        super().__init__(1, MOST_SLOTS)

    def tell(self, value: Any, names: Names) -> object:
        return value + 1

    def read(self, read: Reader, name: str, names: Names) -> int:
        return read.whole(name, None, 1, MOST_SLOTS) - 1


LAID_FIELDS: Final = Fields(
    Field("round", Whole(1, ROUNDS), default=UNTOLD),
    Field("slot", SlotKind(), default=UNTOLD),
    Field("card", ANY_CARD),
    Field("face_down", Flag(), default=False),
    Field("placer", A_SEAT, default=NOBODY),
)
LAID: Final = ListOf(Zone(Laid, LAID_FIELDS))

#: What is missing is told in the words of costs; an old position says `soldier`.
SITE_FIELDS: Final = Fields(
    Field("card", ANY_CARD),
    Field("missing", Packed((*SPACES[:-1], "soldiers"), [("soldier", "soldiers")]), default=UNTOLD),
    Field("krystallium", CUBES, default=0),
    Field("guard", ANY_CARD, default=NOBODY),
)

PLAYER_FIELDS: Final = Fields(
    Field("duchy", DuchyKind()),
    Field("hand", ANY_CARDS, OWNER),
    Field("selection", LAID, FACES),
    Field("sites", ListOf(Zone(Site, SITE_FIELDS)), ALL),
    Field("built", ANY_CARDS),
    Field("alchemy", CUBES),
    Field("waiting", CUBES),
    Field("krystallium", Whole(0, MOST_TOKENS)),
    Field("soldiers", Whole(0, MOST_TOKENS)),
    Field("camp", Whole(0, 1)),
    Field("traps", Whole(0, TRAPS)),
    Field("calamities", Whole()),
    Field("gone", ANY_CARDS),
)


class AreaField(Field):
    """An offer area is one of two."""

    def __init__(self, name: str, area: int) -> None:
        super().__init__(name, LAID, FACES, "areas")
        self.area = area

    def get(self, owner: Table) -> list[Laid]:
        return owner.areas[self.area]

    def set(self, owner: Table, value: Any) -> None:
        owner.put_area(self.area, value)


TABLE_FIELDS: Final = Fields(
    Field("round", Whole(0, ROUNDS), default=1),
    Field("turn", Whole(0, MOST_TURNS)),
    Field("step", Word(RESOURCES)),
    Field("first", A_SEAT),
    Field("slot", Whole(0, MOST_SLOTS)),
    AreaField("left", 0),
    AreaField("right", 1),
    Field("deck", ANY_PILE, COUNT, attribute="cards"),
    Field("discards", ANY_CARDS),
    Field("unseen", LAID, FACES),
    Field("calamities", Whole()),
)


def memory(table: Table, seat: int) -> list[dict[str, object]]:
    """The cards that a seat laid face down and can't see any more (IWK-INFO-02)."""
    laid = table.areas[0] + table.areas[1]
    for player in table.players:
        laid = laid + player.selection
    own = [card for card in laid + table.unseen if card.face_down and card.placer == seat]
    return [{"round": card.round, "slot": card.slot + 1, "card": table.deck.ids[card.card]} for card in own]
