"""Options for a seat: given in several ways, kept in one, and refused with the reason."""

import json
from typing import Any

import pytest

import regnum
from regnum.engine.options import SeatOption
from tests.engine.test_records import lines_of, signed

SEEDS = range(20)


def boards(game: regnum.Game) -> list[str]:
    """The board before every seat."""
    table: Any = game.position()["table"]
    return [player["board"] for player in table["players"]]


def new(players: int, seed: int = 1, **options: object) -> regnum.Game:
    return regnum.new("architects", players, seed, boards="advanced", **options)


@pytest.mark.parametrize(
    "given",
    [
        ["ada", "random", "rudolf"],
        ("ada", "random", "rudolf"),
        "ada, random, rudolf",
        "ada,,rudolf",
        " ada random\trudolf ",
        {"green": "rudolf", "blue": "ada"},
    ],
)
def test_a_word_for_every_seat_is_given_in_several_ways_and_kept_in_one(given: object) -> None:
    game = new(3, board=given)
    assert game.options["board"] == ["ada", "random", "rudolf"]
    assert game == new(3, board=["ada", "random", "rudolf"])
    assert [boards(game)[0], boards(game)[2]] == ["ada", "rudolf"]


@pytest.mark.parametrize("given", ["random", "", [], {}, "random,", ["random"]])
def test_who_is_not_named_has_the_default(given: object) -> None:
    assert new(2, board=given) == new(2)
    assert new(2).options["board"] == ["random", "random"]


def test_one_word_alone_is_for_everybody() -> None:
    option = SeatOption("pace", "slow", ("slow", "fast"))
    assert option.checked("fast", ("blue", "red")) == ["fast", "fast"]
    assert option.checked(["fast"], ("blue", "red")) == ["fast", "slow"]
    assert boards(new(1, board="ada")) == ["ada"]


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"board": ["ada"]}, "option board needs boards=advanced"),
        ({"boards": "advanced", "board": "ada, nobody"}, "option board takes one of: random, .*; not 'nobody'"),
        ({"boards": "advanced", "board": [3]}, "option board takes text, not 3"),
        ({"boards": "advanced", "board": 3}, "option board takes a word for every seat, not 3"),
        ({"boards": "advanced", "board": "ada, random, random"}, "option board has 3 words for a table of 2"),
        ({"boards": "advanced", "board": "ada, ada"}, "option board: only one seat can have ada"),
        ({"boards": "advanced", "board": "ada"}, "option board: only one seat can have ada"),
        ({"boards": "advanced", "board": {"green": "ada"}}, "option board: there is no seat 'green'; .*: blue, red"),
        ({"boards": "advanced", "board": ["random", "hugo"]}, "option board: hugo needs promo_boards=yes"),
        ({"boards": "advanced", "board": {"red": "emma"}}, "option board: emma needs extra_boards=yes"),
        ({"boards": {"red": "advanced"}}, "option boards is for the whole table, not for a seat"),
    ],
)
def test_what_no_seat_can_have_is_refused(options: dict[str, object], message: str) -> None:
    with pytest.raises(regnum.BadOption, match=message):
        regnum.new("architects", 2, 1, **options)


def test_who_chose_no_board_is_dealt_one_of_the_rest() -> None:
    """The same ones to the same seats, wherever those who chose sit."""
    for seed in SEEDS:
        dealt = boards(new(4, seed, board=["ada", "rudolf"]))[2:]
        mixed = boards(new(4, seed, board={"red": "ada", "yellow": "rudolf"}))
        assert mixed == [dealt[0], "ada", dealt[1], "rudolf"]
        assert not {"ada", "rudolf"} & set(dealt)


def test_a_position_and_a_record_have_the_words_of_the_seats() -> None:
    game = new(3, board={"red": "ada"})
    position = json.loads(json.dumps(game.position()))
    assert position["options"]["board"] == ["random", "ada", "random"]
    assert regnum.from_position(position) == game
    assert "option board: random, ada, random" in str(game.record).splitlines()
    assert regnum.load(str(game.record)) == game
    position["options"]["board"].append("rudolf")
    with pytest.raises(regnum.BadPosition, match="options: option board has 4 words for a table of 3"):
        regnum.from_position(position)


@pytest.mark.parametrize("old", ["ada hugo", "ada, hugo"])
def test_an_older_record_names_the_boards_of_the_first_seats(old: str) -> None:
    game = new(3, promo_boards=True, board=["ada", "hugo"])
    lines = [line.replace("board: ada, hugo, random", f"choose_boards: {old}") for line in lines_of(game)]
    assert f"option choose_boards: {old}" in lines
    assert regnum.load(signed(lines)) == game


def test_an_older_record_with_one_board_leaves_the_others_to_chance() -> None:
    game = new(3, board=["ada"])
    lines = [line.replace("board: ada, random, random", "choose_boards: ada") for line in lines_of(game)]
    assert regnum.load(signed(lines)) == game


def test_an_older_position_with_standard_boards_loads() -> None:
    game = regnum.new("architects", 2, 5)
    position: Any = game.position()
    del position["options"]["board"]
    position["options"]["choose_boards"] = ""
    assert regnum.from_position(position) == game


@pytest.mark.parametrize("options", [{"choose_boards": 3}, {"choose_boards": "ada", "board": "random"}])
def test_the_old_name_takes_text_and_stands_alone(options: dict[str, object]) -> None:
    with pytest.raises(regnum.BadOption, match="choose_boards is the old name of board"):
        regnum.new("architects", 2, 1, boards="advanced", **options)
