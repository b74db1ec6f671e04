"""Fit the prices by which bots judge a table, by playing.

usage: python -m benchmarks.tune [--game G] [--players N,N] [--rounds N] [--pairs N] [--step S] [--out FILE]

A game can be tuned that has a table of prices, `weights.py`, beside its `evaluation.py`. An evolution strategy: the
prices are multiplied by factors, one for each group of things (`GROUPS` of the table) at the start and at the end of
the game. In every round pairs of players are drawn, one with some groups dearer and the other with the same groups
cheaper; both play the same deals in the same seats against a pool (the present prices, those of earlier rounds, and
zealots who believe in one thing only), and the factors move towards those who led more clearly.

It goes on where FILE ends, tells every round, and prints the new table at the end. On all cores; use the compiled
build.
"""

import argparse
import importlib
import json
import multiprocessing
import random
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import regnum
from regnum.bots.base import bot_seed
from regnum.bots.simple import GreedyBot

Vector = NDArray[np.float64]
#: How many earlier prices are kept, a new one every so many rounds.
POOL = 4
KEPT_EVERY = 10
#: What one thing is dearer to a zealot.
ZEAL = 3.0
#: A lead beyond this is no better.
CLEAR = 40.0
#: How much of the sum of what was learnt a round follows.
RATE = 0.5


class Prices:
    """The table of prices of a game, which can be changed while games are played."""

    def __init__(self, game: str) -> None:
        table: Any = importlib.import_module(f"regnum.games.{game}.weights")
        self.names: list[str] = table.NAMES
        self.groups: list[tuple[str, tuple[str, ...]]] = table.GROUPS
        self.lists: tuple[list[float], list[float]] = table.EARLY, table.LATE
        self.printed = [prices.copy() for prices in self.lists]
        self.group_of = [self._group(name) for name in self.names]

    def _group(self, name: str) -> int:
        return next(place for place, (_, beginnings) in enumerate(self.groups) if name.startswith(beginnings))

    def use(self, factors: Vector) -> None:
        """Play with these factors: the logarithms of those at the start, then of those at the end."""
        for prices, printed, part in zip(self.lists, self.printed, np.split(np.exp(factors), 2), strict=True):
            prices[:] = [price * part[group] for price, group in zip(printed, self.group_of, strict=True)]


def lead(task: tuple[str, int, int, int, list[Vector]]) -> float:
    """One game: the lead of a seat over the mean of the others; everybody has prices of their own."""
    name, players, seat, seed, factors = task
    prices = prices_of(name)
    game = regnum.new(name, players, seed)
    bots = [GreedyBot(bot_seed(seed, number)) for number in range(players)]
    while not game.over:
        decider = game.decision.seat
        prices.use(factors[decider])
        game.play(bots[decider].choose(game, decider), decider)
    totals = game.scores.totals
    others = [total for number, total in enumerate(totals) if number != seat]
    return float(np.clip(totals[seat] - np.mean(others), -CLEAR, CLEAR))


@cache
def prices_of(game: str) -> Prices:
    """Made once in a process: it changes the game's own lists."""
    return Prices(game)


class Tuning:
    """What has been learnt so far, as it is kept in the file."""

    def __init__(self, size: int) -> None:
        self.round = 0
        self.factors: Vector = np.zeros(size)
        self.pool: list[Vector] = [np.zeros(size)]

    def load(self, path: Path) -> None:
        """Go on where the file ends."""
        told = json.loads(path.read_text())
        self.round, self.factors = told["round"], np.array(told["factors"])
        self.pool = [np.array(factors) for factors in told["pool"]]

    def save(self, path: Path) -> None:
        pool = [factors.tolist() for factors in self.pool]
        path.write_text(json.dumps({"round": self.round, "factors": self.factors.tolist(), "pool": pool}))


def zealots(prices: Prices) -> list[Vector]:
    """One for each group: it is dear to them from the beginning to the end."""
    found = []
    for group in range(len(prices.groups)):
        factors = np.zeros(2 * len(prices.groups))
        factors[[group, group + len(prices.groups)]] = np.log(ZEAL)
        found.append(factors)
    return found


def learn(tuning: Tuning, given: argparse.Namespace, pool: Any, strangers: list[Vector]) -> tuple[float, float]:
    """One round: the mean lead, and how far the pairs differed."""
    chance = random.Random(tuning.round)
    noise = np.random.default_rng(tuning.round)
    opponents = [tuning.factors, *tuning.pool, *strangers]
    directions, tasks = [], []
    for pair in range(given.pairs):
        direction = noise.standard_normal(len(tuning.factors))
        directions.append(direction)
        players = given.players[pair % len(given.players)]
        seat, seed = chance.randrange(players), chance.getrandbits(30)
        table = [chance.choice(opponents) for _ in range(players)]
        for sign in (1, -1):
            table[seat] = tuning.factors + sign * given.step * direction
            tasks.append((given.game, players, seat, seed, list(table)))
    leads = np.array(pool.map(lead, tasks, chunksize=1)).reshape(-1, 2)
    differences = leads[:, 0] - leads[:, 1]
    scale = max(1.0, float(np.sqrt(np.mean(differences**2))))
    tuning.factors = tuning.factors + RATE * given.step * np.mean(
        [difference / scale * direction for difference, direction in zip(differences, directions, strict=True)], axis=0
    )
    tuning.round += 1
    if tuning.round % KEPT_EVERY == 0:
        tuning.pool = [*tuning.pool[-POOL + 1 :], tuning.factors]
    return float(leads.mean()), float(np.abs(differences).mean())


def table_of(prices: Prices, factors: Vector) -> str:
    """The new prices as they stand in the game's file."""
    prices.use(factors)
    rows = zip(prices.names, *prices.lists, strict=True)
    return "\n".join(f'    ("{name}", {early:.2f}, {late:.2f}),' for name, early, late in rows)


def main() -> None:
    """Tune, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="viscounts")
    parser.add_argument("--players", type=lambda text: [int(number) for number in text.split(",")], default=[2, 4])
    parser.add_argument("--rounds", type=int, default=20, help="how many rounds more")
    parser.add_argument("--pairs", type=int, default=24, help="pairs of games a round")
    parser.add_argument("--step", type=float, default=0.4, help="how far factors are changed, as a logarithm")
    parser.add_argument("--jobs", type=int, default=None, help="how many processes; one a core unless told")
    parser.add_argument("--out", type=Path, default=Path("tune.json"), help="where to keep what was learnt")
    given = parser.parse_args()
    prices = Prices(given.game)
    tuning = Tuning(2 * len(prices.groups))
    if given.out.exists():
        tuning.load(given.out)
    strangers = zealots(prices)
    with multiprocessing.Pool(given.jobs) as pool:
        for _ in range(given.rounds):
            mean, difference = learn(tuning, given, pool, strangers)
            tuning.save(given.out)
            told = " ".join(f"{factor:.2f}" for factor in np.exp(tuning.factors))
            print(f"round {tuning.round}: lead {mean:+.1f}, pairs differ by {difference:.1f}; {told}", flush=True)
    print(table_of(prices, tuning.factors))


if __name__ == "__main__":
    main()
