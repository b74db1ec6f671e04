"""What a seat is told, and games played at random: for the tests of hidden information."""

import json
import random
from collections.abc import Iterator
from typing import Any

import regnum
from regnum import Game
from tests.rules.wonderful_kingdom.setting import table

HAND = ["hamlet", "barracks", "barracks", "barracks", "rangers", "rangers", "woodcutters", "calamity"]
OTHER = ["hamlet", "hamlet", "guildhall", "guildhall", "tatis-tribe", "tatis-tribe", "woodcutters", "calamity"]
VIEWERS = (0, 1, None)


def full_hands() -> Game:
    """The first turn of a round, with events noted."""
    right = {"card": "citadel", "slot": 2}
    game = table({"hand": HAND}, {"hand": OTHER}, left=["cathedral"], right=[right])
    game.listen()
    return game


def seen(game: Game, viewer: int | None) -> dict[str, Any]:
    """The table part of a view."""
    found: Any = game.view(viewer)["table"]
    return dict(found)


def faces(laid: list[dict[str, Any]]) -> list[str | None]:
    """The cards as somebody sees them: a back is None."""
    return [entry["card"] for entry in laid]


def memory(game: Game, viewer: int) -> list[str]:
    """The cards that a seat remembers to have laid face down."""
    found: Any = game.view(viewer)["memory"]
    return [entry["card"] for entry in found["face_down"]]


def told(game: Game, viewer: int | None) -> Any:
    """All that a seat or a spectator is told: view, events, record."""
    events = [event.data() for event in game.events(viewer)]
    return json.loads(json.dumps([game.view(viewer), events, str(game.record_for(viewer))]))


def random_game(seed: int, players: int = 2, **options: object) -> Iterator[Game]:
    """A game played at random, before each of its moves; events are noted."""
    chance = random.Random(seed)
    game = regnum.new("wonderful_kingdom", players, seed=seed, **options)
    game.listen()
    while not game.over:
        yield game
        decision = chance.choice(game.decisions)
        game.play(chance.choice(decision.moves), decision.seat)
    yield game


def words_in(data: object) -> Iterator[str]:
    """Every word of plain data."""
    if isinstance(data, str):
        yield from data.split()
    elif isinstance(data, dict):
        for value in data.values():
            yield from words_in(value)
    elif isinstance(data, list):
        for value in data:
            yield from words_in(value)
