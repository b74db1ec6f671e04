"""Set up all that the checks need, once, and run them: `python3 check.py`.

Without arguments: style, types, imports and all ordinary tests, on the sources as they are; the page's own checks.
With --table: the table as people use it. Browsers play whole games, servers are killed, workers share PostgreSQL and
Redis; screenshots are left in `artefacts/`. Needs Chromium, PostgreSQL and Redis; as root on Debian it installs them.
With --compiled: compile the rules, run the tests again on the compiled build, compare both builds game by
game, and play ten thousand random games. Needs a C compiler. With --build: only compile, ahead of that.
"""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

from tools.environment import ROOT, ensure, ensure_programs, look_into, packages_of, with_sources
from tools.page import ensure_page, install_packages, npm

TRACED_GAMES = "1000"
DEVELOPMENT = ("dev.txt", "page.txt")


def run(title: str, *command: str | Path, env: dict[str, str] | None = None) -> None:
    """One step; the first that fails ends the run."""
    if not passes(title, *command, env=env):
        sys.exit(1)


def passes(title: str, *command: str | Path, env: dict[str, str] | None = None) -> bool:
    """Whether a step succeeds."""
    print(f"== {title}", flush=True)
    began = time.perf_counter()
    code = subprocess.run(command, cwd=ROOT, env=env, check=False).returncode
    print(f"== {title}: {'failed' if code else f'{time.perf_counter() - began:.0f} s'}", flush=True)
    return code == 0


def check_sources() -> None:
    """Everything that an ordinary change must pass."""
    python = ensure(".venv-dev", *DEVELOPMENT)
    tools = python.parent
    run("style", tools / "ruff", "check")
    run("format", tools / "ruff", "format", "--check", "--quiet")
    run("types", python, "-m", "mypy")
    run("imports", tools / "lint-imports", env=with_sources())
    run("tests", python, "-m", "pytest", "-n", "auto", env=with_sources())
    check_page(python)


def check_page(python: Path) -> None:
    """The page's own checks: types, style and tests, then the build."""
    print("== page", flush=True)
    install_packages(python)
    npm(python, ROOT, "run", "check")
    ensure_page(python)
    print("== page: done", flush=True)


def check_table() -> None:
    """The table as people use it: in browsers, with several workers, and when things break."""
    ensure_programs({"chromium": "chromium", "redis-server": "redis-server", "pg_ctlcluster": "postgresql"})
    python = ensure(".venv-dev", *DEVELOPMENT)
    ensure_page(python)
    env = with_sources()
    shared = ["-n", "2", "--dist", "worksteal"]  # whole games come last, and would wait for each other
    browsers: list[str | Path] = [python, "-m", "pytest", *shared, "-m", "browser", "tests/e2e"]
    if not passes("browsers", *browsers, env=env):
        # A browser on a crowded machine may miss a moment; what fails must pass alone, and twice is a fault.
        run("browsers, what failed", *browsers, "--last-failed", "--last-failed-no-failures=none", env=env)
    tests = ["-m", "pytest", "-n", "3", "-m", "slow or services", "tests/server"]  # they wait more than they work
    run("servers under stress", python, "-m", "tools.services", python, *tests, env=env)


def check_compiled() -> None:
    """The compiled build: the same tests, the same games, and games by the thousand."""
    if not (shutil.which("cc") or shutil.which("gcc")):
        sys.exit("Compiling needs a C compiler. On Debian or Ubuntu: apt-get install gcc python3-dev.")
    sources = ensure(".venv-dev", *DEVELOPMENT)
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    python = build()
    run("build", python, "-c", "import regnum; assert regnum.compiled(), 'not compiled'", env=clean)
    run("tests, compiled", python, "-m", "pytest", "-n", "auto", env=clean)
    run("ten thousand games", python, "-m", "pytest", "-n", "auto", "-m", "slow", "--ignore", "tests/server", env=clean)
    run("speed", python, "-m", "regnum", "bench", env=clean)
    compare(sources, python, clean)


def build() -> Path:
    """Compile what has changed; the Python that runs the result, with the packages of `.venv-dev`."""
    python = ensure(".venv-compiled", "compile.txt")
    run("compile", python, "-m", "tools.compiling")
    own = packages_of(python)
    look_into(python, ROOT / "build" / "compiled", ROOT / ".venv-dev" / own.relative_to(ROOT / ".venv-compiled"))
    return python


def compare(sources: Path, compiled: Path, clean: dict[str, str]) -> None:
    """Both builds must make the same decisions out of the same moves, game by game."""
    print(f"== both builds, {TRACED_GAMES} games", flush=True)
    command = ["-m", "tools.trace", TRACED_GAMES]
    one = subprocess.Popen([sources, *command], cwd=ROOT, env=with_sources(), stdout=subprocess.PIPE, text=True)
    other = subprocess.Popen([compiled, *command], cwd=ROOT, env=clean, stdout=subprocess.PIPE, text=True)
    told, also_told = one.communicate()[0].splitlines(), other.communicate()[0].splitlines()
    if one.returncode or other.returncode or len(told) != int(TRACED_GAMES):
        sys.exit("== both builds: the games did not run")
    for line, also in zip(told, also_told, strict=True):
        if line != also:
            sys.exit(f"== both builds differ:\n{line}\n{also}")
    print(f"== both builds agree over {len(told)} games", flush=True)


if __name__ == "__main__":
    if "--build" in sys.argv:
        build()
    elif "--compiled" in sys.argv:
        check_compiled()
    elif "--table" in sys.argv:
        check_table()
    else:
        check_sources()
