"""Talking at a table: who holds a seat says short lines, everybody who looks on reads them.

Nothing of it is an entry of the game: records, views and bots know nothing of it.
"""

from collections.abc import Callable
from typing import Final

from litestar.exceptions import TooManyRequestsException

from regnum.server import schemas
from regnum.server.conversation import KEPT
from regnum.server.errors import NoChat, NotYourSeat, TableError, TooMany
from regnum.server.limits import MINUTE, Counts
from regnum.server.names import checked_words
from regnum.server.tables import Tables

#: How many lines a player may say in a minute, wherever they sit.
LINES_A_MINUTE: Final = 12


class Talk:
    """What players say. `said` is told of every line: the table, and the number of the line."""

    def __init__(self, tables: Tables, counts: Counts) -> None:
        self.said: list[Callable[[str, int], None]] = []
        self._tables = tables
        self._counts = counts

    async def say(self, id: str, wish: schemas.NewLine, owner: str | None, lang: str) -> schemas.ChatLine:
        """Let a player say a line of their own, or a ready phrase."""
        if (wish.text is None) == (wish.phrase is None):
            raise TableError("say either a text or a phrase")
        text = checked_words(wish.text or "")
        if owner is not None:
            await self._count(owner)
        async with self._tables.at(id) as seated:
            if seated.conversation is None:
                raise NoChat("the host has switched talking off, or this is no table for it")
            # of several seats the one whose turn it is: everybody sees whose that is
            seat = seated.eyes(owner)
            if seat is None:
                raise NotYourSeat("only who sits at the table can talk there")
            number = await self._tables.store.say(id, seat, seated.sitting[seat].player, text, wish.phrase, KEPT)
            if number is None:
                raise TooMany("too many speak at once at this table; say it again")
            seated.conversation.note(number)
            await seated.conversation.catch_up(self._tables.store)
            line = next(line for line in seated.chat(lang) if line.number == number)
        for listener in self.said:
            listener(id, number)
        return line

    async def _count(self, owner: str) -> None:
        asked, wait = await self._counts.add(f"chat:{owner}", MINUTE)
        if asked > LINES_A_MINUTE:
            raise TooManyRequestsException("you have said a lot; wait a moment", headers={"Retry-After": str(wait)})
