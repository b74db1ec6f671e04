"""What whoever hosts a table can set."""

import os
import re
from pathlib import Path
from typing import Final

import msgspec

from regnum.engine.errors import BadOption
from regnum.folders import data_folder
from regnum.games.deckfolder import use_folder
from regnum.server.explaining import check_database

VARIABLE: Final = "REGNUM_SETTINGS"
#: What PostgreSQL's own programs call `ssl`.
SSLMODE: Final = re.compile(r"([?&])sslmode=")


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a server; worker processes get them through the environment."""

    #: Where the server listens; the port is 0 where nobody has said it.
    host: str = "127.0.0.1"
    port: int = 0
    #: The address by which friends in the network reach this machine; it is found out where it is empty.
    network_address: str = ""
    database: str = ""
    #: Where workers tell each other of moves: nothing for one process, else a Redis URL.
    broker: str = ""
    workers: int = 1
    #: Processes in which bots think, for each worker, and how long one move may take.
    bot_processes: int = 1
    bot_seconds: float = 10.0
    #: Programs outside that may sit down as bots, as `NAME=program:COMMAND`.
    programs: tuple[str, ...] = ()
    #: Requests that one address may make in a minute, and tables that it may open in one and in a day; 0 for no limit.
    requests_a_minute: int = 1200
    tables_a_minute: int = 30
    tables_a_day: int = 500
    #: Live views that one address, one player and one table may have open at each worker; 0 for no limit.
    sockets_an_address: int = 200
    sockets_a_player: int = 30
    sockets_a_table: int = 3000
    #: The folder of deck files, with a folder for each game; beside the database where it is empty.
    decks: str = ""
    #: Further addresses under which the page is served, such as https://games.example.org.
    origins: tuple[str, ...] = ()
    #: The path under which the proxy serves the page.
    base: str = "/"
    #: What one must know to open a table, for clubs; anybody may where it is empty.
    open_word: str = ""
    #: Whether people can talk at the tables.
    chat: bool = True
    #: What Prometheus must bring as a bearer token; nobody reads the metrics where it is empty.
    metrics_token: str = ""
    #: Moves of tables that a worker keeps in memory, at some two kilobytes each; a table counts as fifty by itself.
    moves_in_memory: int = 200_000
    #: Days after which a record that nobody looks at, and a table that nobody plays on, is removed; 0 for never.
    replay_days: int = 90
    table_days: int = 180

    @property
    def alone(self) -> bool:
        """Whether no other worker can change a table."""
        return self.workers == 1 and not self.broker

    @property
    def database_url(self) -> str:
        """The database as SQLAlchemy wants it: by default a file in the user's data folder."""
        if not self.database:
            return sqlite_url(str(data_folder() / "tables.sqlite"))
        scheme, separator, rest = self.database.partition("://")
        if not separator:
            return sqlite_url(self.database)
        drivers = {"postgres": "postgresql+asyncpg", "postgresql": "postgresql+asyncpg", "sqlite": "sqlite+aiosqlite"}
        if scheme not in drivers and scheme not in drivers.values():
            raise BadOption(
                f"no database is reached by {scheme}://; use a file name or postgresql://USER:WORD@HOST/NAME"
            )
        url = f"{drivers.get(scheme, scheme)}://{rest}"
        if url.startswith("sqlite"):
            return url
        url = SSLMODE.sub(r"\1ssl=", url)
        check_database(url)
        return url

    @property
    def decks_folder(self) -> Path:
        """Where the deck files are: beside the database's file, where it is one and nothing else is said."""
        if self.decks:
            return Path(self.decks)
        url = self.database_url
        return (Path(url.partition(":///")[2]).parent if url.startswith("sqlite") else data_folder()) / "decks"

    def to_environment(self) -> None:
        """Leave the settings for the worker processes."""
        use_folder(self.decks_folder)
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()

    @classmethod
    def from_environment(cls) -> "Settings":
        """The settings that the parent process left; the defaults when there is none."""
        return msgspec.json.decode(os.environ.get(VARIABLE, "{}"), type=cls)


def sqlite_url(file: str) -> str:
    """A database in one file."""
    return f"sqlite+aiosqlite:///{file}"
