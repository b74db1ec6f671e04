"""Records to be looked at: what their players are called."""

import msgspec

from regnum.engine.errors import BadRecord
from regnum.engine.game import Game
from regnum.engine.record import NAME, Record
from regnum.server import schemas
from regnum.server.errors import TableError
from regnum.server.names import checked_name


def names_in(record: Record, game: Game) -> list[str]:
    """The player of every seat as a record tells it, if it does; a name that none could have is refused."""
    return [_name(record, seat) for seat in game.type.seat_names[: game.players]]


def _name(record: Record, seat: str) -> str:
    told = record.names.get(seat, "")
    if not told:
        return ""
    try:
        return checked_name(msgspec.convert(told, schemas.PlayerName))
    except (msgspec.ValidationError, TableError):
        reason = "a name has 1 to 24 characters that can be seen, without < and >"
        raise BadRecord(f"{NAME}{seat}: {reason}", 2) from None
