"""The game's own words, and the small numbers that stand for them."""

from typing import Final

#: The icons of Townsfolk, and of all that helps to fund an action (VIS-ACT-03).
MERCHANT: Final = 0
BUILDER: Final = 1
NOBLE: Final = 2
CLERIC: Final = 3
CRIMINAL: Final = 4
ICONS: Final = ("merchant", "builder", "noble", "cleric", "criminal")

#: Silver, and the three kinds of resources; each is worth one icon of its action (VIS-ACT-03).
SILVER: Final = 0
STONE: Final = 1
GOLD: Final = 2
INK: Final = 3
GOODS: Final = ("silver", "stone", "gold", "ink")
#: What "any resource" may be (VIS-ICON-03).
RESOURCES: Final = (INK, GOLD, STONE)

#: What an effect can give: goods first, by the same numbers (VIS-ICON-02, VIS-ICON-03, VIS-ICON-04, VIS-ICON-10).
#: Corruption comes before Virtue (VIS-TRACK-03).
RESOURCE: Final = 4
DEEDS: Final = 5
DEBTS: Final = 6
CORRUPTION: Final = 7
VIRTUE: Final = 8
#: Future Schemes, which only an AI gains (VIS-SOLO-17).
SCHEMES: Final = 9
GAINS: Final = (*GOODS, "resources", "deeds", "debts", "corruption", "virtue", "schemes")

#: The primary actions (VIS-ACT-01). Each has the number of its icon and of the good that stands in for it.
TRADE: Final = 0
CONSTRUCT: Final = 1
CASTLE: Final = 2
TRANSCRIBE: Final = 3
ACTIONS: Final = ("trade", "construct", "castle", "transcribe")
#: What an AI's focus can be beside an action: to flip a card (the Card AI).
FLIP: Final = 4

#: The kinds of Buildings.
TRADING_POST: Final = 0
GUILDHALL: Final = 1
WORKSHOP: Final = 2
BUILDINGS: Final = ("trading-post", "guildhall", "workshop")
#: So many of each kind has every player (VIS-COMP-03).
OF_A_KIND: Final = 3
#: The slots of a Player Board from left to right; slot s is for kind s // 3 (VIS-BUILD-05).
TP1: Final = 0
TP2: Final = 1
TP3: Final = 2
GH1: Final = 3
GH2: Final = 4
GH3: Final = 5
WS1: Final = 6
WS2: Final = 7
WS3: Final = 8
SLOTS: Final = (
    "trading-post-1",
    "trading-post-2",
    "trading-post-3",
    "guildhall-1",
    "guildhall-2",
    "guildhall-3",
    "workshop-1",
    "workshop-2",
    "workshop-3",
)

#: The Main Board segments; each has towns 2s+1 (left) and 2s+2 (right) on the outer path and an inner space.
SEGMENTS: Final = ("a", "b", "c", "d", "e")
LEFT: Final = 0
RIGHT: Final = 1
INNER: Final = 2
#: Space 3s + side.
SPACES: Final = (
    "town-1",
    "town-2",
    "inner-a",
    "town-3",
    "town-4",
    "inner-b",
    "town-5",
    "town-6",
    "inner-c",
    "town-7",
    "town-8",
    "inner-d",
    "town-9",
    "town-10",
    "inner-e",
)
TOWNS: Final = 10
#: The sides of a segment: for 1 or 2 players, for 3 or 4; and the most Building Spots of one.
SMALL: Final = 0
LARGE: Final = 1
BOARD_SIDES: Final = ("small", "large")
MOST_SPOTS: Final = 5
#: Building Spot 5s + its place in the segment, clockwise; the small side has no fifth ones.
SPOTS: Final = tuple(f"{segment}{number}" for segment in SEGMENTS for number in range(1, MOST_SPOTS + 1))

#: The wedges of the Castle, clockwise; each has a section of the first and one of the second tier.
WEDGES: Final = ("k1", "k2", "k3", "k4", "k5")
TIERS: Final = ("first", "second", "third")

RIBBONS: Final = ("grey", "black", "yellow", "blue")
#: The backs of Manuscripts: grey ones begin on top of the piles (VIS-SETUP-04).
GREY_BACKED: Final = 5
BLACK_BACKED: Final = 30

#: When the ability of a Townsfolk card works (VIS-ANAT-04).
NO_ABILITY: Final = 0
IMMEDIATE: Final = 1
ONGOING: Final = 2
DROP_OFF: Final = 3
TIMINGS: Final = ("none", "immediate", "ongoing", "drop-off")

#: The occasions on which an ongoing ability or a slot does something: after each action by its number, then these.
FLIP_DEBT: Final = 4
FLIP_DEED: Final = 5
GAIN_DEBT: Final = 6
#: Any player's (VIS-ICON-09).
COLLISION: Final = 7
HIRE: Final = 8
#: Occasions of AI slots: when it is uncovered, a card is flipped or gained, the Schemes are shuffled (VIS-R-65).
UNCOVERED: Final = 9
FLIP_CARD: Final = 10
GAIN_SCHEME: Final = 11
RESHUFFLE: Final = 12
OCCASIONS: Final = (
    "after-trade",
    "after-construct",
    "after-castle",
    "after-transcribe",
    "flip-debt",
    "flip-deed",
    "gain-debt",
    "collision",
    "hire",
    "uncovered",
    "flip-card",
    "gain-scheme",
    "reshuffle",
)

#: The moments of a player's own turn at which nothing is decided in the base game, and a module may ask something.
BEFORE_SHIFT: Final = 0
BEFORE_TOP_CARD: Final = 1
BEFORE_COLLISION: Final = 2
AFTER_DRAW: Final = 3

COLOURS: Final = ("red", "blue", "yellow", "green")
#: Of each player (VIS-COMP-03).
WORKERS: Final = 20
TRACK: Final = 7
CARD_SPACES: Final = 3
#: Nobody owns fewer cards (VIS-CARDS-08).
FEWEST_CARDS: Final = 3
HAND_LIMIT: Final = 3

#: Cards are numbers: starting Townsfolk first (the same numbers in every colour), then ordinary ones, then Heroes.
STARTING: Final = 8
MOST_TOWNSFOLK: Final = 80
MOST_HEROES: Final = 24
#: Room for the cards of expansions.
MOST_ADDED: Final = 88
MOST_CARDS: Final = STARTING + MOST_TOWNSFOLK + MOST_HEROES + MOST_ADDED
MANUSCRIPTS: Final = GREY_BACKED + BLACK_BACKED
PLAYER_CARDS: Final = TOWNS
#: The most options that a card gives to choose from.
MOST_OPTIONS: Final = 4
