"""Regnum's environments beside their peers', in one run on one core: random games, steps a second.

usage: python -m benchmarks.envs [--json] [--seconds S]

A step is one decision: the observation and the mask of legal moves are made, a legal move is drawn by lot and
played. Set-up of every game is included. Rounds alternate, so that a noisy machine disturbs all alike; the best of
each counts. Ratios are to PettingZoo's Connect Four.
"""

import json
import time
import warnings
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import numpy as np
import pyspiel

import regnum
import regnum.envs.openspiel
from benchmarks.common import on_one_core
from regnum.envs import pettingzoo
from regnum.envs.vector import VectorGames

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    import open_spiel.python.games  # noqa: F401 - registers OpenSpiel's own Python games
    from pettingzoo.classic.chess.chess import env as chess
    from pettingzoo.classic.connect_four.connect_four import env as connect_four
    from pettingzoo.classic.tictactoe.tictactoe import env as tictactoe

ROUNDS = 3
TABLES = 64
PEER = "PettingZoo connect_four"
#: Each yields how many steps it has made since it was last asked.
Contestant = Callable[[], Iterator[int]]


def pettingzoo_steps(make: Callable[[], Any]) -> Iterator[int]:
    """Random games in a PettingZoo environment."""
    env, rng, seed = make(), Random(1), 0
    while True:
        env.reset(seed=seed)
        seed += 1
        made = 0
        for _ in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
            made += 1
            if made == 100:
                yield made
                made = 0
        yield made


def openspiel_steps(name: str) -> Iterator[int]:
    """Random games in OpenSpiel, with the observation of the player to move."""
    game, rng = pyspiel.load_game(name), Random(1)
    while True:
        state = game.new_initial_state()
        made = 0
        while not state.is_terminal():
            if not state.is_chance_node():
                state.observation_tensor(state.current_player())
                made += 1
            state.apply_action(rng.choice(state.legal_actions()))
            if made == 100:
                yield made
                made = 0
        yield made


def vector_steps(game: str, players: int, observed: bool) -> Iterator[int]:
    """Random games in the vectorised runner."""
    games, rng = VectorGames(game, players, TABLES, 1), np.random.default_rng(1)
    while True:
        masks = games.observe()[1] if observed else games.masks()
        legal = np.flatnonzero(masks) % games.moves
        counts = masks.sum(axis=1)
        games.step(legal[np.cumsum(counts) - 1 - rng.integers(counts)])
        yield TABLES


def contestants() -> dict[str, Contestant]:
    """Who is measured, by name."""
    known: dict[str, Contestant] = {
        PEER: lambda: pettingzoo_steps(connect_four),
        "PettingZoo tictactoe": lambda: pettingzoo_steps(tictactoe),
        "PettingZoo chess": lambda: pettingzoo_steps(chess),
        "OpenSpiel python_kuhn_poker": lambda: openspiel_steps("python_kuhn_poker"),
        "OpenSpiel python_tic_tac_toe": lambda: openspiel_steps("python_tic_tac_toe"),
    }
    for game, players in (("architects", 2), ("architects", 4), ("wonderful_kingdom", 2)):
        known |= _ours(game, players)
    return known


def _ours(game: str, players: int) -> dict[str, Contestant]:
    """All faces of one table."""
    table = f"{game} for {players}"
    return {
        f"Regnum in PettingZoo, {table}": lambda: pettingzoo_steps(lambda: pettingzoo.env(game, players)),
        f"Regnum in OpenSpiel, {table}": lambda: openspiel_steps(f"python_regnum_{game}(players={players})"),
        f"Regnum vectorised, {table}": lambda: vector_steps(game, players, True),
        f"Regnum vectorised, masks only, {table}": lambda: vector_steps(game, players, False),
    }


def rate(steps: Iterator[int], seconds: float) -> float:
    """Steps a second."""
    made = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        made += next(steps)
    return made / (time.process_time() - began)


def measure(seconds: float) -> dict[str, Any]:
    """The best of several alternating rounds for everybody."""
    running = {name: begin() for name, begin in contestants().items()}
    share = seconds / ROUNDS / len(running)
    best = dict.fromkeys(running, 0.0)
    for _ in range(ROUNDS):
        for name, steps in running.items():
            best[name] = max(best[name], rate(steps, share))
    return {
        "compiled": regnum.compiled(),
        "steps_per_second": {name: round(value) for name, value in best.items()},
        "ratios": {name: round(value / best[PEER], 2) for name, value in best.items()},
    }


def main() -> None:
    """Measure and print."""
    arguments = on_one_core("Regnum's environments beside their peers', in one run on one core.", 60.0)
    report = measure(arguments.seconds)
    if arguments.json:
        print(json.dumps(report))
        return
    print(f"{'compiled' if report['compiled'] else 'interpreted':54}{'steps a second':>16}{'ratio':>8}")
    for name, value in report["steps_per_second"].items():
        print(f"{name:54}{value:16,}{report['ratios'][name]:8.2f}")


if __name__ == "__main__":
    main()
