"""A table in memory with everything about it, and how it is told to each who looks."""

import time
from collections.abc import Sequence
from typing import Any, Final, cast

import msgspec

from regnum.engine.game import Game
from regnum.engine.messages import Message
from regnum.lessons import Course
from regnum.server import schemas
from regnum.server.acts import acts
from regnum.server.clocks import clock_of
from regnum.server.conversation import Conversation
from regnum.server.hands import BOT, LATE, NOBODY
from regnum.server.lessons import course_of, lesson_state
from regnum.server.live import LiveTable
from regnum.server.past import Past
from regnum.server.pictures import Picture
from regnum.server.presence import Attendance
from regnum.server.present import Presenter, level_title, seat_titles
from regnum.server.store import DAY, Keep, SeatRow, Standing, TableRow

#: Why somebody who holds a seat, or has held it, does not play there.
ABSENCES: Final[dict[str, schemas.Absence]] = {NOBODY: "left", LATE: "late", BOT: "handed"}
#: How long somebody who has looked once counts as looking on.
LOOK_SECONDS: Final = 15.0


def bots_of(sitting: Sequence[SeatRow]) -> frozenset[int]:
    """The seats that bots hold."""
    return frozenset(seat for seat, one in enumerate(sitting) if one.level)


def standing_of(game: Game, bots: frozenset[int], conceded: int | None = None) -> Standing:
    """What lists and the bots' keeper shall know of a table; where nobody plays any more, no bot is waited for."""
    over = game.over or conceded is not None
    deciders = () if over else tuple(decision.seat for decision in game.decisions)
    due = len(bots) < game.players and any(seat in bots for seat in deciders)
    return Standing(over, deciders, due, conceded=conceded)


class Seated:
    """A table in memory with everything about it: its row, its seats, its game, and who is looking."""

    def __init__(
        self,
        row: TableRow,
        sitting: list[SeatRow],
        live: LiveTable,
        attendance: Attendance,
        keep: Keep,
        chat: bool = True,
    ) -> None:
        self.row = row
        self.sitting = sitting
        self.live = live
        self.past = Past()
        #: The lesson that is given here, if one is, and how far it has come.
        self.course: Course | None = course_of(row)
        #: What is said here, where one can talk.
        self.conversation = Conversation(row.id) if chat and not self.replay and row.lesson is None else None
        #: Whether two play here, each against the other.
        self.duel = live.game.players == 2 and not live.game.type.scores(live.game.state).together
        self._keep = keep
        #: When something happened that everybody may know of.
        self.told = row.told
        #: When somebody last looked without following the table.
        self.looked = -LOOK_SECONDS
        self._attendance = attendance
        #: States made for a viewer in a language, as long as nobody moves.
        self._made: dict[tuple[int | None, str], schemas.TableState] = {}
        self._made_after = -1

    @property
    def replay(self) -> bool:
        """Whether this is a record to be looked at."""
        return self.row.kind == "replay"

    @property
    def next_ply(self) -> int:
        """The place of the next entry in the database."""
        return self.row.first_ply + len(self.live.entries)

    @property
    def account(self) -> str:
        """For whom bots think here: the first player; tables without one all share one account."""
        return next((one.owner for one in self.sitting if one.owner), "")

    @property
    def bots_only(self) -> bool:
        """Whether only bots play here, so that nobody waits for them unless somebody looks on."""
        return len(self.live.bots) == len(self.sitting)

    def level(self, seat: int, viewer: int | None = None) -> str | None:
        """The level of the bot that plays a seat now, as far as a viewer may know; None where a person does."""
        hand = self.live.hand(seat, viewer)
        return self.sitting[seat].level if hand is None else hand.level or None

    def held(self, seat: int) -> bool:
        """Whether a person holds a seat, even if a bot plays there for a while."""
        return self.sitting[seat].owner is not None

    def left(self, seat: int) -> bool:
        """Whether its holder has left a seat, and nobody has said yet who plays on."""
        hand = self.live.hands.get(seat)
        return hand is not None and hand.how == NOBODY

    def hosts(self, owner: str | None) -> bool:
        """Whether somebody decides of seats that nobody holds.

        It is who opened the table, and where they hold no seat of it (any more) also the first of the others.
        """
        holders = [one.owner for one in self.sitting if one.owner]
        heir = holders[0] if holders and self.row.opener not in holders else None
        return owner is not None and owner in (self.row.opener, heir)

    def note_told(self) -> None:
        """Something has happened, of which everybody may know unless others are about to answer too."""
        if not self.live.secret():
            self.told = time.time()
            self._made.clear()

    def expires(self) -> float | None:
        """When the table will be removed if nobody touches it, if ever; to the day."""
        return day_of(self._keep.expires(self.row.kind, self.live.over, self.told))

    def looked_at(self) -> bool:
        """Whether somebody has looked just now without following the table."""
        return time.monotonic() - self.looked < LOOK_SECONDS

    def has_free_seat(self) -> bool:
        """Whether somebody may still sit down, perhaps at another worker."""
        return any(one.free for one in self.sitting)

    def mine(self, owner: str | None) -> list[int]:
        """The seats that a player holds; of a replay nobody holds any, not even who brought the record."""
        if self.replay:
            return []
        return [seat for seat, one in enumerate(self.sitting) if owner is not None and one.owner == owner]

    def may_look(self, seat: int, owner: str | None) -> bool:
        """Whether somebody may see through a seat's eyes: their own, or anybody's once all is over."""
        return self.replay or self.live.over or seat in self.mine(owner)

    def eyes(self, owner: str | None) -> int | None:
        """Through whose eyes a player looks unless they say: a seat of theirs that must decide, else their first."""
        mine = self.mine(owner)
        deciding = [decision.seat for decision in self.live.game.decisions if decision.seat in mine]
        if deciding or mine:
            return (deciding or mine)[0]
        return 0 if self.replay else None

    def standing(self) -> Standing:
        """What the lists shall know of the table."""
        return standing_of(self.live.game, self.live.bots, self.live.conceded)

    def state(self, viewer: int | None, owner: str | None, lang: str, known_lines: int = 0) -> schemas.TableState:
        """The table for one viewer; the chronicle from a line on."""
        made = self._state(viewer, lang)
        presenter = Presenter(self.live, viewer, lang)
        lines = self.live.chronicle(viewer)
        return msgspec.structs.replace(
            made,
            log=presenter.log(lines, known_lines),
            **self._own(owner, presenter),
        )

    def _own(self, owner: str | None, presenter: Presenter) -> dict[str, Any]:
        """What is told to each player alone, and changes without a move."""
        mine = self.mine(owner)
        return {
            "mine": mine,
            "seats": self.seats(owner, presenter),
            "clock": clock_of(self.row, self.live),
            "sequel": self.row.sequel if mine or self.hosts(owner) else None,
        }

    def _state(self, viewer: int | None, lang: str) -> schemas.TableState:
        if self._made_after != len(self.live.entries):
            self._made.clear()
            self._made_after = len(self.live.entries)
        made = self._made.get((viewer, lang))
        if made is None:
            made = self._made[viewer, lang] = told(self, viewer, lang)
        return made

    def picture(self, viewer: int | None, owner: str | None, lang: str) -> Picture:
        """The table to be sent to all who see it alike."""
        presenter = Presenter(self.live, viewer, lang)
        made = self._state(viewer, lang)
        state = msgspec.structs.replace(made, **self._own(owner, presenter))
        return Picture(state, self.live.chronicle(viewer).copy(), presenter, self.chat(lang))

    def chat(self, lang: str) -> list[schemas.ChatLine]:
        """What has been said, for a reader of a language."""
        titles = seat_titles(self.live.game.type, lang)
        lines = self.conversation.lines if self.conversation else []
        return [
            schemas.ChatLine(
                number=line.number,
                seat=line.seat,
                player=line.player or titles[line.seat],
                text=line.text,
                phrase=cast(schemas.Phrase | None, line.phrase),
            )
            for line in lines
        ]

    def moment(self) -> object:
        """What no picture of the table outlives: it is equal as long as nothing has changed."""
        said = self.conversation.newest if self.conversation else 0
        return self.live, len(self.live.entries), tuple(self.sitting), self.online(), self.row, said

    def player(self, owner: str | None) -> str | None:
        """Whoever asks, if they are one of the players or decide of seats."""
        return owner if self.hosts(owner) or self.mine(owner) else None

    def player_names(self) -> dict[str, str]:
        """What the players are called, by the name of their seat."""
        names = self.live.game.type.seat_names
        return {names[seat]: one.player for seat, one in enumerate(self.sitting) if one.player}

    def online(self) -> frozenset[int]:
        """The seats of which somebody has a page open."""
        return self._attendance.at(self.row.id)

    def seats(self, owner: str | None, presenter: Presenter) -> list[schemas.Seat]:
        """Who sits where, for the eyes of a player."""
        online = self.online()
        mine = self.mine(owner)
        game = self.live.game
        titles = [presenter.say(presenter.narrator.seat(seat)) for seat in range(game.players)]
        levels = [self.level(seat, presenter.viewer) for seat in range(game.players)]
        return [
            schemas.Seat(
                name=game.type.seat_names[seat],
                title=titles[seat],
                kind="bot" if self._is_bots(seat) else "person",
                player=one.player or titles[seat],
                level=levels[seat],
                rank=level_title(levels[seat], presenter.say),
                open=one.free and not self.replay,
                mine=seat in mine,
                online=self._is_bots(seat) or seat in online,
                forfeit=self._forfeit(seat, presenter),
                absence=self._absence(seat, presenter.viewer),
                acts=acts(self, seat, owner),
            )
            for seat, one in enumerate(self.sitting)
        ]

    def _is_bots(self, seat: int) -> bool:
        """Whether a seat is a bot's, and no person's for whom one plays."""
        one = self.sitting[seat]
        return bool(one.level) or (one.shut and seat in self.live.bots)

    def _absence(self, seat: int, viewer: int | None) -> schemas.Absence:
        hand = self.live.hand(seat, viewer)
        if hand is None or (hand.level and not self.held(seat)):
            return ""
        return ABSENCES.get(hand.how, "")

    def _forfeit(self, seat: int, presenter: Presenter) -> str:
        reason = self.live.forfeits.get(seat)
        player = self.sitting[seat].player
        return presenter.say(Message("forfeit", player=player, reason=reason)) if reason else ""


def day_of(moment: float | None) -> float | None:
    """The end of the day (UTC) in which a moment lies: nothing finer is told."""
    return None if moment is None else (moment // DAY + 1) * DAY


def told(seated: Seated, viewer: int | None, lang: str, past: Game | None = None) -> schemas.TableState:
    """A table, or a past position of it, for a viewer in a language; seats and chronicle are filled in later."""
    row, live = seated.row, seated.live
    game = past or live.game
    presenter = Presenter(live, viewer, lang, past)
    view: dict[str, Any] = game.view(viewer)
    return schemas.TableState(
        id=row.id,
        kind="replay" if row.kind == "replay" else "table",
        game=row.game,
        options=dict(game.options),
        status="over" if live.over else "playing",
        version=live.version(viewer),
        ply=view["ply"],
        plies=live.game.plies(viewer),
        seat=viewer,
        mine=[],
        seats=[],
        rivals=presenter.rivals(),
        table=view["table"],
        memory=view["memory"],
        scores=presenter.scores(view["scores"]),
        conceded=live.conceded,
        decisions=[]
        if live.conceded is not None and not past
        else presenter.decisions(view["decisions"], asking=row.kind == "table"),
        moves=[] if past or row.kind == "replay" or live.over else presenter.moves(),
        undo=past is None and viewer is not None and row.kind == "table" and live.may_take_back(viewer),
        remark=presenter.remark(),
        expires=seated.expires(),
        since=[] if past or live.over or row.kind == "replay" else presenter.since(),
        chosen=[] if past or row.kind == "replay" or live.over else presenter.chosen(),
        clock=None,
        sequel=None,
        lesson=lesson_state(seated.course.follow(game), lang) if seated.course and not past else None,
        chat=None if seated.conversation is None else [],
        log=schemas.LogPart(start=0, entries=[]),
    )
