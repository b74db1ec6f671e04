"""Phase 3: one of the four primary actions, or none (VIS-ACT, VIS-TRADE, VIS-BUILD, VIS-CASTLE, VIS-SCRIBE).

The order inside an action is that of VIS-R-04: declare it, perhaps dismiss somebody, pay, choose what is still open.
"""

from typing import Final

from regnum.engine.fields import Field, Fields, Whole
from regnum.engine.state import SEAT, Choice, Effect, Refusal, SeatEffect
from regnum.games.viscounts import moves
from regnum.games.viscounts.building import ALL_BUILT, ChooseSpot, any_usable
from regnum.games.viscounts.cards import NO_ICONS
from regnum.games.viscounts.castle import NO_WORKER_LEFT, place
from regnum.games.viscounts.dismissing import can_fund, most_icons, offer_dismissal
from regnum.games.viscounts.fields import OF_ACTION, OF_SLOT, whole
from regnum.games.viscounts.funding import pay_icons, reach
from regnum.games.viscounts.manuscripts import take_manuscript, visible_cost
from regnum.games.viscounts.offers import OpenChoice
from regnum.games.viscounts.state import Table
from regnum.games.viscounts.triggers import trigger
from regnum.games.viscounts.words import (
    ACTIONS,
    BUILDINGS,
    CASTLE,
    CONSTRUCT,
    INNER,
    OF_A_KIND,
    SEGMENTS,
    SLOTS,
    TRADE,
)

NO_SLOT: Final = -1


def need(table: Table, seat: int, action: int, slot: int) -> int:
    """The icons for the cheapest version of an action where the Viscount stands."""
    at = table.players[seat].at
    if action == TRADE:
        return table.deck.segments[at // 3].exchanges[at % 3].icons
    if action == CONSTRUCT:
        return table.deck.board.cost[slot // OF_A_KIND] if slot >= 0 else cheapest_building(table, seat)
    return table.deck.castle.icons[0] if action == CASTLE else visible_cost(table, at // 3)


def cheapest_building(table: Table, seat: int) -> int:
    """The icons for the cheapest Building that is not built."""
    least = 1000
    for kind in range(len(BUILDINGS)):
        if table.players[seat].built >> kind * OF_A_KIND & 7 != 7:
            least = min(least, table.deck.board.cost[kind])
    return least


def obstacle(table: Table, seat: int, action: int) -> Refusal | None:
    """What is in the way of an action, whatever can be paid: the path (VIS-ACT-02), or no target (VIS-ACT-09)."""
    player = table.players[seat]
    if (player.at % 3 == INNER) != (action >= CASTLE):
        return WRONG_PATH[action]
    if action == CONSTRUCT:
        if player.built == ALL_BUILT:
            return ALL_ARE_BUILT
        if not any_usable(table, player.at):
            return NO_SPOT
    if action == CASTLE and not player.workers:
        return NO_WORKER_LEFT
    return None


class PrimaryAction(OpenChoice):
    """Take exactly one primary action (VIS-ACT-01), or pass, which is none (VIS-R-01)."""

    NAME = "primary-action"
    BELOW = ("recruit-phase",)
    RULE = "VIS-ACT-01"

    def plays_itself(self) -> bool:
        """Who can't act should see it, and why."""
        return False

    def answers(self, state: Table) -> list[int]:
        return ALL_ACTIONS

    def refused(self, state: Table, move: int) -> Refusal | None:
        """It must be possible, at least in its cheapest version (VIS-ACT-09)."""
        if move == moves.PASS:
            return None
        action = move - moves.ACT
        found = obstacle(state, self.seat, action)
        if found is not None:
            return found
        enough = can_fund(state, self.seat, action, need(state, self.seat, action, NO_SLOT))
        return None if enough else TOO_FEW_ICONS

    def take(self, state: Table, move: int) -> None:
        action = move - moves.ACT
        if move == moves.PASS:
            if state.log is not None:
                state.tell("passed", "VIS-R-01", self.seat, {})
        elif action == CONSTRUCT:
            state.push(ChooseBuilding(self.seat))
        else:
            declare(state, self.seat, action, NO_SLOT)


ALL_ACTIONS: Final = [*range(moves.ACT, moves.ACT + len(ACTIONS)), moves.PASS]


def declare(table: Table, seat: int, action: int, slot: int) -> None:
    """An action is declared; a dismissal comes first (VIS-R-04)."""
    if table.log is not None:
        table.tell("declared", "VIS-ACT-01", seat, {"action": ACTIONS[action]})
    table.push(Perform(seat, action, slot))
    offer_dismissal(table, seat, action, need(table, seat, action, slot))


class ChooseBuilding(Choice):
    """Which Building to construct: any that is still on the Player Board (VIS-BUILD-04, VIS-BUILD-05)."""

    NAME = "choose-building"
    RULE = "VIS-BUILD-05"

    def misfit(self, state: Table) -> str:
        return "" if self.moves(state) else "no Building can be constructed"

    def candidates(self, state: Table) -> list[int]:
        return ALL_SLOTS

    def refusal(self, state: Table, move: int) -> Refusal | None:
        slot = move - moves.BUILD
        if state.players[self.seat].built >> slot & 1:
            return IS_BUILT
        enough = can_fund(state, self.seat, CONSTRUCT, need(state, self.seat, CONSTRUCT, slot))
        return None if enough else TOO_FEW_BUILDERS

    def moves(self, state: Table) -> list[int]:
        """The same, reckoned once."""
        icons = most_icons(state, self.seat, CONSTRUCT)
        built = state.players[self.seat].built
        cost = state.deck.board.cost
        legal: list[int] = []
        for slot in range(len(SLOTS)):
            if not built >> slot & 1 and cost[slot // OF_A_KIND] <= icons:
                legal.append(moves.BUILD + slot)
        return legal

    def choose(self, state: Table, move: int) -> None:
        declare(state, self.seat, CONSTRUCT, move - moves.BUILD)


ALL_SLOTS: Final = list(range(moves.BUILD, moves.BUILD + len(SLOTS)))


class Perform(Effect):
    """A declared action, once the dismissal is over: pay, and choose what is still open (VIS-R-04)."""

    NAME = "perform"
    FIELDS = Fields(SEAT, OF_ACTION, Field("slot", OF_SLOT.kind, default=NO_SLOT))

    def __init__(self, seat: int, action: int, slot: int) -> None:
        self.seat = seat
        self.action = action
        self.slot = slot

    def misfit(self, state: Table) -> str:
        return "names no Building" if self.action == CONSTRUCT and self.slot < 0 else ""

    def is_built(self, state: Table) -> bool:
        """Whether the declared Building stands already: what is dismissed may bring one for free."""
        return self.slot >= 0 and state.players[self.seat].built >> self.slot & 1 == 1

    def resolve(self, state: Table) -> None:
        """What the dismissal has made impossible does not happen, or has done itself (VIS-R-05)."""
        icons = need(state, self.seat, self.action, self.slot)
        possible = obstacle(state, self.seat, self.action) is None and not self.is_built(state)
        if not possible or reach(state, self.seat, self.action, NO_ICONS, 0) < icons:
            if state.log is not None:
                state.tell("fizzled", "VIS-R-05", self.seat, {"action": ACTIONS[self.action]})
        elif self.action == TRADE:
            state.push(ChooseExchanges(self.seat, 0))
        elif self.action == CASTLE:
            state.push(SendWorkers(self.seat))
        else:
            state.push(AfterAction(self.seat, self.action))
            if self.action == CONSTRUCT:
                state.push(ChooseSpot(self.seat, self.slot, True, "VIS-BUILD-07"))
            else:
                state.push(Transcribe(self.seat))
            pay_icons(state, self.seat, self.action, icons)


class AfterAction(Effect):
    """An action with all its consequences is finished: the abilities that wait for that (VIS-ACT-08)."""

    NAME = "after-action"
    FIELDS = Fields(SEAT, OF_ACTION)

    def __init__(self, seat: int, action: int) -> None:
        self.seat = seat
        self.action = action

    def resolve(self, state: Table) -> None:
        trigger(state, self.seat, self.action)


class ChooseExchanges(Choice):
    """Trade: how often to use the exchange of the town (VIS-TRADE-02, VIS-TRADE-03).

    Silver that buys nothing is not offered (VIS-TRADE-05, VIS-ACT-07); at least one exchange is made (VIS-R-02). Only
    what can be paid is a limit (VIS-TRADE-08): who takes the most that the catalogue knows and can pay for more is
    asked how many more.
    """

    NAME = "choose-exchanges"
    FIELDS = Fields(SEAT, Field("so_far", Whole(), default=0))
    RULE = "VIS-TRADE-03"

    def __init__(self, seat: int, so_far: int) -> None:
        super().__init__(seat)
        self.so_far = so_far

    def misfit(self, state: Table) -> str:
        if state.players[self.seat].at % 3 == INNER:
            return "there is no Trade on the inner path"
        return "" if self.most(state) > 0 else "no exchange can be paid"

    def most(self, state: Table) -> int:
        """How many more can be paid."""
        each = need(state, self.seat, TRADE, NO_SLOT)
        return reach(state, self.seat, TRADE, NO_ICONS, 0) // each - self.so_far

    def candidates(self, state: Table) -> list[int]:
        return [moves.DECLINE, *ALL_EXCHANGES] if self.so_far else ALL_EXCHANGES

    def refusal(self, state: Table, move: int) -> Refusal | None:
        if move == moves.DECLINE:
            return None
        return None if move - moves.EXCHANGE < self.most(state) else TOO_FEW_MERCHANTS

    def moves(self, state: Table) -> list[int]:
        """The same, reckoned once."""
        legal = ALL_EXCHANGES[: self.most(state)]
        return [moves.DECLINE, *legal] if self.so_far else legal

    def choose(self, state: Table, move: int) -> None:
        more = 0 if move == moves.DECLINE else move - moves.EXCHANGE + 1
        if more == moves.MOST_EXCHANGES < self.most(state):
            state.push(ChooseExchanges(self.seat, self.so_far + more))
            return
        times = self.so_far + more
        state.push(AfterAction(self.seat, TRADE))
        state.push(MakeExchanges(self.seat, times))
        pay_icons(state, self.seat, TRADE, times * need(state, self.seat, TRADE, NO_SLOT))


ALL_EXCHANGES: Final = list(range(moves.EXCHANGE, moves.EXCHANGE + moves.MOST_EXCHANGES))


class MakeExchanges(Effect):
    """What the exchange of the town gives, so many times (VIS-TRADE-08)."""

    NAME = "make-exchanges"
    FIELDS = Fields(SEAT, whole("times"))

    def __init__(self, seat: int, times: int) -> None:
        self.seat = seat
        self.times = times

    def resolve(self, state: Table) -> None:
        at = state.players[self.seat].at
        if state.log is not None:
            town = at // 3 * 2 + at % 3 + 1
            state.tell("exchanged", "VIS-TRADE-03", self.seat, {"times": self.times, "town": town})
        state.deck.segments[at // 3].exchanges[at % 3].gives.repeat(state, self.seat, "VIS-TRADE-03", self.times)


class SendWorkers(Choice):
    """Place Workers: how many, for 1, 3, 5 or 8 icons (VIS-CASTLE-02); not more than the supply has (VIS-R-31)."""

    NAME = "send-workers"
    RULE = "VIS-CASTLE-02"

    def misfit(self, state: Table) -> str:
        return "" if self.moves(state) else "no Worker can be sent"

    def candidates(self, state: Table) -> list[int]:
        return ALL_SENDS

    def refusal(self, state: Table, move: int) -> Refusal | None:
        number = move - moves.SEND
        if state.players[self.seat].workers <= number:
            return NO_WORKER_LEFT
        enough = reach(state, self.seat, CASTLE, NO_ICONS, 0) >= state.deck.castle.icons[number]
        return None if enough else TOO_FEW_NOBLES

    def moves(self, state: Table) -> list[int]:
        """The same, reckoned once."""
        icons = reach(state, self.seat, CASTLE, NO_ICONS, 0)
        workers = state.players[self.seat].workers
        cost = state.deck.castle.icons
        legal: list[int] = []
        for number in range(len(ALL_SENDS)):
            if number < workers and cost[number] <= icons:
                legal.append(moves.SEND + number)
        return legal

    def choose(self, state: Table, move: int) -> None:
        number = move - moves.SEND
        state.push(AfterAction(self.seat, CASTLE))
        state.push(EnterCastle(self.seat, number + 1))
        pay_icons(state, self.seat, CASTLE, state.deck.castle.icons[number])


ALL_SENDS: Final = list(range(moves.SEND, moves.SEND + 4))


class EnterCastle(Effect):
    """The Workers go to the section in front of the Viscount (VIS-CASTLE-03)."""

    NAME = "enter-castle"
    FIELDS = Fields(SEAT, whole("number"))

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def resolve(self, state: Table) -> None:
        wedge = state.wedge_at(state.players[self.seat].at // 3)
        place(state, self.seat, wedge, self.number, "VIS-CASTLE-03")


class Transcribe(SeatEffect):
    """Take the visible Manuscript (VIS-SCRIBE-03), once in this action (VIS-SCRIBE-05).

    An empty pile stays empty (VIS-SCRIBE-10): then the printed one is used, which stays (VIS-SCRIBE-11).
    """

    NAME = "transcribe"

    def resolve(self, state: Table) -> None:
        segment = state.players[self.seat].at // 3
        if state.manuscripts[segment]:
            take_manuscript(state, self.seat, segment, "VIS-SCRIBE-03")
        else:
            if state.log is not None:
                state.tell("transcribed-printed", "VIS-SCRIBE-11", self.seat, {"segment": SEGMENTS[segment]})
            state.deck.segments[segment].printed.scribed.do(state, self.seat, "VIS-SCRIBE-11")


WRONG_PATH: Final = [
    Refusal("VIS-TRADE-01", "needs-outer-path"),
    Refusal("VIS-BUILD-01", "needs-outer-path"),
    Refusal("VIS-CASTLE-01", "needs-inner-path"),
    Refusal("VIS-SCRIBE-01", "needs-inner-path"),
]
TOO_FEW_ICONS: Final = Refusal("VIS-ACT-09", "too-few-icons")
TOO_FEW_MERCHANTS: Final = Refusal("VIS-TRADE-08", "too-few-icons")
TOO_FEW_BUILDERS: Final = Refusal("VIS-BUILD-04", "too-few-icons")
TOO_FEW_NOBLES: Final = Refusal("VIS-CASTLE-02", "too-few-icons")
IS_BUILT: Final = Refusal("VIS-BUILD-05", "is-built")
ALL_ARE_BUILT: Final = Refusal("VIS-BUILD-06", "all-are-built")
NO_SPOT: Final = Refusal("VIS-BUILD-02", "no-spot")
