"""How the kernel goes on: who must decide, which moves are legal, and what playing one resolves."""

from typing import Final

from regnum.engine.state import NO_MOVES, Choice, Frame, State

RUNAWAY: Final = 10_000


def watch(state: State, frame: Frame) -> None:
    """Ask the modules that watch what they make of a frame that was just resolved."""
    for module in state.watching:
        module.watch(state, frame)


def advance(state: State) -> None:
    """Resolve effects, and choices that leave no choice, until somebody must decide."""
    for _ in range(RUNAWAY):
        if state.lanes:
            if not _advance_lanes(state):
                return
            continue
        below = state.depth - 1
        if below < 0:
            state.legal = NO_MOVES
            return
        frame = state.frames[below]
        if not frame.waits():
            state.depth = below
            frame.resolve(state)
        else:
            legal = frame.moves(state)
            if len(legal) != 1 or not frame.plays_itself():
                assert legal, f"no legal move in {frame.NAME}: a choice without one must not be pushed"
                state.legal = legal
                return
            state.depth = below
            frame.choose(state, legal[0])
        if state.watching:
            watch(state, frame)
    raise AssertionError(f"the rules go round in circles: {RUNAWAY} effects and no decision")


def _advance_lanes(state: State) -> bool:
    """Advance every lane to its next choice; True when all of them are empty."""
    waiting = False
    for seat in range(len(state.lanes)):
        if _advance_lane(state, seat):
            waiting = True
    if waiting:
        return False
    state.close_lanes()
    return True


def _advance_lane(state: State, seat: int) -> bool:
    """Advance one lane; True when its seat must decide."""
    lane = state.lanes[seat]
    state.lane = seat
    while lane:
        frame = lane[-1]
        if not frame.waits():
            lane.pop()
            frame.resolve(state)
        else:
            if not state.lane_legal[seat]:
                state.lane_legal[seat] = frame.moves(state)
            legal = state.lane_legal[seat]
            if len(legal) != 1 or not frame.plays_itself():
                assert legal, f"no legal move in {frame.NAME}: a choice without one must not be pushed"
                break
            lane.pop()
            state.lane_legal[seat] = []
            frame.choose(state, legal[0])
        if state.watching:
            watch(state, frame)
    state.lane = -1
    return bool(lane)


def waiting_choice(state: State, seat: int) -> Choice | None:
    """The choice that a seat must make now, if any."""
    if state.lanes:
        lane = state.lanes[seat]
        if not lane:
            return None
        top = lane[-1]
        assert isinstance(top, Choice)
        return top
    if state.depth:
        frame = state.top
        if isinstance(frame, Choice) and frame.seat == seat:
            return frame
    return None


def deciders(state: State) -> list[int]:
    """The seats that must decide now, in ascending order."""
    if state.lanes:
        return [seat for seat in range(len(state.lanes)) if state.lanes[seat]]
    return [state.top.decider()] if state.depth else []


def first_decider(state: State) -> int:
    """The first seat that must decide now; -1 when the game is over."""
    if state.lanes:
        seat = 0
        while not state.lanes[seat]:
            seat += 1
        return seat
    return state.top.decider() if state.depth else -1


def legal_moves(state: State, seat: int) -> list[int]:
    """The legal moves of a deciding seat; empty for any other."""
    if state.lanes:
        return state.lane_legal[seat] if state.lanes[seat] else []
    return state.legal if state.depth and state.top.decider() == seat else []


def is_legal(state: State, seat: int, move: int) -> bool:
    """Whether a move is one of the legal moves of a seat."""
    for legal in legal_moves(state, seat):
        if legal == move:
            return True
    return False


def play(state: State, seat: int, move: int) -> None:
    """Play a legal move of a deciding seat (the caller has checked it) and go on to the next decision."""
    if state.lanes:
        answer(state, seat, move)
    else:
        frame = state.pop()
        frame.choose(state, move)
        if state.watching:
            watch(state, frame)
    advance(state)


def answer(state: State, seat: int, move: int) -> None:
    """Play a legal move in an open lane and go on in that lane alone: the lanes stay open, even when all are empty.

    What a simultaneous step comes to is only known when everybody has answered; a player who weighs an answer,
    or guesses another's, stops before that.
    """
    choice = state.lanes[seat].pop()
    state.lane_legal[seat] = []
    state.lane = seat
    choice.choose(state, move)
    if state.watching:
        watch(state, choice)
    _advance_lane(state, seat)


def imagine(state: State, seat: int, move: int) -> None:
    """Play a move as one who weighs it does: in a simultaneous step without what comes after the step."""
    if state.lanes:
        answer(state, seat, move)
    else:
        play(state, seat, move)


def rewind_lane(state: State, seat: int) -> None:
    """Bring a seat's open lane back to its beginning; the game has put the seat's things back."""
    state.lanes[seat] = [state.openings[seat]]
    state.lane_legal[seat] = []
    _advance_lane(state, seat)


def relist(state: State) -> None:
    """List the legal moves of the waiting choices anew, after hidden cards were dealt anew.

    Nothing is played, even where the new cards leave no choice: everybody knows that it is asked.
    """
    if state.lanes:
        state.lane_legal = [lane[-1].moves(state) if lane else [] for lane in state.lanes]
    elif state.depth:
        state.legal = state.top.moves(state)
