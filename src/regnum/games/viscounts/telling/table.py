"""The table at a glance: neutral sheets made from one seat's view, and from nothing else."""

from collections.abc import Mapping
from typing import Any

from regnum.engine.messages import Cell, Message, Section
from regnum.games.sentences import name
from regnum.games.viscounts.telling import cards
from regnum.games.viscounts.telling.cards import CardTexts, icons
from regnum.games.viscounts.telling.places import spot
from regnum.games.viscounts.words import CARD_SPACES, COLOURS, GOODS, RIBBONS, SEGMENTS, SPOTS, WEDGES


def sections(texts: CardTexts, view: Mapping[str, object]) -> list[Section]:
    """All sheets. What changes most, and the viewer's own cards, come last: nearest to the question."""
    table: Any = view["table"]
    told = [manuscripts(texts, table), townsfolk(texts, table), kingdom(table), board(table), castle(table)]
    told += [pairs(texts, table), goods(table), standing(table), rows(texts, table), holdings(texts, table)]
    seat = view["seat"]
    if isinstance(seat, int):
        told.append(hand(texts, table["players"][seat]))
    return [section for section in told if section.rows]


def columns(*ids: str) -> list[Message]:
    """Headings."""
    return [Message(f"column-{id}") for id in ids]


def sides(table: Any) -> list[Any]:
    """The players, and the AI where there is one."""
    return [*table["players"], *([table["ai"]] if "ai" in table else [])]


def seat_name(side: Any) -> Message:
    """A player by colour, or the AI."""
    return side_name(side.get("colour", "ai"))


def listed(items: list[Message]) -> Cell:
    """A list in a cell; an empty one stays blank."""
    return Message("one-list", items=items) if items else ""


def townsfolk(texts: CardTexts, table: Any) -> Section:
    """What lies on top of the piles of Townsfolk, clockwise; below an empty pile what is printed."""
    rows: list[list[Cell]] = []
    lines: list[tuple[Cell, Message]] = []
    for segment in table["ring"]:
        where, pile = Message(f"segment-{segment}"), table["townsfolk"][segment]
        id = pile["top"]
        if id is None:
            facts = cards.printed_townsfolk(SEGMENTS.index(segment))
            rows.append([where, Message("printed-townsfolk"), "", "", facts, 0])
            lines.append((where, Message("townsfolk-line", name=Message("printed-townsfolk"), facts=facts)))
        else:
            card = texts.townsfolk[id]
            rows.append([where, name(card), card.silver, listed(icons(card.icons)), texts.worth(id), pile["count"]])
            lines.append((where, texts.whole_townsfolk(id)))
    headings = columns("segment", "card", "silver", "icons", "worth", "left")
    return Section(Message("section-townsfolk"), headings, rows, lines)


def manuscripts(texts: CardTexts, table: Any) -> Section:
    """The same of the piles of Manuscripts."""
    rows: list[list[Cell]] = []
    lines: list[tuple[Cell, Message]] = []
    for segment in table["ring"]:
        where, pile = Message(f"segment-{segment}"), table["manuscripts"][segment]
        id = pile["top"]
        if id is None:
            facts = cards.printed_manuscript(SEGMENTS.index(segment))
            rows.append([where, Message("printed-manuscript"), facts, 0])
            lines.append((where, Message("manuscript-line", name=Message("printed-manuscript"), facts=facts)))
        else:
            rows.append([where, texts.manuscript_name(id), texts.manuscript_facts(id), pile["count"]])
            lines.append((where, texts.whole_manuscript(id)))
    return Section(Message("section-manuscripts"), columns("segment", "manuscript", "worth", "left"), rows, lines)


def kingdom(table: Any) -> Section:
    """The stacks, and the cards that there is one of."""
    rows: list[list[Cell]] = []
    if not table["setting_up"]:
        rows += [
            [Message("poverty"), stack("debts", table["debt_stack"])],
            [Message("prosperity"), stack("deeds", table["deed_stack"])],
        ]
    if table["closing"] != "open":
        rows.append([Message("kingdom-end"), Message(f"closing-{table['closing']}")])
    if table["leader"] is not None:
        rows.append([Message("castle-leader"), side_name(table["leader"])])
    if "ai" in table:
        rows.append([Message("kingdom-future"), table["ai"]["future"]])
    held = [ribbon for ribbon in RIBBONS if table["favours"][ribbon] is not None]
    rows += [[Message(f"favour-{ribbon}"), side_name(table["favours"][ribbon])] for ribbon in held]
    return Section(Message("section-kingdom"), columns("what", "now"), rows)


def stack(of: str, number: int) -> Message:
    """How many cards are left before one is revealed."""
    return Message(f"stack-{of}", n=number) if number else Message("stack-empty")


def side_name(side: str) -> Message:
    """A player, or an actor without a seat."""
    return Message(f"colour-{side}") if side in COLOURS else Message(f"rival-{side}")


def board(table: Any) -> Section:
    """The segments clockwise: who stands there, and what is built."""
    rows: list[list[Cell]] = []
    for segment in table["ring"]:
        number = SEGMENTS.index(segment)
        spaces = (f"town-{2 * number + 1}", f"town-{2 * number + 2}", f"inner-{segment}")
        here = [side for side in sides(table) if side["at"] in spaces and not waits(table, side)]
        viscounts = [Message("viscount-at", seat=seat_name(one), space=Message(f"at-{one['at']}")) for one in here]
        built = [place for place in SPOTS if place.startswith(segment) and place in table["buildings"]]
        buildings = [building(place, table["buildings"][place]) for place in built]
        rows.append([Message(f"segment-{segment}"), listed(viscounts), listed(buildings)])
    return Section(Message("section-board"), columns("segment", "viscounts", "buildings"), rows)


def waits(table: Any, side: Any) -> bool:
    """Whether somebody has no Viscount on the board yet: before a pair is chosen."""
    return bool(table["setting_up"]) and side.get("player_card") is None


def building(place: str, told: str) -> Message:
    """A Building on its spot."""
    side, kind = told.split(" ", 1)
    return Message("building-on", building=Message(f"building-{kind}"), seat=side_name(side), spot=spot(place))


def castle(table: Any) -> Section:
    """The Workers in the Castle: a row for each wedge, by the towns in front of it; then the third tier."""
    first = WEDGES.index(table["castle"])
    rows: list[list[Cell]] = []
    for place, segment in enumerate(table["ring"]):
        wedge = WEDGES[(first + place) % len(WEDGES)]
        row: list[Cell] = [Message(f"segment-{segment}"), cards.entering(WEDGES.index(wedge))]
        row += [workers(side["first_tier"][wedge], side["second_tier"][wedge]) for side in sides(table)]
        rows.append(row)
    centre: list[Cell] = [Message("tier-third"), Message("castle-centre")]
    rows.append([*centre, *[side["centre"] or "·" for side in sides(table)]])
    headings = [*columns("section", "second-tier"), *[seat_name(side) for side in sides(table)]]
    return Section(Message("section-castle"), headings, rows)


def workers(first: int, second: int) -> Cell:
    """Workers on the first and on the second tier."""
    return f"{first} / {second}" if first or second else "·"


def pairs(texts: CardTexts, table: Any) -> Section:
    """The pairs that are still on offer."""
    offered = zip(table.get("offered_cards", []), table.get("offered_heroes", []), strict=True)
    rows: list[list[Cell]] = [
        [Message("player-card", n=card), cards.player_card(card), texts.whole_townsfolk(hero)] for card, hero in offered
    ]
    return Section(Message("section-pairs"), columns("player-card", "gives", "hero"), rows)


def goods(table: Any) -> Section:
    """Everybody's goods; an AI has no Silver."""
    rows: list[list[Cell]] = [[seat_name(side), *[side.get(good, "·") for good in GOODS]] for side in sides(table)]
    return Section(Message("section-goods"), [*columns("player"), *[Message(f"good-{good}") for good in GOODS]], rows)


def standing(table: Any) -> Section:
    """Everybody's markers, Debts, Deeds, Workers and cards; an AI has no hand."""
    rows: list[list[Cell]] = []
    for side in sides(table):
        row: list[Cell] = [seat_name(side), side["corruption"], side["virtue"]]
        row += [f"{side['unpaid_debts']} / {side['paid_debts']}"]
        row += [f"{side['acquired_deeds']} / {side['approved_deeds']}", side["workers"]]
        row += [count(side["hand"]) if "hand" in side else "·", count(side["draw"]), count(side["discard"])]
        rows.append(row)
    headings = columns("player", "corruption", "virtue", "debts", "deeds", "workers", "hand", "draw", "discard")
    return Section(Message("section-standing"), headings, rows)


def count(cards: Any) -> int:
    """How many cards, whether they are known or not."""
    return len(cards) if isinstance(cards, list) else int(cards)


def rows(texts: CardTexts, table: Any) -> Section:
    """The cards on the Player Boards, and the Schemes on that of an AI."""
    told: list[list[Cell]] = []
    for side in sides(table):
        title = texts.townsfolk_name if "colour" in side else texts.scheme_name
        if any(side["row"]):
            told.append([seat_name(side), *[title(id) if id else "·" for id in side["row"]]])
    spaces = [Message("column-card-space", n=number + 1) for number in range(CARD_SPACES)]
    return Section(Message("section-rows"), [*columns("player"), *spaces], told)


def holdings(texts: CardTexts, table: Any) -> Section:
    """The uncovered slots and the Manuscripts of the players."""
    told: list[list[Cell]] = []
    for side in sides(table):
        slots = [Message(f"slot-{slot}") for slot in side["built"]]
        tiles = [texts.manuscript_name(id) for id in side["manuscripts"]]
        if slots or tiles:
            told.append([seat_name(side), listed(slots), listed(tiles)])
    return Section(Message("section-holdings"), columns("player", "slots", "manuscripts"), told)


def hand(texts: CardTexts, player: Any) -> Section:
    """The viewer's hand."""
    own = player["hand"] if isinstance(player["hand"], list) else []
    told: list[list[Cell]] = []
    for id in own:
        card = texts.townsfolk[id]
        told.append([name(card), card.silver, listed(icons(card.icons)), texts.ability(id)])
    lines: list[tuple[Cell, Message]] = [(texts.townsfolk_name(id), texts.townsfolk_facts(id)) for id in own]
    return Section(Message("section-hand"), columns("card", "silver", "icons", "ability"), told, lines)
