"""The frames that can wait on the stack, written in a position by name and fields."""

from typing import Any, Final

from regnum.engine.errors import BadPosition
from regnum.engine.reading import Reader
from regnum.engine.state import Frame
from regnum.games.wonderful_kingdom import (
    abilities,
    advisors,
    choice,
    fight,
    menaces,
    planning,
    production,
    quests,
    rounds,
    setup,
    solo,
)
from regnum.games.wonderful_kingdom.multiset import MOST, packed, unpacked
from regnum.games.wonderful_kingdom.words import AREAS, BASIC, MENACE_DECKS, MOST_ADVISORS, RESOURCES, SEATS, STAGES

#: Every kind of frame that can wait on the stack or in a lane.
KINDS: Final[list[Any]] = [
    abilities.Chart,
    abilities.CompleteSite,
    advisors.KeepAdvisor,
    advisors.KeepOne,
    advisors.LastAdvice,
    abilities.Oversee,
    abilities.PointAtCard,
    advisors.ShuffleAdvisors,
    choice.ChoiceTurn,
    choice.OfferSecond,
    choice.OfferTurn,
    choice.SelectTurn,
    menaces.ChooseMenace,
    menaces.CoverIcon,
    fight.Fight,
    fight.OpenFight,
    menaces.PlaceGiant,
    menaces.ShadowDiscard,
    menaces.ShadowsFed,
    menaces.Strike,
    fight.UncoverIcon,
    planning.Leftovers,
    planning.OpenPlanning,
    planning.Planning,
    planning.Reveal,
    production.Placing,
    production.Production,
    quests.GiveCubes,
    quests.PayStage,
    rounds.EndRound,
    rounds.Round,
    setup.ShuffleDeck,
    solo.SearchDiscard,
    solo.SearchLook,
    solo.SearchPick,
    solo.SoloRefill,
    solo.SoloTake,
    solo.SoloTurn,
]
FRAMES: Final[dict[str, Any]] = {kind.NAME: kind for kind in KINDS}
STEPS: Final = (*RESOURCES, "over")
#: Fields that are words, and fields that are numbers, with the most that they can be.
WORDS: Final[dict[str, tuple[str, ...]]] = {"seat": SEATS, "area": AREAS, "step": STEPS, "deck": MENACE_DECKS}
NUMBERS: Final[dict[str, int]] = {"advisor": MOST_ADVISORS - 1, "left": 100, "stage": STAGES - 1}


def describe_frame(frame: Frame) -> dict[str, object]:
    """A frame by its name and its fields, in words."""
    told: dict[str, object] = {"frame": frame.NAME}
    for field in frame.FIELDS:
        value = getattr(frame, field)
        if field in WORDS:
            told[field] = WORDS[field][value]
        elif field == "cubes":
            told[field] = amounts(value)
        else:
            told[field] = value
    return told


def amounts(multiset: int) -> dict[str, int]:
    """A multiset of basic cubes, by word."""
    return {word: number for word, number in zip(RESOURCES, unpacked(multiset, BASIC), strict=True) if number}


def _few(entry: Reader, field: str) -> list[int]:
    """Amounts that fit in a multiset."""
    numbers = entry.amounts(field, entry.get(field), RESOURCES)
    if max(numbers) > MOST:
        raise BadPosition(f"{entry.path}.{field}", f"at most {MOST} of a kind")
    return numbers


def read_frame(entry: Reader, seats: int) -> Frame:
    """The frame that an entry of the stack describes."""
    kind = FRAMES[entry.word("frame", "", list(FRAMES))]
    arguments: dict[str, Any] = {}
    for field in kind.FIELDS:
        if field in WORDS:
            known = SEATS[:seats] if field == "seat" else WORDS[field]
            arguments[field] = WORDS[field].index(entry.word(field, "", known))
        elif field == "cubes":
            arguments[field] = packed(_few(entry, field))
        else:
            arguments[field] = entry.whole(field, None, 0, NUMBERS[field])
    entry.done()
    frame: Frame = kind(**arguments)
    return frame
