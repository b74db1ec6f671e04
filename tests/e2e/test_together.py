"""People at one table: by link, from a phone, leaving and coming back, at one screen, and watching."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.driving import PATIENCE, Table

pytestmark = pytest.mark.browser
Visit = Callable[..., Page]
Open = Callable[..., Table]


def join(page: Page, id: str, name: str, sit: str) -> Table:
    """Open the link of a table and take the free seat."""
    page.goto(f"/t/{id}")
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("textbox").fill(name)
    dialog.get_by_role("button", name=sit).click()
    expect(dialog).to_have_count(0, timeout=PATIENCE)
    table = Table(page, id)
    table.root.wait_for(timeout=PATIENCE)
    return table


def take_turns(players: list[Table], rng: random.Random, moves: int) -> None:
    """Whoever can move does, until so many moves were made."""
    for _ in range(moves * 20):
        if moves <= 0 or players[0].over:
            return
        for player in players:
            before = player.version
            player.click_something(rng)
            player.page.wait_for_timeout(30)
            moves -= player.version != before
    raise AssertionError("the players are stuck")


def test_two_browsers_play_at_one_table_and_one_leaves_and_comes_back(
    visit: Visit, table: Open, artefacts: Path
) -> None:
    host = table(visit("desktop", "en"), "architects", "me", "link")
    phone = visit("phone", "pl")
    guest = join(phone, host.id, "Ola", "Siadam")
    expect(host.page.get_by_text("Ola").first).to_be_visible()
    take_turns([host, guest], random.Random(3), 8)
    phone.screenshot(path=artefacts / "two-at-a-table-phone-pl.png")
    phone.goto("about:blank")
    take_turns([host], random.Random(4), 1) if host.page.locator("[data-act]").count() else None
    phone.goto(f"/t/{host.id}")
    back = Table(phone, host.id)
    back.root.wait_for(timeout=PATIENCE)
    assert phone.get_by_role("dialog").count() == 0  # nobody asks who they are: the seat is still theirs
    take_turns([host, back], random.Random(5), 6)
    expect(back.root).to_have_attribute("data-version", str(host.version), timeout=PATIENCE)


def test_a_name_is_asked_once_and_remembered(visit: Visit, table: Open) -> None:
    page = visit("phone", "pl")
    first, second = (table(visit(), "architects", "me", "link") for _ in range(2))
    join(page, first.id, "Ola", "Siadam")
    page.goto(f"/t/{second.id}")
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("textbox")).to_have_value("Ola")
    page.goto("/")
    expect(page.get_by_role("textbox", name="Twoje imię").first).to_have_value("Ola")


def test_a_move_arrives_at_the_other_browser(visit: Visit, table: Open) -> None:
    host = table(visit(), "wonderful_kingdom", "me", "link")
    guest = join(visit(), host.id, "Ola", "Sit down")
    mover, other = (host, guest) if host.page.locator(".prompt.mine").count() else (guest, host)
    before = other.version
    take_turns([mover], random.Random(1), 1)
    other.expect_version_after(before)


def test_a_name_with_markup_sits_down_as_plain_text(visit: Visit, table: Open) -> None:
    host = table(visit(), "architects", "me", "link")
    join(visit("phone"), host.id, "<b>Ola</b>", "Sit down")
    expect(host.page.get_by_text("b Ola /b").first).to_be_visible()


def test_a_spectator_sees_the_table_and_no_hand(visit: Visit, table: Open) -> None:
    host = table(visit(), "architects", "me", "greedy")
    host.play(random.Random(2), 5)
    page = visit()
    page.goto(f"/t/{host.id}")
    watching = Table(page, host.id)
    watching.root.wait_for(timeout=PATIENCE)
    assert page.locator("[data-act]").count() == 0
    assert page.locator("[data-target^='hand/']").count() == 0


def test_at_one_screen_a_curtain_falls_between_hidden_hands(visit: Visit, table: Open, artefacts: Path) -> None:
    page = visit()
    shared = table(page, "architects", "me", "here")
    curtain = page.locator(".curtain")
    expect(curtain).to_be_visible()
    page.screenshot(path=artefacts / "curtain-desktop-en.png")
    assert page.locator("[data-target^='hand/']").count() == 0
    seen: list[set[str]] = []
    for _ in range(2):
        expect(curtain).to_be_visible(timeout=PATIENCE)
        curtain.get_by_role("button").click()
        page.locator("[data-target^='hand/']").first.wait_for()
        seen.append({card.get_attribute("data-target") or "" for card in page.locator("[data-target^='hand/']").all()})
        while not curtain.count():
            shared.click_something(random.Random(1))
            page.wait_for_timeout(50)
    assert seen[0] != seen[1]
    assert shared.play(random.Random(2), 12) == 12


def test_a_personal_link_brings_the_seat_to_another_device(visit: Visit, table: Open) -> None:
    home = visit()
    mine = table(home, "architects", "me", "greedy")
    key = home.request.get("/api/session/key").json()["key"]
    other = visit("phone")
    other.goto(f"/t/{mine.id}#key={key}")
    there = Table(other, mine.id)
    there.root.wait_for(timeout=PATIENCE)
    assert "key" not in other.url
    assert there.play(random.Random(1), 2) == 2


def test_the_title_says_when_it_is_your_turn(visit: Visit, table: Open) -> None:
    page = visit()
    mine = table(page, "architects", "me", "greedy")
    mine.wait_for_turn()
    turn = page.title()
    page.goto("/")
    expect(page).not_to_have_title(turn)
    assert turn != page.title()


#: The tab is out of sight, and what the browser would show is noted.
AWAY = """
window.notes = [];
Object.defineProperty(document, 'hidden', {get: () => true});
Notification = class extends Notification {
    constructor(title, options) { super(title, options); window.notes.push(title); }
};
"""


def move_by_api(page: Page, id: str, seat: int) -> bool:
    """Make the first legal move of a seat; False when it has none."""
    state = page.request.get(f"/api/tables/{id}").json()
    if not state["moves"]:
        return False
    move = {"seat": seat, "ply": state["version"], "move": state["moves"][0]["notation"]}
    return page.request.post(f"/api/tables/{id}/moves", data=move).ok


def test_a_notification_calls_back_whose_turn_it_is(visit: Visit, table: Open) -> None:
    page, friend = visit(), visit()
    page.context.grant_permissions(["notifications"])
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Tell me when it is my turn").click()
    mine = table(page, "wonderful_kingdom", "me", "link")
    friend.goto("/")
    assert friend.request.post(f"/api/tables/{mine.id}/seats/1", data={"player": "Ola"}).ok
    while move_by_api(page, mine.id, 0):
        continue
    page.add_init_script(AWAY)
    page.reload()
    mine.root.wait_for()
    expect(page.locator("section.prompt:not(.mine)")).to_be_visible()
    assert page.evaluate("window.notes") == []
    while not page.request.get(f"/api/tables/{mine.id}").json()["moves"]:
        assert move_by_api(friend, mine.id, 1)
    expect(page.locator("section.prompt.mine")).to_be_visible()
    assert page.evaluate("window.notes") == ["Your turn"]
