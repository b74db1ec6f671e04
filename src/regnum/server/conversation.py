"""What is said at a table, as far as this worker knows: the newest lines, numbered. It is no part of the game."""

from typing import Final

from regnum.server.store import SaidRow, Store

#: How many lines a table keeps.
KEPT: Final = 80


class Conversation:
    """The lines of one table."""

    def __init__(self, table: str) -> None:
        self.lines: list[SaidRow] = []
        self._table = table
        self._read = False
        #: The newest line that there is known to be.
        self._due = 0

    @property
    def newest(self) -> int:
        """The number of the newest line that is known; 0 where nobody has said anything."""
        return self.lines[-1].number if self.lines else 0

    def note(self, number: int) -> None:
        """Somebody has said a line, perhaps at another worker."""
        self._due = max(self._due, number)

    async def catch_up(self, store: Store, anew: bool = False) -> None:
        """Read what is not known yet; `anew` where news of it may have been missed."""
        if self._read and not anew and self.newest >= self._due:
            return
        self.lines = [*self.lines, *await store.said(self._table, self.newest)][-KEPT:]
        self._read = True
