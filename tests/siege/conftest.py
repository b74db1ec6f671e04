"""Siege is listed among the games as long as a test of this folder runs."""

from collections.abc import Iterator

import pytest

import regnum
from regnum.games import GAMES
from tests.siege.game import SIEGE, list_siege


@pytest.fixture(autouse=True, scope="package")
def listed() -> Iterator[None]:
    """Compiled classes of the engine can't be subclassed by a game that is not compiled with them."""
    if regnum.compiled():
        pytest.skip("Siege is not compiled, and the engine is")
    list_siege()
    yield
    del GAMES[SIEGE.name]
