"""Viscounts with Gates of Gold, by clicks."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.driving import Table

pytestmark = pytest.mark.browser
GATES = {"gates_of_gold": True}


@pytest.mark.parametrize(
    ("size", "lang", "seats", "options"),
    [
        ("desktop", "pl", ["me", "greedy"], GATES),
        ("phone", "en", ["me", "greedy"], GATES),
        ("desktop", "en", ["me"], GATES | {"ai": "card"}),
    ],
)
def test_a_game_with_the_gate_is_played_to_its_end(
    visit: Callable[..., Page], artefacts: Path, size: str, lang: str, seats: list[str], options: dict[str, object]
) -> None:
    page = visit(size, lang)
    table = Table.open(page, "viscounts", seats, options)
    assert table.play(random.Random(8), 25) == 25
    page.screenshot(path=artefacts / f"game-gates-{len(seats)}-{size}-{lang}.png")
    table.play(random.Random(9))
    assert table.over
    expect(page.get_by_role("table").first).to_contain_text("Wyrzut" if lang == "pl" else "Outsiders")
    page.screenshot(path=artefacts / f"end-gates-{len(seats)}-{size}-{lang}.png", full_page=True)


def test_the_gate_stands_beside_the_kingdom_and_moves_nothing_of_it(visit: Callable[..., Page]) -> None:
    page = visit()
    Table.open(page, "viscounts", ["me", "greedy"], {}).wait_for_turn()  # a first game has a row that teaches
    places = []
    for options in ({}, GATES):
        Table.open(page, "viscounts", ["me", "greedy"], options).wait_for_turn()
        places.append(page.locator(".ring.sheet").bounding_box())
    assert places[0] == places[1]
    expect(page.locator("section.gate [data-target^='outsider/']")).to_have_count(3)


def test_the_gate_has_a_tab_of_its_own_on_phones(visit: Callable[..., Page]) -> None:
    page = visit("small", "pl")
    Table.open(page, "viscounts", ["me", "greedy"], GATES).wait_for_turn()
    page.get_by_role("navigation").get_by_role("button", name="Brama").tap()
    expect(page.locator("section.gate [data-target^='outsider/']")).to_have_count(3)
    expect(page.locator("section.gate")).to_contain_text("Przed bramą")


def test_one_sentence_says_what_the_expansion_changes(visit: Callable[..., Page]) -> None:
    page = visit()
    page.goto("/")
    page.get_by_role("button", name="Viscounts").click()
    switch = page.get_by_role("switch", name="Gates of Gold")
    expect(switch).not_to_be_checked()
    switch.focus()
    expect(page.get_by_text("Outsiders before the gate")).to_be_visible()
