"""What must hold for every game at every decision: the checks behind the tests and `regnum fuzz`.

Each check raises AssertionError with what is wrong. They know no game.
"""

import pickle
from collections.abc import Callable

from regnum.engine.errors import IllegalMove
from regnum.engine.game import Game
from regnum.engine.playout import random_playout
from regnum.engine.rng import Rng, seeded


def check_components(game: Game) -> None:
    """Nothing lost, nothing doubled, nothing negative."""
    game.type.audit(game.state)


def check_result(game: Game) -> None:
    """The result says who plays against whom, as the search takes it; a rival is never a seat and never decides."""
    scores, names = game.scores, game.rivals
    assert len(scores.totals) == game.players, "not every seat has a score"
    assert not set(names) & set(game.type.seat_names), "a rival has the name of a seat"
    assert {rival.name for rival in scores.rivals} <= set(names), "a rival has a score that is not at the table"
    assert all(0 <= decision.seat < game.players for decision in game.decisions), "one without a seat decides"
    everybody = list(range(game.players))
    assert set(scores.winners) <= set(everybody), "one without a seat has won"
    if scores.together:
        assert scores.winners in ([], everybody), "partners win together or not at all"
    assert game.type.yardstick(game.state).together == scores.together, "the search takes partners for others"
    expected = len(game.type.opposition(game.state))
    assert expected == len(scores.against), "the search expects others to beat than the result has"


def check_moves(game: Game) -> None:
    """The list of legal moves is exact, sorted, and agrees with `why_not` on the whole catalogue."""
    for decision in game.decisions:
        assert decision.moves == sorted(set(decision.moves)), f"the moves of {decision.kind} are not sorted"
        allowed = [m for m in range(len(game.catalogue.notations)) if game.why_not(m, decision.seat) is None]
        assert allowed == decision.moves, f"moves and why_not disagree in {decision.kind}"
        for move in decision.moves:
            assert decision.choice.why_not(game.state, move) is None, f"a legal move of {decision.kind} has a refusal"


def check_refusals(game: Game, rng: Rng) -> None:
    """A move that is not listed is refused with a reason, and nothing has changed."""
    before = game.digest()
    for decision in game.decisions:
        for _ in range(4):
            move = rng.below(len(game.catalogue.notations))
            if move in decision.moves:
                continue
            notation = game.catalogue.notations[move]
            refusal = game.why_not(move, decision.seat)
            assert refusal is not None, f"{notation!r} was not listed, but has no refusal"
            assert refusal.reason, f"{notation!r} is refused without a reason"
            try:
                game.play(move, decision.seat)
            except IllegalMove:
                continue
            raise AssertionError(f"{notation!r} was not listed, but could be played")
    assert game.digest() == before, "a refused move has changed the game"


def check_copies(game: Game) -> None:
    """Copy once for each legal move, play them all, and no earlier state has changed."""
    before = game.digest()
    seen: list[tuple[Game, str]] = []
    for decision in game.decisions:
        for move in decision.moves:
            copy = game.copy()
            copy.play(move, decision.seat)
            seen.append((copy, copy.digest()))
    assert game.digest() == before, "playing on a copy has changed the game"
    for copy, digest in seen:
        assert copy.digest() == digest, "playing on one copy has changed another"


def check_undo(game: Game) -> None:
    """Taking a move back gives exactly the state before it."""
    before = game.digest()
    played = game.copy()
    decision = played.decision
    played.play(decision.moves[-1], decision.seat)
    played.undo()
    assert played.digest() == before, f"undo after {decision.kind} is not exact"


def check_views(game: Game, rng: Rng) -> None:
    """A game dealt anew looks the same to its seat, whole: the view and the record. To a spectator it does so too."""
    for seat in range(game.players):
        other = game.determinize(seat, rng)
        for viewer in (seat, None):
            who = "a spectator" if viewer is None else f"seat {viewer}"
            now, before = other.view(viewer), game.view(viewer)
            assert now.keys() == before.keys()
            for part in before:
                assert now[part] == before[part], f"the {part} of {who} leaks"
            assert other.record_for(viewer) == game.record_for(viewer), f"the record for {who} leaks"
            assert game.plies(viewer) == len(game.moves_told_to(viewer)), f"{who} counts other moves than it is told"
        game.type.audit(other.state)
        again = other.determinize((seat + 1) % game.players, rng)
        game.type.audit(again.state)


def check_packing(game: Game, rng: Rng) -> None:
    """A game that has travelled to another process, and one dealt anew that has, are the same as before."""
    seat, seed = rng.below(game.players), rng.word()
    for one in (game, game.determinize(seat, rng)):
        other = pickle.loads(pickle.dumps(one))  # noqa: S301 - packed right here
        assert other == one, "a packed game is another one"
        assert [d.moves for d in other.decisions] == [d.moves for d in one.decisions], "a packed game asks otherwise"
        assert other.moves == one.moves, "a packed game has lost its moves"
        assert other.goes_on_from(one), "a packed game does not go on"
        assert other.determinize(seat, seed) == one.determinize(seat, seed), "a packed game has forgotten what was seen"
        for viewer in [None, *range(game.players)]:
            assert other.view(viewer) == one.view(viewer), "a packed game looks otherwise"
            assert other.record_for(viewer) == one.record_for(viewer), "a packed game has lost its past"


def check_no_peeking(game: Game, rng: Rng) -> None:
    """Two worlds that look the same to a seat are dealt anew alike: they play on alike for everybody."""
    for seat in range(game.players):
        seed = rng.word()
        one = game.determinize(seat, seed)
        other = game.determinize(seat, rng).determinize(seat, seed)
        random_playout(one.state, seeded(seed), 100)
        random_playout(other.state, seeded(seed), 100)
        for viewer in range(game.players):
            assert one.view(viewer) == other.view(viewer), f"dealing for seat {seat} peeks"


def check_position(game: Game, from_position: Callable[[dict[str, object]], Game]) -> None:
    """A position describes the whole state."""
    again = from_position(game.position())
    assert again.position() == game.position(), "the position does not come back"
    assert [d.moves for d in again.decisions] == [d.moves for d in game.decisions], "the decisions do not come back"


def check_record(game: Game, load: Callable[[str], Game]) -> None:
    """A record plays to the same state."""
    assert load(str(game.record)) == game, "the record does not lead to the same state"
