"""Servers that many tests share: every test opens tables of its own."""

from collections.abc import Iterator

import pytest

from tests.server.setting import TOKEN, House, in_own_process, in_process


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The application in this process."""
    with in_process(tmp_path_factory.mktemp("house"), requests_a_minute=0, metrics_token=TOKEN) as house:
        yield house


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The real server, in a process of its own."""
    database = tmp_path_factory.mktemp("served") / "tables.sqlite"
    with in_own_process(str(database)) as (_, house):
        yield house
