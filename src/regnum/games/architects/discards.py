"""Choosing a Building to discard."""

from typing import Final

from regnum.engine.state import Choice, Refusal
from regnum.games.architects import moves
from regnum.games.architects.state import Table
from regnum.games.architects.supply import discard_building

NOT_IN_HAND: Final = Refusal("ARC-WORKSHOP-15", "not-in-hand")


class DiscardBuilding(Choice):
    """Any choice of a Building to put from hand under the deck."""

    def candidates(self, state: Table) -> list[int]:
        """Every Building."""
        return [moves.DISCARD + card for card in range(len(state.deck.buildings))]

    def refusal(self, state: Table, move: int) -> Refusal | None:
        """Only from the own hand."""
        return None if move - moves.DISCARD in state.players[self.seat].hand else NOT_IN_HAND

    def moves(self, state: Table) -> list[int]:
        """The hand, in the order of the cards' numbers."""
        return sorted([moves.DISCARD + card for card in state.players[self.seat].hand])

    def choose(self, state: Table, move: int) -> None:
        """Face down (ARC-WORKSHOP-15)."""
        discard_building(state, self.seat, move - moves.DISCARD, self.RULE)


class OptionalDiscard(DiscardBuilding):
    """A Building may be discarded, or not."""

    def candidates(self, state: Table) -> list[int]:
        """Any Building, or none."""
        return [moves.DECLINE, *super().candidates(state)]

    def refusal(self, state: Table, move: int) -> Refusal | None:
        """Declining is always fine."""
        return None if move == moves.DECLINE else super().refusal(state, move)

    def moves(self, state: Table) -> list[int]:
        """The hand, or none."""
        return [moves.DECLINE, *super().moves(state)]
