"""Hints and analyses."""

from statistics import fmean

import pytest

import regnum
from regnum.bots import make_bot
from regnum.bots.advice import Judged, advise, analyse, candidates, result_of, turning_points
from regnum.bots.search import Budget
from regnum.bots.tree import Thoughts
from regnum.bots.worth import shares

BUDGET = Budget(walks=6)


def _played(name: str, players: int, decisions: int, bot: str = "greedy") -> regnum.Game:
    game = regnum.new(name, players, 4)
    player = make_bot(bot, 2)
    while not game.over and len(game.moves) < decisions:
        game.play(player.choose(game, game.decision.seat), game.decision.seat)
    return game


@pytest.mark.parametrize(("name", "players"), [("architects", 1), ("architects", 3), ("wonderful_kingdom", 2)])
def test_a_hint_names_legal_moves_the_best_first(name: str, players: int) -> None:
    game = _played(name, players, 12)
    seat = game.decision.seat
    found = advise(game, seat, Budget(walks=20))
    assert {one.move for one in found} <= set(game.decision.moves)
    assert found[0].share == max(one.share for one in found)
    assert all(0 <= one.chance <= 1 and 0 < one.share <= 1 for one in found)


@pytest.mark.parametrize(("name", "players"), [("architects", 1), ("architects", 3), ("wonderful_kingdom", 2)])
def test_points_are_forecast_as_games_end(name: str, players: int) -> None:
    whole = _played(name, players, 10_000)
    assert whole.over
    errors = []
    for ply in range(len(whole.moves) // 2, len(whole.moves), 5):
        earlier = whole.at(ply)
        errors += [whole.scores.totals[seat] - whole.type.forecast(earlier.state, seat) for seat in range(players)]
    assert abs(fmean(errors)) < 10
    assert max(map(abs, errors)) < 30


def test_the_points_of_an_ended_game_are_those_it_has() -> None:
    whole = _played("architects", 1, 10_000)
    last = whole.at(len(whole.moves) - 1)
    played = whole.moves[-1][1]
    found = {one.move: one.points for one in advise(last, 0, Budget(walks=20))}
    assert found[played] == whole.scores.totals[0]


def test_a_hint_does_not_depend_on_what_the_seat_cannot_see() -> None:
    game = _played("architects", 3, 30)
    seat = game.decision.seat
    hints = [advise(game.determinize(seat, seed), seat, BUDGET, 3) for seed in range(2)]
    assert hints[0] == hints[1]


def test_a_hint_tells_what_will_likely_follow() -> None:
    game = _played("architects", 2, 12)
    seat = game.decision.seat
    best = advise(game, seat, Budget(walks=120))[0]
    assert best.line
    game.play(best.move, seat)
    mover, move = best.line[0]
    assert mover == game.decision.seat
    assert move in game.decision.moves


def test_what_follows_is_told_up_to_the_first_secret_move() -> None:
    thoughts = Thoughts(9, {1: 9}, {1: 4.5}, {1: 90.0}, [4.5, 4.5], {1: [(1, 5), (0, 6), (1, 7)]})
    assert candidates(thoughts, [1], frozenset({6}))[0].line == [(1, 5)]
    assert candidates(thoughts, [1], frozenset())[0].line == [(1, 5), (0, 6), (1, 7)]


@pytest.mark.parametrize(("name", "players"), [("architects", 3), ("wonderful_kingdom", 2)])
def test_an_analysis_can_be_cut_in_pieces(name: str, players: int) -> None:
    game = _played(name, players, 16)
    whole = list(analyse(game, BUDGET))
    assert [one.ply for one in whole] == list(range(16))
    assert whole == [*analyse(game, BUDGET, 0, 7), *analyse(game, BUDGET, 7, 16)]
    assert [(one.seat, one.played) for one in whole] == game.moves
    for one in whole:
        assert sum(one.chances) == pytest.approx(1)


def test_while_a_simultaneous_step_is_open_the_chances_stay() -> None:
    game = _played("architects", 2, 2)
    assert game.at(1).state.lanes, "the draft is answered by both at once"
    first, second = analyse(game, BUDGET)
    assert first.chances == second.chances


def test_chances_in_a_simultaneous_step_are_on_the_scale_of_those_after_it() -> None:
    judged = list(analyse(_played("architects", 1, 5), Budget(walks=40)))
    draft, turns = [one for one in judged if one.step], [one for one in judged if not one.step]
    assert len(draft) == 3
    assert len({one.step for one in draft}) == 3
    assert abs(draft[-1].chances[0] - turns[0].chances[0]) < 0.3


def test_a_hint_in_a_simultaneous_step_expects_what_it_comes_to() -> None:
    game = regnum.new("architects", 1, 4)
    assert game.state.lanes
    before = advise(game, 0, Budget(walks=40))[0]
    while game.state.lanes:
        game.play(game.decision.moves[0])
    after = advise(game, 0, Budget(walks=40))[0]
    assert after.points == pytest.approx(before.points, rel=0.25)


def test_alone_the_points_are_the_result() -> None:
    results = []
    for bot in ("random", "greedy"):
        game = _played("architects", 1, 10_000, bot)
        assert game.over
        results.append((game.scores.totals[0], result_of(game)[0]))
    assert results[0][0] < results[1][0]
    assert 0 < results[0][1] < results[1][1] < 1


def test_the_result_is_shared_by_those_who_won() -> None:
    game = _played("architects", 3, 10_000, "random")
    assert game.over
    result = result_of(game)
    assert sum(result) == pytest.approx(1)
    assert [seat for seat in range(3) if result[seat]] == game.scores.winners


def test_a_game_turns_where_the_movers_chance_changes_most() -> None:
    judged = [Judged(0, 0, [0.5, 0.5], 1, 1), Judged(1, 1, [0.6, 0.4], 1, 2), Judged(2, 0, [0.1, 0.9], 3, 3)]
    assert turning_points(judged, [1.0, 0.0], 2) == [(judged[1], 0.5), (judged[2], 0.9)]
    assert turning_points([Judged(0, 0, [0.5, 0.5], 1, 1)], [0.505, 0.495], 2) == []


def test_a_simultaneous_step_turns_the_game_for_each_seat_once() -> None:
    judged = [
        Judged(0, 0, [0.5, 0.5], 1, 1, step=1),
        Judged(1, 0, [0.5, 0.5], 1, 1, step=1),
        Judged(2, 1, [0.5, 0.5], 1, 2, step=1),
        Judged(3, 0, [0.8, 0.2], 3, 3, step=2),
        Judged(4, 1, [0.8, 0.2], 3, 3, step=2),
        Judged(5, 1, [0.7, 0.3], 3, 3),
    ]
    turns = [(one.ply, round(change, 6)) for one, change in turning_points(judged, [0.0, 1.0], 9)]
    assert turns == [(1, 0.3), (2, -0.3), (3, -0.1), (4, 0.1), (5, 0.7)]


def test_a_lead_is_worth_a_chance_and_a_win_more() -> None:
    game = _played("architects", 2, 10_000, "random")
    open_game = regnum.new("architects", 2, 1)
    behind, ahead = shares(
        open_game.type, open_game.state, [20.0, 20.0 + open_game.type.yardstick(open_game.state).swing]
    )
    assert behind + ahead == pytest.approx(1)
    assert 0.7 < ahead < 0.8
    winner = game.scores.winners[0]
    assert shares(game.type, game.state, [20.0, 20.0])[winner] == pytest.approx(0.95)
    assert 0.96 < shares(game.type, game.state, [20.0 + 9 * (seat == winner) for seat in range(2)])[winner] < 1
