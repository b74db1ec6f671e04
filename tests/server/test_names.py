"""Names: who gives none is called by the colour, in the reader's language."""

from pathlib import Path

import regnum
from tests.server.setting import BOT, in_process


def test_a_seat_without_a_name_is_called_by_its_colour(tmp_path: Path) -> None:
    with in_process(tmp_path) as house:
        host = house.person()
        table = host.open("architects", {"kind": "me"}, {"kind": "link"}, BOT)
        sat = house.person().post(f"/api/tables/{table}/seats/1", {})
        assert sat.status_code == 200
        for lang in ("en", "pl"):
            seats = host.state(table, lang=lang)["seats"]
            assert [seat["player"] == seat["title"] for seat in seats] == [True, True, False]
            line = host.get("/api/tables", lang=lang).json()[0]
            assert line["players"] == [seat["player"] for seat in seats]
        assert host.state(table, lang="en")["seats"][1]["player"] == "Red"
        assert host.state(table, lang="pl")["seats"][1]["player"] == "Czerwony"


def test_a_record_has_no_names_but_the_colours(tmp_path: Path) -> None:
    with in_process(tmp_path) as house:
        host = house.person()
        table = host.open("architects", {"kind": "me"}, {"kind": "here"})
        record = host.get(f"/api/tables/{table}/record").text
        assert "redacted" in record
        shown = host.post("/api/replays", {"record": str(regnum.new("architects", 2, 1).record)}).json()["id"]
        assert [seat["player"] for seat in host.state(shown, lang="pl")["seats"]] == ["Niebieski", "Czerwony"]
