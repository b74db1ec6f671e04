"""What can be wrong with a lesson."""

from regnum.engine.errors import RegnumError


class BadLesson(RegnumError):
    """A lesson or a tip that can't be given; the message names file and field."""


class NoSuchLesson(RegnumError):
    """A lesson that a game does not have."""
