"""What the menace module keeps, and its moves: the ground on which `menaces` and `fight` stand."""

from typing import Final

from regnum.engine.moves import Moves
from regnum.engine.parts import Part
from regnum.games.wonderful_kingdom.moves import CARD_IDS, SITES
from regnum.games.wonderful_kingdom.multiset import Cubes
from regnum.games.wonderful_kingdom.state import MODULE, Player, Table
from regnum.games.wonderful_kingdom.words import (
    ADVISOR,
    CALAMITY,
    MENACE_DECKS,
    MOST_DEVELOPMENTS,
    MOST_SITES,
    NOBODY,
    RAT,
    RESOURCES,
)

MENACE_MOVES: Final = Moves()
MENACE: Final = MENACE_MOVES.each("menace", MENACE_DECKS, "menace/{}")  # + deck
DISCARD: Final = MENACE_MOVES.named("discard", CARD_IDS, CALAMITY, "selection/{}")  # + card
HOST: Final = MENACE_MOVES.named("host", SITES, MOST_SITES, "site/{}")  # + site
HOST_NEW: Final = MENACE_MOVES.named("host-new", CARD_IDS, MOST_DEVELOPMENTS, "selection/{}")  # + card
COVER: Final = MENACE_MOVES.each("cover", RESOURCES, "duchy/{}")  # + resource
UNCOVER: Final = MENACE_MOVES.each("uncover", RESOURCES, "duchy/{}")  # + resource
FIGHT: Final = MENACE_MOVES.named("fight", "menace", ADVISOR - RAT, "menace/{}")  # + menace
THAW: Final = MENACE_MOVES.named("thaw", SITES, MOST_SITES, "site/{}")  # + site
END: Final = MENACE_MOVES.size

#: More special cards than there are, and a number that no position tells of.
SUPPLY: Final = 99
UNTOLD: Final = 100


class PlagueStack(Part):
    """The plague cards that nobody has."""

    def __init__(self, plague: int) -> None:
        self.plague = plague

    def copy(self) -> "PlagueStack":
        return PlagueStack(self.plague)


class Menaced(Part):
    """What menaces have to do with one player."""

    def __init__(self) -> None:
        #: Menaces that lie in the construction area under no card; they are no cards under construction (IWK-RUL-21).
        #: And theft tokens on the duchy card.
        self.menaces: list[int] = []
        self.theft: Cubes = 0
        #: The own menace deck, and how many of its cards are left.
        self.menace_deck = NOBODY
        self.menaces_left = 0
        #: Cards lost to shadows in this sub-step.
        self.fed: list[int] = []

    def copy(self) -> "Menaced":
        twin = Menaced()
        twin.menaces = self.menaces
        twin.theft = self.theft
        twin.menace_deck = self.menace_deck
        twin.menaces_left = self.menaces_left
        twin.fed = self.fed
        return twin


def plague_stack(table: Table) -> PlagueStack:
    part = table.parts[MODULE]
    assert isinstance(part, PlagueStack)
    return part


def menaced(player: Player) -> Menaced:
    part = player.parts[MODULE]
    assert isinstance(part, Menaced)
    return part
