"""Whatever plays can be packed and copied in the middle of a game, and plays on as the original does."""

import copy
import pickle
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import numpy as np
import pytest

import regnum
from regnum.bots import make_bot
from regnum.bots.outside import Forfeit, OutsideBot
from regnum.engine.rng import seeded
from regnum.envs import gymnasium, pettingzoo
from regnum.envs.observer import Observer
from regnum.envs.vector import VectorGames
from tests.conformance.tables import play_on

Copy = Callable[[Any], Any]
GAMES = [game.name for game in regnum.games()]


def packed(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


copies = pytest.mark.parametrize("copied", [packed, copy.deepcopy], ids=["pickle", "deepcopy"])


def played_by(bots: list[Any], game: regnum.Game, moves: int) -> list[tuple[int, int]]:
    """Let bots play on; their moves."""
    before = len(game.moves)
    while not game.over and len(game.moves) < before + moves:
        seat = game.decision.seat
        game.play(bots[seat].choose(game, seat), seat)
    return game.moves[before:]


@copies
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bot", ["random", "greedy", "beginner", "easy", "normal", "hard", "search:12"])
def test_bots_and_their_game(copied: Copy, name: str, bot: str) -> None:
    game = regnum.new(name, players=2, seed=3)
    play_on(game, seeded(3), 25)
    bots = [make_bot(bot, 5), make_bot(bot, 6)]
    assert played_by(bots, game, 6)
    twins, twin = copied((bots, game))
    assert played_by(twins, twin, 8) == played_by(bots, game, 8)


@copies
def test_a_search_keeps_its_tree(copied: Copy) -> None:
    game = regnum.new("architects", players=2, seed=3)
    play_on(game, seeded(3), 12)
    bot: Any = make_bot("search:40", 1)
    played_by([bot, bot], game, 1)
    twin = copied(bot)
    assert twin._tree.root.visits == bot._tree.root.visits
    assert twin._tree.rng is twin.rng
    assert packed(game).goes_on_from(twin._rooted)


def test_a_program_outside_says_why_it_can_not_be_copied() -> None:
    with OutsideBot(["some-program"]) as bot, pytest.raises(TypeError, match="can't be copied: some-program"):
        pickle.dumps(bot)


@copies
@pytest.mark.parametrize("opponent", ["random", "greedy", "search:8"])
@pytest.mark.parametrize("name", GAMES)
def test_a_gymnasium_environment(copied: Copy, name: str, opponent: str) -> None:
    env = gymnasium.make(name, opponents=[opponent], illegal="replace", scale="log")
    copied(env).reset(seed=1)
    env.reset(seed=1)
    for _ in range(10):
        env.step(env.action_masks().argmax())
    twin = copied(env)
    for action in (*range(0, 200, 20), *range(10)):
        before = twin.game.digest()
        told, same = env.step(action), twin.step(action)
        assert twin.game == env.game
        assert before != twin.game.digest()
        assert told[1:] == same[1:]
        assert (told[0]["observation"] == same[0]["observation"]).all()


@copies
@pytest.mark.parametrize("make", [pettingzoo.env, pettingzoo.raw_env])
@pytest.mark.parametrize("name", GAMES)
def test_a_pettingzoo_environment(copied: Copy, make: Callable[..., Any], name: str) -> None:
    env = make(name, 2, seed=4)
    copied(env).reset()
    env.reset()
    for _ in range(15):
        env.step(int(env.last()[0]["action_mask"].argmax()))
    twin = copied(env)
    for _ in range(10):
        twin.step(int(twin.last()[0]["action_mask"].argmax()))
    assert twin.unwrapped.game != env.unwrapped.game
    for _ in range(10):
        env.step(int(env.last()[0]["action_mask"].argmax()))
    assert twin.unwrapped.game == env.unwrapped.game
    assert twin.agent_selection == env.agent_selection


@copies
@pytest.mark.parametrize("name", GAMES)
def test_many_games(copied: Copy, name: str) -> None:
    games = VectorGames(name, players=2, n=3, seed=1)
    rng = np.random.default_rng(1)
    for _ in range(20):
        games.step([int(rng.choice(mask.nonzero()[0])) for mask in games.masks()])
    twin = copied(games)
    for _ in range(600):
        moves = games.masks().argmax(axis=1)
        assert all((one == other).all() for one, other in zip(games.observe(), twin.observe(), strict=True))
        assert all((one == other).all() for one, other in zip(games.step(moves), twin.step(moves), strict=True))
    assert games.seed_of(0) == twin.seed_of(0)
    games.step(games.masks().argmax(axis=1))
    assert games.game(0) != twin.game(0)


@copies
def test_what_a_game_gives_away(copied: Copy) -> None:
    game = regnum.new("wonderful_kingdom", players=2, seed=3, module="advisors")
    play_on(game, seeded(3), 30)
    game.listen()
    play_on(game, seeded(4), 30)
    rng = seeded(7)
    rng.word()
    assert copied(rng).words() == rng.words()
    assert copied(game.record) == game.record
    assert copied(game.scores).data() == game.scores.data()
    assert [event.data() for event in copied(game.events(0))] == [event.data() for event in game.events(0)] != []
    decision = copied(game.decision)
    assert repr(decision) == repr(game.decision)
    assert (decision.kind, decision.rule) == (game.decision.kind, game.decision.rule)
    assert game.why_not("commit", 0) is not None
    assert repr(copied(game.why_not("commit", 0))) == repr(game.why_not("commit", 0))
    assert copied(game.type) is game.type
    observer = Observer(game, "dict")
    assert (copied(observer).row(game, 1) == observer.row(game, 1)).all()
    with pytest.raises(regnum.IllegalMove) as refused:
        game.play("commit" if "commit" not in game.decision.notations else "offer calamity left face-down")
    with pytest.raises(regnum.BadRecord) as unread:
        regnum.load("nonsense")
    with pytest.raises(regnum.BadPosition) as misplaced:
        regnum.from_position({"game": "chess"})
    again = copied(Forfeit("too late", "slow"))
    assert (str(again), again.reason) == ("too late", "slow")
    for caught, attribute in ((refused, "rule"), (refused, "reason"), (unread, "line"), (misplaced, "field")):
        error: Any = caught.value
        again = copied(error)
        assert (type(again), str(again)) == (type(error), str(error))
        assert getattr(again, attribute) == getattr(error, attribute)


def winners(game: regnum.Game) -> Any:
    play_on(game, seeded(1), 3000)
    return game, game.scores


def refuse(game: regnum.Game) -> None:
    game.play("place moon")


def illegal(game: regnum.Game) -> None:
    game.play(next(move for move in range(100_000) if game.why_not(move)))


def test_games_scores_and_errors_come_back_from_other_processes() -> None:
    game = regnum.new("architects", players=2, seed=3)
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        played, scores = pool.submit(winners, game).result()
        assert played.scores.data() == scores.data()
        with pytest.raises(regnum.MalformedMove):
            pool.submit(refuse, game).result()
        with pytest.raises(regnum.IllegalMove) as caught:
            pool.submit(illegal, game).result()
        assert caught.value.reason
