"""The catalogue of moves: which number is which move, and how it is written.

Numbers and notations come from the same lines. Those of cards have room for the most cards that a deck may hold.
"""

from typing import Final

from regnum.engine.moves import Moves
from regnum.games.architects.fields import APPRENTICES, BUILDINGS
from regnum.games.architects.words import CIRCLES, COLOURS, COLUMNS, MARKET_SPACES, MOST_CARDS, PLACES, ROWS

MOVES: Final = Moves()

DONE: Final = MOVES.one("done", "done")
DECLINE: Final = MOVES.one("decline", "decline")

#: Placing a Worker, in the order of the board.
PLACE: Final = MOVES.size
PLACE_QUARRY: Final = MOVES.one("place quarry", "place/quarry")
PLACE_FOREST: Final = MOVES.one("place forest", "place/forest")
PLACE_MINES_CLAY: Final = MOVES.one("place mines clay", "place/mines")
PLACE_MINES_GOLD: Final = MOVES.one("place mines gold", "place/mines")
PLACE_SILVERSMITH: Final = MOVES.one("place silversmith", "place/silversmith")
PLACE_STOREHOUSE: Final = MOVES.one("place storehouse", "place/storehouse")
PLACE_WORKSHOP_HIRE: Final = MOVES.one("place workshop hire", "place/workshop")
PLACE_WORKSHOP_DRAW: Final = MOVES.one("place workshop draw", "place/workshop")
PLACE_TOWN_CENTRE: Final = MOVES.one("place town-centre", "place/town-centre")
PLACE_TAX_STAND: Final = MOVES.one("place tax-stand", "place/tax-stand")
PLACE_MARKET_LEFT: Final = MOVES.one("place black-market left", "place/black-market-left")
PLACE_MARKET_HIRE: Final = MOVES.one("place black-market middle hire", "place/black-market-middle")
PLACE_MARKET_DRAW: Final = MOVES.one("place black-market middle draw", "place/black-market-middle")
PLACE_MARKET_RIGHT: Final = MOVES.one("place black-market right", "place/black-market-right")
PLACE_GUARDHOUSE: Final = MOVES.one("place guardhouse", "place/guardhouse")
PLACE_GUILDHALL: Final = MOVES.one("place guildhall", "place/guildhall")

#: Taking a Worker back: from a large circle, or by the safety net of ARC-RUL-11.
RECALL: Final = MOVES.each("recall", PLACES, "place/{}")  # + place
RECALL_MARKET: Final = MOVES.each("recall black-market", MARKET_SPACES, "place/black-market-{}")  # + space
RECALL_PRISON: Final = MOVES.one("recall prison", "place/prison")
RECALL_BOARD: Final = MOVES.size  # + seat
for _colour in COLOURS:
    MOVES.one(f"recall {_colour}-board", f"board/{_colour}")

TRADE_VIRTUE: Final = MOVES.one("trade virtue", "trade/virtue")
TRADE_MARBLE: Final = MOVES.one("trade marble", "trade/marble")
TRADE: Final = MOVES.named("trade", APPRENTICES, MOST_CARDS, "apprentice/{}")  # + Apprentice

HIRE: Final = MOVES.size  # + space
for _row in ROWS:
    for _column in range(1, COLUMNS + 1):
        MOVES.one(f"hire {_row} {_column}", f"display/{_row}-{_column}")
DISMISS: Final = MOVES.named("dismiss", APPRENTICES, MOST_CARDS, "apprentice/{}")  # + Apprentice

#: Capturing the Workers of one colour at one place: the players' colours, then that of an actor without a seat.
COLUMNS_OF_COLOUR: Final = (*COLOURS, "neutral")
CAPTURE: Final = MOVES.size  # + what `capture` adds
for _place in PLACES:
    MOVES.each("capture", [f"{colour} {_place}" for colour in COLUMNS_OF_COLOUR], f"place/{_place}")
ALL_CAPTURES: Final = range(CAPTURE, CAPTURE + CIRCLES * len(COLUMNS_OF_COLOUR))

IMPRISON: Final = MOVES.one("imprison", "action/imprison")
RELEASE: Final = MOVES.one("release", "action/release")
RANSOM_SILVER: Final = MOVES.one("ransom silver", "action/ransom-silver")
RANSOM_DEBT: Final = MOVES.one("ransom debt", "action/ransom-debt")
REPAY: Final = MOVES.one("repay", "action/repay")
FREE_WORKERS: Final = MOVES.one("free workers", "action/free-workers")

TAX: Final = MOVES.each("tax", ["0", "1", "2", "3"], "tax/{}")  # + Tax coins really paid

BUILD: Final = MOVES.named("build", BUILDINGS, MOST_CARDS, "hand/{}")  # + Building
ADVANCE: Final = MOVES.one("advance cathedral", "place/cathedral")
DISCARD: Final = MOVES.named("discard", BUILDINGS, MOST_CARDS, "hand/{}", "discard ?")  # + Building
KEEP: Final = MOVES.named("keep", BUILDINGS, MOST_CARDS, "hand/{}", "keep ?")  # + Building
RESOLVE: Final = MOVES.named("resolve", BUILDINGS, MOST_CARDS, "building/{}")  # + Building

DESTROY_DEBT: Final = MOVES.one("destroy debt", "action/destroy-debt")
TAKE_DEBT: Final = MOVES.one("take debt", "action/take-debt")
AVOID_DEBT: Final = MOVES.one("avoid debt", "action/avoid-debt")

USE: Final = MOVES.named("use", APPRENTICES, MOST_CARDS, "apprentice/{}")  # + Apprentice
USE_BOARD: Final = MOVES.one("use board", "action/use-board")
MOST_RELEASED: Final = 4
RELEASE_SOME: Final = MOVES.each("release", ["1", "2", "3", "4"], "release/{}")  # + Workers - 1

MOST_OPTIONS: Final = 4
CHOOSE: Final = MOVES.each("choose", ["1", "2", "3", "4"], "choose/{}")  # + option

WAIVE_WOOD: Final = MOVES.one("waive wood", "waive/wood")
WAIVE_STONE: Final = MOVES.one("waive stone", "waive/stone")

#: How a mix of Stone, Wood and Clay is paid.
MIXES: Final[list[tuple[int, int, int]]] = [
    (stone, total - stone - clay, clay)
    for total in range(1, 9)
    for clay in range(3 if total <= 2 else 1)
    for stone in range(total - clay + 1)
]


def _mix(stone: int, wood: int, clay: int) -> str:
    amounts = ((stone, "stone"), (wood, "wood"), (clay, "clay"))
    return " ".join([f"{amount} {good}" for amount, good in amounts if amount])


PAY_MIX: Final = MOVES.each("pay", [_mix(*mix) for mix in MIXES], "pay/{}")
MIX_NUMBERS: Final[dict[tuple[int, int, int], int]] = {mix: PAY_MIX + i for i, mix in enumerate(MIXES)}


def column_of(colour: int, seats: int) -> int:
    """Where a colour stands among those that can be captured."""
    return colour if colour < seats else len(COLOURS) + colour - seats


def capture(place: int, colour: int, seats: int) -> int:
    """The move that captures a group."""
    return CAPTURE + place * len(COLUMNS_OF_COLOUR) + column_of(colour, seats)


def captured_group(move: int, seats: int, colours: int) -> tuple[int, int]:
    """The place and the colour that a capture is about; -1 for a colour that is not at this table."""
    place, column = divmod(move - CAPTURE, len(COLUMNS_OF_COLOUR))
    colour = column if column < len(COLOURS) else seats + column - len(COLOURS)
    known = column < seats or (column >= len(COLOURS) and colour < colours)
    return place, colour if known else -1
