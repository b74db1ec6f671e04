"""A program of anybody's as a bot: it speaks lines on stdin and stdout (docs/bots.md).

It is told only what its seat may know. One that is slow, crashes or breaks the protocol forfeits its game; it can't
hold anybody up, and its process is always ended.
"""

import asyncio
import json
import os
import signal
from asyncio.subprocess import PIPE, Process
from collections.abc import Coroutine, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final, Literal, NoReturn, Self

from regnum.bots.base import Bot
from regnum.engine.errors import MalformedMove, RegnumError
from regnum.engine.game import Game

PROTOCOL: Final = 1
#: How long a program may think about a move, in seconds, unless said otherwise.
MOVE_SECONDS: Final = 10.0
#: How long a program may take to start, in seconds.
START_SECONDS: Final = 30.0
#: How long a program has to leave after `quit`, in seconds.
LEAVE_SECONDS: Final = 1.0
#: The longest line that a program may say, in bytes.
LONGEST_LINE: Final = 4096
#: How much of a program's stderr is kept for the message, in bytes.
LAST_WORDS: Final = 600

#: Why a program forfeits, in a word: too slow, ended too early, no legal move, no sense, or never there.
Reason = Literal["slow", "ended", "illegal", "protocol", "start"]


class Forfeit(RegnumError):
    """A program outside did what it may not, or did nothing; the message says what, `reason` of what kind it is.

    The message names the command and what it wrote on stderr: it is for whoever runs the program.
    """

    def __init__(self, message: str, reason: Reason = "protocol") -> None:
        super().__init__(message)
        self.reason = reason

    def __reduce__(self) -> tuple[object, ...]:
        return Forfeit, (str(self), self.reason)


class Program:
    """One program at one seat of one game, spoken to from an event loop. It starts when it is first asked."""

    def __init__(
        self,
        command: Sequence[str],
        seed: int = 0,
        seconds: float = MOVE_SECONDS,
        start_seconds: float = START_SECONDS,
    ) -> None:
        self.command = list(command)
        self.seed = seed
        self.seconds = seconds
        self.start_seconds = start_seconds
        self._process: Process | None = None
        self._stderr = b""
        self._listening: asyncio.Task[None] | None = None

    @property
    def pid(self) -> int | None:
        """The program's process, once it has been started."""
        return None if self._process is None else self._process.pid

    async def choose(self, game: Game, seat: int) -> int:
        """The program's move; `Forfeit` when it has none to give."""
        if self._process is None:
            await self._within(self.start_seconds, "start", "start", self._start(game, seat))
        moves = next(decision.notations for decision in game.decisions if decision.seat == seat)
        told = {"moves": moves, "view": game.view(seat)}
        words = await self._within(self.seconds, "move", "slow", self._ask("decide", told, "move"))
        try:
            move = game.catalogue.parse(words)
        except MalformedMove as error:
            raise self._forfeit("illegal", f"answered what is no move: {error}") from None
        refusal = game.why_not(move, seat)
        if refusal is not None:
            deed = f"answered the illegal move {words!r}: {refusal.reason} ({refusal.rule})"
            raise self._forfeit("illegal", deed)
        return move

    async def tell_end(self, game: Game, seat: int) -> None:
        """Show the program how the game ended, and let it go; what it does now is of no consequence."""
        await self._part(f"over {_json({'view': game.view(seat)})}\nquit\n")

    async def dismiss(self) -> None:
        """Let the program go before the game has ended."""
        await self._part("quit\n")

    async def close(self) -> None:
        """End the program, whatever it is doing, and all that it started in its group."""
        if self._process is not None:
            await self._end(self._process)

    async def _within(self, seconds: float, purpose: str, late: Reason, talk: Coroutine[Any, Any, str]) -> str:
        """Talk with the program within a time."""
        try:
            return await asyncio.wait_for(talk, seconds)
        except TimeoutError:
            raise self._forfeit(late, f"took longer than {seconds:g} s to {purpose}") from None
        except (OSError, EOFError) as error:
            raise self._forfeit("start" if late == "start" else "ended", f"{error}") from None

    async def _start(self, game: Game, seat: int) -> str:
        """Start the program and shake hands."""
        try:
            self._process = await asyncio.create_subprocess_exec(
                *self.command, stdin=PIPE, stdout=PIPE, stderr=PIPE, limit=LONGEST_LINE, start_new_session=True
            )
        except OSError as error:
            raise OSError(f"could not be started: {error.strerror}") from None
        self._listening = asyncio.create_task(self._keep_last_words(self._process))
        hello = {
            "protocol": PROTOCOL,
            "game": game.type.name,
            "rules": game.type.rules_version,
            "players": game.players,
            "options": dict(game.options),
            "seat": seat,
            "seed": self.seed,
            "seconds": self.seconds,
        }
        version = await self._ask("hello", hello, "ready")
        if version != str(PROTOCOL):
            deed = f"speaks version {version!r} of the protocol; this is version {PROTOCOL}"
            raise self._forfeit("protocol", deed)
        return version

    async def _ask(self, word: str, told: Mapping[str, object], answer: str) -> str:
        """Say a line and hear the answer, without its first word."""
        await self._say(f"{word} {_json(told)}\n")
        assert self._process is not None
        assert self._process.stdout is not None
        try:
            line = await self._process.stdout.readuntil(b"\n")
        except asyncio.LimitOverrunError:
            raise self._forfeit("protocol", f"said a line longer than {LONGEST_LINE} bytes") from None
        except asyncio.IncompleteReadError:
            raise EOFError(await self._how_it_ended(word)) from None
        said, _, rest = line.decode(errors="replace").strip().partition(" ")
        if said != answer:
            deed = f"answered {word!r} with {line[:80]!r} in place of a line '{answer} ...'"
            raise self._forfeit("protocol", deed)
        return rest

    async def _say(self, lines: str) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        if self._process.stdin.is_closing():
            return  # it has ended; reading its answer says how
        with suppress(ConnectionError):
            self._process.stdin.write(lines.encode())
            await self._process.stdin.drain()

    async def _how_it_ended(self, word: str) -> str:
        """What to say of a program that answered with nothing."""
        assert self._process is not None
        assert self._listening is not None
        await self._listening
        return f"ended with code {await self._process.wait()} in place of answering {word!r}"

    async def _part(self, last_lines: str) -> None:
        """Say the last lines; a tidy program ends by itself."""
        if self._process is not None:
            with suppress(TimeoutError, OSError):
                await asyncio.wait_for(self._leave(self._process, last_lines), LEAVE_SECONDS)

    async def _leave(self, process: Process, last_lines: str) -> None:
        await self._say(last_lines)
        assert process.stdin is not None
        process.stdin.close()
        await process.wait()

    async def _keep_last_words(self, process: Process) -> None:
        """Read all that the program says on stderr, and keep the end of it."""
        assert process.stderr is not None
        while said := await process.stderr.read(LAST_WORDS):
            self._stderr = (self._stderr + said)[-LAST_WORDS:]

    async def _end(self, process: Process) -> None:
        """Kill the program's group: after a fair end nobody is left in it."""
        with suppress(ProcessLookupError):
            if os.name == "posix":
                os.killpg(process.pid, signal.SIGKILL)
            else:
                process.kill()
        assert process.stdout is not None
        assert self._listening is not None
        with suppress(TimeoutError):  # somebody who left the group may still hold its pipes
            await asyncio.wait_for(
                asyncio.gather(process.wait(), _discard(process.stdout), self._listening), LEAVE_SECONDS
            )

    def _forfeit(self, reason: Reason, deed: str) -> Forfeit:
        last = self._stderr.decode(errors="replace").strip()
        return Forfeit(f"{' '.join(self.command)} {deed}" + (f"; its last words: {last}" if last else ""), reason)


class OutsideBot(Bot):
    """A program as a bot among bots. Use it in a `with` block, which ends the program."""

    def __init__(
        self,
        command: Sequence[str],
        seed: int = 0,
        seconds: float = MOVE_SECONDS,
        start_seconds: float = START_SECONDS,
    ) -> None:
        self._program = Program(command, seed, seconds, start_seconds)
        self._runner = asyncio.Runner()

    @property
    def pid(self) -> int | None:
        """The program's process, once it has been started."""
        return self._program.pid

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __reduce__(self) -> NoReturn:
        raise TypeError(f"a running program can't be copied: {' '.join(self._program.command)}; start it once more")

    def choose(self, game: Game, seat: int) -> int:
        """The program's move; `Forfeit` when it has none to give."""
        return self._runner.run(self._program.choose(game, seat))

    def tell_end(self, game: Game, seat: int) -> None:
        """Show the program how the game ended, and let it go."""
        self._runner.run(self._program.tell_end(game, seat))

    def close(self) -> None:
        """End the program, whatever it is doing, and all that it started in its group."""
        self._runner.run(self._program.close())
        self._runner.close()


def _json(told: Mapping[str, object]) -> str:
    return json.dumps(told, separators=(",", ":"))


async def _discard(stream: asyncio.StreamReader) -> None:
    """Read what nobody wants to hear, to the end."""
    while await stream.read(LONGEST_LINE):
        pass
