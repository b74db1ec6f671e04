"""How games begin: from a seed, from a position, or unpacked in another process."""

from collections.abc import Mapping

from regnum.engine.errors import BadOption, BadPosition
from regnum.engine.game import Game
from regnum.engine.gametype import GameType
from regnum.engine.numbers import whole
from regnum.engine.options import Options
from regnum.engine.positions import restore
from regnum.engine.resolving import advance, relist
from regnum.engine.rng import seeded
from regnum.engine.state import State


def new_game(type: GameType, players: object, seed: object, options: Mapping[str, object]) -> Game:
    """Set a game up and bring it to its first decision."""
    seats = whole(players)
    if seats is None or seats not in type.seats:
        raise BadOption(f"{type.name} is for {type.seats[0]} to {type.seats[-1]} players, not {players!r}")
    dealt = checked_seed(seed)
    checked = type.check_options(seats, options)
    state = type.setup(type.ruleset(seats, checked), seeded(dealt))
    advance(state)
    return Game(type, checked, dealt, state.copy(), state, [])


def checked_seed(seed: object) -> int:
    """A seed of a game, if it is one: the generator has so many bits to set."""
    number = whole(seed)
    if number is None or not 0 <= number < 2**96:
        raise BadOption(f"a seed is a whole number from 0 to 2^96 - 1, not {seed!r}")
    return number


def game_from_position(type: GameType, data: Mapping[str, object]) -> Game:
    """The game that a position describes."""
    rules, told = data.get("rules", type.rules_version), data.get("options")
    if not isinstance(rules, int) or not type.plays_alike(rules, told if isinstance(told, dict) else {}):
        raise BadPosition("rules", f"this is version {type.rules_version} of the rules, not {rules!r}")
    seats = data.get("seats")
    if isinstance(seats, bool) or not isinstance(seats, int) or seats not in type.seats:
        raise BadPosition("seats", f"{type.name} has {type.seats[0]} to {type.seats[-1]} seats, not {seats!r}")
    options, table = data.get("options", {}), data.get("table")
    if not isinstance(options, dict):
        raise BadPosition("options", "must be an object of option names and values")
    if not isinstance(table, dict):
        raise BadPosition("table", "must be an object")
    try:
        checked = type.check_options(seats, options)
    except BadOption as error:
        raise BadPosition("options", str(error)) from None
    state = _restored(type, seats, checked, table)
    try:
        advance(state)
    except Exception as broken:
        raise BadPosition("table.stack", f"the game can't go on from here: {broken}") from None
    return Game(type, checked, None, state.copy(), state, [])


def _restored(type: GameType, seats: int, options: Options, table: Mapping[str, object]) -> State:
    state = restore(type.ruleset(seats, options), table)
    state.lane_legal = [[] for _ in state.lanes]
    state.lane_logs = [[] for _ in state.lanes]
    return state


def unpacked(
    type: GameType,
    seats: int,
    options: Options,
    seed: int | None,
    start: Mapping[str, object] | None,
    times_opened: int,
    history: list[int],
    past: list[int],
) -> Game:
    """The game that `Game.packed` has packed, exactly.

    Unlike a position that a person gives, its first one may ask where cards dealt anew leave no choice: nothing is
    played before the moves of the game.
    """
    if start is None:
        game = new_game(type, seats, seed, options)
    else:
        state = _restored(type, seats, options, start)
        relist(state)
        state.times_opened = times_opened
        game = Game(type, options, None, state.copy(), state, [], past)
    game.replay(history)
    return game
