"""Regnum beside a peer, in one run on one core: random four-player games of Architects and of Catan.

usage: python -m benchmarks.peers [--json] [--seconds S]

The peer is the package `catanatron`, a Python engine for Catan with bots. For both, a decision is one
choice made by a random player out of the full list of legal moves; a copy is what a search would make
of a game under way. Rounds alternate, so that a noisy machine disturbs both alike; the best of each
counts.
"""

import json
import time
from typing import Any

from catanatron import Color, RandomPlayer
from catanatron import Game as Catan

import regnum
from benchmarks.common import on_one_core
from regnum.engine.playout import copies, random_playout
from regnum.engine.rng import seeded

ROUNDS = 5
COPIES = 2_000
COPY_AT = 200


def our_decisions(seconds: float, seed: int) -> float:
    """Decisions a second, set-up of every game included."""
    made = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        game = regnum.new("architects", players=4, seed=seed)
        made += random_playout(game.state, seeded(seed), 100_000)
        seed += 1
    return made / (time.process_time() - began)


def our_copy() -> float:
    """Microseconds a copy of a game under way."""
    game = regnum.new("architects", players=4, seed=1)
    random_playout(game.state, seeded(1), COPY_AT)
    began = time.process_time()
    copies(game.state, COPIES)
    return (time.process_time() - began) / COPIES * 1e6


def catan(seed: int) -> Any:
    """A four-player game of random players."""
    return Catan([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=seed)


def peer_decisions(seconds: float, seed: int) -> float:
    """Decisions a second, set-up of every game included."""
    made = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        game = catan(seed)
        game.play()
        made += len(game.state.actions)
        seed += 1
    return made / (time.process_time() - began)


def peer_copy() -> float:
    """Microseconds a copy of a game under way."""
    game = catan(1)
    for _ in range(COPY_AT):
        game.play_tick()
    began = time.process_time()
    for _ in range(COPIES):
        game.copy()
    return (time.process_time() - began) / COPIES * 1e6


def measure(seconds: float) -> dict[str, Any]:
    """All figures, the best of several alternating rounds."""
    share = seconds / ROUNDS / 2
    ours = {"decisions_per_second": 0.0, "copy_microseconds": float("inf")}
    peer = dict(ours)
    for number in range(ROUNDS):
        ours["decisions_per_second"] = max(ours["decisions_per_second"], our_decisions(share, number * 1000))
        peer["decisions_per_second"] = max(peer["decisions_per_second"], peer_decisions(share, number * 1000))
        ours["copy_microseconds"] = min(ours["copy_microseconds"], our_copy())
        peer["copy_microseconds"] = min(peer["copy_microseconds"], peer_copy())
    return {
        "ours": {"game": "architects", "compiled": regnum.compiled(), **_rounded(ours)},
        "peer": {"game": "catanatron", **_rounded(peer)},
        "decisions_ratio": round(ours["decisions_per_second"] / peer["decisions_per_second"], 2),
        "copy_ratio": round(ours["copy_microseconds"] / peer["copy_microseconds"], 4),
    }


def _rounded(figures: dict[str, float]) -> dict[str, float]:
    return {name: round(value, 2) for name, value in figures.items()}


def main() -> None:
    """Measure and print."""
    arguments = on_one_core("Regnum beside catanatron, in one run on one core.", 20.0)
    report = measure(arguments.seconds)
    if arguments.json:
        print(json.dumps(report))
        return
    build = "compiled" if report["ours"]["compiled"] else "interpreted"
    print(f"{'':24}{'Regnum (' + build + ')':>22}{'catanatron':>14}{'ratio':>9}")
    for name, key, ratio in (
        ("decisions a second", "decisions_per_second", "decisions_ratio"),
        ("microseconds a copy", "copy_microseconds", "copy_ratio"),
    ):
        print(f"{name:24}{report['ours'][key]:22,.1f}{report['peer'][key]:14,.1f}{report[ratio]:9.3f}")


if __name__ == "__main__":
    main()
