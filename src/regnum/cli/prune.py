"""`regnum prune`: remove tables that nobody touches any more."""

import asyncio
import time
from typing import Annotated

import typer

from regnum.cli.configuring import ConfigFile
from regnum.server.admin import opened
from regnum.server.database import connect
from regnum.server.pruning import remove_expired
from regnum.server.settings import Settings
from regnum.server.store import Keep, Stock, Store

DEFAULTS = Settings()


def prune(
    config: ConfigFile = "",
    database: Annotated[
        str, typer.Option(metavar="URL", help="As for serve: a file for SQLite, or postgresql://...")
    ] = "",
    replay_days: Annotated[
        int, typer.Option(metavar="N", min=0, help="Remove records at which nobody looked for so long; 0 for none.")
    ] = DEFAULTS.replay_days,
    table_days: Annotated[
        int, typer.Option(metavar="N", min=0, help="Remove unfinished tables on which nobody played; 0 for none.")
    ] = DEFAULTS.table_days,
    finished_days: Annotated[
        int, typer.Option(metavar="N", min=0, help="Remove finished games that ended so long ago; 0 for none.")
    ] = 0,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say what would be removed.")] = False,
) -> None:
    """Remove tables and records that nobody touches any more. The server does so too, while it runs."""
    url = Settings(database=database).database_url
    found = asyncio.run(_prune(url, Keep(replay_days, table_days, finished_days), dry_run))
    typer.echo(
        f"{'would remove' if dry_run else 'removed'}: {found.replays} records, {found.tables} unfinished tables, "
        f"{found.finished} finished tables, {found.moves} moves"
    )


async def _prune(url: str, keep: Keep, dry_run: bool) -> Stock:
    async with opened(url):
        pass  # one that is not there, or has another form, is refused and left as it is
    store = Store(connect(url))
    try:
        now = time.time()
        found = await store.expired(keep, now)
        if not dry_run:
            await remove_expired(store, keep, now)
        return found
    finally:
        await store.engine.dispose()
