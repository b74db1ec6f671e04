"""What a card does, compiled from its expression: what the grammar of the card files does in every game.

Where a card asks something in the middle, what is left of it waits on the stack as an expression (`do-effect`,
`pick-effect`), so that a position can say it and needs no card to be read back. A game makes these frames its own: it
knows their fields and the numbers of the moves. `table` is `Any` here and the game's own table in its steps, as in the
frames of the engine.
"""

from typing import Any

from regnum.engine.errors import BadPosition
from regnum.engine.fields import Kind, Names
from regnum.engine.reading import Reader
from regnum.engine.state import Choice, Effect, Refusal
from regnum.games.vocabulary import BadExpression


class Step:
    """What a card or a space does, at once or on an occasion."""

    def __init__(self, text: str) -> None:
        #: The expression; a position that must wait in the middle of a card says it.
        self.text = text

    def do(self, table: Any, seat: int, rule: str) -> None:
        """Do it; `rule` is the number of the rule that gives the card its say."""
        raise NotImplementedError

    def repeat(self, table: Any, seat: int, rule: str, times: int) -> None:
        """Do it with so many times its amounts; only what has amounts is ever asked to."""
        raise NotImplementedError

    def refusal(self, table: Any, seat: int) -> Refusal | None:
        """Why it can't be done now or would have no effect, where that can be."""
        return None


class Amount(Step):
    """A verb with one amount, which can be multiplied."""

    def __init__(self, text: str, number: int) -> None:
        super().__init__(text)
        self.number = number

    def do(self, table: Any, seat: int, rule: str) -> None:
        self.repeat(table, seat, rule, 1)


class Gain(Step):
    """`gain`: amounts of whatever the game gives, by its `GAINS`."""

    def __init__(self, text: str, given: list[int]) -> None:
        super().__init__(text)
        self.given = given

    def do(self, table: Any, seat: int, rule: str) -> None:
        self.give(table, seat, self.given, rule)

    def repeat(self, table: Any, seat: int, rule: str, times: int) -> None:
        self.give(table, seat, [number * times for number in self.given], rule)

    def give(self, table: Any, seat: int, given: list[int], rule: str) -> None:
        """Give so much of each."""
        raise NotImplementedError


class InOrder(Step):
    """One step after the other (`then`)."""

    def __init__(self, text: str, steps: list[Step]) -> None:
        super().__init__(text)
        self.steps = steps

    def do(self, table: Any, seat: int, rule: str) -> None:
        """The first now; the others once it is over, with all that it asks."""
        for number in range(len(self.steps) - 1, 0, -1):
            self.put_off(table, seat, self.steps[number], rule)
        self.steps[0].do(table, seat, rule)

    def put_off(self, table: Any, seat: int, step: Step, rule: str) -> None:
        """Push the game's `do-effect`."""
        raise NotImplementedError


class Pick(Step):
    """One of several things (`or`); or none of them (`may`)."""

    def __init__(self, text: str, options: list[Step], optional: bool) -> None:
        super().__init__(text)
        self.options = options
        self.optional = optional

    def do(self, table: Any, seat: int, rule: str) -> None:
        """Nobody is asked where nothing can be done."""
        if self.refusal(table, seat) is None:
            self.ask(table, seat, rule)

    def ask(self, table: Any, seat: int, rule: str) -> None:
        """Push the game's `pick-effect`."""
        raise NotImplementedError

    def refusal(self, table: Any, seat: int) -> Refusal | None:
        return refusal_of_all(self.options, table, seat)


def refusal_of_all(steps: list[Step], table: Any, seat: int) -> Refusal | None:
    """Why none of them can be done: what the first is refused for; None as long as one can."""
    found: Refusal | None = None
    for step in steps:
        refused = step.refusal(table, seat)
        if refused is None:
            return None
        if found is None:
            found = refused
    return found


class DoEffect(Effect):
    """A part of a card that waits for what comes before it. A game adds `FIELDS`."""

    NAME = "do-effect"

    def __init__(self, seat: int, effect: Step, rule: str) -> None:
        self.seat = seat
        self.effect = effect
        self.rule = rule

    def resolve(self, state: Any) -> None:
        self.effect.do(state, self.seat, self.rule)


class PickEffect(Choice):
    """Which of the things on a card to do, or none where the card says may. A game adds `FIELDS` and `RULE`."""

    NAME = "pick-effect"

    def __init__(self, seat: int, effect: Pick, rule: str) -> None:
        super().__init__(seat)
        self.effect = effect
        self.rule = rule

    def first(self) -> int:
        """The move that takes the first option; those of the others follow it."""
        raise NotImplementedError

    def none(self) -> int:
        """The move that takes none of them."""
        raise NotImplementedError

    def candidates(self, state: Any) -> list[int]:
        first = self.first()
        options = list(range(first, first + len(self.effect.options)))
        return [self.none(), *options] if self.effect.optional else options

    def refusal(self, state: Any, move: int) -> Refusal | None:
        """What can't be done can't be chosen."""
        if move == self.none():
            return None
        return self.effect.options[move - self.first()].refusal(state, self.seat)

    def choose(self, state: Any, move: int) -> None:
        if move != self.none():
            self.effect.options[move - self.first()].do(state, self.seat, self.rule)


class EffectKind(Kind):
    """A part of a card that a frame waits for, by its expression; for some frames it must be a choice."""

    def __init__(self, choice: bool) -> None:
        self.choice = choice

    def compiled(self, text: str) -> Step:
        """The step of an expression, in the words of the game."""
        raise NotImplementedError

    def tell(self, value: Any, names: Names) -> object:
        return value.text

    def read(self, read: Reader, name: str, names: Names) -> Step:
        try:
            step = self.compiled(str(read.get(name)))
        except BadExpression as error:
            raise BadPosition(read.at(name), str(error)) from None
        if self.choice and not isinstance(step, Pick):
            raise BadPosition(read.at(name), "is nothing to choose from")
        return step
