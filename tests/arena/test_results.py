"""Who stands where after a game; and files of results, whatever happened to them."""

from pathlib import Path

import msgspec
import pytest

from regnum.arena import results as module
from regnum.arena.formats import round_robin
from regnum.arena.matches import Played
from regnum.arena.results import ResultsFile, play_fixture
from regnum.arena.tournament import Fixture
from regnum.engine.errors import RegnumError
from regnum.engine.scores import RivalScore, Scores
from tests.arena.made import a_result, a_tournament


def played(points: list[int], winners: list[int], over: bool = True, **forfeits: str) -> Played:
    return ended(Scores([{"points": total} for total in points], winners), over, **forfeits)


def ended(scores: Scores, over: bool = True, **forfeits: str) -> Played:
    lost = {int(seat.removeprefix("seat")): what for seat, what in forfeits.items()}
    seats = len(scores.totals)
    return Played(scores, over and not lost, "", [1] * seats, [0.5] * seats, lost)


@pytest.mark.parametrize(
    ("table", "places"),
    [
        (played([30, 50, 40], [1]), (3, 1, 2)),
        (played([50, 50, 40], [1]), (2, 1, 3)),  # a tie that the rules break
        (played([50, 50, 40], [0, 1]), (1, 1, 3)),
        (played([10, 50, 40], []), (1, 1, 1)),  # nobody has won
        (played([10, 50, 40], [], over=False), (1, 1, 1)),  # it did not come to an end
        (played([90, 50, 40], [], seat0="slept"), (3, 1, 1)),
        (played([10, 50, 40], [], seat1="slept"), (1, 2, 2)),  # b loses with both its seats
    ],
)
def test_places_at_a_table(table: Played, places: tuple[int, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "play_table", lambda *_: table)
    result = play_fixture(a_tournament(players=3), Fixture(0, 0, ("a", "b", "b")))
    assert result.places == places
    assert result.forfeits == table.forfeits


def test_a_race_compares_points(monkeypatch: pytest.MonkeyPatch) -> None:
    tables = iter([played([30], []), played([50], [0]), played([80], [], seat0="slept"), played([30], [])])
    monkeypatch.setattr(module, "play_table", lambda *_: next(tables))
    result = play_fixture(a_tournament(players=1), Fixture(0, 0, ("a", "b", "c", "d")))
    assert result.places == (2, 1, 4, 2)
    assert result.scores == (30, 50, 80, 30)
    assert result.forfeits == {2: "slept"}
    assert not result.over
    assert result.won == ()


def test_a_race_against_a_rival_compares_wins_then_leads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who wins by one stands above who loses with many points; of two who lose, who was closer."""
    points = [(30, 31, []), (12, 11, [0]), (40, 42, []), (12, 11, [0])]
    tables = iter(
        [
            ended(Scores([{"points": own}], winners, rivals=[RivalScore("baron", {"points": his})]))
            for own, his, winners in points
        ]
    )
    monkeypatch.setattr(module, "play_table", lambda *_: next(tables))
    result = play_fixture(a_tournament(players=1), Fixture(0, 0, ("a", "b", "c", "d")))
    assert result.places == (3, 1, 4, 1)
    assert result.scores == (30, 12, 40, 12)
    assert result.won == (False, True, False, True)


def test_partners_race_as_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each bot plays the deal on all seats of its own table; nothing orders the seats of a table.

    A table may be lost though its points would do.
    """
    seated: list[tuple[str, ...]] = []

    def play(_: str, bots: tuple[str, ...], *__: object) -> Played:
        seated.append(bots)
        points, won = {"a": ([9, 1], True), "b": ([3, 8], True), "c": ([9, 9], False), "d": ([9, 9], True)}[bots[0]]
        scores = Scores([{"points": one} for one in points], [0, 1] if won else [], together=True, goal=10)
        return ended(scores, seat1="slept") if bots[0] == "d" else ended(scores)

    monkeypatch.setattr(module, "play_table", play)
    tournament = msgspec.structs.replace(a_tournament(*"abcd"), together=True)
    assert [fixture.bots for fixture in round_robin(tournament)] == [tuple("abcd")] * tournament.games
    result = play_fixture(tournament, Fixture(0, 0, tuple("abcd")))
    assert seated == [("a", "a"), ("b", "b"), ("c", "c"), ("d", "d")]
    assert result.places == (2, 1, 3, 4)
    assert result.scores == (10, 11, 18, 18)
    assert result.decisions == (2, 2, 2, 2)
    assert result.seconds == (1.0, 1.0, 1.0, 1.0)
    assert result.won == (True, True, False, False)
    assert result.forfeits == {3: "slept"}


def a_file(tmp_path: Path, games: int = 3) -> Path:
    path = tmp_path / "results.jsonl"
    file = ResultsFile(path, a_tournament())
    for number in range(games):
        file.append(a_result(["random", "greedy"], [2, 1], number, forfeits={0: "slept"}))
    file.close()
    return path


def test_a_file_goes_on_where_it_ended(tmp_path: Path) -> None:
    path = a_file(tmp_path)
    file = ResultsFile(path, a_tournament())
    assert sorted(file.results) == [0, 1, 2]
    assert file.results[1] == a_result(["random", "greedy"], [2, 1], 1, forfeits={0: "slept"})
    file.append(a_result(["random", "greedy"], [2, 1], 7))
    file.close()
    file = ResultsFile(path, a_tournament())
    file.close()
    assert sorted(file.results) == [0, 1, 2, 7]


def test_wherever_a_writer_was_cut_off_only_the_last_line_is_lost(tmp_path: Path) -> None:
    whole = a_file(tmp_path).read_bytes()
    path = tmp_path / "cut.jsonl"
    for length in [*range(0, len(whole), 7), len(whole)]:
        path.write_bytes(whole[:length])
        file = ResultsFile(path, a_tournament())
        lines = max(1, whole[:length].count(b"\n"))
        assert path.read_bytes().splitlines() == whole.splitlines()[:lines]
        assert len(file.results) == lines - 1
        for number in range(3):
            if number not in file.results:
                file.append(a_result(["random", "greedy"], [2, 1], number, forfeits={0: "slept"}))
        file.close()
        assert path.read_bytes() == whole


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"seed": 1}, "its seed is 0, not 1"),
        ({"games": 50}, "its games is 100, not 50"),
        ({"boards": "advanced"}, "its options is"),
    ],
)
def test_a_file_of_another_tournament_is_refused_and_stays_as_it_is(
    tmp_path: Path, change: dict[str, object], told: str
) -> None:
    path = a_file(tmp_path)
    before = path.read_bytes()
    with pytest.raises(RegnumError, match=f"belongs to another tournament: {told}"):
        ResultsFile(path, a_tournament(**change))
    assert path.read_bytes() == before


@pytest.mark.parametrize("content", [b"milk and eggs", b"milk\neggs\n", b'{"regnum_arena": 1}\n', b"\xff\x00"])
def test_a_file_of_anything_else_is_refused_and_stays_as_it_is(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "notes.txt"
    path.write_bytes(content)
    with pytest.raises(RegnumError, match="no file of arena results"):
        ResultsFile(path, a_tournament())
    assert path.read_bytes() == content


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    path = a_file(tmp_path)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:2], b"{}\n", *lines[3:]]))
    with pytest.raises(RegnumError, match="line 3 is damaged"):
        ResultsFile(path, a_tournament())


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(RegnumError, match="Is a directory"):
        ResultsFile(tmp_path, a_tournament())
