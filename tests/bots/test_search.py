"""The search: it sees only what its seat may know, keeps to its budget, and keeps what it has learnt."""

import pickle

import pytest

import regnum
from regnum.bots import make_bot
from regnum.bots.levels import LEVELS
from regnum.bots.search import Budget, SearchBot, follows
from regnum.bots.tree import Thoughts, Tree
from regnum.engine.rng import seeded
from regnum.engine.state import legal_moves
from tests.conformance.tables import TABLES, deal, play_on

Table = tuple[str, int, dict[str, object]]
SEVERAL = [table for table in TABLES if table[1] > 1][::2]
BUDGET = Budget(walks=12)


def _sequential(table: Table, seed: int) -> regnum.Game:
    """Somewhere in a game where one seat decides alone between several moves."""
    game = deal(table, seed)
    rng = seeded(seed)
    play_on(game, rng, 30 + 10 * seed)
    while game.state.lanes or len(game.decision.moves) < 2:
        play_on(game, rng, 1)
    return game


@pytest.mark.parametrize("table", SEVERAL, ids=str)
@pytest.mark.parametrize("bot", ["greedy", "search:6", "normal"])
def test_bots_choose_alike_in_worlds_that_differ_only_in_what_they_cannot_see(table: Table, bot: str) -> None:
    game = deal(table, 4)
    play_on(game, seeded(9), 40)
    seat = game.decision.seat
    worlds = [game.determinize(seat, seed) for seed in range(3)]
    chosen = {make_bot(bot, 5).choose(world, seat) for world in worlds}
    assert len(chosen) == 1


@pytest.mark.parametrize("bot", ["random", "greedy", "search:3", *LEVELS])
@pytest.mark.parametrize("name", [type.name for type in regnum.games()])
def test_every_bot_plays_legal_moves_and_leaves_the_game_alone(name: str, bot: str) -> None:
    game = regnum.new(name, 2, 3)
    before = game.digest()
    seat = game.decision.seat
    assert make_bot(bot, 1).choose(game, seat) in legal_moves(game.state, seat)
    assert game.digest() == before


def test_the_same_seed_and_walks_make_the_same_choice() -> None:
    game = _sequential(("architects", 3, {}), 2)
    seat = game.decision.seat
    thoughts = [SearchBot(8, BUDGET).think(game, seat).visits for _ in range(2)]
    assert thoughts[0] == thoughts[1]
    assert sum(thoughts[0].values()) == 12


def test_a_choice_that_more_walks_cannot_change_is_made_at_once() -> None:
    game = _sequential(("architects", 3, {}), 2)
    tree = Tree(game.type, game.decision.seat, seeded(1))
    tree.root.visits = {1: 30, 2: 10, 3: 4}
    assert tree.settled(19)
    assert not tree.settled(20)
    spent: list[int] = []
    Budget(walks=100).spend(spent.append, lambda left: left < 50)
    assert sum(spent) == 56


def test_a_search_by_the_clock_ends_though_it_has_walks_left() -> None:
    game = _sequential(("architects", 2, {}), 1)
    thoughts = SearchBot(8, Budget(walks=1_000_000, milliseconds=1)).think(game, game.decision.seat)
    assert 0 < thoughts.walks < 1_000_000


def test_a_search_without_an_end_is_refused() -> None:
    with pytest.raises(ValueError, match="needs an end"):
        Budget()


@pytest.mark.parametrize("name", ["search:0", "search:", "search:fast", "search:10s", "nobody"])
def test_a_bot_that_nobody_knows_is_refused(name: str) -> None:
    with pytest.raises(regnum.BadOption, match="no bot is called"):
        make_bot(name, 1)


def test_the_worth_of_a_table_is_shared_between_two() -> None:
    game = _sequential(("wonderful_kingdom", 2, {}), 1)
    chances = SearchBot(1, BUDGET).think(game, game.decision.seat).chances()
    assert len(chances) == 2
    assert sum(chances) == pytest.approx(1, abs=1e-6)


def test_the_tree_is_kept_along_the_moves_that_were_played() -> None:
    game = _sequential(("architects", 2, {}), 3)
    seat = game.decision.seat
    tree = Tree(game.type, seat, seeded(1))
    tree.grow(game.state, 40)
    earlier = game.copy()
    move = tree.thoughts().favourite(game.decision.moves)
    game.play(move)
    child = tree.root.children.get((move, game.decision.seat))
    assert child is not None
    assert follows(tree, earlier, game) == (game.decision.seat == seat)
    assert tree.root is child


def test_a_tree_does_not_follow_another_game() -> None:
    game = _sequential(("architects", 2, {}), 3)
    tree = Tree(game.type, game.decision.seat, seeded(1))
    tree.grow(game.state, 5)
    other = _sequential(("architects", 2, {}), 4)
    assert not follows(tree, game, other)


def test_a_tree_does_not_follow_what_another_seat_hid() -> None:
    """IWK-TRAP-02: a card laid face down is seen by its player alone; a tree that knew it would have looked."""
    rng = seeded(1)
    for seed in range(20):
        game = regnum.new("wonderful_kingdom", 2, seed)
        while not game.over and game.state.times_opened == 0:
            hidden = [move for move in game.decision.moves if move in game.catalogue.secret]
            if hidden and not game.state.lanes:
                watcher = Tree(game.type, 1 - game.decision.seat, seeded(1))
                watcher.root.children[hidden[0], game.decision.seat] = watcher.root
                earlier = game.copy()
                game.play(hidden[0])
                assert not follows(watcher, earlier, game)
                return
            play_on(game, rng, 1)
    pytest.fail("nobody could lay a card face down")


def test_thoughts_travel_and_add_up() -> None:
    one = Thoughts(3, {1: 2, 2: 1}, {1: 1.0, 2: 0.25}, {1: 40.0, 2: 15.0}, [1.25, 1.75], {1: [(1, 4)], 2: []})
    two = pickle.loads(pickle.dumps(Thoughts(1, {2: 1}, {2: 0.75}, {2: 25.0}, [0.75, 0.25], {2: [(1, 5)]})))
    one.add(two)
    assert (one.walks, one.visits) == (4, {1: 2, 2: 2})
    assert (one.chance(1), one.chance(2), one.chance(3)) == (0.5, 0.5, 0.0)
    assert (one.points(1), one.points(2)) == (20.0, 20.0)
    assert one.chances() == [0.5, 0.5]
    assert one.favourite([1, 2, 3]) == 1
    assert one.lines == {1: [(1, 4)], 2: [(1, 5)]}


def test_several_processes_think_together() -> None:
    game = _sequential(("architects", 2, {}), 2)
    seat = game.decision.seat
    together = SearchBot(3, Budget(walks=10), cores=2).think(game, seat)
    assert together.walks == sum(together.visits.values()) == 10
    assert set(together.visits) <= set(game.decision.moves)


def test_a_search_beats_chance() -> None:
    game = regnum.new("wonderful_kingdom", 2, 11)
    bots = [make_bot("random", 1), make_bot("search:2", 1)]
    while not game.over:
        decider = game.decision.seat
        game.play(bots[decider].choose(game, decider), decider)
    assert game.scores.winners == [1]
