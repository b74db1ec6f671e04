"""Playing one table between bots, in a function that any process can run."""

import time
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Final

import regnum
from regnum.arena.entrants import seat_bot
from regnum.bots.base import bot_seed
from regnum.bots.outside import MOVE_SECONDS, Forfeit, OutsideBot
from regnum.engine.game import Game
from regnum.engine.options import Options
from regnum.engine.playout import random_playout
from regnum.engine.rng import seeded
from regnum.engine.scores import Scores

#: A game that is not over after so many decisions counts as not finished.
DECISION_LIMIT: Final = 20_000


@dataclass
class Played:
    """How a table ended, seat by seat; a seat that forfeited is there with what it did."""

    scores: Scores
    over: bool
    digest: str
    decisions: list[int]
    seconds: list[float]
    forfeits: dict[int, str]

    @property
    def winners(self) -> list[int]:
        """The seats that have won; nobody has while the game is not over."""
        return self.scores.winners if self.over else []


def play_table(name: str, bots: Sequence[str], seed: int, options: Options, seconds: float = MOVE_SECONDS) -> Played:
    """Play one game, a bot a seat; the result depends on the arguments alone, but for the time it took.

    `seconds` is how long a program outside may think about a move.
    """
    game = regnum.new(name, len(bots), seed, **options)
    if all(bot == "random" for bot in bots):
        return _play_by_lot(game, seed)
    with ExitStack() as seats:
        seated = [seat_bot(name, bot, seed, seat, seconds, seats) for seat, bot in enumerate(bots)]
        decisions, spent = [0] * len(bots), [0.0] * len(bots)
        forfeits: dict[int, str] = {}
        while not game.over and sum(decisions) < DECISION_LIMIT:
            seat = game.decision.seat
            began = time.perf_counter()
            try:
                move = seated[seat].choose(game, seat)
            except Forfeit as forfeit:
                forfeits[seat] = str(forfeit)
                break
            spent[seat] += time.perf_counter() - began
            decisions[seat] += 1
            game.play(move, seat)
        for seat, bot in enumerate(seated):
            if isinstance(bot, OutsideBot) and seat not in forfeits:
                bot.tell_end(game, seat)
    return _played(game, decisions, spent, forfeits)


def _play_by_lot(game: Game, seed: int) -> Played:
    """Chance alone plays in one call, compiled with the rules; the seats share its time evenly."""
    began = time.perf_counter()
    made = random_playout(game.state, seeded(bot_seed(seed, 0)), DECISION_LIMIT)
    spent = time.perf_counter() - began
    seats = game.players
    return _played(game, [(made + seat) // seats for seat in range(seats)], [spent / seats] * seats, {})


def _played(game: Game, decisions: list[int], seconds: list[float], forfeits: dict[int, str]) -> Played:
    return Played(game.scores, game.over, game.digest(), decisions, seconds, forfeits)
