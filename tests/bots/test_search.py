"""The search: it sees only what its seat may know, keeps to its budget, and keeps what it has learnt."""

import pickle

import pytest

import regnum
from regnum.bots import make_bot
from regnum.bots.advice import candidates
from regnum.bots.greed import FORESIGHT, best_move, lookahead
from regnum.bots.levels import LEVELS
from regnum.bots.search import Budget, SearchBot, _processes, follows
from regnum.bots.simple import SlippingBot
from regnum.bots.tree import Node, Thoughts, Tree
from regnum.engine.resolving import legal_moves
from regnum.engine.rng import seeded
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


@pytest.mark.parametrize("table", [("architects", 2, {}), ("wonderful_kingdom", 2, {})], ids=str)
def test_a_greedy_bot_never_looks_at_what_it_cannot_see(table: Table) -> None:
    game, rng = deal(table, 0), seeded(9)
    asked = 0
    while not game.over and asked < 60:
        seat = game.decision.seat
        if not game.state.lanes and len(game.decision.moves) > 1:
            chosen = {make_bot("greedy", 5).choose(game.determinize(seat, seed), seat) for seed in range(2)}
            assert len(chosen) == 1
            asked += 1
        play_on(game, rng, 1)


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
    tree = Tree(game.type, game.catalogue, game.decision.seat, seeded(1))
    tree.root.visits = {1: 30, 2: 10, 3: 4, 4: 29}
    legal = [1, 2, 3]  # the other was possible in some deal, and is not here
    assert tree.settled(19, legal)
    assert not tree.settled(20, legal)
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
    tree = Tree(game.type, game.catalogue, seat, seeded(1))
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
    tree = Tree(game.type, game.catalogue, game.decision.seat, seeded(1))
    tree.grow(game.state, 5)
    other = _sequential(("architects", 2, {}), 4)
    assert follows(tree, game, game.copy())
    assert not follows(tree, game, other)


def test_a_bot_thinks_anew_about_a_game_without_a_past() -> None:
    game = _sequential(("architects", 1, {}), 3)
    bot = SearchBot(1, BUDGET)
    for _ in range(4):
        thoughts = bot.think(game.determinize(0, 3), 0)
        assert sum(thoughts.visits.values()) == 12
        assert set(thoughts.visits) <= set(game.decision.moves)
        play_on(game, seeded(1), 1)


def test_a_bot_begins_with_what_it_thought_before() -> None:
    game = _sequential(("architects", 1, {}), 1)
    bot = SearchBot(1, Budget(walks=40))
    kept = 0
    for _ in range(12):
        bot.think(game, 0)
        assert bot._tree is not None
        tried = set(bot._tree.root.visits)
        kept += sum(bot._tree.root.visits.values()) > 40
        assert set(bot._tree.root.priors) >= tried & set(game.decision.moves), "what was a glance is looked at closely"
        game.play(bot.choose(game, 0))
    assert kept > 3


def test_a_root_that_was_reached_is_looked_at_closely() -> None:
    game = _sequential(("architects", 2, {}), 3)
    tree = Tree(game.type, game.catalogue, game.decision.seat, seeded(1))
    tree.grow(game.state, 40)
    (move, seat), child = next(iter(tree.root.children.items()))
    child.priors = {1: 2.0}
    assert tree.descend(move, seat)
    assert tree.root is child
    assert not tree.root.priors
    assert tree.thoughts().walks == 0


def test_a_simultaneous_step_is_not_followed() -> None:
    before, during, after = _at_the_end_of_the_draft()
    tree = Tree(before.type, before.catalogue, after.decision.seat, seeded(1))
    (_, first), (_, second) = after.moves[-2:]
    reached = Node(after.decision.seat)
    answered = tree.root.children[first, during.decision.seat] = Node(during.decision.seat)
    answered.children[tree._known(answered, second), after.decision.seat] = reached
    assert not follows(tree, before, after)


def test_a_simultaneous_step_is_searched() -> None:
    before, _, _ = _at_the_end_of_the_draft()
    bot = SearchBot(1, BUDGET)
    assert bot.choose(before, 0) in legal_moves(before.state, 0)
    assert bot._tree is not None
    assert bot._tree.walks > 0


def _at_the_end_of_the_draft() -> tuple[regnum.Game, regnum.Game, regnum.Game]:
    """Architects for two before the last cards are kept, when one seat has answered, and in the first turn."""
    game = regnum.new("architects", 2, 1)
    while game.state.lanes:
        play_on(game, seeded(1), 1)
    plies = len(game.moves)
    return game.at(plies - 2), game.at(plies - 1), game


def test_a_tree_knows_only_the_public_words_of_what_another_seat_hid() -> None:
    """IWK-TRAP-02: a card laid face down is seen by its player alone: all such cards lead to the same thoughts."""
    game = regnum.new("wonderful_kingdom", 2, 1)
    rng = seeded(1)
    while not (alike := _alike(game)):
        play_on(game, rng, 1)
    hider = game.decision.seat
    reached = []
    for move in alike:
        watcher = Tree(game.type, game.catalogue, 1 - hider, seeded(1))
        watcher.root.seat = hider
        later = game.copy()
        later.play(move)
        known = watcher._next(later.state, watcher.root, alike[0], at_once=False)
        follows(watcher, game, later)
        reached.append(watcher.root is known)
    assert all(reached)
    own = Tree(game.type, game.catalogue, hider, seeded(1))
    own._next(later.state, own.root, alike[0], at_once=False)
    assert not follows(own, game, later), "its own player knows which card it was"


def _alike(game: regnum.Game) -> list[int]:
    """Two moves of the seat that decides which others can't tell apart."""
    by_words: dict[str, list[int]] = {}
    for move in [] if game.state.lanes else game.decision.moves:
        if move in game.catalogue.secret:
            by_words.setdefault(game.catalogue.redacted(move), []).append(move)
    return next((moves[:2] for moves in by_words.values() if len(moves) > 1), [])


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
    one.add(Thoughts(1, {5: 1}, {5: 0.5}, {5: 20.0}, [0.5, 0.5], {5: []}))
    assert [candidate.move for candidate in candidates(one, [1, 2, 5], ())] == [1, 2, 5]


def test_several_processes_think_together() -> None:
    game = _sequential(("architects", 2, {}), 2)
    seat = game.decision.seat
    together = SearchBot(3, Budget(walks=10), cores=2).think(game, seat)
    assert together.walks == sum(together.visits.values()) == 10
    assert set(together.visits) <= set(game.decision.moves)


def test_a_process_that_was_killed_is_replaced() -> None:
    game = _sequential(("architects", 2, {}), 2)
    bot = SearchBot(3, Budget(walks=4), cores=2)
    bot.think(game, game.decision.seat)
    for process in list(_processes(2)._processes.values()):
        process.kill()
        process.join()
    assert bot.think(game, game.decision.seat).walks == 4


@pytest.mark.parametrize("bot", ["random", "greedy", "search:3", *LEVELS])
def test_a_bot_says_so_when_its_seat_has_nothing_to_decide(bot: str) -> None:
    game = _sequential(("architects", 2, {}), 2)
    for seat in (1 - game.decision.seat, 2, -1):
        with pytest.raises(regnum.RegnumError, match="nothing to decide"):
            make_bot(bot, 1).choose(game, seat)


def test_a_slip_changes_the_choice_only_among_moves_that_look_alike_within_it() -> None:
    game = _sequential(("architects", 2, {}), 2)
    seat, moves = game.decision.seat, game.decision.moves
    table = game.determinize(seat, 3).state
    looks = {move: lookahead(game.type, table, seat, move, seeded(1), FORESIGHT) for move in moves}
    best = max(looks.values())
    for slip in (0.0, 0.5, 8.0):
        chosen = {best_move(game.type, table, seat, moves, seeded(seed), FORESIGHT, slip) for seed in range(60)}
        assert all(looks[move] >= best - 2 * slip - 1 for move in chosen)
        assert slip < 8.0 or len(chosen) > 1


@pytest.mark.parametrize("name", [type.name for type in regnum.games()])
def test_levels_slip_the_less_the_higher(name: str) -> None:
    made = [make_bot(level, 1) for level in LEVELS]
    assert list(LEVELS) == ["beginner", "easy", "normal", "hard", "expert"]
    game = regnum.new(name, 2, 1)
    yardstick = game.type.yardstick(game.state)
    slips = [yardstick.slips[bot.level] for bot in made if isinstance(bot, SlippingBot)]
    assert len(slips) == 4
    assert slips == sorted(slips, reverse=True)
    assert isinstance(made[-1], SearchBot)


def test_expert_takes_the_same_walks_whatever_the_clock_says(monkeypatch: pytest.MonkeyPatch) -> None:
    game = _sequential(("architects", 2, {}), 2)
    seat = game.decision.seat
    clock = iter(range(0, 10**9, 10**4))
    monkeypatch.setattr("regnum.bots.search.time.perf_counter", lambda: next(clock))
    expert = make_bot("expert", 1)
    assert isinstance(expert, SearchBot)
    assert expert.think(game, seat).walks == game.type.yardstick(game.state).walks


def test_a_search_beats_chance() -> None:
    game = regnum.new("wonderful_kingdom", 2, 11)
    bots = [make_bot("random", 1), make_bot("search:2", 1)]
    while not game.over:
        decider = game.decision.seat
        game.play(bots[decider].choose(game, decider), decider)
    assert game.scores.winners == [1]
