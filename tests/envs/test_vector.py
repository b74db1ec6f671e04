"""Many games in one call play exactly what single games play."""

from typing import Any

import numpy as np
import pytest

import regnum
from regnum.bots import make_bot
from regnum.envs.observer import Observer
from regnum.envs.rewards import outcome
from regnum.envs.vector import VectorGames

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("architects", 1, {}),
    ("architects", 3, {"boards": "advanced", "board": ["ada", "random", "rudolf"]}),
    ("wonderful_kingdom", 2, {}),
]


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_it_plays_what_single_games_with_these_seeds_play(name: str, players: int, options: dict[str, Any]) -> None:
    n, seed = 3, 20
    games = VectorGames(name, players, n, seed, **options)
    singles = [regnum.new(name, players, seed + table, **options) for table in range(n)]
    observer = Observer(singles[0])
    rng = np.random.default_rng(1)
    finished = [0] * n
    while min(finished) < 2:
        rows, masks, seats = games.observe()
        for table, single in enumerate(singles):
            assert seats[table] == single.decision.seat
            assert (masks[table] == observer.mask(single, single.decision.seat)).all()
            assert (rows[table] == observer.row(single, single.decision.seat)).all()
        actions = [int(rng.choice(mask.nonzero()[0])) for mask in masks]
        rewards, dones = games.step(actions)
        for table, single in enumerate(singles):
            single.play(actions[table])
            assert dones[table] == single.over
            assert rewards[table].tolist() == (outcome(single.scores) if single.over else [0.0] * players)
            if single.over:
                finished[table] += 1
                singles[table] = regnum.new(name, players, seed + table + n * finished[table], **options)
                assert games.seed_of(table) == singles[table].seed
            assert games.game(table) == singles[table]


def test_one_bad_move_and_none_is_played() -> None:
    games = VectorGames("architects", 2, 3, 1)
    before = [games.game(table).position() for table in range(3)]
    masks = games.masks()
    actions = masks.argmax(axis=1)
    actions[2] = masks[2].argmin()
    with pytest.raises(regnum.IllegalMove, match=r"table 2: .* mask"):
        games.step(actions)
    with pytest.raises(regnum.MalformedMove):
        games.step([int(actions[0]), int(actions[1]), 100_000])
    with pytest.raises(regnum.BadOption, match="takes 3 moves"):
        games.step(actions[:2])
    assert [games.game(table).position() for table in range(3)] == before


@pytest.mark.parametrize("given", [5, None, [], [[1], [2], [3]], [1, 2, [3]]])
def test_moves_of_another_shape_are_refused(given: Any) -> None:
    with pytest.raises(regnum.BadOption, match="a step takes 3 moves, one a table"):
        VectorGames("architects", 2, 3, 1).step(given)


@pytest.mark.parametrize("kind", [np.float64, np.bool_, np.object_, np.str_])
def test_moves_that_are_no_whole_numbers_never_reach_a_table(kind: type) -> None:
    games = VectorGames("architects", 2, 3, 1)
    before = [games.game(table).position() for table in range(3)]
    with pytest.raises(regnum.MalformedMove, match="whole numbers"):
        games.step(games.masks().argmax(axis=1).astype(kind))
    assert [games.game(table).position() for table in range(3)] == before


def test_a_copy_of_a_game_leaves_the_table_alone() -> None:
    games = VectorGames("architects", 2, 1, 1)
    copy = games.game(0)
    copy.play(copy.decision.moves[0])
    assert games.game(0) != copy


def test_logarithms_are_those_of_the_plain_numbers() -> None:
    plain, log = (VectorGames("architects", 2, 4, 1, scale=scale) for scale in ("plain", "log"))
    for _ in range(50):
        numbers, masks, _ = plain.observe()
        assert numbers.max() > 1
        logs = log.observe()[0]
        assert np.allclose(np.copysign(np.expm1(np.abs(logs)), logs), numbers, rtol=1e-5)
        moves = masks.argmax(axis=1)
        plain.step(moves)
        log.step(moves)
    game = plain.game(2)
    row = Observer(game, scale="log").row(game, game.decision.seat)
    assert (log.observe()[0][2] == row).all()


def test_numbers_may_be_those_of_arrays() -> None:
    games = VectorGames("architects", np.int64(2), np.int64(3), np.uint64(7))
    assert [games.seed_of(table) for table in range(3)] == [7, 8, 9]
    bot = make_bot("greedy", np.int64(1))
    seats = games.seats()
    assert all(bot.choose(games.game(table), seats[table]) >= 0 for table in range(3))
    assert Observer(games.game(0)).mask(games.game(0), seats[0]).any()


def test_bad_arguments_say_what_is_possible() -> None:
    with pytest.raises(regnum.BadOption, match="at least 1"):
        VectorGames("architects", 2, 0)
    with pytest.raises(regnum.BadOption, match="outcome, score"):
        VectorGames("architects", 2, 1, reward="glory")
    with pytest.raises(regnum.BadOption, match="plain, log"):
        VectorGames("architects", 2, 1, scale="linear")
    with pytest.raises(regnum.BadOption, match="a seed is a whole number"):
        VectorGames("architects", 2, 1, seed=-3)
