"""Lessons at tables: a lesson is a table whose moves are looked at before they are played.

How far it has come follows from the moves, so any worker can tell at any time.
"""

from regnum.engine.game import Game
from regnum.engine.gametype import GameType
from regnum.engine.messages import Message
from regnum.lessons import BadLesson, Course, NoSuchLesson, lesson, lessons
from regnum.server import schemas
from regnum.server.errors import NotTheLesson
from regnum.server.present import spoken
from regnum.server.store import TableRow


def lesson_infos(type: GameType, lang: str) -> list[schemas.LessonInfo]:
    """The lessons of a game."""
    return [
        schemas.LessonInfo(
            id=one.id,
            title=one.file.title.of(lang),
            about=one.file.about.of(lang),
            minutes=one.file.minutes,
            steps=len(one.steps),
            guided=one.file.guided,
        )
        for one in lessons(type.name)
    ]


def course_of(row: TableRow) -> Course | None:
    """The lesson of a table; where it is no longer there, or the rules were renewed since, one simply plays on."""
    if row.lesson is None or row.first_ply:
        return None
    try:
        return Course(lesson(row.game, row.lesson))
    except NoSuchLesson:
        return None


def lesson_state(course: Course, lang: str) -> schemas.Lesson:
    """Where a lesson stands, in a language."""
    known = lessons(course.lesson.game)
    following = known[known.index(course.lesson) + 1 :]
    return schemas.Lesson(
        id=course.lesson.id,
        title=course.lesson.file.title.of(lang),
        seat=course.lesson.seat,
        step=course.step,
        steps=len(course.lesson.steps),
        pages=[
            schemas.LessonPage(text=page.say.of(lang), targets=page.targets, task=page.is_task, rule=page.rule)
            for page in course.pages
        ],
        done=course.done,
        next=following[0].id if following else None,
    )


def check_lesson(course: Course, game: Game, seat: int, words: str, lang: str) -> None:
    """Refuse a legal move that is not what the lesson asks for, kindly and with a rule."""
    wrong = course.follow(game).wrong(words) if seat == course.lesson.seat else None
    if wrong is None:
        return
    text = wrong.said.of(lang) if wrong.said else spoken(lang, game.type).say(Message("learn-wrong"))
    asked = next(decision.rule for decision in game.decisions if decision.seat == seat)
    raise NotTheLesson(text, wrong.rule or asked)


def scripted_answer(course: Course, game: Game, seat: int) -> str | None:
    """What the lesson has another seat play; where that can't be played after what the learner did, a bot decides."""
    try:
        return course.follow(game).answer(game, seat)
    except BadLesson:
        return None
