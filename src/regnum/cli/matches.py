"""Playing whole games for `simulate`: one game in a function that any process can run."""

from typing import Final

import regnum
from regnum.bots import make_bot
from regnum.engine.gametype import Options
from regnum.engine.playout import random_playout
from regnum.engine.rng import seeded

#: A game that is not over after so many decisions counts as not finished.
DECISION_LIMIT: Final = 20_000


def play_match(name: str, players: int, bots: list[str], seed: int, options: Options) -> dict[str, object]:
    """Play one game between bots; the result depends on the arguments alone."""
    game = regnum.new(name, players, seed, **options)
    decisions = 0
    if all(bot == "random" for bot in bots):
        decisions = random_playout(game.state, seeded(seed << 8 | 1), DECISION_LIMIT)
    else:
        seated = [make_bot(bot, seed << 8 | seat + 1) for seat, bot in enumerate(bots)]
        while not game.over and decisions < DECISION_LIMIT:
            decision = game.decision
            game.play(seated[decision.seat].choose(game, decision.seat), decision.seat)
            decisions += 1
    scores = game.scores
    return {
        "seed": seed,
        "scores": scores.totals,
        "over": game.over,
        "winners": scores.winners if game.over else [],
        "decisions": decisions,
        "digest": game.digest(),
    }
