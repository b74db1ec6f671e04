"""The expansion's moves, counted from the module's first."""

from typing import Any, Final

from regnum.engine.moves import Moves
from regnum.games.deckfiles import built_in
from regnum.games.gates_of_gold.words import BONUSES
from regnum.games.viscounts.words import RIBBONS, SEGMENTS

#: The file itself is read here: what its cards do needs the moves.
_FILE: Any = built_in(__package__, "outsiders.toml")
OUTSIDERS: Final[list[str]] = [card["id"] for card in _FILE["outsider"]]

MOVES: Final = Moves()

#: Instead of a hire: a King's Order (GOG-MBOARD-04).
ORDER: Final = MOVES.one("order", "order")
#: The columns that may be used at moments of the own turn (GOG-MBOARD-09, GOG-MBOARD-10).
COLUMN_DRAW: Final = MOVES.one("column draw", "column/3")
COLUMN_REARRANGE: Final = MOVES.one("column rearrange", "column/4")
#: The Townsfolk of any segment (GOG-ICON-06).
DISMISS: Final = MOVES.each("dismiss", SEGMENTS, "townsfolk/{}")  # + segment
WELCOME: Final = MOVES.each("welcome", OUTSIDERS, "outsider/{}")  # + Outsider
REFUSE: Final = MOVES.each("refuse", OUTSIDERS, "outsider/{}")  # + Outsider
#: The colour of the Blank Roll (GOG-MBOARD-12).
RIBBON: Final = MOVES.each("ribbon", RIBBONS, "ribbon/{}")  # + ribbon
#: What of several things that happen at the same moment comes first: what a bonus card does, or a gained order.
RESOLVE: Final = MOVES.each("resolve", BONUSES, "bonus/{}")  # + bonus
RESOLVE_ORDER: Final = MOVES.one("resolve order", "order")
#: The Assassin at the end (GOG-SCORE-04).
DISCARD_UNPAID: Final = MOVES.one("discard unpaid debt", "debt/unpaid")
DISCARD_PAID: Final = MOVES.one("discard paid debt", "debt/paid")
GAIN_APPROVED: Final = MOVES.one("gain approved deed", "deed/approved")
