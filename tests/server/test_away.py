"""While the database is away, the log has one line of it, and requests a clear answer."""

import json
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from regnum.server import problems
from regnum.server.store import Store
from tests.server.setting import in_process
from tests.server.test_problems import refused


def test_one_line_for_many_requests(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The keeper of the bots, who asks by itself, says no more either."""

    async def away(self: Store, *_: object) -> None:
        raise OperationalError("SELECT", {}, ConnectionRefusedError(111, "Connection refused"))

    monkeypatch.setattr(problems, "EVERY_SECONDS", 3600.0)
    monkeypatch.setattr(problems.OUTAGE, "_noted", -3600.0)
    monkeypatch.setattr(Store, "table", away)
    monkeypatch.setattr(Store, "waiting_for_bots", away)
    with in_process(tmp_path) as house:
        for _ in range(5):
            refused(house.stranger().get("/api/tables/abc"), 503, "unavailable")
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines() if line.startswith("{")]
    assert [line["level"] for line in lines if line["event"] == "database away"] == ["warning"]
    assert not any("exception" in line for line in lines)
