"""What the bots go by: what a table promises to a player."""

import pytest

import regnum
from regnum.bots.worth import appeal
from regnum.engine.resolving import legal_moves, waiting_choice
from regnum.engine.rng import seeded
from regnum.games.viscounts import evaluation, weights
from regnum.games.viscounts.scoring import total
from regnum.games.viscounts.state import LAST_ROUND, TRIGGERED, Module, Table
from regnum.games.viscounts.words import STONE, TRACK
from tests.rules.viscounts.setting import BLUE, RED, state, table


def played(players: int, seed: int, decisions: int) -> regnum.Game:
    game, rng = regnum.new("viscounts", players, seed), seeded(seed)
    while not game.over and len(game.moves) < decisions:
        game.play(game.decision.moves[rng.below(len(game.decision.moves))], game.decision.seat)
    return game


class Omen(Module):
    """A module that promises Red something."""

    NAME = "omen"

    def promise(self, table: Table, seat: int) -> float:
        return 3.0 if seat == RED else 0.0


@pytest.mark.skipif(regnum.compiled(), reason="what is added must be compiled together with the engine")
def test_what_a_module_promises_counts() -> None:
    plain = state(table({}, {}))
    before = evaluation.prospects(plain)
    plain.modules = [Omen()]
    after = evaluation.prospects(plain)
    assert after[RED] == before[RED] + 3.0
    assert after[BLUE] == before[BLUE]


@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("decisions", [1, 30, 90])
def test_there_is_one_price_for_each_thing(players: int, decisions: int) -> None:
    game = played(players, 5, decisions)
    assert len(evaluation.features(state(game), RED)) == len(weights.NAMES) == len(weights.EARLY) == len(weights.LATE)


def test_every_thing_belongs_to_a_group_that_is_tuned() -> None:
    for name in weights.NAMES:
        assert [group for group, beginnings in weights.GROUPS if name.startswith(beginnings)]


@pytest.mark.parametrize("players", [1, 2, 3])
def test_nothing_hidden_is_read(players: int) -> None:
    for decisions in (20, 60, 120):
        game = played(players, 7, decisions)
        if game.over:
            continue
        for seat in range(players):
            dealt = game.determinize(game.decision.seat, 3)
            assert evaluation.evaluate(state(dealt), seat) == evaluation.evaluate(state(game), seat)
            assert evaluation.forecast(state(dealt), seat) == evaluation.forecast(state(game), seat)


def test_whoever_plans_compares_one_discard_because_all_look_alike() -> None:
    game = regnum.new("viscounts", 2, 3)
    rng = seeded(3)
    while game.decision.kind != "discard-card" or len(game.decision.moves) < 4:
        game.play(game.decision.moves[rng.below(len(game.decision.moves))], game.decision.seat)
    seat = game.decision.seat
    choice = waiting_choice(game.state, seat)
    assert choice is not None
    moves = legal_moves(game.state, seat)
    assert game.type.compared(choice, moves) == moves[:2]
    looks = set()
    for move in moves[1:]:
        after = game.copy()
        after.play(move, seat)
        looks.add(evaluation.evaluate(state(after), seat))
    assert len(looks) == 1


@pytest.mark.parametrize("players", [1, 2, 4])
def test_at_the_end_the_points_count_and_nothing_else(players: int) -> None:
    game = played(players, 2, 10_000)
    assert game.over
    for seat in range(players):
        assert evaluation.promise(state(game), seat) == evaluation.forecast(state(game), seat)
        assert evaluation.promise(state(game), seat) == total(state(game), seat)


def test_a_rival_counts_once() -> None:
    game = played(1, 3, 40)
    before, mine = appeal(game.type, game.state, RED), evaluation.evaluate(state(game), RED)
    state(game).side(1).centre += 1
    assert evaluation.evaluate(state(game), RED) == mine
    assert appeal(game.type, game.state, RED) == pytest.approx(before - 3)


def test_turns_left_are_known_once_the_end_is_triggered() -> None:
    plain = state(table({}, {}, {}, turn="blue"))
    plain.first_seat, plain.turns = RED, 10
    assert [evaluation.turns_left(plain, seat) > 2 for seat in range(3)] == [True] * 3
    plain.closing = TRIGGERED
    assert [evaluation.turns_left(plain, seat) for seat in range(3)] == [1, 2, 2]
    plain.closing = LAST_ROUND
    assert [evaluation.turns_left(plain, seat) for seat in range(3)] == [0, 1, 1]


def test_goods_are_worth_less_the_less_time_is_left() -> None:
    plain = state(table({}, {}))
    worth = []
    for closing in (0, TRIGGERED, LAST_ROUND):
        plain.closing = closing
        plain.players[BLUE].goods[STONE] = 0
        bare = evaluation.promise(plain, BLUE)
        plain.players[BLUE].goods[STONE] = 1
        worth.append(evaluation.promise(plain, BLUE) - bare)
    assert worth == sorted(worth, reverse=True)
    assert worth[-1] > 0


def test_people_are_told_less_than_prices_promise() -> None:
    plain = state(table({}, {}))
    plain.closing = TRIGGERED
    plain.players[BLUE].first = [2] * 5
    there, promised = evaluation.standing(plain, BLUE), evaluation.promise(plain, BLUE)
    assert there < evaluation.forecast(plain, BLUE) < (there + promised) / 2


def test_a_collision_promises_the_more_the_nearer_and_the_further_left_it_is() -> None:
    promised = evaluation.COLLISION
    assert promised[1][TRACK] == 0
    assert promised[1][1] > promised[1][2] > promised[1][TRACK]
    assert promised[1][1] > promised[3][3] > promised[6][6] > promised[TRACK][TRACK]
