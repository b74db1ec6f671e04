"""A game as it was: played through once more, as far as a viewer knows it."""

from regnum.engine.game import Game
from regnum.server import schemas


def replayed(game: Game, viewer: int | None, plies: int) -> Game:
    """The game after the first so many of the moves that a viewer knows of."""
    earlier = game.at(0)
    for mover, move in game.moves_told_to(viewer)[:plies]:
        earlier.play(move, mover)
    return earlier


def score_over_time(game: Game, viewer: int | None) -> list[schemas.ChartPoint]:
    """The totals as a viewer could see them at first and after each move."""
    earlier = game.at(0)
    points = [_point(earlier, 0, viewer)]
    for ply, (mover, move) in enumerate(game.moves_told_to(viewer), 1):
        earlier.play(move, mover)
        points.append(_point(earlier, ply, viewer))
    return points


def _point(game: Game, ply: int, viewer: int | None) -> schemas.ChartPoint:
    seen = game.type.seen_by(game.state, viewer)
    scores = game.type.scores(seen)
    rivals = [rival.total for rival in scores.rivals]
    return schemas.ChartPoint(ply=ply, totals=scores.totals, rivals=rivals, goal=scores.goal)
