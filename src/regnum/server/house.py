"""What the host has ordered (`regnum admin`): every worker looks for it every few seconds."""

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import Final

import sqlalchemy as sa
from litestar.connection import ASGIConnection
from litestar.types import Scope
from sqlalchemy.ext.asyncio import AsyncEngine

from regnum.server.database import AWAY, orders
from regnum.server.errors import Blocked, WrongWord
from regnum.server.limits import address_of
from regnum.server.outages import OUTAGE
from regnum.server.schemas import Problem
from regnum.server.settings import Settings

#: How often the host's orders are looked for.
LOOK_SECONDS: Final = 3.0
#: The kinds of orders.
NOTICE: Final = "notice"
BLOCK: Final = "block"
LOOK: Final = "look"


class House:
    """The orders in force at this worker. `look_at` is told of tables that were changed behind its back."""

    def __init__(self, engine: AsyncEngine, settings: Settings, look_at: Callable[[str], None]) -> None:
        self.notice = ""
        self._engine = engine
        self._settings = settings
        self._look_at = look_at
        self._blocked: dict[str, float] = {}
        self._newest = 0

    def refuses(self, scope: Scope) -> Problem | None:
        """Why an asker is turned away; None for whoever is welcome."""
        if not self._blocked or self._blocked.get(address_of(ASGIConnection(scope)), 0.0) < time.time():
            return None
        detail = "the host has blocked this address for a time"
        return Problem(title=Blocked.title, status=Blocked.status, detail=detail, code=Blocked.code)

    def check_welcome(self, scope: Scope) -> None:
        """Who has been blocked since they came is shown nothing any more."""
        problem = self.refuses(scope)
        if problem is not None:
            raise Blocked(problem.detail)

    def check_word(self, word: str) -> None:
        """Only who knows the word opens tables, where there is one."""
        wanted = self._settings.open_word
        if wanted and not secrets.compare_digest(word.strip().casefold().encode(), wanted.strip().casefold().encode()):
            raise WrongWord("one must know the word of the house to open a table here; ask the host for it")

    @property
    def asks_word(self) -> bool:
        """Whether one must know a word to open a table."""
        return bool(self._settings.open_word)

    async def keep_for_ever(self) -> None:
        """Look for orders again and again."""
        while True:
            try:
                await self.look()
            except AWAY as error:
                OUTAGE.note(error)
            await asyncio.sleep(LOOK_SECONDS)

    async def look(self) -> None:
        """Take in the orders in force; of tables only what is new."""
        query = sa.select(orders).where(orders.c.until > time.time()).order_by(orders.c.id)
        async with self._engine.connect() as connection:
            found = list(await connection.execute(query))
        self._blocked = {row.value: row.until for row in found if row.kind == BLOCK}
        self.notice = next((row.value for row in reversed(found) if row.kind == NOTICE), "")
        for row in found:
            if row.kind == LOOK and row.id > self._newest:
                self._look_at(row.value)
        self._newest = max([self._newest, *(row.id for row in found)])
