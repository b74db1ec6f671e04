"""Outsiders before the gate: welcomed into a deck, or refused (GOG-WELCOME, GOG-REFUSE, GOG-OUT)."""

from typing import Final

from regnum.engine.fields import Fields
from regnum.engine.state import SEAT, Choice, Effect, Refusal
from regnum.games.gates_of_gold import moves
from regnum.games.gates_of_gold.bonuses import happens
from regnum.games.gates_of_gold.state import gate_of
from regnum.games.gates_of_gold.words import REFUSE, REMOVED, WELCOME
from regnum.games.viscounts.fields import BY_RULE
from regnum.games.viscounts.state import Table
from regnum.games.viscounts.steps import DoEffect


class IfAnybody(Effect):
    """Something is to be done with an Outsider, if there is any then (GOG-OUT-03)."""

    FIELDS = Fields(SEAT, BY_RULE)

    def __init__(self, seat: int, rule: str) -> None:
        self.seat = seat
        self.rule = rule

    def resolve(self, state: Table) -> None:
        if gate_of(state).row:
            state.push(self.whom())

    def whom(self) -> "OfTheRow":
        """The choice of one."""
        raise NotImplementedError


class Welcoming(IfAnybody):
    """An Outsider is to be welcomed."""

    NAME = "welcoming"

    def whom(self) -> "OfTheRow":
        return Welcome(self.seat, self.rule)


class Refusing(IfAnybody):
    """An Outsider is to be refused."""

    NAME = "refusing"

    def whom(self) -> "OfTheRow":
        return Refuse(self.seat, self.rule)


class OfTheRow(Choice):
    """One of the face-up Outsiders."""

    FIELDS = Fields(SEAT, BY_RULE)

    def __init__(self, seat: int, rule: str, block: int) -> None:
        super().__init__(seat)
        self.rule = rule
        #: The first of its moves in the module's block.
        self.block = block

    def misfit(self, state: Table) -> str:
        return "" if gate_of(state).row else "there is no Outsider before the gate"

    def first(self, state: Table) -> int:
        return state.rules.first_of(moves.MOVES) + self.block

    def candidates(self, state: Table) -> list[int]:
        first = self.first(state)
        return list(range(first, first + len(moves.OUTSIDERS)))

    def refusal(self, state: Table, move: int) -> Refusal | None:
        there = self.card(state, move) in gate_of(state).row
        return None if there else Refusal(self.RULE, "not-before-the-gate")

    def moves(self, state: Table) -> list[int]:
        """The same, looking at the row only."""
        gate = gate_of(state)
        first = self.first(state) - gate.deck.first_outsider
        return sorted([first + card for card in gate.row])

    def card(self, state: Table, move: int) -> int:
        return move - self.first(state) + gate_of(state).deck.first_outsider


class Welcome(OfTheRow):
    """Whom to welcome (GOG-WELCOME-01)."""

    NAME = "welcome"
    RULE = "GOG-WELCOME-01"

    def __init__(self, seat: int, rule: str) -> None:
        super().__init__(seat, rule, moves.WELCOME)

    def choose(self, state: Table, move: int) -> None:
        """Onto the discard pile, without cost; it is no hire, and its corner is not resolved.

        GOG-WELCOME-02, GOG-WELCOME-04.
        """
        card = self.card(state, move)
        gate_of(state).remove(card)
        player = state.players[self.seat]
        player.discard = [*player.discard, card]
        if state.log is not None:
            state.tell("welcomed", self.rule, self.seat, {"card": state.deck.townsfolk[card].id})
        happens(state, self.seat, WELCOME)


class Refuse(OfTheRow):
    """Whom to refuse (GOG-REFUSE-02)."""

    NAME = "refuse"
    RULE = "GOG-REFUSE-02"

    def __init__(self, seat: int, rule: str) -> None:
        super().__init__(seat, rule, moves.REFUSE)

    def choose(self, state: Table, move: int) -> None:
        """It leaves the game and the row is refilled (GOG-OUT-04); then its effects (GOG-REFUSE-03), then bonus cards.

        GOG-R-25.
        """
        gate = gate_of(state)
        card = self.card(state, move)
        gate.remove(card)
        state.gone = [*state.gone, card]
        if state.log is not None:
            state.tell("refused", self.rule, self.seat, {"card": state.deck.townsfolk[card].id})
        happens(state, self.seat, REFUSE)
        state.push(DoEffect(self.seat, gate.deck.outsiders[card - gate.deck.first_outsider].refused, "GOG-REFUSE-03"))


def remove_oldest(table: Table, side: int) -> None:
    """The AI removes the two right-most Outsiders and ignores what they say (GOG-SOLO-03, GOG-SOLO-06).

    What is there, where fewer are (GOG-SOLO-13).
    """
    gate = gate_of(table)
    removed = gate.row[-REMOVED:]
    gate.row = gate.row[: len(gate.row) - len(removed)]
    table.gone = table.gone + removed
    for card in removed:
        if table.log is not None:
            table.tell("removed-outsider", "GOG-SOLO-03", side, {"card": table.deck.townsfolk[card].id})
    gate.refill()


NO_OUTSIDER_LEFT: Final = Refusal("GOG-OUT-03", "no-outsider-left")
