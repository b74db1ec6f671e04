"""What the search would do, and how it judges a game that was played."""

from collections.abc import Container, Iterator
from dataclasses import dataclass
from itertools import takewhile
from typing import Final

from regnum.bots.search import Budget, SearchBot
from regnum.bots.tree import Thoughts, shares
from regnum.engine.game import Game
from regnum.engine.state import State, legal_moves

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
    """A decision of a game: whose, the chance of every seat to win, the move that was made and the one advised."""

    ply: int
    seat: int
    chances: list[float]
    played: int
    advised: int


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
    opened = position.state.copy()
    for ply in range(len(moves) if end is None else min(end, len(moves))):
        seat, played = moves[ply]
        if ply >= start:
            yield _judged(position, opened, ply, seat, played, budget)
        times_opened = position.state.times_opened
        position.play(played, seat)
        if position.state.times_opened != times_opened:
            opened = position.state.copy()


def _judged(position: Game, opened: State, ply: int, seat: int, played: int, budget: Budget) -> Judged:
    """One decision, judged; `opened` is the table as it was when the latest simultaneous step began."""
    bot = SearchBot(ply, budget)
    if position.state.lanes:
        chances = shares(position.type, opened, position.type.prospects(opened))
        return Judged(ply, seat, chances, played, bot.choose(position, seat))
    thoughts = bot.think(position, seat)
    return Judged(ply, seat, thoughts.chances(), played, thoughts.favourite(legal_moves(position.state, seat)))


def result_of(game: Game) -> list[float]:
    """What a finished game was worth to every seat."""
    winners = game.scores.winners
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(game.players)]


def turning_points(judged: list[Judged], result: list[float], most: int) -> list[tuple[Judged, float]]:
    """The decisions after which the mover's chance changed most, with the change, in the order of the game."""
    after = [one.chances for one in judged[1:]] + [result]
    changes = [(one, chances[one.seat] - one.chances[one.seat]) for one, chances in zip(judged, after, strict=True)]
    changes = [(one, change) for one, change in changes if abs(change) >= NOTICED]
    changes.sort(key=lambda entry: -abs(entry[1]))
    return sorted(changes[:most], key=lambda entry: entry[0].ply)
