"""Programs of the host's at tables (docs/bots.md): one process for each seat that one holds.

The worker's event loop talks with them, and only waits: they think in their own processes, and no table is locked
meanwhile. They are no children of the processes in which our own bots think, which may be killed over a slow thought.
"""

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final

import msgspec
import structlog

from regnum.bots import BOTS
from regnum.bots.commands import OUTSIDE, checked_command, given_name, is_outside
from regnum.bots.outside import Forfeit, Program
from regnum.engine.errors import BadOption
from regnum.engine.game import Game
from regnum.server.live import forfeit_entry
from regnum.server.schemas import PlayerName

log = structlog.get_logger()

#: Programs that one worker keeps alive; those that were asked longest ago are let go first.
MOST_ALIVE: Final = 32
#: How long a program is kept that nobody asks: its people are away.
IDLE_SECONDS: Final = 600.0
#: Why a program forfeits that this server does not offer, or no longer.
GONE: Final = "gone"

#: A table, and a seat of it.
Place = tuple[str, int]


def offered(programs: Iterable[str]) -> dict[str, list[str]]:
    """The commands of programs given as `NAME=program:COMMAND`, by name; what can't be offered is refused."""
    commands: dict[str, list[str]] = {}
    for given in programs:
        name = _checked_name(given)
        if name in commands:
            raise BadOption(f"{given}: another program is called {name!r} already")
        commands[name] = checked_command(given)
    return commands


def _checked_name(given: str) -> str:
    """A name under which people find the program among the levels of bots, and at the table."""
    name = given_name(given)
    if not is_outside(given) or not name:
        raise BadOption(f"{given}: a program is given as 'NAME={OUTSIDE}COMMAND'")
    if name.casefold() in BOTS:
        raise BadOption(f"{given}: a bot of the house is called {name!r}; choose another name")
    try:
        return msgspec.convert(name, PlayerName)
    except msgspec.ValidationError:
        raise BadOption(f"{given}: a name has at most 24 characters, and no signs such as < or >") from None


@dataclass
class Held:
    """A program at its place, and when it was last asked."""

    program: Program
    asked: float


class Programs:
    """The programs of one worker."""

    def __init__(self, commands: Mapping[str, Sequence[str]], seconds: float) -> None:
        self.commands = commands
        self.seconds = seconds
        #: The least recently asked first.
        self._held: OrderedDict[Place, Held] = OrderedDict()
        self._thinking: set[Place] = set()
        self._turns = asyncio.Semaphore(MOST_ALIVE)

    async def answer(self, id: str, seat: int, name: str, game: Game) -> str:
        """What a program says in its turn: a move, or the entry by which it forfeits its seat."""
        if name not in self.commands:
            return self._forfeit(id, seat, name, GONE, "is not offered here")
        try:
            async with self._asking((id, seat), name) as program:
                return game.catalogue.notations[await program.choose(game, seat)]
        except Forfeit as forfeit:
            return self._forfeit(id, seat, name, forfeit.reason, str(forfeit))

    def _forfeit(self, id: str, seat: int, name: str, reason: str, error: str) -> str:
        """The log gets the whole story, with command and stderr; the table only the reason."""
        log.warning("program forfeits", table=id, seat=seat, program=name, reason=reason, error=error)
        return forfeit_entry(reason)

    @asynccontextmanager
    async def _asking(self, place: Place, name: str) -> AsyncIterator[Program]:
        """The program at a place, begun if need be. One that is not done with its answer is ended: it forfeits."""
        async with self._turns:
            held = self._held.pop(place, None) or Held(self._begun(name), 0.0)
            held.asked = time.monotonic()
            self._held[place] = held
            self._thinking.add(place)
            try:
                await self._make_room()
                yield held.program
            except BaseException:
                await held.program.close()
                del self._held[place]
                raise
            finally:
                self._thinking.discard(place)

    def _begun(self, name: str) -> Program:
        """Its chance must not follow from the id of the table, which players know."""
        return Program(self.commands[name], secrets.randbits(48), self.seconds)

    async def _make_room(self) -> None:
        """Let go those asked longest ago. There are enough who don't think: not more may think than be alive."""
        surplus = len(self._held) - MOST_ALIVE
        if surplus > 0:
            await self._dismiss(self._idle()[:surplus])

    def _idle(self) -> list[Place]:
        return [place for place in self._held if place not in self._thinking]

    async def _dismiss(self, places: Iterable[Place]) -> None:
        await asyncio.gather(*[_let_go(self._held.pop(place).program) for place in places])

    async def dismiss_idle(self) -> None:
        """Let go the programs of people who are away; who comes back finds them started anew."""
        since = time.monotonic() - IDLE_SECONDS
        await self._dismiss([place for place in self._idle() if self._held[place].asked < since])

    def tables(self) -> set[str]:
        """The tables at which programs are held here."""
        return {id for id, _ in self._held}

    async def end(self, id: str, game: Game) -> None:
        """Tell the programs of a table how its game ended, and let them go."""
        places = [place for place in self._idle() if place[0] == id]
        await asyncio.gather(*[_tell_end(self._held.pop(place).program, game, place[1]) for place in places])

    async def stop(self) -> None:
        """Let all programs go; nobody asks them any more."""
        await self._dismiss(self._idle())


async def _let_go(program: Program) -> None:
    try:
        await program.dismiss()
    finally:
        await program.close()


async def _tell_end(program: Program, game: Game, seat: int) -> None:
    try:
        await program.tell_end(game, seat)
    finally:
        await program.close()
