"""Finished games and records: stepped, and shared by link at a given move."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import regnum
from regnum.bots import make_bot
from tests.e2e.driving import PATIENCE

pytestmark = pytest.mark.browser
Visit = Callable[..., Page]


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game of two bots."""
    game = regnum.new("wonderful_kingdom", players=2, seed=11)
    bots = [make_bot("random", seat) for seat in range(2)]
    rng = random.Random(1)
    while not game.over:
        decision = rng.choice(game.decisions)
        game.play(bots[decision.seat].choose(game, decision.seat), decision.seat)
    file = tmp_path_factory.mktemp("records") / "game.regnum"
    file.write_text(str(game.record), encoding="utf-8")
    return file


def test_a_record_is_opened_stepped_and_shared_at_a_move(visit: Visit, record: Path, artefacts: Path) -> None:
    page = visit()
    page.goto("/")
    page.locator("input[type=file]").set_input_files(record)
    page.wait_for_url("**/r/*")
    root = page.get_by_test_id("table")
    root.wait_for(timeout=PATIENCE)
    page.screenshot(path=artefacts / "replay-desktop-en.png")
    start = int(root.get_attribute("data-ply") or -1)
    page.get_by_role("button", name="One move on").first.click()
    expect(root).to_have_attribute("data-ply", str(start + 1), timeout=PATIENCE)
    friend = visit("phone", "pl")
    friend.goto(page.url.split("?")[0] + "?at=42")
    expect(friend.get_by_test_id("table")).to_have_attribute("data-ply", "42", timeout=PATIENCE)


@pytest.mark.parametrize("size", ["small", "phone"])
def test_on_a_phone_all_of_the_timeline_can_be_reached(visit: Visit, record: Path, artefacts: Path, size: str) -> None:
    page = visit(size, "pl")
    broken_off = regnum.load(record.read_text(encoding="utf-8")).at(60).record
    id = page.request.post("/api/replays", data={"record": str(broken_off)}).json()["id"]
    page.goto(f"/r/{id}?at=42")
    page.get_by_test_id("table").wait_for(timeout=PATIENCE)
    page.screenshot(path=artefacts / f"replay-{size}-pl.png")
    expect(page.get_by_role("button", name="Wróć do bieżącej chwili").first).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("lang", "sentence"), [("en", "can't be opened"), ("pl", "nie da się otworzyć")])
def test_a_damaged_record_is_refused_with_a_reason(
    visit: Visit, record: Path, tmp_path: Path, lang: str, sentence: str
) -> None:
    damaged = tmp_path / "damaged.regnum"
    damaged.write_text(record.read_text(encoding="utf-8").replace("seed: 11", "seed: 12"), encoding="utf-8")
    page = visit("desktop", lang)
    page.goto("/")
    page.locator("input[type=file]").set_input_files(damaged)
    expect(page.get_by_role("alert")).to_contain_text(sentence)
    expect(page.get_by_role("alert")).to_contain_text("damaged or edited")
    assert page.url.endswith("/")
