"""What of the other's moves concerns a player, and what stands out in the chronicle."""

from collections.abc import Sequence
from typing import Final

from regnum.engine.events import Event
from regnum.engine.messages import MILESTONE, NOTABLE, Concern, Narrator

#: Events that stand out.
STANDING_OUT: Final = {
    "round": MILESTONE,
    "supremacy": NOTABLE,
    "calamities": NOTABLE,
    "selected": NOTABLE,
    "menaced": NOTABLE,
    "defeated": NOTABLE,
    "lost-to-shadow": NOTABLE,
    "frozen": NOTABLE,
    "covered": NOTABLE,
    "stage-completed": NOTABLE,
}
#: What concerns everybody, whoever it befalls.
SEEN_BY_ALL: Final = ("round", "supremacy")
#: What concerns the other player.
DONE: Final = ("selected", "stage-completed", "doubled-calamities")
#: What concerns whom it befalls; the rest of a player's events is what they have chosen.
BEFALLING: Final = ("calamities", "menaced", "plague", "lost-to-shadow", "frozen", "covered")

#: What befalls a player and is told to them.
TO_YOU: Final = (*BEFALLING, "supremacy")


def concerns(narrator: Narrator, seat: int, events: Sequence[Event]) -> list[Concern]:
    """What the other has taken, supremacy, rounds, and what befell the player."""
    return [
        narrator.befell(event, TO_YOU if event.seat == seat else (), targets_of(event))
        for event in events
        if event.kind in SEEN_BY_ALL
        or (event.kind in BEFALLING and event.seat == seat)
        or (event.kind in DONE and event.seat != seat)
    ]


def targets_of(event: Event) -> tuple[str, ...]:
    """Where it is seen."""
    match event.kind:
        case "selected":
            return (f"selection/{event.seat}",)
        case "supremacy":
            return (f"supply/{event.seat}/soldiers",)
        case "calamities":
            return (f"calamities/{event.seat}",)
        case "menaced" | "plague":
            return (f"menace/{event.seat}",)
        case "frozen":
            return (f"site/{event.seat}/{event.args['card']}",)
        case _:
            return ()
