"""How the game's own values are written in positions: by the words of `words.py` and the ids of the cards."""

from collections.abc import Sequence
from typing import Any, Final

from regnum.engine.errors import BadPosition
from regnum.engine.fields import Card, Cards, Field, Kind, Names, Pile, Seat, Whole, Word
from regnum.engine.reading import Reader
from regnum.games.wonderful_kingdom.multiset import packed, unpacked
from regnum.games.wonderful_kingdom.words import AREAS, RESOURCES

#: The families of cards.
CARDS: Final = "card"
QUESTS: Final = "quest"
DECK: Final = "deck"

#: Cubes of a kind before a player: with all that four rounds can bring they still fit in a multiset.
MOST_CUBES: Final = 500

ANY_CARD: Final = Card(CARDS)
ANY_CARDS: Final = Cards(CARDS, alike=True)
ANY_PILE: Final = Pile(CARDS, alike=True)
DIFFERENT_CARDS: Final = Cards(CARDS)
A_SEAT: Final = Seat()


class Packed(Kind):
    """A multiset by word; other words for the same are read too."""

    def __init__(self, words: Sequence[str], also_read: Sequence[tuple[str, str]] = ()) -> None:
        self.words = tuple(words)
        self.also_read = dict(also_read)

    def tell(self, value: Any, names: Names) -> object:
        numbers = unpacked(value, len(self.words))
        return {word: number for word, number in zip(self.words, numbers, strict=True) if number}

    def read(self, read: Reader, name: str, names: Names) -> int:
        given = read.get(name)
        if isinstance(given, dict):
            given = {self.also_read.get(word, word): number for word, number in given.items()}
        numbers = read.amounts(name, given, self.words)
        if max(numbers) > MOST_CUBES:
            raise BadPosition(read.at(name), f"at most {MOST_CUBES} of a kind")
        return packed(numbers)


CUBES: Final = Packed(RESOURCES)

#: The fields of frames.
OF_AREA: Final = Field("area", Word(AREAS))
OF_CUBES: Final = Field("cubes", CUBES)


def whole(name: str, most: int) -> Field:
    return Field(name, Whole(0, most))
