"""How a program outside is written on a command line: `program:COMMAND`, or with a name `NAME=program:COMMAND`."""

import shlex
import shutil
from typing import Final

from regnum.engine.errors import BadOption

OUTSIDE: Final = "program:"


def is_outside(entrant: str) -> bool:
    """Whether this is a program outside."""
    given, colon, _ = entrant.partition(OUTSIDE)
    return bool(colon) and (not given or given.endswith("="))


def given_name(entrant: str) -> str:
    """What a program outside is called; nothing when only its command was given."""
    return entrant.partition(OUTSIDE)[0].removesuffix("=").strip()


def command_text(entrant: str) -> str:
    """The command of a program outside, as it was written."""
    return entrant.partition(OUTSIDE)[2]


def split_command(entrant: str) -> list[str]:
    """The words of a program's command, quoted as in a shell."""
    try:
        return shlex.split(command_text(entrant))
    except ValueError as error:
        raise BadOption(f"{entrant}: the command can't be read: {error}") from None


def checked_command(entrant: str) -> list[str]:
    """The words of a command that can be started here; refused before anybody plays if it can't."""
    command = split_command(entrant)
    if not command:
        raise BadOption(f"{OUTSIDE} needs a command, as in '{OUTSIDE}python3 mybot.py'")
    if shutil.which(command[0]) is None:
        raise BadOption(f"{entrant}: there is no program {command[0]!r} here; give its path, and make it executable")
    return command
