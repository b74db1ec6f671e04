"""Two simple opponents: chance, and a player that looks one turn ahead."""

from regnum.bots.base import Bot
from regnum.engine.game import Game
from regnum.engine.rng import Rng, seeded
from regnum.engine.state import State, answer, legal_moves, play, waiting_choice

#: How many own decisions of one turn the greedy bot follows after a move.
FORESIGHT = 6


class RandomBot(Bot):
    """Every legal move is equally likely."""

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)

    def choose(self, game: Game, seat: int) -> int:
        """By lot."""
        moves = legal_moves(game.state, seat)
        return moves[self.rng.below(len(moves))]


class GreedyBot(Bot):
    """Takes the move after which its own turn, played on greedily, looks best to it.

    It looks at a deal of the hidden cards that fits what it knows, never at the real one.
    """

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)

    def choose(self, game: Game, seat: int) -> int:
        """The best by the game's own outlook; ties by lot."""
        moves = legal_moves(game.state, seat)
        if len(moves) == 1:
            return moves[0]
        imagined = game.determinize(seat, self.rng)
        return best_move(game, imagined.state, seat, moves, self.rng, FORESIGHT)


def best_move(game: Game, state: State, seat: int, moves: list[int], rng: Rng, foresight: int) -> int:
    """The move with the best outlook."""
    best: list[int] = []
    highest = 0.0
    for move in moves:
        after = state.copy()
        make(after, seat, move)
        follow(game, after, seat, rng, foresight)
        value = game.type.outlook(after, seat)
        if not best or value > highest:
            best, highest = [move], value
        elif value == highest:
            best.append(move)
    return best[rng.below(len(best))]


def make(state: State, seat: int, move: int) -> None:
    """Make a move; in a simultaneous step without what comes after the step, so that all answers compare alike."""
    if state.lanes:
        answer(state, seat, move)
    else:
        play(state, seat, move)


def follow(game: Game, state: State, seat: int, rng: Rng, foresight: int) -> None:
    """Play the seat's own next decisions of the same turn, each by its immediate outlook."""
    while foresight > 0 and goes_on(game, state, seat):
        moves = legal_moves(state, seat)
        move = moves[0] if len(moves) == 1 else best_move(game, state, seat, moves, rng, 0)
        make(state, seat, move)
        foresight -= 1


def goes_on(game: Game, state: State, seat: int) -> bool:
    """Whether the seat's next decision belongs to the move just made; in a simultaneous step, one within the step."""
    choice = waiting_choice(state, seat)
    if choice is None or not game.type.looks_past(choice):
        return False
    return not state.openings or choice.NAME != state.openings[seat].NAME
