"""The front door: make, load and list games by name."""

import copyreg
import secrets
from collections.abc import Callable, Mapping
from typing import Any, SupportsIndex

from regnum.engine import state
from regnum.engine.beginning import game_from_position, new_game, unpacked
from regnum.engine.errors import BadPosition, BadRecord, OtherVersion, RegnumError, UnknownGame, meant
from regnum.engine.game import Game
from regnum.engine.gametype import GameType
from regnum.engine.record import Record, parse_record
from regnum.games import GAMES


def compiled() -> bool:
    """Whether the rules run compiled."""
    return not state.__file__.endswith(".py")


def games() -> list[GameType]:
    """Every game that can be played."""
    return list(GAMES.values())


def _type(name: object) -> GameType:
    found = GAMES.get(name) if isinstance(name, str) else None
    if found is None:
        raise UnknownGame(f"no game is called {name!r}; {meant(name, GAMES)}there are: {', '.join(GAMES)}")
    return found


def new(name: str, players: SupportsIndex, seed: SupportsIndex | None = None, **options: object) -> Game:
    """A new game, brought to its first decision. Without a seed a random one is drawn."""
    return new_game(_type(name), players, secrets.randbits(63) if seed is None else seed, options)


def from_position(data: Mapping[str, object]) -> Game:
    """The game that a position (see `Game.position`) describes."""
    if not isinstance(data, Mapping):
        raise BadPosition("position", "must be an object")
    known = ("game", "rules", "seats", "options", "table")
    for name in data:
        if name not in known:
            raise BadPosition(str(name), "no such field")
    try:
        found = _type(data.get("game"))
    except UnknownGame as error:
        raise BadPosition("game", str(error)) from None
    return game_from_position(found, data)


def load(record: str | Record) -> Game:
    """The game that a record tells, all its moves played."""
    if not isinstance(record, str | Record):
        raise BadRecord(f"a record is a text, not {record!r}", 1)
    parsed = parse_record(record) if isinstance(record, str) else record
    if parsed.redacted:
        raise BadRecord("this is one seat's view of a game; it can't be played again", 1)
    game = begin(parsed)
    for number, (mover, words) in enumerate(parsed.moves):
        line = parsed.first_move_line + number
        if mover not in game.type.seat_names[: game.players]:
            raise BadRecord(f"there is no seat {mover!r}", line)
        try:
            game.play(words, game.type.seat_names.index(mover))
        except RegnumError as error:
            raise BadRecord(str(error), line) from None
    return game


def begin(record: Record) -> Game:
    """The game that a record tells, before its first move."""
    try:
        found = _type(record.game)
    except UnknownGame as error:
        raise BadRecord(str(error), 2) from None
    told: object = record.options if record.start is None else record.start.get("options")
    if not found.plays_alike(record.rules, told if isinstance(told, dict) else {}):
        raise OtherVersion(
            f"the record needs version {record.rules} of the rules of {found.name}; this is version "
            f"{found.rules_version}",
            3,
        )
    for seat in [*record.names, *filter(None, [record.conceded])]:
        if seat not in found.seat_names[: record.seats]:
            raise BadRecord(f"there is no seat {seat!r} that a player could have", 2)
    try:
        if record.start is not None:
            game = from_position(record.start)
        else:
            game = new_game(found, record.seats, record.seed or 0, record.options)
    except RegnumError as error:
        raise BadRecord(str(error), 4) from None
    if record.cards not in ("", game.cards_digest):
        raise OtherVersion(
            f"the record was played with other figures on the cards of {found.name} (digest {record.cards}; here it "
            f"is {game.cards_digest})",
            5,
        )
    return game


def go_on_from(position: Mapping[str, object]) -> Game:
    """The game that goes on from a position with the rules of today, whichever version it was played with so far."""
    return from_position({**position, "rules": _type(position.get("game")).rules_version})


# What travels between processes does so under the name of its game; compiled classes can't be taken apart otherwise.


def _packed_type(type: GameType) -> tuple[Callable[[str], GameType], tuple[str]]:
    return _type, (type.name,)


def _packed_game(game: Game) -> tuple[Callable[..., Game], tuple[object, ...]]:
    return _unpacked_game, (game.type.name, *game.packed())


def _unpacked_game(name: str, *packed: Any) -> Game:
    return unpacked(_type(name), *packed)


for _game in GAMES.values():
    copyreg.pickle(_game.__class__, _packed_type)
copyreg.pickle(Game, _packed_game)
