"""What advisors' abilities ask of their owner: an area, a card, a space, a card to complete (IWK-ADVISOR-ABIL)."""

from typing import Final

from regnum.engine.fields import Fields
from regnum.engine.state import NOT_NOW, SEAT, Choice, Refusal
from regnum.games.wonderful_kingdom import construction, moves, multiset
from regnum.games.wonderful_kingdom.court import CHART, COMPLETE, DECLINE, OVERSEE, SHIFT
from regnum.games.wonderful_kingdom.dealing import lay_next
from regnum.games.wonderful_kingdom.facing import face_down_slots, turn_up
from regnum.games.wonderful_kingdom.fields import whole
from regnum.games.wonderful_kingdom.state import Table
from regnum.games.wonderful_kingdom.words import (
    AREAS,
    BASIC,
    EXPLORATION,
    MOST_ADVISORS,
    RESOURCES,
)

#: The abilities, by the order of the cards; that of their rules is the same.
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
    """The rule of an ability: they are numbered like the cards, the first is IWK-ADVISOR-ABIL-01."""
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
    """Turn up (IWK-ADVISOR-ABIL-03), discard (IWK-ADVISOR-ABIL-04) or move (IWK-ADVISOR-ABIL-05) a card."""

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
    """One basic resource for all cards under construction: a cube of it on each that has room (IWK-ADVISOR-ABIL-06)."""

    NAME = "oversee"
    BELOW = ("placing",)
    RULE = "IWK-ADVISOR-ABIL-06"

    def misfit(self, state: Table) -> str:
        """There must be a space for a cube, in the step of exploration."""
        if state.step != EXPLORATION:
            return "only while exploration cubes are placed"
        return "" if self.moves(state) else "no card under construction has an empty basic space"

    def moves(self, state: Table) -> list[int]:
        """The resource must match an empty space."""
        player = state.players[self.seat]
        return [
            state.module.first + OVERSEE + resource
            for resource in range(BASIC)
            if construction.has_space(player, resource)
        ]

    def why_not(self, state: Table, move: int) -> Refusal | None:
        """Nothing else comes in between."""
        if not 0 <= move - state.module.first - OVERSEE < BASIC:
            return Refusal(self.RULE, NOT_NOW)
        return None if move in self.moves(state) else construction.NO_SPACE

    def choose(self, state: Table, move: int) -> None:
        """Cards may be completed by this, so the last one comes first: the others keep their places."""
        resource = move - state.module.first - OVERSEE
        player = state.players[self.seat]
        for index in range(len(player.sites) - 1, -1, -1):
            site = player.sites[index]
            if multiset.count(site.missing, resource):
                if state.log is not None:
                    told: dict[str, int | str] = {"resource": RESOURCES[resource], "card": state.deck.ids[site.card]}
                    state.tell("placed", self.RULE, self.seat, told)
                construction.fill(state, self.seat, index, resource, False)


class CompleteSite(Choice):
    """Complete a card under construction at no further cost (IWK-ADVISOR-ABIL-14)."""

    NAME = "complete-site"
    BELOW = ("offer", "select", "solo-select", "planning", "placing")
    RULE = "IWK-ADVISOR-ABIL-14"

    def misfit(self, state: Table) -> str:
        return "" if state.players[self.seat].sites else "no card is under construction"

    def moves(self, state: Table) -> list[int]:
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
