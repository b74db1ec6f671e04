"""Playing a tournament to its end."""

from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path

from regnum.arena.crews import Crew, crew_of
from regnum.arena.formats import upcoming
from regnum.arena.results import Result, ResultsFile, play_fixture
from regnum.arena.tournament import Tournament


class Play:
    """A tournament under way: iterate over it to play it, and find all results so far in `results`.

    With a file it goes on where the file ends, and every result is written down before it is handed over. The results
    do not depend on the crew.
    """

    def __init__(self, tournament: Tournament, crew: Crew | None = None, out: Path | None = None) -> None:
        self.tournament = tournament
        self._crew = crew or crew_of(0)
        self._file = None if out is None else ResultsFile(out, tournament)
        self._results: dict[int, Result] = {} if self._file is None else self._file.results
        #: How many games there will be, as far as can be told: a ladder knows only its next meeting.
        self.in_sight = len(self._results) + len(upcoming(tournament, self._results))

    @property
    def results(self) -> Mapping[int, Result]:
        """The results so far, by the numbers of their games."""
        return self._results

    def __iter__(self) -> Iterator[Result]:
        """Play what is left; results come as they are done."""
        try:
            while games := upcoming(self.tournament, self._results):
                self.in_sight = len(self._results) + len(games)
                for result in self._crew.play(partial(play_fixture, self.tournament), games):
                    self._results[result.number] = result
                    if self._file is not None:
                        self._file.append(result)
                    yield result
        finally:
            if self._file is not None:
                self._file.close()


def play_tournament(tournament: Tournament, crew: Crew | None = None, out: Path | None = None) -> list[Result]:
    """All results of a tournament, in the order of its games; by default played on all cores."""
    play = Play(tournament, crew, out)
    for _ in play:
        pass
    return in_order(play.results)


def in_order(results: Mapping[int, Result]) -> list[Result]:
    """Results in the order of their games, in which ratings are reckoned."""
    return [results[number] for number in sorted(results)]
