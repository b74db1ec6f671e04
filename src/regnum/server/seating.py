"""Who plays on: giving a seat to a bot and back, leaving, giving up, and everybody's next table."""

import time
from collections.abc import Container
from dataclasses import replace
from typing import Any, Final

import regnum
from regnum.bots import BOTS
from regnum.engine.errors import BadOption
from regnum.engine.options import SeatOption
from regnum.server import schemas
from regnum.server.acts import acts
from regnum.server.clocks import first_due
from regnum.server.errors import NotNow, NotYourSeat
from regnum.server.hands import BOT, CONCEDE, FRIEND, ME, NOBODY, hand_entry
from regnum.server.players import new_id
from regnum.server.present import offered
from regnum.server.resuming import standing_with
from regnum.server.seated import Seated, bots_of, standing_of
from regnum.server.store import SeatRow, TableRow
from regnum.server.tables import ATTEMPTS, BOT_NAMES, DEFAULT_LEVEL, MOST_ENTRIES, Tables

#: Why nothing is done, where the asker might have done it at another time.
NOT_NOW: Final[dict[schemas.Act, str]] = {
    BOT: "a bot plays on this seat, or somebody else does",
    ME: "nobody else plays on your seat",
    FRIEND: "this seat is not to be given away: somebody holds it, or it is free already",
    NOBODY: "you can't leave it to anybody: you are alone here; concede instead",
    CONCEDE: "others want to go on with this game; leave the table instead",
}


class Seating:
    """What can be done with the seats of tables, for the HTTP handlers."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def hand(
        self, id: str, seat: int, wish: schemas.HandSeat, owner: str | None, lang: str
    ) -> schemas.TableState:
        """Say who plays a seat from now on."""
        level = (wish.level or DEFAULT_LEVEL) if wish.to == BOT else ""
        if level and level not in BOTS:
            raise BadOption(f"no bot is called {level!r}; there are: {', '.join(BOTS)}")
        return await self._change(id, seat, wish.to, hand_entry(wish.to, level), owner, lang)

    async def concede(self, id: str, seat: int, owner: str | None, lang: str) -> schemas.TableState:
        """Give the game up: it is over."""
        return await self._change(id, seat, CONCEDE, CONCEDE, owner, lang)

    async def _change(
        self, id: str, seat: int, act: schemas.Act, words: str, owner: str | None, lang: str
    ) -> schemas.TableState:
        async with self.tables.at(id) as seated:
            for _ in range(ATTEMPTS):
                _check(seated, seat, act, owner)
                if len(seated.live.entries) >= MOST_ENTRIES and act != CONCEDE:
                    raise NotNow("too much has happened at this table; play on")
                if await self.tables.append(seated, seat, words, _sits(seated, seat, act)):
                    break
                seated = await self.tables.current(id)
            self.tables.tell(id)
            return seated.state(seated.eyes(owner), owner, lang)

    async def again(self, id: str, wish: schemas.PlayAgain, owner: str | None) -> str:
        """The table at which all play on who have played here; whoever asks first makes it."""
        async with self.tables.at(id) as seated:
            if owner is None or not (seated.mine(owner) or seated.hosts(owner)):
                raise NotYourSeat("only who has played here can lay the table again")
            if seated.replay or not seated.live.over:
                raise NotNow("this game is not over; play on")
            if seated.row.sequel is None:
                await self._follow(seated, owner, wish.rotate)
            assert seated.row.sequel is not None
            sequel = seated.row.sequel
        self.tables.tell(id)
        self.tables.tell(sequel)
        return sequel

    async def _follow(self, seated: Seated, owner: str, rotate: bool) -> None:
        """Lay the same table anew. Where another worker was faster, its table is the one."""
        store = self.tables.store
        turn = 1 if rotate else 0
        sitting = _moved_on([self._again(seated, seat) for seat in range(len(seated.sitting))], turn)
        game = regnum.new(seated.row.game, len(sitting), None, **_options(seated, turn))
        row = TableRow(new_id(), "table", seated.row.game, str(game.record), opener=owner, clock=seated.row.clock)
        due = first_due(row, game, sitting, time.time())
        standing = replace(standing_with(game, standing_of(game, bots_of(sitting)), 0), due=due)
        if await store.open(row, sitting, standing, after=seated.row.id):
            seated.row = replace(seated.row, sequel=row.id)
        else:
            seated.row = await store.table(seated.row.id) or seated.row

    def _again(self, seated: Seated, seat: int) -> SeatRow:
        """Who sits there next time.

        Bots as bots, where they still can; a person on their own seat, even if a bot has played for them in the end;
        whoever comes by link on one that nobody held.
        """
        one = seated.sitting[seat]
        if one.owner is not None:
            return one
        level = seated.level(seat, seat)
        if level is None:
            return SeatRow("", None, None)
        name = one.player if one.level else BOT_NAMES[seat % len(BOT_NAMES)]
        return SeatRow(name, _offered(level, [*BOTS, *self.tables.programs]), None)


def _check(seated: Seated, seat: int, act: schemas.Act, owner: str | None) -> None:
    """Refuse what can't be done now, and everything to those whose seat or table it is not."""
    if not 0 <= seat < len(seated.sitting):
        raise NotYourSeat(f"there is no seat {seat}; seats are 0 to {len(seated.sitting) - 1}")
    if act in acts(seated, seat, owner):
        return
    mine = seated.mine(owner)
    if seat not in mine and (seated.held(seat) or not seated.hosts(owner)) and not (act == CONCEDE and mine):
        raise NotYourSeat("only who holds this seat may do this; if nobody does, who opened the table")
    if seated.live.over or seated.replay or seated.row.lesson is not None:
        raise NotNow("nobody plays on here: the game is over, or a lesson")
    raise NotNow(NOT_NOW[act])


def _sits(seated: Seated, seat: int, act: schemas.Act) -> SeatRow | None:
    """Who sits there afterwards, if that changes: a bot that takes a waiting seat brings its name."""
    one = seated.sitting[seat]
    if act == NOBODY:
        return replace(one, owner=None, shut=True)
    if act == FRIEND:
        return replace(one, player="", shut=False)
    if act == BOT and one.owner is None:
        return replace(one, player=one.player or BOT_NAMES[seat % len(BOT_NAMES)], shut=True)
    return None


def _moved_on(seats: list[Any], turn: int) -> list[Any]:
    """Everybody so many seats further on."""
    return seats[-turn:] + seats[:-turn] if turn else seats


def _options(seated: Seated, turn: int) -> dict[str, Any]:
    """The options of a table as far as they can be set here; what is a seat's own goes with who sits there."""
    type = seated.live.game.type
    own = {option.name for option in type.options if isinstance(option, SeatOption)}
    known = {option.name for option in offered(type)} | {option.name for option in type.options if option.names_file}
    return {
        name: _moved_on(list(value), turn) if name in own and isinstance(value, list | tuple) else value
        for name, value in seated.live.game.options.items()
        if name in known
    }


def _offered(level: str, levels: Container[str]) -> str:
    """A program that is no longer offered makes way for a usual bot."""
    return level if level in levels else DEFAULT_LEVEL
