"""The command line in Polish: help and errors. English stands in the code; `polish.toml` has the same in Polish.

Help is found by the command and the parameter (`play.seats`, or `.lang` for all commands), a complaint by its English
sentence, in which `{gap}` stands for what changes; a gap called `{error}` is itself such a sentence.
"""

import re
import tomllib
from functools import cache
from importlib import resources
from itertools import pairwise
from typing import Any, Final

from typer import rich_utils

from regnum.locale import LANGUAGES, language

ENGLISH: Final = "en"
_GAP: Final = re.compile(r"\{(\w+)\}")


class _Speech:
    """The language of this command."""

    lang = ENGLISH


def speak(lang: str) -> None:
    """Set the language for what follows."""
    _Speech.lang = lang


def asked_for(arguments: list[str]) -> str:
    """The language that the arguments ask for, before anybody has read them; else that of the system."""
    told = ""
    for word, after in pairwise([*arguments, ""]):
        name, equals, value = word.partition("=")
        if name == "--lang":
            told = (value if equals else after).lower()
    return language(told if told in LANGUAGES else "")


@cache
def _file() -> dict[str, Any]:
    text = resources.files(__package__).joinpath("polish.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


@cache
def _sentences() -> list[tuple[re.Pattern[str], str]]:
    """Every complaint as a pattern of its English, those with the most words first, and its Polish."""
    told: dict[str, str] = _file()["errors"]
    ordered = sorted(told.items(), key=lambda entry: -len(_GAP.sub("", entry[0])))
    return [(_pattern(english), polish) for english, polish in ordered]


def _pattern(english: str) -> re.Pattern[str]:
    parts = _GAP.split(english)
    words = [f"(?P<{part}>.*?)" if number % 2 else re.escape(part) for number, part in enumerate(parts)]
    return re.compile("".join(words), re.DOTALL)


def in_words(complaint: str) -> str:
    """A complaint in the language of this command; what has no Polish stays as it is."""
    return complaint if _Speech.lang == ENGLISH else _polish(complaint)


def _polish(complaint: str) -> str:
    for pattern, polish in _sentences():
        found = pattern.fullmatch(complaint)
        if found is not None:
            gaps = {name: _polish(gap) if name == "error" else gap for name, gap in found.groupdict().items()}
            return polish.format(**gaps)
    return complaint


def translate(command: Any, path: str = "") -> None:
    """Put Polish help into a command and all below it."""
    help: dict[str, str] = _file()["help"]
    command.help = help.get(path or "regnum", command.help)
    for parameter in command.params:
        own = help.get(f"{path}.{parameter.name}") or help.get(f".{parameter.name}")
        if own is not None:
            parameter.help = own
    _translate_frame(command, help[".help"])
    for name, below in getattr(command, "commands", {}).items():
        translate(below, f"{path} {name}".strip())


def _translate_frame(command: Any, about_help: str) -> None:
    """What typer adds to the help of a command when it is asked for: the usage, and the option --help."""
    usage, help_option = command.get_usage, command.get_help_option

    def polish_usage(context: Any) -> str:
        return str(usage(context)).replace("Usage:", _file()["headings"]["usage"], 1)

    def polish_help_option(context: Any) -> Any:
        option = help_option(context)
        option.help = about_help
        return option

    command.get_usage, command.get_help_option = polish_usage, polish_help_option
    for name, text in _file()["headings"].items():
        if hasattr(rich_utils, name):
            setattr(rich_utils, name, text)
