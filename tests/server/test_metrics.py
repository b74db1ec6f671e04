"""What is counted stays right when a worker is killed, and leaves nothing behind."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from regnum.server.metrics import VARIABLE, forget_the_dead, shared_counts

WORKER = """
import sys
from regnum.server.metrics import LIVE_TABLES, MOVES
LIVE_TABLES.set(7)
MOVES.labels("architects", "person").inc(3)
print("counted", flush=True)
sys.stdin.read()
"""
TELLING = """
from prometheus_client import CollectorRegistry, generate_latest, multiprocess
registry = CollectorRegistry()
multiprocess.MultiProcessCollector(registry)
print(generate_latest(registry).decode())
"""


def counted(folder: Path) -> str:
    """What all workers have counted together."""
    env = os.environ | {VARIABLE: str(folder)}
    return subprocess.run([sys.executable, "-c", TELLING], env=env, capture_output=True, text=True, check=True).stdout


def test_a_killed_worker_holds_no_tables_any_more_but_its_moves_count(tmp_path: Path) -> None:
    env = os.environ | {VARIABLE: str(tmp_path), "PYTHONPATH": os.pathsep.join(sys.path)}
    workers = [
        subprocess.Popen([sys.executable, "-c", WORKER], env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        for _ in range(2)
    ]
    for worker in workers:
        assert worker.stdout is not None
        assert worker.stdout.readline() == b"counted\n"
    forget_the_dead(tmp_path)
    assert "regnum_live_tables 14.0" in counted(tmp_path)
    workers[0].kill()
    workers[0].communicate()
    forget_the_dead(tmp_path)
    told = counted(tmp_path)
    workers[1].kill()
    workers[1].communicate()
    assert "regnum_live_tables 7.0" in told
    assert 'regnum_moves_total{by="person",game="architects"} 6.0' in told


def test_the_folder_of_several_workers_goes_with_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    with shared_counts(2):
        folder = Path(os.environ[VARIABLE])
        assert folder.is_dir()
    assert not folder.exists()
    assert VARIABLE not in os.environ
    with shared_counts(1):
        assert VARIABLE not in os.environ
