"""A table put into words and data for one viewer: all that leaves the process comes from here."""

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, Final

import msgspec

from regnum.api import games
from regnum.bots.levels import LEVELS
from regnum.engine.game import Game
from regnum.engine.gametype import GameType
from regnum.engine.messages import MILESTONE, NOTABLE, Message, Narrator
from regnum.engine.options import NOTHING, Option, Options, OptionValue, SeatOption
from regnum.games.deckfolder import deck_names
from regnum.lessons import lessons, tips
from regnum.locale import LANGUAGES, Texts, texts
from regnum.server import schemas
from regnum.server.decks import deck_options, mistake_in
from regnum.server.foresight import previews, refused
from regnum.server.hands import TOLD
from regnum.server.live import RENEWED, Line, LiveTable

#: How many narrators are kept: with options for every seat there are many sets of options.
NARRATORS: Final = 64
#: How many sets of components are kept: those of the games in two languages, and some with other decks.
COMPONENTS: Final = 64
#: The option by which a table has cards of its own.
DECK: Final = "deck"
MARKS: Final[dict[str, schemas.Mark]] = {"": "", NOTABLE: "notable", MILESTONE: "milestone"}


def offered(type: GameType) -> list[Option]:
    """The options that may be set over the network: those with a list of choices. Others may name a file (`decks`)."""
    return [option for option in type.options if option.choices]


@cache
def spoken(lang: str, type: GameType) -> Texts:
    """The sentences of a game in a language."""
    return texts(lang, *type.texts_folders())


def read_all() -> None:
    """Read the sentences and components of all games in all languages, so that nobody has to wait for them later."""
    for type in games():
        for lang in LANGUAGES:
            components(type, lang)


@lru_cache(NARRATORS)
def _narrator(type: GameType, options: str) -> Narrator:
    return type.narrator(json.loads(options))


def narrator_of(game: Game) -> Narrator:
    """Who tells of a table; the same for all tables with the same options."""
    return _narrator(game.type, json.dumps(game.options))


def game_info(type: GameType, lang: str, programs: Sequence[str] = ()) -> schemas.GameInfo:
    """A game as the shelf shows it, with the programs that play it here."""
    say = spoken(lang, type).say
    return schemas.GameInfo(
        name=type.name,
        title=say(Message("game-title")),
        about=say(Message("game-about")),
        players=list(type.seats),
        minutes=list(type.minutes),
        weight=type.weight,
        seats=[
            schemas.SeatInfo(name=name, title=title)
            for name, title in zip(type.seat_names, seat_titles(type, lang), strict=True)
        ],
        options=[_option_info(option, type, lang) for option in offered(type)]
        + [_deck_info(option, type, lang) for option in deck_options(type)],
        levels=[_level_info(bot, spoken(lang, type)) for bot in LEVELS]
        + [
            schemas.LevelInfo(name=name, title=name, about=say(Message("level-program-about")), program=True)
            for name in programs
        ],
        lessons=[one.id for one in lessons(type.name)],
    )


@cache
def seat_titles(type: GameType, lang: str) -> list[str]:
    """What the seats of a game are called in a language: the names of those who have given none."""
    narrator = type.narrator(_usual_options(type))
    return [spoken(lang, type).say(narrator.seat(seat)) for seat in range(len(type.seat_names))]


def level_title(level: str | None, say: Callable[[Message], str]) -> str:
    """What a level is called: a program's by its own name, and nothing where no bot plays."""
    return say(Message(f"level-{level}")) if level in LEVELS else level or ""


def _level_info(bot: str, said: Texts) -> schemas.LevelInfo:
    return schemas.LevelInfo(
        name=bot,
        title=level_title(bot, said.say),
        about=said.say(Message(f"level-{bot}-about")),
        program=False,
    )


def _option_info(option: Option, type: GameType, lang: str) -> schemas.OptionInfo:
    say = spoken(lang, type).say
    return schemas.OptionInfo(
        name=option.name,
        title=say(Message(f"option-{option.name}-title")),
        about=say(Message(f"option-{option.name}")),
        default=option.default,
        choices=[_choice_info(option, value, type, lang) for value in option.choices],
        by_seat=isinstance(option, SeatOption),
        distinct=isinstance(option, SeatOption) and option.distinct,
        needs=dict(option.needs),
        seats=list(option.seats),
    )


def _deck_info(option: Option, type: GameType, lang: str) -> schemas.OptionInfo:
    """The decks of the host; of one that can't be used, why."""
    say = spoken(lang, type).say
    choices = [schemas.ChoiceInfo(value=option.default, title=say(Message("decks-none")), about="", needs={})]
    for name in deck_names(type.name):
        mistake = mistake_in(option, name, type)
        title = say(Message("decks-broken", name=name)) if mistake else name
        choices.append(schemas.ChoiceInfo(value=name, title=title, about=mistake, needs={}))
    return schemas.OptionInfo(
        name=option.name,
        title=say(Message("decks-title")),
        about=say(Message("decks-about")),
        default=option.default,
        choices=choices,
        by_seat=False,
        distinct=False,
        needs=dict(option.needs),
        seats=list(option.seats),
    )


def _choice_info(option: Option, value: OptionValue, type: GameType, lang: str) -> schemas.ChoiceInfo:
    """A value in words: those of the thing that it names, such as the board `board/ada`, or of a message.

    Where a message says what choosing it means, such as how hard it is, that is told in place of what the thing does.
    """
    entry = components(type, lang).entries.get(f"{option.name}/{value}")
    said, id = spoken(lang, type), _choice_id(option, value)
    needs = option.choices_need.get(str(value), NOTHING) if isinstance(option, SeatOption) else NOTHING
    return schemas.ChoiceInfo(
        value=value,
        title=entry.name if entry else said.say(Message(id)),
        about=said.say(Message(f"{id}-about")) if said.knows(f"{id}-about") else entry.text if entry else "",
        needs=dict(needs),
    )


def _choice_id(option: Option, value: object) -> str:
    if isinstance(value, bool):
        return "option-on" if value else "option-off"
    return f"option-{option.name}-{value}"


def _usual_options(type: GameType) -> Options:
    return type.check_options(type.seats[0], {})


def _widest_options(type: GameType, deck: str) -> Options:
    """Every switch on: what lies on any table of the game, whatever was added to it, is among its components."""
    switches: dict[str, object] = {
        option.name: True for option in type.options if option.default is False and not option.needs
    }
    return type.check_options(type.seats[0], switches | ({DECK: deck} if deck else {}))


@lru_cache(COMPONENTS)
def tag_of(type: GameType, lang: str, deck: str) -> str:
    """What tells these components from others, as a weak ETag: a proxy may pack them otherwise."""
    return f'W/"{hashlib.sha256(msgspec.json.encode(components(type, lang, deck))).hexdigest()[:24]}"'


@lru_cache(COMPONENTS)
def components(type: GameType, lang: str, deck: str = "") -> schemas.Components:
    """The cards and boards of a game, as data and in words; `deck` is that of a table, if it has one of its own."""
    said = spoken(lang, type)
    options = _widest_options(type, deck)
    entries = type.narrator(options).entries()
    return schemas.Components(
        game=type.name,
        data=type.components(options),
        entries={
            key: schemas.Entry(name=said.say(entry.name), text=said.say(entry.text), rule=entry.rule)
            for key, entry in entries.items()
        },
        tips=[
            schemas.Tip(
                id=tip.id,
                text=tip.say.of(lang),
                decision=tip.decision,
                target=tip.target,
                event=tip.event,
                rule=tip.rule,
            )
            for tip in tips(type.name)
        ],
    )


class Presenter:
    """Tells one viewer of one table, or of a past position of it, in one language."""

    def __init__(self, live: LiveTable, viewer: int | None, lang: str, past: Game | None = None) -> None:
        self.live = live
        self.game = past or live.game
        self.viewer = viewer
        self.lang = lang
        self.narrator = narrator_of(self.game)
        self.said = spoken(lang, self.game.type)

    def say(self, message: Message) -> str:
        """A message in the viewer's language."""
        return self.said.say(message)

    def decisions(self, told: list[Mapping[str, Any]], asking: bool = True) -> list[schemas.Decision]:
        """What must be decided, from a view's list: the viewer is asked, of others it is said what they do.

        Nobody is asked by a record that is only looked at.
        """
        return [
            schemas.Decision(
                seat=decision["seat"],
                kind=decision["kind"],
                rule=decision["rule"],
                text=self.say(
                    self.narrator.decision(self.game.state, decision["seat"])
                    if asking and "moves" in decision and decision["seat"] not in self.live.bots
                    else self.narrator.deciding(decision["kind"])
                ),
            )
            for decision in told
        ]

    def moves(self) -> list[schemas.Move]:
        """The viewer's legal moves."""
        if self.viewer is None or self.viewer in self.live.bots:
            return []
        seat, catalogue, state = self.viewer, self.game.catalogue, self.game.state
        return [
            schemas.Move(
                notation=catalogue.notations[move],
                target=catalogue.targets[move],
                text=self.say(self.narrator.move(state, seat, move)),
            )
            for decision in self.game.decisions
            if decision.seat == seat
            for move in decision.moves
        ]

    def log(self, lines: list[Line], start: int) -> schemas.LogPart:
        """The chronicle from a line on."""
        return schemas.LogPart(start=start, entries=[self._entry(line) for line in lines[start:]])

    def _entry(self, line: Line) -> schemas.LogEntry:
        event = line.event
        said = line.words = line.words or {}
        words = said.get(self.lang)
        if words is None:
            ours = event.kind == RENEWED or event.kind in TOLD
            told = Message(event.kind) if ours else self.narrator.event(event)
            words = said[self.lang] = self.say(told)
        return schemas.LogEntry(
            ply=line.ply,
            seat=event.seat,
            rival=event.rival,
            kind=event.kind,
            rule=event.rule,
            args=event.args,
            text=words,
            mark=MARKS[self.narrator.standing_out(event)],
        )

    def since(self) -> list[schemas.Concern]:
        """What concerns the viewer of all that happened since the viewer's last move."""
        if self.viewer is None:
            return []
        return [
            schemas.Concern(
                seat=one.seat, rival=one.rival, rule=one.rule, text=self.say(one.message), targets=one.targets
            )
            for one in self.narrator.concerns(
                self.viewer, [event for event in self.live.news(self.viewer) if event.kind not in TOLD]
            )
        ]

    def chosen(self) -> list[schemas.Move]:
        """What the viewer has answered in a simultaneous step that is still open."""
        if self.viewer is None:
            return []
        catalogue, seat = self.game.catalogue, self.viewer
        return [
            schemas.Move(
                notation=catalogue.notations[move],
                target=catalogue.targets[move],
                text=self.say(self.narrator.move(before.state, seat, move)),
            )
            for before, move in self.live.chosen(seat)
        ]

    def marks(self, lines: list[Line]) -> list[schemas.ChartMark]:
        """The milestones of a chronicle, as they stand on a chart."""
        return [
            schemas.ChartMark(ply=line.ply, text=self.say(self.narrator.milestone(line.event)))
            for line in lines
            if self.narrator.standing_out(line.event) == MILESTONE
        ]

    def rivals(self) -> list[schemas.Rival]:
        """Those without a seat who act at the table."""
        return [schemas.Rival(name=name, title=self.say(self.narrator.rival(name))) for name in self.game.rivals]

    def parts(self, scores: Mapping[str, Any]) -> list[schemas.PartInfo]:
        """The categories of a score, those of all seats and rivals."""
        named = dict.fromkeys(part for one in scores["parts"] for part in one)
        named |= dict.fromkeys(part for rival in scores["rivals"] for part in rival["parts"])
        return [schemas.PartInfo(name=part, title=self.say(self.narrator.score_part(part))) for part in named]

    def scores(self, told: Mapping[str, Any]) -> schemas.Scores:
        """The score; of two who play against each other, the other has won when one gives the game up."""
        scores = msgspec.convert(told, schemas.Scores)
        if (loser := self.live.conceded) is not None:
            duel = self.game.players == 2 and not scores.together
            scores.winners, scores.award = [1 - loser] if duel else [], ""
        return scores

    def remark(self) -> str:
        """What the result of a finished game needs beside the points."""
        message = self.narrator.remark(self.game.state) if self.game.over else None
        return self.say(message) if message else ""

    def outlook(self) -> schemas.Outlook:
        """What the viewer's moves would do, and why others are not legal."""
        seat = self.viewer
        assert seat is not None
        return schemas.Outlook(
            version=self.live.version(seat),
            previews=[
                schemas.Preview(
                    notation=notation,
                    changes=[schemas.Change(path=path, before=before, after=after) for path, before, after in changes],
                )
                for notation, changes in previews(self.game, seat)
            ],
            refused=[
                schemas.Refused(
                    notation=self.game.catalogue.notations[move],
                    target=self.game.catalogue.targets[move],
                    rule=why.rule,
                    text=self.say(why.text),
                )
                for move, why in refused(self.game, self.narrator, seat)
            ],
        )
