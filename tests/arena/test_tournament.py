"""Who may enter, and that the luck of deals and seats falls on everybody alike."""

import math
from collections import Counter
from typing import Any

import msgspec
import pytest

from regnum.arena import new_tournament
from regnum.arena.formats import round_robin
from regnum.arena.tournament import Tournament, seatings
from regnum.bots.base import bot_seed
from regnum.engine.errors import RegnumError
from tests.arena.made import a_tournament


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_bot_sits_equally_often_on_every_seat(players: int) -> None:
    tables = seatings(("a", "b"), a_tournament(players=players))
    assert len(set(tables)) == len(tables)
    for seat in range(players):
        assert len(set(Counter(table[seat] for table in tables).values())) == 1
    for table in tables:
        assert min(Counter(table).values()) == 1
        assert len(Counter(table)) == 2


def test_alone_everybody_runs_the_same_race() -> None:
    assert seatings(("a", "b", "c"), a_tournament(players=1)) == [("a", "b", "c")]


def test_a_round_robin_plays_every_deal_with_all_pairs_in_all_seatings() -> None:
    games = round_robin(a_tournament("a", "b", "c", games=5, seed=40))
    assert [game.number for game in games] == list(range(18))
    assert Counter(game.seed for game in games) == {40: 6, 41: 6, 42: 6}
    assert {game.bots for game in games if game.seed == 41} == {
        (one, other) for one in "abc" for other in "abc" if one != other
    }


def test_a_longer_tournament_begins_with_the_same_games() -> None:
    short, long = (round_robin(a_tournament("a", "b", "c", games=games)) for games in (4, 40))
    assert long[: len(short)] == short


def test_the_chance_of_bots_is_that_of_all_published_results() -> None:
    assert [bot_seed(5, seat) for seat in range(3)] == [0x501, 0x502, 0x503]


def test_a_search_enters_with_a_budget_of_its_own() -> None:
    assert new_tournament("architects", ["search:9", "search:800ms"]).bots == ("search:9", "search:800ms")


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        ({"bots": ["greedy"]}, "at least two bots"),
        ({"bots": ["greedy", "genius"]}, "no bot is called 'genius'"),
        ({"bots": ["greedy", "search:9s"]}, "no bot is called 'search:9s'"),
        ({"bots": ["greedy", "greedy"]}, "can't meet itself"),
        ({"bots": ["greedy", "program:"]}, "needs a command"),
        ({"bots": ["greedy", "program:no-such-program --level 3"]}, "there is no program 'no-such-program'"),
        ({"bots": ["greedy", "program:python3 'half"]}, "can't be read"),
        ({"bots": ["greedy", "greedy=program:python3 x.py"]}, "can't meet itself"),
        ({"players": 9}, "1 to 5 players"),
        ({"games": 0}, "at least one game"),
        ({"seed": -1}, "the seed of a tournament"),
        ({"seed": 2**62}, "the seed of a tournament"),
        ({"format": "swiss"}, "round-robin, ladder"),
        *[({"seconds": seconds}, "time to think") for seconds in (0.0, -1.0, math.inf, math.nan)],
        ({"boards": "round"}, "option boards"),
    ],
)
def test_what_can_not_be_played_is_refused_with_a_reason(settings: dict[str, Any], told: str) -> None:
    with pytest.raises(RegnumError, match=told):
        new_tournament("architects", **{"bots": ["greedy", "random"]} | settings)


def test_the_options_of_seats_belong_to_the_tournament() -> None:
    tournament = new_tournament("architects", ["greedy", "random"], players=3, boards="advanced", board={"red": "ada"})
    assert tournament.options["board"] == ["random", "ada", "random"]
    again = msgspec.json.decode(msgspec.json.encode(tournament), type=Tournament)
    assert again == tournament
