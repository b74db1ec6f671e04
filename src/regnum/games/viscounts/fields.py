"""How the game's own values are written in positions: by the words of `words.py`."""

from typing import Final

from regnum.engine.fields import Card, Field, Flag, ListOf, Move, Seat, Text, Whole, Word
from regnum.games import steps
from regnum.games.viscounts.words import ACTIONS, SEGMENTS, SLOTS, SPACES, SPOTS, WEDGES

#: The families of cards.
TOWNSFOLK: Final = "townsfolk"
MANUSCRIPTS: Final = "manuscript"
PLAYER_CARDS: Final = "player-card"
SCHEMES: Final = "scheme"


class EffectKind(steps.EffectKind):
    """An effect in the words of this game."""

    def compiled(self, text: str) -> steps.Step:
        from regnum.games.viscounts import compiling  # it knows the frames that have such a field

        return compiling.step_of(text)


#: The fields of frames.
OF_EFFECT: Final = Field("effect", EffectKind(choice=False))
OF_CHOICE: Final = Field("effect", EffectKind(choice=True))
OF_ACTION: Final = Field("action", Word(ACTIONS))
OF_CARD: Final = Field("card", Card(TOWNSFOLK))
OF_SLOT: Final = Field("slot", Word(SLOTS))
AT_SPOT: Final = Field("spot", Word(SPOTS))
IN_SEGMENT: Final = Field("segment", Word(SEGMENTS))
AT_SPACE: Final = Field("space", Word(SPACES))
IN_WEDGE: Final = Field("wedge", Word(WEDGES))
OF_SIDE: Final = Field("seat", Seat())
WITH_SOURCES: Final = Field("sources", ListOf(Move()))
BY_RULE: Final = Field("rule", Text())


def whole(name: str) -> Field:
    """A number of a frame."""
    return Field(name, Whole())


def flag(name: str) -> Field:
    return Field(name, Flag())
