"""Reading plain data field by field, so that an error can name the field."""

from collections.abc import Mapping, Sequence

from regnum.engine.errors import BadPosition
from regnum.engine.rng import Rng, seeded


class Reader:
    """An object of a position, and its path; `done` finds the fields that nobody asked for."""

    def __init__(self, data: object, path: str) -> None:
        if not isinstance(data, Mapping):
            raise BadPosition(path, "must be an object")
        self.data = data
        self.path = path
        self.asked: set[str] = set()

    def get(self, name: str) -> object:
        """A field as it is; None when it is not there."""
        self.asked.add(name)
        value: object = self.data.get(name)
        return value

    def tells(self, name: str) -> bool:
        """Whether a field is there."""
        return self.data.get(name) is not None

    def at(self, name: str) -> str:
        """The path of a field; an entry of a list has no dot before it."""
        return f"{self.path}{name}" if name.startswith("[") else f"{self.path}.{name}"

    def done(self) -> None:
        """Nothing unknown may be left."""
        for name in self.data:
            if name not in self.asked:
                raise BadPosition(self.at(name), "no such field")

    def whole(self, name: str, default: int | None, least: int = 0, most: int = 100_000) -> int:
        """A whole number within bounds."""
        value = self.get(name)
        if value is None and default is not None:
            return default
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise BadPosition(self.at(name), f"must be a whole number from {least} to {most}, not {value!r}")
        return value

    def flag(self, name: str) -> bool:
        """True or false; false when it is not there."""
        value = self.get(name)
        if value is not None and not isinstance(value, bool):
            raise BadPosition(self.at(name), f"must be true or false, not {value!r}")
        return bool(value)

    def word(self, name: str, default: str, known: Sequence[str]) -> str:
        """One of the known words."""
        value = self.get(name)
        if value is None and default:
            return default
        if not isinstance(value, str) or value not in known:
            listed = ", ".join(known[:12]) + (" ..." if len(known) > 12 else "")
            raise BadPosition(self.at(name), f"must be one of: {listed}; not {value!r}")
        return value

    def inner(self, name: str) -> "Reader":
        """An object inside this one; empty when it is not there."""
        value = self.get(name)
        return Reader({} if value is None else value, self.at(name))

    def listed(self, name: str) -> "Reader":
        """A list inside this object as a reader whose fields are `[0]`, `[1]` and so on; empty when it is not there."""
        value = self.get(name)
        if value is not None and not isinstance(value, list):
            raise BadPosition(self.at(name), "must be a list")
        return Reader({f"[{number}]": entry for number, entry in enumerate(value or [])}, self.at(name))

    def entries(self, name: str, number: int) -> list["Reader"]:
        """A list of objects; when it is not there, so many empty ones."""
        value = self.get(name)
        if value is None:
            value = [{} for _ in range(number)]
        if not isinstance(value, list):
            raise BadPosition(self.at(name), "must be a list")
        return [Reader(entry, f"{self.at(name)}[{i}]") for i, entry in enumerate(value)]

    def card(self, name: str, value: object, known: Mapping[str, int]) -> int:
        """A card by its name."""
        if not isinstance(value, str | int) or str(value) not in known:
            raise BadPosition(self.at(name), f"no card of this game is called {value!r}")
        return known[str(value)]

    def cards(self, name: str, known: Mapping[str, int], alike: bool = False) -> list[int]:
        """A list of cards by name; none twice, unless a game has cards that are `alike`."""
        value = self.get(name)
        if value is None:
            return []
        if not isinstance(value, list):
            raise BadPosition(self.at(name), "must be a list of cards")
        cards = [self.card(f"{name}[{i}]", entry, known) for i, entry in enumerate(value)]
        for i, card in enumerate(cards):
            if not alike and card in cards[:i]:
                raise BadPosition(f"{self.at(name)}[{i}]", f"{value[i]!r} is there twice")
        return cards

    def wholes(self, name: str) -> list[int]:
        """A list of positive whole numbers."""
        value = self.get(name)
        if value is None:
            return []
        if not isinstance(value, list) or not all(type(entry) is int and entry > 0 for entry in value):
            raise BadPosition(self.at(name), "must be a list of numbers above 0")
        return list(value)

    def words(self, name: str, known: Sequence[str]) -> list[str]:
        """A list of known words."""
        value = self.get(name)
        if value is None:
            return []
        if not isinstance(value, list):
            raise BadPosition(self.at(name), "must be a list of words")
        for i, entry in enumerate(value):
            if entry not in known:
                raise BadPosition(f"{self.at(name)}[{i}]", f"must be one of: {', '.join(known)}; not {entry!r}")
        return list(value)

    def amounts(self, name: str, value: object, words: Sequence[str]) -> list[int]:
        """Amounts by word, as a list in the order of the words."""
        inner = Reader(value, self.at(name))
        amounts = [inner.whole(word, 0) for word in words]
        inner.done()
        return amounts


def read_chance(read: Reader) -> Rng:
    """The generator of a table; a position without one gets that of seed 0."""
    words = read.get("chance")
    if words is None:
        return seeded(0)
    if not isinstance(words, list) or len(words) != 4 or not all(type(w) is int and 0 <= w < 2**32 for w in words):
        raise BadPosition(f"{read.path}.chance", "must be four numbers from 0 to 2^32 - 1")
    return Rng(words[0], words[1], words[2], words[3])
