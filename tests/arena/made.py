"""Results and programs made for tests."""

import os
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from regnum.arena import Result, Tournament, new_tournament
from regnum.arena.tournament import Fixture


def a_tournament(*bots: str, **settings: object) -> Tournament:
    """A tournament of Architects; bots need not exist, since nobody plays it."""
    real = new_tournament("architects", ["random", "greedy"], **settings)  # type: ignore[arg-type]
    return Tournament(**{name: getattr(real, name) for name in real.__struct_fields__} | {"bots": bots or real.bots})


def a_result(bots: Sequence[str], places: Sequence[int], number: int = 0, **other: object) -> Result:
    """A result with just the places of seats."""
    seats = len(bots)
    filled = {
        "number": number,
        "seed": 0,
        "bots": tuple(bots),
        "places": tuple(places),
        "scores": (0,) * seats,
        "over": True,
        "decisions": (10,) * seats,
        "seconds": (0.01,) * seats,
        "digests": ("",),
    }
    return Result(**filled | other)  # type: ignore[arg-type]


def won_by(fixture: Fixture, strongest_first: Sequence[str]) -> Result:
    """What comes of a game when the stronger bot always wins."""
    ranks = [strongest_first.index(bot) for bot in fixture.bots]
    places = [1 + sum(other < rank for other in ranks) for rank in ranks]
    return a_result(fixture.bots, places, fixture.number)


def a_program(tmp_path: Path, body: str, name: str = "bot.py") -> list[str]:
    """The command of a program that shakes hands and then, at each line it hears, does `body`."""
    script = tmp_path / name
    script.write_text(
        "import json, os, subprocess, sys, time\n"
        "def say(line):\n    print(line, flush=True)\n"
        "for line in sys.stdin:\n"
        "    word, _, rest = line.strip().partition(' ')\n"
        "    told = json.loads(rest) if rest else {}\n" + "".join(f"    {line}\n" for line in body.splitlines()),
        encoding="utf-8",
    )
    return [sys.executable, "-S", "-E", str(script)]


def entrant(command: Sequence[str], name: str = "mine") -> str:
    """A program as the arena takes it."""
    return f"{name}=program:{' '.join(command)}"


def is_alive(pid: int) -> bool:
    """Whether a process runs; one that has ended and only waits to be counted does not."""
    try:
        os.kill(pid, 0)
        return " Z " not in Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
    except (ProcessLookupError, FileNotFoundError):
        return False


def wait(reached: Callable[[], object], seconds: float = 30.0, every: float = 0.01) -> None:
    """Wait until something is so; nothing tells when, so it is asked again and again."""
    give_up = time.monotonic() + seconds
    while not reached():
        assert time.monotonic() < give_up, "it does not come to it"
        time.sleep(every)
