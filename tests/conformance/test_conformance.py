"""What must hold for every game, at any decision of any variant."""

import itertools
from collections.abc import Callable
from typing import Any

import hypothesis.strategies as st
import pytest
from hypothesis import HealthCheck, given, settings

import regnum
from regnum.engine import checks
from regnum.engine.playout import random_playout
from regnum.engine.rng import seeded
from tests.conformance.tables import BOUND, NAMES, TABLES, deal, play_on, somewhere

Table = tuple[str, int, dict[str, Any]]
seeds = st.integers(min_value=0, max_value=2**63)


def sampled(test: Callable[[Table, int], None]) -> Callable[[str], None]:
    """The test for each game by itself, at tables and with seeds that are drawn for it."""
    quietly = settings(max_examples=40, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])

    @pytest.mark.parametrize("name", [game.name for game in regnum.games()])
    def for_a_game(name: str) -> None:
        tables = st.sampled_from([table for table in TABLES if table[0] == name])
        quietly(given(tables, seeds)(test))()

    for_a_game.__doc__ = test.__doc__
    return for_a_game


@pytest.mark.parametrize("table", TABLES, ids=NAMES)
def test_random_games_end_with_all_components_there(table: Table) -> None:
    for seed in range(2):
        game = deal(table, seed)
        random_playout(game.state, seeded(seed), BOUND)
        assert game.over
        checks.check_components(game)
        checks.check_result(game)


@sampled
def test_components_are_conserved_at_every_decision(table: Table, seed: int) -> None:
    game = deal(table, seed)
    rng = seeded(seed)
    for _ in range(60):
        play_on(game, rng, 1)
        checks.check_components(game)


@sampled
def test_the_result_says_who_plays_against_whom(table: Table, seed: int) -> None:
    checks.check_result(somewhere(table, seed))


@sampled
def test_every_listed_move_is_playable_and_every_other_refused(table: Table, seed: int) -> None:
    game = somewhere(table, seed)
    checks.check_moves(game)
    checks.check_refusals(game, seeded(seed))


@sampled
def test_copies_are_independent(table: Table, seed: int) -> None:
    checks.check_copies(somewhere(table, seed))


@sampled
def test_undo_is_exact(table: Table, seed: int) -> None:
    checks.check_undo(somewhere(table, seed))


@sampled
def test_records_lead_to_the_same_state(table: Table, seed: int) -> None:
    game = somewhere(table, seed)
    checks.check_record(game, regnum.load)
    assert regnum.load(str(game.record)).record == game.record


@sampled
def test_positions_describe_the_whole_state(table: Table, seed: int) -> None:
    game = somewhere(table, seed)
    checks.check_position(game, regnum.from_position)
    again = regnum.from_position(game.position())
    play_on(game, seeded(seed), 30)
    play_on(again, seeded(seed), 30)
    assert game == again


@sampled
def test_views_do_not_depend_on_what_the_seat_cannot_see(table: Table, seed: int) -> None:
    checks.check_views(somewhere(table, seed), seeded(seed))


@sampled
def test_dealing_anew_depends_on_what_the_seat_knows_alone(table: Table, seed: int) -> None:
    checks.check_no_peeking(somewhere(table, seed), seeded(seed))


@sampled
def test_games_travel_between_processes(table: Table, seed: int) -> None:
    checks.check_packing(somewhere(table, seed), seeded(seed))


@sampled
def test_redacted_events_and_records_do_not_tell_secrets(table: Table, seed: int) -> None:
    """What a spectator is told of a game says no word that is only in the secret parts."""
    game = deal(table, seed)
    game.listen()
    play_on(game, seeded(seed), 25)
    for event in game.events(None):
        assert event.secret is None
    for seat in [None, *range(game.players)]:
        told = game.record_for(seat).moves
        if not game.state.lanes:
            assert len(told) == len(game.moves)
            for mover, name in enumerate(game.type.seat_names[: game.players]):
                made = [move for other, move in game.moves if other == mover]
                heard = [words for other, words in told if other == name]
                for move, words in zip(made, heard, strict=True):
                    assert ("?" in words) == (move in game.catalogue.secret and mover != seat)
        assert "seed" not in str(game.record_for(seat))


@pytest.mark.parametrize("name", [game.name for game in regnum.games()])
def test_same_arguments_give_the_same_game(name: str) -> None:
    played = []
    for _ in range(2):
        game = regnum.new(name, players=2, seed=99)
        play_on(game, seeded(1), 200)
        played.append(str(game.record))
    assert played[0] == played[1]


@pytest.mark.parametrize("table", TABLES, ids=NAMES)
def test_the_order_of_simultaneous_answers_does_not_matter(table: Table) -> None:
    """Wherever several seats decide at once, every order leads to the same state, and nobody can tell which it was."""
    game = deal(table, 5)
    game.listen()
    rng = seeded(5)
    for _ in range(40):
        waiting = game.decisions
        if len(waiting) > 1:
            picks = {d.seat: d.moves[rng.below(len(d.moves))] for d in waiting}
            results = set()
            told = []
            for order in itertools.islice(itertools.permutations(picks), 12):
                copy = game.copy()
                copy.listen()
                for seat in order:
                    others = [d.seat for d in copy.decisions]
                    assert set(order[order.index(seat) :]) <= set(others)
                    viewers = [None, *[viewer for viewer in range(game.players) if viewer != seat]]
                    before = {viewer: all_told(copy, viewer) for viewer in viewers}
                    copy.play(picks[seat], seat)
                    if seat != order[-1]:
                        assert_nothing_revealed(copy, before, seat)
                results.add(copy.digest())
                told.append([all_told(copy, viewer) for viewer in (None, *range(game.players))])
            assert len(results) == 1
            assert all(heard == told[0] for heard in told)
        play_on(game, rng, 1)
        if game.over:
            return


def all_told(game: regnum.Game, viewer: int | None) -> dict[str, Any]:
    """All that a seat or a spectator gets of a game: the view, the events and the record."""
    events = [event.data() for event in game.events(viewer)]
    return {"view": game.view(viewer), "events": events, "record": str(game.record_for(viewer))}


def assert_nothing_revealed(game: regnum.Game, before: dict[int | None, Any], answered: int) -> None:
    """Of an answer the others may see only that it was given: that the seat has no more to decide."""
    for viewer, told in before.items():
        now = all_told(game, viewer)
        for seen in (told, now):
            seen["view"]["decisions"] = [entry for entry in seen["view"]["decisions"] if entry["seat"] != answered]
            seen["view"]["table"]["players"][answered].pop("deciding", None)
        assert now == told
