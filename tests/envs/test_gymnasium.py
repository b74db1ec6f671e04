"""Gymnasium's own checks, and games against bots."""

import json
from collections.abc import Callable
from typing import Any

import gymnasium as gym
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

import regnum
from regnum.bots import make_bot
from regnum.envs import gymnasium
from regnum.envs.gymnasium import AgainstBots
from regnum.envs.observer import Observer


@pytest.mark.parametrize("observation", ["array", "dict"])
@pytest.mark.parametrize(
    ("name", "players", "opponents"),
    [
        ("architects", 1, ()),
        ("architects", 3, ("random",)),
        ("wonderful_kingdom", 1, ()),
        ("wonderful_kingdom", 2, ("greedy",)),
    ],
)
def test_gymnasium_is_content(name: str, players: int, opponents: tuple[str, ...], observation: str) -> None:
    made = gym.make(
        f"regnum/{name}-v0", players=players, opponents=opponents, observation=observation, illegal="replace"
    )
    check_env(made.unwrapped)


def play_out(env: AgainstBots, seed: int) -> float:
    """Always the first legal move; the reward at the end."""
    observation, _ = env.reset(seed=seed)
    ended = False
    while not ended:
        assert env.game.decision.seat == env.seat
        observation, reward, ended, _, _ = env.step(observation["action_mask"].argmax())
        assert ended or reward == 0
    return reward


def test_the_game_is_the_one_that_bots_and_moves_make() -> None:
    options: dict[str, Any] = {"boards": "advanced", "board": {"red": "ada"}}
    env = gymnasium.make("architects", players=3, seat=1, opponents=["random", "greedy"], reward="score", **options)
    reward = play_out(env, 4)
    same = regnum.new("architects", players=3, seed=4, **options)
    bots = {0: make_bot("random", 4 << 8 | 1), 2: make_bot("greedy", 4 << 8 | 3)}
    while not same.over:
        decision = same.decision
        seat = decision.seat
        same.play(min(decision.moves) if seat == 1 else bots[seat].choose(same, seat), seat)
    assert env.game == same
    left, own, right = same.scores.totals
    assert reward == own - max(left, right)


def test_alone_there_are_no_opponents() -> None:
    env = gymnasium.make("wonderful_kingdom", players=1, opponents=[], reward="score")
    reward = play_out(env, 1)
    assert reward == env.game.scores.totals[0]


def test_the_last_opponent_fills_the_seats() -> None:
    env = gymnasium.make("architects", players=4, seat=2, opponents=["greedy", "random"])
    assert env._opponents == {0: "greedy", 1: "random", 3: "random"}


def test_masks_as_masked_learners_ask_for_them() -> None:
    env = gymnasium.make("architects", opponents=["random"])
    observation, _ = env.reset(seed=1)
    assert (env.action_masks() == observation["action_mask"]).all()
    assert env.action_masks().nonzero()[0].tolist() == sorted(env.game.decision.moves)


@pytest.mark.parametrize("refused", [-1, 2**96, "x"])
def test_a_seed_that_is_refused_leaves_the_series_and_the_chance_as_they_were(refused: Any) -> None:
    env = gymnasium.make("architects", opponents=["random"])
    env.reset(seed=5)
    chance = env.np_random
    with pytest.raises(regnum.BadOption, match="a seed is a whole number"):
        env.reset(seed=refused)
    assert env.np_random is chance
    env.reset()
    assert env.game.seed == 6


def test_an_illegal_action_is_an_error_unless_it_is_to_be_replaced() -> None:
    strict = gymnasium.make("architects", opponents=["random"])
    observation, _ = strict.reset(seed=1)
    before = strict.game.position()
    illegal = observation["action_mask"].argmin()
    with pytest.raises(regnum.IllegalMove, match="action_mask"):
        strict.step(illegal)
    assert strict.game.position() == before
    lenient = gymnasium.make("architects", opponents=["random"], illegal="replace")
    lenient.reset(seed=1)
    assert lenient.step(illegal)[-1] == {"replaced": True}
    assert lenient.step(lenient.action_masks().argmax())[-1] == {"replaced": False}


@pytest.mark.parametrize("illegal", ["error", "replace"])
def test_after_the_end_only_a_reset_helps(illegal: str) -> None:
    env = gymnasium.make("wonderful_kingdom", players=1, opponents=[], illegal=illegal)
    play_out(env, 1)
    with pytest.raises(ResetNeeded, match=r"the game is over: call reset\(\)"):
        env.step(0)
    env.reset()
    env.step(env.action_masks().argmax())


def test_before_the_first_reset_there_is_no_game() -> None:
    env = gymnasium.make("architects", render_mode="ansi")
    asked: list[Callable[[], object]] = [lambda: env.step(0), env.action_masks, env.render, lambda: env.game]
    for ask in asked:
        with pytest.raises(ResetNeeded, match=r"call reset\(\) first"):
            ask()
    assert not hasattr(env, "game"), "who looks for a game finds none, and no error"


def test_the_last_step_tells_how_the_game_ended() -> None:
    env = gymnasium.make("architects", opponents=["random"], illegal="replace")
    observation, info = env.reset(seed=2)
    ended = False
    while not ended:
        assert "scores" not in info
        observation, _, ended, _, info = env.step(observation["action_mask"].argmax())
    scores = env.game.scores
    assert sorted(info) == ["replaced", "scores", "winners"]
    assert info["scores"].tolist() == scores.totals
    assert info["winners"].nonzero()[0].tolist() == scores.winners


def test_after_the_end_every_move_can_be_weighed() -> None:
    """A policy over no move at all would be no number; nothing is asked any more."""
    env = gymnasium.make("wonderful_kingdom", opponents=["random"])
    observation, _ = env.reset(seed=2)
    ended = False
    while not ended:
        assert observation["action_mask"].sum() == len(env.game.decision.moves)
        observation, _, ended, _, _ = env.step(observation["action_mask"].argmax())
    assert observation["action_mask"].all()
    assert env.action_masks().all()
    assert observation in env.observation_space


def test_numbers_may_be_those_of_arrays() -> None:
    env = gymnasium.make("architects", players=np.int64(3), seat=np.int8(1), opponents=["random"])
    env.reset(seed=np.int64(5))
    assert (env.game.seed, env.game.players, env.seat, env.np_random_seed) == (5, 3, 1, 5)
    assert json.dumps(env.game.seed) == "5"
    env.step(np.argmax(env.action_masks()))


@pytest.mark.parametrize("observation", ["array", "dict"])
def test_logarithms_have_true_bounds(observation: str) -> None:
    env = gymnasium.make("architects", players=1, opponents=[], observation=observation, scale="log")
    told, _ = env.reset(seed=1)
    ended = False
    while not ended:
        assert told in env.observation_space
        told, _, ended, _, _ = env.step(told["action_mask"].argmax())
    plain = Observer(env.game, observation).observation(env.game, 0)
    assert plain not in env.observation_space, "more than a hundred turns"
    for part, numbers in zip(parts_of(told), parts_of(plain), strict=True):
        assert np.allclose(np.copysign(np.expm1(np.abs(part)), part), numbers, rtol=1e-5)


def parts_of(told: dict[str, Any]) -> list[Any]:
    inner = told["observation"]
    return list(inner.values()) if isinstance(inner, dict) else [inner]


def test_many_environments_side_by_side() -> None:
    """Gymnasium's own vectors find the names, and hand on masks and results."""
    envs = gym.make_vec("regnum/architects-v0", num_envs=2, vectorization_mode="sync", opponents=["random"])
    observation, _ = envs.reset(seed=1)
    for _ in range(400):
        observation, rewards, ended, _, infos = envs.step(observation["action_mask"].argmax(axis=1))
        if ended.any():
            assert list(infos["_winners"]) == list(ended)
            assert infos["scores"].shape == infos["winners"].shape == (2, 2)
            assert (rewards[ended] != 0).all()
            break
    assert ended.any()
    envs.close()


@pytest.mark.parametrize("name", [f"regnum.envs.gymnasium:regnum/{game.name}-v0" for game in regnum.games()])
def test_a_name_can_bring_its_module(name: str) -> None:
    assert gym.make(name, opponents=["random"]).reset(seed=1)[1] == {}


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"opponents": ["nobody"]}, "no bot is called 'nobody'"),
        ({"opponents": []}, "at least one opponent"),
        ({"opponents": "greedy"}, r"a list of names, such as \['greedy'\]"),
        ({"opponents": ["random", "random"]}, "do not fit"),
        ({"seat": 2}, "seats are 0 to 1"),
        ({"illegal": "ignore"}, "error, replace"),
        ({"observation": "picture"}, "array, dict"),
        ({"scale": "cubic"}, "plain, log"),
        ({"render_mode": "human"}, "render_mode is one of: ansi, None; not 'human'"),
        ({"seat": 1.0}, "there is no seat 1.0"),
    ],
)
def test_bad_arguments_say_what_is_possible(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(regnum.BadOption, match=message):
        gymnasium.make("architects", **arguments)
