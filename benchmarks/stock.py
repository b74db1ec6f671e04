"""What many stored tables cost: `python -m benchmarks.stock --tables 10000`.

Fills a database with tables of all games in the middle of play, finished tables and records, and measures how long a
start, a player's list, the host's list, pruning and the doctor take, and how much memory each needs.
"""

import argparse
import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import aiohttp
import sqlalchemy as sa

import regnum
from benchmarks.load import free_port, memory_of, start_server, wait_for
from regnum.bots import make_bot
from regnum.server import database as db
from regnum.server.players import new_id, new_key, owner_of
from regnum.server.resuming import standing_with
from regnum.server.seated import standing_of
from regnum.server.settings import sqlite_url
from regnum.server.store import DAY

#: Games that are played; every table is one of them under an id of its own.
PLAYED = 60
#: How many tables are written in one transaction, and how many each player has.
AT_ONCE = 500
TABLES_A_PLAYER = 40
#: Of ten tables so many are still played, are finished, and are records; every fourth has not been touched for a year.
KINDS = ["playing"] * 7 + ["over"] * 2 + ["replay"]
OLD_DAYS = 365
WISHES = [("architects", 2), ("architects", 4), ("wonderful_kingdom", 2), ("viscounts", 2), ("viscounts", 4)]

#: Runs a command from a small process: the memory of one that is begun from here would be counted with ours.
LAUNCHER = """
import resource, subprocess, sys, time
began = time.monotonic()
subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL, check=True)
print(time.monotonic() - began, resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
"""
Row = dict[str, object]


def played(number: int) -> regnum.Game:
    """A game played by lot: to its end, or some way."""
    rng = random.Random(number)
    game = regnum.new(*WISHES[number % len(WISHES)], number)
    bot = make_bot("random", number)
    most = 10_000 if KINDS[number % len(KINDS)] != "playing" else rng.randrange(5, 120)
    for _ in range(most):
        if game.over:
            break
        seat = game.decisions[0].seat
        game.play(bot.choose(game, seat), seat)
    return game


def rows(number: int, game: regnum.Game) -> tuple[Row, list[Row], list[Row]]:
    """A table, its seats and its moves as the database has them; whose it is and how old, is filled in later."""
    replay = KINDS[number % len(KINDS)] == "replay"
    standing = standing_of(game, frozenset())
    if not replay:
        standing = standing_with(game, standing, len(game.moves))
    table: Row = {
        "kind": "replay" if replay else "table",
        "game": game.type.name,
        "record": str(game.record if replay else game.at(0).record),
        "over": standing.over,
        "deciders": " ".join(map(str, standing.deciders)),
        "bot_due": False,
        "first_ply": 0,
        "snapshot": standing.snapshot,
    }
    seats: list[Row] = [{"seat": seat, "player": f"Player {seat}", "level": None} for seat in range(game.players)]
    words = game.catalogue.notations
    moves: list[Row] = [
        {"ply": ply, "seat": seat, "words": words[move], "at": 0.0}
        for ply, (seat, move) in enumerate([] if replay else game.moves)
    ]
    return table, seats, moves


def fill(file: Path, tables: int) -> str:
    """Fill a database; the key of one of its players."""
    db.migrate(sqlite_url(str(file)))
    templates = [rows(number, played(number)) for number in range(PLAYED)]
    engine = sa.create_engine(f"sqlite:///{file}")
    key, owner = "", ""
    for start in range(0, tables, AT_ONCE):
        batch: tuple[list[Row], ...] = ([], [], [])
        for number in range(start, min(start + AT_ONCE, tables)):
            if number % TABLES_A_PLAYER == 0:
                key = new_key()
                owner = owner_of(key)
            table, seats, moves = templates[number % PLAYED]
            id = new_id()
            at = time.time() - (OLD_DAYS * DAY if number % 4 == 0 else number)
            batch[0].append({**table, "id": id, "created": at, "updated": at, "told": at})
            batch[1].extend({**seat, "table_id": id, "owner": owner} for seat in seats)
            batch[2].extend({**move, "table_id": id} for move in moves)
        with engine.begin() as connection:
            for into, found in zip((db.tables, db.seats, db.moves), batch, strict=True):
                connection.execute(sa.insert(into), found)
    engine.dispose()
    return key


def command(*words: str) -> tuple[float, float]:
    """Run a command of Regnum's: seconds, and the most memory that it took, in MB."""
    launcher = [sys.executable, "-c", LAUNCHER, sys.executable, "-m", "regnum", *words]
    told = subprocess.run(launcher, stdout=subprocess.PIPE, text=True, check=True).stdout
    seconds, kilobytes = told.split()[-2:]
    return float(seconds), float(kilobytes) / 1024


async def ask(port: int, key: str, ids: list[str]) -> tuple[float, float]:
    """A player's list, and a look at some tables: seconds for the first, and on average for the others."""
    headers = {"authorization": f"Bearer {key}"}
    async with aiohttp.ClientSession(f"http://127.0.0.1:{port}", headers=headers) as session:
        began = time.monotonic()
        async with session.get("/api/tables") as listed:
            listed.raise_for_status()
            assert len(await listed.json()) > 0
        list_seconds = time.monotonic() - began
        began = time.monotonic()
        for id in ids:
            async with session.get(f"/api/tables/{id}") as looked:
                looked.raise_for_status()
                await looked.read()
        return list_seconds, (time.monotonic() - began) / max(1, len(ids))


@contextmanager
def kept_for_ever() -> Iterator[None]:
    """A server that is started now removes nothing: what pruning takes is measured apart."""
    names = ("REGNUM_REPLAY_DAYS", "REGNUM_TABLE_DAYS")
    os.environ |= dict.fromkeys(names, "0")
    try:
        yield
    finally:
        for name in names:
            del os.environ[name]


def measure(tables: int, visits: int) -> dict[str, float]:
    """Fill a database and measure; the figures."""
    figures: dict[str, float] = {"tables": tables}
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "load.sqlite"
        key = fill(file, tables)
        engine = sa.create_engine(f"sqlite:///{file}")
        with engine.connect() as connection:
            ids = [id for (id,) in connection.execute(sa.select(db.tables.c.id).limit(visits))]
            figures["moves"] = float(connection.scalar(sa.select(sa.func.count()).select_from(db.moves)) or 0)
        engine.dispose()
        figures["database_mb"] = file.stat().st_size / 1e6
        port = free_port()
        began = time.monotonic()
        with kept_for_ever():
            server = start_server(port, folder, "", limits=False)
        try:
            wait_for(f"http://127.0.0.1:{port}")
            figures["start_s"] = time.monotonic() - began
            figures["server_mb"] = memory_of([server])
            figures["list_s"], figures["look_s"] = asyncio.run(ask(port, key, ids))
            figures["looked_at"] = len(ids)
            figures["server_after_looks_mb"] = memory_of([server])
        finally:
            server.terminate()
            server.wait(30)
        where = ("--database", str(file))
        figures["host_list_s"], figures["host_list_mb"] = command("admin", "tables", "list", *where)
        figures["doctor_s"], figures["doctor_mb"] = command("doctor", "--port", str(free_port()), *where)
        figures["prune_dry_s"], figures["prune_dry_mb"] = command("prune", "--dry-run", *where)
        figures["prune_s"], figures["prune_mb"] = command("prune", *where)
    return figures | {"machine_load": os.getloadavg()[0]}


def main() -> None:
    """Measure what the command line asks for and print it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--visits", type=int, default=2_000, help="how many of them are looked at")
    wish = parser.parse_args()
    if not 1 <= wish.tables <= 100_000:
        sys.exit("at most 100,000 tables")
    for name, value in measure(wish.tables, wish.visits).items():
        print(f"{name:>22}: {value:,.2f}")


if __name__ == "__main__":
    main()
