"""Whole games in one call, compiled together with the rules."""

from regnum.engine.resolving import first_decider, play
from regnum.engine.rng import Rng
from regnum.engine.state import State


def random_playout(state: State, rng: Rng, limit: int) -> int:
    """Play random legal moves to the end, or for `limit` decisions; the number of decisions made."""
    made = 0
    while made < limit:
        seat = first_decider(state)
        if seat < 0:
            break
        legal = state.lane_legal[seat] if state.lanes else state.legal
        play(state, seat, legal[rng.below(len(legal))])
        made += 1
    return made


def copies(state: State, number: int) -> None:
    """Copy a state again and again; what `bench` times."""
    for _ in range(number):
        state.copy()
