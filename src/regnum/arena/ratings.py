"""How strong bots are, and how sure that is.

Ratings come from openskill's Plackett-Luce model: it takes a game as an order of any number of players, which is what
a race is, and for two it is the model behind Elo. Bots do not learn between games, so nothing is added to the
uncertainty from game to game (`tau` is 0).
"""

import math
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Final

import msgspec
from openskill.models import PlackettLuce

from regnum.arena.results import Result

#: So many standard deviations to each side hold 95 % of a normal distribution.
SIDES: Final = 1.96


class Rating(msgspec.Struct, frozen=True):
    """A bot's rating: the mean, its 95 % interval, and the conservative value (three deviations below the mean)."""

    bot: str
    mean: float
    deviation: float

    @property
    def low(self) -> float:
        """The lower end of the interval."""
        return self.mean - SIDES * self.deviation

    @property
    def high(self) -> float:
        """The upper end of the interval."""
        return self.mean + SIDES * self.deviation

    @property
    def conservative(self) -> float:
        """What the bot is almost surely worth."""
        return self.mean - 3 * self.deviation


class Pairing(msgspec.Struct, frozen=True):
    """What one bot got against another: of each game a share from 0 to 1, and the 95 % interval of their mean."""

    one: str
    other: str
    games: int
    wins: int
    ties: int
    share: float
    low: float
    high: float


def rate(bots: Sequence[str], results: Iterable[Result]) -> list[list[Rating]]:
    """The ratings before the first game and after each, in the order of the games."""
    model = PlackettLuce(tau=0.0)
    rated = {bot: model.rating(name=bot) for bot in bots}
    course = [[Rating(bot, rated[bot].mu, rated[bot].sigma) for bot in bots]]
    for result in results:
        there = list(dict.fromkeys(result.bots))
        teams = model.rate([[rated[bot]] for bot in there], ranks=[_mean_place(result, bot) for bot in there])
        rated |= {bot: team[0] for bot, team in zip(there, teams, strict=True)}
        course.append([Rating(bot, rated[bot].mu, rated[bot].sigma) for bot in bots])
    return course


def _mean_place(result: Result, bot: str) -> float:
    places = [place for place, sitter in zip(result.places, result.bots, strict=True) if sitter == bot]
    return sum(places) / len(places)


def share(result: Result, one: str, other: str) -> float | None:
    """What one bot got of a game against another: of all pairs of their seats those with it ahead, ties half."""
    mine = [place for place, bot in zip(result.places, result.bots, strict=True) if bot == one]
    theirs = [place for place, bot in zip(result.places, result.bots, strict=True) if bot == other]
    if not mine or not theirs:
        return None
    points = sum((own < their) + (own == their) / 2 for own in mine for their in theirs)
    return points / (len(mine) * len(theirs))


def pairing(one: str, other: str, results: Iterable[Result]) -> Pairing:
    """All games of two bots together."""
    shares = [got for result in results if (got := share(result, one, other)) is not None]
    low, high = wilson(sum(shares), len(shares))
    return Pairing(
        one=one,
        other=other,
        games=len(shares),
        wins=sum(got > 0.5 for got in shares),
        ties=sum(got == 0.5 for got in shares),
        share=sum(shares) / len(shares) if shares else 0.5,
        low=low,
        high=high,
    )


def pairings(bots: Sequence[str], results: Sequence[Result]) -> list[Pairing]:
    """Every two bots that have met."""
    met = [pairing(one, other, results) for one, other in combinations(bots, 2)]
    return [pair for pair in met if pair.games]


def wilson(points: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share; it stays within 0 and 1, and is honest about few games."""
    if not games:
        return 0.0, 1.0
    square = SIDES * SIDES
    got = points / games
    middle = got + square / (2 * games)
    spread = SIDES * math.sqrt(got * (1 - got) / games + square / (4 * games * games))
    return max(0.0, (middle - spread) / (1 + square / games)), min(1.0, (middle + spread) / (1 + square / games))
