"""Print a line a random game, with a hash of every decision: two builds must print the same.

usage: python -m tools.trace [GAMES]
"""

import hashlib
import sys

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


def main() -> None:
    """Spread the games over every game, player count and variant."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    print("compiled" if regnum.compiled() else "interpreted", file=sys.stderr)
    tables = [(g.name, p, dict(v)) for g in regnum.games() for p in g.seats for v in g.variants()]
    for seed in range(games):
        name, players, variant = tables[seed % len(tables)]
        print(trace(name, players, variant, seed))


if __name__ == "__main__":
    main()
