"""The table in a few lines, made from one seat's view, and from nothing else."""

from collections.abc import Mapping
from typing import Any

from regnum.engine.messages import Cell, Glance, Message, Section
from regnum.games.wonderful_kingdom.telling.amounts import figures
from regnum.games.wonderful_kingdom.telling.cards import CardTexts, listed
from regnum.games.wonderful_kingdom.telling.table import (
    back,
    built,
    columns,
    menaces,
    phase,
    remembered,
    seat_name,
)
from regnum.games.wonderful_kingdom.words import AREAS, RESOURCES, ROUNDS, TYPES


def glance(texts: CardTexts, view: Mapping[str, Any]) -> Glance:
    """Everybody's cubes, soldiers and points; the viewer's cards; round, offers, sites and duchies."""
    table, seat = view["table"], view["seat"]
    own: list[tuple[Message, Cell]] = []
    if isinstance(seat, int):
        player = table["players"][seat]
        own = [
            (Message("section-hand"), listed([texts.name(id) for id in player["hand"]])),
            (Message("section-selection"), listed(_laid(texts, player["selection"], view))),
            (Message("section-sites"), listed([_site(texts, site) for site in player["sites"]])),
        ]
    return Glance(_standing(view), [line for line in own if line[1] != ""], _places(texts, view))


def _standing(view: Mapping[str, Any]) -> Section:
    table = view["table"]
    rows: list[list[Cell]] = []
    for player, points in zip(table["players"], view["scores"]["totals"], strict=True):
        row: list[Cell] = [seat_name(player["seat"]), *[player["alchemy"].get(word, 0) for word in RESOURCES]]
        rows.append([*row, player["krystallium"], player["soldiers"], player["traps"], points])
    headings = columns("player", *RESOURCES, "krystallium", "soldiers", "traps", "points")
    return Section(Message("section-standing"), headings, rows)


def _places(texts: CardTexts, view: Mapping[str, Any]) -> list[tuple[Message, Cell]]:
    table, seat = view["table"], view["seat"]
    told: list[tuple[Message, Cell]] = []
    if table["round"]:
        now = Message("glance-round", n=table["round"], all=ROUNDS, phase=phase(view))
        told.append((Message("table-round"), now))
    told += [(Message(f"glance-{area}"), listed(_laid(texts, table[area], view))) for area in AREAS]
    for number, player in enumerate(table["players"]):
        who = seat_name(player["seat"])
        if number != seat:
            sites = listed([_site(texts, site) for site in player["sites"]])
            told.append((Message("glance-sites", seat=who), sites))
        for type in TYPES:
            cards = [id for id in player["built"] if texts.cards[id].type == type]
            told.append((Message("glance-built", seat=who, type=Message(f"types-{type}")), built(texts, cards)))
    return told + _modules(texts, table)


def _modules(texts: CardTexts, table: Any) -> list[tuple[Message, Cell]]:
    """What is only there with a module: who has completed stages, the menaces that have come, the advisors."""
    told: list[tuple[Message, Cell]] = []
    for player in table["players"]:
        who = seat_name(player["seat"])
        if "quest" in table:
            told.append((Message("glance-stages", seat=who), ", ".join(map(str, player["stages"]))))
        if player.get("advisors"):
            told.append((Message("glance-advisors", seat=who), listed([texts.name(id) for id in player["advisors"]])))
    if "plague" in table:
        for row in menaces(texts, table).rows:
            told.append((Message("glance-menaces", seat=row[0]), "" if row[2] == "·" else row[2]))
    return told


def _laid(texts: CardTexts, cards: Any, view: Mapping[str, Any]) -> list[Message]:
    """Cards on the table by name; of those that lie face down what the viewer knows."""
    known = remembered(view)
    return [back(texts, laid, known) if laid["face_down"] else texts.name(laid["card"]) for laid in cards]


def _site(texts: CardTexts, site: Any) -> Message:
    missing = listed(figures(site["missing"])) or Message("missing-nothing")
    return Message("site-missing", name=texts.name(site["card"]), missing=missing)
