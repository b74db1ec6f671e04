"""Strangers: plain scripted players with one idea each, to judge bots by. Whoever plays well beats all of them.

No bot of the house is made from them. They see what a program outside sees (docs/bots.md): the legal moves in the
game's notation and the view of their seat. `regnum arena GAME --bots expert,@strangers` plays against all of a game,
and `@miner` is one of them; `python -m regnum.strangers GAME NAME` is one as a program outside.
"""

from collections.abc import Callable
from typing import Final

from regnum.engine.errors import BadOption, meant
from regnum.strangers import architects, viscounts, wonderful_kingdom
from regnum.strangers.base import Stranger

#: How a stranger is written where bots are named.
MARK: Final = "@"
#: All strangers of a game, those held back included.
ALL: Final = "@strangers"

#: By game and name: how to make one out of a seed.
STRANGERS: Final[dict[str, dict[str, Callable[[int], Stranger]]]] = {
    "architects": architects.STRANGERS,
    "viscounts": viscounts.STRANGERS,
    "wonderful_kingdom": wonderful_kingdom.STRANGERS,
}
#: By game: those by which bots are judged, and never tuned.
HELD_BACK: Final[dict[str, tuple[str, ...]]] = {
    "architects": architects.HELD_BACK,
    "viscounts": viscounts.HELD_BACK,
    "wonderful_kingdom": wonderful_kingdom.HELD_BACK,
}


def is_stranger(name: str) -> bool:
    """Whether a stranger is meant, be there one or not."""
    return name.startswith(MARK)


def check_stranger(game: str, name: str) -> None:
    """Refuse a stranger that the game does not have."""
    known = [MARK + one for one in STRANGERS.get(game, {})]
    if name not in known:
        raise BadOption(
            f"{game} has no stranger {name!r}; {meant(name, known)}there are: {', '.join([ALL, *known]) or 'none'}"
        )


def make_stranger(game: str, name: str, seed: int) -> Stranger:
    """A stranger of a game by its name, with the mark or without."""
    return STRANGERS[game][name.removeprefix(MARK)](seed)


def with_strangers(game: str, names: list[str]) -> list[str]:
    """Names of bots, with all strangers of the game in the place of `@strangers`."""
    found: list[str] = []
    for name in names:
        if name == ALL:
            found += [MARK + one for one in STRANGERS.get(game, {}) if MARK + one not in names]
        else:
            found.append(name)
    return found
