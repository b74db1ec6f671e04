"""The table in a few lines, made from one seat's view, and from nothing else."""

from collections.abc import Mapping
from typing import Any

from regnum.engine.messages import Cell, Glance, Message, Section
from regnum.games.architects.telling.amounts import amount
from regnum.games.architects.telling.cards import CardTexts
from regnum.games.architects.telling.table import columns, listed, seat_name
from regnum.games.architects.words import GOODS, MARKET_SPACES, PLACES
from regnum.games.sentences import name


def glance(texts: CardTexts, view: Mapping[str, Any]) -> Glance:
    """Everybody's goods, Virtue, Workers and points; the viewer's hand; the Main Board."""
    table, seat = view["table"], view["seat"]
    hand = table["players"][seat]["hand"] if isinstance(seat, int) else []
    own = [(Message("section-hand"), listed([name(texts.buildings[id]) for id in hand]))] if hand else []
    return Glance(_standing(table, view["scores"]["totals"]), own, _board(table) if table["turn"] is not None else [])


def _standing(table: Any, totals: list[int]) -> Section:
    rows: list[list[Cell]] = []
    for player, points in zip(table["players"], totals, strict=True):
        row: list[Cell] = [seat_name(player["colour"]), *[player[good] for good in GOODS]]
        rows.append([*row, player["virtue"], player["workers"], points])
    headings = columns("player", *GOODS, "virtue", "workers", "points")
    return Section(Message("section-standing"), headings, rows)


def _board(table: Any) -> list[tuple[Message, Cell]]:
    """Who stands where, the Black Market, the tax and the Guildhall."""
    told: list[tuple[Message, Cell]] = []
    for place in PLACES:
        there = [(player["colour"], player["at"][place]) for player in table["players"] if player["at"][place]]
        workers = [Message("captives", colour=seat_name(colour), n=number) for colour, number in there]
        told.append((Message(f"place-{place}"), listed(workers)))
    for space in MARKET_SPACES:
        colour = table["black_market"][space]
        told.append((Message(f"place-black-market-{space}"), "" if colour is None else seat_name(colour)))
    told.append((Message("glance-tax"), amount("silver", table["tax_stand"])))
    guildhall = Message("town-guildhall", n=min(len(table["guildhall"]), table["outlines"]), all=table["outlines"])
    told.append((Message("place-guildhall"), guildhall))
    if table["last_turns"] is not None:
        told.append((Message("town-last-round"), Message("town-turns-left", n=table["last_turns"])))
    return told
