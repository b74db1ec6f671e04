"""What the bots go by: what a table promises to a player."""

import pytest

import regnum
from regnum.bots import make_bot
from regnum.bots.base import bot_seed
from regnum.engine.rng import seeded
from regnum.games.architects import evaluation, weights
from regnum.games.architects.state import Table
from regnum.games.architects.words import CIRCLES, GOODS
from tests.rules.architects.setting import table

BLUE, RED = 0, 1
#: The outlines of a table for two are filled but for the last.
NEARLY_FULL = ["red"] * 11


def state(game: regnum.Game) -> Table:
    found = game.state
    assert isinstance(found, Table)
    return found


def lead(game: regnum.Game) -> float:
    """By how much the table looks better to Blue than to Red."""
    blue, red = evaluation.prospects(state(game))
    return blue - red


def choice(game: regnum.Game, bot: str = "greedy") -> str:
    """What a bot plays."""
    return game.catalogue.notations[make_bot(bot, 1).choose(game, game.decision.seat)]


def test_there_is_one_price_for_each_thing() -> None:
    assert len(set(weights.NAMES)) == len(weights.NAMES) == len(weights.EARLY) == len(weights.LATE)
    for first, many in (
        ("A_GOOD", GOODS),
        ("MUCH", GOODS),
        ("A_WORKER_AT", range(CIRCLES)),
        ("A_PAIR_AT", range(CIRCLES)),
    ):
        start = getattr(weights, first)
        kind = weights.NAMES[start].split()[0]
        alike = weights.NAMES[start : start + len(many)]
        assert len(alike) == len(many)
        if first != "A_GOOD":
            assert {name.split()[0] for name in alike} == {kind}


def test_every_thing_belongs_to_one_group_that_is_tuned() -> None:
    for name in weights.NAMES:
        assert len([group for group, beginnings in weights.GROUPS if name.startswith(beginnings)]) == 1, name


@pytest.mark.parametrize("players", [1, 2, 4])
def test_at_the_end_only_points_count(players: int) -> None:
    game, rng = regnum.new("architects", players, 4), seeded(4)
    while not game.over:
        game.play(game.decision.moves[rng.below(len(game.decision.moves))], game.decision.seat)
    assert evaluation.prospects(state(game)) == [float(total) for total in game.scores.totals]


def test_a_crowd_is_worth_more_than_its_workers_apart() -> None:
    alone = lead(table({}, {})) - lead(table({"at": {"mines": 1}, "workers": 19}, {}))
    crowd = lead(table({}, {})) - lead(table({"at": {"mines": 8}, "workers": 12}, {}))
    assert crowd < 8 * alone


def test_silver_is_dear_to_who_could_capture_a_crowd_with_it() -> None:
    crowd = {"at": {"mines": 12}, "workers": 8}
    with_prey = lead(table({"silver": 1}, crowd)) - lead(table({}, crowd))
    without = lead(table({"silver": 1}, {})) - lead(table({}, {}))
    assert with_prey > without


@pytest.mark.parametrize("bot", ["greedy", "search:60"])
def test_who_can_takes_a_crowd(bot: str) -> None:
    game = table({"silver": 2}, {"at": {"mines": 14}, "workers": 6})
    assert choice(game, bot) == "place town-centre"
    game.play("place town-centre")
    assert choice(game, bot) == "capture red mines"


@pytest.mark.parametrize("seed", [1, 3])
def test_equals_do_not_mine_side_by_side_without_end(seed: int) -> None:
    game = regnum.new("architects", 2, seed)
    bots = [make_bot("greedy", bot_seed(seed, seat)) for seat in range(2)]
    while not game.over and len(game.moves) < 400:
        game.play(bots[game.decision.seat].choose(game, game.decision.seat))
    assert game.over


def test_who_leads_a_long_game_wants_its_end() -> None:
    rich = {"gold": 60, "clay": 6, "wood": 6, "stone": 6, "hand": ["well"]}
    worth = []
    for turns in (20, 300):
        plain, nearer = (table(rich, {}, turns=turns, guildhall=["blue"] * outlines) for outlines in (3, 4))
        worth.append(lead(nearer) - lead(plain))
    assert worth[1] > 10 * worth[0]
    behind = [lead(table({}, rich, turns=300, guildhall=["blue"] * outlines)) for outlines in (3, 4)]
    assert behind[1] - behind[0] < worth[1] / 5


@pytest.mark.parametrize("lacking", ["clay", "wood", "stone"])
def test_what_a_plan_lacks_makes_it_less(lacking: str) -> None:
    goods = {"clay": 4, "wood": 4, "stone": 4}
    cost = state(table({}, {})).deck.main_board.levels[0].cost
    have = [goods.get(good, 0) for good in GOODS]
    less = [0 if good == lacking else number for good, number in zip(GOODS, have, strict=True)]
    assert 0.0 < evaluation.readiness(less, cost) <= evaluation.readiness(have, cost) <= 1.0


def test_readiness_is_a_share_even_where_goods_may_be_mixed() -> None:
    for level in state(table({}, {})).deck.main_board.levels:
        assert 0.0 < evaluation.readiness([0] * 6, level.cost) < 1.0
        assert evaluation.readiness([20] * 6, level.cost) == 1.0
