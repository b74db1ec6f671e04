"""A heap of cubes in one int, ten bits a kind: cheap to copy, to compare and to share.

The kinds are those of `words.SPACES`; a heap of basic cubes uses the first four. Six kinds fit in the 62 bits
that compiled code handles as a machine word.
"""

from collections.abc import Sequence
from typing import Final

BITS: Final = 10
#: The most of a kind.
MOST: Final = (1 << BITS) - 1


def unit(kind: int) -> int:
    """A heap of one cube."""
    return 1 << BITS * kind


def count(heap: int, kind: int) -> int:
    """How many of a kind."""
    return heap >> BITS * kind & MOST


def size(heap: int) -> int:
    """How many in all."""
    total = 0
    while heap > 0:
        total += heap & MOST
        heap >>= BITS
    return total


def heap_of(numbers: Sequence[int]) -> int:
    """The heap with so many of each kind."""
    heap = 0
    for kind in range(len(numbers)):
        heap += numbers[kind] << BITS * kind
    return heap


def numbers_of(heap: int, kinds: int) -> list[int]:
    """How many of each kind."""
    return [count(heap, kind) for kind in range(kinds)]
