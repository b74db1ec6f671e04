"""The levels at which people choose their opponents, from weak to strong; docs/strength.md has what was measured."""

from collections.abc import Callable
from typing import Final

from regnum.bots.base import Bot
from regnum.bots.search import Budget, SearchBot
from regnum.bots.simple import CarelessBot, GreedyBot


def _careless(careless: int) -> Callable[[int], Bot]:
    """A greedy bot with lapses; its thoughts and its lapses draw from generators of their own."""
    return lambda seed: CarelessBot(seed, GreedyBot(seed << 1 | 1), careless)


#: Level by level: how to make a bot out of a seed. No answer takes longer than the milliseconds of its budget.
LEVELS: Final[dict[str, Callable[[int], Bot]]] = {
    "beginner": _careless(92),
    "easy": _careless(46),
    "normal": _careless(26),
    "hard": _careless(5),
    "expert": lambda seed: SearchBot(seed, Budget(walks=120, milliseconds=2500)),
}
