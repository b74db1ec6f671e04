"""Where only the end of a turn shows what it was worth, bots compare whole ways through it."""

import pytest

import regnum
from regnum.bots.greed import best_end, goes_on, lookahead, play_turns
from regnum.bots.worth import appeal
from regnum.engine.resolving import first_decider, imagine, legal_moves
from regnum.engine.rng import seeded
from regnum.engine.state import State

PLENTY = 10**9


def at(kind: str, seed: int) -> regnum.Game:
    """A game of Viscounts at a decision of this kind, after a few random turns."""
    game, rng = regnum.new("viscounts", 2, seed), seeded(seed)
    while len(game.moves) < 40 or game.decision.kind != kind or len(game.decision.moves) < 2:
        game.play(game.decision.moves[rng.below(len(game.decision.moves))], game.decision.seat)
    return game


def all_ends(game: regnum.Game, state: State, seat: int) -> list[float]:
    """How good the table looks after every way through the rest of the turn."""
    if not goes_on(game.type, state, seat):
        return [appeal(game.type, state, seat)]
    found = []
    for move in legal_moves(state, seat):
        after = state.copy()
        imagine(after, seat, move)
        found += all_ends(game, after, seat)
    return found


@pytest.mark.parametrize("kind", ["primary-action", "discard-card"])
@pytest.mark.parametrize("seed", range(4))
def test_with_ways_enough_the_best_way_is_found(seed: int, kind: str) -> None:
    game = at(kind, seed)
    seat = game.decision.seat
    end = best_end(game.type, game.state.copy(), seat, seeded(1), PLENTY)
    assert end.appeal == max(all_ends(game, game.state, seat)) == appeal(game.type, end.state, seat)


@pytest.mark.parametrize("seed", range(8))
def test_without_ways_the_move_that_looks_best_at_once_is_followed(seed: int) -> None:
    game = at("primary-action", seed)
    seat = game.decision.seat
    state = game.state.copy()
    while goes_on(game.type, state, seat):
        afters = [state.copy() for _ in legal_moves(state, seat)]
        for after, move in zip(afters, legal_moves(state, seat), strict=True):
            imagine(after, seat, move)
        looks = [appeal(game.type, after, seat) for after in afters]
        if looks.count(max(looks)) > 1:
            return
        state = afters[looks.index(max(looks))]
    assert best_end(game.type, game.state.copy(), seat, seeded(1), 1).appeal == appeal(game.type, state, seat)


def test_few_ways_are_no_better() -> None:
    game = at("primary-action", 1)
    seat = game.decision.seat
    ends = [best_end(game.type, game.state.copy(), seat, seeded(1), ways).appeal for ways in (1, 8, PLENTY)]
    assert ends[0] <= ends[2]
    assert ends[1] <= ends[2]


def test_a_move_is_judged_by_the_end_of_its_turn() -> None:
    game = at("move", 2)
    seat = game.decision.seat
    move = game.decision.moves[0]
    after = game.state.copy()
    imagine(after, seat, move)
    ways = game.type.yardstick(game.state).ways
    assert lookahead(game.type, game.state, seat, move, seeded(1), 6) == pytest.approx(
        best_end(game.type, after, seat, seeded(1), ways).appeal
    )


@pytest.mark.parametrize("turns", [0, 1, 3])
def test_whole_turns_are_played_on(turns: int) -> None:
    game = at("move", 3)
    before = game.state.copy()
    state = play_turns(game.type, game.state.copy(), seeded(1), turns, 8)
    table = game.state
    assert not goes_on(game.type, state, first_decider(state))
    assert state.turns == table.turns + 1 + turns  # type: ignore[attr-defined]
    assert game.state.turns == before.turns  # type: ignore[attr-defined]
