"""Looking one turn ahead: the move after which a seat's own turn, played on greedily, looks best to it."""

import math
from typing import Final

from regnum.bots.worth import appeal
from regnum.engine.gametype import GameType
from regnum.engine.rng import Rng
from regnum.engine.state import State, imagine, legal_moves, waiting_choice

#: How many own decisions of one turn are followed after a move.
FORESIGHT: Final = 6
#: How many ways through the rest of a turn a glance compares.
FEW_WAYS: Final = 8


def best_move(type: GameType, state: State, seat: int, moves: list[int], rng: Rng, foresight: int) -> int:
    """The move with the best evaluation after at most so many further decisions of the turn; ties by lot."""
    best: list[int] = []
    highest = 0.0
    for move in moves:
        value = lookahead(type, state, seat, move, rng, foresight)
        if not best or value > highest:
            best, highest = [move], value
        elif value == highest:
            best.append(move)
    return best[rng.below(len(best))]


def lookahead(type: GameType, state: State, seat: int, move: int, rng: Rng, foresight: int) -> float:
    """How good a move looks to a seat, after at most so many further decisions of its turn.

    In a game whose turns show their worth only at their end, after the best way through the whole rest of the turn.
    """
    after = state.copy()
    imagine(after, seat, move)
    if foresight > 0:
        ways = type.yardstick(state).ways
        if ways:
            return best_end(type, after, seat, rng, ways)
        follow(type, after, seat, rng, foresight)
    return appeal(type, after, seat)


def glance(type: GameType, state: State, seat: int, move: int, rng: Rng) -> float:
    """How good a move looks to a seat at once; where only the end of a turn shows it, after one of a few ways there."""
    after = state.copy()
    imagine(after, seat, move)
    if type.yardstick(state).ways:
        return best_end(type, after, seat, rng, FEW_WAYS)
    return appeal(type, after, seat)


def best_end(type: GameType, state: State, seat: int, rng: Rng, ways: int) -> float:
    """How good the table looks to a seat after the best of so many ways through the rest of its turn.

    The state is used up. All moves of a decision get an even share of the ways; where there are more moves than ways, the
    one that looks best at once is followed.
    """
    while goes_on(type, state, seat):
        moves = legal_moves(state, seat)
        if len(moves) == 1:
            imagine(state, seat, moves[0])
        elif ways < len(moves):
            imagine(state, seat, best_move(type, state, seat, moves, rng, 0))
        else:
            highest = -math.inf
            for move in moves:
                after = state.copy()
                imagine(after, seat, move)
                highest = max(highest, best_end(type, after, seat, rng, ways // len(moves)))
            return highest
    return appeal(type, state, seat)


def follow(type: GameType, state: State, seat: int, rng: Rng, foresight: int) -> None:
    """Play the seat's own next decisions of the same turn, each by its immediate evaluation."""
    while foresight > 0 and goes_on(type, state, seat):
        moves = legal_moves(state, seat)
        imagine(state, seat, moves[0] if len(moves) == 1 else best_move(type, state, seat, moves, rng, 0))
        foresight -= 1


def goes_on(type: GameType, state: State, seat: int) -> bool:
    """Whether the seat's next decision belongs to the move just made; in a simultaneous step, one within the step."""
    choice = waiting_choice(state, seat)
    if choice is None or not type.looks_past(choice):
        return False
    return not state.openings or choice.NAME != state.openings[seat].NAME
