"""Paying costs: Tax and its evasion, and goods in any mix."""

from typing import Final

from regnum.engine.fields import Fields
from regnum.engine.state import SEAT, Choice, Effect, Refusal
from regnum.games.architects import moves
from regnum.games.architects.cards import Cost
from regnum.games.architects.fields import BY_RULE, WITH_GOODS, flag, whole
from regnum.games.architects.state import Table
from regnum.games.architects.supply import add_to_tax_stand, spend
from regnum.games.architects.words import CLAY, SILVER, STONE, WOOD


def evasion(table: Table, seat: int) -> int:
    """How many Tax coins the player may ignore in one payment (ARC-VIRTUE-04, ARC-ADV-12, ARC-RUL-33).

    By the Virtue just before it (ARC-RUL-34).
    """
    player = table.players[seat]
    return table.deck.main_board.tax_ignored[player.virtue] + player.board.tax_ignored


def least_silver(table: Table, seat: int, silver: int, tax: int) -> int:
    """The least Silver with which a cost of Silver and Tax can be met."""
    return silver + max(0, tax - evasion(table, seat))


def can_afford(table: Table, seat: int, silver: int, tax: int) -> bool:
    """Whether the player has that much."""
    return table.players[seat].goods[SILVER] >= least_silver(table, seat, silver, tax)


def pay_silver(table: Table, seat: int, silver: int, tax: int, rule: str) -> None:
    """Pay Silver to the Supply and Tax to the Tax Stand; the player decides which Tax to ignore."""
    least = max(0, tax - evasion(table, seat))
    spend(table, seat, SILVER, silver, rule)
    most = min(tax, table.players[seat].goods[SILVER])
    if least == most:
        add_to_tax_stand(table, seat, least)
    else:
        table.push(PayTax(seat, least, most))


class PayTax(Choice):
    """How many Tax coins to pay really; ignoring is allowed, not ordered (ARC-VIRTUE-04)."""

    NAME = "pay-tax"
    FIELDS = Fields(SEAT, whole("least"), whole("most"))
    RULE = "ARC-VIRTUE-04"

    def __init__(self, seat: int, least: int, most: int) -> None:
        super().__init__(seat)
        self.least = least
        self.most = most

    def candidates(self, state: Table) -> list[int]:
        """Any number of coins."""
        return [moves.TAX + coins for coins in range(4)]

    def refusal(self, state: Table, move: int) -> Refusal | None:
        """Between what can't be ignored and what is due and affordable."""
        most = min(self.most, state.players[self.seat].goods[SILVER])
        return None if self.least <= move - moves.TAX <= most else TAX_OUT_OF_RANGE

    def choose(self, state: Table, move: int) -> None:
        """What is not paid goes nowhere (ARC-RUL-35)."""
        add_to_tax_stand(state, self.seat, move - moves.TAX)


TAX_OUT_OF_RANGE: Final = Refusal("ARC-RUL-33", "tax-out-of-range")


def pay(table: Table, seat: int, cost: Cost, reserve: int, rule: str) -> None:
    """Pay goods; `reserve` Building cards must stay in hand for the rest of the action, `rule` asks for the cost."""
    if not table.players[seat].board.replace(table, seat, cost, reserve, rule):
        pay_goods(table, seat, cost, rule)


def pay_construction(table: Table, seat: int, cost: Cost, reserve: int, rule: str) -> None:
    """Pay for a Building or a Cathedral level."""
    if not table.players[seat].board.waive(table, seat, cost, reserve, rule):
        pay(table, seat, cost, reserve, rule)


def pay_goods(table: Table, seat: int, cost: Cost, rule: str) -> None:
    """Pay the fixed part of a cost; what may be mixed is chosen."""
    for good in range(6):
        if cost.goods[good]:
            spend(table, seat, good, cost.goods[good], rule)
    if cost.mix:
        table.push(PayMix(seat, cost.mix, cost.clay_too, rule))


class PayGoods(Effect):
    """The rest of a cost is paid, after a board has lessened it."""

    NAME = "pay-goods"
    FIELDS = Fields(SEAT, WITH_GOODS, whole("mix"), flag("clay_too"), whole("reserve"), BY_RULE)

    def __init__(self, seat: int, goods: list[int], mix: int, clay_too: bool, reserve: int, rule: str) -> None:
        self.seat = seat
        self.goods = goods
        self.mix = mix
        self.clay_too = clay_too
        self.reserve = reserve
        self.rule = rule

    def resolve(self, state: Table) -> None:
        """Whether it is for a Building or for the Cathedral, `rule` says."""
        pay(state, self.seat, Cost(self.goods, self.mix, self.clay_too), self.reserve, self.rule)


class PayMix(Choice):
    """Which Stone, Wood (and Clay) to pay where any mix will do (ARC-STORE-02, ARC-STORE-03, ARC-CATHEDRAL-05)."""

    NAME = "pay-mix"
    FIELDS = Fields(SEAT, whole("mix"), flag("clay_too"), BY_RULE)

    def __init__(self, seat: int, mix: int, clay_too: bool, rule: str) -> None:
        super().__init__(seat)
        self.mix = mix
        self.clay_too = clay_too
        self.rule = rule

    def asking_rule(self) -> str:
        """The rule of the cost."""
        return self.rule

    def candidates(self, state: Table) -> list[int]:
        return [moves.PAY_MIX + i for i in range(len(moves.MIXES))]

    def refusal(self, state: Table, move: int) -> Refusal | None:
        """The right number, of the right goods, and at hand."""
        stone, wood, clay = moves.MIXES[move - moves.PAY_MIX]
        if stone + wood + clay != self.mix or (clay and not self.clay_too):
            return Refusal(self.rule, "wrong-mix")
        goods = state.players[self.seat].goods
        if goods[STONE] < stone or goods[WOOD] < wood or goods[CLAY] < clay:
            return Refusal(self.rule, "cannot-pay")
        return None

    def moves(self, state: Table) -> list[int]:
        """The same, without looking at mixes of another size."""
        goods = state.players[self.seat].goods
        legal: list[int] = []
        for clay in range(min(goods[CLAY], self.mix) + 1 if self.clay_too else 1):
            for stone in range(min(goods[STONE], self.mix - clay) + 1):
                if self.mix - clay - stone <= goods[WOOD]:
                    legal.append(moves.MIX_NUMBERS[(stone, self.mix - clay - stone, clay)])
        return legal

    def choose(self, state: Table, move: int) -> None:
        stone, wood, clay = moves.MIXES[move - moves.PAY_MIX]
        spend(state, self.seat, STONE, stone, self.rule)
        spend(state, self.seat, WOOD, wood, self.rule)
        spend(state, self.seat, CLAY, clay, self.rule)
