"""Setting a table up on the page: what each seat has of the options for a seat."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.driving import PATIENCE
from tests.e2e.fitting import burst
from tests.e2e.test_pages import violations

pytestmark = pytest.mark.browser
Visit = Callable[..., Page]

#: The words on the page: the switch, the promo boards, the label of a seat's select, a board and what it does.
WORDS = {
    "en": ("Advanced", "Promo boards", "Player board: ", ("Blue", "Red"), "Gold and Marble are one resource", "Play"),
    "pl": (
        "Zaawansowane",
        "Plansze promocyjne",
        "Plansza Gracza: ",
        ("Niebieski", "Czerwony"),
        "Złoto i Marmur to jeden zasób",
        "Graj",
    ),
}


@pytest.mark.parametrize(
    ("size", "screen", "lang"),
    [("desktop", (1440, 900), "en"), ("desktop", (1280, 720), "pl"), ("phone", (390, 844), "pl")],
)
def test_a_board_is_chosen_for_a_seat_and_lies_on_the_table(
    visit: Visit, artefacts: Path, size: str, screen: tuple[int, int], lang: str
) -> None:
    advanced, promo, label, (blue, red), does, play = WORDS[lang]
    page = visit(size, lang)
    page.set_viewport_size({"width": screen[0], "height": screen[1]})
    page.goto("/")
    first = page.get_by_role("combobox", name=f"{label}{blue}")
    second = page.get_by_role("combobox", name=f"{label}{red}")
    expect(page.get_by_text(advanced, exact=True)).to_be_visible(timeout=PATIENCE)
    expect(first).to_have_count(0)
    page.get_by_text(advanced, exact=True).click()
    first.focus()
    page.keyboard.press("ArrowDown")
    expect(first).to_have_value("therese")
    expect(first).to_have_accessible_description(does)
    expect(second.locator("option[value=therese]")).to_be_disabled()
    expect(second.locator("option[value=hugo]")).to_have_count(0)
    page.get_by_role("switch", name=promo).click()
    second.select_option("hugo")
    page.screenshot(path=artefacts / f"seats-{screen[0]}-{lang}.png", full_page=size == "phone")
    assert violations(page) == []
    assert burst(page) == []

    page.get_by_role("button", name=play, exact=True).click()
    expect(page.get_by_test_id("table")).to_be_visible(timeout=PATIENCE)
    state = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
    assert [player["board"] for player in state["table"]["players"]][:2] == ["therese", "hugo"]
    assert state["options"]["board"] == ["therese", "hugo", "random"]
    if size != "phone":  # where one's own board is behind a tab
        expect(page.get_by_role("button", name=f": {does}")).to_be_visible()
    page.screenshot(path=artefacts / f"seats-table-{screen[0]}-{lang}.png")

    page.goto("/")
    expect(second).to_have_value("hugo", timeout=PATIENCE)
    page.get_by_role("switch", name=promo).click()
    expect(second).to_have_value("random")
