"""OpenSpiel's own simulation test, and what it does not look at."""

import copy
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest

import regnum

pyspiel = pytest.importorskip("pyspiel")
from open_spiel.python.algorithms.ismcts import ISMCTSBot  # noqa: E402
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator  # noqa: E402

import regnum.envs.openspiel  # noqa: E402 - only where OpenSpiel is there


def load(parameters: str) -> Any:
    return pyspiel.load_game(f"python_regnum_{parameters}")


@pytest.mark.parametrize("parameters", ["architects(players=1)", "wonderful_kingdom(reward=score,deals=5)"])
def test_openspiel_is_content(parameters: str) -> None:
    pyspiel.random_sim_test(load(parameters), num_sims=1, serialize=False, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize(
    "parameters",
    [
        "architects(players=3,boards=advanced)",
        "architects(players=5)",
        "wonderful_kingdom(players=1,module=menace)",
        "wonderful_kingdom(module=advisors)",
    ],
)
def test_openspiel_is_content_with_larger_tables(parameters: str) -> None:
    pyspiel.random_sim_test(load(parameters), num_sims=2, serialize=False, verbose=False)


def test_every_game_is_registered() -> None:
    registered = set(pyspiel.registered_names())
    assert {f"python_regnum_{game.name}" for game in regnum.games()} <= registered


def test_chance_draws_the_seed_and_nothing_else() -> None:
    state = load("architects(deals=4)").new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(seed, 0.25) for seed in range(4)]
    state.apply_action(3)
    same = regnum.new("architects", players=2, seed=3)
    while not state.is_terminal():
        assert not state.is_chance_node()
        assert state.current_player() == same.decision.seat
        assert state.legal_actions() == sorted(same.decision.moves)
        move = state.legal_actions()[-1]
        assert state.action_to_string(move) == same.catalogue.notations[move]
        state.apply_action(move)
        same.play(move)
    assert state.returns() == [1.0 if seat in same.scores.winners else -1.0 for seat in (0, 1)]


def test_states_are_cloned_and_stored() -> None:
    game = load("wonderful_kingdom(deals=3)")
    state = game.new_initial_state()
    for _ in range(12):
        state.apply_action(state.legal_actions()[0])
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert clone.table != state.table
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert again.table == state.table


def test_the_words_of_the_seats_are_one_text_with_spaces() -> None:
    game = load("architects(players=3,boards=advanced,board=ada random rudolf)")
    assert pyspiel.load_game(str(game)).deal(1) == game.deal(1)
    assert game.deal(1).options["board"] == ["ada", "random", "rudolf"]
    parameters = {"players": 2, "boards": "advanced", "board": "ada, rudolf"}
    with pytest.raises(regnum.BadOption, match="no comma in board; put spaces"):
        pyspiel.load_game("python_regnum_architects", parameters)


def test_answers_in_a_simultaneous_step_stay_hidden() -> None:
    state = load("architects").new_initial_state()
    state.apply_action(1)
    assert state.current_player() == 0
    tensor, text = state.observation_tensor(1), state.observation_string(1)
    state.apply_action(state.legal_actions()[0])
    assert state.current_player() == 1
    assert [place for place, number in enumerate(state.observation_tensor(1)) if number != tensor[place]] == [1]
    assert text != state.observation_string(1), "that a seat has answered is public"


@pytest.mark.parametrize("parameters", ["architects(players=3)", "wonderful_kingdom(module=advisors)"])
def test_a_resampled_state_looks_the_same_to_the_player_and_goes_on(parameters: str) -> None:
    chance = Random(1)
    state = load(parameters).new_initial_state()
    resampled = 0
    while not state.is_terminal():
        if not state.is_chance_node() and chance.random() < 0.1:
            player = chance.randrange(state.num_players())
            twin = state.resample_from_infostate(player, chance.random)
            for told in ("information_state_string", "observation_string", "observation_tensor"):
                assert getattr(twin, told)(player) == getattr(state, told)(player)
            assert twin.table.position() != state.table.position(), "the chance to come, at least, is another"
            assert twin.resample_from_infostate(player, chance.random).information_state_string(player) == (
                state.information_state_string(player)
            )
            clone = twin.clone()
            while clone.current_player() == player and clone.legal_actions() == state.legal_actions():
                move = clone.legal_actions()[0]
                clone.apply_action(move)
                state.apply_action(move)
            resampled += 1
        elif not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
    assert resampled > 10


def test_what_was_seen_once_is_never_forgotten() -> None:
    """Two deals in which a player keeps the same card of different packets: later it sees no difference."""
    game = load("architects(deals=2000)")
    found: dict[tuple[int, ...], Any] = {}
    for seed in range(2000):
        state = game.new_initial_state()
        state.apply_action(seed)
        packet = tuple(state.legal_actions())
        same = [other for other in found if other != packet and set(other) & set(packet)]
        if same:
            kept = min(set(same[0]) & set(packet))
            states = [found[same[0]], state]
            break
        found[packet] = state
    for each in states:
        each.apply_action(kept)
    assert states[0].seen(0) != states[1].seen(0)
    assert states[0].seen(1) == states[1].seen(1) == "", "it has not decided yet"
    assert states[0].clone().seen(0) == states[0].seen(0)


def test_information_states_hold_the_past_as_the_player_was_told_it() -> None:
    state = load("wonderful_kingdom(module=none)").new_initial_state()
    assert state.information_state_string(0) == ""
    assert state.resample_from_infostate(0, Random(1).random).is_chance_node()
    state.apply_action(1)
    hider, secret = state.current_player(), state.table.catalogue.secret
    move = next(move for move in state.legal_actions() if move in secret)
    notation = state.action_to_string(move)
    state.apply_action(move)
    assert notation in state.information_state_string(hider)
    assert notation not in state.information_state_string(1 - hider)
    assert secret[move] in state.information_state_string(1 - hider)


@pytest.mark.parametrize("parameters", ["architects", "wonderful_kingdom"])
def test_their_search_over_information_sets_plays(parameters: str) -> None:
    game = load(parameters)
    bot = ISMCTSBot(game, Guess(), 2.0, 6, random_state=np.random.RandomState(1))
    state = game.new_initial_state()
    state.apply_action(1)
    for _ in range(25):
        state.apply_action(bot.step(state))
    assert len(state.table.moves) == 25


class Guess:
    """An evaluator that costs nothing: the search itself is tested."""

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(move, 1 / len(legal)) for move in legal]

    def evaluate(self, state: Any) -> list[float]:
        return [0.0] * state.num_players()


@pytest.mark.slow
@pytest.mark.parametrize("parameters", ["architects", "wonderful_kingdom"])
def test_their_search_over_information_sets_plays_whole_games(parameters: str) -> None:
    game = load(parameters)
    bot = ISMCTSBot(
        game, RandomRolloutEvaluator(1, np.random.RandomState(1)), 2.0, 4, random_state=np.random.RandomState(1)
    )
    state = game.new_initial_state()
    state.apply_action(1)
    while not state.is_terminal():
        state.apply_action(bot.step(state))
    assert len(state.returns()) == 2


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda thing: pickle.loads(pickle.dumps(thing))])
def test_games_and_states_can_be_copied(copied: Callable[[Any], Any]) -> None:
    game = load("architects(players=3,boards=advanced,board=ada random rudolf)")
    assert str(copied(game)) == str(game)
    state = game.new_initial_state()
    assert copied(state).is_chance_node()
    for _ in range(30):
        state.apply_action(state.legal_actions()[0])
    for each in (state, state.resample_from_infostate(1, Random(1).random)):
        each.apply_action(each.legal_actions()[0])
        twin = copied(each)
        assert twin.information_state_string(1) == each.information_state_string(1)
        assert twin.history() == each.history()
        twin.apply_action(twin.legal_actions()[-1])
        assert twin.table != each.table


def test_observers_of_another_kind_are_not_there() -> None:
    game = load("architects")
    kind, nobody = pyspiel.IIGObservationType, pyspiel.PrivateInfoType.NONE
    assert game.make_py_observer(kind(perfect_recall=False, private_info=nobody)) is None
    assert game.make_py_observer(kind(perfect_recall=False, public_info=False)) is None
    assert game.make_py_observer(kind(perfect_recall=True)).tensor is None
    with pytest.raises(regnum.BadOption, match="no parameters"):
        game.make_py_observer(None, {"colour": 1})


def test_bad_parameters_say_what_is_possible() -> None:
    for parameters, message in (("players=6", "1 to 5"), ("reward=glory", "outcome, score"), ("deals=0", "at least 1")):
        with pytest.raises(regnum.BadOption, match=message):
            load(f"architects({parameters})")
