"""Somebody who goes through lessons: plays what a step asks for, and works towards its goals."""

from collections.abc import Iterator

from regnum.bots import make_bot
from regnum.engine.game import Decision, Game
from regnum.lessons import OPPONENT, Course, Lesson, goals
from regnum.lessons.course import fits

#: How many decisions a goal may take.
PATIENCE = 150


class Learner:
    """Plays a lesson; with `hasty` others the learner is asked only when nobody else must decide."""

    def __init__(self, lesson: Lesson, hasty: bool = False) -> None:
        self.lesson = lesson
        self.game = lesson.begin()
        self.course = Course(lesson)
        self.bots = [make_bot("greedy" if seat == lesson.seat else OPPONENT, 5) for seat in range(self.game.players)]
        self.hasty = hasty

    def where(self) -> str:
        return f"{self.lesson.game}, lesson {self.lesson.id}, step {self.course.step + 1}"

    def play(self) -> Iterator[Decision]:
        """Every decision of the learner before it is made, until all is done."""
        patience, step = PATIENCE, -1
        while not self.course.follow(self.game).done:
            if self.course.step != step:
                patience, step = PATIENCE, self.course.step
            assert not self.game.over, f"{self.where()}: the game is over before the lesson is"
            decision = self._next()
            if decision.seat == self.lesson.seat:
                assert patience, f"{self.where()}: the goal {self.course.task} is not reached"
                patience -= 1
                yield decision
                self.game.play(self.move(decision), decision.seat)
            else:
                words = self.course.answer(self.game, decision.seat)
                move = words or self.bots[decision.seat].choose(self.game, decision.seat)
                self.game.play(move, decision.seat)

    def _next(self) -> Decision:
        waiting = self.game.decisions
        own = [decision for decision in waiting if decision.seat == self.lesson.seat]
        others = [decision for decision in waiting if decision.seat != self.lesson.seat]
        return (others + own)[0] if self.hasty else (own + others)[0]

    def move(self, decision: Decision) -> str:
        pattern = self.course.expected()
        if not pattern:
            return self._towards_goal(decision)
        found = [notation for notation in decision.notations if fits(notation, pattern)]
        assert found, f"{self.where()}: {pattern!r} can't be played; what can: {', '.join(decision.notations)}"
        return found[0]

    def _towards_goal(self, decision: Decision) -> str:
        """A move that brings what the goal asks for, where one does; else what a bot would play."""
        task = self.course.task
        assert task is not None
        best, most = "", self._met(self.game, task.goal)
        for notation in decision.notations:
            after = self.game.copy()
            after.play(notation, decision.seat)
            if self._met(after, task.goal) > most:
                best, most = notation, self._met(after, task.goal)
        choice = self.bots[decision.seat].choose(self.game, decision.seat)
        return best or self.game.catalogue.notations[choice]

    def _met(self, game: Game, wanted: list[str]) -> tuple[int, int]:
        """How many goals are met, and how much there is of what they ask for."""
        seat = self.lesson.seat
        amounts = [goals.value(goals.path_of(goal), game, seat) for goal in wanted]
        return (
            sum(goals.met(goal, game, seat) for goal in wanted),
            sum(amount for amount in amounts if isinstance(amount, int)),
        )
