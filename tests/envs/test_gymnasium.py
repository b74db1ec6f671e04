"""Gymnasium's own checks, and games against bots."""

from typing import Any

import gymnasium as gym
import pytest
from gymnasium.utils.env_checker import check_env

import regnum
from regnum.bots import make_bot
from regnum.envs import gymnasium
from regnum.envs.gymnasium import AgainstBots


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


def test_after_the_end_there_is_nothing_to_replace_an_action_by() -> None:
    env = gymnasium.make("wonderful_kingdom", players=1, opponents=[], illegal="replace")
    play_out(env, 1)
    with pytest.raises(regnum.IllegalMove, match="game-over"):
        env.step(0)


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
    ],
)
def test_bad_arguments_say_what_is_possible(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(regnum.BadOption, match=message):
        gymnasium.make("architects", **arguments)
