"""The tables of one worker: opening, sitting down, playing, taking back, looking."""

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any, Final

import msgspec

import regnum
from regnum.bots import BOTS
from regnum.engine.errors import BadOption, BadRecord, MalformedMove, RegnumError
from regnum.engine.game import Game
from regnum.engine.messages import Message
from regnum.engine.record import Record, parse_record
from regnum.engine.state import NOT_NOW, Refusal
from regnum.lessons import OPPONENT
from regnum.lessons import lesson as find_lesson
from regnum.server import schemas
from regnum.server.clocks import MINUTE, due_after, due_for_newcomer, first_due
from regnum.server.decks import check_file_option
from regnum.server.errors import (
    MoveRefused,
    NoSuchTable,
    NothingToTakeBack,
    NotNow,
    NotYourSeat,
    SeatTaken,
    Stale,
    TableEnded,
    TableError,
)
from regnum.server.foresight import why_not
from regnum.server.hands import is_about_seats
from regnum.server.lessons import check_lesson
from regnum.server.live import TAKE_BACK, LiveTable, is_move, still_there
from regnum.server.metrics import LIVE_MOVES, LIVE_TABLES, MOVES
from regnum.server.names import checked_name
from regnum.server.news import HERE, NEWEST
from regnum.server.past import apart
from regnum.server.players import new_id
from regnum.server.presence import Attendance
from regnum.server.present import Presenter, narrator_of, offered, seat_titles, spoken
from regnum.server.programs import offered as offered_programs
from regnum.server.replays import names_in
from regnum.server.resuming import kept_record, resumed, standing_with
from regnum.server.seated import Seated, bots_of, day_of, standing_of, told
from regnum.server.settings import Settings
from regnum.server.store import DAY, Keep, SeatRow, Store, TableRow
from regnum.server.trying import position_to_try, seats_to_try

#: What bots are called, by seat.
BOT_NAMES: Final = ("Bertrand", "Clotilde", "Anselm", "Hildegard", "Otto")
DEFAULT_LEVEL: Final = "normal"
#: The longest record that is shown: several times what the longest of our games takes.
MOST_MOVES: Final = 5_000
#: Entries of a table after which nothing is taken back any more: moves alone end the game.
MOST_ENTRIES: Final = 10_000
#: What a table costs in memory without its moves, in moves.
TABLE_MOVES: Final = 50
#: Of how many tables it is remembered who asked for them.
MOST_ADDRESSES: Final = 20_000
#: How often a move is tried again when another worker was faster.
ATTEMPTS: Final = 20


class Tables:
    """All that can be done at tables, for the HTTP handlers, the sockets and the bots' keeper alike."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        #: The programs that may sit down as bots.
        self.programs = list(offered_programs(settings.programs))
        self._seated: OrderedDict[str, Seated] = OrderedDict()
        #: How many moves of each are counted, and of all.
        self._counted: dict[str, int] = {}
        self._moves = 0
        self._locks: dict[str, asyncio.Lock] = {}
        #: For how long what nobody touches is kept.
        self.keep = Keep(settings.replay_days, settings.table_days)
        #: Who has a page open.
        self.attendance = Attendance()
        #: The addresses from which tables were opened or are played at, as far as this worker has seen them.
        self.asked_from: dict[str, str] = {}
        #: Told of every change: the table, and its entries by now; the app publishes it to all workers.
        self.changed: list[Callable[[str, int], None]] = []
        #: Told of a table where only bots play, when somebody looks.
        self.looked: list[Callable[[str], None]] = []

    # Getting at a table.

    @asynccontextmanager
    async def at(self, id: str, known: int = NEWEST) -> AsyncIterator[Seated]:
        """A table with nobody else at it meanwhile: up to date, or with as many entries as the asker knows of."""
        lock = self._locks.setdefault(id, asyncio.Lock())
        async with lock:
            yield await self.current(id, known)

    async def current(self, id: str, known: int = NEWEST) -> Seated:
        seated = self._seated.get(id)
        if seated is None:
            seated = await self._load(id)
        elif not self.settings.alone and (seated.has_free_seat() or not 0 <= known <= len(seated.live.entries)):
            await self._catch_up(seated)
        if seated.replay and time.time() - seated.told > DAY:
            await self.store.touch(id)
            seated.note_told()
        self._remember(id, seated)
        self._evict()
        return seated

    async def _load(self, id: str) -> Seated:
        row = await self.store.table(id) if id.isalnum() else None
        if row is None:
            self._locks.pop(id, None)
            raise NoSuchTable("this table does not exist, or no longer; check the link")
        sitting = await self.store.sitting(id)
        try:
            return await self._played_out(row, sitting)
        except RegnumError as error:
            row = await resumed(self.store, row, sitting, error)
            return await self._played_out(row, sitting)

    async def _played_out(self, row: TableRow, sitting: list[SeatRow]) -> Seated:
        """A table with all its moves played by the rules of today; before them it may have had others."""
        entries = [] if row.kind == "replay" else await self.store.entries(row.id, row.first_ply)
        moves = row.record.count("\n") + len(entries)
        text, bots = row.record, bots_of(sitting)
        live = await apart(lambda: played_out(text, bots, entries, row.first_ply > 0), moves)
        for seat, words in (await self.store.entries(row.id, 0))[: row.first_ply] if row.first_ply else []:
            live.carry(seat, words)
        return Seated(row, sitting, live, self.attendance, self.keep, self.settings.chat)

    async def _catch_up(self, seated: Seated) -> None:
        """Play what other workers have written; sit down whom they have seated."""
        if seated.replay:
            return
        handed = seated.has_free_seat()
        for seat, words in await self.store.entries(seated.row.id, seated.next_ply):
            seated.live.apply(seat, words)
            seated.note_told()
            handed = handed or is_about_seats(words)
        if handed:
            seated.sitting = await self.store.sitting(seated.row.id)
        if seated.row.clock or seated.live.over:
            seated.row = await self.store.table(seated.row.id) or seated.row

    def _evict(self) -> None:
        """Keep no more moves in memory than the host allows: the tables that were asked for longest ago go first."""
        while len(self._seated) > 1 and self._moves + TABLE_MOVES * len(self._seated) > self.settings.moves_in_memory:
            id = next(iter(self._seated))
            self._forget(id)
            if id in self._locks and not self._locks[id].locked():
                del self._locks[id]
        LIVE_TABLES.set(len(self._seated))
        LIVE_MOVES.set(self._moves)

    def _remember(self, id: str, seated: Seated) -> None:
        self._forget(id)
        self._seated[id] = seated
        self._counted[id] = len(seated.live.entries)
        self._moves += self._counted[id]

    def look_anew(self, id: str) -> None:
        """A table was changed behind our back: drop what we know of it, and let everybody look."""
        self._forget(id)
        self.tell(id)

    def _forget(self, id: str) -> None:
        """Drop a table from memory; what may differ from the database too."""
        self._seated.pop(id, None)
        self._moves -= self._counted.pop(id, 0)

    def note_address(self, id: str, address: str) -> None:
        """Bots think here on account of an address: the first that has asked for something."""
        while len(self.asked_from) >= MOST_ADDRESSES:
            del self.asked_from[next(iter(self.asked_from))]
        self.asked_from.setdefault(id, address)

    def tell(self, id: str, entries: int = NEWEST) -> None:
        """Tell everybody that a table has changed, and how many entries one must know to have heard of it."""
        for listener in self.changed:
            listener(id, entries)

    # Opening and sitting down.

    async def open(self, wish: schemas.NewTable, owner: str) -> str:
        """A new table; its id."""
        types = {type.name: type for type in regnum.games()}
        if wish.game not in types:
            raise BadOption(f"no game is called {wish.game!r}; there are: {', '.join(types)}")
        type = types[wish.game]
        allowed = {option.name for option in offered(type)}
        files = {option.name: option for option in type.options if option.names_file}
        for name, value in wish.options.items():
            if name in files:
                check_file_option(files[name], value, type)
            elif name not in allowed:
                raise BadOption(f"{wish.game} has no option {name!r} here; it has: {', '.join(sorted(allowed))}")
        game = regnum.new(wish.game, len(wish.seats), None, **wish.options)
        sitting = [self._seat_row(one, seat, owner) for seat, one in enumerate(wish.seats)]
        row = TableRow(new_id(), "table", wish.game, str(game.record), opener=owner, clock=wish.clock * MINUTE)
        return await self._write(row, sitting, game)

    def _seat_row(self, wish: schemas.NewSeat, seat: int, owner: str) -> SeatRow:
        if wish.kind != "bot":
            return SeatRow(checked_name(wish.player or ""), None, None if wish.kind == "link" else owner)
        level = wish.level or DEFAULT_LEVEL
        if level in self.programs:
            return SeatRow(checked_name(wish.player or level), level, None)
        if level not in BOTS:
            raise BadOption(f"no bot is called {level!r}; there are: {', '.join([*BOTS, *self.programs])}")
        return SeatRow(checked_name(wish.player or BOT_NAMES[seat % len(BOT_NAMES)]), level, None)

    async def open_lesson(self, wish: schemas.NewLesson, owner: str) -> str:
        """A table at which a lesson is given; its id.

        The other seats are bots, who play what the lesson says; they are called by the colours that it calls them by.
        """
        lesson = find_lesson(wish.game, wish.lesson)
        game = lesson.begin()
        learner = self._seat_row(schemas.NewSeat(kind="me", player=wish.player), lesson.seat, owner)
        opponent = SeatRow("", OPPONENT, None)
        sitting = [learner if seat == lesson.seat else opponent for seat in range(game.players)]
        row = TableRow(new_id(), "table", wish.game, str(game.record), lesson=lesson.id, opener=owner)
        return await self._write(row, sitting, game)

    async def open_replay(self, text: str, owner: str) -> str:
        """A record to be looked at, stepped and shared; its id."""
        moves = text.count("\n")
        record = await apart(lambda: parse_record(text), moves)
        _refuse_files(record)
        if len(record.moves) > MOST_MOVES:
            raise BadRecord(f"the record has {len(record.moves)} moves; only {MOST_MOVES} can be shown", 1)
        try:
            game = await apart(lambda: regnum.load(record), moves)
        except RecursionError:
            raise BadRecord("the start position is nested too deeply", 1) from None
        kept = game.record
        kept.conceded = record.conceded
        sitting = [SeatRow(player, None, owner) for player in names_in(record, game)]
        return await self._write(TableRow(new_id(), "replay", game.type.name, str(kept)), sitting, game)

    async def try_from(self, id: str, wish: schemas.TryFrom, owner: str) -> str:
        """A new table that begins where a finished game or a record once stood; its id."""
        async with self.at(id) as seated:
            seats = seats_to_try(seated, wish, [*BOTS, *self.programs])
        game = await position_to_try(seated, wish)
        sitting = [self._seat_row(one, seat, owner) for seat, one in enumerate(seats)]
        row = TableRow(new_id(), "table", seated.row.game, str(game.record), opener=owner)
        return await self._write(row, sitting, game)

    async def _write(self, row: TableRow, sitting: list[SeatRow], game: Game) -> str:
        standing = standing_of(game, bots_of(sitting))
        if row.kind == "table":
            standing = replace(standing_with(game, standing, 0), due=first_due(row, game, sitting, time.time()))
        await self.store.open(row, sitting, standing)
        if row.kind == "table":
            self.tell(row.id)
        return row.id

    async def take_seat(self, id: str, seat: int, player: str, owner: str) -> None:
        """Sit down on a free seat."""
        player = checked_name(player)
        async with self.at(id) as seated:
            if not 0 <= seat < len(seated.sitting):
                raise NotYourSeat(f"there is no seat {seat}; seats are 0 to {len(seated.sitting) - 1}")
            due = due_for_newcomer(seated.row, seated.live, seat, time.time())
            if await self.store.take_seat(id, seat, player, owner, due):
                seated.row = replace(seated.row, due=due or seated.row.due)
            elif (await self.store.sitting(id))[seat].owner != owner:
                seated.sitting = await self.store.sitting(id)
                raise SeatTaken("somebody else sits there; choose another seat or watch")
            seated.sitting = await self.store.sitting(id)
        self.tell(id)

    # Playing.

    async def play(self, id: str, wish: schemas.PlayMove, owner: str | None, lang: str) -> schemas.TableState:
        """Play a move of a person's seat. The same move sent twice is played once."""
        async with self.at(id, wish.ply) as seated:
            self.check_mover(seated, wish.seat, owner)
            had = seated.live.chronicle(wish.seat).copy()
            words = _canonical(seated.live.game, wish.move)
            for _ in range(ATTEMPTS):
                live = seated.live
                if not live.still_at(wish.ply, wish.seat):
                    if live.answer_to(wish.ply, wish.seat) != words:
                        raise Stale("look at the table again and decide anew", seated.state(wish.seat, owner, lang))
                    return seated.state(wish.seat, owner, lang)
                check_plays(seated, wish.seat)
                _check_legal(live.game, wish.seat, words, lang)
                if seated.course is not None:
                    check_lesson(seated.course, live.game, wish.seat, words, lang)
                if await self.append(seated, wish.seat, words):
                    self.tell(id, len(live.entries))
                    return seated.state(wish.seat, owner, lang, still_there(had, live.chronicle(wish.seat)))
                seated = await self.current(id)
        raise Stale("the table is moving too fast; look again", seated.state(wish.seat, owner, lang))

    async def take_back(self, id: str, wish: schemas.TakeBack, owner: str | None, lang: str) -> schemas.TableState:
        """Take back the last move of a person's seat."""
        async with self.at(id) as seated:
            self.check_mover(seated, wish.seat, owner)
            live = seated.live
            if not live.still_at(wish.ply, wish.seat):
                raise Stale("look at the table again and decide anew", seated.state(wish.seat, owner, lang))
            if len(live.entries) >= MOST_ENTRIES:
                raise NothingToTakeBack("too much has been taken back at this table; play on")
            if not live.may_take_back(wish.seat):
                raise NothingToTakeBack("somebody else has moved since, or something hidden was shown")
            if not await self.append(seated, wish.seat, TAKE_BACK):
                seated = await self.current(id)
                raise Stale("look at the table again and decide anew", seated.state(wish.seat, owner, lang))
            self.tell(id, len(live.entries))
            return seated.state(wish.seat, owner, lang)

    async def play_for_bot(self, id: str, version: int, seat: int, words: str) -> None:
        """Play a bot's move, or write its forfeit down, unless its table has moved on since it began to think."""
        async with self.at(id) as seated:
            if seated.live.version(seat) != version or seat not in seated.live.bots:
                return
            if not await self.append(seated, seat, words):
                return
            entries = len(seated.live.entries)
        self.tell(id, entries)

    async def append(self, seated: Seated, seat: int, words: str, sits: SeatRow | None = None) -> bool:
        """Play an entry and write it down, with who sits there now if that changes too.

        What could not be written is not played either.
        """
        ply, was = seated.next_ply, seated.sitting[seat]
        if sits is not None:
            seated.sitting = [sits if at == seat else one for at, one in enumerate(seated.sitting)]
        try:
            seated.live.apply(seat, words)
            due = due_after(seated.row, seated.live, seated.sitting, words, time.time())
            standing = replace(standing_with(seated.live.game, seated.standing(), seated.next_ply), due=due)
            place = seated.row.id, ply, seat, words, standing
            secret = seated.live.secret()
            if sits is None:
                written = await self.store.append(*place, secret)
            else:
                written = await self.store.hand_over(*place, was, sits, secret)
        except BaseException:
            self._forget(seated.row.id)
            raise
        if not written:
            self._forget(seated.row.id)
            return False
        seated.note_told()
        seated.row = replace(seated.row, due=due)
        if is_move(words) or words == TAKE_BACK:
            MOVES.labels(seated.row.game, "bot" if seat in seated.live.bots else "person").inc()
        return True

    async def stop_clock(self, seated: Seated) -> None:
        """The clock of a table has run out, and for nobody any more."""
        assert seated.row.due is not None
        await self.store.forget_due(seated.row.id, seated.row.due)
        seated.row = replace(seated.row, due=None)

    def check_mover(self, seated: Seated, seat: int, owner: str | None) -> None:
        """Refuse somebody who does not hold a seat."""
        if seat not in seated.mine(owner):
            raise NotYourSeat("you don't hold this seat; open the table with the link or key of your seat")

    # Looking.

    async def look(self, id: str, seat: int | None, owner: str | None, lang: str) -> schemas.TableState:
        """The table through a seat's eyes, or through those that fit the asker best."""
        async with self.at(id) as seated:
            if seated.bots_only:
                seated.looked = time.monotonic()
                for listener in self.looked:
                    listener(id)
            await self.hear(seated)
            state = seated.state(self.viewer(seated, seat, owner), owner, lang)
            return state if state.chat is None else msgspec.structs.replace(state, chat=seated.chat(lang))

    async def hear(self, seated: Seated, known: int = NEWEST) -> None:
        """Know what is said at a table; with NEWEST also what no news may have told of."""
        if seated.conversation is not None:
            await seated.conversation.catch_up(self.store, anew=known == NEWEST and not self.settings.alone)

    def note_said(self, id: str, number: int) -> None:
        """Somebody has spoken at a table, here or at another worker."""
        seated = self._seated.get(id)
        if seated is not None and seated.conversation is not None:
            seated.conversation.note(number)

    def viewer(self, seated: Seated, seat: int | None, owner: str | None) -> int | None:
        """Through whose eyes the asker may look."""
        if seat is None:
            return seated.eyes(owner)
        if not 0 <= seat < seated.live.game.players or not seated.may_look(seat, owner):
            raise NotYourSeat("you may not look through the eyes of this seat")
        return seat

    async def outlook(self, id: str, seat: int, owner: str | None, lang: str) -> schemas.Outlook:
        """What each legal move of a seat would do."""
        async with self.at(id) as seated:
            self.check_mover(seated, seat, owner)
            return Presenter(seated.live, seat, lang).outlook()

    async def why(self, id: str, seat: int, target: str, owner: str | None, lang: str) -> schemas.Refused:
        """Why nothing on a target can be chosen now."""
        async with self.at(id) as seated:
            self.check_mover(seated, seat, owner)
            presenter = Presenter(seated.live, seat, lang)
            found = why_not(seated.live.game, presenter.narrator, seat, target)
            text, rule = (presenter.say(found.text), found.rule) if found else ("", "")
            return schemas.Refused(notation="", target=target, rule=rule, text=text)

    async def past(self, id: str, ply: int, seat: int | None, owner: str | None, lang: str) -> schemas.TableState:
        """The table as it was after so many moves."""
        async with self.at(id) as seated:
            viewer = self.viewer(seated, seat, owner)
            game = seated.live.game
            if ply > game.plies(viewer):
                raise TableError(f"the table has {game.plies(viewer)} moves; there is no position after {ply}")
        earlier = await seated.past.position(game, viewer, ply)
        async with self.at(id, HERE) as seated:
            made = told(seated, viewer, lang, earlier)
            presenter = Presenter(seated.live, viewer, lang)
            return msgspec.structs.replace(made, ply=ply, mine=seated.mine(owner), seats=seated.seats(owner, presenter))

    async def record(self, id: str, owner: str | None, names: bool = False) -> str:
        """The record: whole once the game is over, before that as the asker may read it; with names if they like."""
        try:
            async with self.at(id) as seated:
                game = seated.live.game
                record = game.record if seated.live.over or seated.replay else game.record_for(seated.eyes(owner))
                if seated.live.conceded is not None:
                    record.conceded = game.type.seat_names[seated.live.conceded]
                if names:
                    record.names = seated.player_names()
                return str(record)
        except TableEnded:
            return await kept_record(self.store, id)

    async def earlier_record(self, id: str) -> str:
        """The records of what was played with older rules, once the game is over: they tell what lay face down."""
        async with self.at(id) as seated:
            if not seated.live.over:
                raise TableError("what was played with older rules can be read when the game is over")
            return (await self.store.kept(id))[1] or ""

    async def reckoning(self, id: str, owner: str | None, lang: str) -> schemas.Reckoning:
        """The score after every move as the asker could see it, and what everybody did."""
        async with self.at(id) as seated:
            viewer = seated.eyes(owner)
            live, game = seated.live, seated.live.game
            presenter = Presenter(live, viewer, lang)
            scores: Any = game.view(viewer)["scores"]
            lines = live.chronicle(viewer)
            events = [line.event for line in lines]
            marks = presenter.marks(lines)
            counts = [Counter(event.kind for event in events if event.seat == seat) for seat in range(game.players)]
            movers = Counter(seat for seat, _ in game.moves_told_to(viewer))
            players = range(game.players)
        return schemas.Reckoning(
            points=await seated.past.chart(game, viewer),
            marks=marks,
            parts=presenter.parts(scores),
            statistics=[schemas.SeatStatistics(moves=movers[seat], kinds=dict(counts[seat])) for seat in players],
        )

    async def mine(self, owner: str, lang: str) -> list[schemas.TableLine]:
        """The tables of a player, the latest first."""
        types = {type.name: type for type in regnum.games()}
        lines = []
        for one in await self.store.mine(owner, 50):
            own = [seat for seat, row in enumerate(one.seats) if row.owner == owner]
            deciders = one.standing.deciders if one.kind == "table" else ()
            titles = seat_titles(types[one.game], lang)
            players = [row.player or titles[seat] for seat, row in enumerate(one.seats)]
            lines.append(
                schemas.TableLine(
                    id=one.id,
                    kind="replay" if one.kind == "replay" else "table",
                    game=one.game,
                    title=spoken(lang, types[one.game]).say(Message("game-title")),
                    status="over" if one.standing.over else "playing",
                    players=players,
                    waiting_for=[players[seat] for seat in deciders],
                    your_turn=any(seat in own for seat in deciders),
                    seat=own[0] if own else None,
                    conceded="" if one.standing.conceded is None else players[one.standing.conceded],
                    updated=one.told,
                    expires=day_of(self.keep.expires(one.kind, one.standing.over, one.told)),
                )
            )
        return lines


def played_out(text: str, bots: frozenset[int], entries: list[tuple[int, str]], renewed: bool = False) -> LiveTable:
    """A table after all entries, from the record that it begins with."""
    record = parse_record(text)
    live = LiveTable(regnum.api.begin(record), bots, renewed)
    names = live.game.type.seat_names
    for mover, words in record.moves:
        live.apply(names.index(mover), words)
    for seat, words in entries:
        live.apply(seat, words)
    if record.conceded:
        live.conceded = names.index(record.conceded)
    return live


def _refuse_files(record: Record) -> None:
    """A record from outside must not make the server read a file that the host does not offer."""
    given = record.options if record.start is None else record.start.get("options")
    for type in regnum.games():
        for option in type.options:
            if option.names_file and type.name == record.game and isinstance(given, dict):
                check_file_option(option, given.get(option.name), type)


def check_plays(seated: Seated, seat: int) -> None:
    """Refuse a move where the game has been given up, or a bot plays for whoever holds the seat."""
    if seated.live.conceded is not None:
        raise NotNow("the game has been given up; nobody moves any more")
    if seat in seated.live.bots:
        raise NotNow("a bot plays for you on this seat; take it over again first")


def _canonical(game: Game, move: str) -> str:
    try:
        return game.catalogue.notations[game.catalogue.parse(move)]
    except MalformedMove as error:
        raise MoveRefused(str(error), "") from None


def _check_legal(game: Game, seat: int, words: str, lang: str) -> None:
    """Refuse a move with the reason that the seat may know: asked of a deal in which it sees the same."""
    for decision in game.decisions:
        if decision.seat == seat and words in decision.notations:
            return
    refusal = game.determinize(seat, 0).why_not(words, seat) or Refusal("", NOT_NOW)
    text = spoken(lang, game.type).say(narrator_of(game).refusal(refusal))
    raise MoveRefused(text, refusal.rule)
