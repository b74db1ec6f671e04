"""The search tree: one player's thoughts about a table, averaged over many deals of what it can't see.

Information-set Monte-Carlo tree search with one tree. Every walk begins with a fresh deal of the hidden cards that fits
what the player knows. Nodes are told apart by the moves that lead to them, not by cards; of a node's moves only those
that are legal in the deal at hand compete: the better they look at once, and the better they have proved, the more. At
the root a move is looked at to the end of its turn. Moves of others that the player can't tell apart lead to the same
node. A walk ends after one move that was never tried before; then everybody plays on a little by what looks best at
once, and the game's own prospects say what it has come to (`worth.py`). Where only the end of a turn shows what it was
worth, a walk has one move of its own, and whole turns are played on. A simultaneous step is entered only by its own
player, since nobody knows the answers of others before all have answered.
"""

import math
from typing import Final

from regnum.bots.greed import FORESIGHT, lookahead, play_turns
from regnum.bots.worth import likely_points, worths
from regnum.engine.game import dealt_anew
from regnum.engine.gametype import GameType
from regnum.engine.moves import Catalogue
from regnum.engine.resolving import advance, answer, first_decider, imagine, legal_moves
from regnum.engine.rng import Rng
from regnum.engine.state import State

#: How much a seldom tried move that looks good draws the search, against one that has proved good.
EXPLORATION: Final = 0.4
#: How much worse than the moves tried so far one is taken for that has not been tried.
UNTRIED: Final = 0.05
#: The share of a swing by which a move must look worse to be looked at three times less.
TEMPERATURE: Final = 0.3
#: A walk on which whole turns are planned and played counts for so many: it takes that much longer.
PLANNED: Final = 3
#: Decisions that a walk follows at most.
LONGEST_WALK: Final = 60
#: How many moves are compared at most when play goes on by evaluation, and where none is left out.
GLANCES: Final = 4
ALL: Final = 1 << 30
#: How many simultaneous steps a walk goes through at most.
STEPS: Final = 2
#: How many moves of a likely continuation are told, and how often one must have been tried for that.
CONTINUATION: Final = 3
TRIED_ENOUGH: Final = 3


class Node:
    """A point of the game as the searching player knows it: a seat decides, after certain moves."""

    __slots__ = ("children", "expected", "priors", "seat", "values", "visits")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        #: By move: how good it looked at once, how often it was tried, the sum of what it was worth to the seat.
        self.priors: dict[int, float] = {}
        self.visits: dict[int, int] = {}
        self.values: dict[int, float] = {}
        #: The sum of points that the searching player could expect after a move.
        self.expected: dict[int, float] = {}
        #: What follows a move, by the seat that decides then.
        self.children: dict[tuple[int, int], Node] = {}

    def __reduce__(self) -> tuple[object, ...]:
        """How it travels between processes; compiled classes don't know that by themselves."""
        return _node, (self.seat, self.priors, self.visits, self.values, self.expected, self.children)

    def pick(self, legal: list[int], temperature: float) -> int:
        """The move with the best mix of what it was worth so far and what it is worth to look at it."""
        visits, priors = self.visits, self.priors
        highest_prior = max([priors[move] for move in legal])
        weights: list[float] = []
        total, tried, worth = 0.0, 0, 0.0
        for move in legal:
            weight = math.exp((priors[move] - highest_prior) / temperature)
            weights.append(weight)
            total += weight
            if move in visits:
                tried += visits[move]
                worth += self.values[move]
        average = worth / tried if tried else 0.5
        exploration = EXPLORATION * math.sqrt(tried + 1.0) / total
        best, highest = legal[0], -1.0
        for index in range(len(legal)):
            move = legal[index]
            times = visits.get(move, 0)
            promise = self.values[move] / times if times else average - UNTRIED
            promise += exploration * weights[index] / (1 + times)
            if promise > highest:
                best, highest = move, promise
        return best

    def favourite(self) -> int:
        """The move that was tried most; -1 when none was tried."""
        best, most = -1, 0
        for move, times in self.visits.items():
            if times > most:
                best, most = move, times
        return best

    def after(self, move: int) -> "Node | None":
        """Where the search mostly came to after a move."""
        found: Node | None = None
        most = 0
        for (played, _), child in self.children.items():
            times = sum(child.visits.values())
            if played == move and times > most:
                found, most = child, times
        return found

    def note(self, move: int, worth: float, points: float) -> None:
        """Learn what came of a move."""
        self.visits[move] = self.visits.get(move, 0) + 1
        self.values[move] = self.values.get(move, 0.0) + worth
        self.expected[move] = self.expected.get(move, 0.0) + points


def _node(
    seat: int,
    priors: dict[int, float],
    visits: dict[int, int],
    values: dict[int, float],
    expected: dict[int, float],
    children: dict[tuple[int, int], Node],
) -> Node:
    node = Node(seat)
    node.priors, node.visits, node.values, node.expected, node.children = priors, visits, values, expected, children
    return node


class Step:
    """A step of a walk: where, and what was chosen."""

    __slots__ = ("move", "node")

    def __init__(self, node: Node, move: int) -> None:
        self.node = node
        self.move = move


class Thoughts:
    """What a search makes of a decision.

    By move how often it was tried, what it was worth to the player and the points to be expected, all as sums; and the
    sums over all walks of what the table is worth to every seat; and by move what will likely follow, as seats and
    moves. Plain data, so that several processes can think and their thoughts be added up.
    """

    def __init__(
        self,
        walks: int,
        visits: dict[int, int],
        values: dict[int, float],
        expected: dict[int, float],
        worths: list[float],
        lines: dict[int, list[tuple[int, int]]],
    ) -> None:
        self.walks = walks
        self.visits = visits
        self.values = values
        self.expected = expected
        self.worths = worths
        self.lines = lines

    def __reduce__(self) -> tuple[object, ...]:
        """Compiled classes do not know by themselves how to travel between processes."""
        return Thoughts, (self.walks, self.visits, self.values, self.expected, self.worths, self.lines)

    def add(self, other: "Thoughts") -> None:
        """Take another search of the same decision into account."""
        self.walks += other.walks
        for move, times in other.visits.items():
            self.visits[move] = self.visits.get(move, 0) + times
            self.values[move] = self.values.get(move, 0.0) + other.values[move]
            self.expected[move] = self.expected.get(move, 0.0) + other.expected[move]
            if move not in self.lines or len(other.lines[move]) > len(self.lines[move]):
                self.lines[move] = other.lines[move]
        self.worths = [one + two for one, two in zip(self.worths, other.worths, strict=True)]

    def favourite(self, moves: list[int]) -> int:
        """The move that was tried most; of equals the one that was worth more."""
        best, most, worth = moves[0], -1, 0.0
        for move in moves:
            times = self.visits.get(move, 0)
            value = self.chance(move)
            if times > most or (times == most and value > worth):
                best, most, worth = move, times, value
        return best

    def chance(self, move: int) -> float:
        """What a move was worth on average: about the chance to win after it."""
        times = self.visits.get(move, 0)
        return self.values[move] / times if times else 0.0

    def points(self, move: int) -> float:
        """The points to be expected after a move."""
        times = self.visits.get(move, 0)
        return self.expected[move] / times if times else 0.0

    def chances(self) -> list[float]:
        """What the table is worth to each seat."""
        return [worth / self.walks for worth in self.worths]


class Tree:
    """The thoughts of one seat about one table, as they grow."""

    def __init__(self, type: GameType, catalogue: Catalogue, seat: int, rng: Rng) -> None:
        self.type = type
        self.catalogue = catalogue
        self.veils = catalogue.veils
        self.seat = seat
        self.rng = rng
        self.root = Node(seat)
        #: The walks from this root, and the sums of what they found the table to be worth to each seat.
        self.walks = 0
        self.worths: list[float] = []

    def __reduce__(self) -> tuple[object, ...]:
        """How it travels between processes; compiled classes don't know that by themselves."""
        return _tree, (self.type, self.catalogue, self.seat, self.rng, self.root, self.walks, self.worths)

    def thoughts(self) -> Thoughts:
        """What the search makes of the decision at the root."""
        root = self.root
        lines = {move: self._line(move) for move in root.visits}
        return Thoughts(self.walks, root.visits, root.values, root.expected, self.worths, lines)

    def _line(self, move: int) -> list[tuple[int, int]]:
        """What mostly followed a move in the walks."""
        line: list[tuple[int, int]] = []
        node = self.root.after(self._known(self.root, move))
        while node is not None and len(line) < CONTINUATION:
            move = node.favourite()
            if node.visits.get(move, 0) < TRIED_ENOUGH:
                break
            line.append((node.seat, move))
            node = node.after(self._known(node, move))
        return line

    def settled(self, left: int, moves: list[int]) -> bool:
        """Whether so many more walks can't change which of some moves was tried most."""
        most = second = 0
        for move in moves:
            times = self.root.visits.get(move, 0)
            if times > most:
                most, second = times, most
            elif times > second:
                second = times
        return most - second > left

    def descend(self, move: int, seat: int) -> bool:
        """Make what follows a move the root; False when the search has never been there."""
        child = self.root.children.get((self._known(self.root, move), seat))
        if child is None:
            return False
        self.root = child
        child.priors = {}  # they were glances; the root is looked at closely
        self.walks = 0
        self.worths = []
        return True

    def grow(self, state: State, walks: int) -> None:
        """Walk so many times from a state in which the seat must decide; its hidden cards are dealt anew each time."""
        for _ in range(self._walks_for(state, walks)):
            self._walk(dealt_anew(self.type, state, self.seat, self.rng))

    def _walks_for(self, state: State, walks: int) -> int:
        """How many walks are made for so many of a budget."""
        return -(-walks // PLANNED) if self.type.yardstick(state).ways else walks

    def _walk(self, state: State) -> None:
        node: Node | None = self.root
        steps: list[Step] = []
        at_once = bool(state.lanes)
        yardstick = self.type.yardstick(state)
        while node is not None and len(steps) < LONGEST_WALK:
            legal = legal_moves(state, node.seat)
            self._look(state, node, legal)
            move = node.pick(legal, TEMPERATURE * yardstick.swing)
            new = move not in node.visits
            steps.append(Step(node, move))
            imagine(state, node.seat, move)
            node = None if new or yardstick.ways else self._next(state, node, move, at_once)
        if at_once:
            self._close_steps(state)
        if yardstick.ways:
            state = play_turns(self.type, state, self.rng, yardstick.play_on, yardstick.ways)
        else:
            self._play_on(state, yardstick.play_on)
        points = likely_points(self.type, state, self.seat)
        found = worths(self.type, state, points)
        self.walks += 1
        self.worths = [one + two for one, two in zip(self.worths, found, strict=True)] if self.worths else found
        for step in steps:
            step.node.note(step.move, found[step.node.seat], points)

    def _look(self, state: State, node: Node, legal: list[int]) -> None:
        """See how good the moves look that were never legal here before."""
        foresight = FORESIGHT if node is self.root else 0
        for move in legal:
            if move not in node.priors:
                node.priors[move] = lookahead(self.type, state, node.seat, move, self.rng, foresight)

    def _close_steps(self, state: State) -> None:
        """Answer for everybody by what looks best, until seats decide in turn again or so many steps are over.

        All moves are compared, not a few drawn by lot: with many ways to spoil a step, its early end would seem best.
        """
        for _ in range(STEPS):
            if not state.lanes:
                return
            for seat in range(len(state.lanes)):
                while state.lanes[seat]:
                    answer(state, seat, self._liked(state, seat, ALL))
            advance(state)

    def _play_on(self, state: State, decisions: int) -> None:
        """Let everybody play a few decisions in turn by what looks best to them at once."""
        for _ in range(decisions):
            if state.lanes or state.over:
                return
            seat = first_decider(state)
            imagine(state, seat, self._liked(state, seat, GLANCES))

    def _liked(self, state: State, seat: int, glances: int) -> int:
        """The move that looks best to a seat, of so many drawn by lot when there are more."""
        legal = legal_moves(state, seat)
        if len(legal) == 1:
            return legal[0]
        best, highest = -1, 0.0
        start = self.rng.below(len(legal))
        for index in range(min(len(legal), glances)):
            move = legal[(start + index) % len(legal)]
            value = lookahead(self.type, state, seat, move, self.rng, 0)
            if best < 0 or value > highest:
                best, highest = move, value
        return best

    def _next(self, state: State, node: Node, move: int, at_once: bool) -> Node | None:
        """Where a walk goes on; nowhere once the game is over or others answer at the same time."""
        if at_once:
            if not legal_moves(state, self.seat):
                return None
            seat = self.seat
        elif state.lanes or state.over:
            return None
        else:
            seat = first_decider(state)
        known = self._known(node, move)
        child = node.children.get((known, seat))
        if child is None:
            child = node.children[known, seat] = Node(seat)
        return child

    def _known(self, node: Node, move: int) -> int:
        """A move as the searching player knows it: of another's secret one, only its public words."""
        return move if node.seat == self.seat else self.veils.get(move, move)


def _tree(
    type: GameType, catalogue: Catalogue, seat: int, rng: Rng, root: Node, walks: int, worths: list[float]
) -> Tree:
    tree = Tree(type, catalogue, seat, rng)
    tree.root, tree.walks, tree.worths = root, walks, worths
    return tree
