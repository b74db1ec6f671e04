"""Fit the prices by which bots judge a table of Viscounts of the West Kingdom to how games end.

usage: python -m benchmarks.fit [--games N] [--seed S] [--strength R] [--blend B] [--jobs N] [--out FILE]

Plays games of `greedy` among two, three and four players, some seats with slips, so that not all play alike, and some
of strangers that are not held back for judging; FILE keeps their moves, a line each, and a run goes on where it ended.
Then every game is played over, and at the beginning of every turn each seat's things (`features`) are noted beside what
it still gained until the end, over what the seats at its table gained on average. A ridge regression says which prices,
at the start of the game and at its end, foretell that best; it draws them towards the present ones, unless told how
strongly by as much as foretells a fifth of the games best that it has not seen. The table of prices is printed, with
how well that went.

Prices that foretell better need not play better: judge them by games. On all cores; use the compiled build.
"""

import argparse
import json
import math
import multiprocessing
import random
from pathlib import Path
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import track

import regnum
from regnum.bots.base import Bot, bot_seed
from regnum.bots.simple import greediest
from regnum.engine.rng import seeded
from regnum.games.viscounts import evaluation, weights
from regnum.games.viscounts.state import Table
from regnum.strangers import HELD_BACK, STRANGERS, make_stranger

Array = NDArray[np.float64]
GAME = "viscounts"
#: How many seats the tables have, how often; by how much seats slip; how often a seat is a stranger's.
SEATS = (2, 2, 2, 2, 2, 2, 3, 3, 4)
SLIPS = (0.0, 0.0, 0.0, 1.0, 3.0)
STRANGE = 0.05
#: One game of so many is kept back, to see how well prices foretell.
KEPT_BACK = 5
#: How strongly prices may be drawn towards the present ones: so many rows speak for those.
STRENGTHS = (30.0, 100.0, 300.0, 1000.0, 3000.0, 10_000.0)
#: A price is free to move by this besides a share of itself.
LEAST = 0.1


class Slipping(Bot):
    """Greedy, with slips of so many points."""

    def __init__(self, seed: int, slip: float) -> None:
        self.rng = seeded(seed)
        self.slip = slip

    def choose(self, game: regnum.Game, seat: int) -> int:
        return greediest(game, seat, self.rng, self.slip)


def play(seed: int) -> dict[str, Any]:
    """One game, with all that it takes to play it over."""
    chance = random.Random(seed)
    seats = chance.choice(SEATS)
    known = [name for name in STRANGERS[GAME] if name not in HELD_BACK[GAME]]
    bots: list[Bot] = []
    for seat in range(seats):
        if chance.random() < STRANGE:
            bots.append(make_stranger(GAME, chance.choice(known), bot_seed(seed, seat)))
        else:
            bots.append(Slipping(bot_seed(seed, seat), chance.choice(SLIPS)))
    game = regnum.new(GAME, seats, seed)
    while not game.over:
        seat = game.decision.seat
        game.play(bots[seat].choose(game, seat), seat)
    return {"seed": seed, "players": seats, "moves": game.moves}


def games_of(given: argparse.Namespace) -> list[dict[str, Any]]:
    """All games: those in the file, and those that are still to be played."""
    found = []
    if given.out and given.out.exists():
        found = [json.loads(line) for line in given.out.read_text().splitlines()]
    done = {game["seed"] for game in found}
    seeds = [given.seed + number for number in range(given.games) if given.seed + number not in done]
    console = Console(stderr=True)
    with multiprocessing.Pool(given.jobs) as workers:
        played = workers.imap_unordered(play, seeds)
        quiet = not console.is_terminal
        for game in track(played, "games", len(seeds), console=console, disable=quiet):
            found.append(game)
            if given.out:
                with given.out.open("a") as file:
                    file.write(json.dumps(game) + "\n")
    return sorted(found, key=lambda game: int(game["seed"]))


def rows_of(played: dict[str, Any]) -> tuple[Array, Array]:
    """Play a game over: at the beginning of each turn the things of each seat, and what it gained from then on.

    Things count once by the share of the game that is left, and once by the rest, as prices do.
    """
    game = regnum.new(GAME, played["players"], played["seed"])
    things: list[list[Array]] = []
    there: list[list[float]] = []
    for seat, move in played["moves"]:
        if game.decision.kind == "play-card":
            table = cast(Table, game.state)
            things.append([timed(table, seat) for seat in range(table.seats)])
            there.append([evaluation.standing(table, seat) for seat in range(table.seats)])
        game.play(move, seat)
    gained = np.array(game.scores.totals) - np.array(there)
    noted = np.array(things)
    noted -= noted.mean(axis=1, keepdims=True)
    gained -= gained.mean(axis=1, keepdims=True)
    return noted.reshape(-1, noted.shape[2]), gained.ravel()


def timed(table: Table, seat: int) -> Array:
    """The things of a seat as `promise` weighs them, and the turns that it has left."""
    things = np.array(evaluation.features(table, seat), float)
    left = evaluation.turns_left(table, seat)
    whole = evaluation.TURNS[table.seats - 1]
    share = min(1.0, (left - 1.0) / (whole - 1.0)) if left > 1.0 else 0.0
    counted = min(1.0, left)
    return np.concatenate([counted * share * things, counted * (1.0 - share) * things, [left, left * left]])


class Sums:
    """What a regression needs to know of rows, added up."""

    def __init__(self, size: int) -> None:
        self.square: Array = np.zeros((size, size))
        self.product: Array = np.zeros(size)
        self.gained = 0.0
        self.number = 0

    def add(self, things: Array, gained: Array) -> None:
        self.square += things.T @ things
        self.product += things.T @ gained
        self.gained += float(gained @ gained)
        self.number += len(gained)

    def error(self, prices: Array) -> float:
        """The standard deviation of what these prices do not foretell."""
        found = self.gained + float(prices @ self.square @ prices - 2 * prices @ self.product)
        return math.sqrt(max(0.0, found) / max(1, self.number))


def fitted(sums: Sums, present: Array, strength: float) -> Array:
    """The prices that foretell best, drawn towards the present ones; what is no price is free."""
    size = len(present)
    free = np.maximum(np.abs(present) / 2, LEAST)
    drawn = np.diag(strength / free**2)
    drawn[size - 2 :] = 0.0
    right: Array = sums.product + drawn @ present
    return cast(Array, np.linalg.solve(sums.square + drawn + 1e-9 * np.eye(size), right))


def table_of(present: Array, prices: Array, blend: float) -> str:
    """The prices as they stand in the game's file: so much of the new ones, the rest of the present ones."""
    number = len(weights.NAMES)
    mixed = ((1 - blend) * present + blend * prices)[: 2 * number].reshape(2, number)
    rows = zip(weights.NAMES, *mixed.tolist(), strict=True)
    return "\n".join(f'    ("{name}", {early:.2f}, {late:.2f}),' for name, early, late in rows)


def fit(games: list[dict[str, Any]], strength: float | None, jobs: int | None) -> tuple[Array, Array]:
    """The present prices and the new ones; tells how well both foretell."""
    present = np.array([*weights.EARLY, *weights.LATE, 0.0, 0.0])
    learnt, kept_back, whole = (Sums(len(present)) for _ in range(3))
    with multiprocessing.Pool(jobs) as workers:
        for played, rows in zip(games, workers.imap(rows_of, games, chunksize=8), strict=True):
            (learnt if played["seed"] % KEPT_BACK else kept_back).add(*rows)
            whole.add(*rows)
    print(f"{len(games)} games, {whole.number} rows; not foretold in a fifth of the games (standard deviation):")
    print(f"  without prices {kept_back.error(0 * present):.2f}, present prices {kept_back.error(present):.2f}")
    errors = {}
    for tried in STRENGTHS if strength is None else (strength,):
        errors[tried] = kept_back.error(fitted(learnt, present, tried))
        print(f"  fitted, drawn with strength {tried:g}: {errors[tried]:.2f}")
    return present, fitted(whole, present, min(errors, key=lambda tried: errors[tried]))


def main() -> None:
    """Play, fit, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000, help="how many games in all (default 2000)")
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    parser.add_argument("--strength", type=float, default=None, help="how strongly the present prices draw")
    parser.add_argument("--blend", type=float, default=1.0, help="how much of the new prices is taken (default 1)")
    parser.add_argument("--jobs", type=int, default=None, help="how many processes; one a core unless told")
    parser.add_argument("--out", type=Path, default=None, help="keep the games there; run again, and it goes on")
    given = parser.parse_args()
    print(table_of(*fit(games_of(given), given.strength, given.jobs), given.blend))


if __name__ == "__main__":
    main()
