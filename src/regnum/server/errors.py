"""What can go wrong at a table, each with its HTTP status and a code that the page has words for."""

from regnum.engine.errors import RegnumError
from regnum.server.schemas import TableState


class TableError(RegnumError):
    """A request that can't be fulfilled; nothing has changed."""

    status = 400
    code = "bad-request"
    title = "The request can't be fulfilled"


class NoSuchTable(TableError):
    """No table has this id."""

    status = 404
    code = "no-such-table"
    title = "There is no such table"


class TableEnded(TableError):
    """A table that can't go on with the rules of today; its record is kept."""

    status = 410
    code = "table-ended"
    title = "The table has ended"


class NotYourSeat(TableError):
    """A seat that the asker does not hold."""

    status = 403
    code = "not-your-seat"
    title = "This is not your seat"


class SeatTaken(TableError):
    """A seat on which somebody sits."""

    status = 409
    code = "seat-taken"
    title = "The seat is taken"


class Stale(TableError):
    """A move that answers an earlier state of the table; `current` is the table as it stands."""

    status = 409
    code = "stale"
    title = "The table has moved on"

    def __init__(self, message: str, current: TableState) -> None:
        super().__init__(message)
        self.current = current


class MoveRefused(TableError):
    """A move that the rules forbid now."""

    status = 422
    code = "illegal-move"
    title = "The move is not legal"

    def __init__(self, message: str, rule: str) -> None:
        super().__init__(message)
        self.rule = rule


class NotTheLesson(MoveRefused):
    """A legal move that is not what the lesson asks for."""

    status = 409
    code = "not-the-lesson"
    title = "This is not what the lesson asks for"


class NotNow(TableError):
    """Something that could be done at another time, or by somebody else."""

    status = 409
    code = "not-now"
    title = "This can't be done now"


class NothingToTakeBack(TableError):
    """A move that can't be taken back."""

    status = 409
    code = "no-undo"
    title = "This can't be taken back"


class WrongWord(TableError):
    """Somebody who does not know the word of the house."""

    status = 403
    code = "wrong-word"
    title = "This is not the word of the house"


class WrongOrigin(TableError):
    """A request that another site's page makes in the name of the player."""

    status = 403
    code = "wrong-origin"
    title = "The request comes from another site"


class Blocked(TableError):
    """Somebody from an address that the host has blocked."""

    status = 403
    code = "blocked"
    title = "This is not allowed"


class NotTheHost(TableError):
    """Something that only who sits at the machine of the server may do."""

    status = 403
    code = "not-the-host"
    title = "Only the host may do this"


class NoNetwork(TableError):
    """A machine that nobody else can reach."""

    status = 409
    code = "no-network"
    title = "There is no network"


class NoChat(TableError):
    """A table at which nobody talks."""

    status = 403
    code = "no-chat"
    title = "Nobody talks here"


class TooMany(TableError):
    """More than one address, player or table may ask for at a time."""

    status = 429
    code = "too-many"
    title = "Too many requests"
