"""How far the points that a hint tells are from those with which games end.

usage: python -m benchmarks.forecast [--json] [--games N]

Bots of the level hard play N games of every game and number of players with its standard options. At every tenth
decision the game forecasts the points of the seat that decides; what it ends with, less that, is the error. By quarters
of a game: the mean error, and its standard deviation.
"""

import argparse
import json
from statistics import fmean, pstdev
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

import regnum
from regnum.bots import make_bot
from regnum.bots.base import bot_seed

LEVEL = "hard"
EVERY = 10
QUARTERS = 4


class Error(NamedTuple):
    """A forecast that was wrong by so much, in one of the quarters of its game."""

    quarter: int
    points: float


def errors(name: str, players: int, seed: int) -> list[Error]:
    """What the forecasts of one game missed."""
    game = regnum.new(name, players, seed)
    bots = [make_bot(LEVEL, bot_seed(seed, seat)) for seat in range(players)]
    told: list[tuple[int, int, float]] = []
    while not game.over:
        seat = game.decision.seat
        if len(game.moves) % EVERY == 0:
            told.append((len(game.moves), seat, game.type.forecast(game.state, seat)))
        game.play(bots[seat].choose(game, seat), seat)
    totals, moves = game.scores.totals, len(game.moves)
    return [Error(QUARTERS * ply // moves, totals[seat] - points) for ply, seat, points in told]


def measured(games: int) -> dict[str, list[dict[str, float]]]:
    """For every game and number of players, by quarter: the mean error and how much errors differ."""
    found: dict[str, list[dict[str, float]]] = {}
    for type in regnum.games():
        for players in type.seats:
            missed = [error for seed in range(games) for error in errors(type.name, players, seed)]
            quarters = [[error.points for error in missed if error.quarter == number] for number in range(QUARTERS)]
            found[f"{type.name} for {players}"] = [
                {"mean": round(fmean(points), 1), "deviation": round(pstdev(points), 1)} for points in quarters
            ]
    return found


def main() -> None:
    """Measure and report."""
    parser = argparse.ArgumentParser(description="How far forecasts are from the points at the end.")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--games", type=int, default=60, help="games for every game and number of players (default 60)")
    given = parser.parse_args()
    found = measured(given.games)
    if given.json:
        print(json.dumps(found))
        return
    table = Table("mean error ± standard deviation", "1st quarter", "2nd", "3rd", "4th")
    for name, quarters in found.items():
        table.add_row(name, *(f"{quarter['mean']:+.1f} ± {quarter['deviation']:.1f}" for quarter in quarters))
    Console().print(table)


if __name__ == "__main__":
    main()
