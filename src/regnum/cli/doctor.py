"""`regnum doctor`: whether a set-up is sound."""

import asyncio
from typing import Annotated

import typer

from regnum.cli.configuring import ConfigFile
from regnum.server.doctor import examined
from regnum.server.settings import Settings

MARKS = {"good": "ok  ", "note": "note", "bad": "BAD "}


def doctor(
    config: ConfigFile = "",
    host: Annotated[str, typer.Option(metavar="ADDRESS", help="Where the server listens.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="N", help="The port on which it listens.")] = 7654,
    database: Annotated[str, typer.Option(metavar="URL", help="Its database: a file, or postgresql://...")] = "",
    broker: Annotated[str, typer.Option(metavar="URL", help="Its broker: redis://...")] = "",
    workers: Annotated[int, typer.Option(metavar="N", min=1, max=64, help="How many processes serve.")] = 1,
    bot: Annotated[
        list[str] | None, typer.Option(metavar="NAME=program:COMMAND", help="A program that plays as a bot.")
    ] = None,
    decks: Annotated[str, typer.Option(metavar="FOLDER", help="Its deck files.")] = "",
    origin: Annotated[list[str] | None, typer.Option(metavar="URL", help="An address of the page.")] = None,
    base: Annotated[str, typer.Option(metavar="PATH", help="The path of the page.")] = "/",
) -> None:
    """Examine a set-up: database, broker, disk, page, programs, clock, and which stored tables would not load.

    It takes the settings of `regnum serve` and changes nothing. Run it beside a server, or with a new version before
    an upgrade. Exit code 1 when something is bad.
    """
    settings = Settings(
        database=database,
        broker=broker,
        workers=workers,
        programs=tuple(bot or ()),
        decks=decks,
        origins=tuple(origin or ()),
        base=base,
    )
    settings.to_environment()
    where = "127.0.0.1" if host in ("0.0.0.0", "::") else host  # noqa: S104
    found = asyncio.run(examined(settings, f"http://{where}:{port}"))
    for one in found:
        typer.echo(f"{MARKS[one.state]}  {one.what}: {one.sentence}")
    if any(one.state == "bad" for one in found):
        raise typer.Exit(1)
