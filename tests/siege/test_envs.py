"""The faces for researchers: partners share one reward, a rival is beaten or not, and OpenSpiel is told so."""

import warnings
from typing import Any

import gymnasium as gym
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import regnum.envs.gymnasium  # noqa: F401 - which tells Gymnasium of the games of the house
from regnum.envs import pettingzoo
from regnum.envs.observer import Observer
from regnum.envs.rewards import outcome, score
from regnum.envs.vector import VectorGames
from tests.siege.setting import TABLES, result, siege

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # its tests import its games in a way that it calls old itself
    from pettingzoo.test import api_test

quietly = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


def test_rewards() -> None:
    assert (outcome(result(30, 2).scores), score(result(30, 2).scores)) == ([1.0, 1.0], [6.0, 6.0])
    assert (outcome(result(3, 2).scores), score(result(3, 2, plunder=1).scores)) == ([-1.0, -1.0], [-22.0, -22.0])
    assert score(result(9, rival="baron", plunder=6).scores) == [3.0]
    assert outcome(result(9, 4, rival="baron", plunder=11).scores) == [-1.0, -1.0]


@pytest.mark.parametrize(("players", "rival"), TABLES)
def test_pettingzoo_is_content(players: int, rival: str, request: pytest.FixtureRequest) -> None:
    for mark in quietly:
        request.applymarker(mark)
    env = pettingzoo.env("siege", players, seed=1, rival=rival)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(env, num_cycles=30)
    env.reset(seed=3)
    rewards = {}
    for agent in env.agent_iter():
        observation, reward, ended, _, _ = env.last()
        rewards[agent] = reward
        env.step(None if ended else int(observation["action_mask"].argmax()))
    game = env.unwrapped.game
    assert list(rewards.values()) == outcome(game.scores)
    assert rival == "baron" or len(set(rewards.values())) == 1


@pytest.mark.parametrize(("players", "rival"), TABLES)
def test_gymnasium_is_content(players: int, rival: str) -> None:
    if "regnum/siege-v0" not in gym.registry:
        gym.register("regnum/siege-v0", "regnum.envs.gymnasium:make", kwargs={"game": "siege"})
    partners = ("random",) * (players - 1)
    made = gym.make("regnum/siege-v0", players=players, opponents=partners, rival=rival, illegal="replace")
    check_env(made.unwrapped)


def test_partners_in_many_games_at_once_get_the_same() -> None:
    games = VectorGames("siege", 3, n=4, seed=1, rival="horde", reward="score")
    for _ in range(40):
        _, masks, _ = games.observe()
        rewards, dones = games.step(masks.argmax(axis=1))
        assert (rewards == rewards[:, :1]).all()
        assert (rewards[dones] != 0).all()


@pytest.mark.parametrize(("players", "rival"), TABLES)
def test_observations_tell_what_the_seat_may_know_alone(players: int, rival: str) -> None:
    game = siege(players, rival)
    observer = Observer(game)
    while not game.over:
        for seat in range(players):
            assert np.array_equal(observer.row(game, seat), observer.row(game.determinize(seat, 7), seat))
        game.play(game.decision.moves[0])


def load(parameters: str) -> Any:
    pyspiel = pytest.importorskip("pyspiel")
    from regnum.envs import openspiel  # only where OpenSpiel is there

    if "python_regnum_siege" not in pyspiel.registered_names():
        openspiel.register()
    return pyspiel.load_game(f"python_regnum_siege({parameters})")


@pytest.mark.parametrize(
    ("parameters", "utility"),
    [
        ("players=1,rival=horde", "IDENTICAL"),
        ("players=2,rival=horde", "IDENTICAL"),
        ("players=3,rival=horde,reward=score", "IDENTICAL"),
        ("players=1,rival=baron", "GENERAL_SUM"),
        ("players=2,rival=baron,reward=score", "GENERAL_SUM"),
    ],
)
def test_openspiel_is_content_with_what_is_declared(parameters: str, utility: str) -> None:
    game = load(f"{parameters},deals=5")
    import pyspiel

    assert game.get_type().utility == getattr(pyspiel.GameType.Utility, utility)
    pyspiel.random_sim_test(game, num_sims=3, serialize=False, verbose=False)


def test_openspiel_knows_that_one_of_two_leads_by_what_the_other_is_behind() -> None:
    load("deals=1")
    import pyspiel

    of_two = pyspiel.load_game("python_regnum_architects(players=2,reward=score,deals=2)")
    assert of_two.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    for parameters in ("players=2", "players=3,reward=score", "players=1,reward=score"):
        other = pyspiel.load_game(f"python_regnum_architects({parameters},deals=2)")
        assert other.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
