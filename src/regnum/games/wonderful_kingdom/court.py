"""What the advisors module keeps, and its moves: the ground on which `advisors` and `abilities` stand."""

from typing import Final

from regnum.engine.errors import BadPosition
from regnum.engine.fields import Kind, Names
from regnum.engine.moves import Moves
from regnum.engine.parts import Part
from regnum.engine.reading import Reader
from regnum.games.wonderful_kingdom.cards import is_advisor
from regnum.games.wonderful_kingdom.fields import CARDS
from regnum.games.wonderful_kingdom.moves import SITES, SLOTS
from regnum.games.wonderful_kingdom.state import MODULE, Hidden, Player, Table
from regnum.games.wonderful_kingdom.words import ADVISOR, AREAS, MOST_ADVISORS, MOST_SITES, NOBODY, RESOURCES

ADVISOR_MOVES: Final = Moves()
ACTIVATE: Final = ADVISOR_MOVES.named("activate", "advisor", MOST_ADVISORS, "advisor/{}")  # + advisor
KEEP: Final = ADVISOR_MOVES.named("keep", "advisor", MOST_ADVISORS, "advisor/{}")  # + advisor
CHART: Final = ADVISOR_MOVES.each("chart", AREAS, "area/{}")  # + area
SHIFT: Final = ADVISOR_MOVES.each("shift", SLOTS, "slot/{}")  # + slot
COMPLETE: Final = ADVISOR_MOVES.named("complete", SITES, MOST_SITES, "site/{}")  # + site
DECLINE: Final = ADVISOR_MOVES.one("decline", "decline")
OVERSEE: Final = ADVISOR_MOVES.each("oversee", RESOURCES, "resource/{}")  # + resource


class AdvisorDeck(Part):
    """The advisors of the whole table."""

    def __init__(self) -> None:
        #: Advisors that nobody has drawn yet in set-up.
        self.advisor_deck: list[int] = []
        #: Whether calamities count double (IWK-ADVISOR-ABIL-11).
        self.doubled = False

    def copy(self) -> "AdvisorDeck":
        twin = AdvisorDeck()
        twin.advisor_deck = self.advisor_deck
        twin.doubled = self.doubled
        return twin


class Court(Part):
    """The advisors of one player."""

    def __init__(self) -> None:
        self.advisors: list[int] = []
        #: Advisors used this round, a bit each.
        self.used = 0
        #: Advisors drawn in set-up, and the one that was not kept.
        self.drawn: list[int] = []
        self.rejected = NOBODY

    def copy(self) -> "Court":
        twin = Court()
        twin.advisors = self.advisors
        twin.used = self.used
        twin.drawn = self.drawn
        twin.rejected = self.rejected
        return twin


class Rejected(Hidden):
    """The advisor that a player did not keep."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(is_advisor)
        self.seat = seat
        self.held = [card]

    def put(self, table: Table, cards: list[int]) -> None:
        court(table.players[self.seat]).rejected = cards[0]


class UsedKind(Kind):
    """Used advisors by their ids."""

    def tell(self, value: int, names: Names) -> object:
        return [names.cards[CARDS][ADVISOR + number] for number in range(MOST_ADVISORS) if value >> number & 1]

    def read(self, read: Reader, name: str, names: Names) -> int:
        used = 0
        for card in read.cards(name, names.numbers[CARDS]):
            if not is_advisor(card):
                raise BadPosition(read.at(name), "must be a list of advisors")
            used |= 1 << card - ADVISOR
        return used


def advisor_deck(table: Table) -> AdvisorDeck:
    part = table.parts[MODULE]
    assert isinstance(part, AdvisorDeck)
    return part


def court(player: Player) -> Court:
    part = player.parts[MODULE]
    assert isinstance(part, Court)
    return part


def advisors_of(table: Table) -> list[int]:
    """The advisors of a game for so many; some are not for solo (IWK-ADVISOR-SOLO-01)."""
    known = table.deck.advisors
    return [ADVISOR + number for number in range(len(known)) if table.seats == 2 or known[number].solo]
