"""One lesson at the terminal: the play session, with somebody beside who says what to look at."""

from pathlib import Path

from rich.panel import Panel
from rich.text import Text

from regnum.bots import make_bot
from regnum.bots.base import bot_seed
from regnum.cli.fitting import Scene
from regnum.cli.screen import Screen
from regnum.cli.session import Session
from regnum.engine.game import Decision, Game
from regnum.engine.messages import Message
from regnum.lessons import OPPONENT, Course, Lesson
from regnum.lessons.specs import Step


class LessonSession(Session):
    """A session in which moves must be those of the lesson; `passed` says whether it was gone through to its end."""

    def __init__(self, lesson: Lesson, game: Game, screen: Screen, file: Path, resume: str) -> None:
        others = range(game.players)
        seed = lesson.file.start.seed
        bots = [None if seat == lesson.seat else make_bot(OPPONENT, bot_seed(seed, seat)) for seat in others]
        super().__init__(game, bots, screen, file, resume)
        self.course = Course(lesson).follow(game)
        self.passed = False
        #: The first step that has not been read yet.
        self.unread = self.course.step

    def _play_on(self) -> None:
        while not self.course.follow(self.game).done:
            decision = self._next()
            if self.bots[decision.seat] is not None:
                self._play(decision.seat, self._others_move(decision))
                self.table_is_old = True
            elif not self._ask(decision):
                self._leave()
                return
        self._finish()

    def _others_move(self, decision: Decision) -> int:
        words = self.course.answer(self.game, decision.seat)
        if words is not None:
            return self.game.catalogue.parse(words)
        bot = self.bots[decision.seat]
        assert bot is not None
        return bot.choose(self.game, decision.seat)

    def _finish(self) -> None:
        """Show where it has led, and the last words."""
        self._show_table(self.looking)
        self.screen.console.print()
        self.screen.log(self._news(self.looking))
        self._read(self.course.pages)
        self.passed = True
        self.screen.console.print()
        self.screen.say(Message("learn-done"), "bold")

    def _show(self, decision: Decision, draw: bool) -> None:
        """First what the lesson says, page by page, beside the table that it speaks of."""
        pages = self.course.pages
        unread = pages[max(0, self.unread - self.course.step) : -1]
        self.unread = max(self.unread, self.course.step + len(pages) - 1)
        if unread:
            self._show_table(decision.seat)
            self._read(unread)
        super()._show(decision, draw)

    def _scene(self, decision: Decision) -> Scene:
        """The page that the question belongs to stands above it."""
        scene = super()._scene(decision)
        scene.asked = [*self.screen.lines(self._page(self.course.pages[-1])), *scene.asked]
        return scene

    def _read(self, pages: list[Step]) -> None:
        for page in pages:
            self.screen.console.print()
            self.screen.console.print(self._page(page))
            self.screen.console.input(self.screen.texts.say(Message("learn-go-on")), markup=False)

    def _page(self, step: Step) -> Panel:
        lesson = self.course.lesson
        lang = self.screen.texts.lang
        text = Text(step.say.of(lang))
        if step.is_task and step.rule:
            text.append(f" ({step.rule})", style="dim")
        title = f"{lesson.file.title.of(lang)} · {lesson.steps.index(step) + 1}/{len(lesson.steps)}"
        return Panel(text, title=title, title_align="left", border_style="yellow")

    def _decide(self, decision: Decision, move: int) -> bool:
        """A legal move that the lesson does not ask for changes nothing; it is said kindly, with the rule."""
        wrong = self.course.wrong(self.game.catalogue.notations[move])
        if wrong is None:
            return super()._decide(decision, move)
        said = wrong.said.of(self.screen.texts.lang) if wrong.said else self.screen.texts.say(Message("learn-wrong"))
        rule = wrong.rule or decision.rule
        self.screen.say(Message("learn-refused", said=said, rule=rule), "yellow")
        return False
