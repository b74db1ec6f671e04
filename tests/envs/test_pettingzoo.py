"""PettingZoo's own tests, and what they do not look at."""

import copy
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import regnum
from regnum.envs import pettingzoo

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # its tests import its games in a way that it calls old itself
    from pettingzoo.test import api_test, seed_test

#: PettingZoo knows its own classic games by name when it warns of observations that carry a mask.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("architects", 1, {}),
    ("architects", 2, {"observation": "dict", "boards": "advanced", "board": ["ada", "random"]}),
    ("architects", 5, {}),
    ("wonderful_kingdom", 1, {"observation": "dict"}),
    ("wonderful_kingdom", 2, {"module": "advisors", "reward": "score"}),
]


def first_legal(env: Any) -> int:
    return int(env.last()[0]["action_mask"].argmax())


def play_out(env: Any) -> dict[str, float]:
    """Always the first legal move; the rewards at the end."""
    rewards = {}
    for agent in env.agent_iter():
        _, reward, ended, _, _ = env.last()
        if ended:
            rewards[agent] = reward
        env.step(None if ended else first_legal(env))
    return rewards


@pytest.mark.parametrize(("name", "players", "arguments"), TABLES)
def test_pettingzoo_is_content(name: str, players: int, arguments: dict[str, Any]) -> None:
    api_test(pettingzoo.env(name, players, **arguments), num_cycles=100)


@pytest.mark.parametrize(("name", "players", "arguments"), TABLES)
def test_seeds_decide_everything(name: str, players: int, arguments: dict[str, Any]) -> None:
    seed_test(lambda: pettingzoo.env(name, players, **arguments), num_cycles=50)


@pytest.mark.slow
@pytest.mark.parametrize("observation", ["array", "dict"])
@pytest.mark.parametrize(("name", "players"), [(game.name, n) for game in regnum.games() for n in game.seats])
def test_pettingzoo_is_content_to_the_end(name: str, players: int, observation: str) -> None:
    api_test(pettingzoo.env(name, players, observation=observation), num_cycles=2000)
    seed_test(lambda: pettingzoo.env(name, players, observation=observation), num_cycles=2000)


def test_resets_play_the_given_seed_then_the_next() -> None:
    env = pettingzoo.raw_env("architects", 2, seed=5)
    played = []
    for seed in (None, None, 40, None):
        env.reset(seed=seed)
        played.append(env.game.seed)
    assert played == [5, 6, 40, 41]


@pytest.mark.parametrize("refused", [-1, 2**96, "x", True])
def test_a_seed_that_is_refused_leaves_the_series_as_it_was(refused: Any) -> None:
    env = pettingzoo.raw_env("architects", 2, seed=5)
    with pytest.raises(regnum.BadOption, match="a seed is a whole number"):
        env.reset(seed=refused)
    env.reset()
    assert env.game.seed == 5
    with pytest.raises(regnum.BadOption, match="a seed is a whole number"):
        pettingzoo.raw_env("architects", 2, seed=refused)


def test_rewards_at_the_end_tell_who_won() -> None:
    env = pettingzoo.env("wonderful_kingdom", 2, module="none")
    env.reset(seed=2)
    rewards = play_out(env)
    winners = env.unwrapped.game.scores.winners
    assert winners in ([0], [1])
    assert rewards == {f"player_{seat}": 1.0 if seat in winners else -1.0 for seat in (0, 1)}


def test_rewards_can_be_the_lead_in_points() -> None:
    env = pettingzoo.env("wonderful_kingdom", 2, module="none", reward="score")
    env.reset(seed=2)
    rewards = play_out(env)
    blue, red = env.unwrapped.game.scores.totals
    assert rewards == {"player_0": blue - red, "player_1": red - blue}


def test_the_dictionary_is_the_array_in_parts() -> None:
    env, named = pettingzoo.env("architects", 2), pettingzoo.env("architects", 2, observation="dict")
    env.reset(seed=1)
    named.reset(seed=1)
    parts = named.last()[0]["observation"]
    assert (np.concatenate(list(parts.values())) == env.last()[0]["observation"]).all()
    assert parts["own.goods"].shape == (6,)


def test_an_action_outside_the_mask_is_refused_and_changes_nothing() -> None:
    env = pettingzoo.env("architects", 2)
    env.reset(seed=1)
    before = env.unwrapped.game.position()
    illegal = int(env.last()[0]["action_mask"].argmin())
    with pytest.raises(regnum.IllegalMove, match="action_mask"):
        env.step(illegal)
    for nonsense in (100_000, "place quarry", None, 3.0, np.array([3])):
        with pytest.raises(regnum.MalformedMove):
            env.step(nonsense)
    assert env.unwrapped.game.position() == before
    env.step(np.int64(first_legal(env)))
    assert env.unwrapped.game.position() != before


def test_the_end_is_told_to_every_agent() -> None:
    env = pettingzoo.env("architects", 3, scale="log")
    env.reset(seed=2)
    infos = {}
    for agent in env.agent_iter():
        observation, _, ended, _, info = env.last()
        assert observation in env.observation_space(agent)
        assert ended == ("scores" in info)
        assert not ended or observation["action_mask"].all()
        infos[agent] = info
        env.step(None if ended else first_legal(env))
    scores = env.unwrapped.game.scores
    assert list(infos) == env.possible_agents
    for info in infos.values():
        assert info["scores"].tolist() == scores.totals
        assert info["winners"].nonzero()[0].tolist() == scores.winners


def test_a_step_at_the_wrong_time_says_what_to_do() -> None:
    env = pettingzoo.raw_env("wonderful_kingdom", 1, render_mode="ansi")
    asked: list[Callable[[], object]] = [lambda: env.step(0), lambda: env.observe("player_0"), env.render]
    for ask in asked:
        with pytest.raises(AttributeError, match=r"call reset\(\) first"):
            ask()
    env.reset(seed=1)
    play_out(env)
    with pytest.raises(regnum.RegnumError, match=r"all agents have left: call reset\(\)"):
        env.step(0)


def test_a_deep_copy_plays_on_by_itself() -> None:
    env = pettingzoo.raw_env("architects", 2)
    env.reset(seed=1)
    twin = copy.deepcopy(env)
    before = env.game.position()
    twin.step(first_legal(twin))
    assert env.game.position() == before != twin.game.position()


def test_bad_arguments_say_what_is_possible() -> None:
    with pytest.raises(regnum.BadOption, match="outcome, score"):
        pettingzoo.env("architects", 2, reward="glory")
    with pytest.raises(regnum.BadOption, match="1 to 5"):
        pettingzoo.env("architects", 6)
    with pytest.raises(regnum.BadOption, match="has no option 'colour'"):
        pettingzoo.env("architects", 2, colour="red")
    with pytest.raises(regnum.BadOption, match="render_mode is one of: ansi, None; not 'human'"):
        pettingzoo.env("architects", 2, render_mode="human")
    with pytest.raises(regnum.BadOption, match="plain, log"):
        pettingzoo.env("architects", 2, scale="linear")


def test_the_table_can_be_read() -> None:
    env = pettingzoo.env("architects", 2, render_mode="ansi")
    env.reset(seed=1)
    assert '"game": "architects"' in env.render()
