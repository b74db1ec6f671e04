"""Every lesson of every game is played to its end; a change of the rules that breaks one fails here by its name."""

import re
from pathlib import Path

import pytest

import regnum
from regnum.lessons import Course, Lesson, lessons
from regnum.lessons.course import fits
from regnum.locale import LANGUAGES
from tests.lessons.learner import Learner

ALL = [one for type in regnum.games() for one in lessons(type.name)]
EVERY = pytest.mark.parametrize("lesson", ALL, ids=lambda one: f"{one.game}-{one.id}")
BOOKS = Path(__file__).parents[2] / "docs" / "rules"
#: No page of a lesson is longer: it stands above a phone's board.
LONGEST = 420


@EVERY
@pytest.mark.parametrize("hasty", [False, True], ids=["learner-first", "others-first"])
def test_a_lesson_is_played_to_its_end(lesson: Lesson, hasty: bool) -> None:
    learner = Learner(lesson, hasty)
    for _ in learner.play():
        pass
    assert learner.course.done


@EVERY
def test_a_wrong_move_changes_nothing_and_is_told_kindly(lesson: Lesson) -> None:
    """Whatever else is legal at a step is refused in both languages, with a rule."""
    learner = Learner(lesson)
    traps = {trap.moves for step in lesson.steps for trap in step.traps}
    refused = 0
    for decision in learner.play():
        before = learner.game.digest(), learner.course.step
        for notation in decision.notations:
            wrong = learner.course.wrong(notation)
            expected = learner.course.expected()
            assert (wrong is None) == (not expected or fits(notation, expected))
            if wrong is not None:
                refused += 1
                task = learner.course.task
                assert task is not None
                traps -= {trap.moves for trap in task.traps if fits(notation, trap.moves)}
                assert wrong.rule, learner.where()
        assert (learner.game.digest(), learner.course.step) == before
    assert refused
    assert not traps, f"{learner.where()}: nobody can fall into {traps}"


@EVERY
def test_where_one_stands_follows_from_the_moves(lesson: Lesson) -> None:
    """Left at any move and resumed, taken back, or followed at once: it is the same step."""
    learner = Learner(lesson)
    steps = []
    for _ in learner.play():
        steps.append((len(learner.game.moves), learner.course.step))
    follower = Course(lesson)
    for moves, step in steps[:: max(1, len(steps) // 8)] + steps[:1]:
        earlier = learner.game.at(moves)
        assert follower.follow(earlier).step == step
        assert Course(lesson).follow(regnum.load(earlier.record)).step == step


@EVERY
def test_words(lesson: Lesson) -> None:
    books = "".join(book.read_text(encoding="utf-8") for book in BOOKS.glob("*.md"))
    numbers = set(re.findall(r"\*\*([A-Z]+-[A-Z]+-\d+)\*\*", books))
    file = lesson.file
    game = lesson.begin()
    targets = {*game.catalogue.targets, *game.type.narrator(game.options).entries()}
    for number, step in enumerate(lesson.steps, 1):
        where = f"{lesson.game}, lesson {lesson.id}, step {number}"
        texts = [step.say, *[trap.say for trap in step.traps], *([step.wrong] if step.wrong else [])]
        for lang in LANGUAGES:
            for text in texts:
                assert len(text.of(lang)) <= LONGEST, f"{where}: {len(text.of(lang))} letters in {lang}"
                assert not re.search(r" [.,;:!?]|--|(?<!\w)-\d|\.\.\.", text.of(lang)), f"{where}: {text.of(lang)}"
        rules = [step.rule, *[trap.rule for trap in step.traps if trap.rule]]
        assert set(rules) <= numbers, f"{where}: no such rule among {rules}"
        for target in step.targets:
            assert target in targets, f"{where}: there is no {target}"
    assert {file.title.of(lang) for lang in LANGUAGES}
    assert any(step.is_task for step in lesson.steps)


@pytest.mark.parametrize("game", [type.name for type in regnum.games()])
def test_every_game_is_taught(game: str) -> None:
    """Five short lessons at least, and one guided first game."""
    known = lessons(game)
    short = [one for one in known if not one.file.guided]
    assert len(short) >= 5
    assert all(2 <= one.file.minutes <= 5 for one in short)
    assert sum(one.file.guided for one in known) == 1
