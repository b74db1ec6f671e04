"""Every way to place a Worker, and which of them are legal."""

from typing import Final

from regnum.games.architects import moves
from regnum.games.architects.places.black_market import MarketDraw, MarketHire, MarketLeft, MarketRight
from regnum.games.architects.places.gathering import Forest, MinesForClay, MinesForGold, Quarry, Silversmith
from regnum.games.architects.places.guardhouse import Guardhouse
from regnum.games.architects.places.guildhall import Guildhall
from regnum.games.architects.places.placing import Placing
from regnum.games.architects.places.storehouse import Storehouse
from regnum.games.architects.places.tax_stand import TaxStand
from regnum.games.architects.places.town_centre import TownCentre
from regnum.games.architects.places.workshop import WorkshopDraw, WorkshopHire
from regnum.games.architects.state import Table

#: Every way to place a Worker, in the order of the catalogue of moves. The Prison is none of them (ARC-PLACE-04).
PLACINGS: Final[list[Placing]] = [
    Quarry(),
    Forest(),
    MinesForClay(),
    MinesForGold(),
    Silversmith(),
    Storehouse(),
    WorkshopHire(),
    WorkshopDraw(),
    TownCentre(),
    TaxStand(),
    MarketLeft(),
    MarketHire(),
    MarketDraw(),
    MarketRight(),
    Guardhouse(),
    Guildhall(),
]

#: The ways that can be refused at all: those that say when.
SOMETIMES: Final = [placing for placing in PLACINGS if type(placing).refusal is not Placing.refusal]


def _legal(mask: int) -> list[int]:
    """The legal moves when those of `SOMETIMES` are legal that have a bit in the mask, the first the lowest."""
    return [
        moves.PLACE + number
        for number, placing in enumerate(PLACINGS)
        if placing not in SOMETIMES or mask >> SOMETIMES.index(placing) & 1
    ]


#: The lists of legal moves, ready-made: this is the most frequent question of all.
_READY: Final = [_legal(mask) for mask in range(1 << len(SOMETIMES))]


def legal_placements(table: Table, seat: int) -> list[int]:
    """The placements that are not refused; a list that nobody may change."""
    mask = 0
    bit = 1
    for placing in SOMETIMES:
        if placing.refusal(table, seat) is None:
            mask |= bit
        bit <<= 1
    return _READY[mask]
