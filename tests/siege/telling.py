"""Siege in words."""

from collections.abc import Mapping, Sequence
from typing import Any

from regnum.engine.events import Event
from regnum.engine.messages import Cell, Message, Narrator, Section
from regnum.engine.state import State
from tests.siege.table import HIGHEST, Siege


class SiegeNarrator(Narrator):
    """Puts Siege into messages."""

    def __init__(self, seats: Sequence[str]) -> None:
        self.seats = seats

    def seat(self, seat: int) -> Message:
        return Message(f"seat-{self.seats[seat]}")

    def decision(self, state: State, seat: int) -> Message:
        return Message("decide-act")

    def move(self, state: State, seat: int, move: int) -> Message:
        return Message(f"move-{('store', 'guard', 'lend')[move // HIGHEST]}", card=move % HIGHEST + 1)

    def event(self, event: Event) -> Message:
        """A clause; a drawn card only to who drew it."""
        message = Message(f"event-{event.kind}{'-card' if event.kind == 'drew' and event.args else ''}")
        message.args = dict(event.args)
        return message

    def score_part(self, part: str) -> Message:
        return Message(f"part-{part}")

    def remark(self, state: State) -> Message | None:
        """When the wall has fallen, the points did not decide."""
        assert isinstance(state, Siege)
        return Message("remark-fallen") if state.fallen else None

    def sections(self, view: Mapping[str, Any]) -> list[Section]:
        """The wall, and who stands behind it."""
        table = view["table"]
        wall = Section(
            Message("section-wall"),
            [Message("column-guard"), Message("column-plunder"), Message("column-raids")],
            [[table["guard"], table["plunder"], " ".join(str(raid) for raid in table["raids"]) or "·"]],
        )
        rows: list[list[Cell]] = []
        for seat, player in enumerate(table["players"]):
            hand = player["hand"]
            shown = hand if isinstance(hand, int) else " ".join(str(card) for card in hand)
            rows.append([self.seat(seat), player["stores"], shown])
        columns = [Message("column-seat"), Message("part-stores"), Message("column-hand")]
        return [wall, Section(Message("section-players"), columns, rows)]
