"""Whether a move may be taken back at one screen: not past something shown, past another person only if they agree."""

from collections.abc import Sequence

from regnum.engine.game import Game
from regnum.server.foresight import reveals


def last_own(game: Game, seat: int) -> int | None:
    """The number of the last move of a seat."""
    own = [ply for ply, (mover, _) in enumerate(game.moves) if mover == seat]
    return own[-1] if own else None


def shown_since(game: Game, ply: int, seat: int) -> bool:
    """Whether a seat has seen something since a move that it could not have known before: cards, answers of others."""
    earlier = game.at(ply)
    if game.players > 1 and earlier.state.times_opened != game.state.times_opened:
        return True
    for mover, move in game.moves[ply:]:
        if reveals(earlier, mover, move, seat):
            return True
        earlier.play(move, mover)
    return False


def others_since(game: Game, ply: int, seat: int, people: Sequence[int]) -> list[int]:
    """The other people who have moved since a move."""
    return sorted({mover for mover, _ in game.moves[ply:] if mover != seat and mover in people})
