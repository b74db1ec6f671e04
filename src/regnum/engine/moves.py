"""The catalogue of a game's moves: small ints, each with one stable text notation."""

import difflib

from regnum.engine.errors import MalformedMove


class Catalogue:
    """Every move that a game can ever offer, in a fixed order.

    Moves whose words would tell others what only the mover may know (a card put face down) are
    `secret`: a redacted record has their public words instead, with a question mark for what is hidden.
    """

    def __init__(self) -> None:
        self.notations: list[str] = []
        self.targets: list[str] = []
        self.numbers: dict[str, int] = {}
        self.secret: dict[int, str] = {}
        #: By secret move the first one that has the same public words: others can't tell the two apart.
        self.veils: dict[int, int] = {}
        self._veiling: dict[str, int] = {}

    def add(self, notation: str, target: str, public: str = "") -> int:
        """Append a move; its number is its place. `target` is what a person would click.

        `public` is what others may read of a secret move.
        """
        number = len(self.notations)
        if notation in self.numbers:
            raise ValueError(f"two moves are written {notation!r}")
        self.notations.append(notation)
        self.targets.append(target)
        self.numbers[notation] = number
        if public:
            self.secret[number] = public
            self.veils[number] = self._veiling.setdefault(public, number)
        return number

    def parse(self, move: object) -> int:
        """The number of a move given as its number or its notation."""
        if isinstance(move, bool) or not isinstance(move, int | str):
            raise MalformedMove(f"a move is a number or its notation, not {move!r}")
        if isinstance(move, int):
            if 0 <= move < len(self.notations):
                return move
            raise MalformedMove(f"no move has the number {move}; there are {len(self.notations)} moves")
        number = self.numbers.get(" ".join(move.split()).lower())
        if number is None:
            close = difflib.get_close_matches(move.lower(), self.notations, 1)
            hint = f"; did you mean {close[0]!r}?" if close else ""
            raise MalformedMove(f"no move is written {move!r}{hint}")
        return number

    def redacted(self, move: int) -> str:
        """The notation as seats other than the mover may read it."""
        return self.secret.get(move, self.notations[move])
