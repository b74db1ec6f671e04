"""A player that thinks ahead: it searches deals that fit what it knows, and never looks at the real one."""

import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing import get_context
from typing import Final

from regnum.bots.base import Bot, asked
from regnum.bots.tree import Thoughts, Tree
from regnum.engine.game import Game, dealt_anew
from regnum.engine.rng import Rng, seeded

#: Walks between two looks at the clock.
BATCH: Final = 8


class GivenUp(Exception):
    """Nobody wants to know any more what a search would have found."""


class Budget:
    """How long to think about a decision: so many walks or so many milliseconds, whichever ends first; 0 for no end.

    Whoever may lose interest says so by `given_up`: it is asked between walks, and ends the search with `GivenUp`.
    """

    def __init__(self, walks: int = 0, milliseconds: float = 0.0, given_up: Callable[[], bool] | None = None) -> None:
        if walks <= 0 and milliseconds <= 0:
            raise ValueError("a search needs an end: walks or milliseconds")
        self.walks = walks
        self.milliseconds = milliseconds
        self.given_up = given_up

    def spend(self, walk: Callable[[int], None], settled: Callable[[int], bool]) -> None:
        """Walk in batches until it is spent, or what is left of it would change nothing; the first is always walked."""
        until = time.perf_counter() + self.milliseconds / 1000
        left = self.walks or -1
        while left:
            if self.given_up is not None and self.given_up():
                raise GivenUp
            batch = min(BATCH, left) if left > 0 else BATCH
            walk(batch)
            left -= batch if left > 0 else 0
            if (self.milliseconds > 0 and time.perf_counter() > until) or (left > 0 and settled(left)):
                break


class SearchBot(Bot):
    """Takes the move that its search has tried most.

    It keeps its tree: what it thought about a move that was really played is where it begins next time. With several
    `cores` each grows a tree of its own, their roots are added up, and every decision begins anew. Without a budget it
    takes as many walks as the game's yardstick says: the same on every machine.
    """

    def __init__(self, seed: int, budget: Budget | None = None, cores: int = 1) -> None:
        self.rng = seeded(seed)
        self.budget = budget
        self.cores = cores
        self._tree: Tree | None = None
        #: The game as it was when the tree's root was reached.
        self._rooted: Game | None = None

    def choose(self, game: Game, seat: int) -> int:
        """The move that was tried most."""
        seat, moves = asked(game, seat)
        if len(moves) == 1:
            return moves[0]
        return self.think(game, seat, to_the_end=False).favourite(moves)

    def think(self, game: Game, seat: int, to_the_end: bool = True) -> Thoughts:
        """What the search makes of each move of a seat that must decide; not to the end, only until one is chosen."""
        seat, moves = asked(game, seat)
        budget = self.budget or Budget(walks=game.type.yardstick(game.state).walks)
        if self.cores > 1:
            return think_together(game, seat, budget, self.rng, self.cores)
        tree = self._tree_for(game, seat)
        # What the seat knows is worked out once: a table dealt anew remembers it, and deals on from there alike.
        known = dealt_anew(game.type, game.state, seat, self.rng.copy())
        budget.spend(
            lambda walks: tree.grow(known, walks),
            lambda left: not to_the_end and tree.settled(left, moves),
        )
        return tree.thoughts()

    def _tree_for(self, game: Game, seat: int) -> Tree:
        """The tree of last time, followed to where the game is now; a new one where it does not lead there."""
        tree, rooted = self._tree, self._rooted
        self._rooted = game.copy()
        if tree is None or rooted is None or tree.seat != seat or not follows(tree, rooted, game):
            tree = Tree(game.type, game.catalogue, seat, self.rng)
        self._tree = tree
        return tree


def follows(tree: Tree, earlier: Game, now: Game) -> bool:
    """Move a tree's root along the moves that were played since; False where it does not lead.

    A simultaneous step can't be followed: a tree has only its own player's answers.
    """
    if not now.goes_on_from(earlier):
        return False
    game = earlier.copy()
    for mover, move in now.moves[len(game.moves) :]:
        if game.state.lanes:
            return False
        game.play(move, mover)
        if game.over or not tree.descend(move, game.decision.seat):
            return False
    return not game.state.lanes and tree.root.seat == tree.seat


def think_together(game: Game, seat: int, budget: Budget, rng: Rng, cores: int) -> Thoughts:
    """Let several processes think about the same decision, each with its own deals; their roots added up."""
    share = Budget(-(-budget.walks // cores), budget.milliseconds)
    seeds = [rng.word() for _ in range(cores)]
    try:
        total, *others = _think_apart(game, seat, share, seeds)
    except BrokenProcessPool:  # one was killed, and a pool does not mend itself
        _processes.cache_clear()
        total, *others = _think_apart(game, seat, share, seeds)
    for thoughts in others:
        total.add(thoughts)
    return total


def _think_apart(game: Game, seat: int, budget: Budget, seeds: list[int]) -> list[Thoughts]:
    pool = _processes(len(seeds))
    return [thinking.result() for thinking in [pool.submit(_think_alone, game, seat, budget, seed) for seed in seeds]]


@cache
def _processes(cores: int) -> ProcessPoolExecutor:
    """Processes that think; they stay for the next decision."""
    return ProcessPoolExecutor(cores, get_context("spawn"))


def _think_alone(game: Game, seat: int, budget: Budget, seed: int) -> Thoughts:
    return SearchBot(seed, budget).think(game, seat)
