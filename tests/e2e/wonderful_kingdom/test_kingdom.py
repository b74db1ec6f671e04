"""What only It's a Wonderful Kingdom has on the page: cubes that fly from a duchy, pages, medals, and its room."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.driving import PATIENCE, TRAVELS, Table
from tests.e2e.test_pages import played

pytestmark = pytest.mark.browser
Visit = Callable[..., Page]
Open = Callable[..., Table]


def test_cubes_of_the_opponent_fly_from_their_duchy(visit: Visit, table: Open) -> None:
    page = visit(calm=False)
    page.add_init_script(TRAVELS)
    mine = table(page, "wonderful_kingdom", "me", "greedy")
    mine.wait_for_turn()
    for _ in range(400):
        if page.evaluate("window.travels.some((travel) => travel.from.includes('waiting/1'))"):
            return
        state = page.request.get(f"/api/tables/{mine.id}").json()
        if state["moves"]:
            move = {"seat": 0, "ply": state["version"], "move": state["moves"][0]["notation"]}
            page.request.post(f"/api/tables/{mine.id}/moves", data=move)
        page.wait_for_timeout(30)
    raise AssertionError("no cube of the opponent was seen")


def test_a_page_that_one_turned_to_gives_way_to_what_is_asked_next(visit: Visit, table: Open) -> None:
    page = visit("phone", "pl")
    mine = table(page, "wonderful_kingdom", "me", "easy")
    mine.wait_for_turn()
    turned, at_table = (page.locator("nav.tabs").get_by_role("button", name=name) for name in ("Księstwo", "Stół"))
    turned.tap()
    expect(turned).to_have_attribute("aria-current", "page")
    state = page.request.get(f"/api/tables/{mine.id}").json()
    move = {"seat": 0, "ply": state["version"], "move": state["moves"][0]["notation"]}
    assert page.request.post(f"/api/tables/{mine.id}/moves", data=move).ok
    expect(at_table).to_have_attribute("aria-current", "page", timeout=PATIENCE)


def test_a_solo_game_ends_with_its_medal(visit: Visit, artefacts: Path) -> None:
    """The bot wins one nearly always; which game it gets is chance."""
    page = visit("desktop", "pl")
    medals = {"bronze": "brązowy", "silver": "srebrny", "gold": "złoty"}
    for _ in range(8):
        table = Table.open(page, "wonderful_kingdom", ["greedy"], {"module": "advisors"})
        expect(table.root).to_have_attribute("data-status", "over", timeout=2 * PATIENCE)
        award = page.request.get(f"/api/tables/{table.id}").json()["scores"]["award"]
        if award:
            break
    expect(page.locator(f".medal.{award}")).to_be_visible()
    expect(page.get_by_text(f"{medals[award]} medal")).to_be_visible()
    page.screenshot(path=artefacts / "medal-desktop-pl.png")


#: Lists in the middle of the board of which a part is out of sight.
CUT = """() => [...document.querySelectorAll('.centre *')].filter((node) => node.clientHeight > 0
    && /auto|scroll/.test(getComputedStyle(node).overflowY) && node.scrollHeight > node.clientHeight + 1
).map((node) => `${node.className} ${node.clientHeight} of ${node.scrollHeight}: ${node.textContent}`)"""
TABLES = [
    (["me", "greedy"], "menace", 40),
    (["me"], "menace", 20),
    (["me"], "advisors", 12),
    (["me", "greedy"], "quest", 18),
    (["me", "greedy"], "none", 18),
]


@pytest.mark.parametrize(("seats", "module", "moves"), TABLES)
def test_on_a_low_screen_the_middle_shows_all_that_is_in_it(
    visit: Visit, table: Open, artefacts: Path, seats: list[str], module: str, moves: int
) -> None:
    page = visit("desktop", "pl")
    page.set_viewport_size({"width": 1280, "height": 720})
    mine = table(page, "wonderful_kingdom", *seats, module=module)
    played(page, mine.id, moves)
    page.reload()
    mine.wait_for_turn()
    page.screenshot(path=artefacts / f"middle-{module}-{len(seats)}-1280-pl.png")
    assert page.evaluate(CUT) == []


#: Cards of the hand that are less wide than on the board as it is drawn.
NARROW = "[...document.querySelectorAll('.hand .card')].filter((card) => card.offsetWidth < 104).length"


def test_a_hand_of_eight_stands_in_one_row_of_whole_cards(visit: Visit, table: Open) -> None:
    page = visit("desktop", "pl")
    mine = table(page, "wonderful_kingdom", "me", "greedy", first="blue")
    mine.wait_for_turn()
    assert page.locator(".hand .card").count() == 8
    assert page.evaluate(NARROW) == 0
    tops = page.locator(".hand .card").evaluate_all("cards => cards.map((card) => card.getBoundingClientRect().top)")
    assert len(set(tops)) == 1
