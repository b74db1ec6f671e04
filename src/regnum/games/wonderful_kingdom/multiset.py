"""A multiset of cubes packed into one int, ten bits a kind: cheap to copy, to compare and to share.

The kinds are those of `words.SPACES`; a multiset of basic cubes uses the first four. Six kinds fit in one machine
word, which compiled code calls `i64`. Other things of few kinds are counted so too, such as cards by their type.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias

from mypy_extensions import i64

from regnum.games.wonderful_kingdom.words import BASIC

Cubes: TypeAlias = i64

BITS: Final = 10
#: The most of a kind.
MOST: Final = (1 << BITS) - 1
#: The places of all basic cubes.
BASIC_SPACES: Final = (1 << BITS * BASIC) - 1


def several(number: i64, kind: i64) -> Cubes:
    """A multiset of so many cubes of a kind."""
    return number << BITS * kind


def unit(kind: i64) -> Cubes:
    """A multiset of one cube."""
    return several(1, kind)  # mypyc shifts a written 1 as half a machine word


def count(cubes: Cubes, kind: i64) -> i64:
    """How many of a kind."""
    return cubes >> BITS * kind & MOST


def size(cubes: Cubes) -> i64:
    """How many in all."""
    total: i64 = 0
    while cubes > 0:
        total += cubes & MOST
        cubes >>= BITS
    return total


def common(one: Cubes, other: Cubes) -> i64:
    """How many cubes two multisets have in common."""
    total: i64 = 0
    while one > 0 and other > 0:
        total += min(one & MOST, other & MOST)
        one >>= BITS
        other >>= BITS
    return total


def packed(numbers: Sequence[int]) -> int:
    """The multiset with so many of each kind."""
    cubes = 0
    for kind in range(len(numbers)):
        cubes += numbers[kind] << BITS * kind
    return cubes


def unpacked(cubes: Cubes, kinds: int) -> list[int]:
    """How many of each kind."""
    return [count(cubes, kind) for kind in range(kinds)]
