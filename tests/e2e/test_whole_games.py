"""Whole games by clicks, from the home page to the reckoning."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import regnum
from tests.e2e.driving import PATIENCE, Table

pytestmark = pytest.mark.browser


def begin(page: Page, book: str, play: str) -> Table:
    """Two clicks: the book, and Play."""
    page.goto("/")
    page.get_by_role("button", name=book).click()
    page.get_by_role("button", name=play, exact=True).click()
    page.wait_for_url("**/t/*")
    return Table(page, page.url.rsplit("/", 1)[1])


@pytest.mark.parametrize(("size", "book", "lang"), [
    ("desktop", "Architects", "en"),
    ("desktop", "Nowe Wspaniałe", "pl"),
    ("phone", "Architekci", "pl"),
    ("phone", "Wonderful", "en"),
    ("desktop", "Wicehrabiowie", "pl"),
    ("phone", "Viscounts", "en"),
])  # fmt: skip
def test_a_game_against_a_bot_is_played_to_its_end(
    visit: Callable[..., Page], artefacts: Path, size: str, book: str, lang: str
) -> None:
    page = visit(size, lang)
    table = begin(page, book, "Graj" if lang == "pl" else "Play")
    assert table.play(random.Random(5), 6) == 6
    page.screenshot(path=artefacts / f"game-begun-{table_name(book)}-{size}-{lang}.png")
    assert table.play(random.Random(6)) > 20
    assert table.over
    expect(page.get_by_role("table").first).to_be_visible()
    page.screenshot(path=artefacts / f"end-{table_name(book)}-{size}-{lang}.png", full_page=True)
    with page.expect_download() as download:
        page.get_by_role("link", name="Zapisz" if lang == "pl" else "Save the record").or_(
            page.get_by_role("button", name="Zapisz" if lang == "pl" else "Save the record")
        ).first.click()
    game = regnum.load(Path(download.value.path()).read_text(encoding="utf-8"))
    assert game.over
    assert len(game.moves) > 20


def test_a_solo_game_ends_with_its_medal(visit: Callable[..., Page], artefacts: Path) -> None:
    """The bot wins one nearly always; which game it gets is chance."""
    page = visit("desktop", "pl")
    medals = {"bronze": "brązowy", "silver": "srebrny", "gold": "złoty"}
    for _ in range(8):
        table = Table.open(page, "wonderful_kingdom", ["greedy"], {"module": "advisors"})
        expect(table.root).to_have_attribute("data-status", "over", timeout=2 * PATIENCE)
        award = page.request.get(f"/api/tables/{table.id}").json()["scores"]["award"]
        if award:
            break
    expect(page.locator(f".medal.{award}")).to_be_visible()
    expect(page.get_by_text(f"{medals[award]} medal")).to_be_visible()
    page.screenshot(path=artefacts / "medal-desktop-pl.png")


@pytest.mark.parametrize(("size", "lang", "ai"), [("desktop", "en", "builder"), ("phone", "pl", "cleric")])
def test_a_game_against_an_ai_board_is_played_to_its_end(
    visit: Callable[..., Page], artefacts: Path, size: str, lang: str, ai: str
) -> None:
    page = visit(size, lang)
    table = Table.open(page, "viscounts", ["me"], {"ai": ai, "future_schemes": 1})
    assert table.play(random.Random(8), 25) == 25
    page.screenshot(path=artefacts / f"game-solo-viscounts-{size}-{lang}.png")
    table.play(random.Random(9))
    assert table.over
    rival = page.request.get(f"/api/tables/{table.id}").json()["scores"]["rivals"][0]
    expect(page.get_by_role("table").first).to_contain_text(str(rival["total"]))
    page.screenshot(path=artefacts / f"end-solo-viscounts-{size}-{lang}.png", full_page=True)


def table_name(book: str) -> str:
    names = {"Ar": "architects", "Vi": "viscounts", "Wi": "viscounts"}
    return names.get(book[:2], "kingdom")
