"""Fields: what a table, a player, a module or a frame is made of, each declared once.

A field says what a value is called in a position, how it is written and read there, and who may know it. From the same
declaration come the position, the table that is set up from one, and the knowledge of every seat.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from regnum.engine.errors import BadPosition
from regnum.engine.knowledge import ALL, Each, Knowledge, Rule
from regnum.engine.moves import Catalogue
from regnum.engine.reading import Reader

CardId = str | int


class Names:
    """The words of one table: what its seats, its other actors, its cards by family, and its moves are called."""

    def __init__(
        self,
        seats: Sequence[str],
        actors: Sequence[str],
        cards: Mapping[str, Mapping[int, CardId]],
        catalogue: Catalogue,
    ) -> None:
        self.seats = tuple(seats)
        self.everybody = (*seats, *actors)
        self.cards = cards
        self.numbers: dict[str, dict[str, int]] = {
            family: {str(id): card for card, id in ids.items()} for family, ids in cards.items()
        }
        self.catalogue = catalogue


class Kind:
    """How one sort of value is written in a position, and read from it."""

    def tell(self, value: Any, names: Names) -> object:
        return value

    def read(self, read: Reader, name: str, names: Names) -> Any:
        """The value of a field that is there; `BadPosition` for an impossible one."""
        raise NotImplementedError

    def knowledge(self) -> Rule:
        """Who may know it, unless the field says."""
        return ALL


class Whole(Kind):
    """A whole number within bounds; `none` is the number that a position leaves out (null)."""

    def __init__(self, least: int = 0, most: int = 100_000, none: int | None = None) -> None:
        self.least = least
        self.most = most
        self.none = none

    def tell(self, value: Any, names: Names) -> object:
        return None if value == self.none else value

    def read(self, read: Reader, name: str, names: Names) -> Any:
        return read.whole(name, None, self.least, self.most)


class Flag(Kind):
    """True or false."""

    def read(self, read: Reader, name: str, names: Names) -> Any:
        return read.flag(name)


class Text(Kind):
    """Any text."""

    def read(self, read: Reader, name: str, names: Names) -> Any:
        value = read.get(name)
        if not isinstance(value, str):
            raise BadPosition(read.at(name), f"must be a text, not {value!r}")
        return value


class Word(Kind):
    """One of some words; the value is its place among them, -1 for none."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = tuple(words)

    def tell(self, value: Any, names: Names) -> object:
        return self.words[value] if value >= 0 else None

    def read(self, read: Reader, name: str, names: Names) -> Any:
        return self.words.index(read.word(name, "", self.words))


class Seat(Kind):
    """A seat by its name; -1 for none.

    Actors of the table that are no seats have the numbers after the seats; `others` are further words of the game for
    somebody who is neither, numbered down from -2.
    """

    def __init__(self, others: Sequence[str] = ()) -> None:
        self.others = tuple(others)

    def tell(self, value: Any, names: Names) -> object:
        if value < -1:
            return self.others[-2 - value]
        return names.everybody[value] if value >= 0 else None

    def read(self, read: Reader, name: str, names: Names) -> Any:
        word = read.word(name, "", (*names.everybody, *self.others))
        return names.everybody.index(word) if word in names.everybody else -2 - self.others.index(word)


class Card(Kind):
    """A card of a family; -1 for none."""

    def __init__(self, family: str) -> None:
        self.family = family

    def tell(self, value: Any, names: Names) -> object:
        return names.cards[self.family][value] if value >= 0 else None

    def read(self, read: Reader, name: str, names: Names) -> Any:
        return read.card(name, read.get(name), names.numbers[self.family])


class Cards(Kind):
    """Cards of a family in their order; none twice, unless the game has cards that are `alike`."""

    def __init__(self, family: str, alike: bool = False) -> None:
        self.family = family
        self.alike = alike

    def tell(self, value: Any, names: Names) -> object:
        ids = names.cards[self.family]
        return [ids[card] for card in value]

    def read(self, read: Reader, name: str, names: Names) -> Any:
        return read.cards(name, names.numbers[self.family], self.alike)


class Pile(Cards):
    """A pile: a position lists it from the top, which is the end of the list."""

    def tell(self, value: Any, names: Names) -> object:
        return super().tell(value[::-1], names)

    def read(self, read: Reader, name: str, names: Names) -> Any:
        return super().read(read, name, names)[::-1]


class Amounts(Kind):
    """Amounts by word; the value is a list in the order of the words. Words with nothing are told only if `all`."""

    def __init__(self, words: Sequence[str], all: bool = False) -> None:
        self.words = tuple(words)
        self.all = all

    def tell(self, value: Any, names: Names) -> object:
        return {word: amount for word, amount in zip(self.words, value, strict=False) if amount or self.all}

    def read(self, read: Reader, name: str, names: Names) -> Any:
        return read.amounts(name, read.get(name), self.words)


class AmountsByActor(Kind):
    """Amounts by actor; the value is a list with an entry a seat, then one for every actor that is no seat."""

    def tell(self, value: Any, names: Names) -> object:
        return dict(zip(names.everybody, value, strict=True))

    def read(self, read: Reader, name: str, names: Names) -> Any:
        return read.amounts(name, read.get(name), names.everybody)


class Move(Kind):
    """A move by its notation."""

    def tell(self, value: Any, names: Names) -> object:
        return names.catalogue.notations[value]

    def read(self, read: Reader, name: str, names: Names) -> Any:
        return names.catalogue.numbers[read.word(name, "", names.catalogue.notations)]


class ListOf(Kind):
    """A list of values of one kind."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind

    def tell(self, value: Any, names: Names) -> object:
        return [self.kind.tell(entry, names) for entry in value]

    def read(self, read: Reader, name: str, names: Names) -> Any:
        entries = read.listed(name)
        return [self.kind.read(entries, entry, names) for entry in entries.data]

    def knowledge(self) -> Rule:
        inner = self.kind.knowledge()
        return ALL if inner == ALL else Each(inner)


class Zone(Kind):
    """An object inside a position with fields of its own; `make` makes it out of their values."""

    def __init__(self, make: Callable[..., Any], fields: "Fields") -> None:
        self.make = make
        self.fields = fields

    def tell(self, value: Any, names: Names) -> object:
        return self.fields.tell(value, names)

    def read(self, read: Reader, name: str, names: Names) -> Any:
        inner = Reader(read.get(name), read.at(name))
        made = self.make(**self.fields.values(inner, names))
        inner.done()
        return made

    def knowledge(self) -> Rule:
        return self.fields.knowledge()


#: The default of a field that has none: it keeps the value with which its owner was made.
KEPT: Final = object()


class Field:
    """A named value of something: its kind, who may know it, and the attribute (or one entry of it) that holds it."""

    def __init__(
        self,
        name: str,
        kind: Kind,
        knows: Rule | None = None,
        attribute: str = "",
        entry: int = -1,
        default: object = KEPT,
        sparse: bool = False,
    ) -> None:
        self.name = name
        self.kind = kind
        self.knows: Rule = kind.knowledge() if knows is None else knows
        self.attribute = attribute or name
        self.entry = entry
        self.default = default
        #: Whether a position leaves it out while it is nothing.
        self.sparse = sparse

    def get(self, owner: Any) -> Any:
        value = getattr(owner, self.attribute)
        return value if self.entry < 0 else value[self.entry]

    def set(self, owner: Any, value: Any) -> None:
        if self.entry < 0:
            setattr(owner, self.attribute, value)
        else:
            getattr(owner, self.attribute)[self.entry] = value


class Fields:
    """All fields of something, in the order in which a position tells them."""

    def __init__(self, *fields: Field) -> None:
        self.all = fields

    def tell(self, owner: object, names: Names) -> dict[str, object]:
        """The values in words."""
        told: dict[str, object] = {}
        for field in self.all:
            value = field.get(owner)
            if value or not field.sparse:
                told[field.name] = field.kind.tell(value, names)
        return told

    def read_into(self, owner: object, read: Reader, names: Names) -> None:
        """Give something the values that are told; what is not told has its default, or stays as it is."""
        for field in self.all:
            read.asked.add(field.name)
            if read.tells(field.name):
                field.set(owner, field.kind.read(read, field.name, names))
            elif field.default is not KEPT:
                field.set(owner, field.default)

    def values(self, read: Reader, names: Names) -> dict[str, Any]:
        """The values by attribute, for something that is made of them; what has no default must be told."""
        values: dict[str, Any] = {}
        for field in self.all:
            read.asked.add(field.name)
            if read.tells(field.name) or field.default is KEPT:
                values[field.attribute] = field.kind.read(read, field.name, names)
            else:
                values[field.attribute] = field.default
        return values

    def knowledge(self) -> Knowledge:
        """Who may know each field."""
        return {field.name: field.knows for field in self.all}

    def attributes(self) -> set[str]:
        """The attributes that hold the values."""
        return {field.attribute for field in self.all}
