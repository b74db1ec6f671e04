"""What advisors' abilities ask of their owner: an area, a card, a space, a card to complete (IWK-ADVISOR-ABIL)."""

from typing import Final

from regnum.engine.fields import Fields
from regnum.engine.state import NOT_NOW, SEAT, Choice, Refusal
from regnum.games.wonderful_kingdom import construction, moves, multiset
from regnum.games.wonderful_kingdom.court import CHART, COMPLETE, DECLINE, SHIFT
from regnum.games.wonderful_kingdom.dealing import lay_next
from regnum.games.wonderful_kingdom.facing import face_down_slots, turn_up
from regnum.games.wonderful_kingdom.fields import whole
from regnum.games.wonderful_kingdom.state import Table
from regnum.games.wonderful_kingdom.words import (
    AREAS,
    BASIC,
    EXPLORATION,
    MOST_ADVISORS,
    MOST_SITES,
    RESOURCES,
)

#: The abilities, by the order of the cards (IWK-ADVISOR-ABIL-01..14).
SECRET_AGENT: Final = 0
CARTOGRAPHY: Final = 1
GREY_EMINENCE: Final = 2
CAPTAIN: Final = 3
GAMBLER: Final = 4
OVERSEER: Final = 5
FIRST_EXTRA: Final = 6
LAST_EXTRA: Final = 9
DIVINER: Final = 10
PROPHET: Final = 11
GOLDSMITH: Final = 12
CRAFTSMAN: Final = 13


def ability_rule(advisor: int) -> str:
    """The rule of an ability: they are numbered like the cards (IWK-ADVISOR-ABIL-01..14)."""
    return f"IWK-ADVISOR-ABIL-{advisor + 1:02}"


class Chart(Choice):
    """The next card goes to the area with fewer cards; on a tie choose (IWK-ADVISOR-ABIL-02)."""

    NAME = "chart"
    BELOW = ("offer", "select", "solo-select")
    RULE = "IWK-ADVISOR-ABIL-02"

    def moves(self, state: Table) -> list[int]:
        """The smaller area, or both."""
        left, right = len(state.areas[0]), len(state.areas[1])
        return [
            state.module.first + CHART + area for area in range(2) if left == right or (left > right) == (area == 1)
        ]

    def why_not(self, state: Table, move: int) -> Refusal | None:
        """Not the larger area."""
        if not CHART <= move - state.module.first < SHIFT:
            return Refusal(self.RULE, NOT_NOW)
        return None if move in self.moves(state) else Refusal(self.RULE, "larger-area")

    def choose(self, state: Table, move: int) -> None:
        """Face up."""
        lay_next(state, move - state.module.first - CHART, self.RULE)


class PointAtCard(Choice):
    """Turn up, discard or move a card (IWK-ADVISOR-ABIL-03..05)."""

    NAME = "point-at-card"
    FIELDS = Fields(SEAT, whole("advisor", MOST_ADVISORS - 1))
    BELOW = ("offer", "select", "solo-select")

    def __init__(self, seat: int, advisor: int) -> None:
        super().__init__(seat)
        self.advisor = advisor

    def asking_rule(self) -> str:
        """Each of the three advisors has a rule of its own."""
        return ability_rule(self.advisor)

    def misfit(self, state: Table) -> str:
        """Only three advisors point at cards, and there must be one to point at (IWK-ADVISOR-16)."""
        if not GREY_EMINENCE <= self.advisor <= GAMBLER:
            return "this advisor points at no card"
        return "" if self._slots(state) else "there is no card to point at"

    def _verb(self, state: Table) -> int:
        if self.advisor == GREY_EMINENCE:
            return moves.REVEAL
        return moves.REMOVE if self.advisor == CAPTAIN else state.module.first + SHIFT

    def _slots(self, state: Table) -> list[int]:
        if self.advisor == GREY_EMINENCE:
            return face_down_slots(state)
        return sorted([laid.slot for laid in state.areas[0] + state.areas[1]])

    def moves(self, state: Table) -> list[int]:
        """By slot: face-down cards stay unseen."""
        return [self._verb(state) + slot for slot in self._slots(state)]

    def why_not(self, state: Table, move: int) -> Refusal | None:
        """Only cards that lie there."""
        return None if move in self.moves(state) else Refusal(self.asking_rule(), "no-such-card")

    def choose(self, state: Table, move: int) -> None:
        """What the advisor does with it."""
        slot = move - self._verb(state)
        if self.advisor == GREY_EMINENCE:
            turn_up(state, self.seat, slot, self.asking_rule())
            return
        area = 0 if slot in [laid.slot for laid in state.areas[0]] else 1
        laid = next(laid for laid in state.areas[area] if laid.slot == slot)
        state.put_area(area, [card for card in state.areas[area] if card.slot != slot])
        if self.advisor == CAPTAIN:
            state.discard_laid(laid)
        else:
            state.put_area(1 - area, [*state.areas[1 - area], laid])
        if state.log is not None:
            told: dict[str, int | str] = {"slot": slot + 1, "card": "" if laid.face_down else state.deck.ids[laid.card]}
            if self.advisor == CAPTAIN:
                state.tell("removed", self.asking_rule(), self.seat, told)
            else:
                state.tell("shifted", self.asking_rule(), self.seat, {**told, "area": AREAS[1 - area]})


class Oversee(Choice):
    """A cube of a chosen basic resource on one card under construction (IWK-ADVISOR-ABIL-06)."""

    NAME = "oversee"
    FIELDS = Fields(SEAT, whole("index", MOST_SITES - 1))
    BELOW = ("placing", "oversee")
    RULE = "IWK-ADVISOR-ABIL-06"

    def __init__(self, seat: int, index: int) -> None:
        super().__init__(seat)
        self.index = index

    def misfit(self, state: Table) -> str:
        """One for each card under construction, the first at the bottom."""
        lane = state.lanes[self.seat] if state.lanes else []
        place = lane.index(self) - 1 if self in lane else -1
        if self.index != place or place >= len(state.players[self.seat].sites):
            return "the index must go up from 0, one for each card under construction"
        return "" if state.step == EXPLORATION else "only while exploration cubes are placed"

    def moves(self, state: Table) -> list[int]:
        """The resource must match an empty space; commit when there is none."""
        player = state.players[self.seat]
        missing = player.sites[self.index].missing
        number = construction.site_numbers(state, player)[self.index]
        found = [moves.PLACE + number * BASIC + r for r in range(BASIC) if multiset.count(missing, r)]
        return found or [moves.COMMIT]

    def why_not(self, state: Table, move: int) -> Refusal | None:
        """One cube, on this card."""
        if move in self.moves(state):
            return None
        if moves.PLACE <= move < moves.ALCHEMY:
            return construction.NO_SPACE
        return Refusal(self.RULE, NOT_NOW)

    def choose(self, state: Table, move: int) -> None:
        """Cards may be completed by this."""
        if move == moves.COMMIT:
            return
        resource = (move - moves.PLACE) % BASIC
        if state.log is not None:
            card = state.deck.ids[state.players[self.seat].sites[self.index].card]
            state.tell("placed", self.RULE, self.seat, {"resource": RESOURCES[resource], "card": card})
        construction.fill(state, self.seat, self.index, resource, False)


class CompleteSite(Choice):
    """Complete a card under construction at no further cost (IWK-ADVISOR-ABIL-14)."""

    NAME = "complete-site"
    BELOW = ("offer", "select", "solo-select", "planning", "placing")
    RULE = "IWK-ADVISOR-ABIL-14"

    def misfit(self, state: Table) -> str:
        return "" if state.players[self.seat].sites else "no card is under construction"

    def moves(self, state: Table) -> list[int]:
        """Any."""
        numbers = construction.site_numbers(state, state.players[self.seat])
        return sorted([state.module.first + COMPLETE + number for number in numbers])

    def why_not(self, state: Table, move: int) -> Refusal | None:
        """Only own cards under construction."""
        if not COMPLETE <= move - state.module.first < DECLINE:
            return Refusal(self.RULE, NOT_NOW)
        return None if move in self.moves(state) else construction.NO_SUCH_SITE

    def choose(self, state: Table, move: int) -> None:
        """As any completion."""
        player = state.players[self.seat]
        number = move - state.module.first - COMPLETE
        construction.complete(state, self.seat, construction.site_index(state, player, number))
        construction.settle(state, self.seat)
