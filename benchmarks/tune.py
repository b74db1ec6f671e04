"""Fit the prices by which bots judge a table, by playing.

usage: python -m benchmarks.tune GAME [--players N,N] [--rounds N] [--pairs N] [--step S] [--alone] [--out FILE]

A game can be tuned that has a table of prices, `weights.py`, beside its `evaluation.py`. An evolution strategy: in
every round pairs of players are drawn, one with some prices higher and the other with the same prices lower, at the
start of the game and at its end. Both play the same deals in the same seats against a pool (the present prices, those
of earlier rounds, and the strangers that are not held back for judging), and the prices move towards those of who did
better. Who does not bring a game to its end has lost it. Things of a group (`GROUPS` of the table) become dearer
together, with `--alone` each by itself.

It goes on where FILE ends, tells every round, and prints the new table at the end. On all cores; use the compiled
build.
"""

import argparse
import importlib
import json
import multiprocessing
import random
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import regnum
from regnum.bots.base import Bot, bot_seed
from regnum.bots.simple import GreedyBot
from regnum.strangers import HELD_BACK, STRANGERS, make_stranger

Vector = NDArray[np.float64]
#: Who sits at a table: a greedy bot with such prices (those at the start, those at the end), or a stranger by name.
Entrant = list[list[float]] | str
#: How many earlier prices are kept, a new one every so many rounds.
POOL = 4
KEPT_EVERY = 10
#: How often an opponent goes by prices that were learnt here, and is no stranger.
OWN = 0.5
#: A lead beyond this is no better; what it is worth besides to have one; and how many decisions each has for it.
CLEAR = 30.0
WON = 20.0
LONGEST = 400
#: How much of what a round has taught is followed.
RATE = 1.5
#: What a whole step changes a price by that is next to nothing.
LEAST = 0.05


class Prices:
    """The table of prices of a game, which can be changed while games are played."""

    def __init__(self, game: str) -> None:
        table: Any = importlib.import_module(f"regnum.games.{game}.weights")
        self.names: list[str] = table.NAMES
        self.groups: list[tuple[str, ...]] = [part for _, part in table.GROUPS]
        self.lists: list[list[float]] = [table.EARLY, table.LATE]

    def use(self, prices: list[list[float]]) -> None:
        """Play with other prices."""
        for own, others in zip(self.lists, prices, strict=True):
            own[:] = others


def success(task: tuple[str, int, int, list[Entrant]]) -> float:
    """One game: how well a seat did, by its lead over the best of the others."""
    name, seat, seed, table = task
    prices = Prices(name)
    game = regnum.new(name, len(table), seed)
    bots = [player_of(name, entrant, bot_seed(seed, number)) for number, entrant in enumerate(table)]
    while not game.over:
        if len(game.moves) > LONGEST * len(table):
            return -CLEAR - WON
        decider = game.decision.seat
        entrant = table[decider]
        if not isinstance(entrant, str):
            prices.use(entrant)
        game.play(bots[decider].choose(game, decider), decider)
    totals = game.scores.totals
    lead = totals[seat] - max(total for number, total in enumerate(totals) if number != seat)
    return float(np.clip(lead, -CLEAR, CLEAR) + WON * np.sign(lead))


def player_of(game: str, entrant: Entrant, seed: int) -> Bot:
    """Who plays for an entrant."""
    return make_stranger(game, entrant, seed) if isinstance(entrant, str) else GreedyBot(seed)


class Tuning:
    """What has been learnt so far, as it is kept in the file."""

    def __init__(self, given: argparse.Namespace) -> None:
        self.given = given
        self.names = Prices(given.game).names
        groups = [(name,) for name in self.names] if given.alone else Prices(given.game).groups
        self.group_of = [
            next(place for place, group in enumerate(groups) if name.startswith(group)) for name in self.names
        ]
        self.size = len(groups)
        self.round = 0
        self.prices: Vector = np.array(Prices(given.game).lists)
        self.pool = [self.prices]
        #: By how much a whole step changes a price.
        self.units = np.maximum(np.abs(self.prices).max(axis=0), LEAST)
        self.strangers = [name for name in STRANGERS[given.game] if name not in HELD_BACK[given.game]]
        if given.out.exists():
            self.load()

    def load(self) -> None:
        """Go on where the file ends."""
        told = json.loads(self.given.out.read_text())
        self.round, self.prices = told["round"], np.array(told["prices"])
        self.pool = [np.array(prices) for prices in told["pool"]]

    def save(self) -> None:
        pool = [prices.tolist() for prices in self.pool]
        self.given.out.write_text(json.dumps({"round": self.round, "prices": self.prices.tolist(), "pool": pool}))

    def opponent(self, chance: random.Random) -> Entrant:
        """Somebody to play against."""
        if chance.random() < OWN:
            prices: list[list[float]] = chance.choice([self.prices, *self.pool]).tolist()
            return prices
        return chance.choice(self.strangers)

    def learn(self, workers: Any) -> tuple[float, float]:
        """One round: how well all did on average, and how far the pairs differed."""
        chance = random.Random(self.round)
        noise = np.random.default_rng(self.round)
        changes: list[Vector] = []
        tasks = []
        for pair in range(self.given.pairs):
            change = self.units * noise.standard_normal((2, self.size))[:, self.group_of]
            changes.append(change)
            players = self.given.players[pair % len(self.given.players)]
            seat, seed = chance.randrange(players), chance.getrandbits(30)
            table = [self.opponent(chance) for _ in range(players)]
            for step in (self.given.step, -self.given.step):
                table[seat] = (self.prices + step * change).tolist()
                tasks.append((self.given.game, seat, seed, list(table)))
        done = np.array(workers.map(success, tasks, chunksize=1)).reshape(-1, 2)
        differences = done[:, 0] - done[:, 1]
        scale = max(1.0, float(np.sqrt(np.mean(differences**2))))
        gains = [difference / scale * change for difference, change in zip(differences, changes, strict=True)]
        self.prices = self.prices + self.given.rate * self.given.step * np.mean(gains, axis=0)
        self.round += 1
        if self.round % KEPT_EVERY == 0:
            self.pool = [*self.pool[-POOL + 1 :], self.prices]
        return float(done.mean()), float(np.abs(differences).mean())

    def table(self) -> str:
        """The prices as they stand in the game's file."""
        rows = zip(self.names, *self.prices.tolist(), strict=True)
        return "\n".join(f'    ("{name}", {early:.2f}, {late:.2f}),' for name, early, late in rows)


def main() -> None:
    """Tune, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--players", type=lambda text: [int(number) for number in text.split(",")], default=[2, 4])
    parser.add_argument("--rounds", type=int, default=20, help="how many rounds more")
    parser.add_argument("--pairs", type=int, default=24, help="pairs of games a round")
    parser.add_argument("--step", type=float, default=0.4, help="by which share of itself a price is changed")
    parser.add_argument("--rate", type=float, default=RATE, help="how much of what a round has taught is followed")
    parser.add_argument("--alone", action="store_true", help="change each price by itself, not with its group")
    parser.add_argument("--jobs", type=int, default=None, help="how many processes; one a core unless told")
    parser.add_argument("--out", type=Path, default=Path("tune.json"), help="where to keep what was learnt")
    given = parser.parse_args()
    tuning = Tuning(given)
    with multiprocessing.Pool(given.jobs) as workers:
        for _ in range(given.rounds):
            mean, difference = tuning.learn(workers)
            tuning.save()
            print(f"round {tuning.round}: {mean:+.1f}, pairs differ by {difference:.1f}", flush=True)
    print(tuning.table())


if __name__ == "__main__":
    main()
