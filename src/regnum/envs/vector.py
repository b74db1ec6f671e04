"""Many games in one process, stepped by one call: arrays in, arrays out.

>>> from regnum.envs.vector import VectorGames
>>> games = VectorGames("architects", players=2, n=8, seed=1)
>>> rows, masks, seats = games.observe()
>>> rewards, dones = games.step(masks.argmax(axis=1))
"""

from typing import Any, Final, SupportsIndex

import numpy as np
from numpy.typing import NDArray

import regnum
from regnum.engine.batch import list_masks, list_rows, list_seats, play_all
from regnum.engine.beginning import checked_seed
from regnum.engine.errors import BadOption, MalformedMove
from regnum.engine.game import Game
from regnum.engine.numbers import whole
from regnum.engine.observing import layout, width
from regnum.engine.state import State
from regnum.envs.observer import checked_scale, numbers, to_scale
from regnum.envs.rewards import reward_named

FIRST_SEED: Final = 0


class VectorGames:
    """`n` games side by side. One that ends is set up anew by the same step.

    Table `i` plays the seeds `seed + i`, `seed + i + n`, `seed + i + 2n`, ... one after the other, so what happens at
    one table never depends on another. The arrays that come out are the same ones at every call: copy what you keep.
    """

    def __init__(
        self,
        game: str,
        players: SupportsIndex,
        n: SupportsIndex,
        seed: SupportsIndex = FIRST_SEED,
        reward: str = "outcome",
        scale: str = "plain",
        **options: object,
    ) -> None:
        tables = whole(n)
        if tables is None or tables < 1:
            raise BadOption(f"n is the number of games, at least 1, not {n!r}")
        self.n = tables
        self._scale = checked_scale(scale)
        self._arguments: tuple[str, SupportsIndex, dict[str, Any]] = (game, players, options)
        self._reward = reward_named(reward)
        first = self._set_up(seed)
        self._seeds = [checked_seed(seed) + table for table in range(tables)]
        self.type, self.options, self.catalogue = first.type, first.options, first.catalogue
        self.players = first.players
        self.layout = layout(first.type, first.state)
        self.size, self.moves = width(self.layout), len(first.catalogue.notations)
        self._states: list[State] = [self._set_up(table_seed).state for table_seed in self._seeds]
        self._rows: NDArray[np.float32] = np.zeros((tables, self.size), np.float32)
        self._masks: NDArray[np.bool_] = np.zeros((tables, self.moves), np.bool_)
        self._seats: NDArray[np.int64] = np.zeros(tables, np.int64)
        self._rewards: NDArray[np.float32] = np.zeros((tables, self.players), np.float32)
        self._dones: NDArray[np.bool_] = np.zeros(tables, np.bool_)

    def _set_up(self, seed: SupportsIndex) -> Game:
        game, players, options = self._arguments
        return regnum.new(game, players, seed, **options)

    def observe(self) -> tuple[NDArray[np.float32], NDArray[np.bool_], NDArray[np.int64]]:
        """For each table: what the seat that decides may know, its legal moves, and which seat it is."""
        self._rows.reshape(-1)[:] = numbers(list_rows(self.type, self._states, self.size))
        return to_scale(self._rows, self._scale), self.masks(), self.seats()

    def masks(self) -> NDArray[np.bool_]:
        """The legal moves of the seat that decides, for each table."""
        self._masks.reshape(-1)[:] = numbers(list_masks(self._states, self.moves))
        return self._masks

    def seats(self) -> NDArray[np.int64]:
        """The seat that decides, for each table."""
        list_seats(self._states, self._seats.data)
        return self._seats

    def step(self, actions: "NDArray[Any] | list[int]") -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """Play one move at each table; the rewards of all seats (at the end, else 0), and which games have ended."""
        moves = self._checked(actions)
        self._rewards.fill(0)
        self._dones.fill(False)
        for table in play_all(self._states, moves, self.catalogue):
            self._dones[table] = True
            self._rewards[table] = self._reward(self.type.scores(self._states[table]))
            self._seeds[table] += self.n
            self._states[table] = self._set_up(self._seeds[table]).state
        return self._rewards, self._dones

    def _checked(self, actions: object) -> list[int]:
        """The moves as plain numbers; a float that equals a legal move must not become part of a table."""
        try:
            given = np.asarray(actions)
        except ValueError:  # lists of different lengths, which have no shape
            given = np.empty(())
        if given.shape != (self.n,):
            raise BadOption(f"a step takes {self.n} moves, one a table, in one row")
        if given.dtype.kind not in "iu":
            raise MalformedMove(f"moves are whole numbers, not {given.dtype}")
        moves: list[int] = given.tolist()
        return moves

    def seed_of(self, table: int) -> int:
        """The seed of the game that is being played at a table."""
        return self._seeds[table]

    def game(self, table: int) -> Game:
        """A copy of the game at a table, to look at or to ask a bot about."""
        state = self._states[table].copy()
        return Game(self.type, self.options, None, state.copy(), state, [])

    def __getstate__(self) -> dict[str, object]:
        """Tables travel between processes as games; compiled ones can't be taken apart otherwise."""
        return self.__dict__ | {"_states": [self.game(table) for table in range(self.n)]}

    def __setstate__(self, packed: dict[str, Any]) -> None:
        self.__dict__.update(packed)
        self._states = [game.state for game in packed["_states"]]
