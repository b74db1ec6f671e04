"""Every game for OpenSpiel: importing this module registers `python_regnum_architects` and so on.

>>> import pyspiel
>>> import regnum.envs.openspiel
>>> game = pyspiel.load_game("python_regnum_architects(players=3)")

Chance is explicit: the root is a chance node that draws one of `deals` seeds, each equally likely, and everything
after it is decided by the players. So histories, clones and serialised states are exact, and every algorithm that
takes explicit chance takes these games. A simultaneous step is a row of turns; what a seat sees does not change by
what others have answered in it.
"""

import hashlib
import json
from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pyspiel

import regnum
from regnum.engine.errors import BadOption
from regnum.engine.game import Game
from regnum.engine.gametype import GameType
from regnum.engine.resolving import first_decider, legal_moves
from regnum.engine.scores import Scores
from regnum.envs.observer import Observer
from regnum.envs.playing import play_number
from regnum.envs.rewards import MOST_POINTS, reward_named

#: No game is longer.
LONGEST: Final = 30_000
DEFAULT_DEALS: Final = 1000


Utility = pyspiel.GameType.Utility


def spiel_type(type: GameType, utility: Any = Utility.GENERAL_SUM) -> Any:
    """How OpenSpiel knows a game; its parameters are players, reward, scale, deals and the game's options.

    An option for a seat is a text, the words of the seats with spaces between them. A game is registered once, whatever
    will be played of it, so nothing is promised of its utilities; a loaded game knows its parameters and says what it
    can (`utility_of`).
    """
    parameters = {"players": min(2, type.seats[-1]), "reward": "outcome", "scale": "plain", "deals": DEFAULT_DEALS}
    return pyspiel.GameType(
        short_name=f"python_regnum_{type.name}",
        long_name=f"Regnum: {type.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=type.seats[-1],
        min_num_players=type.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters | {option.name: option.default for option in type.options},
    )


def utility_of(scores: Scores, reward: str) -> Any:
    """What is always true of the utilities of such tables, told by the scores at their beginning.

    All who play together get the same. Of two who play against nobody else one leads by what the other is behind; by
    `outcome` a game that nobody wins is lost by both, so that their sum is not always the same.
    """
    if scores.together:
        return Utility.IDENTICAL
    if reward == "score" and len(scores.totals) == 2 and not scores.against:
        return Utility.ZERO_SUM
    return Utility.GENERAL_SUM


class RegnumGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Regnum with its parameters; subclasses name the game."""

    name: str = ""
    spiel_type: Any = None

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        specified = self.spiel_type.parameter_specification
        players, self.deals, reward, scale = (
            given.pop(name, specified[name]) for name in ("players", "deals", "reward", "scale")
        )
        if self.deals < 1:
            raise BadOption(f"deals is the number of seeds, at least 1, not {self.deals}")
        for name, value in given.items():
            if isinstance(value, str) and "," in value:  # OpenSpiel could not read the game's own text again
                raise BadOption(f"OpenSpiel takes no comma in {name}; put spaces between the words of the seats")
        self.reward = reward_named(reward)
        self._arguments: tuple[int, dict[str, Any]] = (players, given)
        first = self.deal(0)
        self.observer = Observer(first, scale=scale)
        utility = utility_of(first.scores, reward)
        most = 1.0 if reward == "outcome" else MOST_POINTS
        info = pyspiel.GameInfo(
            num_distinct_actions=self.observer.moves,
            max_chance_outcomes=self.deals,
            num_players=players,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0 if utility == Utility.ZERO_SUM else None,
            max_game_length=LONGEST,
        )
        super().__init__(spiel_type(first.type, utility), info, params or {})

    def deal(self, seed: int) -> Game:
        """The game that a seed stands for."""
        players, options = self._arguments
        return regnum.new(self.name, players, seed, **options)

    def __reduce__(self) -> tuple[Callable[[str], Any], tuple[str]]:
        """A game travels between processes as its text."""
        return load, (str(self),)

    def new_initial_state(self) -> "RegnumState":
        """Before the seed is drawn."""
        return RegnumState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "RegnumObserver | Recall | None":
        """What a player sees now, or with perfect recall all that it has come to know; None for less or more."""
        if params:
            raise BadOption(f"Regnum's observers take no parameters: {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return Recall() if kind.perfect_recall else RegnumObserver(self.observer)


class RegnumState(pyspiel.State):  # type: ignore[misc]
    """A table, or the moment before its seed is drawn.

    One that was resampled begins there: its history has what was played since.
    """

    def __init__(self, game: RegnumGame, table: Game | None = None, recalled: dict[int, str] | None = None) -> None:
        super().__init__(game)
        self.table = table
        #: By player: how many moves of the table are dealt with, and a digest of what it saw before its own.
        self._seen: dict[int, tuple[int, str]] = {player: (0, digest) for player, digest in (recalled or {}).items()}

    def current_player(self) -> Any:
        """Chance at the root, then the first seat that must decide."""
        if self.table is None:
            return pyspiel.PlayerId.CHANCE
        seat = first_decider(self.table.state)
        return pyspiel.PlayerId.TERMINAL if seat < 0 else seat

    def _legal_actions(self, player: int) -> list[int]:
        return legal_moves(self.table.state, player) if self.table is not None else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every seed, equally likely."""
        deals = self.get_game().deals
        return [(seed, 1.0 / deals) for seed in range(deals)]

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            self.table = self.get_game().deal(action)
        else:
            play_number(self.table, self.current_player(), action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"seed {action}" if self.table is None else self.table.catalogue.notations[action]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.table is not None and self.table.over

    def returns(self) -> list[float]:
        """The rewards at the end; zeros before."""
        game = self.get_game()
        if self.table is None or not self.table.over:
            return [0.0] * game.num_players()
        reward: list[float] = game.reward(self.table.scores)
        return reward

    def seen(self, player: int) -> str:
        """A digest of all that a player saw when it had to decide, also of what it does not see any more."""
        made, digest = self._seen.get(player, (0, ""))
        if self.table is None or made == len(self.table.moves):
            return digest
        observer, game = self.get_game().observer, self.table.at(made)
        for seat, move in self.table.moves[made:]:
            if seat == player:
                digest = hashlib.blake2b(digest.encode() + observer.row(game, seat).tobytes()).hexdigest()[:24]
            game.play(move, seat)
        self._seen = self._seen | {player: (len(self.table.moves), digest)}
        return digest

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> "RegnumState":
        """A state that looks the same to a player, with all that it can't know dealt anew.

        It begins there: its history is empty, for no seed leads to it.
        """
        if self.table is None:
            return RegnumState(self.get_game())
        dealt = self.table.determinize(player_id, int(probability_sampler() * 2**53))
        return RegnumState(self.get_game(), dealt, {player_id: self.seen(player_id)})

    def __str__(self) -> str:
        return "before the deal" if self.table is None else str(self.table.record)


class RegnumObserver:
    """OpenSpiel's observer: one tensor and its named parts, filled anew for a state and a player."""

    def __init__(self, observer: Observer) -> None:
        self._observer = observer
        self.tensor = np.zeros(observer.size, np.float32)
        self.dict = observer.named(self.tensor)

    def set_from(self, state: RegnumState, player: int) -> None:
        """Fill the tensor; before the deal there is nothing to see."""
        self.tensor[:] = 0 if state.table is None else self._observer.row(state.table, player)

    def string_from(self, state: RegnumState, player: int) -> str:
        """The player's view as text."""
        return "" if state.table is None else json.dumps(state.table.view(player))


class Recall:
    """OpenSpiel's observer with perfect recall: the record as the player may read it, its view, and what it saw.

    There is no tensor of a whole past.
    """

    def __init__(self) -> None:
        self.tensor: None = None
        self.dict: dict[str, Any] = {}

    def set_from(self, state: RegnumState, player: int) -> None:
        """Nothing to fill."""

    def string_from(self, state: RegnumState, player: int) -> str:
        """The information state as text."""
        if state.table is None:
            return ""
        return f"{state.table.record_for(player)}\n{json.dumps(state.table.view(player))}\nseen: {state.seen(player)}"


def load(text: str) -> Any:
    """A game by its text, where this module has been imported by then."""
    return pyspiel.load_game(text)


def register() -> None:
    """Tell OpenSpiel of every game."""
    for type in regnum.games():
        about = {"name": type.name, "spiel_type": spiel_type(type)}
        pyspiel.register_game(about["spiel_type"], type_of_game(about))


def type_of_game(about: dict[str, Any]) -> type[RegnumGame]:
    """The class of one game: OpenSpiel makes games by calling a class with nothing but parameters."""
    return type(f"Regnum_{about['name']}", (RegnumGame,), about)


register()
