"""The moves of a game, as it notes them and as its seats are told of them.

An entry is one number: the move, the seat that made it, whether its words are hidden, and the simultaneous step in
which it was made (0 where seats decide in turn). So a game knows without playing through once more what was decided
together, and what of it is still open.
"""

from typing import Final

from regnum.engine.state import State

#: Where in an entry the seat, the mark of hidden words and the number of the step begin; the move comes first.
SEAT: Final = 16
HIDDEN: Final = 24
STEP: Final = 25


def open_step(state: State) -> int:
    """The number of the simultaneous step that is open; 0 when seats decide in turn."""
    return state.times_opened + 1 if state.lanes else 0


def entry_of(step: int, seat: int, move: int) -> int:
    """The note of a move that a seat makes in a step."""
    return step << STEP | seat << SEAT | move


def seat_of(entry: int) -> int:
    """Who made the move."""
    return entry >> SEAT & 0xFF


def move_of(entry: int) -> int:
    """The move; where its words are hidden, the first one that has the same public words."""
    return entry & 0xFFFF


def is_hidden(entry: int) -> bool:
    """Whether the game was dealt anew for a seat that does not know the words of the move."""
    return entry >> HIDDEN & 1 == 1


def told(entries: list[int], step: int, viewer: int | None) -> list[int]:
    """What a seat (or a spectator, None) knows of a game in which this step is open: of the step its own moves only.

    The moves of each closed step stand there by seat: the order of answering leaves no trace.
    """
    heard: list[int] = []
    for entry in entries:
        number = entry >> STEP
        if not number:
            heard.append(entry)
            continue
        seat = seat_of(entry)
        if number == step and seat != viewer:
            continue
        place = len(heard)
        while place and heard[place - 1] >> STEP == number and seat_of(heard[place - 1]) > seat:
            place -= 1
        heard.insert(place, entry)
    return heard


def untold(entries: list[int], step: int, viewer: int | None) -> int:
    """How many moves a seat (or a spectator, None) knows nothing of while this step is open: the others' in it."""
    number = 0
    for entry in reversed(entries):
        if entry >> STEP != step:
            break
        if seat_of(entry) != viewer:
            number += 1
    return number


def known(entries: list[int], step: int, viewer: int, veils: dict[int, int]) -> list[int]:
    """The past of a game dealt anew for a seat: what it was told, with the secret moves of others hidden.

    Closed steps are told by seat by now, and need their numbers no more.
    """
    past: list[int] = []
    for entry in told(entries, step, viewer):
        number = entry >> STEP
        if number != step:
            entry -= number << STEP
        if seat_of(entry) != viewer:
            veil = veils.get(move_of(entry), -1)
            if veil >= 0:
                entry = (entry - move_of(entry) + veil) | 1 << HIDDEN
        past.append(entry)
    return past
