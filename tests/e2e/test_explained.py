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


HOLD = """thing => {
    thing.scrollIntoView({block: 'center'});
    const box = thing.getBoundingClientRect();
    const at = {clientX: box.left + box.width / 2, clientY: box.top + 12, pointerType: 'touch', bubbles: true};
    thing.dispatchEvent(new PointerEvent('pointerdown', at));
}"""


def test_holding_a_closed_thing_on_a_phone_says_all_of_it(visit: Visit, table: Open) -> None:
    page = visit("phone", "pl")
    mine = table(page, "architects", "me", "greedy")
    played(page, mine.id, 12)
    mine.wait_for_turn()
    page.locator("nav.tabs button").nth(1).tap()
    page.locator("main [data-target^='hand/']:not([data-act])").first.evaluate(HOLD)
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Dlaczego nie teraz?", timeout=PATIENCE)
    expect(dialog).to_contain_text("Domu Gildii")
    expect(dialog).to_contain_text("Zasada ARC-")
