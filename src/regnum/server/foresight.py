"""What a move would do, and whether one can be taken back: both without telling what its player can't know.

Nothing here looks at the real hidden cards. A move is played on deals that fit what its player knows
(`Game.determinize`); what comes out alike in all of them does not depend on a secret.
"""

from collections.abc import Iterator
from typing import Any, Final

from regnum.engine.errors import RegnumError
from regnum.engine.game import Game
from regnum.engine.knowledge import BySeat, face_down_piles
from regnum.engine.messages import Message, Narrator, Prospect
from regnum.engine.positions import describe
from regnum.engine.resolving import waiting_choice
from regnum.engine.state import NOT_NOW, Refusal

#: Deals on which a preview must agree; with the real one the barrier compares as many.
DEALS: Final = 2

Changes = list[tuple[str, int, int]]


def previews(game: Game, seat: int) -> list[tuple[str, Changes]]:
    """For each legal move of a seat the numbers on the table that it would change for certain."""
    deals = [game.determinize(seat, seed) for seed in range(DEALS)]
    before = numbers(deals[0], seat)
    told: list[tuple[str, Changes]] = []
    for decision in game.decisions:
        if decision.seat == seat:
            told = [(notation, certain_changes(deals, seat, notation, before)) for notation in decision.notations]
    return told


def certain_changes(deals: list[Game], seat: int, notation: str, before: dict[str, int]) -> Changes:
    """The changed numbers on which all deals agree; none where chance has a word."""
    results: list[dict[str, int]] = []
    for deal in deals:
        after = deal.copy()
        try:
            after.play(notation, seat)
        except RegnumError:
            return []
        if after.state.rng.words() != deal.state.rng.words():
            return []
        results.append(numbers(after, seat))
    first = results[0]
    return [
        (path, before[path], first[path])
        for path in before
        if path in first and first[path] != before[path] and all(other.get(path) == first[path] for other in results)
    ]


def known(game: Game, seat: int) -> dict[str, Any]:
    """What a seat sees, without what merely counts moves."""
    view = game.view(seat)
    return {"table": view["table"], "memory": view["memory"], "scores": view["scores"], "decisions": view["decisions"]}


def numbers(game: Game, seat: int) -> dict[str, int]:
    """Every number that a seat sees on the table and in the scores, by its path."""
    seen = known(game, seat)
    scores = seen["scores"]
    found = {f"scores/{other}": total for other, total in enumerate(scores["totals"])}
    found |= {f"against/{rival['name']}": rival["total"] for rival in scores["rivals"]}
    if scores["goal"] is not None:
        found["against/goal"] = scores["goal"]
    for field, value in seen["table"].items():
        by_seat = isinstance(game.state.rules.knowledge[field], BySeat)
        for index, part in enumerate(value) if by_seat else [(None, value)]:
            found.update(_numbers(field if index is None else f"{field}/{index}", part))
    return found


def _numbers(path: str, value: object) -> Iterator[tuple[str, int]]:
    """The numbers of a value; a list of cards counts as their number."""
    if isinstance(value, int) and not isinstance(value, bool):
        yield path, value
    elif isinstance(value, dict):
        for name, part in value.items():
            yield from _numbers(f"{path}/{name}", part)
    elif isinstance(value, list):
        yield path, len(value)


def reveals(before: Game, mover: int, move: int, viewer: int) -> bool:
    """Whether a move showed a viewer something that it could not have known before."""
    after = before.copy()
    after.play(move, mover)
    if after.state.rng.words() != before.state.rng.words():
        return True  # Chance was asked; what it answered may be alike in some deals, but was not known.
    seen = known(after, viewer)
    if _has_drawn(before, after):
        return True
    for seed in range(DEALS):
        deal = before.determinize(viewer, seed)
        try:
            deal.play(move, mover)
        except RegnumError:
            return True
        if known(deal, viewer) != seen:
            return True
    return False


def _has_drawn(before: Game, after: Game) -> bool:
    """Whether a card has left a face-down pile: of the last few cards two deals may well agree by chance."""
    earlier, later = (face_down_piles(describe(game.state), game.state.rules.knowledge) for game in (before, after))
    return any(later.get(pile, 0) < cards for pile, cards in earlier.items())


def refused(game: Game, narrator: Narrator, seat: int) -> list[tuple[int, Prospect]]:
    """The candidates of a seat's decision that are not legal, and why; where more can be told of a thing, that."""
    imagined = game.determinize(seat, 0)
    told: list[tuple[int, Prospect]] = []
    for decision in imagined.decisions:
        if decision.seat != seat:
            continue
        for move in decision.choice.candidates(imagined.state):
            refusal = imagined.why_not(move, seat)
            if refusal is not None:
                found = narrator.prospect(imagined.state, seat, imagined.catalogue.targets[move])
                told.append((move, found or Prospect(narrator.refusal(refusal), refusal.rule)))
    return told


def why_not(game: Game, narrator: Narrator, seat: int, target: str) -> Prospect | None:
    """Why nothing on a target can be chosen by a seat now: how it is used and what it lacks, or what forbids it.

    None where something can be chosen.
    """
    imagined = game.determinize(seat, 0)
    refusal = _refused_at(imagined, seat, target)
    if refusal is None:
        return None
    found = narrator.prospect(imagined.state, seat, target)
    if found is not None:
        return found
    if refusal.reason == NOT_NOW and waiting_choice(imagined.state, seat) is not None:
        first = narrator.decision(imagined.state, seat)
        return Prospect(Message("refusal-first", what=first), refusal.rule)
    return Prospect(narrator.refusal(refusal), refusal.rule)


def _refused_at(imagined: Game, seat: int, target: str) -> Refusal | None:
    """Why a seat has no legal move on a target, of several reasons the one that says most; None when it has one."""
    catalogue = imagined.catalogue
    found = Refusal("", NOT_NOW)
    for move, known_target in enumerate(catalogue.targets):
        if known_target != target:
            continue
        refusal = imagined.why_not(move, seat)
        if refusal is None or refusal.reason != NOT_NOW:
            return refusal
        found = refusal
    return found
