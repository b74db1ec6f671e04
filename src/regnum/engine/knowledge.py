"""Who may know what, zone by zone: one table a game, from which its views are made.

A view is the position with everything taken out that the table does not grant. Zones may lie in zones, at any depth.
The table must name every field: one that it forgets is an error, never a leak.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final, Union

ALL: Final = "all"  # everybody sees it
OWNER: Final = "owner"  # its owner sees it, everybody else the number of cards
COUNT: Final = "count"  # everybody sees the number of cards, nobody the cards
PRIVATE: Final = "private"  # its owner sees it, nobody else anything
NOBODY: Final = "nobody"  # nobody sees anything of it
FACES: Final = "faces"  # everybody sees a list of laid cards; of those with `face_down` nobody sees the `card`
TOP: Final = "top"  # a pile, listed from the top: everybody sees its top card and the number of cards
UNORDERED: Final = "unordered"  # a pile whose cards its owner knows, but not their order; others see their number

#: Piles that lie face down: when one loses a card, somebody has learnt something.
FACE_DOWN: Final = (COUNT, TOP, UNORDERED)


class BySeat:
    """The rule of a list that has one entry a seat: what lies there is the seat's own."""

    def __init__(self, rule: "Rule") -> None:
        self.rule = rule


class Each:
    """The rule of a list of zones that are all alike and belong to whom the list belongs."""

    def __init__(self, rule: "Rule") -> None:
        self.rule = rule


#: A word from above, a list of zones, or a zone: the rules of its fields by their names.
Rule = Union[str, BySeat, Each, Mapping[str, "Rule"]]  # noqa: UP007 - a name inside can be no operand
Knowledge = Mapping[str, Rule]

#: Whose a zone is that is nobody's own.
_NOBODYS: Final = -1


def redact(position: Mapping[str, object], knowledge: Knowledge, seat: int | None) -> dict[str, object]:
    """What a seat (or a spectator, None) may see of a position."""
    return _seen_zone(position, knowledge, "", seat, _NOBODYS)


def _seen_zone(
    zone: Mapping[str, object], rules: Knowledge, path: str, seat: int | None, owner: int
) -> dict[str, object]:
    seen: dict[str, object] = {}
    for field, value in zone.items():
        rule = _rule_of(rules, field, path)
        if rule == NOBODY or (rule == PRIVATE and seat != owner):
            continue
        seen[field] = _seen(value, rule, f"{path}{field}", seat, owner)
    return seen


def _rule_of(rules: Knowledge, field: str, path: str) -> Rule:
    assert field in rules, f"the knowledge table does not say who may see {path}{field}: add a rule for it"
    return rules[field]


def _seen(value: Any, rule: Rule, path: str, seat: int | None, owner: int) -> object:
    if isinstance(rule, str):
        return _granted(value, rule, seat == owner)
    if isinstance(rule, BySeat):
        return [_seen(entry, rule.rule, f"{path}[{number}].", seat, number) for number, entry in enumerate(value)]
    if isinstance(rule, Each):
        return [_seen(entry, rule.rule, f"{path}[{number}].", seat, owner) for number, entry in enumerate(value)]
    return _seen_zone(value, rule, path if path.endswith(".") else f"{path}.", seat, owner)


def _granted(value: Any, rule: str, own: bool) -> object:
    """What a word grants; a spectator's seat is never an owner's."""
    if rule in (ALL, PRIVATE) or (rule == OWNER and own):
        return value
    if rule == FACES:
        return [{**laid, "card": None} if laid["face_down"] else laid for laid in value]
    if rule == TOP:
        return {"top": value[0] if value else None, "count": len(value)}
    if rule == UNORDERED and own:
        return sorted(value)
    assert rule in (OWNER, COUNT, UNORDERED), f"no rule of knowledge is called {rule!r}"
    return len(value)


def face_down_piles(position: Mapping[str, object], knowledge: Knowledge) -> dict[str, int]:
    """The number of cards in every pile that lies face down, wherever it is, by its path."""
    return dict(_piles(position, knowledge, ""))


def _piles(value: Any, rule: Rule, path: str) -> Iterator[tuple[str, int]]:
    if isinstance(rule, str):
        if rule in FACE_DOWN:
            yield path, len(value)
    elif isinstance(rule, BySeat | Each):
        for number, entry in enumerate(value):
            yield from _piles(entry, rule.rule, f"{path}[{number}]")
    else:
        for field, entry in value.items():
            yield from _piles(entry, _rule_of(rule, field, f"{path}."), f"{path}.{field}")
