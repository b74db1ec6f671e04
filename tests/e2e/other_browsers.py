"""Firefox and WebKit, each by the protocol that Debian's package of it speaks, without a driver between.

Firefox listens for WebDriver BiDi itself; its classic driver is no package of Debian's. WebKit's driver speaks classic
WebDriver. Of either a test needs four things: go somewhere, run a function on the page, click, take a picture.
"""

import base64
import json
import os
import re
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Protocol

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.e2e.driving import PATIENCE

WIDTH, HEIGHT = 1440, 900
#: How long a browser may think over one question, in seconds.
SECONDS = PATIENCE / 1000


class Driven(Protocol):
    """A browser with one page."""

    def go(self, address: str) -> None:
        """Open an address and wait until it has loaded."""

    def run(self, function: str, *given: Any) -> Any:
        """What a function in JavaScript answers on the page; it may be asynchronous."""

    def click(self, x: float, y: float) -> None:
        """Click somewhere with the mouse."""

    def picture(self) -> bytes:
        """A picture of the page, as PNG."""


def _clicking(x: float, y: float) -> list[dict[str, Any]]:
    """The actions of a click, which both protocols write alike."""
    moves = [{"type": "pointerMove", "x": round(x), "y": round(y)}]
    presses = [{"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp")]
    return [{"type": "pointer", "id": "mouse", "actions": [*moves, *presses]}]


class Firefox:
    """Firefox by WebDriver BiDi: numbered calls and their answers over one WebSocket."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self._calls = 0
        self._call("session.new", capabilities={})
        self._page: str = self._call("browsingContext.getTree")["contexts"][0]["context"]
        self._call("browsingContext.setViewport", context=self._page, viewport={"width": WIDTH, "height": HEIGHT})

    def go(self, address: str) -> None:
        self._call("browsingContext.navigate", context=self._page, url=address, wait="complete")

    def run(self, function: str, *given: Any) -> Any:
        source = f"Promise.resolve(({function})(...{json.dumps(given)})).then((it) => JSON.stringify(it ?? null))"
        done = self._call("script.evaluate", expression=source, target={"context": self._page}, awaitPromise=True)
        assert done["type"] == "success", done["exceptionDetails"]["text"]
        return json.loads(done["result"]["value"])

    def click(self, x: float, y: float) -> None:
        self._call("input.performActions", context=self._page, actions=_clicking(x, y))

    def picture(self) -> bytes:
        return base64.b64decode(self._call("browsingContext.captureScreenshot", context=self._page)["data"])

    def close(self) -> None:
        """Close the window, and so the program."""
        self._call("browser.close")

    def _call(self, method: str, **params: Any) -> dict[str, Any]:
        self._calls += 1
        self._connection.send(json.dumps({"id": self._calls, "method": method, "params": params}))
        while True:
            answer = json.loads(self._connection.recv(timeout=SECONDS))
            if answer.get("id") == self._calls:
                assert answer["type"] == "success", f"{method}: {answer}"
                result: dict[str, Any] = answer["result"]
                return result


class WebKit:
    """WebKit by classic WebDriver: a request for each call."""

    def __init__(self, client: httpx.Client) -> None:
        self._client = client
        self._session = ""
        self._session = f"/{self._post('', capabilities={})['sessionId']}"
        self._post("window/rect", x=0, y=0, width=WIDTH, height=HEIGHT)

    def go(self, address: str) -> None:
        self._post("url", url=address)

    def run(self, function: str, *given: Any) -> Any:
        source = f"""const [given, done] = arguments;
            Promise.resolve(({function})(...given)).then((it) => done([it ?? null]), (error) => done(String(error)))"""
        answer = self._post("execute/async", script=source, args=[given])
        assert isinstance(answer, list), answer
        return answer[0]

    def click(self, x: float, y: float) -> None:
        self._post("actions", actions=_clicking(x, y))

    def picture(self) -> bytes:
        return base64.b64decode(self._call("GET", "screenshot"))

    def close(self) -> None:
        """End the session, and so the window."""
        self._call("DELETE", "")

    def _post(self, path: str, **params: Any) -> Any:
        return self._call("POST", path, params)

    def _call(self, verb: str, path: str, params: object = None) -> Any:
        address = f"/session{self._session}/{path}".rstrip("/")
        answer = self._client.request(verb, address, json=params)
        assert answer.is_success, f"{verb} {path}: {answer.text}"
        return answer.json()["value"]


@contextmanager
def firefox(folder: Path) -> Iterator[Driven]:
    """Firefox without a window, with an empty profile."""
    command = ["firefox-esr", "--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port=0"]
    log = folder / "log"
    with log.open("wb") as out, running(command, stdout=out, stderr=out):
        for _ in range(300):
            if listening := re.search(r"listening on (ws://\S+)", log.read_text()):
                break
            time.sleep(0.1)
        assert listening, log.read_text()
        with connect(f"{listening[1]}/session", max_size=None) as connection:
            browser = Firefox(connection)
            yield browser
            browser.close()


@contextmanager
def webkit(folder: Path) -> Iterator[Driven]:
    """WebKit's small browser, on a screen that nobody sees."""
    ours, theirs = os.pipe()
    screen = ["Xvfb", "-displayfd", str(theirs), "-screen", "0", f"{WIDTH + 60}x{HEIGHT + 60}x24", "-nolisten", "tcp"]
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    driver = ["WebKitWebDriver", "--host=127.0.0.1", f"--port={port}"]
    with (folder / "log").open("wb") as log, running(screen, stderr=log, pass_fds=[theirs]):
        seen = os.environ | {"DISPLAY": f":{os.read(ours, 20).decode().strip()}", "HOME": str(folder)}
        with (
            running(driver, env=seen, stdout=log, stderr=log),
            httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=SECONDS) as client,
        ):
            for _ in range(100):
                with suppress(httpx.HTTPError):
                    client.get("/status")
                    break
                time.sleep(0.1)
            browser = WebKit(client)
            yield browser
            browser.close()


@contextmanager
def running(command: list[str], **how: Any) -> Iterator[None]:
    """A program, for as long as it is needed."""
    program = subprocess.Popen(command, **how)
    try:
        yield
    finally:
        program.terminate()
        program.wait(15)
