"""OpenSpiel's own simulation test, and what it does not look at."""

from typing import Any

import pytest

import regnum

pyspiel = pytest.importorskip("pyspiel")
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


def test_bad_parameters_say_what_is_possible() -> None:
    for parameters, message in (("players=6", "1 to 5"), ("reward=glory", "outcome, score"), ("deals=0", "at least 1")):
        with pytest.raises(regnum.BadOption, match=message):
            load(f"architects({parameters})")
