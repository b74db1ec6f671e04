"""Looking one turn ahead: the move after which a seat's own turn, played on greedily, looks best to it."""

from typing import Final

from regnum.bots.worth import appeal
from regnum.engine.gametype import GameType
from regnum.engine.resolving import first_decider, imagine, legal_moves, waiting_choice
from regnum.engine.rng import Rng
from regnum.engine.state import State

#: How many own decisions of one turn are followed after a move.
FORESIGHT: Final = 6
#: How many moves are compared at most when turns are played on.
BREADTH: Final = 6


#: How finely a slip is drawn.
GRAINS: Final = 1 << 20


def best_move(
    type: GameType, state: State, seat: int, moves: list[int], rng: Rng, foresight: int, slip: float = 0.0
) -> int:
    """The move with the best evaluation after at most so many further decisions of the turn; ties by lot.

    With a slip every move is misjudged by up to so many points, and mostly by less.
    """
    best: list[int] = []
    highest = 0.0
    for move in moves:
        value = lookahead(type, state, seat, move, rng, foresight)
        if slip > 0.0:
            value += slip * (rng.below(GRAINS) - rng.below(GRAINS)) / GRAINS
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
            return best_end(type, after, seat, rng, ways).appeal
        follow(type, after, seat, rng, foresight)
    return appeal(type, after, seat)


class End:
    """Where a way through a turn ends: the table, and how good it looks to whoever went it."""

    def __init__(self, state: State, appeal: float) -> None:
        self.state = state
        self.appeal = appeal


def best_end(type: GameType, state: State, seat: int, rng: Rng, ways: int) -> End:
    """The end of the best of so many ways through the rest of a seat's turn; the state is used up.

    All moves of a decision that have to be compared get an even share of the ways; where there are more moves than
    ways, the one that looks best at once is followed.
    """
    end: End | None = None
    while goes_on(type, state, seat):
        moves = compared(type, state, seat)
        if len(moves) == 1:
            imagine(state, seat, moves[0])
            end = None
        elif ways < len(moves):
            end = best_at_once(type, state, seat, moves, rng)
            state = end.state
        else:
            return best_of(type, state, seat, moves, rng, ways)
    return End(state, appeal(type, state, seat)) if end is None else end


def compared(type: GameType, state: State, seat: int) -> list[int]:
    """The moves of a seat that whoever plans its turn compares."""
    moves = legal_moves(state, seat)
    choice = waiting_choice(state, seat)
    return type.compared(choice, moves) if choice is not None and len(moves) > 1 else moves


def best_at_once(type: GameType, state: State, seat: int, moves: list[int], rng: Rng) -> End:
    """Where the move leads that looks best at once; ties by lot. The state is used up."""
    best: End | None = None
    ties = 1
    for place in range(len(moves)):
        after = state if place == len(moves) - 1 else state.copy()
        imagine(after, seat, moves[place])
        value = appeal(type, after, seat)
        if best is None or value > best.appeal:
            best, ties = End(after, value), 1
        elif value == best.appeal:
            ties += 1
            if rng.below(ties) == 0:
                best = End(after, value)
    assert best is not None
    return best


def best_of(type: GameType, state: State, seat: int, moves: list[int], rng: Rng, ways: int) -> End:
    """The best end of the ways that begin with one of these moves; the state is used up."""
    best: End | None = None
    for place in range(len(moves)):
        after = state if place == len(moves) - 1 else state.copy()
        imagine(after, seat, moves[place])
        end = best_end(type, after, seat, rng, ways // len(moves))
        if best is None or end.appeal > best.appeal:
            best = end
    assert best is not None
    return best


def play_turns(type: GameType, state: State, rng: Rng, turns: int, ways: int) -> State:
    """The table after the turn at hand and so many more, each played as it looks best to its player."""
    while not state.over and not state.lanes:
        seat = first_decider(state)
        moves = legal_moves(state, seat)
        if not goes_on(type, state, seat):
            if turns == 0:
                break
            turns -= 1
        if len(moves) > BREADTH:
            start = rng.below(len(moves))
            moves = [moves[(start + index) % len(moves)] for index in range(BREADTH)]
        state = best_of(type, state, seat, moves, rng, ways).state
    return state


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
