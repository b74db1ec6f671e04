"""The table at a glance: neutral sheets made from one seat's view, and from nothing else."""

from collections.abc import Mapping
from typing import Any, Final

from regnum.engine.messages import Cell, Message, Section
from regnum.games.sentences import name
from regnum.games.wonderful_kingdom.telling.amounts import figures
from regnum.games.wonderful_kingdom.telling.cards import CardTexts, listed, reward_figures, spaces
from regnum.games.wonderful_kingdom.words import AREAS, RESOURCES, ROUNDS, SEATS, TYPES

#: Decisions that tell the phase where the table alone does not.
CHOOSING: Final = ("offer", "offer-second", "select", "solo-select", "solo-take", "search-discard", "search-pick")
FIGHTING: Final = ("fight", "uncover-icon")


def sections(texts: CardTexts, view: Mapping[str, object]) -> list[Section]:
    """All sheets. What changes most, and the viewer's own cards, come last: nearest to the question."""
    table: Any = view["table"]
    seat = view["seat"]
    viewer = seat if isinstance(seat, int) else -1
    known = remembered(view)
    told: list[Section] = []
    if "quest" in table:
        told.append(quest(texts, table))
    if "plague" in table:
        told += [threats(texts, table), menaces(texts, table)]
    if "advisor_deck" in table:
        told.append(advisors(texts, table))
    told += [progress(texts, view, known), production(table), standing(view)]
    told += [constructed(texts, table), sites(texts, table)]
    for owner in range(len(table["players"])):
        if owner != viewer:
            told.append(others_selection(texts, table, owner, known))
    told.append(offers(texts, table, known))
    if viewer >= 0:
        own = table["players"][viewer]
        told.append(own_selection(texts, own, known))
        told.append(card_sheet(texts, "section-hand", [("", id) for id in own["hand"]], []))
    return [section for section in told if section.rows]


def remembered(view: Mapping[str, object]) -> dict[tuple[int, int], str]:
    """The cards that the viewer laid face down, by round and slot."""
    memory: Any = view["memory"]
    return {(laid["round"], laid["slot"]): laid["card"] for laid in memory.get("face_down", [])}


def columns(*ids: str) -> list[Message]:
    """Headings."""
    return [Message(f"column-{id}") for id in ids]


def seat_name(seat: str) -> Message:
    """A player."""
    return Message(f"seat-{seat}")


def seat_names(table: Any) -> list[Message]:
    """All players."""
    return [seat_name(player["seat"]) for player in table["players"]]


# The round and the duchies.


def progress(texts: CardTexts, view: Mapping[str, object], known: Mapping[tuple[int, int], str]) -> Section:
    """How far the game is, and the decks."""
    table: Any = view["table"]
    rows: list[list[Cell]] = []
    if table["round"]:
        rows.append([Message("table-round"), Message("table-round-of", n=table["round"], all=ROUNDS)])
        rows.append([Message("table-phase"), phase(view)])
    if table["round"] and len(table["players"]) == 2:
        first = (SEATS.index(table["first"]) + table["round"] - 1) % 2
        rows.append([Message("table-first"), seat_name(SEATS[first])])
    rows.append([Message("table-deck"), table["deck"]])
    if table.get("risk"):
        rows.append([Message("table-risk"), table["risk"]])
    rows.append([Message("table-discards"), discards(texts, table, known)])
    if table["calamities"]:
        rows.append([Message("table-calamities"), table["calamities"]])
    if "giant-rats" in [player.get("menace_deck") for player in table["players"]]:
        rows.append([Message("table-plague"), table["plague"]])
    return Section(Message("section-table"), columns("what", "now"), rows)


def phase(view: Mapping[str, object]) -> Message:
    """The phase of the round, as far as the table shows it."""
    table: Any = view["table"]
    decisions: Any = view["decisions"]
    kind = decisions[0]["kind"] if decisions else ""
    if table["step"] is not None:
        return Message("phase-step", step=Message(f"step-{table['step']}"))
    if kind in FIGHTING:
        return Message("phase-fight")
    if kind in CHOOSING or table["left"] or table["right"]:
        return Message("phase-choice")
    return Message("phase-planning")


def discards(texts: CardTexts, table: Any, known: Mapping[tuple[int, int], str]) -> Cell:
    """How many cards were discarded; those that went unseen are known to who laid them."""
    face_up = len(table["discards"])
    if not table["unseen"]:
        return face_up
    own = [known[laid["round"], laid["slot"]] for laid in table["unseen"] if (laid["round"], laid["slot"]) in known]
    if own:
        cards = [texts.name(id) for id in own]
        return Message("table-discards-own", n=face_up, hidden=len(table["unseen"]), cards=cards)
    return Message("table-discards-hidden", n=face_up, hidden=len(table["unseen"]))


def production(table: Any) -> Section:
    """What everybody produces in the four steps."""
    rows: list[list[Cell]] = []
    for player, produced in zip(table["players"], table["production"], strict=True):
        row: list[Cell] = [seat_name(player["seat"])]
        row += [produced[resource] for resource in RESOURCES]
        rows.append(row)
    return Section(Message("section-production"), columns("player", *RESOURCES), rows)


def standing(view: Mapping[str, object]) -> Section:
    """Everybody's cubes, soldiers, tokens and points."""
    table: Any = view["table"]
    scores: Any = view["scores"]
    rows: list[list[Cell]] = []
    for player, points in zip(table["players"], scores["totals"], strict=True):
        row: list[Cell] = [seat_name(player["seat"]), listed(figures(player["alchemy"])) or "·"]
        row += [player["krystallium"], player["soldiers"], player["camp"], player["traps"]]
        row += ["" if "menaces" in player else player["calamities"], points]
        rows.append(row)
    headings = columns("player", "alchemy", "krystallium", "soldiers", "camp", "traps", "calamities", "points")
    return Section(Message("section-standing"), headings, rows)


def constructed(texts: CardTexts, table: Any) -> Section:
    """The duchy card, and constructed cards by type, which multipliers count: one column a player."""
    duchies: list[Cell] = [texts.duchy(player["duchy"]) for player in table["players"]]
    rows: list[list[Cell]] = [[Message("types-duchy"), *duchies]]
    for type in TYPES:
        row: list[Cell] = [Message(f"types-{type}")]
        for player in table["players"]:
            of_type = [id for id in player["built"] if texts.cards[id].type == type]
            row.append(built(texts, of_type))
        if any(cell != "·" for cell in row[1:]):
            rows.append(row)
    return Section(Message("section-built"), [*columns("type"), *seat_names(table)], rows)


def built(texts: CardTexts, ids: list[str]) -> Cell:
    """How many, and which; cards of one name once, with their number."""
    if not ids:
        return "·"
    return Message("built-cards", n=len(ids), cards=counted(texts, ids))


def counted(texts: CardTexts, ids: list[str]) -> list[Message]:
    """Cards of one name once, with their number."""
    told: list[Message] = []
    for id in dict.fromkeys(ids):
        copies = ids.count(id)
        card = texts.built(id)
        told.append(Message("times", card=card, n=copies) if copies > 1 else card)
    return told


def sites(texts: CardTexts, table: Any) -> Section:
    """The cards under construction, and what they still need."""
    rows: list[list[Cell]] = []
    lines: list[tuple[Cell, Message]] = []
    for player in table["players"]:
        who = seat_name(player["seat"])
        for site in player["sites"]:
            card = texts.name(site["card"])
            if site["guard"] is not None:
                card = Message("site-frozen", name=card)
            missing = listed(figures(site["missing"])) or Message("missing-nothing")
            rows.append([who, card, missing, texts.kind(site["card"]), texts.gives(site["card"])])
            gives = texts.gives(site["card"])
            lines.append((who, Message("site-line", card=card, missing=missing, gives=gives)))
    return Section(Message("section-sites"), columns("player", "card", "missing", "type", "gives"), rows, lines)


# Cards that lie about.


def card_sheet(
    texts: CardTexts, title: str, cards: list[tuple[Cell, str]], backs: list[tuple[Cell, Message]]
) -> Section:
    """Cards with all that stands on them, a row each; then those that nobody sees."""
    rows: list[list[Cell]] = []
    lines: list[tuple[Cell, Message]] = []
    for where, id in cards:
        rows.append(card_row(texts, where, id))
        lines.append((texts.name(id), texts.facts(id)) if where == "" else (where, texts.whole(id)))
    for where, back in backs:
        rows.append([where, back, "", "", "", ""])
        lines.append((where, back))
    return Section(Message(title), columns("where", "card", "type", "cost", "gives", "recycled"), rows, lines)


def card_row(texts: CardTexts, where: Cell, id: str) -> list[Cell]:
    """A card as a row."""
    return [where, texts.name(id), texts.kind(id), texts.cost(id), texts.gives(id), texts.recycled(id)]


def back(texts: CardTexts, laid: Any, known: Mapping[tuple[int, int], str]) -> Message:
    """A face-down card: who laid it, and what the viewer knows of it."""
    own = known.get((laid["round"], laid["slot"]))
    if own is not None:
        return Message("back-own", card=texts.name(own))
    return Message("back") if laid["placer"] is None else Message("back-by", seat=seat_name(laid["placer"]))


def offers(texts: CardTexts, table: Any, known: Mapping[tuple[int, int], str]) -> Section:
    """Both offer areas; alone, also the open top of the deck."""
    rows: list[list[Cell]] = []
    lines: list[tuple[Cell, Message]] = []
    if table["left"] or table["right"]:
        for area in AREAS:
            where = Message(f"place-{area}")
            if not table[area]:
                rows.append([where, "", Message("area-empty"), "", "", "", ""])
                lines.append((where, Message("area-empty")))
            for laid in table[area]:
                slot = f"#{laid['slot']}"
                if laid["face_down"]:
                    rows.append([where, slot, back(texts, laid, known), "", "", "", ""])
                    told = back(texts, laid, known)
                else:
                    first, *rest = card_row(texts, where, laid["card"])
                    rows.append([first, slot, *rest])
                    told = texts.whole(laid["card"])
                lines.append((Message("place-slot", place=where, slot=laid["slot"]), told))
        if table["top"] is not None:
            first, *rest = card_row(texts, Message("place-top"), table["top"])
            rows.append([first, "", *rest])
            lines.append((first, texts.whole(table["top"])))
    headings = columns("where", "slot", "card", "type", "cost", "gives", "recycled")
    return Section(Message("section-offers"), headings, rows, lines)


def own_selection(texts: CardTexts, player: Any, known: Mapping[tuple[int, int], str]) -> Section:
    """What the viewer has selected in this round."""
    cards: list[tuple[Cell, str]] = [("", laid["card"]) for laid in player["selection"] if not laid["face_down"]]
    hidden: list[tuple[Cell, Message]] = [
        (f"#{laid['slot']}", back(texts, laid, known)) for laid in player["selection"] if laid["face_down"]
    ]
    return card_sheet(texts, "section-selection", cards, hidden)


def others_selection(texts: CardTexts, table: Any, owner: int, known: Mapping[tuple[int, int], str]) -> Section:
    """What somebody else has selected, by name."""
    player = table["players"][owner]
    cards = [texts.name(laid["card"]) for laid in player["selection"] if not laid["face_down"]]
    cards += [
        Message("slot-back", back=back(texts, laid, known), slot=laid["slot"])
        for laid in player["selection"]
        if laid["face_down"]
    ]
    rows: list[list[Cell]] = [[seat_name(player["seat"]), Message("one-list", items=cards)]] if cards else []
    return Section(Message("section-others-selection"), columns("player", "cards"), rows)


# The modules.


def quest(texts: CardTexts, table: Any) -> Section:
    """The stages of the quest, and who has completed them."""
    rows: list[list[Cell]] = []
    seats = len(table["players"])
    stages = texts.stages(table["quest"], seats)
    for number, stage in enumerate(stages, 1):
        done = [seat_name(player["seat"]) for player in table["players"] if number in player["stages"]]
        told = Message("stage-last", name=name(stage)) if number == len(stages) else name(stage)
        cost = listed(figures(spaces(stage.cost)))
        rows.append([number, told, cost, listed(reward_figures(stage)), listed(done) or "·"])
    title = Message("section-quest", name=name(texts.quests[table["quest"]]))
    return Section(title, columns("stage", "name", "cost", "reward", "done"), rows)


def threats(texts: CardTexts, table: Any) -> Section:
    """The menaces in play, and what they do."""
    decks = [player["menace_deck"] for player in table["players"]]
    rows: list[list[Cell]] = []
    lines: list[tuple[Cell, Message]] = []
    for id, card in texts.menaces.items():
        if card.deck in decks:
            points = Message("points", n=card.vp)
            cost = Message("figure-soldiers", n=card.fight)
            rows.append([name(card), cost, card.vp, texts.threat(id)])
            facts = Message("threat-line", cost=cost, points=points, threat=texts.threat(id))
            lines.append((name(card), facts))
    return Section(Message("section-threats"), columns("menace", "fight", "points", "effect"), rows, lines)


def menaces(texts: CardTexts, table: Any) -> Section:
    """Everybody's own deck, and the menaces that have come."""
    rows: list[list[Cell]] = []
    for player in table["players"]:
        if player["menace_deck"] is None:
            continue
        deck = Message("menace-deck", deck=Message(f"deck-{player['menace_deck']}"), n=player["menaces_left"])
        came = player["menaces"] + [site["guard"] for site in player["sites"] if site["guard"] is not None]
        named: list[Message] = []
        for id in dict.fromkeys(came):
            copies = came.count(id)
            named.append(Message("times", card=texts.name(id), n=copies) if copies > 1 else texts.name(id))
        rows.append([seat_name(player["seat"]), deck, listed(named) or "·", listed(figures(player["theft"]))])
    return Section(Message("section-menaces"), columns("player", "deck", "menaces", "theft"), rows)


def advisors(texts: CardTexts, table: Any) -> Section:
    """Everybody's advisors: when, for how many soldiers, and what they do."""
    rows: list[list[Cell]] = []
    lines: list[tuple[Cell, Message]] = []
    for player in table["players"]:
        who = seat_name(player["seat"])
        for id in player["advisors"]:
            card = texts.cards[id]
            used: Cell = Message("advisor-used") if id in player["used"] else ""
            when = Message(f"phase-{card.phase}")
            rows.append([who, name(card), card.price, when, texts.ability(id), used])
            told = texts.whole(id)
            lines.append((who, Message("advisor-line-used", line=told) if id in player["used"] else told))
    headings = columns("player", "advisor", "soldiers", "when", "ability", "used")
    return Section(Message("section-advisors"), headings, rows, lines)
