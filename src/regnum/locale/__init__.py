"""Sentences in English and Polish: Fluent files, and the renderer of messages."""

import os
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final, Protocol

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

LANGUAGES: Final = ("en", "pl")
#: How many sentences are remembered.
REMEMBERED: Final = 20_000


def figure(number: int) -> str:
    """A number as it is printed: with a true minus, not a hyphen."""
    return str(number).replace("-", "\N{MINUS SIGN}")


class Sayable(Protocol):
    """Anything with an id and named arguments."""

    @property
    def id(self) -> str:
        """The id of a sentence in the message files."""

    @property
    def args(self) -> Mapping[str, Any]:
        """What fills its gaps: numbers, text, more of these, or lists of them."""


class MissingText(LookupError):
    """A message that the files do not have, or whose gaps were not all filled."""


@cache
def parsed(source: str) -> Resource:
    """A message file, read once: that takes longer than to say all that is in it."""
    return FluentResource(source)


class Texts:
    """All sentences of one language: the shared ones and those of a game."""

    def __init__(self, lang: str, sources: Sequence[str]) -> None:
        self.lang = lang
        # Isolation marks are for mixed writing directions; on a terminal they are noise.
        self._bundle = FluentBundle([lang], use_isolating=False)
        for source in sources:
            self._bundle.add_resource(parsed(source))
        #: Sentences as they were said last: at a table the same few are said again and again.
        self._said: dict[tuple[object, ...], str] = {}

    def say(self, message: Sayable) -> str:
        """The message as text."""
        if not self.knows(message.id):
            raise MissingText(f"no message {message.id!r} in {self.lang}.ftl, neither of the game nor the shared one")
        return self._fill(message.id, {name: self._argument(value) for name, value in message.args.items()})

    def knows(self, id: str) -> bool:
        """Whether there is a message of this id."""
        return self._bundle.has_message(id)

    def _argument(self, value: Any) -> int | str:
        if isinstance(value, int | str):
            return value
        if isinstance(value, Sequence):
            return self.join([str(self._argument(part)) for part in value])
        return self.say(value)

    def join(self, parts: Sequence[str]) -> str:
        """A list as one reads it out: commas, and a last 'and'."""
        if not parts:
            return self._fill("list-none", {})
        text = parts[0]
        for part in parts[1:-1]:
            text = self._fill("list-comma", {"first": text, "next": part})
        return text if len(parts) == 1 else self._fill("list-and", {"first": text, "last": parts[-1]})

    def _fill(self, id: str, args: Mapping[str, int | str]) -> str:
        key = (id, *args.items())
        text = self._said.get(key)
        if text is None:
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            text = self._said[key] = self._format(id, args)
        return text

    def _format(self, id: str, args: Mapping[str, int | str]) -> str:
        pattern = self._bundle.get_message(id).value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            raise MissingText(f"message {id!r} in {self.lang}.ftl: {errors[0]}")
        said = str(text)
        for value in args.values():
            if isinstance(value, int) and value < 0:
                said = said.replace(str(value), figure(value))
        return said


def texts(lang: str, *folders: Traversable) -> Texts:
    """The sentences of a language: the shared file, then `en.ftl` or `pl.ftl` of each folder."""
    sources = [resources.files(__package__), *folders]
    return Texts(lang, [folder.joinpath(f"{lang}.ftl").read_text(encoding="utf-8") for folder in sources])


def language(preferred: str | None) -> str:
    """The language to speak: the preferred one, else that of the environment, else English."""
    if preferred:
        return preferred
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name)
        if value:
            return "pl" if value.lower().startswith("pl") else "en"
    return "en"
