"""The end: who won and by what, marks on the chart, an analysis that goes on, and trying it again from a position."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import regnum
from regnum.bots import make_bot
from tests.e2e.driving import PATIENCE, press
from tests.e2e.test_pages import violations

pytestmark = pytest.mark.browser
Visit = Callable[..., Page]
WORDS = {
    "en": {"result": "Result", "analyse": "Analyse", "turning": "Turning points", "try": "Try it from here"},
    "pl": {"result": "Wynik", "analyse": "Analizuj", "turning": "Punkty zwrotne", "try": "Spróbuj stąd"},
}
SIZES = [("desktop", "en"), ("phone", "pl")]
#: A finished game of each kind: against others, alone, against a rival.
ENDS = [
    ("architects", 3, {}, ["Jadwiga", "Tomek", "Ola"]),
    ("viscounts", 2, {}, ["Jadwiga", "Tomek"]),
    ("viscounts", 1, {"ai": "noble"}, ["Jadwiga"]),
    ("wonderful_kingdom", 2, {}, ["Jadwiga", "Tomek"]),
    ("wonderful_kingdom", 1, {}, ["Jadwiga"]),
]


def finished(game: str, players: int, options: dict[str, str], names: list[str]) -> str:
    """The record of a game between greedy bots, with names."""
    table = regnum.new(game, players, 11, **options)
    bots = [make_bot("greedy", seat) for seat in range(players)]
    while not table.over:
        seat = table.decisions[0].seat
        table.play(bots[seat].choose(table, seat), seat)
    record = table.record
    record.names = dict(zip(table.type.seat_names, names, strict=False))
    return str(record)


def opened(page: Page, record: str, lang: str) -> None:
    """The result of a record."""
    id = page.request.post("/api/replays", data={"record": record}).json()["id"]
    page.goto(f"/r/{id}")
    page.get_by_role("button", name=WORDS[lang]["result"]).click()


@pytest.mark.parametrize(("size", "lang"), SIZES)
@pytest.mark.parametrize(("game", "players", "options", "names"), ENDS)
def test_the_end_says_by_what_and_the_chart_marks_the_parts_of_the_game(
    visit: Visit,
    artefacts: Path,
    game: str,
    players: int,
    options: dict[str, str],
    names: list[str],
    size: str,
    lang: str,
) -> None:
    page = visit(size, lang)
    opened(page, finished(game, players, options, names), lang)
    result = page.get_by_test_id("result")
    part = r"\w+ \(\+?\d+\)"
    expect(result).to_contain_text(re.compile(part))
    against = {"en": r"points?, \d+ (more|fewer) than", "pl": r"punkt\S*, o \d+ (więcej|mniej) niż"}
    alone = {"en": "come from", "pl": "Najwięcej w kategori"}
    expect(result).to_contain_text(re.compile(against[lang] if players > 1 or options else alone[lang]))
    expect(page.get_by_test_id("chart-mark").first).to_be_attached()
    assert all(page.get_by_text(name).count() for name in names)
    page.screenshot(path=artefacts / f"end-{game}-{players}-{size}-{lang}.png", full_page=True)
    assert violations(page) == []


@pytest.fixture(scope="module")
def short() -> str:
    """A finished game of few moves."""
    return finished("architects", 1, {}, ["Jadwiga"])


@pytest.mark.parametrize(("size", "lang"), SIZES)
def test_an_analysis_goes_on_after_a_reload_and_shows_what_is_done(
    visit: Visit, short: str, artefacts: Path, size: str, lang: str
) -> None:
    page = visit(size, lang)
    opened(page, short, lang)
    page.get_by_role("button", name=WORDS[lang]["analyse"]).click()
    page.locator("progress:not([value='0'])").wait_for(timeout=PATIENCE)
    done = int(page.locator("progress").get_attribute("value") or 0)
    page.reload()
    asked: list[str] = []
    page.on("request", lambda one: asked.append(one.url) if "/analysis" in one.url else None)
    page.get_by_role("button", name=WORDS[lang]["result"]).click()
    turning = page.get_by_role("heading", name=WORDS[lang]["turning"])
    turning.wait_for(timeout=PATIENCE)
    page.screenshot(path=artefacts / f"analysis-resumed-{size}-{lang}.png", full_page=True)
    expect(page.locator("progress")).to_have_count(0, timeout=2 * PATIENCE)
    expect(turning).to_be_visible()
    assert f"start={done}" in asked[0]


@pytest.mark.parametrize(("size", "lang"), SIZES)
def test_a_turning_point_is_tried_again_at_a_new_table(
    visit: Visit, short: str, artefacts: Path, size: str, lang: str
) -> None:
    page = visit(size, lang)
    opened(page, short, lang)
    before = page.url
    page.get_by_role("button", name=WORDS[lang]["analyse"]).click()
    expect(page.get_by_role("heading", name=WORDS[lang]["turning"])).to_be_visible(timeout=2 * PATIENCE)
    expect(page.locator("progress")).to_have_count(0, timeout=2 * PATIENCE)
    point = page.locator("li").filter(has=page.locator(".change")).nth(1)
    played = point.locator(".what > span").first.inner_text()
    press(point.get_by_role("button", name=WORDS[lang]["try"]))
    page.wait_for_url("**/t/*")
    root = page.get_by_test_id("table")
    expect(root).to_have_attribute("data-ply", "0", timeout=PATIENCE)
    expect(root).to_have_attribute("data-status", "playing")
    expect(page.locator("section.prompt.mine")).to_be_visible()
    page.screenshot(path=artefacts / f"tried-{size}-{lang}.png")
    state = page.request.get(f"/api/tables/{page.url.split('/')[-1]}?lang={lang}").json()
    assert played.split(maxsplit=1)[1] in [move["text"] for move in state["moves"]]
    assert before != page.url


@pytest.mark.parametrize(("size", "lang"), SIZES)
@pytest.mark.parametrize("game", ["architects", "viscounts", "wonderful_kingdom"])
def test_a_replay_has_names_or_colours_and_nobody_is_you(
    visit: Visit, artefacts: Path, game: str, size: str, lang: str
) -> None:
    page = visit(size, lang)
    table = regnum.new(game, 2, 5)
    for _ in range(9):
        table.play(table.decisions[0].moves[0], table.decisions[0].seat)
    record = table.record
    record.names = {"blue": "Jadwiga"}
    id = page.request.post("/api/replays", data={"record": str(record)}).json()["id"]
    page.goto(f"/r/{id}")
    root = page.get_by_test_id("table")
    root.wait_for(timeout=PATIENCE)
    expect(page.get_by_text("Jadwiga").first).to_be_attached()
    expect(page.get_by_text({"en": "Red", "pl": "Czerwony"}[lang]).first).to_be_attached()
    page.screenshot(path=artefacts / f"replay-{game}-{size}-{lang}.png")
    you = {"en": r"\byou(rs?)?\b", "pl": r"\b(ty|twoja|twój|twoje)\b"}[lang]
    for told in (page.locator("header"), page.locator("main")):
        text = told.first.inner_text().replace(page.locator("section.prompt").first.inner_text(), "")
        assert re.findall(you, text, re.IGNORECASE) == []


def test_a_record_is_saved_with_names_when_one_likes(visit: Visit, short: str) -> None:
    page = visit()
    opened(page, short, "en")
    save = page.get_by_role("link", name="Save the record")
    with page.expect_download() as saved:
        save.click()
    assert "Jadwiga" not in Path(saved.value.path()).read_text(encoding="utf-8")
    page.get_by_label("with names").check()
    with page.expect_download() as saved:
        save.click()
    assert "name blue: Jadwiga\n" in Path(saved.value.path()).read_text(encoding="utf-8")
