"""How the game's own values are written in positions: by the words of `words.py`."""

from typing import TYPE_CHECKING, Any, Final

from regnum.engine.errors import BadPosition
from regnum.engine.fields import Card, Field, Flag, Kind, ListOf, Move, Names, Seat, Text, Whole, Word
from regnum.engine.reading import Reader
from regnum.games.viscounts.words import ACTIONS, SLOTS, SPOTS, WEDGES
from regnum.games.vocabulary import BadExpression

if TYPE_CHECKING:
    from regnum.games.viscounts.cards import Step

#: The families of cards.
TOWNSFOLK: Final = "townsfolk"
MANUSCRIPTS: Final = "manuscript"
PLAYER_CARDS: Final = "player-card"
SCHEMES: Final = "scheme"


class EffectKind(Kind):
    """A part of a card that a frame waits for, by its expression; for some frames it must be a choice."""

    def __init__(self, choice: bool) -> None:
        self.choice = choice

    def tell(self, value: Any, names: Names) -> object:
        return value.text

    def read(self, read: Reader, name: str, names: Names) -> "Step":
        from regnum.games.viscounts import compiling, steps  # they know the frames that have such a field

        try:
            step = compiling.step_of(str(read.get(name)))
        except BadExpression as error:
            raise BadPosition(read.at(name), str(error)) from None
        if self.choice and not isinstance(step, steps.Pick):
            raise BadPosition(read.at(name), "is nothing to choose from")
        return step


#: The fields of frames.
OF_EFFECT: Final = Field("effect", EffectKind(choice=False))
OF_CHOICE: Final = Field("effect", EffectKind(choice=True))
OF_ACTION: Final = Field("action", Word(ACTIONS))
OF_CARD: Final = Field("card", Card(TOWNSFOLK))
OF_SLOT: Final = Field("slot", Word(SLOTS))
AT_SPOT: Final = Field("spot", Word(SPOTS))
IN_WEDGE: Final = Field("wedge", Word(WEDGES))
OF_SIDE: Final = Field("seat", Seat())
WITH_SOURCES: Final = Field("sources", ListOf(Move()))
BY_RULE: Final = Field("rule", Text())


def whole(name: str) -> Field:
    """A number of a frame."""
    return Field(name, Whole())


def flag(name: str) -> Field:
    return Field(name, Flag())
