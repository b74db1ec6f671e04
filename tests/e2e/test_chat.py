"""Talking at a table: two people write to each other, markup is text, and each can switch it off; sounds are quiet."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.driving import Table
from tests.e2e.fitting import burst
from tests.e2e.test_pages import violations
from tests.e2e.test_together import join, move_by_api

pytestmark = pytest.mark.browser
Visit = Callable[..., Page]
Open = Callable[..., Table]
MARKUP = "<b>you</b> & <img src=x onerror=alert(1)>"
#: Notes every tone that the page makes. Whoever asks a page from outside counts as having touched it, so that is noted
#: here too.
TONES = """
window.tones = 0;
let touched = false;
addEventListener('pointerdown', () => (touched = true), true);
Object.defineProperty(navigator, 'userActivation', {value: {get hasBeenActive() { return touched; }}});
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) { window.tones += 1; return start.apply(this, when); };
"""


def write(page: Page, text: str, field: str = "Say something") -> None:
    """Say a line."""
    page.get_by_role("textbox", name=field).fill(text)
    page.keyboard.press("Enter")
    expect(page.get_by_role("textbox", name=field)).to_have_value("")


def test_two_people_write_to_each_other(visit: Visit, table: Open, artefacts: Path) -> None:
    """One on a phone, in Polish; what looks like markup is text; a ready phrase is read in one's own language."""
    host = table(visit(), "architects", "me", "link").page
    phone = visit("phone", "pl")
    guest = join(phone, host.url.rpartition("/")[2], "Ola", "Siadam")
    expect(host.get_by_role("dialog")).to_have_count(0)
    host.get_by_role("button", name="Talk").click()
    write(host, MARKUP)
    lines = host.get_by_test_id("talk").get_by_role("listitem")
    expect(lines).to_have_text([f"Player 1 {MARKUP}"])
    assert host.locator("main b", has_text="you").count() == 0
    expect(phone.get_by_test_id("announced")).to_contain_text(f"Player 1: {MARKUP}")
    phone.get_by_role("button", name="Rozmowa 1 nieprzeczytana wiadomość").click()
    expect(phone.get_by_test_id("talk")).to_contain_text(MARKUP)
    phone.get_by_role("button", name="Gotowe zwroty").click()
    phone.get_by_role("button", name="Powodzenia!").click()
    expect(lines).to_have_text([f"Player 1 {MARKUP}", "Ola Good luck!"])
    expect(host.get_by_test_id("announced").get_by_text("Ola: Good luck!")).to_have_count(1)
    for page, name in ((host, "desktop-en"), (phone, "phone-pl")):
        assert violations(page) == []
        assert burst(page) == []
        page.screenshot(path=artefacts / f"talk-{name}.png")
    phone.reload()
    guest.root.wait_for()
    phone.get_by_role("button", name="Rozmowa", exact=True).click()
    expect(phone.get_by_test_id("talk").get_by_role("listitem")).to_have_text([f"Player 1 {MARKUP}", "Ola Powodzenia!"])


def test_a_switch_puts_it_away(visit: Visit, table: Open) -> None:
    host, friend = visit(), visit()
    mine = table(host, "wonderful_kingdom", "me", "link")
    friend.goto("/")
    assert friend.request.post(f"/api/tables/{mine.id}/seats/1", data={"player": "Ola"}).ok
    expect(host.get_by_role("dialog")).to_have_count(0)
    talk = host.get_by_role("button", name="Talk")
    expect(talk).to_be_visible()
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Settings").click()
    host.get_by_role("switch", name="Talk at the table").click()
    host.keyboard.press("Escape")
    assert friend.request.post(f"/api/tables/{mine.id}/chat", data={"text": "hello"}).ok
    host.reload()
    mine.root.wait_for()
    expect(talk).to_have_count(0)
    expect(host.get_by_text("hello")).to_have_count(0)


def others_move(host: Page, friend: Page, id: str) -> None:
    """Move for both until the friend has made a move that everybody sees."""
    seen = None
    for _ in range(40):
        log = host.request.get(f"/api/tables/{id}").json()["log"]["entries"]
        told = sum(line["seat"] == 1 for line in log)
        if seen is not None and told > seen:
            return
        seen = told
        if not move_by_api(friend, id, 1):
            move_by_api(host, id, 0)
    raise AssertionError("the friend can't move")


def test_moves_of_others_are_heard_once_the_page_was_touched_and_until_the_switch_is_off(
    visit: Visit, table: Open
) -> None:
    host, friend = visit(), visit()
    host.add_init_script(TONES)
    mine = table(host, "architects", "me", "link")
    friend.goto("/")
    assert friend.request.post(f"/api/tables/{mine.id}/seats/1", data={"player": "Ola"}).ok
    expect(host.get_by_role("dialog")).to_have_count(0)
    others_move(host, friend, mine.id)
    host.wait_for_timeout(500)
    assert host.evaluate("window.tones") == 0
    host.locator("h1.title").click()
    others_move(host, friend, mine.id)
    for _ in range(100):
        if host.evaluate("window.tones"):
            break
        host.wait_for_timeout(50)
    assert host.evaluate("window.tones") > 0
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Settings").click()
    host.get_by_role("switch", name="Sounds").click()
    host.keyboard.press("Escape")
    host.wait_for_timeout(500)
    heard = host.evaluate("window.tones")
    others_move(host, friend, mine.id)
    host.wait_for_timeout(500)
    assert host.evaluate("window.tones") == heard
