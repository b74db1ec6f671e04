"""A game dealt anew keeps the past as its seat was told it, and begins there."""

import json
import pickle

import pytest

import regnum
from regnum.engine.rng import seeded
from tests.conformance.tables import play_on


def offered() -> regnum.Game:
    """Blue has hidden one card and shown another."""
    game = regnum.new("wonderful_kingdom", players=2, seed=7, module="none", first="blue")
    hidden = [move for move in game.decision.moves if move in game.catalogue.secret]
    game.play(hidden[-1])
    game.play(next(move for move in game.decision.moves if move not in game.catalogue.secret))
    return game


def planned() -> regnum.Game:
    """In an open step blue has made two moves and red three, in turns."""
    game = regnum.new("wonderful_kingdom", players=2, seed=3, module="none")
    while not game.state.lanes:
        game.play(game.decision.moves[0])
    for seat in (1, 0, 1, 0, 1):
        game.play(next(each for each in game.decisions if each.seat == seat).moves[0], seat)
    assert game.state.lanes
    return game


def test_what_others_hid_is_not_in_it() -> None:
    game = offered()
    (_, secret), _ = game.record.moves
    for seat, words in ((0, secret), (1, "offer ? right face-down")):
        dealt = game.determinize(seat, 1)
        assert dealt.record_for(seat).moves[0] == ("blue", words)
        assert dealt.record_for(None).moves[0] == ("blue", "offer ? right face-down")
    hidden = game.moves[0]
    assert game.determinize(0, 1).moves_told_to(0)[0] == hidden
    veiled = game.determinize(1, 1)
    assert veiled.moves_told_to(1)[0] == (0, game.catalogue.veils[hidden[1]]) != hidden


def test_nobody_remembers_what_a_deal_between_did_not_know() -> None:
    again = offered().determinize(1, 1).determinize(0, 1)
    assert again.record_for(0).moves[0] == ("blue", "offer ? right face-down")


def test_in_an_open_step_it_has_the_own_moves_alone() -> None:
    game = planned()
    before = len(game.moves) - 5
    for seat, own in ((0, 2), (1, 3)):
        dealt = game.determinize(seat, 1)
        assert dealt.plies(seat) == before + own
        assert dealt.plies(1 - seat) == dealt.plies(None) == before
        assert [mover for mover, _ in dealt.moves_told_to(seat)[before:]] == [seat] * own
        twin = dealt.determinize(1 - seat, 1)
        assert twin.plies(1 - seat) == twin.plies(seat) == before


def test_when_the_step_closes_all_of_it_is_told_by_seat() -> None:
    dealt = planned().determinize(0, 1)
    before, opened = dealt.plies(None), dealt.state.times_opened
    while dealt.state.lanes and dealt.state.times_opened == opened:
        last = dealt.decisions[-1]
        dealt.play(last.moves[0], last.seat)
    movers = [mover for mover, _ in dealt.moves_told_to(None)[before:]]
    assert movers == sorted(movers)
    assert movers.count(0) == 2 + sum(mover == 0 for mover, _ in dealt.moves)


def test_it_begins_where_it_was_dealt() -> None:
    game = regnum.new("architects", players=2, seed=3)
    play_on(game, seeded(3), 30)
    dealt = game.determinize(1, 5)
    assert dealt.moves == []
    with pytest.raises(regnum.RegnumError, match="no move to take back"):
        dealt.undo()
    with pytest.raises(regnum.RegnumError, match="has 0 moves"):
        dealt.at(1)
    first = dealt.digest()
    play_on(dealt, seeded(4), 3)
    assert len(dealt.moves) == 3
    assert dealt.view(1)["ply"] == len(dealt.record_for(1).moves) == 33
    assert dealt.at(0).digest() == first
    assert dealt.at(0).plies(1) == 30
    assert repr(dealt) == "<architects for 2, 33 moves>"
    again = regnum.load(str(dealt.record))
    assert again == dealt
    assert again.plies(1) == 3, "a record tells what was played, not what was heard"


def test_copies_keep_the_past() -> None:
    dealt = offered().determinize(1, 1)
    twin = dealt.copy()
    play_on(twin, seeded(1), 1)
    assert (dealt.plies(1), twin.plies(1)) == (2, 3)
    assert twin.goes_on_from(dealt)
    assert not dealt.goes_on_from(twin)
    assert pickle.loads(pickle.dumps(twin)).goes_on_from(dealt)
    other = offered().determinize(1, 2)
    assert not other.goes_on_from(dealt)


def test_the_past_is_not_in_the_position() -> None:
    game = planned()
    position = json.dumps(game.determinize(0, 1).position())
    assert regnum.from_position(json.loads(position)).plies(0) == 0
