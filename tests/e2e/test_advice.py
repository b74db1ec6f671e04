"""What a bot says: hints while one plays, and the analysis of a finished game."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Route, expect

import regnum
from regnum.bots import make_bot
from tests.e2e.driving import PATIENCE, Table, press
from tests.e2e.test_pages import violations
from tests.e2e.test_table import at_first_worker

pytestmark = pytest.mark.browser
Visit = Callable[..., Page]
Open = Callable[..., Table]
ASK = "button[aria-keyshortcuts=h]"


def test_a_hint_lists_moves_shows_them_on_the_board_and_plays_one(visit: Visit, table: Open, artefacts: Path) -> None:
    page = visit()
    mine = at_first_worker(page, table)
    version = mine.version
    page.keyboard.press("h")
    hint = page.get_by_role("dialog", name="Hint")
    moves = hint.get_by_role("listitem")
    expect(moves.nth(1)).to_be_visible(timeout=PATIENCE)
    expect(moves.first).to_contain_text("best")
    expect(moves.first).to_contain_text("chance to win")
    expect(moves.first).to_contain_text("point")
    expect(moves.first).to_contain_text("Then, likely")
    expect(moves.first.get_by_role("button")).to_be_focused()
    page.screenshot(path=artefacts / "hint-desktop-en.png")
    assert violations(page) == []
    ringed = page.locator("[data-hinted]")
    before = ringed.first.get_attribute("data-target")
    assert _marked_by_others(moves, ringed) - {before}
    moves.first.hover()
    expect(ringed.first).to_have_attribute("data-target", before or "")
    moves.first.click()
    mine.expect_version_after(version)
    expect(hint).to_have_count(0)
    expect(ringed).to_have_count(0)


def _marked_by_others(moves: Locator, ringed: Locator) -> set[str | None]:
    """What is marked on the board while one goes down the hints; two of them may be about the same place."""
    targets = set()
    for number in range(1, moves.count()):
        moves.page.keyboard.press("ArrowDown")
        expect(moves.nth(number).get_by_role("button")).to_be_focused()
        expect(ringed.first).to_be_attached()
        targets.add(ringed.first.get_attribute("data-target"))
    return targets


def test_a_hint_on_a_phone_is_a_sheet(visit: Visit, table: Open, artefacts: Path) -> None:
    page = visit("phone", "pl", dark=True)
    mine = table(page, "wonderful_kingdom", "me", "greedy")
    mine.wait_for_turn()
    version = mine.version
    press(page.locator(ASK))
    hint = page.get_by_role("dialog", name="Podpowiedź")
    move = hint.get_by_role("listitem").first
    expect(move).to_contain_text("szansa na wygraną", timeout=PATIENCE)
    page.screenshot(path=artefacts / "hint-phone-pl.png")
    assert violations(page) == []
    press(move)
    mine.expect_version_after(version)


def test_a_hint_goes_when_the_table_moves_on(visit: Visit, table: Open) -> None:
    page = visit()
    mine = at_first_worker(page, table)
    page.keyboard.press("h")
    hint = page.get_by_role("dialog", name="Hint")
    expect(hint.get_by_role("listitem").first).to_be_visible(timeout=PATIENCE)
    state = page.request.get(f"/api/tables/{mine.id}").json()
    move = {"seat": 0, "ply": state["version"], "move": state["moves"][0]["notation"]}
    page.request.post(f"/api/tables/{mine.id}/moves", data=move)
    expect(hint).to_have_count(0)


def test_alone_a_hint_tells_points_only(visit: Visit, table: Open) -> None:
    page = visit()
    table(page, "wonderful_kingdom", "me").wait_for_turn()
    page.locator(ASK).click()
    move = page.get_by_role("dialog", name="Hint").get_by_role("listitem").first
    expect(move).to_contain_text("about", timeout=PATIENCE)
    expect(move).not_to_contain_text("chance")


def test_a_lost_hint_can_be_asked_for_again(visit: Visit, table: Open) -> None:
    page = visit()
    table(page, "wonderful_kingdom", "me", "greedy").wait_for_turn()

    def lose(route: Route) -> None:
        route.abort("internetdisconnected")

    page.route("**/advice?*", lose)
    page.locator(ASK).click()
    hint = page.get_by_role("dialog", name="Hint")
    expect(hint.get_by_role("alert")).to_contain_text("Check the connection")
    page.unroute("**/advice?*", lose)
    hint.get_by_role("button", name="Try again").click()
    expect(hint.get_by_role("listitem").first).to_be_visible(timeout=PATIENCE)
    page.keyboard.press("Escape")
    expect(hint).to_have_count(0)


@pytest.fixture(scope="module")
def record() -> str:
    """A finished game of few moves."""
    game = regnum.new("architects", players=1, seed=3)
    bot = make_bot("greedy", 0)
    while not game.over:
        game.play(bot.choose(game, 0), 0)
    return str(game.record)


@pytest.mark.parametrize(("size", "lang"), [("desktop", "en"), ("phone", "pl")])
def test_a_finished_game_is_analysed(visit: Visit, record: str, artefacts: Path, size: str, lang: str) -> None:
    words = {"en": ("Result", "Analyse", "Turning points"), "pl": ("Wynik", "Analizuj", "Punkty zwrotne")}
    result, analyse, turning = words[lang]
    page = visit(size, lang, dark=lang == "pl")
    id = page.request.post("/api/replays", data={"record": record}).json()["id"]
    page.goto(f"/r/{id}")
    page.get_by_role("button", name=result).click()
    page.get_by_role("button", name=analyse).click()
    page.locator("progress:not([value='0'])").wait_for(timeout=PATIENCE)
    page.get_by_role("heading", name=turning).wait_for(timeout=2 * PATIENCE)
    expect(page.locator("progress")).to_have_count(0, timeout=2 * PATIENCE)
    points = page.locator("li").filter(has=page.locator(".change"))
    expect(points).to_have_count(6)
    page.screenshot(path=artefacts / f"analysis-{size}-{lang}.png")
    assert violations(page) == []
    ply = points.nth(2).locator(".no").inner_text()
    press(points.nth(2).get_by_role("button").first)
    expect(page.get_by_test_id("table")).to_have_attribute("data-ply", ply, timeout=PATIENCE)
    page.get_by_role("button", name=result).click()
    expect(points).to_have_count(6)


def test_a_game_broken_off_is_analysed_and_stays_so_in_the_other_language(visit: Visit, artefacts: Path) -> None:
    game = regnum.new("architects", players=2, seed=5)
    bot = make_bot("greedy", 1)
    for _ in range(10):
        game.play(bot.choose(game, game.decision.seat), game.decision.seat)
    page = visit()
    id = page.request.post("/api/replays", data={"record": str(game.record)}).json()["id"]
    page.goto(f"/r/{id}")
    page.get_by_role("button", name="Analysis").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name="Analyse").click()
    sheet.get_by_role("heading", name="Turning points").wait_for(timeout=2 * PATIENCE)
    page.screenshot(path=artefacts / "analysis-unfinished-desktop-en.png")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Język polski").click()
    page.get_by_role("button", name="Analiza").click()
    expect(page.get_by_role("dialog").get_by_role("heading", name="Punkty zwrotne")).to_be_visible()


def test_an_analysis_rests_when_one_leaves_or_pauses_and_goes_on_later(visit: Visit, record: str) -> None:
    page = visit()
    id = page.request.post("/api/replays", data={"record": record}).json()["id"]
    page.goto(f"/r/{id}")
    page.get_by_role("button", name="Result").click()
    page.get_by_role("button", name="Analyse").click()
    page.locator("progress:not([value='0'])").wait_for(timeout=PATIENCE)
    page.get_by_role("button", name="See the board").click()
    page.get_by_role("button", name="Result").click()
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="Go on").click()
    page.get_by_role("heading", name="Turning points").wait_for(timeout=2 * PATIENCE)
    expect(page.locator("progress")).to_have_count(0, timeout=2 * PATIENCE)
