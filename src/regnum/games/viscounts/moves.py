"""The catalogue of moves: which number is which move, and how it is written.

Numbers and notations come from the same lines. Those of cards have room for the most cards that a deck may hold.
"""

from typing import Final

from regnum.engine.moves import Moves
from regnum.games.viscounts.fields import TOWNSFOLK
from regnum.games.viscounts.words import (
    ACTIONS,
    COLOURS,
    GOODS,
    MOST_CARDS,
    PLAYER_CARDS,
    SEGMENTS,
    SLOTS,
    SPACES,
    SPOTS,
    TIERS,
    WEDGES,
)

MOVES: Final = Moves()

DECLINE: Final = MOVES.one("decline", "decline")

#: Set-up: the pair with the Player card of a town.
PICK: Final = MOVES.each("pick", [str(number + 1) for number in range(PLAYER_CARDS)], "pair/{}")  # + Player card

PLAY: Final = MOVES.named("play", TOWNSFOLK, MOST_CARDS, "hand/{}")  # + card
GO: Final = MOVES.each("go", SPACES, "space/{}")  # + space

ACT: Final = MOVES.each("", ACTIONS, "action/{}")  # + action
PASS: Final = MOVES.one("pass", "action/pass")
DISMISS_NOBODY: Final = MOVES.one("dismiss nobody", "action/dismiss-nobody")
DISMISS: Final = MOVES.one("dismiss", "action/dismiss")
PAY: Final = MOVES.each("pay", GOODS, "pay/{}")  # + good

#: Whoever can pay for more is asked again.
MOST_EXCHANGES: Final = 40
EXCHANGE: Final = MOVES.each("exchange", [str(n + 1) for n in range(MOST_EXCHANGES)], "exchange/{}")  # + times - 1

BUILD: Final = MOVES.each("build", SLOTS, "slot/{}")  # + slot
SPOT: Final = MOVES.each("build on", SPOTS, "spot/{}")  # + spot
LINK_BEFORE: Final = MOVES.one("link before", "link/before")
LINK_AFTER: Final = MOVES.one("link after", "link/after")

SEND: Final = MOVES.each("send", ["1", "2", "3", "4"], "workers/{}")  # + Workers - 1
PLACE: Final = MOVES.each("place", WEDGES, "section/{}")  # + wedge
SHIFT_ON: Final = MOVES.each("shift on", WEDGES, "section/{}")  # + wedge, clockwise
SHIFT_BACK: Final = MOVES.each("shift back", WEDGES, "section/{}")  # + wedge, counter-clockwise
CLIMB: Final = MOVES.each("climb", WEDGES, "section/{}")  # + wedge
#: Bumping a Worker of a side: the players' colours, then that of an actor without a seat.
COLUMNS_OF_SIDES: Final = (*COLOURS, "ai")
BUMP: Final = MOVES.size  # + what `bump` adds
for _tier in TIERS[:2]:
    for _wedge in WEDGES:
        MOVES.each("bump", [f"{side} {_wedge} {_tier}" for side in COLUMNS_OF_SIDES], f"section/{_wedge}")

TAKE: Final = MOVES.each("take", GOODS[1:], "take/{}")  # + resource - 1
FLIP_DEBT: Final = MOVES.one("flip debt", "flip/debt")
FLIP_DEED: Final = MOVES.one("flip deed", "flip/deed")

DISCARD: Final = MOVES.named("discard", TOWNSFOLK, MOST_CARDS, "hand/{}")  # + card
DISCARD_TOP: Final = MOVES.one("discard top", "pile/draw")
DESTROY: Final = MOVES.named("destroy", TOWNSFOLK, MOST_CARDS, "hand/{}")  # + card
DESTROY_TOP: Final = MOVES.one("destroy top", "pile/draw")
#: The cards on a Player Board in another order: where each of them comes from.
ORDERS: Final = ["1 2 3", "1 3 2", "2 1 3", "2 3 1", "3 1 2", "3 2 1"]
ARRANGE: Final = MOVES.each("arrange", ORDERS, "row/{}")

RECRUIT: Final = MOVES.one("recruit", "action/recruit")
HIRE: Final = MOVES.each("hire", SEGMENTS, "townsfolk/{}")  # + segment
RECEIVE: Final = MOVES.each("receive", SEGMENTS, "manuscript/{}")  # + segment

MOST_OPTIONS: Final = 4
CHOOSE: Final = MOVES.each("choose", ["1", "2", "3", "4"], "choose/{}")  # + option
#: What of several things that happen at the same moment comes first: what a card does, a slot, the effect of a hire.
RESOLVE: Final = MOVES.named("resolve", TOWNSFOLK, MOST_CARDS, "card/{}")  # + card
RESOLVE_SLOT: Final = MOVES.each("resolve", SLOTS, "slot/{}")  # + slot
RESOLVE_EFFECT: Final = MOVES.one("resolve effect", "action/effect")


def column_of(side: int, seats: int) -> int:
    """Where a side stands among those that can be bumped."""
    return side if side < seats else len(COLOURS) + side - seats


def bump(side: int, wedge: int, tier: int, seats: int) -> int:
    """The move that bumps a Worker; `tier` 0 is the first."""
    return BUMP + (tier * len(WEDGES) + wedge) * len(COLUMNS_OF_SIDES) + column_of(side, seats)


def bumped(move: int, seats: int, sides: int) -> int:
    """The side that such a move is about; -1 for one that is not at this table."""
    column = (move - BUMP) % len(COLUMNS_OF_SIDES)
    side = column if column < len(COLOURS) else seats + column - len(COLOURS)
    return side if column < seats or (column >= len(COLOURS) and side < sides) else -1
