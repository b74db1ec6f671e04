"""How good a policy is: its share of wins against the bots, and where that puts it among the levels."""

import math
from collections.abc import Mapping, Sequence
from itertools import pairwise

import numpy as np

from examples.policy import Policy, draw
from regnum.arena import new_tournament, play_tournament, summarize
from regnum.bots import make_bot
from regnum.bots.base import bot_seed
from regnum.envs.vector import VectorGames

#: Judged games have seeds that training does not reach.
JUDGED_SEEDS = 10**9


def win_share(policy: Policy, game: str, bot: str, matches: int, seed: int = JUDGED_SEEDS) -> float:
    """The policy's share of `matches` games for two, half of them in each seat; a shared win counts half.

    All games are begun together and each table counts once, so that short games don't count more often.
    """
    games = VectorGames(game, 2, matches, seed, scale="log")
    own = np.arange(matches) % 2
    rng = np.random.default_rng(seed)
    bots = [make_bot(bot, bot_seed(seed + table, 1 - seat)) for table, seat in enumerate(own.tolist())]
    shares = np.full(matches, np.nan)
    while np.isnan(shares).any():
        rows, masks, seats = games.observe()
        chances, _ = policy(rows, masks)
        actions = draw(chances, rng)
        for table in np.flatnonzero((seats != own) & np.isnan(shares)).tolist():
            actions[table] = bots[table].choose(games.game(table), int(seats[table]))
        rewards, dones = games.step(actions)
        for table in np.flatnonzero(dones & np.isnan(shares)).tolist():
            shares[table] = (rewards[table, own[table]] + 1) / 2
    return float(shares.mean())


def scale(game: str, bots: Sequence[str], matches: int) -> dict[str, float]:
    """The bots' ratings in Elo points, from the weakest at 0 on: each as far above the one before as it wins."""
    ratings = {bots[0]: 0.0}
    for lower, upper in pairwise(bots):
        tournament = new_tournament(game, [upper, lower], games=matches, seed=JUDGED_SEEDS)
        met = summarize(tournament, play_tournament(tournament)).pairings[0]
        share = met.share if met.one == upper else 1 - met.share
        ratings[upper] = ratings[lower] + above(share, met.games)
    return ratings


def above(share: float, matches: int) -> float:
    """How many Elo points a share of wins is above the opponent; all or nothing counts as half a game less."""
    bounded = min(max(share, 0.5 / matches), 1 - 0.5 / matches)
    return 400 * math.log10(bounded / (1 - bounded))


def rating(shares: Mapping[str, float], ratings: Mapping[str, float], matches: int) -> float:
    """The rating at which one would expect as many wins, over all opponents, as there were."""
    fewest = 0.5 / matches
    wins = min(max(sum(shares.values()), fewest), len(shares) - fewest)
    low, high = min(ratings.values()) - 1200, max(ratings.values()) + 1200
    while high - low > 0.5:
        middle = (low + high) / 2
        expected = sum(1 / (1 + 10 ** ((ratings[bot] - middle) / 400)) for bot in shares)
        low, high = (middle, high) if expected < wins else (low, middle)
    return (low + high) / 2
