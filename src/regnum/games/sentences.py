"""Card expressions as messages, for all games: the reading of the tree that speaks.

The sentences of the grammar itself are shared (`effect-...` in `regnum.locale`), and so are names (`card-name`).
A game has messages for its words:

- `do-VERB` for each verb: `$what` are its amounts, `$n` their sum, `$noun` the first noun; `$form` is how the verb
  stands (`do`, `may`: after "may", `also`: on an occasion, `bare`: the amounts alone), `$at` where (an occasion, `or`,
  `everyone`);
- `amount-NOUN` for each noun, with `$n`;
- `per-THING` with `$n`, `most-THING`, `no-THING` and `least-THING` with `$n` for each thing that can be counted;
- `on-OCCASION` with `$what` and `$if`; `$form` is `trade` where a cost and its result follow.
"""

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from regnum.engine.messages import Argument, Message
from regnum.games.expressions import (
    END,
    LEAST,
    MOST,
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
    clauses_of,
)
from regnum.games.vocabulary import Vocabulary

DO = "do"
MAY = "may"
ALSO = "also"
BARE = "bare"
NOWHERE = "nowhere"


class Sentences:
    """Tells the expressions of one game."""

    def __init__(self, words: Vocabulary, plain: Sequence[str], optional: Sequence[str] = ()) -> None:
        """On the occasions of `plain` a card acts for itself; on all others it adds to what happens there anyway.

        What the verbs of `optional` do may always be left undone, whether a card says so or not.
        """
        self.words = words
        self.plain = plain
        self.optional = optional

    def effect(self, tree: Node) -> Message:
        """What a card does; what has no occasion is done at once."""
        told = [
            self.on(clause) if isinstance(clause, On) else Message("effect-now", what=self.deed(clause))
            for clause in clauses_of(tree)
        ]
        return fold("effect-clauses", "effect-clauses", told)

    def ability(self, tree: Node) -> Message:
        """What a card can do; what has no occasion holds at all times."""
        told = [self.on(clause) if isinstance(clause, On) else self.deed(clause) for clause in clauses_of(tree)]
        return fold("effect-clauses", "effect-clauses", told)

    def deed(self, node: Node) -> Message:
        """What is done, without saying when."""
        return self.tell(node, DO, NOWHERE)

    def on(self, node: On) -> Message:
        """What is done on an occasion; a condition stands beside the occasion."""
        if node.occasion == END:
            return Message("effect-end", what=self.tell(node.what, DO, END))
        what = node.what
        condition: Argument = ""
        if isinstance(what, If):
            condition = Message(f"effect-when-{what.test}", **test(what, "before"))
            what = what.what
        form = DO if node.occasion in self.plain else ALSO
        told = Message(f"on-{node.occasion}", what=self.tell(what, form, node.occasion))
        told.args |= {"if": condition, "form": "trade" if isinstance(what, Trade) else "other"}
        return told

    def tell(self, node: Node, form: str, at: str) -> Message:
        """A part of an expression. At the end of the game what is counted is told without a verb."""
        if form in (DO, ALSO) and at != "or" and self.is_optional(node):
            return Message("effect-may", what=self.tell(node, MAY, at), at=at)
        if isinstance(node, Deed):
            return self.verb(node, self.amounts(node), form, at)
        if isinstance(node, Per):
            what = self.tell(node.what, BARE if at == END else form, at)
            return Message("effect-per", what=what, per=Message(f"per-{node.of}", n=node.each))
        if isinstance(node, As):
            standing_for = Message(f"amount-{node.noun}", n=node.number)
            return Message("effect-as", what=self.tell(node.what, form, at), result=standing_for)
        if isinstance(node, If):
            form = BARE if at == END else form
            what = self.tell(node.what, form, at)
            standing = test(node, "lack" if form == BARE else "after")
            return Message(f"effect-if-{node.test}", what=what, form=form, **standing)
        if isinstance(node, Then):
            return fold("effect-then", "effect-then", self.steps(node, form, at))
        if isinstance(node, Either):
            return self.either(node, form, at)
        if isinstance(node, May):
            return Message("effect-may", what=self.tell(node.what, MAY, at), at=at)
        if isinstance(node, Repeatedly):
            return Message("effect-repeatedly", what=self.tell(node.what, MAY, at), at=at)
        if isinstance(node, Trade):
            return self.trade(node, form, at)
        assert isinstance(node, Everyone)
        return self.everyone(node)

    def steps(self, node: Then, form: str, at: str) -> list[Message]:
        """What is done one after the other; what is done several times running is said once."""
        told: list[Message] = []
        for _, group in groupby(node.steps, key=lambda step: step.text()):
            step, *again = group
            what = self.tell(step, DO if told and form == ALSO else form, at)
            told.append(Message("effect-times", what=what, n=1 + len(again)) if again else what)
        return told

    def is_optional(self, node: Node) -> bool:
        """Whether all of it may always be left undone; among other options it is as good as said."""
        if isinstance(node, Either):
            return all(self.is_optional(option) for option in node.options)
        return isinstance(node, Deed) and node.verb in self.optional

    def verb(self, node: Deed, what: Argument, form: str, at: str) -> Message:
        """A verb with its amounts, or with what stands in their place."""
        noun = next(iter(node.amounts), "none")
        return Message(f"do-{node.verb}", what=what, n=sum(node.amounts.values()), noun=noun, form=form, at=at)

    def amounts(self, node: Deed) -> list[Message]:
        """In the order in which the verb has its nouns, however the card has them."""
        nouns = [noun for noun in self.words.verbs[node.verb] if noun in node.amounts]
        return [Message(f"amount-{noun}", n=node.amounts[noun]) for noun in nouns]

    def either(self, node: Either, form: str, at: str) -> Message:
        """A choice; where it is only of gains the verb is said once. Two that have steps stand apart."""
        gains = [option for option in node.options if isinstance(option, Deed) and option.verb == "gain"]
        if len(gains) < len(node.options):
            told = [self.tell(option, form, "or") for option in node.options]
            apart = len(told) == 2 and isinstance(node.options[0], Then)
            return fold("effect-or-more" if apart else "effect-or", "effect-or-more", told)
        amounts = [Message("effect-amounts", amounts=self.amounts(option)) for option in gains]
        return self.verb(gains[0], fold("effect-either", "effect-either-more", amounts), form, at)

    def trade(self, node: Trade, form: str, at: str) -> Message:
        """A cost and its result: so much for so much where both are only amounts."""
        form = DO if form == ALSO else form
        if isinstance(node.result, Deed) and node.result.verb == "gain":
            form = BARE if form == DO and at in self.words.occasions else form
            cost = self.tell(node.cost, form, at)
            return Message("effect-for", cost=cost, gain=self.amounts(node.result), form=form)
        return Message("effect-to", cost=self.tell(node.cost, form, at), result=self.tell(node.result, form, at))

    def everyone(self, node: Everyone) -> Message:
        """What every player does, or every player whose condition holds."""
        what = node.what
        if isinstance(what, If):
            told = self.tell(what.what, DO, "everyone")
            return Message(f"effect-everyone-{what.test}", what=told, **test(what, "they"))
        return Message("effect-everyone", what=self.tell(what, DO, "everyone"))


def test(node: If, form: str) -> dict[str, Message]:
    """What a condition is about; `form` says where it stands: before a clause, after it, of whom it tells."""
    if node.test == LEAST:
        return {"least": Message(f"least-{node.of}", n=node.least)}
    if node.test == MOST:
        return {"most": Message(f"most-{node.of}")}
    return {"no": Message(f"no-{node.of}", form=form)}


def fold(id: str, more: str, parts: Sequence[Message]) -> Message:
    """Parts strung together: the first two by one message, further ones by another."""
    told = parts[0]
    for number, part in enumerate(parts[1:]):
        told = Message(more if number else id, first=told, next=part)
    return told


def name(card: Any) -> Message:
    """The name of a card, by its spec; each language takes its own."""
    return Message("card-name", en=card.name.en, pl=card.name.pl)
