"""Manuscripts: taking one, the Church Favour that may come with it, and its effect (VIS-SCRIBE)."""

from typing import Final

from regnum.engine.fields import Fields
from regnum.engine.lists import changed
from regnum.engine.state import SEAT, Choice, Effect, Refusal
from regnum.games.viscounts import moves
from regnum.games.viscounts.cards import NO_RIBBON
from regnum.games.viscounts.fields import BY_RULE, whole
from regnum.games.viscounts.state import NOBODY, Table, with_pile
from regnum.games.viscounts.steps import DoEffect
from regnum.games.viscounts.words import RIBBONS, SEGMENTS

#: So many Manuscripts of one ribbon bring its Church Favour card (VIS-SCRIBE-06).
FOR_FAVOUR: Final = 3
#: The most that a free Manuscript may cost (VIS-ICON-06); none costs less than 3.
FREE_COST: Final = 4


def take_manuscript(table: Table, side: int, segment: int, rule: str) -> None:
    """Take it, look whether a Church Favour is due, resolve its effect (VIS-SCRIBE-03, VIS-SCRIBE-04, VIS-R-34)."""
    pile = table.manuscripts[segment]
    tile = pile[-1]
    table.manuscripts = with_pile(table.manuscripts, segment, pile[:-1])
    owner = table.side(side)
    owner.manuscripts = [*owner.manuscripts, tile]
    manuscript = table.deck.manuscripts[tile]
    if table.log is not None:
        table.tell("took-manuscript", rule, side, {"manuscript": manuscript.id})
    check_favour(table, side, manuscript.ribbon)
    if manuscript.effect is not None:
        table.push(DoEffect(side, manuscript.effect, "VIS-SCRIBE-04"))
    for module in table.modules:
        module.took_manuscript(table, side, tile)


def check_favour(table: Table, side: int, ribbon: int) -> None:
    """The first with 3 of a ribbon takes the card and keeps it (VIS-SCRIBE-06, VIS-R-37), an AI too (VIS-SOLO-36)."""
    if ribbon == NO_RIBBON or table.favours[ribbon] != NOBODY:
        return
    alike = 0
    for tile in table.side(side).manuscripts:
        if table.deck.manuscripts[tile].ribbon == ribbon:
            alike += 1
    if alike >= FOR_FAVOUR:
        table.favours = changed(table.favours, ribbon, side)
        if table.log is not None:
            table.tell("gained-favour", "VIS-SCRIBE-06", side, {"ribbon": RIBBONS[ribbon]})


def visible_cost(table: Table, segment: int) -> int:
    """The cost of the visible Manuscript of a segment, or of the one printed below (VIS-SCRIBE-02, VIS-SCRIBE-11)."""
    pile = table.manuscripts[segment]
    return table.deck.manuscripts[pile[-1]].cost if pile else table.deck.segments[segment].printed.cost


def is_free(table: Table, segment: int) -> bool:
    """Whether an effect may give the visible Manuscript of a segment; a printed one it may not (VIS-R-36)."""
    return bool(table.manuscripts[segment]) and visible_cost(table, segment) <= FREE_COST


def any_free(table: Table) -> bool:
    for segment in range(len(SEGMENTS)):
        if is_free(table, segment):
            return True
    return False


class ReceiveManuscripts(Effect):
    """So many free Manuscripts one after the other, as long as there are any."""

    NAME = "receive-manuscripts"
    FIELDS = Fields(SEAT, whole("number"), BY_RULE)

    def __init__(self, seat: int, number: int, rule: str) -> None:
        self.seat = seat
        self.number = number
        self.rule = rule

    def resolve(self, state: Table) -> None:
        if any_free(state):
            if self.number > 1:
                state.push(ReceiveManuscripts(self.seat, self.number - 1, self.rule))
            state.push(ReceiveManuscript(self.seat, self.rule))


class ReceiveManuscript(Choice):
    """A free Manuscript: a visible one of cost 3 or 4 from any segment (VIS-ICON-06, VIS-R-35)."""

    NAME = "receive-manuscript"
    FIELDS = Fields(SEAT, BY_RULE)
    RULE = "VIS-ICON-06"

    def __init__(self, seat: int, rule: str) -> None:
        super().__init__(seat)
        self.rule = rule

    def misfit(self, state: Table) -> str:
        return "" if any_free(state) else "there is no such Manuscript"

    def candidates(self, state: Table) -> list[int]:
        return ALL_RECEIVED

    def refusal(self, state: Table, move: int) -> Refusal | None:
        return None if is_free(state, move - moves.RECEIVE) else TOO_DEAR

    def choose(self, state: Table, move: int) -> None:
        take_manuscript(state, self.seat, move - moves.RECEIVE, self.rule)


ALL_RECEIVED: Final = list(range(moves.RECEIVE, moves.RECEIVE + len(SEGMENTS)))
TOO_DEAR: Final = Refusal("VIS-ICON-06", "manuscript-too-dear")
NO_MANUSCRIPT: Final = Refusal("VIS-R-09", "no-manuscript")
