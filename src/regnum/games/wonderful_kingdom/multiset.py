"""A multiset of cubes packed into one int, ten bits a kind: cheap to copy, to compare and to share.

The kinds are those of `words.SPACES`; a multiset of basic cubes uses the first four. Six kinds fit in the 62 bits
that compiled code handles as a machine word.
"""

from collections.abc import Sequence
from typing import Final

BITS: Final = 10
#: The most of a kind.
MOST: Final = (1 << BITS) - 1


def unit(kind: int) -> int:
    """A multiset of one cube."""
    return 1 << BITS * kind


def count(cubes: int, kind: int) -> int:
    """How many of a kind."""
    return cubes >> BITS * kind & MOST


def size(cubes: int) -> int:
    """How many in all."""
    total = 0
    while cubes > 0:
        total += cubes & MOST
        cubes >>= BITS
    return total


def packed(numbers: Sequence[int]) -> int:
    """The multiset with so many of each kind."""
    cubes = 0
    for kind in range(len(numbers)):
        cubes += numbers[kind] << BITS * kind
    return cubes


def unpacked(cubes: int, kinds: int) -> list[int]:
    """How many of each kind."""
    return [count(cubes, kind) for kind in range(kinds)]
