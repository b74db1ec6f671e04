"""What a finished game is worth to each seat."""

from collections.abc import Callable
from typing import Final

from regnum.engine.errors import BadOption
from regnum.engine.scores import Scores

Reward = Callable[[Scores], list[float]]


def outcome(scores: Scores) -> list[float]:
    """1 for the winner, -1 for everybody else, 0 for those who share the win. Those who play together all win or lose.

    A game that nobody wins (a solo game without a medal, a quest that all have missed, a rival ahead of all) is lost by
    all.
    """
    won = 1.0 if scores.together or len(scores.winners) == 1 else 0.0
    return [won if seat in scores.winners else -1.0 for seat in range(len(scores.totals))]


def score(scores: Scores) -> list[float]:
    """The lead in points over the best of the others, of rivals and of the goal; with nothing to beat, the points.

    Those who play together have one lead, that of their sum.
    """
    return [float(lead) for lead in scores.leads]


REWARDS: Final[dict[str, Reward]] = {"outcome": outcome, "score": score}
#: No score is larger.
MOST_POINTS: Final = 1000.0


def reward_named(name: str) -> Reward:
    """A reward by name."""
    if name not in REWARDS:
        raise BadOption(f"no reward is called {name!r}; there are: {', '.join(REWARDS)}")
    return REWARDS[name]
