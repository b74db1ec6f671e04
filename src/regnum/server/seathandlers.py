"""The HTTP API of seats: sitting down, handing over, giving up, and everybody's next table."""

from litestar import Controller, Response, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from regnum.server import schemas
from regnum.server.handlers import Asking, Id, Language, SeatPath, changing
from regnum.server.house import House
from regnum.server.limits import address_of
from regnum.server.players import asker, cookie_with, key_of, new_key, owner_of
from regnum.server.seating import Seating
from regnum.server.tables import Tables


class SeatsController(Controller):
    """Who sits at a table."""

    path = "/api/tables"
    tags = ["tables"]

    @post("/{id:str}/seats/{seat:int}", operation_id="take_seat", status_code=200, responses=changing(404, 409, 410))
    async def take_seat(
        self,
        request: Asking,
        id: Id,
        seat: SeatPath,
        data: JSONBody[schemas.TakeSeat],
        tables: NamedDependency[Tables],
        lang: Language = "en",
    ) -> Response[schemas.TableState]:
        """Sit down on a free seat; the cookie of the answer holds it for you."""
        key = key_of(request) or new_key()
        owner = owner_of(key)
        await tables.take_seat(id, seat, data.player or "", owner)
        state = await tables.look(id, seat, owner, lang)
        return Response(state, cookies=[cookie_with(key, request)])

    @post(
        "/{id:str}/seats/{seat:int}/hand",
        operation_id="hand_seat",
        status_code=200,
        responses=changing(404, 409, 410),
    )
    async def hand_seat(
        self,
        request: Asking,
        id: Id,
        seat: SeatPath,
        data: JSONBody[schemas.HandSeat],
        seating: NamedDependency[Seating],
        lang: Language = "en",
    ) -> schemas.TableState:
        """Say who plays a seat from now on: its holder may, and of a seat that nobody holds who opened the table."""
        return await seating.hand(id, seat, data, asker(request), lang)

    @post("/{id:str}/concede", operation_id="concede", status_code=200, responses=changing(404, 409, 410))
    async def concede(
        self,
        request: Asking,
        id: Id,
        data: JSONBody[schemas.Concede],
        seating: NamedDependency[Seating],
        lang: Language = "en",
    ) -> schemas.TableState:
        """Give the game up, where nobody else would go on with it: alone, or of two against each other."""
        return await seating.concede(id, data.seat, asker(request), lang)

    @post("/{id:str}/again", operation_id="play_again", responses=changing(404, 409, 410))
    async def play_again(
        self,
        request: Asking,
        id: Id,
        data: JSONBody[schemas.PlayAgain],
        seating: NamedDependency[Seating],
        house: NamedDependency[House],
        tables: NamedDependency[Tables],
    ) -> schemas.Created:
        """Lay a finished table anew for the same company, each on their own seat; asked again, it is the same table."""
        house.check_word(data.word)
        made = await seating.again(id, data, asker(request))
        tables.note_address(made, address_of(request))
        return schemas.Created(id=made)
