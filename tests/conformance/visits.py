"""Finding every kind of decision: random games that turn to what they have not seen yet."""

from collections.abc import Callable
from typing import Any

import regnum
from regnum.engine.rng import Rng, seeded
from regnum.engine.state import Choice
from tests.conformance.tables import deal
from tests.rules.gates_of_gold.setting import gate
from tests.rules.viscounts.setting import BARE
from tests.rules.viscounts.setting import table as viscounts
from tests.rules.wonderful_kingdom.setting import table as kingdom

#: Random games that are played at most, and moves that are tried at a decision for what they lead to.
GAMES = 40
GLANCES = 8
Table = tuple[str, int, dict[str, Any]]
#: Printed cards never ask so; tests/games/architects/test_own_effects.py visits them with cards of one's own.
WITH_OWN_CARDS = {"pick-effect", "discard-one"}


def overseer() -> regnum.Game:
    """Blue can pay the Overseer, which random players hardly ever can in his step."""
    blue = {"advisors": ["ruthless-overseer"], "soldiers": 9, "sites": ["cathedral", "royal-statue"]}
    game = kingdom(blue, {}, at="exploration", module="advisors")
    game.play("activate ruthless-overseer", 0)
    return game


def diviner() -> regnum.Game:
    """The last round ends, and blue has the Alchemist-Diviner, soldiers and a calamity."""
    blue = {"advisors": ["alchemist-diviner"], "soldiers": 9, "calamities": 1}
    game = kingdom(blue, {}, at="exploration", module="advisors", round=4)
    while game.decision.kind != "last-advice":
        game.play(game.decision.moves[0], game.decision.seat)
    return game


def exemplar() -> regnum.Game:
    """Red has transcribed the Exemplar, and takes a Manuscript for free."""
    red = {"row": ["bishop", "friar", "abbot"], "at": "inner-a", "ink": 2}
    game = viscounts(red, {}, phase="action", townsfolk=BARE, manuscripts={"a": ["exemplar", "recipe-for-ink"]})
    game.play("transcribe")
    return game


def blank_roll() -> regnum.Game:
    """Red transcribes the Manuscript whose colour is chosen."""
    red = {"row": ["squire", "financier", "lender"], "ink": 9, "at": "inner-a"}
    game = gate(red, {}, phase="action", manuscripts={"a": ["blank-roll"]}, townsfolk=BARE)
    game.play("transcribe")
    while game.decision.kind == "may-dismiss":
        game.play("dismiss nobody")
    return game


#: Decisions that random games hardly ever come to, made by hand.
SELDOM: dict[str, Callable[[], regnum.Game]] = {
    "oversee": overseer,
    "last-advice": diviner,
    "receive-manuscript": exemplar,
    "choose-ribbon": blank_roll,
}


def visits(table: Table, wanted: set[str]) -> dict[str, regnum.Game]:
    """For each wanted kind of decision a game in which somebody must make one, as far as they are found."""
    found = {kind: SELDOM[kind]() for kind in wanted if kind in SELDOM}
    wanted = wanted - WITH_OWN_CARDS
    for seed in range(GAMES):
        game, rng = deal(table, seed), seeded(seed)
        while not game.over:
            for decision in game.decisions:
                if decision.kind in wanted and decision.kind not in found:
                    found[decision.kind] = game.copy()
            if len(found) == len(wanted):
                return found
            decision = game.decisions[rng.below(len(game.decisions))]
            game.play(towards(game, decision, wanted - set(found), rng), decision.seat)
    return found


def towards(game: regnum.Game, decision: regnum.Decision, unseen: set[str], rng: Rng) -> int:
    """A move that leads to an unseen kind of decision, of a few drawn by lot; else the first of them."""
    start = rng.below(len(decision.moves))
    moves = [
        decision.moves[(start + number) % len(decision.moves)] for number in range(min(GLANCES, len(decision.moves)))
    ]
    if rng.below(4) == 0:
        for move in moves:
            after = game.copy()
            after.play(move, decision.seat)
            if any(next_one.kind in unseen for next_one in after.decisions):
                return move
    return moves[0]


def kinds_of_modules(game: regnum.Game) -> set[str]:
    """The kinds of decisions that the modules of a table bring."""
    frames = [kind for module in game.state.rules.modules for kind in module.FRAMES]
    return {kind.NAME for kind in frames if issubclass(kind, Choice)}
