"""Many tables of one game stepped by one call, compiled together with the rules.

It knows no array library, but its rows and masks are packed numbers that one can take as they are.
"""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i32

from regnum.engine.errors import IllegalMove
from regnum.engine.gametype import GameType
from regnum.engine.moves import Catalogue
from regnum.engine.observing import observe
from regnum.engine.resolving import first_decider, is_legal, legal_moves, play
from regnum.engine.sheet import blank_row
from regnum.engine.state import State


def list_seats(states: list[State], seats: Any) -> None:
    """Write the seat that decides next at each table."""
    for number, state in enumerate(states):
        seats[number] = first_decider(state)


def list_masks(states: list[State], moves: int) -> vec[i32]:
    """A 1 for every legal move of the seat that decides next, in a row of `moves` for each table."""
    masks = blank_row(len(states) * moves)
    for number, state in enumerate(states):
        start = number * moves
        for move in legal_moves(state, first_decider(state)):
            masks[start + move] = 1
    return masks


def list_rows(type: GameType, states: list[State], width: int) -> vec[i32]:
    """What the seat that decides next may know, in a row of `width` for each table."""
    rows = blank_row(len(states) * width)
    for number, state in enumerate(states):
        observe(type, state, first_decider(state), rows, number * width)
    return rows


def play_all(states: list[State], moves: list[int], catalogue: Catalogue) -> list[int]:
    """Play one move at each table; the tables that are over now. One bad move, and none is played."""
    for number, state in enumerate(states):
        if not is_legal(state, first_decider(state), moves[number]):
            notation = catalogue.notations[catalogue.parse(moves[number])]
            raise IllegalMove(
                f"table {number}: {notation!r} is not legal now; take a move whose mask is set", "", "not-now"
            )
    ended: list[int] = []
    for number, state in enumerate(states):
        play(state, first_decider(state), moves[number])
        if state.over:
            ended.append(number)
    return ended
