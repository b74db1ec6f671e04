"""Why a service can't be used, in one sentence that may be shown to anybody."""

import re
import sqlite3
from typing import Final

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from regnum.engine.errors import BadOption

#: What a database that is not there, or not ours, raises.
UNUSABLE: Final = (SQLAlchemyError, sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError, OSError)


#: The highest port, and what the address of a PostgreSQL server may say after a `?`.
HIGHEST_PORT: Final = 65535
POSTGRES_OPTIONS: Final = frozenset({"host", "passfile", "service", "servicefile", "ssl", "target_session_attrs"})


def check_database(url: str) -> None:
    """An address that nobody can read is refused, before somebody stumbles over it."""
    where = shown(url)
    try:
        told = make_url(url)
    except (ArgumentError, ValueError):
        raise BadOption(f"no database is reached by {where}; use postgresql://USER:WORD@HOST:PORT/NAME") from None
    if told.port is not None and not 0 < told.port <= HIGHEST_PORT:
        raise BadOption(f"no database is reached by {where}: there is no port {told.port}")
    unknown = sorted(set(told.query) - POSTGRES_OPTIONS)
    if unknown:
        raise BadOption(f"no database is reached by {where}: nobody here knows its {', '.join(unknown)}")


def explained(url: str, error: Exception) -> BadOption:
    """Why a database can't be used, in one sentence."""
    reason: BaseException = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    while reason.__cause__ is not None and not isinstance(reason, OSError):
        reason = reason.__cause__
    where = shown(url)
    if url.startswith("sqlite"):
        return BadOption(f"the database {where} can't be used: {plain_reason(reason)}")
    if isinstance(reason, asyncpg.InvalidPasswordError | asyncpg.InvalidAuthorizationSpecificationError):
        return BadOption(f"the database at {where} does not take this user and password")
    if isinstance(reason, asyncpg.InvalidCatalogNameError):
        return BadOption(f"the server at {where} has no such database; make it with: createdb {make_url(url).database}")
    return BadOption(f"the database at {where} can't be used: {plain_reason(reason)}")


def shown(url: str) -> str:
    """A database as its host names it."""
    return url.partition(":///")[2] if url.startswith("sqlite") else without_password(url.replace("+asyncpg", ""))


def plain_reason(error: BaseException) -> str:
    """An error of somebody else's in one line."""
    if isinstance(error, TimeoutError):
        return "no answer in time"
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    return str(error).strip().splitlines()[0] if str(error).strip() else type(error).__name__


def check_password(url: str) -> None:
    """A password with an @ of its own would cut the address in two: one half is asked for, and printed."""
    if url.count("@") > 1:
        raise BadOption(
            f"in the address {without_password(url)} write an @ of the password as %40, a / as %2F, a : as %3A"
        )


def without_password(url: str) -> str:
    """A URL that may be shown; of a password that should have been written otherwise nothing is left over."""
    hidden = re.sub(r"(://[^:/@\s]*):\S*@", r"\1:***@", url)
    return re.sub(r"([?&](?:password|sslpassword)=)[^&]*", r"\1***", hidden)
