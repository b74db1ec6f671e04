"""The benchmark scripts run and report what they promise; no test asserts a time."""

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_peers_reports_both_engines_and_their_ratios() -> None:
    command = [sys.executable, str(ROOT / "benchmarks" / "peers.py"), "--json", "--seconds", "1"]
    report = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    assert set(report) == {"ours", "peer", "decisions_ratio", "copy_ratio"}
    for engine in ("ours", "peer"):
        assert report[engine]["decisions_per_second"] > 0
        assert report[engine]["copy_microseconds"] > 0
