"""Every page, at every size, in both languages and themes: no violation, no foreign request, and a picture of it."""

import gzip
import json
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.e2e.driving import PATIENCE, Table
from tests.e2e.fitting import SCREENS, look_at_sizes
from tests.e2e.games import PICTURED

pytestmark = pytest.mark.browser
Visit = Callable[..., Page]
Open = Callable[..., Table]
#: What axe is asked for: everything that WCAG 2.2 AA wants, and its own best practices for landmarks and names.
RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}


def violations(page: Page) -> list[str]:
    """What axe finds, in short."""
    found = Axe().run(page, options=RULES).response["violations"]
    return [f"{one['id']}: {json.dumps([node['target'] for node in one['nodes'][:4]])}" for one in found]


@pytest.mark.parametrize("kind", SCREENS)
@pytest.mark.parametrize(("lang", "dark"), [("en", False), ("pl", True)])
def test_pages_without_a_table(visit: Visit, artefacts: Path, kind: str, lang: str, dark: bool) -> None:
    page = visit(kind, lang, dark)
    for name, address in (("home", "/"), ("rules", "/rules/architects"), ("credits", "/credits")):
        page.goto(address)
        page.wait_for_load_state("networkidle")
        assert violations(page) == [], f"{name} {kind} {lang}"
        ill = look_at_sizes(page, kind, artefacts, f"{name}-{lang}")
        assert not ill, "\n".join(ill)


@pytest.mark.parametrize("kind", SCREENS)
@pytest.mark.parametrize(
    ("game", "seats", "options", "moves"),
    PICTURED,
    ids=["-".join([of.game, *map(str, of.options.values())]) for of in PICTURED],
)
def test_tables(
    visit: Visit, artefacts: Path, kind: str, game: str, seats: list[str], options: dict[str, str | bool], moves: int
) -> None:
    host = visit(kind, "en")
    table = Table.open(host, game, seats, options)
    played(host, table.id, moves)
    name = "-".join(["table", game, *map(str, options.values()), str(len(seats))])
    cookies = host.context.cookies()
    for lang, dark in (("en", False), ("pl", True)):
        page = visit(kind, lang, dark)
        page.context.add_cookies(
            [{"name": one["name"], "value": one["value"], "domain": "127.0.0.1", "path": "/"} for one in cookies]
        )
        page.goto(f"/t/{table.id}")
        page.get_by_test_id("table").wait_for(timeout=PATIENCE)
        page.wait_for_load_state("networkidle")
        assert violations(page) == [], f"{name} {kind} {lang}"
        ill = look_at_sizes(page, kind, artefacts, f"{name}-{lang}")
        assert not ill, "\n".join(ill)


def played(page: Page, id: str, moves: int) -> None:
    """Play some moves of seat 0 through the API, for a table that shows something."""
    made = 0
    for _ in range(600):
        state = page.request.get(f"/api/tables/{id}").json()
        if made >= moves or state["status"] == "over":
            return
        if not state["moves"]:
            page.wait_for_timeout(30)
            continue
        move = state["moves"][(made * 7) % len(state["moves"])]["notation"]
        page.request.post(f"/api/tables/{id}/moves", data={"seat": 0, "ply": state["version"], "move": move})
        made += 1


def test_the_first_view_is_small_and_comes_from_here_alone(visit: Visit, server: str) -> None:
    page = visit()
    scripts: list[str] = []
    page.on("response", lambda answer: scripts.append(answer.url) if answer.url.endswith(".js") else None)
    page.goto("/")
    page.wait_for_load_state("networkidle")
    assert scripts
    compressed = sum(len(gzip.compress(httpx.get(url).content)) for url in scripts)
    assert compressed < 150_000
    assert all(url.startswith(server) for url in scripts)
