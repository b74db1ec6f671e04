"""Ten moves of each game in Firefox and in WebKit, with real clicks; pictures of what they make of the page."""

import random
import shutil
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.e2e.driving import DIALOG, PATIENCE
from tests.e2e.other_browsers import Driven, firefox, webkit

pytestmark = pytest.mark.browser
#: How each is started, and the programs that it needs.
BROWSERS = {"firefox": (firefox, ["firefox-esr"]), "webkit": (webkit, ["WebKitWebDriver", "Xvfb"])}
GAMES: dict[str, tuple[str, dict[str, bool]]] = {
    "architects": ("architects", {}),
    "viscounts": ("viscounts", {}),
    "viscounts-gates_of_gold": ("viscounts", {"gates_of_gold": True}),
    "wonderful_kingdom": ("wonderful_kingdom", {}),
}
MOVES = 10
#: So many clicks without a move are too many: some only open what is to be read.
IDLE = 60

#: Opens a table against a bot in the visitor's name; its address.
OPEN = """async (game, options) => {
    localStorage.setItem('regnum.settings', JSON.stringify({speed: 'off'}));
    const seats = [{kind: 'me', player: 'Ada'}, {kind: 'bot', level: 'greedy'}];
    const made = await fetch('/api/tables', {
        method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify({game, seats, options}),
    });
    return `/t/${(await made.json()).id}`;
}"""
#: Notes what goes wrong on the page from now on; that a size is measured once more in the next frame is no fault.
WATCH = """() => {
    window.troubles = [];
    for (const kind of ['error', 'unhandledrejection', 'securitypolicyviolation']) addEventListener(kind, (event) => {
        const said = String(event.message ?? event.reason ?? event.blockedURI);
        if (!said.startsWith('ResizeObserver loop')) troubles.push(said);
    });
}"""
#: How far the game is, and where a person would click next: a "yes", a line of a menu, what is in a dialog, the cross
#: of one that was only opened to be read, or something that glows. The number between 0 and 1 chooses among them.
#: WebKit tells the place of a thing as if nothing that it lies in were magnified.
LOOK = f"""(chance) => {{
    const table = document.querySelector('[data-testid=table]');
    const zoom = (node) => node && !('currentCSSZoom' in node)
        ? (Number(getComputedStyle(node).zoom) || 1) * zoom(node.parentElement) : 1;
    const free = (thing) => {{
        thing.scrollIntoView({{block: 'nearest', inline: 'nearest'}});
        const box = thing.getBoundingClientRect(), scale = zoom(thing);
        for (const down of [0.5, 0.25, 0.75]) for (const along of [0.5, 0.12, 0.88]) {{
            const x = (box.left + box.width * along) * scale, y = (box.top + box.height * down) * scale;
            if (thing.contains(document.elementFromPoint(x, y))) return {{x, y}};
        }}
        return null;
    }};
    for (const way of [
        '.strip .yes', '{DIALOG} .moves button', '{DIALOG} [data-act]', '{DIALOG} .close',
        '[data-testid=table] :is(.legal[data-act], .act[data-act], .strip .btn, .btn.gilt)',
    ]) {{
        const things = [...document.querySelectorAll(way)].filter((thing) => thing.offsetWidth > 0 && !thing.disabled);
        if (things.length > 0) return {{
            version: Number(table.dataset.version), point: free(things[Math.floor(chance * things.length)]),
        }};
    }}
    return {{version: Number(table?.dataset.version ?? -1), point: null}};
}}"""


@pytest.fixture(scope="module", params=BROWSERS)
def other(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Driven]]:
    """A browser that is not Chromium, with its name."""
    start, programs = BROWSERS[request.param]
    if missing := [program for program in programs if shutil.which(program) is None]:
        pytest.skip(f"not installed: {', '.join(missing)}")
    with start(tmp_path_factory.mktemp(request.param)) as browser:
        yield request.param, browser


def play(browser: Driven, rng: random.Random, moves: int) -> None:
    """Click what glows until the clicks have made so many moves."""
    version, made, clicks = -1, 0, 0
    until = time.monotonic() + PATIENCE / 1000
    while made < moves:
        seen = browser.run(LOOK, rng.random())
        if seen["version"] != version:
            made += clicks > 0
            version, clicks, until = seen["version"], 0, time.monotonic() + PATIENCE / 1000
        elif seen["point"]:
            browser.click(seen["point"]["x"], seen["point"]["y"])
            clicks += 1
        time.sleep(0.05)
        assert clicks < IDLE, browser.run("() => document.querySelector('section.prompt').innerText")
        assert time.monotonic() < until, browser.run("() => document.body.innerText")


@pytest.mark.parametrize("game", GAMES)
def test_ten_moves_in_another_browser(other: tuple[str, Driven], server: str, artefacts: Path, game: str) -> None:
    name, browser = other
    browser.go(server)
    browser.go(server + browser.run(OPEN, *GAMES[game]))
    browser.run(WATCH)
    play(browser, random.Random(4), MOVES)
    time.sleep(0.5)  # what has just changed is painted
    (artefacts / f"{name}-{game}.png").write_bytes(browser.picture())
    assert browser.run("() => troubles") == []


def test_home_in_another_browser(other: tuple[str, Driven], server: str, artefacts: Path) -> None:
    """What lists look like there, which browsers draw each in its own way; nothing is wider than the screen."""
    name, browser = other
    browser.go(server)
    for theme in ("light", "dark"):
        browser.run("theme => localStorage.setItem('regnum.settings', JSON.stringify({theme}))", theme)
        browser.go(server)
        for _ in range(100):
            if browser.run(
                "() => [...document.querySelectorAll('.book .i')].filter((one) => one.getBBox().width).length >= 3"
            ):
                break
            time.sleep(0.05)
        (artefacts / f"{name}-home-{theme}.png").write_bytes(browser.picture())
        lists = browser.run(
            "() => [...document.querySelectorAll('select')].map((one) => getComputedStyle(one).appearance)"
        )
        assert set(lists) == {"none"}, "lists are drawn in our colours"
        assert browser.run("() => document.scrollingElement.scrollWidth <= innerWidth")
