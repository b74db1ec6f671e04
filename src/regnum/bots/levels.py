"""The levels at which people choose their opponents, from weak to strong; docs/strength.md has what was measured."""

from collections.abc import Callable
from functools import partial
from typing import Final

from regnum.bots.base import Bot
from regnum.bots.search import SearchBot
from regnum.bots.simple import SlippingBot


def _slipping(level: int, seed: int) -> Bot:
    return SlippingBot(seed, level)


#: Level by level: how to make a bot out of a seed. How much each slips, and how long the last thinks, is a matter of
#: the game's yardstick.
LEVELS: Final[dict[str, Callable[[int], Bot]]] = {
    **{name: partial(_slipping, level) for level, name in enumerate(("beginner", "easy", "normal", "hard"))},
    "expert": SearchBot,
}
