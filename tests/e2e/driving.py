"""A person at the page: clicks what glows until something has happened."""

import json
import random
import time
from collections.abc import Sequence
from contextlib import suppress

from playwright.sync_api import Locator, Page, Position, expect
from playwright.sync_api import TimeoutError as TooLate

#: A game that goes on: what is offered after its end is no part of it.
GOING_ON = "[data-testid=table]:not([data-status=over])"
#: What can be clicked to get on: glowing things on the board, and buttons on it or beside the question.
CLICKABLE = f"{GOING_ON} :is([data-act], .strip .btn, .btn.gilt):visible:not([disabled])"
#: Of these, what calls to be clicked: the rest may only open a question, such as giving a card up.
CALLING = f"{GOING_ON} :is(.legal[data-act], .act[data-act], .strip .btn, .btn.gilt):visible:not([disabled])"
CONFIRM = ".strip .yes:visible"
DIALOG = ":is(dialog[open], [role=dialog])"
INSIDE = f"{DIALOG} [data-act]:visible"
MENU = f"{DIALOG} .moves button:visible"
LIST = ".prompt .count:visible"
CURTAIN = ".curtain button"
ENDED = "[data-testid=table][data-status=over]"
PATIENCE = 30_000
#: Narrower screens are phones.
PHONE = 700
#: Where a thing can be touched: it comes into sight first, and other things may lie over a part of it.
FREE_POINT = """thing => {
    thing.scrollIntoView({block: 'nearest', inline: 'nearest'});
    const box = thing.getBoundingClientRect();
    for (const down of [0.5, 0.25, 0.75]) for (const along of [0.5, 0.12, 0.88]) {
        const [x, y] = [box.width * along, box.height * down];
        if (thing.contains(document.elementFromPoint(box.left + x, box.top + y))) return {x, y};
    }
    return null;
}"""

#: What lies over the middle of a thing.
OVER = """thing => {
    const box = thing.getBoundingClientRect();
    return document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)?.outerHTML.slice(0, 300) ?? '';
}"""

#: Notes how long pieces travel over the board, and from which anchors they start.
TRAVELS = """
window.travels = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
    if (this.matches('.travel')) {
        const [x, y] = frames[0].transform.match(/-?[\\d.]+/g).map(Number);
        const from = [...document.querySelectorAll('[data-anchor]')].filter((node) => {
            const box = node.getBoundingClientRect();
            return Math.hypot(box.left + box.width / 2 - x, box.top + box.height / 2 - y) < 1;
        });
        window.travels.push({duration: timing.duration, from: from.map((node) => node.dataset.anchor)});
    }
    return animate.call(this, frames, timing);
};
"""


class Table:
    """A table on a page."""

    def __init__(self, page: Page, id: str) -> None:
        self.page = page
        self.id = id
        self.root = page.get_by_test_id("table")

    @classmethod
    def open(cls, page: Page, game: str, seats: Sequence[str], options: object) -> "Table":
        """Open a table with the browser's own cookies; seats are `me`, `here`, `link`, or the level of a bot."""
        kinds = [
            {"kind": seat, "player": f"Player {number}"}
            if seat in ("me", "here", "link")
            else {"kind": "bot", "level": seat}
            for number, seat in enumerate(seats, 1)
        ]
        made = page.request.post("/api/tables", data=json.dumps({"game": game, "seats": kinds, "options": options}),
                                 headers={"content-type": "application/json"})  # fmt: skip
        assert made.ok, made.text()
        table = cls(page, made.json()["id"])
        page.goto(f"/t/{table.id}")
        return table

    @property
    def version(self) -> int:
        """How much has happened at the table."""
        return int(self._told("version") or -1)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._told("status") == "over"

    def _told(self, name: str) -> str | None:
        """What the table says of itself; nothing while a curtain hides it."""
        told: str | None = self.root.evaluate_all("(tables, name) => tables[0]?.dataset[name] ?? null", name)
        return told

    def wait_for_turn(self) -> bool:
        """Wait until this player can do something; False when the game is over."""
        ready = f"{CLICKABLE.replace(':visible', '')}, {CURTAIN}, {ENDED}"
        self.page.locator(ready).first.wait_for(state="attached", timeout=PATIENCE)
        return not self.over

    def click_something(self, rng: random.Random) -> None:
        """Click one glowing thing or open the list of moves, and click in what it opens."""
        self._close()
        if self.page.locator(DIALOG).count():
            things = self.page.locator(INSIDE)
        else:
            things = self.page.locator(rng.choices([CALLING, CLICKABLE, LIST], [7, 2, 1])[0])
        number = things.count()
        if number == 0:
            self.page.wait_for_timeout(20)
            return
        press(things.nth(rng.randrange(number)))
        menu = self.page.locator(MENU)
        answers = menu.count()  # asked once: a menu may close by itself
        if answers:
            press(menu.nth(rng.randrange(answers)))
        confirm = self.page.locator(CONFIRM)
        if confirm.count():
            press(confirm.first)

    def _close(self) -> None:
        """Close what was only opened to be read."""
        opened = self.page.locator(DIALOG).filter(has_not=self.page.locator("[data-act]"))
        if opened.count():
            close = opened.locator(".close")
            press(close.first) if close.count() else self.page.keyboard.press("Escape")

    def expect_the_list(self) -> None:
        """Whoever must decide can reach the list of all moves, whatever the board shows, or is asked in a dialog.

        A dialog may open, or the prompt be made anew, while one looks: then one looks again.
        """
        there = self.page.locator(f"{LIST}, {CURTAIN}, {ENDED}").first
        until = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < until:
            self._close()
            if self.page.locator(DIALOG).count() or free_point(there):
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"the list of moves can't be reached: {there.evaluate(OVER)} lies over it")

    def play(self, rng: random.Random, moves: int = 10_000) -> int:
        """Play by clicks, at most so many moves or to the end; how many were made."""
        made, idle = 0, 0
        while made < moves and self.wait_for_turn():
            curtain = self.page.locator(CURTAIN)
            if curtain.count():
                press(curtain.first)
                curtain.wait_for(state="detached", timeout=PATIENCE)
                continue
            self.expect_the_list()
            before = self.version
            self.click_something(rng)
            self.page.wait_for_timeout(30)
            moved = self.version != before
            made += moved
            idle = 0 if moved else idle + 1
            assert idle < 200, f"nothing happens: {self.page.locator('section.prompt').inner_text()}"
        return made

    def expect_version_after(self, version: int) -> None:
        """Wait until the table has moved on."""
        expect(self.root).not_to_have_attribute("data-version", str(version), timeout=PATIENCE)


def touched(page: Page) -> bool:
    """Whether the page is a phone's, where one taps."""
    return (page.viewport_size or {"width": 0})["width"] < PHONE


def free_point(thing: Locator, patience: int = 3000) -> Position | None:
    """Where a thing can be touched; None when something lies over it or it has gone."""
    with suppress(TooLate):
        found: Position | None = thing.evaluate(FREE_POINT, timeout=patience)
        return found
    return None


def press(thing: Locator) -> None:
    """Tap or click, as a person would, where the thing is free; what has gone meanwhile is left alone."""
    point = free_point(thing)
    if point is None:
        return
    act = thing.tap if touched(thing.page) else thing.click
    with suppress(TooLate):
        act(position=point, timeout=3000)
