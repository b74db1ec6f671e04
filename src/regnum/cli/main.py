"""The `regnum` command."""

import io
import sys
from typing import Annotated

import typer
from typer._click.exceptions import ClickException, UsageError

import regnum as library
from regnum.cli import admin
from regnum.cli.analyse import analyse_record
from regnum.cli.arena import arena
from regnum.cli.bench import bench
from regnum.cli.common import complain
from regnum.cli.doctor import doctor
from regnum.cli.fuzz import fuzz
from regnum.cli.games import games
from regnum.cli.learn import learn
from regnum.cli.listing import saves
from regnum.cli.play import play
from regnum.cli.polish import ENGLISH, asked_for, in_words, speak, translate
from regnum.cli.prune import prune
from regnum.cli.replay import replay
from regnum.cli.serve import open_table, serve
from regnum.cli.simulate import simulate
from regnum.engine.errors import RegnumError

app = typer.Typer(
    name="regnum",
    help="Regnum: kingdom games in the browser and at the terminal, and tools for their rules.",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _tell_version(asked: bool) -> None:
    if asked:
        build = "compiled" if library.compiled() else "interpreted"
        print(f"regnum {library.__version__} ({build})")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def regnum(
    context: typer.Context,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Start the table, but open no page.")] = False,
    network: Annotated[bool, typer.Option("--network", help="Let friends in your network join too.")] = False,
    verbose: Annotated[
        bool, typer.Option("--verbose", help="Show here what the server does, instead of writing it to a file.")
    ] = False,
    version: Annotated[
        bool, typer.Option("--version", "-V", is_eager=True, callback=_tell_version, help="Print the version and end.")
    ] = False,
) -> None:
    """Without a command: start the table on this machine and open its page."""
    if context.invoked_subcommand is None:
        open_table(no_browser, network, verbose)


app.command()(serve)
app.command()(doctor)
app.add_typer(admin.app, name="admin")
app.command()(learn)
app.command()(play)
app.command()(saves)
app.command()(games)
app.command()(simulate)
app.command()(arena)
app.command()(bench)
app.command()(replay)
app.command("analyse")(analyse_record)
app.command()(fuzz)
app.command()(prune)


def main() -> None:
    """Run the command; bad input is one line on stderr and exit code 2."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A stream that lacks a letter shows a question mark in its place.
            stream.reconfigure(errors="replace")
    lang = asked_for(sys.argv[1:])
    speak(lang)
    command = typer.main.get_command(app)
    if lang != ENGLISH:
        translate(command)
    try:
        sys.exit(command(standalone_mode=False))
    except UsageError as error:
        complain(error.format_message())
        if error.ctx is not None:
            print(in_words(f"`{error.ctx.command_path} --help` tells more"), file=sys.stderr)
        sys.exit(2)
    except (ClickException, RegnumError) as error:
        complain(str(error))
        sys.exit(2)
    except typer.Abort:
        sys.exit(130)
