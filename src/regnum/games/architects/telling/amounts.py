"""Messages for amounts: goods, costs, gains, and sentences strung together."""

from collections.abc import Mapping

from regnum.engine.messages import Message
from regnum.games.architects.cards import Cost
from regnum.games.architects.words import GAINS, GOODS


def amount(what: str, number: int) -> Message:
    """So many of something: a good, Virtue, Buildings, Tax, Workers, Debts."""
    return Message(f"amount-{what}", n=number)


def signed(number: int) -> str:
    """A change with its sign; a loss has a true minus."""
    return f"{number:+d}".replace("-", "\N{MINUS SIGN}")


def amounts(gains: list[int]) -> list[Message]:
    """What a list of gains holds, in its order."""
    return [amount(GAINS[i], number) for i, number in enumerate(gains) if number]


def amounts_of(gains: Mapping[str, int]) -> list[Message]:
    """The same for gains by name."""
    return amounts([gains.get(gain, 0) for gain in GAINS])


def printed_cost(goods: Mapping[str, int]) -> list[Message]:
    """A cost as it stands on a card, not in a sentence: some languages decline the one and not the other."""
    return [Message(f"figure-{good}", n=goods[good]) for good in GOODS if good in goods]


def cost_amounts(cost: Cost) -> list[Message]:
    """A cost: its goods, then what may be paid in any mix."""
    told = amounts(cost.goods)
    if cost.mix:
        told.append(Message("amount-mix-with-clay" if cost.clay_too else "amount-mix", n=cost.mix))
    return told


def price(silver: int, tax: int) -> list[Message]:
    """Silver and Tax, where there is any."""
    told: list[Message] = []
    if silver:
        told.append(amount("silver", silver))
    if tax:
        told.append(amount("tax", tax))
    return told


def clauses(parts: list[Message]) -> Message:
    """Several sentences in one line."""
    told = parts[0]
    for part in parts[1:]:
        told = Message("clauses", first=told, next=part)
    return told
