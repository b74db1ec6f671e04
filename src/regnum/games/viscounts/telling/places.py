"""Where things are, in the words of a person who looks at the table: by the towns."""

from regnum.engine.messages import Message
from regnum.games.viscounts.state import Table
from regnum.games.viscounts.words import BUILDINGS, MOST_SPOTS, OF_A_KIND, SEGMENTS, SPOTS


def towns(segment: str) -> Message:
    """A segment by its towns, as it stands after "at"."""
    return Message(f"towns-{segment}")


def towns_at(table: Table, wedge: int) -> Message:
    """The towns in front of which a wedge of the Castle lies now."""
    return towns(next(SEGMENTS[segment] for segment in table.ring if table.wedge_at(segment) == wedge))


def spot(name: str) -> Message:
    """A Building Spot, in a sentence."""
    return _spot("spot-name", name)


def spot_title(name: str) -> Message:
    """A Building Spot, by itself."""
    return _spot("spot-title", name)


def _spot(id: str, name: str) -> Message:
    number = SPOTS.index(name)
    return Message(id, n=number % MOST_SPOTS + 1, towns=towns(SEGMENTS[number // MOST_SPOTS]))


def building(slot: int) -> Message:
    """So many Buildings of the kind that a slot holds: one."""
    return Message(f"a-{BUILDINGS[slot // OF_A_KIND]}")
