"""The HTTP API: thin handlers; what they do is in `tables.py`."""

from typing import Annotated, Any, Final

from litestar import Controller, MediaType, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

import regnum
from regnum.engine.gametype import GameType
from regnum.server import schemas
from regnum.server.advising import Adviser
from regnum.server.decks import checked_deck
from regnum.server.errors import NotYourSeat
from regnum.server.gone import unless_gone
from regnum.server.house import House
from regnum.server.lessons import lesson_infos
from regnum.server.limits import address_of
from regnum.server.network import Network
from regnum.server.players import asker, cookie_with, key_of, new_key, owner_of
from regnum.server.present import components, game_info, tag_of
from regnum.server.tables import Tables
from regnum.server.talk import Talk

PROBLEM: Final = "application/problem+json"
Id = Annotated[str, PathParameter(min_length=1, max_length=24, description="The id of a table.")]
SeatPath = Annotated[int, PathParameter(ge=0, le=9, description="The number of a seat.")]
PlyPath = Annotated[int, PathParameter(ge=0, le=100_000, description="A number of moves.")]
Language = Annotated[schemas.Lang, QueryParameter(description="The language of all sentences.")]
Eyes = Annotated[int | None, QueryParameter(ge=0, le=9, description="Through whose eyes; your own by default.")]
SeatQuery = Annotated[int, QueryParameter(ge=0, le=9, description="A seat of yours.")]
Start = Annotated[int, QueryParameter(ge=0, le=100_000, description="The first move that is judged.")]
Target = Annotated[str, QueryParameter(min_length=1, max_length=80, description="What one would click.")]
Names = Annotated[bool, QueryParameter(description="Whether the record tells what the players are called.")]
Earlier = Annotated[
    bool, QueryParameter(description="What was played with older rules, once the game is over; mostly nothing.")
]
DeckName = Annotated[str, QueryParameter(max_length=60, description="The deck of a table, as its options tell it.")]
GameName = Annotated[str, PathParameter(max_length=40, description="The name of a game.")]
Asking = Request[Any, Any, Any]


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """What a handler may answer instead; every one is a problem document (RFC 9457)."""
    words = {
        400: "The request can't be understood.",
        403: "This is not yours.",
        404: "There is no such thing.",
        413: "The request is too large.",
        415: "The body is not JSON.",
        410: "The table can't go on with the rules of today; its record is kept.",
        409: "The table has moved on, the seat is taken, or it can't be done now; after a stale move `current` is the "
        "table as it stands.",
        422: "The rules forbid it; `rule` says which.",
        429: "Too many requests; wait as long as Retry-After says.",
        503: "The database does not answer; try again soon.",
    }
    return {status: problem(words[status]) for status in (*statuses, 429, 503)}


def problem(words: str) -> ResponseSpec:
    """A problem document in the API's description."""
    return ResponseSpec(schemas.Problem, description=words, media_type=PROBLEM, generate_examples=False)


def unwell() -> dict[int, ResponseSpec]:
    """What the server says of its health when something is broken."""
    return {503: problem("Something does not answer; `detail` names it.")}


def changing(*statuses: int) -> dict[int, ResponseSpec]:
    """The same of a handler that changes something: it takes a body, and not from another site's page."""
    return problems(400, 403, 413, 415, *statuses)


UNCHANGED: Final = ResponseSpec(None, description="Nothing has changed since the answer with this ETag.")
NOTHING: Final = ResponseSpec(None, description="Done; there is nothing to say.")


def _game(name: str) -> GameType:
    for type in regnum.games():
        if type.name == name:
            return type
    raise NotFoundException(f"no game is called {name!r}")


class GamesController(Controller):
    """What can be played."""

    path = "/api/games"
    tags = ["games"]

    @get("/", operation_id="games", responses=problems(400), sync_to_thread=False)
    def games(self, tables: NamedDependency[Tables], lang: Language = "en") -> list[schemas.GameInfo]:
        """Every game, with its player counts, options and levels of bots."""
        return [game_info(type, lang, tables.programs) for type in regnum.games()]

    @get(
        "/{game:str}/components",
        operation_id="components",
        responses=problems(400, 404) | {304: UNCHANGED},
        sync_to_thread=False,
    )
    def components(
        self, request: Asking, game: GameName, lang: Language = "en", deck: DeckName = ""
    ) -> Response[schemas.Components]:
        """The cards, boards and words of a game; of a table with a deck of the host's, `deck` of its options."""
        type = _game(game)
        found = type, lang, checked_deck(type, deck)
        tag = tag_of(*found)
        headers = {"etag": tag, "cache-control": "no-cache"}
        if tag in request.headers.get("if-none-match", ""):
            unchanged: Any = None
            return Response(unchanged, status_code=304, headers=headers)
        return Response(components(*found), headers=headers)

    @get("/{game:str}/lessons", operation_id="lessons", responses=problems(400, 404), sync_to_thread=False)
    def lessons(self, game: GameName, lang: Language = "en") -> list[schemas.LessonInfo]:
        """The lessons of a game, in their order."""
        return lesson_infos(_game(game), lang)


class TablesController(Controller):
    """Tables: opening, sitting down, playing, looking."""

    path = "/api/tables"
    tags = ["tables"]

    @get("/", operation_id="my_tables", responses=problems(400))
    async def mine(
        self, request: Asking, tables: NamedDependency[Tables], lang: Language = "en"
    ) -> list[schemas.TableLine]:
        """The tables at which you sit, the latest first."""
        owner = asker(request)
        return await tables.mine(owner, lang) if owner else []

    @post("/", operation_id="open_table", responses=changing())
    async def open(
        self,
        request: Asking,
        data: JSONBody[schemas.NewTable],
        tables: NamedDependency[Tables],
        house: NamedDependency[House],
    ) -> Response[schemas.Created]:
        """Open a table; the cookie of the answer holds your seats."""
        house.check_word(data.word)
        key = key_of(request) or new_key()
        id = await tables.open(data, owner_of(key))
        tables.note_address(id, address_of(request))
        return Response(schemas.Created(id=id), status_code=201, cookies=[cookie_with(key, request)])

    @get("/{id:str}", operation_id="table", responses=problems(400, 403, 404, 410))
    async def look(
        self, request: Asking, id: Id, tables: NamedDependency[Tables], seat: Eyes = None, lang: Language = "en"
    ) -> schemas.TableState:
        """A table through your eyes: all that your seat may know, what must be decided, your legal moves."""
        return await tables.look(id, seat, asker(request), lang)

    @post("/{id:str}/moves", operation_id="play", status_code=200, responses=changing(404, 409, 422, 410))
    async def play(
        self,
        request: Asking,
        id: Id,
        data: JSONBody[schemas.PlayMove],
        tables: NamedDependency[Tables],
        lang: Language = "en",
    ) -> schemas.TableState:
        """Play a move. It names the version of the table that it answers; sent twice, it is played once."""
        state = await tables.play(id, data, asker(request), lang)
        tables.note_address(id, address_of(request))
        return state

    @post("/{id:str}/undo", operation_id="take_back", status_code=200, responses=changing(404, 409, 410))
    async def take_back(
        self,
        request: Asking,
        id: Id,
        data: JSONBody[schemas.TakeBack],
        tables: NamedDependency[Tables],
        lang: Language = "en",
    ) -> schemas.TableState:
        """Take your last move back, until something hidden was shown or another person has moved."""
        return await tables.take_back(id, data, asker(request), lang)

    @post("/{id:str}/chat", operation_id="say", responses=changing(404, 410))
    async def say(
        self,
        request: Asking,
        id: Id,
        data: JSONBody[schemas.NewLine],
        talk: NamedDependency[Talk],
        lang: Language = "en",
    ) -> schemas.ChatLine:
        """Say something to all at a table where you sit: a short line, or a ready phrase."""
        return await talk.say(id, data, asker(request), lang)

    @get("/{id:str}/outlook", operation_id="outlook", responses=problems(400, 403, 404, 410))
    async def outlook(
        self, request: Asking, id: Id, tables: NamedDependency[Tables], seat: SeatQuery, lang: Language = "en"
    ) -> schemas.Outlook:
        """What each of your legal moves would change, and why others are not legal."""
        return await tables.outlook(id, seat, asker(request), lang)

    @get("/{id:str}/why", operation_id="why_not", responses=problems(400, 403, 404, 410))
    async def why(
        self,
        request: Asking,
        id: Id,
        tables: NamedDependency[Tables],
        seat: SeatQuery,
        target: Target,
        lang: Language = "en",
    ) -> schemas.Refused:
        """Why nothing on a target can be chosen now; an empty reason when something can."""
        return await tables.why(id, seat, target, asker(request), lang)

    @get("/{id:str}/advice", operation_id="advice", responses=problems(400, 403, 404, 410))
    async def advice(
        self, request: Asking, id: Id, adviser: NamedDependency[Adviser], seat: SeatQuery, lang: Language = "en"
    ) -> schemas.Advice:
        """A hint: what a bot would do in your place, with what you may know. One at a time."""
        return await unless_gone(request, adviser.advice(id, seat, asker(request), address_of(request), lang))

    @get("/{id:str}/analysis", operation_id="analysis", responses=problems(400, 404, 410))
    async def analysis(
        self, request: Asking, id: Id, adviser: NamedDependency[Adviser], start: Start = 0
    ) -> schemas.Analysis:
        """How the chances stood in a finished game, a few moves at a time. One at a time."""
        return await unless_gone(request, adviser.analysis(id, start, asker(request), address_of(request)))

    @get("/{id:str}/at/{ply:int}", operation_id="past", responses=problems(400, 403, 404, 410))
    async def past(
        self,
        request: Asking,
        id: Id,
        ply: PlyPath,
        tables: NamedDependency[Tables],
        seat: Eyes = None,
        lang: Language = "en",
    ) -> schemas.TableState:
        """The table as it was after so many moves."""
        return await tables.past(id, ply, seat, asker(request), lang)

    @get("/{id:str}/record", operation_id="record", media_type=MediaType.TEXT, responses=problems(400, 404))
    async def record(
        self,
        request: Asking,
        id: Id,
        tables: NamedDependency[Tables],
        earlier: Earlier = False,
        names: Names = False,
    ) -> str:
        """The record of the game: whole when it is over, before that as you may read it."""
        if earlier:
            return await tables.earlier_record(id)
        return await tables.record(id, asker(request), names)

    @post("/{id:str}/try", operation_id="try_from", responses=changing(404, 410))
    async def try_from(
        self,
        request: Asking,
        id: Id,
        data: JSONBody[schemas.TryFrom],
        tables: NamedDependency[Tables],
        house: NamedDependency[House],
    ) -> Response[schemas.Created]:
        """Play on from a position of a finished game or a record, at a new table against bots."""
        house.check_word(data.word)
        key = key_of(request) or new_key()
        made = await tables.try_from(id, data, owner_of(key))
        tables.note_address(made, address_of(request))
        return Response(schemas.Created(id=made), status_code=201, cookies=[cookie_with(key, request)])

    @get("/{id:str}/reckoning", operation_id="reckoning", responses=problems(400, 404, 410))
    async def reckoning(
        self, request: Asking, id: Id, tables: NamedDependency[Tables], lang: Language = "en"
    ) -> schemas.Reckoning:
        """The score of every seat after every move, and statistics."""
        return await tables.reckoning(id, asker(request), lang)


class LessonsController(Controller):
    """Lessons: tables at which one is taught."""

    path = "/api/lessons"
    tags = ["tables"]

    @post("/", operation_id="open_lesson", responses=changing())
    async def open_lesson(
        self,
        request: Asking,
        data: JSONBody[schemas.NewLesson],
        tables: NamedDependency[Tables],
        house: NamedDependency[House],
    ) -> Response[schemas.Created]:
        """Begin a lesson: a table of its own, played like any other. A move that it does not ask for is refused."""
        house.check_word(data.word)
        key = key_of(request) or new_key()
        id = await tables.open_lesson(data, owner_of(key))
        tables.note_address(id, address_of(request))
        return Response(schemas.Created(id=id), status_code=201, cookies=[cookie_with(key, request)])


class ReplaysController(Controller):
    """Records of finished or saved games, to be looked at."""

    path = "/api/replays"
    tags = ["tables"]

    @post("/", operation_id="open_replay", responses=changing())
    async def open_replay(
        self,
        request: Asking,
        data: JSONBody[schemas.NewReplay],
        tables: NamedDependency[Tables],
        house: NamedDependency[House],
    ) -> Response[schemas.Created]:
        """Open a record, to be stepped and shared."""
        house.check_word(data.word)
        key = key_of(request) or new_key()
        id = await tables.open_replay(data.record, owner_of(key))
        return Response(schemas.Created(id=id), status_code=201, cookies=[cookie_with(key, request)])


@get("/api/house", tags=["server"], operation_id="house", responses=problems(), sync_to_thread=False)
def house_info(request: Asking, house: NamedDependency[House], network: NamedDependency[Network]) -> schemas.HouseInfo:
    """What the host wants everybody to know."""
    return _house(request, house, network)


def _house(request: Asking, house: House, network: Network) -> schemas.HouseInfo:
    return schemas.HouseInfo(
        asks_word=house.asks_word,
        notice=house.notice,
        addresses=network.addresses(request),
        may_open=network.may_open(request),
    )


@post("/api/house/network", tags=["server"], operation_id="open_network", status_code=200, responses=changing(409))
async def open_network(
    request: Asking, house: NamedDependency[House], network: NamedDependency[Network]
) -> schemas.HouseInfo:
    """Let the network in. Only who sits at the machine of the server may ask for it."""
    await network.open(request)
    return _house(request, house, network)


class SessionController(Controller):
    """Being the same player on another device."""

    path = "/api/session"
    tags = ["session"]

    @post("/", operation_id="bring_key", status_code=204, responses=changing() | {204: NOTHING})
    async def bring(self, request: Asking, data: JSONBody[schemas.Session]) -> Response[None]:
        """Become the player whose key this is, in this browser."""
        return Response(None, status_code=204, cookies=[cookie_with(data.key, request)])

    @get("/key", operation_id="key", responses=problems(403))
    async def key(self, request: Asking) -> schemas.Key:
        """Your own key, for a link that only you should open."""
        key = key_of(request)
        if key is None:
            raise NotYourSeat("you have not sat down anywhere yet")
        return schemas.Key(key=key)
