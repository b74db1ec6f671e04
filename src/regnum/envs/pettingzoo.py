"""Every game as a PettingZoo environment.

>>> from regnum.envs import pettingzoo
>>> env = pettingzoo.env("architects", players=3, seed=7)
>>> env.reset()
>>> observation, reward, termination, truncation, info = env.last()
"""

import json
from typing import Any, SupportsIndex

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

import regnum
from regnum.engine.errors import RegnumError
from regnum.engine.game import Game
from regnum.engine.resolving import first_decider
from regnum.envs.observer import Observer
from regnum.envs.playing import RENDER_MODES, Seeds, checked_render_mode, play_number, result
from regnum.envs.rewards import reward_named
from regnum.envs.spaces import action_space, observation_space


def env(game: str, players: SupportsIndex, **arguments: Any) -> AECEnv:
    """An environment that also says so when it is used in a wrong order; arguments as for `raw_env`."""
    return OrderEnforcingWrapper(raw_env(game, players, **arguments))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 - the name that PettingZoo's users look for
    """One game; the agents `player_0`, `player_1`, ... are its seats.

    In a simultaneous step the seats answer one after the other, the lowest first; what they see does not change
    by what others have answered in it. `reset(seed=s)` sets up the game with the seed `s`; without a seed, the
    next one.
    """

    def __init__(
        self,
        game: str,
        players: SupportsIndex,
        seed: SupportsIndex | None = None,
        observation: str = "array",
        scale: str = "plain",
        reward: str = "outcome",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        super().__init__()
        self.metadata = {
            "name": f"regnum_{game}_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.render_mode = checked_render_mode(render_mode)
        self._seeds = Seeds(seed)
        self._reward = reward_named(reward)
        first = regnum.new(game, players, 0, **options)
        self._arguments: tuple[str, int, dict[str, Any]] = (game, first.players, options)
        self._observer = Observer(first, observation, scale)
        self._game: Game | None = None
        self.possible_agents = [f"player_{seat}" for seat in range(first.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_spaces = {agent: observation_space(self._observer) for agent in self.possible_agents}
        self._action_spaces = {agent: action_space(self._observer) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same for all agents."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Every move of the catalogue."""
        return self._action_spaces[agent]

    @property
    def game(self) -> Game:
        """The game itself: its words, its record, its views."""
        if self._game is None:
            raise AttributeError("no game has been set up yet: call reset() first")
        return self._game

    def reset(self, seed: SupportsIndex | None = None, options: dict[str, Any] | None = None) -> None:
        """Set up a game; `options` is PettingZoo's and not used, a game's options are those of the environment."""
        game, players, chosen = self._arguments
        self._game = regnum.new(game, players, self._seeds.take(seed), **chosen)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[first_decider(self._game.state)]

    def observe(self, agent: str) -> dict[str, object]:
        """What the agent may know, and the mask of its legal moves."""
        return self._observer.observation(self.game, self._seats[agent])

    def step(self, action: object) -> None:
        """Play the move for the agent whose decision it is."""
        game = self.game
        if not self.agents:
            raise RegnumError("the game is over, and all agents have left: call reset() before the next step")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        play_number(game, self._seats[agent], action)
        if game.over:
            self.rewards = dict(zip(self.agents, self._reward(game.scores), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {agent: result(game) for agent in self.agents}
        else:
            self.agent_selection = self.possible_agents[first_decider(game.state)]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as a spectator may see it, as text."""
        return json.dumps(self.game.view(None), indent=1) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""
