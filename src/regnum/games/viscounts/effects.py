"""What the verbs of the card files do: one class for each.

`refusal` says why a step would have no effect (VIS-R-09); such a step does nothing. What an effect places or gives is
no primary action: nothing that follows one comes of it (VIS-R-58).
"""

from typing import Final

from regnum.engine.state import Refusal
from regnum.games.steps import Amount, Step
from regnum.games.viscounts.building import NO_BUILDING_LEFT, FreeBuildings, can_build
from regnum.games.viscounts.castle import NO_WORKER_LEFT, NO_WORKER_TO_SHIFT, PlaceFree, ShiftWorker, can_shift
from regnum.games.viscounts.gaining import FlipCards, can_flip
from regnum.games.viscounts.gaining import Gain as Gain
from regnum.games.viscounts.hiring import NOBODY_TO_HIRE, FreeHire, can_hire
from regnum.games.viscounts.manuscripts import NO_MANUSCRIPT, ReceiveManuscripts, any_free
from regnum.games.viscounts.own_cards import (
    NOTHING_TO_DISCARD,
    NOTHING_TO_REARRANGE,
    TOO_FEW_CARDS,
    DestroyCard,
    DiscardCard,
    can_destroy,
    can_discard,
    can_rearrange,
)
from regnum.games.viscounts.own_cards import Rearrange as RearrangeChoice
from regnum.games.viscounts.piles import shuffle_in
from regnum.games.viscounts.state import Table


class Flip(Amount):
    """`flip`: Debts, Deeds, or either (VIS-ICON-05)."""

    def __init__(self, text: str, number: int, debts: bool, deeds: bool) -> None:
        super().__init__(text, number)
        self.debts = debts
        self.deeds = deeds

    def repeat(self, table: Table, seat: int, rule: str, times: int) -> None:
        table.push(FlipCards(seat, self.number * times, self.debts, self.deeds, rule))

    def refusal(self, table: Table, seat: int) -> Refusal | None:
        return None if can_flip(table, seat, self.debts, self.deeds) else NOTHING_TO_FLIP


class Discard(Amount):
    """`discard`: cards from hand or the top of the draw pile (VIS-ICON-12)."""

    def repeat(self, table: Table, seat: int, rule: str, times: int) -> None:
        if can_discard(table, seat):
            table.push(DiscardCard(seat, self.number * times, rule))

    def refusal(self, table: Table, seat: int) -> Refusal | None:
        return None if can_discard(table, seat) else NOTHING_TO_DISCARD


class Destroy(Amount):
    """`destroy`: cards from hand or the top of the draw pile (VIS-ICON-13)."""

    def repeat(self, table: Table, seat: int, rule: str, times: int) -> None:
        if can_destroy(table, seat):
            table.push(DestroyCard(seat, self.number * times, rule))

    def refusal(self, table: Table, seat: int) -> Refusal | None:
        return None if can_destroy(table, seat) else TOO_FEW_CARDS


class MoveWorkers(Amount):
    """`move`: Workers to an adjacent section of the first tier (VIS-ICON-15)."""

    def repeat(self, table: Table, seat: int, rule: str, times: int) -> None:
        if can_shift(table, seat):
            table.push(ShiftWorker(seat, self.number * times, rule))

    def refusal(self, table: Table, seat: int) -> Refusal | None:
        return None if can_shift(table, seat) else NO_WORKER_TO_SHIFT


class PlaceWorkers(Amount):
    """`place`: Workers for free in one section of the first tier (VIS-ICON-16)."""

    def repeat(self, table: Table, seat: int, rule: str, times: int) -> None:
        if table.side(seat).workers:
            table.push(PlaceFree(seat, self.number * times, rule))

    def refusal(self, table: Table, seat: int) -> Refusal | None:
        return None if table.side(seat).workers else NO_WORKER_LEFT


class TakeManuscripts(Amount):
    """`take`: visible Manuscripts of cost 3 or 4 for free (VIS-ICON-06)."""

    def repeat(self, table: Table, seat: int, rule: str, times: int) -> None:
        table.push(ReceiveManuscripts(seat, self.number * times, rule))

    def refusal(self, table: Table, seat: int) -> Refusal | None:
        return None if any_free(table) else NO_MANUSCRIPT


class Build(Amount):
    """`build`: Buildings of a kind for free on any empty Building Spot (VIS-ICON-17, VIS-R-27)."""

    def __init__(self, text: str, number: int, kind: int) -> None:
        super().__init__(text, number)
        self.kind = kind

    def repeat(self, table: Table, seat: int, rule: str, times: int) -> None:
        table.push(FreeBuildings(seat, self.kind, self.number * times, False, rule))

    def refusal(self, table: Table, seat: int) -> Refusal | None:
        return None if can_build(table, seat, self.kind, False) else NO_BUILDING_LEFT


class Rearrange(Step):
    """`rearrange`: the cards on the own Player Board (VIS-ICON-11)."""

    def do(self, table: Table, seat: int, rule: str) -> None:
        if can_rearrange(table, seat):
            table.push(RearrangeChoice(seat, rule))

    def refusal(self, table: Table, seat: int) -> Refusal | None:
        return None if can_rearrange(table, seat) else NOTHING_TO_REARRANGE


class Shuffle(Step):
    """`shuffle`: the discard pile into the draw pile, if there is a discarded card (VIS-ICON-14). Not in set-up."""

    def do(self, table: Table, seat: int, rule: str) -> None:
        if table.players[seat].discard and not table.setting_up:
            shuffle_in(table, seat)

    def refusal(self, table: Table, seat: int) -> Refusal | None:
        return None if table.players[seat].discard and not table.setting_up else NOTHING_TO_SHUFFLE


class HireAny(Step):
    """`hire`: any visible Townsfolk for free (VIS-ICON-08)."""

    def do(self, table: Table, seat: int, rule: str) -> None:
        if can_hire(table, seat):
            table.push(FreeHire(seat, rule))

    def refusal(self, table: Table, seat: int) -> Refusal | None:
        return None if can_hire(table, seat) else NOBODY_TO_HIRE


class Dismiss(Step):
    """`dismiss`: an AI removes the Townsfolk of its segment and resolves its effect (VIS-SOLO-18)."""

    def do(self, table: Table, seat: int, rule: str) -> None:
        """Nothing for a player: only Schemes say it."""


class Act(Step):
    """`construct`, `castle`, `transcribe`, `focus`: an action of an AI; -1 is its focus (VIS-SOLO-19)."""

    def __init__(self, text: str, action: int) -> None:
        super().__init__(text)
        self.action = action

    def do(self, table: Table, seat: int, rule: str) -> None:
        """Nothing for a player: only Schemes say it."""


NOTHING_TO_FLIP: Final = Refusal("VIS-R-09", "nothing-to-flip")
NOTHING_TO_SHUFFLE: Final = Refusal("VIS-ICON-14", "nothing-to-shuffle")
