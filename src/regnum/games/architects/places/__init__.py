"""The locations of the Main Board, one file each, in the order of the rulebook."""

from typing import Final

from regnum.games.architects.places.black_market import MarketDraw, MarketHire, MarketLeft, MarketRight
from regnum.games.architects.places.gathering import Forest, MinesForClay, MinesForGold, Quarry, Silversmith
from regnum.games.architects.places.guardhouse import Guardhouse
from regnum.games.architects.places.guildhall import Guildhall
from regnum.games.architects.places.placing import Placing
from regnum.games.architects.places.storehouse import Storehouse
from regnum.games.architects.places.tax_stand import TaxStand
from regnum.games.architects.places.town_centre import TownCentre
from regnum.games.architects.places.workshop import WorkshopDraw, WorkshopHire

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
