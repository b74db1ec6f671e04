"""What came out of a game, and the file to which results are appended, one line a game."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from regnum.arena.matches import Played, play_table
from regnum.arena.tournament import Fixture, Tournament
from regnum.engine.errors import RegnumError

FILE_VERSION: Final = 1


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """A game that was played, seat by seat; of a race, bot by bot, with all seats of each bot's table as one.

    All but `seconds` depends on the tournament and the number alone.
    """

    number: int
    seed: int
    bots: tuple[str, ...]
    #: 1 for the first; equal places are ties.
    places: tuple[int, ...]
    scores: tuple[int, ...]
    over: bool
    decisions: tuple[int, ...]
    #: How long each seat thought, all its decisions together.
    seconds: tuple[float, ...]
    #: What seats did that forfeited.
    forfeits: dict[int, str] = {}
    #: Of a race with something to win, whether each bot's table was won.
    won: tuple[bool, ...] = ()
    #: What each table looked like at its end: equal digests, equal games.
    digests: tuple[str, ...]


def play_fixture(tournament: Tournament, fixture: Fixture) -> Result:
    """Play one game of a tournament."""
    if tournament.race:
        return _race(fixture, [_play(tournament, fixture, (bot,) * tournament.players) for bot in fixture.bots])
    played = _play(tournament, fixture, fixture.bots)
    return Result(
        number=fixture.number,
        seed=fixture.seed,
        bots=fixture.bots,
        places=tuple(_places(_standing(played, fixture.bots))),
        scores=tuple(played.scores.totals),
        over=played.over,
        decisions=tuple(played.decisions),
        seconds=tuple(round(spent, 6) for spent in played.seconds),
        forfeits=played.forfeits,
        digests=(played.digest,),
    )


def _race(fixture: Fixture, played: Sequence[Played]) -> Result:
    """Each bot's own table stands for it, with all its seats."""
    return Result(
        number=fixture.number,
        seed=fixture.seed,
        bots=fixture.bots,
        places=tuple(_places([_race_standing(table) for table in played])),
        scores=tuple(table.scores.points[0] for table in played),
        over=all(table.over for table in played),
        decisions=tuple(sum(table.decisions) for table in played),
        seconds=tuple(round(sum(table.seconds), 6) for table in played),
        forfeits={bot: deed for bot, table in enumerate(played) for deed in table.forfeits.values()},
        won=tuple(bool(table.winners) for table in played) if played[0].scores.contested else (),
        digests=tuple(table.digest for table in played),
    )


def _play(tournament: Tournament, fixture: Fixture, bots: Sequence[str]) -> Played:
    return play_table(tournament.game, bots, fixture.seed, tournament.options, tournament.seconds)


def _standing(played: Played, bots: Sequence[str]) -> list[tuple[int, ...]]:
    """How high each seat stands: winners above all others, who stand by their points.

    Where nobody has won, nobody stands above another. A bot that forfeited has lost with all its seats, or the others
    of them would share the win; it stands below all others, who are equal.
    """
    lost = {bots[seat] for seat in played.forfeits}
    winners = played.winners
    if lost or not winners:
        return [(bot not in lost,) for bot in bots]
    return [(seat in winners, score * (seat not in winners)) for seat, score in enumerate(played.scores.totals)]


def _race_standing(played: Played) -> tuple[int, ...]:
    """How high a bot stands in a race: who has won its table above who has not, then by the lead.

    Alone with nobody and nothing to beat the lead is the points, and nothing else counts. Who forfeited or never came
    to an end stands below all others.
    """
    if not played.over:
        return (False,)
    scores = played.scores
    return (True, bool(scores.contested and scores.winners), scores.leads[0])


def _places(standing: Sequence[tuple[int, ...]]) -> list[int]:
    return [1 + sum(other > own for other in standing) for own in standing]


class _Header(msgspec.Struct):
    """The first line of a file of results."""

    regnum_arena: int
    tournament: Tournament


class ResultsFile:
    """Results on disk. Whatever happens to the process that writes, all lines but the last one are whole."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        """Open the file to go on, or begin a new one; a file of anything else is refused and stays as it is."""
        self.path = path
        self._first = msgspec.json.encode(_Header(FILE_VERSION, tournament)) + b"\n"
        try:
            content = path.read_bytes() if path.exists() else b""
            whole = content[: content.rfind(b"\n") + 1]
            self.results = self._read(content, whole, tournament)
            self._file = path.open("r+b" if content else "wb")
            self._file.truncate(len(whole))
            self._file.seek(len(whole))
            if not whole:
                self._write(self._first)
        except OSError as error:
            raise RegnumError(f"{path}: {error.strerror}") from None

    def append(self, result: Result) -> None:
        """Write a result down at once: whoever kills the process now loses none that is written."""
        self._write(msgspec.json.encode(result) + b"\n")

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def _write(self, line: bytes) -> None:
        self._file.write(line)
        self._file.flush()

    def _read(self, content: bytes, whole: bytes, tournament: Tournament) -> dict[int, Result]:
        if not whole:
            if not self._first.startswith(content):
                raise RegnumError(f"{self.path}: is no file of arena results; name another file")
            return {}
        first, *lines = whole.splitlines()
        self._check_header(first, tournament)
        results = {}
        for number, line in enumerate(lines, 2):
            try:
                result = msgspec.json.decode(line, type=Result)
            except msgspec.DecodeError as error:
                raise RegnumError(
                    f"{self.path}: line {number} is damaged ({error}); remove the line, and its game is played again"
                ) from None
            results[result.number] = result
        return results

    def _check_header(self, line: bytes, tournament: Tournament) -> None:
        try:
            header = msgspec.json.decode(line, type=_Header)
        except msgspec.DecodeError:
            raise RegnumError(f"{self.path}: is no file of arena results; name another file") from None
        there, here = msgspec.structs.asdict(header.tournament), msgspec.structs.asdict(tournament)
        for name in there:
            if there[name] != here[name]:
                raise RegnumError(
                    f"{self.path}: belongs to another tournament: its {name} is {_told(there[name])}, "
                    f"not {_told(here[name])}; name another file, or give the same arguments"
                )
        if header.regnum_arena != FILE_VERSION:
            raise RegnumError(f"{self.path}: was written by another version of the arena; name another file")


def _told(value: object) -> str:
    return ", ".join(value) if isinstance(value, tuple) else str(value)
