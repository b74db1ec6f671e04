"""One game at the terminal: who sits where, what they type, and what they are told."""

import difflib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from rich.text import Text

from regnum.bots.advice import HINT_WALKS, advise
from regnum.bots.base import Bot
from regnum.bots.search import Budget
from regnum.cli.fitting import TABLE_LINES, Scene, place_lines, places_of
from regnum.cli.saves import NotSaved, save
from regnum.cli.screen import News, Screen
from regnum.cli.undoing import last_own, others_since, shown_since
from regnum.engine.errors import MalformedMove
from regnum.engine.events import Event
from regnum.engine.game import Decision, Game
from regnum.engine.messages import Message, Prospect
from regnum.server.live import TAKE_BACK, LiveTable

#: What may be typed for each command, besides its letter; the help names the first two, English and Polish.
WORDS: Final = {
    "t": ("table", "stół", "stol"),
    "l": ("log", "kronika", "dziennik"),
    "m": ("moves", "ruchy"),
    "n": ("notations", "zapisy"),
    "hint": ("hint", "podpowiedź", "podpowiedz", "rada"),
    "w": ("why", "dlaczego"),
    "u": ("undo", "cofnij"),
    "s": ("save", "zapisz"),
    "q": ("quit", "koniec", "exit", "wyjdź", "wyjdz"),
    "?": ("help", "pomoc", "h"),
}
#: What each command does.
MEANINGS: Final = {
    "t": Message("cli-help-table"),
    "l": Message("cli-help-log"),
    "m": Message("cli-help-moves"),
    "n": Message("cli-help-notations"),
    "hint": Message("cli-help-hint"),
    "w": Message("cli-help-why"),
    "u": Message("cli-help-undo"),
    "s": Message("cli-help-save"),
    "q": Message("cli-help-quit"),
    "?": Message("cli-help-help"),
}
COMMANDS: Final = {word: letter for letter, words in WORDS.items() for word in words}
YES: Final = ("y", "yes", "t", "tak")
#: How alike what was typed and a move must be for a guess.
CLOSE: Final = 0.75
#: How long a hint may be thought about.
HINT_BUDGET: Final = Budget(walks=HINT_WALKS, milliseconds=5000)


class Session:
    """Asks the people and the bots in turn; `bots` has None where a person sits, `names` says who plays."""

    def __init__(
        self, game: Game, bots: list[Bot | None], screen: Screen, file: Path, resume: str, names: Sequence[str] = ()
    ) -> None:
        self.bots = bots
        self.screen = screen
        self.file = file
        self.resume = resume
        self.names = names
        self.people = [seat for seat, bot in enumerate(bots) if bot is None]
        self.live = _played(game, bots)
        #: Who looked at the screen last, and which events each person has been told. Events, not their number:
        #: when a simultaneous step closes, what others did in it comes before what one has heard already.
        self.looking = -1 if len(self.people) > 1 else self.people[0] if self.people else -1
        self.heard: dict[int, dict[int, Event]] = {}
        #: What each person has seen on each place of the table.
        self.seen: dict[int, dict[str, str]] = {}
        #: The table is drawn when something but the own choice has changed it.
        self.table_is_old = True
        #: How often a simultaneous step had begun when the table was drawn.
        self.steps = -1
        if game.moves:
            self._hear_all()

    @property
    def game(self) -> Game:
        """The game as it is now."""
        return self.live.game

    def run(self) -> None:
        """Play to the end, or until somebody quits."""
        self._autosave()
        try:
            self._play_on()
        except (EOFError, KeyboardInterrupt):
            self.screen.console.print()
            self._leave()

    def _play_on(self) -> None:
        while not self.game.over:
            decision = self._next()
            bot = self.bots[decision.seat]
            if bot is not None:
                with self.screen.thinking(decision.seat):
                    move = bot.choose(self.game, decision.seat)
                self._play(decision.seat, move)
                self.table_is_old = True
            elif not self._ask(decision):
                self._leave()
                return
        self._finish()

    def _next(self) -> Decision:
        """Whom to ask: in a simultaneous step first who is looking, so that the screen changes hands but once."""
        waiting = self.game.decisions
        return next((decision for decision in waiting if decision.seat == self.looking), waiting[0])

    def _play(self, seat: int, move: int) -> None:
        self.live.apply(seat, self.game.catalogue.notations[move])
        self._autosave()

    def _autosave(self) -> None:
        """A full disk must not end the game: say it and go on."""
        try:
            save(self.game, self.file, self.names)
        except NotSaved as error:
            self.screen.say_whole(Message("cli-not-saved", reason=str(error)), "red")

    def _leave(self) -> None:
        self._autosave()
        self.screen.say_whole(Message("cli-saved", file=str(self.file)))
        self.screen.say_whole(Message("cli-resume", command=self.resume))

    def _finish(self) -> None:
        viewer = self.people[0] if len(self.people) == 1 else None
        heard = [set(self.heard.get(seat, {})) for seat in self.people]
        told = set.intersection(*heard) if heard else set()
        lines = [line for line in self.live.chronicle(viewer) if id(line.source) not in told]
        self.screen.console.print()
        self.screen.log([(line.ply, line.event) for line in lines])
        self.screen.console.print()
        self.screen.say(Message("cli-over"), "bold")
        self.screen.console.print()
        self.screen.scores(self.game)
        self.screen.say_whole(Message("cli-saved", file=str(self.file)), "dim")

    def _ask(self, decision: Decision) -> bool:
        """Ask a person until a move is played or taken back; False to quit."""
        seat = decision.seat
        if seat != self.looking:
            self.screen.curtain(seat)
            self.looking, self.table_is_old = seat, True
        # Cards that nobody plays, and a simultaneous step, change the table, whoever played last.
        dealt = any(event.seat < 0 for _, event in self._news(seat))
        draw = self.table_is_old or dealt or self.steps != self.game.state.times_opened
        self._show(decision, draw)
        self.table_is_old, self.steps = False, self.game.state.times_opened
        while True:
            words = self.screen.console.input("> ").split()
            if words:
                first = words[0].lower()
                words[0] = COMMANDS.get(first, first)
            if words == ["q"]:
                return False
            if words and self._answer(decision, words):
                return True

    # What a person is told.

    def _hear_all(self) -> None:
        """Nothing of a game that goes on is news but what came after each person's last move."""
        for seat in self.people:
            own = last_own(self.game, seat)
            lines = self.live.chronicle(seat)
            since = 0 if own is None else self.game.at(own).plies(seat)
            self.heard[seat] = {id(line.source): line.source for line in lines if line.ply <= since}

    def _news(self, seat: int) -> list[News]:
        """What a person has not been told before the last decision, as that seat may know it."""
        heard = self.heard.get(seat, {})
        return [(line.ply, line.event) for line in self.live.chronicle(seat) if id(line.source) not in heard]

    def _show(self, decision: Decision, draw: bool) -> None:
        """The table in a few lines if it has changed, what happened, the question and the moves."""
        standing, places = self._glance(decision.seat) if draw else ([], [])
        self._scene(decision).show(standing, places, self._news(decision.seat))

    def _show_table(self, seat: int) -> None:
        """The table in a few lines, and nothing else."""
        standing, places = self._glance(seat)
        self.screen.console.print()
        for line in [*standing, *places[: TABLE_LINES - len(standing)]]:
            self.screen.console.print(line)

    def _glance(self, seat: int) -> tuple[list[Text], list[Text]]:
        """A line for everybody; the seat's own cards, and the places that have changed since it looked last."""
        screen = self.screen
        glance = screen.narrator.glance(self.game.view(seat))
        now = places_of(screen, glance)
        before = self.seen.get(seat, dict.fromkeys(now, ""))
        changed = [place for place, what in now.items() if before.get(place, "") != what]
        self.seen[seat] = now
        return screen.standing(glance.standing), place_lines(screen, glance, changed, now)

    def _scene(self, decision: Decision) -> Scene:
        screen, state, seat = self.screen, self.game.state, decision.seat
        question = Message("cli-question", seat=screen.seat(seat), question=screen.narrator.decision(state, seat))
        moves = [screen.narrator.move(state, seat, move) for move in decision.moves]
        return Scene(screen, question, moves, screen.console.height if screen.console.is_terminal else None)

    # What a person types.

    def _answer(self, decision: Decision, words: list[str]) -> bool:
        """Do what was typed; True when the game has moved on."""
        commands: dict[str, Callable[[Decision, str], bool]] = {
            "u": self._undo,
            "s": self._save,
            "w": self._why,
            "l": self._log,
            "t": self._table,
            "m": self._moves,
            "n": self._notations,
            "hint": self._hint,
            "?": self._help,
        }
        command = commands.get(words[0])
        if command is not None:
            return command(decision, " ".join(words[1:]))
        return self._move(decision, " ".join(words))

    def _move(self, decision: Decision, text: str) -> bool:
        if text.lstrip("+-").isdigit():
            number = int(text)
            if not 1 <= number <= len(decision.moves):
                self.screen.say(Message("cli-bad-number", n=text, most=len(decision.moves)), "yellow")
                return False
            return self._decide(decision, decision.moves[number - 1])
        move = self._parse(decision, text)
        if move is None:
            return False
        if move not in decision.moves:
            self._refuse(decision, move)
            return False
        return self._decide(decision, move)

    def _decide(self, decision: Decision, move: int) -> bool:
        seat = decision.seat
        self.heard[seat] = {id(line.source): line.source for line in self.live.chronicle(seat)}
        self._play(seat, move)
        return True

    def _parse(self, decision: Decision, text: str) -> int | None:
        """The move that a person has written; None, and a guess, when it is none."""
        try:
            return self.game.catalogue.parse(text)
        except MalformedMove:
            known = [*decision.notations, *self.game.catalogue.notations]
            close = difflib.get_close_matches(text.lower(), known, 1, CLOSE)
        if close:
            self.screen.say(Message("cli-did-you-mean", text=text, guess=close[0]), "yellow")
        else:
            self.screen.say(Message("cli-bad-input", text=text, most=len(decision.moves)), "yellow")
        return None

    def _refuse(self, decision: Decision, move: int) -> None:
        refusal = self.game.why_not(move, decision.seat)
        if refusal is None:
            self.screen.say(Message("cli-legal"))
            return
        target, imagined = self.game.catalogue.targets[move], self.game.determinize(decision.seat, 0)
        found = self.screen.narrator.prospect(imagined.state, decision.seat, target)
        why = found or Prospect(self.screen.narrator.refusal(refusal), refusal.rule)
        self.screen.say(Message("cli-not-legal", reason=why.text, rule=why.rule), "yellow")

    def _undo(self, decision: Decision, _: str) -> bool:
        """By the rule of the table in the browser; past another person's move if they agree."""
        seat = decision.seat
        own = last_own(self.game, seat)
        if own is None:
            self.screen.say(Message("cli-nothing-to-undo"), "yellow")
            return False
        if self.live.may_take_back(seat):
            self.live.apply(seat, TAKE_BACK)
        elif shown_since(self.game, own, seat):
            self.screen.say(Message("cli-undo-shown"), "yellow")
            return False
        elif self._agreed(others_since(self.game, own, seat, self.people)):
            self.live = _played(self.game.at(own), self.bots)
        else:
            self.screen.say(Message("cli-undo-refused"), "yellow")
            return False
        for person in self.people:
            there = {id(line.source): line.source for line in self.live.chronicle(person)}
            known = there if person == seat else self.heard.get(person, {})
            self.heard[person] = {key: event for key, event in there.items() if key in known}
        self.table_is_old = True
        self._autosave()
        self.screen.say(Message("cli-undone"))
        return True

    def _agreed(self, others: list[int]) -> bool:
        """Whether everybody who has moved since lets somebody take a move back."""
        for other in others:
            asked = self.screen.sentence(Message("cli-undo-ask", seat=self.screen.seat(other)), "bold")
            if self.screen.console.input(asked + " ").strip().lower() not in YES:
                return False
        return True

    def _save(self, _: Decision, file: str) -> bool:
        target = Path(file).expanduser() if file else self.file
        try:
            save(self.game, target, self.names)
            self.screen.say_whole(Message("cli-saved", file=str(target)))
        except NotSaved as error:
            self.screen.say_whole(Message("cli-not-saved", reason=str(error)), "red")
        return False

    def _why(self, decision: Decision, text: str) -> bool:
        if not text:
            others = [words for words in self.game.catalogue.notations if words not in decision.notations]
            example = next((words for words in others if " " in words), decision.notations[0])
            self.screen.say(Message("cli-which-move", example=example), "yellow")
            return False
        if text.isdigit() and 1 <= int(text) <= len(decision.moves):
            self.screen.say(Message("cli-legal"))
            return False
        move = self._parse(decision, text)
        if move is not None:
            self._refuse(decision, move)
        return False

    def _log(self, decision: Decision, _: str) -> bool:
        news = self._news(decision.seat)
        if news:
            self.screen.log(news)
        else:
            self.screen.say(Message("cli-nothing-happened"))
        return False

    def _table(self, decision: Decision, _: str) -> bool:
        """The whole table, and the question again."""
        self.screen.console.print()
        self.screen.table(self.screen.narrator.sections(self.game.view(decision.seat)))
        self._scene(decision).show([], [], [])
        return False

    def _moves(self, decision: Decision, _: str) -> bool:
        scene = self._scene(decision)
        scene.height = None
        scene.show([], [], [])
        return False

    def _notations(self, decision: Decision, _: str) -> bool:
        for number, notation in enumerate(decision.notations, 1):
            self.screen.console.print(f"{number:3} {notation}", highlight=False, markup=False)
        return False

    def _hint(self, decision: Decision, _: str) -> bool:
        """What the search would do, from what the seat may know."""
        seat, screen = decision.seat, self.screen
        with screen.thinking(seat):
            found = advise(self.game, seat, HINT_BUDGET)
        contested = self.game.scores.contested
        for one in found:
            told = Message(
                "cli-hint" if contested else "cli-hint-alone",
                number=decision.moves.index(one.move) + 1,
                move=screen.narrator.move(self.game.state, seat, one.move),
                chance=round(100 * one.chance),
                points=round(one.points),
            )
            screen.say(told)
        return False

    def _help(self, decision: Decision, _: str) -> bool:
        example = Message("cli-help-notation", example=decision.notations[0])
        rows: list[tuple[Message | str, Message]] = [
            (Message("cli-command-number"), Message("cli-help-number")),
            (Message("cli-command-move"), example),
        ]
        named = {"w": Message("cli-command-why"), "s": Message("cli-command-save")}
        for letter, words in WORDS.items():
            word = words[0] if self.screen.texts.lang == "en" else words[1]
            plain = word if letter == "hint" else f"{letter}, {word}"
            rows.append((named.get(letter, plain), MEANINGS[letter]))
        self.screen.help(rows)
        return False


def _played(game: Game, bots: list[Bot | None]) -> LiveTable:
    """A game with its moves played one by one, so that it can be told and taken back."""
    live = LiveTable(game.at(0), frozenset(seat for seat, bot in enumerate(bots) if bot is not None))
    for seat, move in game.moves:
        live.apply(seat, game.catalogue.notations[move])
    return live
