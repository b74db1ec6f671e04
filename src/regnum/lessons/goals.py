"""What a position must meet: a path into what the learner sees, and a comparison."""

import operator
import re
from collections.abc import Callable, Mapping
from typing import Any, Final

from regnum.engine.errors import RegnumError
from regnum.engine.game import Game

GOAL: Final = re.compile(r"([a-z_][\w.\-]*)\s*(>=|<=|==|!=|>|<)\s*([\w\-]+)")
COMPARISONS: Final[dict[str, Callable[[Any, Any], bool]]] = {
    ">=": operator.ge,
    "<=": operator.le,
    "==": operator.eq,
    "!=": operator.ne,
    ">": operator.gt,
    "<": operator.lt,
}


class BadGoal(RegnumError):
    """A goal that can't be asked."""


def met(goal: str, game: Game, seat: int) -> bool:
    """Whether a position meets a goal, as a seat sees it."""
    path, sign, wanted = _parts(goal)
    found = value(path, game, seat)
    if isinstance(found, str) == wanted.lstrip("-").isdigit():
        raise BadGoal(f"{goal!r}: {path} is {found!r}, which can't be compared with {wanted}")
    return COMPARISONS[sign](found, wanted if isinstance(found, str) else int(wanted))


def _parts(goal: str) -> tuple[str, str, str]:
    told = GOAL.fullmatch(goal.strip())
    if told is None:
        raise BadGoal(f"{goal!r} is no goal; one is written like: me.stone >= 3")
    return told[1], told[2], told[3]


def path_of(goal: str) -> str:
    """What a goal is about."""
    return _parts(goal)[0]


def value(path: str, game: Game, seat: int) -> int | str:
    """What a path leads to: a number or a word as it is, of a list or an object how many it holds.

    It begins at a field of the table, at `me`, the learner's player, or at `points`, `decision` (its kind) and `over`.
    """
    view: Any = game.view(seat)
    kinds = [one["kind"] for one in view["decisions"] if one["seat"] == seat]
    found: Any = {
        **view["table"],
        "me": view["table"]["players"][seat],
        "points": view["scores"]["totals"][seat],
        "decision": kinds[0] if kinds else "none",
        "over": int(view["over"]),
    }
    for name in path.split("."):
        if isinstance(found, list) and name.isdigit() and int(name) < len(found):
            found = found[int(name)]
        elif isinstance(found, Mapping) and name in found:
            found = found[name]
        else:
            known = ", ".join(found) if isinstance(found, Mapping) else "its entries by number"
            raise BadGoal(f"{path}: there is no {name!r}; there are: {known}")
    if isinstance(found, list | Mapping):
        return len(found)
    return found if isinstance(found, str) else int(found or 0)
