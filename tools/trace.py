"""Print a line a random game, with a hash of every decision: two builds must print the same.

usage: python -m tools.trace [GAMES [NAME]]
"""

import hashlib
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial

import regnum
from regnum.engine.options import Options
from regnum.engine.rng import seeded


def trace(name: str, players: int, variant: Options, seed: int) -> str:
    """Play one game and hash, move for move, who decided what out of which moves."""
    game = regnum.new(name, players, seed, **variant)
    rng = seeded(seed)
    told = hashlib.blake2b(digest_size=12)
    while not game.over:
        waiting = game.decisions
        decision = waiting[rng.below(len(waiting))]
        move = decision.moves[rng.below(len(decision.moves))]
        told.update(f"{decision.seat} {decision.kind} {decision.moves} {move}\n".encode())
        game.play(move, decision.seat)
    return f"{name} {players} {seed} {len(game.moves)} {told.hexdigest()} {game.digest()} {game.scores.totals}"


def line(name: str, number: int) -> str:
    """One of the games, which are spread over every game, or those of one name, every player count and variant."""
    tables = [
        (g.name, p, dict(v)) for g in regnum.games() if name in ("", g.name) for p in g.seats for v in g.variants()
    ]
    return trace(*tables[number % len(tables)], number)


def main() -> None:
    """Play on all cores, and tell in order."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    name = sys.argv[2] if len(sys.argv) > 2 else ""
    print("compiled" if regnum.compiled() else "interpreted", file=sys.stderr)
    with ProcessPoolExecutor() as pool:
        for told in pool.map(partial(line, name), range(games), chunksize=5):
            print(told)


if __name__ == "__main__":
    main()
