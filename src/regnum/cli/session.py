"""One game at the terminal: who sits where, what they type, and what they are told."""

import difflib
from collections.abc import Callable
from pathlib import Path

from regnum.bots.base import Bot
from regnum.cli.saves import NotSaved, save
from regnum.cli.screen import Screen
from regnum.engine.errors import MalformedMove
from regnum.engine.events import Event
from regnum.engine.game import Decision, Game
from regnum.engine.messages import Message, Prospect

#: What may be typed for each command, besides its letter.
WORDS = {
    "quit": "q",
    "exit": "q",
    "koniec": "q",
    "help": "?",
    "h": "?",
    "pomoc": "?",
    "undo": "u",
    "cofnij": "u",
    "save": "s",
    "zapisz": "s",
    "why": "w",
    "log": "l",
    "table": "t",
}


#: How alike what was typed and a move must be for a guess.
CLOSE = 0.75


class Session:
    """Asks the people and the bots in turn; `bots` has None where a person sits."""

    def __init__(self, game: Game, bots: list[Bot | None], screen: Screen, file: Path, resume: str) -> None:
        self.game = game
        self.bots = bots
        self.screen = screen
        self.file = file
        self.resume = resume
        self.people = [seat for seat, bot in enumerate(bots) if bot is None]
        #: Who looked at the screen last, and which events each person has been told. Events, not their number:
        #: when a simultaneous step closes, what others did in it comes before what one has heard already.
        self.looking = -1 if len(self.people) > 1 else self.people[0] if self.people else -1
        self.heard: dict[int, set[int]] = {}
        #: The table is drawn when something but the own choice has changed it.
        self.table_is_old = True
        #: How often a simultaneous step had begun when the table was drawn.
        self.steps = -1

    def run(self) -> None:
        """Play to the end, or until somebody quits."""
        self.game.listen()
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
        self.game.play(move, seat)
        self._autosave()

    def _autosave(self) -> None:
        """A full disk must not end the game: say it and go on."""
        try:
            save(self.game, self.file)
        except NotSaved as error:
            self.screen.say_whole(Message("cli-not-saved", reason=str(error)), "red")

    def _leave(self) -> None:
        self._autosave()
        self.screen.say_whole(Message("cli-saved", file=str(self.file)))
        self.screen.say_whole(Message("cli-resume", command=self.resume))

    def _finish(self) -> None:
        viewer = self.people[0] if len(self.people) == 1 else None
        heard = [self.heard.get(seat, set()) for seat in self.people]
        told = set.intersection(*heard) if heard else set()
        self.screen.console.print()
        self.screen.log([event.told_to(viewer) for event in self._events(viewer) if id(event) not in told])
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
        dealt = any(event.seat < 0 for event in self._news(seat))
        if self.table_is_old or dealt or self.steps != self.game.state.times_opened:
            self._show_table(seat)
            self.table_is_old, self.steps = False, self.game.state.times_opened
        self._tell(seat)
        self._show_question(decision)
        while True:
            words = self.screen.console.input("> ").split()
            if words:
                first = words[0].lower()
                words[0] = WORDS.get(first, first)
            if words == ["q"]:
                return False
            if words and self._answer(decision, words):
                return True

    def _events(self, seat: int | None) -> list[Event]:
        """All events that a seat may hear of, as the game keeps them: each stays the same object."""
        state = self.game.state
        events = state.log or []
        return events + state.lane_logs[seat] if seat is not None and state.lane_logs else events

    def _news(self, seat: int) -> list[Event]:
        """What a person has not been told before the last decision, as that seat may know it."""
        heard = self.heard.get(seat, set())
        return [event.told_to(seat) for event in self._events(seat) if id(event) not in heard]

    def _tell(self, seat: int) -> None:
        events = self._news(seat)
        if events:
            self.screen.console.print()
            self.screen.log(events)

    def _show_table(self, seat: int) -> None:
        self.screen.console.print()
        self.screen.table(self.screen.narrator.sections(self.game.view(seat)))

    def _show_question(self, decision: Decision) -> None:
        screen, state, seat = self.screen, self.game.state, decision.seat
        question = screen.narrator.decision(state, seat)
        screen.console.print()
        screen.say(Message("cli-question", seat=screen.seat(seat), question=question), "bold")
        screen.moves([screen.narrator.move(state, seat, move) for move in decision.moves])

    def _answer(self, decision: Decision, words: list[str]) -> bool:
        """Do what was typed; True when the game has moved on."""
        commands: dict[str, Callable[[Decision, str], bool]] = {
            "u": self._undo,
            "s": self._save,
            "w": self._why,
            "l": self._log,
            "t": self._table,
            "n": self._notations,
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
        self.heard[decision.seat] = {id(event) for event in self._events(decision.seat)}
        self._play(decision.seat, move)
        return True

    def _parse(self, decision: Decision, text: str) -> int | None:
        """The move that a person has written; None, and a hint, when it is none."""
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
        own = [ply for ply, (seat, _) in enumerate(self.game.moves) if seat == decision.seat]
        if not own:
            self.screen.say(Message("cli-nothing-to-undo"), "yellow")
            return False
        self.game = self.game.at(own[-1])
        self.game.listen()
        self.heard = {}
        self.table_is_old = True
        self._autosave()
        self.screen.say(Message("cli-undone"))
        return True

    def _save(self, _: Decision, file: str) -> bool:
        target = Path(file).expanduser() if file else self.file
        try:
            save(self.game, target)
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
        events = self._news(decision.seat)
        if events:
            self.screen.log(events)
        else:
            self.screen.say(Message("cli-nothing-happened"))
        return False

    def _table(self, decision: Decision, _: str) -> bool:
        self._show_table(decision.seat)
        self._show_question(decision)
        return False

    def _notations(self, decision: Decision, _: str) -> bool:
        for number, notation in enumerate(decision.notations, 1):
            self.screen.console.print(f"{number:3} {notation}", highlight=False, markup=False)
        return False

    def _help(self, decision: Decision, _: str) -> bool:
        self.screen.help(
            [
                (Message("cli-command-number"), Message("cli-help-number")),
                (Message("cli-command-move"), Message("cli-help-notation", example=decision.notations[0])),
                ("n", Message("cli-help-notations")),
                ("t", Message("cli-help-table")),
                ("l", Message("cli-help-log")),
                (Message("cli-command-why"), Message("cli-help-why")),
                ("u", Message("cli-help-undo")),
                (Message("cli-command-save"), Message("cli-help-save")),
                ("q", Message("cli-help-quit")),
            ]
        )
        return False
