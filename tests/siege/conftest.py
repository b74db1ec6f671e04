"""Siege is listed among the games as long as a test of this folder runs.

A game that is not compiled can't be a subclass of compiled classes: in the compiled build this folder is left out.
"""

from collections.abc import Iterator

import pytest

import regnum
from regnum.games import GAMES

collect_ignore_glob = ["test_*.py"] if regnum.compiled() else []


@pytest.fixture(autouse=True, scope="package")
def listed() -> Iterator[None]:
    """Siege among the games."""
    from tests.siege.game import SIEGE, list_siege  # not where it is left out

    list_siege()
    yield
    del GAMES[SIEGE.name]
