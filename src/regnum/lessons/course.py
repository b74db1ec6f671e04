"""Going through a lesson: which step it is, whether a move is the right one, what the others answer."""

from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Final

from regnum.engine.game import Game
from regnum.lessons import goals
from regnum.lessons.errors import BadLesson
from regnum.lessons.files import Lesson
from regnum.lessons.specs import Said, Step

#: The bot that plays where a lesson does not say what the others do.
OPPONENT: Final = "easy"


@dataclass(frozen=True)
class Wrong:
    """What is said to a move that is not the one; nothing where a lesson has no words of its own for it."""

    said: Said | None
    rule: str


class Course:
    """Where a learner stands in a lesson. It follows a game, and all it says comes from the moves played there."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self._script = [words for step in lesson.steps for words in step.answers]
        self._begin()

    def _begin(self) -> None:
        self._game = self.lesson.begin()
        self._moves: list[tuple[int, int]] = []
        #: The first step that is not done, and how many of its moves are.
        self.step = 0
        self._within = 0
        self._answered = 0

    def follow(self, game: Game) -> "Course":
        """Come to where a game of this lesson is now, also when moves were taken back."""
        moves = game.moves
        if moves[: len(self._moves)] != self._moves:
            self._begin()
        for seat, move in moves[len(self._moves) :]:
            self._note(seat, move)
        return self

    def _note(self, seat: int, move: int) -> None:
        self._game.play(move, seat)
        self._moves.append((seat, move))
        task = self.task
        if seat != self.lesson.seat:
            self._answered += 1
        elif task and task.moves and fits(self._game.catalogue.notations[move], task.moves[self._within]):
            self._within += 1
        if task and (self._within == len(task.moves) if task.moves else self._reached(task)):
            self.step = self._next_task() + 1
            self._within = 0

    def _reached(self, task: Step) -> bool:
        """Whether a goal is met; the end of the game ends every wait for one."""
        try:
            return self._game.over or all(goals.met(goal, self._game, self.lesson.seat) for goal in task.goal)
        except goals.BadGoal as error:
            raise BadLesson(f"{self.lesson.game}, lesson {self.lesson.id}: goal: {error}") from None

    def _next_task(self) -> int:
        """The number of the next step with something to do; that of the steps when there is none."""
        steps = self.lesson.steps
        return next((at for at in range(self.step, len(steps)) if steps[at].is_task), len(steps))

    @property
    def task(self) -> Step | None:
        """The next step with something to do; None when all is done."""
        at = self._next_task()
        return self.lesson.steps[at] if at < len(self.lesson.steps) else None

    @property
    def pages(self) -> list[Step]:
        """What is to be read now: all steps up to and with the next one that has something to do."""
        return self.lesson.steps[self.step : self._next_task() + 1]

    @property
    def done(self) -> bool:
        """Whether nothing is left to do; there may be something to read still."""
        return self.task is None

    def expected(self) -> str:
        """The pattern of the next move; empty where the learner is free."""
        task = self.task
        return task.moves[self._within] if task and task.moves else ""

    def wrong(self, notation: str) -> Wrong | None:
        """What to say to a legal move of the learner that is not what the step asks for; None for a right one."""
        expected, task = self.expected(), self.task
        if task is None or not expected or fits(notation, expected):
            return None
        for trap in task.traps:
            if fits(notation, trap.moves):
                return Wrong(trap.say, trap.rule or task.rule)
        return Wrong(task.wrong, task.rule)

    def answer(self, game: Game, seat: int) -> str | None:
        """What the lesson has another seat play now; None where a bot decides."""
        if self._answered >= len(self._script):
            return None
        pattern = self._script[self._answered]
        legal = next(decision.notations for decision in game.decisions if decision.seat == seat)
        for notation in legal:
            if fits(notation, pattern):
                return notation
        raise BadLesson(
            f"{self.lesson.game}, lesson {self.lesson.id}, step {self.step + 1}: answers: {pattern!r} can't be played "
            f"by {game.type.seat_names[seat]}; what can: {', '.join(legal)}"
        )


def fits(notation: str, pattern: str) -> bool:
    """Whether a move is one of those that a pattern tells."""
    return any(fnmatchcase(notation, one.strip()) for one in pattern.split("|"))
