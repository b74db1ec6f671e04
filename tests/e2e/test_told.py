"""What others did: the strip since one's last move, and the bar while they move."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.driving import PATIENCE, Table, press
from tests.e2e.test_pages import violations

pytestmark = pytest.mark.browser
Visit = Callable[..., Page]
Open = Callable[..., Table]


def look(page: Page, table: Table) -> dict[str, Any]:
    """The table as its visitor is told of it."""
    told: dict[str, Any] = page.request.get(f"/api/tables/{table.id}").json()
    return told


def play(page: Page, table: Table, *wishes: str) -> None:
    """Play one move through the API: the first that there is of the wishes, or any."""
    state = look(page, table)
    notations = [move["notation"] for move in state["moves"]]
    move = next((wish for wish in wishes if wish in notations), notations[0])
    data = {"seat": state["seat"], "ply": state["version"], "move": move}
    assert page.request.post(f"/api/tables/{table.id}/moves", data=data).ok


def captured(mine: Page, friend: Page, table: Open) -> Table:
    """A table of Architects at which a friend has just captured a Worker in the Quarry."""
    there = table(mine, "architects", "me", "link", boards="standard")
    friend.request.post(f"/api/tables/{there.id}/seats/1", data={"player": "Clotilde"})
    for _ in range(60):
        state = look(mine, there)
        if any("of your Workers" in one["text"] for one in state["since"]) and state["moves"]:
            return there
        if state["moves"]:
            play(mine, there, "place quarry")
        else:
            play(friend, there, "capture blue quarry", "place town-centre", "done")
    raise AssertionError("nobody is captured")


@pytest.mark.parametrize(("size", "lang"), [("desktop", "en"), ("phone", "pl")])
def test_a_capture_is_told_since_the_last_move_and_outlined_on_the_board(
    visit: Visit, table: Open, artefacts: Path, size: str, lang: str
) -> None:
    page = visit(size, lang)
    mine = captured(page, visit(), table)
    page.goto(f"/t/{mine.id}")
    strip = page.get_by_test_id("since")
    sentence = {"en": "captures 1 of your Workers in the Quarry", "pl": "dokonuje pojmania 1 twojego Robotnika"}[lang]
    expect(strip).to_contain_text(f"Clotilde {sentence}")
    expect(page.locator("[data-since]").first).to_be_visible()
    assert page.locator("[data-since]").first.get_attribute("data-target") == "place/quarry"
    page.screenshot(path=artefacts / f"since-{size}-{lang}.png")
    assert violations(page) == []
    press(page.locator("[data-act][data-target='place/quarry']").first)
    if size == "phone":
        press(page.locator(".strip .yes"))
    expect(strip).to_have_count(0)
    expect(page.locator("[data-since]")).to_have_count(0)


#: Notes every sentence of the bar, and whether it asked the viewer.
SENTENCES = """
window.said = [];
new MutationObserver(() => {
    const bar = document.querySelector('section.prompt');
    const line = bar && `${bar.classList.contains('mine') ? 'asks' : 'tells'}: ${bar.getAttribute('aria-label')}`;
    if (line && window.said.at(-1) !== line) window.said.push(line);
}).observe(document, {subtree: true, childList: true, characterData: true, attributes: true});
"""
#: Whether the table has got so far and asks the viewer.
ASKED_AGAIN = """version => Number(document.querySelector('[data-testid=table]').dataset.version) >= version
    && document.querySelector('section.prompt.mine') !== null"""


def test_the_bar_tells_of_three_bots_and_asks_only_when_they_have_moved(visit: Visit, table: Open) -> None:
    page = visit(calm=False)
    page.add_init_script(SENTENCES)
    mine = table(page, "architects", "me", "greedy", "greedy", "greedy")
    for _ in range(20):
        mine.wait_for_turn()
        if page.locator("[data-act][data-target='place/quarry']").count():
            break
        play(page, mine)
    page.evaluate("window.said = []")
    version = mine.version
    page.locator("[data-act][data-target='place/quarry']").first.click()
    page.wait_for_function(ASKED_AGAIN, arg=version + 4, timeout=PATIENCE)
    said: list[str] = page.evaluate("window.said")
    asked = [line.startswith("asks") for line in said]
    assert asked.index(False) <= 1
    assert asked.count(True) - asked[0] == 1, said
    assert asked[-1], said
    told = " ".join(line for line in said if line.startswith("tells"))
    names = [seat["player"] for seat in look(page, mine)["seats"][1:]]
    assert all(name in told for name in names), said


def test_what_one_has_chosen_is_marked_only_while_one_waits(visit: Visit, table: Open) -> None:
    """In a step of everybody: as long as there is more to choose, nothing looks as if it waited for a yes."""
    page = visit("phone", "pl")
    friend = visit()
    there = table(page, "wonderful_kingdom", "me", "link", module="none")
    friend.request.post(f"/api/tables/{there.id}/seats/1", data={"player": "Clotilde"})
    for _ in range(60):
        state = look(page, there)
        if state["chosen"] and state["moves"]:
            break
        play(page if state["moves"] else friend, there, "construct stone-quarry", "construct hamlet")
    page.reload()
    page.locator("section.prompt.mine").wait_for(timeout=PATIENCE)
    expect(page.locator("[data-chosen]")).to_have_count(0)
    while look(page, there)["moves"]:
        play(page, there, "commit")
    expect(page.locator("section.prompt")).to_contain_text("Twój wybór", timeout=PATIENCE)
    expect(page.locator("[data-chosen]")).not_to_have_count(0)
