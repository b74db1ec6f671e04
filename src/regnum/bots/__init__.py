"""Opponents. All of them play all games."""

import re
from collections.abc import Callable
from typing import Final, SupportsIndex

from regnum.bots.base import Bot
from regnum.bots.levels import LEVELS
from regnum.bots.search import Budget, SearchBot
from regnum.bots.simple import GreedyBot, RandomBot
from regnum.engine.errors import BadOption, meant
from regnum.engine.numbers import whole

#: How long the plain `search` thinks about a decision, in walks.
WALKS: Final = 200

BOTS: Final[dict[str, Callable[[int], Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "search": lambda seed: SearchBot(seed, Budget(walks=WALKS)),
    **LEVELS,
}
#: A search with a budget of one's own: `search:500` walks, or `search:800ms`.
OWN_BUDGET: Final = re.compile(r"search:([1-9][0-9]{0,6})(ms)?")
#: All names, for errors and help.
NAMES: Final = f"{', '.join(BOTS)}, search:WALKS, search:TIMEms"


def is_bot(name: str) -> bool:
    """Whether a bot has that name."""
    return name in BOTS or OWN_BUDGET.fullmatch(name) is not None


def make_bot(name: str, seed: SupportsIndex) -> Bot:
    """A bot by name; the same seed makes the same choices, unless it thinks by the clock."""
    chance = whole(seed)
    if chance is None:
        raise BadOption(f"a bot's seed is a whole number, not {seed!r}")
    if name in BOTS:
        return BOTS[name](chance)
    asked = OWN_BUDGET.fullmatch(name)
    if asked is None:
        raise BadOption(f"no bot is called {name!r}; {meant(name, BOTS)}there are: {NAMES}")
    number = int(asked[1])
    return SearchBot(chance, Budget(milliseconds=number) if asked[2] else Budget(walks=number))
