"""Every kind of decision occurs, and where it does, everything holds: above all its position loads again."""

from typing import Any

import pytest

import regnum
from regnum.engine import checks
from regnum.engine.gametype import GameType
from regnum.engine.rng import seeded
from tests.conformance.tables import deal
from tests.conformance.visits import WITH_OWN_CARDS, kinds_of_modules, visits

VARIANTS = [(game, dict(variant)) for game in regnum.games() for variant in game.variants()]
IDS = [f"{game.name}-{'-'.join(str(value) for value in variant.values()) or 'plain'}" for game, variant in VARIANTS]


@pytest.mark.parametrize(("game", "variant"), VARIANTS, ids=IDS)
def test_every_decision_of_a_module_holds_where_it_occurs(game: GameType, variant: dict[str, Any]) -> None:
    """A module whose positions can't be loaded, or whose moves are wrong, does not pass."""
    tables = [(game.name, players, variant) for players in game.seats[:2]]
    unseen = {kind for table in tables for kind in kinds_of_modules(deal(table, 0))}
    for table in reversed(tables):
        unseen -= visit(table, unseen)
    assert not unseen, f"never seen: {unseen}"


@pytest.mark.parametrize("game", regnum.games(), ids=[game.name for game in regnum.games()])
def test_every_decision_of_a_game_holds_where_it_occurs(game: GameType) -> None:
    """Over all its variants no kind of decision is left out."""
    unseen = set(game.decision_kinds()) - WITH_OWN_CARDS
    for variant in reversed(game.variants()):
        for players in game.seats[1::-1]:
            unseen -= visit((game.name, players, dict(variant)), unseen)
    assert not unseen, f"never seen: {unseen}"


def visit(table: tuple[str, int, dict[str, Any]], wanted: set[str]) -> set[str]:
    """Look for kinds of decisions, check everything where they occur; those that were found."""
    found = visits(table, wanted & set(deal(table, 0).state.rules.kinds))
    for kind, game in found.items():
        try:
            check(game)
        except Exception as wrong:
            raise AssertionError(f"at {kind}: {wrong}") from wrong
    return set(found)


def check(game: regnum.Game) -> None:
    """All that must hold at a decision."""
    checks.check_components(game)
    checks.check_moves(game)
    checks.check_copies(game)
    checks.check_undo(game)
    checks.check_position(game, regnum.from_position)
    checks.check_views(game, seeded(3))
    checks.check_no_peeking(game, seeded(3))
    checks.check_record(game, regnum.load)
    checks.check_packing(game, seeded(3))
