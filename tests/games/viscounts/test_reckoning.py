"""Random games against a second reckoning of the rules: movement, funding, Castle, Collisions, scores."""

from random import Random
from typing import Any

import pytest

import regnum
from regnum import Game
from tests.games.viscounts import reckoning
from tests.games.viscounts.shadow import Shadow

AIS = ("cleric", "builder", "noble", "card")
#: Moves that lead to nothing: a random player prefers the others, so that more happens.
IDLE = ("pass", "decline", "dismiss nobody")
GAMES = 70
SHARES = 20
MANY_GAMES = 2000


def table(game: Game) -> dict[str, Any]:
    """The table as plain data."""
    data: Any = game.position()["table"]
    found: dict[str, Any] = data
    return found


def deal(seed: int) -> Game:
    """A game of any kind; every second one with much in store, so that expensive things happen."""
    players = seed % 4 + 1
    options = {"ai": AIS[seed // 4 % 4], "future_schemes": seed // 16 % 4} if players == 1 else {}
    game = regnum.new("viscounts", players=players, seed=seed, extra_heroes=bool(seed // 4 % 2), **options)
    return enriched(game, Random(seed)) if seed // 4 % 3 else game


def enriched(game: Game, lot: Random) -> Game:
    """The same game after its set-up, with much in store, a crowded Castle and few cards on the piles."""
    while table(game)["setting_up"]:
        game.play(lot.choice(game.decision.notations))
    data: Any = game.position()
    laid = data["table"]
    for piles in (laid["townsfolk"], laid["manuscripts"]):
        for pile in piles.values():
            del pile[lot.randrange(len(pile)) :]
    for name, own in reckoning.sides(laid).items():
        for good in ("ink",) if name == "ai" else ("silver", *reckoning.RESOURCES):
            own[good] += lot.randrange(9)
        for tier in ("first_tier", "second_tier"):
            crowd(laid, own, tier, lot)
    return regnum.from_position(data)


def crowd(laid: dict[str, Any], own: dict[str, Any], tier: str, lot: Random) -> None:
    """Send some Workers to a tier, as many as may rest there."""
    for wedge in reckoning.WEDGES:
        there = sum(side[tier][wedge] for side in reckoning.sides(laid).values())
        sent = min(lot.randrange(3), 3 - there, 2 - own[tier][wedge], own["workers"])
        own[tier][wedge] += sent
        own["workers"] -= sent


def chosen(game: Game, lot: Random) -> str:
    """A random move, seldom an idle one."""
    moves = game.decision.notations
    busy = [move for move in moves if move not in IDLE]
    return lot.choice(busy if busy and lot.random() < 0.9 else moves)


def check_choices(game: Game, data: dict[str, Any], shadow: Shadow) -> None:
    """The legal moves of a decision are those that the rules give."""
    decision = game.decision
    name = reckoning.COLOURS[decision.seat]
    own, moves = data["players"][decision.seat], set(decision.notations)
    if decision.kind == "move":
        prices = reckoning.reachable(data, own, reckoning.VALUES[shadow.played])
        assert moves == {f"go {space}" for space in prices}
    elif decision.kind == "primary-action":
        assert moves - {"pass"} == set(reckoning.actions(data, own, name))
    elif decision.kind == "choose-building":
        assert moves == set(reckoning.actions(data, own, name)["construct"])
    elif decision.kind in ("send-workers", "choose-exchanges"):
        funds = reckoning.Funds(data, own, name, shadow.action, shadow.help)
        most = funds.worth(reckoning.spendable(own, shadow.action))
        targets = reckoning.targets(data, own, shadow.action)
        assert moves == {move for move, cost in targets.items() if cost <= most}


def check_scores(game: Game, data: dict[str, Any]) -> None:
    """Part by part, and who has won."""
    parts = reckoning.scores(data, str(game.options["ai"]) if game.players == 1 else "")
    told = {reckoning.COLOURS[seat]: part for seat, part in enumerate(game.scores.parts)}
    told |= {rival.name: rival.parts for rival in game.scores.rivals}
    assert told == parts
    totals = {name: sum(part.values()) for name, part in parts.items()}
    assert [reckoning.COLOURS[seat] for seat in game.scores.winners] == reckoning.winners(data, totals)


def follow(game: Game, seed: int) -> None:
    """Play a game at random beside its shadow."""
    lot = Random(seed)
    game.listen()
    shadow = Shadow(table(game), str(game.options["ai"]) if game.players == 1 else "")
    heard = 0
    while not game.over:
        move = chosen(game, lot)
        game.play(move)
        events = game.events(None)
        for event in events[heard:]:
            shadow.tell(event, move)
        heard = len(events)
        data = table(game)
        shadow.compare(data, "" if game.over else game.decision.kind)
        if not game.over:
            check_choices(game, data, shadow)
    shadow.finish()
    check_scores(game, table(game))


def test_random_games_agree_with_the_reckoning() -> None:
    for seed in range(GAMES):
        follow(deal(seed), seed)


@pytest.mark.slow
@pytest.mark.parametrize("share", range(SHARES))
def test_many_random_games_agree_with_the_reckoning(share: int) -> None:
    for seed in range(GAMES + share, GAMES + MANY_GAMES, SHARES):
        follow(deal(seed), seed)
