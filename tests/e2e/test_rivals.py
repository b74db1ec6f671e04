"""Partners, goals and rivals on the page: at the table, in the chronicle and at the end."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

import regnum
from regnum.bots import make_bot
from regnum.engine.beginning import new_game
from regnum.engine.game import Game
from tests.e2e.driving import CONFIRM, MENU, PATIENCE, Table, press
from tests.server.setting import in_own_process

if regnum.compiled():
    pytest.skip("Siege is not compiled, and the engine is", allow_module_level=True)

from tests.siege.game import SIEGE

pytestmark = pytest.mark.browser
Visit = Callable[..., Page]
Open = Callable[..., Table]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that has Siege among its games: a game for tests, with no board of its own on the page."""
    database = tmp_path_factory.mktemp("siege") / "tables.sqlite"
    with in_own_process(str(database), module="tests.siege.command") as (process, _):
        yield process.address


def finished(players: int, rival: str, won: bool) -> Game:
    """A game that ends so, played by greedy bots, or by chance where it shall be lost."""
    for seed in range(100):
        game = new_game(SIEGE, players, seed, {"rival": rival})
        bots = [make_bot("greedy" if won else "random", seed << 2 | seat) for seat in range(players)]
        while not game.over:
            seat = game.decision.seat
            game.play(bots[seat].choose(game, seat), seat)
        if bool(game.scores.winners) == won:
            return game
    raise AssertionError("no game ends so")


def end_of(page: Page, game: Game) -> Locator:
    """The banner at the end of a game, which is opened by its record."""
    body = json.dumps({"record": str(game.record)})
    made = page.request.post("/api/replays", data=body, headers={"content-type": "application/json"})
    assert made.ok, made.text()
    page.goto(f"/r/{made.json()['id']}")
    page.locator("header .tool").filter(has_text="Result").or_(
        page.locator("header .tool").filter(has_text="Wynik")
    ).click(timeout=PATIENCE)
    return page.get_by_test_id("result")


def lines_of(page: Page, index: int = 0) -> Locator:
    """The lines of a chart of the reckoning."""
    return page.locator(".end svg[role=img]").filter(has=page.locator("polyline")).nth(index).locator("polyline")


@pytest.mark.parametrize(("size", "lang"), [("desktop", "en"), ("phone", "pl")])
def test_a_game_that_is_won_together(size: str, lang: str, visit: Visit, artefacts: Path) -> None:
    game = finished(3, "horde", won=True)
    page = visit(size, lang)
    result = end_of(page, game)
    points, goal = sum(game.scores.totals), game.scores.goal
    heading, needed, bar = {
        "en": ("You win together", f"{points} points, {goal} were needed", f"Together {points}, Goal {goal}"),
        "pl": ("Wygrywacie razem", f"potrzeba było {goal}", f"Razem {points}, Cel {goal}"),
    }[lang]
    expect(result.get_by_role("heading")).to_have_text(heading)
    expect(result).to_contain_text(needed)
    expect(result.locator(".flag .sd")).to_have_count(3)
    expect(page.locator(".end .bar")).to_have_attribute("aria-label", bar)
    expect(lines_of(page)).to_have_count(2)  # the sum of all, and the goal
    expect(page.locator(".end .large tfoot")).to_contain_text("Each brings" if lang == "en" else "Wkład każdego")
    page.screenshot(path=artefacts / f"together-won-{size}.png", full_page=True)


def test_a_game_that_is_lost_together_and_its_analysis(visit: Visit, artefacts: Path) -> None:
    game = finished(2, "horde", won=False)
    page = visit()
    result = end_of(page, game)
    expect(result.get_by_role("heading")).to_have_text("You lose together")
    expect(result).to_contain_text("Both of you lose")
    expect(result.locator(".flag .sable")).to_have_count(1)
    page.get_by_role("button", name="Analyse").click()
    page.get_by_role("heading", name="Chances to win").wait_for(timeout=PATIENCE)
    expect(lines_of(page, 1)).to_have_count(1)  # one chance for all
    expect(page.get_by_role("img", name="Chances to win")).to_have_attribute(
        "aria-label", "Chances to win: Together 0%"
    )
    page.screenshot(path=artefacts / "together-lost.png", full_page=True)


def test_a_rival_that_scores_has_a_column_and_a_line(visit: Visit, artefacts: Path) -> None:
    page = visit()
    game = finished(1, "baron", won=True)
    expect(end_of(page, game).get_by_role("heading")).to_have_text("blue wins", ignore_case=True)
    expect(lines_of(page)).to_have_count(2)
    game = finished(2, "baron", won=False)
    result = end_of(page, game)
    expect(result.get_by_role("heading")).to_have_text("The baron wins")
    expect(result).to_contain_text(f"{game.scores.rivals[0].total} points")
    heads = page.locator(".end .large thead th")
    expect(heads).to_have_count(3)
    expect(heads.last).to_have_text("The baron")
    expect(page.locator(".end .large tfoot .vp").last).to_have_text(str(game.scores.rivals[0].total))
    expect(lines_of(page)).to_have_count(3)
    page.screenshot(path=artefacts / "rival-won.png", full_page=True)


def play_card(played: Table) -> None:
    """Play a card on the plain board, when it is one's turn: store one, whichever is first in the menu."""
    page, before = played.page, played.version
    press(page.locator("[data-target=store]").first)
    for opened in (MENU, CONFIRM):
        if page.locator(opened).count():
            press(page.locator(opened).first)
    played.expect_version_after(before)


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_game_against_a_rival_is_played_to_its_end(size: str, visit: Visit, table: Open, artefacts: Path) -> None:
    page = visit(size)
    played = table(page, "siege", "me", "hard", rival="horde")
    against = page.get_by_test_id("against")
    expect(against).to_contain_text("0 of 26")
    expect(against).to_contain_text("The horde")
    expect(page.locator(".players li")).to_have_count(3)
    play_card(played)
    raid = page.locator(".chronicle li").filter(has_text="The horde")
    expect(raid).to_contain_text("raids with", timeout=PATIENCE)
    expect(raid.locator(".sable")).not_to_have_count(0)
    turn = page.locator("[data-target=store], [data-testid=table][data-status=over]")
    turn.first.wait_for(timeout=PATIENCE)
    page.screenshot(path=artefacts / f"rival-board-{size}.png")
    while not played.over:
        play_card(played)
        turn.first.wait_for(timeout=PATIENCE)
    result = page.get_by_test_id("result")
    expect(result.get_by_role("heading")).to_contain_text("together", timeout=PATIENCE)
    expect(result.get_by_role("button", name="Play again")).to_be_visible()
