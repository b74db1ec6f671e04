"""What the shell completes on Tab beside commands and flags: games, their options and lessons, and who plays."""

import typer

import regnum
from regnum.bots import BOTS
from regnum.engine.options import written
from regnum.lessons import lessons

#: How a person is called among those who sit at a table.
PERSON = "me"


def games() -> list[str]:
    """All games."""
    return [type.name for type in regnum.games()]


def options() -> list[str]:
    """Every value of every option of any game, as it is written: a flag alone hides the game before it."""
    known = [option for type in regnum.games() for option in type.options]
    return [f"{option.name}={written(choice)}" for option in known for choice in option.choices]


def lessons_of(context: typer.Context) -> list[str]:
    """The lessons of the game that was typed before."""
    return [one.id for one in lessons(str(context.params.get("game", "")))]


def seats(incomplete: str) -> list[str]:
    """Whoever can sit at a table, after those whom a list already names."""
    before = incomplete[: incomplete.rfind(",") + 1]
    return [before + name for name in (PERSON, *BOTS)]
