"""People at one table: who comes from another address, gives up, goes on together, and runs out of time."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.driving import PATIENCE, Table
from tests.e2e.fitting import look_at_sizes
from tests.e2e.test_pages import violations
from tests.e2e.test_together import Visit, join
from tests.server.setting import Process

pytestmark = pytest.mark.browser
#: Where a friend comes from: another machine, as far as this one can tell.
ELSEWHERE = "127.0.0.2"


class Club:
    """A server that listens to the network, to be stopped and started again, and its visitors."""

    def __init__(self, browser: Browser, folder: Path) -> None:
        self.database = folder / "tables.sqlite"
        self.process = Process(str(self.database), "--host", "0.0.0.0")
        self._browser = browser
        self.process.start()

    def visit(self, host: str = "127.0.0.1", width: int = 1280, height: int = 720, lang: str = "en") -> Page:
        """A new visitor, with cookies of their own."""
        context = self._browser.new_context(
            base_url=f"http://{host}:{self.process.port}",
            viewport={"width": width, "height": height},
            locale="pl-PL" if lang == "pl" else "en-GB",
            reduced_motion="reduce",
        )
        return context.new_page()

    def time_passes(self, id: str) -> None:
        """The server is away until the time for a move is over."""
        self.process.kill()
        with closing(sqlite3.connect(self.database)) as database, database:
            database.execute("UPDATE tables SET due = due - 3600 WHERE id = ?", [id])
        self.process.start()


@pytest.fixture
def club(browser: Browser, tmp_path: Path) -> Iterator[Club]:
    """A server of its own for a test."""
    opened = Club(browser, tmp_path)
    yield opened
    for context in browser.contexts:
        context.close()
    opened.process.stop()


def opened(page: Page, clock: int = 0) -> Table:
    """A table for two, one by link."""
    seats = [{"kind": "me", "player": "Jadwiga"}, {"kind": "link"}]
    made = page.request.post("/api/tables", data={"game": "viscounts", "seats": seats, "clock": clock})
    assert made.ok, made.text()
    table = Table(page, made.json()["id"])
    page.goto(f"/t/{table.id}")
    table.root.wait_for(timeout=PATIENCE)
    return table


@pytest.mark.parametrize(("kind", "lang"), [("desktop", "pl"), ("phone", "en"), ("phone", "pl")])
def test_a_table_that_waits_fits_every_screen(visit: Visit, artefacts: Path, kind: str, lang: str) -> None:
    """One seat waits, of another its holder has left, on a third a bot plays; seats and what is said of them."""
    page, friend = visit(kind, lang), visit()
    seats = [{"kind": "me", "player": "Ola"}, *[{"kind": "link"}] * 3]
    table = {"game": "architects", "seats": seats, "clock": 1500}
    id = page.request.post("/api/tables", data=table).json()["id"]
    for seat, to in ((1, "nobody"), (2, "bot")):
        friend.request.post(f"/api/tables/{id}/seats/{seat}", data={"player": "Maks"})
        friend.request.post(f"/api/tables/{id}/seats/{seat}/hand", data={"to": to})
    page.goto(f"/t/{id}")
    page.get_by_test_id("table").wait_for(timeout=PATIENCE)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("timer")).to_be_visible()
    waits = "waiting for a friend" if lang == "en" else "czeka na znajomych"
    expect(page.locator(f"main button[aria-label*='{waits}']")).to_have_count(1)
    assert look_at_sizes(page, kind, artefacts, f"waits-{lang}") == []
    page.locator(".notices .btn").last.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert look_at_sizes(page, kind, artefacts, f"seats-{lang}") == []
    assert violations(page) == []


def test_a_friend_concedes_and_both_go_on_to_the_same_new_table(club: Club, artefacts: Path) -> None:
    page, phone = club.visit(), club.visit(ELSEWHERE, 390, 844, "pl")
    host = opened(page)
    page.keyboard.press("Escape")
    expect(page.locator(".notices")).to_contain_text("Waiting for a friend")
    guest = join(phone, host.id, "Ola", "Siadam")
    expect(page.locator(".notices")).to_contain_text("Ola sits down at the table.")
    phone.get_by_role("button", name="Menu").click()
    phone.get_by_role("button", name="Miejsca").click()
    phone.get_by_role("button", name="Poddaj partię").click()
    phone.screenshot(path=artefacts / "seats-phone-pl.png")
    phone.get_by_role("button", name="Poddaj partię").click()
    expect(page.get_by_test_id("result")).to_contain_text("Jadwiga wins", timeout=PATIENCE)
    expect(page.get_by_test_id("result")).to_contain_text("Ola has conceded")
    page.screenshot(path=artefacts / "conceded-1280-en.png")
    page.get_by_role("button", name="Play again").click()
    expect(page.locator("[data-testid=table][data-status=playing]")).to_be_visible(timeout=PATIENCE)
    expect(phone.locator(".notices")).to_contain_text("Następna partia")
    phone.locator(".notices").get_by_role("button", name="Do nowego stołu").click()
    expect(phone.locator("[data-testid=table][data-status=playing]")).to_be_visible(timeout=PATIENCE)
    assert page.url.split("/")[-1] == phone.url.split("/")[-1] != host.id
    expect(phone.get_by_role("dialog")).to_have_count(0)  # the seat is theirs: nobody asks who they are
    assert [seat["mine"] for seat in _seats(phone, guest)] == [False, True]


def _seats(page: Page, table: Table) -> list[dict[str, bool]]:
    id = page.url.split("/")[-1]
    assert id != table.id
    seats: list[dict[str, bool]] = page.request.get(f"/api/tables/{id}").json()["seats"]
    return seats


def test_for_who_runs_out_of_time_a_bot_plays_until_they_take_over_again(club: Club, artefacts: Path) -> None:
    """The clock is the server's: it runs on while the server is away."""
    page, phone = club.visit(), club.visit(ELSEWHERE, 390, 844, "pl")
    host = opened(page, clock=5)
    guest = join(phone, host.id, "Ola", "Siadam")
    expect(page.get_by_role("timer")).to_contain_text("4:")
    expect(phone.get_by_role("timer")).to_contain_text("4:")
    own, other = (host, guest) if page.locator(".prompt.mine").count() else (guest, host)
    club.time_passes(host.id)
    up = "Your time has run out" if own is host else "Twój czas minął"
    expect(own.page.locator(".notices")).to_contain_text(up, timeout=PATIENCE)
    expect(other.page.locator(".prompt.mine")).to_be_visible(timeout=PATIENCE)
    for seen in (own, other):
        seen.page.screenshot(path=artefacts / f"late-{'1280-en' if seen is host else 'phone-pl'}.png")
    own.page.locator(".notices").get_by_role(
        "button", name="Take over again" if own is host else "Wracam do gry"
    ).click()
    expect(own.page.locator(".notices")).not_to_contain_text(up)
    expect(own.page.locator(".notices .btn.gilt")).to_have_count(0)
