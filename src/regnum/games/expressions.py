"""What cards do, as expressions: one small grammar for all games, with each game's own words as atoms.

    effect    = clause { ";" clause }
    clause    = [ occasion ":" ] choice                    "end" is an occasion of every game
    choice    = sequence { "or" sequence }
    sequence  = step { "then" step }
    step      = [ "everyone" ] [ "may" [ "repeatedly" ] ] ( deed "->" sequence | part )
    part      = ( deed [ "per" [ number ] thing | "as" number noun ] | "(" choice ")" ) [ "if" condition ]
    deed      = verb [ number noun { "+" number noun } ]
    condition = "most" thing | "no" thing | number"+" thing

The tree has four readers: a game compiles it into what its rules use, `sentences` says it, the page draws
its `data()`, and what it is worth at the end of the game goes into scores and so into the bots' evaluation.
"""

from typing import ClassVar, Final

END: Final = "end"
MOST: Final = "most"
NO: Final = "no"
LEAST: Final = "least"


class Node:
    """A part of an expression."""

    #: How closely it holds together; inside what holds closer it stands in brackets.
    HOLDS: ClassVar[int] = 0

    def data(self) -> dict[str, object]:
        """The tree as plain JSON data, for the page."""
        raise NotImplementedError

    def text(self) -> str:
        """The part as one writes it in a card file; parsed again it is the same tree."""
        raise NotImplementedError

    def parts(self) -> "list[Node]":
        """The parts that it consists of."""
        return []


class Deed(Node):
    """A verb of the game, with amounts of its nouns: `gain 2 clay + 1 building`, `hire`."""

    HOLDS = 6

    def __init__(self, verb: str, amounts: dict[str, int]) -> None:
        self.verb = verb
        self.amounts = amounts

    def data(self) -> dict[str, object]:
        return {"kind": "do", "verb": self.verb, "amounts": dict(self.amounts)}

    def text(self) -> str:
        amounts = " + ".join([_counted(number, noun) for noun, number in self.amounts.items()])
        return f"{self.verb} {amounts}" if amounts else self.verb


class Per(Node):
    """A deed for every so many of something, rounded down: `gain 1 gold per 4 virtue`."""

    HOLDS = 6

    def __init__(self, what: Deed, each: int, of: str) -> None:
        self.what = what
        self.each = each
        self.of = of

    def data(self) -> dict[str, object]:
        return {"kind": "per", "each": self.each, "of": self.of, "what": self.what.data()}

    def text(self) -> str:
        return f"{self.what.text()} per {_counted(self.each, self.of).removeprefix('1 ')}"

    def parts(self) -> list[Node]:
        return [self.what]


class As(Node):
    """Something that counts as so many of something else: `use 2 merchants as 1 noble`."""

    HOLDS = 6

    def __init__(self, what: Deed, number: int, noun: str) -> None:
        self.what = what
        self.number = number
        self.noun = noun

    def data(self) -> dict[str, object]:
        return {"kind": "as", "what": self.what.data(), "number": self.number, "noun": self.noun}

    def text(self) -> str:
        return f"{self.what.text()} as {_counted(self.number, self.noun)}"

    def parts(self) -> list[Node]:
        return [self.what]


class If(Node):
    """On a condition: strictly `most` of something, `no` such thing, or at `least` so many of it."""

    HOLDS = 5

    def __init__(self, what: Node, test: str, of: str, least: int) -> None:
        self.what = what
        self.test = test
        self.of = of
        self.least = least

    def data(self) -> dict[str, object]:
        told: dict[str, object] = {"kind": "if", "test": self.test, "of": self.of}
        if self.test == LEAST:
            told["least"] = self.least
        return told | {"what": self.what.data()}

    def text(self) -> str:
        test = f"{self.least}+" if self.test == LEAST else self.test
        return f"{_within(self.what, 6)} if {test} {self.of}"

    def parts(self) -> list[Node]:
        return [self.what]


class Trade(Node):
    """A cost, and what it brings: `pay 2 silver -> gain 1 gold`."""

    HOLDS = 4

    def __init__(self, cost: Deed, result: Node) -> None:
        self.cost = cost
        self.result = result

    def data(self) -> dict[str, object]:
        return {"kind": "trade", "cost": self.cost.data(), "result": self.result.data()}

    def text(self) -> str:
        return f"{self.cost.text()} -> {_within(self.result, 1)}"

    def parts(self) -> list[Node]:
        return [self.cost, self.result]


class May(Node):
    """Something that may be left undone."""

    HOLDS = 3

    def __init__(self, what: Node) -> None:
        self.what = what

    def data(self) -> dict[str, object]:
        return {"kind": "may", "what": self.what.data()}

    def text(self) -> str:
        return f"may {_within(self.what, 4)}"

    def parts(self) -> list[Node]:
        return [self.what]


class Repeatedly(Node):
    """Something that may be done any number of times, or not at all: `may repeatedly pay 2 silver -> gain 1 gold`."""

    HOLDS = 3

    def __init__(self, what: Node) -> None:
        self.what = what

    def data(self) -> dict[str, object]:
        return {"kind": "repeatedly", "what": self.what.data()}

    def text(self) -> str:
        return f"may repeatedly {_within(self.what, 4)}"

    def parts(self) -> list[Node]:
        return [self.what]


class Everyone(Node):
    """Something that every player does; conditions are each player's own."""

    HOLDS = 2

    def __init__(self, what: Node) -> None:
        self.what = what

    def data(self) -> dict[str, object]:
        return {"kind": "everyone", "what": self.what.data()}

    def text(self) -> str:
        return f"everyone {_within(self.what, 3)}"

    def parts(self) -> list[Node]:
        return [self.what]


class Then(Node):
    """One after the other."""

    HOLDS = 1

    def __init__(self, steps: list[Node]) -> None:
        self.steps = steps

    def data(self) -> dict[str, object]:
        return {"kind": "then", "steps": [step.data() for step in self.steps]}

    def text(self) -> str:
        """What an arrow brings goes as far as it can, so only the last step may end with one."""
        told = [f"({step.text()})" if _open(step) else _within(step, 2) for step in self.steps[:-1]]
        return " then ".join([*told, _within(self.steps[-1], 2)])

    def parts(self) -> list[Node]:
        return self.steps


class Either(Node):
    """One of several, as the player likes."""

    def __init__(self, options: list[Node]) -> None:
        self.options = options

    def data(self) -> dict[str, object]:
        return {"kind": "or", "options": [option.data() for option in self.options]}

    def text(self) -> str:
        return " or ".join([_within(option, 1) for option in self.options])

    def parts(self) -> list[Node]:
        return self.options


class On(Node):
    """Something that happens on an occasion: `quarry: gain 1 stone`, `end: gain 2 vp`."""

    def __init__(self, occasion: str, what: Node) -> None:
        self.occasion = occasion
        self.what = what

    def data(self) -> dict[str, object]:
        return {"kind": "on", "occasion": self.occasion, "what": self.what.data()}

    def text(self) -> str:
        return f"{self.occasion}: {self.what.text()}"

    def parts(self) -> list[Node]:
        return [self.what]


class Clauses(Node):
    """Several things that a card does, each for itself."""

    def __init__(self, clauses: list[Node]) -> None:
        self.clauses = clauses

    def data(self) -> dict[str, object]:
        return {"kind": "clauses", "clauses": [clause.data() for clause in self.clauses]}

    def text(self) -> str:
        return "; ".join([clause.text() for clause in self.clauses])

    def parts(self) -> list[Node]:
        return self.clauses


def _counted(number: int, word: str) -> str:
    return f"1 {word.removesuffix('s')}" if number == 1 else f"{number} {word}"


def _within(node: Node, closeness: int) -> str:
    return node.text() if closeness <= node.HOLDS else f"({node.text()})"


def _open(node: Node) -> bool:
    """Whether a step ends with what an arrow brings."""
    while isinstance(node, May | Repeatedly | Everyone):
        node = node.what
    return isinstance(node, Trade)


def clauses_of(node: Node) -> list[Node]:
    """What a card does, clause by clause."""
    return node.clauses if isinstance(node, Clauses) else [node]


def walk(node: Node) -> list[Node]:
    """A tree and all its parts, the outer ones first."""
    found = [node]
    for part in node.parts():
        found += walk(part)
    return found
