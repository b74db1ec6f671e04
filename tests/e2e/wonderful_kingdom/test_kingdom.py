"""What only It's a Wonderful Kingdom has on the page: cubes that fly from a duchy, pages of its own, and medals."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.driving import PATIENCE, TRAVELS, Table

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
