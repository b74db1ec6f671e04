"""What the verbs of the card files do: one class for each."""

from regnum.games.viscounts.cards import Step


class Gain(Step):
    """`gain`: goods, any resources, Deeds, Debts, Corruption, Virtue, Schemes; by `GAINS`."""

    def __init__(self, text: str, given: list[int]) -> None:
        super().__init__(text)
        self.given = given


class Amount(Step):
    """A verb with one amount."""

    def __init__(self, text: str, number: int) -> None:
        super().__init__(text)
        self.number = number


class Flip(Amount):
    """`flip`: Debts, Deeds, or either (VIS-ICON-05)."""

    def __init__(self, text: str, number: int, debts: bool, deeds: bool) -> None:
        super().__init__(text, number)
        self.debts = debts
        self.deeds = deeds


class Discard(Amount):
    """`discard`: cards from hand or the top of the draw pile (VIS-ICON-12)."""


class Destroy(Amount):
    """`destroy`: cards from hand or the top of the draw pile (VIS-ICON-13)."""


class MoveWorkers(Amount):
    """`move`: Workers to an adjacent section of the first tier (VIS-ICON-15)."""


class PlaceWorkers(Amount):
    """`place`: Workers for free in one section of the first tier (VIS-ICON-16)."""


class TakeManuscripts(Amount):
    """`take`: visible Manuscripts of cost 3 or 4 for free (VIS-ICON-06)."""


class Build(Amount):
    """`build`: Buildings of a kind for free on any empty Building Spot (VIS-ICON-17)."""

    def __init__(self, text: str, number: int, kind: int) -> None:
        super().__init__(text, number)
        self.kind = kind


class Rearrange(Step):
    """`rearrange`: the cards on the own Player Board (VIS-ICON-11)."""


class Shuffle(Step):
    """`shuffle`: the discard pile into the draw pile (VIS-ICON-14)."""


class HireAny(Step):
    """`hire`: any visible Townsfolk for free (VIS-ICON-08)."""


class Dismiss(Step):
    """`dismiss`: an AI removes the Townsfolk of its segment and resolves its effect (VIS-SOLO-18)."""


class Act(Step):
    """`construct`, `castle`, `transcribe`, `focus`: an action of an AI; -1 is its focus (VIS-SOLO-19)."""

    def __init__(self, text: str, action: int) -> None:
        super().__init__(text)
        self.action = action
