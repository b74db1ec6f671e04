"""A table as it is sent: made and written once for all who see the same, however many they are."""

from weakref import WeakKeyDictionary

import msgspec

from regnum.server import schemas
from regnum.server.live import Line, still_there
from regnum.server.present import Presenter


class Picture:
    """A table at one moment, for one viewer in one language."""

    def __init__(
        self, state: schemas.TableState, lines: list[Line], presenter: Presenter, chat: list[schemas.ChatLine]
    ) -> None:
        self.mine = state.mine
        self._state = state
        self._lines = lines
        self._presenter = presenter
        self._chat = chat
        self._newest = chat[-1].number if chat else 0
        self._digest = hash(msgspec.json.encode(state))
        self._whole: str | None = None
        self._since: WeakKeyDictionary[Picture, str | None] = WeakKeyDictionary()

    def text(self, before: "Picture | None") -> str | None:
        """What to send to somebody who has seen another picture before, or none; None when there is nothing new."""
        if before is None:
            if self._whole is None:
                self._whole = self._written(0, 0)
            return self._whole
        if before is self:
            return None
        if before not in self._since:
            self._since[before] = self._after(before)
        return self._since[before]

    def _after(self, before: "Picture") -> str | None:
        known = still_there(before._lines, self._lines)
        same = before._digest == self._digest and before._newest == self._newest
        if same and known == len(before._lines) == len(self._lines):
            return None
        return self._written(known, before._newest)

    def _written(self, known: int, heard: int) -> str:
        """The table, with the chronicle from a line on, and what was said after another."""
        log = self._presenter.log(self._lines, known)
        state = msgspec.structs.replace(self._state, log=log)
        if state.chat is not None:
            state.chat = [line for line in self._chat if line.number > heard]
        return msgspec.json.encode(state).decode()
