"""What the columns of a Manuscript Board let their owner do in the own turn (GOG-MBOARD).

Column 2 works inside every payment of Silver. Columns 3 and 4 are offered among the answers of decisions that are
there anyway (`module`), and asked for where there is none (GOG-R-27).
"""

from typing import Final

from regnum.engine.fields import Fields
from regnum.engine.state import SEAT, Choice, Frame, Refusal
from regnum.games.gates_of_gold import moves
from regnum.games.gates_of_gold.effects import Draw
from regnum.games.gates_of_gold.state import gate_of, has_column
from regnum.games.gates_of_gold.words import DRAWS, PAYS, REARRANGES
from regnum.games.viscounts import moves as base
from regnum.games.viscounts.fields import BY_RULE, whole
from regnum.games.viscounts.funding import ALL_GOODS
from regnum.games.viscounts.offers import Paid, ask_payment, pays_at_once, purse
from regnum.games.viscounts.own_cards import NOTHING_TO_REARRANGE, Rearrange, can_rearrange
from regnum.games.viscounts.piles import can_draw
from regnum.games.viscounts.state import Player, Table
from regnum.games.viscounts.steps import DoEffect
from regnum.games.viscounts.words import (
    BEFORE_COLLISION,
    BEFORE_SHIFT,
    DROP_OFF,
    GOLD,
    GOODS,
    INK,
    SILVER,
    STONE,
)

DRAW_ONE: Final = Draw("draw 1 card", 1)


def resources(player: Player) -> int:
    """All resources of a player; Silver is none."""
    return player.goods[STONE] + player.goods[GOLD] + player.goods[INK]


# Column 2.


def silver_instead(table: Table, seat: int) -> int:
    """Every resource may stand for 1 Silver (GOG-MBOARD-08), in the own turn only (GOG-R-08)."""
    player = table.players[seat]
    return resources(player) if table.turn == seat and has_column(player, PAYS) else 0


class PaySilver(Choice):
    """With what to pay a price: resources one by one, then the rest in Silver (GOG-MBOARD-08, GOG-R-09).

    None is gone back to, so that no mix is offered twice. Where cards turn Silver into icons, what counts as an icon by
    itself is kept for that, and so is what the action of a dismissal needs (GOG-R-34).
    """

    NAME = "pay-silver"
    FIELDS = Fields(SEAT, whole("price"), whole("least"), whole("kept"), BY_RULE)
    RULE = "GOG-MBOARD-08"

    def __init__(self, seat: int, price: int, least: int, kept: int, rule: str) -> None:
        super().__init__(seat)
        self.price = price
        #: The first resource that may come next, and those that may not be spent, a bit each.
        self.least = least
        self.kept = kept
        self.rule = rule

    def misfit(self, state: Table) -> str:
        return "" if self.price and self.moves(state) else "that can't be paid"

    def candidates(self, state: Table) -> list[int]:
        return ALL_GOODS

    def refusal(self, state: Table, move: int) -> Refusal | None:
        good = move - base.PAY
        goods = state.players[self.seat].goods
        if good == SILVER:
            return self.hindrance(state, goods, len(goods), self.price)
        if good < self.least:
            return NOT_BACK
        if self.kept >> good & 1:
            return COUNTS_ITSELF
        if not goods[good]:
            return NOT_ENOUGH
        left = goods.copy()
        left[good] -= 1
        return self.hindrance(state, left, good, self.price - 1)

    def hindrance(self, state: Table, goods: list[int], least: int, price: int) -> Refusal | None:
        """Why the rest can't be paid with Silver and the resources from one on; None if some mix of them will do."""
        if self.spendable(goods, least) < price:
            return NOT_ENOUGH
        if goods[SILVER] >= price:
            left = goods.copy()
            left[SILVER] -= price
            if self.affordable(state, left):
                return None
        for good in range(least, len(goods)):
            if price and goods[good] and not self.kept >> good & 1:
                left = goods.copy()
                left[good] -= 1
                if self.hindrance(state, left, good, price - 1) is None:
                    return None
        return NEEDED_AFTERWARDS

    def spendable(self, goods: list[int], least: int) -> int:
        """Silver and the resources from one on that are not kept."""
        found = goods[SILVER]
        for good in range(least, len(goods)):
            if not self.kept >> good & 1:
                found += goods[good]
        return found

    def affordable(self, state: Table, left: list[int]) -> bool:
        """Whether these goods are enough for what comes behind the thing that is paid, which waits below."""
        below = state.stack[-2] if len(state.stack) > 1 else self
        return not isinstance(below, Paid) or below.affordable(state, left)

    def choose(self, state: Table, move: int) -> None:
        good = move - base.PAY
        amount = self.price if good == SILVER else 1
        state.players[self.seat].goods[good] -= amount
        if good != SILVER:
            tell_paid(state, "paid-instead", self.seat, good, amount, self.rule)
        elif self.rule == UNPRICED:
            tell_paid(state, "paid", self.seat, good, amount, self.rule)
        if self.price > amount:
            state.push(PaySilver(self.seat, self.price - amount, good, self.kept, self.rule))


#: Where Silver is paid for icons no entry names the price; elsewhere what is bought does.
UNPRICED: Final = "VIS-ACT-03"


def tell_paid(table: Table, kind: str, seat: int, good: int, amount: int, rule: str) -> None:
    if table.log is not None:
        table.tell(kind, rule, seat, {"good": GOODS[good], "amount": amount})


# Columns 3 and 4.


def no_draw(table: Table, seat: int) -> Refusal | None:
    """Why column 3 can't be used now (GOG-MBOARD-09, GOG-R-10)."""
    player = table.players[seat]
    if not has_column(player, DRAWS):
        return COLUMN_IS_LOCKED
    if not can_draw(player):
        return NO_CARD_TO_DRAW
    return None if purse(table, seat) >= gate_of(table).deck.draw_price else TOO_DEAR


def no_rearranging(table: Table, seat: int) -> Refusal | None:
    """Why column 4 can't be used now (GOG-MBOARD-10)."""
    player = table.players[seat]
    if not has_column(player, REARRANGES):
        return COLUMN_IS_LOCKED
    if not can_rearrange(table, seat):
        return NOTHING_TO_REARRANGE
    return None if resources(player) >= gate_of(table).deck.rearrange_price else TOO_FEW_RESOURCES


def use_column(table: Table, seat: int, move: int, then: Frame) -> None:
    """Pay for a column and do what it does; then it is asked again, for it may be used any number of times.

    GOG-MBOARD-11. A card in hand counts for the limit of phase 6, however it came there (GOG-R-28).
    """
    table.push(then)
    deck = gate_of(table).deck
    if move == moves.COLUMN_DRAW:
        if table.log is not None:
            table.tell("used-column-3", "GOG-MBOARD-09", seat, {"price": deck.draw_price})
        table.push(DoEffect(seat, DRAW_ONE, "GOG-MBOARD-09"))
        if not pays_at_once(table, seat, deck.draw_price):
            ask_payment(table, seat, deck.draw_price, 0, "GOG-MBOARD-09")
    else:
        if table.log is not None:
            table.tell("used-column-4", "GOG-MBOARD-10", seat, {})
        table.push(Rearrange(seat, "GOG-MBOARD-10"))
        table.push(SpendResources(seat, deck.rearrange_price, STONE, "GOG-MBOARD-10"))


class SpendResources(Choice):
    """Which resources to spend, one after the other (GOG-MBOARD-10)."""

    NAME = "spend-resources"
    FIELDS = Fields(SEAT, whole("number"), whole("least"), BY_RULE)
    RULE = "GOG-MBOARD-10"

    def __init__(self, seat: int, number: int, least: int, rule: str) -> None:
        super().__init__(seat)
        self.number = number
        self.least = least
        self.rule = rule

    def misfit(self, state: Table) -> str:
        enough = sum(state.players[self.seat].goods[max(STONE, self.least) :]) >= self.number > 0
        return "" if enough else "there are too few resources"

    def candidates(self, state: Table) -> list[int]:
        return ALL_GOODS

    def refusal(self, state: Table, move: int) -> Refusal | None:
        good = move - base.PAY
        goods = state.players[self.seat].goods
        if good == SILVER:
            return NO_RESOURCE
        if good < self.least:
            return NOT_BACK
        return None if goods[good] and sum(goods[good:]) >= self.number else TOO_FEW_RESOURCES

    def choose(self, state: Table, move: int) -> None:
        good = move - base.PAY
        state.players[self.seat].goods[good] -= 1
        tell_paid(state, "paid", self.seat, good, 1, self.rule)
        if self.number > 1:
            state.push(SpendResources(self.seat, self.number - 1, good, self.rule))


class UseColumns(Choice):
    """Whether to use a column at a moment of the own turn at which nothing else is decided (GOG-R-27)."""

    NAME = "use-columns"
    RULE = "GOG-R-27"

    def candidates(self, state: Table) -> list[int]:
        first = state.rules.first_of(moves.MOVES)
        return [base.DECLINE, first + moves.COLUMN_DRAW, first + moves.COLUMN_REARRANGE]

    def refusal(self, state: Table, move: int) -> Refusal | None:
        if move == base.DECLINE:
            return None
        drawing = move == state.rules.first_of(moves.MOVES) + moves.COLUMN_DRAW
        return no_draw(state, self.seat) if drawing else no_rearranging(state, self.seat)

    def choose(self, state: Table, move: int) -> None:
        if move != base.DECLINE:
            use_column(state, self.seat, move - state.rules.first_of(moves.MOVES), self)


def moment(table: Table, seat: int, when: int) -> None:
    """Ask, where a column can be used and it is not all the same to wait for the next decision (GOG-R-33)."""
    draws = no_draw(table, seat) is None
    rearranges = no_rearranging(table, seat) is None
    if when == BEFORE_SHIFT:
        worth_it = rearranges or (draws and early_draw_matters(table, seat))
    elif when == BEFORE_COLLISION:
        worth_it = draws and shuffle_matters(table, seat)
    else:
        worth_it = draws
    if worth_it:
        table.push(UseColumns(seat))


def early_draw_matters(table: Table, seat: int) -> bool:
    """Whether a card drawn before the shift is another thing than one drawn after it."""
    player = table.players[seat]
    dropping = player.row[2]
    if dropping < 0:
        return False
    return may_shuffle(table, seat) or table.deck.townsfolk[dropping].timing == DROP_OFF


def shuffle_matters(table: Table, seat: int) -> bool:
    """Whether the markers have met, or would by a shuffle that draws cause now."""
    player = table.players[seat]
    apart = player.virtue - player.corruption
    return apart == 0 or (apart == 1 and may_shuffle(table, seat))


def may_shuffle(table: Table, seat: int) -> bool:
    """Whether more cards can be paid for than the draw pile has: column 3 may be used any number of times."""
    player = table.players[seat]
    draws = purse(table, seat) // gate_of(table).deck.draw_price
    return len(player.discard) > 0 and len(player.draw) < draws


COLUMN_IS_LOCKED: Final = Refusal("GOG-MBOARD-03", "column-is-locked")
NO_CARD_TO_DRAW: Final = Refusal("GOG-R-10", "nothing-to-draw")
TOO_DEAR: Final = Refusal("GOG-MBOARD-09", "not-enough-silver")
TOO_FEW_RESOURCES: Final = Refusal("GOG-MBOARD-10", "too-few-resources")
NO_RESOURCE: Final = Refusal("GOG-MBOARD-10", "silver-is-no-resource")
COUNTS_ITSELF: Final = Refusal("GOG-R-34", "counts-itself")
NOT_ENOUGH: Final = Refusal("GOG-MBOARD-08", "not-enough")
NEEDED_AFTERWARDS: Final = Refusal("GOG-R-34", "needed-afterwards")
NOT_BACK: Final = Refusal("GOG-MBOARD-08", "goods-in-order")
