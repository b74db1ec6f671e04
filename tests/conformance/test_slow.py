"""Random games by the thousand, over every player count and variant."""

import pytest

from regnum.engine import checks
from regnum.engine.playout import random_playout
from regnum.engine.rng import seeded
from tests.conformance.tables import BOUND, TABLES, deal

GAMES = 10_000
SHARES = 20


@pytest.mark.slow
@pytest.mark.parametrize("share", range(SHARES))
def test_ten_thousand_random_games_run_clean(share: int) -> None:
    for seed in range(share, GAMES, SHARES):
        game = deal(TABLES[seed // SHARES % len(TABLES)], seed)
        rng = seeded(seed)
        made = 0
        while not game.over:
            made += random_playout(game.state, rng, 150)
            checks.check_components(game)
            assert made < BOUND, f"seed {seed} does not end"
        assert set(game.scores.winners) <= set(range(game.players))
