"""On a slow network the first move can soon be made, and its icons are there."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.e2e.driving import PATIENCE, Table
from tests.e2e.games import BOOKS

pytestmark = pytest.mark.browser
Visit = Callable[..., Page]
#: What browsers' tools call slow 4G.
SLOW = {"offline": False, "latency": 150, "downloadThroughput": 1_600_000 / 8, "uploadThroughput": 750_000 / 8}
#: How much slower the processor is than this machine's, which others may use as well.
SLOWER = 2
#: How long one waits.
SECONDS = 4
#: When something can be clicked and every icon in sight has its figure: the time since the page was asked for.
READY = """() => {
    const icons = [...document.querySelectorAll('main svg.i')].filter((icon) => icon.getBoundingClientRect().width > 0);
    const drawn = icons.length > 10 && icons.every((icon) => icon.getBBox().width > 0);
    return drawn && document.querySelector('main [data-act]') !== null ? performance.now() / 1000 : 0;
}"""


@pytest.mark.parametrize("game", BOOKS)
def test_on_a_slow_network_the_first_move_is_there_in_seconds(visit: Visit, game: str) -> None:
    opened = visit()
    table = Table.open(opened, game, ["me", "greedy"], {})
    table.wait_for_turn()
    page = visit()
    page.context.add_cookies(
        [
            {"name": one["name"], "value": one["value"], "domain": "127.0.0.1", "path": "/"}
            for one in opened.context.cookies()
        ]
    )
    page.goto("about:blank")
    devtools = page.context.new_cdp_session(page)
    devtools.send("Network.enable")
    devtools.send("Network.emulateNetworkConditions", SLOW)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(f"/t/{table.id}", wait_until="commit")
    took = page.wait_for_function(READY, polling=50, timeout=PATIENCE).json_value()
    assert took < SECONDS
