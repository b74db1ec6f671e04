"""The database: tables, their seats, and their moves, which are only ever appended."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from regnum.engine.errors import BadOption
from regnum.server.explaining import UNUSABLE, explained

metadata = sa.MetaData()
#: How long a database may take to answer at the start.
PATIENCE_SECONDS: Final = 10.0

#: What goes wrong while the database is away, full, or locked by somebody else.
AWAY: Final = (
    sa.exc.DBAPIError,
    sa.exc.TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InterfaceError,
    ConnectionError,
    TimeoutError,
)
#: What is among these, and a fault of ours all the same.
FAULTS: Final = (sa.exc.ProgrammingError, sa.exc.DataError, sa.exc.IntegrityError, sa.exc.NotSupportedError)
#: How long PostgreSQL may take to let somebody in, and for one statement.
CONNECT_SECONDS: Final = 5
STATEMENT_SECONDS: Final = 20

#: A table. `record` is the game it begins from: a record without moves, or for a replay the whole of it. `told` is
#: when something happened that everybody may know of; `updated` tells when others answered in a simultaneous step.
tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("record", sa.Text, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("updated", sa.Float, nullable=False, index=True),
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("deciders", sa.String(40), nullable=False),
    sa.Column("bot_due", sa.Boolean, nullable=False, index=True),
    #: How many moves had been made before the game that `record` begins: it went on then with newer rules.
    sa.Column("first_ply", sa.Integer, nullable=False, server_default="0"),
    #: The table after its newest move (`resuming.Snapshot`), and the records of what was played with older rules.
    sa.Column("snapshot", sa.Text, nullable=True),
    sa.Column("earlier", sa.Text, nullable=True),
    sa.Column("told", sa.Float, nullable=False, server_default="0", index=True),
    #: The lesson that is given at the table; mostly none.
    sa.Column("lesson", sa.String(40), nullable=True),
    #: Who opened the table (the hash of a key), the seconds that each move may take (0: any number), when the time of
    #: those ends who must decide, the seat that has given up the game, and the table to which everybody goes on.
    sa.Column("opener", sa.String(64), nullable=True),
    sa.Column("clock", sa.Integer, nullable=False, server_default="0"),
    sa.Column("due", sa.Float, nullable=True, index=True),
    sa.Column("conceded", sa.Integer, nullable=True),
    sa.Column("sequel", sa.String(24), nullable=True),
)

#: Who sits where. `owner` is the hash of a player's key; a person's seat without one is free, unless it is shut: then
#: its holder has left, or a bot was asked to play there. `level` is that of the bot for which it was laid at first;
#: what has become of a seat since stands among the moves.
seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("player", sa.String(24), nullable=False),
    sa.Column("level", sa.String(24), nullable=True),
    sa.Column("owner", sa.String(64), nullable=True, index=True),
    sa.Column("shut", sa.Boolean, nullable=False, server_default=sa.false()),
)

#: The moves. The primary key is what keeps two simultaneous moves from both winning.
moves = sa.Table(
    "moves",
    metadata,
    sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("ply", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("words", sa.String(80), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

#: What people say at a table: a line of their own, or the id of a ready phrase. It is no part of the game.
said = sa.Table(
    "said",
    metadata,
    sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    #: What the player was called then: somebody else may sit there later.
    sa.Column("player", sa.String(24), nullable=False),
    sa.Column("text", sa.String(160), nullable=False),
    sa.Column("phrase", sa.String(24), nullable=True),
    sa.Column("at", sa.Float, nullable=False),
)

#: What the host tells the running workers: a notice for all pages, an address that is blocked, a table to look at anew.
orders = sa.Table(
    "orders",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("value", sa.Text, nullable=False),
    sa.Column("until", sa.Float, nullable=False),
)

#: One row, written to find out whether the database takes anything.
pulse = sa.Table(
    "pulse",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Float),
)


def connect(url: str) -> AsyncEngine:
    """An engine for the database; SQLite with a write-ahead log, written through at every commit."""
    if not url.startswith("sqlite"):
        limits = {"timeout": CONNECT_SECONDS, "command_timeout": STATEMENT_SECONDS}
        return create_async_engine(url, pool_pre_ping=True, pool_size=10, max_overflow=10, connect_args=limits)
    engine = create_async_engine(url, pool_size=4, max_overflow=4)

    @sa.event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


def migrate(url: str, form: str = "head") -> None:
    """Bring the database to the newest form, or an earlier one; it is created where there is none.

    One that can't be used is refused in a sentence.
    """
    try:
        _upgrade(url, form)
    except UNUSABLE as error:
        raise explained(url, error) from None


def _upgrade(url: str, form: str) -> None:
    if url.startswith("sqlite"):
        file = Path(url.partition(":///")[2])
        file.parent.mkdir(parents=True, exist_ok=True)
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("PRAGMA schema_version")  # fails here, and not in some thread
    refuse_newer(asyncio.run(asyncio.wait_for(revision_of(url), PATIENCE_SECONDS)))
    command.upgrade(_config(url), form)


def _config(url: str = "") -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["url"] = url
    return config


def forms() -> list[str]:
    """The forms of databases that this program knows, the newest first."""
    return [script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()]


def newest_form() -> str:
    """The form of this program's databases."""
    return forms()[0]


async def revision_of(url: str) -> str | None:
    """The form that a database has; None for an empty one."""
    engine = connect(url)
    try:
        async with engine.connect() as connection:
            return await connection.run_sync(
                lambda inner: MigrationContext.configure(inner).get_current_revision(),
            )
    finally:
        await engine.dispose()


def refuse_newer(revision: str | None) -> None:
    """A database that a newer program has written is left alone."""
    known = forms()
    if revision is not None and revision not in known:
        raise BadOption(
            f"the database was written by a newer version of Regnum: its form is {revision}, this program knows up to "
            f"{known[0]}; install the newer version again, or restore the backup from before the upgrade"
        )
