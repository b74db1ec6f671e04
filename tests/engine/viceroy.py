"""An expansion of Architects that the game does not know: an actor without a seat, and donations to him.

It brings one of everything that a module can bring: a part of the table and of every player, fields with their
knowledge, moves, a frame, a refusal, a watch, a fact, points, an audit, rows of numbers, and words.
"""

from importlib.resources.abc import Traversable
from pathlib import Path
from typing import cast

from regnum.engine.fields import Cards, Field, Fields, Whole
from regnum.engine.knowledge import ALL, COUNT, PRIVATE, Knowledge
from regnum.engine.modules import Expansion, Module
from regnum.engine.moves import Moves
from regnum.engine.options import Option, Options
from regnum.engine.parts import Part, Player
from regnum.engine.rng import Rng
from regnum.engine.scores import Tally
from regnum.engine.sheet import Sheet
from regnum.engine.state import Choice, Frame, Refusal
from regnum.games.architects import state as architects
from regnum.games.architects.fields import BUILDINGS
from regnum.games.architects.state import Crew, Table, no_workers
from regnum.games.architects.words import QUARRY, SILVER

MOVES = Moves()
DONATE = MOVES.one("donate silver", "action/donate")
NOTHING_DONATED = MOVES.one("donate nothing", "action/donate-nothing")
NO_SILVER = Refusal("TST-DONATE-01", "no-silver")


class Court(Part):
    """What the Viceroy has: how many frames he watched, and a pile that nobody sees."""

    def __init__(self) -> None:
        self.watched = 0
        self.hoard: list[int] = []

    def copy(self) -> "Court":
        twin = Court()
        twin.watched = self.watched
        twin.hoard = self.hoard
        return twin


class Donations(Part):
    """What a player has donated, which is nobody else's business."""

    def __init__(self) -> None:
        self.donated = 0

    def copy(self) -> "Donations":
        twin = Donations()
        twin.donated = self.donated
        return twin


class Donate(Choice):
    """At the end of a turn 1 Silver may be donated (TST-DONATE-01)."""

    NAME = "donate"
    RULE = "TST-DONATE-01"

    def plays_itself(self) -> bool:
        return False

    def candidates(self, state: Table) -> list[int]:
        first = state.rules.first_of(MOVES)
        return [first + DONATE, first + NOTHING_DONATED]

    def refusal(self, state: Table, move: int) -> Refusal | None:
        poor = move == state.rules.first_of(MOVES) + DONATE and not state.players[self.seat].goods[SILVER]
        return NO_SILVER if poor else None

    def choose(self, state: Table, move: int) -> None:
        if move == state.rules.first_of(MOVES) + DONATE:
            state.players[self.seat].goods[SILVER] -= 1
            viceroy(state).donations(state.players[self.seat]).donated += 1
            if state.log is not None:
                state.tell("donated", self.RULE, self.seat, {})


class Viceroy(architects.Module):
    """Stands at the Quarry with three Workers, and takes donations."""

    name = "viceroy"
    ACTORS = ("viceroy",)
    FIELDS = Fields(Field("watched", Whole()), Field("hoard", Cards(BUILDINGS), COUNT))
    PLAYER_FIELDS = Fields(Field("donated", Whole(), PRIVATE))
    FRAMES = (Donate,)
    MOVES = MOVES
    WATCHES = True

    def part(self) -> Part:
        return Court()

    def player_part(self) -> Part:
        return Donations()

    def crews(self) -> list[Crew]:
        at = no_workers()
        at[QUARRY] = 3
        return [Crew(17, 0, at, 0)]

    def court(self, table: Table) -> Court:
        return cast(Court, table.parts[self.index])

    def donations(self, player: Player) -> Donations:
        return cast(Donations, player.parts[self.index])

    def before_draft(self, table: Table) -> None:
        """A Building goes into the hoard, unseen."""
        self.court(table).hoard = table.building_deck[:0]

    def turn_ended(self, table: Table, seat: int) -> None:
        table.push(Donate(seat))

    def watch(self, state: Table, frame: Frame) -> None:
        if frame.NAME == "capture":
            self.court(state).watched += 1

    def facts(self, state: Table) -> dict[str, object]:
        return {"donations": sum(self.donations(player).donated for player in state.players)}

    def facts_knowledge(self) -> Knowledge:
        return {"donations": ALL}

    def deal_anew(self, state: Table, seat: int, rng: Rng) -> None:
        """What others donated is not known, but its sum is: keep the sum."""
        others = [other for other in range(state.seats) if other != seat]
        total = sum(self.donations(state.players[other]).donated for other in others)
        for other in others:
            self.donations(state.players[other]).donated = total if other == others[0] else 0

    def score(self, state: Table, seat: int, tally: Tally) -> None:
        tally.add("donations", self.court(state).watched)

    def audit(self, state: Table) -> None:
        assert all(self.donations(player).donated >= 0 for player in state.players)

    def write(self, state: Table, seat: int, sheet: Sheet) -> None:
        sheet.number("watched", self.court(state).watched)

    def write_secrets(self, state: Table, seat: int, sheet: Sheet) -> None:
        sheet.number("donated", self.donations(state.players[seat]).donated)


def viceroy(table: Table) -> Viceroy:
    return next(module for module in table.modules if isinstance(module, Viceroy))


class ViceroyExpansion(Expansion):
    """Switched on by an option of its own."""

    options: tuple[Option, ...] = (Option("viceroy", False),)

    def modules(self, seats: int, options: Options) -> list[Module]:
        return [Viceroy()] if options["viceroy"] else []

    def texts_folder(self) -> Traversable:
        return cast(Traversable, Path(__file__).parent / "messages")
