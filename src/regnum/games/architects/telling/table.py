"""The table at a glance: neutral sheets made from one seat's view, and from nothing else."""

from collections.abc import Mapping
from typing import Any

from regnum.engine.messages import Cell, Message, Section
from regnum.games.architects.places.black_market import PRICES
from regnum.games.architects.telling.amounts import amount, amounts_of, signed
from regnum.games.architects.telling.cards import CardTexts, skills
from regnum.games.architects.words import COLOURS, GOODS, MARKET_SPACES, PLACES, ROWS
from regnum.games.sentences import name


def sections(texts: CardTexts, view: Mapping[str, object]) -> list[Section]:
    """All sheets. What changes most, and the viewer's own cards, come last: nearest to the question."""
    table: Any = view["table"]
    told = [display(texts, table), boards(texts, table)]
    if table["turn"] is not None:
        told += [market(table), town(table), places(table), goods(table), standing(table), tableaux(texts, table)]
    seat = view["seat"]
    if isinstance(seat, int):
        told.append(own_cards(texts, table["players"][seat]))
    return [section for section in told if section.rows]


def columns(*ids: str) -> list[Message]:
    """Headings."""
    return [Message(f"column-{id}") for id in ids]


def seat_name(colour: str) -> Message:
    """A player by colour."""
    return Message(f"colour-{colour}")


def seat_names(table: Any) -> list[Message]:
    """All players."""
    return [seat_name(player["colour"]) for player in table["players"]]


def places(table: Any) -> Section:
    """Who stands where: one row a location, one column a player."""
    rows: list[list[Cell]] = []
    for place in PLACES:
        row: list[Cell] = [Message(f"place-{place}")]
        row += [player["at"][place] or "·" for player in table["players"]]
        rows.append(row)
    return Section(Message("section-places"), [*columns("place"), *seat_names(table)], rows)


def town(table: Any) -> Section:
    """The rest of the Main Board, a line each."""
    rows: list[list[Cell]] = [
        [Message("place-tax-stand"), amount("silver", table["tax_stand"])],
        [
            Message("place-guildhall"),
            Message("town-guildhall", n=min(len(table["guildhall"]), table["outlines"]), all=table["outlines"]),
        ],
        [Message("town-reset"), reset(table)],
        [Message("town-rewards"), table["rewards"]],
        [Message("town-deck"), table["building_deck"]],
    ]
    if table["last_turns"] is not None:
        rows.append([Message("town-last-round"), Message("town-turns-left", n=table["last_turns"])])
    return Section(Message("section-town"), columns("what", "now"), rows)


def reset(table: Any) -> Message:
    """Which outlines of the Guildhall still bring a Reset."""
    row = table["outlines"] // 4
    coming = [number for number in (2 * row + 1, 3 * row + 1) if number > len(table["guildhall"])]
    if not coming:
        return Message("town-reset-market")
    return Message("town-reset-outline", n=coming[0])


def market(table: Any) -> Section:
    """The Black Market: price, what it gives, and who is there."""
    rows: list[list[Cell]] = []
    for space, silver in zip(MARKET_SPACES, PRICES, strict=True):
        gives: Cell = Message("market-middle")
        if space != "middle":
            gives = Message("one-list", items=amounts_of(table["market_goods"][space]))
        occupant = table["black_market"][space]
        there: Cell = Message("market-free") if occupant is None else seat_name(occupant)
        rows.append([Message(f"market-{space}-space"), silver, gives, there])
    return Section(Message("section-market"), columns("space", "silver", "gives", "worker"), rows)


def display(texts: CardTexts, table: Any) -> Section:
    """The eight Apprentices that can be hired."""
    rows: list[list[Cell]] = []
    lines: list[tuple[Cell, Message]] = []
    for row in ROWS:
        for column, space in enumerate(table["display"][row], 1):
            id = space["apprentice"]
            if id is not None:
                where = Message(f"space-{row}", n=column)
                card = texts.apprentices[id]
                rows.append(
                    [
                        where,
                        name(card),
                        listed(skills(card.skills)),
                        changed(card.virtue),
                        space["silver"] or "",
                        texts.ability(id),
                    ]
                )
                lines.append((where, with_silver(texts.whole_apprentice(id), space["silver"])))
    headings = columns("space", "apprentice", "skills", "virtue", "silver", "ability")
    return Section(Message("section-display"), headings, rows, lines)


def with_silver(card: Message, coins: int) -> Message:
    """A card, and the Silver that lies on it."""
    return Message("card-with-silver", card=card, coins=amount("silver", coins)) if coins else card


def listed(items: list[Message]) -> Cell:
    """A list in a cell; an empty one stays blank."""
    return Message("one-list", items=items) if items else ""


def changed(points: int) -> str:
    """A change with its sign; none stays blank."""
    return signed(points) if points else ""


def goods(table: Any) -> Section:
    """Everybody's goods."""
    rows: list[list[Cell]] = []
    for player in table["players"]:
        row: list[Cell] = [seat_name(player["colour"])]
        row += [player[good] for good in GOODS]
        rows.append(row)
    return Section(Message("section-goods"), columns("player", *GOODS), rows)


def standing(table: Any) -> Section:
    """Everybody's Virtue, Workers, Debts and cards in hand."""
    rows: list[list[Cell]] = []
    for player in table["players"]:
        hand = player["hand"]
        row: list[Cell] = [seat_name(player["colour"])]
        row += [player["virtue"], player["cathedral"], player["workers"], player["prison"], captives(player)]
        row += [debts(player), len(hand) if isinstance(hand, list) else hand]
        rows.append(row)
    headings = columns("player", "virtue", "cathedral", "workers", "prison", "captives", "debts", "hand")
    return Section(Message("section-standing"), headings, rows)


def captives(player: Any) -> Cell:
    """The captured Workers on a board, by colour."""
    held = [(colour, player["captured"][colour]) for colour in COLOURS if player["captured"].get(colour)]
    return listed([Message("captives", colour=seat_name(colour), n=number) for colour, number in held]) or 0


def debts(player: Any) -> Cell:
    """Unpaid Debts, and those paid off."""
    if player["paid_debts"]:
        return Message("debts-with-paid", n=player["unpaid_debts"], paid=player["paid_debts"])
    unpaid: int = player["unpaid_debts"]
    return unpaid


def tableaux(texts: CardTexts, table: Any) -> Section:
    """The Apprentices and Buildings before the players."""
    rows: list[list[Cell]] = []
    for player in table["players"]:
        hired = [texts.apprentice_with_skills(id) for id in player["apprentices"]]
        built = [texts.building(id) for id in player["buildings"]]
        if hired or built:
            rows.append([seat_name(player["colour"]), listed(hired), listed(built)])
    return Section(Message("section-tableaux"), columns("player", "apprentices", "buildings"), rows)


def boards(texts: CardTexts, table: Any) -> Section:
    """The advanced boards, where they are in play."""
    rows: list[list[Cell]] = []
    for player in table["players"]:
        if player["board"] in texts.boards:
            board = player["board"]
            rows.append([seat_name(player["colour"]), name(texts.boards[board]), texts.board_ability(board)])
    return Section(Message("section-boards"), columns("player", "board", "ability"), rows)


def own_cards(texts: CardTexts, player: Any) -> Section:
    """The viewer's hand. Cards to choose from are told by the moves that choose them."""
    rows = [building_row(texts, id) for id in player["hand"]]
    lines: list[tuple[Cell, Message]] = [(name(texts.buildings[id]), texts.building_facts(id)) for id in player["hand"]]
    headings = columns("building", "cost", "skills", "points", "virtue", "effect")
    return Section(Message("section-hand"), headings, rows, lines)


def building_row(texts: CardTexts, id: str) -> list[Cell]:
    """A Building card as a row."""
    card = texts.buildings[id]
    return [
        name(card),
        listed(texts.cost(id)),
        listed(skills(card.skills)),
        card.vp,
        changed(card.virtue),
        texts.effect(id),
    ]
