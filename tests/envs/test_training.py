"""The worked example runs, and its policy learns what it is told."""

import json
import xml.etree.ElementTree as ET
from pathlib import Path

import numpy as np
import pytest
from examples import judging, train
from examples.judging import above, rating
from examples.policy import Policy, draw

from regnum.bots import make_bot
from regnum.bots.base import Bot, bot_seed
from regnum.envs.vector import VectorGames


def test_it_leaves_its_figures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "make_bot", lambda name, seed: make_bot("random", seed))  # others take their time
    monkeypatch.setattr(train, "scale", lambda game, bots, matches: {bot: 100.0 * i for i, bot in enumerate(bots)})
    arguments = ["--game", "wonderful_kingdom", "--steps", "640", "--judgements", "1", "--matches", "1"]
    monkeypatch.setattr("sys.argv", ["train", *arguments, "--out", str(tmp_path)])
    train.main()
    history = json.loads((tmp_path / "training.json").read_text())["history"]
    assert [entry["decisions"] for entry in history] == [0, 640]
    assert all(entry[f"wins_against_{bot}"] in (0, 0.5, 1) for entry in history for bot in train.OPPONENTS)
    assert ET.parse(tmp_path / "training.svg").getroot().tag.endswith("svg")
    assert (tmp_path / "policy.npz").exists()


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--judgements", "0"], "argument --judgements: at least 1, not 0"),
        (["--matches", "0"], "argument --matches: at least 1, not 0"),
        (["--steps", "-1"], "argument --steps: at least 1, not -1"),
        (["--seed", "-1"], "argument --seed: at least 0, not -1"),
        (["--seed", "x"], "argument --seed: a whole number, not 'x'"),
        (["--game", "x"], "argument --game: invalid choice: 'x'"),
    ],
)
def test_bad_arguments_are_refused_before_the_first_game(
    arguments: list[str], told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["train", *arguments])
    monkeypatch.setattr(train, "scale", lambda *_: pytest.fail("it has begun"))
    with pytest.raises(SystemExit) as left:
        train.main()
    assert left.value.code == 2
    assert told in capsys.readouterr().err


def test_bots_that_judge_do_not_draw_from_the_generator_of_the_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[int] = []

    def noted(_: str, seed: int) -> Bot:
        seeds.append(seed)
        return make_bot("random", seed)

    monkeypatch.setattr(judging, "make_bot", noted)
    games = VectorGames("wonderful_kingdom", 2, 2)
    judging.win_share(Policy(games.size, games.moves, 4, np.random.default_rng(1)), "wonderful_kingdom", "any", 2, 70)
    assert seeds == [bot_seed(70, 1), bot_seed(71, 0)]


def test_a_policy_learns_which_move_wins() -> None:
    rng = np.random.default_rng(1)
    policy = Policy(3, 4, 16, rng)
    x = np.eye(3, dtype=np.float32)[rng.integers(3, size=256)]
    masks = np.ones((256, 4), np.bool_)
    masks[:, 3] = False
    for _ in range(60):
        chances, _ = policy(x, masks)
        actions = draw(chances, rng)
        results = np.where(actions == x.argmax(axis=1), 1, -1).astype(np.float32)
        policy.learn(x, masks, actions, chances[np.arange(256), actions], results, 0.02)
    chances, values = policy(np.eye(3, dtype=np.float32), masks[:3])
    assert chances.argmax(axis=1).tolist() == [0, 1, 2]
    assert (chances.max(axis=1) > 0.8).all()
    assert (chances[:, 3] == 0).all()
    assert (values > 0.5).all()


def test_how_far_a_share_is_above_an_opponent() -> None:
    assert above(0.5, 100) == 0
    assert round(above(10 / 11, 100)) == 400
    assert above(1.0, 100) == pytest.approx(-above(0.0, 100)) == pytest.approx(919.54, abs=0.01)


def test_a_rating_is_where_the_wins_would_be_expected() -> None:
    assert rating({"weak": 0.5}, {"weak": 0.0}, 100) == pytest.approx(0, abs=1)
    assert rating({"weak": 10 / 11, "strong": 1 / 11}, {"weak": 0.0, "strong": 800.0}, 100) == pytest.approx(400, abs=1)
    assert rating({"weak": 1.0}, {"weak": 0.0}, 100) == pytest.approx(above(1.0, 100), abs=1)


def test_the_scale_begins_at_the_weakest_bot() -> None:
    ratings = judging.scale("wonderful_kingdom", ["random", "greedy"], 4)
    assert ratings["random"] == 0
    assert ratings["greedy"] > 200
