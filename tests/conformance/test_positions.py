"""A position that loads can be played; one that can't be is refused with a RegnumError, never otherwise."""

import json
from random import Random
from typing import Any

import pytest

import regnum
from regnum.engine.rng import seeded
from tests.conformance.mutations import copied, mutate
from tests.conformance.tables import NAMES, TABLES, play_on, somewhere

#: Moments of a game, and mutated positions of each.
MOMENTS = 10
MUTATIONS = 8


@pytest.mark.parametrize("table", TABLES, ids=NAMES)
def test_whatever_loads_can_be_played_and_loaded_again(table: tuple[str, int, dict[str, Any]]) -> None:
    lot = Random(str(table))
    for _ in range(MOMENTS):
        position = somewhere(table, lot.randrange(2**32)).position()
        for _ in range(MUTATIONS):
            changed = copied(position)
            for _ in range(lot.choice((1, 1, 1, 2, 3))):
                mutate(changed, lot)
            try:
                game = regnum.from_position(changed)
            except regnum.RegnumError:
                continue
            try:
                check_on(game, lot.randrange(2**32))
            except Exception as wrong:
                raise AssertionError(f"loaded, but can't be played: {json.dumps(changed)}") from wrong


def check_on(game: regnum.Game, seed: int) -> None:
    """Look, deal anew, play on, and load what has come of it."""
    game.listen()
    for _ in range(3):
        for seat in range(game.players):
            game.view(seat)
            game.determinize(seat, seed).view(seat)
        game.view(None)
        assert regnum.from_position(game.position()) == game
        play_on(game, seeded(seed), 10)
    assert regnum.from_position(game.position()) == game
