"""For everybody: what is announced, keys alone, forced colours, large zoom, a table at rest, a page to install."""

import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.driving import PATIENCE, Table, free_point
from tests.e2e.games import BOOKS
from tests.e2e.test_pages import played, violations

pytestmark = pytest.mark.browser
Visit = Callable[..., Page]
Open = Callable[..., Table]

#: Everything that a screen reader is given to say, as it comes: added lines of logs, and what is live and asks.
HEARD = """
window.heard = [];
const regions = '[role=log], [aria-live], [role=status]';
const live = (node) => (node.nodeType === 1 ? node : node.parentElement)?.closest(regions);
new MutationObserver((changes) => {
    for (const change of changes) for (const node of [...change.addedNodes, change.target]) {
        const region = live(node);
        if (!region || region.closest('.preview') || region.getAttribute('aria-live') === 'off') continue;
        if (region.role === 'log' && node === change.target) continue;
        const said = (region.role === 'log' ? node : region).textContent.trim();
        if (said && window.heard.at(-1) !== said) window.heard.push(said);
    }
}).observe(document, {subtree: true, childList: true, characterData: true});
"""


def test_a_move_is_announced_in_one_sentence_and_bots_at_work_are_not(visit: Visit, table: Open) -> None:
    page = visit()
    mine = table(page, "architects", "me", "greedy")
    for _ in range(20):
        mine.wait_for_turn()
        if page.locator("[data-act][data-target='place/quarry']").count():
            break
        mine.play(random.Random(1), 1)
    page.evaluate(HEARD)
    page.locator("[data-act][data-target='place/quarry']").first.click()
    announced = page.get_by_test_id("announced").locator("p")
    own = announced.filter(has_text="Player 1 places a Worker in the Quarry")
    expect(own).to_have_count(1, timeout=PATIENCE)
    expect(page.locator("section.prompt.mine")).to_be_visible(timeout=PATIENCE)
    mine.wait_for_turn()
    heard: list[str] = page.evaluate("window.heard")
    assert len(heard) == len(set(heard)), f"nothing is said twice: {heard}"
    assert not [line for line in heard if "is placing" in line], heard
    assert heard.count("Player 1 places a Worker in the Quarry") == 1, heard


#: Whether the focus is on something of the board that can be chosen.
CHOOSABLE = "document.activeElement.matches('main [data-act], main .btn')"


@pytest.mark.parametrize("game", BOOKS)
def test_keys_alone_make_a_whole_turn(visit: Visit, table: Open, game: str) -> None:
    page = visit()
    mine = table(page, game, "me", "greedy")
    made = 0
    for _ in range(60):
        mine.wait_for_turn()
        if made >= 8:
            return
        before = mine.version
        if page.locator(".moves button").count() or not page.evaluate(CHOOSABLE):
            page.keyboard.press("ArrowDown")
        if not page.locator(".moves button").count() and not page.evaluate(CHOOSABLE):
            page.keyboard.press("m")
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        page.wait_for_timeout(100)
        made += mine.version != before
        assert page.evaluate("document.activeElement !== document.body"), "the keys go on"
    raise AssertionError(f"{made} moves by keys")


#: Of the things that can be clicked, those that nothing sets off from the rest when colours are forced.
UNMARKED = """() => [...document.querySelectorAll('main .legal')].filter((thing) => {
    const style = getComputedStyle(thing);
    return thing.offsetWidth > 0 && (style.outlineStyle === 'none' || parseFloat(style.outlineWidth) < 2);
}).map((thing) => thing.dataset.target)"""
#: Arrows of effects whose colour is that of the ground.
PALE = """() => [...document.querySelectorAll('.fx .to')].filter(
    (arrow) => getComputedStyle(arrow).backgroundColor === getComputedStyle(document.body).backgroundColor).length"""
#: Parts of meters that have neither ground nor frame of their own.
UNSEEN = """() => {
    const hue = (colour) => colour.match(/[\\d.]+/g).slice(0, 3).join();
    const ground = hue(getComputedStyle(document.body).backgroundColor);
    const plain = (colour) => hue(colour) === ground || /, 0\\)/.test(colour);
    return [...document.querySelectorAll('.status i')].map((part) => getComputedStyle(part)).filter(
        (style) => parseFloat(style.borderTopWidth) < 1 && plain(style.backgroundColor)).length;
}"""
#: Texts on a ground that is not the page's: behind these the browser paints a bar, which hides them.
BARRED = """() => {
    const hue = (colour) => colour.match(/[\\d.]+/g).slice(0, 3).join();
    const page = hue(getComputedStyle(document.body).backgroundColor);
    const ground = (node) => {
        if (!node) return page;
        const own = getComputedStyle(node).backgroundColor;
        return /, 0\\)/.test(own) ? ground(node.parentElement) : hue(own);
    };
    return [...document.querySelectorAll('main *')].filter((node) =>
        [...node.childNodes].some((one) => one.nodeType === Node.TEXT_NODE && one.data.trim())
        && node.offsetWidth > 1 && getComputedStyle(node).forcedColorAdjust === 'auto' && ground(node) !== page
    ).map((node) => `${node.className}: ${node.textContent.trim()}`);
}"""


@pytest.mark.parametrize("game", BOOKS)
@pytest.mark.parametrize("dark", [False, True])
def test_forced_colours_show_what_can_be_clicked(
    visit: Visit, table: Open, artefacts: Path, game: str, dark: bool
) -> None:
    page = visit(forced=True, dark=dark)
    mine = table(page, game, "me", "greedy")
    played(page, mine.id, 10)
    page.reload()
    mine.wait_for_turn()
    assert page.evaluate(UNMARKED) == []
    assert page.evaluate(PALE) == 0
    assert page.evaluate(UNSEEN) == 0
    assert page.evaluate(BARRED) == []
    page.screenshot(path=artefacts / f"forced-{game}-{'dark' if dark else 'light'}.png")


@pytest.mark.parametrize("game", BOOKS)
@pytest.mark.parametrize("size", ["zoomed", "sideways"])
def test_a_small_screen_scrolls_to_a_board_that_can_be_used(
    visit: Visit, table: Open, artefacts: Path, game: str, size: str
) -> None:
    page = visit(size)
    mine = table(page, game, "me", "greedy")
    mine.wait_for_turn()
    sideways = page.evaluate("document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth")
    assert sideways <= 1, f"{sideways} px to the side"
    page.screenshot(path=artefacts / f"{size}-{game}.png")
    page.screenshot(path=artefacts / f"{size}-{game}-whole.png", full_page=True)
    things = page.locator("main [data-act]:visible, main .strip .btn:visible")
    assert any(free_point(things.nth(number)) for number in range(things.count())), "something can be touched"
    assert mine.play(random.Random(2), 2) == 2


#: Numbers that a screen reader says without a word beside them: no label of theirs, and nothing named near by.
BARE = """() => {
    const found = [], walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const told = '[aria-label]:is([role=img], ol), [aria-hidden=true], .sr, output, script, style';
    const worded = (node) => /\\p{L}/u.test(node?.ariaLabel ?? node?.textContent ?? '');
    const named = (node) => node.textContent.length < 80 && (worded(node) || node.querySelector('[aria-label], title'));
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const holder = text.parentElement;
        if (!/^[\\d\\s−+/\\u00d7·-]*\\d[\\d\\s−+/\\u00d7·-]*$/.test(text.data) || holder.closest(told)) continue;
        if (worded(holder.closest('button, a'))) continue;
        if (!holder.checkVisibility({visibilityProperty: true})) continue;
        if (![holder, holder.parentElement, holder.parentElement.parentElement].some(named)) {
            found.push(`${text.data.trim()} in ${holder.parentElement.outerHTML.slice(0, 160)}`);
        }
    }
    return found;
}"""


@pytest.mark.parametrize("game", BOOKS)
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_no_number_is_said_without_what_it_counts(visit: Visit, table: Open, game: str, size: str) -> None:
    page = visit(size)
    mine = table(page, game, "me", *[] if game == "viscounts" else ["greedy"])
    played(page, mine.id, 16)
    page.reload()
    mine.wait_for_turn()
    assert page.evaluate(BARE) == []


def test_places_and_panels_say_who_is_there_and_what_they_have(visit: Visit, table: Open) -> None:
    """Whose Workers stand somewhere and how many, what a closed Black Market offers, what somebody has."""
    page = visit()
    mine = table(page, "architects", "me", "greedy")
    played(page, mine.id, 12)
    page.reload()
    mine.wait_for_turn()
    view = page.request.get(f"/api/tables/{mine.id}").json()
    names = {
        player["colour"]: seat["player"] for player, seat in zip(view["table"]["players"], view["seats"], strict=True)
    }
    for player in view["table"]["players"]:
        for place in (place for place, count in player["at"].items() if count and place != "guildhall"):
            said = f"{names[player['colour']]} {player['at'][place]}"
            expect(page.locator(f"main [data-target='place/{place}']")).to_have_attribute(
                "aria-label", re.compile(said)
            )
    for space, goods in view["table"]["market_goods"].items():
        market = page.locator(f"main [data-target='place/black-market-{space}']")
        for count in goods.values():
            expect(market).to_have_attribute("aria-label", re.compile(rf"Goods: .*\b{count}\b"))
    panels = [panel.get_attribute("aria-label") or "" for panel in page.locator("main .panels > button").all()]
    assert sum("bot, " in told for told in panels) == 1
    for told in panels:
        assert re.search(r"\d+ points?", told), told
        assert re.search(r"Virtue: \d+", told), told
        assert re.search(r"Wood: \d+", told), told


def paints(page: Page) -> list[dict[str, Any]]:
    """What the browser paints of a page in a second in which nobody touches it."""
    browser = page.context.browser
    assert browser is not None
    browser.start_tracing(page=page, categories=["devtools.timeline"])
    page.wait_for_timeout(1000)
    events: list[dict[str, Any]] = json.loads(browser.stop_tracing())["traceEvents"]
    assert events, "the trace tells something"
    return [event for event in events if event["name"] == "Paint"]


@pytest.mark.parametrize("game", BOOKS)
def test_a_table_that_nobody_touches_paints_nothing(visit: Visit, table: Open, game: str) -> None:
    page = visit(calm=False)
    mine = table(page, game, "me", "greedy")
    mine.wait_for_turn()
    while page.locator("main .legal:visible").count() == 0:
        mine.play(random.Random(1), 1)
        mine.wait_for_turn()
    page.locator("html[data-idle]").wait_for(timeout=PATIENCE)
    page.wait_for_load_state("networkidle")
    seconds = [
        paints(page) for _ in range(4)
    ]  # what came late may still be painted; a glow that paints does so in each
    assert [] in seconds, [len(second) for second in seconds]


def test_the_page_can_be_installed(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    link = page.locator("link[rel=manifest]").get_attribute("href") or ""
    manifest = page.request.get(link)
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    for icon in manifest.json()["icons"]:
        answer = page.request.get(f"/{icon['src']}")
        assert answer.ok
        assert answer.headers["content-type"] == icon["type"]


def test_home_can_be_skipped_to_where_a_table_is_set_up(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    page.get_by_role("button", name="Play", exact=True).wait_for()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "setup"
    assert violations(page) == []
