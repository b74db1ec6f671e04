"""Learning at the table: led there from Home, a lesson by clicks with a wrong move in it, left, resumed and done."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from regnum.lessons import Lesson, lesson
from tests.e2e.driving import PATIENCE, press

pytestmark = pytest.mark.browser
Visit = Callable[..., Page]
FIRST = lesson("architects", "a-turn")
CASTLE = lesson("viscounts", "castle")
TURN = lesson("viscounts", "a-turn")
BOARDS = lesson("viscounts", "boards")
OFFERS = lesson("wonderful_kingdom", "offers")


def touch(page: Page, target: str, narrow: bool) -> None:
    """Choose a thing of the board, on a phone say yes to it; or an answer beside the question."""
    thing = page.locator(f":is([data-act], .choice)[data-target='{target}']:visible").first
    thing.wait_for(timeout=PATIENCE)
    answers = thing.evaluate("thing => thing.matches('.choice')")
    press(thing)
    if narrow and not answers:
        press(page.locator(".strip .yes"))


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


def test_a_finger_hits_what_it_taps_though_the_bar_then_has_more_to_tell(visit: Visit) -> None:
    """Under a finger nothing moves before the tap is done; what is decided stands beneath the words of a lesson."""
    page = visit("phone", lang="pl")
    page.goto("/learn/viscounts")
    page.locator("[data-lesson=a-turn] .btn").first.tap()
    at_step(page, 1, "pl", TURN)
    read_on(page)
    for step, target in enumerate(["hand/lender", "space/town-2", "action/trade", "exchange/2"], 3):
        touch(page, target, narrow=True)
        at_step(page, step, "pl", TURN)
    bar = page.locator("section.prompt")
    expect(bar).to_contain_text("Czy zatrudniasz Mieszczanina obok Wicehrabiego?")
    friar = page.locator("main [data-act][data-target='action/recruit']").first
    press(friar)
    expect(bar.locator(".yes")).to_have_text("Zatrudnij za 2 Srebrniki: Zakonnik")
    press(bar.locator(".yes"))
    at_step(page, 7, "pl", TURN)
    expect(page.get_by_text("Niebieski").first).to_be_visible()


def test_a_phone_turns_to_what_a_lesson_points_at(visit: Visit) -> None:
    """A column of the own board can be used at any time; where the lesson asks for it, it comes into sight."""
    page = visit("phone", lang="pl")
    page.goto("/learn/viscounts")
    page.locator("[data-lesson=boards] .btn").first.tap()
    at_step(page, 1, "pl", BOARDS)
    read_on(page)
    for target in ["hand/friar", "space/inner-b", "action/transcribe", "take/stone", "take/stone"]:
        touch(page, target, narrow=True)
    at_step(page, 4, "pl", BOARDS)
    expect(page.locator("[data-taught][data-target='column/3']:visible").first).to_be_in_viewport(timeout=PATIENCE)
    touch(page, "column/3", narrow=True)
    at_step(page, 5, "pl", BOARDS)


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_wrong_move_while_one_reads_leads_to_what_is_asked(visit: Visit, size: str) -> None:
    """What was said to it belongs to the step that asks for a move; there one tries again."""
    page = visit(size, lang="pl")
    page.goto("/learn/architects")
    page.locator("[data-lesson=a-turn] .btn").click()
    at_step(page, 1, "pl")
    touch(page, "place/forest", size == "phone")
    expect(page.get_by_test_id("lesson")).to_have_attribute("data-step", "2")
    read_on(page)
    at_step(page, 2, "pl")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_whoever_plays_on_after_a_lesson_is_asked_as_in_any_game(visit: Visit, size: str) -> None:
    """The lesson has nothing more to say, and the bar has the question again."""
    narrow = size == "phone"
    page = visit(size, lang="pl")
    page.goto("/learn/architects")
    page.locator("[data-lesson=a-turn] .btn").click()
    at_step(page, 1, "pl")
    read_on(page)
    touch(page, "place/quarry", narrow)
    at_step(page, 3, "pl")
    read_on(page)
    for number, place in [(4, "quarry"), (5, "quarry"), (6, "mines")]:
        at_step(page, number, "pl")
        touch(page, f"place/{place}", narrow)
    at_step(page, 7, "pl")
    touch(page, "place/forest", narrow)
    expect(page.locator("section.prompt")).to_contain_text("Twoja tura: gdzie umieszczasz", timeout=PATIENCE)
    expect(page.get_by_test_id("lesson")).to_have_count(0)


def test_a_lesson_marks_the_card_that_is_picked_before_its_place(visit: Visit) -> None:
    page = visit("phone", lang="pl")
    page.goto("/learn/wonderful_kingdom")
    page.locator("[data-lesson=offers] .btn").first.tap()
    at_step(page, 1, "pl", OFFERS)
    read_on(page)
    touch(page, "area/left", narrow=True)
    at_step(page, 3, "pl", OFFERS)
    expect(page.locator("[data-taught][data-target='hand/woodcutters']:visible")).to_be_in_viewport(timeout=PATIENCE)
