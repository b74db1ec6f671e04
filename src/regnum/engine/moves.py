"""The catalogue of a game's moves: small ints, each with one stable text notation."""

import difflib
from collections.abc import Callable, Mapping, Sequence

from regnum.engine.errors import MalformedMove
from regnum.engine.numbers import whole

#: The words of a table by what they are called: what its cards, its seats and the like are named.
Vocabulary = Mapping[str, Sequence[str]]


class Catalogue:
    """Every move that a table can ever offer, in a fixed order.

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
        """The number of a move given as its number, of any kind, or as its notation."""
        if isinstance(move, str):
            return self._written(move)
        number = whole(move)
        if number is None:
            raise MalformedMove(f"a move is a number or its notation, not {move!r}")
        if not 0 <= number < len(self.notations):
            raise MalformedMove(f"no move has the number {number}; there are {len(self.notations)} moves")
        return number

    def _written(self, move: str) -> int:
        number = self.numbers.get(" ".join(move.split()).lower())
        if number is None:
            close = difflib.get_close_matches(move.lower(), self.notations, 1)
            hint = f"; did you mean {close[0]!r}?" if close else ""
            raise MalformedMove(f"no move is written {move!r}{hint}")
        return number

    def redacted(self, move: int) -> str:
        """The notation as seats other than the mover may read it."""
        return self.secret.get(move, self.notations[move])

    def __reduce__(self) -> tuple[object, ...]:
        """How it travels between processes; compiled classes don't know that by themselves."""
        return _catalogue, (self.notations, self.targets, self.secret)


def _catalogue(notations: list[str], targets: list[str], secret: dict[int, str]) -> Catalogue:
    catalogue = Catalogue()
    for number, notation in enumerate(notations):
        catalogue.add(notation, targets[number], secret.get(number, ""))
    return catalogue


class Block:
    """Moves that follow each other in a catalogue, and how they are written there."""

    def __init__(self, first: int, size: int, write: Callable[[Catalogue, Vocabulary], None]) -> None:
        self.first = first
        self.size = size
        self.write = write


class Moves:
    """The moves of a game or a module, declared block by block.

    A block gives its numbers and its notations at once: declaring it returns the number of its first move. A game's
    begin at 0; those of a module are counted from `Module.first`, which depends on the modules before it.
    """

    def __init__(self) -> None:
        self.blocks: list[Block] = []
        self.size = 0

    def block(self, size: int, write: Callable[[Catalogue, Vocabulary], None]) -> int:
        """A block of `size` moves, which `write` adds to a catalogue; its first number."""
        first = self.size
        self.blocks.append(Block(first, size, write))
        self.size += size
        return first

    def one(self, notation: str, target: str) -> int:
        """A single move."""
        return self.each("", [notation], target)

    def each(self, verb: str, words: Sequence[str], target: str) -> int:
        """A verb with each of some words; `{}` in the target stands for the word."""

        def write(catalogue: Catalogue, vocabulary: Vocabulary) -> None:
            for word in words:
                catalogue.add(_joined(verb, word), _aim(target, word))

        return self.block(len(words), write)

    def named(self, verb: str, family: str, size: int, target: str, public: str = "") -> int:
        """A verb with each word of a family of the table's vocabulary, and unused numbers up to `size`."""

        def write(catalogue: Catalogue, vocabulary: Vocabulary) -> None:
            words = vocabulary[family]
            for number in range(size):
                word = words[number] if number < len(words) else f"card-{number + 1}"
                catalogue.add(_joined(verb, word), _aim(target, word), public)

        return self.block(size, write)

    def add_to(self, catalogue: Catalogue, vocabulary: Vocabulary) -> int:
        """Write all blocks at the end of a catalogue; the number of the first move there."""
        first = len(catalogue.notations)
        for block in self.blocks:
            block.write(catalogue, vocabulary)
            written = len(catalogue.notations) - first
            assert written == block.first + block.size, f"a block of {block.size} moves wrote another number of them"
        return first


def _joined(verb: str, word: str) -> str:
    return f"{verb} {word}" if verb else word


def _aim(target: str, word: str) -> str:
    return target.replace("{}", word.removeprefix("#").replace(" ", "-"))
