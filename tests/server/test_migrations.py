"""The history of the database leads to exactly the tables that the code speaks of."""

import asyncio
import socket
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from regnum.engine.errors import BadOption
from regnum.server.database import connect, metadata, migrate
from regnum.server.settings import Settings, sqlite_url


def differences(url: str) -> list[Any]:
    """What alembic would still change."""

    def compare(connection: sa.Connection) -> list[Any]:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        return list(compare_metadata(context, metadata))

    async def asked() -> list[Any]:
        engine = connect(url)
        async with engine.connect() as connection:
            found = await connection.run_sync(compare)
        await engine.dispose()
        return found

    return asyncio.run(asked())


def test_an_empty_file_becomes_exactly_our_tables(tmp_path: Path) -> None:
    """Also in a folder that is not there yet, and a second time nothing changes."""
    url = sqlite_url(str(tmp_path / "new" / "tables.sqlite"))
    for _ in range(2):
        migrate(url)
        assert differences(url) == []


def test_a_difference_would_be_seen(tmp_path: Path) -> None:
    """The comparison is not blind: an empty database differs."""
    assert differences(sqlite_url(str(tmp_path / "empty.sqlite"))) != []


def test_a_file_or_a_url_names_the_database() -> None:
    assert Settings(database="x.sqlite").database_url == "sqlite+aiosqlite:///x.sqlite"
    assert Settings(database="postgresql://u:p@h/n").database_url == "postgresql+asyncpg://u:p@h/n"
    assert Settings(database="postgres://u:p@h/n").database_url == "postgresql+asyncpg://u:p@h/n"
    # PostgreSQL's own programs call `ssl` otherwise.
    told = Settings(database="postgresql://u@h/n?host=/run/postgresql&sslmode=require").database_url
    assert told == "postgresql+asyncpg://u@h/n?host=/run/postgresql&ssl=require"
    with pytest.raises(BadOption):
        assert Settings(database="mysql://u:p@h/n").database_url


def _newer(file: Path) -> None:
    migrate(sqlite_url(str(file)))
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (lambda file: file.write_text("no database at all, but a letter to a friend"), "not a database"),
        (lambda file: file.mkdir(), "unable to open"),
        (_newer, "newer version"),
    ],
)
def test_a_database_that_cannot_be_used_is_refused_in_one_sentence(
    tmp_path: Path, spoil: Callable[[Path], None], told: str
) -> None:
    file = tmp_path / "tables.sqlite"
    spoil(file)
    with pytest.raises(BadOption) as refused:
        migrate(sqlite_url(str(file)))
    assert told in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_database_that_is_not_there_is_named_without_its_password() -> None:
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        url = f"postgresql+asyncpg://ann:secret@127.0.0.1:{nobody.getsockname()[1]}/tables"
        with pytest.raises(BadOption) as refused:
            migrate(url)
    assert "can't be used" in str(refused.value)
    assert "secret" not in str(refused.value)
