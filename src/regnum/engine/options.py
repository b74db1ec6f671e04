"""The settings of a game: their names, defaults and values."""

from collections.abc import Mapping, Sequence
from typing import Final

from regnum.engine.errors import BadOption, meant

#: One value; what an option is set to at a table, where an option for a seat has a word for every seat; all of them.
OptionValue = bool | int | str
OptionSetting = bool | int | str | list[str]
Options = dict[str, OptionSetting]
#: Other options by name, and the value that each of them must have.
Needs = Mapping[str, OptionValue]
NOTHING: Final[dict[str, OptionValue]] = {}


class Option:
    """A setting of a game: its name, its default, and the values it takes (none listed: any text).

    `needs` says which other options must be set so that it may be anything but its default. `names_file` marks a text
    that names a file on this machine: people from outside choose among those that the host offers. `seats` says at
    tables of how many seats it means anything (none listed: of any number); elsewhere it is not asked for.
    """

    def __init__(
        self,
        name: str,
        default: OptionValue,
        choices: Sequence[OptionValue] = (),
        names_file: bool = False,
        needs: Needs = NOTHING,
        seats: Sequence[int] = (),
    ) -> None:
        self.name = name
        self.default = default
        self.names_file = names_file
        self.needs = needs
        self.seats: tuple[int, ...] = tuple(seats)
        self.choices: tuple[OptionValue, ...] = (False, True) if isinstance(default, bool) else tuple(choices)

    def checked(self, given: object, seats: Sequence[str]) -> OptionSetting:
        """What is given, if the option takes it at a table of these seats."""
        if isinstance(given, Mapping):
            raise BadOption(f"option {self.name} is for the whole table, not for a seat")
        return self.value(given)

    def value(self, given: object) -> OptionValue:
        """One value, if the option takes it; words for flags are understood."""
        value = given
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
            known = ", ".join(written(choice) for choice in self.choices)
            guess = meant(value, [written(choice) for choice in self.choices])
            raise BadOption(f"option {self.name} takes one of: {known}; {guess}not {value!r}")
        assert isinstance(value, bool | int | str)
        return value

    def check_needs(self, options: Options) -> None:
        """Refuse what the other options of the table do not allow."""
        if options[self.name] != self.default:
            self.refuse_unmet(f"option {self.name}", self.needs, options)

    def refuse_unmet(self, what: str, needs: Needs, options: Options) -> None:
        """Say which other option must be set, and to what."""
        for name, needed in needs.items():
            if options[name] != needed:
                raise BadOption(f"{what} needs {name}={written(needed)}")


class SeatOption(Option):
    """An option for a seat, such as the board before it: at a table it is a list, one of the words for every seat.

    It is given as one word for everybody; as words by seat, in a list or in one text; or as a mapping of names of
    seats. Who is not named has the default. `distinct`: what is not the default can be only one seat's.
    `choices_need` says which other options a word needs.
    """

    def __init__(
        self,
        name: str,
        default: str,
        choices: Sequence[str],
        distinct: bool = False,
        needs: Needs = NOTHING,
        choices_need: Mapping[str, Needs] | None = None,
    ) -> None:
        super().__init__(name, default, choices, needs=needs)
        self.distinct = distinct
        self.choices_need: Mapping[str, Needs] = choices_need or {}

    def checked(self, given: object, seats: Sequence[str]) -> list[str]:
        """A word for every seat."""
        words = [str(self.value(word)) for word in self._by_seat(given, seats)]
        if len(words) > len(seats):
            raise BadOption(f"option {self.name} has {len(words)} words for a table of {len(seats)}; name one a seat")
        words += [str(self.default)] * (len(seats) - len(words))
        for word in words:
            if self.distinct and word != self.default and words.count(word) > 1:
                raise BadOption(
                    f"option {self.name}: only one seat can have {word}; name one a seat, such as {word},{self.default}"
                )
        return words

    def _by_seat(self, given: object, seats: Sequence[str]) -> Sequence[object]:
        if isinstance(given, Mapping):
            for seat in given:
                if seat not in seats:
                    raise BadOption(f"option {self.name}: there is no seat {seat!r}; there are: {', '.join(seats)}")
            return [given.get(seat, self.default) for seat in seats]
        if isinstance(given, str):
            if "," in given:
                return [word.strip() or self.default for word in given.split(",")]
            words = given.split()
            return words * len(seats) if len(words) == 1 else words
        if isinstance(given, list | tuple):
            return given
        raise BadOption(f"option {self.name} takes a word for every seat, not {given!r}")

    def check_needs(self, options: Options) -> None:
        """Refuse the words that the other options of the table do not allow."""
        for word in by_seat(options, self.name):
            if word != self.default:
                self.refuse_unmet(f"option {self.name}", self.needs, options)
                self.refuse_unmet(f"option {self.name}: {word}", self.choices_need.get(word, NOTHING), options)


def by_seat(options: Options, name: str) -> list[str]:
    """The words of an option for a seat."""
    words = options[name]
    assert isinstance(words, list), f"option {name} is not for a seat"
    return words


def written(setting: OptionSetting) -> str:
    """A value as it is typed, and as it stands in a record."""
    if isinstance(setting, list):
        return ", ".join(setting)
    return ("yes" if setting else "no") if isinstance(setting, bool) else str(setting)
