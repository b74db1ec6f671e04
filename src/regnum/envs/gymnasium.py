"""Every game as a Gymnasium environment: one seat is yours, bots hold the others.

>>> from regnum.envs import gymnasium
>>> env = gymnasium.make("architects", players=2, opponents=["greedy"])
>>> observation, info = env.reset(seed=7)

Importing this module also registers `regnum/architects-v0` and so on for `gymnasium.make`.
"""

import json
from collections.abc import Sequence
from typing import Any, Final, SupportsIndex

import gymnasium
import numpy as np
from gymnasium.error import ResetNeeded

import regnum
from regnum.bots import make_bot
from regnum.bots.base import bot_seed
from regnum.engine.errors import BadOption, IllegalMove
from regnum.engine.game import Game
from regnum.engine.numbers import whole
from regnum.engine.resolving import first_decider, legal_moves
from regnum.envs.observer import Observer
from regnum.envs.playing import RENDER_MODES, Seeds, checked_render_mode, play_number, result
from regnum.envs.rewards import reward_named
from regnum.envs.spaces import action_space, observation_space

#: What becomes of an action that is not legal: an error, or a legal one by lot in its place.
ILLEGAL: Final = ("error", "replace")


class NoGame(ResetNeeded, AttributeError):
    """Before the first reset there is no game."""


class AgainstBots(gymnasium.Env[dict[str, Any], Any]):
    """One game in which a seat plays against bots.

    `opponents` are names of bots for the other seats, in their order; the last name fills the rest. `illegal` is
    "error", or "replace" for programs that can't use masks: a legal move drawn by lot is played in place of one that
    is not legal, and `info["replaced"]` says so. The `info` of the last step has `scores` and `winners`.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}

    def __init__(
        self,
        game: str,
        players: SupportsIndex = 2,
        seat: SupportsIndex = 0,
        opponents: Sequence[str] = ("greedy",),
        observation: str = "array",
        scale: str = "plain",
        reward: str = "outcome",
        illegal: str = "error",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        if illegal not in ILLEGAL:
            raise BadOption(f"illegal is one of: {', '.join(ILLEGAL)}; not {illegal!r}")
        first = regnum.new(game, players, 0, **options)
        own = whole(seat)
        if own is None or own not in range(first.players):
            raise BadOption(f"there is no seat {seat!r}; seats are 0 to {first.players - 1}")
        self.seat = own
        self._opponents = _seated(opponents, first.players, own)
        self._arguments: tuple[str, int, dict[str, Any]] = (game, first.players, options)
        self._reward = reward_named(reward)
        self._replaces = illegal == "replace"
        self._observer = Observer(first, observation, scale)
        self._seeds = Seeds(None)
        self._game: Game | None = None
        self.render_mode = checked_render_mode(render_mode)
        self.observation_space = observation_space(self._observer)
        self.action_space = action_space(self._observer)

    @property
    def game(self) -> Game:
        """The game itself: its words, its record, its views."""
        if self._game is None:
            raise NoGame("no game has been set up yet: call reset() first")
        return self._game

    def reset(
        self, *, seed: SupportsIndex | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Set up the game with this seed (without one, the next) and let the bots play until the seat must decide."""
        taken = self._seeds.take(seed)
        super().reset(seed=None if seed is None else taken)
        name, players, chosen = self._arguments
        self._game = regnum.new(name, players, taken, **chosen)
        self._bots = {other: make_bot(bot, bot_seed(taken, other)) for other, bot in self._opponents.items()}
        self._let_bots_play()
        return self._observation(), {}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Play the move, then the bots until the seat must decide again or the game is over."""
        if self.game.over:
            raise ResetNeeded("the game is over: call reset() before the next step")
        replaced = self._move(action)
        info = {"replaced": replaced} if self._replaces else {}
        self._let_bots_play()
        return self._observation(), *self._outcome(info)

    def _move(self, action: Any) -> bool:
        """Play the seat's move; whether a legal one was played in its place."""
        try:
            play_number(self.game, self.seat, action)
        except IllegalMove:
            if not self._replaces:
                raise
            play_number(self.game, self.seat, self.np_random.choice(legal_moves(self.game.state, self.seat)))
            return True
        return False

    def _outcome(self, info: dict[str, Any]) -> tuple[float, bool, bool, dict[str, Any]]:
        """Reward, end, and what is told beside."""
        if not self.game.over:
            return 0.0, False, False, info
        return self._reward(self.game.scores)[self.seat], True, False, info | result(self.game)

    def _let_bots_play(self) -> None:
        """In a simultaneous step bots answer first or later, as their seats lie; they see no answers."""
        decider = first_decider(self.game.state)
        while decider >= 0 and decider != self.seat:
            self.game.play(self._bots[decider].choose(self.game, decider), decider)
            decider = first_decider(self.game.state)

    def _observation(self) -> dict[str, Any]:
        return self._observer.observation(self.game, self.seat)

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """The legal moves, under the name by which masked learners ask for them."""
        return self._observer.mask(self.game, self.seat).astype(np.bool_)

    def render(self) -> str | None:
        """The table as the seat may see it, as text."""
        return json.dumps(self.game.view(self.seat), indent=1) if self.render_mode == "ansi" else None


def _seated(opponents: Sequence[str], players: int, seat: int) -> dict[int, str]:
    """Which bot sits where."""
    if isinstance(opponents, str):
        raise BadOption(f"opponents is a list of names, such as [{opponents!r}], not {opponents!r} alone")
    names = list(opponents)
    others = [other for other in range(players) if other != seat]
    if len(names) > len(others):
        raise BadOption(f"{len(names)} opponents do not fit {len(others)} other seats")
    if others and not names:
        raise BadOption("name at least one opponent, such as 'greedy'")
    for name in names:
        make_bot(name, 0)
    return dict(zip(others, names + names[-1:] * len(others), strict=False))


def make(game: str, players: SupportsIndex = 2, **arguments: Any) -> AgainstBots:
    """An environment by the name of its game; arguments as for `AgainstBots`."""
    return AgainstBots(game, players, **arguments)


def register() -> None:
    """Tell Gymnasium of every game."""
    for type in regnum.games():
        gymnasium.register(f"regnum/{type.name}-v0", "regnum.envs.gymnasium:AgainstBots", kwargs={"game": type.name})


register()
