"""The game's own words, and the small numbers that stand for them."""

from typing import Final

CLAY: Final = 0
WOOD: Final = 1
STONE: Final = 2
GOLD: Final = 3
MARBLE: Final = 4
SILVER: Final = 5
VIRTUE: Final = 6
BUILDING: Final = 7

GOODS: Final = ("clay", "wood", "stone", "gold", "marble", "silver")
#: What a card can give: goods, Virtue, and Building cards.
GAINS: Final = (*GOODS, "virtue", "building")

QUARRY: Final = 0
FOREST: Final = 1
MINES: Final = 2
SILVERSMITH: Final = 3
STOREHOUSE: Final = 4
WORKSHOP: Final = 5
TOWN_CENTRE: Final = 6
TAX_STAND: Final = 7
GUARDHOUSE: Final = 8

#: The large open circles (ARC-PLACE-01): any number of Workers, and Workers there can be captured.
PLACES: Final = (
    "quarry",
    "forest",
    "mines",
    "silversmith",
    "storehouse",
    "workshop",
    "town-centre",
    "tax-stand",
    "guardhouse",
)
CIRCLES: Final = 9
MARKET_SPACES: Final = ("left", "middle", "right")

#: Further occasions on which an Apprentice or a player board gives something.
BLACK_MARKET: Final = 9
CATHEDRAL: Final = 10
DEBT_PAID: Final = 11
SEND_TO_PRISON: Final = 12
OCCASIONS: Final = (*PLACES, "black-market", "cathedral", "debt-paid", "send-to-prison")

CARPENTRY: Final = 1
TILING: Final = 2
MASONRY: Final = 4
SKILLS: Final = ("carpentry", "tiling", "masonry")

COLOURS: Final = ("blue", "red", "green", "yellow", "purple")
#: No Worker stands there; one stands there that is nobody's.
FREE: Final = -1
NEUTRAL: Final = -2

MAX_VIRTUE: Final = 14
COLUMNS: Final = 4
ROWS: Final = ("top", "bottom")
#: The most cards of a kind that a deck file may hold: the catalogue of moves has room for these.
MOST_CARDS: Final = 64
