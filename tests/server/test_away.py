"""While the database is away, the log has one line of it, and requests a clear answer."""

import json
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from regnum.server import outages
from regnum.server.outages import Outages
from regnum.server.store import Store
from tests.server.setting import in_process


def test_one_line_for_many_requests(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def away(self: Store, id: str) -> None:
        raise OperationalError("SELECT", {}, ConnectionRefusedError(111, "Connection refused"))

    outages.OUTAGES.forget()
    with in_process(tmp_path) as house:
        monkeypatch.setattr(Store, "table", away)
        for _ in range(5):
            answer = house.stranger().get("/api/tables/abc")
            assert (answer.status_code, answer.json()["code"]) == (503, "server-away")
            assert answer.headers["retry-after"] == "5"
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines() if line.startswith("{")]
    assert [line["reason"] for line in lines if line["event"] == "the database is away"] == ["Connection refused"]
    assert not any("exception" in line for line in lines)


def test_after_a_while_it_is_said_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("regnum.server.outages.time.monotonic", lambda: now)
    said: list[str] = []
    monkeypatch.setattr(outages.log, "error", lambda event, **_: said.append(event))
    noted = Outages()
    for now in (1000.0, 1030.0, 1061.0):  # noqa: B007
        assert noted.noted(ConnectionResetError()) == "database"
    assert said == ["the database is away"] * 2
    assert noted.noted(ValueError("a fault of ours")) is None
