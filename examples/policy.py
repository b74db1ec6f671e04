"""A small policy in plain numpy: one hidden layer, a head for the moves and one for the expected result."""

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float32]
Masks = NDArray[np.bool_]

CLIP = 0.2  # how far one update may move the probability of a move
ENTROPY = 0.01  # how much it is worth to stay undecided
VALUE = 0.5  # how much the expected result counts beside the moves
DECAY, DECAY_SQUARED = 0.9, 0.999  # of Adam's averages


class Policy:
    """Probabilities of the legal moves and the expected result, for a batch of observations."""

    def __init__(self, size: int, moves: int, hidden: int, rng: np.random.Generator) -> None:
        self.weights: dict[str, Array] = {
            "in": (rng.standard_normal((size, hidden)) / np.sqrt(64)).astype(np.float32),
            "in_bias": np.zeros(hidden, np.float32),
            "moves": np.zeros((hidden, moves), np.float32),
            "moves_bias": np.zeros(moves, np.float32),
            "value": np.zeros(hidden, np.float32),
            "value_bias": np.zeros(1, np.float32),
        }
        self._means = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._squares = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._updates = 0

    def __call__(self, x: Array, masks: Masks) -> tuple[Array, Array]:
        """Probabilities and expected results."""
        _, chances, values = self._forward(x, masks)
        return chances, values

    def _forward(self, x: Array, masks: Masks) -> tuple[Array, Array, Array]:
        w = self.weights
        hidden = np.maximum(x @ w["in"] + w["in_bias"], 0)
        scores = np.where(masks, hidden @ w["moves"] + w["moves_bias"], -1e9)
        chances = np.exp(scores - scores.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        return hidden, chances, np.tanh(hidden @ w["value"] + w["value_bias"])

    def learn(self, x: Array, masks: Masks, actions: NDArray[Any], before: Array, results: Array, rate: float) -> None:
        """One step of clipped policy gradient (PPO): `before` is how likely each action was when it was taken."""
        hidden, chances, values = self._forward(x, masks)
        rows = np.arange(len(x))
        gain = results - values
        worth = (gain - gain.mean()) / (gain.std() + 1e-6)
        ratio = chances[rows, actions] / before
        moved_enough = np.where(worth > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
        pull = np.where(moved_enough, 0, worth * ratio)[:, None]
        logs = np.log(np.maximum(chances, 1e-9))
        undecided = -(chances * logs).sum(axis=1, keepdims=True)
        slope = chances * pull + ENTROPY * chances * (logs + undecided)
        slope[rows, actions] -= pull[:, 0]
        value_slope = -VALUE * gain * (1 - np.square(values))
        self._descend(x, hidden, slope / len(x), value_slope / len(x), rate)

    def _descend(self, x: Array, hidden: Array, slope: Array, value_slope: Array, rate: float) -> None:
        """Backwards through both heads and the hidden layer, then one step of Adam."""
        w = self.weights
        below = (slope @ w["moves"].T + np.outer(value_slope, w["value"])) * (hidden > 0)
        slopes = {
            "in": x.T @ below,
            "in_bias": below.sum(axis=0),
            "moves": hidden.T @ slope,
            "moves_bias": slope.sum(axis=0),
            "value": hidden.T @ value_slope,
            "value_bias": value_slope.sum(keepdims=True),
        }
        self._updates += 1
        for name, gradient in slopes.items():
            self._means[name] += (1 - DECAY) * (gradient - self._means[name])
            self._squares[name] += (1 - DECAY_SQUARED) * (gradient**2 - self._squares[name])
            mean = self._means[name] / (1 - DECAY**self._updates)
            square = self._squares[name] / (1 - DECAY_SQUARED**self._updates)
            w[name] -= (rate * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)

    def save(self, path: Path) -> None:
        """Keep the weights."""
        np.savez_compressed(path, **self.weights)  # type: ignore[arg-type]


def draw(chances: Array, rng: np.random.Generator) -> NDArray[np.int64]:
    """One move a row, by its probability."""
    totals = np.cumsum(chances, axis=1)
    drawn = rng.random((len(chances), 1), np.float32) * totals[:, -1:]
    moves: NDArray[np.int64] = (totals > drawn).argmax(axis=1)
    return moves
