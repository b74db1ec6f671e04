"""The evaluation remembers what it worked out last; a table must not look better or worse for that."""

import itertools

import pytest

import regnum
from regnum.engine.resolving import imagine, legal_moves
from regnum.engine.rng import seeded
from regnum.engine.state import State
from regnum.games.wonderful_kingdom import evaluation
from regnum.games.wonderful_kingdom.state import Table
from tests.conformance.tables import TABLES, deal, play_on

KINGDOMS = [table for table in TABLES if table[0] == "wonderful_kingdom"]


def forget() -> None:
    for seat in range(2):
        evaluation._prospects[seat] = None
        evaluation._outlooks[seat] = None


def looks(game: regnum.Game) -> list[State]:
    """The table as it is, with one krystallium more, and after every move that somebody may make."""
    richer = game.state.copy()
    assert isinstance(richer, Table)
    richer.players[0].krystallium += 1
    found = [game.state, richer]
    for decision in game.decisions:
        for move in legal_moves(game.state, decision.seat):
            after = game.state.copy()
            imagine(after, decision.seat, move)
            found.append(after)
    return found


def judged(game: regnum.Game, state: State) -> list[float]:
    type = game.type
    seats = range(state.seats)
    points = [type.evaluate(state, seat) for seat in seats] + type.prospects(state)
    return points if state.over else points + [type.forecast(state, seat) for seat in seats]


@pytest.mark.parametrize("seed", range(3))
def test_a_table_looks_the_same_after_any_other(seed: int) -> None:
    games = [deal(table, seed) for table in KINGDOMS]
    rng = seeded(seed)
    for _ in range(12):
        tables = [[(game, state) for state in looks(game)] for game in games if not game.over]
        one_by_one = list(itertools.chain(*tables))
        by_turns = [look for mixed in itertools.zip_longest(*tables) for look in mixed if look is not None]
        for order in (one_by_one, by_turns):
            anew = []
            for game, state in order:
                forget()
                anew.append(judged(game, state))
            forget()
            assert [judged(game, state) for game, state in order] == anew
        for game in games:
            play_on(game, rng, 9)
