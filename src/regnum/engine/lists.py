"""Lists as values: a rule puts a new list in place of the old one, so that copies of a game can share it."""


def without(cards: list[int], card: int) -> list[int]:
    """The cards less one, which is among them."""
    at = 0
    while cards[at] != card:
        at += 1
    rest = cards.copy()
    rest.pop(at)
    return rest


def changed(values: list[int], index: int, value: int) -> list[int]:
    """The values with one of them changed."""
    new = values.copy()
    new[index] = value
    return new
