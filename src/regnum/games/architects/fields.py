"""How the game's own values are written in positions: by the words of `words.py`."""

from typing import Final

from regnum.engine.fields import (
    Amounts,
    Card,
    Field,
    Flag,
    ListOf,
    Move,
    Seat,
    Text,
    Whole,
    Word,
)
from regnum.games import steps
from regnum.games.architects.words import GAINS, GOODS, PLACES

#: The families of cards.
BUILDINGS: Final = "building"
APPRENTICES: Final = "apprentice"
MARKET_CARDS: Final = "market"
REWARDS: Final = "reward"

#: A colour of Workers: a seat's, or the neutral ones of `words.NEUTRAL`.
COLOUR: Final = Seat(("neutral",))


class EffectKind(steps.EffectKind):
    """An effect in the words of this game."""

    def compiled(self, text: str) -> steps.Step:
        from regnum.games.architects import compiling  # it knows the frames that have such a field

        return compiling.step_of(text)


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
