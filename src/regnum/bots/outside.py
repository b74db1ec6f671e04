"""A program of anybody's as a bot: it speaks lines on stdin and stdout (docs/bots.md).

It is told only what its seat may know. One that is slow, crashes or breaks the protocol forfeits its game; it can't
hold anybody up, and its process is always ended.
"""

import asyncio
import json
import os
import signal
from asyncio.subprocess import PIPE, Process
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from typing import Any, Final, Self

from regnum.bots.base import Bot
from regnum.engine.errors import MalformedMove, RegnumError
from regnum.engine.game import Game

PROTOCOL: Final = 1
#: How long a program may take to start, in seconds.
START_SECONDS: Final = 30.0
#: How long a program has to leave after `quit`, in seconds.
LEAVE_SECONDS: Final = 1.0
#: The longest line that a program may say, in bytes.
LONGEST_LINE: Final = 4096
#: How much of a program's stderr is kept for the message, in bytes.
LAST_WORDS: Final = 600


class Forfeit(RegnumError):
    """A program outside did what it may not, or did nothing; the message says what."""


class OutsideBot(Bot):
    """One program at one seat of one game. Use it in a `with` block, which ends the program."""

    def __init__(
        self, command: Sequence[str], seed: int = 0, seconds: float = 10.0, start_seconds: float = START_SECONDS
    ) -> None:
        self.command = list(command)
        self.seed = seed
        self.seconds = seconds
        self.start_seconds = start_seconds
        self._runner = asyncio.Runner()
        self._program: Process | None = None
        self._stderr = b""
        self._listening: asyncio.Task[None] | None = None

    @property
    def pid(self) -> int | None:
        """The program's process, once it has been started."""
        return None if self._program is None else self._program.pid

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def choose(self, game: Game, seat: int) -> int:
        """The program's move; `Forfeit` when it has none to give."""
        if self._program is None:
            self._run(self._start(game, seat), self.start_seconds, "start")
        view = game.view(seat)
        moves = next(decision.notations for decision in game.decisions if decision.seat == seat)
        words = self._run(self._ask("decide", {"moves": moves, "view": view}, "move"), self.seconds, "move")
        try:
            move = game.catalogue.parse(words)
        except MalformedMove as error:
            raise self._forfeit(f"answered what is no move: {error}") from None
        refusal = game.why_not(move, seat)
        if refusal is not None:
            raise self._forfeit(f"answered the illegal move {words!r}: {refusal.reason} ({refusal.rule})")
        return move

    def tell_end(self, game: Game, seat: int) -> None:
        """Show the program how the game ended, and let it go; what it does now is of no consequence."""
        if self._program is not None:
            with suppress(Forfeit):
                self._run(self._leave({"view": game.view(seat)}), LEAVE_SECONDS, "leave")

    def close(self) -> None:
        """End the program, whatever it is doing, and all that it started in its group."""
        if self._program is not None:
            self._runner.run(self._end(self._program))
        self._runner.close()

    def _run(self, talk: Coroutine[Any, Any, str], seconds: float, purpose: str) -> str:
        """Talk with the program within a time."""
        try:
            return self._runner.run(asyncio.wait_for(talk, seconds))
        except TimeoutError:
            raise self._forfeit(f"took longer than {seconds:g} s to {purpose}") from None
        except (OSError, EOFError) as error:
            raise self._forfeit(f"{error}") from None

    async def _start(self, game: Game, seat: int) -> str:
        """Start the program and shake hands."""
        try:
            self._program = await asyncio.create_subprocess_exec(
                *self.command, stdin=PIPE, stdout=PIPE, stderr=PIPE, limit=LONGEST_LINE, start_new_session=True
            )
        except OSError as error:
            raise OSError(f"could not be started: {error.strerror}") from None
        self._listening = asyncio.create_task(self._keep_last_words(self._program))
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
            raise self._forfeit(f"speaks version {version!r} of the protocol; this is version {PROTOCOL}")
        return version

    async def _ask(self, word: str, told: dict[str, object], answer: str) -> str:
        """Say a line and hear the answer, without its first word."""
        await self._say(word, told)
        assert self._program is not None
        assert self._program.stdout is not None
        try:
            line = await self._program.stdout.readuntil(b"\n")
        except asyncio.LimitOverrunError:
            raise self._forfeit(f"said a line longer than {LONGEST_LINE} bytes") from None
        except asyncio.IncompleteReadError:
            raise EOFError(await self._how_it_ended(word)) from None
        said, _, rest = line.decode(errors="replace").strip().partition(" ")
        if said != answer:
            raise self._forfeit(f"answered {word!r} with {line[:80]!r} in place of a line '{answer} ...'")
        return rest

    async def _say(self, word: str, told: dict[str, object]) -> None:
        assert self._program is not None
        assert self._program.stdin is not None
        self._program.stdin.write(f"{word} {json.dumps(told, separators=(',', ':'))}\n".encode())
        with suppress(ConnectionError):  # it has ended; reading its answer says how
            await self._program.stdin.drain()

    async def _how_it_ended(self, word: str) -> str:
        """What to say of a program that answered with nothing."""
        assert self._program is not None
        assert self._listening is not None
        await self._listening
        return f"ended with code {await self._program.wait()} in place of answering {word!r}"

    async def _leave(self, told: dict[str, object]) -> str:
        """The last two lines; a tidy program ends by itself."""
        assert self._program is not None
        assert self._program.stdin is not None
        await self._say("over", told)
        self._program.stdin.write(b"quit\n")
        self._program.stdin.close()
        await self._program.wait()
        return ""

    async def _keep_last_words(self, program: Process) -> None:
        """Read all that the program says on stderr, and keep the end of it."""
        assert program.stderr is not None
        while said := await program.stderr.read(LAST_WORDS):
            self._stderr = (self._stderr + said)[-LAST_WORDS:]

    async def _end(self, program: Process) -> None:
        """Kill the program's group: after a fair end nobody is left in it."""
        with suppress(ProcessLookupError):
            if os.name == "posix":
                os.killpg(program.pid, signal.SIGKILL)
            else:
                program.kill()
        assert program.stdout is not None
        assert self._listening is not None
        with suppress(TimeoutError):  # somebody who left the group may still hold its pipes
            await asyncio.wait_for(
                asyncio.gather(program.wait(), _discard(program.stdout), self._listening), LEAVE_SECONDS
            )

    def _forfeit(self, deed: str) -> Forfeit:
        last = self._stderr.decode(errors="replace").strip()
        return Forfeit(f"{' '.join(self.command)} {deed}" + (f"; its last words: {last}" if last else ""))


async def _discard(stream: asyncio.StreamReader) -> None:
    """Read what nobody wants to hear, to the end."""
    while await stream.read(LONGEST_LINE):
        pass
