"""The extra boards' moves and decisions in words."""

from regnum.engine.messages import Argument, Message
from regnum.engine.state import Choice
from regnum.games.architects.cards import Cost
from regnum.games.architects.extra_boards import PAY_REST, REPLACE_MIX, PreventLoss, ReplaceGood
from regnum.games.architects.telling.amounts import amount, cost_amounts
from regnum.games.architects.words import GOODS


def tell_move(move: int) -> Message:
    """Judith replaces goods of a cost, or pays what is left of it."""
    if move == PAY_REST:
        return Message("move-pay-rest")
    good = Message("amount-mix", n=1) if move == REPLACE_MIX else amount(GOODS[move], 1)
    return Message("move-replace", good=good)


def decision_arguments(choice: Choice) -> dict[str, Argument]:
    """What is to be lost, or to be paid."""
    if isinstance(choice, PreventLoss):
        return {"lost": amount("virtue", choice.points)}
    if isinstance(choice, ReplaceGood):
        return {"cost": cost_amounts(Cost(choice.goods, choice.mix, choice.clay_too))}
    return {}
