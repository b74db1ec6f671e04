"""What goes over the wire. The page's types are generated from these (see `docs/api.md`)."""

from typing import Annotated, Final, Literal

import msgspec

from regnum.engine.options import OptionSetting, OptionValue

Lang = Literal["en", "pl"]
#: How much a line of the chronicle stands out.
Mark = Literal["", "notable", "milestone"]
#: What would break a line, or can't be seen: control characters, line ends, what turns the text around, and what has no
#: width. `names.py` looks more closely.
_NOT_IN_LINES: Final = (
    r"\x00-\x1f\x7f-\x9f\xad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb"
)
#: Tags have no place in a name.
_NOT_IN_NAMES: Final = f"<>{_NOT_IN_LINES}"
#: What counts for nothing in them: blank letters and signs that change the letter before them.
_UNSEEN: Final = r"\u034f\u115f\u1160\u17b4\u17b5\u200c\u200d\u2800\u3164\ufe00-\ufe0f\uffa0"


def _line(longest: int, never: str) -> msgspec.Meta:
    """One line of text in which something can be seen."""
    pattern = rf"^[^{never}]*[^\s{never}{_UNSEEN}][^{never}]*$(?!\n)"
    return msgspec.Meta(min_length=1, max_length=longest, pattern=pattern)


PlayerName = Annotated[str, _line(24, _NOT_IN_NAMES)]
#: What somebody says. It is plain text: what looks like markup is shown as it was written.
ChatText = Annotated[str, _line(160, _NOT_IN_LINES)]
#: What can be said with one click; each reads it in the own language.
Phrase = Literal["hello", "good-luck", "well-played", "thanks", "one-moment", "sorry", "good-game", "another"]
#: The word of the house, where the host wants one of who opens a table.
Word = Annotated[str, msgspec.Meta(max_length=80)]
#: Why a person does not play on a seat: they have left it, run out of time, or let a bot play for a while.
Absence = Literal["", "left", "late", "handed"]
#: What can be done with a seat.
Act = Literal["bot", "me", "friend", "nobody", "concede"]
Ply = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=9)]
MoveText = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
#: What an option is set to; a list has an entry for every seat. The game says what it may be, and names the option.
OptionGiven = OptionValue | Annotated[list[OptionValue], msgspec.Meta(max_length=9)]


class Request(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A body that a client sends: nothing in it may be unknown."""


class Reply(msgspec.Struct, kw_only=True):
    """A body that the server sends."""


# What can be played.


class ChoiceInfo(Reply):
    """One value that an option takes; `about` says what it does, where the title does not. For `needs` see below."""

    value: OptionValue
    title: str
    about: str
    needs: dict[str, OptionValue]


class OptionInfo(Reply):
    """An option of a game, explained.

    One `by_seat` is set to a list, a value for every seat; if `distinct`, only one seat can have a value that is not
    the default. `needs` says which other options must have which values, or only the default is taken. `seats` says
    at tables of how many seats it means anything; none: of any number.
    """

    name: str
    title: str
    about: str
    default: OptionValue
    choices: list[ChoiceInfo]
    by_seat: bool
    distinct: bool
    needs: dict[str, OptionValue]
    seats: list[int]


class LevelInfo(Reply):
    """A bot that can sit down, explained: one of the house, or a program of the host's."""

    name: str
    title: str
    about: str
    program: bool


class SeatInfo(Reply):
    """A seat of a game."""

    name: str
    title: str


class GameInfo(Reply):
    """A game on the shelf."""

    name: str
    title: str
    about: str
    players: list[int]
    minutes: list[int]
    weight: float
    seats: list[SeatInfo]
    options: list[OptionInfo]
    levels: list[LevelInfo]
    lessons: list[str]


class LessonInfo(Reply):
    """A lesson of a game; the one that is `guided` is a first game, led by the hand."""

    id: str
    title: str
    about: str
    minutes: int
    steps: int
    guided: bool


class Entry(Reply):
    """What a card, a place or a word of the game is called and does, and the rule that says so."""

    name: str
    text: str
    rule: str


class Tip(Reply):
    """A sentence that teaches, told once: when a decision, a target and an event of these patterns are there."""

    id: str
    text: str
    decision: str
    target: str
    event: str
    rule: str


class Components(Reply):
    """All that a game is made of: the cards and boards as data, and every one of them in words; what it teaches."""

    game: str
    data: dict[str, object]
    entries: dict[str, Entry]
    tips: list[Tip]


# A table.


class NewSeat(Request):
    """Who shall sit on a seat: the person who asks, a friend at the same screen, a friend by link, or a bot."""

    kind: Literal["me", "here", "link", "bot"]
    player: PlayerName | None = None
    level: Annotated[str, msgspec.Meta(max_length=24)] | None = None


class NewTable(Request):
    """A table to be opened; `clock` are the minutes that each move may take, from one to 30 days, or 0 for any number.

    Where all decide at once they have that time together. For who runs out of it a bot plays until they come back.
    """

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=9)]
    options: Annotated[dict[str, OptionGiven], msgspec.Meta(max_length=20)] = {}
    clock: Annotated[int, msgspec.Meta(ge=0, le=30 * 24 * 60)] = 0
    word: Word = ""


class NewLesson(Request):
    """A lesson to be begun."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    lesson: Annotated[str, msgspec.Meta(max_length=40)]
    player: PlayerName | None = None
    word: Word = ""


class TryFrom(Request):
    """A wish to play on from a position of a finished game: after so many moves, on one of its seats."""

    ply: Ply
    seat: SeatNumber
    player: PlayerName | None = None
    word: Word = ""


class TakeSeat(Request):
    """Somebody sits down on a free seat; without a name they are called by its colour."""

    player: PlayerName | None = None


class HandSeat(Request):
    """Who shall play on a seat from now on.

    A bot (of a level) in the place of its holder or where nobody sits, its holder again (`me`), a friend with the link,
    or nobody: then its holder leaves for good, and whoever opened the table says who plays on.
    """

    to: Literal["bot", "me", "friend", "nobody"]
    level: Annotated[str, msgspec.Meta(max_length=24)] | None = None


class Concede(Request):
    """A seat gives up the game for good, and ends it."""

    seat: SeatNumber


class PlayAgain(Request):
    """The wish for a new table with everybody; with `rotate` each sits one seat further on."""

    rotate: bool = False
    word: Word = ""


class PlayMove(Request):
    """A move; `ply` is the `version` of the table that it answers."""

    seat: SeatNumber
    ply: Ply
    move: MoveText


class TakeBack(Request):
    """The wish to take one's last move back."""

    seat: SeatNumber
    ply: Ply


class NewLine(Request):
    """Something to be said at a table: a line, or a ready phrase."""

    text: ChatText | None = None
    phrase: Phrase | None = None


class NewReplay(Request):
    """A record to be looked at."""

    record: Annotated[str, msgspec.Meta(min_length=1, max_length=400_000)]
    word: Word = ""


class Session(Request):
    """The key of a player, brought from another device."""

    key: Annotated[str, msgspec.Meta(min_length=20, max_length=64, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]


class Seat(Reply):
    """A seat at a table, and who sits there. `forfeit` says why a program plays no more and a bot of the house does.

    `level` is that of the bot which plays there now, also for a person who could come back: `absence` says why; `rank`
    is what that level is called. `acts` is what the asker may do with the seat: give it to a bot, play again, offer it
    to a friend, leave it, or concede.
    """

    name: str
    title: str
    kind: Literal["person", "bot"]
    player: str
    level: str | None
    rank: str
    open: bool
    mine: bool
    online: bool
    forfeit: str
    absence: Absence
    acts: list[Act]


class Clock(Reply):
    """How long a move may take here; `due` is when the time of those ends who must decide, in seconds since 1970.

    In a simultaneous step it is the same for all, whoever has answered. Null while the clock waits.
    """

    seconds: int
    due: float | None


class Rival(Reply):
    """One without a seat who acts at a table."""

    name: str
    title: str


class Decision(Reply):
    """What must be decided now. `text` asks the viewer's own seat; of others it says what they are at."""

    seat: int
    kind: str
    rule: str
    text: str


class Move(Reply):
    """A legal move: its stable notation, what one clicks for it, and what it does in words."""

    notation: str
    target: str
    text: str


class LogEntry(Reply):
    """One thing that happened. `ply` is where the board can be rewound to; seat -1 is a rival's doing, or nobody's.

    `mark` says whether it stands out: it is to be noticed, or a part of the game ends with it.
    """

    ply: int
    seat: int
    rival: str
    kind: str
    rule: str
    args: dict[str, int | str]
    text: str
    mark: Mark


class LogPart(Reply):
    """The chronicle from one line on: what a client had before `start` stays, the rest is replaced."""

    start: int
    entries: list[LogEntry]


class Concern(Reply):
    """What somebody else did, or what happened, that the viewer should know before moving again.

    `text` lacks its subject as a line of the chronicle does; `targets` are the places on the board that it is about.
    """

    seat: int
    rival: str
    rule: str
    text: str
    targets: list[str]


class RivalScore(Reply):
    """The points of a rival without a seat, and their parts."""

    name: str
    parts: dict[str, int]
    total: int


class Scores(Reply):
    """The score as it stands, final once the game is over: totals by seat, their parts, and who has won.

    With `together` all seats win or lose as one, by the sum of their totals. `goal` are the points that must be
    reached; `rivals` have points too, and no seat.
    """

    totals: list[int]
    parts: list[dict[str, int]]
    winners: list[int]
    award: str
    together: bool
    goal: int | None
    rivals: list[RivalScore]


class LessonPage(Reply):
    """What a lesson says, what to look at, and whether there is something to do; else one reads on."""

    text: str
    targets: list[str]
    task: bool
    rule: str


class Lesson(Reply):
    """Where a lesson stands: `step` of its `steps` are done, and `pages` are to be read up to the next thing to do.

    It is `done` when nothing is left to do; the last pages may be read still. `next` is the lesson that follows.
    """

    id: str
    title: str
    seat: int
    step: int
    steps: int
    pages: list[LessonPage]
    done: bool
    next: str | None


class ChatLine(Reply):
    """What somebody at a table has said; the lines of a table are numbered. A ready phrase has no `text`.

    `player` is what the seat's player was called then.
    """

    number: int
    seat: int
    player: str
    text: str
    phrase: Phrase | None


class TableState(Reply):
    """A table as one seat (or a spectator) may know it now.

    `expires` is when it will be removed if nobody plays on (of a record: looks at it), in seconds since 1970, to the
    day; null for never. `since` sums up what others did since the seat's last move, and `chosen` are its answers in a
    simultaneous step that is still open. `chat` are lines that the reader may not have yet; none may be in the answer
    to a move, and it is null where nobody can talk. `conceded` is the seat
    that has given up the game, and `sequel` the id of the table at which the players go on.
    """

    id: str
    kind: Literal["table", "replay"]
    game: str
    options: dict[str, OptionSetting]
    status: Literal["playing", "over"]
    version: int
    ply: int
    plies: int
    seat: int | None
    mine: list[int]
    seats: list[Seat]
    rivals: list[Rival]
    table: dict[str, object]
    memory: dict[str, object]
    scores: Scores
    decisions: list[Decision]
    moves: list[Move]
    undo: bool
    remark: str
    expires: float | None
    since: list[Concern]
    chosen: list[Move]
    lesson: Lesson | None
    chat: list[ChatLine] | None
    conceded: int | None
    clock: Clock | None
    sequel: str | None
    log: LogPart


class Change(Reply):
    """A number of the table that a move would change."""

    path: str
    before: int
    after: int


class Preview(Reply):
    """What a move would do, as far as the mover can know."""

    notation: str
    changes: list[Change]


class Refused(Reply):
    """Why something on the table can't be chosen now."""

    notation: str
    target: str
    rule: str
    text: str


class Outlook(Reply):
    """What each legal move would do, and why others are not legal."""

    version: int
    previews: list[Preview]
    refused: list[Refused]


class NextMove(Reply):
    """A move that may follow, and whose it is."""

    seat: int
    text: str


class Candidate(Reply):
    """A move that a bot would consider: its share of the thinking, the chance to win and the points after it.

    `then` is what the bot expects to follow; nothing where it has not thought so far.
    """

    notation: str
    target: str
    text: str
    share: float
    chance: float
    points: float
    then: list[NextMove]


class Advice(Reply):
    """What a bot would do in your place, the best move first; nothing while you have nothing to decide."""

    version: int
    candidates: list[Candidate]


class JudgedMove(Reply):
    """A move of a finished game: the chance of every seat before it, what was played, what a bot would have played.

    The moves are told in every language, so that nobody need think again when a reader changes theirs. `step` numbers
    the simultaneous step to which a move belongs, and all of its moves have the chances from before it; 0 where seats
    move in turn.
    """

    ply: int
    seat: int
    step: int
    chances: list[float]
    played: dict[str, str]
    advised: dict[str, str]


class Analysis(Reply):
    """A piece of an analysis: the moves from `start` on, of `total`. Ask on from the next until there are no more."""

    total: int
    start: int
    moves: list[JudgedMove]


class ChartPoint(Reply):
    """The score of every seat after a move, that of every rival which scores, and the goal, which may move too."""

    ply: int
    totals: list[int]
    rivals: list[int]
    goal: int | None


class ChartMark(Reply):
    """Where a part of the game ended, in a word or two."""

    ply: int
    text: str


class PartInfo(Reply):
    """A category of the score."""

    name: str
    title: str


class SeatStatistics(Reply):
    """What a seat did over the game: moves, and how often each kind of thing happened to it."""

    moves: int
    kinds: dict[str, int]


class Reckoning(Reply):
    """The score over the whole game, where parts of it ended, the names of the score's parts, and statistics."""

    points: list[ChartPoint]
    marks: list[ChartMark]
    parts: list[PartInfo]
    statistics: list[SeatStatistics]


class TableLine(Reply):
    """One of a player's tables, in a list; `expires` as in a table's state, `conceded` is who has given up the game."""

    id: str
    kind: Literal["table", "replay"]
    game: str
    title: str
    status: Literal["playing", "over"]
    players: list[str]
    waiting_for: list[str]
    your_turn: bool
    seat: int | None
    conceded: str
    updated: float
    expires: float | None


class HouseInfo(Reply):
    """What everybody should know of the house: whether one needs a word to open a table, and a notice of the host's.

    `addresses` are those by which others find the page, where it is known and the asker's own is no use to them; none
    while only this machine is served, and who `may_open` it to the network is asked there.
    """

    asks_word: bool
    notice: str
    addresses: list[str]
    may_open: bool


class Created(Reply):
    """The address of a new table."""

    id: str


class Key(Reply):
    """The secret by which a player is known; whoever has it is that player."""

    key: str


class Problem(Reply, omit_defaults=True):
    """What went wrong, as RFC 9457 has it; `current` is the table as it stands, after a stale move."""

    type: str = "about:blank"
    title: str = ""
    status: int = 500
    detail: str = ""
    code: str = ""
    rule: str = ""
    current: TableState | None = None
