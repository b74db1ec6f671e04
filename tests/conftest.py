"""`--game NAME`: only the tests of one game, those whose folder or whose parameters name it."""

import re

import pytest

import regnum


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", help="Run only the tests of this game.")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    name = config.getoption("game")
    if name is None:
        return
    known = [game.name for game in regnum.games()]
    if name not in known:
        raise pytest.UsageError(f"There is no game {name!r}. There are: {', '.join(known)}.")
    of_others = [item for item in items if name not in re.split(r"\W+", item.nodeid)]
    config.hook.pytest_deselected(items=of_others)
    items[:] = [item for item in items if item not in of_others]
