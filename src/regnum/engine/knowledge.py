"""Who may know what, zone by zone: one table a game, from which its views are made.

A view is the position with everything taken out that the table does not grant. The table must name
every field: one that it forgets is an error, never a leak.
"""

from collections.abc import Mapping
from typing import Final

ALL: Final = "all"  # everybody sees it
OWNER: Final = "owner"  # its owner sees it, everybody else the number of cards
COUNT: Final = "count"  # everybody sees the number of cards, nobody the cards
PRIVATE: Final = "private"  # its owner sees it, nobody else anything
NOBODY: Final = "nobody"  # nobody sees anything of it
FACES: Final = "faces"  # everybody sees a list of laid cards; of those with `face_down` nobody sees the `card`

Knowledge = Mapping[str, "str | Mapping[str, str]"]


def redact(position: Mapping[str, object], knowledge: Knowledge, seat: int | None) -> dict[str, object]:
    """What a seat (or a spectator, None) may see of a position."""
    seen: dict[str, object] = {}
    for field, value in position.items():
        rule = knowledge[field]
        if isinstance(rule, str):
            _grant(seen, field, value, rule, False)
            continue
        assert isinstance(value, list)
        seen[field] = [_redact_seat(owned, rule, owner == seat) for owner, owned in enumerate(value)]
    return seen


def _redact_seat(owned: Mapping[str, object], rules: Mapping[str, str], own: bool) -> dict[str, object]:
    seen: dict[str, object] = {}
    for field, value in owned.items():
        _grant(seen, field, value, rules[field], own)
    return seen


def _grant(seen: dict[str, object], field: str, value: object, rule: str, own: bool) -> None:
    if rule == ALL or (own and rule in (OWNER, PRIVATE)):
        seen[field] = value
    elif rule in (COUNT, OWNER):
        assert isinstance(value, list)
        seen[field] = len(value)
    elif rule == FACES:
        assert isinstance(value, list)
        seen[field] = [{**laid, "card": None} if laid["face_down"] else laid for laid in value]
