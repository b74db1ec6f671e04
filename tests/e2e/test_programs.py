"""Programs of the host's on the page: they are chosen like any bot, and a forfeit is told to everybody."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.driving import PATIENCE, Table
from tests.e2e.games import BOOKS
from tests.e2e.test_pages import violations

pytestmark = pytest.mark.browser
Visit = Callable[..., Page]
Open = Callable[..., Table]


def test_a_program_is_chosen_among_the_levels_and_plays(visit: Visit) -> None:
    """It is none of the levels that one gets without asking."""
    page = visit()
    page.goto("/")
    level = page.locator("select.level").first
    expect(level).to_have_value("normal")
    level.select_option("Ada")
    level.focus()
    expect(page.get_by_text("A program that the host of this server has invited.")).to_be_visible()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_test_id("table")).to_contain_text("Ada", timeout=PATIENCE)
    expect(page.locator(".forfeits p")).to_have_count(0)


@pytest.mark.parametrize(
    ("size", "lang", "dark", "told", "close"),
    [
        ("desktop", "en", False, "The program Babbler has forfeited:", "Close"),
        ("phone", "pl", True, "Program Babbler odpadł z gry:", "Zamknij"),
    ],
)
@pytest.mark.parametrize("game", BOOKS)
def test_a_forfeit_is_told_at_the_table_until_it_is_read(
    visit: Visit, table: Open, artefacts: Path, game: str, size: str, lang: str, dark: bool, told: str, close: str
) -> None:
    page = visit(size, lang, dark=dark)
    mine = table(page, game, "me", "Babbler")
    notice = page.locator(".forfeits p")
    for _ in range(40):
        if notice.count() or not mine.wait_for_turn():
            break
        play_first(page, mine)
    expect(notice).to_contain_text(told, timeout=PATIENCE)
    page.screenshot(path=artefacts / f"forfeit-{game}-{size}-{lang}.png")
    assert violations(page) == []
    notice.get_by_role("button", name=close).click()
    expect(notice).to_have_count(0)
    assert mine.wait_for_turn(), "a bot of the house plays on"


def play_first(page: Page, mine: Table) -> None:
    """Play the first legal move, through the API in the player's name."""
    state = page.request.get(f"/api/tables/{mine.id}?seat=0").json()
    if state["moves"]:
        move = {"seat": 0, "ply": state["version"], "move": state["moves"][0]["notation"]}
        page.request.post(f"/api/tables/{mine.id}/moves", data=move)
    page.wait_for_timeout(200)
