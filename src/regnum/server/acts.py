"""What may be done with a seat of a table that is under way, and by whom."""

from typing import TYPE_CHECKING

from regnum.server import schemas

if TYPE_CHECKING:
    from regnum.server.seated import Seated


def acts(seated: "Seated", seat: int, owner: str | None) -> list[schemas.Act]:
    """What the asker may do with a seat now."""
    if seated.replay or seated.live.over or seated.row.lesson is not None or owner is None:
        return []
    found: list[schemas.Act] = _own(seated, seat, owner) if seat in seated.mine(owner) else _unheld(seated, seat, owner)
    return [*found, "concede"] if _may_concede(seated, seat, owner) else found


def _own(seated: "Seated", seat: int, owner: str) -> list[schemas.Act]:
    """A holder plays, or lets a bot do so for a while; who is alone at a table can't leave it to anybody."""
    found: list[schemas.Act] = ["me"] if seat in seated.live.bots else ["bot"]
    return [*found, "nobody"] if _others(seated, seat) else found


def _unheld(seated: "Seated", seat: int, owner: str) -> list[schemas.Act]:
    """Of a seat that waits for somebody, whoever hosts the table decides; one that was laid for a bot stays so."""
    one = seated.sitting[seat]
    if one.level is not None or one.owner is not None or not seated.hosts(owner):
        return []
    found: list[schemas.Act] = [] if seat in seated.live.bots else ["bot"]
    return [*found, "friend"] if one.shut else found


def _others(seated: "Seated", seat: int) -> list[int]:
    """The other seats that are people's, or wait for somebody."""
    return [at for at, one in enumerate(seated.sitting) if at != seat and (one.owner is not None or one.free)]


def _may_concede(seated: "Seated", seat: int, owner: str) -> bool:
    """Who gives up ends the game where nobody else would go on with it: alone, or of two who play against each other.

    Of two the other may also say so of one who has left.
    """
    mine = seated.mine(owner)
    if seat not in mine:
        return seated.duel and bool(mine) and seated.left(seat)
    return seated.duel or all(seated.sitting[other].owner == owner for other in _others(seated, seat))
