"""Games on a Ray cluster of two machines, one of which is lost in the middle."""

import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import regnum
from regnum.arena import Here, Play, new_tournament, play_tournament
from regnum.engine.errors import RegnumError
from tests.arena.made import wait
from tests.arena.test_playing import timeless

pytest.importorskip("ray", reason="Ray is not installed; in the project's folder, run: pip install '.[cluster]'")

pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore")]


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A head and no other machine, one core each; deaf to Ctrl-C, as what a shell starts in its background."""
    from ray.cluster_utils import Cluster

    monkeypatch.setenv("PYTHONPATH", str(Path(regnum.__file__).parents[1]))
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    signal.signal(signal.SIGINT, heard)
    yield cluster
    cluster.shutdown()  # type: ignore[no-untyped-call]


def test_a_machine_that_is_lost_changes_no_result(cluster: Any, tmp_path: Path) -> None:
    second = cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    path = tmp_path / "results.jsonl"
    arguments = ["architects", "--bots", "random,greedy", "--games", "12", "--seed", "3", "--out", str(path)]
    command = [sys.executable, "-m", "regnum", "arena", *arguments, "--ray", cluster.address]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    while not path.exists() or path.read_bytes().count(b"\n") < 4:
        assert process.poll() is None, process.communicate()
        time.sleep(0.02)
    cluster.remove_node(second, allow_graceful=False)
    _, err = process.communicate(timeout=300)
    assert process.returncode == 0, err
    tournament = new_tournament("architects", ["random", "greedy"], games=12, seed=3)
    played = Play(tournament, Here(), path)
    assert list(played) == []
    assert timeless([played.results[number] for number in range(12)]) == timeless(play_tournament(tournament, Here()))


def test_one_who_leaves_early_leaves_no_work_behind(cluster: Any, tmp_path: Path) -> None:
    import ray

    from regnum.arena.cluster import Cluster

    def linger(name: str) -> str:  # a function of its own, which Ray hands over whole
        try:
            (tmp_path / f"{name}.begun").touch()  # who is called off between this and the work has ended too
            for _ in range(0 if name == "first" else 100_000):  # long, but in steps, as games are
                time.sleep(0.01)
        finally:
            (tmp_path / f"{name}.ended").touch()
        return name

    def notes(kind: str) -> set[str]:
        return {note.stem for note in tmp_path.glob(f"*.{kind}")}

    try:
        play = Cluster(cluster.address).play(linger, ["first", "second", "third"])
        assert next(play) == "first"
        wait(lambda: len(notes("begun")) == 2)
        play.close()  # type: ignore[attr-defined]
        wait(lambda: notes("begun") == notes("ended"))
    finally:
        ray.shutdown()


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nonsense", "auto"])
def test_where_no_cluster_answers_it_says_what_to_do(address: str) -> None:
    from regnum.arena.cluster import Cluster

    with pytest.raises(RegnumError, match=f"no Ray cluster answers at '{address}'.*ray start --head"):
        Cluster(address)
