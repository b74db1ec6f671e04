"""The words of a game's expressions, and the parser that reads an expression made of them."""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from regnum.games.expressions import (
    END,
    LEAST,
    MOST,
    NO,
    As,
    Clauses,
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

#: No number in an expression is higher, and no expression has more words and signs.
HIGHEST: Final = 20
NUMBERS: Final = [str(number) for number in range(1, HIGHEST + 1)]
LONGEST: Final = 100


class BadExpression(ValueError):
    """What is wrong with an expression, by the word that is wrong and what would be possible there."""


def misplaced(word: str, where: str, possible: Sequence[str]) -> BadExpression:
    """A word that exists but can't stand where it does."""
    return BadExpression(f"'{word}' can't stand {where}; possible: {', '.join(possible)}")


class Vocabulary:
    """The words of a game: its verbs with the nouns that each takes, what it can count, and its occasions.

    A noun or a thing may be written in the singular or the plural; the tree has the form given here.
    """

    def __init__(self, verbs: Mapping[str, Sequence[str]], things: Sequence[str], occasions: Sequence[str]) -> None:
        self.verbs = verbs
        self.things = things
        self.occasions = occasions

    def parse(self, text: str) -> Node:
        """The tree of an expression; `BadExpression` names the word that is wrong."""
        parser = _Parser(self, text)
        if len(parser.tokens) > LONGEST:
            raise BadExpression(f"{len(parser.tokens)} words and signs are too many; the most is {LONGEST}")
        return parser.effect()


TOKEN: Final = re.compile(r"->|\d+\+(?!\s*\d)|\d+|[^\W\d_][\w'-]*|\S")


class _Parser:
    """Reads an expression from left to right, one word ahead."""

    def __init__(self, words: Vocabulary, text: str) -> None:
        self.words = words
        self.tokens: list[str] = TOKEN.findall(text)
        self.at = 0

    def effect(self) -> Node:
        clauses = [self.clause()]
        while self.take(";"):
            clauses.append(self.clause())
        if self.at < len(self.tokens):
            raise self.unexpected(self.after())
        return clauses[0] if len(clauses) == 1 else Clauses(clauses)

    def clause(self) -> Node:
        if self.ahead(1) != ":":
            return self.choice([f"{occasion}:" for occasion in (END, *self.words.occasions)])
        occasion = self.word([END, *self.words.occasions])
        self.at += 1
        return On(occasion, self.choice([]))

    def choice(self, before: list[str]) -> Node:
        """`before` could stand here in place of it."""
        options = [self.sequence(before)]
        while self.take("or"):
            options.append(self.sequence([]))
        return options[0] if len(options) == 1 else Either(options)

    def sequence(self, before: list[str]) -> Node:
        steps = [self.step(["everyone", "may", *before])]
        while self.take("then"):
            steps.append(self.step(["everyone", "may"]))
        return steps[0] if len(steps) == 1 else Then(steps)

    def step(self, before: list[str]) -> Node:
        if self.take("everyone"):
            return Everyone(self.optional(["may"]))
        return self.optional(before)

    def optional(self, before: list[str]) -> Node:
        if self.take("may"):
            return Repeatedly(self.part([])) if self.take("repeatedly") else May(self.part(["repeatedly"]))
        return self.part(before)

    def part(self, before: list[str]) -> Node:
        what: Node
        if self.take("("):
            what = self.choice([])
            if not self.take(")"):
                raise self.unexpected([")"])
        else:
            deed = self.deed(["(", *before])
            if self.take("->"):
                return Trade(deed, self.sequence([]))
            what = self.measured(deed)
        return self.condition(what) if self.take("if") else what

    def deed(self, before: list[str]) -> Deed:
        verb = self.ahead(0)
        if verb not in self.words.verbs:
            raise self.unexpected([*self.words.verbs, *before])
        self.at += 1
        amounts: dict[str, int] = {}
        if self.words.verbs[verb]:
            self.amount(verb, amounts)
            while self.take("+"):
                self.amount(verb, amounts)
        return Deed(verb, amounts)

    def amount(self, verb: str, amounts: dict[str, int]) -> None:
        number = self.number()
        noun = self.word([noun for noun in self.words.verbs[verb] if noun not in amounts])
        amounts[noun] = number

    def number(self) -> int:
        word = self.ahead(0)
        if word not in NUMBERS:
            raise self.unexpected([f"a number from 1 to {HIGHEST}"])
        self.at += 1
        return int(word)

    def measured(self, deed: Deed) -> Node:
        """A deed, for every so many of something, or standing for something else."""
        if deed.amounts and self.take("as"):
            number = self.number()
            return As(deed, number, self.word(self.words.verbs[deed.verb]))
        if not deed.amounts or not self.take("per"):
            return deed
        each = self.number() if self.ahead(0).isdecimal() else 1
        return Per(deed, each, self.word(self.words.things))

    def condition(self, what: Node) -> Node:
        test = self.ahead(0)
        if test in (MOST, NO):
            self.at += 1
            return If(what, test, self.word(self.words.things), 0)
        least = test.removesuffix("+")
        if least == test or least not in NUMBERS:
            raise self.unexpected([MOST, NO, "a number with a plus, such as 3+"])
        self.at += 1
        return If(what, LEAST, self.word(self.words.things), int(least))

    def ahead(self, far: int) -> str:
        return self.tokens[self.at + far] if self.at + far < len(self.tokens) else ""

    def take(self, token: str) -> bool:
        found = self.ahead(0) == token
        self.at += int(found)
        return found

    def word(self, known: Sequence[str]) -> str:
        """One of the words, in the form in which they are known."""
        forms = {word.removesuffix("s"): word for word in known}
        form = self.ahead(0).removesuffix("s")
        if form not in forms:
            raise self.unexpected(known)
        self.at += 1
        return forms[form]

    def after(self) -> list[str]:
        """What could follow a whole clause."""
        return ["then", "or", ";", *(["+", "per", "as", "->"] if self.tokens[self.at - 2].isdecimal() else []), "if"]

    def unexpected(self, possible: Sequence[str]) -> BadExpression:
        where = " ".join(self.tokens[max(0, self.at - 3) : self.at])
        here = f"after '{where}'" if where else "at the beginning"
        what = f"'{self.ahead(0)}' is not possible {here}" if self.ahead(0) else f"something is missing {here}"
        return BadExpression(f"{what}; possible: {', '.join(possible)}")
