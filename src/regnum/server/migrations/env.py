"""How alembic reaches the database; `regnum.server.database.migrate` starts it."""

import asyncio

from alembic import context
from sqlalchemy import Connection

from regnum.server.database import connect, metadata


def upgrade(connection: Connection) -> None:
    """Run the migrations; PostgreSQL lets one worker in at a time."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7263451)")
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    context.run_migrations()


async def run() -> None:
    """Connect and upgrade."""
    engine = connect(context.config.attributes["url"])
    try:
        async with engine.begin() as connection:
            await connection.run_sync(upgrade)
    finally:
        await engine.dispose()


asyncio.run(run())
