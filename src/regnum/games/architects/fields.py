"""How the game's own values are written in positions: by the words of `words.py`."""

from typing import TYPE_CHECKING, Any, Final

from regnum.engine.errors import BadPosition
from regnum.engine.fields import (
    Amounts,
    Card,
    Field,
    Flag,
    Kind,
    ListOf,
    Move,
    Names,
    Seat,
    Text,
    Whole,
    Word,
)
from regnum.engine.reading import Reader
from regnum.games.architects.words import GAINS, GOODS, PLACES
from regnum.games.vocabulary import BadExpression

if TYPE_CHECKING:
    from regnum.games.architects.cards import Step

#: The families of cards.
BUILDINGS: Final = "building"
APPRENTICES: Final = "apprentice"
MARKET_CARDS: Final = "market"
REWARDS: Final = "reward"

#: A colour of Workers: a seat's, or the neutral ones of `words.NEUTRAL`.
COLOUR: Final = Seat(("neutral",))


class EffectKind(Kind):
    """A part of a card that a frame waits for, by its expression; for some frames it must be a choice."""

    def __init__(self, choice: bool) -> None:
        self.choice = choice

    def tell(self, value: Any, names: Names) -> object:
        return value.text

    def read(self, read: Reader, name: str, names: Names) -> "Step":
        from regnum.games.architects import compiling, steps  # they know the frames that have such a field

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
OF_COLOUR: Final = Field("colour", COLOUR)
AT_PLACE: Final = Field("place", Word(PLACES))
OF_BUILDING: Final = Field("building", Card(BUILDINGS))
WITH_MOVE: Final = Field("move", Move())
WITH_GOODS: Final = Field("goods", Amounts(GOODS))
WITH_GAINS: Final = Field("gains", Amounts(GAINS))
WITH_OPTIONS: Final = Field("options", ListOf(Amounts(GAINS)))
#: Older positions do not tell by which rule goods are paid.
BY_RULE: Final = Field("rule", Text(), default="ARC-BUILD-02")


def whole(name: str) -> Field:
    """A small number of a frame; Virtue that is lost is negative."""
    return Field(name, Whole(-100))


def flag(name: str) -> Field:
    return Field(name, Flag())
