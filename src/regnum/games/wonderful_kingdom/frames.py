"""Every kind of frame of the base game that can be pending; modes and modules bring their own."""

from typing import Final

from regnum.engine.state import Frame
from regnum.games.wonderful_kingdom import planning, production, rounds, setup

FRAMES: Final[tuple[type[Frame], ...]] = (
    planning.Leftovers,
    planning.OpenPlanning,
    planning.Planning,
    planning.Reveal,
    production.Placing,
    production.Production,
    rounds.EndRound,
    rounds.Round,
    setup.ShuffleDeck,
)
