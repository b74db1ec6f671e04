"""The advanced sides of the player boards that need code; others only change a number of `Board`."""

from typing import Final

from regnum.engine.fields import Fields
from regnum.engine.state import SEAT, Choice, Refusal
from regnum.games.architects import moves
from regnum.games.architects.cards import Cost
from regnum.games.architects.fields import BY_RULE, WITH_GOODS, whole
from regnum.games.architects.payment import PayGoods, pay
from regnum.games.architects.state import Board, Player, Table
from regnum.games.architects.supply import spend
from regnum.games.architects.virtue import add_debt
from regnum.games.architects.words import GOLD, MARBLE, SILVER, STONE, WOOD


class SameResource(Board):
    """Therese: Gold and Marble are one resource (ARC-ADV-10, ARC-RUL-68)."""

    def can_pay(self, player: Player, cost: Cost, spare: int) -> bool:
        """The two are counted together."""
        treasure = player.goods[GOLD] + player.goods[MARBLE] - cost.goods[GOLD] - cost.goods[MARBLE]
        if treasure < 0:
            return False
        others = cost.goods.copy()
        others[GOLD] = 0
        others[MARBLE] = 0
        return super().can_pay(player, Cost(others, cost.mix, cost.clay_too), spare)

    def replace(self, table: Table, seat: int, cost: Cost, reserve: int, rule: str) -> bool:
        """Where one token is short the other fills in; which one is spent can never matter."""
        goods = table.players[seat].goods
        short_gold = max(0, cost.goods[GOLD] - goods[GOLD])
        short_marble = max(0, cost.goods[MARBLE] - goods[MARBLE])
        if short_gold == 0 and short_marble == 0:
            return False
        paid = cost.goods.copy()
        paid[GOLD] += short_marble - short_gold
        paid[MARBLE] += short_gold - short_marble
        table.push(PayGoods(seat, paid, cost.mix, cost.clay_too, reserve, rule))
        return True

    def treasure(self, player: Player, good: int) -> int:
        """Castle and Observatory count the sum."""
        return player.goods[GOLD] + player.goods[MARBLE]


class CheaperConstruction(Board):
    """Lothaire: 1 Wood or 1 Stone less for a construction (ARC-ADV-15, ARC-RUL-69)."""

    def can_construct(self, player: Player, cost: Cost, spare: int) -> bool:
        """Payable after leaving out one Wood or one Stone."""
        return any(self.can_pay(player, lessened, spare) for lessened in lessened_costs(cost))

    def waive(self, table: Table, seat: int, cost: Cost, reserve: int, rule: str) -> bool:
        """Leave one out; the player chooses which where the cost has both."""
        payable = [less for less in lessened_costs(cost) if self.can_pay(table.players[seat], less, 0)]
        if len(payable) == 1:
            pay(table, seat, payable[0], reserve, rule)
        else:
            table.push(Waive(seat, cost.goods, cost.mix, reserve, rule))
        return True


def lessened_costs(cost: Cost) -> list[Cost]:
    """The cost with one Wood less, and with one Stone less; unchanged when it has neither."""
    if cost.mix:
        return [Cost(cost.goods, cost.mix - 1, cost.clay_too)]
    lessened: list[Cost] = []
    for good in (WOOD, STONE):
        if cost.goods[good]:
            goods = cost.goods.copy()
            goods[good] -= 1
            lessened.append(Cost(goods))
    return lessened or [cost]


class Waive(Choice):
    """Lothaire: whether Wood or Stone is left out of the cost."""

    NAME = "waive"
    FIELDS = Fields(SEAT, WITH_GOODS, whole("mix"), whole("reserve"), BY_RULE)
    RULE = "ARC-ADV-15"

    def __init__(self, seat: int, goods: list[int], mix: int, reserve: int, rule: str) -> None:
        super().__init__(seat)
        self.goods = goods
        self.mix = mix
        self.reserve = reserve
        self.rule = rule

    def candidates(self, state: Table) -> list[int]:
        return [moves.WAIVE_WOOD, moves.WAIVE_STONE]

    def refusal(self, state: Table, move: int) -> Refusal | None:
        """The rest must be payable."""
        player = state.players[self.seat]
        return None if player.board.can_pay(player, self.lessened(move), 0) else CANNOT_PAY_REST

    def lessened(self, move: int) -> Cost:
        """The cost that is left."""
        goods = self.goods.copy()
        goods[WOOD if move == moves.WAIVE_WOOD else STONE] -= 1
        return Cost(goods, self.mix)

    def choose(self, state: Table, move: int) -> None:
        """Pay the rest by the rule of the cost."""
        pay(state, self.seat, self.lessened(move), self.reserve, self.rule)


CANNOT_PAY_REST: Final = Refusal("ARC-ADV-15", "cannot-pay")


class AvoidsDebt(Board):
    """Hugo: may pay Silver in place of taking a Debt (ARC-ADV-16, ARC-RUL-70)."""

    def debt_due(self, table: Table, seat: int) -> bool:
        """Asked for every Debt, whatever its source."""
        if table.players[seat].goods[SILVER] < AVOID_PRICE:
            return False
        table.push(AvoidDebt(seat))
        return True


AVOID_PRICE: Final = 2


class AvoidDebt(Choice):
    """Hugo: pay 2 Silver, or take the Debt."""

    NAME = "avoid-debt"
    RULE = "ARC-ADV-16"

    def candidates(self, state: Table) -> list[int]:
        """One or the other."""
        return [moves.TAKE_DEBT, moves.AVOID_DEBT]

    def choose(self, state: Table, move: int) -> None:
        """The Silver goes to the Supply; it is no Tax."""
        if move == moves.AVOID_DEBT:
            spend(state, self.seat, SILVER, AVOID_PRICE, self.RULE)
        else:
            add_debt(state, self.seat)
