"""What the commands share."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

OptionPairs = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="NAME=VALUE",
        help="An option of the game; may be given several times. `regnum games` explains them.",
    ),
]


def fail(message: str) -> NoReturn:
    """Say what is wrong and leave with code 2."""
    print(f"error: {message}", file=sys.stderr)
    raise typer.Exit(2)


def parse_options(pairs: list[str] | None) -> dict[str, str | int | bool]:
    """The game's options out of `name=value` pairs."""
    options: dict[str, str | int | bool] = {}
    for pair in pairs or []:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            fail(f"an option is written name=value, not {pair!r}; `regnum games` lists them")
        options[name.strip()] = value.strip()
    return options


def read_text(path: Path) -> str:
    """A text file, or a clear error."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        fail(f"{path}: {error.strerror}")
    except UnicodeDecodeError:
        fail(f"{path}: is not UTF-8 text")


@contextmanager
def progress_of(what: str, total: int) -> Iterator[Callable[[int, int], None]]:
    """A bar on a terminal while games are played or moves judged; it takes how many are done, of how many.

    Ctrl-C ends the work, not the command: what was done is reported.
    """
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as progress:
        task = progress.add_task(what, total=total)
        try:
            yield lambda done, of: progress.update(task, completed=done, total=of)
        except KeyboardInterrupt:
            console.print("stopped; these are the results so far")
