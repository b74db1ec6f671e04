"""The one source of chance in a game: a small, fast, portable generator.

The algorithm is sfc32 (the "small fast counter" of PractRand's author): adds, shifts and xors of
32-bit words only, so that interpreted Python and compiled code agree bit for bit on every platform.
"""

from typing import Final

from mypy_extensions import i64

_WORD: Final[i64] = 0xFFFFFFFF


class Rng:
    """A generator whose whole state is four 32-bit words."""

    __slots__ = ("a", "b", "c", "counter")

    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter

    def word(self) -> int:
        """The next 32 random bits."""
        return int(self._next())

    def _next(self) -> i64:
        """The same as a machine word, which compiled code does not wrap."""
        b, c = self.b, self.c
        t = (self.a + b + self.counter) & _WORD
        self.counter = (self.counter + 1) & _WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & _WORD
        self.c = ((((c << 21) & _WORD) | (c >> 11)) + t) & _WORD
        return t

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        wide: i64 = n
        product = self._next() * wide
        low = product & _WORD
        if low < wide:
            threshold = (0x100000000 - wide) % wide
            while low < threshold:
                product = self._next() * wide
                low = product & _WORD
        return int(product >> 32)

    def shuffle(self, items: list[int]) -> None:
        """Put the items into a random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            item = items[i]
            items[i] = items[j]
            items[j] = item

    def copy(self) -> "Rng":
        """A generator that will give the same numbers as this one."""
        return Rng(self.a, self.b, self.c, self.counter)

    def words(self) -> list[int]:
        """The whole state, as plain data."""
        return [int(self.a), int(self.b), int(self.c), int(self.counter)]

    def __reduce__(self) -> tuple[object, ...]:
        """How it travels between processes; compiled classes don't know that by themselves."""
        return Rng, tuple(self.words())


def seeded(seed: int) -> Rng:
    """The generator that a seed stands for; equal seeds give equal games."""
    words = [seed >> shift & 0xFFFFFFFF for shift in (0, 32, 64)]
    rng = Rng(words[0], words[1], words[2], 1)
    for _ in range(12):
        rng.word()
    return rng
