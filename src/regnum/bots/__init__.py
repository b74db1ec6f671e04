"""Opponents. All of them play all games."""

from collections.abc import Callable
from typing import Final

from regnum.bots.base import Bot
from regnum.bots.simple import GreedyBot, RandomBot
from regnum.engine.errors import BadOption

BOTS: Final[dict[str, Callable[[int], Bot]]] = {"random": RandomBot, "greedy": GreedyBot}


def make_bot(name: str, seed: int) -> Bot:
    """A bot by name; the same seed makes the same choices."""
    if name not in BOTS:
        raise BadOption(f"no bot is called {name!r}; there are: {', '.join(BOTS)}")
    return BOTS[name](seed)
