"""`regnum` and `regnum serve`: the table in the browser."""

from typing import Annotated

import typer

from regnum.server.run import free_port
from regnum.server.run import serve as run_server
from regnum.server.settings import Settings

DEFAULT_PORT = 7654


def serve(
    host: Annotated[str, typer.Option(metavar="ADDRESS", help="Where to listen; 0.0.0.0 for the whole network.")] = (
        "127.0.0.1"
    ),
    port: Annotated[int, typer.Option(metavar="N", help="The port to listen on.")] = DEFAULT_PORT,
    database: Annotated[
        str,
        typer.Option(
            metavar="URL", help="A file for SQLite, or postgresql://...; by default a file in your data folder."
        ),
    ] = "",
    broker: Annotated[
        str, typer.Option(metavar="URL", help="redis://... for several workers; none is needed for one.")
    ] = "",
    workers: Annotated[int, typer.Option(metavar="N", min=1, max=64, help="Processes that serve.")] = 1,
    bot_processes: Annotated[
        int, typer.Option(metavar="N", min=1, max=64, help="Processes in which bots think, for each worker.")
    ] = 1,
    bot_seconds: Annotated[float, typer.Option(metavar="S", min=0.1, help="How long a bot may think.")] = 10.0,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=program:COMMAND",
            help="A program of yours as an opponent (docs/bots.md); may be given several times.",
        ),
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(metavar="URL", help="A further address of the page, as https://games.example.org."),
    ] = None,
    rate_limit: Annotated[
        int, typer.Option(metavar="N", min=0, help="Requests a minute from one address; 0 for no limit.")
    ] = 1200,
    table_limit: Annotated[
        int, typer.Option(metavar="N", min=0, help="New tables a minute from one address; 0 for no limit.")
    ] = 30,
    socket_limit: Annotated[
        int, typer.Option(metavar="N", min=0, help="Open pages from one address, for each worker; 0 for no limit.")
    ] = 200,
    replay_days: Annotated[
        int, typer.Option(metavar="N", min=0, help="Days for which a record is kept that nobody looks at; 0 for ever.")
    ] = 90,
    table_days: Annotated[
        int, typer.Option(metavar="N", min=0, help="Days for which an unfinished table is kept; 0 for ever.")
    ] = 180,
) -> None:
    """Serve tables to browsers and programs."""
    settings = Settings(
        database=database,
        broker=broker,
        workers=workers,
        bot_processes=bot_processes,
        bot_seconds=bot_seconds,
        programs=tuple(bot or ()),
        origins=tuple(origin or ()),
        requests_a_minute=rate_limit,
        tables_a_minute=table_limit,
        sockets_an_address=socket_limit,
        replay_days=replay_days,
        table_days=table_days,
    )
    typer.echo(f"Regnum: http://{host}:{port}/  (Ctrl+C to stop)", err=True)
    run_server(settings, host, port)


def open_table(no_browser: bool) -> None:
    """What plain `regnum` does: a table on this machine, and its page."""
    port = free_port("127.0.0.1", DEFAULT_PORT)
    typer.echo(f"Regnum: http://127.0.0.1:{port}/  (Ctrl+C to stop)", err=True)
    run_server(Settings(), "127.0.0.1", port, open_page=not no_browser)
