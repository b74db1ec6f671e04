"""The worked example runs, and its policy learns what it is told."""

import json
import xml.etree.ElementTree as ET
from pathlib import Path

import numpy as np
import pytest
from examples import judging, train
from examples.judging import rating
from examples.policy import Policy, draw

from regnum.bots import make_bot


def test_it_leaves_its_figures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "make_bot", lambda name, seed: make_bot("random", seed))  # greedy takes its time
    arguments = ["--game", "wonderful_kingdom", "--steps", "640", "--judgements", "1", "--matches", "1"]
    monkeypatch.setattr("sys.argv", ["train", *arguments, "--out", str(tmp_path)])
    train.main()
    history = json.loads((tmp_path / "training.json").read_text())["history"]
    assert [entry["decisions"] for entry in history] == [0, 640]
    assert all(entry[f"wins_against_{bot}"] in (0, 0.5, 1) for entry in history for bot in ("random", "greedy"))
    assert ET.parse(tmp_path / "training.svg").getroot().tag.endswith("svg")
    assert (tmp_path / "policy.npz").exists()


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


def test_ratings() -> None:
    assert rating(0.5, 100) == 0
    assert round(rating(10 / 11, 100)) == 400
    assert rating(1.0, 100) == pytest.approx(-rating(0.0, 100)) == pytest.approx(919.54, abs=0.01)
