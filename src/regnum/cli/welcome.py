"""What whoever starts the table sees of it: where it is, in a frame, and nothing else; the rest goes to a log."""

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.panel import Panel

from regnum.cli.polish import in_words
from regnum.folders import data_folder


def welcome(console: Console, address: str, others: Sequence[str], log: Path | None) -> None:
    """Tell where the table is, for oneself and for friends, how it ends, and where its log is."""
    lines = [f"[bold]{address}[/bold]"]
    lines += [in_words(f"Friends in your network: {other}") for other in others]
    lines.append(in_words("Ctrl+C ends it."))
    console.print(Panel.fit("\n".join(lines), title="Regnum"))
    if log is not None:
        console.print(in_words(f"The log: {log}"), style="dim", soft_wrap=True)


def log_file() -> Path:
    """Where the table of this machine writes its log, anew with each start."""
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return folder / "table.log"


@contextmanager
def written_to(log: Path) -> Iterator[None]:
    """All that this process and those that it starts say goes to a file."""
    spoken = [os.dup(number) for number in (1, 2)]
    sys.stdout.flush()
    sys.stderr.flush()
    try:
        with log.open("w") as file:
            for number in (1, 2):
                os.dup2(file.fileno(), number)
        yield
    finally:
        for number, before in enumerate(spoken, 1):
            os.dup2(before, number)
            os.close(before)
