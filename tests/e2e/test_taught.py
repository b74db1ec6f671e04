"""Taught while one plays: tips come once and go with the next move; on phones the bar says what a yes would do."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

import regnum
from regnum.lessons import tips
from tests.e2e.driving import PATIENCE, Table, press

pytestmark = pytest.mark.browser
Visit = Callable[..., Page]
GAMES = [type.name for type in regnum.games()]
SIZES = pytest.mark.parametrize(("size", "lang"), [("desktop", "en"), ("phone", "pl")])
#: Whether something lies over any part of what can be clicked: it must not be a tip.
COVERED = """() => {
    const tip = document.querySelector('[data-testid=teach]').getBoundingClientRect();
    return [...document.querySelectorAll('main [data-act], main .prompt button, .notices button')].filter((thing) => {
        const box = thing.getBoundingClientRect();
        const inside = thing.closest('[data-testid=teach]') !== null || box.width === 0;
        const sees = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
        return !inside && sees !== null && sees.closest('[data-testid=teach]') !== null;
    }).map((thing) => thing.dataset.target ?? thing.textContent.trim());
}"""
#: What can be tapped to get on.
WANTED = "main :is(.legal[data-act], .act[data-act], .strip .btn, .btn.gilt):visible"
#: How many of these can be tapped where they are, without scrolling.
IN_SIGHT = """() => [
    ...document.querySelectorAll('main :is(.legal[data-act], .act[data-act], .strip .btn, .btn.gilt)')
].filter((thing) => {
    const box = thing.getBoundingClientRect();
    const found = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    return found !== null && thing.contains(found);
}).length"""


def said(page: Page, game: str, id: str, lang: str) -> None:
    """The tip of an id stands there in a language."""
    tip = next(tip for tip in tips(game) if tip.id == id)
    expect(page.get_by_test_id("teach")).to_have_attribute("data-tip", id, timeout=PATIENCE)
    expect(page.get_by_test_id("teach").get_by_role("status")).to_have_text(tip.say.of(lang))


def legal(page: Page) -> Locator:
    return page.locator("main .legal[data-act]:visible")


def yes(page: Page, narrow: bool) -> None:
    if narrow:
        page.locator(".strip .yes").click()


@SIZES
def test_a_first_game_teaches_until_it_is_switched_off(visit: Visit, size: str, lang: str) -> None:
    """Told once, gone with the next move; off for good with a click, on again in the menu; not in the second game."""
    narrow = size == "phone"
    page = visit(size, lang=lang)
    table = Table.open(page, "architects", ["me", "easy"], {})
    table.wait_for_turn()
    said(page, "architects", "draft", lang)
    assert page.evaluate(COVERED) == []
    before = table.version
    legal(page).first.click()
    yes(page, narrow)
    expect(page.get_by_test_id("table")).not_to_have_attribute("data-version", str(before), timeout=PATIENCE)
    table.wait_for_turn()
    expect(page.locator("[data-tip=draft]")).to_have_count(0)

    page.reload()
    table.wait_for_turn()
    expect(page.locator("[data-tip=draft]")).to_have_count(0)

    page.locator("header .tool").last.click()
    teaching = page.get_by_role("switch")
    expect(teaching).to_have_attribute("aria-checked", "true")
    teaching.click()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("teach")).to_have_count(0)
    page.locator("header .tool").last.click()
    teaching.click()
    page.keyboard.press("Escape")
    said(page, "architects", "draft", lang)
    page.get_by_test_id("teach").locator(".off").click()
    expect(page.get_by_test_id("teach")).to_have_count(0)

    second = Table.open(page, "architects", ["me", "easy"], {})
    second.wait_for_turn()
    expect(page.get_by_test_id("teach")).to_have_count(0)


def test_pointing_at_a_place_tells_of_that_place(visit: Visit) -> None:
    """With the mouse and with the keys; what was told of the place that was taken is not told again."""
    page = visit("desktop")
    table = Table.open(page, "architects", ["me", "easy"], {"boards": "advanced"})
    while page.locator("main [data-target='place/silversmith'].legal").count() == 0:
        table.wait_for_turn()
        before = table.version
        legal(page).first.click()
        expect(page.get_by_test_id("table")).not_to_have_attribute("data-version", str(before), timeout=PATIENCE)
        table.wait_for_turn()
    said(page, "architects", "turn", "en")
    page.keyboard.press("ArrowDown")
    page.locator("main [data-target='place/silversmith']").focus()
    said(page, "architects", "silver", "en")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("teach")).not_to_have_attribute("data-tip", "silver")
    table.wait_for_turn()
    expect(page.get_by_test_id("teach")).not_to_have_attribute("data-tip", "turn")


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_says_what_a_yes_would_do(visit: Visit, game: str) -> None:
    """Before anything is confirmed the bar names it, the thing is marked, and what comes next is in sight."""
    page = visit("phone", lang="pl")
    table = Table.open(page, game, ["me", "easy"], {})
    for _ in range(6):
        table.wait_for_turn()
        page.wait_for_timeout(400)
        assert page.evaluate(IN_SIGHT) > 0, page.locator("section.prompt").inner_text()
        press(page.locator(WANTED).first)
        if page.locator("[role=dialog] .moves button").count():
            press(page.locator("[role=dialog] .moves button").first)
        if page.locator(".strip .yes").count():
            words = page.locator(".strip .yes").inner_text().strip()
            named = page.locator(".preview .text").text_content() or ""
            assert len(words) > 2
            assert named.startswith(words.split(" (")[0][:12]), (words, named)
            assert page.locator("main :is([data-chosen], .chosen):visible").count() > 0
            press(page.locator(".strip .yes"))
        page.wait_for_timeout(200)
    assert table.version > 0


def test_a_lesson_is_no_first_game(visit: Visit) -> None:
    """Whoever has played a move of a lesson is taught in the first game after it."""
    page = visit("phone", lang="pl")
    page.goto("/learn/architects")
    page.locator("[data-lesson=a-turn] .btn").tap()
    page.get_by_test_id("lesson").locator(".btn.gilt").tap()
    press(legal(page).and_(page.locator("[data-target='place/quarry']")))
    yes(page, narrow=True)
    expect(page.get_by_test_id("lesson")).to_have_attribute("data-step", "3", timeout=PATIENCE)
    Table.open(page, "architects", ["me", "easy"], {}).wait_for_turn()
    said(page, "architects", "draft", "pl")
