"""The expansion in messages: moves, decisions, cards, entries, and its part of the table."""

from collections.abc import Mapping
from typing import Any, Final

from regnum.engine.messages import Argument, Cell, Entry, Message, Narrator, Prospect, Section
from regnum.engine.resolving import waiting_choice
from regnum.engine.state import Choice
from regnum.games.expressions import END, Deed, Node, On, clauses_of
from regnum.games.gates_of_gold import cardfiles, moves, specs
from regnum.games.gates_of_gold.columns import PaySilver, SpendResources
from regnum.games.gates_of_gold.orders import order_price
from regnum.games.gates_of_gold.state import board_of, gate_of
from regnum.games.gates_of_gold.words import BOARDS, BONUSES, LEADER
from regnum.games.sentences import BARE, DO, fold, name
from regnum.games.viscounts.dismissing import dismiss_price
from regnum.games.viscounts.hiring import FreeHire
from regnum.games.viscounts.state import Table
from regnum.games.viscounts.telling.attached import Telling
from regnum.games.viscounts.telling.cards import SENTENCES, CardTexts, icons, slot
from regnum.games.viscounts.telling.moves import MoveTeller
from regnum.games.viscounts.telling.narrator import ViscountsNarrator
from regnum.games.viscounts.telling.places import towns
from regnum.games.viscounts.telling.table import columns, listed, seat_name, side_name
from regnum.games.viscounts.words import RIBBONS, SEGMENTS

#: The columns of a Manuscript Board, by the rule that says what each does.
COLUMNS: Final = ("GOG-MBOARD-04", "GOG-MBOARD-08", "GOG-MBOARD-09", "GOG-MBOARD-10")
SYMBOLS: Final = {
    "order": "GOG-ORDER-03",
    "outsider": "GOG-ICON-03",
    "gate": "GOG-OUT-01",
    "welcome": "GOG-WELCOME-01",
    "refuse": "GOG-REFUSE-02",
    "draw": "GOG-ICON-02",
}
SCORE: Final = {"outsiders": "GOG-SCORE-01", "builders": "GOG-SCORE-18"}


# Moves and decisions.


def tell_move(narrator: Narrator, table: Table, seat: int, move: int) -> Message:
    """What one of the expansion's moves would do."""
    assert isinstance(narrator, ViscountsNarrator)
    deck = gate_of(table).deck
    if move == moves.ORDER:
        price = 0 if isinstance(waiting_choice(table, seat), FreeHire) else order_price(table, seat)
        return Message("move-order", cost=Message("amount-silver", n=price)) if price else Message("move-order-free")
    if move == moves.COLUMN_DRAW:
        return Message("move-column-draw", cost=Message("amount-silver", n=deck.draw_price))
    if move == moves.COLUMN_REARRANGE:
        return Message("move-column-rearrange", n=deck.rearrange_price)
    if moves.DISMISS <= move < moves.WELCOME:
        return dismissal(narrator, table, seat, move - moves.DISMISS)
    if moves.WELCOME <= move < moves.REFUSE:
        return Message("move-welcome", card=narrator.texts.whole_townsfolk(moves.OUTSIDERS[move - moves.WELCOME]))
    if moves.REFUSE <= move < moves.RIBBON:
        spec = cardfiles.outsiders()[move - moves.REFUSE]
        return Message("move-refuse", card=name(spec), what=SENTENCES.deed(spec.refused.tree))
    if moves.RIBBON <= move < moves.RESOLVE:
        ribbon = RIBBONS[move - moves.RIBBON]
        columns_of: list[str] = [*cardfiles.gate().board[board_of(table.players[seat]).board].columns]
        return Message("move-ribbon", ribbon=Message(f"ribbon-{ribbon}"), n=columns_of.index(ribbon) + 1)
    if moves.RESOLVE <= move < moves.RESOLVE_ORDER:
        return resolved(table, move - moves.RESOLVE)
    return Message(
        "move-" + table.rules.catalogue.notations[table.rules.first_of(moves.MOVES) + move].replace(" ", "-")
    )


def dismissal(narrator: ViscountsNarrator, table: Table, seat: int, segment: int) -> Message:
    """The Townsfolk of another segment, and its price."""
    card = MoveTeller(narrator.texts, table, seat).townsfolk(segment)
    price = Message("amount-silver", n=dismiss_price(table, seat, segment))
    return Message("move-dismiss-there", towns=towns(SEGMENTS[segment]), cost=price, card=card)


def resolved(table: Table, kind: int) -> Message:
    """What the bonus card of a kind does."""
    spec = cardfiles.bonuses(kind)[gate_of(table).bonus[kind]]
    return Message("move-resolve", card=Message(f"bonus-{BONUSES[kind]}"), what=slot(spec))


def decision_arguments(choice: Choice) -> dict[str, Argument]:
    """What fills the gaps of the sentence for a decision."""
    if isinstance(choice, PaySilver):
        return {"n": choice.price}
    return {"n": choice.number} if isinstance(choice, SpendResources) else {}


def tell_prospect(table: Table, target: str) -> Prospect | None:
    """An Outsider before the gate comes with a King's Order (GOG-ORDER-03)."""
    group, _, id = target.partition("/")
    there = [table.deck.townsfolk[card].id for card in gate_of(table).row]
    return Prospect(Message("prospect-outsider"), "GOG-ORDER-03") if group == "outsider" and id in there else None


# Cards.


def at_the_end(tree: Node) -> Message:
    """What an Outsider in a deck is worth or does; points are told without a verb."""
    told: list[Message] = []
    for clause in clauses_of(tree):
        assert isinstance(clause, On)
        points = isinstance(clause.what, Deed) and "vp" in clause.what.amounts
        told.append(SENTENCES.tell(clause.what, BARE if points else DO, END))
    return fold("outsider-and", "outsider-and", told)


def bonus_facts(spec: specs.BonusSpec) -> Message:
    """What a bonus card or a Castle Leader card is worth and does."""
    what = slot(spec)
    if spec.needs:
        what = Message(f"bonus-with-{spec.needs}", what=what)
    return Message("bonus-facts", points=Message("points", n=spec.vp), what=what)


def board_facts(board: specs.BoardSpec) -> Message:
    """The ribbons of a board's columns."""
    return Message("board-facts", ribbons=[Message(f"ribbon-{ribbon}") for ribbon in board.columns])


class GateTelling(Telling):
    """Tells of the expansion."""

    def add_cards(self, texts: CardTexts) -> None:
        texts.townsfolk |= {card.id: card for group in (cardfiles.townsfolk(), cardfiles.heroes()) for card in group}
        texts.manuscripts |= {tile.id: tile for tile in (*cardfiles.manuscripts(), *cardfiles.loose_tiles())}
        for card in cardfiles.outsiders():
            texts.townsfolk[card.id] = card
            refused = SENTENCES.deed(card.refused.tree)
            texts.others[card.id] = Message("outsider-worth", refused=refused, end=at_the_end(card.end.tree))
        for id in cardfiles.order_ids():
            texts.townsfolk[id] = cardfiles.gate().order
            texts.others[id] = Message("order-worth")

    def entries(self, texts: CardTexts) -> dict[str, Entry]:
        """Outsiders, orders, bonus cards, boards, columns and words; all else is among the cards of the game."""
        told: dict[str, Entry] = {}
        for card in cardfiles.outsiders():
            told[f"card/{card.id}"] = Entry(name(card), texts.townsfolk_facts(card.id), "GOG-WELCOME-03")
        for id in cardfiles.order_ids():
            told[f"card/{id}"] = Entry(texts.townsfolk_name(id), texts.townsfolk_facts(id), "GOG-ORDER-04")
        for kind, word in enumerate(BONUSES):
            for spec in cardfiles.bonuses(kind):
                told[f"bonus/{spec.id}"] = Entry(Message(f"bonus-{word}"), bonus_facts(spec), spec.rule)
        for number, board in enumerate(cardfiles.gate().board, 1):
            told[f"board/{board.id}"] = Entry(Message("board-name", n=number), board_facts(board), "GOG-MBOARD-01")
        for number, rule in enumerate(COLUMNS, 1):
            title = Message("column-name", n=number)
            told[f"column/{number}"] = Entry(title, Message(f"about-column-{number}"), rule)
        for group, words in (("symbol", SYMBOLS), ("score", SCORE)):
            for word, rule in words.items():
                told[f"{group}/{word}"] = Entry(Message(f"{group}-{word}"), Message(f"about-{group}-{word}"), rule)
        return told

    def sections(self, texts: CardTexts, view: Mapping[str, object]) -> list[Section]:
        """What waits before the gate, the single cards, and the boards."""
        table: Any = view["table"]
        told = [outsiders(texts, table), gate(table), boards(texts, table)]
        return [section for section in told if section.rows]

    def places(self, texts: CardTexts, view: Mapping[str, object]) -> list[tuple[Message, Cell]]:
        """Who waits before the gate, and whose the single cards are."""
        table: Any = view["table"]
        waiting = [name(texts.townsfolk[id]) for id in table["outsiders"]]
        return [(Message("section-outsiders"), listed(waiting))] + [
            (what, now) for what, now in gate(table).rows if isinstance(what, Message)
        ]


# The table at a glance.


def outsiders(texts: CardTexts, table: Any) -> Section:
    """The row before the gate."""
    rows: list[list[Cell]] = []
    lines: list[tuple[Cell, Message]] = []
    for id in table["outsiders"]:
        card = texts.townsfolk[id]
        rows.append([name(card), card.silver, listed(icons(card.icons)), texts.worth(id)])
        lines.append((name(card), texts.townsfolk_facts(id)))
    return Section(Message("section-outsiders"), columns("card", "silver", "icons", "worth"), rows, lines)


def gate(table: Any) -> Section:
    """What is left in the piles, and the cards that there is one of."""
    rows: list[list[Cell]] = [
        [Message("gate-orders"), len(table["orders"])],
        [Message("gate-outsiders"), table["outsider_pile"]],
    ]
    for kind, word in enumerate(BONUSES):
        spec = next(card for card in cardfiles.bonuses(kind) if card.id == table[f"{word}_card"])
        holder = table["leader"] if kind == LEADER else table[f"{word}_holder"]
        facts = bonus_facts(spec)
        told = (
            Message("gate-nobodys", facts=facts)
            if holder is None
            else Message("gate-somebodys", seat=side_name(holder), facts=facts)
        )
        rows.append([Message(f"bonus-{word}"), told])
    return Section(Message("section-gate"), columns("what", "now"), rows)


def boards(texts: CardTexts, table: Any) -> Section:
    """How many Manuscripts each player has in each column."""
    rows: list[list[Cell]] = []
    for player in table["players"]:
        board = cardfiles.gate().board[BOARDS.index(player["manuscript_board"])]
        ribbons = [texts.manuscripts[id].ribbon for id in player["manuscripts"]]
        cells = [Message("board-column", ribbon=Message(f"ribbon-{r}"), n=ribbons.count(r)) for r in board.columns]
        rows.append([seat_name(player), *cells])
    headings = [Message("column-of-board", n=number) for number in range(1, len(COLUMNS) + 1)]
    return Section(Message("section-boards"), [*columns("player"), *headings], rows)
