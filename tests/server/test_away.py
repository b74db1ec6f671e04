"""While the database is away, the log has one line of it, and requests a clear answer."""

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from regnum.server import keeper, outages, problems
from regnum.server.store import Store
from tests.server.setting import in_process
from tests.server.test_problems import refused


class Notes:
    """A log that remembers."""

    def __init__(self) -> None:
        self.lines: list[tuple[str, str]] = []

    def __getattr__(self, level: str) -> Any:
        return lambda event, **_: self.lines.append((level, event))


def test_one_line_for_many_requests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The keeper of the bots, who asks by itself, says no more either."""

    async def away(self: Store, *_: object) -> None:
        raise OperationalError("SELECT", {}, ConnectionRefusedError(111, "Connection refused"))

    notes = Notes()
    monkeypatch.setattr(problems, "log", notes)
    monkeypatch.setattr(keeper, "log", notes)
    monkeypatch.setattr(outages, "log", notes)
    monkeypatch.setattr(outages, "EVERY_SECONDS", 3600.0)
    monkeypatch.setattr(outages.OUTAGE, "_noted", -3600.0)
    monkeypatch.setattr(Store, "table", away)
    monkeypatch.setattr(Store, "waiting_for_bots", away)
    with in_process(tmp_path) as house:
        for _ in range(5):
            refused(house.stranger().get("/api/tables/abc"), 503, "unavailable")
    assert notes.lines == [("warning", "database away")]
