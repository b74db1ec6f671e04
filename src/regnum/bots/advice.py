"""What the search would do, and how it judges a game that was played."""

from collections.abc import Container, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import takewhile
from typing import Final

from regnum.bots.search import Budget, SearchBot
from regnum.bots.tree import Thoughts
from regnum.bots.worth import shares
from regnum.engine.game import Game
from regnum.engine.resolving import first_decider, legal_moves

#: Walks for a hint and for each decision of an analysis, unless somebody wants more.
HINT_WALKS: Final = 150
ANALYSIS_WALKS: Final = 40
#: A smaller change of the chances is no turning point.
NOTICED: Final = 0.01
#: How many moves a hint names.
CANDIDATES: Final = 5


@dataclass(frozen=True)
class Candidate:
    """A move worth thinking about: the share of the search it took, the chance to win and the points after it.

    `line` is what will likely follow: seats and their moves, as far as anybody could tell the seat of them.
    """

    move: int
    share: float
    chance: float
    points: float
    line: list[tuple[int, int]]


@dataclass(frozen=True)
class Judged:
    """A decision of a game: whose, the chance of every seat to win, the move that was made and the one advised.

    `step` numbers the simultaneous step to which it belongs; 0 where seats decide in turn.
    """

    ply: int
    seat: int
    chances: list[float]
    played: int
    advised: int
    step: int = 0


def advise(game: Game, seat: int, budget: Budget, seed: int = 0) -> list[Candidate]:
    """The moves of a seat that the search would consider, the best first; from what the seat may know."""
    thoughts = SearchBot(seed, budget).think(game, seat)
    return candidates(thoughts, legal_moves(game.state, seat), game.catalogue.secret)


def candidates(thoughts: Thoughts, moves: list[int], secret: Container[int]) -> list[Candidate]:
    """The tried ones of some moves, the best first; beyond the first secret move nobody can tell what follows."""
    best = thoughts.favourite(moves)
    tried = [move for move in moves if thoughts.visits.get(move)]
    tried.sort(key=lambda move: (move != best, -thoughts.visits[move], -thoughts.chance(move)))
    total = sum(thoughts.visits[move] for move in tried)
    return [
        Candidate(
            move,
            thoughts.visits[move] / total,
            thoughts.chance(move),
            thoughts.points(move),
            list(takewhile(lambda step: step[1] not in secret, thoughts.lines[move])),
        )
        for move in tried[:CANDIDATES]
    ]


def analyse(game: Game, budget: Budget, start: int = 0, end: int | None = None) -> Iterator[Judged]:
    """Judge the decisions of a game from one ply to another, each with what its seat knew then.

    In a simultaneous step the chances stay as they were when it began: what the answers come to shows after it. The
    judgement of a decision does not depend on where the analysis began, so that a long one can be cut in pieces.
    """
    moves = game.moves
    position = game.at(0)
    step = _Step(position, budget)
    for ply in range(len(moves) if end is None else min(end, len(moves))):
        seat, played = moves[ply]
        if position.state.times_opened != step.number:
            step = _Step(position, budget)
        if ply >= start:
            yield _judged(position, step, ply, seat, played, budget)
        position.play(played, seat)


class _Step:
    """The latest simultaneous step, as it began."""

    def __init__(self, position: Game, budget: Budget) -> None:
        self.number = position.state.times_opened
        self._opened = position.copy()
        self._budget = budget

    @cached_property
    def chances(self) -> list[float]:
        """The chances of all seats as the first of those who must answer sees them; thought out when asked for."""
        seat = first_decider(self._opened.state)
        return SearchBot(self.number, self._budget).think(self._opened, seat).chances()


def _judged(position: Game, step: _Step, ply: int, seat: int, played: int, budget: Budget) -> Judged:
    bot = SearchBot(ply, budget)
    if position.state.lanes:
        return Judged(ply, seat, step.chances, played, bot.choose(position, seat), step.number)
    thoughts = bot.think(position, seat)
    return Judged(ply, seat, thoughts.chances(), played, thoughts.favourite(legal_moves(position.state, seat)))


def result_of(game: Game) -> list[float]:
    """What a finished game was worth to every seat; with nobody and nothing to beat, what its points are worth."""
    scores = game.scores
    return scores.shares if scores.contested else shares(game.type, game.state, [float(scores.totals[0])])


def turning_points(judged: list[Judged], result: list[float], most: int) -> list[tuple[Judged, float]]:
    """The decisions after which the mover's chance changed most, with the change, in the order of the game.

    A simultaneous step counts as one decision of each seat, its last in the step: the change shows after the step.
    """
    last = {(one.step, one.seat): one.ply for one in judged}
    changes = [
        (one, after[one.seat] - one.chances[one.seat])
        for one, after in zip(judged, _afterwards(judged, result), strict=True)
        if not one.step or one.ply == last[one.step, one.seat]
    ]
    changes = [(one, change) for one, change in changes if abs(change) >= NOTICED]
    changes.sort(key=lambda entry: -abs(entry[1]))
    return sorted(changes[:most], key=lambda entry: entry[0].ply)


def _afterwards(judged: list[Judged], result: list[float]) -> list[list[float]]:
    """The chances after each decision; of a simultaneous step, after the whole of it."""
    after = [result]
    for one, following in zip(judged[-2::-1], judged[:0:-1], strict=True):
        after.append(after[-1] if one.step and one.step == following.step else following.chances)
    return after[::-1]
