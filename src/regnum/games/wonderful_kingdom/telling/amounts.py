"""Messages for amounts: cubes, soldiers, points, and sentences strung together."""

from collections.abc import Mapping

from regnum.engine.messages import Message
from regnum.games.wonderful_kingdom.multiset import count
from regnum.games.wonderful_kingdom.words import SPACES


def plain(space: str) -> str:
    """What a space shows, as messages call it: card files and positions count soldiers in two ways."""
    return "soldiers" if space == "soldier" else space


def amount(what: str, number: int) -> Message:
    """So many of something, within a sentence."""
    return Message(f"amount-{plain(what)}", n=number)


def amounts(goods: Mapping[str, int]) -> list[Message]:
    """Cubes, krystallium and soldiers within a sentence, always in the same order."""
    return [amount(space, number(goods, space)) for space in SPACES if number(goods, space)]


def number(goods: Mapping[str, int], space: str) -> int:
    """How many of a kind, however the goods call it."""
    return goods.get(space, 0) or goods.get(plain(space), 0)


def figures(goods: Mapping[str, int]) -> list[Message]:
    """The same as it stands on a card, not in a sentence: some languages decline the one and not the other."""
    return [Message(f"figure-{plain(space)}", n=number(goods, space)) for space in SPACES if number(goods, space)]


def words_of(multiset: int) -> dict[str, int]:
    """A multiset by word."""
    return {space: count(multiset, kind) for kind, space in enumerate(SPACES) if count(multiset, kind)}


def clauses(parts: list[Message]) -> Message:
    """Several sentences in one line."""
    told = parts[0]
    for part in parts[1:]:
        told = Message("clauses", first=told, next=part)
    return told
