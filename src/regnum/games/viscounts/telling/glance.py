"""The table in a few lines, made from one seat's view, and from nothing else."""

from collections.abc import Mapping
from typing import Any

from regnum.engine.messages import Cell, Glance, Message, Section
from regnum.games.viscounts.telling.cards import CardTexts
from regnum.games.viscounts.telling.table import (
    building,
    columns,
    kingdom,
    listed,
    seat_name,
    sides,
    waits,
)
from regnum.games.viscounts.words import GOODS, SEGMENTS, WEDGES


def glance(texts: CardTexts, view: Mapping[str, Any]) -> Glance:
    """Everybody's goods, markers, papers and points; the viewer's cards; the board."""
    table, seat = view["table"], view["seat"]
    own: list[tuple[Message, Cell]] = []
    if isinstance(seat, int):
        player = table["players"][seat]
        hand = player["hand"] if isinstance(player["hand"], list) else []
        row = [id for id in player["row"] if id]
        own = [
            (Message("section-hand"), listed([texts.townsfolk_name(id) for id in hand])),
            (Message("glance-row"), listed([texts.townsfolk_name(id) for id in row])),
        ]
    return Glance(_standing(view), [line for line in own if line[1] != ""], _board(table))


def _standing(view: Mapping[str, Any]) -> Section:
    scores = view["scores"]
    totals = [*scores["totals"], *[rival["total"] for rival in scores["rivals"]]]
    rows: list[list[Cell]] = []
    for side, points in zip(sides(view["table"]), totals, strict=True):
        row: list[Cell] = [seat_name(side), *[side.get(good, "·") for good in GOODS]]
        row += [side["corruption"], side["virtue"], side["unpaid_debts"], side["acquired_deeds"]]
        rows.append([*row, points])
    goods = [Message(f"good-{good}") for good in GOODS]
    papers = [Message("good-debts"), Message("good-deeds")]
    headings = [*columns("player"), *goods, *columns("corruption", "virtue"), *papers, *columns("points")]
    return Section(Message("section-standing"), headings, rows)


def _board(table: Any) -> list[tuple[Message, Cell]]:
    """Where the Viscounts stand, the Buildings, the Castle, and the stacks."""
    told: list[tuple[Message, Cell]] = []
    for side in sides(table):
        if not waits(table, side):
            told.append((Message("glance-viscount", seat=seat_name(side)), Message(f"at-{side['at']}")))
    for segment in table["ring"]:
        built = [building(spot, who) for spot, who in table["buildings"].items() if spot.startswith(segment)]
        told.append((Message("glance-buildings", segment=Message(f"segment-{segment}")), listed(built)))
    told += _castle(table)
    told += [(what, now) for what, now in kingdom(table).rows if isinstance(what, Message)]
    return told


def _castle(table: Any) -> list[tuple[Message, Cell]]:
    """Each section of the Castle, by the towns in front of it: Workers on the first and the second tier."""
    first = WEDGES.index(table["castle"])
    told: list[tuple[Message, Cell]] = []
    for place, segment in enumerate(table["ring"]):
        wedge = WEDGES[(first + place) % len(SEGMENTS)]
        tiers = [(side, side["first_tier"][wedge], side["second_tier"][wedge]) for side in sides(table)]
        there = [
            Message("glance-tiers", seat=seat_name(side), first=low, second=high)
            for side, low, high in tiers
            if low or high
        ]
        told.append((Message("glance-castle", segment=Message(f"segment-{segment}")), listed(there)))
    centre = [
        Message("glance-centre", seat=seat_name(side), n=side["centre"]) for side in sides(table) if side["centre"]
    ]
    told.append((Message("tier-third"), listed(centre)))
    return told
