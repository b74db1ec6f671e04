"""What can't be done is refused with a problem document, and nothing has changed."""

import zlib
from pathlib import Path
from typing import Any

import httpx
import pytest

import regnum
from tests.server.setting import BOT, HERE, LINK, ME, House, Person, in_process

GOLDEN = Path(__file__).parents[1] / "golden"


def refused(answer: httpx.Response, status: int, code: str) -> dict[str, Any]:
    """The problem of an answer, which is one of ours and complete."""
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"].partition(";")[0] == "application/problem+json"
    problem: dict[str, Any] = answer.json()
    assert problem["status"] == status
    assert problem["code"] == code
    assert problem["title"]
    assert problem["detail"]
    assert set(problem) <= {"type", "title", "status", "detail", "code", "rule", "current"}
    return problem


def new_table(person: Person, **changes: Any) -> httpx.Response:
    """The wish for a table with something wrong in it."""
    return person.post("/api/tables", {"game": "architects", "seats": [ME, HERE], **changes})


def test_a_taken_seat_is_refused(house: House) -> None:
    ann, bob, cid = house.person(), house.person(), house.person()
    id = ann.open("architects", ME, LINK, BOT)
    bob.sit(id, 1, "Bob")
    for seat in (0, 1, 2):
        refused(cid.post(f"/api/tables/{id}/seats/{seat}", {"player": "Cid"}), 409, "seat-taken")
    refused(cid.post(f"/api/tables/{id}/seats/3", {"player": "Cid"}), 403, "not-your-seat")
    assert cid.state(id)["mine"] == []


def test_a_seat_that_is_not_mine_is_refused_everywhere(house: House) -> None:
    """Neither moves, nor undo, nor the eyes and the outlook of a seat that somebody else holds."""
    ann, bob = house.person(), house.person()
    id = ann.open("architects", ME, LINK)
    bob.sit(id, 1)
    state = ann.state(id)
    for other in (bob, house.stranger()):
        refused(other.play(id, 0, 0, state["moves"][0]["notation"]), 403, "not-your-seat")
        refused(other.undo(id, 0, 0), 403, "not-your-seat")
        refused(other.get(f"/api/tables/{id}", seat=0), 403, "not-your-seat")
        refused(other.get(f"/api/tables/{id}/at/0", seat=0), 403, "not-your-seat")
        refused(other.get(f"/api/tables/{id}/outlook", seat=0), 403, "not-your-seat")
        refused(other.get(f"/api/tables/{id}/why", seat=0, target="quarry"), 403, "not-your-seat")
    refused(house.stranger().get("/api/session/key"), 403, "not-your-seat")
    assert house.entries(id) == []


@pytest.mark.parametrize("id", ["nowhere", "x" * 24, "%00", "a%20b", "zażółć"])
def test_an_unknown_table_is_not_found(house: House, id: str) -> None:
    ann = house.person()
    for path in ("", "/record", "/reckoning", "/at/0", "/outlook?seat=0", "/why?seat=0&target=quarry"):
        refused(ann.get(f"/api/tables/{id}{path}"), 404, "no-such-table")
    refused(ann.play(id, 0, 0, "place quarry"), 404, "no-such-table")
    refused(ann.undo(id, 0, 0), 404, "no-such-table")
    refused(ann.post(f"/api/tables/{id}/seats/0", {"player": "Ann"}), 404, "no-such-table")


@pytest.mark.parametrize(("lang", "words"), [("en", "now"), ("pl", "teraz")])
def test_an_illegal_move_names_its_rule_in_the_asked_language(house: House, lang: str, words: str) -> None:
    ann = house.person()
    id = ann.open("architects", ME, HERE)
    before = ann.state(id)
    wish = {"seat": 0, "ply": 0, "move": "place quarry"}
    problem = refused(ann.post(f"/api/tables/{id}/moves", wish, lang=lang), 422, "illegal-move")
    assert problem["rule"].startswith("ARC-")
    assert words in problem["detail"].lower()
    assert ann.state(id) == before
    assert house.entries(id) == []


def test_a_move_that_does_not_exist_is_refused(house: House) -> None:
    ann = house.person()
    id = ann.open("architects", ME, HERE)
    refused(ann.play(id, 0, 0, "place pub"), 422, "illegal-move")
    assert house.entries(id) == []


def test_a_stale_move_is_refused_with_the_table_as_it_stands(house: House) -> None:
    ann = house.person()
    id = ann.open("wonderful_kingdom", ME, HERE, first="blue")
    moves = [move["notation"] for move in ann.state(id)["moves"]]
    ann.move(id, 0, moves[0])
    problem = refused(ann.play(id, 0, 0, moves[1]), 409, "stale")
    assert problem["current"] == ann.state(id, 0)
    refused(ann.play(id, 0, 99, moves[1]), 409, "stale")
    refused(ann.undo(id, 0, 0), 409, "stale")
    assert house.entries(id) == [(0, moves[0])]


@pytest.mark.parametrize("name", ["deck", "choose_boards"])
def test_an_option_of_free_text_is_refused(house: House, name: str) -> None:
    """Free text may name a file of the server."""
    problem = refused(new_table(house.person(), options={name: "/etc/passwd"}), 400, "bad-request")
    assert "passwd" not in problem["detail"]


@pytest.mark.parametrize(
    ("board", "told"),
    [
        (["ada", "ada"], "option board: only one seat can have ada"),
        (["random", "random", "ada"], "option board has 3 words for a table of 2"),
        (["random", "nobody"], "option board takes one of"),
        (["random", "hugo"], "option board: hugo needs promo_boards=yes"),
        (["random", 3], "option board takes text, not 3"),
        (7, "option board takes a word for every seat"),
        (["random"] * 10, "options"),
        ({"red": "ada"}, "options"),
    ],
)
def test_what_no_seat_can_have_is_refused_with_the_name_of_the_option(house: House, board: object, told: str) -> None:
    problem = refused(new_table(house.person(), options={"boards": "advanced", "board": board}), 400, "bad-request")
    assert told in problem["detail"]


@pytest.mark.parametrize("from_position", [False, True])
def test_a_record_that_names_a_file_is_refused_unread(house: House, tmp_path: Path, from_position: bool) -> None:
    """Whether the file is there or what it holds can't be found out with a replay."""
    file = tmp_path / "secret.toml"
    file.write_text("secret = 1")
    record = regnum.new("architects", 2, 1).record
    record.options["deck"] = str(file)
    if from_position:
        record.start = {**regnum.new("architects", 2, 1).position(), "options": {"deck": str(file)}}
    there = refused(house.person().post("/api/replays", {"record": str(record)}), 400, "bad-request")
    file.unlink()
    gone = refused(house.person().post("/api/replays", {"record": str(record)}), 400, "bad-request")
    assert there == gone
    assert "secret" not in there["detail"]


def test_a_broken_record_is_refused_with_its_line(house: House) -> None:
    text = (GOLDEN / "architects-2.record").read_text()
    for wrong in (
        "",
        "nonsense",
        text[:-30],
        text.replace("blue: ", "blue: x", 1),
        text.replace("rules: 1", "rules: 9"),
    ):
        answer = house.person().post("/api/replays", {"record": wrong})
        problem = refused(answer, 400, "bad-record" if wrong else "bad-request")
        assert wrong == "" or "line" in problem["detail"], problem


@pytest.mark.parametrize(
    "changes",
    [
        {"game": "chess"},
        {"game": None},
        {"seats": []},
        {"seats": [ME] * 6},
        {"seats": [ME] * 10},
        {"seats": [{"kind": "cat"}]},
        {"seats": [{"kind": "bot", "level": "grandmaster"}, ME]},
        {"seats": [{**ME, "owner": "x"}, HERE]},
        {"options": {"boards": "golden"}},
        {"options": {"boards": 1}},
        {"options": {"turbo": True}},
        {"options": {"promo_boards": True}},
        {"options": []},
        {"seed": 7},
        {"extra": 1},
    ],
)
def test_a_wish_that_makes_no_sense_is_refused(house: House, changes: dict[str, Any]) -> None:
    ann = house.person()
    refused(new_table(ann, **changes), 400, "bad-request")
    assert ann.get("/api/tables").json() == []


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "\t",
        "x" * 25,
        "<b>Ann</b>",
        "Ann\n",
        "Ann\x00",
        "Ann\x7f",
        "\x1b[31mAnn",
        "\u202enna",
        "Ann\u2028",
        "\x85A",
        7,
    ],
)
def test_a_name_that_would_break_the_page_is_refused(house: House, name: object) -> None:
    """Nothing empty, long, invisible, or that turns the text around it."""
    ann, bob = house.person(), house.person()
    refused(new_table(ann, seats=[{"kind": "me", "player": name}, HERE]), 400, "bad-request")
    id = ann.open("architects", ME, LINK)
    refused(bob.post(f"/api/tables/{id}/seats/1", {"player": name}), 400, "bad-request")
    assert ann.state(id)["seats"][1]["open"]


@pytest.mark.parametrize("name", ["Zażółć", "O'Neil & Söhne", "李", "  Ann  ", "👩‍👧"])
def test_any_other_name_is_taken(house: House, name: str) -> None:
    ann = house.person()
    id = ann.open("architects", {"kind": "me", "player": name}, HERE)
    assert ann.state(id)["seats"][0]["player"] == name.strip()


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"null", b'"x"', b"\xff", b'{"game": "architects"}', b"{}" * 9])
def test_a_body_that_is_not_the_promised_json_is_refused(house: House, body: bytes) -> None:
    json = {"content-type": "application/json"}
    refused(house.client.post("/api/tables", content=body, headers=json), 400, "bad-request")


def test_a_body_that_is_too_large_is_refused(house: House) -> None:
    """Both by its announced length and when it is sent in pieces."""
    big = b'{"record": "' + b"x" * 600_000 + b'"}'
    json = {"content-type": "application/json"}
    refused(house.client.post("/api/replays", content=big, headers=json), 413, "bad-request")
    refused(house.client.post("/api/replays", content=iter([big]), headers=json), 413, "bad-request")
    fits = b'{"record": "' + b"x" * 450_000 + b'"}'
    refused(house.client.post("/api/replays", content=fits, headers=json), 400, "bad-request")


def test_addresses_and_methods_that_do_not_exist_are_refused(house: House) -> None:
    refused(house.client.get("/api/nowhere"), 404, "not-found")
    refused(house.client.get("/nowhere"), 404, "not-found")
    refused(house.client.get("/api/games/chess/components"), 404, "not-found")
    refused(house.client.delete("/api/tables"), 405, "bad-request")


@pytest.mark.parametrize("query", [{"seat": "x"}, {"seat": 10}, {"seat": -1}, {"lang": "de"}])
def test_a_query_that_makes_no_sense_is_refused(house: House, query: dict[str, Any]) -> None:
    ann = house.person()
    id = ann.open("architects", ME, HERE)
    refused(ann.get(f"/api/tables/{id}", **query), 400, "bad-request")


def test_a_position_that_was_not_reached_is_refused(house: House) -> None:
    ann = house.person()
    id = ann.open("wonderful_kingdom", ME, HERE)
    refused(ann.get(f"/api/tables/{id}/at/1"), 400, "bad-request")
    refused(ann.get(f"/api/tables/{id}/at/-1"), 400, "bad-request")


def test_nobody_plays_at_a_replay(house: House) -> None:
    ann = house.person()
    record = (GOLDEN / "wonderful_kingdom-2-advisors.record").read_text()
    id = ann.post("/api/replays", {"record": record}).json()["id"]
    state = ann.state(id)
    assert (state["kind"], state["moves"], state["undo"]) == ("replay", [], False)
    refused(ann.play(id, 0, state["version"], "done"), 403, "not-your-seat")
    refused(ann.undo(id, 0, state["version"]), 403, "not-your-seat")
    refused(house.person().post(f"/api/tables/{id}/seats/0", {"player": "Bob"}), 409, "seat-taken")
    assert ann.get(f"/api/tables/{id}/record").text == record


def test_a_fault_of_the_server_tells_nothing_of_its_insides(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("secret insides")

    monkeypatch.setattr("regnum.server.handlers.game_info", broken)
    problem = refused(house.client.get("/api/games"), 500, "server-error")
    assert "insides" not in str(problem)


def record_of(*header: str, moves: int = 0, move: str = "blue: done") -> str:
    """A record that is whole as far as its frame goes, whatever stands in it."""
    lines = ["regnum record 1", "game: architects", *header, "", *[move] * moves]
    return "\n".join([*lines, f"end: {moves} moves, check {zlib.crc32(chr(10).join(lines).encode()):08x}"]) + "\n"


DEEP = "[" * 100_000 + "]" * 100_000


@pytest.mark.parametrize(
    "header",
    [
        ("rules: 1", "seats: 2", f"seed: {'9' * 5000}"),
        (f"rules: {'9' * 5000}", "seats: 2", "seed: 1"),
        ("rules: 1", f"seats: {'9' * 5000}", "seed: 1"),
        ("rules: 1", "seats: 2", 'start: {"state": ' + DEEP + "}"),
        ("rules: 1", "seats: 2", 'start: {"state": ' + "[" * 900 + "]" * 900 + "}"),
        ("rules: 1", "seats: 2", 'start: {"state": ' + "9" * 5000 + "}"),
    ],
)
def test_a_header_that_no_game_writes_is_refused(house: House, header: tuple[str, ...]) -> None:
    refused(house.person().post("/api/replays", {"record": record_of(*header)}), 400, "bad-record")


def test_a_record_with_too_many_moves_is_refused_unplayed(house: House) -> None:
    """It is short enough in bytes."""
    long = record_of("rules: 1", "seats: 2", "seed: 1", moves=5_001)
    assert "5000" in refused(house.person().post("/api/replays", {"record": long}), 400, "bad-record")["detail"]


@pytest.mark.parametrize(
    "body",
    [
        DEEP.encode(),
        b'{"game": "architects", "seats": [], "options": ' + DEEP.encode() + b"}",
        b'{"game": "\xff\xfe", "seats": []}',
        b'{"\xff": 1}',
    ],
)
def test_a_body_that_nobody_can_read_is_refused(house: House, body: bytes, capsys: pytest.CaptureFixture[str]) -> None:
    """Nested too deeply, or no UTF-8; nothing in the log looks like a fault of ours."""
    refused(
        house.client.post("/api/tables", content=body, headers={"content-type": "application/json"}), 400, "bad-request"
    )
    assert "Traceback" not in capsys.readouterr().out


@pytest.mark.parametrize("name", ["%00", "x" * 300, "..%2findex.html", ".hidden", "a%2fb", "%ff", ""])
def test_a_name_that_no_file_of_the_page_has_is_not_found(
    tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk is not even asked."""
    (tmp_path / "page" / "assets").mkdir(parents=True)
    (tmp_path / "page" / "assets" / "index-3f_a.js").write_text("1")
    (tmp_path / "page" / "index.html").write_text("page")
    monkeypatch.setattr("regnum.server.page.FOLDER", tmp_path / "page")
    with in_process(tmp_path) as house:
        assert house.client.get("/assets/index-3f_a.js").text == "1"
        refused(house.client.get(f"/assets/{name}"), 404, "not-found")
