"""Observations have one layout a table, and hold what the seat may know and nothing else."""

from typing import Any

import pytest

import regnum
from regnum.engine.observing import layout, width
from regnum.engine.playout import random_playout
from regnum.engine.rng import seeded
from regnum.envs.observer import HIGHEST, LOWEST, Observer
from tests.conformance.tables import BOUND, NAMES, TABLES, deal, play_on, somewhere

Table = tuple[str, int, dict[str, Any]]


@pytest.mark.parametrize("table", TABLES, ids=NAMES)
def test_the_layout_is_the_same_at_every_decision(table: Table) -> None:
    game = deal(table, 1)
    expected = [(part.name, part.start, part.size) for part in layout(game.type, game.state)]
    rng = seeded(1)
    while not game.over:
        play_on(game, rng, 40)
        assert [(part.name, part.start, part.size) for part in layout(game.type, game.state)] == expected


@pytest.mark.parametrize("table", TABLES, ids=NAMES)
def test_parts_lie_side_by_side_under_names_of_their_own(table: Table) -> None:
    game = deal(table, 1)
    parts = layout(game.type, game.state)
    assert len({part.name for part in parts}) == len(parts)
    assert [part.start for part in parts] == [sum(before.size for before in parts[:i]) for i in range(len(parts))]
    assert width(parts) == Observer(game).size


@pytest.mark.parametrize("table", TABLES, ids=NAMES)
def test_worlds_that_differ_only_in_what_is_hidden_look_the_same(table: Table) -> None:
    for seed in (2, 1003, 70004, 800005):
        game = somewhere(table, seed)
        observer = Observer(game)
        for seat in range(game.players):
            other = game.determinize(seat, seed)
            assert (observer.row(game, seat) == observer.row(other, seat)).all()
            assert (observer.mask(game, seat) == observer.mask(other, seat)).all()


@pytest.mark.parametrize("table", TABLES, ids=NAMES)
def test_numbers_fit_the_space(table: Table) -> None:
    game = deal(table, 1)
    random_playout(game.state, seeded(1), BOUND)
    row = Observer(game).row(game, 0)
    assert row.min() >= LOWEST
    assert row.max() <= HIGHEST


def test_own_cards_are_seen_and_those_of_others_counted() -> None:
    game = deal(("architects", 2, {}), 3)
    play_on(game, seeded(3), 40)
    observer = Observer(game)
    ids = [card.id for card in game.state.deck.buildings]  # type: ignore[attr-defined]
    for seat in (0, 1):
        told: Any = game.view(seat)["table"]
        seen = observer.named(observer.row(game, seat))
        assert sorted(ids[card] for card in seen["secret.hand"].nonzero()[0]) == sorted(told["players"][seat]["hand"])
        assert seen["opponent_1.hand_size"] == told["players"][1 - seat]["hand"]
        assert seen["own.virtue"] == told["players"][seat]["virtue"]
        assert seen["opponent_1.virtue"] == told["players"][1 - seat]["virtue"]


def test_answers_in_a_simultaneous_step_stay_hidden() -> None:
    game = regnum.new("wonderful_kingdom", players=2, seed=7)
    rng = seeded(1)
    while len(game.decisions) < 2:
        play_on(game, rng, 1)
    observer = Observer(game)
    before = observer.row(game, 1)
    game.play(game.decisions[0].moves[0], seat=0)
    assert len(game.decisions) == 2
    assert (observer.row(game, 1) == before).all()
    assert (observer.row(game, 0) != observer.row(game, 1)).any()


def test_the_kind_of_decision_and_who_decides_are_told() -> None:
    game = regnum.new("architects", players=3, seed=1)
    while len(game.decisions) > 1:
        play_on(game, seeded(1), 1)
    decision = game.decision
    observer = Observer(game)
    kinds = list(game.type.decision_kinds())
    for seat in range(3):
        seen = observer.named(observer.row(game, seat))
        assert seen["decision.seats"].nonzero()[0].tolist() == [(decision.seat - seat) % 3]
        told = [kinds[kind] for kind in seen["decision.kind"].nonzero()[0]]
        assert told == ([decision.kind] if seat == decision.seat else [])


def test_an_unknown_form_is_refused() -> None:
    with pytest.raises(regnum.BadOption, match="array, dict"):
        Observer(regnum.new("architects", players=2, seed=1), "picture")
