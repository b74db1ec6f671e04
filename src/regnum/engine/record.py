"""Records: a small, readable, versioned text that is save file, replay and bug report in one.

    regnum record 1
    game: architects
    rules: 1
    seats: 2
    cards: 5d0c11e2
    seed: 7
    option boards: advanced
    players: me, greedy
    name blue: Jadwiga

    blue: keep well
    red: keep tavern
    end: 2 moves, check 9f3c01aa

`cards` is a digest of the figures on the cards of the table (`regnum.engine.figures`); records of old have none.
`players` says who sat in each seat, and a line `name SEAT` what a player is called, where whoever saved the game wanted
to know; the rules don't. A line `conceded: SEAT` says who has given up the game after its last move: it is over then,
whatever the rules would have asked next. A game that did not begin from a seed has a line `start:` with its first
position instead. The last line says that nothing is missing; its check is a CRC-32 of all lines before it.
"""

import json
import zlib

from regnum.engine.errors import BadRecord
from regnum.engine.options import Options, written

MAGIC = "regnum record "
FORMAT = 1
#: How the header lines of options and of players' names begin.
OPTION = "option "
NAME = "name "
#: The longest number of a header: a seed has 29 digits.
LONGEST_NUMBER = 40


class Record:
    """The parsed text of a record; knows nothing of the rules."""

    def __init__(
        self,
        game: str,
        rules: int,
        seats: int,
        seed: int | None,
        options: Options,
        start: dict[str, object] | None,
        moves: list[tuple[str, str]],
        redacted: bool = False,
        first_move_line: int = 0,
        cards: str = "",
        players: list[str] | None = None,
        names: dict[str, str] | None = None,
        conceded: str = "",
    ) -> None:
        self.game = game
        self.rules = rules
        self.seats = seats
        self.seed = seed
        self.options = options
        self.start = start
        self.moves = moves
        self.redacted = redacted
        self.first_move_line = first_move_line
        self.cards = cards
        self.players: list[str] = players or []
        #: What players are called, by the name of their seat.
        self.names: dict[str, str] = names or {}
        #: The seat that has given up the game, if one has.
        self.conceded = conceded

    def __str__(self) -> str:
        lines = [f"{MAGIC}{FORMAT}", f"game: {self.game}", f"rules: {self.rules}", f"seats: {self.seats}"]
        if self.cards:
            lines.append(f"cards: {self.cards}")
        if self.redacted:
            lines.append("redacted: yes")
        elif self.start is not None:
            lines.append("start: " + json.dumps(self.start, ensure_ascii=False, separators=(",", ":")))
        else:
            lines.append(f"seed: {self.seed}")
        if self.start is None:
            lines += [f"{OPTION}{name}: {written(value)}" for name, value in self.options.items()]
        if self.players:
            lines.append(f"players: {', '.join(self.players)}")
        lines += [f"{NAME}{seat}: {name}" for seat, name in self.names.items()]
        if self.conceded:
            lines.append(f"conceded: {self.conceded}")
        lines.append("")
        lines += [f"{mover}: {words}" for mover, words in self.moves]
        lines.append(f"end: {len(self.moves)} moves, check {_check(lines)}")
        return "\n".join(lines) + "\n"

    def __reduce__(self) -> tuple[object, ...]:
        """How it travels between processes; compiled classes don't know that by themselves."""
        told = (self.game, self.rules, self.seats, self.seed, self.options, self.start, self.moves)
        said = self.players, self.names, self.conceded
        return Record, (*told, self.redacted, self.first_move_line, self.cards, *said)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))


def _check(lines: list[str]) -> str:
    return f"{zlib.crc32(chr(10).join(lines).encode()):08x}"


def parse_record(text: str) -> Record:
    """Read a record; `BadRecord` names the line and the reason when it can't be read."""
    lines = text.replace("\r\n", "\n").removesuffix("\n").split("\n")
    _check_frame(lines)
    header: dict[str, str] = {}
    number = 1
    while number < len(lines) - 1 and lines[number]:
        name, colon, value = lines[number].partition(": ")
        if not colon:
            raise BadRecord(f"expected 'name: value', found {lines[number]!r}", number + 1)
        if name in header:
            raise BadRecord(f"{name!r} is given twice", number + 1)
        header[name] = value
        number += 1
    if number >= len(lines) - 1 and (number >= len(lines) or lines[number]):
        raise BadRecord("the empty line between header and moves is missing", number + 1)
    moves: list[tuple[str, str]] = []
    for index in range(number + 1, len(lines) - 1):
        mover, colon, words = lines[index].partition(": ")
        if not colon or not words:
            raise BadRecord(f"expected 'seat: move', found {lines[index]!r}", index + 1)
        moves.append((mover, words))
    return _from_header(header, moves, number + 2)


def _check_frame(lines: list[str]) -> None:
    """The first line says what this is, the last that it is whole."""
    first = lines[0]
    if not first.startswith(MAGIC):
        raise BadRecord(f"this is not a record: it should begin with '{MAGIC}{FORMAT}'", 1)
    version = first.removeprefix(MAGIC)
    if version != str(FORMAT):
        raise BadRecord(f"format {version} is not known here; this version reads format {FORMAT}", 1)
    last = lines[-1]
    if not last.startswith("end: "):
        raise BadRecord("the record is cut off: its last line should begin with 'end:'", len(lines))
    moves = len(lines) - 2 - lines.index("") if "" in lines else 0
    expected = f"end: {moves} moves, check {_check(lines[:-1])}"
    if last != expected:
        raise BadRecord(f"the record was damaged or edited: expected {expected!r}, found {last!r}", len(lines))


def _from_header(header: dict[str, str], moves: list[tuple[str, str]], first_move_line: int) -> Record:
    lines = {name: number for number, name in enumerate(header, 2)}
    options: Options = {}
    names: dict[str, str] = {}
    for name, value in header.items():
        if name.startswith(OPTION):
            options[name.removeprefix(OPTION)] = value
        elif name.startswith(NAME):
            names[name.removeprefix(NAME)] = value
        elif name not in ("game", "rules", "seats", "cards", "seed", "start", "redacted", "players", "conceded"):
            raise BadRecord(f"no header line is called {name!r}", lines[name])
    if "game" not in header:
        raise BadRecord("the header names no game", 2)
    start: dict[str, object] | None = None
    if "start" in header:
        try:
            start = json.loads(header["start"])
        except ValueError as error:
            raise BadRecord(f"the start position is not JSON: {error}", lines["start"]) from None
        except RecursionError:
            raise BadRecord("the start position is nested too deeply", lines["start"]) from None
        if not isinstance(start, dict):
            raise BadRecord("the start position must be an object", lines["start"])
    elif "seed" not in header and "redacted" not in header:
        raise BadRecord("the header has neither a seed nor a start position", 2)
    return Record(
        game=header["game"],
        rules=_whole(header, "rules", lines),
        seats=_whole(header, "seats", lines),
        seed=_whole(header, "seed", lines) if "seed" in header else None,
        options=options,
        start=start,
        moves=moves,
        redacted="redacted" in header,
        first_move_line=first_move_line,
        cards=header.get("cards", ""),
        players=header["players"].split(", ") if header.get("players") else None,
        names=names,
        conceded=header.get("conceded", ""),
    )


def _whole(header: dict[str, str], name: str, lines: dict[str, int]) -> int:
    value = header.get(name)
    if value is None:
        raise BadRecord(f"the header line {name!r} is missing", 2)
    if not value.isascii() or not value.isdigit():
        raise BadRecord(f"{name} must be a whole number, not {value!r}", lines[name])
    if len(value) > LONGEST_NUMBER:
        raise BadRecord(f"{name} has too many digits", lines[name])
    return int(value)
