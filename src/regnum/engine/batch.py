"""Many tables of one game stepped by one call, compiled together with the rules.

It knows no array library: rows, masks and seats are anything that takes numbers by index, such as the memory of an
array that its owner has filled with zeros.
"""

from typing import Any

from regnum.engine.errors import IllegalMove
from regnum.engine.gametype import GameType
from regnum.engine.moves import Catalogue
from regnum.engine.observing import observe
from regnum.engine.state import State, first_decider, is_legal, legal_moves, play


def list_seats(states: list[State], seats: Any) -> None:
    """Write the seat that decides next at each table."""
    for number, state in enumerate(states):
        seats[number] = first_decider(state)


def list_masks(states: list[State], masks: Any, moves: int) -> None:
    """Write a 1 for every legal move of the seat that decides next, in a row of `moves` for each table."""
    for number, state in enumerate(states):
        start = number * moves
        for move in legal_moves(state, first_decider(state)):
            masks[start + move] = 1


def list_rows(type: GameType, states: list[State], rows: Any, width: int) -> None:
    """Write what the seat that decides next may know, in a row of `width` for each table."""
    for number, state in enumerate(states):
        observe(type, state, first_decider(state), rows, number * width)


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
