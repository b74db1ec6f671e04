"""Teach a small policy to play by playing against itself: `python -m examples.train`.

It needs numpy alone, one core and some minutes. It prints how it does against the bots as it learns, and leaves
`training.json`, `training.svg` and `policy.npz` in the folder given by --out. docs/training.md explains it.
"""

import argparse
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

import regnum
from examples.chart import line_chart
from examples.judging import rating, scale, win_share
from examples.policy import Array, Policy, draw
from regnum.envs.vector import VectorGames

TABLES = 64
HIDDEN = 64
RATE = 1e-3
KEPT = 4  # one decision in so many is learned from: neighbours tell nearly the same
BATCH = 4096
MINIBATCH = 512
EPOCHS = 2
OPPONENTS = ("random", "beginner", "easy", "normal", "hard")
POINTS = 30.0  # a lead of so many points is a clear win


class Sample(NamedTuple):
    """A decision that was made: what was seen, what could be done, what was done, and how likely that was."""

    seat: int
    x: NDArray[np.float16]
    mask: NDArray[np.uint8]
    action: int
    chance: float


class SelfPlay:
    """Games of the policy against itself; a decision becomes a lesson when its game is over."""

    def __init__(self, game: str, seed: int) -> None:
        self.games = VectorGames(game, 2, TABLES, seed, reward="score", scale="log")
        self.rng = np.random.default_rng(seed)
        self.policy = Policy(self.games.size, self.games.moves, HIDDEN, self.rng)
        self.steps = 0
        self.finished = 0
        self._pending: list[list[Sample]] = [[] for _ in range(TABLES)]
        self._lessons: list[tuple[Sample, float]] = []

    def play(self) -> None:
        """One move at every table; when enough is known, learn from it."""
        x, masks, seats = self.games.observe()
        chances, _ = self.policy(x, masks)
        actions = draw(chances, self.rng)
        if self.steps // TABLES % KEPT == 0:
            self._keep(x, masks, seats, actions, chances)
        rewards, dones = self.games.step(actions)
        self.steps += TABLES
        for table in np.flatnonzero(dones):
            results = np.tanh(rewards[table] / POINTS)
            self._lessons += [(sample, float(results[sample.seat])) for sample in self._pending[table]]
            self._pending[table] = []
            self.finished += 1
        if len(self._lessons) >= BATCH:
            self._learn()

    def _keep(self, x: Array, masks: NDArray[Any], seats: NDArray[Any], actions: NDArray[Any], chances: Array) -> None:
        small, packed = x.astype(np.float16), np.packbits(masks, axis=1)
        for table in range(TABLES):
            action = int(actions[table])
            chance = float(chances[table, action])
            self._pending[table].append(Sample(int(seats[table]), small[table], packed[table], action, chance))

    def _learn(self) -> None:
        samples = [sample for sample, _ in self._lessons]
        x = np.array([sample.x for sample in samples], np.float32)
        packed = np.array([sample.mask for sample in samples])
        masks = np.unpackbits(packed, axis=1, count=self.games.moves).astype(np.bool_)
        actions = np.array([sample.action for sample in samples])
        before = np.array([sample.chance for sample in samples], np.float32)
        results = np.array([result for _, result in self._lessons], np.float32)
        for _ in range(EPOCHS):
            order = self.rng.permutation(len(samples))
            for start in range(0, len(order), MINIBATCH):
                part = order[start : start + MINIBATCH]
                self.policy.learn(x[part], masks[part], actions[part], before[part], results[part], RATE)
        self._lessons = []


def train(
    game: str, steps: int, judgements: int, matches: int, seed: int, ratings: dict[str, float]
) -> tuple[Policy, list[dict[str, float]]]:
    """Play `steps` decisions and judge the policy in between; the policy, and its figures as it learned."""
    school = SelfPlay(game, seed)
    history: list[dict[str, float]] = []
    seconds = 0.0
    for number in range(judgements + 1):
        began = time.perf_counter()
        while school.steps < steps * number / judgements:
            school.play()
        seconds += time.perf_counter() - began
        entry = {"decisions": school.steps, "games": school.finished, "seconds": round(seconds)}
        history.append(entry | judged(school.policy, game, matches, ratings))
        print(json.dumps(history[-1]), flush=True)
    return school.policy, history


def judged(policy: Policy, game: str, matches: int, ratings: dict[str, float]) -> dict[str, float]:
    """The share of wins against each bot, and the rating among them."""
    shares = {bot: win_share(policy, game, bot, matches) for bot in ratings}
    won = {f"wins_against_{bot}": share for bot, share in shares.items()}
    return won | {"rating": round(rating(shares, ratings, matches))}


def at_least(least: int) -> Callable[[str], int]:
    """How an argument is read that is a whole number and no smaller than this."""

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"a whole number, not {text!r}") from None
        if number < least:
            raise argparse.ArgumentTypeError(f"at least {least}, not {number}")
        return number

    return read


def arguments() -> argparse.Namespace:
    """What was asked for; anything that can't be done is refused before the first game."""
    parser = argparse.ArgumentParser(description="Teach a small policy by self-play.")
    parser.add_argument("--game", choices=[type.name for type in regnum.games()], default="architects")
    parser.add_argument("--steps", type=at_least(1), default=2_400_000, help="decisions to play (default 2,400,000)")
    parser.add_argument("--judgements", type=at_least(1), default=8, help="how often to judge on the way (default 8)")
    parser.add_argument("--matches", type=at_least(1), default=100, help="games a bot and judgement (default 100)")
    parser.add_argument("--seed", type=at_least(0), default=1)
    parser.add_argument("--out", type=Path, default=Path("training"), help="the folder for what is left")
    return parser.parse_args()


def main() -> None:
    """Train, judge, and leave the figures."""
    given = arguments()
    print("The bots play each other first ...", flush=True)
    ratings: dict[str, float] = {
        bot: round(points) for bot, points in scale(given.game, OPPONENTS, given.matches).items()
    }
    print(json.dumps(ratings), flush=True)
    policy, history = train(given.game, given.steps, given.judgements, given.matches, given.seed, ratings)
    given.out.mkdir(parents=True, exist_ok=True)
    report = {"game": given.game, "seed": given.seed, "matches": given.matches, "bots": ratings, "history": history}
    (given.out / "training.json").write_text(json.dumps(report, indent=1) + "\n")
    points = [(entry["decisions"], entry["rating"]) for entry in history]
    (given.out / "training.svg").write_text(line_chart(points, ratings, "decisions", "rating, and the bots' ratings"))
    policy.save(given.out / "policy.npz")


if __name__ == "__main__":
    main()
