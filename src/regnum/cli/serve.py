"""`regnum` and `regnum serve`: the table in the browser."""

from contextlib import nullcontext
from typing import Annotated

import typer
from rich.console import Console

from regnum.cli.common import complain
from regnum.cli.configuring import ConfigFile, shown
from regnum.cli.welcome import log_file, welcome, written_to
from regnum.server.network import own_addresses
from regnum.server.run import free_port, prepare
from regnum.server.run import serve as run_server
from regnum.server.settings import Settings

DEFAULT_PORT = 7654
#: What is in force unless somebody sets it.
USUAL = Settings()


def serve(
    context: typer.Context,
    config: ConfigFile = "",
    show_config: Annotated[
        bool, typer.Option("--show-config", help="Print the settings in force, secrets masked, and end.")
    ] = False,
    host: Annotated[str, typer.Option(metavar="ADDRESS", help="Where to listen; 0.0.0.0 for the whole network.")] = (
        "127.0.0.1"
    ),
    port: Annotated[int, typer.Option(metavar="N", help="The port to listen on.")] = DEFAULT_PORT,
    network_address: Annotated[
        str,
        typer.Option(metavar="ADDRESS", help="By which friends reach this machine, for links; found out by itself."),
    ] = USUAL.network_address,
    database: Annotated[
        str,
        typer.Option(
            metavar="URL", help="A file for SQLite, or postgresql://...; by default a file in your data folder."
        ),
    ] = USUAL.database,
    broker: Annotated[
        str, typer.Option(metavar="URL", help="redis://... for several workers; none is needed for one.")
    ] = USUAL.broker,
    workers: Annotated[int, typer.Option(metavar="N", min=1, max=64, help="Processes that serve.")] = USUAL.workers,
    bot_processes: Annotated[
        int, typer.Option(metavar="N", min=1, max=64, help="Processes in which bots think, for each worker.")
    ] = USUAL.bot_processes,
    bot_seconds: Annotated[
        float, typer.Option(metavar="S", min=0.1, help="How long a bot may think.")
    ] = USUAL.bot_seconds,
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
    decks: Annotated[
        str,
        typer.Option(
            metavar="FOLDER", help="Deck files, in a folder for each game; by default the folder decks by the database."
        ),
    ] = USUAL.decks,
    rate_limit: Annotated[
        int, typer.Option(metavar="N", min=0, help="Requests a minute from one address; 0 for no limit.")
    ] = USUAL.requests_a_minute,
    table_limit: Annotated[
        int, typer.Option(metavar="N", min=0, help="New tables a minute from one address; 0 for no limit.")
    ] = USUAL.tables_a_minute,
    day_limit: Annotated[
        int, typer.Option(metavar="N", min=0, help="New tables and records a day from one address; 0 for no limit.")
    ] = USUAL.tables_a_day,
    base: Annotated[
        str, typer.Option(metavar="PATH", help="The path under which a proxy serves the page, as /regnum/.")
    ] = USUAL.base,
    open_word: Annotated[
        str, typer.Option(metavar="WORD", help="What one must know to open a table; by default anybody may.")
    ] = USUAL.open_word,
    chat: Annotated[
        bool, typer.Option("--chat/--no-chat", help="Whether people at a table can write to each other.")
    ] = USUAL.chat,
    metrics_token: Annotated[
        str,
        typer.Option(metavar="WORD", help="What Prometheus brings as a bearer token; by default nobody sees /metrics."),
    ] = USUAL.metrics_token,
    socket_limit: Annotated[
        int, typer.Option(metavar="N", min=0, help="Open pages from one address, for each worker; 0 for no limit.")
    ] = USUAL.sockets_an_address,
    player_socket_limit: Annotated[
        int, typer.Option(metavar="N", min=0, help="Open pages of one player, for each worker; 0 for no limit.")
    ] = USUAL.sockets_a_player,
    table_socket_limit: Annotated[
        int, typer.Option(metavar="N", min=0, help="Open pages of one table, for each worker; 0 for no limit.")
    ] = USUAL.sockets_a_table,
    memory_moves: Annotated[
        int,
        typer.Option(metavar="N", min=0, help="Moves of tables that each worker keeps in memory, some 2 KB each."),
    ] = USUAL.moves_in_memory,
    replay_days: Annotated[
        int, typer.Option(metavar="N", min=0, help="Days for which a record is kept that nobody looks at; 0 for ever.")
    ] = USUAL.replay_days,
    table_days: Annotated[
        int, typer.Option(metavar="N", min=0, help="Days for which an unfinished table is kept; 0 for ever.")
    ] = USUAL.table_days,
) -> None:
    """Serve tables to browsers and programs.

    Every setting can also be given as a variable (--rate-limit as REGNUM_RATE_LIMIT) or in the file of --config
    (rate-limit = 600).
    """
    settings = Settings(
        host=host,
        port=port,
        network_address=network_address,
        database=database,
        broker=broker,
        workers=workers,
        bot_processes=bot_processes,
        bot_seconds=bot_seconds,
        programs=tuple(bot or ()),
        origins=tuple(origin or ()),
        decks=decks,
        requests_a_minute=rate_limit,
        tables_a_minute=table_limit,
        tables_a_day=day_limit,
        base=base,
        open_word=open_word,
        chat=chat,
        metrics_token=metrics_token,
        sockets_an_address=socket_limit,
        sockets_a_player=player_socket_limit,
        sockets_a_table=table_socket_limit,
        moves_in_memory=memory_moves,
        replay_days=replay_days,
        table_days=table_days,
    )
    if show_config:
        typer.echo(shown(context))
        return
    prepare(settings, host, port)
    _announce(host, port, base)
    run_server(settings, host, port)


def _announce(host: str, port: int, base: str = "/") -> None:
    typer.echo(f"Regnum: http://{host}:{port}{base}  (Ctrl+C to stop)", err=True)


def open_table(no_browser: bool, network: bool, verbose: bool) -> None:
    """What plain `regnum` does: a table on this machine, and its page; for friends in the network too, if wanted.

    Its log goes to a file, for players do not read it; `verbose` shows it instead.
    """
    host = "0.0.0.0" if network else "127.0.0.1"  # noqa: S104
    port = free_port(host, DEFAULT_PORT)
    settings = Settings(host=host, port=port)
    prepare(settings, host, port)
    log = None if verbose else log_file()
    others = [f"http://{address}:{port}/" for address in own_addresses()] if network else []
    welcome(Console(stderr=True, highlight=False), f"http://127.0.0.1:{port}/", others, log)
    try:
        with nullcontext() if log is None else written_to(log):
            run_server(settings, host, port, open_page=not no_browser)
    except SystemExit as ended:
        if ended.code and log is not None:
            complain(f"the table could not start; {log} says why")
        raise
