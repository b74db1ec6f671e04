"""Whole games by clicks, from the home page to the reckoning."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import regnum
from tests.e2e.driving import Table
from tests.e2e.games import BOOKS

pytestmark = pytest.mark.browser


def begin(page: Page, book: str, play: str) -> Table:
    """Two clicks: the book, and Play."""
    page.goto("/")
    page.get_by_role("button", name=book).click()
    page.get_by_role("button", name=play, exact=True).click()
    page.wait_for_url("**/t/*")
    return Table(page, page.url.rsplit("/", 1)[1])


#: Each game on two screens in two languages, by turns, so that both languages are seen on both screens.
GAMES = [
    (game, size, ("en", "pl")[(number + turn) % 2])
    for turn, size in enumerate(("desktop", "phone"))
    for number, game in enumerate(BOOKS)
]


@pytest.mark.parametrize(("game", "size", "lang"), GAMES)
def test_a_game_against_a_bot_is_played_to_its_end(
    visit: Callable[..., Page], artefacts: Path, game: str, size: str, lang: str
) -> None:
    page = visit(size, lang)
    table = begin(page, BOOKS[game][lang], "Graj" if lang == "pl" else "Play")
    assert table.play(random.Random(5), 6) == 6
    page.screenshot(path=artefacts / f"game-begun-{game}-{size}-{lang}.png")
    assert table.play(random.Random(6)) > 20
    assert table.over
    expect(page.get_by_role("table").first).to_be_visible()
    page.screenshot(path=artefacts / f"end-{game}-{size}-{lang}.png", full_page=True)
    with page.expect_download() as download:
        page.get_by_role("link", name="Zapisz" if lang == "pl" else "Save the record").or_(
            page.get_by_role("button", name="Zapisz" if lang == "pl" else "Save the record")
        ).first.click()
    kept = regnum.load(Path(download.value.path()).read_text(encoding="utf-8"))
    assert kept.over
    assert len(kept.moves) > 20
