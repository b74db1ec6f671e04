"""Learning at the table: led there from Home, a lesson by clicks with a wrong move in it, left, resumed and done."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from regnum.lessons import Lesson, lesson
from tests.e2e.driving import PATIENCE

pytestmark = pytest.mark.browser
Visit = Callable[..., Page]
FIRST = lesson("architects", "a-turn")
CASTLE = lesson("viscounts", "castle")


def touch(page: Page, target: str, narrow: bool) -> None:
    """Choose a thing of the board, on a phone say yes to it; or an answer beside the question."""
    thing = page.locator(f":is([data-act], .choice)[data-target='{target}']:visible").first
    thing.wait_for(timeout=PATIENCE)
    answers = thing.evaluate("thing => thing.matches('.choice')")
    thing.click()
    if narrow and not answers:
        page.locator(".strip .yes").click()


def at_step(page: Page, number: int, lang: str, given: Lesson = FIRST) -> None:
    """The lesson says a step, read on to it where there is something to read."""
    wanted = given.steps[number - 1].say.of(lang)
    text = page.get_by_test_id("lesson-text")
    expect(page.get_by_test_id("lesson")).to_have_attribute("data-step", str(number), timeout=PATIENCE)
    expect(text).to_have_text(wanted)


def read_on(page: Page) -> None:
    page.get_by_test_id("lesson").locator(".btn.gilt").click()


@pytest.mark.parametrize(("size", "lang"), [("desktop", "en"), ("phone", "pl")])
def test_a_newcomer_goes_through_a_lesson(visit: Visit, size: str, lang: str) -> None:
    """Home leads to Learn; a wrong move is answered with the rule; what was left goes on; in the end it is done."""
    narrow = size == "phone"
    page = visit(size, lang=lang)
    page.goto("/")
    page.get_by_test_id("newcomer").get_by_role("link").click()
    page.locator("[data-lesson=a-turn] .btn").click()
    at_step(page, 1, lang)
    read_on(page)
    at_step(page, 2, lang)

    touch(page, "place/forest", narrow)
    step = FIRST.steps[1]
    assert step.wrong is not None
    expect(page.get_by_test_id("lesson-text")).to_have_text(step.wrong.of(lang))
    expect(page.get_by_test_id("lesson")).to_contain_text(step.rule)
    expect(page.get_by_test_id("table")).to_have_attribute("data-ply", "0")
    read_on(page)
    expect(page.locator("[data-taught][data-target='place/quarry']:visible").first).to_be_visible()
    touch(page, "place/quarry", narrow)
    at_step(page, 3, lang)

    page.goto("/learn/architects")
    expect(page.locator("[data-lesson=a-turn]")).to_have_attribute("data-progress", "begun")
    page.locator("[data-lesson=a-turn] .btn.gilt").click()
    at_step(page, 3, lang)
    read_on(page)
    for number in (4, 5):
        at_step(page, number, lang)
        touch(page, "place/quarry", narrow)
    at_step(page, 6, lang)
    touch(page, "place/mines", narrow)
    at_step(page, 7, lang)
    page.get_by_test_id("lesson").locator("footer .btn:not(.gilt)").click()
    expect(page.locator("[data-lesson=a-turn]")).to_have_attribute("data-progress", "done")
    page.goto("/")
    page.locator(".book").first.wait_for()
    expect(page.get_by_test_id("newcomer")).to_have_count(0)


@pytest.mark.parametrize(("size", "lang"), [("desktop", "en"), ("phone", "pl")])
def test_the_castle_of_viscounts_is_climbed_by_clicks(visit: Visit, size: str, lang: str) -> None:
    """A card, the road, an action, and the cascade with its choices; a Criminal is answered with the rule."""
    narrow = size == "phone"
    page = visit(size, lang=lang)
    page.goto("/learn/viscounts")
    page.locator("[data-lesson=castle] .btn").first.click()
    at_step(page, 1, lang, CASTLE)
    read_on(page)
    at_step(page, 2, lang, CASTLE)
    touch(page, "hand/thief", narrow)
    trap = CASTLE.steps[1].traps[0]
    expect(page.get_by_test_id("lesson-text")).to_have_text(trap.say.of(lang))
    expect(page.get_by_test_id("lesson")).to_contain_text(trap.rule)
    read_on(page)
    touch(page, "hand/princess", narrow)
    at_step(page, 3, lang, CASTLE)
    touch(page, "space/inner-b", narrow)
    at_step(page, 4, lang, CASTLE)
    for step, target in [(5, "workers/2"), (6, "flip/deed"), (7, "choose/1"), (8, "take/gold")]:
        if step == 5:
            touch(page, "action/castle", narrow)
        touch(page, target, narrow)
        at_step(page, step, lang, CASTLE)
    expect(page.get_by_test_id("table")).to_have_attribute("data-status", "playing")
