"""Lessons: games played a few moves long, step by step, with somebody beside who says what matters.

A lesson is a file beside its game (`games/NAME/lessons/*.toml`, see docs/adding.md). Where somebody stands in one
follows from the moves that were played and from nothing else, so that it can be left, resumed and taken back anywhere.
"""

from regnum.lessons.course import OPPONENT, Course, Wrong
from regnum.lessons.errors import BadLesson, NoSuchLesson
from regnum.lessons.files import Lesson, lesson, lessons
from regnum.lessons.teaching import tips

__all__ = ["OPPONENT", "BadLesson", "Course", "Lesson", "NoSuchLesson", "Wrong", "lesson", "lessons", "tips"]
