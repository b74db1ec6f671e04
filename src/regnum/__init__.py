"""Regnum: a digital tabletop for a family of kingdom games, and its rules engine.

>>> import regnum
>>> game = regnum.new("architects", players=3, seed=7)
>>> game.decision.kind
'draft-pick'
"""

from regnum.api import compiled, from_position, games, load, new
from regnum.engine.errors import (
    BadDeck,
    BadOption,
    BadPosition,
    BadRecord,
    IllegalMove,
    MalformedMove,
    RegnumError,
    UnknownGame,
)
from regnum.engine.game import Decision, Game
from regnum.engine.record import Record
from regnum.engine.scores import Scores

__version__ = "0.1.0"

__all__ = [
    "BadDeck",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Decision",
    "Game",
    "IllegalMove",
    "MalformedMove",
    "Record",
    "RegnumError",
    "Scores",
    "UnknownGame",
    "compiled",
    "from_position",
    "games",
    "load",
    "new",
]
