"""Explained: pointing at, going to or holding a thing says all of it, and a phone names what will be done."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.driving import PATIENCE, Table
from tests.e2e.test_pages import played

pytestmark = pytest.mark.browser
Visit = Callable[..., Page]
Open = Callable[..., Table]

#: A closed thing of each game, after so many moves, and what its card says: how it is used, and its rule.
CLOSED = [
    ("architects", {}, 12, "main [data-target^='hand/']:not([data-act])", "Guildhall", "ARC-"),
    ("viscounts", {}, 1, "main [data-target='section/k1'], main [data-entry='section/k1']", "first tier", "VIS-CASTLE"),
    ("viscounts", {"gates_of_gold": True}, 1, "main [data-target='order']", "King's Order", "GOG-ORDER"),
    ("wonderful_kingdom", {}, 0, "main [data-entry='resource/soldiers']", "camp", "IWK-SUPREMACY"),
]


def card(page: Page) -> Locator:
    """The large card."""
    return page.get_by_test_id("large-card")


@pytest.mark.parametrize(("game", "options", "moves", "thing", "said", "rule"), CLOSED)
def test_pointing_at_a_closed_thing_shows_it_large(
    visit: Visit, table: Open, game: str, options: dict[str, bool], moves: int, thing: str, said: str, rule: str
) -> None:
    page = visit()
    mine = table(page, game, "me", "greedy", **options)
    played(page, mine.id, moves)
    mine.wait_for_turn()
    page.mouse.move(2, 2)
    page.locator(thing).first.hover(force=True)
    expect(card(page)).to_contain_text(said, timeout=PATIENCE)
    expect(card(page)).to_contain_text(rule)
    assert card(page).evaluate("card => card.scrollHeight <= card.clientHeight"), "nothing is cut off"
    page.keyboard.press("Escape")
    expect(card(page)).to_have_count(0)


def test_going_to_a_thing_with_the_keys_shows_it_large(visit: Visit, table: Open) -> None:
    page = visit(lang="pl")
    table(page, "architects", "me", "greedy").wait_for_turn()
    page.keyboard.press("ArrowDown")
    expect(card(page)).to_contain_text("Zasada ARC-", timeout=PATIENCE)
    page.keyboard.press("i")
    expect(page.get_by_role("dialog")).to_contain_text("Zasada ARC-")
    expect(card(page)).to_have_count(0)


def hold(thing: Locator) -> None:
    """A finger that stays on a thing until it is asked about, and leaves."""
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box is not None
    page = thing.page
    finger = page.context.new_cdp_session(page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + 12}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(page.get_by_role("dialog")).to_be_visible(timeout=PATIENCE)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_holding_a_closed_thing_on_a_phone_says_all_of_it(visit: Visit, table: Open) -> None:
    """It stays when the finger leaves, wherever that was; a tap beside it puts it away."""
    page = visit("phone", "pl")
    mine = table(page, "architects", "me", "greedy")
    played(page, mine.id, 12)
    mine.wait_for_turn()
    page.locator("nav.tabs button").nth(1).tap()
    hold(page.locator("main [data-target^='hand/']:not([data-act])").first)
    dialog = page.get_by_role("dialog")
    page.wait_for_timeout(600)
    expect(dialog).to_contain_text("Dlaczego nie teraz?", timeout=PATIENCE)
    expect(dialog).to_contain_text("Domu Gildii")
    expect(dialog).to_contain_text("Zasada ARC-")
    page.touchscreen.tap(200, 60)
    expect(dialog).to_have_count(0)
