"""Every game, player count and variant: a new game gets the whole suite by being listed."""

from typing import Any

import regnum
from regnum.engine.rng import Rng, seeded

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    (game.name, players, dict(variant))
    for game in regnum.games()
    for players in game.seats
    for variant in game.variants()
]
NAMES = [f"{name}-{players}-{'-'.join(variant) or 'plain'}" for name, players, variant in TABLES]
#: No random game is longer; one that is has got stuck.
BOUND = 30_000


def deal(table: tuple[str, int, dict[str, Any]], seed: int) -> regnum.Game:
    """A fresh game."""
    name, players, variant = table
    return regnum.new(name, players, seed, **variant)


def play_on(game: regnum.Game, rng: Rng, decisions: int) -> None:
    """Play random moves, by a random one of those who must decide."""
    for _ in range(decisions):
        if game.over:
            return
        waiting = game.decisions
        decision = waiting[rng.below(len(waiting))]
        game.play(decision.moves[rng.below(len(decision.moves))], decision.seat)


def somewhere(table: tuple[str, int, dict[str, Any]], seed: int) -> regnum.Game:
    """A game at a random decision, early or late."""
    rng = seeded(seed)
    game = deal(table, seed)
    play_on(game, rng, rng.below(6) if rng.below(3) == 0 else rng.below(500))
    return deal(table, seed + 1) if game.over else game
