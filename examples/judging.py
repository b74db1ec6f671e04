"""How good a policy is: its share of wins against the bots, and what that is as a rating."""

import math

import numpy as np

from examples.policy import Policy, draw, features
from regnum.bots import make_bot
from regnum.envs.vector import VectorGames

#: Judged games have seeds that training does not reach.
JUDGED_SEEDS = 10**9


def win_share(policy: Policy, game: str, bot: str, matches: int, seed: int = JUDGED_SEEDS) -> float:
    """The policy's share of `matches` games for two, half of them in each seat; a shared win counts half.

    All games are begun together and each table counts once, so that short games don't count more often.
    """
    games = VectorGames(game, 2, matches, seed)
    own = np.arange(matches) % 2
    rng = np.random.default_rng(seed)
    bots = [make_bot(bot, seed + table) for table in range(matches)]
    shares = np.full(matches, np.nan)
    while np.isnan(shares).any():
        rows, masks, seats = games.observe()
        chances, _ = policy(features(rows), masks)
        actions = draw(chances, rng)
        for table in np.flatnonzero((seats != own) & np.isnan(shares)).tolist():
            actions[table] = bots[table].choose(games.game(table), int(seats[table]))
        rewards, dones = games.step(actions)
        for table in np.flatnonzero(dones & np.isnan(shares)).tolist():
            shares[table] = (rewards[table, own[table]] + 1) / 2
    return float(shares.mean())


def rating(share: float, matches: int) -> float:
    """How many Elo points a share of wins is above the opponent; all or nothing counts as half a game less."""
    bounded = min(max(share, 0.5 / matches), 1 - 0.5 / matches)
    return 400 * math.log10(bounded / (1 - bounded))
