"""One person at the table: undo, rewinding, the keyboard, explanations, languages, motion, a lost network."""

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.driving import PATIENCE, TRAVELS, Table

pytestmark = pytest.mark.browser
Visit = Callable[..., Page]
Open = Callable[..., Table]


def at_first_worker(page: Page, table: Open) -> Table:
    """A table of Architects after the draft, where a Worker is to be placed."""
    mine = table(page, "architects", "me", "greedy")
    for _ in range(20):
        mine.wait_for_turn()
        if page.locator("[data-act][data-target='place/quarry']").count():
            return mine
        mine.play(random.Random(1), 1)
    raise AssertionError("the draft does not end")


def test_a_move_is_taken_back_with_one_key(visit: Visit, table: Open) -> None:
    page = visit()
    mine = at_first_worker(page, table)
    ply = mine.root.get_attribute("data-ply")
    page.locator("[data-act][data-target='place/quarry']").first.click()
    expect(mine.root).not_to_have_attribute("data-ply", ply or "", timeout=PATIENCE)
    mine.wait_for_turn()
    page.keyboard.press("z")
    expect(mine.root).to_have_attribute("data-ply", ply or "", timeout=PATIENCE)
    assert page.locator("[data-act][data-target='place/quarry']").count()


def test_what_was_drawn_can_not_be_put_back(visit: Visit, table: Open) -> None:
    page = visit()
    mine = at_first_worker(page, table)
    page.locator("[data-act][data-target='place/workshop']").first.click()
    draw = page.get_by_role("dialog").get_by_role("button", name=re.compile("draw", re.I))
    if draw.count():
        draw.first.click()
    mine.wait_for_turn()
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()


def test_pointing_at_a_place_says_what_it_would_do(visit: Visit, table: Open) -> None:
    page = visit()
    at_first_worker(page, table)
    page.locator("[data-act][data-target='place/quarry']").first.hover()
    expect(page.locator("section.prompt")).to_contain_text("Stone")


def test_what_is_closed_says_why_with_the_rule(visit: Visit, table: Open) -> None:
    page = visit()
    at_first_worker(page, table)
    page.locator("[data-target='place/guildhall']").first.click(force=True)  # closed, yet it answers
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("ARC-GUILDHALL")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_a_line_of_the_chronicle_rewinds_the_board(visit: Visit, table: Open) -> None:
    page = visit()
    mine = at_first_worker(page, table)
    assert mine.play(random.Random(7), 6) == 6
    mine.wait_for_turn()
    now = mine.root.get_attribute("data-ply")
    line = page.locator(".chronicle li[data-ply] button").first
    line.click()
    expect(mine.root).not_to_have_attribute("data-ply", now or "", timeout=PATIENCE)
    assert page.locator("[data-act]").count() == 0
    page.get_by_role("button", name="Back to now").click()
    expect(mine.root).to_have_attribute("data-ply", now or "", timeout=PATIENCE)
    mine.wait_for_turn()


def test_the_keyboard_alone_does(visit: Visit, table: Open) -> None:
    page = visit()
    mine = table(page, "wonderful_kingdom", "me", "greedy")
    for _ in range(4):
        mine.wait_for_turn()
        before = mine.version
        page.keyboard.press("m")
        page.get_by_role("dialog").wait_for()
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        mine.expect_version_after(before)


#: Where the focus is.
FOCUS = "document.activeElement.dataset.target ?? document.activeElement.id"


def test_one_arrow_is_one_step_over_the_board(visit: Visit, table: Open) -> None:
    page = visit()
    mine = at_first_worker(page, table)
    assert page.evaluate(FOCUS) == "board", "a table that opens has the focus on its board"
    seen = []
    for key in ("ArrowDown", "ArrowRight", "ArrowLeft", "Shift+ArrowDown"):
        page.keyboard.press(key)
        seen.append(page.evaluate(FOCUS))
    first, right, back, _ = seen
    assert first == back != right, f"there and back again is where one was: {seen}"
    assert all(page.locator(f"[data-act][data-target='{target}']").count() for target in (first, right))
    page.locator("[data-act][data-target='place/quarry']").focus()
    before = mine.version
    page.keyboard.press("Enter")
    mine.expect_version_after(before)
    assert page.evaluate("document.activeElement !== document.body"), "the keys go on from the board"


def test_escape_leaves_the_past(visit: Visit, table: Open) -> None:
    page = visit()
    mine = at_first_worker(page, table)
    assert mine.play(random.Random(7), 4) == 4
    mine.wait_for_turn()
    now = mine.root.get_attribute("data-ply") or ""
    page.locator(".chronicle li[data-ply] button").first.click()
    expect(mine.root).not_to_have_attribute("data-ply", now, timeout=PATIENCE)
    page.keyboard.press("Escape")
    expect(mine.root).to_have_attribute("data-ply", now, timeout=PATIENCE)


#: The lines of the chronicle that the Tab key leads to, and which of all has the focus.
STOPS = "[...document.querySelectorAll('.chronicle .scroll button')].filter((one) => one.tabIndex >= 0).length"
LINE = "[...document.querySelectorAll('.chronicle .line')].indexOf(document.activeElement)"


def test_the_chronicle_is_one_stop_of_the_tab_key_and_arrows_go_through_it(visit: Visit, table: Open) -> None:
    page = visit()
    mine = at_first_worker(page, table)
    assert mine.play(random.Random(7), 4) == 4
    mine.wait_for_turn()
    assert page.evaluate(STOPS) == 1
    page.locator(".chronicle .line:not([tabindex='-1'])").focus()
    last = page.evaluate(LINE)
    page.keyboard.press("ArrowUp")
    assert page.evaluate(LINE) == last - 1 > 0
    assert page.evaluate(STOPS) == 1
    page.keyboard.press("ArrowRight")
    expect(page.locator(".chronicle .details")).to_have_count(1)
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".chronicle .details")).to_have_count(0)
    page.keyboard.press("Home")
    assert page.evaluate(LINE) == 0


def test_the_language_changes_at_the_table(visit: Visit, table: Open) -> None:
    page = visit()
    at_first_worker(page, table)
    expect(page.locator("section.prompt")).to_contain_text("Worker")
    page.get_by_role("button", name="Język polski").click()
    expect(page.locator("section.prompt")).to_contain_text("Robotnik")
    expect(page.locator("html")).to_have_attribute("lang", "pl")


def set_speed(page: Page, speed: str) -> None:
    """Choose a speed, as the settings keep it, and load the page anew."""
    page.evaluate("speed => localStorage.setItem('regnum.settings', JSON.stringify({speed}))", speed)
    page.reload()


def test_pieces_travel_as_fast_as_the_player_wants(visit: Visit, table: Open) -> None:
    page = visit(calm=False)
    page.add_init_script(TRAVELS)
    page.goto("/")
    set_speed(page, "off")
    mine = at_first_worker(page, table)
    took: dict[str, list[float]] = {}
    for speed in ("off", "fast", "slow"):
        set_speed(page, speed)
        mine.wait_for_turn()
        version = mine.version
        page.locator("[data-act][data-target='place/quarry']").first.click()
        mine.expect_version_after(version)
        took[speed] = page.evaluate("window.travels.slice(0, 1).map((travel) => travel.duration)")
        mine.wait_for_turn()
        version = mine.version
        page.keyboard.press("z")
        mine.expect_version_after(version)
    assert took["off"] == []
    assert [] < took["fast"] < took["slow"]


def test_a_move_that_does_not_arrive_is_told_and_can_be_made_again(visit: Visit, table: Open) -> None:
    page = visit()
    mine = at_first_worker(page, table)
    version = mine.version
    quarry = page.locator("[data-act][data-target='place/quarry']").first
    page.context.set_offline(True)
    quarry.click()
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer")
    assert mine.version == version
    page.context.set_offline(False)
    quarry.click()
    mine.expect_version_after(version)
