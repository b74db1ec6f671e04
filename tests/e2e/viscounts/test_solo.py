"""Viscounts alone against an AI board, by clicks."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.driving import Table

pytestmark = pytest.mark.browser


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


def test_a_tap_on_the_number_of_a_town_chooses_it(visit: Callable[..., Page]) -> None:
    page = visit("phone")
    table = Table.open(page, "viscounts", ["me"], {})
    rng = random.Random(3)
    numbered = page.locator("button[data-target^='space/town']:has(.big).legal")
    for _ in range(60):
        table.wait_for_turn()
        if numbered.count():
            break
        table.play(rng, 1)
    numbered.first.tap()
    expect(page.locator(".strip .yes")).to_contain_text("Ride to town")
