"""What is to be said, without a language: ids and named arguments, and who knows them for a game.

The rules never hold a sentence. A game says `Message("gain", ...)`; `regnum.locale` turns it into
English or Polish from the game's message files.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Union

from regnum.engine.events import Event
from regnum.engine.state import Refusal, State

Argument = Union[int, str, "Message", Sequence["Message"]]


class Message:
    """The id of a sentence, and what fills its gaps; messages and lists of them may fill gaps too."""

    def __init__(self, id: str, **args: Argument) -> None:
        self.id = id
        self.args: dict[str, Argument] = dict(args)

    def __repr__(self) -> str:
        gaps = "".join([f", {name}={value!r}" for name, value in self.args.items()])
        return f"Message({self.id!r}{gaps})"


class Entry:
    """What a card, a place or a word of a game is called and does, and the number of the rule that says so."""

    def __init__(self, name: Message, text: Message, rule: str) -> None:
        self.name = name
        self.text = text
        self.rule = rule

    def __repr__(self) -> str:
        return f"Entry({self.name!r}, {self.text!r}, {self.rule!r})"


class Prospect:
    """How a thing on the table is used and what is lacking for it now, and the number of the rule that says so."""

    def __init__(self, text: Message, rule: str) -> None:
        self.text = text
        self.rule = rule


class Concern:
    """Something that others did and a seat should hear of before it moves again: who did it, and where it is seen.

    `message` is a clause without its subject, as of an event: that is the seat or the rival, or nobody (-1, no rival).
    """

    def __init__(self, message: Message, rule: str, seat: int, targets: Sequence[str] = (), rival: str = "") -> None:
        self.message = message
        self.rule = rule
        self.seat = seat
        self.targets = list(targets)
        self.rival = rival

    def __repr__(self) -> str:
        return f"Concern({self.message!r}, {self.rule!r}, {self.rival or self.seat!r}, {self.targets})"


#: How much an event stands out in the chronicle: one to be noticed, or the end of a part of the game.
NOTABLE: Final = "notable"
MILESTONE: Final = "milestone"

Cell = Message | str | int


class Section:
    """One part of the table as a person looks at it: a small sheet with a title.

    `lines` says each row again as a sentence, with a word before it, for a screen too narrow for the columns.
    """

    def __init__(
        self,
        title: Message,
        columns: list[Message],
        rows: list[list[Cell]],
        lines: list[tuple[Cell, Message]] | None = None,
    ) -> None:
        self.title = title
        self.columns = columns
        self.rows = rows
        self.lines = lines or []


class Glance:
    """The table in a few lines, for whoever must decide now.

    `standing` has a row for everybody; `own` are the viewer's own cards, told each time; `places` are all others with
    what is there now, of which a small screen tells those that have changed.
    """

    def __init__(self, standing: Section, own: list[tuple[Message, Cell]], places: list[tuple[Message, Cell]]) -> None:
        self.standing = standing
        self.own = own
        self.places = places


class Narrator:
    """Puts a game into messages. It is made for one table's options, so that it knows the cards in play."""

    def seat(self, seat: int) -> Message:
        """What a seat is called."""
        raise NotImplementedError

    def rival(self, name: str) -> Message:
        """What a rival without a seat is called."""
        return Message(f"rival-{name}")

    def decision(self, state: Any, seat: int) -> Message:
        """One sentence: what a deciding seat must decide now."""
        raise NotImplementedError

    def deciding(self, kind: str) -> Message:
        """What somebody else is at, told of the kind of their decision alone: a clause without its subject."""
        return Message(f"deciding-{kind}")

    def move(self, state: State, seat: int, move: int) -> Message:
        """What a move would do for a seat, in plain words: a module's move in the module's."""
        module = state.rules.module_of(move)
        if module is not None:
            return module.tell_move(self, state, seat, move - module.first)
        return self.own_move(state, seat, move)

    def own_move(self, state: Any, seat: int, move: int) -> Message:
        """The same of one of the game's own moves."""
        raise NotImplementedError

    def refusal(self, refusal: Refusal) -> Message:
        """Why a move is not legal."""
        return Message(f"refusal-{refusal.reason}")

    def prospect(self, state: State, seat: int, target: str) -> Prospect | None:
        """How a seat can use what it points at, and what it lacks for that: more than the refusal of a move can say.

        None where a refusal says it all. `state` is a deal as the seat may imagine it; modules tell of their things.
        """
        for module in state.rules.modules:
            told = module.tell_prospect(self, state, seat, target)
            if told is not None:
                return told
        return self.own_prospect(state, seat, target)

    def own_prospect(self, state: Any, seat: int, target: str) -> Prospect | None:
        """The same of the game's own things."""
        return None

    def event(self, event: Event) -> Message:
        """What happened, told of the event's seat or rival: a clause without its subject."""
        raise NotImplementedError

    def concerns(self, seat: int, events: Sequence[Event]) -> list[Concern]:
        """What a seat should know of all that happened since its last move: what befell it, unless the game says more.

        The events are those that the seat was told, without its own deeds.
        """
        return [self.concern(event) for event in events if event.seat == seat]

    def concern(self, event: Event, targets: Sequence[str] = ()) -> Concern:
        """An event that concerns somebody, as the chronicle tells it."""
        return Concern(self.event(event), event.rule, event.seat, targets, event.rival)

    def befell(self, event: Event, to_you: Sequence[str], targets: Sequence[str] = ()) -> Concern:
        """An event of the player's own that others brought about, told to the player where a `you-` message says it."""
        if event.kind not in to_you:
            return self.concern(event, targets)
        told = self.event(event)
        return Concern(Message(told.id.replace("event-", "you-", 1), **told.args), event.rule, -1, targets)

    def standing_out(self, event: Event) -> str:
        """Whether an event stands out in the chronicle: `NOTABLE`, `MILESTONE`, or nothing to speak of."""
        return ""

    def milestone(self, event: Event) -> Message:
        """A milestone in a word or two, as it stands on a chart of the game."""
        return Message(f"milestone-{event.kind}", **event.args)

    def score_part(self, part: str) -> Message:
        """What a category of the score is called."""
        raise NotImplementedError

    def remark(self, state: Any) -> Message | None:
        """What a finished game's result needs beside the points: an award, or why points did not decide it."""
        return None

    def entries(self) -> dict[str, Entry]:
        """Everything on the table that can be pointed at, explained; by a key such as `place/quarry`."""
        return {}

    def sections(self, view: Mapping[str, object]) -> list[Section]:
        """The table as a seat may see it; `view` is all that is known here, so nothing hidden can slip in."""
        raise NotImplementedError

    def glance(self, view: Mapping[str, Any]) -> Glance:
        """The same in a few lines; a game that says nothing else tells everybody's points."""
        totals: list[int] = view["scores"]["totals"]
        rows: list[list[Cell]] = [[self.seat(seat), points] for seat, points in enumerate(totals)]
        headings = [Message("glance-player"), Message("glance-points")]
        return Glance(Section(Message("glance-points"), headings, rows), [], [])
