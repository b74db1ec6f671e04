"""The settings of a game: their names, defaults and values."""

from collections.abc import Sequence

from regnum.engine.errors import BadOption

OptionValue = bool | int | str
Options = dict[str, OptionValue]


class Option:
    """A setting of a game: its name, its default, and the values it takes (none listed: any text).

    `names_file` marks a text that names a file on this machine: nobody from outside may set it.
    """

    def __init__(
        self, name: str, default: OptionValue, choices: Sequence[OptionValue] = (), names_file: bool = False
    ) -> None:
        self.name = name
        self.default = default
        self.names_file = names_file
        self.choices: tuple[OptionValue, ...] = (False, True) if isinstance(default, bool) else tuple(choices)

    def checked(self, value: object) -> OptionValue:
        """The value, if the option takes it; words for flags are understood."""
        if isinstance(self.default, bool) and isinstance(value, str):
            words = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}
            value = words.get(value.lower(), value)
        elif isinstance(self.default, int) and isinstance(value, str) and value.isascii() and value.isdigit():
            value = int(value)
        if isinstance(self.default, str) and not isinstance(value, str):
            raise BadOption(f"option {self.name} takes text, not {value!r}")
        if self.choices and not any(
            value is known or (type(value) is type(known) and value == known) for known in self.choices
        ):
            known = ", ".join("yes" if c is True else "no" if c is False else str(c) for c in self.choices)
            raise BadOption(f"option {self.name} takes one of: {known}; not {value!r}")
        assert isinstance(value, bool | int | str)
        return value
