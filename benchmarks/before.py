"""What a change has gained: `regnum bench` out of several folders, alternating in one run on one core.

usage: python -m benchmarks.before BEFORE NOW [...] [--games A,B] [--players N] [--rounds N] [--seconds S]

Each folder holds the package: `src` of a work tree, or `build/compiled` of one. Rounds alternate, so that a noisy
machine disturbs all alike; the best of each counts. Figures that a folder's `regnum bench` does not know are left out.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

#: The figures of which less is better.
LESS = ("copy_microseconds",)


def figures(folder: Path, game: str, players: int | None, seconds: float) -> dict[str, float]:
    """One run of `regnum bench` out of a folder."""
    command = [sys.executable, "-m", "regnum", "bench", game, "--json", "--seconds", str(seconds)]
    if players is not None:
        command += ["--players", str(players)]
    env = os.environ | {"PYTHONPATH": str(folder)}
    told = json.loads(subprocess.run(command, env=env, check=True, capture_output=True, text=True).stdout)
    return {name: value for name, value in told.items() if isinstance(value, float)}


def best(name: str, one: float | None, other: float) -> float:
    """The better of two figures."""
    if one is None:
        return other
    return min(one, other) if name in LESS else max(one, other)


def measure(
    folders: list[Path], game: str, players: int | None, seconds: float, rounds: int
) -> dict[Path, dict[str, float]]:
    """The best figures of every folder, rounds alternating."""
    found: dict[Path, dict[str, float]] = {folder: {} for folder in folders}
    for _ in range(rounds):
        for folder, own in found.items():
            for name, value in figures(folder, game, players, seconds).items():
                own[name] = best(name, own.get(name), value)
    return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="What a change has gained: regnum bench out of several folders.")
    parser.add_argument("folders", nargs="+", type=Path, help="folders that hold the package, the earlier one first")
    parser.add_argument("--games", default="architects,wonderful_kingdom", help="which games, by name")
    parser.add_argument("--players", type=int, help="how many players; by default as many as can play")
    parser.add_argument("--rounds", type=int, default=3, help="how often each folder has its turn (default 3)")
    parser.add_argument("--seconds", type=float, default=4.0, help="how long one run plays (default 4)")
    arguments = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    folders = [folder.resolve() for folder in arguments.folders]
    for game in arguments.games.split(","):
        found = measure(folders, game, arguments.players, arguments.seconds, arguments.rounds)
        print(game)
        for name in found[folders[-1]]:
            known = [found[folder].get(name) for folder in folders]
            ratios = [f"{value / known[0]:.2f}" for value in known[1:] if value and known[0]]
            values = "".join(f"{value:16,.2f}" if value is not None else f"{'-':>16}" for value in known)
            print(f"  {name:24}{values}   {', '.join(ratios)}")


if __name__ == "__main__":
    main()
