"""The fullest tables: long names, full hands; and a tip that lies over nothing that can be clicked."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import regnum
from tests.e2e.driving import PATIENCE, Table
from tests.e2e.fitting import SCREENS, look_at_sizes
from tests.e2e.games import BOOKS
from tests.e2e.test_pages import played
from tests.e2e.test_taught import COVERED

pytestmark = pytest.mark.browser
Visit = Callable[..., Page]
#: As long as a name may be.
NAME = "Wolfgang Amadeus Mozartt"
#: The seats of a full table, and what fills its first player's hand: at the beginning of a round of It's a Wonderful
#: Kingdom it is full.
FULL: dict[str, tuple[list[str], tuple[str, ...], int]] = {
    "architects": (["greedy"] * 4, ("draw", "place workshop", "keep"), 30),
    "viscounts": (["greedy"] * 3, (), 12),
    "wonderful_kingdom": (["greedy"], (), 0),
}


def seated(page: Page, game: str, rivals: list[str]) -> str:
    """A table at which somebody with a long name sits; its id."""
    seats = [{"kind": "me", "player": NAME}, *({"kind": "bot", "level": level} for level in rivals)]
    made = page.request.post("/api/tables", data={"game": game, "seats": seats, "options": {}})
    assert made.ok, made.text()
    id: str = made.json()["id"]
    return id


def filled(page: Page, id: str, wishes: tuple[str, ...], moves: int) -> None:
    """Make so many moves of seat 0, those that fill its hand where there are any."""
    for _ in range(moves):
        state: dict[str, Any] = {"moves": []}
        while not state["moves"]:
            page.wait_for_timeout(30)
            state = page.request.get(f"/api/tables/{id}").json()
        notations = [move["notation"] for move in state["moves"]]
        move = next((one for one in notations if one.startswith(wishes)), notations[0]) if wishes else notations[0]
        page.request.post(f"/api/tables/{id}/moves", data={"seat": 0, "ply": state["version"], "move": move})


@pytest.mark.parametrize("kind", SCREENS)
@pytest.mark.parametrize("game", BOOKS)
def test_long_names_and_full_hands_fit(visit: Visit, artefacts: Path, game: str, kind: str) -> None:
    page = visit(kind, "pl")
    rivals, wishes, moves = FULL[game]
    id = seated(page, game, rivals)
    filled(page, id, wishes, moves)
    for lang, theme in (("pl", "light"), ("en", "dark")):
        page.goto("/credits")
        page.evaluate(
            "chosen => localStorage.setItem('regnum.settings', JSON.stringify(chosen))", {"lang": lang, "theme": theme}
        )
        page.goto(f"/t/{id}")
        page.get_by_test_id("table").wait_for(timeout=PATIENCE)
        page.wait_for_load_state("networkidle")
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        ill = look_at_sizes(page, kind, artefacts, f"full-{game}-{lang}")
        assert not ill, "\n".join(ill)


@pytest.mark.parametrize("rivals", [["greedy"], []])
@pytest.mark.parametrize("game", BOOKS)
def test_on_a_low_screen_a_tip_covers_nothing_that_can_be_clicked(visit: Visit, game: str, rivals: list[str]) -> None:
    page = visit("desktop", "pl")
    page.set_viewport_size({"width": 1280, "height": 720})
    table = Table.open(page, game, ["me", *rivals], {})
    for _ in range(8):
        table.wait_for_turn()
        if page.locator("[data-testid=teach]:not([data-tip=''])").count():
            assert page.evaluate(COVERED) == []
        played(page, table.id, 2)


def test_on_a_low_screen_a_tip_covers_nothing_that_is_told_of_the_seats(visit: Visit) -> None:
    page = visit("desktop", "pl")
    page.set_viewport_size({"width": 1280, "height": 720})
    Table.open(page, "wonderful_kingdom", ["me", "link"], {"first": "blue"})
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".notices .btn")).to_be_visible()
    expect(page.locator("[data-testid=teach]:not([data-tip=''])")).to_be_visible()
    assert page.evaluate(COVERED) == []


#: How far the tip reaches over the newest line of the chronicle.
OVER_NEWEST = """() => {
    const box = (selector) => [...document.querySelectorAll(selector)].at(-1).getBoundingClientRect();
    return Math.round(box('main .chronicle li[data-ply]').bottom - box('[data-testid=teach]').top);
}"""


@pytest.mark.parametrize("game", ["architects", "viscounts"])
def test_on_a_low_screen_the_chronicle_ends_above_a_tip(visit: Visit, game: str) -> None:
    page = visit("desktop", "pl")
    page.set_viewport_size({"width": 1280, "height": 720})
    table = Table.open(page, game, ["me", "greedy", "greedy"], {})
    played(page, table.id, 16)
    page.reload()
    table.wait_for_turn()
    expect(page.locator("[data-testid=teach]:not([data-tip=''])")).to_be_visible()
    expect(page.locator("main .chronicle[data-tipped]")).to_be_visible()
    page.wait_for_timeout(200)
    assert page.evaluate(OVER_NEWEST) <= 1
    page.get_by_test_id("teach").locator(".off").click()
    expect(page.locator("main .chronicle[data-tipped]")).to_have_count(0)
    expect(page.locator("main .timeline")).to_be_visible()


#: Cards in hand of which the lower edge lies under something or out of sight.
HIDDEN = """() => [...document.querySelectorAll('.hand :is(.card, .face)')].filter((card) => {
    const box = card.getBoundingClientRect();
    const seen = document.elementFromPoint(box.left + box.width / 2, box.bottom - 4);
    return box.width > 0 && !(card.contains(seen) || seen?.contains(card));
}).map((card) => card.textContent.trim())"""
LOW = [("architects", {}), ("viscounts", {}), ("viscounts", {"gates_of_gold": True}), ("wonderful_kingdom", {})]


@pytest.mark.parametrize(("game", "options"), LOW)
def test_on_a_low_screen_the_hand_is_seen_whole(visit: Visit, game: str, options: dict[str, bool]) -> None:
    page = visit("desktop", "pl")
    page.set_viewport_size({"width": 1280, "height": 720})
    table = Table.open(page, game, ["me", "greedy"], options)
    most = 0
    for _ in range(30):
        if most > 3:
            return
        table.wait_for_turn()
        most = max(most, page.locator(".hand :is(.card, .face)").count())
        assert page.evaluate(HIDDEN) == []
        played(page, table.id, 1)
    assert most > 2


def rearranging(options: dict[str, bool]) -> tuple[regnum.Game, int]:
    """A game by chance up to where a seat with three cards in hand may put three others into any order."""
    rng = random.Random(1)
    for seed in range(20):
        game = regnum.new("viscounts", 2, seed, **options)
        while not game.over:
            decision = game.decisions[0]
            orders = [move for move in decision.notations if move.startswith("arrange ")]
            table: Any = game.view(decision.seat)["table"]
            if len(orders) == 6 and len(table["players"][decision.seat]["hand"]) == 3:
                return game, decision.seat
            game.play(rng.choice(decision.moves), decision.seat)
    raise AssertionError("nobody may rearrange three cards")


@pytest.mark.parametrize("options", [{}, {"gates_of_gold": True}], ids=str)
def test_on_a_low_screen_all_orders_of_the_cards_leave_the_hand_in_sight(
    visit: Visit, artefacts: Path, options: dict[str, bool]
) -> None:
    game, seat = rearranging(options)
    page = visit("desktop", "pl")
    page.set_viewport_size({"width": 1280, "height": 720})
    shown = page.request.post("/api/replays", data={"record": str(game.record)}).json()["id"]
    tried = page.request.post(f"/api/tables/{shown}/try", data={"ply": len(game.moves), "seat": seat})
    page.goto(f"/t/{tried.json()['id']}")
    expect(page.locator(".orders .order")).to_have_count(6, timeout=PATIENCE)
    page.screenshot(path=artefacts / f"orders-{'gates' if options else 'base'}-1280-pl.png")
    assert page.locator(".hand .card").count() == 3
    assert page.evaluate(HIDDEN) == []


#: How far the last pair of cards to begin with reaches over the lower edge of what scrolls them.
BELOW = """() => {
    const last = [...document.querySelectorAll('.pairs .pair')].at(-1);
    let box = last.parentElement;
    while (box && !/auto|scroll/.test(getComputedStyle(box).overflowY)) box = box.parentElement;
    const edge = box ? box.getBoundingClientRect().bottom : innerHeight;
    return Math.round(last.getBoundingClientRect().bottom - Math.min(edge, innerHeight));
}"""


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_on_a_low_screen_all_pairs_to_begin_with_are_seen_at_once(visit: Visit, lang: str) -> None:
    page = visit("desktop", lang)
    page.set_viewport_size({"width": 1280, "height": 720})
    table = Table.open(page, "viscounts", ["me", "link", "link"], {})
    page.keyboard.press("Escape")
    table.root.wait_for(timeout=PATIENCE)
    expect(page.locator(".pairs .pair").first).to_be_visible()
    assert page.locator(".pairs .pair").count() > 2
    assert page.evaluate(BELOW) <= 0


@pytest.mark.parametrize("kind", SCREENS)
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_lists_of_the_set_up_show_whole_what_is_chosen(visit: Visit, artefacts: Path, kind: str, lang: str) -> None:
    page = visit(kind, lang)
    page.goto("/")
    seats = page.locator(".columns .seat")
    seats.first.wait_for()
    for seat, sits in ((1, "here"), (2, "link"), (1, "bot")):
        seats.nth(seat).locator(".kind").select_option(sits)
        if sits == "bot":
            seats.nth(seat).locator(".level").select_option("beginner")
        assert look_at_sizes(page, kind, artefacts, f"set-up-{sits}-{lang}") == []


#: What of a table's set-up has to be scrolled to, and whether what a choice means lies over the choices.
CRAMPED = """() => {
    const columns = document.querySelector('.columns'), edge = columns.getBoundingClientRect().bottom;
    const found = [];
    if (columns.scrollHeight > columns.clientHeight + 1) {
        found.push(`${columns.clientHeight} of ${columns.scrollHeight}`);
    }
    for (const said of columns.querySelectorAll('.about, .setting small, .meant, .own small')) {
        const range = document.createRange();
        range.selectNodeContents(said);
        const over = edge - range.getBoundingClientRect().top;
        if (range.getBoundingClientRect().width && over > 1) found.push(`${Math.round(over)} px: ${said.textContent}`);
    }
    return found;
}"""


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_on_a_low_screen_the_fullest_table_is_set_up_without_scrolling(
    visit: Visit, artefacts: Path, lang: str
) -> None:
    page = visit("desktop", lang)
    page.set_viewport_size({"width": 1280, "height": 720})
    page.goto("/")
    page.locator(".columns .seat").first.wait_for()
    while page.locator(".columns .add").count():
        page.locator(".columns .add").click()
    page.locator(".columns").get_by_text("Zaawansowane" if lang == "pl" else "Advanced", exact=True).click()
    expect(page.locator(".columns .own")).to_have_count(5)
    page.screenshot(path=artefacts / f"set-up-full-1280-{lang}.png")
    assert page.evaluate(CRAMPED) == []
