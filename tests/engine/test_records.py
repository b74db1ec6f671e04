"""Records: readable, versioned, and strict about damage."""

import zlib

import pytest

import regnum
from regnum.engine.record import parse_record
from regnum.engine.rng import seeded
from tests.conformance.tables import play_on


def a_game(moves: int = 30) -> regnum.Game:
    game = regnum.new("architects", players=3, seed=11, boards="advanced", promo_boards=True)
    play_on(game, seeded(2), moves)
    return game


def signed(lines: list[str]) -> str:
    """Lines with a right last line, so that only the damage under test is there."""
    moves = len(lines) - 1 - lines.index("") if "" in lines else 0
    check = f"{zlib.crc32(chr(10).join(lines).encode()):08x}"
    return "\n".join([*lines, f"end: {moves} moves, check {check}"]) + "\n"


def lines_of(game: regnum.Game) -> list[str]:
    return str(game.record).splitlines()[:-1]


def test_a_record_is_readable() -> None:
    text = str(a_game(3).record).splitlines()
    assert text[:6] == [
        "regnum record 1",
        "game: architects",
        "rules: 1",
        "seats: 3",
        f"cards: {a_game(3).cards_digest}",
        "seed: 11",
    ]
    assert "option boards: advanced" in text
    assert text[-1].startswith("end: 3 moves, check ")
    assert text[-2].split(": ")[0] in ("blue", "red", "green")


def test_a_record_loads_to_the_same_game_and_record() -> None:
    game = a_game()
    assert regnum.load(str(game.record)) == game
    assert regnum.load(game.record).record == game.record
    assert regnum.load(str(game.record).replace("\n", "\r\n")) == game


def test_a_game_from_a_position_has_a_record_too() -> None:
    game = regnum.from_position(a_game().position())
    play_on(game, seeded(5), 20)
    text = str(game.record)
    assert "\nstart: {" in text
    assert regnum.load(text) == game


def test_every_truncation_is_noticed() -> None:
    text = str(a_game(8).record)
    for length in range(len(text) - 1):
        with pytest.raises(regnum.BadRecord):
            regnum.load(text[:length])


def test_a_changed_letter_is_noticed() -> None:
    text = str(a_game(8).record)
    for place in range(0, len(text) - 1, 7):
        if text[place] != "\n":
            with pytest.raises(regnum.BadRecord):
                regnum.load(text[:place] + "~" + text[place + 1 :])


@pytest.mark.parametrize(
    ("line", "new", "number", "message"),
    [
        (0, "regnum record 9", 1, "format 9"),
        (0, '[Event "x"]', 1, "not a record"),
        (1, "game: chess", 2, "chess"),
        (2, "rules: 99", 3, "needs version 99 of the rules of architects; this is version 1"),
        (2, "rules: one", 3, "whole number"),
        (3, "seats: 9", 4, "1 to 5 players"),
        (5, "sed: 11", 6, "'sed'"),
        (4, "nonsense", 5, "name: value"),
        (6, "option boards: golden", 4, "standard, advanced"),
    ],
)
def test_a_damaged_header_names_line_and_reason(line: int, new: str, number: int, message: str) -> None:
    lines = lines_of(a_game(5))
    lines[line] = new
    with pytest.raises(regnum.BadRecord, match=message) as error:
        regnum.load(signed(lines))
    if line < 4:
        assert error.value.line == number


@pytest.mark.parametrize(
    ("new", "message"),
    [
        ("blue: place moon", "no move is written"),
        ("blue: place quarry", "not legal now"),
        ("pink: keep well", "no seat 'pink'"),
        ("yellow: keep well", "no seat 'yellow'"),
        ("gibberish", "seat: move"),
    ],
)
def test_a_damaged_move_names_its_line(new: str, message: str) -> None:
    lines = lines_of(a_game(5))
    first = lines.index("") + 1
    lines[first + 1] = new
    with pytest.raises(regnum.BadRecord, match=message) as error:
        regnum.load(signed(lines))
    assert error.value.line == first + 2


def test_a_redacted_record_can_be_read_but_not_played() -> None:
    with pytest.raises(regnum.BadRecord, match="one seat's view"):
        regnum.load(str(a_game(5).record_for(0)))


@pytest.mark.parametrize("text", ["", "\n", "PK\x03\x04", "{}", "regnum record 1"])
def test_foreign_files_are_refused(text: str) -> None:
    with pytest.raises(regnum.BadRecord):
        regnum.load(text)


@pytest.mark.parametrize("record", [None, 3, b"regnum record 1", ["regnum record 1"]])
def test_what_is_no_text_is_no_record(record: object) -> None:
    with pytest.raises(regnum.BadRecord, match="a record is a text"):
        regnum.load(record)  # type: ignore[arg-type]


def test_a_record_may_tell_what_players_are_called_and_is_the_same_game_without() -> None:
    game = a_game(3)
    named = game.record
    named.names = {"blue": "Jadwiga, Hedwig: queen", "green": "Otto"}
    lines = str(named).splitlines()
    at = lines.index("name blue: Jadwiga, Hedwig: queen")
    assert lines[at + 1 : at + 3] == ["name green: Otto", ""]
    assert parse_record(str(named)).names == named.names
    assert regnum.load(str(named)) == game
    assert "name" not in str(regnum.load(str(named)).record)


def test_a_name_for_a_seat_that_nobody_has_is_refused() -> None:
    lines = lines_of(a_game(3))
    lines.insert(lines.index(""), "name purple: Otto")
    with pytest.raises(regnum.BadRecord, match="no seat 'purple'"):
        regnum.load(signed(lines))
