"""The plain players that bots are judged by play by the rules, by what a program outside is told."""

import subprocess
import sys
from typing import Any

import pytest

import regnum
from regnum.arena import new_tournament
from regnum.arena.formats import upcoming
from regnum.bots.outside import OutsideBot
from regnum.strangers import HELD_BACK, STRANGERS, make_stranger
from regnum.strangers.base import own
from regnum.strangers.wonderful_kingdom import CARDS, growing
from tests.rules.architects.setting import table
from tests.rules.wonderful_kingdom.setting import table as kingdom

ALL = [(game, name) for game, names in STRANGERS.items() for name in names]


def _play(game: regnum.Game, names: list[str]) -> None:
    bots = [make_stranger(game.type.name, name, seat) for seat, name in enumerate(names)]
    for _ in range(3000):
        if game.over:
            return
        seat = game.decision.seat
        before = len(game.moves)
        move = bots[seat].choose(game, seat)
        assert len(game.moves) == before
        game.play(move, seat)


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_stranger_plays_legal_moves(game: str, name: str) -> None:
    table = regnum.new(game, 2, 3)
    bots = [make_stranger(game, name, 1), make_stranger(game, next(iter(STRANGERS[game])), 2)]
    for _ in range(120):
        if table.over:
            break
        seat = table.decision.seat
        table.play(bots[seat].choose(table, seat), seat)


@pytest.mark.parametrize(
    ("game", "names"), [("viscounts", ["builder", "scribe"]), ("wonderful_kingdom", ["mason"] * 2)]
)
def test_strangers_play_whole_games(game: str, names: list[str]) -> None:
    table = regnum.new(game, 2, 3)
    _play(table, names)
    assert table.over


def test_a_miner_mines() -> None:
    table = regnum.new("architects", 2, 3)
    bots = [make_stranger("architects", name, 1) for name in ("miner", "builder")]
    for _ in range(60):
        seat = table.decision.seat
        table.play(bots[seat].choose(table, seat), seat)
    assert own(table.view(0))["at"]["mines"] > 8


@pytest.mark.parametrize("name", STRANGERS["architects"])
def test_who_must_take_a_worker_from_prison_or_a_board_does_so(name: str) -> None:
    blue, red = {"prison": 9}, {"captured": {"blue": 6}, "prison": 20}
    game = table(blue, red, black_market={"left": "blue"}, guildhall=["blue"] * 4)
    game.play(make_stranger("architects", name, 1).choose(game, 0), 0)


def test_a_scribe_does_what_it_likes() -> None:
    game = regnum.new("viscounts", 2, 3)
    bots = [make_stranger("viscounts", "scribe", seat) for seat in range(2)]
    while not game.over:
        seat = game.decision.seat
        move = bots[seat].choose(game, seat)
        if "transcribe" in game.decision.notations:
            assert game.catalogue.notations[move] == "transcribe"
        game.play(move, seat)


def test_a_climber_climbs() -> None:
    game = regnum.new("viscounts", 2, 3)
    bots = [make_stranger("viscounts", name, 1) for name in ("climber", "scribe")]
    while not game.over and len(game.moves) < 110:
        seat = game.decision.seat
        game.play(bots[seat].choose(game, seat), seat)
    climber, scribe = (game.scores.parts[seat]["workers"] for seat in range(2))
    assert climber > 10 > scribe


@pytest.mark.parametrize(
    ("me", "goes"),
    [
        ({"hand": ["smithy"], "clay": 0, "wood": 2}, "place mines clay"),
        ({"hand": ["smithy"], "clay": 4, "wood": 2}, "place guildhall"),
        ({"hand": ["tavern"], "silver": 4}, "place workshop hire"),
    ],
)
def test_a_planner_does_what_its_card_lacks(me: dict[str, object], goes: str) -> None:
    game = table(me, {})
    move = make_stranger("architects", "planner", 1).choose(game, 0)
    assert game.catalogue.notations[move] == goes


@pytest.mark.parametrize(("gold", "goes"), [(0, "place mines clay"), (12, "place guildhall")])
def test_a_leader_ends_what_it_leads(gold: int, goes: str) -> None:
    game = table({"hand": ["smithy"], "clay": 4, "wood": 2, "gold": gold, "silver": 5}, {})
    move = make_stranger("architects", "leader", 1).choose(game, 0)
    assert game.catalogue.notations[move] == goes


def test_a_grower_loves_production_first_and_points_later() -> None:
    producer = next(card for card in CARDS.values() if sum(card.production.values()) > 1)
    scorer = max(CARDS.values(), key=lambda card: card.vp)
    for round, loved in ((1, producer), (4, scorer)):
        taste = growing({"table": {"round": round}})
        assert taste(loved) == max(taste(producer), taste(scorer))


def test_a_halver_offers_areas_that_are_worth_as_much_as_each_other() -> None:
    for area, other in (("left", "right"), ("right", "left")):
        areas: dict[str, Any] = {area: ["royal-palace"]}
        game = kingdom({"hand": ["cathedral", "hamlet"]}, {}, **areas)
        move = make_stranger("wonderful_kingdom", "halver", 1).choose(game, 0)
        assert game.catalogue.notations[move].endswith(other)


@pytest.mark.parametrize("game", STRANGERS)
def test_some_are_held_back_and_some_are_not(game: str) -> None:
    assert set(HELD_BACK[game]) < set(STRANGERS[game])
    assert HELD_BACK[game]


def test_a_stranger_is_a_program_outside_too() -> None:
    game = regnum.new("architects", 2, 5)
    inside = make_stranger("architects", "builder", 11)
    with OutsideBot([sys.executable, "-m", "regnum.strangers", "architects", "builder"], seed=11) as outside:
        for _ in range(30):
            seat = game.decision.seat
            move = inside.choose(game, seat)
            if len(game.decision.moves) > 1:
                assert outside.choose(game, seat) == move
            game.play(move, seat)


def test_a_program_says_which_strangers_there_are() -> None:
    command = [sys.executable, "-m", "regnum.strangers", "architects", "minner"]
    told = subprocess.run(command, capture_output=True, text=True, check=False)
    assert told.returncode == 1
    assert "@miner" in told.stderr


def test_the_arena_knows_strangers_one_by_one_and_all_together() -> None:
    tournament = new_tournament("architects", ["greedy", "@miner", "@strangers"], games=2)
    assert tournament.bots[:2] == ("greedy", "@miner")
    assert sorted(tournament.bots[1:]) == sorted(f"@{name}" for name in STRANGERS["architects"])
    assert all("greedy" in fixture.bots for fixture in upcoming(tournament, {})), "strangers do not meet each other"
    with pytest.raises(regnum.RegnumError, match="@miner"):
        new_tournament("architects", ["greedy", "@digger"])
