"""King's Orders: gained, taken in place of a hire, returned by dropping off or by being destroyed (GOG-ORDER)."""

from typing import Final

from regnum.engine.fields import Fields
from regnum.engine.state import SEAT, Effect, Refusal
from regnum.games.gates_of_gold import moves
from regnum.games.gates_of_gold.bonuses import happens
from regnum.games.gates_of_gold.outsiders import Refusing, Welcoming
from regnum.games.gates_of_gold.state import Gate, gate_of, has_column
from regnum.games.gates_of_gold.words import HIRES, ORDER
from regnum.games.viscounts.fields import BY_RULE, whole
from regnum.games.viscounts.hiring import hire_sources, price_to_hire
from regnum.games.viscounts.offers import Paid, purse, when_paid
from regnum.games.viscounts.own_cards import can_discard
from regnum.games.viscounts.state import NO_CARD, Player, Table
from regnum.games.viscounts.triggers import Triggers
from regnum.games.viscounts.words import FEWEST_CARDS, HIRE


def take(gate: Gate, player: Player) -> None:
    """An order of the pile goes onto the discard pile of a player (GOG-ORDER-01)."""
    player.discard = [*player.discard, gate.orders[0]]
    gate.orders = gate.orders[1:]


class ReceiveOrders(Effect):
    """So many King's Orders for free, one after the other; an empty pile has none (GOG-ORDER-07).

    Each of them is followed by an optional discard (GOG-ORDER-02), not in set-up (GOG-SETUP-11). This is no hire
    (GOG-R-07).
    """

    NAME = "receive-orders"
    FIELDS = Fields(SEAT, whole("number"), BY_RULE)

    def __init__(self, seat: int, number: int, rule: str) -> None:
        self.seat = seat
        self.number = number
        self.rule = rule

    def resolve(self, state: Table) -> None:
        gate = gate_of(state)
        if not gate.orders:
            return
        if self.number > 1:
            state.push(ReceiveOrders(self.seat, self.number - 1, self.rule))
        if state.log is not None:
            state.tell("gained-order", self.rule, self.seat, {})
        take(gate, state.players[self.seat])
        gate.deck.gained.do(state, self.seat, "GOG-ORDER-02")
        happens(state, self.seat, ORDER)


def order_price(table: Table, seat: int) -> int:
    """What an order costs in place of a hire that is not free (GOG-MBOARD-05); Larena saves here too (GOG-R-05)."""
    return price_to_hire(table, seat, gate_of(table).deck.order_price)


def no_order(table: Table, seat: int, free: bool) -> Refusal | None:
    """Why a player can't take an order in place of a hire (GOG-MBOARD-04, GOG-R-06)."""
    if not has_column(table.players[seat], HIRES):
        return COLUMN_IS_LOCKED
    if not gate_of(table).orders:
        return NO_ORDER_LEFT
    return None if free or order_price(table, seat) <= purse(table, seat) else NOT_ENOUGH_SILVER


def hire_order(table: Table, seat: int, free: bool, rule: str) -> None:
    """An order in place of a hire: free if the hire is, else to be paid (GOG-MBOARD-05)."""
    when_paid(table, HireOrder(seat, 0 if free else order_price(table, seat), rule), "GOG-MBOARD-05")


class HireOrder(Paid):
    """The order, once it is paid."""

    NAME = "hire-order"
    FIELDS = Fields(SEAT, whole("price"), BY_RULE)

    def __init__(self, seat: int, price: int, rule: str) -> None:
        super().__init__(seat, price)
        self.rule = rule

    def misfit(self, state: Table) -> str:
        return "" if gate_of(state).orders else "no King's Order is left"

    def resolve(self, state: Table) -> None:
        order_hired(state, self.seat, self.price, self.rule)


def order_hired(table: Table, seat: int, price: int, rule: str) -> None:
    """It counts as a hire, and as an order gained: what both trigger comes in any order (GOG-MBOARD-06, GOG-R-07).

    In set-up it comes without its discard (GOG-R-29).
    """
    if table.log is not None:
        table.tell("hired-order", rule, seat, {"price": price})
    take(gate_of(table), table.players[seat])
    sources = hire_sources(table, seat)
    if can_discard(table, seat):
        sources.append(table.rules.first_of(moves.MOVES) + moves.RESOLVE_ORDER)
    triggers = Triggers(seat, HIRE, sources, NO_CARD)
    if all_alike(table, triggers):
        triggers.choose(table, sources[0])
    elif sources:
        table.push(triggers)
    happens(table, seat, ORDER)


def all_alike(table: Table, triggers: Triggers) -> bool:
    """Whether all that is triggered does the same, as the order and slot WS1 do: then none need be chosen first."""
    texts: list[str] = []
    for source in triggers.sources:
        step = triggers.step(table, source)
        assert step is not None
        texts.append(step.text)
    return len(set(texts)) == 1


def return_order(table: Table, card: int) -> None:
    """An order goes back to its pile (GOG-ORDER-05, GOG-ORDER-06), and by nothing else (GOG-R-24)."""
    gate = gate_of(table)
    gate.orders = sorted([*gate.orders, card])


def drops_off(table: Table, seat: int, card: int) -> bool:
    """An order that drops off returns to its pile, and its player must welcome an Outsider (GOG-ORDER-05).

    Without an Outsider there is nothing to welcome (GOG-OUT-03); then it goes onto the discard pile where its owner
    would be left with fewer than 3 cards (GOG-R-02).
    """
    gate = gate_of(table)
    if not gate.deck.is_order(card):
        return False
    if not gate.row and table.players[seat].owned() < FEWEST_CARDS:
        return False
    return_order(table, card)
    if table.log is not None:
        table.tell("returned-order", "GOG-ORDER-05", seat, {})
    table.push(Welcoming(seat, "GOG-ORDER-05"))
    return True


def destroyed(table: Table, seat: int, card: int, from_hand: bool) -> bool:
    """A destroyed order returns to its pile (GOG-ORDER-06); from hand it refuses an Outsider (GOG-REFUSE-01).

    That is mandatory then (GOG-REFUSE-05). From the draw pile it refuses nobody (GOG-R-01). Its 3 Silver are those of
    every card of its value (GOG-REFUSE-02, GOG-REFUSE-04), and come first (GOG-R-25). An Outsider is destroyed like any
    card, and refuses nobody (GOG-R-23).
    """
    if not gate_of(table).deck.is_order(card):
        return False
    return_order(table, card)
    if from_hand:
        table.push(Refusing(seat, "GOG-REFUSE-01"))
    return True


COLUMN_IS_LOCKED: Final = Refusal("GOG-MBOARD-03", "column-is-locked")
NO_ORDER_LEFT: Final = Refusal("GOG-MBOARD-07", "no-order-left")
NOT_ENOUGH_SILVER: Final = Refusal("GOG-MBOARD-05", "not-enough-silver")
