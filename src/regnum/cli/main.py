"""The `regnum` command."""

import sys

import typer

import regnum
from regnum.cli.bench import bench
from regnum.cli.fuzz import fuzz
from regnum.cli.games import games
from regnum.cli.replay import replay
from regnum.cli.simulate import simulate

app = typer.Typer(no_args_is_help=True, add_completion=False, rich_markup_mode="rich", help="Regnum: kingdom games.")
app.command()(games)
app.command()(simulate)
app.command()(bench)
app.command()(replay)
app.command()(fuzz)


def main() -> None:
    """Run the command; bad input ends with a clear message and code 2."""
    try:
        app()
    except regnum.RegnumError as error:
        print(f"error: {error}", file=sys.stderr)
        sys.exit(2)
