"""Whole numbers as they come from outside: Python's own, and those of array libraries."""

import operator
from typing import Any


def whole(value: Any) -> int | None:
    """A whole number of any kind (numpy's, PyTorch's, whatever `operator.index` takes) as Python's own; else None.

    True and False are answers, not numbers.
    """
    if isinstance(value, int):
        return None if isinstance(value, bool) else value
    try:
        return operator.index(value)
    except TypeError:
        return None
