"""What one sees when the table of this machine starts: its address, and no log unless one asks for it."""

import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from contextlib import suppress
from pathlib import Path

import pytest

#: In seconds.
PATIENCE = 60


def started(folder: Path, lang: str, *arguments: str) -> str:
    """What a table says that starts, is asked for once, and is ended."""
    env = os.environ | {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "LANG": lang, "LANGUAGE": "", "LC_ALL": lang}
    command = [sys.executable, "-m", "regnum", "--no-browser", *arguments]
    said = folder / "said"
    with said.open("wb") as file, subprocess.Popen(command, env=env, stdout=file, stderr=file) as table:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and not answers(said.read_text()):
            time.sleep(0.2)
        time.sleep(0.5)
        table.send_signal(signal.SIGINT)
        table.wait(PATIENCE)
    return said.read_text()


def answers(said: str) -> bool:
    """Whether a page answers at the address that was told."""
    address = re.search(r"http://\S+", said)
    with suppress(OSError):
        return bool(address and urllib.request.urlopen(f"{address[0]}livez", timeout=5).status == 200)
    return False


@pytest.mark.parametrize(("lang", "ends"), [("en_GB.UTF-8", "Ctrl+C ends it."), ("pl_PL.UTF-8", "Ctrl+C kończy.")])
def test_the_address_stands_in_a_frame_and_the_log_in_a_file(tmp_path: Path, lang: str, ends: str) -> None:
    said = started(tmp_path, lang)
    framed = re.sub(r"[│╭╮╰╯─\s]", "", said)
    assert re.match(r"Regnumhttp://127\.0\.0\.1:\d+/", framed), said
    assert ends.replace(" ", "") in framed
    assert "worker started" not in said
    log = tmp_path / "regnum" / "table.log"
    assert str(log) in said
    assert "worker started" in log.read_text()


def test_who_asks_for_the_log_sees_it(tmp_path: Path) -> None:
    said = started(tmp_path, "en_GB.UTF-8", "--verbose")
    assert "worker started" in said
    assert "table.log" not in said
