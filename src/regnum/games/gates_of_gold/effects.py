"""What the expansion's verbs do: one class for each. The base game learns them here."""

from typing import Final

from regnum.engine.fields import Fields
from regnum.engine.state import SEAT, Refusal
from regnum.games.gates_of_gold import card_words as card_words  # the verbs must be words before they do anything
from regnum.games.gates_of_gold.orders import NO_ORDER_LEFT, ReceiveOrders, no_order
from regnum.games.gates_of_gold.outsiders import NO_OUTSIDER_LEFT, Refusing, Welcoming, remove_oldest
from regnum.games.gates_of_gold.state import gate_of
from regnum.games.steps import Amount, Step
from regnum.games.viscounts import compiling, moves
from regnum.games.viscounts.fields import BY_RULE
from regnum.games.viscounts.hiring import (
    ALL_HIRES,
    NOBODY_TO_HIRE,
    NOT_ENOUGH_SILVER,
    PILE_IS_EMPTY,
    buy,
    hire_price,
    top_of,
)
from regnum.games.viscounts.offers import OpenChoice, purse
from regnum.games.viscounts.piles import can_draw, draw_top
from regnum.games.viscounts.solo.effects import gain_resources, gain_schemes
from regnum.games.viscounts.state import Table
from regnum.games.viscounts.turn import with_card
from regnum.games.viscounts.words import SEGMENTS


class Draw(Amount):
    """`draw`: the top cards of the draw pile into the hand, whatever its limit (GOG-ICON-02, GOG-R-10).

    An AI ignores it (GOG-SOLO-12).
    """

    def repeat(self, table: Table, seat: int, rule: str, times: int) -> None:
        player = table.players[seat]
        for _ in range(self.number * times):
            if table.setting_up or not can_draw(player):
                return
            card = draw_top(table, seat)
            player.hand = with_card(player, card)
            if table.log is not None:
                table.tell_secret("drew-card", rule, seat, {}, {"card": table.deck.townsfolk[card].id})

    def refusal(self, table: Table, seat: int) -> Refusal | None:
        return None if can_draw(table.players[seat]) and not table.setting_up else NOTHING_TO_DRAW


class Receive(Amount):
    """`receive`: King's Orders for free (GOG-ICON-01). An AI gains a card instead (GOG-SOLO-11)."""

    def repeat(self, table: Table, seat: int, rule: str, times: int) -> None:
        table.push(ReceiveOrders(seat, self.number * times, rule))

    def refusal(self, table: Table, seat: int) -> Refusal | None:
        return None if gate_of(table).orders else NO_ORDER_LEFT


class WelcomeOutsiders(Amount):
    """`welcome`: an Outsider, so many times, without an order (GOG-ICON-04, GOG-R-03)."""

    def repeat(self, table: Table, seat: int, rule: str, times: int) -> None:
        for _ in range(self.number * times):
            table.push(Welcoming(seat, rule))

    def refusal(self, table: Table, seat: int) -> Refusal | None:
        return None if gate_of(table).row else NO_OUTSIDER_LEFT


class RefuseOutsiders(Amount):
    """`refuse`: an Outsider, so many times, without an order and its Silver (GOG-ICON-05, GOG-R-03)."""

    def repeat(self, table: Table, seat: int, rule: str, times: int) -> None:
        for _ in range(self.number * times):
            table.push(Refusing(seat, rule))

    def refusal(self, table: Table, seat: int) -> Refusal | None:
        return None if gate_of(table).row else NO_OUTSIDER_LEFT


def resolve_for_rival(table: Table, side: int, step: Step) -> None:
    """What an AI does in place of these: draws are ignored (GOG-SOLO-12), an order is a card (GOG-SOLO-11)."""
    if isinstance(step, Receive):
        gain_schemes(table, side, step.number)
    elif isinstance(step, (WelcomeOutsiders, RefuseOutsiders)):
        remove_for_resource(table, side, step.number)


def remove_for_resource(table: Table, side: int, times: int) -> None:
    """An AI that is told to welcome or refuse removes Outsiders and gains a resource (GOG-SOLO-03)."""
    for _ in range(times):
        remove_oldest(table, side)
        gain_resources(table, side, 1, "GOG-SOLO-03")


class Recruit(Step):
    """`recruit`: any visible Townsfolk, for its price (GOG-R-12)."""

    def do(self, table: Table, seat: int, rule: str) -> None:
        if self.refusal(table, seat) is None:
            table.push(PaidHire(seat, rule))

    def refusal(self, table: Table, seat: int) -> Refusal | None:
        if no_order(table, seat, False) is None:
            return None
        for segment in range(len(SEGMENTS)):
            if dear(table, seat, segment) is None:
                return None
        return NOBODY_TO_HIRE


def dear(table: Table, seat: int, segment: int) -> Refusal | None:
    """Why the Townsfolk of a segment can't be hired for its price."""
    card = top_of(table, segment)
    if card < 0:
        return PILE_IS_EMPTY
    return None if hire_price(table, seat, card) <= purse(table, seat) else NOT_ENOUGH_SILVER


class PaidHire(OpenChoice):
    """A visible Townsfolk of any segment for its price, or an order for its own, or nothing (GOG-R-12)."""

    NAME = "paid-hire"
    FIELDS = Fields(SEAT, BY_RULE)
    RULE = "GOG-R-12"

    def __init__(self, seat: int, rule: str) -> None:
        super().__init__(seat)
        self.rule = rule

    def answers(self, state: Table) -> list[int]:
        return [moves.DECLINE, *ALL_HIRES]

    def refused(self, state: Table, move: int) -> Refusal | None:
        return None if move == moves.DECLINE else dear(state, self.seat, move - moves.HIRE)

    def take(self, state: Table, move: int) -> None:
        if move != moves.DECLINE:
            buy(state, self.seat, move - moves.HIRE, self.rule)


compiling.AMOUNTS.update({"draw": Draw, "receive": Receive, "welcome": WelcomeOutsiders, "refuse": RefuseOutsiders})
compiling.PLAIN["recruit"] = Recruit

NOTHING_TO_DRAW: Final = Refusal("GOG-R-10", "nothing-to-draw")
