"""The plain players that bots are judged by play by the rules."""

import pytest
from benchmarks.strangers.viscounts import STRANGERS, stranger

import regnum


@pytest.mark.parametrize("name", STRANGERS)
@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_stranger_plays_a_whole_game(name: str, players: int) -> None:
    game = regnum.new("viscounts", players, 3)
    bots = [stranger(name, seat) for seat in range(players)]
    for _ in range(4000):
        if game.over:
            break
        seat = game.decision.seat
        before = len(game.moves)
        move = bots[seat].choose(game, seat)
        assert len(game.moves) == before
        game.play(move, seat)
    assert game.over


def test_a_stranger_does_what_it_likes() -> None:
    game = regnum.new("viscounts", 2, 3)
    bots = [stranger("scribe", seat) for seat in range(2)]
    while not game.over:
        seat = game.decision.seat
        move = bots[seat].choose(game, seat)
        if "transcribe" in game.decision.notations:
            assert game.catalogue.notations[move] == "transcribe"
        game.play(move, seat)
