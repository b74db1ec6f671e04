"""What belongs to modules: parts of a table and of its players."""

from typing import Final


class Part:
    """What a module keeps, of the whole table or of one player. This one is empty."""

    def copy(self) -> "Part":
        return self


NOTHING: Final = Part()
NO_PARTS: Final[list[Part]] = []


class Player:
    """What lies before one player. A game adds its own fields and its own `copy`; each module has its part."""

    def __init__(self) -> None:
        self.parts: list[Part] = NO_PARTS

    def copy_parts(self, twin: "Player") -> None:
        """Copy what belongs to modules; a game's `copy` calls this."""
        if self.parts:
            twin.parts = [part.copy() for part in self.parts]
