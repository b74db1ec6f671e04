"""A real server and a real browser."""

import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.e2e.driving import PHONE, Table

ROOT = Path(__file__).parents[2]
SIZES = {"desktop": (1440, 900), "phone": (390, 844), "small": (360, 740), "zoomed": (320, 256), "sideways": (667, 375)}
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
#: Programs that the server offers: the example of the manual, and one that answers nonsense.
PROGRAMS = [
    *("--bot", f"Ada=program:{sys.executable} {ROOT / 'examples' / 'outside_bot.py'}"),
    *("--bot", f"Babbler=program:{sys.executable} -c \"print('bla')\""),
]

#: Makes a page of a size, in a language: `visit("phone", "pl")`.
Visit = Callable[..., Page]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with an empty database."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    folder = tmp_path_factory.mktemp("server")
    command = [sys.executable, "-m", "regnum", "serve", "--port", str(port), "--database", str(folder / "t.sqlite")]
    limits = ["--rate-limit", "0", "--table-limit", "0", "--day-limit", "0"]
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen([*command, *limits, *PROGRAMS], stdout=log, stderr=log)
    address = f"http://127.0.0.1:{port}"
    for _ in range(300):
        with suppress(httpx.HTTPError):
            if httpx.get(f"{address}/healthz").status_code == 200:
                break
        time.sleep(0.1)
    yield address
    process.terminate()
    process.wait(15)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's Chromium."""
    program = shutil.which("chromium")
    if program is None:
        pytest.skip("Chromium is not installed; on Debian: apt-get install chromium")
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield started
        started.close()


@pytest.fixture(scope="session")
def artefacts() -> Path:
    """Where screenshots are left."""
    folder = Path(os.environ.get("REGNUM_ARTEFACTS", ROOT / "artefacts"))
    folder.mkdir(parents=True, exist_ok=True)
    return folder


@pytest.fixture
def visit(browser: Browser, server: str) -> Iterator[Visit]:
    """New visitors, each with cookies of their own. Errors in the console and requests elsewhere fail the test."""
    contexts: list[BrowserContext] = []
    troubles: list[str] = []

    def come(
        size: str = "desktop", lang: str = "en", dark: bool = False, calm: bool = True, forced: bool = False
    ) -> Page:
        width, height = SIZES[size]
        context = browser.new_context(
            base_url=server,
            viewport={"width": width, "height": height},
            locale="pl-PL" if lang == "pl" else "en-GB",
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if calm else "no-preference",
            forced_colors="active" if forced else "none",
            has_touch=width < PHONE,
            is_mobile=width < PHONE,
        )
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: troubles.append(f"error: {error}"))
        page.on("console", lambda said: troubles.append(said.text) if said.type == "error" else None)
        page.on("request", lambda asked: None if _ours(asked.url, server) else troubles.append(f"asked {asked.url}"))
        return page

    yield come
    for context in contexts:
        context.close()
    expected = ("400", "409", "404", "WebSocket is closed", "ERR_INTERNET_DISCONNECTED")
    assert [trouble for trouble in troubles if not any(word in trouble for word in expected)] == []


def _ours(url: str, server: str) -> bool:
    return url.startswith((server, server.replace("http", "ws"), "data:", "blob:"))


@pytest.fixture
def table(server: str) -> Callable[..., Table]:
    """Tables opened through the API in a visitor's name, to begin where a test wants to begin."""

    def open_table(page: Page, game: str, *seats: str, **options: object) -> Table:
        return Table.open(page, game, seats, options)

    return open_table
