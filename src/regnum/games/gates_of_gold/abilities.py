"""What stands in each field of the expansion's cards."""

from typing import Final

from regnum.games.expressions import END, LEAST, Deed, Either, If, Node, On, Per, clauses_of
from regnum.games.gates_of_gold import effects as effects  # it teaches the base game the verbs
from regnum.games.gates_of_gold.card_words import VOCABULARY
from regnum.games.gates_of_gold.cards import ASKS_DEBTS_OR_DEED, ASKS_FLIP, Bonus, Gift, Outsider, Worth
from regnum.games.gates_of_gold.words import FLIP, OWN_OCCASIONS
from regnum.games.viscounts import abilities
from regnum.games.viscounts.cards import EndPoints, Manuscript, Powers, Townsfolk
from regnum.games.viscounts.compiling import compiled
from regnum.games.viscounts.words import ONGOING
from regnum.games.vocabulary import misplaced

#: What a Townsfolk card can do while it lies there, beside what one of the base game can.
ON_A_CARD: Final = ("movement: may walk 1 step", "raise 1 hand-limit", "dismiss: anywhere")


def add_ability(card: Townsfolk, tree: Node) -> Gift | None:
    """Give a Townsfolk card what its expression says; a gift is what the base game has no place for."""
    gift = gift_of(tree)
    if gift is None:
        abilities.add_ability(card, tree)
    else:
        card.timing = ONGOING
        card.powers = Powers()
    return gift


def gift_of(tree: Node) -> Gift | None:
    """Free steps, a higher hand limit, or dismissing anywhere (GOG-ICON-06); None for anything else."""
    gift = Gift()
    if isinstance(tree, On) and isinstance(tree.what, Deed) and tree.what.verb == "anywhere":
        if tree.occasion != "dismiss":
            raise misplaced(tree.text(), "here", ON_A_CARD)
        gift.anywhere = True
        return gift
    powers = lasting(tree)
    if powers is None:
        return None
    gift.steps = powers.steps
    gift.hand_limit = powers.hand_limit
    return gift


def lasting(tree: Node) -> Powers | None:
    """What holds without an occasion, as slots have it."""
    walks = isinstance(tree, On) and tree.occasion == "movement"
    raises = isinstance(tree, Deed) and tree.verb == "raise"
    return abilities.slot_powers(tree) if walks or raises else None


def add_scribed(tile: Manuscript, tree: Node) -> None:
    """Give a Manuscript its effect, or its points at the end, which may count what the base game does not."""
    if isinstance(tree, On) and tree.occasion == END and isinstance(tree.what, Per):
        what = tree.what
        tile.end = EndPoints(what.what.amounts["vp"], what.each, VOCABULARY.things.index(what.of))
    else:
        abilities.add_manuscript(tile, tree)


def add_bonus(bonus: Bonus, tree: Node) -> None:
    """Give a bonus card or a Castle Leader card its ability."""
    powers = lasting(tree)
    if powers is not None:
        bonus.powers = powers
    elif isinstance(tree, On) and tree.occasion in OWN_OCCASIONS:
        bonus.own[OWN_OCCASIONS.index(tree.occasion)] = compiled(tree.what)
    elif isinstance(tree, On) and tree.occasion == FLIP:
        for occasion in ("flip-debt", "flip-deed"):
            abilities.add_step(bonus.powers, occasion, compiled(tree.what))
    else:
        bonus.powers = abilities.powers_of(tree)


def add_end(outsider: Outsider, tree: Node) -> None:
    """Give an Outsider what it is worth in a deck at the end of the game (GOG-WELCOME-05)."""
    for clause in clauses_of(tree):
        if not isinstance(clause, On) or clause.occasion != END:
            raise misplaced(clause.text(), "here", ["end: ..."])
        what = clause.what
        if isinstance(what, Per):
            outsider.worth.append(Worth(_vp(what.what), what.each, VOCABULARY.things.index(what.of), 0))
        elif isinstance(what, If) and what.test == LEAST and isinstance(what.what, Deed):
            outsider.worth.append(Worth(_vp(what.what), 0, VOCABULARY.things.index(what.of), what.least))
        elif isinstance(what, Either):
            outsider.asks = ASKS_DEBTS_OR_DEED
        elif isinstance(what, Deed):
            _add_deed(outsider, what)
        else:
            raise misplaced(clause.text(), "here", ["end: gain 1 vp per ...", "end: gain 5 vp if ..."])


def _add_deed(outsider: Outsider, deed: Deed) -> None:
    if deed.verb == "flip":
        outsider.asks = ASKS_FLIP
    elif deed.verb == "ease":
        outsider.debt_vp = deed.amounts["debt-vp"]
    elif "ribbons" in deed.amounts:
        outsider.ribbons = deed.amounts["ribbons"]
    else:
        outsider.worth.append(Worth(_vp(deed), 0, -1, 0))


def _vp(deed: Deed) -> int:
    if deed.verb != "gain" or list(deed.amounts) != ["vp"]:
        raise misplaced(deed.text(), "after 'end:'", ["gain ... vp"])
    return deed.amounts["vp"]
