"""Bots know their partners and what they have to beat; so do hints and analyses."""

import pytest

from regnum.bots import make_bot
from regnum.bots.advice import advise, analyse, result_of, turning_points
from regnum.bots.search import Budget, SearchBot
from regnum.bots.worth import appeal, likely_points, worths
from regnum.engine.game import Game
from tests.siege.game import SIEGE
from tests.siege.setting import PartnersAsRivals, RivalForgotten, played, result, siege, won
from tests.siege.table import Siege


def table(players: int, rival: str, stores: list[int], plunder: int = 0, guard: int = 0) -> Game:
    """The beginning of a game with these points."""
    game = siege(players, rival)
    assert isinstance(game.state, Siege)
    game.state.stores, game.state.plunder, game.state.guard = stores, plunder, guard
    return game


def chances(game: Game, seat: int = 0) -> list[float]:
    return worths(game.type, game.state, likely_points(game.type, game.state, seat))


def test_a_partners_points_look_as_good_as_the_own() -> None:
    for seat in (0, 1):
        looks = [appeal(SIEGE, table(2, "horde", stores).state, seat) for stores in ([9, 0], [0, 9], [0, 0])]
        assert looks[0] == looks[1] == looks[2] + 9


def test_what_a_rival_takes_looks_bad_and_another_seats_points_do_where_it_is_ahead_of_him() -> None:
    alone = [appeal(SIEGE, table(1, "baron", [9], plunder).state, 0) for plunder in (0, 5)]
    assert alone[0] == alone[1] + 5
    among = [appeal(SIEGE, table(2, "baron", [0, other]).state, 0) for other in (0, 1, 90)]
    assert among[0] == among[1] > among[2]


def test_partners_have_one_chance_and_more_points_for_any_of_them_raise_it() -> None:
    low, high = chances(table(3, "horde", [0, 0, 0])), chances(table(3, "horde", [0, 8, 0]))
    assert len(set(low)) == len(set(high)) == 1
    assert low[0] < high[0]
    assert chances(table(3, "horde", [0, 0, 0]), 0) == chances(table(3, "horde", [0, 0, 0]), 2)


def test_alone_the_chance_is_that_of_beating_the_rival() -> None:
    begun = table(1, "baron", [0])
    ahead = round(begun.type.forecast(begun.state, 0) - begun.type.opposition(begun.state)[0])
    assert chances(table(1, "baron", [9], plunder=9 + ahead))[0] == pytest.approx(0.5, abs=0.05)
    assert chances(table(1, "baron", [9], plunder=9 + ahead + 12))[0] < 0.1


def test_of_several_with_a_rival_all_have_less_than_the_whole() -> None:
    shared = chances(table(2, "baron", [4, 4]))
    assert shared[0] == pytest.approx(shared[1], abs=0.2)
    assert sum(shared) < 0.9


def test_a_finished_game_is_worth_what_was_won() -> None:
    assert result_of(result(30, 2)) == [1.0, 1.0]
    assert result_of(result(1, 2)) == [0.0, 0.0]
    assert result_of(result(9, rival="baron", plunder=8)) == [1.0]
    assert result_of(result(9, rival="baron", plunder=9)) == [0.0]
    assert result_of(result(9, 9, rival="baron", plunder=8)) == [0.5, 0.5]
    assert 0.9 < chances(result(30, 2))[0] <= 1
    assert 0 <= chances(result(90, 90, plunder=24))[0] <= 0.1  # the wall has fallen, though the points look good


def test_the_points_of_a_hint_are_those_of_all_partners() -> None:
    game = table(2, "horde", [40, 50])
    assert all(one.points > 90 for one in advise(game, 0, Budget(walks=20)))
    assert all(one.points < 75 for one in advise(table(2, "baron", [40, 50]), 0, Budget(walks=20)))


def test_partners_lend_and_rivals_do_not() -> None:
    """Lending brings two points more, to another; guarding is safe enough here."""
    horde, baron = table(2, "horde", [20, 20], guard=12), table(2, "baron", [20, 20], guard=12)
    budget = Budget(walks=150)
    assert horde.catalogue.notations[SearchBot(1, budget).choose(horde, 0)].startswith("lend")
    assert not baron.catalogue.notations[SearchBot(1, budget).choose(baron, 0)].startswith("lend")
    assert horde.catalogue.notations[make_bot("greedy", 1).choose(horde, 0)].startswith("lend")


def test_an_analysis_has_one_course_for_all_partners_and_ends_with_the_result() -> None:
    game = played(2, "horde", 3, "store")
    judged = list(analyse(game, Budget(walks=15)))
    assert len(judged) == len(game.moves) == 8  # the wall falls in the fourth round
    assert all(one.chances[0] == pytest.approx(one.chances[1]) for one in judged)
    assert judged[-1].chances[0] < 0.2
    assert result_of(game) == [0.0, 0.0]
    turns = turning_points(judged, result_of(game), 6)
    assert turns
    assert all(change == pytest.approx(-turns[0][1] if change * turns[0][1] < 0 else change) for _, change in turns)


@pytest.mark.parametrize("bot", ["greedy", "search:20"])
def test_bots_beat_chance_together_and_alone(bot: str) -> None:
    for players, rival in ((2, "horde"), (1, "baron")):
        wins = dict.fromkeys(("random", bot), 0)
        for name in wins:
            for seed in range(20):
                game = siege(players, rival, seed)
                bots = [make_bot(name, seed << 2 | seat) for seat in range(players)]
                while not game.over:
                    seat = game.decision.seat
                    game.play(bots[seat].choose(game, seat), seat)
                wins[name] += bool(game.scores.winners)
        assert wins[bot] >= wins["random"] + 6, (rival, wins)


def test_the_search_plays_better_than_by_taking_partners_for_rivals() -> None:
    assert won(2, "horde", 12, 20) >= won(2, "horde", 12, 20, PartnersAsRivals()) + 4


def test_the_search_plays_better_than_by_a_fair_score() -> None:
    assert won(1, "baron", 40, 20) >= won(1, "baron", 40, 20, RivalForgotten()) + 4
