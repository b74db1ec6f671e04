"""Virtue and Corruption: two markers that come towards each other, touch, and then move together (VIS-TRACK)."""

from regnum.games.viscounts.state import Table
from regnum.games.viscounts.words import TRACK


def gain_corruption(table: Table, side: int, points: int, rule: str) -> None:
    """One point after the other, each a space to the right (VIS-TRACK-01, VIS-TRACK-05).

    Where the markers have touched both move (VIS-TRACK-04), and stop at the end (VIS-TRACK-02, VIS-TRACK-07). The
    Collision waits for phase 5 of the side's own turn (VIS-TRACK-06).
    """
    owner = table.side(side)
    for _ in range(points):
        if owner.corruption < owner.virtue:
            owner.corruption += 1
        elif owner.virtue < TRACK:
            owner.corruption += 1
            owner.virtue += 1
    if table.log is not None and points:
        table.tell("gained-corruption", rule, side, {"points": points, "space": owner.corruption})


def gain_virtue(table: Table, side: int, points: int, rule: str) -> None:
    """The same to the left (VIS-TRACK-01)."""
    owner = table.side(side)
    for _ in range(points):
        if owner.corruption < owner.virtue:
            owner.virtue -= 1
        elif owner.corruption > 1:
            owner.corruption -= 1
            owner.virtue -= 1
    if table.log is not None and points:
        table.tell("gained-virtue", rule, side, {"points": points, "space": owner.virtue})


def check_criminals(table: Table, side: int) -> None:
    """What a shuffle brings: with Criminals exactly 1 Corruption, without any 1 Virtue (VIS-DRAW-05, VIS-R-13)."""
    if table.side(side).criminals(table.deck):
        gain_corruption(table, side, 1, "VIS-DRAW-05")
    else:
        gain_virtue(table, side, 1, "VIS-DRAW-05")
