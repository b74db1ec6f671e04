"""Who may enter: bots of ours by name, strangers as `@NAME`, and programs outside as `[NAME=]program:COMMAND`."""

import hashlib
from contextlib import ExitStack

from regnum.bots import BOTS, NAMES, is_bot, make_bot
from regnum.bots.base import Bot, bot_seed
from regnum.bots.commands import OUTSIDE, checked_command, command_text, given_name, is_outside, split_command
from regnum.bots.outside import OutsideBot
from regnum.engine.errors import BadOption, meant
from regnum.strangers import check_stranger, is_stranger, make_stranger


def check_entrant(game: str, name: str) -> None:
    """Refuse who can't play at all, before the first game."""
    if is_outside(name):
        checked_command(name)
    elif is_stranger(name):
        check_stranger(game, name)
    elif not is_bot(name):
        raise BadOption(f"no bot is called {name!r}; {meant(name, BOTS)}there are: {NAMES}, and {OUTSIDE}COMMAND")


def label(name: str) -> str:
    """What an entrant is called in tables and charts."""
    return (given_name(name) or command_text(name)) if is_outside(name) else name


def seat_bot(game: str, name: str, seed: int, seat: int, seconds: float, ending: ExitStack) -> Bot:
    """A bot for one game at one seat; a program outside ends with `ending`, however the game goes."""
    if is_stranger(name):
        return make_stranger(game, name, bot_seed(seed, seat))
    if not is_outside(name):
        return make_bot(name, bot_seed(seed, seat))
    return ending.enter_context(OutsideBot(split_command(name), outside_seed(seed, seat), seconds))


def outside_seed(seed: int, seat: int) -> int:
    """Chance for a program outside, from which it can't reckon back to the seed of the cards."""
    return int.from_bytes(hashlib.blake2b(f"{seed} {seat}".encode(), digest_size=6).digest(), "big")
