"""What a lesson's file may say."""

from typing import Annotated, Any

import msgspec


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    """A part of a lesson's file; a field that nobody knows is an error."""


Text = Annotated[str, msgspec.Meta(min_length=1)]


class Said(Strict):
    """A text in both languages."""

    en: Text
    pl: Text

    def of(self, lang: str) -> str:
        """The text in a language, its lines joined."""
        return " ".join((self.pl if lang == "pl" else self.en).split())


class Start(Strict):
    """How the table stands at first: dealt from a seed or as a position made by hand says, then some moves later."""

    players: int = 2
    seed: int = 1
    options: dict[str, Any] = {}
    #: The table of a position, as much of it as matters (docs/engine.md, Positions).
    table: dict[str, Any] | None = None
    #: Moves that are played before the lesson begins, whoever must decide.
    moves: list[str] = []
    #: The learner's seat.
    seat: int = 0


class Trap(Strict):
    """A move that many would try, and what is said to it."""

    moves: str
    say: Said
    rule: str = ""


class Step(Strict):
    """Something that is said, and what the learner shall do then: nothing but read on, moves in order, or a goal.

    A move is told by a pattern: its notation, in which `*` stands for anything and `|` parts what is as good.
    """

    say: Said
    #: What to look at: names of things as moves have them for what one would click (`place/quarry`).
    targets: list[str] = []
    moves: list[str] = []
    #: Conditions that all must hold (`me.stone >= 3`); until then the learner plays as they like.
    goal: list[str] = []
    #: What the others do, in order; where it ends a bot plays on.
    answers: list[str] = []
    #: What is said to another move, and the rule that the step is about.
    wrong: Said | None = None
    rule: str = ""
    traps: list[Trap] = []

    @property
    def is_task(self) -> bool:
        """Whether there is something to do."""
        return bool(self.moves or self.goal)


class LessonFile(Strict):
    """A lesson."""

    title: Said
    #: What one learns in it.
    about: Said
    minutes: Annotated[int, msgspec.Meta(ge=1, le=60)]
    start: Start
    steps: Annotated[list[Step], msgspec.Meta(min_length=1)]
    #: Whether it is the first game, led by the hand.
    guided: bool = False


class Tip(Strict):
    """A sentence that is told once, when all that it names is there for the first time.

    Patterns are as those of moves: `*` stands for anything, `|` parts what is as good.
    """

    id: Text
    #: What it is good for, in one sentence or two.
    say: Said
    #: The kind of decision that the player has before them.
    decision: str = ""
    #: Something that can be chosen now, by the name that moves have for what one clicks.
    target: str = ""
    #: The kind of something that has happened in this game.
    event: str = ""
    rule: str = ""


class TipsFile(Strict):
    """The tips of a game."""

    tips: Annotated[list[Tip], msgspec.Meta(min_length=1)]
