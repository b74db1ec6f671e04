"""What the benchmarks beside peers share."""

import argparse
import os


def on_one_core(description: str, seconds: float) -> argparse.Namespace:
    """Read the command line, and keep this process on one core: ours and the peers' alike."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--seconds", type=float, default=seconds, help=f"how long to play (default {seconds:g})")
    arguments = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    return arguments
