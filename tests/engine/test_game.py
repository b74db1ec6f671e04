"""The public face of a game."""

import copy
import pickle
import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import regnum
from regnum.engine.rng import seeded
from tests.conformance.tables import play_on


def game_at(moves: int, players: int = 2, seed: int = 3) -> regnum.Game:
    game = regnum.new("architects", players=players, seed=seed)
    play_on(game, seeded(seed), moves)
    return game


def test_the_example_of_the_package_runs() -> None:
    game = regnum.new("architects", players=3, seed=7)
    while not game.over:
        game.play(game.decision.moves[0])
    assert len(game.scores.totals) == 3
    assert game.scores.winners


def test_a_move_is_its_number_or_its_notation() -> None:
    one, other = game_at(0), game_at(0)
    move = one.decision.moves[1]
    one.play(move)
    other.play(one.catalogue.notations[move].upper().replace(" ", "   "))
    assert one == other


def test_every_notation_stands_for_one_move_and_back() -> None:
    catalogue = game_at(0).catalogue
    assert [catalogue.parse(notation) for notation in catalogue.notations] == list(range(len(catalogue.notations)))


@pytest.mark.parametrize(
    "move",
    ["", "place", "place moon", -1, 10**6, True, None, 2.0, b"done", ["done"], np.True_, np.float64(2), np.array([2])],
)
def test_malformed_moves_are_refused_and_change_nothing(move: object) -> None:
    game = game_at(20)
    before = game.digest()
    with pytest.raises(regnum.MalformedMove):
        game.play(move)
    assert game.digest() == before


def test_the_list_of_moves_is_the_callers_own() -> None:
    game = game_at(20)
    twin = game.copy()
    legal = game.decision.moves
    game.decision.moves.clear()
    game.decisions[0].moves.reverse()
    assert game.decision.moves == twin.decision.moves == legal


def test_a_misspelt_move_gets_a_suggestion() -> None:
    with pytest.raises(regnum.MalformedMove, match="did you mean 'place quarry'"):
        game_at(20).play("place quary")


def test_an_illegal_move_names_its_rule() -> None:
    game = game_at(6)
    assert game.decision.kind == "place-worker"
    with pytest.raises(regnum.IllegalMove) as refused:
        game.play("place mines gold")
    assert refused.value.rule == "ARC-MINES-04"
    assert "ARC-MINES-04" in str(refused.value)


def test_a_seat_that_does_not_decide_is_refused() -> None:
    game = game_at(6)
    seat = 1 - game.decision.seat
    refusal = game.why_not("place quarry", seat)
    assert refusal is not None
    assert refusal.reason == "not-your-decision"
    with pytest.raises(regnum.IllegalMove):
        game.play("place quarry", seat)


@pytest.mark.parametrize("seat", [-1, 2, 77, True, "blue", 0.0, [], np.int64(2), np.float32(0)])
def test_a_seat_that_is_not_there_is_refused_everywhere(seat: object) -> None:
    game = game_at(6)
    before = game.digest()
    for ask in (
        lambda: game.play("place quarry", seat),
        lambda: game.why_not("place quarry", seat),
        lambda: game.view(seat),
        lambda: game.determinize(seat, 1),
        lambda: game.events(seat),
        lambda: game.record_for(seat),
    ):
        with pytest.raises(regnum.RegnumError, match="no seat"):
            ask()
    assert game.digest() == before


@pytest.mark.parametrize("plies", [-1, 7, "3", 2.0, None, True])
def test_a_ply_that_is_not_there_is_refused(plies: object) -> None:
    with pytest.raises(regnum.RegnumError, match="no position after"):
        game_at(6).at(plies)


@pytest.mark.parametrize("rng", [None, -1, True, "seed", 0.5])
def test_chance_comes_from_a_seed_or_a_generator(rng: object) -> None:
    with pytest.raises(regnum.RegnumError, match="chance"):
        game_at(6).determinize(0, rng)


def test_dealing_anew_takes_a_seed_or_any_of_the_generators() -> None:
    game = game_at(30)
    assert game.determinize(0, 5) == game.determinize(0, seeded(5)) == game.determinize(np.int8(0), np.uint64(5))
    assert game.determinize(0, random) != game.determinize(0, random), "the module itself draws too"
    for source in (random.Random, np.random.default_rng, np.random.RandomState):
        assert game.determinize(0, source(5)) == game.determinize(0, source(5)) != game.determinize(0, source(6))
    drawn = np.random.default_rng(5)
    assert game.determinize(0, drawn) != game.determinize(0, drawn), "each deal draws on"


@pytest.mark.parametrize("kind", [np.int64, np.uint16, np.array])
def test_numbers_may_be_those_of_arrays(kind: Callable[[int], Any]) -> None:
    game = regnum.new("architects", players=kind(3), seed=kind(7))
    same = regnum.new("architects", players=3, seed=7)
    assert str(game.record) == str(same.record)
    move = game.decision.moves[1]
    game.play(kind(move), seat=kind(0))
    same.play(move, seat=0)
    assert game == same
    assert str(game.record) == str(same.record)
    assert game.view(kind(1)) == same.view(1)
    assert game.at(kind(0)) == same.at(0)
    assert game.why_not(kind(move), kind(0)) is not None


def test_a_move_may_be_drawn_by_numpy() -> None:
    game = game_at(6)
    game.play(np.random.default_rng(1).choice(game.decision.moves))
    game.play(np.random.default_rng(1).choice(game.decision.notations))
    assert len(game.moves) == 8


def test_nothing_can_be_played_after_the_end() -> None:
    game = game_at(10_000)
    assert game.over
    assert game.decisions == []
    refusal = game.why_not("done")
    assert refusal is not None
    assert refusal.reason == "game-over"
    with pytest.raises(regnum.RegnumError, match="over"):
        game.decision
    with pytest.raises(regnum.IllegalMove):
        game.play("done")


def test_undo_goes_back_to_the_start_and_no_further() -> None:
    game = game_at(40)
    digests = [game.at(ply).digest() for ply in range(41)]
    for ply in reversed(range(40)):
        game.undo()
        assert game.digest() == digests[ply]
    with pytest.raises(regnum.RegnumError, match="no move to take back"):
        game.undo()


def test_undo_keeps_the_events_in_step() -> None:
    game = regnum.new("architects", players=2, seed=3)
    game.listen()
    play_on(game, seeded(3), 29)
    told = [repr(event) for event in game.events(0)]
    play_on(game, seeded(4), 1)
    game.undo()
    assert [repr(event) for event in game.events(0)] == told
    assert told


def test_events_carry_rules_and_cost_nothing_unasked() -> None:
    game = game_at(50)
    assert game.events(None) == []
    game.listen()
    play_on(game, seeded(1), 40)
    assert game.events(None)
    assert all(event.rule.startswith("ARC-") for event in game.events(None))


@pytest.mark.parametrize(
    ("players", "seed"),
    [(0, 1), (6, 1), (True, 1), ("2", 1), (2, -1), (2, 2**96), (2, "x"), (2, True)],
)
def test_bad_player_counts_and_seeds_are_refused(players: object, seed: object) -> None:
    with pytest.raises(regnum.BadOption):
        regnum.new("architects", players=players, seed=seed)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"bords": "advanced"}, "no option 'bords'"),
        ({"boards": "golden"}, "one of: standard, advanced"),
        ({"promo_cards": 1}, "one of: no, yes"),
        ({"extra_boards": True}, "needs boards=advanced"),
    ],
)
def test_bad_options_are_refused(options: dict[str, object], message: str) -> None:
    with pytest.raises(regnum.BadOption, match=message):
        regnum.new("architects", players=2, seed=1, **options)


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(regnum.UnknownGame, match="architects"):
        regnum.new("chess", players=2)


def test_without_a_seed_games_differ_but_can_be_loaded() -> None:
    one, other = (
        regnum.new("architects", players=2),
        regnum.new("architects", players=2),
    )
    assert one != other
    assert regnum.load(str(one.record)) == one


def test_games_can_be_pickled_wherever_they_began() -> None:
    game = regnum.new("architects", 3, 5)
    for _ in range(30):
        game.play(game.decision.moves[0], game.decision.seat)
    for one in (game, regnum.from_position(game.position()), game.determinize(0, 1)):
        for again in (pickle.loads(pickle.dumps(one)), copy.copy(one), copy.deepcopy(one)):
            assert again == one
            assert again.moves == one.moves
            again.play(again.decision.moves[0])
            assert again != one
