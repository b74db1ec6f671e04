"""`regnum admin`: what a host does with tables, players and the database, beside a running server."""

import asyncio
import re
import time
from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import Annotated, Final, TypeVar

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text
from sqlalchemy.ext.asyncio import AsyncConnection

from regnum.cli.configuring import ConfigFile
from regnum.engine.errors import BadOption
from regnum.server import admin as house
from regnum.server.database import connect, migrate
from regnum.server.resuming import kept_record
from regnum.server.settings import Settings
from regnum.server.store import Store

T = TypeVar("T")
UNITS: Final = {"m": 60.0, "h": 3600.0, "d": 86400.0, "w": 604800.0}
Database = Annotated[str, typer.Option(metavar="URL", help="The database of the server: a file, or postgresql://...")]
Really = Annotated[bool, typer.Option("--yes", help="Do it; without it you are only told what would be done.")]
Ids = Annotated[list[str], typer.Argument(metavar="ID...", help="Tables by their ids: what is in their links.")]

app = typer.Typer(no_args_is_help=True, help="Look after tables, players and the database of a server.")
tables = typer.Typer(no_args_is_help=True, help="The tables in the database.")
players = typer.Typer(no_args_is_help=True, help="Who may come in.")
databases = typer.Typer(no_args_is_help=True, help="The database itself.")
app.add_typer(tables, name="tables")
app.add_typer(players, name="players")
app.add_typer(databases, name="db")


def span(text: str) -> float:
    """A time such as 90d, 12h or 30m, in seconds."""
    found = re.fullmatch(r"(\d{1,6})([mhdw])", text)
    if found is None:
        raise BadOption(f"a time is written 30m, 12h, 90d or 4w, not {text!r}")
    return int(found[1]) * UNITS[found[2]]


def _done(database: str, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
    """Do something with the database."""

    async def doing() -> T:
        async with house.opened(Settings(database=database).database_url) as connection:
            return await work(connection)

    return asyncio.run(doing())


def _print(known: list[house.Known]) -> None:
    """Show tables. Players are called what they like: as plain strings their names would be read as rich's markup."""
    shown = Table(box=None, pad_edge=False)
    for heading in ("id", "game", "kind", "moves", "touched", "players"):
        shown.add_column(heading, overflow="fold", no_wrap=heading == "id")
    for one in known:
        kind = one.kind if one.kind == "replay" else "over" if one.over else "playing"
        touched = datetime.fromtimestamp(one.touched).astimezone().strftime("%Y-%m-%d %H:%M")
        shown.add_row(one.id, one.game, kind, str(one.moves), touched, Text(", ".join(one.players)))
    Console().print(shown)


@tables.command("list")
def list_tables(
    config: ConfigFile = "",
    database: Database = "",
    most: Annotated[int, typer.Option(metavar="N", min=1, help="How many, the latest first.")] = 50,
) -> None:
    """The tables that were touched last."""
    _print(_done(database, lambda connection: house.listed(connection, most=most)))


@tables.command("show")
def show_table(
    id: Annotated[str, typer.Argument(help="The id of a table.")],
    config: ConfigFile = "",
    database: Database = "",
    record: Annotated[
        bool, typer.Option("--record", help="Its whole record too, which tells what is hidden: to mend, not to peek.")
    ] = False,
) -> None:
    """One table, and its record."""
    known = _done(database, lambda connection: house.listed(connection, [id]))
    if not known:
        raise BadOption(f"there is no table {id}")
    _print(known)
    if record:
        typer.echo(asyncio.run(_record(Settings(database=database).database_url, id)))


async def _record(url: str, id: str) -> str:
    engine = connect(url)
    try:
        return await kept_record(Store(engine), id)
    finally:
        await engine.dispose()


@tables.command("remove")
def remove_tables(ids: Ids, config: ConfigFile = "", database: Database = "", yes: Really = False) -> None:
    """Remove tables for ever."""
    _print(known := _done(database, lambda connection: house.listed(connection, ids)))
    missing = set(ids) - {one.id for one in known}
    if missing:
        raise BadOption(f"there is no table {', '.join(sorted(missing))}; nothing is removed")
    _remove(database, ids, yes)


@tables.command("prune")
def prune_tables(
    older: Annotated[str, typer.Option(metavar="TIME", help="Untouched for so long, as 90d or 12h.")],
    config: ConfigFile = "",
    database: Database = "",
    yes: Really = False,
) -> None:
    """Remove the tables on which nobody has played, and the records at which nobody has looked, for a time."""
    seconds = span(older)
    _remove(database, _done(database, lambda connection: house.untouched(connection, seconds)), yes)


def _remove(database: str, ids: list[str], yes: bool) -> None:
    if yes:
        typer.echo(f"removed: {_done(database, lambda connection: house.remove(connection, ids))}")
    else:
        typer.echo(f"{len(ids)} would be removed; with --yes they are, for ever")


@app.command("notice")
def notice(
    text: Annotated[str, typer.Argument(help="What all pages show; nothing takes the notice away.")] = "",
    config: ConfigFile = "",
    database: Database = "",
    last: Annotated[str, typer.Option("--for", metavar="TIME", help="How long, as 30m or 12h.")] = "12h",
) -> None:
    """Show a notice on all pages, such as "Restart at 20:00"."""
    if len(text) > 300:
        raise BadOption("a notice has at most 300 characters")
    seconds = span(last)
    _done(database, lambda connection: house.notify(connection, text.strip(), seconds))
    typer.echo("all pages show it within a minute or so" if text else "the notice is taken away")


@players.command("sign-out")
def sign_out(
    key: Annotated[str, typer.Argument(help="The key itself, or the id of a table with --seat.")],
    config: ConfigFile = "",
    database: Database = "",
    seat: Annotated[int | None, typer.Option(metavar="N", min=0, help="The seat at which the player sits.")] = None,
) -> None:
    """Let a key hold no seats any more: they are free, and taken again by the link of the table."""
    if seat is None:
        freed = _done(database, lambda connection: house.sign_out(connection, key))
    else:
        freed = _done(database, lambda connection: house.holder_signed_out(connection, key, seat))
    typer.echo(f"seats that are free again: {freed}")


@players.command("block")
def block(
    address: Annotated[str, typer.Argument(help="An address as the log tells it.")],
    config: ConfigFile = "",
    database: Database = "",
    last: Annotated[str, typer.Option("--for", metavar="TIME", help="How long, as 30m or 7d.")] = "1d",
) -> None:
    """Let an address in no more for a time."""
    seconds = span(last)
    what = _done(database, lambda connection: house.block(connection, address, seconds))
    typer.echo(f"{what} is blocked until {_clock(time.time() + seconds)}")


@players.command("unblock")
def unblock(
    address: Annotated[str, typer.Argument(help="An address that is blocked.")],
    config: ConfigFile = "",
    database: Database = "",
) -> None:
    """Let an address in again."""
    if not _done(database, lambda connection: house.unblock(connection, address)):
        raise BadOption(f"{address} is not blocked")


@players.command("blocked")
def list_blocked(config: ConfigFile = "", database: Database = "") -> None:
    """The addresses that are blocked."""
    for address, until in _done(database, house.blocked):
        typer.echo(f"{address}  until {_clock(until)}")


def _clock(at: float) -> str:
    return datetime.fromtimestamp(at).astimezone().strftime("%Y-%m-%d %H:%M")


@databases.command("copy")
def copy(
    source: Annotated[str, typer.Argument(help="A database: a file, or postgresql://...")],
    target: Annotated[str, typer.Argument(help="An empty database, or a file that is not there yet.")],
) -> None:
    """Copy everything from SQLite to PostgreSQL or back; stop the server first."""
    urls = [Settings(database=one).database_url for one in (source, target)]

    async def checked() -> None:
        async with house.opened(urls[0]):
            pass

    asyncio.run(checked())
    migrate(urls[1])
    for name, rows in asyncio.run(house.copied(*urls)).items():
        typer.echo(f"{name}: {rows}")
