"""What a table is worth to each seat, by who plays against whom: partners are no rivals, and rivals have points too."""

import math
from typing import Final

from regnum.engine.gametype import GameType
from regnum.engine.state import State

#: A won game counts mostly as won, and a little by how clearly.
CLEARLY: Final = 0.1


def appeal(type: GameType, state: State, seat: int) -> float:
    """How good a state looks to a seat at a glance, in points.

    Partners count all their points. Where a rival or a goal stands against the seats it is the lead over the best of
    all who do; among nobody but seats that play for themselves a glance sees the own points only.
    """
    points = type.evaluate(state, seat)
    together = type.yardstick(state).together
    against = type.opposition(state)
    if not together and not against:
        return points
    for other in range(state.seats):
        if other != seat:
            theirs = type.evaluate(state, other)
            if together:
                points += theirs
            else:
                against = [*against, theirs]
    return points - max(against) if against else points


def likely_points(type: GameType, state: State, seat: int) -> float:
    """The points by which a seat will likely win or lose: its own, or those of all where they play together."""
    if state.over:
        return float(type.scores(state).points[seat])
    if not type.yardstick(state).together:
        return type.forecast(state, seat)
    points = 0.0
    for partner in range(state.seats):
        points += type.forecast(state, partner)
    return points


def worths(type: GameType, state: State, likely: float) -> list[float]:
    """What a state is worth to each seat, between 0 (lost) and 1 (won); `likely` are the likely points of the searcher.

    Where each plays for itself all worths and the chances of rivals are 1 together, unless the game is over and nobody
    has won it. Partners all have the same.
    """
    if type.yardstick(state).together:
        return shares(type, state, [likely]) * state.seats
    return shares(type, state, type.prospects(state) if state.seats > 1 else [likely])


def shares(type: GameType, state: State, points: list[float]) -> list[float]:
    """What points are worth to each side, a seat or all seats together; at the end mostly by who has won."""
    chances = _chances(type, state, points)
    if not state.over:
        return chances
    scores = type.scores(state)
    if not scores.contested:
        return chances
    won = scores.shares
    return [(1.0 - CLEARLY) * won[side] + CLEARLY * chances[side] for side in range(len(points))]


def _chances(type: GameType, state: State, points: list[float]) -> list[float]:
    """How likely leads in points win; where nothing stands against the only side, how good they are beside par."""
    yardstick = type.yardstick(state)
    sides = points + type.opposition(state)
    if len(sides) == 1:
        sides.append(yardstick.par)
    best = max(sides)
    weights = [math.exp(max(-60.0, (side - best) / yardstick.swing)) for side in sides]
    total = sum(weights)
    return [weights[side] / total for side in range(len(points))]
