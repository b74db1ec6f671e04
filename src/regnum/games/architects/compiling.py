"""Card expressions made into steps that the rules take: the engine's reading of what happens at once."""

from typing import Final

from regnum.games.architects import effects, moves, steps
from regnum.games.architects.card_words import THINGS, VOCABULARY
from regnum.games.architects.cards import Cost
from regnum.games.architects.counting import Condition
from regnum.games.architects.words import GAINS, GOODS
from regnum.games.expressions import (
    As,
    Deed,
    Either,
    Everyone,
    If,
    May,
    Node,
    On,
    Per,
    Repeatedly,
    Then,
    Trade,
)
from regnum.games.steps import Amount, Step
from regnum.games.vocabulary import BadExpression, misplaced

#: Verbs with an amount, and verbs without one, by what does them.
AMOUNTS: Final[dict[str, type[Amount]]] = {
    "draw": effects.Draw,
    "discard": effects.Discard,
    "take": effects.TakeDebts,
    "destroy": effects.Destroy,
    "dismiss": effects.Dismiss,
    "capture": effects.CaptureGroups,
    "release": effects.Release,
}
PLAIN: Final[dict[str, type[Step]]] = {
    "release-all": effects.ReleaseAll,
    "free-workers": effects.FreeWorkers,
    "hire": effects.HireAny,
    "build-again": effects.BuildAgain,
}
AT_ONCE: Final = ("gain", "lose", *AMOUNTS, *PLAIN, "pay ... ->")
#: The verbs that can stand before an arrow.
COSTS: Final = ("pay", "discard", "dismiss", "lose", "take")


def compiled(node: Node) -> Step:
    """What a part of an expression does at once."""
    text = node.text()
    if isinstance(node, Deed):
        return deed_of(node, text)
    if isinstance(node, Then):
        return steps.InOrder(text, [compiled(step) for step in node.steps])
    if isinstance(node, Either):
        return either_of(node, text)
    if isinstance(node, May):
        return may_of(node, text)
    if isinstance(node, Trade):
        return steps.Bargain(text, cost_of(node.cost), compiled(node.result))
    if isinstance(node, Per):
        return steps.ForEvery(text, compiled(node.what), THINGS.index(node.of), node.each)
    if isinstance(node, If):
        return steps.Provided(text, compiled(node.what), Condition(node))
    if isinstance(node, Everyone):
        return everyone_of(node, text)
    if isinstance(node, On):
        raise misplaced(f"{node.occasion}:", "here", ["what happens at once"])
    if isinstance(node, As):
        raise misplaced("as", "in this game", AT_ONCE)
    if isinstance(node, Repeatedly):
        raise misplaced("repeatedly", "in this game", ["may"])
    raise misplaced(";", "here", ["then"])


def step_of(text: str) -> Step:
    """The same for an expression as text: a position can wait in the middle of a card."""
    return compiled(VOCABULARY.parse(text))


def deed_of(deed: Deed, text: str) -> Step:
    """A verb and its amounts."""
    number = sum(deed.amounts.values())
    for noun in ("vp", "debt-vp"):
        if noun in deed.amounts:
            raise misplaced(noun, "at once, only after 'end:'", AT_ONCE)
    if deed.verb == "release" and number > moves.MOST_RELEASED:
        raise BadExpression(f"'{number}' is too many after 'release'; the most is {moves.MOST_RELEASED}")
    if deed.verb == "gain":
        return effects.Gain(text, gains_of(deed))
    if deed.verb == "lose":
        return effects.LoseVirtue(text, number)
    if deed.verb in AMOUNTS:
        return AMOUNTS[deed.verb](text, number)
    if deed.verb in PLAIN:
        return PLAIN[deed.verb](text)
    raise misplaced(deed.verb, "here", AT_ONCE)


def cost_of(deed: Deed) -> Step:
    """What stands before an arrow."""
    if deed.verb not in COSTS:
        raise misplaced(deed.verb, "before '->'", COSTS)
    return effects.Pay(deed.text(), goods_of(deed)) if deed.verb == "pay" else compiled(deed)


def either_of(node: Either, text: str) -> Step:
    """A choice; Barracks asks its two questions in one."""
    if len(node.options) > moves.MOST_OPTIONS:
        raise BadExpression(f"{len(node.options)} options with 'or' are too many; the most is {moves.MOST_OPTIONS}")
    options = [compiled(option) for option in node.options]
    if all(isinstance(option, effects.Gain) for option in options):
        return steps.PickOfGains(text, options, False)
    if [option.text for option in options] == FREE_OR_CAPTURE:
        return steps.FreeOrCaptureGroup(text, options, True)
    return steps.Pick(text, options, False)


FREE_OR_CAPTURE: Final = ["free-workers", "capture 1 group"]


def may_of(node: May, text: str) -> Step:
    """What may be left undone; Church and Library ask their questions in one."""
    option = compiled(node.what)
    if isinstance(option, steps.FreeOrCaptureGroup):
        return option
    if isinstance(option, steps.Pick):
        return steps.Pick(text, option.options, True)
    if isinstance(option, effects.Destroy):
        return steps.MayDestroy(text, [option], option.number)
    if (
        isinstance(option, steps.Bargain)
        and option.cost.text == DISCARD_ONE
        and isinstance(option.result, effects.Gain)
    ):
        return steps.MayDiscard(text, [option], option.result.given)
    return steps.Pick(text, [option], True)


DISCARD_ONE: Final = "discard 1 building"


def everyone_of(node: Everyone, text: str) -> Step:
    """For every player, on each player's own condition."""
    what = node.what
    condition = Condition(what) if isinstance(what, If) else None
    inner = what.what if isinstance(what, If) else what
    step = compiled(inner)
    if isinstance(inner, Deed) and list(inner.amounts) == ["virtue"]:
        points = inner.amounts["virtue"]
        return steps.EveryoneVirtue(text, step, condition, points if inner.verb == "gain" else -points)
    return steps.EveryoneDoes(text, step, condition)


def gains_of(deed: Deed) -> list[int]:
    return [deed.amounts.get(gain, 0) for gain in GAINS]


def goods_of(deed: Deed) -> Cost:
    return Cost([deed.amounts.get(good, 0) for good in GOODS])
