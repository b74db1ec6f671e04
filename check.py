"""Set up all that the checks need, once, and run them: `python3 check.py`.

Without arguments: style, types, imports and all ordinary tests, on the sources as they are; the page's own checks.
With --table: the table as people use it. Browsers play whole games, servers are killed, workers share PostgreSQL and
Redis; screenshots are left in `artefacts/`. Needs Chromium, Firefox, WebKit, PostgreSQL and Redis; as root on Debian it
installs them.
With --compiled: compile the rules, run their tests again on the compiled build, compare both builds game by
game, and play ten thousand random games. Needs a C compiler. With --build: only compile what has changed.
With --game NAME, alone or beside --table or --compiled: only what is about that game.
"""

import argparse
import os
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tools.compiling import COMPILED
from tools.environment import ROOT, ensure, ensure_programs, look_into, packages_of, with_sources
from tools.page import ensure_page, install_packages, npm_command

#: How many games both builds play, of all games together or of one.
TRACED, TRACED_OF_ONE = "1000", "200"
DEVELOPMENT = ("dev.txt", "page.txt")
#: Programs that play at the table, with Debian's packages of them; WebKit needs a screen, even if nobody sees it.
BROWSERS = {
    "chromium": "chromium",
    "firefox-esr": "firefox-esr",
    "WebKitWebDriver": "webkit2gtk-driver",
    "Xvfb": "xvfb",
}
#: Tests that the compiled build need not pass again. They are about what is never compiled: the terminal, programs of
#: others, the contract of the server and how it stops. The rest of the server's tests show that it runs on the rules.
SOURCES_ALONE = (
    "tests/cli",
    "tests/test_benchmarks.py",
    *(f"tests/server/test_{name}.py" for name in ("chaos", "openapi", "programs", "workers")),
)


def run(title: str, *command: str | Path, env: dict[str, str] | None = None) -> None:
    """One step; the first that fails ends the run."""
    if not passes(title, *command, env=env):
        sys.exit(1)


def passes(title: str, *command: str | Path, env: dict[str, str] | None = None, beside: bool = False) -> bool:
    """Whether a step succeeds; one that runs beside others says what it has to say when it is done."""
    if not beside:
        print(f"== {title}", flush=True)
    began = time.perf_counter()
    output, errors = (subprocess.PIPE, subprocess.STDOUT) if beside else (None, None)
    done = subprocess.run(command, cwd=ROOT, env=env, check=False, text=True, stdout=output, stderr=errors)
    spent = f"{time.perf_counter() - began:.0f} s"
    print(f"{done.stdout or ''}== {title}: {'failed' if done.returncode else spent}", flush=True)
    return done.returncode == 0


def check_sources(game: list[str]) -> None:
    """Everything that an ordinary change must pass. The types and the page are checked while the tests run."""
    python = ensure(".venv-dev", *DEVELOPMENT)
    tools = python.parent
    run("style", tools / "ruff", "check")
    run("format", tools / "ruff", "format", "--check", "--quiet")
    run("imports", tools / "lint-imports", env=with_sources())
    install_packages(python)
    page = ["run", "test", "--", f"src/games/{game[1]}", "--passWithNoTests"] if game else ["run", "check"]
    command, env = npm_command(python, *page)
    with ThreadPoolExecutor() as others:
        types = others.submit(passes, "types", python, "-m", "mypy", beside=True)
        checked = others.submit(passes, "page", *command, env=env, beside=True)
        tested = passes("tests", python, "-m", "pytest", "-n", "auto", *game, env=with_sources())
    if not (tested and types.result() and checked.result()):
        sys.exit(1)
    ensure_page(python)


def check_table(game: list[str]) -> None:
    """The table as people use it: in browsers, with several workers, and when things break."""
    ensure_programs(BROWSERS | {"redis-server": "redis-server", "pg_ctlcluster": "postgresql"})
    python = ensure(".venv-dev", *DEVELOPMENT)
    ensure_page(python)
    env = with_sources()
    shared = ["-n", "2", "--dist", "worksteal"]  # whole games come last, and would wait for each other
    browsers: list[str | Path] = [python, "-m", "pytest", *shared, "-m", "browser", "tests/e2e", *game]
    if not passes("browsers", *browsers, env=env):
        # A browser on a crowded machine may miss a moment; what fails must pass alone, and twice is a fault.
        run("browsers, what failed", *browsers, "--last-failed", "--last-failed-no-failures=none", env=env)
    if not game:
        tests = ["-m", "pytest", "-n", "5", "-m", "slow or services", "tests/server"]  # they wait more than they work
        run("servers under stress", python, "-m", "tools.services", python, *tests, env=env)


def check_compiled(game: list[str]) -> None:
    """The compiled build: the same tests, the same games, and games by the thousand."""
    sources = ensure(".venv-dev", *DEVELOPMENT)
    python = build()
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    run("build", python, "-c", "import regnum; assert regnum.compiled(), 'not compiled'", env=clean)
    ignored = [f"--ignore={path}" for path in SOURCES_ALONE]
    run("tests, compiled", python, "-m", "pytest", "-n", "auto", *ignored, *game, env=clean)
    if not game:
        slow = ["-n", "auto", "-m", "slow", "--ignore", "tests/server"]
        run("ten thousand games", python, "-m", "pytest", *slow, env=clean)
        run("speed", python, "-m", "regnum", "bench", env=clean)
    compare(sources, python, clean, *([TRACED_OF_ONE, game[1]] if game else [TRACED]))


def build() -> Path:
    """Compile what has changed; the Python that runs the result, with the packages of `.venv-dev`."""
    if not (shutil.which("cc") or shutil.which("gcc")):
        sys.exit("Compiling needs a C compiler. On Debian or Ubuntu: apt-get install gcc python3-dev.")
    python = ensure(".venv-compiled", "compile.txt")
    run("compile", python, "-m", "tools.compiling")
    own = packages_of(python)
    look_into(python, ROOT / COMPILED, ROOT / ".venv-dev" / own.relative_to(ROOT / ".venv-compiled"))
    return python


def compare(sources: Path, compiled: Path, clean: dict[str, str], *games: str) -> None:
    """Both builds must make the same decisions out of the same moves, game by game."""
    print(f"== both builds, {' '.join(games)} games", flush=True)
    began = time.perf_counter()
    told = traces(sources, with_sources(), *games)
    also_told = traces(compiled, clean, *games)
    if not len(told) == len(also_told) == int(games[0]):
        sys.exit("== both builds: the games did not run")
    for line, also in zip(told, also_told, strict=True):
        if line != also:
            sys.exit(f"== both builds differ:\n{line}\n{also}")
    print(f"== both builds agree over {len(told)} games: {time.perf_counter() - began:.0f} s", flush=True)


def traces(python: Path, env: dict[str, str], *games: str) -> list[str]:
    """A line for each game that a build plays."""
    command = [str(python), "-m", "tools.trace", *games]
    done = subprocess.run(command, cwd=ROOT, env=env, check=False, stdout=subprocess.PIPE, text=True)
    return done.stdout.splitlines() if done.returncode == 0 else []


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    tier = parser.add_mutually_exclusive_group()
    for name in ("table", "compiled", "build"):
        tier.add_argument(f"--{name}", action="store_true")
    parser.add_argument("--game", metavar="NAME")
    asked = parser.parse_args()
    named = ["--game", asked.game] if asked.game else []
    if asked.build:
        build()
    elif asked.compiled:
        check_compiled(named)
    elif asked.table:
        check_table(named)
    else:
        check_sources(named)
