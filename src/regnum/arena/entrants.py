"""Who may enter: bots of ours by name, and programs outside as `program:COMMAND` or `NAME=program:COMMAND`."""

import hashlib
import shlex
import shutil
from contextlib import ExitStack
from typing import Final

from regnum.bots import BOTS, make_bot
from regnum.bots.base import Bot
from regnum.bots.outside import OutsideBot
from regnum.engine.errors import BadOption

OUTSIDE: Final = "program:"


def check_entrant(name: str) -> None:
    """Refuse who can't play at all, before the first game."""
    if not is_outside(name):
        if name not in BOTS:
            raise BadOption(f"no bot is called {name!r}; there are: {', '.join(BOTS)}, and {OUTSIDE}COMMAND")
        return
    command = split_command(name)
    if not command:
        raise BadOption(f"{OUTSIDE} needs a command, as in '{OUTSIDE}python3 mybot.py'")
    if shutil.which(command[0]) is None:
        raise BadOption(f"{name}: there is no program {command[0]!r} here; give its path, and make it executable")


def is_outside(name: str) -> bool:
    """Whether an entrant is a program outside."""
    label, colon, _ = name.partition(OUTSIDE)
    return bool(colon) and (not label or label.endswith("="))


def label(name: str) -> str:
    """What an entrant is called in tables and charts."""
    if not is_outside(name):
        return name
    given, _, command = name.partition(OUTSIDE)
    return given.removesuffix("=").strip() or command


def split_command(name: str) -> list[str]:
    """The words of an outside bot's command, quoted as in a shell."""
    try:
        return shlex.split(name.partition(OUTSIDE)[2])
    except ValueError as error:
        raise BadOption(f"{name}: the command can't be read: {error}") from None


def seat_bot(name: str, seed: int, seat: int, seconds: float, ending: ExitStack) -> Bot:
    """A bot for one game at one seat; a program outside ends with `ending`, however the game goes."""
    if not is_outside(name):
        return make_bot(name, seed << 8 | seat + 1)
    return ending.enter_context(OutsideBot(split_command(name), outside_seed(seed, seat), seconds))


def outside_seed(seed: int, seat: int) -> int:
    """Chance for a program outside, from which it can't reckon back to the seed of the cards."""
    return int.from_bytes(hashlib.blake2b(f"{seed} {seat}".encode(), digest_size=6).digest(), "big")
