"""A person at the page: clicks what glows until something has happened."""

import json
import random
from collections.abc import Sequence
from contextlib import suppress

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

#: What can be clicked to get on: glowing things on the board, and buttons on it or beside the question.
CLICKABLE = "[data-testid=table] :is([data-act], .strip .btn, .btn.gilt):visible:not([disabled])"
#: Of these, what calls to be clicked: the rest may only open a question, such as giving a card up.
CALLING = "[data-testid=table] :is(.legal[data-act], .act[data-act], .strip .btn, .btn.gilt):visible:not([disabled])"
CONFIRM = ".strip .yes:visible"
DIALOG = ":is(dialog[open], [role=dialog])"
MENU = f"{DIALOG} .moves button:visible"
CURTAIN = ".curtain button"
PATIENCE = 30_000


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
        return int(self._told("data-version") or -1)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._told("data-status") == "over"

    def _told(self, name: str) -> str | None:
        """What the table says of itself; nothing while a curtain hides it."""
        return self.root.get_attribute(name) if self.root.count() else None

    def wait_for_turn(self) -> bool:
        """Wait until this player can do something; False when the game is over."""
        ready = f"{CLICKABLE.replace(':visible', '')}, {CURTAIN}, [data-testid=table][data-status=over]"
        self.page.locator(ready).first.wait_for(state="attached", timeout=PATIENCE)
        return not self.over

    def click_something(self, rng: random.Random) -> None:
        """Click one glowing thing, and what it opens."""
        if self.page.locator(DIALOG).count():
            self.page.keyboard.press("Escape")
        things = self.page.locator(CALLING if rng.random() < 0.8 else CLICKABLE)
        number = things.count()
        if number == 0:
            self.page.wait_for_timeout(20)
            return
        press(things.nth(rng.randrange(number)))
        menu = self.page.locator(MENU)
        if menu.count():
            press(menu.nth(rng.randrange(menu.count())))
        confirm = self.page.locator(CONFIRM)
        if confirm.count():
            press(confirm.first)

    def play(self, rng: random.Random, moves: int = 10_000) -> int:
        """Play by clicks, at most so many moves or to the end; how many were made."""
        made, idle = 0, 0
        while made < moves and self.wait_for_turn():
            curtain = self.page.locator(CURTAIN)
            if curtain.count():
                press(curtain.first)
                curtain.wait_for(state="detached", timeout=PATIENCE)
                continue
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


def press(thing: Locator) -> None:
    """Click, as a person would; what has gone meanwhile is left alone."""
    with suppress(TooLate):
        thing.click(timeout=3000)
