"""What of the others' moves concerns a player, and what stands out in the chronicle."""

from collections.abc import Sequence
from typing import Final

from regnum.engine.events import Event
from regnum.engine.messages import MILESTONE, NOTABLE, Concern, Message, Narrator
from regnum.games.viscounts.telling.places import towns
from regnum.games.viscounts.words import COLOURS

#: Events that stand out.
STANDING_OUT: Final = {
    "revealed": MILESTONE,
    "revealed-too": MILESTONE,
    "last-round": MILESTONE,
    "bumped": NOTABLE,
    "leads-castle": NOTABLE,
    "gained-favour": NOTABLE,
}
#: What somebody else does and everybody should know, and where it is seen.
SEEN_BY_ALL: Final[dict[str, tuple[str, ...]]] = {
    "revealed": ("stack/poverty", "stack/prosperity"),
    "revealed-too": ("stack/poverty", "stack/prosperity"),
    "last-round": (),
    "leads-castle": ("leader",),
}
#: What comes with the own turn, whoever played before.
OWN_TURN: Final = "dropped-off"

#: What befalls a player and is told to them.
TO_YOU: Final = (
    "gained",
    "gained-deeds",
    "gained-debts",
    "gained-corruption",
    "gained-virtue",
    "flipped-debt",
    "flipped-deed",
)


def concerns(narrator: Narrator, seat: int, events: Sequence[Event]) -> list[Concern]:
    """Own Workers that were removed from the Castle, the end and its signs, and what befell the player."""
    told: list[Concern] = []
    for event in events:
        if event.kind == "bumped" and event.seat != seat and event.args["whose"] == COLOURS[seat]:
            told.append(bumped(event))
        elif event.kind in SEEN_BY_ALL:
            told.append(narrator.concern(event, SEEN_BY_ALL[event.kind]))
        elif event.seat == seat and event.kind != OWN_TURN:
            told.append(narrator.befell(event, TO_YOU))
    return told


def bumped(event: Event) -> Concern:
    """Somebody has removed a Worker of the player's."""
    tier, where = str(event.args["tier"]), towns(str(event.args["segment"]))
    told = Message("concern-bumped", tier=tier, segment=where)
    place = "section" if tier == "first" else "second"
    return Concern(told, event.rule, event.seat, (f"{place}/{event.args['wedge']}",), event.rival)
