"""A heap of cubes in one int, eight bits a kind: cheap to copy, to compare and to share.

The kinds are those of `words.SPACES`; a heap of basic cubes uses the first four.
"""

from collections.abc import Sequence


def unit(kind: int) -> int:
    """A heap of one cube."""
    return 1 << 8 * kind


def count(heap: int, kind: int) -> int:
    """How many of a kind."""
    return heap >> 8 * kind & 255


def size(heap: int) -> int:
    """How many in all."""
    total = 0
    while heap:
        total += heap & 255
        heap >>= 8
    return total


def heap_of(numbers: Sequence[int]) -> int:
    """The heap with so many of each kind."""
    heap = 0
    for kind in range(len(numbers)):
        heap += numbers[kind] << 8 * kind
    return heap


def numbers_of(heap: int, kinds: int) -> list[int]:
    """How many of each kind."""
    return [count(heap, kind) for kind in range(kinds)]
