"""What stands in each field of the cards: Buildings, Apprentices, rewards, market cards and player boards.

A word that can't stand in a field is refused, with what would be possible there.
"""

from typing import Final

from regnum.games.architects.boards import AvoidsDebt, CheaperConstruction, SameResource
from regnum.games.architects.card_words import THINGS
from regnum.games.architects.cards import Apprentice, CardEffect
from regnum.games.architects.compiling import compiled, gains_of, goods_of
from regnum.games.architects.counting import Condition, Term
from regnum.games.architects.effects import Gain
from regnum.games.architects.extra_boards import DiscardsForResource, DiscardsForVirtue, GainsOnDebt, GainsOnVirtue
from regnum.games.architects.state import Board, Table
from regnum.games.architects.steps import BUILDING_RULE, Later
from regnum.games.architects.words import OCCASIONS
from regnum.games.expressions import END, Deed, If, May, Node, On, Per, Then, Trade, clauses_of
from regnum.games.vocabulary import BadExpression, misplaced


def plain_gain(tree: Node) -> list[int]:
    """What a market card gives: its goods lie open, so they can't depend on anything (ARC-BLACKMARKET-08)."""
    if not isinstance(tree, Deed) or tree.verb != "gain" or "vp" in tree.amounts:
        raise misplaced(tree.text(), "here", ["gain, with goods, virtue and building"])
    return gains_of(tree)


class BuildingEffect(CardEffect):
    """What a Building does at once, and what it is worth at the end of the game (ARC-BUILD-05)."""

    def __init__(self, tree: Node) -> None:
        at_once: list[Node] = []
        self.vp: list[Term] = []
        self.virtue: list[Term] = []
        self.debt = 0
        for clause in clauses_of(tree):
            if not isinstance(clause, On):
                at_once.append(clause)
            elif clause.occasion == END:
                self.add(clause.what, -1, 1, None)
            else:
                raise misplaced(f"{clause.occasion}:", "on a Building", ["end:", "what happens at once"])
        self.step = compiled(at_once[0] if len(at_once) == 1 else Then(at_once)) if at_once else None
        self.changes_virtue = bool(self.virtue)

    def add(self, node: Node, of: int, each: int, condition: Condition | None) -> None:
        """Add what a part of the expression is worth at the end."""
        if isinstance(node, Then):
            for step in node.steps:
                self.add(step, of, each, condition)
        elif isinstance(node, Per):
            self.add(node.what, THINGS.index(node.of), node.each, condition)
        elif isinstance(node, If) and condition is None:
            self.add(node.what, of, each, Condition(node))
        elif isinstance(node, Deed) and node.verb in ("gain", "lose", "save"):
            for noun, number in node.amounts.items():
                self.add_points(node.verb, noun, Term(-number if node.verb == "lose" else number, of, each, condition))
        else:
            raise misplaced(node.text(), "after 'end:'", AT_THE_END)

    def add_points(self, verb: str, noun: str, term: Term) -> None:
        if noun == "vp":
            self.vp.append(term)
        elif noun == "virtue" and verb != "save":
            self.virtue.append(term)
        elif noun == "debt-vp" and term.of < 0 and term.condition is None:
            self.debt += term.points
        else:
            raise misplaced(f"{verb} {abs(term.points)} {noun}", "after 'end:'", AT_THE_END)

    def now(self, table: Table, seat: int) -> None:
        if self.step is not None:
            self.step.do(table, seat, BUILDING_RULE)

    def end_virtue(self, table: Table, seat: int) -> int:
        points = 0
        for term in self.virtue:
            points += term.value(table, seat)
        return points

    def end_vp(self, table: Table, seat: int) -> int:
        points = 0
        for term in self.vp:
            points += term.value(table, seat)
        return points

    def debt_vp(self) -> int:
        """Several add up (ARC-RUL-64)."""
        return self.debt


AT_THE_END: Final = (
    "gain or lose vp or virtue, also with 'per' and 'if'",
    "save or lose debt-vp",
    "several of these with 'then'",
)

# Apprentices.

#: Where Apprentices act, beside King's Storehouse and Reset; and where they save Silver and Virtue.
ACTING: Final = (
    "quarry",
    "forest",
    "mines",
    "silversmith",
    "tax-stand",
    "black-market",
    "cathedral",
    "debt-paid",
    "send-to-prison",
)
SAVING_SILVER: Final = ("town-centre", "black-market")
SAVING_VIRTUE: Final = ("black-market", "tax-stand")


def add_ability(card: Apprentice, tree: Node) -> None:
    """Give an Apprentice what its expression says (ARC-WORKSHOP-11, ARC-WORKSHOP-14)."""
    for clause in clauses_of(tree):
        if not isinstance(clause, On):
            raise BadExpression(f"'{clause.text()}' needs an occasion before it, such as 'quarry:'")
        what = clause.what
        if isinstance(what, Deed) and what.verb == "save":
            add_saving(card, clause.occasion, what)
        elif clause.occasion == "storehouse":
            add_storehouse(card, what)
        elif clause.occasion == "reset":
            add_reset(card, what)
        elif clause.occasion in ACTING:
            occasion = OCCASIONS.index(clause.occasion)
            if card.at[occasion] is not None:
                raise twice(clause.occasion)
            step = compiled(what)
            card.at[occasion] = step if isinstance(step, Gain) else Later(step)
        else:
            raise misplaced(f"{clause.occasion}:", "here", [f"{at}:" for at in (*ACTING, "storehouse", "reset")])


def twice(occasion: str) -> BadExpression:
    return BadExpression(f"'{occasion}:' stands twice; join what happens with 'then'")


def add_saving(card: Apprentice, at: str, what: Deed) -> None:
    """Silver saved, or Virtue not lost, on an occasion."""
    noun = next(iter(what.amounts))
    places = SAVING_SILVER if noun == "silver" else SAVING_VIRTUE if noun == "virtue" else ()
    if at not in places or len(what.amounts) > 1:
        possible = [f"{place}: save 1 silver" for place in SAVING_SILVER]
        possible += [f"{place}: save 1 virtue" for place in SAVING_VIRTUE]
        raise misplaced(f"{at}: {what.text()}", "here", possible)
    saved = card.saving if noun == "silver" else card.spared
    saved[OCCASIONS.index(at)] += what.amounts[noun]


def add_storehouse(card: Apprentice, what: Node) -> None:
    """A further trade, or as if more Workers stood there (ARC-STORE-01, ARC-STORE-04)."""
    if isinstance(what, Deed) and what.verb == "count":
        card.extra_workers += what.amounts["workers"]
    elif isinstance(what, Trade) and what.cost.verb == "pay":
        if card.trade is not None:
            raise twice("storehouse")
        card.trade = goods_of(what.cost)
        card.trade_result = compiled(what.result)
    else:
        raise misplaced(what.text(), "after 'storehouse:'", ["pay ... -> ...", "count 1 worker"])


def add_reset(card: Apprentice, what: Node) -> None:
    """What the card can be used for at a Reset; whether it is used is asked anyway (ARC-RESET-05)."""
    if card.reset is not None:
        raise twice("reset")
    card.reset = compiled(what.what if isinstance(what, May) else what)


# Player boards.

#: What a player board can do; the rules have no hook for more.
ON_A_BOARD: Final = (
    "black-market: draw",
    "construction: draw",
    "send-to-prison: gain ... silver",
    "hire: save ... silver",
    "reset: may release",
    "debt-taken: gain",
    "virtue-gained: gain ... silver",
    "ignore",
    "limit",
    "no-cathedral-discard",
    "avoid-debt 2 silver",
    "same-resource",
    "cheaper-construction",
    "discard-for-resource",
    "discard-for-virtue",
)


def board_of(tree: Node, id: str) -> Board:
    """A player board with what its expression says. What needs a class of its own comes first (ARC-ADV-01)."""
    first, *others = clauses_of(tree)
    board = odd_board(first, id)
    if board is None:
        board = Board(id)
        others = [first, *others]
    for clause in others:
        if not add_to_board(board, clause):
            raise misplaced(clause.text(), "on a player board", ON_A_BOARD)
    return board


def odd_board(clause: Node, id: str) -> Board | None:
    """A board that bends the rules in a way of its own."""
    match clause.text():
        case "same-resource":
            return SameResource(id)
        case "cheaper-construction":
            return CheaperConstruction(id)
        case "avoid-debt 2 silver":
            return AvoidsDebt(id)
        case "discard-for-resource":
            return DiscardsForResource(id)
        case "discard-for-virtue":
            return DiscardsForVirtue(id)
    if isinstance(clause, On) and isinstance(clause.what, Deed) and clause.what.verb == "gain":
        if clause.occasion == "debt-taken":
            return GainsOnDebt(id, plain_gain(clause.what))
        if clause.occasion == "virtue-gained" and list(clause.what.amounts) == ["silver"]:
            return GainsOnVirtue(id, clause.what.amounts["silver"])
    return None


def add_to_board(board: Board, clause: Node) -> bool:
    """Set the figure of a board that a clause is about; False when there is none."""
    occasion = clause.occasion if isinstance(clause, On) else ""
    deed = clause.what if isinstance(clause, On) else clause
    if occasion == "reset" and isinstance(deed, May):
        deed = deed.what
    if not isinstance(deed, Deed):
        return False
    number = sum(deed.amounts.values())
    match (occasion, deed.verb, *deed.amounts):
        case ("black-market", "draw", _):
            board.market_draws = number
        case ("construction", "draw", _):
            board.construction_draws = number
        case ("send-to-prison", "gain", "silver"):
            board.prison_silver = number
        case ("hire", "save", "silver"):
            board.hire_saving = number
        case ("reset", "release", _):
            board.reset_release = number
        case ("", "ignore", _):
            board.tax_ignored = number
        case ("", "limit", "apprentices"):
            board.apprentice_limit = number
        case ("", "limit", "building"):
            board.hand_limit = number
        case ("", "no-cathedral-discard"):
            board.discards_for_cathedral = False
        case _:
            return False
    return True
