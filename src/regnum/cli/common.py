"""What the commands share."""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, Final, NoReturn

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from regnum.bots import BOTS, is_bot
from regnum.cli import completing
from regnum.cli.polish import in_words
from regnum.engine.errors import BadOption, meant
from regnum.locale import LANGUAGES, language

BOT_NAMES: Final = (*BOTS, "search:WALKS", "search:TIMEms")


def _chosen_language(lang: str) -> str:
    """The language to speak: the one that was asked for, in whatever letters, else that of the system."""
    wanted = lang.lower()
    if wanted and wanted not in LANGUAGES:
        raise BadOption(f"no language {lang!r}; there are: {', '.join(LANGUAGES)}")
    return language(wanted)


Lang = Annotated[
    str,
    typer.Option(
        metavar="en|pl",
        help="The language; by default that of your system.",
        callback=_chosen_language,
        autocompletion=lambda: list(LANGUAGES),
    ),
]
GameName = Annotated[
    str,
    typer.Argument(
        help="The game; `regnum games` lists them all.", show_default=False, autocompletion=completing.games
    ),
]
OptionPairs = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="NAME=VALUE",
        autocompletion=completing.options,
        help="An option of the game; may be given several times. `regnum games` explains them. One for each seat is "
        "given as NAME=VALUE,VALUE in the order of the seats, or as NAME.SEAT=VALUE.",
    ),
]


def fail(message: str) -> NoReturn:
    """Say what is wrong and leave with code 2."""
    complain(message)
    raise typer.Exit(2)


def complain(message: str) -> None:
    """Say what is wrong, in one line."""
    print(f"{in_words('error')}: {in_words(message)}", file=sys.stderr)


def check_bot(name: str, known: Sequence[str] = BOT_NAMES) -> None:
    """Refuse a name that no bot has."""
    if not is_bot(name):
        raise BadOption(f"no bot is called {name!r}; {meant(name, known)}there are: {', '.join(known)}")


def parse_options(pairs: list[str] | None) -> dict[str, Any]:
    """The game's options out of `name=value` and `name.seat=value` pairs."""
    options: dict[str, Any] = {}
    for pair in pairs or []:
        told, equals, value = pair.partition("=")
        name, dot, seat = (word.strip() for word in told.partition("."))
        if not equals or not name or (dot and not seat):
            fail(f"an option is written name=value, not {pair!r}; `regnum games` lists them")
        if name in options and isinstance(options[name], dict) != bool(dot):
            fail(f"option {name} is given both for seats and for the whole table; give it in one way")
        if dot:
            options.setdefault(name, {})[seat] = value.strip()
        else:
            options[name] = value.strip()
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
