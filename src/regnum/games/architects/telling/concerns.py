"""What of the others' moves concerns a player, and what stands out in the chronicle."""

from collections.abc import Sequence
from typing import Final

from regnum.engine.events import Event
from regnum.engine.messages import MILESTONE, NOTABLE, Concern, Message, Narrator
from regnum.games.architects.words import COLOURS

#: Events that stand out.
STANDING_OUT: Final = {
    "reset": MILESTONE,
    "end-triggered": MILESTONE,
    "captured": NOTABLE,
    "sent-to-prison": NOTABLE,
    "freed": NOTABLE,
    "constructed": NOTABLE,
    "advanced": NOTABLE,
    "hired": NOTABLE,
}
#: What nobody in particular does, and where it is seen.
SEEN_BY_ALL: Final[dict[str, tuple[str, ...]]] = {
    "reset": ("place/black-market-left", "place/black-market-middle", "place/black-market-right", "place/prison"),
    "end-triggered": ("place/guildhall",),
}
#: What a player knows anyhow: the own choice, told when all have chosen, and that the own turn has come.
KNOWN: Final = ("kept-building", "begins")

#: What befalls a player and is told to them.
TO_YOU: Final = ("gained", "gained-virtue", "lost-virtue", "took-debt", "destroyed-debt")


def concerns(narrator: Narrator, seat: int, events: Sequence[Event]) -> list[Concern]:
    """Captures of own Workers first, a place in one sentence; then resets, the end, and what befell the player."""
    captures: dict[tuple[int, str, str], int] = {}
    rest: list[Concern] = []
    for event in events:
        if event.kind == "captured" and event.seat != seat and event.args["colour"] == COLOURS[seat]:
            group = event.seat, str(event.args["place"]), event.rule
            captures[group] = captures.get(group, 0) + int(event.args["amount"])
        elif event.kind in SEEN_BY_ALL:
            rest.append(Concern(Message(f"concern-{event.kind}"), event.rule, -1, SEEN_BY_ALL[event.kind]))
        elif event.seat == seat and event.kind not in KNOWN:
            rest.append(narrator.befell(event, TO_YOU))
    return [captured(*group, workers) for group, workers in captures.items()] + rest


def captured(captor: int, place: str, rule: str, workers: int) -> Concern:
    """Somebody has taken Workers of the player's."""
    told = Message("concern-captured", n=workers, place=Message(f"at-{place}"))
    return Concern(told, rule, captor, (f"place/{place}",))
