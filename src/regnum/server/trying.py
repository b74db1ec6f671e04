"""Try it from here: a position of a finished game or a record becomes a table of its own, against bots.

All of the game may be known by then, so the position is taken as it was, with its decks and its chance.
"""

from collections.abc import Container

import regnum
from regnum.engine.game import Game
from regnum.server import schemas
from regnum.server.errors import TableError
from regnum.server.seated import Seated
from regnum.server.store import SeatRow


def seats_to_try(seated: Seated, wish: schemas.TryFrom, levels: Container[str]) -> list[schemas.NewSeat]:
    """Who shall sit there: whoever asks on the seat of their choice, bots on the others, as strong as those before."""
    game = seated.live.game
    if not (seated.live.over or seated.replay):
        raise TableError("only a finished game can be tried again from a position; play on")
    if wish.seat >= game.players:
        raise TableError(f"there is no seat {wish.seat}; seats are 0 to {game.players - 1}")
    if wish.ply > len(game.moves):
        raise TableError(f"the game has {len(game.moves)} moves; there is no position after {wish.ply}")
    return [
        schemas.NewSeat(kind="me", player=wish.player) if seat == wish.seat else _bot(row, levels)
        for seat, row in enumerate(seated.sitting)
    ]


def _bot(row: SeatRow, levels: Container[str]) -> schemas.NewSeat:
    """The bot that sat there, if there was one that still can."""
    if row.level is None or row.level not in levels:
        return schemas.NewSeat(kind="bot")
    return schemas.NewSeat(kind="bot", player=row.player, level=row.level)


async def position_to_try(seated: Seated, wish: schemas.TryFrom) -> Game:
    """The game as it stood then, as the beginning of another."""
    earlier = await seated.past.position(seated.live.game, None, wish.ply)
    if earlier.over:
        raise TableError("the game was over by then; choose an earlier position")
    return regnum.from_position(earlier.position())
