"""Positions: a whole table as plain data, and the table that one describes.

The fields of the table, of its players and of its modules are written and read by their declarations. What is pending,
the stack of frames and the open lanes, is the same in every game and stands here.
"""

from collections.abc import Mapping
from typing import Any

from regnum.engine.errors import BadPosition
from regnum.engine.parts import Player
from regnum.engine.reading import Reader, read_chance
from regnum.engine.ruleset import Ruleset
from regnum.engine.state import Frame, State


def describe(state: State) -> dict[str, object]:
    """The whole state in the game's own words."""
    rules = state.rules
    told = rules.type.fields.tell(state, rules.names)
    for module in rules.modules:
        if module.FIELDS.all:
            told.update(module.FIELDS.tell(state.parts[module.index], rules.names))
    players = []
    for seat, player in enumerate(players_of(state)):
        own = _describe_player(rules, seat, player)
        own["deciding"] = bool(state.lanes) and bool(state.lanes[seat])
        players.append(own)
    told["players"] = players
    told["chance"] = state.rng.words()
    told["stack"] = [_describe_frame(frame, rules) for frame in state.stack]
    if state.lanes:
        told["lanes"] = [[_describe_frame(frame, rules) for frame in lane] for lane in state.lanes]
        told["openings"] = [_describe_frame(frame, rules) for frame in state.openings]
        before = players_before(state)
        if before:
            told["before"] = [_describe_player(rules, seat, player) for seat, player in enumerate(before)]
    return told


def players_of(state: Any) -> list[Player]:
    """What lies before each seat; every game's table has it, with players of its own kind."""
    players: list[Player] = state.players
    return players


def players_before(state: Any) -> list[Player]:
    """The players as they were when the open lanes began, for games that keep them."""
    before: list[Player] = getattr(state, "before", [])
    return before


def _describe_player(rules: Ruleset, seat: int, player: Player) -> dict[str, object]:
    told: dict[str, object] = {rules.type.seat_word: rules.names.seats[seat]}
    told.update(rules.type.player_fields.tell(player, rules.names))
    for module in rules.modules:
        if module.PLAYER_FIELDS.all:
            told.update(module.PLAYER_FIELDS.tell(player.parts[module.index], rules.names))
    return told


def _describe_frame(frame: Frame, rules: Ruleset) -> dict[str, object]:
    return {"frame": frame.NAME, **frame.FIELDS.tell(frame, rules.names)}


def restore(rules: Ruleset, data: Mapping[str, object]) -> State:
    """The table that a position describes; what it leaves out is as the game fills it in."""
    read = Reader(data, "table")
    state = rules.type.blank(rules, read_chance(read))
    rules.type.fields.read_into(state, read, rules.names)
    for module in rules.modules:
        if module.FIELDS.all:
            module.FIELDS.read_into(state.parts[module.index], read, rules.names)
    deciding = _read_players(state, read)
    told = frozenset(name for name in data if read.tells(name))
    rules.type.complete(state, read)
    for module in rules.modules:
        module.complete(state, told)
    _read_pending(state, read)
    rules.type.go_on(state, read.tells("stack"))
    _read_before(state, read)
    read.done()
    _check_lanes(state, deciding)
    _check_frames(state)
    rules.type.check(state)
    for module in rules.modules:
        module.check(state)
    return state


def _read_players(state: State, read: Reader) -> list[bool | None]:
    """The players, and whether each is told to be deciding."""
    deciding: list[bool | None] = []
    for seat, entry in enumerate(read_entries(read, "players", state.seats)):
        _read_player(state.rules, seat, players_of(state)[seat], entry)
        deciding.append(entry.flag("deciding") if entry.tells("deciding") else None)
        entry.done()
    return deciding


def _read_player(rules: Ruleset, seat: int, player: Player, entry: Reader) -> None:
    name = rules.names.seats[seat]
    entry.word(rules.type.seat_word, name, [name])
    rules.type.player_fields.read_into(player, entry, rules.names)
    for module in rules.modules:
        if module.PLAYER_FIELDS.all:
            module.PLAYER_FIELDS.read_into(player.parts[module.index], entry, rules.names)


def read_entries(read: Reader, name: str, number: int) -> list[Reader]:
    """A list with so many entries; when it is not there, empty ones."""
    entries = read.entries(name, number)
    if len(entries) != number:
        raise BadPosition(read.at(name), f"must have {number} entries, not {len(entries)}")
    return entries


def _read_pending(state: State, read: Reader) -> None:
    for entry in read.entries("stack", 0):
        state.push(_read_frame(entry, state.rules))
    lanes = read.listed("lanes")
    if lanes.data:
        state.lanes = [[_read_frame(entry, state.rules) for entry in lanes.entries(name, 0)] for name in lanes.data]
    state.openings = [_read_frame(entry, state.rules) for entry in read.entries("openings", 0)]
    if len(state.lanes) not in (0, state.seats) or len(state.openings) != len(state.lanes):
        raise BadPosition("table.lanes", f"there are {state.seats} seats: a lane and an opening for each, or none")


def _read_frame(entry: Reader, rules: Ruleset) -> Frame:
    kind: Any = rules.frames[entry.word("frame", "", list(rules.frames))]
    frame: Frame = kind(**kind.FIELDS.values(entry, rules.names))
    entry.done()
    return frame


def _read_before(state: Any, read: Reader) -> None:
    if not state.lanes or not hasattr(state, "before"):
        return
    state.before = [player.copy() for player in state.players]
    if not read.tells("before"):
        return
    for seat, entry in enumerate(read_entries(read, "before", state.seats)):
        _read_player(state.rules, seat, state.before[seat], entry)
        entry.done()


def _check_lanes(state: State, deciding: list[bool | None]) -> None:
    """A lane is its seat's own, waits for it or is empty, and all began alike."""
    for seat, lane in enumerate(state.lanes):
        if state.openings[seat].NAME != state.openings[0].NAME:
            raise BadPosition(f"table.openings[{seat}]", f"all lanes begin alike, with {state.openings[0].NAME}")
        if lane and not lane[-1].waits():
            raise BadPosition(f"table.lanes[{seat}]", f"{lane[-1].NAME} is no decision")
        for path, frame in [(f"table.openings[{seat}]", state.openings[seat]), *_paths(f"table.lanes[{seat}]", lane)]:
            if getattr(frame, "seat", seat) != seat:
                raise BadPosition(path, "must be of the lane's own seat")
    for seat, told in enumerate(deciding):
        really = bool(state.lanes) and bool(state.lanes[seat])
        if told is not None and told != really:
            raise BadPosition(
                f"table.players[{seat}].deciding", "must be true for who decides in a lane, and only then"
            )


def _paths(path: str, frames: list[Frame]) -> list[tuple[str, Frame]]:
    return [(f"{path}[{number}]", frame) for number, frame in enumerate(frames)]


def _check_frames(state: State) -> None:
    """Every frame lies on one that it may lie on, and fits the table."""
    _check_below(_paths("table.stack", state.stack), "")
    top = state.stack[-1].NAME if state.stack else ""
    for seat, lane in enumerate(state.lanes):
        _check_below([(f"table.openings[{seat}]", state.openings[seat])], top)
        first = state.openings[seat].NAME
        if lane and first != lane[0].NAME:
            raise BadPosition(f"table.lanes[{seat}][0]", f"the lane began with {first}")
        _check_below(_paths(f"table.lanes[{seat}]", lane), top)
    for path, frame in _all_frames(state):
        wrong = frame.misfit(state)
        if wrong:
            raise BadPosition(path, wrong)


def _check_below(frames: list[tuple[str, Frame]], below: str) -> None:
    for path, frame in frames:
        if frame.BELOW and below not in frame.BELOW:
            raise BadPosition(path, f"{frame.NAME} never lies on {below or 'nothing'}")
        below = frame.NAME


def _all_frames(state: State) -> list[tuple[str, Frame]]:
    found = _paths("table.stack", state.stack)
    for seat, lane in enumerate(state.lanes):
        found += _paths(f"table.lanes[{seat}]", lane)
    return found
