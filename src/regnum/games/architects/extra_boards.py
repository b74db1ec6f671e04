"""The four extra player boards: Emma, Guntram, Judith and Merovech, for any advanced game (ARC-ADV-24).

They show how an expansion attaches: each fills hooks of `Board`, their module brings moves and frames, and no base rule
knows them.
"""

from typing import Final

from regnum.engine.fields import Fields
from regnum.engine.messages import Argument, Message, Narrator
from regnum.engine.moves import Moves
from regnum.engine.state import SEAT, Choice, Refusal
from regnum.games.architects import moves
from regnum.games.architects.cards import Cost
from regnum.games.architects.discards import DiscardBuilding, OptionalDiscard
from regnum.games.architects.fields import BY_RULE, WITH_GOODS, flag, whole
from regnum.games.architects.payment import pay_goods
from regnum.games.architects.state import Board, Module, Player, Table
from regnum.games.architects.supply import gain, gain_all
from regnum.games.architects.virtue import suffer_loss
from regnum.games.architects.words import CLAY, GOODS, SILVER, STONE, WOOD

#: Judith: replace one of a good of the cost (the numbers are those of the goods), or of its mix; or pay what is left.
EXTRA_MOVES: Final = Moves()
REPLACE: Final = EXTRA_MOVES.each("replace", GOODS[:5], "replace/{}")
REPLACE_MIX: Final = EXTRA_MOVES.one("replace mix", "replace/mix")
PAY_REST: Final = EXTRA_MOVES.one("pay rest", "pay/rest")


class GainsOnDebt(Board):
    """Emma: 1 Silver and 1 Clay with every Debt taken (ARC-ADV-20, ARC-RUL-72)."""

    def __init__(self, id: str, gains: list[int]) -> None:
        super().__init__(id)
        self.gains = gains

    def debt_taken(self, table: Table, seat: int) -> None:
        """Any source, also out of turn."""
        gain_all(table, seat, self.gains, "ARC-ADV-20")


class GainsOnVirtue(Board):
    """Guntram: 1 Silver with every point of Virtue gained (ARC-ADV-21, ARC-RUL-73)."""

    def __init__(self, id: str, silver: int) -> None:
        super().__init__(id)
        self.bonus_silver = silver

    def virtue_gained(self, table: Table, seat: int, points: int) -> None:
        """Points above 14 count too."""
        gain(table, seat, SILVER, self.bonus_silver * points, "ARC-ADV-21")


class DiscardsForResource(Board):
    """Judith: a Building card may stand for any resource of a cost (ARC-ADV-22, ARC-RUL-74)."""

    def can_pay(self, player: Player, cost: Cost, spare: int) -> bool:
        """What is missing must not exceed the cards to spare; Silver can't be replaced."""
        if player.goods[SILVER] < cost.goods[SILVER]:
            return False
        return shortage(player, cost) <= spare

    def replace(self, table: Table, seat: int, cost: Cost, reserve: int, rule: str) -> bool:
        """Ask as long as cards can be spared and something can be replaced."""
        if len(table.players[seat].hand) <= reserve or (sum(cost.goods[:5]) + cost.mix == 0):
            return False
        table.push(ReplaceGood(seat, cost.goods, cost.mix, cost.clay_too, reserve, rule))
        return True


def shortage(player: Player, cost: Cost) -> int:
    """How many resources of a cost are missing."""
    missing = 0
    for good in range(5):
        missing += max(0, cost.goods[good] - player.goods[good])
    if cost.mix:
        left = max(0, player.goods[STONE] - cost.goods[STONE]) + max(0, player.goods[WOOD] - cost.goods[WOOD])
        if cost.clay_too:
            left += max(0, player.goods[CLAY] - cost.goods[CLAY])
        missing += max(0, cost.mix - left)
    return missing


class ReplaceGood(Choice):
    """Judith: replace one resource of the cost by a Building card, or pay what is left."""

    NAME = "replace-good"
    FIELDS = Fields(SEAT, WITH_GOODS, whole("mix"), flag("clay_too"), whole("reserve"), BY_RULE)
    RULE = "ARC-ADV-22"

    def __init__(self, seat: int, goods: list[int], mix: int, clay_too: bool, reserve: int, rule: str) -> None:
        super().__init__(seat)
        self.goods = goods
        self.mix = mix
        self.clay_too = clay_too
        self.reserve = reserve
        self.rule = rule

    def candidates(self, state: Table) -> list[int]:
        """Any good, one of the mix, or no more."""
        first = state.rules.first_of(EXTRA_MOVES)
        return list(range(first, first + PAY_REST + 1))

    def refusal(self, state: Table, move: int) -> Refusal | None:
        """The cost must have it, and what is then left be payable."""
        player = state.players[self.seat]
        replaced = move - state.rules.first_of(EXTRA_MOVES)
        if replaced == PAY_REST:
            return None if shortage(player, Cost(self.goods, self.mix, self.clay_too)) == 0 else CANNOT_PAY_REST
        wanted = self.mix if replaced == REPLACE_MIX else self.goods[replaced]
        if wanted == 0:
            return NOT_IN_COST
        if len(player.hand) <= self.reserve:
            return NO_CARD_TO_SPARE
        spare = len(player.hand) - self.reserve - 1
        return None if shortage(player, self.lessened(replaced)) <= spare else CANNOT_PAY_REST

    def lessened(self, replaced: int) -> Cost:
        """The cost that is left when one of a good, or of the mix, is replaced."""
        if replaced == REPLACE_MIX:
            return Cost(self.goods, self.mix - 1, self.clay_too)
        goods = self.goods.copy()
        goods[replaced] -= 1
        return Cost(goods, self.mix, self.clay_too)

    def choose(self, state: Table, move: int) -> None:
        """Choose the card, then ask again while there is something left to replace."""
        replaced = move - state.rules.first_of(EXTRA_MOVES)
        if replaced == PAY_REST:
            pay_goods(state, self.seat, Cost(self.goods, self.mix, self.clay_too), self.rule)
            return
        left = self.lessened(replaced)
        state.push(ReplaceGood(self.seat, left.goods, left.mix, left.clay_too, self.reserve, self.rule))
        state.push(DiscardForResource(self.seat))


NOT_IN_COST: Final = Refusal("ARC-ADV-22", "not-in-cost")
NO_CARD_TO_SPARE: Final = Refusal("ARC-RUL-74", "no-card-to-discard")
CANNOT_PAY_REST: Final = Refusal("ARC-ADV-22", "cannot-pay")


class DiscardForResource(DiscardBuilding):
    """Judith: which Building to discard in place of the resource."""

    NAME = "discard-for-resource"
    RULE = "ARC-ADV-22"


class DiscardsForVirtue(Board):
    """Merovech: a Building card may prevent the loss of 1 Virtue (ARC-ADV-23, ARC-RUL-75)."""

    def virtue_due(self, table: Table, seat: int, points: int, rule: str) -> bool:
        """Asked before Virtue changes, also out of turn and in final scoring."""
        if not table.players[seat].hand:
            return False
        table.push(PreventLoss(seat, points, rule))
        return True


class PreventLoss(OptionalDiscard):
    """Merovech: discard a Building to prevent 1 point of the loss, or suffer the rest."""

    NAME = "prevent-loss"
    FIELDS = Fields(SEAT, whole("points"), BY_RULE)
    RULE = "ARC-ADV-23"

    def __init__(self, seat: int, points: int, rule: str) -> None:
        super().__init__(seat)
        self.points = points
        self.rule = rule

    def choose(self, state: Table, move: int) -> None:
        """Each card cancels one point."""
        if move == moves.DECLINE:
            suffer_loss(state, self.seat, self.points, self.rule)
            return
        super().choose(state, move)
        if self.points > 1:
            if state.players[self.seat].hand:
                state.push(PreventLoss(self.seat, self.points - 1, self.rule))
            else:
                suffer_loss(state, self.seat, self.points - 1, self.rule)


class ExtraBoards(Module):
    """What the extra boards bring to a table (ARC-VAR-05)."""

    name = "extra_boards"
    FRAMES = (DiscardForResource, PreventLoss, ReplaceGood)
    MOVES = EXTRA_MOVES

    def tell_move(self, narrator: Narrator, state: Table, seat: int, move: int) -> Message:
        from regnum.games.architects.telling import extra_boards  # it knows the frames of this file

        return extra_boards.tell_move(move)

    def decision_arguments(self, narrator: Narrator, state: Table, choice: Choice) -> dict[str, Argument]:
        from regnum.games.architects.telling import extra_boards

        return extra_boards.decision_arguments(choice)
