"""Card expressions made into steps that the rules take: the engine's reading of what happens at once."""

from typing import Final

from regnum.games.expressions import LEAST, MOST, Deed, Either, If, May, Node, On, Per, Then
from regnum.games.steps import Amount, Step
from regnum.games.viscounts import effects, steps
from regnum.games.viscounts.card_words import ALL_WORDS
from regnum.games.viscounts.words import BUILDINGS, GAINS, MOST_OPTIONS
from regnum.games.vocabulary import BadExpression, misplaced

#: Verbs with an amount, and verbs without one, by what does them; expansions add theirs.
AMOUNTS: Final[dict[str, type[Amount]]] = {
    "place": effects.PlaceWorkers,
    "take": effects.TakeManuscripts,
    "discard": effects.Discard,
    "destroy": effects.Destroy,
    "move": effects.MoveWorkers,
}
PLAIN: Final[dict[str, type[Step]]] = {
    "hire": effects.HireAny,
    "shuffle": effects.Shuffle,
    "rearrange": effects.Rearrange,
    "dismiss": effects.Dismiss,
}
#: An AI's actions; -1 is its focus.
ACTING: Final[dict[str, int]] = {"construct": 1, "castle": 2, "transcribe": 3, "focus": -1}
AT_ONCE: Final = ("gain", "flip", "build", *AMOUNTS, "hire", "shuffle", "rearrange")


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
        return steps.Pick(text, [compiled(node.what)], True)
    if isinstance(node, If):
        return provided_of(node, text)
    if isinstance(node, Per):
        return per_of(node, text)
    if isinstance(node, On):
        raise misplaced(f"{node.occasion}:", "here", ["what happens at once"])
    raise misplaced(text, "here", AT_ONCE)


def step_of(text: str) -> Step:
    """The same for an expression as text: a position can wait in the middle of a card."""
    return compiled(ALL_WORDS.parse(text))


def deed_of(deed: Deed, text: str) -> Step:
    """A verb and its amounts."""
    if deed.verb == "gain":
        return effects.Gain(text, gains_of(deed))
    if deed.verb in PLAIN:
        return PLAIN[deed.verb](text)
    if deed.verb in ACTING:
        return effects.Act(text, ACTING[deed.verb])
    if len(deed.amounts) > 1:
        raise misplaced("+", f"after '{deed.verb}'", ["then"])
    noun, number = next(iter(deed.amounts.items()))
    if deed.verb == "flip":
        return effects.Flip(text, number, noun != "deeds", noun != "debts")
    if deed.verb == "build":
        return effects.Build(text, number, BUILDINGS.index(noun.removesuffix("s")))
    if deed.verb in AMOUNTS:
        return AMOUNTS[deed.verb](text, number)
    raise misplaced(deed.verb, "here", AT_ONCE)


def gains_of(deed: Deed) -> list[int]:
    """What `gain` gives, by `GAINS`."""
    if "vp" in deed.amounts:
        raise misplaced("vp", "at once, only after 'end:'", AT_ONCE)
    return [deed.amounts.get(gain, 0) for gain in GAINS]


def either_of(node: Either, text: str) -> Step:
    """A choice."""
    if len(node.options) > MOST_OPTIONS:
        raise BadExpression(f"{len(node.options)} options with 'or' are too many; the most is {MOST_OPTIONS}")
    return steps.Pick(text, [compiled(option) for option in node.options], False)


def provided_of(node: If, text: str) -> Step:
    """On a condition; at once the rules count nothing but Criminal icons."""
    if node.test == MOST or node.of != "criminals":
        raise misplaced(f"{node.test if node.test != LEAST else f'{node.least}+'} {node.of}", "after 'if'", CONDITIONS)
    return steps.Provided(text, compiled(node.what), node.least)


CONDITIONS: Final = ("no criminals", "1+ criminals")


def per_of(node: Per, text: str) -> Step:
    """A gain for every Criminal icon (VIS-SOLO-24)."""
    if node.what.verb != "gain" or node.of != "criminals" or node.each > 1:
        raise misplaced(text, "at once", ["gain ... per criminal"])
    return steps.PerCriminal(text, gains_of(node.what))
