"""What stands in each field of the cards: abilities of Townsfolk, slots, Manuscripts, effects.

A word that can't stand in a field is refused, with what would be possible there.
"""

from typing import Final

from regnum.games.expressions import END, As, Deed, May, Node, On, Per, Repeatedly, clauses_of, walk
from regnum.games.steps import Step
from regnum.games.viscounts.card_words import FUNDED, THINGS
from regnum.games.viscounts.cards import EndPoints, Fund, Manuscript, Powers, Townsfolk
from regnum.games.viscounts.compiling import ACTING, AT_ONCE, compiled, gains_of
from regnum.games.viscounts.words import (
    ACTIONS,
    COLLISION,
    DROP_OFF,
    GOODS,
    HIRE,
    ICONS,
    IMMEDIATE,
    OCCASIONS,
    ONGOING,
)
from regnum.games.vocabulary import BadExpression, misplaced


def effect_of(tree: Node) -> Step:
    """What a card or a space does for a player at once; what only an AI does is refused."""
    for part in walk(tree):
        if isinstance(part, Deed) and (part.verb == "dismiss" or part.verb in ACTING):
            raise misplaced(part.verb, "here, only on Schemes", AT_ONCE)
        if isinstance(part, Deed) and "schemes" in part.amounts:
            raise misplaced("schemes", "here, only on Schemes", AT_ONCE)
    return compiled(tree)


def gift_of(tree: Node) -> list[int]:
    """What a player or an AI begins with, by `GAINS`: it can't depend on anything."""
    if not isinstance(tree, Deed) or tree.verb != "gain":
        raise misplaced(tree.text(), "here", ["gain, with amounts"])
    return gains_of(tree)


def add_manuscript(tile: Manuscript, tree: Node) -> None:
    """Give a Manuscript its immediate effect, or what it is worth at the end (VIS-SCRIBE-04, VIS-SCRIBE-08)."""
    if not isinstance(tree, On):
        tile.effect = effect_of(tree)
        return
    what = tree.what
    if tree.occasion != END or not isinstance(what, Per) or list(what.what.amounts) != ["vp"]:
        raise misplaced(tree.text(), "on a Manuscript", ["end: gain 1 vp per ...", "what happens at once"])
    tile.end = EndPoints(what.what.amounts["vp"], what.each, THINGS.index(what.of))


# Townsfolk.


def add_ability(card: Townsfolk, tree: Node) -> None:
    """Give a Townsfolk card what its expression says: one timing only (VIS-ANAT-04)."""
    clauses = clauses_of(tree)
    if not isinstance(tree, On) and len(clauses) == 1:
        card.timing = IMMEDIATE
        card.ability = effect_of(tree)
    elif isinstance(tree, On) and tree.occasion == "drop-off":
        card.timing = DROP_OFF
        card.ability = effect_of(tree.what)
    else:
        card.timing = ONGOING
        card.powers = powers_of(tree)


#: The occasions of ongoing abilities; the others are an AI's.
OF_PLAYERS: Final = OCCASIONS[: HIRE + 1]
OF_AI_SLOTS: Final = (OCCASIONS[COLLISION], *OCCASIONS[HIRE + 1 :])


def powers_of(tree: Node) -> Powers:
    """What holds while a card lies on a Player Board: an occasion or an action, then what comes of it (VIS-ANAT-05)."""
    powers = Powers()
    for clause in clauses_of(tree):
        if not isinstance(clause, On):
            raise BadExpression(f"'{clause.text()}' needs an occasion before it, such as 'after-trade:'")
        if not add_saving(powers, clause):
            add_power(powers, clause)
    return powers


def add_power(powers: Powers, clause: On) -> None:
    if clause.occasion in FUNDED:
        add_fund(powers, ACTIONS.index(clause.occasion), clause.what)
    elif clause.occasion in OF_PLAYERS:
        add_step(powers, clause.occasion, effect_of(clause.what))
    else:
        possible = [f"{at}:" for at in (*OF_PLAYERS, *FUNDED)]
        raise misplaced(f"{clause.occasion}:", "here", [*possible, "drop-off: alone", "what happens at once, alone"])


def add_step(powers: Powers, occasion: str, step: Step) -> None:
    at = OCCASIONS.index(occasion)
    if powers.at[at] is not None:
        raise BadExpression(f"'{occasion}:' stands twice; join what happens with 'then'")
    powers.at[at] = step


def add_saving(powers: Powers, clause: On) -> bool:
    """Silver saved when hiring or dismissing (VIS-R-21); False where the clause is about something else."""
    what = clause.what
    if not isinstance(what, Deed) or what.verb != "save":
        return False
    if clause.occasion == "hire":
        powers.hire_saving += what.amounts["silver"]
    elif clause.occasion == "dismiss":
        powers.dismiss_saving += what.amounts["silver"]
    else:
        raise misplaced(clause.text(), "here", ["hire: save 1 silver", "dismiss: save 1 silver"])
    return True


def add_fund(powers: Powers, action: int, what: Node) -> None:
    """Goods or Merchant icons that count as icons of an action (VIS-R-14, VIS-R-15)."""
    icon = f"{ICONS[action]}s"
    shown = what.what if isinstance(what, May | Repeatedly) else None
    if not isinstance(shown, As) or shown.noun != icon or len(shown.what.amounts) > 1:
        raise not_funding(what, action)
    noun, number = next(iter(shown.what.amounts.items()))
    if noun != "merchants" and noun not in GOODS:
        raise not_funding(what, action)
    good = -1 if noun == "merchants" else GOODS.index(noun)
    powers.funds[action].append(Fund(good, number, shown.number, isinstance(what, May)))


def not_funding(what: Node, action: int) -> BadExpression:
    icon = ICONS[action]
    possible = [f"may use 1 {GOODS[action]} as 2 {icon}s", f"may repeatedly use 2 merchants as 1 {icon}"]
    return misplaced(what.text(), f"after '{ACTIONS[action]}:'", possible)


# Slots.

#: What a slot can do beside what a Townsfolk card can.
ON_A_SLOT: Final = ("movement: may walk 1 step", "dismiss: cost 1 silver", "raise 1 hand-limit")


def slot_powers(tree: Node) -> Powers:
    """What an uncovered slot of a Player Board does (VIS-BUILD-12 to VIS-BUILD-14)."""
    powers = Powers()
    occasion = tree.occasion if isinstance(tree, On) else ""
    deed = tree.what if isinstance(tree, On) else tree
    if occasion == "movement" and isinstance(deed, May):
        deed = deed.what
    verb = deed.verb if isinstance(deed, Deed) else ""
    number = sum(deed.amounts.values()) if isinstance(deed, Deed) else 0
    match (occasion, verb):
        case ("movement", "walk"):
            powers.steps = number
        case ("dismiss", "cost"):
            powers.dismiss_price = number
        case ("", "raise"):
            powers.hand_limit = number
        case ("", _) | ("movement", _):
            raise misplaced(tree.text(), "on a slot", ON_A_SLOT)
        case _:
            return powers_of(tree)
    return powers


def ai_powers(tree: Node) -> Powers:
    """What an uncovered slot of an AI board does (VIS-R-65)."""
    powers = Powers()
    if not isinstance(tree, On) or tree.occasion not in OF_AI_SLOTS:
        raise misplaced(tree.text(), "on a slot of an AI", [f"{at}:" for at in OF_AI_SLOTS])
    add_step(powers, tree.occasion, compiled(tree.what))
    return powers
