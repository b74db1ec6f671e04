"""What the grammar of the card files does: sequence, choice, may, per, conditions."""

from regnum.games.viscounts.cards import Step


class InOrder(Step):
    """One step after the other (`then`)."""

    def __init__(self, text: str, steps: list[Step]) -> None:
        super().__init__(text)
        self.steps = steps


class Pick(Step):
    """One of several things (`or`, VIS-R-09); or none of them (`may`)."""

    def __init__(self, text: str, options: list[Step], optional: bool) -> None:
        super().__init__(text)
        self.options = options
        self.optional = optional


class Provided(Step):
    """Something on a condition (`if`): no Criminal icon on the own board, or at least so many."""

    def __init__(self, text: str, what: Step, least: int) -> None:
        super().__init__(text)
        self.what = what
        #: 0 for none at all.
        self.least = least


class PerCriminal(Step):
    """A gain for every Criminal icon on the own board (`per`)."""

    def __init__(self, text: str, given: list[int]) -> None:
        super().__init__(text)
        self.given = given
