"""What the cards and slots of a Player Board do on an occasion (VIS-ANAT-04, VIS-ACT-08)."""

from typing import Final

from regnum.engine.fields import Field, Fields, Word
from regnum.engine.state import SEAT, Choice
from regnum.games.steps import Step
from regnum.games.viscounts import moves
from regnum.games.viscounts.fields import OF_CARD, WITH_SOURCES
from regnum.games.viscounts.offers import OF_MODULES, owner_of
from regnum.games.viscounts.state import NO_CARD, Table
from regnum.games.viscounts.words import OCCASIONS

#: The rule by which something happens on each of `OCCASIONS`.
RULES: Final = [
    "VIS-ACT-08",
    "VIS-ACT-08",
    "VIS-ACT-08",
    "VIS-ACT-08",
    "VIS-DEBT-07",
    "VIS-DEBT-06",
    "VIS-DEBT-01",
    "VIS-COLLISION-04",
    "VIS-R-19",
]


def has_trigger(table: Table, side: int, occasion: int) -> bool:
    """Whether any card on a Player Board does something then."""
    if side >= table.seats:
        return False
    for card in table.players[side].row:
        if card >= 0:
            powers = table.deck.townsfolk[card].powers
            if powers is not None and powers.at[occasion] is not None:
                return True
    for module in table.modules:
        if module.sources(table, side, occasion):
            return True
    return False


def sources_of(table: Table, seat: int, occasion: int) -> list[int]:
    """The cards of a player that do something then, as the moves that resolve them; in ascending order."""
    found: list[int] = []
    for card in table.players[seat].row:
        if card >= 0:
            powers = table.deck.townsfolk[card].powers
            if powers is not None and powers.at[occasion] is not None:
                found.append(moves.RESOLVE + card)
    found.sort()
    for module in table.modules:
        found += module.sources(table, seat, occasion)
    return found


def trigger(table: Table, seat: int, occasion: int) -> None:
    """Push what the cards on a Player Board do then."""
    if has_trigger(table, seat, occasion):
        table.push(Triggers(seat, occasion, sources_of(table, seat, occasion), NO_CARD))


class Triggers(Choice):
    """Several things at the same moment: their owner says which comes first (VIS-R-10)."""

    NAME = "triggers"
    FIELDS = Fields(
        SEAT, Field("occasion", Word(OCCASIONS)), WITH_SOURCES, Field("card", OF_CARD.kind, default=NO_CARD)
    )
    RULE = "VIS-R-10"

    def __init__(self, seat: int, occasion: int, sources: list[int], card: int) -> None:
        super().__init__(seat)
        self.occasion = occasion
        #: The moves that resolve what is still to come.
        self.sources = sources
        #: The card that was hired, if that is the occasion.
        self.card = card

    def misfit(self, state: Table) -> str:
        if self.occasion >= len(RULES):
            return "is no occasion of a player"
        if not self.sources or self.sources != sorted(set(self.sources)):
            return "must list what is to be resolved, in ascending order"
        for move in self.sources:
            if move < moves.RESOLVE or self.step(state, move) is None:
                return f"{state.rules.catalogue.notations[move]!r} does nothing then"
        return ""

    def candidates(self, state: Table) -> list[int]:
        return self.sources

    def choose(self, state: Table, move: int) -> None:
        """The others wait for all that it asks."""
        if len(self.sources) > 1:
            rest = [source for source in self.sources if source != move]
            state.push(Triggers(self.seat, self.occasion, rest, self.card))
        step = self.step(state, move)
        assert step is not None
        step.do(state, self.seat, RULES[self.occasion])

    def step(self, state: Table, move: int) -> Step | None:
        """What a source does on the occasion."""
        deck = state.deck
        if move >= OF_MODULES:
            return owner_of(state, move).source(state, move, self.occasion)
        if move == moves.RESOLVE_EFFECT:
            return deck.townsfolk[self.card].effect if self.card >= 0 else None
        if move >= moves.RESOLVE_SLOT:
            return deck.board.slots[move - moves.RESOLVE_SLOT].powers.at[self.occasion]
        card = move - moves.RESOLVE
        powers = deck.townsfolk[card].powers if card < len(deck.townsfolk) else None
        return powers.at[self.occasion] if powers is not None else None
