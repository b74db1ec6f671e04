"""What the commands share."""

import sys
from pathlib import Path
from typing import Annotated, NoReturn

import typer

OptionPairs = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; may be given several times."),
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
            fail(f"an option is written name=value, not {pair!r}")
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
