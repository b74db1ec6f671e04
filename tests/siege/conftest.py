"""Siege is listed among the games as long as a test of this folder runs.

What is not compiled can't inherit from compiled classes, so with the compiled engine there is no Siege.
"""

from collections.abc import Iterator

import pytest

import regnum
from regnum.games import GAMES

collect_ignore_glob = ["test_*.py"] if regnum.compiled() else []


@pytest.fixture(autouse=True, scope="package")
def listed() -> Iterator[None]:
    """Put the game among the others, and take it away again."""
    from tests.siege.game import SIEGE, list_siege

    list_siege()
    yield
    del GAMES[SIEGE.name]
