"""The catalogue of moves: which number is which move, and how it is written."""

from typing import Final

from regnum.engine.moves import Catalogue
from regnum.games.architects.cards import Deck
from regnum.games.architects.words import CIRCLES, COLOURS, COLUMNS, GOODS, MARKET_SPACES, MOST_CARDS, PLACES, ROWS

DONE: Final = 0
DECLINE: Final = 1

#: Placing a Worker, in the order of the board.
PLACE: Final = 2
PLACE_QUARRY: Final = 2
PLACE_FOREST: Final = 3
PLACE_MINES_CLAY: Final = 4
PLACE_MINES_GOLD: Final = 5
PLACE_SILVERSMITH: Final = 6
PLACE_STOREHOUSE: Final = 7
PLACE_WORKSHOP_HIRE: Final = 8
PLACE_WORKSHOP_DRAW: Final = 9
PLACE_TOWN_CENTRE: Final = 10
PLACE_TAX_STAND: Final = 11
PLACE_MARKET_LEFT: Final = 12
PLACE_MARKET_HIRE: Final = 13
PLACE_MARKET_DRAW: Final = 14
PLACE_MARKET_RIGHT: Final = 15
PLACE_GUARDHOUSE: Final = 16
PLACE_GUILDHALL: Final = 17
_PLACINGS: Final = (
    ("quarry", "quarry"),
    ("forest", "forest"),
    ("mines clay", "mines"),
    ("mines gold", "mines"),
    ("silversmith", "silversmith"),
    ("storehouse", "storehouse"),
    ("workshop hire", "workshop"),
    ("workshop draw", "workshop"),
    ("town-centre", "town-centre"),
    ("tax-stand", "tax-stand"),
    ("black-market left", "black-market-left"),
    ("black-market middle hire", "black-market-middle"),
    ("black-market middle draw", "black-market-middle"),
    ("black-market right", "black-market-right"),
    ("guardhouse", "guardhouse"),
    ("guildhall", "guildhall"),
)

#: Taking a Worker back: from a large circle, or by the safety net of ARC-RUL-11.
RECALL: Final = 18
RECALL_MARKET: Final = RECALL + CIRCLES
RECALL_PRISON: Final = RECALL_MARKET + 3
RECALL_BOARD: Final = RECALL_PRISON + 1

TRADE_VIRTUE: Final = RECALL_BOARD + 5
TRADE_MARBLE: Final = TRADE_VIRTUE + 1
TRADE: Final = TRADE_MARBLE + 1  # + Apprentice

HIRE: Final = TRADE + MOST_CARDS  # + space
DISMISS: Final = HIRE + 2 * COLUMNS  # + Apprentice

CAPTURE: Final = DISMISS + MOST_CARDS  # + place * 5 + seat

IMPRISON: Final = CAPTURE + CIRCLES * 5
RELEASE: Final = IMPRISON + 1
RANSOM_SILVER: Final = RELEASE + 1
RANSOM_DEBT: Final = RANSOM_SILVER + 1
REPAY: Final = RANSOM_DEBT + 1
FREE_WORKERS: Final = REPAY + 1

TAX: Final = FREE_WORKERS + 1  # + Tax coins really paid

BUILD: Final = TAX + 4  # + Building
ADVANCE: Final = BUILD + MOST_CARDS
DISCARD: Final = ADVANCE + 1  # + Building
KEEP: Final = DISCARD + MOST_CARDS  # + Building
RESOLVE: Final = KEEP + MOST_CARDS  # + Building

DESTROY_DEBT: Final = RESOLVE + MOST_CARDS
TAKE_DEBT: Final = DESTROY_DEBT + 1
AVOID_DEBT: Final = TAKE_DEBT + 1

USE: Final = AVOID_DEBT + 1  # + Apprentice
USE_BOARD: Final = USE + MOST_CARDS
RELEASE_SOME: Final = USE_BOARD + 1  # + Workers - 1
MOST_RELEASED: Final = 4

CHOOSE: Final = RELEASE_SOME + MOST_RELEASED  # + option
MOST_OPTIONS: Final = 4

#: Judith's board: replace one good of a cost (the last: one of a mix), or pay what is left.
REPLACE: Final = CHOOSE + MOST_OPTIONS
REPLACE_MIX: Final = REPLACE + 5
PAY_REST: Final = REPLACE_MIX + 1
WAIVE_WOOD: Final = PAY_REST + 1
WAIVE_STONE: Final = WAIVE_WOOD + 1

#: How a mix of Stone, Wood and Clay is paid.
PAY_MIX: Final = WAIVE_STONE + 1
MIXES: Final[list[tuple[int, int, int]]] = [
    (stone, total - stone - clay, clay)
    for total in range(1, 9)
    for clay in range(3 if total <= 2 else 1)
    for stone in range(total - clay + 1)
]
MIX_NUMBERS: Final[dict[tuple[int, int, int], int]] = {mix: PAY_MIX + i for i, mix in enumerate(MIXES)}


def catalogue_of(deck: Deck) -> Catalogue:
    """The catalogue for a deck of cards: the numbers are fixed, the card names are the deck's."""
    apprentices = [card.id for card in deck.apprentices]
    buildings = [card.id for card in deck.buildings]
    moves = Catalogue()
    moves.add("done", "done")
    moves.add("decline", "decline")
    for words, target in _PLACINGS:
        moves.add(f"place {words}", f"place/{target}")
    for place in PLACES:
        moves.add(f"recall {place}", f"place/{place}")
    for space in MARKET_SPACES:
        moves.add(f"recall black-market {space}", f"place/black-market-{space}")
    moves.add("recall prison", "place/prison")
    for colour in COLOURS:
        moves.add(f"recall {colour}-board", f"board/{colour}")
    moves.add("trade virtue", "trade/virtue")
    moves.add("trade marble", "trade/marble")
    _add_cards(moves, "trade", "apprentice", apprentices)
    for row in ROWS:
        for column in range(1, COLUMNS + 1):
            moves.add(f"hire {row} {column}", f"display/{row}-{column}")
    _add_cards(moves, "dismiss", "apprentice", apprentices)
    for place in PLACES:
        for colour in COLOURS:
            moves.add(f"capture {colour} {place}", f"place/{place}")
    for words in ("imprison", "release", "ransom silver", "ransom debt", "repay", "free workers"):
        moves.add(words, f"action/{words.replace(' ', '-')}")
    for coins in range(4):
        moves.add(f"tax {coins}", f"tax/{coins}")
    _add_cards(moves, "build", "hand", buildings)
    moves.add("advance cathedral", "place/cathedral")
    _add_cards(moves, "discard", "hand", buildings, secret=True)
    _add_cards(moves, "keep", "hand", buildings, secret=True)
    _add_cards(moves, "resolve", "building", buildings)
    for words in ("destroy debt", "take debt", "avoid debt"):
        moves.add(words, f"action/{words.replace(' ', '-')}")
    _add_cards(moves, "use", "apprentice", apprentices)
    moves.add("use board", "action/use-board")
    for workers in range(1, MOST_RELEASED + 1):
        moves.add(f"release {workers}", f"release/{workers}")
    for option in range(1, MOST_OPTIONS + 1):
        moves.add(f"choose {option}", f"choose/{option}")
    for good in GOODS[:5]:
        moves.add(f"replace {good}", f"replace/{good}")
    moves.add("replace mix", "replace/mix")
    moves.add("pay rest", "pay/rest")
    moves.add("waive wood", "waive/wood")
    moves.add("waive stone", "waive/stone")
    for stone, wood, clay in MIXES:
        amounts = ((stone, "stone"), (wood, "wood"), (clay, "clay"))
        words = " ".join(f"{amount} {good}" for amount, good in amounts if amount)
        moves.add(f"pay {words}", f"pay/{words.replace(' ', '-')}")
    return moves


def _add_cards(moves: Catalogue, verb: str, target: str, ids: list[str], secret: bool = False) -> None:
    """A move for every card, and unused numbers up to the most cards that a deck may hold."""
    for number in range(MOST_CARDS):
        id = ids[number] if number < len(ids) else f"card-{number + 1}"
        moves.add(f"{verb} {id}", f"{target}/{id}", f"{verb} ?" if secret else "")
